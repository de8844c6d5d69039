import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { homeSections } from "#db/seed/home.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { labelled } from "~/i18n/labelled.ts";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { schema } from "~/platform/db.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import { sectionField } from "~/site/messages/section-answer.ts";
import type { SectionPreview } from "~/site/pages/desk/sections/form/section-errors.ts";
import { fieldsOfType } from "~/site/pages/desk/sections/form/section-fields.ts";
import { type SectionType, sectionTypes } from "~/site/pages/sections/section.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	alertsIn,
	areaValue,
	chosenValue,
	elementIn,
	elementsIn,
	fieldValue,
	mainOf,
	markupOf,
	shownText,
	tagsOf,
	textsIn,
	wrongFields,
} from "../support/html.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const texts = pageTexts.en.adminSections;

const list = (page: string, language: Language = "en") =>
	`/${language}/admin/landing-pages/edit/${page}/sections`;
const edit = (page: string, section: string, language: Language = "en") =>
	`${list(page, language)}/${section}`;
const add = (page: string, type: string, language: Language = "en") =>
	`${list(page, language)}/new?type=${type}`;
const draw = (page: string, section = "new") => `${list(page)}/preview?section=${section}`;

let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const htmlOf = async (path: string, visitor = owner) => (await visitor.get(path)).text();
const shopHtml = async (path: string) => (await shop.fetch(path)).text();

/** A landing page in Dutch and English with nothing but a title, published unless given otherwise. */
async function createPage(given: Partial<typeof schema.landingPages.$inferInsert> = {}) {
	const { db } = shop.database;
	const slug = `page-${randomUUID()}`;
	const values = { slug, isPublished: true, ...given };
	const [page] = await db.insert(schema.landingPages).values(values).returning();
	const id = page?.id ?? "";
	const rows = (["nl", "en"] as const).map((language) => ({
		landingPageId: id,
		language,
		title: "Our yard",
	}));
	await db.insert(schema.landingPageTranslations).values(rows);
	return { id, slug: values.slug, address: `/en/pages/${values.slug}` };
}

async function pageId(slug: string): Promise<string> {
	const [page] = await shop.database.db
		.select({ id: schema.landingPages.id })
		.from(schema.landingPages)
		.where(eq(schema.landingPages.slug, slug));
	return page?.id ?? "";
}

async function idsOn(page: string): Promise<string[]> {
	const rows = await shop.database.db
		.select({ id: schema.sections.id })
		.from(schema.sections)
		.where(eq(schema.sections.landingPageId, page))
		.orderBy(asc(schema.sections.orderIndex));
	return rows.map(({ id }) => id);
}

const form = (type: SectionType, given: Fields = {}): Fields => ({
	...{ type, background: "none", paddingTop: "96px", paddingBottom: "96px" },
	...given,
});

/** A section made by its form, with a title in English. @returns its id */
async function addSection(page: string, type: SectionType, given: Fields = {}): Promise<string> {
	const answer = await owner.post(add(page, type), form(type, { "en.title": "A title", ...given }));
	if (answer.status !== 303) throw new Error(`the section was refused: ${await answer.text()}`);
	return (await idsOn(page)).at(-1) ?? "";
}

const seenOf = async (page: string) => fieldValue(await htmlOf(list(page)), "seen") ?? "";

