import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { urls } from "~/urls.ts";
import { fillDelivery, newBuyer, pressPlaceOrder } from "../fixtures/buyer.ts";
import { test as base, expect, signInOwner, standard20ft, words } from "../fixtures/own-shop.ts";
import { fill, onPhone, untilAwake } from "../fixtures/shop.ts";
import { type FakeMollie, startFakeMollie } from "../support/fake-mollie.ts";
import { type FakeVies, startFakeVies } from "../support/fake-vies.ts";

type Fakes = { mollie: FakeMollie; vies: FakeVies };

/** A shop with a provider of payments and a VIES of its own. */
const test = base.extend<object, { fakes: Fakes }>({
	fakes: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
		async ({}, use) => {
			const fakes = { mollie: await startFakeMollie(), vies: await startFakeVies() };
			await use(fakes);
			await fakes.mollie.close();
			await fakes.vies.close();
		},
		{ scope: "worker" },
	],
	shopEnv: [
		async ({ fakes: { mollie, vies } }, use) => {
			const key = "test_abcdefghijklmnopqrstuvwxyz";
			await use({ MOLLIE_KEY: key, MOLLIE_URL: mollie.url, VIES_URL: vies.url });
		},
		{ scope: "worker" },
	],
	baseURL: async ({ shop }, use) => use(shop.origin),
});

// The browser notes by itself an order at another sum, and an invoice that was stopped.
test.use({ expectedErrors: ["409", "422"] });

type Place = { language: "nl" | "fr" | "de"; to: { country: string; postcode: string } | null };
type Firm = { companyName: string; vatNumber: string };

/** Orders a used 20 ft container, delivered by truck or fetched. @returns the order's number */
async function order(
	page: Page,
	{ language, to }: Place,
	buyer: Partial<ReturnType<typeof newBuyer>>,
	firm?: Firm,
): Promise<string> {
	const d = words[language].catalog.details;
	const t = words[language].checkout;
	await page.goto(`/${language}/container/${standard20ft[language]}`);
	await page.getByRole("radio", { name: d.conditionNames["used-a"] }).check();
	if (to) {
		await page.getByRole("radio", { name: d.deliveries.truck, exact: false }).first().check();
		await page.getByLabel(d.country).selectOption(to.country);
		await page.getByLabel(d.postcode).fill(to.postcode);
	} else {
		await page.getByRole("radio", { name: d.deliveries.self_pickup, exact: false }).first().check();
	}
	await page.getByRole("button", { name: d.addToCart, exact: true }).click();
	await page.getByText(t.toasts.added).first().waitFor();
	await page.goto(`/${language}/cart`);
	await fillDelivery(page, language, { ...newBuyer(), ...buyer });
	if (firm) {
		const delivery = page.getByRole("group", { name: t.delivery });
		await delivery.getByLabel(t.companyName).first().fill(firm.companyName);
		await delivery.getByLabel(t.vatNumber).first().fill(firm.vatNumber);
	}
	await pressPlaceOrder(page, language);
	return page.getByTestId("order-number").innerText();
}

