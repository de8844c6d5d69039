import { expect, onPhone, standard20ft, test } from "../fixtures/shop.ts";

/** Milliseconds by which the typeface comes after the page, as on a slow line. */
const delay = 1_500;

declare global {
	interface Window {
		/** Sum of the layout shifts since the page began. */
		shifted: number;
	}
}

/** Of a page, the width in which its lines once broke otherwise with the typeface; else the project's own. */
const pages: { path: string; phone?: number; width?: number }[] = [
	{ path: "/de" },
	{ path: "/en/container" },
	{ path: "/nl/container" },
	{ path: "/de/faq" },
	{ path: `/de/container/${standard20ft.de}` },
	{ path: `/fr/container/${standard20ft.fr}` },
	{ path: "/fr/modifications", phone: 412 },
	{ path: "/nl/container", width: 412 },
	{ path: "/de/cart", width: 412 },
	{ path: "/fr/container", width: 744 },
	{ path: "/de/rent", width: 1130 },
];

for (const { path, phone, width } of pages) {
	const where = width ? `${path}, ${width} pixels wide,` : path;
	test(
		`the page ${where} hardly moves when its typeface comes late`,
		width ? {} : onPhone,
		async ({ page, hasTouch }) => {
			if (phone && hasTouch) await page.setViewportSize({ width: phone, height: 844 });
			if (width) await page.setViewportSize({ width, height: 1000 });
			await page.addInitScript(() => {
				window.shifted = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries())
						window.shifted += (entry as unknown as { value: number }).value;
				}).observe({ type: "layout-shift", buffered: true });
			});
			await page.route(/\.woff2$/, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, delay));
				await route.continue();
			});
			const typeface = page.waitForResponse(/\.woff2$/);
			await page.goto(path);
			await typeface;
			const isThere = () => [...document.fonts].some(({ family }) => family === "Archivo");
			await expect.poll(() => page.evaluate(isThere)).toBe(true);
			await page.evaluate(async () => {
				// What the typeface moves has been seen two frames later.
				await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			});
			expect(await page.evaluate(() => document.fonts.check("700 20px Archivo"))).toBe(true);
			expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
		},
	);
}

test(
	"what lies below the first screen is there though the typeface never comes",
	onPhone,
	async ({ page }) => {
		await page.route(/\.woff2$/, () => {});
		await page.goto("/de", { waitUntil: "commit" });
		await expect(page.locator("footer")).toHaveCSS("content-visibility", /auto|visible/);
		await expect(page.locator("[data-fresh]")).toHaveCount(0);
	},
);

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a page has its typeface too", async ({ page }) => {
		const typeface = page.waitForResponse(/\.woff2$/);
		await page.goto("/de");
		expect((await typeface).status()).toBe(200);
	});
});
