import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	fieldError,
	fieldValue,
	mainOf,
	shownText,
	structuredData,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const texts = pageTexts.en.adminVoices;
const list = "/en/admin/voices";
const newReview = `${list}/reviews/new`;
const newReference = `${list}/references/new`;

const oneSpaced = (text: string) => text.replace(/\s+/g, " ");

let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const htmlOf = async (path: string, visitor: Pick<Visitor, "get"> = owner) =>
	(await visitor.get(path)).text();
const homeOf = async (language = "en") => (await shop.fetch(`/${language}`)).text();

const review = (given: Fields = {}): Fields => ({
	...{ words: "Delivered on the day.", name: "Ann B.", place: "Lier", stars: "4", saidOn: "2026-05-01" },
	...{ language: "en", sourceUrl: "", isVisible: "on", ...given },
});

const reference = (given: Fields = {}): Fields => ({
	...{ "nl.title": "Werfkantoor", "de.title": "Baubüro", "de.text": "Zwei Container", place: "Gent" },
	...{ year: "2025", imageUrl: "/images/uploads/none.jpg", "de.imageAlt": "Zwei Container", isVisible: "on" },
	...given,
});

/** Sends a form as its page was handed out. @returns id of the newest of its kind */
async function create(path: string, fields: Fields): Promise<string> {
	const answer = await owner.post(path, fields);
	expect(answer.status).toBe(303);
	expect(answer.headers.get("Location")).toBe(`${list}?done=created`);
	const table = path === newReview ? schema.reviews : schema.customerReferences;
	const rows = await shop.database.db.select({ id: table.id, at: table.createdAt }).from(table);
	return rows.toSorted((one, other) => Number(other.at) - Number(one.at))[0]?.id ?? "";
}

afterEach(async () => {
	for (const kind of ["review", "reference"] as const) {
		const table = kind === "review" ? schema.reviews : schema.customerReferences;
		for (const { id } of await shop.database.db.select({ id: table.id }).from(table)) {
			await owner.post(list, { intent: "delete", kind, id });
		}
	}
});

describe.each(languages)("a new shop in %s", (language) => {
	test("shows neither a heading nor a card, and knows that it has a place for them", async () => {
		const answer = await shop.fetch(`/${language}`);
		expect(answer.headers.get("Cache-Tag")?.split(",")).toEqual(
			expect.arrayContaining(["reviews", "references"]),
		);
		const html = await answer.text();
		expect(html).not.toContain('id="home-reviews"');
		expect(html).not.toContain('id="home-references"');
	});

	test("says at the desk that there is nothing, and on which page it would stand", async () => {
		const { adminVoices, voices } = pageTexts[language];
		const said = shownText(mainOf(await htmlOf(`/${language}/admin/voices`)));
		for (const text of [adminVoices.noReviews, adminVoices.noReferences, voices.checks.none]) {
			expect(said).toContain(text);
		}
		expect(said).not.toContain(adminVoices.shownNowhere);
	});
});

