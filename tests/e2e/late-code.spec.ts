import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/shop.ts";

/** Code that comes after the first load does not always arrive: the page and what was typed stay all the same. */
test.use({ expectedErrors: ["ERR_FAILED", "Failed to fetch", "422"] });

test("a message whose code does not arrive leaves the page, and the next one is shown", async ({ page }) => {
	const d = words.de.catalog.details;
	await page.route(/\/toast-view-[^/]*\.js/, (route) => route.abort());
	await page.goto(`/de/container/${standard20ft.de}`);
	await page.getByRole("radio", { name: d.deliveries.truck }).first().check();
	const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("toast-view"));
	await page.getByLabel(d.postcode).fill("00999");
	await lost;
	await expect(page.getByLabel(d.postcode)).toHaveValue("00999");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.unrouteAll();
	// It is asked for again by itself.
	const t = pageTexts.de.container;
	await expect(page.getByRole("listitem").filter({ hasText: t.noPriceTitle })).toBeVisible();
});

test("a quote's dialog that does not arrive gives way to the form's own page", async ({
	page,
	expectAccessible,
}) => {
	const t = words.de.quote;
	await page.route(/\/quote-dialog-[^/]*\.js$/, (route) => route.abort());
	await page.goto(`/de/container/${standard20ft.de}?color=wish_color`);
	await page.getByRole("link", { name: t.button }).click();
	await expect(page.getByLabel(t.customerName)).toBeVisible();
	await expect(page).toHaveURL(/color=wish_color/);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expectAccessible();
});
