import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/shop.ts";

const t = words.de.catalog;

test.describe("on paper", () => {
	test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

	test("a list has its containers with their prices, and the company's address, without what only a screen can do", async ({
		page,
	}) => {
		await page.goto("/de/container");
		const first = page.getByRole("article").first();
		await expect(first).toContainText("€ 1.950");
		await expect(first.getByRole("checkbox")).toBeHidden();
		await expect(page.getByLabel(t.size)).toBeHidden();
		await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
		await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
		await expect(page.getByRole("contentinfo").locator("address")).toBeVisible();
		// What a screen shows over the picture stands beside it.
		await page.setViewportSize({ width: 900, height: 1200 });
		const soldOut = page.getByRole("article").filter({ hasText: t.outOfStock });
		await expect(soldOut.getByText(t.outOfStock, { exact: true }).last()).toHaveCSS("position", "static");
	});

	test("a container's page has the price of each condition, and of colour and way what was chosen", async ({
		page,
	}) => {
		await page.goto(
			`/de/container/${standard20ft.de}?condition=used-a&delivery=truck&country=DE&postcode=50667`,
		);
		for (const price of ["€ 2.650", "€ 1.750", "€ 1.450"]) {
			const condition = page.getByRole("group", { name: t.details.condition });
			await expect(condition.getByText(price, { exact: true })).toBeVisible();
		}
		await expect(page.getByText(t.details.deliveries.truck, { exact: true }).first()).toBeVisible();
		await expect(page.getByText(t.details.deliveries.truck_with_crane, { exact: true }).first()).toBeHidden();
		await expect(page.getByTestId("total").filter({ visible: true })).toHaveText("€ 2.456");
		await expect(page.getByRole("contentinfo").locator("address")).toBeVisible();
	});

	test("a text that links elsewhere does not spell out the address", async ({ page }) => {
		await page.goto("/de/privacy-statement");
		const spelt = await page
			.locator(".prose a")
			.evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
		expect(spelt.length).toBeGreaterThan(0);
		expect(spelt.filter((content) => content !== "none")).toEqual([]);
	});
});

test("where people choose their own colours, what is chosen and what has the focus stand out", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/de/container?view=table");
	const views = page
		.getByRole("navigation", { name: pageTexts.de.containerList.views.label })
		.getByRole("link");
	const ground = (index: number) =>
		views.nth(index).evaluate((link) => getComputedStyle(link).backgroundColor);
	expect(await ground(1)).not.toBe(await ground(0));
	await page.getByLabel(t.size).focus();
	await page.keyboard.press("Tab");
	const outline = await page.evaluate(
		() => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
	);
	expect(outline).toBe("solid");
});
