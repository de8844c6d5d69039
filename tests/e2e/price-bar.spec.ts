import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { askForQuote } from "../fixtures/buyer.ts";
import { expect, standard20ft, test, untilAwake, words } from "../fixtures/shop.ts";

const windows = [
	{ width: 320, height: 568 },
	{ width: 390, height: 664 },
	{ width: 768, height: 1024 },
];
const container = `/de/container/${standard20ft.de}`;
const d = words.de.catalog.details;
const texts = pageTexts.de.container;

function bar(page: Page) {
	return page.getByRole("region", { name: texts.summary });
}

/** What has the focus, and whether the price bar lies over any of it or something else over its middle. */
function focusIn(page: Page) {
	return page.evaluate(() => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return null;
		// A radio button is as large as its card, which shows the focus.
		const shown = focused.closest("label") ?? focused;
		const { left, right, top, bottom } = shown.getBoundingClientRect();
		const [head, bar] = ["header", ".price-bar"].map((selector) =>
			document.querySelector(selector)?.getBoundingClientRect(),
		);
		if (!head || !bar) return null;
		// What is taller than the room between the two, as a long text is, may go on below the bar.
		const fits = bottom - top <= bar.top - head.bottom;
		const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
		return {
			name: `${focused.tagName} ${focused.getAttribute("name") ?? ""} ${shown.textContent?.slice(0, 30)}`,
			inBar: focused.closest(".price-bar") !== null,
			clear: !fits || bottom <= bar.top,
			seen: !fits || (middle !== null && (shown.contains(middle) || middle.contains(shown))),
		};
	});
}

for (const viewport of windows) {
	test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
		test.use({ viewport });

		test("whatever Tab and Shift+Tab reach on a container's page is in sight", async ({ page }) => {
			await page.goto(`${container}?delivery=truck&postcode=01067`);
			await expect(bar(page).getByRole("button", { name: d.addToCart })).toBeEnabled();
			const hidden: string[] = [];
			let stops = 0;
			for (const key of ["Tab", "Shift+Tab"]) {
				for (let press = 0; press < 60; press++) {
					await page.keyboard.press(key);
					const focus = await focusIn(page);
					if (!focus || focus.inBar) continue;
					stops++;
					if (!focus.clear || !focus.seen) hidden.push(`${key}: ${focus.name}`);
				}
			}
			expect(hidden).toEqual([]);
			expect(stops).toBeGreaterThan(40);
		});

		test("a field that a choice opens is in sight, above the bar", async ({ page }) => {
			await page.goto(container);
			await untilAwake(page.getByLabel(d.postcode));
			for (const [radio, field] of [
				[d.deliveries.truck, page.getByLabel(d.postcode)],
				[d.colors.wish_color, page.getByLabel(d.ral)],
			] as const) {
				const choice = page.getByRole("radio", { name: radio }).first();
				await choice.focus();
				await page.keyboard.press("Space");
				await expect(field).toBeInViewport({ ratio: 1 });
				const below = await field.boundingBox();
				const cover = await bar(page).boundingBox();
				expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
			}
		});

		test("the bar is one line: at most 12 percent of a small phone's height", async ({ page }) => {
			await page.goto(container);
			const box = await bar(page).boundingBox();
			expect(box?.height).toBeLessThanOrEqual(0.12 * 664);
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(viewport.height);
		});
	});
}

test.describe("the bar on a phone", () => {
	test.use({ viewport: { width: 390, height: 664 } });

	test("leads to what is missing, step by step, and then orders", async ({ page }) => {
		await page.goto(container);
		await bar(page).getByRole("link", { name: texts.ways.delivery }).click();
		await expect(page.getByRole("radio", { name: d.deliveries.truck }).first()).toBeFocused();
		await page.keyboard.press("Space");
		await bar(page).getByRole("link", { name: texts.ways.postcode }).click();
		await expect(page.getByLabel(d.postcode)).toBeFocused();
		await page.keyboard.type("01067");
		await bar(page).getByRole("button", { name: d.addToCart }).click();
		await expect(page.getByText(words.de.checkout.toasts.added).first()).toBeVisible();
	});

	test("opens and closes with the keyboard, and closes when the focus goes on", async ({ page }) => {
		await page.goto(container);
		const reason = bar(page).getByText(texts.obstacles.delivery_open);
		await page.locator(".price-bar summary").focus();
		await page.keyboard.press("Enter");
		await expect(reason).toBeVisible();
		await untilAwake(page.locator(".price-bar details"));
		await page.keyboard.press("Escape");
		await expect(reason).toBeHidden();
		await page.keyboard.press("Enter");
		await bar(page).getByRole("link", { name: texts.ways.delivery }).first().click();
		await expect(reason).toBeHidden();
		await expect(page.getByRole("radio", { name: d.deliveries.truck }).first()).toBeFocused();
	});

	test("offers the quote and collecting where a postcode has no tariff", async ({ page }) => {
		await page.goto(`${container}?delivery=truck&postcode=00999`);
		await page.locator(".price-bar summary").click();
		await expect(bar(page).getByText(texts.obstacles.no_tariff)).toBeVisible();
		await bar(page).getByRole("link", { name: d.deliveries.self_pickup }).click();
		await expect(page.getByRole("radio", { name: d.deliveries.self_pickup })).toBeChecked();
		await expect(bar(page).getByRole("button", { name: d.addToCart })).toBeEnabled();
	});

	test("leads to a quote for a country without tariffs, and takes the place along", async ({ page }) => {
		await page.goto(container);
		await page.getByRole("radio", { name: d.deliveries.truck }).first().check();
		await page.getByLabel(d.country).selectOption("FR");
		await page.getByLabel(d.postcode).fill("75001");
		await expect(
			page.getByRole("status").filter({ hasText: texts.obstacles.country_on_request }),
		).toBeVisible();
		await expect(await askForQuote(page, "de")).toContainText("75001");
	});

	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });

		test("says what is missing, leads there and opens the rest", async ({ page }) => {
			await page.goto(`${container}?delivery=truck`);
			await page.locator(".price-bar summary").click();
			await expect(bar(page).getByText(texts.obstacles.postcode_open)).toBeVisible();
			await page.locator(".price-bar summary").click();
			await bar(page).getByRole("link", { name: texts.ways.postcode }).click();
			await expect(page).toHaveURL(/#postcode$/);
			await expect(page.getByLabel(d.postcode)).toBeInViewport();
			await page.goto(`${container}?delivery=truck&country=FR`);
			await page.locator(".price-bar summary").click();
			await bar(page).getByRole("link", { name: d.deliveries.self_pickup }).click();
			await expect(page.getByRole("radio", { name: d.deliveries.self_pickup })).toBeChecked();
			await expect(bar(page).getByRole("button", { name: d.addToCart })).toBeEnabled();
		});
	});
});
