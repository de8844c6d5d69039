import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { adminPages as pagesDe } from "~/i18n/pages/de/admin-pages.ts";
import { adminSections as de } from "~/i18n/pages/de/admin-sections.ts";
import { adminShell } from "~/i18n/pages/de/admin-shell.ts";
import { adminSections as en } from "~/i18n/pages/en/admin-sections.ts";
import { adminPages as pagesNl } from "~/i18n/pages/nl/admin-pages.ts";
import { adminSections as nl } from "~/i18n/pages/nl/admin-sections.ts";
import { type SectionType, sectionTypes } from "~/site/pages/sections/section.ts";
import { expect, test } from "../fixtures/admin.ts";
import { core, untilAwake } from "../fixtures/shop.ts";
import { sceneFiles } from "../support/shop-pictures.ts";

const { record: frame } = adminShell;

// The browser's own notes of a draft that is not found and of a form that is refused.
test.use({ expectedErrors: ["404", "409", "422"] });

const pages = "/de/admin/landing-pages";

type MadePage = { slug: string; sections: string; remove: () => Promise<void> };

/** A page of this test's own, titled in Dutch and German, by the shop's own form. */
async function makePage(page: Page, more: Record<string, string> = {}): Promise<MadePage> {
	const slug = `yard-${randomUUID()}`;
	const texts = { "nl.title": "Onze kade", "de.title": "Unser Kai" };
	const form = { slug, visibility: "hidden", menuSection: "none", menuOrder: "0", ...texts, ...more };
	await page.request.post("/nl/admin/landing-pages/new", { form });
	const list = await (await page.request.get(`${pages}?q=${slug}`)).text();
	const [, id = ""] = list.match(/landing-pages\/edit\/([0-9a-f-]{36})/) ?? [];
	return {
		slug,
		sections: `${pages}/edit/${id}/sections`,
		remove: async () => {
			await page.request.post(pages, { form: { intent: "delete", id } });
		},
	};
}

/** A section of a page, by the shop's own form. */
async function makeSection(
	page: Page,
	{ sections }: MadePage,
	type: SectionType,
	fields: Record<string, string>,
): Promise<void> {
	const form = { type, background: "none", ...fields };
	const answer = await page.request.post(`${sections}/new?type=${type}`, { form });
	expect(answer.ok()).toBe(true);
}

const language = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const rows = (page: Page) => page.locator("ol > li[id^=row-]");
const titles = (page: Page) => rows(page).getByRole("heading");
/** Handles come with the code that drags: the rows have been made anew by then. */
const handles = (page: Page) => page.getByRole("button", { name: de.drag.handle });

async function save(page: Page): Promise<void> {
	await page.getByRole("button", { name: pagesDe.save }).click();
}

