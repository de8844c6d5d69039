import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, test } from "../fixtures/own-desk.ts";
import { untilAwake } from "../fixtures/shop.ts";

test.use({ expectedErrors: ["ERR_FAILED", "Failed to fetch"] });

const texts = pageTexts.de.adminPayments;
const code = /\/payment-panel-[^/]*\.js/;

/** Opens a confirmed order of € 1.190,00. */
async function openOrder(page: Page, sql: (text: string) => Promise<unknown>): Promise<void> {
	const number = `K-${Math.floor(Math.random() * 1e9)}`;
	await sql(`insert into orders (order_number, cart_id, idempotency_key, language, subtotal_amount, vat_amount,
			total_amount, vat_rate, status, shipping_address)
		values ('${number}', gen_random_uuid(), gen_random_uuid(), 'de', 100000, 19000, 119000, 19, 'confirmed',
			'{"name": "Kai", "email": "kai@buyer.example", "phone": "+49 89 000 00 01", "companyName": null,
			"street": "Hafenstraße 12", "city": "München", "postalCode": "80331", "country": "germany"}')`);
	await page.goto(`/de/admin/orders?q=${number}`);
	await page.getByRole("link", { name: number }).click();
	await expect(page.getByLabel(texts.amount, { exact: true })).toBeVisible();
}

test("what is typed into a panel stays when its code comes afterwards, and while other parts of the page change", async ({
	page,
	shop,
}) => {
	await openOrder(page, shop.sql);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(code, async (route) => {
		await held;
		await route.continue();
	});
	const asked = page.waitForRequest(code);
	await page.reload();
	await asked;
	await page.getByLabel(texts.amount, { exact: true }).fill("12,34");
	// The page lives beside the panel.
	const search = page.getByRole("banner").getByRole("link", { name: pageTexts.de.adminShell.search });
	await untilAwake(search);
	await search.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByLabel(texts.amount, { exact: true })).toHaveValue("12,34");
	const arrived = page.waitForResponse(code);
	release();
	await arrived;
	await page.getByRole("radio", { name: texts.kinds.refunded }).check();
	await page.getByRole("radio", { name: texts.kinds.received }).check();
	await expect(page.getByLabel(texts.amount, { exact: true })).toHaveValue("12,34");
});

test("a panel whose code never comes is sent by the browser itself", async ({ page, shop }) => {
	await openOrder(page, shop.sql);
	await page.route(code, (route) => route.abort());
	const failed = page.waitForEvent("requestfailed", (request) => code.test(request.url()));
	await page.reload();
	await failed;
	await page.getByLabel(texts.amount, { exact: true }).fill("10,00");
	await page.getByLabel(texts.amount, { exact: true }).press("Enter");
	await expect(page.getByRole("list", { name: texts.list })).toContainText("10,00");
});
