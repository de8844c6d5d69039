import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Language, languages } from "~/i18n/languages.ts";
import { adminProducts as de } from "~/i18n/pages/de/admin-products.ts";
import { adminProducts as en } from "~/i18n/pages/en/admin-products.ts";
import { adminShell } from "~/i18n/pages/en/admin-shell.ts";
import { adminMedia } from "~/i18n/pages/nl/admin-media.ts";
import { adminProducts as nl } from "~/i18n/pages/nl/admin-products.ts";
import { type EditedProduct, startValues } from "~/trade/catalog/desk/product-admin.ts";
import { expect, test, words } from "../fixtures/own-desk.ts";
import { core, toastOf } from "../fixtures/shop.ts";
import { editedProduct, productText } from "../support/edited-product.ts";
import { productFiles } from "../support/shop-pictures.ts";

const { record: frame } = adminShell;

// The browser's own notes of a form that is refused, of a page that is gone, and of a picture that is nowhere.
test.use({ expectedErrors: ["404", "409", "410", "422", "503"] });

const editor = (language: Language, slug: string, tab?: string) =>
	`/${language}/products/admin/${slug}${tab ? `?tab=${tab}` : ""}`;

const pictures = {
	...{ images: [productFiles.new, productFiles.usedA] },
	conditionImages: {
		new: [],
		"used-a": [productFiles.usedA],
		"used-cw": [],
		rent: [],
	},
	mainConditionImages: { new: null, "used-a": null, "used-cw": null, rent: null },
};

/** A product with pictures in all languages, stored by the shop's own form. @returns its slugs */
async function storeProduct(
	page: Page,
	given: Partial<EditedProduct> = {},
): Promise<Record<Language, string>> {
	const mark = randomUUID().slice(0, 8);
	const texts = {
		...{ nl: productText(`Kist ${mark}`), en: productText(`Box ${mark}`) },
		...{ de: productText(`Kiste ${mark}`), fr: productText(`Caisse ${mark}`) },
	};
	const product = editedProduct({ ...pictures, texts, ...given });
	const form = { ...(startValues(product, ".") as Record<string, string>), seen: "" };
	const answer = await page.request.post("/en/products/admin/new", { form });
	expect(answer.status()).toBe(200);
	const slugs = languages.map((language) => [language, product.texts[language]?.slug ?? ""]);
	return Object.fromEntries(slugs) as Record<Language, string>;
}

/** Waits until scripts have taken over: links become tabs. */
async function openEditor(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect(page.getByRole("tablist")).toBeVisible();
}

const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const inLanguage = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** What a visitor without an account gets at a path, as soon as it shows. */
function shopShows(page: Page, path: string) {
	const visit = async () =>
		(await (await fetch(new URL(path, page.url()))).text()).replaceAll("<!-- -->", "");
	return expect.poll(visit, { intervals: [50, 100, 200] });
}

async function statusAt(page: Page, path: string): Promise<[number, string | null]> {
	const { status, headers } = await fetch(new URL(path, page.url()), { redirect: "manual" });
	return [status, headers.get("Location")];
}

