import { expect, onPhone, test, words } from "../fixtures/shop.ts";

test(
	"the carousel shows eight at most, filters at once and follows the arrow keys",
	onPhone,
	async ({ page }) => {
		const t = words.nl;
		await page.goto("/nl");
		const carousel = page.getByRole("region", { name: t.home.carousel });
		await expect(carousel.getByRole("article")).toHaveCount(8);
		await page.getByLabel(t.catalog.type).selectOption("thermostatic");
		await expect(carousel.getByRole("article")).toHaveCount(2);
		await page.getByLabel(t.catalog.type).selectOption("");
		const first = carousel.getByRole("article").first();
		const last = carousel.getByRole("article").last();
		await first.getByRole("link").focus();
		await expect(first).toBeInViewport();
		await expect(last).not.toBeInViewport();
		for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowRight");
		await expect(last).toBeInViewport();
		await page.keyboard.press("ArrowRight");
		await expect(last).toBeInViewport();
	},
);

test("every section of the home page stands in its place", async ({ page }) => {
	await page.goto("/en");
	const sections = await page.locator("main section").evaluateAll((all) => all.map((section) => section.id));
	expect(sections.length).toBeGreaterThanOrEqual(12);
	expect(sections.at(-2)).toBe("leasing-section");
	await expect(page.getByRole("link", { name: /^Call \+32/ }).first()).toHaveAttribute("href", /^tel:\+32/);
});
