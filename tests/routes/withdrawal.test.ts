import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { schema } from "~/platform/db.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import { cents } from "~/values/money.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	alertsIn,
	fieldError,
	fieldValue,
	mainOf,
	metaContent,
	shownText,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { buyerAddress, createContainer } from "../support/sample-trade.ts";
import { choiceFields, containerPath } from "../support/shop-visits.ts";
import { type Fields, useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();
const { auditLog, companySettings, formSubmissions, mailOutbox, orderItems, orders, withdrawals } = schema;
const path = "/en/withdrawal";
const texts = pageTexts.en.withdrawal;

beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
});

async function createOrder(
	given: Partial<typeof orders.$inferInsert> = {},
	colorType: "from_stack" | "wish_color" = "from_stack",
) {
	const email = `${randomUUID()}@buyer.example`;
	const [order] = await shop.database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "en", vatRate: 21 },
			...{ subtotalAmount: cents(100), vatAmount: cents(21), totalAmount: cents(121) },
			shippingAddress: { ...buyerAddress, email },
			...given,
		})
		.returning();
	if (!order) throw new Error("no order was made");
	await shop.database.db.insert(orderItems).values({
		...{ orderId: order.id, position: 0, productTitle: "20ft", quantity: 1, price: cents(100) },
		...{ transportPrice: cents(0), selectedCondition: "used-a", transportType: "self_pickup", colorType },
		ralColor: colorType === "wish_color" ? "RAL 5010" : null,
	});
	return { ...order, email: order.shippingAddress.email };
}

async function formFor(order: { orderNumber: string; email: string }, given: Fields = {}): Promise<Fields> {
	const secret = await requireSecret(shop.database.db);
	return {
		ticket: issueTicket(secret, "withdrawal", new Date(Date.now() - 60_000)),
		...{ website: "", name: "An Peeters", part: "", intent: "confirm" },
		...{ orderNumber: order.orderNumber, email: order.email.toUpperCase() },
		...given,
	};
}

const storedOf = (email: string) =>
	shop.database.db
		.select()
		.from(withdrawals)
		.where(sql`lower(${withdrawals.email}) = ${email.toLowerCase()}`);

const mailsOf = (email: string) =>
	shop.database.db
		.select()
		.from(mailOutbox)
		.where(or(eq(mailOutbox.recipient, email), eq(mailOutbox.replyTo, email)));

describe.each(languages)("the page in %s", (language) => {
	test("is found from every footer, not kept and not indexed, with the model form", async () => {
		const { link, title, modelTitle, modelLines } = pageTexts[language].withdrawal;
		const home = await (await shop.fetch(`/${language}`)).text();
		const links = tagsOf(home, "a").map(({ href }) => href);
		expect(links).toContain(`/${language}/withdrawal`);
		expect(links).toContain(`/${language}/pages/terms-of-sale`);
		expect(links).toContain(`/${language}/pages/accessibility`);
		expect(shownText(home)).toContain("RPR Antwerpen");
		expect(shownText(home)).toContain(link);
		const answer = await shop.fetch(`/${language}/withdrawal?order=K-10077`);
		expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
		const html = await answer.text();
		expect(metaContent(html, "robots")).toContain("noindex");
		expect(textsIn(html, "h1")).toEqual([title]);
		expect(fieldValue(mainOf(html), "orderNumber")).toBe("K-10077");
		const shown = shownText(html);
		for (const text of [modelTitle, ...modelLines]) expect(shown).toContain(text.replace(/\s+/g, " "));
	});
});

