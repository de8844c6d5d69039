import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, onPhone, test, untilAwake, words } from "../fixtures/shop.ts";

test(
	"the price at the door goes with the visitor to the container and into the cart",
	onPhone,
	async ({ page, expectAccessible }) => {
		const t = pageTexts.de.priceFinder;
		const finder = page.getByRole("region", { name: t.title });
		const postcode = finder.getByLabel(words.de.catalog.details.postcode);
		await page.goto("/de");
		await untilAwake(postcode);

		// Refused first, and nothing that was typed is lost.
		await postcode.fill("5066");
		await postcode.press("Enter");
		await expect(finder.getByText(pageTexts.de.container.postcodeErrors.DE)).toBeVisible();
		await expect(postcode).toHaveValue("5066");
		await expect(postcode).toBeFocused();
		await expectAccessible();

		await postcode.fill("50667");
		await finder.getByRole("button", { name: t.show }).dblclick();
		await expect(page).toHaveURL(/[?&]to=DE-50667$/);
		await expect(finder.getByRole("status")).toContainText("€ 2.456");
		await expectAccessible();

		await finder.getByRole("link", { name: t.toContainer }).click();
		await expect(page.getByTestId("total").first()).toContainText("2.456");
		await page.goBack();
		await expect(finder.getByRole("status")).toContainText("€ 2.456");
		await expect(postcode).toHaveValue("50667");
	},
);

test("a list keeps its place through filters, and another place or none is a step away", async ({ page }) => {
	const t = pageTexts.nl.priceFinder;
	await page.goto("/nl/container?to=BE-2000");
	await untilAwake(page.getByLabel(words.nl.catalog.size));
	await page.getByLabel(words.nl.catalog.size).selectOption("20ft");
	await expect(page).toHaveURL("/nl/container?size=20ft&to=BE-2000");
	await page.getByText(t.change).click();
	const form = page.getByRole("form", { name: t.listTitle });
	await form.getByLabel(words.nl.catalog.details.postcode).fill("9000");
	await form.getByRole("button", { name: t.apply }).click();
	await expect(page).toHaveURL("/nl/container?size=20ft&to=BE-9000");
	await expect(page.getByText(t.delivered).first()).toBeVisible();
	await page.getByRole("link", { name: t.drop }).click();
	await expect(page).toHaveURL("/nl/container?size=20ft");
	await expect(page.getByText(t.delivered)).toHaveCount(0);
});