test("a page is built of three sections in two languages, previewed, published, rearranged and thinned", async ({
	page,
}) => {
	test.slow();
	const made = await makePage(page);
	await page.goto(`${pages}?q=${made.slug}`);
	await page.getByRole("link", { name: `${de.title}: Unser Kai` }).click();
	await expect(page.getByRole("heading", { level: 1, name: `${de.title}: Unser Kai` })).toBeVisible();
	await expect(page.getByText(de.none)).toBeVisible();

	// A hero, watched while it is written.
	await page.getByRole("link", { name: de.types.hero_with_image.name }).click();
	await expect(page.getByRole("heading", { level: 1, name: de.newTitle })).toBeVisible();
	const frame = page.frameLocator(`iframe[title="${de.frameTitle}"]`);
	const german = language(page, "Deutsch");
	await german.getByLabel(de.fields.title, { exact: true }).fill("Stahl am Kai");
	await expect(frame.getByText("Stahl am Kai")).toBeVisible();
	await german.getByLabel(de.fields.imageUrl, { exact: true }).fill(sceneFiles.quay);
	await language(page, "Nederlands").getByLabel(de.fields.title, { exact: true }).fill("Staal aan de kade");
	await page.getByRole("radio", { name: "Nederlands" }).check({ force: true });
	await expect(frame.getByText("Staal aan de kade")).toBeVisible();
	await expect(frame.getByText("Bekijk de containers")).toBeVisible();
	await save(page);
	const alt = german.getByLabel(de.fields.imageAlt, { exact: true });
	await expect(alt).toHaveAccessibleDescription(new RegExp(de.errors.imageAlt));
	const dutchAlt = language(page, "Nederlands").getByLabel(de.fields.imageAlt, { exact: true });
	// The picture is shared: it is described in each language that is written.
	await expect(dutchAlt).toBeFocused();
	await dutchAlt.fill("Kade met containers");
	await alt.fill("Kai mit Containern");
	await save(page);
	await expect(page.getByText(de.done.created).first()).toBeVisible();
	await expect(titles(page)).toHaveText(["Stahl am Kai"]);

	// White text on a gradient.
	await page.getByRole("link", { name: de.types.gradient_background.name }).click();
	await page.getByLabel(de.backgrounds.gradient).check();
	await page.getByLabel(de.gradientFrom, { exact: true }).fill("#ffffff");
	await page.getByLabel(de.gradientTo, { exact: true }).fill("#14507a");
	await expect(page.getByText(de.hardToRead)).toBeVisible();
	await page.getByLabel(de.gradientFrom, { exact: true }).fill("#0b2a42");
	await expect(page.getByText(de.hardToRead)).toBeHidden();
	await german.getByLabel(de.fields.title, { exact: true }).fill("Der volle Preis");
	await language(page, "Nederlands").getByLabel(de.fields.title, { exact: true }).fill("De volle prijs");
	await save(page);
	await expect(titles(page)).toHaveText(["Stahl am Kai", "Der volle Preis"]);

	// Boxes: two are added, the second moves forward, the first again is removed.
	await page.getByRole("link", { name: de.types.highlight_boxes.name }).click();
	const add = german.getByRole("button", { name: de.addBox });
	const box = (number: number) => german.getByRole("group", { name: `${de.box} ${number}` });
	await add.click();
	await expect(box(1).getByLabel(de.fields.title)).toBeFocused();
	await box(1).getByLabel(de.fields.title).fill("Kaufen");
	await add.click();
	await box(2).getByLabel(de.icon).selectOption("Ship");
	await box(2).getByLabel(de.fields.title).fill("Liefern");
	await box(2).getByLabel(de.boxContent).fill("Bis vor die Tür");
	await german.getByRole("button", { name: `${de.boxUp}: 2` }).click();
	await expect(box(1).getByLabel(de.fields.title)).toHaveValue("Liefern");
	await expect(box(1).getByLabel(de.icon)).toHaveValue("Ship");
	await german.getByRole("button", { name: `${de.removeBox}: 2` }).click();
	await expect(add).toBeFocused();
	await expect(box(2)).toHaveCount(0);
	await expect(frame.getByText("Bis vor die Tür")).toBeVisible();
	await save(page);
	await expect(titles(page)).toHaveText(["Stahl am Kai", "Der volle Preis", de.noTitle]);
	await expect(rows(page).nth(2).getByText(`Nederlands: ${de.notWritten}`)).toBeAttached();

	// The whole draft, for its editor alone.
	const opened = page.context().waitForEvent("page");
	await page.getByRole("link", { name: `${de.previewPage}: Deutsch` }).click();
	const draft = await opened;
	await expect(draft.getByRole("heading", { level: 1, name: "Stahl am Kai" })).toBeVisible();
	await expect(draft.getByRole("heading", { name: "Liefern" })).toBeVisible();
	await draft.getByText(de.widths.phone, { exact: true }).click();
	const phone = draft.frameLocator(`iframe[title="${de.pageFrameTitle}"]`);
	await expect(phone.getByText("Bis vor die Tür")).toBeVisible();
	await draft.getByRole("link", { name: "Nederlands" }).click();
	await expect(phone.getByText("Staal aan de kade")).toBeVisible();
	await draft.close();

	const visitor = await page.context().newPage();
	const address = `/de/pages/${made.slug}`;
	expect((await visitor.goto(address))?.status()).toBe(404);
	await page.getByRole("link", { name: pagesDe.back }).click();
	await page.goto(`${pages}?q=${made.slug}`);
	await page.getByRole("button", { name: `${pagesDe.draft}. ` }).click();
	await expect(page.getByRole("button", { name: `${pagesDe.published}. ` })).toBeVisible();
	await expect.poll(async () => (await visitor.goto(address))?.status(), { intervals: [100] }).toBe(200);
	const seen = () => visitor.locator("main section").getByRole("heading", { level: 2 }).allTextContents();
	await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Stahl am Kai");
	expect(await seen()).toEqual(["Der volle Preis", "Liefern"]);

	// By keyboard, as the page says itself.
	await page.getByRole("link", { name: `${de.title}: Unser Kai` }).click();
	const last = handles(page).nth(2);
	await last.focus();
	await expect(last).toHaveAccessibleDescription(de.drag.instructions);
	await page.keyboard.press("Space");
	await expect(page.getByText(`${de.drag.lifted} 3. ${de.types.highlight_boxes.name}`)).toBeAttached();
	const over = page.getByText(`${de.drag.over} 2 ${de.drag.of} 3`);
	// The rows are measured first; a key that comes sooner than anyone presses it is not heard.
	await expect(async () => {
		await page.keyboard.press("ArrowUp");
		await expect(over).toBeAttached({ timeout: 1_000 });
	}).toPass();
	await page.keyboard.press("Space");
	await expect(page.getByText(`${de.moved} 2 ${de.drag.of} 3`)).toBeAttached();
	await expect(titles(page)).toHaveText(["Stahl am Kai", de.noTitle, "Der volle Preis"]);
	await page.reload();
	await expect(titles(page)).toHaveText(["Stahl am Kai", de.noTitle, "Der volle Preis"]);
	const reload = async () => {
		await visitor.reload();
		return seen();
	};
	await expect.poll(reload, { intervals: [100] }).toEqual(["Liefern", "Der volle Preis"]);

	// By button, which keeps the focus and says where the section is now.
	await expect(handles(page).first()).toBeVisible();
	const down = page.getByRole("button", { name: `${de.moveDown}: 2. ` });
	await down.focus();
	await page.keyboard.press("Enter");
	await expect(titles(page)).toHaveText(["Stahl am Kai", "Der volle Preis", de.noTitle]);
	await expect(page.getByText(`${de.moved} 3 ${de.drag.of} 3`)).toBeAttached();
	const moved = page.getByRole("button", { name: `${de.moveDown}: 3. ` });
	await expect(moved).toBeFocused();
	await expect(moved).toHaveAttribute("aria-disabled", "true");

	const remove = page.getByRole("button", { name: `${pagesDe.delete}: 2. ` });
	const question = page.getByRole("dialog", { name: de.deleteQuestion });
	await remove.click();
	await expect(question).toContainText("Der volle Preis");
	await page.keyboard.press("Escape");
	await expect(question).toHaveCount(0);
	await remove.click();
	await question.getByRole("button", { name: pagesDe.delete }).click();
	await expect(page.getByText(de.done.deleted).first()).toBeVisible();
	await expect(titles(page)).toHaveText(["Stahl am Kai", de.noTitle]);
	await expect.poll(reload, { intervals: [100] }).toEqual(["Liefern"]);
	await made.remove();
});

