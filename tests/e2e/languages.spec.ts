import { coreOnPhone, expect, standard20ft, test, untilAwake, words } from "../fixtures/shop.ts";

test("a path without a language leads to the visitor's own", async ({ browser }) => {
	for (const [locale, path] of [
		["de-DE", "/de/container?size=20ft"],
		["fr-BE", "/fr/container?size=20ft"],
		["es-ES", "/nl/container?size=20ft"],
	] as const) {
		const context = await browser.newContext({ locale });
		const page = await context.newPage();
		await page.goto("/container?size=20ft");
		await expect(page).toHaveURL(path);
		await context.close();
	}
});

test(
	"switching language keeps page and choice, and is remembered",
	coreOnPhone,
	async ({ page, isMobile: _mobile, viewport }) => {
		await page.goto(`/nl/container/${standard20ft.nl}?condition=used-a`);
		if ((viewport?.width ?? 0) < 1024)
			await page.getByLabel(words.nl.common.menu, { exact: true }).first().click();
		await page
			.getByRole("list", { name: words.nl.common.language })
			.getByRole("link")
			.filter({ visible: true })
			.and(page.locator("[hreflang=de]"))
			.click();
		await expect(page).toHaveURL(`/de/container/${standard20ft.de}?condition=used-a`);
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await page.goto("/container");
		await expect(page).toHaveURL("/de/container");
	},
);

test("a slug of another language leads to the right one", async ({ page }) => {
	await page.goto(`/fr/container/${standard20ft.de}`);
	await expect(page).toHaveURL(`/fr/container/${standard20ft.fr}`);
});

test("the mark in the bar leads home without loading the document again", async ({ page }) => {
	await page.goto("/fr/container");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	const mark = page.getByRole("banner").getByRole("link", { name: "Kade Containers" });
	await untilAwake(mark);
	await mark.click();
	await expect(page).toHaveURL("/fr");
	await expect(page.getByRole("region", { name: words.fr.home.carousel })).toBeVisible();
	expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
