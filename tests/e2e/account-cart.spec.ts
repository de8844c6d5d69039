import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { type Buyer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { core, toastOf, untilAwake, untilFilledIn } from "../fixtures/shop.ts";
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
	await signInHere(page, email);
	await expect(page).toHaveURL("/nl");
}

/** Fills in and sends the card that the page shows. */
async function signInHere(page: Page, email: string): Promise<void> {
	await page.getByLabel(accounts.email).fill(email);
	await page.getByLabel(accounts.password, { exact: true }).fill(memberPassword);
	await page.getByRole("button", { name: accounts.signIn }).click();
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

	await untilAwake(streetIn(other));
	await streetIn(other).fill("Kaaistraat 12");
	await other.getByRole("contentinfo").getByRole("button", { name: shell.signOut }).click();
	await expect(other.getByRole("contentinfo").getByText(admin)).toBeHidden();
	await other.goto("/nl/cart");
	await expect(other.getByRole("heading", { name: t.checkout.empty })).toBeVisible();
	// Nor does whoever sits down there next find the address of the one before.
	await order(other, "1");
	await other.goto("/nl/cart");
	await untilAwake(streetIn(other));
	await expect(streetIn(other)).toHaveValue("");
	await page.reload();
	await expect(cart(page)).toContainText(`${t.checkout.quantity} 5`);
	await elsewhere.close();
});

const streetIn = (page: Page) =>
	page.getByRole("group", { name: t.checkout.delivery }).getByLabel(t.checkout.street, { exact: true });

test.describe("an account that is deleted", () => {
	test.use({ expectedErrors: ["422"] });

	test("leaves nothing in the tab of what was typed, once its password is right", async ({ page }) => {
		const own = pageTexts.nl.personalData.own;
		await page.context().clearCookies({ name: /kade_session/ });
		const email = `jana-${randomUUID()}@buyer.example`;
		await order(page, "1");
		await page.goto("/nl/cart");
		await untilAwake(streetIn(page));
		await streetIn(page).fill("Kaaistraat 12");
		await page.goto("/nl/auth?mode=sign-up");
		await page.getByLabel(accounts.email).fill(email);
		await page.getByLabel(accounts.password, { exact: true }).fill(memberPassword);
		await page.getByRole("button", { name: accounts.signUp }).click();
		const [mail = ""] = await mailsTo(email);
		await page.goto(`/nl/auth/verify?token=${/\/auth\/verify\?token=([\w-]+)/.exec(mail)?.[1] ?? ""}`);
		await page.getByLabel(accounts.password, { exact: true }).fill(memberPassword);
		await page.getByRole("button", { name: accounts.verify }).click();
		await expect(page).toHaveURL("/nl");
		await page.goto("/nl/auth/account");
		const section = page.getByRole("region", { name: own.deleteTitle });
		const password = section.getByLabel(pageTexts.nl.accountPage.password.current);
		const typed = () => page.evaluate(() => JSON.stringify(sessionStorage));
		await password.fill(`${memberPassword}?`);
		await section.getByRole("button", { name: own.delete }).click();
		await expect(password).toHaveAttribute("aria-invalid", "true");
		expect(await typed()).toContain("Kaaistraat");
		await password.fill(memberPassword);
		await section.getByRole("button", { name: own.delete }).click();
		// Before its scripts are there the browser takes the form's fragment along.
		await expect(page).toHaveURL(/\/nl(#[\w-]+)?$/);
		await expect(toastOf(page, accounts.accountDeleted.title)).toBeVisible();
		expect(await typed()).not.toContain("Kaaistraat");
	});
});

const waiting = pageTexts.nl.checkoutPage.waiting;

/** The order's button of a cart with the buyer's details typed, whose session has ended meanwhile. */
async function typeUntilSessionEnds(page: Page, buyer: Buyer): Promise<Locator> {
	await order(page, "1");
	await page.goto("/nl/cart");
	await fillDelivery(page, "nl", buyer);
	await page.context().clearCookies({ name: /kade_session/ });
	await untilFilledIn(page);
	return page.getByRole("button", { name: t.checkout.placeOrder });
}

test.describe("a session that ends while an order is typed", () => {
	test.use({ expectedErrors: ["422", "409"] });

	test("costs a sign-in, and nothing that was typed @phone", async ({ page, admin }) => {
		test.slow();
		const buyer = newBuyer();
		const button = await typeUntilSessionEnds(page, buyer);
		await button.click();
		const notice = page.getByRole("alert").filter({ hasText: waiting.notOrdered });
		await expect(notice).toBeVisible();
		await expect(streetIn(page)).toHaveValue(buyer.street);
		// Until the scripts are there it opens in a tab of its own.
		const link = page.getByRole("link", { name: waiting.signIn });
		await untilAwake(link);
		await link.click();
		await signInHere(page, admin);
		await expect(page).toHaveURL("/nl/cart");
		await expect(streetIn(page)).toHaveValue(buyer.street);
		await pressPlaceOrder(page, "nl");
	});

	test("shows at a line's button, and is signed in to in another tab", async ({ page, admin }) => {
		test.slow();
		const buyer = newBuyer();
		const button = await typeUntilSessionEnds(page, buyer);
		await page.getByRole("button", { name: t.checkout.more.replace("{title}", "") }).click();
		await expect(page.getByRole("heading", { name: waiting.title })).toBeVisible();
		await expect(streetIn(page)).toHaveValue(buyer.street);
		const other = await page.context().newPage();
		await other.goto("/nl/auth");
		await signInHere(other, admin);
		await expect(other).toHaveURL("/nl");
		await button.click();
		await expect(page.getByRole("region", { name: t.checkout.review })).toBeVisible();
		await expect(streetIn(page)).toHaveValue(buyer.street);
		await pressPlaceOrder(page, "nl");
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: ["422", "409"] });

	test(
		"a session that ends while an order is typed is renewed in a tab of its own",
		core,
		async ({ page, admin }) => {
			test.slow();
			const buyer = newBuyer();
			const button = await typeUntilSessionEnds(page, buyer);
			await button.click();
			const opened = page.context().waitForEvent("page");
			await page.getByRole("link", { name: `${waiting.signIn} ${waiting.newTab}` }).click();
			const other = await opened;
			await signInHere(other, admin);
			await expect(other).toHaveURL("/nl/cart");
			await button.click();
			await expect(streetIn(page)).toHaveValue(buyer.street);
			await pressPlaceOrder(page, "nl");
		},
	);
});