describe("a review", () => {
	test("is read in its own language, said to be in it, with where it stands and how it was checked", async () => {
		await create(newReview, review({ sourceUrl: "https://www.trustpilot.com/reviews/1" }));
		const html = await homeOf("de");
		const { voices } = pageTexts.de;
		const section = mainOf(html);
		expect(tagsOf(section, "blockquote")).toMatchObject([{ lang: "en" }]);
		expect(textsIn(section, "blockquote")).toEqual(["Delivered on the day."]);
		const caption = textsIn(section, "figcaption")[0] ?? "";
		for (const text of ["Ann B.", "Lier", "1. Mai 2026", voices.in.en, "trustpilot.com"]) {
			expect(caption).toContain(text);
		}
		expect(tagsOf(section, "a").find(({ href }) => href?.includes("trustpilot"))).toMatchObject({
			...{ href: "https://www.trustpilot.com/reviews/1", rel: "noopener nofollow ugc" },
		});
		expect(shownText(section)).toContain(voices.stars.replace("{stars}", "4"));
		expect(shownText(section)).toContain(`${voices.checks.none} ${voices.chosen}`);
		expect(tagsOf(mainOf(await homeOf("en")), "blockquote")[0]?.lang).toBeUndefined();
	});

	test("is made once by the same press, twice at once and once more", async () => {
		const sent = review({ press: "0.1" });
		const press = async () => (await owner.post(newReview, sent)).status;
		expect(await Promise.all([press(), press()])).toEqual([303, 303]);
		expect(await press()).toBe(303);
		expect(await shop.database.db.$count(schema.reviews)).toBe(1);
		expect((await owner.post(newReview, { ...sent, press: "0.2" })).status).toBe(303);
		expect(await shop.database.db.$count(schema.reviews)).toBe(2);
	});

	test("is moved once by the same press, and deleted in another tab is deleted", async () => {
		for (const name of ["Carl", "Ben", "Ann"]) await create(newReview, review({ name }));
		const order = () =>
			shop.database.db
				.select({ id: schema.reviews.id, name: schema.reviews.name })
				.from(schema.reviews)
				.orderBy(schema.reviews.orderIndex);
		const id = (await order())[2]?.id ?? "";
		const up = { intent: "move", kind: "review", id, to: "up" };
		for (const at of ["2", "2"]) expect((await owner.post(list, { ...up, at })).status).toBe(303);
		expect((await order()).map(({ name }) => name)).toEqual(["Ann", "Carl", "Ben"]);
		await owner.post(list, { ...up, at: "1" });
		expect((await order()).map(({ name }) => name)).toEqual(["Carl", "Ann", "Ben"]);
		for (const _tab of [1, 2]) {
			const answer = await owner.post(list, { intent: "delete", kind: "review", id });
			expect(answer.headers.get("Location")).toBe(`${list}?done=deleted`);
		}
		expect((await owner.post(list, up)).status).toBe(404);
	});

	test("gives the shop no stars of its own in structured data", async () => {
		await create(newReview, review({ stars: "5" }));
		expect(JSON.stringify(structuredData(await homeOf()))).not.toMatch(/rating|review/i);
	});

	test("drops the pages that have a place for it, and no other", async () => {
		const seen = async (path: string) => (await shop.fetch(path)).headers.get("ETag");
		const [home, contact] = [await seen("/en"), await seen("/en/contact")];
		await create(newReview, review());
		expect(await seen("/en")).not.toBe(home);
		expect(await seen("/en/contact")).toBe(contact);
		expect((await shop.fetch("/en/contact")).headers.get("Cache-Tag")).not.toContain("reviews");
	});

	test("is gone at once when it is hidden", async () => {
		const id = await create(newReview, review());
		const page = `${list}/reviews/${id}`;
		const seen = fieldValue(await htmlOf(page), "seen") ?? "";
		const { isVisible: _on, ...hidden } = review();
		expect((await owner.post(page, { ...hidden, seen })).status).toBe(303);
		expect(await homeOf()).not.toContain("Ann B.");
		const late = await owner.post(page, { ...review({ words: "Typed meanwhile" }), seen });
		expect(late.status).toBe(409);
		expect(await late.text()).toContain("Typed meanwhile");
	});

	test.each([
		["words", "  ", texts.errors.words],
		["words", "x".repeat(2_001), texts.errors.tooLong],
		["name", "", texts.errors.name],
		["saidOn", "2999-01-01", texts.errors.saidOn],
		["saidOn", "yesterday", texts.errors.saidOn],
		["stars", "6", texts.errors.stars],
		["stars", "-1", texts.errors.stars],
		["language", "es", texts.errors.language],
		["sourceUrl", "javascript:alert(1)", texts.errors.source],
		["sourceUrl", "http://www.trustpilot.com/x", texts.errors.source],
		["sourceUrl", "https://google.com@evil.example/", texts.errors.source],
	])("with %s %j is refused at that field, and nothing typed is lost", async (name, value, error) => {
		const answer = await owner.post(newReview, review({ place: "Kept", [name]: value }));
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldError(html, name)).toBe(error);
		expect(fieldValue(html, "place")).toBe("Kept");
	});

	test("without a language or a day is refused, and so is an unknown change", async () => {
		const { saidOn: _day, language: _language, ...rest } = review();
		const answer = await owner.post(newReview, rest);
		expect(answer.status).toBe(422);
		const wrong = { intent: "delete", kind: "page", id: randomUUID() };
		expect((await owner.post(list, wrong)).status).toBe(400);
		expect((await owner.post(list, { ...wrong, kind: "review", intent: "move" })).status).toBe(400);
	});

	test("that is long folds its rest, and behind the third card the others fold too", async () => {
		const words = `${"Everything went as it was said on the phone. ".repeat(12)}The end.`;
		for (const name of ["A", "B", "C", "D"]) await create(newReview, review({ name, words }));
		const main = mainOf(await homeOf());
		const summaries = textsIn(main, "summary");
		expect(summaries).toContain(pageTexts.en.voices.moreReviews.replace("{count}", "1"));
		expect(summaries.filter((text) => /: ?[A-D]$/.test(text))).toHaveLength(4);
		expect(textsIn(main, "blockquote").every((text) => text.endsWith("The end."))).toBe(true);
	});
});