describe("the list", () => {
	test.each(languages)(
		"stands in %s with every section of the home page, and is kept by nobody",
		async (language) => {
			const own = pageTexts[language].adminSections;
			const answer = await owner.get(list(await pageId("home"), language));
			expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
			const main = mainOf(await answer.text());
			expect(textsIn(main, "h1")).toEqual([shownText(labelled(language, own.title, "home"))]);
			const titles = homeSections.map(({ translations }) =>
				shownText(translations[language].title ?? own.noTitle),
			);
			expect(textsIn(main, "h2").slice(0, titles.length)).toEqual(titles);
			for (const type of sectionTypes) {
				expect(shownText(main)).toContain(shownText(own.types[type].text));
			}
		},
	);

	test("says what each language lacks", async () => {
		const page = await createPage();
		await addSection(page.id, "content_centered", {
			...{ "en.subtitle": "More", "nl.title": "Titel", "nl.contentHtml": "<p>Staal</p>" },
		});
		const shown = shownText(mainOf(await htmlOf(list(page.id))));
		expect(shown).toContain("Nederlands: missing: Subtitle");
		expect(shown).toContain("English: missing: Text");
		expect(shown).toContain(`Français: ${texts.notWritten}`);
	});

	test("names the shop's own rules and a type that it does not know", async () => {
		const home = shownText(mainOf(await htmlOf(list(await pageId("home")))));
		expect(home).toContain(texts.rules.leasing);
		expect(home).toContain(texts.rules.modifications);
		const page = await createPage();
		await shop.database.db
			.insert(schema.sections)
			.values({ landingPageId: page.id, type: "hologram", id: `future-${randomUUID()}` });
		const html = mainOf(await htmlOf(list(page.id)));
		expect(shownText(html)).toContain(`${texts.unknownType}: hologram`);
		expect(shownText(html)).toContain(texts.unknownText);
		const [id = ""] = await idsOn(page.id);
		expect(tagsOf(html, "a").map(({ href }) => href)).not.toContain(edit(page.id, id));
		expect((await owner.get(edit(page.id, id))).status).toBe(404);
	});

	test("moves, copies and asks before it deletes, without scripts too", async () => {
		const page = await createPage();
		const first = await addSection(page.id, "content_centered", { "en.title": "First" });
		const second = await addSection(page.id, "dark_text_block", { "en.title": "Second" });
		const act = async (fields: Fields) =>
			owner.post(list(page.id), { seen: await seenOf(page.id), ...fields });
		const moved = await act({ intent: "move", direction: "up", id: second, anchored: "yes" });
		expect([moved.status, moved.headers.get("Location")]).toEqual([
			303,
			`${list(page.id)}?done=moved&at=${second}#row-${second}`,
		]);
		expect(await idsOn(page.id)).toEqual([second, first]);
		expect(shownText(await htmlOf(`${list(page.id)}?done=moved&at=${second}`))).toContain(texts.done.moved);
		await act({ intent: "move", to: "1", id: second });
		expect(await idsOn(page.id)).toEqual([first, second]);

		expect((await act({ intent: "duplicate", id: first })).status).toBe(303);
		const [, copy = ""] = await idsOn(page.id);
		expect(await idsOn(page.id)).toEqual([first, copy, second]);

		const html = await htmlOf(`${list(page.id)}?delete=${copy}`);
		const dialog = elementIn(html, "dialog");
		expect(textsIn(dialog, "h2")).toEqual([texts.deleteQuestion]);
		expect(shownText(dialog)).toContain("2. First");
		const deleted = await act({ intent: "delete", id: copy });
		expect(deleted.headers.get("Location")).toBe(`${list(page.id)}?done=deleted&at=${copy}`);
		expect(await idsOn(page.id)).toEqual([first, second]);
		const again = await act({ intent: "delete", id: copy });
		expect(again.status).toBe(404);
		expect(alertsIn(await again.text())).toEqual([texts.problems.missingList]);
	});

	test("is moved, copied and deleted once by the same press, twice at once and once more", async () => {
		const page = await createPage();
		const [first, second] = [
			await addSection(page.id, "content_centered"),
			await addSection(page.id, "dark_text_block"),
		];
		const press = async (fields: Fields) => {
			const sent = { seen: await seenOf(page.id), ...fields };
			const answers = await Promise.all([owner.post(list(page.id), sent), owner.post(list(page.id), sent)]);
			answers.push(await owner.post(list(page.id), sent));
			const leads = new Set(answers.map(({ headers }) => headers.get("Location")));
			expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
			expect(leads.size).toBe(1);
		};
		await press({ intent: "move", direction: "up", id: second });
		expect(await idsOn(page.id)).toEqual([second, first]);
		await press({ intent: "duplicate", id: second });
		const [, copy = ""] = await idsOn(page.id);
		expect(await idsOn(page.id)).toEqual([second, copy, first]);
		await press({ intent: "delete", id: copy });
		expect(await idsOn(page.id)).toEqual([second, first]);
	});

	test("does nothing on a page that someone else changed since, and says so", async () => {
		const page = await createPage();
		const id = await addSection(page.id, "content_centered");
		const seen = await seenOf(page.id);
		await addSection(page.id, "dark_text_block");
		for (const intent of ["delete", "move"]) {
			const answer = await owner.post(list(page.id), { intent, direction: "down", id, seen });
			expect(answer.status).toBe(409);
			const html = await answer.text();
			expect(alertsIn(html)).toEqual([texts.problems.staleList]);
			// The fresh list can be used at once.
			expect(fieldValue(html, "seen")).toBe(await seenOf(page.id));
		}
		expect((await idsOn(page.id))[0]).toBe(id);
	});

	test("takes nothing else, and is not there for a page that is not", async () => {
		const page = await createPage();
		const wrong: Fields[] = [{ intent: "nonsense" }, { intent: "move" }, { intent: "move", to: "up" }];
		for (const fields of wrong) {
			expect((await owner.post(list(page.id), fields)).status).toBe(400);
		}
		for (const id of [randomUUID(), "nonsense"]) {
			const answer = await owner.get(list(id));
			expect(answer.status).toBe(404);
			expect(alertsIn(await answer.text())).toEqual([texts.loadError]);
		}
	});
});

