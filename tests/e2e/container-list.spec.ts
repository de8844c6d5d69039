import { coreOnPhone, expect, test, words } from "../fixtures/shop.ts";

test(
	"filters and order live in the address, and the back button restores them",
	coreOnPhone,
	async ({ page }) => {
		const t = words.de.catalog;
		await page.goto("/de/container");
		await expect(page.getByRole("article")).toHaveCount(14);
		await page.getByLabel(t.size).selectOption("40ft");
		await expect(page.getByRole("article")).toHaveCount(4);
		await page.getByLabel(t.sort).selectOption("price-desc");
		await expect(page).toHaveURL("/de/container?size=40ft&sort=price-desc");
		await expect(page.getByRole("article").first()).toContainText("Kühlcontainer");
		await page.goBack();
		await expect(page).toHaveURL("/de/container?size=40ft");
		await page.goBack();
		await expect(page.getByRole("article")).toHaveCount(14);
		await expect(page.getByLabel(t.size)).toHaveValue("");
	},
);

test("a choice that nothing fits offers the way back", async ({ page }) => {
	const t = words.en.catalog;
	await page.goto("/en/container?size=45ft&type=thermostatic");
	await expect(page.getByText(t.noResults)).toBeVisible();
	await page.getByRole("link", { name: t.clearFilters }).click();
	await expect(page.getByRole("article")).toHaveCount(14);
});

test("type options stand in the documented order", async ({ page }) => {
	await page.goto("/de/container");
	const options = await page.getByLabel(words.de.catalog.type).getByRole("option").allInnerTexts();
	expect(options).toEqual([
		"Alle Typen (14)",
		"Standard (5)",
		"High Cube (3)",
		"Kühlcontainer (2)",
		"Spezial (4)",
	]);
});