test("a container is added in four languages with pictures, and visitors see it within moments", async ({
	page,
}) => {
	test.slow();
	const mark = randomUUID().slice(0, 8);
	await page.goto("/nl/container");
	await page.getByRole("link", { name: nl.list.add }).click();
	await expect(page.getByRole("heading", { level: 1, name: nl.newTitle })).toBeVisible();
	await expect(page.getByRole("tab")).toHaveText(
		[nl.tabs.general, nl.tabs.translations, nl.tabs.images, nl.tabs.specifications].map(
			(name) => new RegExp(`^${name}`),
		),
	);
	await page.getByLabel(nl.type, { exact: true }).selectOption("Thermostatic");
	await page.getByLabel(nl.size, { exact: true }).fill("20ft");
	const asNew = inLanguage(page, words.nl.catalog.details.conditionNames.new);
	await asNew.getByLabel(nl.price, { exact: true }).fill("12.345,00");

	await openTab(page, nl.tabs.translations);
	const titles = {
		Nederlands: "Zeedoos",
		English: "Sea box",
		Deutsch: "Seekiste für Grünes",
		Français: "Caisse",
	};
	for (const [name, title] of Object.entries(titles)) {
		const fields = inLanguage(page, name);
		await fields.getByLabel(nl.fields.title, { exact: true }).fill(`${title} ${mark}`);
		await fields.getByLabel(nl.fields.description, { exact: true }).fill(`${title}, droog.`);
	}
	await expect(inLanguage(page, "Deutsch").getByLabel(nl.fields.slug)).toHaveValue(
		`seekiste-fuer-gruenes-${mark}`,
	);
	// A slug of one's own is kept, whatever the title becomes.
	const french = inLanguage(page, "Français");
	await french.getByLabel(nl.fields.slug).fill(`la-caisse-${mark}`);
	await french.getByLabel(nl.fields.title, { exact: true }).fill(`Une caisse ${mark}`);
	await expect(french.getByLabel(nl.fields.slug)).toHaveValue(`la-caisse-${mark}`);

	await openTab(page, nl.tabs.images);
	for (const image of pictures.images) {
		await page.getByLabel(adminMedia.url).fill(image);
		await page.getByRole("button", { name: adminMedia.addByUrl }).click();
	}
	await openTab(page, nl.tabs.specifications);
	await inLanguage(page, nl.weights).getByLabel(nl.weight.tare).fill("2200");
	await page.getByRole("button", { name: nl.create }).click();

	// Three weights belong together: the form opens where one is missing.
	const gross = inLanguage(page, nl.weights).getByLabel(nl.weight.gross);
	await expect(gross).toBeFocused();
	await expect(gross).toHaveAccessibleDescription(nl.errors.incomplete);
	await expect(page.getByRole("tab", { name: nl.tabs.specifications })).toContainText(nl.wrongTab);
	await gross.fill("30480");
	await inLanguage(page, nl.weights).getByLabel(nl.weight.net).fill("28280");
	await page.getByRole("button", { name: nl.create }).click();

	await expect(page.getByText(nl.done.created).first()).toBeVisible();
	await expect(page).toHaveURL(`${editor("nl", `zeedoos-${mark}`)}?tab=specifications`);
	await expect(page.getByRole("tab")).toHaveCount(7);
	const paths = {
		...{ nl: `zeedoos-${mark}`, en: `sea-box-${mark}` },
		...{ de: `seekiste-fuer-gruenes-${mark}`, fr: `la-caisse-${mark}` },
	};
	for (const language of languages) {
		await shopShows(page, `/${language}/container/${paths[language]}`).toContain(pictures.images[1]);
	}
	await shopShows(page, `/de/container/${paths.de}`).toContain(`Seekiste für Grünes ${mark}`);
	await shopShows(page, "/de/container").toMatch(/12\.345/);
	// The form of a new product is not left in the history.
	await page.goBack();
	await expect(page).toHaveURL("/nl/container");
	await expect(page.getByRole("link", { name: `Zeedoos ${mark}`, exact: true })).toBeVisible();
});