describe("the form", () => {
	test.each(sectionTypes)("of a new %s has its fields in every language, and no others", async (type) => {
		const page = await createPage();
		const html = await htmlOf(add(page.id, type, "de"));
		expect(textsIn(mainOf(html), "h1")).toEqual([pageTexts.de.adminSections.newTitle]);
		const names = [...tagsOf(html, "input"), ...tagsOf(html, "textarea")].flatMap(({ name }) =>
			name?.startsWith("fr.") ? name.slice(3) : [],
		);
		const simple = fieldsOfType(type).filter((field) => field !== "highlightBoxes");
		expect(names.toSorted()).toEqual([...simple].toSorted());
		expect(html.includes("fr.boxes")).toBe(type === "highlight_boxes");
		expect(elementsIn(html, "*", { name: "background" }).length > 0).toBe(type !== "full_width_image");
	});

	test("of each section of the home page shows what is stored", async () => {
		const home = await pageId("home");
		for (const { id, translations } of homeSections) {
			const html = await htmlOf(edit(home, id, "fr"));
			const title = translations.fr.title;
			if (title) expect(fieldValue(html, "fr.title")).toBe(title);
			const image = translations.fr.image_url;
			if (image) expect(fieldValue(html, "fr.imageUrl")).toBe(image);
		}
	});

	test("makes a section, and the shop shows it at once", async () => {
		const page = await createPage();
		const shown = async () => shownText(mainOf(await shopHtml(page.address)));
		expect(await shown()).toContain(catalogues.en.common.noContent);
		const answer = await owner.post(
			add(page.id, "gradient_background"),
			form("gradient_background", {
				...{ background: "gradient", gradientAngle: "90", gradientFrom: "#000", gradientTo: "#14507a" },
				...{
					"en.title": "Warm in winter",
					"en.contentHtml": `<p onclick="x()">Steel</p><script>x()</script>`,
				},
			}),
		);
		const [id = ""] = await idsOn(page.id);
		expect([answer.status, answer.headers.get("Location")]).toEqual([
			303,
			`${list(page.id)}?done=created&at=${id}`,
		]);
		await expect.poll(shown, { timeout: 5_000 }).toContain("Warm in winter Steel");
		const html = await shopHtml(page.address);
		expect(await shown()).not.toContain(catalogues.en.common.noContent);
		expect(html).toContain("linear-gradient(90deg, #000000, #14507a)");
		expect(markupOf(mainOf(html))).not.toContain("onclick");
		expect(await htmlOf(`${list(page.id)}?done=created&at=${id}`)).toContain(texts.done.created);
	});

	test("changes a section, and the shop follows at once", async () => {
		const page = await createPage();
		const id = await addSection(page.id, "content_centered");
		const shown = async () => textsIn(mainOf(await shopHtml(page.address)), "h2");
		expect(await shown()).toEqual(["A title"]);
		const html = await htmlOf(edit(page.id, id));
		const fields = form("dark_text_block", {
			...{ "en.title": "Another", "en.contentHtml": "<p>Rust</p>" },
			seen: fieldValue(html, "seen") ?? "",
		});
		const answer = await owner.post(edit(page.id, id), fields);
		expect(answer.headers.get("Location")).toBe(`${list(page.id)}?done=updated&at=${id}`);
		await expect.poll(shown, { timeout: 5_000 }).toEqual(["Another"]);
		const again = await htmlOf(edit(page.id, id));
		expect(areaValue(again, "en.contentHtml")).toBe("<p>Rust</p>");
		expect(chosenValue(again, "type")).toBe("dark_text_block");
	});

	test("keeps everything typed and ties each error to its field", async () => {
		const page = await createPage();
		const answer = await owner.post(
			add(page.id, "content_with_image_left"),
			form("content_with_image_left", {
				...{ background: "color", backgroundColor: "light blue", paddingTop: "32px" },
				...{ "de.title": "Büro", "de.imageUrl": "javascript:x", "de.imageAlt": "Ein Büro" },
				...{ "fr.buttonText": "Plus", "fr.contentHtml": "<p>Acier</p>" },
			}),
		);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([texts.problems.invalid]);
		const wrong = wrongFields(html);
		expect(wrong.map(({ name }) => name).toSorted()).toEqual([
			...["backgroundColor", "de.imageUrl", "fr.buttonUrl"],
		]);
		for (const { id, "aria-describedby": described } of wrong) expect(described).toContain(`${id}-error`);
		for (const error of [texts.errors.color, texts.errors.address, texts.errors.buttonUrl]) {
			expect(shownText(html)).toContain(error);
		}
		expect(fieldValue(html, "backgroundColor")).toBe("light blue");
		expect(fieldValue(html, "de.title")).toBe("Büro");
		expect(fieldValue(html, "fr.buttonText")).toBe("Plus");
		expect(areaValue(html, "fr.contentHtml")).toBe("<p>Acier</p>");
		expect(chosenValue(html, "paddingTop")).toBe("32px");
		expect(await idsOn(page.id)).toEqual([]);
	});

	test("adds, moves and removes boxes without scripts, and stores nothing by that", async () => {
		const page = await createPage();
		const address = add(page.id, "highlight_boxes");
		const intent = (type: string, payload: object) =>
			JSON.stringify({ type, payload: { name: "en.boxes", ...payload } });
		const typed = { "en.title": "Boxes", "nl.title": "Kaders" };
		const titlesIn = (html: string) =>
			tagsOf(html, "input").flatMap(({ name, value }) =>
				/^en\.boxes\[\d\]\.title$/.test(name ?? "") ? [value] : [],
			);
		const step = async (fields: Fields, __intent__: string) => {
			const answer = await owner.post(address, form("highlight_boxes", { ...typed, ...fields, __intent__ }));
			expect(answer.status).toBe(200);
			const html = await answer.text();
			expect(fieldValue(html, "nl.title")).toBe("Kaders");
			expect(alertsIn(html)).toEqual([]);
			return titlesIn(html);
		};
		const boxes = {
			...{ "en.boxes[0].icon": "Ship", "en.boxes[0].title": "Sea", "en.boxes[0].content": "Blue" },
			...{ "en.boxes[1].icon": "Phone", "en.boxes[1].title": "Call", "en.boxes[1].content": "" },
		};
		expect(await step({}, intent("insert", { defaultValue: { icon: "Container" } }))).toEqual([""]);
		expect(await step(boxes, intent("reorder", { from: 1, to: 0 }))).toEqual(["Call", "Sea"]);
		expect(await step(boxes, intent("remove", { index: 0 }))).toEqual(["Call"]);
		expect(await idsOn(page.id)).toEqual([]);
	});

	test("is not saved over a newer version, loses nothing, and can be saved knowingly", async () => {
		const page = await createPage();
		const id = await addSection(page.id, "content_centered");
		const seen = await seenOf(page.id);
		await addSection(page.id, "dark_text_block");
		const mine = form("content_centered", { "en.title": "Mine", seen });
		const answer = await owner.post(edit(page.id, id), mine);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(shownText(html)).toContain(texts.problems.stale);
		expect(fieldValue(html, "en.title")).toBe("Mine");
		expect(fieldValue(html, "seen")).toBe(seen);
		expect((await owner.post(edit(page.id, id), mine)).status).toBe(409);
		const overwrite = tagsOf(html, "button").find(({ name }) => name === "overwrite")?.value ?? "";
		expect((await owner.post(edit(page.id, id), { ...mine, overwrite })).status).toBe(303);
		expect(fieldValue(await htmlOf(edit(page.id, id)), "en.title")).toBe("Mine");
	});

	test("says that its section is gone and keeps what was typed", async () => {
		const page = await createPage();
		for (const [section, status] of [
			[randomUUID(), 404],
			["new?type=hologram", 404],
			["new", 404],
		] as const) {
			const answer = await owner.get(edit(page.id, section));
			expect(answer.status).toBe(status);
			expect(alertsIn(await answer.text())).toEqual([texts.notFound]);
		}
		const late = await owner.post(
			edit(page.id, randomUUID()),
			form("content_centered", { "en.title": "Mine" }),
		);
		expect(late.status).toBe(404);
		const html = await late.text();
		expect(alertsIn(html)).toEqual([texts.problems.missing]);
		expect(fieldValue(html, "en.title")).toBe("Mine");
	});

	test("does not change to a type with other fields", async () => {
		const page = await createPage();
		const id = await addSection(page.id, "content_centered");
		const fields = form("hero_with_image", { "en.title": "Hero", seen: await seenOf(page.id) });
		expect((await owner.post(edit(page.id, id), fields)).status).toBe(422);
		expect(textsIn(mainOf(await shopHtml(page.address)), "h2")).toEqual(["A title"]);
	});
});

