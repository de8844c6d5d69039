import type { Page } from "@playwright/test";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { ManyBuyers } from "../fixtures/many-buyers.ts";
import { test as base, expect, words } from "../fixtures/own-desk.ts";
import type { OwnShop } from "../fixtures/own-shop.ts";
import { untilAwake } from "../fixtures/shop.ts";

const {
	adminAmend: amend,
	adminOffers: offer,
	adminPrices: prices,
	adminToday: today,
	adminTrade: trade,
} = pageTexts.nl;
const { offerPage } = pageTexts.de;

const test = base.extend<{ buyers: ManyBuyers }>({
	buyers: async ({ shop }, use) => {
		const buyers = new ManyBuyers(shop.origin);
		await use(buyers);
		await buyers.leave();
	},
});

// The browser notes by itself the form that lacked a reason. No test before it has ordered in the same shop: all orders are
// counted in the evening.
test.use({ expectedErrors: ["422"], shopEnv: { TZ: "UTC" } });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const asker = (number: number) => ({
	name: `Hafenbau ${number}`,
	email: `asker${number}@buyer.example`,
});

/** Answers a request with an offer of the day's prices. @returns the link that its buyer is sent */
async function answerQuote(page: Page, shop: OwnShop, { name, email }: ReturnType<typeof asker>) {
	await page.goto(`/nl/admin/quotes?q=${encodeURIComponent(email)}`);
	await page.getByRole("link", { name }).click();
	await page.getByRole("link", { name: offer.make }).click();
	await page.getByRole("button", { name: offer.new.button }).click();
	await page.getByRole("button", { name: offer.send.button }).click();
	await expect(page.getByText(offer.send.done)).toBeVisible();
	const link = () =>
		shop.mail.received
			.filter(({ envelope }) => envelope.to.includes(email))
			.map(({ parts }) => /https?:\/\/\S+(\/de\/offer\/[\w-]+)/.exec(Object.values(parts).join("\n"))?.[1])
			.find((found) => found !== undefined);
	await expect.poll(link).toBeDefined();
	return link() ?? "";
}

async function openOrder(page: Page, number: string): Promise<void> {
	await page.goto(`/nl/admin/orders?q=${number}`);
	await page.getByRole("link", { name: number }).click();
	await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
}

/** Opens the day's page, where a figure leads to what it counts. */
async function expectToday(page: Page, label: string, count: number): Promise<void> {
	await page.goto("/nl/admin");
	await expect(page.getByRole("link", { name: new RegExp(`^${label} ?${count}\\b`) })).toBeVisible();
}

/** Accepts an offer as its buyer does. */
async function acceptIn(tab: Page, link: string): Promise<void> {
	await tab.goto(link);
	await tab.getByLabel(words.de.checkout.street).fill("Hafenstraße 1");
	await tab.getByLabel(words.de.checkout.postalCode).fill("1050");
	await tab.getByLabel(words.de.checkout.city).fill("Brüssel");
	await tab.getByRole("checkbox", { name: offerPage.terms }).check();
}