test("a section is dragged by its handle", async ({ page }) => {
	const made = await makePage(page);
	for (const title of ["Eins", "Zwei", "Drei"]) {
		await makeSection(page, made, "content_centered", { "de.title": title });
	}
	await page.goto(made.sections);
	const [first, third] = [handles(page).first(), handles(page).nth(2)];
	await expect(third).toBeVisible();
	const from = await first.boundingBox();
	const to = await third.boundingBox();
	if (!from || !to) throw new Error("no handles");
	await page.mouse.move(from.x + 20, from.y + 20);
	await page.mouse.down();
	await page.mouse.move(from.x + 20, from.y + 60, { steps: 5 });
	await expect(page.getByText(`${de.drag.lifted} 1. Eins`)).toBeAttached();
	await page.mouse.move(to.x + 20, to.y + 30, { steps: 10 });
	await expect(page.getByText(`${de.drag.over} 3 ${de.drag.of} 3`)).toBeAttached();
	await page.mouse.up();
	await expect(titles(page)).toHaveText(["Zwei", "Drei", "Eins"]);
	await expect(page.getByText(`${de.moved} 3 ${de.drag.of} 3`)).toBeAttached();
	await page.reload();
	await expect(titles(page)).toHaveText(["Zwei", "Drei", "Eins"]);
	await made.remove();
});

