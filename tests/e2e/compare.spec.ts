import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, onPhone, standard20ft, test, untilAwake, words } from "../fixtures/shop.ts";

const t = pageTexts.de.compare;
const highCube = "20-fuss-high-cube-container";

test(
	"containers are ticked on the list, compared, delivered to a place, and changed for others",
	onPhone,
	async ({ page, expectAccessible }) => {
		await page.goto("/de/container");
		const tick = (title: string) => page.getByRole("checkbox", { name: title });
		const bar = page.getByRole("form", { name: t.choice.bar });
		await expect(bar).toBeHidden();
		// Before the scripts have come, and after.
		await tick("20-Fuß-Container DV (Standard)").check();
		await expect(bar).toBeVisible();
		await untilAwake(bar);
		await expect(bar.getByRole("button", { name: "20-Fuß-Container DV" })).toBeVisible();
		await tick("20-Fuß-High-Cube-Container").check();
		await expectAccessible();
		// What was ticked stays while the list shows others.
		await page.getByLabel(words.de.catalog.size).selectOption("40ft");
		await expect(page).toHaveURL(/size=40ft/);
		await expect(tick("20-Fuß-High-Cube-Container")).toHaveCount(0);
		await expect(bar.getByRole("button", { name: "20-Fuß-High-Cube-Container" })).toBeVisible();
		await bar.getByRole("button", { name: t.choice.compare }).click();
		await expect(page).toHaveURL(`/de/container/compare?c=${standard20ft.de}&c=${highCube}`);
		await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2);
		await expectAccessible();

		// One more, then less.
		await page.getByLabel(t.add).selectOption({ label: "40-Fuß-High-Cube-Container" });
		await page.getByRole("button", { name: t.addButton }).click();
		await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3);
		await page.getByRole("link", { name: /^Entfernen\W+20-Fuß-High-Cube/ }).click();
		await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2);

		const postcode = page.getByLabel(words.de.catalog.details.postcode);
		await postcode.fill("50667");
		await postcode.press("Enter");
		await expect(page).toHaveURL(/to=DE-50667/);
		await expect(page.getByRole("link", { name: "€ 3.356" })).toBeVisible();
		const only = page.getByLabel(t.onlyDifferences);
		const same = page.getByRole("row", { name: t.figures.gross });
		await expect(same).toBeVisible();
		await only.check();
		await expect(same).toBeHidden();
		await expectAccessible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	},
);

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("what is ticked is compared, and three questions lead to a size", async ({ page }) => {
		await page.goto("/de/container");
		const bar = page.getByRole("form", { name: t.choice.bar });
		await expect(bar).toBeHidden();
		await page.getByRole("checkbox", { name: "20-Fuß-High-Cube-Container" }).check();
		await page.getByRole("checkbox", { name: "10-Fuß-Container" }).check();
		await bar.getByRole("button", { name: t.choice.compare }).click();
		await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2);
		await page.getByRole("main").getByRole("link", { name: t.choice.sizeGuide }).click();
		const guide = pageTexts.de.sizeGuide;
		await page.getByLabel(guide.what).selectOption("car");
		await page.getByLabel(guide.amount).fill("1");
		await page.getByRole("button", { name: guide.show }).click();
		await expect(page.getByRole("status").getByRole("heading")).toHaveText([/20-Fuß/, /40-Fuß/]);
	});
});

test(
	"a fifth container cannot be ticked, the size guide is for everybody",
	onPhone,
	async ({ page, expectAccessible }) => {
		await page.goto("/fr/size-guide");
		const guide = pageTexts.fr.sizeGuide;
		const ticks = page.getByRole("table").getByRole("checkbox");
		await untilAwake(page.locator(".compare-bar"));
		for (const index of [0, 3, 4, 9]) await ticks.nth(index).check();
		await expect(ticks.nth(5)).toBeDisabled();
		await expect(page.locator(".compare-bar")).toContainText(pageTexts.fr.compare.choice.most);
		await ticks.nth(3).uncheck();
		await expect(ticks.nth(5)).toBeEnabled();
		await expectAccessible();
		const amount = page.getByLabel(guide.amount);
		await amount.fill("beaucoup");
		await amount.press("Enter");
		await expect(page.getByText(guide.errors.amount)).toBeVisible();
		await expect(amount).toHaveValue("beaucoup");
		await amount.fill("11");
		await amount.press("Enter");
		await expect(page).toHaveURL(/n=11/);
		await expect(page.getByRole("status").getByRole("listitem").first()).toContainText(guide.roles.best);
		await expectAccessible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	},
);

test("the person that the sizes are drawn beside stands there on a phone too", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/de/size-guide");
	const scale = page.getByRole("region", { name: pageTexts.de.sizeGuide.scaleTitle });
	const drawings = scale.getByRole("list").first().locator("svg");
	const [person, container] = await Promise.all([
		drawings.nth(0).boundingBox(),
		drawings.nth(1).boundingBox(),
	]);
	expect(person?.height).toBeGreaterThan(30);
	// On the same ground.
	const feet = (box: typeof person) => (box ? box.y + box.height : Number.NaN);
	expect(Math.abs(feet(person) - feet(container))).toBeLessThanOrEqual(1);
});
