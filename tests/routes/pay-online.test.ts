import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import { startFakeMollie } from "../support/fake-mollie.ts";
import { alertsIn, attributesOf, elementsIn, fieldError, sectionOf, shownText } from "../support/html.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const mollie = await startFakeMollie();
const shop = useTestShop({ mollie: { key: "test_abcdefghijklmnopqrstuvwxyz", url: mollie.url } });
afterAll(() => mollie.close());
const { formSubmissions, onlinePayments, orders, payments } = schema;
let admin: Visitor;
let buyer: Visitor;
let order: typeof orders.$inferSelect;

beforeAll(async () => {
	admin = await signInAdmin(shop);
});
beforeEach(async () => {
	mollie.mood = null;
	mollie.asked.length = 0;
	mollie.refunds.length = 0;
	const { db } = shop.database;
	await db.delete(formSubmissions);
	const placed = await placeOrder(shop);
	const [row] = await db.select().from(orders).where(eq(orders.id, placed.orderId));
	if (!row) throw new Error("no order");
	[order, buyer] = [row, placed.visitor];
});

const page = (language = "en") => `/${language}/order-confirmation/${order.id}`;
const desk = () => `/en/admin/orders/${order.id}`;
const start = (visitor = buyer) => visitor.post(page(), { intent: "pay-online" });
const attempts = () =>
	shop.database.db.select().from(onlinePayments).where(eq(onlinePayments.orderId, order.id));
const paid = () => shop.database.db.select().from(payments).where(eq(payments.orderId, order.id));
const webhook = (id: string, from = shop.visitor()) =>
	from.post("/en/payment-webhook", { id }, { Origin: "" });
const panel = (html: string) => shownText(sectionOf(html, pageTexts.en.payOnline.title));
/** Which payment of the provider's the order has now. */
async function providerId(): Promise<string> {
	return (await attempts()).at(-1)?.providerId ?? "";
}
async function become(status: string): Promise<string> {
	const id = await providerId();
	const payment = mollie.payments.get(id);
	if (payment) payment.status = status;
	return id;
}

