import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { checkUbl } from "~/trade/invoices/check-ubl.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { addStandardContainer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { core, fill, untilAwake } from "../fixtures/shop.ts";

/** Buys a container as a business in Ghent does. @returns the order's number */
async function buy(page: Page): Promise<string> {
	const t = words.de.checkout;
	await addStandardContainer(page, "de", `/de/container/${standard20ft.de}`);
	await page.goto("/de/cart");
	await fillDelivery(page, "de", newBuyer());
	const delivery = page.getByRole("group", { name: t.delivery });
	await delivery.getByLabel(t.companyName).first().fill("Bouw & Zonen NV");
	await delivery.getByLabel(t.vatNumber).first().fill("BE0428759497");
	await pressPlaceOrder(page, "de");
	return page.getByTestId("order-number").innerText();
}

async function download(page: Page, name: string): Promise<Buffer> {
	const loading = page.waitForEvent("download");
	await page.getByRole("link", { name, exact: true }).click();
	return readFile(await (await loading).path());
}

test(
	"an owner makes an invoice of an order, takes PDF and UBL along and credits one of its lines",
	core,
	async ({ page, admin: _signedIn }) => {
		const t = pageTexts.de.adminInvoices;
		const order = await buy(page);
		await page.goto(`/de/admin/orders?q=${order}`);
		await page.getByRole("link", { name: order }).click();
		const panel = page.getByRole("region", { name: t.title });
		await untilAwake(panel);
		await panel.getByRole("link", { name: t.make }).click();
		await expect(panel.getByRole("heading", { name: t.draft })).toBeVisible();
		const issue = new RegExp(fill(t.issue.invoice, { amount: ".*" }));
		const button = panel.getByRole("button", { name: issue });
		await button.dblclick();
		await expect(panel.getByRole("status")).toContainText(/\d{4}-\d{6}/);
		const list = panel.getByRole("list", { name: t.title });
		await expect(list.getByRole("listitem")).toHaveCount(1);
		const number = (await list.locator("strong").innerText()).trim();

		expect((await download(page, `${t.pdf} ${number}`)).subarray(0, 5).toString()).toBe("%PDF-");
		const ubl = (await download(page, `${t.ubl} ${number}`)).toString();
		expect(checkUbl(ubl)).toEqual([]);
		expect(ubl).toContain('mimeCode="application/pdf"');

		await panel.getByRole("link", { name: `${t.credit} ${number}` }).click();
		const quantities = panel.getByRole("group", { name: t.quantities }).getByRole("textbox");
		await expect(quantities.first()).toHaveValue("1");
		await panel.getByLabel(t.reason).fill("Delle an der Tür");
		await panel
			.getByRole("button", { name: new RegExp(fill(t.issue.credit_note, { amount: ".*" })) })
			.click();
		await expect(list.getByRole("listitem")).toHaveCount(2);
		await expect(list.getByRole("listitem").nth(1)).toContainText(`${t.credits} ${number}`);

		await page.goto(`/de/admin/invoices?q=${order}`);
		await expect(page.getByTestId("found")).toContainText("2");
	},
);

test("an owner takes an amount off an invoice on a phone, after one that is no amount and one that is too much", async ({
	page,
	admin: _signedIn,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	const t = pageTexts.de.adminInvoices;
	const order = await buy(page);
	await page.goto(`/de/admin/orders?q=${order}`);
	await page.getByRole("link", { name: order }).click();
	const panel = page.getByRole("region", { name: t.title });
	await untilAwake(panel);
	await panel.getByRole("link", { name: t.make }).click();
	await panel.getByRole("button", { name: new RegExp(fill(t.issue.invoice, { amount: ".*" })) }).click();
	const list = panel.getByRole("list", { name: t.title });
	await expect(list.getByRole("listitem")).toHaveCount(1);
	await panel.getByRole("link", { name: new RegExp(`^${t.credit}`) }).click();
	await panel.getByText(t.reduction.title).click();
	const amount = panel.getByLabel(t.reduction.amount);
	for (const [typed, problem] of [
		["hundert", t.problems.amount],
		["9999,99", fill(t.reduction.much, { left: ".*" })],
	] as const) {
		await amount.fill(typed);
		await amount.press("Enter");
		await expect(amount).toHaveAccessibleDescription(new RegExp(problem.replaceAll("(.*)", ".*")));
		await expect(amount).toHaveValue(typed);
		await expect(amount).toBeFocused();
	}
	await amount.fill("90");
	await amount.press("Enter");
	const draft = panel.getByRole("heading", { name: t.draft });
	await expect(draft).toBeFocused();
	await expect(draft).toBeInViewport();
	await panel.getByLabel(t.reason).fill("Delle an der Tür");
	await panel.getByLabel(t.mail).uncheck();
	await amount.fill("9999,99");
	await amount.press("Enter");
	await expect(draft).toBeHidden();
	await amount.fill("100");
	await amount.press("Enter");
	await expect(panel.getByLabel(t.reason)).toHaveValue("Delle an der Tür");
	await expect(panel.getByLabel(t.mail)).not.toBeChecked();
	const issue = panel.getByRole("button", { name: new RegExp(fill(t.issue.credit_note, { amount: ".*" })) });
	await expect(issue).toContainText("121,00");
	await issue.dblclick();
	await expect(list.getByRole("listitem")).toHaveCount(2);
	await expect(list.getByRole("listitem").nth(1)).toContainText("121,00");
	await expect(panel.getByRole("status")).toBeInViewport();
	await panel.getByRole("link", { name: new RegExp(`^${t.credit}`) }).click();
	await expect(panel.getByRole("group", { name: t.quantities })).toBeInViewport();
	await expect(panel.getByLabel(t.reason)).toHaveValue("");
});
