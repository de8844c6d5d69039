import { pageTexts } from "~/i18n/page-texts.server.ts";
import { addStandardContainer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import {
	browserLanguages,
	core,
	coreOnPhone,
	expect,
	fill,
	onPhone,
	standard20ft,
	test,
	untilAwake,
	untilFilledIn,
	words,
} from "../fixtures/shop.ts";

test.use({ expectedErrors: ["409"] });

test.describe("checkout errors", () => {
	test.use({ expectedErrors: ["422"] });
	for (const language of browserLanguages) {
		test(`stand beside their fields in ${language}, and nothing typed is lost`, async ({ page }) => {
			const t = words[language].checkout;
			const { errors, useAlternativeBillingAddress } = pageTexts[language].checkoutPage;
			await addStandardContainer(page, language, `/${language}/container/${standard20ft[language]}`);
			await page.goto(`/${language}/cart`);
			const delivery = page.getByRole("group", { name: t.delivery });
			await delivery.getByLabel(t.email, { exact: true }).fill("not an address");
			await delivery.getByLabel(t.city, { exact: true }).fill("Gent");
			await delivery.getByLabel(t.postalCode, { exact: true }).fill("");
			await page.getByLabel(useAlternativeBillingAddress).check();
			await page.getByRole("button", { name: t.placeOrder }).click();
			await expect(delivery.getByLabel(t.name, { exact: true })).toHaveAccessibleDescription(errors.name);
			await expect(delivery.getByLabel(t.name, { exact: true })).toBeFocused();
			await expect(delivery.getByLabel(t.name, { exact: true })).toBeInViewport();
			await expect(delivery.getByLabel(t.email, { exact: true })).toHaveAccessibleDescription(
				errors.emailInvalid,
			);
			await expect(delivery.getByLabel(t.phone, { exact: true })).toHaveAccessibleDescription(errors.phone);
			await expect(delivery.getByLabel(t.street, { exact: true })).toHaveAccessibleDescription(errors.street);
			await expect(delivery.getByLabel(t.postalCode, { exact: true })).toHaveAccessibleDescription(
				errors.postalCode,
			);
			await expect(page.getByLabel(useAlternativeBillingAddress)).toHaveAccessibleDescription(errors.billing);
			await expect(delivery.getByLabel(t.email, { exact: true })).toHaveValue("not an address");
			await expect(delivery.getByLabel(t.city, { exact: true })).toHaveValue("Gent");
		});
	}
});

test(
	"quantity never falls below one, transport follows it, and a line can be removed",
	coreOnPhone,
	async ({ page }) => {
		const t = words.en.checkout;
		await addStandardContainer(page, "en", `/en/container/${standard20ft.en}`);
		await page.goto("/en/cart");
		const title = "20ft container DV (standard)";
		const less = page.getByRole("button", { name: fill(t.less, { title }) });
		const more = page.getByRole("button", { name: fill(t.more, { title }) });
		await expect(less).toBeDisabled();
		await more.click();
		// 2 × 1,750 and a pair at 443.
		await expect(page.getByRole("region", { name: t.review })).toContainText("€3,943");
		await less.click();
		await expect(page.getByRole("region", { name: t.review })).toContainText("€2,060");
		const name = page.getByRole("group", { name: t.delivery }).getByLabel(t.name, { exact: true });
		await name.fill("Jana");
		const remove = page.getByRole("button", { name: fill(t.removeItem, { title }) });
		await remove.press("Enter");
		await expect(page.getByRole("heading", { name: t.empty })).toBeVisible();
		await page.getByRole("button", { name: pageTexts.en.checkoutPage.putBack.undo }).press("Enter");
		await expect(remove).toBeFocused();
		await expect(name).toHaveValue("Jana");
		await remove.click();
		await expect(page.getByRole("heading", { name: t.empty })).toBeVisible();
		await page.getByRole("link", { name: t.backToProducts }).click();
		await expect(page).toHaveURL("/en/container");
	},
);

test("a double click takes out one line, and says so", async ({ page }) => {
	const t = words.nl.checkout;
	for (const _line of [1, 2]) await addStandardContainer(page, "nl", `/nl/container/${standard20ft.nl}`);
	await page.goto("/nl/cart");
	const removals = page.getByRole("button", { name: fill(t.removeItem, { title: "" }).trim() });
	await expect(removals).toHaveCount(2);
	await untilAwake(removals.first());
	await removals.first().dblclick();
	await expect(removals).toHaveCount(1);
	await expect(page.getByRole("button", { name: pageTexts.nl.checkoutPage.putBack.undo })).toBeVisible();
	await expect(page.getByText(t.toasts.removed, { exact: true })).toBeVisible();
	await page.reload();
	await expect(removals).toHaveCount(1);
});

test.describe("a container whose answer is lost", () => {
	test.use({ expectedErrors: ["ERR_FAILED"] });
	test("is added once, and once more by another press", async ({ page }) => {
		const t = words.nl;
		const address = "**/nl/container/*.data*";
		await page.route(address, async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			await route.fetch({ maxRedirects: 0 });
			await route.abort();
		});
		await page.goto(`/nl/container/${standard20ft.nl}?delivery=self_pickup`);
		const add = page.getByRole("button", { name: t.catalog.details.addToCart, exact: true });
		await untilAwake(add);
		await page.getByRole("button", { name: t.catalog.details.more, exact: true }).click();
		await add.click();
		const told = page.getByRole("dialog", { name: t.common.lostForm.title });
		await expect(told).toBeVisible();
		await page.unroute(address);
		await told.getByRole("button", { name: t.common.lostForm.again }).dblclick();
		await expect(page.getByText(t.checkout.toasts.added).first()).toBeVisible();
		await expect(page.getByRole("link", { name: "Winkelwagen, 1 regel" })).toBeVisible();
		await add.click();
		await expect(page.getByRole("link", { name: "Winkelwagen, 2 regels" })).toBeVisible();
		await page.goto("/nl/cart");
		await expect(page.getByText(t.checkout.quantity).locator("..")).toHaveText([/2$/, /2$/]);
	});
});