describe("the preview", () => {
	const typed = form("content_centered", {
		...{ "de.title": "Büro", "de.contentHtml": `<p onclick="x()">Stahl</p><script>x()</script>` },
		...{ "de.buttonText": "Los", "en.title": "Office" },
	});

	test("of a form shows what is typed, wrong or not, without scripts, and stores nothing", async () => {
		const page = await createPage();
		const answer = await owner.post(add(page.id, "content_centered"), {
			...{ ...typed, intent: "preview", preview: "de" },
		});
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([]);
		expect(fieldValue(html, "de.buttonText")).toBe("Los");
		const drawn = elementIn(mainOf(html), "div", { inert: "", lang: "de" });
		expect(textsIn(drawn, "h2")).toEqual(["Büro"]);
		expect(textsIn(drawn, "p")).toContain("Stahl");
		expect(markupOf(drawn)).not.toContain("onclick");
		expect(await idsOn(page.id)).toEqual([]);
	});

	test("as data says how a section looks in a language and what the others lack", async () => {
		const page = await createPage();
		const answer = await owner.post(draw(page.id), { ...typed, preview: "de" });
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
		const preview = (await answer.json()) as SectionPreview;
		expect(preview).toMatchObject({
			language: "de",
			section: { type: "content_centered", title: "Büro", contentHtml: "<p>Stahl</p>" },
			products: [],
			states: { nl: "not_written", en: ["contentHtml", "buttonText"], de: "complete", fr: "not_written" },
		});
		const hidden = (await (
			await owner.post(draw(page.id), { ...typed, preview: "fr" })
		).json()) as SectionPreview;
		expect(hidden.section).toBeNull();
	});

	test("of a carousel brings its containers in the language", async () => {
		const page = await createPage();
		const fields = form("container_carousel", { "fr.title": "Notre offre", preview: "fr" });
		const preview = (await (await owner.post(draw(page.id), fields)).json()) as SectionPreview;
		expect(preview.products).toHaveLength(8);
		expect(preview.products.some(({ title }) => title.startsWith("Conteneur"))).toBe(true);
	});

	test("of the leasing section follows its rule", async () => {
		const fields = form("content_centered", {
			"en.title": "Lease",
			"en.buttonUrl": "/en/rent",
			preview: "en",
		});
		const answer = await owner.post(draw(await pageId("home"), "leasing-section"), fields);
		expect(((await answer.json()) as SectionPreview).section).toMatchObject({
			...{ id: "leasing-section", buttonUrl: null },
		});
	});

	test("of nonsense is refused", async () => {
		const page = await createPage();
		expect((await owner.post(draw(page.id), { type: "hologram" })).status).toBe(422);
	});

	test("of a whole draft shows its sections in any language with that language's words", async () => {
		const page = await createPage({ isPublished: false });
		await addSection(page.id, "hero_with_image", { "en.title": "Yard", "fr.title": "Le parc" });
		await addSection(page.id, "contact_section", { "fr.title": "Une question" });
		const preview = (language: Language) =>
			htmlOf(`/en/admin/landing-pages/edit/${page.id}?preview=${language}`).then(mainOf);
		const french = await preview("fr");
		expect(textsIn(french, "h1")).toEqual(["Le parc"]);
		expect(textsIn(french, "h2")).toEqual(["Une question"]);
		expect(shownText(french)).toContain(catalogues.fr.home.viewContainers);
		expect(tagsOf(french, "a").map(({ href }) => href)).toContain("/fr/container");
		expect(textsIn(await preview("en"), "h1")).toEqual(["Yard"]);
		expect((await shop.fetch(page.address)).status).toBe(404);
	});

	test("of the home page is the home page", async () => {
		const home = await pageId("home");
		const main = mainOf(await htmlOf(`/nl/admin/landing-pages/edit/${home}?preview=de`));
		const shown = mainOf(await shopHtml("/de"));
		expect(textsIn(main, "h1")).toEqual(textsIn(shown, "h1"));
		expect(textsIn(main, "h2")).toEqual(textsIn(shown, "h2"));
	});
});

