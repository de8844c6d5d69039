import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	alertsIn,
	areaValue,
	elementIn,
	elementsIn,
	fieldValue,
	type Markup,
	mainOf,
	shownText,
	tagsOf,
	textsIn,
	wrongFields,
} from "../support/html.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const texts = pageTexts.en.adminPages;

const list = (language: Language = "en") => `/${language}/admin/landing-pages`;
const edit = (id: string, language: Language = "en") => `${list(language)}/edit/${id}`;

let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const htmlOf = async (path: string, visitor = owner) => (await visitor.get(path)).text();

async function pageBySlug(slug: string) {
	const [page] = await shop.database.db
		.select()
		.from(schema.landingPages)
		.where(eq(schema.landingPages.slug, slug));
	return page;
}

async function idOf(slug: string): Promise<string> {
	const page = await pageBySlug(slug);
	if (!page) throw new Error(`no page ${slug}`);
	return page.id;
}

const form = (given: Fields = {}): Fields => ({
	...{ slug: `page-${randomUUID()}`, visibility: "hidden", menuSection: "none", menuOrder: "0" },
	"en.title": "Office units",
	"en.contentHtml": "<p>Warm in winter</p>",
	...given,
});

/** A page made by its form. @returns its id, and its fields as the form sent them */
async function create(given: Fields = {}): Promise<{ id: string; fields: Fields }> {
	const fields = form(given);
	const answer = await owner.post(`${list()}/new`, fields);
	// Another language than Dutch is led on by a new document.
	if (answer.status !== 303) throw new Error(`the page was refused: ${await answer.text()}`);
	return { id: await idOf(fields.slug ?? ""), fields };
}

async function seenOf(id: string): Promise<string> {
	return fieldValue(await htmlOf(edit(id)), "seen") ?? "";
}

/** Titles of the rows, in the page's order. */
function titlesIn(markup: Markup): string[] {
	return elementsIn(markup, "tbody").flatMap((body) => textsIn(body, "th"));
}

