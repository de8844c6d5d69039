import { fillDelivery, newBuyer } from "../fixtures/buyer.ts";
import { expect, standard20ft, test, words } from "../fixtures/shop.ts";

test("a container can be chosen and ordered with the keyboard alone", async ({ page }) => {
	const d = words.de.catalog.details;
	const t = words.de.checkout;
	await page.goto(`/de/container/${standard20ft.de}`);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: words.de.common.skipToContent })).toBeFocused();
	await page.getByRole("radio", { name: d.conditionNames.new }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: d.conditionNames["used-a"] })).toBeChecked();
	await page.getByRole("button", { name: d.more }).focus();
	await page.keyboard.press("Enter");
	await page.getByRole("radio", { name: d.deliveries.truck }).first().focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel(d.country)).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.type("01067");
	// 2 × 1,750 and a pair to Dresden at 2,125.
	await expect(page.getByTestId("total")).toHaveText("€\u00a05.625");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: d.addToCart, exact: true })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: t.toasts.goToCart }).first().focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
	await fillDelivery(page, "de", newBuyer());
	await page.getByRole("button", { name: t.placeOrder }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByTestId("order-number")).toBeVisible();
});
