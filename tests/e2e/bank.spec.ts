import { randomInt } from "node:crypto";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { expect, standard20ft, test, words } from "../fixtures/admin.ts";
import { addStandardContainer, fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { onPhone } from "../fixtures/shop.ts";
import { codaFile } from "../support/bank-files.ts";

// The browser notes by itself the refused reason, and what had no connection.
test.use({ expectedErrors: ["422", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"] });

const t = pageTexts.nl.adminBank;

test(
	"an order is paid by a file of the bank, and the same file again does nothing",
	onPhone,
	async ({ page }) => {
		test.slow();
		const buyer = newBuyer();
		await addStandardContainer(page, "nl", `/nl/container/${standard20ft.nl}`);
		await page.goto("/nl/cart");
		await fillDelivery(page, "nl", buyer);
		await pressPlaceOrder(page, "nl");
		const order = await page.getByTestId("order-number").innerText();
		const transfer = await page.getByRole("region", { name: pageTexts.nl.transfer.title }).innerText();
		const ogm = /\+\+\+([\d/]+)\+\+\+/.exec(transfer)?.[1]?.replaceAll("/", "") ?? "";
		const amount = Number(/([\d.]+),(\d{2})/.exec(transfer)?.slice(1).join("").replaceAll(".", ""));
		// Both screens and each try import into one shop, which knows a statement by its number, and by its sums.
		const number = randomInt(100, 1_000);
		const text = codaFile({
			...{ number, closedOn: "2026-11-20", oldBalance: 1_000 * number },
			lines: [
				{ amount, ogm, name: buyer.name },
				{ amount: 12_345, name: "VERHUUR GARAGES NV", text: `HUUR ${number}` },
				{ amount: -4_550, text: "BANKKOSTEN" },
			],
		});
		const file = { name: "afschrift.cod", mimeType: "text/plain", buffer: Buffer.from(text, "latin1") };

		await page.goto("/nl/admin/bank");
		await page.getByRole("link", { name: t.importFile }).click();
		await page.getByLabel(t.import.files).setInputFiles(file);
		await page.getByRole("button", { name: t.import.check }).click();
		await expect(page.getByRole("heading", { name: t.import.result })).toBeFocused();
		await expect(page.getByRole("region", { name: t.import.booked })).toContainText(`${order}`);
		await expect(page.getByRole("region", { name: t.import.waiting })).toContainText(t.reasons.none);
		// The first press finds no connection: what the file would do stays, and goes through once more.
		await page.context().setOffline(true);
		await page.getByRole("button", { name: t.import.store }).click();
		const lost = page.getByRole("dialog", { name: words.nl.common.lostForm.title });
		await expect(lost).toBeVisible();
		await page.context().setOffline(false);
		await lost.getByRole("button", { name: words.nl.common.lostForm.again }).click();
		await expect(page.getByRole("status").filter({ hasText: t.done.imported })).toBeVisible();

		await page.goto("/nl/admin/bank/import");
		await page.getByLabel(t.import.files).setInputFiles(file);
		await page.getByRole("button", { name: t.import.check }).click();
		await expect(page.getByText(t.import.nothing)).toBeVisible();
		await expect(page.getByRole("button", { name: t.import.store })).toHaveCount(0);

		await page.goto(`/nl/admin/bank?state=open&q=${encodeURIComponent(`HUUR ${number}`)}`);
		await page.getByRole("list", { name: t.title }).getByRole("link").click();
		const aside = page.getByRole("region", { name: t.line.aside });
		await aside.getByRole("button", { name: t.line.asideButton }).click();
		await expect(aside.getByLabel(t.line.asideNote)).toBeFocused();
		await aside.getByLabel(t.line.asideNote).fill("huur van de garage");
		await aside.getByRole("button", { name: t.line.asideButton }).click();
		await expect(page.getByRole("status").filter({ hasText: t.done.aside })).toBeVisible();

		await page.goto(`/nl/admin/orders?q=${order}`);
		await page.getByRole("link", { name: order }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText(order);
		const payment = page.getByRole("region", { name: pageTexts.nl.adminPayments.title });
		await expect(payment).toContainText(pageTexts.nl.adminPayments.marks.paid);
		await expect(
			payment.getByRole("list", { name: pageTexts.nl.adminPayments.list }).getByRole("listitem"),
		).toHaveCount(1);
	},
);
