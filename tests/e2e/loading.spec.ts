import type { Page } from "@playwright/test";
import { expect, onPhone, standard20ft, test, untilAwake, words } from "../fixtures/shop.ts";

/** Holds back the data of pages until it is told to let them through. */
async function holdData(page: Page): Promise<() => void> {
	const gate = Promise.withResolvers<void>();
	await page.route("**/*.data*", async (route) => {
		await gate.promise;
		await route.continue();
	});
	return gate.resolve;
}

test("a list on its way shows six grey cards", onPhone, async ({ page }) => {
	await page.goto("/nl");
	const letThrough = await holdData(page);
	const link = page.getByRole("contentinfo").getByRole("link", { name: words.nl.common.nav.all });
	await untilAwake(link);
	await link.click();
	await expect(page.getByTestId("skeleton-card")).toHaveCount(6);
	await expect(page.getByRole("status").filter({ hasText: words.nl.common.loading })).toBeAttached();
	letThrough();
	await expect(page.getByRole("heading", { level: 1, name: words.nl.catalog.title })).toBeVisible();
	await expect(page.getByTestId("skeleton-card")).toHaveCount(0);
});

test("a filter on its way shows six grey cards in place of the old ones", async ({ page }) => {
	await page.goto("/de/container");
	const letThrough = await holdData(page);
	await page.getByLabel(words.de.catalog.size).selectOption("45ft");
	await expect(page.getByTestId("skeleton-card")).toHaveCount(6);
	await expect(page.locator("[aria-busy=true]")).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: words.de.common.loading })).toBeVisible();
	await expect(page.getByLabel(words.de.catalog.size)).toHaveValue("45ft");
	letThrough();
	await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("a container, the blog and home on their way show what is coming", async ({ page }) => {
	await page.goto("/fr/container");
	let letThrough = await holdData(page);
	const first = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
	await untilAwake(first);
	await first.click();
	await expect(page.getByTestId("skeleton-container")).toBeVisible();
	letThrough();
	await expect(page.getByRole("link", { name: words.fr.catalog.details.back })).toBeVisible();

	await page.unroute("**/*.data*");
	letThrough = await holdData(page);
	await page.getByRole("contentinfo").getByRole("link", { name: words.fr.common.nav.blog }).click();
	await expect(page.getByTestId("skeleton-card")).toHaveCount(3);
	letThrough();
	await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();

	await page.unroute("**/*.data*");
	letThrough = await holdData(page);
	await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
	await expect(page.getByTestId("skeleton-card")).toHaveCount(6);
	letThrough();
	await expect(page.getByRole("link", { name: words.fr.blog.back })).toBeVisible();

	await page.unroute("**/*.data*");
	letThrough = await holdData(page);
	await page.getByRole("banner").getByRole("link", { name: "Kade Containers" }).click();
	await expect(page.getByText(words.fr.home.loading)).toBeVisible();
	letThrough();
	await expect(page.getByRole("region", { name: words.fr.home.carousel })).toBeVisible();
});

test("the full-width picture loads when a tenth of its place is in view", async ({ page }) => {
	await page.goto("/en");
	const place = page.locator("#home-quay");
	await expect(place.getByRole("img")).toHaveCount(0);
	await place.evaluate((element) => element.scrollIntoView({ block: "center" }));
	await expect(place.getByRole("img")).toBeVisible();
});

test.describe("a picture that is not there", () => {
	test.use({ expectedErrors: ["404"] });
	test("gives way to the drawn placeholder", async ({ page }) => {
		await page.route("**/pictures/products/**", (route) => route.fulfill({ status: 404 }));
		await page.goto(`/nl/container/${standard20ft.nl}`);
		await expect(page.getByRole("main").getByRole("img").first()).toHaveAttribute(
			"src",
			"/images/placeholder.svg",
		);
	});
});
