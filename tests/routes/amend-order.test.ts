import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	areaValue,
	attributesOf,
	elementsIn,
	fieldError,
	fieldValue as inputValue,
	sectionOf,
	shownText,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { mailOutbox, orderItems, orders } = schema;
const words = pageTexts.en.adminAmend;
let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const hidden = (html: string, name: string) =>
	new RegExp(`name="${name.replace(/[[\]]/g, "\\$&")}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const chosen = (html: string, name: string) => {
	const select = html.split(`name="${name}"`)[1]?.split("</select>")[0] ?? "";
	return /<option value="([^"]*)" selected/.exec(select)?.[1] ?? "";
};

/** Hidden fields of the form in a panel. */
function hiddenIn(html: string, panel: string, names: readonly string[]): Fields {
	const section = sectionOf(html, panel);
	const held = (name: string) => {
		const [input] = elementsIn(section, "input", { name });
		return (input && attributesOf(input).value) ?? "";
	};
	return Object.fromEntries(names.map((name) => [name, held(name)]));
}

/** What the form of a page would send, as a browser without scripts reads it. */
function formIn(html: string): Fields {
	const lines =
		html.split('name="lines[').length > 1
			? Math.max(...[...html.matchAll(/name="lines\[(\d+)\]/g)].map(([, at]) => Number(at))) + 1
			: 0;
	const buyer = [
		"name",
		"companyName",
		"email",
		"phone",
		"vatNumber",
		"street",
		"postalCode",
		"city",
		"reason",
	];
	const billing = ["CompanyName", "VatNumber", "Street", "PostalCode", "City"].map(
		(name) => `billing${name}`,
	);
	const fields: Fields = { country: chosen(html, "country"), billingCountry: chosen(html, "billingCountry") };
	for (const name of [...buyer, ...billing]) fields[name] = inputValue(html, name) ?? "";
	fields.words = areaValue(html, "words") ?? "";
	for (let at = 0; at < lines; at++) {
		for (const name of ["title", "quantity", "unitPrice", "transportPrice", "ralColor"])
			fields[`lines[${at}].${name}`] = inputValue(html, `lines[${at}].${name}`) ?? "";
		for (const name of ["productId", "listPrice", "key"])
			fields[`lines[${at}].${name}`] = hidden(html, `lines[${at}].${name}`);
		for (const name of ["condition", "transportType"])
			fields[`lines[${at}].${name}`] = chosen(html, `lines[${at}].${name}`);
		fields[`lines[${at}].details`] = areaValue(html, `lines[${at}].details`) ?? "";
	}
	for (const name of ["seen", "mark"]) fields[name] = hidden(html, name);
	const told = /<input[^>]*name="told"[^>]*>/.exec(html)?.[0] ?? "";
	if (/\schecked\b/.test(told)) fields.told = "yes";
	return fields;
}

async function openForm() {
	const { orderId } = await placeOrder(shop);
	const page = `/en/admin/orders/${orderId}/edit`;
	return { orderId, page, fields: formIn(await (await owner.get(page)).text()) };
}

const orderOf = async (id: string) => {
	const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
	if (!order) throw new Error("no order");
	return order;
};
const mailsOf = (id: string) =>
	shop.database.db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.about, id), eq(mailOutbox.dedupeKey, `amended:${id}:1`)));

test("an order is shown as it will be, then stored as shown; its buyer and the order's page say so", async () => {
	const { orderId, page, fields } = await openForm();
	// Two used 20 ft containers by truck to Brussels: 3,943.00 net.
	expect(fields).toMatchObject({
		"lines[0].quantity": "2",
		"lines[0].transportPrice": "443.00",
		country: "belgium",
	});
	const wanted = { ...fields, street: "Dok 7", "lines[0].quantity": "1", words: "See you on Monday." };
	const checked = await owner.post(page, { ...wanted, intent: "check" });
	expect(checked.status).toBe(200);
	const html = await checked.text();
	for (const said of [words.preview, "€4,771.03", "€2,653.53", "Dok 7", "See you on Monday."])
		expect(shownText(html)).toContain(said);
	expect(await orderOf(orderId)).toMatchObject({ revision: 0 });
	const form = formIn(html);
	expect(form).toMatchObject({ street: "Dok 7", told: "yes", words: "See you on Monday." });
	const saved = await owner.post(page, { ...form, intent: "save" });
	expect([saved.status, saved.headers.get("Location")]).toEqual([
		303,
		`/en/admin/orders/${orderId}?amended=told#lines`,
	]);
	expect(await orderOf(orderId)).toMatchObject({ revision: 1, totalAmount: 265_353 });
	expect(await mailsOf(orderId)).toHaveLength(1);
	// Pressed once more, it is the same change.
	expect((await owner.post(page, { ...form, intent: "save" })).status).toBe(303);
	expect(await orderOf(orderId)).toMatchObject({ revision: 1 });
	const own = shownText(await (await owner.get(`/en/admin/orders/${orderId}?amended=told`)).text());
	for (const said of [words.done.told, "Dok 7", "€2,653.53"]) expect(own).toContain(said);
	const buyers = shownText(await (await owner.get(`/en/order-confirmation/${orderId}`)).text());
	for (const said of ["Dok 7", "€2,653.53"]) expect(buyers).toContain(said);
});

