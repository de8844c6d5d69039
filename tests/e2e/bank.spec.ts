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

test("a transfer that names nothing is divided over three orders, one added after the other", async ({
	page,
}) => {
	test.slow();
	const buyer = newBuyer();
	const orders: string[] = [];
	while (orders.length < 3) {
		await addStandardContainer(page, "nl", `/nl/container/${standard20ft.nl}`);
		await page.goto("/nl/cart");
		await fillDelivery(page, "nl", buyer);
		await pressPlaceOrder(page, "nl");
		orders.push(await page.getByTestId("order-number").innerText());
	}
	const [first = "", second = "", third = ""] = orders;
	const number = randomInt(1_000, 9_999);
	const text = codaFile({
		...{ number: randomInt(100, 1_000), closedOn: "2026-11-21", oldBalance: 1_000 * number },
		lines: [{ amount: 70_000 + number, name: "XYLOFOON BV", text: `DIVERSEN ${number}` }],
	});
	await page.goto("/nl/admin/bank/import");
	await page
		.getByLabel(t.import.files)
		.setInputFiles({ name: "a.cod", mimeType: "text/plain", buffer: Buffer.from(text, "latin1") });
	await page.getByRole("button", { name: t.import.check }).click();
	await page.getByRole("button", { name: t.import.store }).click();
	await expect(page.getByRole("status").filter({ hasText: t.done.imported })).toBeVisible();
	await page.goto(`/nl/admin/bank?state=open&q=${encodeURIComponent(`DIVERSEN ${number}`)}`);
	await page.getByRole("list", { name: t.title }).getByRole("link").first().click();

	const panel = page.getByRole("region", { name: t.line.candidates });
	const search = panel.getByLabel(t.line.search);
	const amountOf = (order: string) => panel.getByLabel(t.line.amountFor.replace("{number}", order));
	async function add(order: string): Promise<void> {
		await search.fill(order);
		await panel.getByRole("button", { name: t.line.find }).click();
		await expect(amountOf(order)).toBeFocused();
		await expect(search).toHaveValue("");
	}
	await add(first);
	await amountOf(first).fill("265,85");
	await panel.getByLabel(t.line.note, { exact: true }).fill("drie facturen");
	await add(second);
	await expect(amountOf(first)).toHaveValue("265,85");
	await amountOf(second).fill("100");
	// Enter adds, and never books.
	await search.fill(first);
	await search.press("Enter");
	await expect(search).toHaveAccessibleDescription(new RegExp(t.line.named.alreadyThere));
	await expect(search).toBeFocused();
	await add(third);
	await expect(amountOf(second)).toHaveValue("100");
	await expect(panel.getByLabel(t.line.note, { exact: true })).toHaveValue("drie facturen");
	const rest = (70_000 + number - 26_585 - 10_000) / 100;
	await expect(amountOf(third)).toHaveValue(rest.toFixed(2).replace(".", ","));

	const { label, record, orders: ordersLink } = pageTexts.nl.adminShell;
	const away = page
		.getByRole("navigation", { name: label })
		.getByRole("link", { name: ordersLink, exact: true });
	await away.click();
	await page.getByRole("dialog").getByRole("button", { name: record.stay }).click();
	await expect(amountOf(first)).toHaveValue("265,85");
	await panel.getByRole("button", { name: t.line.assign }).click();
	await expect(page.getByRole("status").filter({ hasText: t.done.assign })).toBeVisible();
	await away.click();
	await expect(
		page.getByRole("heading", { level: 1, name: pageTexts.nl.adminTrade.orders.title }),
	).toBeVisible();
});