test("typed changes are not lost by leaving, nor by a colleague's save", async ({ page }) => {
	const made = await makePage(page);
	for (const title of ["Eins", "Zwei"]) {
		await makeSection(page, made, "content_centered", { "de.title": title });
	}
	await page.goto(made.sections);
	await page.getByRole("link", { name: `${pagesDe.edit}: 1. Eins` }).click();
	const title = language(page, "Deutsch").getByLabel(de.fields.title, { exact: true });
	await title.fill("Meins");
	await expect(page.frameLocator("iframe").getByText("Meins")).toBeVisible();
	await page.getByRole("link", { name: de.backToSections }).click();
	const question = page.getByRole("dialog", { name: frame.unsavedTitle });
	await question.getByRole("button", { name: frame.stay }).click();
	await expect(title).toHaveValue("Meins");

	await makeSection(page, made, "dark_text_block", { "de.title": "Von der Kollegin" });
	await save(page);
	await expect(page.getByRole("alert").filter({ hasText: de.problems.stale })).toBeVisible();
	await expect(title).toHaveValue("Meins");
	await page.getByRole("button", { name: frame.overwrite }).click();
	await expect(titles(page)).toHaveText(["Meins", "Zwei", "Von der Kollegin"]);
	await made.remove();
});

test("a preview that does not get through is said, and nothing typed is lost", async ({
	page,
	expectedErrors,
}) => {
	expectedErrors.push("Failed to load resource");
	const made = await makePage(page);
	await page.route("**/sections/preview?*", (route) => route.abort());
	await page.goto(`${made.sections}/new?type=content_centered`);
	const title = language(page, "Deutsch").getByLabel(de.fields.title, { exact: true });
	await title.fill("Bleibt");
	await expect(page.getByText(de.previewFailed)).toBeVisible();
	await expect(title).toHaveValue("Bleibt");
	await page.unroute("**/sections/preview?*");
	await title.fill("Bleibt hier");
	await expect(page.frameLocator("iframe").getByText("Bleibt hier")).toBeVisible();
	await expect(page.getByText(de.previewFailed)).toBeHidden();
	await save(page);
	await expect(titles(page)).toHaveText(["Bleibt hier"]);
	await made.remove();
});

test("a box that is asked for before its code is there stands once both have come, beside what is typed", async ({
	page,
}) => {
	const made = await makePage(page);
	const code = /\/box-fields-[^/]*\.js/;
	const gates = { code: Promise.withResolvers<void>(), answer: Promise.withResolvers<void>() };
	await page.route(code, async (route) => {
		await gates.code.promise;
		await route.continue();
	});
	await page.route("**/sections/new*", async (route) => {
		if (route.request().method() === "POST") await gates.answer.promise;
		await route.continue();
	});
	await page.goto(`${made.sections}/new?type=highlight_boxes`);
	const german = language(page, "Deutsch");
	const title = german.getByLabel(de.fields.title, { exact: true }).first();
	await untilAwake(title);
	const add = german.getByRole("button", { name: de.addBox });
	const sent = page.waitForRequest(
		(request) => request.method() === "POST" && /sections\/new/.test(request.url()),
	);
	await add.click();
	await sent;
	await title.fill("Inzwischen getippt");
	gates.code.resolve();
	await untilAwake(add);
	gates.answer.resolve();
	const box = german.getByRole("group", { name: `${de.box} 1` });
	await box.getByLabel(de.boxContent).fill("Ein Text");
	await expect(title).toHaveValue("Inzwischen getippt");
	await add.click();
	await expect(german.getByRole("group", { name: `${de.box} 2` }).getByLabel(de.fields.title)).toBeFocused();
	await german.getByRole("button", { name: `${de.boxUp}: 2` }).click();
	await expect(german.getByRole("group", { name: `${de.box} 2` }).getByLabel(de.boxContent)).toHaveValue(
		"Ein Text",
	);
	await made.remove();
});