test("a working day: thirty orders, ten requests, five offers accepted, and what goes wrong on the way", async ({
	page,
	browser,
	shop,
	buyers,
}) => {
	test.slow();
	const ordered = await Promise.all(numbers(30).map((n) => buyers.order(`buyer${n}@buyer.example`)));
	expect(new Set(ordered).size).toBe(30);
	await Promise.all(numbers(10).map((n) => buyers.askForQuote(asker(n).name, asker(n).email)));
	await expectToday(page, today.tiles.orders, 30);
	await expectToday(page, today.tiles.quotes, 10);

	// Five are answered, and accepted: one of them in two tabs at the same moment.
	const links: string[] = [];
	for (const n of numbers(5)) links.push(await answerQuote(page, shop, asker(n)));
	const [first = "", ...others] = links;
	const stranger = await browser.newContext({ baseURL: shop.origin });
	const tabs = [await stranger.newPage(), await stranger.newPage()];
	for (const tab of tabs) await acceptIn(tab, first);
	await Promise.all(
		tabs.map((tab) => tab.getByRole("button", { name: words.de.checkout.placeOrder }).click()),
	);
	const toOrder = (tab: Page) => tab.getByText(/\bK-\d+/).first();
	for (const tab of tabs) await expect(toOrder(tab)).toBeVisible();
	await stranger.close();
	for (const link of others) await buyers.accept(link);
	await expectToday(page, today.tiles.quotes, 5);

	// A buyer calls.
	await page.goto("/nl/admin/offers/new");
	const { checkout } = words.nl;
	await page.getByLabel(checkout.name, { exact: true }).fill("Piet Beller");
	await page.getByLabel(checkout.email, { exact: true }).fill("piet@buyer.example");
	await page.getByLabel(checkout.phone, { exact: true }).fill("+32 3 000 00 09");
	await page.getByRole("button", { name: offer.new.button }).click();
	await page.getByLabel(checkout.street).first().fill("Dok 7");
	await page.getByLabel(checkout.postalCode).first().fill("2030");
	await page.getByLabel(checkout.city).first().fill("Antwerpen");
	await page.getByLabel(offer.container, { exact: true }).selectOption({ index: 1 });
	await page.getByRole("button", { name: offer.addContainer }).click();
	await page
		.getByRole("group", { name: `${offer.fields.line} 1` })
		.getByLabel(offer.fields.unitPrice)
		.fill("2400");
	await page.getByRole("button", { name: offer.save, exact: true }).last().click();
	await expect(page.getByText(offer.saved)).toBeVisible();
	await page.getByText(offer.accept.button, { exact: true }).first().click();
	await page.getByRole("button", { name: offer.accept.button }).dblclick();
	await expect(page.getByText(offer.accept.done)).toBeVisible();

	// One moves: the new address, and its buyer is told.
	const [moved = "", cancelled = "", kept = ""] = ordered;
	await openOrder(page, moved);
	await page.getByRole("link", { name: amend.change }).click();
	await untilAwake(page.getByRole("button", { name: amend.check }));
	await page.getByLabel(checkout.street).first().fill("Noorderlaan 99");
	await page.getByRole("button", { name: amend.check }).click();
	await page.getByRole("region", { name: amend.preview }).getByRole("button", { name: amend.save }).click();
	await expect(page.getByText(amend.done.told)).toBeVisible();

	// One is cancelled: the first press lacks its reason.
	await openOrder(page, cancelled);
	const status = page.getByRole("region", { name: trade.status.title });
	await status.getByLabel(trade.status.label).selectOption("cancelled");
	await status.getByRole("button", { name: trade.status.go }).click();
	await status.getByRole("button", { name: amend.cancel.button }).click();
	await expect(status.getByLabel(amend.cancel.reason)).toBeFocused();
	await status.getByLabel(amend.cancel.reason).selectOption("buyer");
	await status.getByRole("button", { name: amend.cancel.button }).click();
	await expect(page.getByRole("region", { name: trade.history.title })).toContainText(
		amend.cancel.reasons.buyer,
	);

	// Prices go up by 4 % and come back; what was ordered costs what it cost.
	const totalOf = async () => {
		const { rows } = await shop.sql(`select total_amount from orders where order_number = '${kept}'`);
		return rows[0]?.total_amount;
	};
	const ownPrices = async () => {
		const { rows } = await shop.sql(
			"select id, price_new, price_used_a, price_used_cw from products order by id",
		);
		return rows;
	};
	const before = [await totalOf(), await ownPrices()];
	await page.goto("/nl/admin/products");
	await page.getByRole("link", { name: new RegExp(prices.bulk.all.replace("{n}", "\\d+")) }).click();
	await page.getByLabel(prices.rule.by).fill("4");
	await page.getByRole("button", { name: prices.rule.preview }).click();
	await page.getByRole("button", { name: new RegExp(prices.batch.apply.replace("{n}", "\\d+")) }).click();
	await expect(page.getByText(prices.batch.done.applied)).toBeVisible();
	expect(await ownPrices()).not.toEqual(before[1]);
	expect(await totalOf()).toEqual(before[0]);
	await page.getByRole("button", { name: prices.batch.undo }).click();
	await expect(page.getByText(prices.batch.done.undone)).toBeVisible();
	expect([await totalOf(), await ownPrices()]).toEqual(before);

	// In the evening: one order for each yes, and none is lost.
	await expectToday(page, today.tiles.orders, 35);
	const { rows } =
		await shop.sql(`select status, count(*)::int as count, count(distinct order_number)::int as numbers
		from orders group by status order by status`);
	expect(rows).toEqual([
		{ status: "cancelled", count: 1, numbers: 1 },
		{ status: "pending", count: 35, numbers: 35 },
	]);
});
