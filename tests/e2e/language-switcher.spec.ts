import { languageTable } from "~/i18n/languages.ts";
import { browserLanguages, expect, onPhone, onPhoneIn, test, untilAwake, words } from "../fixtures/shop.ts";

for (const language of browserLanguages) {
	test(
		`the floating switcher leads from ${language} to every language`,
		onPhoneIn(language),
		async ({ page }) => {
			await page.goto(`/${language}?size=20ft`);
			const label = words[language].common.language;
			const switcher = page.getByRole("main").getByRole("navigation", { name: label });
			for (const { nativeName } of Object.values(languageTable)) {
				await expect(switcher.getByRole("link", { name: nativeName })).toBeHidden();
			}
			await switcher.locator("summary").click();
			await untilAwake(switcher.locator("details"));
			for (const { nativeName } of Object.values(languageTable)) {
				await expect(switcher.getByRole("link", { name: nativeName })).toBeVisible();
			}
			await page.keyboard.press("Escape");
			await expect(switcher.getByRole("link").first()).toBeHidden();
			await page.keyboard.press("Enter");
			const other = language === "de" ? "fr" : "de";
			await switcher.getByRole("link", { name: languageTable[other].nativeName }).click();
			await expect(page).toHaveURL(`/${other}?size=20ft`);
		},
	);
}

test("the floating switcher stays in the window and leaves the footer alone", onPhone, async ({ page }) => {
	await page.goto("/nl");
	const switcher = page.getByRole("main").getByRole("navigation", { name: words.nl.common.language });
	const summary = switcher.locator("summary");
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	// A phone's first screen is full of the price finder, whose button it would cover.
	if (width < 768) await expect(summary).not.toBeInViewport();
	await page.evaluate(() => window.scrollTo(0, window.innerHeight));
	await expect(summary).toBeInViewport({ ratio: 1 });
	const box = await summary.boundingBox();
	expect(box?.height).toBeGreaterThanOrEqual(44);
	expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
	expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40);
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	const footer = await page.getByRole("contentinfo").boundingBox();
	const atEnd = await summary.boundingBox();
	expect((atEnd?.y ?? 0) + (atEnd?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the floating switcher opens and leads on", async ({ page }) => {
		await page.goto("/nl");
		const switcher = page.getByRole("main").getByRole("navigation", { name: words.nl.common.language });
		await switcher.locator("summary").click();
		await switcher.getByRole("link", { name: "English" }).click();
		await expect(page).toHaveURL("/en");
	});
});