/** Fields that fill a section of any type in German. */
const everyField = {
	...{ "de.title": "Ein Titel", "de.subtitle": "Ein Untertitel", "de.contentHtml": "<p>Ein Text</p>" },
	...{ "de.imageUrl": sceneFiles.quay, "de.imageAlt": "Ein Kai" },
	...{ "de.buttonText": "Mehr", "de.buttonUrl": "/de/contact" },
	...{ "de.boxes[0].icon": "Ship", "de.boxes[0].title": "Ein Kasten", "de.boxes[0].content": "Ein Text" },
};

test("no findings, and nothing scrolls sideways, in German", async ({ page, expectAccessible }) => {
	test.setTimeout(240_000);
	const size = page.viewportSize() ?? { width: 390, height: 844 };
	async function check() {
		await expectAccessible();
		await page.setViewportSize({ width: 320, height: 640 });
		const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		await expect.poll(overflow).toBeLessThanOrEqual(0);
		await page.setViewportSize(size);
	}
	const made = await makePage(page);
	await page.goto(made.sections);
	await check();
	for (const type of sectionTypes) await makeSection(page, made, type, everyField);
	await page.goto(made.sections);
	await expect(handles(page).first()).toBeVisible();
	await check();
	await page.getByRole("button", { name: `${pagesDe.delete}: 1. ` }).click();
	await expect(page.getByRole("dialog", { name: de.deleteQuestion })).toBeVisible();
	await check();
	await page.keyboard.press("Escape");
	const addresses = await page
		.getByRole("link", { name: `${pagesDe.edit}: ` })
		.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
	expect(addresses).toHaveLength(sectionTypes.length);
	for (const address of addresses) {
		await page.goto(address);
		await expect(page.locator(`iframe[title="${de.frameTitle}"]`)).toBeVisible();
		await check();
	}
	await page.goto(`${made.sections}/new?type=highlight_boxes`);
	const german = language(page, "Deutsch");
	await german.getByRole("button", { name: de.addBox }).click();
	await german
		.getByRole("group", { name: `${de.box} 1` })
		.getByLabel(de.boxContent)
		.fill("Ohne Titel");
	await save(page);
	await expect(german.getByText(de.errors.boxTitle)).toBeVisible();
	await check();
	await page.goto(`${made.sections.replace("/sections", "")}?preview=de`);
	await expect(page.getByRole("heading", { level: 1, name: "Ein Titel" })).toBeVisible();
	await check();
	await page.getByText(de.widths.phone, { exact: true }).click();
	await expect(page.locator(`iframe[title="${de.pageFrameTitle}"]`)).toBeVisible();
	await check();
	await made.remove();
});

