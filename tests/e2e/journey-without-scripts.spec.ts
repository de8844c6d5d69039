import { formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cents } from "~/values/money.ts";
import { fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { core, expect, standard20ft, test, words } from "../fixtures/shop.ts";

test.use({ javaScriptEnabled: false, expectedErrors: ["422"] });

for (const language of ["de", "fr"] as const) {
	test(`the whole journey works without scripts in ${language}`, async ({ page }) => {
		const t = words[language];
		const d = t.catalog.details;
		const euro = (amount: number, decimals?: "always") =>
			formatEuro(language, cents(Math.round(amount * 100)), decimals);

		await page.goto(`/${language}/container`);
		await page.getByLabel(t.catalog.size).selectOption("40ft");
		await page.getByLabel(t.catalog.type).selectOption("high-cube");
		await page.getByRole("button", { name: t.catalog.apply }).click();
		await expect(page.getByRole("article")).toHaveCount(1);
		await page.getByRole("article").getByRole("heading").getByRole("link").click();

		await page.getByRole("radio", { name: d.conditionNames["used-cw"] }).check();
		await page.getByLabel(d.quantity, { exact: true }).and(page.getByRole("textbox")).fill("3");
		await page.getByRole("radio", { name: d.deliveries.truck_with_crane }).check();
		await page.getByLabel(d.country).selectOption("NL");
		await page.getByLabel(d.postcode).fill("1012 ab");
		await page.getByRole("button", { name: pageTexts[language].container.calculate }).click();
		// 3 × 1,950 and 3 × 580 × 1.13 = 1,966.20.
		await expect(page.getByTestId("total").filter({ visible: true })).toHaveText(euro(3 * 1950 + 1966.2));
		await page.getByRole("button", { name: d.addToCart, exact: true }).click();

		await expect(page.getByRole("status").filter({ hasText: t.checkout.toasts.added })).toBeVisible();
		await page.getByRole("link", { name: t.checkout.toasts.goToCart }).click();
		await page.getByRole("button", { name: t.checkout.placeOrder }).click();
		await expect(page.getByText(pageTexts[language].checkoutPage.errors.name)).toBeVisible();
		await expect(page.getByText(pageTexts[language].checkoutPage.errors.city)).toBeVisible();

		const home = { postalCode: "1012 AB", city: "Amsterdam", country: "netherlands" };
		await fillDelivery(page, language, { ...newBuyer(), ...home });
		await pressPlaceOrder(page, language);
		await expect(page.getByRole("heading", { level: 1, name: t.checkout.confirmation.title })).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: t.checkout.toasts.placed })).toBeVisible();
		// 7,816.20 net, 21 % = 1,641.402, rounded once.
		await expect(page.getByRole("main")).toContainText(euro(7816.2 + 1641.4, "always"));
	});
}

test("a keyboard goes on in the cart where it pressed, or from the line that follows", async ({ page }) => {
	const t = words.de.checkout;
	for (const condition of ["used-a", "used-cw"]) {
		await page.goto(`/de/container/${standard20ft.de}?condition=${condition}&delivery=self_pickup`);
		await page.getByRole("button", { name: words.de.catalog.details.addToCart, exact: true }).click();
		await expect(page.getByRole("status").filter({ hasText: t.toasts.added })).toBeVisible();
	}
	await page.goto("/de/cart");
	const buttons = (text: string) => page.getByRole("button", { name: text.replace(/^.*\{title\}/, "") });
	const lines = page.getByRole("region", { name: t.review }).getByRole("listitem");
	await buttons(t.more).nth(1).press("Enter");
	await expect(buttons(t.more).nth(1)).toBeFocused();
	await expect(lines.filter({ hasText: "2" }).first()).toBeVisible();
	await buttons(t.removeItem).nth(0).press("Enter");
	await expect(buttons(t.removeItem)).toHaveCount(1);
	await expect(buttons(t.removeItem)).toBeFocused();
	// The page has begun at the button: what has happened is in sight all the same.
	await expect(page.getByRole("status").filter({ hasText: t.toasts.removed })).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: t.empty })).toBeFocused();
});

test(
	"what is typed into an order stays when a line is changed or taken out, and the next press orders",
	core,
	async ({ page }) => {
		const [t, buyer] = [words.fr.checkout, newBuyer()];
		for (const condition of ["used-a", "used-cw"]) {
			await page.goto(`/fr/container/${standard20ft.fr}?condition=${condition}&delivery=self_pickup`);
			await page.getByRole("button", { name: words.fr.catalog.details.addToCart, exact: true }).click();
			await expect(page.getByRole("status").filter({ hasText: t.toasts.added })).toBeVisible();
		}
		await page.goto("/fr/cart");
		await fillDelivery(page, "fr", buyer);
		await page.getByLabel(pageTexts.fr.checkoutPage.useAlternativeBillingAddress).check();
		const billing = page.getByRole("group", { name: t.billing });
		await billing.getByLabel(t.companyName).fill("Ateliers Dubois");
		const delivery = page.getByRole("group", { name: t.delivery });
		const lines = page.getByRole("region", { name: t.review }).getByRole("listitem");
		const isAsTyped = async () => {
			await expect(delivery.getByLabel(t.name, { exact: true })).toHaveValue(buyer.name);
			await expect(delivery.getByLabel(t.country, { exact: true })).toHaveValue(buyer.country);
			await expect(billing.getByLabel(t.companyName)).toHaveValue("Ateliers Dubois");
			await expect(page.getByRole("alert")).toHaveCount(0);
		};
		const buttons = (text: string) => page.getByRole("button", { name: text.replace("{title}", "").trim() });

		await buttons(t.more).first().click();
		await expect(lines.getByText(t.quantity).first().locator("..")).toContainText("2");
		await isAsTyped();
		await buttons(t.removeItem).last().click();
		await expect(page.getByRole("status").filter({ hasText: t.toasts.removed })).toBeVisible();
		await expect(buttons(t.removeItem)).toHaveCount(1);
		await isAsTyped();

		await page.getByLabel(pageTexts.fr.checkoutPage.useAlternativeBillingAddress).uncheck();
		// Enter is the order's button, not the first line's.
		await pressPlaceOrder(page, "fr", () => delivery.getByLabel(t.city, { exact: true }).press("Enter"));
	},
);