test(
	"a new price and a new address reach visitors; the old address leads to the new one",
	core,
	async ({ page }) => {
		const slugs = await storeProduct(page);
		await openEditor(page, editor("nl", slugs.nl));
		await shopShows(page, `/en/container/${slugs.en}`).toContain("€2,650");
		const asNew = inLanguage(page, words.nl.catalog.details.conditionNames.new);
		await asNew.getByLabel(nl.price, { exact: true }).fill("3100,50");
		await page.getByRole("button", { name: nl.save }).click();
		await expect(page.getByText(nl.done.updated).first()).toBeVisible();
		await shopShows(page, `/en/container/${slugs.en}`).toContain("€3,100.50");
		await expect(asNew.getByLabel(nl.price, { exact: true })).toHaveValue("3100,50");

		const moved = `moved-${randomUUID()}`;
		await openTab(page, nl.tabs.translations);
		await inLanguage(page, "Nederlands").getByLabel(nl.fields.slug).fill(moved);
		await page.getByRole("button", { name: nl.save }).click();
		await expect(page).toHaveURL(`${editor("nl", moved)}?tab=translations`);
		await expect
			.poll(() => statusAt(page, `/nl/container/${slugs.nl}`))
			.toEqual([301, `/nl/container/${moved}`]);
		// Saved is saved: leaving asks nothing.
		await page.getByRole("link", { name: nl.back }).click();
		await expect(page).toHaveURL("/nl/container");
	},
);

test("a slug that another container has is named beside its field", async ({ page }) => {
	const [first, second] = [await storeProduct(page), await storeProduct(page)];
	await openEditor(page, editor("en", first.en, "translations"));
	const slug = inLanguage(page, "Deutsch").getByLabel(en.fields.slug);
	await slug.fill(second.de);
	await openTab(page, en.tabs.general);
	await page.getByRole("button", { name: en.save }).click();
	await expect(slug).toBeFocused();
	await expect(slug).toHaveAccessibleDescription(new RegExp(`${en.errors.slugTaken} ${second.de}`));
	await expect(page.getByRole("tab", { name: en.tabs.translations })).toHaveAttribute(
		"aria-selected",
		"true",
	);
});

test("typed changes are not lost by leaving, nor by a colleague's save", async ({ page }) => {
	const slugs = await storeProduct(page);
	await openEditor(page, editor("en", slugs.en));
	const size = page.getByLabel(en.size, { exact: true });
	await size.fill("40ft");
	await page.getByRole("link", { name: en.back }).click();
	const question = page.getByRole("dialog", { name: frame.unsavedTitle });
	await expect(question).toBeVisible();
	await question.getByRole("button", { name: frame.stay }).click();
	await expect(size).toHaveValue("40ft");

	const colleague = await page.context().newPage();
	await openEditor(colleague, editor("en", slugs.en));
	await colleague.getByLabel(en.size, { exact: true }).fill("45ft");
	await colleague.getByRole("button", { name: en.save }).click();
	await expect(colleague.getByText(en.done.updated).first()).toBeVisible();

	await page.getByRole("button", { name: en.save }).click();
	await expect(page.getByRole("alert").filter({ hasText: en.problems.stale })).toBeVisible();
	await expect(size).toHaveValue("40ft");
	const [saved] = await Promise.all([
		page.context().waitForEvent("page"),
		page.getByRole("link", { name: frame.seeSaved }).click(),
	]);
	await expect(saved.getByLabel(en.size, { exact: true })).toHaveValue("45ft");
	await page.getByRole("button", { name: frame.overwrite }).click();
	await expect(page.getByText(en.done.updated).first()).toBeVisible();
	await page.reload();
	await expect(size).toHaveValue("40ft");
});

test("a save that fails says so, keeps all that was typed, and can be tried again", async ({
	page,
	shop,
}) => {
	const slugs = await storeProduct(page);
	await openEditor(page, editor("en", slugs.en));
	const size = page.getByLabel(en.size, { exact: true });
	await size.fill("8ft");
	await shop.sql("alter table product_images rename to product_images_gone");
	try {
		await page.getByRole("button", { name: en.save }).click();
		await expect(page.getByRole("alert").filter({ hasText: en.problems.failed })).toBeVisible();
		await expect(toastOf(page, en.problems.failed)).toBeVisible();
	} finally {
		await shop.sql("alter table product_images_gone rename to product_images");
	}
	await expect(size).toHaveValue("8ft");
	await page.getByRole("button", { name: en.save }).click();
	await expect(page.getByText(en.done.updated).first()).toBeVisible();
	await page.reload();
	await expect(size).toHaveValue("8ft");
});