test("buttons of the lines change the form alone; what was typed stays", async () => {
	const { orderId, page, fields } = await openForm();
	const container = await createContainer(shop.database.db, { priceNew: 300_000 as never });
	const typed = { ...fields, name: "Typed Name" };
	const added = await owner.post(page, {
		...{ ...typed, intent: "add-container", addContainer: container.id, addCondition: "new" },
	});
	const form = formIn(await added.text());
	expect(form).toMatchObject({
		name: "Typed Name",
		"lines[1].unitPrice": "3000.00",
		"lines[1].transportType": "truck",
	});
	const free = formIn(await (await owner.post(page, { ...form, intent: "add-free" })).text());
	expect(free).toHaveProperty(["lines[2].title"], "");
	const fewer = formIn(await (await owner.post(page, { ...free, intent: "remove:0" })).text());
	expect(fewer).toMatchObject({ name: "Typed Name", "lines[0].unitPrice": "3000.00" });
	const moved = {
		...fields,
		postalCode: "2030",
		city: "Antwerpen",
		intent: "reprice-transport",
		"lines[0].unitPrice": "9",
	};
	const repriced = formIn(await (await owner.post(page, moved)).text());
	expect(repriced["lines[0].unitPrice"]).toBe("9");
	expect(repriced["lines[0].transportPrice"]).not.toBe("443.00");
	expect(await orderOf(orderId)).toMatchObject({ revision: 0 });
});

test("what is wrong stands at its field; a price of one's own needs a reason", async () => {
	const { page, fields } = await openForm();
	const wrong = { ...fields, street: "", "lines[0].quantity": "0", email: "nobody", intent: "check" };
	const refused = await owner.post(page, wrong);
	expect(refused.status).toBe(422);
	const html = await refused.text();
	for (const name of ["street", "email", "lines[0].quantity"]) expect(fieldError(html, name)).toBeTruthy();
	const cheaper = { ...fields, "lines[0].unitPrice": "1500", intent: "check" };
	const asked = await owner.post(page, cheaper);
	expect([asked.status, fieldError(await asked.text(), "reason")]).toEqual([
		422,
		pageTexts.en.adminOffers.errors.required,
	]);
	const unchanged = await owner.post(page, { ...fields, intent: "check" });
	expect([unchanged.status, shownText(await unchanged.text())]).toEqual([
		422,
		expect.stringContaining(words.problems.same),
	]);
	expect((await owner.post(page, { ...fields, intent: "other" })).status).toBe(400);
});

test("a form of before somebody else's change shows both, and the next press stores it", async () => {
	const { orderId, page, fields } = await openForm();
	const first = formIn(await (await owner.post(page, { ...fields, city: "Elsene", intent: "check" })).text());
	const second = formIn(
		await (await owner.post(page, { ...fields, street: "Dok 8", intent: "check" })).text(),
	);
	expect((await owner.post(page, { ...first, intent: "save" })).status).toBe(303);
	const refused = await owner.post(page, { ...second, intent: "save" });
	expect(refused.status).toBe(409);
	const html = await refused.text();
	for (const said of [words.problems.stale, "Elsene", "Dok 8"]) expect(shownText(html)).toContain(said);
	expect((await owner.post(page, { ...formIn(html), intent: "save" })).status).toBe(303);
	expect(await orderOf(orderId)).toMatchObject({
		revision: 2,
		shippingAddress: { street: "Dok 8", city: "Brussel" },
	});
});

test("what was changed after it was shown is shown once more", async () => {
	const { orderId, page, fields } = await openForm();
	const form = formIn(await (await owner.post(page, { ...fields, city: "Elsene", intent: "check" })).text());
	const answer = await owner.post(page, { ...form, city: "Ukkel", intent: "save" });
	expect([answer.status, shownText(await answer.text())]).toEqual([
		409,
		expect.stringContaining(words.problems.unseen),
	]);
	expect(await orderOf(orderId)).toMatchObject({ revision: 0 });
});

test("an order that has gone out, is cancelled, or is none has no form", async () => {
	const { orderId, page, fields } = await openForm();
	await shop.database.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, orderId));
	expect(shownText(await (await owner.get(page)).text())).toContain(words.problems.delivered);
	const refused = await owner.post(page, { ...fields, city: "Elsene", intent: "check" });
	expect([refused.status, shownText(await refused.text())]).toEqual([
		409,
		expect.stringContaining(words.problems.delivered),
	]);
	expect((await owner.get(`/en/admin/orders/${randomUUID()}/edit`)).status).toBe(404);
	expect(await shop.database.db.$count(orderItems, eq(orderItems.orderId, orderId))).toBe(1);
});

