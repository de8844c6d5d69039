import { randomUUID } from "node:crypto";
import { eq, isNotNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { issueInvoice } from "~/trade/invoices/desk/issue-invoice.server.ts";
import { assignFields } from "~/trade/payments/desk/bank/assign-form.ts";
import { bankImportFields } from "~/trade/payments/desk/bank/import-plan.ts";
import { cents } from "~/values/money.ts";
import { formatOgm } from "~/values/ogm.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import { asOwner } from "../support/author.ts";
import { codaFile } from "../support/bank-files.ts";
import {
	alertsIn,
	areaValue,
	attributesOf,
	elementIn,
	elementsIn,
	fieldError,
	fieldValue,
	sectionOf,
	shownText,
	tagsOf,
	textOf,
} from "../support/html.ts";
import { issuer, placeSampleOrder, wishFor } from "../support/sample-invoices.ts";
import { sendFiles } from "../support/send-files.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { bankLines, bankStatements, formSubmissions, mailOutbox, orders, payments, users } = schema;
let admin: Visitor;
let buyer: Visitor;
let order: typeof orders.$inferSelect;

beforeAll(async () => {
	admin = await signInAdmin(shop);
});

beforeEach(async () => {
	const { db } = shop.database;
	await db.delete(formSubmissions);
	const { visitor, orderId } = await placeOrder(shop);
	const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
	if (!row) throw new Error("no order");
	[order, buyer] = [row, visitor];
});

/** A line of a bank statement that waits for a person. @returns its page in a language, with the order looked for */
async function waitingLine(text = ""): Promise<(language: string) => string> {
	const { db } = shop.database;
	const [oldBalance, newBalance] = [cents(0), cents(100_00)];
	const [statement] = await db
		.insert(bankStatements)
		.values({
			...{ account: "BE71", number: randomUUID(), closedOn: "2026-11-20", oldBalance, newBalance },
			...{ fingerprint: randomUUID(), fileName: "f", userEmail: "" },
		})
		.returning();
	const [line] = await db
		.insert(bankLines)
		.values({
			...{ statementId: statement?.id ?? "", sequence: 1, amount: newBalance, bookedOn: "2026-11-20" },
			...{ name: "Els", account: "BE1", ogms: [], text, reference: "", state: "open" },
		})
		.returning();
	const search = new URLSearchParams({ [assignFields.search]: order.orderNumber });
	return (language) => `/${language}/admin/bank/${line?.id}?${search}`;
}

const page = (language = "en") => `/${language}/admin/orders/${order.id}`;
const euros = (amount: number) => (amount / 100).toFixed(2);
const form = (given: Record<string, string> = {}) => ({
	...{ intent: "payment", kind: "received", amount: euros(order.totalAmount), paidOn: "2026-11-20" },
	...{ paymentNote: "", key: randomUUID(), ...given },
});
const paid = () => shop.database.db.select().from(payments).where(eq(payments.orderId, order.id));

describe("the desk's page of a bank line", () => {
	test.each(languages)("says in %s what is credited of an order, where anything is", async (language) => {
		const pageOf = await waitingLine();
		const { total, open } = pageTexts[language].adminBank.line;
		const { credited } = pageTexts[language].adminPayments;
		const shown = (label: string, amount: number) =>
			`${label} ${formatEuro(language, cents(amount), "always")}`;
		const text = async () => shownText(await (await admin.get(pageOf(language))).text());
		const { totalAmount } = order;
		expect(await text()).toContain(shownText(`${shown(total, totalAmount)} · ${shown(open, totalAmount)}`));
		await shop.database.db
			.update(orders)
			.set({ creditedAmount: cents(100) })
			.where(eq(orders.id, order.id));
		const sums = [shown(total, totalAmount), shown(credited, 100), shown(open, totalAmount - 100)];
		expect(await text()).toContain(shownText(sums.join(" · ")));
	});
});

describe("a transfer for several orders, without scripts", () => {
	const t = pageTexts.en.adminBank.line;

	/** The form as a page shows it: what a browser would send of it. */
	function formIn(html: string) {
		const section = sectionOf(html, t.candidates);
		const fields = new URLSearchParams();
		for (const { name, value = "", type, checked } of tagsOf(section, "input")) {
			if (name && (type !== "checkbox" || checked !== undefined)) fields.append(name, value);
		}
		const note = areaValue(section, assignFields.note);
		if (note !== undefined) fields.append(assignFields.note, note);
		const orders = fields.getAll(assignFields.order);
		const amounts = fields.getAll(assignFields.amount);
		const [search = ""] = orders.slice(-1);
		return { section, fields, search, rows: orders.slice(0, -1).map((id, place) => [id, amounts[place]]) };
	}

	/** What is typed into it, then a press that adds an order. */
	function typedInto(fields: URLSearchParams, typed: { amounts?: string[]; note?: string; add?: string }) {
		const next = new URLSearchParams(fields);
		const { amounts = fields.getAll(assignFields.amount), note, add = "" } = typed;
		const ids = fields.getAll(assignFields.order).slice(0, -1);
		next.delete(assignFields.order);
		next.delete(assignFields.amount);
		for (const [place, id] of ids.entries()) {
			next.append(assignFields.order, id);
			next.append(assignFields.amount, amounts[place] ?? "");
		}
		next.append(assignFields.order, add);
		if (note !== undefined) next.set(assignFields.note, note);
		return next;
	}

	async function placedOrders(count: number) {
		const { db } = shop.database;
		const placed = [];
		while (placed.length < count) placed.push(await placeSampleOrder(db));
		return placed;
	}

	async function openLine() {
		const path = (await waitingLine())("en").split("?")[0] ?? "";
		const look = async (query: URLSearchParams | string = "") =>
			formIn(await (await admin.get(`${path}?${query}`)).text());
		return { path, look };
	}

	test("is divided over orders that are added one by one, and keeps what was typed", async () => {
		const [first, second, third] = await placedOrders(3);
		if (!first || !second || !third) throw new Error("no orders");
		const { path, look } = await openLine();
		const start = await look();
		expect(start.rows).toEqual([]);
		const one = await look(typedInto(start.fields, { add: first.orderNumber }));
		// As much of it as the money pays.
		expect([one.rows, one.search]).toEqual([[[first.id, "100.00"]], ""]);
		one.fields.delete(assignFields.settle);
		const two = await look(
			typedInto(one.fields, {
				amounts: ["65.85"],
				note: "three at once",
				add: formatOgm(second.paymentReference),
			}),
		);
		expect(two.rows).toEqual([
			[first.id, "65.85"],
			[second.id, "34.15"],
		]);
		expect(two.fields.get(assignFields.note)).toBe("three at once");
		expect(two.fields.has(assignFields.settle)).toBe(false);
		const three = await look(typedInto(two.fields, { amounts: ["65.85", "x"], add: third.orderNumber }));
		expect(three.rows).toEqual([
			[first.id, "65.85"],
			[second.id, "x"],
			[third.id, ""],
		]);
		// A refusal has the same rows again, and what was typed.
		const action = attributesOf(elementIn(three.section, "form")).action ?? "";
		const wrong = typedInto(three.fields, { amounts: ["65.85", "x", "4.15"], add: "K-12" });
		wrong.set("intent", "assign");
		const answer = await admin.post(action, wrong);
		expect(answer.status).toBe(422);
		const refused = formIn(await answer.text());
		expect(refused.rows.map(([, amount]) => amount)).toEqual(["65.85", "x", "4.15"]);
		expect([refused.search, refused.fields.get(assignFields.note)]).toEqual(["K-12", "three at once"]);
		expect(refused.fields.has(assignFields.settle)).toBe(false);
		const right = typedInto(refused.fields, { amounts: ["65.85", "30.00", "4.15"] });
		right.set("intent", "assign");
		expect((await admin.post(action, right)).status).toBe(303);
		const booked = await shop.database.db.select().from(payments).where(isNotNull(payments.bankLineId));
		const amountOf = ({ id }: { id: string }) => booked.find(({ orderId }) => orderId === id)?.amount;
		expect([first, second, third].map(amountOf)).toEqual([6_585, 3_000, 415]);
		expect((await admin.get(path)).status).toBe(200);
	});

	test("names why an order is not added, and leaves the rows as they are", async () => {
		const placed = await placedOrders(21);
		const { look } = await openLine();
		const [first, ...others] = placed.map(({ orderNumber }) => orderNumber);
		const start = await look(new URLSearchParams([[assignFields.search, first ?? ""]]));
		const add = async (fields: URLSearchParams, search: string) => {
			const next = await look(typedInto(fields, { amounts: ["12.30"], add: search }));
			return { ...next, error: fieldError(next.section, assignFields.search) };
		};
		for (const [search, problem] of [
			["K-99999999", t.named.notFound],
			["Els", t.named.notFound],
			[first ?? "", t.named.alreadyThere],
		] as const) {
			const { rows, error, ...next } = await add(start.fields, search);
			expect([rows, next.search, error]).toEqual([[[placed[0]?.id, "12.30"]], search, problem]);
		}
		const last = others.pop() ?? "";
		const many = await look(
			new URLSearchParams([first ?? "", ...others].map((number) => [assignFields.search, number])),
		);
		expect(many.rows).toHaveLength(20);
		const { rows, error } = await add(many.fields, last);
		expect([rows.length, rows[0]?.[1], error]).toEqual([20, "12.30", t.named.tooMany]);
	});
});

describe("the import of bank statements", () => {
	const t = pageTexts.en.adminBank.import;
	const statement = { number: 71, closedOn: "2026-11-20", oldBalance: 0, lines: [{ amount: 71_00 }] };
	const send = (fields: Record<string, string>, ...files: string[]) =>
		sendFiles(shop, admin, "/en/admin/bank/import", {
			fields,
			files: files.map((content, index) => ({ name: `${index}.cod`, content })),
			under: bankImportFields.file,
		});
	const look = async (...files: string[]) => {
		const html = await (await send({ intent: "check" }, ...files)).text();
		return { html, text: shownText(html) };
	};

	test("says that files have nothing new only of those that are booked already", async () => {
		const [good, wrong] = [codaFile(statement), codaFile({ ...statement, number: 72, newBalance: 1 })];
		const bad = (await look(wrong)).text;
		expect(bad).toContain(shownText(t.problems.balance));
		expect(bad).not.toContain(shownText(t.nothing));
		const { html } = await look(good);
		const value = (name: string) => {
			const [input] = elementsIn(html, "input", { name });
			return (input && attributesOf(input).value) ?? "";
		};
		const fields = { intent: "store", mark: value("mark"), kept: value(bankImportFields.kept) };
		expect((await send(fields)).status).toBe(303);
		expect((await look(good)).text).toContain(shownText(t.nothing));
		expect((await look(good, wrong)).text).not.toContain(shownText(t.nothing));
		// Another statement under a number that is booked is refused too.
		const other = codaFile({ ...statement, oldBalance: 1 });
		expect((await look(other)).text).not.toContain(shownText(t.nothing));
	});
});

describe("the desk's list of bank lines", () => {
	test.each(languages)(
		"says in %s what is still due of an order, and its total beside it",
		async (language) => {
			await waitingLine(order.orderNumber);
			const { totalAmount, orderNumber } = order;
			const { name } = order.shippingAddress;
			const euro = (amount: number) => formatEuro(language, cents(amount), "always");
			const { stillDue } = pageTexts[language].adminBank;
			const told = (due: number) =>
				shownText(stillDue.replace("{due}", euro(due)).replace("{total}", euro(totalAmount)));
			const list = async () =>
				shownText(await (await admin.get(`/${language}/admin/bank?state=open&q=${orderNumber}`)).text());
			const change = (given: Partial<typeof orders.$inferInsert>) =>
				shop.database.db.update(orders).set(given).where(eq(orders.id, order.id));
			expect(await list()).toContain(shownText(`${orderNumber} (${name}, ${euro(totalAmount)})`));
			await change({ creditedAmount: cents(100) });
			expect(await list()).toContain(`${orderNumber} (${name}, ${told(totalAmount - 100)})`);
			await change({ depositAmount: cents(300) });
			expect(await list()).toContain(`${orderNumber} (${name}, ${told(300)})`);
			await change({ status: "cancelled" });
			expect(await list()).toContain(`${orderNumber} (${name}, ${told(0)})`);
		},
	);
});

describe("the desk's order page", () => {
	test.each(languages)(
		"shows in %s what is open, and finds the order by its communication",
		async (language) => {
			const texts = pageTexts[language].adminPayments;
			const html = await (await admin.get(page(language))).text();
			const shown = shownText(sectionOf(html, texts.title));
			expect(shown).toContain(formatOgm(order.paymentReference));
			expect(shown).toContain(shownText(formatEuro(language, order.totalAmount, "always")));
			const search = `/${language}/admin/orders?q=${encodeURIComponent(formatOgm(order.paymentReference))}`;
			expect(shownText(await (await admin.get(search)).text())).toContain(order.orderNumber);
		},
	);

	test("records a part, then the rest, and offers to go on with a letter that can be changed", async () => {
		const part = await admin.post(page(), form({ amount: "1,50" }));
		expect([part.status, part.headers.get("Location")]).toEqual([303, `${page()}?paid=yes`]);
		const { marks, done } = pageTexts.en.adminPayments;
		expect(shownText(await (await admin.get("/en/admin/orders")).text())).toContain(marks.partly);
		const open = cents(order.totalAmount - 150);
		const shownOpen = shownText(formatEuro("en", open, "always"));
		expect(shownText(await (await buyer.get(`/en/order-confirmation/${order.id}`)).text())).toContain(
			shownOpen,
		);
		const rest = await admin.post(page(), form({ amount: euros(open) }));
		expect(rest.headers.get("Location")).toBe(`${page()}?paid=closed&to=paid`);
		const html = await (await admin.get(`${page()}?paid=closed&to=paid`)).text();
		expect(shownText(html)).toContain(done.closed);
		expect(fieldValue(html, "subject")).not.toBe("");
		const key = /name="key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
		const letter = { letter: "on", subject: "Thanks", body: "Got it.", key };
		for (const _time of [1, 2]) {
			await admin.post(page(), { intent: "status", seen: "pending", status: "paid", ...letter });
		}
		const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.about, order.id));
		expect(mails.filter(({ subject }) => subject === "Thanks")).toHaveLength(1);
	});

	test.each(languages)(
		"says in %s what a refund without a credit note means, and leads to one",
		async (language) => {
			const { db } = shop.database;
			await db.update(orders).set({ status: "delivered", markedPaid: true }).where(eq(orders.id, order.id));
			await admin.post(page(), form());
			const refund = { kind: "refunded", amount: "10,50", paymentNote: "A dent." };
			await admin.post(page(), form(refund));
			const texts = pageTexts[language].adminPayments;
			const told = shownText(
				texts.owedAgain.replace("{amount}", formatEuro(language, cents(1050), "always")),
			);
			const panel = async () => sectionOf(await (await admin.get(page(language))).text(), texts.title);
			// Where nothing is billed, nothing can be credited.
			expect(shownText(await panel())).not.toContain(told);
			const wish = wishFor(order.id);
			const author = asOwner({ id: randomUUID(), email: "owner@shop.example" });
			await db.insert(users).values({ id: author.id, email: `${author.id}@shop.example`, name: "Owner" });
			const issued = await issueInvoice(db, author, wish, issuer, new Date());
			if ("problem" in issued) throw new Error(issued.problem);
			const shown = await panel();
			expect(shownText(shown)).toContain(told);
			const to = `${page(language)}?bill=credit&of=${issued.id}`;
			expect(textOf(elementIn(shown, "a", { href: `${to}#invoices` }))).toBe(texts.writeCredit);
			const asked = await (await admin.get(to)).text();
			expect(shownText(asked)).toContain(shownText(pageTexts[language].adminInvoices.quantities));
		},
	);

	test("records a form that is sent twice once", async () => {
		const given = form();
		const answers = await Promise.all([admin.post(page(), given), admin.post(page(), given)]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(await paid()).toHaveLength(1);
	});

	test.each([
		[{ amount: "lots" }, "amount", "form"],
		[{ amount: "9".repeat(60) }, "amount", "high"],
		[{ paidOn: "2999-01-01" }, "paidOn", "future"],
		[{ kind: "refunded", paymentNote: "" }, "paymentNote", "reason"],
		[{ kind: "refunded", paymentNote: "why" }, "amount", "tooMuchBack"],
	] as const)("refuses %j beside its field and keeps what was typed", async (wrong, name, problem) => {
		const answer = await admin.post(page(), form({ paymentNote: "by phone", ...wrong }));
		expect(answer.status).toBe(problem === "tooMuchBack" ? 409 : 422);
		const html = await answer.text();
		expect(fieldError(html, name)).toBe(pageTexts.en.adminPayments.problems[problem]);
		if (!("paymentNote" in wrong)) expect(html).toContain("by phone");
		expect(await paid()).toEqual([]);
	});

	test("takes a form without a key of the shop from nobody, and any from nobody but an admin", async () => {
		expect((await admin.post(page(), form({ key: "1" }))).status).toBe(400);
		for (const stranger of [buyer, shop.visitor()]) {
			const answer = await stranger.post(page(), form());
			expect(answer.headers.get("Location") ?? "").not.toContain("paid=");
		}
		expect(await paid()).toEqual([]);
	});

	test("gives more time and spares the buyer the reminders", async () => {
		const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
		await admin.post(page(), { intent: "due", dueOn: day });
		await admin.post(page(), { intent: "reminders", stop: "yes" });
		const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, order.id));
		expect(row).toMatchObject({ dueOn: day, remindersStopped: true });
		const wrong = await admin.post(page(), { intent: "due", dueOn: "2020-01-01" });
		expect(fieldError(await wrong.text(), "dueOn")).toBe(pageTexts.en.adminPayments.problems.dueDay);
		expect(alertsIn(await (await admin.get(page())).text())).toEqual([]);
	});
});