test("the cart's badge counts its lines, and another visitor does not see them", async ({
	page,
	browser,
}) => {
	await addStandardContainer(page, "nl", `/nl/container/${standard20ft.nl}`);
	await expect(page.getByRole("link", { name: "Winkelwagen, 1 regel" })).toBeVisible();
	const stranger = await browser.newPage();
	await stranger.goto("/nl/cart");
	await expect(stranger.getByRole("heading", { name: words.nl.checkout.empty })).toBeVisible();
	await stranger.close();
});

test("a double click makes one order, and a billing address of one's own is kept", core, async ({ page }) => {
	const t = words.en.checkout;
	const buyer = newBuyer();
	await addStandardContainer(page, "en", `/en/container/${standard20ft.en}`);
	await page.goto("/en/checkout");
	await fillDelivery(page, "en", buyer);
	const billing = page.getByRole("group", { name: t.billing });
	await expect(billing.getByLabel(t.street)).toBeHidden();
	await page.getByLabel(pageTexts.en.checkoutPage.useAlternativeBillingAddress).check();
	await billing.getByLabel(t.companyName).fill("Peeters Bouw BV");
	await billing.getByLabel(t.street).fill("Factuurlaan 3");
	await billing.getByLabel(t.postalCode).fill("2000");
	await billing.getByLabel(t.city).fill("Antwerpen");
	await billing.getByLabel(t.country).selectOption("belgium");
	await pressPlaceOrder(page, "en", (button) => button.dblclick());
	await expect(page.getByRole("heading", { level: 1, name: t.confirmation.title })).toBeVisible();
	await expect(page.getByText("Peeters Bouw BV")).toBeVisible();
	await page.goto("/en/cart");
	await expect(page.getByRole("heading", { name: t.empty })).toBeVisible();
});

test("a French address leads to a quote that knows the choice, and another address orders after all", async ({
	page,
}) => {
	const t = words.fr.checkout;
	await addStandardContainer(page, "fr", `/fr/container/${standard20ft.fr}`);
	await page.goto("/fr/cart");
	const delivery = page.getByRole("group", { name: t.delivery });
	await fillDelivery(page, "fr", { ...newBuyer(), postalCode: "75001", city: "Paris", country: "france" });
	await delivery.getByLabel(t.country, { exact: true }).blur();
	const lines = page.getByRole("region", { name: t.review });
	const quote = lines.getByRole("link", { name: "Demander un devis" });
	await expect(quote).toHaveAttribute("href", /country=FR&postcode=75001/);
	await expect(delivery.getByRole("status")).toContainText(t.blocked);
	await untilFilledIn(page);
	await page.getByRole("button", { name: t.placeOrder }).click();
	await expect(page.getByRole("alert")).toContainText(t.blocked);
	await delivery.getByLabel(t.postalCode, { exact: true }).fill("1050");
	await delivery.getByLabel(t.country, { exact: true }).selectOption("belgium");
	await expect(quote).toBeHidden();
	await pressPlaceOrder(page, "fr");
});

test("200 letters without a space widen neither the form nor the confirmation", onPhone, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await addStandardContainer(page, "de", `/de/container/${standard20ft.de}`);
	await page.goto("/de/cart");
	const name = "Donaudampfschifffahrtsgesellschaft".repeat(5);
	await fillDelivery(page, "de", { ...newBuyer(), name, street: name });
	await pressPlaceOrder(page, "de");
	await expect(page.getByText(name).first()).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
