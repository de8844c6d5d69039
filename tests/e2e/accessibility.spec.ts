import type { Page } from "@playwright/test";
import { addStandardContainer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { axeLanguages, expect, onPhoneIn, standard20ft, test, words } from "../fixtures/shop.ts";

for (const language of axeLanguages) {
	test(`no findings on any page in ${language}`, onPhoneIn(language), async ({ page, expectAccessible }) => {
		const path = `/${language}/container/${standard20ft[language]}`;
		for (const address of [`/${language}`, `/${language}/container`, path, `/${language}/cart`]) {
			await page.goto(address);
			await expectAccessible();
		}
		await addStandardContainer(page, language, path);
		// At the end of the page the price bar lies in its own place and covers no control.
		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		await expectAccessible();
		await page.goto(`/${language}/cart`);
		await expectAccessible();
		await fillDelivery(page, language, newBuyer());
		await pressPlaceOrder(page, language);
		await expect(page.getByTestId("order-number")).toBeVisible();
		await expectAccessible();
	});
}

test("nothing scrolls sideways at 320 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await addStandardContainer(page, "de", `/de/container/${standard20ft.de}`);
	for (const address of ["/de", "/de/container", `/de/container/${standard20ft.de}`, "/de/cart"]) {
		await page.goto(address);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow, address).toBeLessThanOrEqual(0);
	}
});

/** Words of headings and sums that stand in two lines. */
function wordsInTwo(page: Page): Promise<string[]> {
	return page.getByRole("main").evaluate((main) => {
		const found: string[] = [];
		for (const element of main.querySelectorAll("h1, dt")) {
			const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			for (let node = texts.nextNode(); node; node = texts.nextNode()) {
				for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\d]+/gu)) {
					const range = document.createRange();
					range.setStart(node, index);
					range.setEnd(node, index + word.length);
					if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
				}
			}
		}
		return found;
	});
}

test("no word of a title or a sum is cut in two at 320 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await addStandardContainer(page, "de", `/de/container/${standard20ft.de}`);
	for (const address of ["/de/cart", "/fr/cart", "/de/privacy-statement"]) {
		await page.goto(address);
		expect([address, await wordsInTwo(page)]).toEqual([address, []]);
	}
});

test("a button has an edge in colours of the visitor's own", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/de/cart");
	const button = page.getByRole("main").getByRole("link", { name: words.de.checkout.backToProducts });
	await expect(button).toHaveCSS("border-top-style", "solid");
	await expect(button).toHaveCSS("border-top-width", "1px");
});