test("an order is cancelled with a reason, its invoice credited and its buyer told; a form without a reason keeps what was typed", async () => {
	const { orderId } = await placeOrder(shop, "fr");
	const page = `/en/admin/orders/${orderId}`;
	const draft = await (await owner.get(`${page}?bill=invoice`)).text();
	const bill = {
		...{ intent: "bill", bill: "invoice", deliveredOn: "", reason: "" },
		...hiddenIn(draft, pageTexts.en.adminInvoices.title, ["key", "seen"]),
	};
	expect((await owner.post(page, bill)).status).toBe(303);
	const payment = { intent: "payment", kind: "received", amount: "100", paidOn: "2026-01-05" };
	expect((await owner.post(page, { ...payment, key: randomUUID() })).status).toBe(303);
	const html = await (await owner.get(`${page}?to=cancelled`)).text();
	for (const said of [words.cancel.credit, words.cancel.refund, "€4,771.03"])
		expect(shownText(html)).toContain(said);
	const form: Fields = {
		...{ intent: "cancel-order", letter: "on", credit: "on", cancelNote: "Called on Monday" },
		...{ subject: inputValue(html, "subject") ?? "", body: areaValue(html, "body") ?? "" },
	};
	Object.assign(form, hiddenIn(html, pageTexts.en.adminTrade.status.title, ["seen", "key", "openInvoices"]));
	expect(form.subject).toMatch(/^Votre commande K-/);
	const refused = await owner.post(`${page}?to=cancelled`, { ...form, cancelReason: "" });
	expect(refused.status).toBe(422);
	const again = await refused.text();
	expect(fieldError(again, "cancelReason")).toBe(words.cancel.problems.reason);
	expect(areaValue(again, "cancelNote")).toBe("Called on Monday");
	const done = await owner.post(page, { ...form, cancelReason: "buyer" });
	expect(done.status).toBe(303);
	// Pressed once more, it is the same.
	expect((await owner.post(page, { ...form, cancelReason: "buyer" })).status).toBe(303);
	const after = shownText(await (await owner.get(page)).text());
	const { cancelled } = pageTexts.en.adminTrade.resend;
	for (const said of [words.cancel.reasons.buyer, "Called on Monday", cancelled])
		expect(after).toContain(said);
	expect(shownText(html)).not.toContain(cancelled);
	expect(await orderOf(orderId)).toMatchObject({ status: "cancelled" });
	const { invoices } = schema;
	expect(await shop.database.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(2);
	// The usual form of a status does not cancel: it has no reason.
	const { orderId: other } = await placeOrder(shop);
	const bare = { intent: "status", seen: "pending", status: "cancelled" };
	expect((await owner.post(`/en/admin/orders/${other}`, bare)).status).toBe(409);
});

test("a day is asked about, then set as asked, with the letter in the buyer's language; the past is refused", async () => {
	const { orderId } = await placeOrder(shop, "fr");
	const page = `/en/admin/orders/${orderId}`;
	const [soon] = new Date(Date.now() + 5 * 86_400_000).toISOString().split("T");
	const html = await (await owner.get(`${page}?plan=${soon}`)).text();
	const section = sectionOf(html, words.plan.title);
	const form: Fields = {
		...{ intent: "plan-delivery", letter: "on", plan: soon ?? "", planReason: "Crane" },
		...{ subject: inputValue(section, "subject") ?? "", body: areaValue(section, "body") ?? "" },
		...hiddenIn(html, words.plan.title, ["key", "plannedBefore"]),
	};
	expect(form.subject).toMatch(/^Votre commande K-.*livraison/);
	const past = await owner.post(`${page}?plan=${soon}`, { ...form, plan: "2020-01-01" });
	expect([past.status, shownText(await past.text()).includes(words.plan.problems.past)]).toEqual([422, true]);
	for (const _twice of [1, 2]) expect((await owner.post(page, form)).status).toBe(303);
	expect(await orderOf(orderId)).toMatchObject({ wishedDate: soon });
	const mails = await shop.database.db.$count(
		mailOutbox,
		like(mailOutbox.dedupeKey, `letter:status:${form.key}:%`),
	);
	expect(mails).toBe(1);
	const changed = await owner.post(`${page}?plan=${soon}`, { ...form, body: "Nous venons à 8 h." });
	const kept = await changed.text();
	expect([changed.status, areaValue(sectionOf(kept, words.plan.title), "body")]).toEqual([
		...[409, "Nous venons à 8 h."],
	]);
	expect(shownText(kept)).toContain(pageTexts.en.adminTrade.problems.sent_before);
	const after = shownText(await (await owner.get(`${page}?planned=yes`)).text());
	for (const said of [words.plan.done, pageTexts.en.adminTrade.history.day]) expect(after).toContain(said);
});