describe("the list", () => {
	test.each(languages)("stands in %s with every page, and is kept by nobody", async (language) => {
		const answer = await owner.get(list(language));
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const main = mainOf(await answer.text());
		const own = pageTexts[language].adminPages;
		expect(textsIn(main, "h1")).toEqual([shownText(own.title)]);
		expect(textsIn(elementIn(main, "thead"), "th")).toEqual(
			Object.values(own.columns).map((column) => shownText(column)),
		);
		expect(titlesIn(main)).toHaveLength(await shop.database.db.$count(schema.landingPages));
	});

	test("says where there is no translation and no menu section", async () => {
		const { id, fields } = await create({ "en.title": "", "en.contentHtml": "", "fr.title": "Bureaux" });
		const main = mainOf(await htmlOf(`${list()}?q=${fields.slug}`));
		expect(titlesIn(main)).toEqual([texts.noTranslation]);
		expect(shownText(main)).toContain(texts.menuSections.none);
		expect(tagsOf(main, "a").map(({ href }) => href)).toContain(edit(id));
		expect(titlesIn(await htmlOf(`${list("fr")}?q=BUREAUX`))).toEqual(["Bureaux"]);
		expect(titlesIn(await htmlOf(`${list()}?q=bureaux`))).toEqual([]);
	});

	test("searches and filters by its address", async () => {
		const { fields } = await create({ visibility: "footer_subsection", "en.title": "Quiet rooms" });
		const found = async (query: string) => titlesIn(await htmlOf(`${list()}?${query}`));
		expect(await found("q=quiet+ROOMS")).toEqual(["Quiet rooms"]);
		expect(await found(`q=${fields.slug}&visibility=footer_subsection`)).toEqual(["Quiet rooms"]);
		expect(await found(`q=${fields.slug}&visibility=both`)).toEqual([]);
		const html = await htmlOf(`${list()}?q=nothing-like-it`);
		expect(shownText(html)).toContain(texts.empty);
		expect(fieldValue(html, "q")).toBe("nothing-like-it");
	});

	test("has no delete button for pages that the shop needs, and refuses it", async () => {
		const id = await idOf("home");
		const { id: other, fields } = await create();
		const buttons = async (query: string, value: string) =>
			elementsIn(await htmlOf(`${list()}?q=${query}`), "button", { name: "delete", value });
		expect(await buttons(fields.slug ?? "", other)).toHaveLength(1);
		expect(await buttons("home", id)).toEqual([]);
		expect(elementsIn(await htmlOf(`${list()}?delete=${id}`), "dialog")).toEqual([]);
		const answer = await owner.post(list(), { intent: "delete", id });
		expect(answer.status).toBe(409);
		expect(alertsIn(await answer.text())).toEqual([texts.problems.delete]);
		expect(await idOf("home")).toBe(id);
	});

	test("publishes and unpublishes, and the shop follows at once", async () => {
		const { id, fields } = await create();
		const address = `/en/pages/${fields.slug}`;
		const status = async () => (await shop.fetch(address)).status;
		expect(await status()).toBe(404);
		const answer = await owner.post(`${list()}?q=page`, { intent: "publish", publish: "yes", id });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list()}?q=page&done=updated`]);
		await expect.poll(status, { timeout: 5_000 }).toBe(200);
		await owner.post(list(), { intent: "publish", publish: "no", id });
		await expect.poll(status, { timeout: 5_000 }).toBe(404);
	});

	test("asks before it deletes, without scripts too", async () => {
		const { id } = await create({ isPublished: "on" });
		const html = await htmlOf(`${list()}?q=office&delete=${id}`);
		const dialog = elementIn(html, "dialog");
		expect(textsIn(dialog, "h2")).toEqual([texts.deleteQuestion]);
		const answer = await owner.post(`${list()}?q=office`, { intent: "delete", id });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list()}?q=office&done=deleted`]);
		expect(shownText(await htmlOf(`${list()}?done=deleted`))).toContain(
			"Page deleted. The landing page has been successfully deleted.",
		);
		const again = await owner.post(list(), { intent: "delete", id });
		expect(again.headers.get("Location")).toBe(`${list()}?done=deleted`);
		const gone = await owner.post(list(), { intent: "publish", id, publish: "yes" });
		expect(gone.status).toBe(404);
		expect(alertsIn(await gone.text())).toEqual(["This page has been deleted meanwhile."]);
	});

	test("leads to the sections of each page", async () => {
		const id = await idOf("home");
		const links = tagsOf(await htmlOf(`${list()}?q=home`), "a").map(({ href }) => href);
		expect(links).toContain(`${edit(id)}/sections`);
		expect(tagsOf(await htmlOf(edit(id)), "a").map(({ href }) => href)).toContain(`${edit(id)}/sections`);
	});

	test("comes in pages of twenty-five", async () => {
		const slugs = Array.from({ length: 27 }, (_, index) => `paged-${index}`);
		await shop.database.db.insert(schema.landingPages).values(slugs.map((slug) => ({ slug })));
		const first = await htmlOf(`${list()}?q=paged-`);
		expect(titlesIn(first)).toHaveLength(25);
		expect(tagsOf(first, "a").map(({ href }) => href)).toContain(`${list()}?q=paged-&page=2`);
		const second = await htmlOf(`${list()}?q=paged-&page=2`);
		expect(titlesIn(second)).toHaveLength(2);
		expect(tagsOf(second, "a").map(({ href }) => href)).toContain(`${list()}?q=paged-`);
		for (const slug of slugs) {
			await shop.database.db.delete(schema.landingPages).where(eq(schema.landingPages.slug, slug));
		}
	});

	test("takes nothing else", async () => {
		expect((await owner.post(list(), { intent: "nonsense" })).status).toBe(400);
		expect((await owner.post(list(), { intent: "publish", id: "nonsense", publish: "yes" })).status).toBe(
			404,
		);
	});
});

