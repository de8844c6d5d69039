import { pageTexts } from "~/i18n/page-texts.server.ts";
import { openWholeSum } from "../fixtures/buyer.ts";
import {
	browserLanguages,
	coreOnPhone,
	expect,
	onPhone,
	standard20ft,
	test,
	toastOf,
	untilAwake,
	words,
} from "../fixtures/shop.ts";

for (const language of browserLanguages) {
	test(`each country's postcode is checked in words of ${language}`, async ({ page }) => {
		const d = words[language].catalog.details;
		await page.goto(`/${language}/container/${standard20ft[language]}`);
		await page.getByRole("radio", { name: d.deliveries.truck }).first().check();
		for (const [country, wrong] of [
			["BE", "10"],
			["NL", "1012"],
			["DE", "0106"],
		] as const) {
			await page.getByLabel(d.country).selectOption(country);
			const postcode = page.getByLabel(d.postcode);
			await expect(postcode).toHaveValue("");
			await postcode.fill(wrong);
			await postcode.blur();
			await expect(postcode).toHaveAccessibleDescription(
				pageTexts[language].container.postcodeErrors[country],
			);
			await expect(page.getByRole("button", { name: d.addToCart, exact: true })).toBeDisabled();
		}
	});
}

test("a postcode without a tariff says so and cannot be ordered", async ({ page }) => {
	const d = words.de.catalog.details;
	await page.goto(`/de/container/${standard20ft.de}`);
	await page.getByRole("radio", { name: d.deliveries.truck }).first().check();
	await page.getByLabel(d.postcode).fill("00999");
	await expect(page.getByRole("alert")).toContainText(pageTexts.de.container.noPriceText);
	await expect(toastOf(page, pageTexts.de.container.noPriceTitle)).toBeVisible();
	await expect(page.getByRole("button", { name: d.addToCart, exact: true })).toBeDisabled();
});

test(
	"a wish colour makes the price a matter of request, rent brings the stock colour back",
	coreOnPhone,
	async ({ page }) => {
		const d = words.en.catalog.details;
		await page.goto(`/en/container/${standard20ft.en}`);
		await page.getByRole("radio", { name: d.deliveries.self_pickup }).check();
		const order = page.getByRole("button", { name: d.addToCart, exact: true });
		await expect(order).toBeEnabled();
		await page.getByRole("radio", { name: d.colors.wish_color }).check();
		await page.getByLabel(d.ral).fill("RAL 5010");
		await expect(page.getByTestId("total").filter({ visible: true })).toHaveText(
			words.en.catalog.priceOnRequest,
		);
		await openWholeSum(page);
		await expect(order).toBeDisabled();
		const reason = page.getByText(pageTexts.en.container.obstacles.quote_required);
		await expect(reason.filter({ visible: true })).toBeVisible();
		await openWholeSum(page);
		await page.getByRole("radio", { name: d.conditionNames.rent }).check();
		await expect(
			page.getByRole("radio", { name: pageTexts.en.container.colorNotes.from_stack }),
		).toBeChecked();
		await expect(page.getByRole("radio", { name: d.colors.wish_color })).toBeDisabled();
		await expect(page.getByTestId("total").filter({ visible: true })).toHaveText("€75");
		await expect(order).toBeEnabled();
	},
);

test("the choice is in the address and can be shared", async ({ page, browser }) => {
	const d = words.nl.catalog.details;
	await page.goto(`/nl/container/${standard20ft.nl}`);
	await page.getByRole("radio", { name: d.conditionNames["used-cw"] }).check();
	await page.getByRole("radio", { name: d.deliveries.truck_with_crane }).check();
	await page.getByLabel(d.country).selectOption("DE");
	await page.getByLabel(d.postcode).fill("01067");
	// 1,450 and 1,700 × 1.13.
	await expect(page.getByTestId("total").filter({ visible: true })).toHaveText("€\u00a03.371");
	await expect(page).toHaveURL(/condition=used-cw.*postcode=01067/);
	const friend = await browser.newPage();
	await friend.goto(page.url());
	await expect(friend.getByTestId("total").filter({ visible: true })).toHaveText("€\u00a03.371");
	await friend.close();
});

test("a container that is out of stock cannot be ordered and says why", async ({ page }) => {
	const d = words.fr.catalog.details;
	await page.goto("/fr/container/conteneur-40-pieds-open-top");
	await page.getByRole("radio", { name: d.deliveries.self_pickup }).check();
	await expect(page.getByRole("button", { name: d.addToCart, exact: true })).toBeDisabled();
	await expect(
		page.getByText(pageTexts.fr.container.obstacles.unavailable).filter({ visible: true }),
	).toBeVisible();
});

test(
	"two conditions are held against each other, and the page leads on to questions and other containers",
	onPhone,
	async ({ page, expectAccessible }) => {
		const { conditionSlider, related, oftenAsked } = pageTexts.de.container;
		const names = words.de.catalog.details.conditionNames;
		await page.goto(`/de/container/${standard20ft.de}`);
		const split = page.getByRole("slider", { name: conditionSlider.split });
		await split.scrollIntoViewIfNeeded();
		await untilAwake(split);
		await split.press("Home");
		await expect(split).toHaveAttribute(
			"aria-valuetext",
			`${names.new} 0\u00a0%, ${names["used-cw"]} 100\u00a0%`,
		);
		await split.press("ArrowRight");
		await expect(split).toHaveValue("1");
		await page.getByLabel(conditionSlider.pair).selectOption(`${names["used-a"]} – ${names["used-cw"]}`);
		await expect(split).toHaveAttribute(
			"aria-valuetext",
			`${names["used-a"]} 50\u00a0%, ${names["used-cw"]} 50\u00a0%`,
		);

		const questions = page.getByRole("region", { name: oftenAsked.title });
		await expect(questions.getByRole("group")).toHaveCount(4);
		await questions.locator("summary").first().press("Enter");
		await expect(questions.getByRole("paragraph").first()).toBeVisible();
		await expectAccessible();
		const cards = page.getByRole("region", { name: related.title });
		await cards.getByRole("link", { name: related.compare }).click();
		await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(4);
		await page.goBack();
		await cards.getByRole("link", { name: "20-Fuß-High-Cube-Container" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "20-Fuß-High-Cube-Container" })).toBeVisible();
		await questions.getByRole("link", { name: oftenAsked.all }).click();
		await expect(page).toHaveURL("/de/faq");
	},
);

test.describe("a container that does not exist", () => {
	test.use({ expectedErrors: ["404"] });
	test("shows the documented text and both ways back", async ({ page }) => {
		const d = words.en.catalog.details;
		const response = await page.goto("/en/container/no-such-container");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("alert")).toHaveText(
			'Product not found with slug "no-such-container" in any language',
		);
		await expect(page.getByRole("link", { name: d.back })).toBeVisible();
		await page.getByRole("link", { name: d.browse }).click();
		await expect(page.getByRole("heading", { level: 1, name: words.en.catalog.title })).toBeVisible();
	});
});
