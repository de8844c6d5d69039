import { expect, onPhone, test, untilAwake, words } from "../fixtures/shop.ts";

// The browser's own notes of what does not arrive.
test.use({ expectedErrors: ["404", "500", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"] });

const { lostForm, failure, close } = words.de.common;
const { title } = words.de.catalog;

test(
	"a link without a connection leaves the page, and leads on once it is back",
	onPhone,
	async ({ page, context }) => {
		await page.goto("/de/faq");
		const here = page.getByRole("heading", { level: 1 });
		const text = (await here.textContent()) ?? "";
		const link = page.getByRole("contentinfo").getByRole("link", { name: words.de.common.nav.all });
		await untilAwake(link);
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await link.click();
		const told = page.getByRole("dialog", { name: lostForm.page });
		await expect(told).toContainText(lostForm.offline);
		await expect(here).toHaveText(text);
		await told.getByRole("button", { name: failure.retry }).click();
		await expect(told).toContainText(lostForm.offline);
		await told.getByRole("button", { name: close }).click();
		await expect(link).toBeFocused();
		await expect(page).toHaveURL("/de/faq");
		await link.click();
		await expect(told).toBeVisible();
		await context.setOffline(false);
		await told.getByRole("button", { name: failure.retry }).click();
		await expect(page).toHaveURL("/de/container");
		await expect(here).toHaveText(title);
		await page.goBack();
		await expect(here).toHaveText(text);
	},
);

test("a search that leads to another page does so once the connection is back", async ({ page, context }) => {
	await page.goto("/de/nowhere-at-all");
	const search = page.getByRole("main").getByRole("searchbox");
	await untilAwake(search);
	await page.waitForLoadState("networkidle");
	await search.fill("Kühl & frisch");
	await context.setOffline(true);
	await page.keyboard.press("Enter");
	const told = page.getByRole("dialog", { name: lostForm.title });
	await expect(told).toContainText(lostForm.offline);
	await expect(page).toHaveURL("/de/nowhere-at-all");
	await context.setOffline(false);
	await told.getByRole("button", { name: lostForm.again }).click();
	await expect(page).toHaveURL("/de/search?q=K%C3%BChl+%26+frisch");
});

test("a filter whose list is lost leaves the list, and shows its own at the next try", async ({ page }) => {
	await page.goto("/de/container");
	await untilAwake(page.getByLabel(words.de.catalog.size));
	await page.waitForLoadState("networkidle");
	const cards = page.getByRole("main").getByRole("article");
	const all = await cards.count();
	for (const lose of [{ abort: true }, { status: 500, body: "<h1>Error</h1>" }]) {
		await page.route("**/*.data*", (route) => ("abort" in lose ? route.abort() : route.fulfill(lose)));
		await page.getByLabel(words.de.catalog.size).selectOption("45ft");
		const told = page.getByRole("dialog", { name: lostForm.page });
		await expect(told).toContainText(lostForm.unavailable);
		await expect(cards).toHaveCount(all);
		await expect(page).toHaveURL("/de/container");
		await page.unroute("**/*.data*");
		await told.getByRole("button", { name: failure.retry }).click();
		await expect(cards).toHaveCount(1);
		await expect(page).toHaveURL("/de/container?size=45ft");
		await page.goBack();
		await expect(cards).toHaveCount(all);
	}
});

test("a step back whose page is lost leaves the page, and what was typed", async ({ page }) => {
	await page.goto("/de/blog");
	const contact = page.getByRole("contentinfo").getByRole("link", { name: words.de.common.nav.contact });
	await untilAwake(contact);
	await contact.click();
	const name = page.getByRole("main").getByLabel(words.de.contact.name, { exact: true });
	await name.fill("Jana");
	await page.waitForLoadState("networkidle");
	await page.route("**/*.data*", (route) => route.abort());
	await page.goBack();
	const told = page.getByRole("dialog", { name: lostForm.page });
	await told.getByRole("button", { name: close }).click();
	await expect(name).toHaveValue("Jana");
	await expect(page).toHaveURL("/de/contact");
});
