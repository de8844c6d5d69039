import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { memberPassword } from "../support/members.ts";

const t = words.nl;
const shell = pageTexts.nl.adminShell;
const accounts = pageTexts.nl.accounts;

/** Puts used containers, fetched by the buyer, into the cart. */
async function order(page: Page, quantity: string): Promise<void> {
	const query = `?condition=used-a&delivery=self_pickup&quantity=${quantity}`;
	await page.goto(`/nl/container/${standard20ft.nl}${query}`);
	await page.getByRole("button", { name: t.catalog.details.addToCart, exact: true }).click();
	await expect(page.getByRole("link", { name: t.checkout.toasts.goToCart }).first()).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
	await page.goto("/nl/auth");
	await page.getByLabel(accounts.email).fill(email);
	await page.getByLabel(accounts.password, { exact: true }).fill(memberPassword);
	await page.getByRole("button", { name: accounts.signIn }).click();
	await expect(page).toHaveURL("/nl");
}

test("a cart follows its account from browser to browser", async ({ page, admin, browser, baseURL }) => {
	test.slow();
	await order(page, "2");
	const elsewhere = await browser.newContext({
		baseURL: baseURL ?? "",
		extraHTTPHeaders: { "X-Forwarded-For": `test-${randomUUID()}` },
	});
	const other = await elsewhere.newPage();
	await order(other, "3");
	await signIn(other, admin);
	const cart = (browserPage: Page) => browserPage.getByRole("region", { name: t.checkout.review });
	await other.goto("/nl/cart");
	await expect(cart(other).getByRole("listitem").filter({ hasText: "20" }).first()).toBeVisible();
	await expect(cart(other)).toContainText(`${t.checkout.quantity} 5`);
	await page.goto("/nl/cart");
	await expect(cart(page)).toContainText(`${t.checkout.quantity} 5`);

	await other.getByRole("contentinfo").getByRole("button", { name: shell.signOut }).click();
	await expect(other.getByRole("contentinfo").getByText(admin)).toBeHidden();
	await other.goto("/nl/cart");
	await expect(other.getByRole("heading", { name: t.checkout.empty })).toBeVisible();
	await page.reload();
	await expect(cart(page)).toContainText(`${t.checkout.quantity} 5`);
	await elsewhere.close();
});
