import type { Page } from "@playwright/test";
import { expect, test, untilAwake, words } from "../fixtures/shop.ts";

// React's own word of an error, and the page's.
test.use({ expectedErrors: ["TypeError", "Cannot read properties"] });

const { catalog, common } = words.fr;

/** Lets the list's data come as another build may send them. */
async function sendOtherData(page: Page, ours: string, theirs: string): Promise<void> {
	await page.route(/\/fr\/container\.data/, async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(ours, theirs) });
	});
}

/** Goes to the list by a link, whose data lack what this build draws unless said otherwise. */
async function openListFromFaq(page: Page, ours = '"products"', theirs = '"goods"'): Promise<void> {
	await page.goto("/fr/faq");
	const link = page.getByRole("contentinfo").getByRole("link", { name: common.nav.all });
	await untilAwake(link);
	await sendOtherData(page, ours, theirs);
	await link.click();
}

const wholePage = (page: Page) =>
	page.waitForRequest((asked) => asked.isNavigationRequest() && asked.url().endsWith("/fr/container"));

async function expectList(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { level: 1, name: catalog.title })).toBeVisible();
	await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
}

test("a tab has the page whole where the new build knows its routes by other names", async ({ page }) => {
	const asked = wholePage(page);
	await openListFromFaq(page, "routes/shop/container-list", "routes/shop/other-list");
	await (await asked).response();
	await expectList(page);
});

test("a tab of an earlier build has the page whole where it cannot draw what the new one sends", async ({
	page,
}) => {
	await page.route("**/fr/container", async (route) => {
		if (route.request().resourceType() === "document") return route.continue();
		const answer = await route.fetch();
		const body = (await answer.text()).replaceAll(/(visitors|manifest)-/g, "$1-newer-");
		await route.fulfill({ response: answer, body });
	});
	const asked = wholePage(page);
	await openListFromFaq(page);
	await (await asked).response();
	await expectList(page);
});

test("an error of the tab's own build stays what it is", async ({ page }) => {
	const looked = page.waitForResponse(
		(answer) => answer.url().endsWith("/fr/container") && answer.request().resourceType() === "fetch",
	);
	await openListFromFaq(page);
	await (await looked).finished();
	await expect(page.getByRole("main").getByRole("alert")).toHaveText(catalog.loadError);
});
