import type { Page } from "@playwright/test";
import { company as demo } from "#db/seed/company.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, type OwnShop, signInOwner, standard20ft, test, words } from "../fixtures/own-shop.ts";
import { untilAwake } from "../fixtures/shop.ts";

// The browser's own notes of a form that is refused.
test.use({ expectedErrors: ["409", "422"] });

const t = pageTexts.de.adminSettings;
const { record: frame } = pageTexts.de.adminShell;
const { colors, company } = t;

/** What every page shows of these settings, as a new shop has it: tests of one worker share a shop. */
async function startOver(page: Page, shop: OwnShop): Promise<void> {
	const values = Object.entries({ ...demo, phoneLink: demo.phoneLink }).map(
		([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} = '${value}'`,
	);
	await shop.sql(`update company_settings set ${values.join(", ")}, opening_hours = default`);
	await shop.sql("delete from stock_colors");
	await shop.sql("insert into stock_colors (ral, sort_order) values ('5010', 0), ('7016', 1), ('9010', 2)");
	await signInOwner(page, shop);
}

async function expectFits(page: Page): Promise<void> {
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

test("the owner's name, numbers and hours are changed once and followed everywhere", async ({
	page,
	shop,
}) => {
	test.slow();
	await startOver(page, shop);
	await page.goto(`${shop.origin}/de/admin/company`);
	await page.getByLabel(company.fields.name, { exact: true }).fill("Kai 7");
	await page.getByLabel(company.fields.phone).fill("03 123 45 67");
	await page.getByLabel(company.fields.iban).fill("BE68 5390 0754 7035");
	const saturday = page.getByRole("group", { name: pageTexts.de.contact.week.days.saturday });
	await saturday.getByLabel(company.open).check();
	await saturday.getByLabel(company.opens).fill("10");
	await saturday.getByLabel(company.closes).fill("mittags");
	await page.getByRole("button", { name: t.form.save }).click();
	const iban = page.getByLabel(company.fields.iban);
	await expect(iban).toBeFocused();
	await expect(iban).toHaveAccessibleDescription(company.errors.iban);
	await expect(saturday.getByLabel(company.closes)).toHaveAccessibleDescription(company.errors.time);
	await expect(page.getByLabel(company.fields.name, { exact: true })).toHaveValue("Kai 7");
	await iban.fill("nl91abna0417164300");
	await saturday.getByLabel(company.closes).fill("12.30");
	await page.getByRole("button", { name: t.form.save }).click();
	await expect(page.getByRole("status").filter({ hasText: t.form.saved })).toBeVisible();
	await expect(iban).toHaveValue("NL91 ABNA 0417 1643 00");
	await expect(saturday.getByLabel(company.closes)).toHaveValue("12:30");

	const visitor = await page.context().newPage();
	await expect(async () => {
		await visitor.goto(`${shop.origin}/de/contact`);
		await expect(visitor.getByRole("banner")).toContainText("Kai 7", { timeout: 500 });
	}).toPass();
	await expect(visitor.getByRole("main")).toContainText("10:00 bis 12:30 Uhr");
	await expect(visitor.getByRole("banner").locator('a[href="tel:+3231234567"]')).toBeVisible();
	await expect(visitor.getByRole("contentinfo")).toContainText("03 123 45 67");
});

test("typed settings are not lost by leaving, nor by a colleague's save", async ({ page, shop }) => {
	await startOver(page, shop);
	const address = `${shop.origin}/de/admin/company`;
	await page.goto(address);
	// What is typed counts once scripts run.
	const city = page.getByLabel(company.fields.city, { exact: true });
	await untilAwake(city);
	await page.waitForLoadState("networkidle");
	await city.fill("Gent");
	const menu = page.getByRole("navigation", { name: pageTexts.de.adminShell.label });
	if (await menu.getByText(words.de.common.menu).isVisible())
		await menu.getByText(words.de.common.menu).click();
	await menu.getByRole("link", { name: pageTexts.de.adminShell.history }).click();
	const question = page.getByRole("dialog", { name: frame.unsavedTitle });
	await question.getByRole("button", { name: frame.stay }).click();
	await expect(city).toHaveValue("Gent");

	const colleague = await page.context().newPage();
	await colleague.goto(address);
	await colleague.getByLabel(company.fields.city, { exact: true }).fill("Lier");
	await colleague.getByRole("button", { name: t.form.save }).click();
	await expect(colleague.getByRole("status").filter({ hasText: t.form.saved })).toBeVisible();

	await page.getByRole("button", { name: t.form.save }).click();
	await expect(page.getByRole("alert").filter({ hasText: t.problems.stale })).toBeVisible();
	await expect(city).toHaveValue("Gent");
	await page.getByRole("button", { name: frame.overwrite }).click();
	await expect(page.getByRole("status").filter({ hasText: t.form.saved })).toBeVisible();
	await page.goto(address);
	await page.waitForLoadState("networkidle");
	await expect(city).toHaveValue("Gent");
	// What is saved is not asked for when leaving.
	await city.fill("Mol");
	await page.getByRole("button", { name: t.form.save }).click();
	await expect(page.getByRole("status").filter({ hasText: t.form.saved })).toBeVisible();
	if (await menu.getByText(words.de.common.menu).isVisible())
		await menu.getByText(words.de.common.menu).click();
	await menu.getByRole("link", { name: pageTexts.de.adminShell.history }).click();
	await expect(page).toHaveURL(/history/);
});

test("what is typed while a save is on its way stays, is not saved yet, and goes with the next", async ({
	page,
	shop,
}) => {
	await startOver(page, shop);
	const address = `${shop.origin}/de/admin/company`;
	await page.goto(address);
	await page.waitForLoadState("networkidle");
	let held = Promise.withResolvers<void>();
	await page.route("**/company.data*", async (route) => {
		if (route.request().method() === "POST") await held.promise;
		await route.continue();
	});
	const city = page.getByLabel(company.fields.city, { exact: true });
	const street = page.getByLabel(company.fields.street, { exact: true });
	await city.fill("Gent");
	const sent = page.waitForRequest((request) => request.method() === "POST");
	await page.getByRole("button", { name: t.form.save }).click();
	await sent;
	await street.fill("Kaai 9");
	held.resolve();
	await expect(page.getByRole("status").filter({ hasText: t.form.saved })).toBeVisible();
	await expect(street).toHaveValue("Kaai 9");
	await expect(street).toBeFocused();
	const { rows } = await shop.sql("select city, street from company_settings");
	expect(rows).toEqual([{ city: "Gent", street: demo.street }]);
	const menu = page.getByRole("navigation", { name: pageTexts.de.adminShell.label });
	await menu.getByRole("link", { name: pageTexts.de.adminShell.history }).click();
	await page
		.getByRole("dialog", { name: frame.unsavedTitle })
		.getByRole("button", { name: frame.stay })
		.click();
	// Whoever leaves while the save is on its way is asked, and gets there once it is saved.
	const heldAgain = Promise.withResolvers<void>();
	held = heldAgain;
	await page.getByRole("button", { name: t.form.save }).click();
	await menu.getByRole("link", { name: pageTexts.de.adminShell.history }).click();
	await expect(page.getByRole("dialog", { name: frame.unsavedTitle })).toBeVisible();
	heldAgain.resolve();
	await expect(page).toHaveURL(/history/);
	const after = await shop.sql("select city, street from company_settings");
	expect(after.rows).toEqual([{ city: "Gent", street: "Kaai 9" }]);
});

test("colours in stock are ticked, put in order, and shown below the stock colour", async ({
	page,
	shop,
}) => {
	test.slow();
	await startOver(page, shop);
	await page.goto(`${shop.origin}/de/admin/stock-colors`);
	await page.waitForLoadState("networkidle");
	const inStock = page.getByRole("group", { name: colors.inStock });
	const rows = inStock.getByRole("listitem");
	await expect(rows).toHaveText([/RAL 5010/, /RAL 7016/, /RAL 9010/]);
	const up = page.getByRole("button", { name: `${colors.up}: RAL 9010` });
	await up.focus();
	await page.keyboard.press("Enter");
	await expect(rows).toHaveText([/RAL 5010/, /RAL 9010/, /RAL 7016/]);
	await expect(up).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: colors.moved })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(rows).toHaveText([/RAL 9010/, /RAL 5010/, /RAL 7016/]);
	await expect(up).toBeDisabled();
	await expect(page.getByRole("button", { name: `${colors.down}: RAL 9010` })).toBeFocused();
	await inStock.getByRole("checkbox", { name: "RAL 5010" }).uncheck();
	await page.getByRole("checkbox", { name: "RAL 1003 Signalgelb" }).check();
	await page.getByRole("button", { name: t.form.save }).click();
	await expect(page.getByRole("status").filter({ hasText: t.form.saved })).toBeVisible();
	await expect(rows).toHaveText([/RAL 9010/, /RAL 7016/, /RAL 1003/]);

	const visitor = await page.context().newPage();
	for (const language of ["de", "fr"] as const) {
		const d = words[language].catalog.details;
		const shown = visitor
			.getByRole("group", { name: d.color })
			.getByRole("listitem")
			.filter({ hasText: /RAL \d{4}/ });
		const names = { de: ["Reinweiß", "Anthrazitgrau", "Signalgelb"], fr: ["Blanc pur", "Gris", "Jaune"] };
		await visitor.goto(`${shop.origin}/${language}/container/${standard20ft[language]}`);
		await expect(visitor.getByText(pageTexts[language].container.stockNow)).toBeVisible();
		await expect(shown).toHaveText(names[language].map((name) => new RegExp(name)));
	}
});

test("colours are put in order and saved without scripts", async ({ browser, page, shop }) => {
	await startOver(page, shop);
	const plain = await browser.newContext({
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	});
	const desk = await plain.newPage();
	await desk.goto(`${shop.origin}/de/admin/stock-colors`);
	const rows = desk.getByRole("group", { name: colors.inStock }).getByRole("listitem");
	await desk.getByRole("button", { name: `${colors.down}: RAL 5010` }).click();
	await expect(rows).toHaveText([/RAL 7016/, /RAL 5010/, /RAL 9010/]);
	await expect(desk.getByText(colors.moved)).toBeVisible();
	await desk.getByRole("checkbox", { name: "RAL 3000 Feuerrot" }).check();
	await desk.getByRole("button", { name: t.form.save }).click();
	await expect(desk.getByText(t.form.saved)).toBeVisible();
	await expect(rows).toHaveText([/RAL 7016/, /RAL 5010/, /RAL 9010/, /RAL 3000/]);
	await plain.close();
});

test("no findings on the settings in German, and nothing scrolls sideways", async ({
	page,
	shop,
	expectAccessible,
}) => {
	await startOver(page, shop);
	const size = page.viewportSize();
	for (const name of ["company", "stock-colors"]) {
		await page.setViewportSize({ width: size?.width ?? 390, height: 844 });
		await page.goto(`${shop.origin}/de/admin/${name}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectAccessible();
		await expectFits(page);
		await page.setViewportSize({ width: 320, height: 844 });
		await expectFits(page);
	}
	await page.getByText(words.de.common.menu, { exact: true }).click();
	await expect(page.getByRole("link", { name: pageTexts.de.adminShell.tariffs })).toBeVisible();
	await expectAccessible();
	await expectFits(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: pageTexts.de.adminShell.tariffs })).toBeHidden();
});