test("the tabs work by keyboard, and a reload keeps the open one", async ({ page }) => {
	const slugs = await storeProduct(page);
	await openEditor(page, editor("en", slugs.en));
	const tab = (name: string) => page.getByRole("tab", { name, exact: true });
	await tab(en.tabs.general).focus();
	await page.keyboard.press("ArrowRight");
	await expect(tab(en.tabs.translations)).toBeFocused();
	await expect(tab(en.tabs.translations)).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("tabpanel")).toHaveCount(1);
	await expect(page.getByRole("tabpanel", { name: en.tabs.translations })).toBeVisible();
	await page.keyboard.press("End");
	await expect(tab(en.tabs.specifications)).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(tab(en.tabs.general)).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(tab(en.tabs.specifications)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(inLanguage(page, en.outside).getByLabel(en.dimensions.length)).toBeFocused();
	await expect(page).toHaveURL(/tab=specifications/);
	await page.reload();
	await expect(page.getByRole("tabpanel", { name: en.tabs.specifications })).toBeVisible();
	await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

test("a condition is described beside an unsaved price, one condition at a time", async ({ page }) => {
	test.slow();
	const names = words.en.catalog.details.conditionNames;
	const slugs = await storeProduct(page);
	await openEditor(page, editor("en", slugs.en));
	const asNew = inLanguage(page, names.new);
	await asNew.getByLabel(en.price, { exact: true }).fill("999");
	await openTab(page, en.tabs.conditionInfo);
	const edit = (name: string) => page.getByRole("button", { name: `${en.info.edit}: ${name}`, exact: true });
	await edit(names.new).click();
	const form = page.getByRole("form", { name: names.new, exact: true });
	await expect(form.getByLabel(en.info.image, { exact: true })).toBeFocused();
	const english = form.getByRole("group", { name: "English", exact: true });
	await english.getByLabel(en.info.title, { exact: true }).fill("One trip");
	await edit(names.rent).click();
	const question = page.getByRole("dialog", { name: en.info.switchTitle });
	await question.getByRole("button", { name: en.info.switchStay }).click();
	await form.getByRole("button", { name: en.info.save, exact: true }).click();
	const description = english.getByLabel(en.info.description, { exact: true });
	await expect(description).toBeFocused();
	await expect(description).toHaveAccessibleDescription(en.info.errors.description);
	await description.fill("Fresh paint.");
	await english.getByLabel(en.info.benefits).fill("Dry\nTidy");
	await english.getByRole("button", { name: en.info.addBadge }).click();
	await english.getByLabel(`${en.info.badge} 3`).fill("CSC plate");
	await english.getByLabel(en.info.badgeType).nth(2).selectOption("success");
	await form.getByRole("button", { name: en.info.save, exact: true }).click();
	await expect(page.getByText(en.done.condition).first()).toBeVisible();
	await expect(form).toHaveCount(0);
	await expect(edit(names.new)).toBeFocused();
	await expect(page.getByRole("tabpanel").getByText("Fresh paint.")).toBeVisible();
	await shopShows(page, `/en/container/${slugs.en}`).toContain("Fresh paint.");

	// The price that was typed before is still there, and is no stale one.
	await openTab(page, en.tabs.general);
	await expect(asNew.getByLabel(en.price, { exact: true })).toHaveValue("999");
	await page.getByRole("button", { name: en.save }).click();
	await expect(page.getByText(en.done.updated).first()).toBeVisible();
	await shopShows(page, `/en/container/${slugs.en}`).toContain("€999");
});

test("a condition that is not saved is asked about, and a colleague's text is not lost", async ({ page }) => {
	const names = words.en.catalog.details.conditionNames;
	const slugs = await storeProduct(page);
	const colleague = await page.context().newPage();
	const typeTitle = async (on: Page, title: string) => {
		await openEditor(on, editor("en", slugs.en, "conditionInfo"));
		await on.getByRole("button", { name: `${en.info.edit}: ${names.rent}`, exact: true }).click();
		const english = on.getByRole("form").getByRole("group", { name: "English", exact: true });
		await english.getByLabel(en.info.title, { exact: true }).fill(title);
		await english.getByLabel(en.info.description, { exact: true }).fill("Per day.");
	};
	await typeTitle(page, "Mine");
	await typeTitle(colleague, "Theirs");
	await colleague.getByRole("form").getByRole("button", { name: en.info.save, exact: true }).click();
	await expect(colleague.getByRole("form")).toHaveCount(0);

	await page.getByRole("link", { name: en.back }).click();
	const question = page.getByRole("dialog", { name: frame.unsavedTitle });
	await question.getByRole("button", { name: frame.stay }).click();
	await page.getByRole("form").getByRole("button", { name: en.info.save, exact: true }).click();
	await expect(page.getByRole("alert").filter({ hasText: en.info.problems.stale })).toBeVisible();
	await page.getByRole("button", { name: frame.overwrite }).click();
	await expect(page.getByRole("form")).toHaveCount(0);
	await expect(page.getByRole("tabpanel").getByText("Mine")).toBeVisible();
	await page.getByRole("link", { name: en.back }).click();
	await expect(page).toHaveURL("/en/container");
});

test("a container is deleted from the list, after a question", async ({ page }) => {
	const slugs = await storeProduct(page);
	await page.goto("/nl/container?type=standard");
	const card = page.getByRole("article").filter({ has: page.locator(`a[href$="${slugs.nl}"]`) });
	const remove = card.getByRole("button", { name: `${nl.list.delete}: ` });
	const question = page.getByRole("dialog", { name: nl.list.question });
	await remove.click();
	await expect(question).toContainText(nl.list.questionText.split("{title}")[0] ?? "");
	await page.keyboard.press("Escape");
	await expect(question).toHaveCount(0);
	await expect(remove).toBeFocused();
	await remove.click();
	await question.getByRole("button", { name: nl.list.delete, exact: true }).click();
	await expect(page.getByText(nl.list.deleted).first()).toBeVisible();
	await expect(card).toHaveCount(0);
	await expect(question).toHaveCount(0);
	await expect(page).toHaveURL("/nl/container?type=standard");
	expect(await statusAt(page, `/nl/container/${slugs.nl}`)).toEqual([410, null]);
});

test("what a colleague has deleted already is told as deleted, and the list is read anew", async ({
	page,
	shop,
}) => {
	const slugs = await storeProduct(page);
	await page.goto("/en/container");
	const card = page.getByRole("article").filter({ has: page.locator(`a[href$="${slugs.en}"]`) });
	await card.getByRole("button", { name: `${en.list.delete}: ` }).click();
	await shop.sql(
		`delete from products where id = (select product_id from product_translations where slug = '${slugs.en}')`,
	);
	const question = page.getByRole("dialog", { name: en.list.question });
	await question.getByRole("button", { name: en.list.delete, exact: true }).click();
	await expect(page.getByText(en.list.deleted).first()).toBeVisible();
	await expect(card).toHaveCount(0);
});

test("no findings on any tab, and nothing scrolls sideways, in German", async ({
	page,
	expectAccessible,
}) => {
	test.slow();
	const slugs = await storeProduct(page);
	const overflow = () =>
		page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	const own = page.viewportSize() ?? { width: 390, height: 844 };
	async function check() {
		await expectAccessible();
		await page.setViewportSize({ width: 320, height: 800 });
		expect(await overflow()).toBeLessThanOrEqual(0);
		await page.setViewportSize(own);
		expect(await overflow()).toBeLessThanOrEqual(0);
	}
	await openEditor(page, editor("de", slugs.de));
	for (const name of Object.values(de.tabs)) {
		await page.getByRole("tab", { name, exact: true }).click();
		await expect(page.getByRole("tabpanel", { name })).toBeVisible();
		if (name === de.tabs.translations) await expect(page.getByRole("toolbar")).toHaveCount(4);
		await check();
	}
	await openTab(page, de.tabs.conditionInfo);
	await page
		.getByRole("button", { name: `${de.info.edit}: ` })
		.first()
		.click();
	await expect(page.getByRole("form")).toBeVisible();
	await check();
	await openEditor(page, "/de/products/admin/new");
	await page.getByRole("button", { name: de.create }).click();
	await expect(page.getByLabel(de.size, { exact: true })).toBeFocused();
	await check();
	await page.goto("/de/container");
	await page
		.getByRole("button", { name: `${de.list.delete}: ` })
		.first()
		.click();
	await expect(page.getByRole("dialog", { name: de.list.question })).toBeVisible();
	await check();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a container is added, edited, described and deleted", core, async ({ page }) => {
		test.slow();
		const mark = randomUUID().slice(0, 8);
		await page.goto("/nl/container");
		await page.getByRole("link", { name: nl.list.add }).click();
		await page.getByLabel(nl.size, { exact: true }).fill("20ft");
		const dutch = inLanguage(page, "Nederlands");
		await dutch.getByLabel(nl.fields.title, { exact: true }).fill(`Stille doos ${mark}`);
		await page.getByLabel(nl.images).fill("a.svg");
		await page.getByRole("button", { name: nl.create }).click();
		await expect(page.getByLabel(nl.images)).toHaveAccessibleDescription(
			new RegExp(`${nl.errors.addresses} 1`),
		);
		await expect(dutch.getByLabel(nl.fields.description, { exact: true })).toHaveAccessibleDescription(
			new RegExp(nl.errors.dutchDescription),
		);
		await page.getByLabel(nl.images).fill(pictures.images.join("\n"));
		await dutch.getByLabel(nl.fields.description, { exact: true }).fill("Zonder scripts.");
		await page.getByRole("button", { name: nl.create }).click();
		await expect(page.getByText(nl.done.created)).toBeVisible();
		const slug = `stille-doos-${mark}`;
		await expect(dutch.getByLabel(nl.fields.slug)).toHaveValue(slug);

		// All parts stand below each other; the tabs are links to them.
		for (const name of Object.values(nl.tabs)) {
			await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
		}
		await page.getByRole("link", { name: nl.tabs.specifications, exact: true }).click();
		await expect(page).toHaveURL(/#panel-specifications$/);
		await page.getByLabel(nl.pallets).fill("11");
		await page.getByRole("button", { name: nl.save }).click();
		await expect(page.getByText(nl.done.updated)).toBeVisible();
		await expect(page.getByLabel(nl.pallets)).toHaveValue("11");

		await page
			.getByRole("link", {
				name: `${nl.info.edit}: ${words.nl.catalog.details.conditionNames.rent}`,
				exact: true,
			})
			.click();
		const form = page.getByRole("form");
		const text = form.getByRole("group", { name: "Nederlands", exact: true });
		await text.getByLabel(nl.info.title, { exact: true }).fill("Huren");
		await text.getByLabel(nl.info.description, { exact: true }).fill("Per dag.");
		await text.getByLabel(`${nl.info.badge} 2`).fill("Snel weg");
		await form.getByRole("button", { name: nl.info.save, exact: true }).click();
		await expect(page.getByText(nl.done.condition)).toBeVisible();
		await expect(page.getByText("Snel weg")).toBeVisible();

		await page.goto("/nl/container");
		const card = page.getByRole("article").filter({ has: page.locator(`a[href$="${slug}"]`) });
		await card.getByRole("link", { name: `${nl.list.delete}: ` }).click();
		await expect(page.getByRole("heading", { level: 1, name: nl.list.question })).toBeVisible();
		await page.getByRole("button", { name: nl.list.delete, exact: true }).click();
		await expect(page.getByText(nl.list.deleted)).toBeVisible();
		await expect(card).toHaveCount(0);
	});
});