describe("an order's page", () => {
	test.each(languages)(
		"leads in %s to the payment page, and keeps the bank transfer open",
		async (language) => {
			const words = pageTexts[language];
			const before = await (await buyer.get(page(language))).text();
			expect(shownText(before)).toContain(words.payOnline.start);
			const answers = await Promise.all(
				[1, 2].map(() => buyer.post(page(language), { intent: "pay-online" })),
			);
			expect(answers.map(({ status }) => status)).toEqual([303, 303]);
			const html = await (await buyer.get(page(language))).text();
			// Whoever pressed first is gone on with, or both have begun: what is shown is one of the shop's own attempts.
			const links = elementsIn(html, "a").map((tag) => attributesOf(tag).href);
			const known = (await attempts()).map(({ checkoutUrl }) => checkoutUrl);
			expect(known.filter((url) => url !== null && links.includes(url))).toHaveLength(1);
			expect(shownText(html)).toContain(words.transfer.title);
		},
	);

	test("says what came of it when its buyer comes back before the provider calls", async () => {
		await start();
		await become("paid");
		expect(shownText(await (await buyer.get(page())).text())).toContain(pageTexts.en.payOnline.paid);
		expect(await paid()).toMatchObject([{ amount: order.totalAmount }]);
		// Back, and pressed once more: nothing is to be paid.
		expect((await start()).status).toBe(409);
		expect(await paid()).toHaveLength(1);
	});

	describe.each(["de", "fr"] as const)("of which the sum has changed, in %s", (language) => {
		const words = pageTexts[language].payOnline;
		const told = (text: string, amount: number) =>
			shownText(text.replace("{amount}", formatEuro(language, cents(amount), "always")));
		const transfer = (amount: number) =>
			shop.database.db.insert(payments).values({
				...{ orderId: order.id, amount: cents(amount), paidOn: "2026-11-26", key: randomUUID() },
				userEmail: "owner@shop.example",
			});
		const change = (set: Partial<typeof orders.$inferInsert>) =>
			shop.database.db.update(orders).set(set).where(eq(orders.id, order.id));

		test("leads to no payment page that asks for the former one", async () => {
			await start();
			const [former] = await attempts();
			await transfer(100_000);
			const html = sectionOf(await (await buyer.get(page(language))).text(), words.title);
			expect(html).not.toContain(former?.checkoutUrl);
			expect(shownText(html)).toContain(words.start);
			await start();
			const now = sectionOf(await (await buyer.get(page(language))).text(), words.title);
			expect(shownText(now)).toContain(told(words.payNow, order.totalAmount - 100_000));
		});

		test("says that nothing is to be paid any more, and asks for no transfer", async () => {
			await transfer(order.totalAmount);
			await change({ status: "paid" });
			const answer = await buyer.post(page(language), { intent: "pay-online" });
			expect(answer.status).toBe(409);
			const html = await answer.text();
			expect(alertsIn(html)).toEqual([words.nothingDue]);
			expect(shownText(html)).not.toContain(pageTexts[language].transfer.title);
			expect(await attempts()).toEqual([]);
		});

		test("says that the rest is asked for later, and no more, where what is billed in advance is paid", async () => {
			await change({ depositAmount: cents(100_000) });
			await start();
			await webhook(await become("paid"));
			const html = shownText(await (await buyer.get(page(language))).text());
			expect(html).toContain(told(words.paidPart, order.totalAmount - 100_000));
			const { transfer: asked, orderPage } = pageTexts[language];
			for (const text of [asked.title, orderPage.nextTitle]) expect(html).not.toContain(text);
		});

		test("says what goes back of an order that was cancelled meanwhile", async () => {
			await start();
			await change({ status: "cancelled" });
			await webhook(await become("paid"));
			const html = shownText(await (await buyer.get(page(language))).text());
			expect(html).toContain(told(words.paidCancelled, order.totalAmount));
		});

		test("says what goes back where it was transferred too", async () => {
			await start();
			await transfer(order.totalAmount);
			await webhook(await become("paid"));
			const html = shownText(await (await buyer.get(page(language))).text());
			expect(html).toContain(told(words.paidTooMuch, order.totalAmount));
		});
	});

	test("has an address of its own, without what the framework asks for its parts by", async () => {
		const path = `${page()}.data?_routes=${encodeURIComponent("routes/shop/order-confirmation")}`;
		const answer = await buyer.get(path);
		expect(answer.status).toBe(200);
		expect(await answer.text()).not.toContain("_routes");
	});

	test("says so where the shop itself cannot note the payment", async () => {
		const { db } = shop.database;
		await db.execute(sql`alter table online_payments add constraint broken check (false) not valid`);
		try {
			const answer = await start();
			expect(answer.status).toBe(503);
			expect(alertsIn(await answer.text())).toEqual([pageTexts.en.payOnline.notStarted]);
		} finally {
			await db.execute(sql`alter table online_payments drop constraint broken`);
		}
		expect((await start()).status).toBe(303);
	});

	test("offers to pay again after an attempt that failed, also after the back button", async () => {
		await start();
		await become("canceled");
		expect(panel(await (await buyer.get(page())).text())).toContain(pageTexts.en.payOnline.failed);
		expect((await start()).status).toBe(303);
		expect(await attempts()).toHaveLength(2);
	});

	test("says that the provider is silent, keeps the transfer, and works later", async () => {
		mollie.mood = "error";
		const answer = await start();
		expect(answer.status).toBe(503);
		const html = await answer.text();
		expect(alertsIn(html).join()).toContain(pageTexts.en.payOnline.notStarted);
		expect(shownText(html)).toContain(pageTexts.en.transfer.title);
		mollie.mood = null;
		expect((await start()).status).toBe(303);
	});

	test("is nobody's to pay from but whoever may read it", async () => {
		expect((await start(shop.visitor())).status).toBe(404);
		expect(await attempts()).toEqual([]);
	});
});