describe("the form", () => {
	test("makes a page and leads to the Dutch list", async () => {
		const fields = form({ isPublished: "on", "nl.title": "Kantoorunits", visibility: "footer" });
		const answer = await owner.post("/nl/admin/landing-pages/new", fields);
		expect([answer.status, answer.headers.get("Location")]).toEqual([
			303,
			"/nl/admin/landing-pages?done=created",
		]);
		const shown = shownText(await (await shop.fetch(`/en/pages/${fields.slug}`)).text());
		expect(shown).toContain("Warm in winter");
		expect(await htmlOf("/nl/admin/landing-pages?done=created")).toContain(
			pageTexts.nl.adminPages.done.created.title,
		);
	});

	test("changes a page, and the shop shows it at once", async () => {
		const { id, fields } = await create({ isPublished: "on" });
		const address = `/en/pages/${fields.slug}`;
		const shown = async () => shownText(await (await shop.fetch(address)).text());
		expect(await shown()).toContain("Warm in winter");
		const html = await htmlOf(edit(id));
		expect(fieldValue(html, "slug")).toBe(fields.slug);
		expect(fieldValue(html, "en.title")).toBe("Office units");
		expect(areaValue(html, "en.contentHtml")).toBe("<p>Warm in winter</p>");
		const seen = await seenOf(id);
		const changed = { ...fields, seen, "en.contentHtml": "<p onclick='x()'>Cool in summer</p>" };
		expect((await owner.post(edit(id), changed)).headers.get("Location")).toBe(
			"/nl/admin/landing-pages?done=updated",
		);
		await expect.poll(shown, { timeout: 5_000 }).toContain("Cool in summer");
		expect(areaValue(await htmlOf(edit(id)), "en.contentHtml")).toBe("<p>Cool in summer</p>");
	});

	test("leads from a slug that the page had to the one that it has, in every language that it has", async () => {
		const { id, fields } = await create({ isPublished: "on", "fr.title": "Bureaux" });
		const slug = `moved-${randomUUID()}`;
		await owner.post(edit(id), { ...fields, slug, seen: await seenOf(id) });
		const answerTo = async (language: Language, old: string) => {
			const answer = await shop.fetch(`/${language}/pages/${old}?size=20ft`);
			return [answer.status, answer.headers.get("Location")];
		};
		const old = fields.slug ?? "";
		await expect
			.poll(() => answerTo("en", old), { timeout: 5_000 })
			.toEqual([301, `/en/pages/${slug}?size=20ft`]);
		expect(await answerTo("fr", old)).toEqual([301, `/fr/pages/${slug}?size=20ft`]);
		expect((await answerTo("de", old))[0]).toBe(404);
		const { fields: taker } = await create({ slug: old, isPublished: "on" });
		await expect.poll(() => answerTo("en", taker.slug ?? ""), { timeout: 5_000 }).toEqual([200, null]);
		expect((await answerTo("fr", old))[0]).toBe(404);
	});

	test("keeps everything typed and ties each error to its field", async () => {
		const fields = form({
			...{ slug: "No Slug", isPublished: "on", visibility: "both" },
			"en.title": "",
			"en.structuredData": '{"a": }',
			"de.title": "Büro",
			"de.canonicalUrl": "kade",
		});
		const answer = await owner.post(`${list()}/new`, fields);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([texts.problems.invalid]);
		const wrong = wrongFields(html);
		expect(wrong.map(({ name }) => name).toSorted()).toEqual([
			"de.canonicalUrl",
			"en.structuredData",
			"slug",
		]);
		for (const { id, "aria-describedby": described } of wrong) expect(described).toContain(`${id}-error`);
		for (const error of [texts.errors.slugForm, texts.errors.json, texts.errors.address]) {
			expect(shownText(html)).toContain(error);
		}
		expect(fieldValue(html, "slug")).toBe("No Slug");
		expect(fieldValue(html, "de.canonicalUrl")).toBe("kade");
		expect(areaValue(html, "en.structuredData")).toBe('{"a": }');
		expect(areaValue(html, "en.contentHtml")).toBe("<p>Warm in winter</p>");
		const published = tagsOf(html, "input").find(({ name }) => name === "isPublished");
		expect(published).toHaveProperty("checked");
	});

	test("names a slug that is taken", async () => {
		const answer = await owner.post(`${list()}/new`, form({ slug: "about" }));
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(shownText(html)).toContain(texts.errors.slugTaken);
		expect(fieldValue(html, "en.title")).toBe("Office units");
	});

	test("is not saved over a newer version, loses nothing, and can be saved knowingly", async () => {
		const { id, fields } = await create();
		const seen = await seenOf(id);
		await owner.post(edit(id), { ...fields, seen, menuOrder: "3" });
		const mine = { ...fields, seen, "en.title": "My title" };
		const answer = await owner.post(edit(id), mine);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(shownText(html)).toContain(texts.problems.stale);
		expect(fieldValue(html, "en.title")).toBe("My title");
		expect(fieldValue(html, "seen")).toBe(seen);
		expect((await owner.post(edit(id), mine)).status).toBe(409);
		const overwrite = tagsOf(html, "button").find(({ name }) => name === "overwrite")?.value ?? "";
		expect((await owner.post(edit(id), { ...mine, overwrite })).status).toBe(303);
		expect(fieldValue(await htmlOf(edit(id)), "en.title")).toBe("My title");
	});

	test("relates a page to products and posts", async () => {
		const [product] = await shop.database.db.select().from(schema.products);
		const [post] = await shop.database.db.select().from(schema.blogPosts);
		const { id } = await create({
			relatedProductIds: product?.id ?? "",
			relatedBlogPostIds: post?.id ?? "",
		});
		const ticked = tagsOf(await htmlOf(edit(id)), "input").filter(
			(input) => input.name?.startsWith("related") && "checked" in input,
		);
		expect(ticked.map(({ value }) => value)).toEqual([product?.id, post?.id]);
	});

	test("shows a draft to its editor alone", async () => {
		const { id, fields } = await create();
		expect(tagsOf(await htmlOf(edit(id)), "a").map(({ href }) => href)).toContain(`${edit(id)}?preview=en`);
		const main = mainOf(await htmlOf(`${edit(id)}?preview=en`));
		expect(textsIn(main, "h1")).toEqual(["Office units"]);
		expect(shownText(main)).toContain("Warm in winter");
		expect(shownText(main)).toContain(texts.previewNote);
		expect((await shop.fetch(`/en/pages/${fields.slug}`)).status).toBe(404);
	});

	test("shows a page as the shop does: headings to go to, whom to ask, other pages, each in the page's language", async () => {
		const [page] = await shop.database.db
			.select()
			.from(schema.landingPages)
			.where(eq(schema.landingPages.slug, "delivery"));
		const { textPage } = pageTexts.fr;
		const shown = mainOf(await htmlOf(`${edit(page?.id ?? "")}?preview=fr`));
		const own = mainOf(await (await shop.fetch("/fr/pages/delivery")).text());
		for (const text of [textPage.contents, textPage.helpTitle, textPage.write].map((said) =>
			shownText(said),
		)) {
			expect(shownText(own)).toContain(text);
			expect(shownText(shown)).toContain(text);
		}
		const addresses = (main: typeof own) =>
			tagsOf(main, "a").flatMap(({ href }) => (href?.startsWith("#on-") ? [href] : []));
		expect(addresses(shown)).toEqual(addresses(own));
		expect(tagsOf(shown, "a").map(({ href }) => href)).toContain("/fr/contact");
	});

	test.each([randomUUID(), "nonsense"])("says that the page %s cannot be loaded", async (id) => {
		const answer = await owner.get(edit(id));
		expect(answer.status).toBe(404);
		expect(alertsIn(await answer.text())).toEqual(["Error loading landing page"]);
		const late = await owner.post(edit(id), form());
		expect(late.status).toBe(404);
		const html = await late.text();
		expect(alertsIn(html)).toEqual([texts.problems.missing]);
		expect(fieldValue(html, "en.title")).toBe("Office units");
	});
});

test("the documented English texts (shop document §2, §8)", () => {
	expect(texts).toMatchObject({
		newPage: "New Page",
		noTranslation: "No translation",
		deleteQuestion: "Are you sure you want to delete this page?",
		done: {
			created: { title: "Landing page created successfully" },
			updated: { title: "Landing page updated successfully" },
			deleted: { title: "Page deleted", text: "The landing page has been successfully deleted." },
		},
		problems: {
			create: "Failed to create landing page",
			update: "Failed to update landing page",
			delete: "Failed to delete the landing page. Please try again.",
		},
		loadError: "Error loading landing page",
		slug: "Default Slug",
		save: "Save Changes",
	});
	expect(pageTexts.en.adminShell.record.saving).toBe("Saving...");
	expect(Object.values(texts.columns)).toEqual([
		...["Title", "Slug", "Visibility", "Menu Section", "Status", "Actions"],
	]);
});
