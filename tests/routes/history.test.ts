import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { signInAdmin } from "../support/admin.ts";
import { elementIn, elementsIn, fieldValue, mainOf, shownText, tagsOf, textsIn } from "../support/html.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { auditLog } = schema;
const texts = pageTexts.en.adminAudit;

const history = (query = "", language: Language = "en") => `/${language}/admin/history${query}`;

let owner: Visitor;
const page = randomUUID();
const ids: Record<string, string> = {};

/** Notes a change as a verb of the owner's side does. @returns its id */
async function note(change: Partial<typeof auditLog.$inferInsert>): Promise<string> {
	const [row] = await shop.database.db
		.insert(auditLog)
		.values({
			userEmail: "anke@shop.example",
			...({ entity: "landing_page", entityId: page, label: "Kantoor", action: "update" } as const),
			...change,
		})
		.returning();
	return row?.id ?? "";
}

beforeAll(async () => {
	owner = await signInAdmin(shop);
	const long = "Stahl ".repeat(60);
	ids.update = await note({
		createdAt: new Date("2026-03-02T09:05:00Z"),
		before: { slug: "office", menuOrder: 1, texts: { nl: { title: "Oud", html: "<b>x</b>" } } },
		after: { slug: "office", menuOrder: 2, texts: { nl: { title: "<i>Nieuw</i>", html: long } } },
	});
	ids.create = await note({
		action: "create",
		after: { slug: "office", isPublished: false, tags: ["a", "b"] },
	});
	ids.delete = await note({ action: "delete", before: { slug: "office" } });
	ids.tariff = await note({
		...({ entity: "tariff", entityId: "BE 20", label: "BE 20 Antwerpen" } as const),
		userEmail: "bram@shop.example",
		...{ before: { single: 27_900 }, after: { single: 28_050 } },
	});
	ids.nameless = await note({ entity: "user", entityId: randomUUID(), label: "", action: "role" });
	await shop.database.db.insert(auditLog).values(
		Array.from({ length: 60 }, (_, index) => ({
			...({ userEmail: "cis@shop.example", entity: "mail", action: "resend" } as const),
			...{
				entityId: randomUUID(),
				label: `mail-${index}`,
				createdAt: new Date(Date.UTC(2025, 0, 1, 0, index)),
			},
		})),
	);
});

const htmlOf = async (path: string) => (await owner.get(path)).text();

/** Names of the rows, in the page's order. */
function rowsIn(html: string): string[] {
	const [list] = elementsIn(mainOf(html), "ul", { "aria-label": texts.title });
	return list ? textsIn(list, "a") : [];
}

const found = (html: string) => shownText(elementIn(html, "p", { "data-testid": "found" }));

describe("the history", () => {
	test.each(languages)("stands in %s in its words", async (language) => {
		const answer = await owner.get(history("?from=2026-01-01", language));
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		const t = pageTexts[language].adminAudit;
		expect(textsIn(mainOf(html), "h1")).toEqual([t.title]);
		const shown = shownText(mainOf(html));
		expect(shown).toContain(`${t.entities.landing_page} Kantoor`);
		for (const word of [t.actions.create, t.entities.tariff, "BE 20 Antwerpen", "bram@shop.example"]) {
			expect(shown).toContain(shownText(word));
		}
	});

	test("is narrowed by person, thing, action, days and id", async () => {
		const rows = async (query: string) => rowsIn(await htmlOf(history(query)));
		expect(await rows("?person=bram%40shop.example")).toEqual(["Tariff BE 20 Antwerpen"]);
		expect(await rows("?entity=forklift")).toEqual([]);
		expect(await rows(`?entity=landing_page&action=delete&id=${page}`)).toHaveLength(1);
		expect(await rows("?from=2026-03-02&to=2026-03-02")).toHaveLength(1);
		expect(await rows("?id=antwerp")).toEqual(["Tariff BE 20 Antwerpen"]);
		const none = await htmlOf(history("?id=nothing-like-it"));
		expect(shownText(none)).toContain(texts.nothing);
		expect(fieldValue(none, "id")).toBe("nothing-like-it");
	});

	test("comes in pages of twenty-five, newest first", async () => {
		const first = await htmlOf(history("?entity=mail"));
		expect(found(first)).toBe(`${texts.found} 60`);
		const [newest, ...others] = rowsIn(first);
		expect([newest, others.length]).toEqual(["Email mail-59", 24]);
		expect(tagsOf(first, "a").find(({ rel }) => rel === "next")?.href).toBe(history("?entity=mail&page=2"));
		expect(rowsIn(await htmlOf(history("?entity=mail&page=3"))).at(-1)).toBe("Email mail-0");
		const past = await owner.get(history("?entity=mail&page=9"));
		expect([past.status, past.headers.get("Location")]).toEqual([302, history("?entity=mail&page=3")]);
	});
});

describe("a change", () => {
	test("shows what differs, old and new, texts by their languages, long ones folded", async () => {
		const html = await htmlOf(history(`/${ids.update}`));
		const main = mainOf(html);
		expect(textsIn(main, "h3")).toEqual(["Nederlands"]);
		const shown = shownText(main);
		expect(shown).toContain("Menu order before 1 after 2");
		expect(shown).toContain("Title before Oud after <i>Nieuw</i>");
		expect(shown).toContain("02/03/2026, 10:05");
		expect(elementsIn(main, "i")).toEqual([]);
		expect(textsIn(main, "summary")).toEqual([`${texts.showAll} (360)`]);
		const links = tagsOf(main, "a").map(({ href }) => href);
		expect(links).toContain(`/en/admin/landing-pages/edit/${page}`);
		expect(links).toContain(history(`?entity=landing_page&id=${page}`));
	});

	test("that made or deleted something lists its values", async () => {
		const made = shownText(mainOf(await htmlOf(history(`/${ids.create}`))));
		expect(made).toContain(`${texts.created} Default Slug office Published no Tags a, b`);
		const deleted = mainOf(await htmlOf(history(`/${ids.delete}`)));
		expect(shownText(deleted)).toContain(`${texts.deleted} Default Slug office`);
		expect(tagsOf(deleted, "a").map(({ href }) => href)).not.toContain(
			`/en/admin/landing-pages/edit/${page}`,
		);
	});

	test("of a price is in euros, and leads to its tariff", async () => {
		const main = mainOf(await htmlOf(history(`/${ids.tariff}`)));
		expect(shownText(main)).toContain("Single before €279.00 after €280.50");
		expect(tagsOf(main, "a").map(({ href }) => href)).toContain("/en/admin/tariffs/edit/BE/20");
	});

	test("without fields says so, and leads nowhere where there is no page", async () => {
		const main = mainOf(await htmlOf(history(`/${ids.nameless}`)));
		expect(shownText(main)).toContain(texts.same);
		expect(shownText(main)).not.toContain(texts.openThing);
	});

	test.each([randomUUID(), "nonsense"])("%s is not there", async (id) => {
		expect((await owner.get(history(`/${id}`))).status).toBe(404);
	});

	test("is noted by what the owner's side does", async () => {
		const fields = { country: "DE", prefix: "00", place: "", single: "1", double: "2" };
		await owner.post("/en/admin/tariffs/new", fields);
		const html = await htmlOf(history("?entity=tariff&action=create"));
		expect(rowsIn(html)).toEqual(["Tariff DE 00"]);
		expect(rowsIn(await htmlOf(history("?id=DE%2000")))).toEqual(["Tariff DE 00"]);
	});
});
