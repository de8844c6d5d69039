import { pageTexts } from "~/i18n/page-texts.server.ts";
import { urls } from "~/urls.ts";
import {
	browserLanguages,
	expect,
	onPhoneIn,
	standard20ft,
	test,
	untilAwake,
	words,
} from "../fixtures/shop.ts";

const pages = [urls.rent, urls.leasing, urls.refrigerated];

for (const language of browserLanguages) {
	test(
		`no findings on the rental, leasing and refrigerated pages in ${language}`,
		onPhoneIn(language),
		async ({ page, expectAccessible }) => {
			for (const path of pages) {
				await page.goto(path(language));
				await expectAccessible();
			}
		},
	);

	test(
		`sizes and order of rental containers live in the address in ${language}`,
		onPhoneIn(language),
		async ({ page }) => {
			const t = words[language].catalog;
			const path = urls.rent(language);
			await page.goto(path);
			const cards = page.getByRole("article");
			const sizes = page.getByRole("group", { name: t.size });
			const size = (name: string) => sizes.getByRole("link", { name: `${name} (` });
			const all = await cards.count();
			await expect(size(t.allSizes)).toHaveAttribute("aria-current", "true");

			await size(t.sizes["40ft"]).click();
			await expect(page).toHaveURL(`${path}?size=40ft`);
			await expect(cards).toHaveCount(4);
			await expect(size(t.sizes["40ft"])).toHaveAttribute("aria-current", "true");
			await expect(size(t.allSizes)).not.toHaveAttribute("aria-current");

			await page.getByLabel(t.sort).selectOption("price-desc");
			await expect(page).toHaveURL(`${path}?size=40ft&sort=price-desc`);
			await expect(cards.first().getByText(t.types.thermostatic, { exact: true })).toBeVisible();

			await size(t.sizes["6-10ft"]).click();
			await expect(page).toHaveURL(`${path}?size=6-10ft&sort=price-desc`);
			await expect(cards).toHaveCount(3);

			await page.goBack();
			await expect(cards).toHaveCount(4);
			await expect(page.getByLabel(t.sort)).toHaveValue("price-desc");
			await page.goBack();
			await expect(page.getByLabel(t.sort)).toHaveValue("size");
			await page.goBack();
			await expect(cards).toHaveCount(all);
			await expect(size(t.allSizes)).toHaveAttribute("aria-current", "true");
		},
	);

	test(`renting leads to the container with rent chosen in ${language}`, async ({ page }) => {
		await page.goto(urls.rent(language));
		const own = `${urls.container(language, standard20ft[language])}?condition=rent`;
		const card = page.getByRole("article").filter({ has: page.locator(`a[href="${own}"]`) });
		await card.getByRole("link", { name: pageTexts[language].rent.rent }).last().click();
		await expect(page).toHaveURL(own);
		await expect(page.getByRole("radio", { name: pageTexts[language].container.rentNote })).toBeChecked();
	});
}

test("what is out of stock cannot be rented and says so", async ({ page }) => {
	const t = words.en.catalog;
	await page.goto("/en/rent?size=40ft");
	const card = page.getByRole("article").filter({ hasText: t.outOfStock });
	await expect(card).toHaveCount(1);
	await expect(card.getByRole("button", { name: pageTexts.en.rent.rent })).toBeDisabled();
	await expect(card.getByText(pageTexts.en.rent.unavailable)).toBeVisible();
});

test("a size without rental containers leads back to all of them", async ({ page }) => {
	await page.goto("/de/rent?size=special&sort=price-asc");
	await expect(page.getByText(pageTexts.de.rent.empty)).toBeVisible();
	await page.getByRole("link", { name: words.de.catalog.clearFilters }).click();
	await expect(page).toHaveURL("/de/rent");
	await expect(page.getByRole("article").first()).toBeVisible();
});

test("sizes are reached by keyboard, and the choice keeps the focus", async ({ page }) => {
	const t = words.nl.catalog;
	await page.goto("/nl/rent");
	const twenty = page.getByRole("group", { name: t.size }).getByRole("link", { name: t.sizes["20ft"] });
	await untilAwake(twenty);
	await twenty.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/nl/rent?size=20ft");
	await expect(twenty).toBeFocused();
});

test("nothing scrolls sideways at 320 px, and every button is 44 px tall", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of pages) {
		await page.goto(path("de"));
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow, path("de")).toBeLessThanOrEqual(0);
	}
	await page.goto(urls.rent("de"));
	const controls = page.getByRole("group", { name: words.de.catalog.size }).getByRole("link");
	for (const control of [...(await controls.all()), page.getByLabel(words.de.catalog.sort)]) {
		expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("sizes and order are chosen all the same", async ({ page }) => {
		const t = words.fr.catalog;
		await page.goto("/fr/rent");
		await page
			.getByRole("group", { name: t.size })
			.getByRole("link", { name: `${t.sizes["20ft"]} (` })
			.click();
		await expect(page).toHaveURL("/fr/rent?size=20ft");
		await page.getByLabel(t.sort).selectOption("price-asc");
		await page.getByRole("button", { name: t.apply }).click();
		await expect(page).toHaveURL("/fr/rent?size=20ft&sort=price-asc");
		await expect(page.getByLabel(t.sort)).toHaveValue("price-asc");
		await expect(page.getByRole("article").last()).toContainText(t.priceOnRequest);
	});
});
