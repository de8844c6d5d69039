import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, onPhone, test, untilAwake, words } from "../fixtures/shop.ts";

const t = pageTexts.de.containerList;
const views = { name: t.views.label };

test(
	"the list is a table for who compares figures: sorted by links, narrowed, delivered to a place, and cards again",
	onPhone,
	async ({ page, expectAccessible }) => {
		await page.goto("/de/container");
		await page.getByRole("navigation", views).getByRole("link", { name: t.views.table }).click();
		await expect(page).toHaveURL("/de/container?view=table");
		const table = page.getByRole("table", { name: t.table.caption });
		const rows = table.locator("tbody").getByRole("row");
		await expect(rows).toHaveCount(14);
		await expectAccessible();

		await table.getByRole("link", { name: t.table.byPriceUp }).click();
		await expect(page).toHaveURL("/de/container?sort=price-asc&view=table");
		await expect(rows.first()).toContainText("20-Fuß-Container DV");
		await table.getByRole("link", { name: t.table.byPriceDown }).click();
		await expect(rows.first()).toContainText("Kühlcontainer");
		await page.getByLabel(words.de.catalog.size).selectOption("20ft");
		await expect(page).toHaveURL("/de/container?size=20ft&sort=price-desc&view=table");
		await expect(rows).toHaveCount(6);
		const postcode = page.getByLabel(words.de.catalog.details.postcode);
		await postcode.fill("50667");
		await postcode.press("Enter");
		await expect(page).toHaveURL(/view=table.*to=DE-50667/);
		const delivered = table.getByRole("columnheader", { name: pageTexts.de.priceFinder.delivered });
		await expect(delivered).toHaveCount(1);
		await expectAccessible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);

		await page.goBack();
		await expect(page).toHaveURL("/de/container?size=20ft&sort=price-desc&view=table");
		// The address goes back at once, the page when it is there.
		await expect(delivered).toHaveCount(0);
		await expect(rows).toHaveCount(6);
		await page.getByRole("navigation", views).getByRole("link", { name: t.views.cards }).click();
		await expect(page).toHaveURL("/de/container?size=20ft&sort=price-desc");
		await expect(page.getByRole("article")).toHaveCount(6);
	},
);

test.describe("in a window of 1280 px", () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	for (const language of languages) {
		test(`all columns are in sight, the ticks too, with delivered prices and without: ${language}`, async ({
			page,
		}) => {
			const { caption } = pageTexts[language].containerList.table;
			for (const place of ["", "&to=NL-3011AA"]) {
				await page.goto(`/${language}/container?view=table${place}`);
				const box = page.getByRole("region", { name: caption });
				await expect(box.getByRole("checkbox").first()).toBeInViewport({ ratio: 1 });
				// Its typeface is there: another one is narrower or wider.
				await page.evaluate(() => document.fonts.ready);
				const hidden = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
				expect(hidden, place).toBeLessThanOrEqual(0);
			}
		});
	}
});

test("where the table scrolls, its ticks stay in sight, and nothing that takes the focus is below them", async ({
	page,
}) => {
	await page.setViewportSize({ width: 800, height: 900 });
	await page.goto("/de/container?view=table");
	const table = page.getByRole("table", { name: t.table.caption });
	const row = table.locator("tbody").getByRole("row").first();
	await expect(row.getByRole("checkbox")).toBeInViewport({ ratio: 1 });
	for (const link of await row.getByRole("link").all()) {
		await link.focus();
		const isOnTop = link.evaluate((element) => {
			const { left, right, top, bottom } = element.getBoundingClientRect();
			const inside = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
			return inside.every((found) => element.contains(found));
		});
		expect(await isOnTop).toBe(true);
	}
});

test.describe("on a small phone", () => {
	test.use({ viewport: { width: 390, height: 664 } });

	test("two and a half containers fit a window, with their prices, and keys scroll the table", async ({
		page,
	}) => {
		await page.goto("/fr/container");
		// Until then cards far below have the height that look.css estimates.
		const areLaidOut = () =>
			page
				.getByRole("article")
				.evaluateAll((cards) =>
					cards.every((card) => getComputedStyle(card).contentVisibility === "visible"),
				);
		await expect.poll(areLaidOut).toBe(true);
		const boxes = await page
			.getByRole("article")
			.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
		const mean = boxes.reduce((sum, height) => sum + height, 0) / boxes.length;
		expect(mean).toBeLessThan(270);
		const heights = await page
			.getByRole("article")
			.first()
			.locator("dt a, label")
			.evaluateAll((targets) => targets.map((one) => one.getBoundingClientRect().height));
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);

		await page.goto("/fr/container?view=table");
		const box = page.getByRole("region", { name: pageTexts.fr.containerList.table.caption });
		await untilAwake(page.locator(".compare-bar"));
		await box.focus();
		await expect(box).toBeFocused();
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
		// The first column stays where it is.
		const title = box.getByRole("rowheader").first();
		expect((await title.boundingBox())?.x).toBeGreaterThanOrEqual(0);
	});

	test("a price that the keyboard comes to is in sight", async ({ page }) => {
		await page.goto("/de/container?view=table");
		const table = page.getByRole("table", { name: t.table.caption });
		const rows = table.locator("tbody").getByRole("row");
		await table.getByRole("link", { name: t.table.byPriceUp }).focus();
		for (const row of [rows.nth(0), rows.nth(1)]) {
			for (const link of await row.getByRole("link").all()) {
				await page.keyboard.press("Tab");
				await expect(link).toBeFocused();
				await expect(link).toBeInViewport({ ratio: 0.99 });
			}
			await page.keyboard.press("Tab");
			await expect(row.getByRole("checkbox")).toBeFocused();
		}
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the table is narrowed by the form, stays a table, and what is ticked is compared", async ({
		page,
	}) => {
		await page.goto("/de/container?view=table");
		await page.getByLabel(words.de.catalog.size).selectOption("40ft");
		await page.getByRole("button", { name: words.de.catalog.apply }).click();
		await expect(page).toHaveURL(/view=table.*size=40ft/);
		const ticks = page.getByRole("table").getByRole("checkbox");
		await expect(ticks).toHaveCount(4);
		await ticks.first().check();
		await ticks.last().check();
		await page.getByRole("button", { name: pageTexts.de.compare.choice.compare }).click();
		await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2);
	});
});