/** Opens an order at the desk. @returns the panel of its invoices */
async function openAtDesk(page: Page, language: "nl" | "fr", number: string) {
	await page.goto(`/${language}/admin/orders?q=${number}`);
	await page.getByRole("link", { name: number }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
	return page.getByRole("region", { name: pageTexts[language].adminInvoices.title });
}

/** Looks until the page knows what the provider knows: it asks every few seconds at most. */
async function seen(page: Page, text: string): Promise<void> {
	await expect(async () => {
		await page.reload();
		await expect(page.getByText(text)).toBeVisible({ timeout: 1_000 });
	}).toPass();
}

const issueButton = (language: "nl" | "fr", kind: "invoice" | "deposit") => {
	const t = pageTexts[language].adminInvoices;
	return new RegExp(fill(t.issue[kind], { amount: ".*" }));
};

test(
	"a private buyer in Ghent pays online after a first try that was broken off, and gets a part back",
	onPhone,
	async ({ page, shop, fakes }) => {
		test.slow();
		const t = pageTexts.nl.payOnline;
		const place = { language: "nl", to: { country: "BE", postcode: "9000" } } as const;
		const number = await order(page, place, { postalCode: "9000", city: "Gent", street: "Korenmarkt 1" });
		await expect(page.getByText(/Btw \(?21/i).first()).toBeVisible();
		await page.getByRole("button", { name: t.start }).dblclick();
		const toPay = page.getByRole("link", { name: new RegExp(fill(t.payNow, { amount: ".*" })) });
		await toPay.click();
		await page.getByRole("button", { name: "canceled" }).click();
		await seen(page, t.failed);
		// The bank transfer is there all the time.
		await expect(page.getByRole("region", { name: pageTexts.nl.transfer.title })).toBeVisible();
		const stale = await page.context().newPage();
		await stale.goto(page.url());
		await page.getByRole("button", { name: t.again }).click();
		await toPay.click();
		await expect(page.getByRole("button", { name: "paid" })).toBeVisible();
		await page.goBack();
		await expect(toPay).toBeVisible();
		await page.goForward();
		await page.getByRole("button", { name: "paid" }).click();
		// Back before the shop may ask again: the page finds out by itself.
		await expect(page.getByText(t.paid)).toBeVisible({ timeout: 15_000 });
		// A tab that still asks for the money says that it is there, and asks no more.
		await untilAwake(stale.getByRole("button", { name: t.again }));
		await stale.getByRole("button", { name: t.again }).click();
		await expect(stale.getByRole("alert")).toHaveText(t.nothingDue);
		await expect(stale.getByText(t.paid)).toBeVisible();
		await expect(stale.getByRole("region", { name: pageTexts.nl.transfer.title })).toBeHidden();
		await stale.close();

		await signInOwner(page, shop);
		await openAtDesk(page, "nl", number);
		const texts = pageTexts.nl.adminPayments;
		const payments = page.getByRole("region", { name: texts.title });
		await payments.getByLabel(texts.refund.amount).fill("100,50");
		await payments.getByLabel(texts.refund.reason).fill("Deuk in de deur");
		await payments.getByRole("button", { name: texts.refund.button }).dblclick();
		await expect(payments.getByRole("status")).toHaveText(texts.done.refund);
		await expect(payments.getByRole("list", { name: texts.refund.list }).getByRole("listitem")).toHaveCount(
			1,
		);
		expect(fakes.mollie.refunds.map(({ value }) => value)).toEqual(["100.50"]);

		// Weeks later the buyer's bank takes back the rest; the desk says so until somebody has dealt with it.
		const [id] = [...fakes.mollie.payments.values()].flatMap((one) =>
			one.status === "paid" ? [one.id] : [],
		);
		if (!id) throw new Error("nothing was paid");
		fakes.mollie.chargebacks.push({ id, value: "50.00", reversedAt: null });
		expect((await page.request.post(urls.paymentWebhook("nl"), { form: { id } })).status()).toBe(200);
		await page.goto("/nl/admin");
		await page
			.getByRole("link", { name: new RegExp(`${pageTexts.nl.adminToday.actions.payment}.*${number}`) })
			.click();
		const told = fill(texts.reversal.told, { amount: "€\u00a050,00" });
		await expect(payments.getByText(told)).toBeVisible();
		await payments.getByRole("button", { name: texts.reversal.settle }).dblclick();
		await expect(payments.getByRole("status")).toHaveText(texts.done.settled);
		await expect(payments.getByText(told)).toBeHidden();
	},
);

test("a firm in Liège pays a deposit, and its last invoice takes that off", async ({ page, shop }) => {
	const t = pageTexts.fr.adminInvoices;
	const firm = { companyName: "Chantiers de Meuse SA", vatNumber: "BE0428759497" };
	const place = { language: "fr", to: { country: "BE", postcode: "4000" } } as const;
	const number = await order(page, place, { postalCode: "4000", city: "Liège", street: "Quai 3" }, firm);
	await signInOwner(page, shop);
	const panel = await openAtDesk(page, "fr", number);
	await panel.getByText(t.makeDeposit, { exact: true }).click();
	await panel.getByRole("button", { name: t.next }).click();
	await panel.getByRole("button", { name: issueButton("fr", "deposit") }).click();
	const list = panel.getByRole("list", { name: t.title });
	await expect(list.getByRole("listitem")).toHaveCount(1);
	const deposit = (await list.locator("strong").innerText()).trim();
	await panel.getByRole("link", { name: t.make, exact: true }).click();
	await expect(panel.getByText(new RegExp(`acompte ${deposit}`))).toBeVisible();
	await panel.getByRole("button", { name: issueButton("fr", "invoice") }).click();
	await expect(list.getByRole("listitem")).toHaveCount(2);
});

test("a firm in Breda orders at 21 % while VIES is silent; its invoice stops, the new sum is taken over and mailed", async ({
	page,
	shop,
	fakes,
}) => {
	test.slow();
	const t = pageTexts.nl.adminInvoices;
	const firm = { companyName: "Voorbeeld Breda BV", vatNumber: "NL123456782B01" };
	fakes.vies.busy.on = true;
	const buyer = { postalCode: "4811 AA", city: "Breda", street: "Havenkade 1", country: "netherlands" };
	const number = await order(
		page,
		{ language: "nl", to: { country: "NL", postcode: "4811 AA" } },
		buyer,
		firm,
	);
	await expect(page.getByText(pageTexts.nl.vat.reasons.numberUnknown)).toBeVisible();
	fakes.vies.busy.on = false;
	await signInOwner(page, shop);
	const panel = await openAtDesk(page, "nl", number);
	await panel.getByRole("link", { name: t.make, exact: true }).click();
	await panel.getByLabel(t.deliveredOn).fill(new Date().toISOString().slice(0, 10));
	await panel.getByRole("button", { name: issueButton("nl", "invoice") }).click();
	await expect(panel.getByRole("alert")).toHaveText(t.problems.vat);
	await expect(panel.getByText(pageTexts.nl.vat.reasons.intraCommunity)).toBeVisible();
	await panel.getByRole("button", { name: new RegExp(fill(t.vatChange.take, { amount: ".*" })) }).dblclick();
	await expect(panel.getByRole("status")).toHaveText(t.vatChange.taken);
	await panel.getByLabel(t.deliveredOn).fill(new Date().toISOString().slice(0, 10));
	await panel.getByRole("button", { name: issueButton("nl", "invoice") }).click();
	await expect(panel.getByRole("list", { name: t.title }).getByRole("listitem")).toHaveCount(1);
	const mails = await shop.sql(
		`select count(*)::int as count from mail_outbox m join orders o on o.id = m.about
			where o.order_number = '${number}' and m.dedupe_key like 'sums:%'`,
	);
	expect(mails.rows).toEqual([{ count: 1 }]);
});

test("a private buyer in Cologne pays Belgian VAT and reads so in German", async ({ page }) => {
	const place = { language: "de", to: { country: "DE", postcode: "50667" } } as const;
	const buyer = { postalCode: "50667", city: "Köln", street: "Domkloster 4", country: "germany" };
	await order(page, place, buyer);
	await expect(page.getByText(words.de.checkout.vat.replace("{rate}", "21")).first()).toBeVisible();
	await expect(page.getByRole("region", { name: pageTexts.de.transfer.title })).toBeVisible();
});

test("a firm from Breda collects at 21 % until the owner has the signed paper", async ({ page, shop }) => {
	const t = pageTexts.nl.adminVat;
	const firm = { companyName: "Voorbeeld Breda BV", vatNumber: "NL123456782B07" };
	const buyer = { postalCode: "4811 AA", city: "Breda", street: "Havenkade 1", country: "netherlands" };
	const number = await order(page, { language: "nl", to: null }, buyer, firm);
	await expect(page.getByText(pageTexts.nl.vat.reasons.collected)).toBeVisible();
	const confirmation = page.url();
	await signInOwner(page, shop);
	await openAtDesk(page, "nl", number);
	const panel = page.getByRole("region", { name: t.title, exact: true });
	const record = panel.getByRole("button", { name: t.record });
	await panel.getByLabel(t.kind).selectOption("cmr");
	await panel.getByLabel(t.on).fill("2026-01-02");
	await record.click();
	await expect(panel.getByLabel(t.file)).toBeFocused();
	await expect(panel.getByText(t.problems.noFile)).toBeVisible();
	const buffer = Buffer.from(`%PDF-1.7\n% ${randomUUID()} ${"x".repeat(64)}\n%%EOF`);
	await panel.getByLabel(t.file).setInputFiles({ name: "CMR 12.pdf", mimeType: "application/pdf", buffer });
	await record.click();
	await expect(panel.getByRole("link", { name: "CMR 12.pdf" })).toBeVisible();
	await panel.getByRole("button", { name: t.apply }).click();
	await expect(panel.getByRole("status")).toHaveText(t.done.applied);
	await page.goto(confirmation);
	await expect(page.getByText(pageTexts.nl.vat.reasons.intraCommunity)).toBeVisible();
});