describe("a landing page", () => {
	test("shows its sections below its text, with one main heading", async () => {
		const page = await createPage();
		await shop.database.db
			.update(schema.landingPageTranslations)
			.set({ contentHtml: "<p>Above</p>" })
			.where(eq(schema.landingPageTranslations.landingPageId, page.id));
		await addSection(page.id, "hero_with_image", { "en.title": "Hero" });
		await addSection(page.id, "content_two_columns", { "en.title": "Columns" });
		const main = mainOf(await shopHtml(page.address));
		expect(textsIn(main, "h1")).toEqual(["Our yard"]);
		// Whom to ask stands beside the text.
		expect(textsIn(main, "h2")).toEqual([pageTexts.en.textPage.helpTitle, "Hero", "Columns"]);
		expect(shownText(main)).toMatch(/Above.*Hero/);
	});

	test("without a text is led by its hero", async () => {
		const page = await createPage();
		await addSection(page.id, "hero_with_image", { "en.title": "Hero" });
		const main = mainOf(await shopHtml(page.address));
		expect(textsIn(main, "h1")).toEqual(["Hero"]);
		expect(shownText(main)).not.toContain(catalogues.en.common.noContent);
		// Nothing is written in Dutch: the page is as it was without sections.
		const dutch = mainOf(await shopHtml(`/nl/pages/${page.slug}`));
		expect(textsIn(dutch, "h1")).toEqual(["Our yard"]);
		expect(shownText(dutch)).toContain(catalogues.nl.common.noContent);
	});

	test("has a carousel that filters by its address, and a contact form that is taken there", async () => {
		const page = await createPage();
		await addSection(page.id, "container_carousel", { "en.title": "From our yard" });
		await addSection(page.id, "contact_section", { "en.title": "Ask us" });
		const main = mainOf(await shopHtml(`${page.address}?size=40ft`));
		const titles = textsIn(main, "h3").filter((title) => title !== pageTexts.en.contact.hoursTitle);
		expect(titles.length).toBeGreaterThan(0);
		for (const title of titles) expect(title).toContain("40ft");
		const actions = tagsOf(main, "form").map(({ action }) => action?.split("#")[0]);
		expect(actions).toContain(page.address);
		const answer = await shop.visitor().post(page.address, { name: "", email: "", message: "" });
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "private, no-store"]);
		expect(shownText(await answer.text())).toContain(catalogues.en.contact.errors.name);
	});

	test("may have two contact forms, each with fields and an answer of its own that opens there", async () => {
		const page = await createPage();
		for (const title of ["Ask us", "Ask us here"]) {
			await addSection(page.id, "contact_section", { "en.title": title });
		}
		const main = mainOf(await shopHtml(page.address));
		const ids = ["input", "textarea"].flatMap((tag) => tagsOf(main, tag).flatMap(({ id }) => id ?? []));
		expect(ids.length).toBeGreaterThanOrEqual(8);
		expect(new Set(ids).size).toBe(ids.length);
		const forms = tagsOf(main, "form").filter(({ action }) => action?.startsWith(page.address));
		expect(forms.map(({ id, action }) => [id, action])).toEqual(
			forms.map(({ id }) => [id, `${page.address}#${id}`]),
		);
		expect(new Set(forms.map(({ id }) => id)).size).toBe(2);

		const [, asked = ""] = forms.map(({ id }) => id?.replace("send-", ""));
		const typed = { name: "Jana", email: "", message: "", [sectionField]: asked };
		const answer = mainOf(await (await shop.visitor().post(page.address, typed)).text());
		const names = tagsOf(answer, "input").filter(({ name }) => name === "name");
		expect(names.map(({ value }) => value || "")).toEqual(["", "Jana"]);
		expect(shownText(answer).split(catalogues.en.contact.errors.email)).toHaveLength(2);
	});

	test.each(["section", "page"])("takes no message to a %s that is gone without a word", async (gone) => {
		const page = await createPage();
		const id = await addSection(page.id, "contact_section", { "en.title": "Ask us" });
		const writer = shop.visitor();
		const secret = await requireSecret(shop.database.db);
		const ticket = issueTicket(secret, "contact", new Date(Date.now() - 60_000));
		const email = `${randomUUID()}@buyer.example`;
		const typed = { ticket, name: "Jana", email: "", message: "Saturdays?", [sectionField]: id };
		if (gone === "section")
			await owner.post(list(page.id), { intent: "delete", id, seen: await seenOf(page.id) });
		else await shop.database.db.delete(schema.landingPages).where(eq(schema.landingPages.id, page.id));
		await expect.poll(() => shopHtml(page.address), { timeout: 5_000 }).not.toContain("Ask us");

		const onward = await writer.post(page.address, typed);
		const contact = onward.headers.get("Location") ?? "";
		expect([onward.status, contact]).toEqual([307, "/en/contact#send-contact"]);
		const refused = mainOf(await (await writer.post(contact, typed)).text());
		expect(shownText(refused)).toContain(catalogues.en.contact.errors.email);
		expect(shownText(refused)).not.toContain(catalogues.en.contact.errors.subjectShort);
		expect([fieldValue(refused, "name"), areaValue(refused, "message")]).toEqual(["Jana", "Saturdays?"]);
		const taken = await writer.post(contact, { ...typed, email });
		expect(shownText(await taken.text())).toContain(catalogues.en.contact.successTitle);
		const { contactMessages } = schema;
		const stored = await shop.database.db
			.select()
			.from(contactMessages)
			.where(eq(contactMessages.email, email));
		expect(stored).toMatchObject([{ message: "Saturdays?", subject: null }]);
	});

	test("of the container list takes any section too", async () => {
		const container = await pageId("container");
		const id = await addSection(container, "highlight_boxes", {
			"en.boxes[0].title": "A box below the list",
			"en.boxes[0].content": "Its text",
		});
		await expect.poll(() => shopHtml("/en/container"), { timeout: 5_000 }).toContain("A box below the list");
		const seen = await seenOf(container);
		await owner.post(list(container), { intent: "delete", id, seen });
		await expect
			.poll(() => shopHtml("/en/container"), { timeout: 5_000 })
			.not.toContain("A box below the list");
	});
});
