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

test("a button has an edge in colours of the visitor's own", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/de/cart");
	const button = page.getByRole("main").getByRole("link", { name: words.de.checkout.backToProducts });
	await expect(button).toHaveCSS("border-top-style", "solid");
	await expect(button).toHaveCSS("border-top-width", "1px");
});