describe("the webhook", () => {
	test("books what the provider confirms, once, however often it comes", async () => {
		await start();
		const id = await become("paid");
		const answers = await Promise.all([webhook(id), webhook(id), webhook(id)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await paid()).toMatchObject([{ amount: order.totalAmount }]);
	});

	test("believes nothing: an id that is not paid, not the shop's, or no id at all", async () => {
		await start();
		const id = await providerId();
		for (const forged of [id, "tr_forged", "../refunds", "", "x".repeat(5_000)]) {
			expect([forged.slice(0, 20), (await webhook(forged)).status]).toEqual([forged.slice(0, 20), 200]);
		}
		expect(await paid()).toEqual([]);
		const asked = mollie.asked.filter(({ method }) => method === "GET");
		expect(asked.map(({ path }) => path)).toEqual([`/v2/payments/${id}`]);
	});

	test("is to come again where the provider itself does not answer", async () => {
		await start();
		const id = await become("paid");
		mollie.mood = "error";
		expect((await webhook(id)).status).toBe(503);
		expect(await paid()).toEqual([]);
	});
});

test.each(languages)(
	"the desk says in %s that another sum was confirmed than was asked for",
	async (language) => {
		await start();
		const payment = mollie.payments.get(await providerId());
		if (payment) payment.amount = { currency: "EUR", value: "100.00" };
		await webhook(await become("paid"));
		const { differs } = pageTexts[language].adminPayments.refund;
		const euro = (amount: number) => formatEuro(language, cents(amount), "always");
		const told = differs.replace("{asked}", euro(order.totalAmount)).replace("{amount}", euro(10_000));
		const html = await (await admin.get(`/${language}/admin/orders/${order.id}`)).text();
		expect(shownText(html)).toContain(shownText(told));
	},
);

describe("what the provider refuses of the shop: its key", () => {
	const told = (html: string, language: keyof typeof pageTexts) => {
		const [before = ""] = pageTexts[language].adminPayments.keyRefused.split("{moment}");
		return shownText(html).includes(shownText(before).trim());
	};

	test.each(languages)(
		"is told in %s on the desk's pages until it is taken again, and told itself nowhere",
		async (language) => {
			mollie.mood = "key";
			expect((await start()).status).toBe(503);
			const pages = ["", `/orders/${order.id}`, "/company"].map((at) => `/${language}/admin${at}`);
			for (const path of pages) {
				const html = await (await admin.get(path)).text();
				expect([path, told(html, language)]).toEqual([path, true]);
				expect(html).not.toContain("abcdefghijklmnopqrstuvwxyz");
			}
			expect(told(await (await buyer.get(page(language))).text(), language)).toBe(false);
			mollie.mood = null;
			expect((await start()).status).toBe(303);
			for (const path of pages) {
				expect([path, told(await (await admin.get(path)).text(), language)]).toEqual([path, false]);
			}
		},
	);

	test.each(languages)(
		"with the way to pay too: the buyer reads in %s what to do instead, the owner what is wrong",
		async (language) => {
			const pages = ["", `/orders/${order.id}`, "/company"].map((at) => `/${language}/admin${at}`);
			const [before = ""] = pageTexts[language].adminPayments.methodRefused.split("{moment}");
			const tellers = async () => {
				const htmls = await Promise.all(pages.map(async (path) => (await admin.get(path)).text()));
				return htmls.map((html) => shownText(html).includes(shownText(before).trim()));
			};
			await start();
			const former = await become("canceled");
			mollie.mood = "method";
			const answer = await buyer.post(page(language), { intent: "pay-online" });
			const html = await answer.text();
			expect([answer.status, alertsIn(html)]).toEqual([
				409,
				[shownText(pageTexts[language].payOnline.refused)],
			]);
			expect(shownText(html)).toContain(pageTexts[language].transfer.title);
			expect(await tellers()).toEqual([true, true, true]);
			// An answer about what was begun before says nothing of it.
			mollie.mood = null;
			await webhook(former);
			expect(await tellers()).toEqual([true, true, true]);
			expect((await start()).status).toBe(303);
			expect(await tellers()).toEqual([false, false, false]);
		},
	);

	test("and an amount is told to the buyer alone: others can be paid", async () => {
		mollie.mood = "amount";
		expect(alertsIn(await (await start()).text())).toEqual([pageTexts.en.payOnline.refused]);
		const [before = ""] = pageTexts.en.adminPayments.methodRefused.split("{moment}");
		expect(shownText(await (await admin.get("/en/admin")).text())).not.toContain(before.trim());
	});

	test("is not told of where it is silent or refuses something else", async () => {
		mollie.mood = "error";
		expect((await start()).status).toBe(503);
		expect(told(await (await admin.get("/en/admin")).text(), "en")).toBe(false);
	});
});

describe("the desk's refund", () => {
	const texts = pageTexts.en.adminPayments;
	async function paidOnline(): Promise<string> {
		await start();
		await webhook(await become("paid"));
		return (await attempts()).at(-1)?.id ?? "";
	}
	const form = (refundOf: string, given: Record<string, string> = {}) => ({
		...{ intent: "refund", key: randomUUID(), refundOf, refundAmount: "100,50", refundReason: "Dent" },
		...given,
	});
	const sum = async () => (await paid()).reduce((total, { amount }) => total + amount, 0);

	test("pays back once what is typed, and says what is left", async () => {
		const of = await paidOnline();
		const sent = form(of);
		const answers = await Promise.all([admin.post(desk(), sent), admin.post(desk(), sent)]);
		expect(answers.map(({ status, headers }) => [status, headers.get("Location")])).toEqual(
			Array(2).fill([303, `${desk()}?paid=refund`]),
		);
		expect(mollie.refunds.map(({ value }) => value)).toEqual(["100.50"]);
		expect(await sum()).toBe(order.totalAmount - 10_050);
		const html = sectionOf(await (await admin.get(desk())).text(), texts.title);
		expect(shownText(html)).toContain(texts.refund.states.done);
	});

	test.each([
		[{ refundAmount: "0" }, "refundAmount", "nothing"],
		[{ refundAmount: "x" }, "refundAmount", "form"],
		[{ refundAmount: "99999999" }, "refundAmount", "tooMuchBack"],
		[{ refundReason: " " }, "refundReason", "reason"],
		[{ refundReason: "r".repeat(501) }, "refundReason", "noteLong"],
	] as const)("refuses %j beside its field and keeps what was typed", async (given, field, problem) => {
		const of = await paidOnline();
		const answer = await admin.post(desk(), form(of, given));
		expect([409, 422]).toContain(answer.status);
		const html = await answer.text();
		expect(fieldError(html, field)).toBe(texts.problems[problem]);
		for (const typed of Object.values({ refundAmount: "100,50", refundReason: "Dent", ...given })) {
			expect(html).toContain(typed.trim());
		}
		expect(mollie.refunds).toEqual([]);
	});

	test("says why the provider refuses, and can be tried again; silence is asked about once more", async () => {
		const of = await paidOnline();
		mollie.mood = "refuse";
		const refused = await admin.post(desk(), form(of));
		expect(refused.status).toBe(409);
		expect(alertsIn(await refused.text()).join()).toContain("The amount is higher than the maximum");
		mollie.mood = "lose";
		const unsure = form(of);
		const lost = await admin.post(desk(), unsure);
		expect(lost.status).toBe(503);
		const html = await lost.text();
		expect(alertsIn(html).join()).toContain(texts.problems.unsure);
		expect(shownText(html)).toContain(texts.refund.again);
		mollie.mood = null;
		const again = await admin.post(desk(), { intent: "refund-again", key: unsure.key });
		expect(again.status).toBe(303);
		expect(mollie.refunds).toHaveLength(1);
		expect(await sum()).toBe(order.totalAmount - 10_050);
	});

	test("is nobody's but an admin's", async () => {
		const of = await paidOnline();
		for (const stranger of [buyer, shop.visitor()]) await stranger.post(desk(), form(of));
		expect(mollie.refunds).toEqual([]);
	});
});
