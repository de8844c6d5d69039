import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { addStandardContainer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { mailsTo } from "../fixtures/mailbox.ts";
import { fill, onPhone, untilAwake } from "../fixtures/shop.ts";

const {
	adminAmend: t,
	adminOffers: sale,
	adminInvoices: bill,
	adminTrade: trade,
	adminBuyers: buyers,
} = pageTexts.de;

/** A Dutch buyer orders. @returns the order's number */
async function buy(page: Page, buyer: ReturnType<typeof newBuyer>): Promise<string> {
	await addStandardContainer(page, "nl", `/nl/container/${standard20ft.nl}`);
	await page.goto("/nl/cart");
	await fillDelivery(page, "nl", buyer);
	await pressPlaceOrder(page, "nl");
	return page.getByTestId("order-number").innerText();
}

// The browser notes by itself the form that lacked a reason, and the one that had no connection.
test.use({ expectedErrors: ["422", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"] });

test(
	"a German owner moves an order and lowers a price, tells its Dutch buyer, bills and cancels it",
	onPhone,
	async ({ page, expectAccessible }) => {
		const buyer = newBuyer();
		const number = await buy(page, buyer);
		await page.goto(`/de/admin/orders?q=${number}`);
		await page.getByRole("link", { name: number }).click();
		await page.getByRole("link", { name: t.change }).click();
		await untilAwake(page.getByRole("button", { name: t.check }));
		await page.getByLabel(words.de.checkout.street).first().fill("Dok 7");
		await page.getByLabel(words.de.checkout.postalCode).first().fill("2030");
		await page.getByLabel(words.de.checkout.city).first().fill("Antwerpen");
		await page.getByRole("button", { name: sale.repriceTransport }).click();
		const line = page.getByRole("group", { name: `${sale.fields.line} 1` });
		await expect(line.getByLabel(sale.fields.transportPrice)).not.toHaveValue("310,00");
		await line.getByLabel(sale.fields.unitPrice).fill("1650");
		await page.getByRole("button", { name: t.check }).click();
		await expect(page.getByLabel(t.reason)).toBeFocused();
		await page.getByLabel(t.reason).fill("Delle an der Tür");
		await page.getByLabel(t.words).fill("Tot maandag!");
		await page.getByRole("button", { name: t.check }).click();
		const preview = page.getByRole("region", { name: t.preview });
		await expect(preview).toContainText("Tot maandag!");
		await expect(preview).toContainText("Dok 7");
		await expectAccessible();
		// The first press finds no connection: what would change stays as it was shown.
		await page.context().setOffline(true);
		await preview.getByRole("button", { name: t.save }).click();
		const lost = page.getByRole("dialog", { name: words.de.common.lostForm.title });
		await lost.getByRole("button", { name: words.de.common.lostForm.stay }).click();
		await page.context().setOffline(false);
		await preview.getByRole("button", { name: t.save }).dblclick();
		await expect(page.getByText(t.done.told)).toBeVisible();
		await expectAccessible();
		await expect.poll(async () => (await mailsTo(buyer.email)).join("\n")).toContain("Tot maandag!");

		const history = page.getByRole("region", { name: trade.history.title });
		await expect(history).toContainText(trade.history.changed);
		await expect(history).toContainText("Delle an der Tür");

		const invoices = page.getByRole("region", { name: bill.title });
		await invoices.getByRole("link", { name: bill.make }).click();
		await invoices
			.getByRole("button", { name: new RegExp(fill(bill.issue.invoice, { amount: ".*" })) })
			.click();
		await expect(invoices.getByRole("listitem").first()).toBeVisible();
		await expect(page.getByText(t.problems.invoiced)).toBeVisible();

		const status = page.getByRole("region", { name: trade.status.title });
		await status.getByLabel(trade.status.label).selectOption("cancelled");
		await status.getByRole("button", { name: trade.status.go }).click();
		await expect(status.getByRole("checkbox", { name: t.cancel.credit })).toBeChecked();
		await status.getByRole("button", { name: t.cancel.button }).click();
		await expect(status.getByLabel(t.cancel.reason)).toBeFocused();
		await status.getByLabel(t.cancel.reason).selectOption("buyer");
		await expectAccessible();
		await status.getByRole("button", { name: t.cancel.button }).dblclick();
		await expect(page.getByRole("region", { name: trade.history.title })).toContainText(
			t.cancel.reasons.buyer,
		);
		await expect(invoices.getByRole("list", { name: bill.title }).getByRole("listitem")).toHaveCount(2);

		await page.getByRole("link", { name: trade.detail.buyer }).click();
		await expect(page.getByRole("region", { name: buyers.orders })).toContainText(number);
		await expect(page.getByRole("region", { name: buyers.invoices }).getByRole("listitem")).toHaveCount(2);
		await expectAccessible();
	},
);