describe("a withdrawal", () => {
	test("tells whoever states it again that it has arrived, and takes what is new", async () => {
		const order = await createOrder();
		const earlier = texts.earlier.split("{date}")[0] ?? "";
		const review = async () =>
			shownText(await (await shop.visitor().post(path, await formFor(order, { intent: "review" }))).text());
		expect(await review()).not.toContain(earlier);
		expect((await shop.visitor().post(path, await formFor(order))).status).toBe(200);
		expect(await review()).toContain(earlier);
		expect((await shop.visitor().post(path, await formFor(order, { part: "Two of two" }))).status).toBe(200);
		expect(await storedOf(order.email)).toHaveLength(2);
	});

	test("is shown once more, then stored before it is mailed, with a receipt; twice is once", async () => {
		const order = await createOrder();
		const fields = await formFor(order, { intent: "review", part: "One of two" });
		const visitor = shop.visitor();
		const review = await (await visitor.post(path, fields)).text();
		expect(textsIn(mainOf(review), "h2")).toContain(texts.reviewTitle);
		expect(textsIn(mainOf(review), "button")).toEqual([texts.confirm, texts.edit]);
		expect(await storedOf(order.email)).toEqual([]);
		for (const name of ["name", "orderNumber", "email", "part"]) {
			expect(fieldValue(mainOf(review), name)?.toLowerCase()).toBe(fields[name]?.toLowerCase());
		}
		const back = await (await visitor.post(path, { ...fields, intent: "edit" })).text();
		expect(fieldValue(mainOf(back), "part")).toBe("One of two");
		const confirmed = { ...fields, intent: "confirm" };
		const done = await visitor.post(path, confirmed);
		expect(done.status).toBe(200);
		const html = await done.text();
		expect(textsIn(mainOf(html), "h2")).toContain(texts.receivedTitle);
		expect(shownText(html)).toContain(texts.receivedAt);
		expect((await visitor.post(path, confirmed)).status).toBe(200);
		const [stored, ...others] = await storedOf(order.email);
		expect(others).toEqual([]);
		expect(stored).toMatchObject({ orderId: order.id, orderNumber: order.orderNumber, part: "One of two" });
		const mails = await mailsOf(stored?.email ?? "");
		const receipt = mails.find(({ recipient }) => recipient === stored?.email);
		expect(receipt?.subject).toBe(
			mailCatalogues.en.withdrawal.subject.replace("{number}", order.orderNumber),
		);
		expect(receipt?.text).toContain("One of two");
		// The company's copy, and the plain one in reserve.
		expect(mails.length).toBe(3);
		const owner = await signInAdmin(shop);
		const desk = shownText(await (await owner.get(`/en/admin/orders/${order.id}`)).text());
		expect(desk).toContain(pageTexts.en.adminTrade.detail.withdrawal);
		expect(desk).toContain("One of two");
	});

	test("counts also where its order is not found, and says so", async () => {
		const order = await createOrder();
		const stranger = { orderNumber: order.orderNumber, email: `${randomUUID()}@buyer.example` };
		const review = await (
			await shop.visitor().post(path, await formFor(stranger, { intent: "review" }))
		).text();
		expect(shownText(review)).toContain(texts.unknown);
		expect((await shop.visitor().post(path, await formFor(stranger))).status).toBe(200);
		expect(await storedOf(stranger.email)).toMatchObject([{ orderId: null }]);
	});

	test.each([
		[
			"business",
			{ shippingAddress: { ...buyerAddress, companyName: "Firma", email: `${randomUUID()}@b.example` } },
			"from_stack",
		],
		["made", {}, "wish_color"],
	] as const)("is refused with its reason: %s", async (refusal, given, color) => {
		const order = await createOrder(given, color);
		for (const intent of ["review", "confirm"]) {
			const answer = await shop.visitor().post(path, await formFor(order, { intent }));
			expect(answer.status).toBe(409);
			const html = await answer.text();
			expect(alertsIn(html)[0]).toContain(texts.refusals[refusal]);
			expect(fieldValue(mainOf(html), "name")).toBe("An Peeters");
		}
		expect(await storedOf(order.email)).toEqual([]);
	});

	test("ends fourteen days after the delivery, and the order's page offers it until then", async () => {
		const order = await createOrder({ status: "delivered" });
		const owner = await signInAdmin(shop);
		const page = `/en/order-confirmation/${order.id}`;
		const offered = async () =>
			tagsOf(await (await owner.get(page)).text(), "a").some(({ href }) =>
				href?.includes("withdrawal?order="),
			);
		const deliver = (days: number) =>
			shop.database.db.insert(auditLog).values({
				...{ userEmail: "o@shop.example", entity: "order", entityId: order.id, label: "", action: "status" },
				...{ after: { status: "delivered" }, createdAt: new Date(Date.now() - days * 86_400_000) },
			});
		await deliver(40);
		expect(await offered()).toBe(false);
		const answer = await shop.visitor().post(path, await formFor(order));
		expect([answer.status, alertsIn(await answer.text())[0]]).toEqual([
			409,
			expect.stringContaining(texts.refusals.over),
		]);
		await deliver(3);
		expect(await offered()).toBe(true);
		await shop.database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, order.id));
		expect(await offered()).toBe(false);
	});

	test("tells mistakes beside their fields and keeps what was typed", async () => {
		const answer = await shop
			.visitor()
			.post(path, await formFor({ orderNumber: "", email: "nobody" }, { name: "<b>An" }));
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldError(html, "orderNumber")).toBe(texts.errors.orderNumber);
		expect(fieldError(html, "email")).toBe(texts.errors.emailInvalid);
		expect(fieldValue(mainOf(html), "name")).toBe("<b>An");
	});

	test("without a good ticket asks once more, with a filled trap is none, and a flood ends", async () => {
		const order = await createOrder();
		const again = await shop.visitor().post(path, await formFor(order, { ticket: "x" }));
		expect([again.status, alertsIn(await again.text())]).toEqual([409, [texts.problems.again]]);
		const trap = await shop.visitor().post(path, await formFor(order, { website: "x" }));
		expect(trap.status).toBe(422);
		expect(await storedOf(order.email)).toEqual([]);
		const statuses: number[] = [];
		for (let sent = 0; sent < 6; sent++) {
			statuses.push((await shop.visitor().post(path, await formFor(order, { part: String(sent) }))).status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	});

	test("is told of at the order's button, and nowhere where the company sells to businesses alone", async () => {
		const { db } = shop.database;
		const container = await createContainer(db);
		const visitor = shop.visitor();
		await visitor.post(await containerPath(db, container, "en"), choiceFields());
		expect(shownText(await (await visitor.get("/en/cart")).text())).toContain(texts.told);
		await db.update(companySettings).set({ customers: "businesses" });
		await db.execute("select pg_notify('kade_cache', 'company')");
		await expect.poll(async () => (await shop.fetch(path)).status).toBe(404);
		expect((await shop.visitor().post(path, await formFor(await createOrder()))).status).toBe(404);
		expect(shownText(await (await visitor.get("/en/cart")).text())).not.toContain(texts.told);
		const links = tagsOf(await (await shop.fetch("/en/faq")).text(), "a").map(({ href }) => href);
		expect(links).not.toContain(path);
	});
});