test("a section of any type holds a table, the longest word and any picture, in every window", async ({
	page,
}) => {
	const made = await makePage(page, { isPublished: "on" });
	const word = "Kühlcontainervermietungsgesellschaften";
	const table = `<table><tbody><tr>${"<td>Länge 6,06 m</td>".repeat(6)}</tr></tbody></table>`;
	const fields = {
		...everyField,
		...{
			"de.title": word,
			"de.subtitle": word,
			"de.buttonText": word,
			"de.imageUrl": "/images/placeholder.svg",
		},
		"de.contentHtml": `<p>${"Ein Text. ".repeat(40)}</p>${table}`,
	};
	for (const type of sectionTypes) await makeSection(page, made, type, fields);
	await page.goto(`/de/pages/${made.slug}`);
	for (const width of [320, 390, 768, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		await expect.poll(overflow, `at ${width}`).toBeLessThanOrEqual(0);
	}
	const left = await page.locator(".left .beside-picture").boundingBox();
	const heading = await page.locator(".left").getByRole("heading").boundingBox();
	expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
	await expect(page.locator(".prose-columns")).toHaveCSS("column-count", "2");
	await made.remove();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("sections are added, previewed, moved, changed and deleted", core, async ({ page }) => {
		const made = await makePage(page);
		const list = made.sections.replace("/de/", "/nl/");
		await page.goto(list);
		await page.getByRole("link", { name: nl.types.highlight_boxes.name }).click();
		const dutch = language(page, "Nederlands");
		await dutch.getByLabel(nl.fields.title, { exact: true }).fill("Kaders");
		await dutch.getByRole("button", { name: nl.addBox }).click();
		const box = dutch.getByRole("group", { name: `${nl.box} 1` });
		await expect(dutch.getByLabel(nl.fields.title, { exact: true }).first()).toHaveValue("Kaders");
		await box.getByLabel(nl.fields.title).fill("Kopen");
		await box.getByLabel(nl.boxContent).fill("In drie kwaliteiten");
		await page.getByRole("button", { name: nl.preview, exact: true }).click();
		await expect(
			page.getByRole("complementary", { name: nl.preview }).getByText("In drie kwaliteiten"),
		).toBeVisible();
		await expect(page).toHaveURL(/#preview$/);
		await page.getByRole("button", { name: pagesNl.save }).click();
		await expect(page.getByText(nl.done.created)).toBeVisible();

		await page.getByRole("link", { name: nl.types.dark_text_block.name }).click();
		await dutch.getByLabel(nl.fields.title, { exact: true }).fill("Donker");
		await page.getByRole("button", { name: pagesNl.save }).click();
		await expect(titles(page)).toHaveText(["Kaders", "Donker"]);
		await page.getByRole("button", { name: `${nl.moveUp}: 2. Donker` }).click();
		await expect(titles(page)).toHaveText(["Donker", "Kaders"]);
		await expect(page.getByText(nl.done.moved)).toBeVisible();

		await page.getByRole("link", { name: `${pagesNl.edit}: 1. Donker` }).click();
		await page.getByLabel(nl.type).selectOption("content_centered");
		await dutch.getByLabel(nl.fields.title, { exact: true }).fill("Licht");
		await page.getByRole("button", { name: pagesNl.save }).click();
		await expect(titles(page)).toHaveText(["Licht", "Kaders"]);

		await page.getByRole("button", { name: `${pagesNl.delete}: 2. Kaders` }).click();
		const question = page.getByRole("dialog", { name: nl.deleteQuestion });
		await question.getByRole("button", { name: pagesNl.delete }).click();
		await expect(page.getByText(nl.done.deleted)).toBeVisible();
		await expect(titles(page)).toHaveText(["Licht"]);
		await made.remove();
	});
});

test("the words of the list are those of its language", async ({ page }) => {
	const made = await makePage(page);
	await page.goto(made.sections.replace("/de/", "/en/"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${en.title}: ${made.slug}`);
	await expect(page.getByText(en.none)).toBeVisible();
	await made.remove();
});

test("a section that somebody else's change keeps from being moved is moved by the next press", async ({
	page,
}) => {
	const made = await makePage(page);
	for (const title of ["Erster", "Zweiter"])
		await makeSection(page, made, "content_centered", { "de.title": title });
	await page.goto(made.sections);
	const up = page.getByRole("button", { name: `${de.moveUp}: 2. Zweiter` });
	await untilAwake(up);
	await makeSection(page, made, "content_centered", { "de.title": "Dritter" });
	await up.click();
	await expect(page.getByText(de.problems.staleList).first()).toBeVisible();
	await expect(titles(page)).toHaveText([/Erster/, /Zweiter/, /Dritter/]);
	await up.click();
	await expect(titles(page)).toHaveText([/Zweiter/, /Erster/, /Dritter/]);
	await made.remove();
});