describe("a reference", () => {
	test("is read in the reader's language, else in Dutch and said to be", async () => {
		await create(newReference, reference());
		const german = mainOf(await homeOf("de"));
		expect(textsIn(german, "article").join()).toContain("Baubüro");
		expect(tagsOf(german, "img").some(({ alt }) => alt === "Zwei Container")).toBe(true);
		const french = mainOf(await homeOf("fr"));
		expect(tagsOf(french, "h3").filter(({ lang }) => lang === "nl")).toHaveLength(1);
		expect(shownText(french)).toContain("Gent · 2025");
	});

	test("needs a title in one language at least, and a year that is one", async () => {
		const none = await owner.post(newReference, reference({ "nl.title": "", "de.title": "", "de.text": "" }));
		expect(none.status).toBe(422);
		const empty = { ...reference(), "nl.title": "", "de.title": "", "de.text": "", "de.imageAlt": "" };
		expect(fieldError(await (await owner.post(newReference, empty)).text(), "nl.title")).toBe(
			texts.errors.noText,
		);
		const wrong = await (await owner.post(newReference, reference({ year: "25" }))).text();
		expect(fieldError(wrong, "year")).toBe(texts.errors.year);
		expect(fieldValue(wrong, "de.title")).toBe("Baubüro");
		const evil = await owner.post(newReference, reference({ imageUrl: "javascript:alert(1)" }));
		expect(evil.status).toBe(422);
	});
});

test("the owner says how reviews are checked, and visitors read it in their language", async () => {
	await create(newReview, review());
	const page = `${list}/check`;
	const stored = fieldValue(await htmlOf(page), "seen") ?? "";
	const wrong = await owner.post(page, { checks: "always", seen: stored });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain(texts.errors.checks);
	const answer = await owner.post(page, { checks: "said", seen: stored });
	expect(answer.headers.get("Location")).toBe(`${list}?done=checked`);
	for (const language of languages) {
		expect(oneSpaced(shownText(mainOf(await homeOf(language))))).toContain(
			oneSpaced(pageTexts[language].voices.checks.said),
		);
	}
	const seen = fieldValue(await htmlOf(page), "seen") ?? "";
	await owner.post(page, { checks: "none", seen });
});

test("entries move by their buttons, and an entry that is gone says so", async () => {
	const first = await create(newReview, review({ name: "First" }));
	await create(newReview, review({ name: "Second" }));
	const names = async () => textsIn(mainOf(await homeOf()), "figcaption").map((text) => text.split(/ ?,/)[0]);
	expect(await names()).toEqual(["Second", "First"]);
	const moved = await owner.post(list, { intent: "move", kind: "review", id: first, to: "up" });
	expect(moved.headers.get("Location")).toBe(`${list}?done=moved`);
	expect(await names()).toEqual(["First", "Second"]);
	const gone = `${list}/reviews/${randomUUID()}`;
	expect((await owner.get(gone)).status).toBe(404);
	expect((await owner.post(gone, { ...review({ words: "Still here" }), seen: "x" })).status).toBe(404);
});

test("a page of the owner's own shows them where it has the section, from the first one on", async () => {
	const { landingPages, landingPageTranslations, sections, sectionTranslations } = schema;
	const { db } = shop.database;
	const slug = `page-${randomUUID()}`;
	const [page] = await db
		.insert(landingPages)
		.values({ slug, isPublished: true })
		.returning({ id: landingPages.id });
	const landingPageId = page?.id ?? "";
	await db.insert(landingPageTranslations).values({ landingPageId, language: "en", title: "For builders" });
	const [section] = await db
		.insert(sections)
		.values({ landingPageId, type: "reviews" })
		.returning({ id: sections.id });
	await db
		.insert(sectionTranslations)
		.values({ sectionId: section?.id ?? "", language: "en", title: "Builders say" });
	const path = `/en/pages/${slug}`;
	const empty = await shop.fetch(path);
	expect(empty.headers.get("Cache-Tag")?.split(",")).toContain("reviews");
	expect(textsIn(mainOf(await empty.text()), "h2")).not.toContain("Builders say");
	await create(newReview, review());
	const main = mainOf(await (await shop.fetch(path)).text());
	expect(textsIn(main, "h2")).toContain("Builders say");
	expect(textsIn(main, "blockquote")).toEqual(["Delivered on the day."]);
	expect(shownText(mainOf(await htmlOf(list)))).toContain("For builders");
});
