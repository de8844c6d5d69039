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
		await expect(carousel.getByRole("article")).toHaveCount(8);
		const first = carousel.getByRole("article").first();
		const last = carousel.getByRole("article").last();
		await first.getByRole("heading").getByRole("link").focus();
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

test("the arrow keys slide from the carousel's arrows too, which are gone where all cards are in view", async ({
	page,
}) => {
	const t = words.en;
	await page.goto("/en");
	const carousel = page.getByRole("region", { name: t.home.carousel });
	const next = page.getByRole("button", { name: t.home.next });
	const first = carousel.getByRole("article").first();
	await first.scrollIntoViewIfNeeded();
	await next.click();
	await expect(first).not.toBeInViewport();
	await expect(next).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(first).toBeInViewport({ ratio: 0.9 });
	await page.keyboard.press("ArrowRight");
	await expect(first).not.toBeInViewport();
	await page.getByLabel(t.catalog.size).selectOption("45ft");
	await expect(carousel.getByRole("article").first()).toBeVisible();
	await expect(next).toBeHidden();
});
