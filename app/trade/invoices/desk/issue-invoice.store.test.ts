import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { applyOrderVat } from "~/trade/orders/desk/change-order-vat.server.ts";
import { type Cents, cents } from "~/values/money.ts";
import { decideOrder } from "~/values/order-vat.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import {
	businessAddress,
	issuer,
	placeManyOrders,
	placeSampleOrder,
	wishFor,
} from "../../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { checkUbl } from "../check-ubl.ts";
import { listOrderInvoices } from "../invoice.store.server.ts";
import { verifyInvoices } from "../verify-invoices.server.ts";
import { issueInvoice, issueWithin } from "./issue-invoice.server.ts";
import { type IssueWish, markOf, prepareInvoice, readBilling } from "./prepare-invoice.server.ts";

const upgrade =
	readFileSync("db/migrations/0066_credited_amount.sql", "utf8").split("--> statement-breakpoint").at(-1) ??
	"";
const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, invoiceCounters, invoices, orders, payments } = schema;
const now = new Date("2026-11-23T10:00:00Z");

let orderId = "";
beforeAll(async () => {
	orderId = (await placeSampleOrder(database.db)).id;
});

const issue = (wish: Partial<IssueWish> = {}, at = now) =>
	issueInvoice(database.db, author, wishFor(wish.orderId ?? orderId, wish), issuer, at);

async function issued(wish: Partial<IssueWish> = {}, at = now): Promise<{ id: string; number: string }> {
	const result = await issue(wish, at);
	if ("problem" in result) throw new Error(result.problem);
	return result;
}

const freshOrder = async () => (await placeSampleOrder(database.db)).id;
const rowOf = async (id: string) => {
	const [row] = await database.db.select().from(invoices).where(eq(invoices.id, id));
	if (!row) throw new Error("no row");
	return row;
};

describe("an invoice", () => {
	test("says what was sold, to whom and for how much, and the history who issued it", async () => {
		const { id, number } = await issued();
		expect(number).toBe("2026-000001");
		expect(await rowOf(id)).toMatchObject({
			...{ kind: "invoice", netAmount: 561_000, vatAmount: 117_810, grossAmount: 678_810 },
			snapshot: {
				...{ number, issuedOn: "2026-11-23", gross: 678_810, prepaid: 0 },
				seller: { name: "Voorbeeld Containers BV", vatNumber: "BE0123456749" },
				buyer: {
					name: "Bouw & Zonen NV",
					contact: "Anneleen Müller",
					vatNumber: "BE0428759497",
					country: "BE",
				},
				lines: [
					{ id: 1, text: "20ft DV", quantity: 2, unitNet: 265_000, net: 530_000 },
					{ id: 2, quantity: 1, net: 31_000 },
				],
			},
		});
		const [change] = await database.db.select().from(auditLog).where(eq(auditLog.entityId, orderId));
		expect(change).toMatchObject({
			action: "invoice",
			userEmail: author.email,
			after: { invoice: number, amount: 678_810 },
		});
	});

	test("is one, however often the same form comes and at the same moment", async () => {
		const wish = wishFor(await freshOrder());
		const answers = await Promise.all(
			[1, 2, 3].map(() => issueInvoice(database.db, author, wish, issuer, now)),
		);
		expect(new Set(answers.map((answer) => "id" in answer && answer.id)).size).toBe(1);
		expect(await listOrderInvoices(database.db, wish.orderId)).toHaveLength(1);
	});

	test("is one also from two tabs, and not what another tab has shown", async () => {
		const order = await freshOrder();
		const billing = await readBilling(database.db, order);
		const shown = prepareInvoice(billing, wishFor(order), { issuer, now });
		if ("problem" in shown) throw new Error(shown.problem);
		const seen = markOf(shown);
		await database.db.insert(payments).values({
			...{ orderId: order, amount: cents(100_000), paidOn: "2026-11-22", key: randomUUID() },
			...{ userId: author.id, userEmail: author.email },
		});
		expect(await issue({ orderId: order, seen })).toEqual({ problem: "changed" });
		const [one, two] = await Promise.all([issue({ orderId: order }), issue({ orderId: order })]);
		expect([one, two]).toContainEqual({ problem: "billed" });
		const [row] = await listOrderInvoices(database.db, order);
		expect(row?.snapshot.prepaid).toBe(100_000);
	});

	test("takes no number where it is refused", async () => {
		const [before] = await database.db.select().from(invoiceCounters);
		expect(await issue({ orderId: randomUUID() })).toEqual({ problem: "gone" });
		expect(await issue({ orderId: "x" })).toEqual({ problem: "gone" });
		const order = await freshOrder();
		expect(await issue({ orderId: order }, new Date("2026-11-22T10:00:00Z"))).toEqual({ problem: "clock" });
		expect(await issue({ orderId: order }, new Date("2025-12-31T10:00:00Z"))).toEqual({ problem: "clock" });
		const nowhere = { ...issuer, account: null };
		expect(await issueInvoice(database.db, author, wishFor(order), nowhere, now)).toEqual({
			problem: "company",
		});
		await database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, order));
		expect(await issue({ orderId: order })).toEqual({ problem: "cancelled" });
		expect(await database.db.select().from(invoiceCounters)).toEqual([before]);
	});

	test.each([
		"update invoices set vat_amount = vat_amount",
		"delete from invoices",
		"truncate invoices cascade",
	])("refuses: %s", async (statement) => {
		await expect(database.pool.query(statement)).rejects.toThrow("never changed");
	});

	test.each(["update invoice_counters set last = last - 1", "delete from invoice_counters"])(
		"counts on only: %s",
		async (statement) => {
			await expect(database.pool.query(statement)).rejects.toThrow("only counts on");
		},
	);
});

describe("what is taken back", () => {
	test("goes by line and piece, never beyond what is left, and all together comes to nothing", async () => {
		const order = await freshOrder();
		const { id: of, number } = await issued({ orderId: order });
		const credit = (lines: "all" | { id: number; quantity: number }[]) =>
			issue({ orderId: order, request: { kind: "credit_note", of, lines }, reason: "Returned" });
		const first = await credit([{ id: 1, quantity: 1 }]);
		expect(first).toMatchObject({ number: "2026-C00001" });
		expect(await credit([{ id: 1, quantity: 2 }])).toEqual({ problem: "much" });
		expect(await credit([{ id: 1, quantity: -1 }])).toEqual({ problem: "quantity" });
		expect(await credit([{ id: 9, quantity: 1 }])).toEqual({ problem: "quantity" });
		const answers = await Promise.all([credit("all"), credit("all")]);
		expect(answers).toContainEqual({ problem: "credited" });
		const rows = await listOrderInvoices(database.db, order);
		expect(rows.map(({ kind, grossAmount }) => [kind, grossAmount])).toEqual([
			...[["invoice", 678_810] as const, ["credit_note", 320_650] as const],
			["credit_note", 358_160],
		]);
		expect(rows[1]?.snapshot).toMatchObject({
			credits: { number, issuedOn: "2026-11-23" },
			reason: "Returned",
		});
	});

	test("can be an amount alone: its buyer owes that much less, no piece comes back, and the rest makes nothing of it", async () => {
		const order = await freshOrder();
		const { id: of } = await issued({ orderId: order });
		const credit = async (wish: { net: Cents } | { lines: "all" }) => {
			const { id } = await issued({
				orderId: order,
				reason: "Dent",
				request: { kind: "credit_note", of, ...wish },
			});
			const row = await rowOf(id);
			expect(checkUbl(row.ubl ?? "")).toEqual([]);
			const [owed] = await database.db
				.select({ creditedAmount: orders.creditedAmount })
				.from(orders)
				.where(eq(orders.id, order));
			return { ...row, ...owed };
		};
		expect(await credit({ net: cents(10_000) })).toMatchObject({
			...{ netAmount: 10_000, vatAmount: 2_100, grossAmount: 12_100, creditedAmount: 12_100 },
			snapshot: { lines: [{ id: 3, quantity: 1, unitNet: 10_000 }], credits: { number: expect.any(String) } },
		});
		const much = { kind: "credit_note", of, net: cents(551_000) } as const;
		expect(await issue({ orderId: order, reason: "Dent", request: much })).toEqual({ problem: "much" });
		expect(await credit({ lines: "all" })).toMatchObject({
			...{ netAmount: 551_000, grossAmount: 666_710, creditedAmount: 678_810 },
			snapshot: {
				lines: [{ quantity: 2 }, { quantity: 1 }, { id: 3, quantity: -1, unitNet: 10_000, net: -10_000 }],
			},
		});
	});

	test("is not owed any more until it is invoiced anew; what was asked in advance stays owed until the last invoice is credited", async () => {
		const order = await freshOrder();
		const owed = async () => {
			const [row] = await database.db.select().from(orders).where(eq(orders.id, order));
			return row && row.totalAmount - row.creditedAmount;
		};
		/** The migration finds the same from the documents alone, as in a shop that is upgraded. */
		async function owedOnceUpgraded() {
			await database.db
				.update(orders)
				.set({ creditedAmount: cents(0) })
				.where(eq(orders.id, order));
			await database.pool.query(upgrade);
			return owed();
		}
		const credit = (of: string, lines: "all" | { id: number; quantity: number }[] = "all") =>
			issued({ orderId: order, request: { kind: "credit_note", of, lines }, reason: "Returned" });
		const deposit = () => issued({ orderId: order, request: { kind: "deposit", part: { percent: 30 } } });
		const seen: unknown[] = [];
		const look = async () => seen.push([await owed(), await owedOnceUpgraded()]);
		const early = await deposit();
		await credit(early.id);
		await look();
		const { id: advance } = await deposit();
		const { id: last } = await issued({ orderId: order });
		await credit(last, [{ id: 1, quantity: 1 }]);
		await look();
		await credit(last);
		await look();
		await credit(advance);
		await look();
		const { id: once } = await deposit();
		seen.push(await owed());
		await credit(once);
		seen.push(await owed());
		await issued({ orderId: order });
		await look();
		expect(seen).toEqual([
			[678_810, 678_810],
			[358_160, 358_160],
			[203_643, 203_643],
			[0, 0],
			...[203_643, 0],
			[678_810, 678_810],
		]);
	});

	test("settles an order that owes no more than was paid, and opens it again with a new invoice", async () => {
		const order = await freshOrder();
		const statusNow = async () => {
			const [row] = await database.db.select().from(orders).where(eq(orders.id, order));
			return row?.status;
		};
		const { id: of } = await issued({ orderId: order });
		await database.db.insert(payments).values({
			...{ orderId: order, amount: cents(358_160), paidOn: "2026-11-23", key: randomUUID(), userEmail: "" },
		});
		const some = { kind: "credit_note", of, lines: [{ id: 1, quantity: 1 }] } as const;
		await issued({ orderId: order, request: some, reason: "Returned" });
		const settled = await statusNow();
		await issued({ orderId: order, request: { ...some, lines: "all" }, reason: "Returned" });
		await issued({ orderId: order });
		expect([settled, await statusNow()]).toEqual(["paid", "confirmed"]);
	});

	test("leaves room for a new invoice", async () => {
		const order = await freshOrder();
		const { id: of } = await issued({ orderId: order });
		expect(await issue({ orderId: order })).toEqual({ problem: "billed" });
		await issued({ orderId: order, request: { kind: "credit_note", of, lines: "all" } });
		expect(await issue({ orderId: order })).toMatchObject({ isNew: true });
	});

	test("is an invoice of the same order alone", async () => {
		const { id: of } = await issued({ orderId: await freshOrder() });
		const request = { kind: "credit_note", of, lines: "all" } as const;
		expect(await issue({ orderId: await freshOrder(), request })).toEqual({ problem: "gone" });
	});
});

describe("an invoice to another address", () => {
	const billing = { street: "Kouter 1", postalCode: "9000", city: "Gent", country: "belgium" as const };
	const buyerOf = async (companyName: string) => {
		const billingAddress = { ...billing, companyName, vatNumber: "" };
		const { id } = await issued({ orderId: (await placeSampleOrder(database.db, { billingAddress })).id });
		const { snapshot, ubl } = await rowOf(id);
		return { ...(snapshot as { buyer: Record<string, unknown> }).buyer, hasUbl: ubl !== null };
	};

	test("that names no firm is to the firm that ordered, with the number that decided its VAT", async () => {
		expect(await buyerOf("")).toMatchObject({
			...{ name: "Bouw & Zonen NV", vatNumber: "BE0428759497", street: "Kouter 1" },
			...{ isBusiness: true, hasUbl: true },
		});
	});

	test("that names another firm is to that one, without a number that is not its own", async () => {
		expect(await buyerOf("Andere BV")).toMatchObject({
			...{ name: "Andere BV", vatNumber: null, hasUbl: false },
		});
	});
});

test("what is asked for in advance is taken off the last invoice", async () => {
	const order = await freshOrder();
	await issued({ orderId: order, request: { kind: "deposit", part: { percent: 30 } } });
	await issued({ orderId: order, request: { kind: "deposit", part: { net: cents(99_999) } } });
	await issued({ orderId: order });
	const rows = await listOrderInvoices(database.db, order);
	expect(rows.map(({ netAmount }) => netAmount)).toEqual([168_300, 99_999, 292_701]);
	expect(rows.reduce((sum, { grossAmount }) => sum + grossAmount, 0)).toBe(678_810);
	expect(rows[2]?.snapshot.deducts).toHaveLength(2);
	expect(rows[2]?.snapshot.lines.slice(2).map(({ quantity, net }) => [quantity, net])).toEqual([
		...[[-1, -168_300]],
		[-1, -99_999],
	]);
});

test("each line is taxed as was decided, and what crosses a border needs its day of delivery", async () => {
	const shippingAddress = {
		...{ ...businessAddress, companyName: "Opslag BV", vatNumber: "NL004495445B01" },
		...{ street: "Haven 12", postalCode: "3011 AA", city: "Rotterdam", country: "netherlands" as const },
	};
	const order = (await placeSampleOrder(database.db, { shippingAddress })).id;
	const treatment = { category: "K" as const, rate: 0, exemption: "VATEX-EU-IC" };
	const decision = { lines: [{ treatment, reason: "intraCommunity" as const }], perRate: [] };
	await database.db.update(orders).set({ vatDecision: decision }).where(eq(orders.id, order));
	expect(await issue({ orderId: order })).toEqual({ problem: "delivery" });
	const { id: of } = await issued({ orderId: order, deliveredOn: "2026-11-20" });
	await issued({ orderId: order, request: { kind: "credit_note", of, lines: [{ id: 1, quantity: 1 }] } });
	const rows = await listOrderInvoices(database.db, order);
	expect(rows.map(({ netAmount, vatAmount }) => [netAmount, vatAmount])).toEqual([
		...[[561_000, 0]],
		[265_000, 0],
	]);
	for (const { ubl, snapshot } of rows) {
		expect(checkUbl(ubl ?? "")).toEqual([]);
		expect(snapshot).toMatchObject({ deliveredOn: "2026-11-20", deliveredTo: { country: "NL" } });
		expect(snapshot.vatDecision).toMatchObject({ decision });
	}
});

test("rent says for how long, on the invoice and on what takes one container of it back", async () => {
	const rented = {
		...{ productTitle: "20ft", quantity: 2, price: cents(7_500), transportPrice: cents(0) },
		...{ selectedCondition: "rent" as const, transportType: "self_pickup" as const },
		...{ transportCountry: null, transportPostcode: null },
	};
	const order = (await placeSampleOrder(database.db, { items: [rented], language: "fr" })).id;
	const { id: of } = await issued({ orderId: order });
	await issued({ orderId: order, request: { kind: "credit_note", of, lines: [{ id: 1, quantity: 1 }] } });
	const rows = await listOrderInvoices(database.db, order);
	expect(rows.map(({ netAmount, grossAmount }) => [netAmount, grossAmount])).toEqual([
		...[[15_000, 18_150]],
		[7_500, 9_075],
	]);
	const [bill = "", credit = ""] = rows.map(({ ubl }) => ubl?.replaceAll("\u00a0", " "));
	expect(bill).toContain('<cbc:InvoicedQuantity unitCode="DAY">60</cbc:InvoicedQuantity>');
	expect(bill).toContain("<cbc:Note>2 × 30 jours</cbc:Note>");
	expect(credit).toContain('<cbc:CreditedQuantity unitCode="DAY">30</cbc:CreditedQuantity>');
	for (const ubl of [bill, credit]) {
		expect(ubl).toContain("Location · 30 premiers jours");
		expect(ubl).toContain('<cbc:PriceAmount currencyID="EUR">2.50</cbc:PriceAmount>');
	}
});

describe("VAT that would be decided otherwise by now", () => {
	const number = "NL004495445B01";
	const breda = {
		...{ ...businessAddress, companyName: "Opslag BV", vatNumber: number },
		...{ street: "Haven 12", postalCode: "4811 AA", city: "Breda", country: "netherlands" as const },
	};
	/** Ordered at 21 % (6,788.10) while VIES was silent; it has confirmed the number since (5,610.00). */
	async function confirmedOrder() {
		const check = {
			number,
			consultation: "W1",
			name: null,
			address: null,
			askedAt: now.toISOString(),
			raw: {},
		};
		const inputs = {
			...{ settings: usualVatSettings, buyer: "business" as const, number, deliveryCountry: "NL" as const },
			...{ proof: null, lines: [{ supply: "goods" as const, carrier: "seller" as const }], tries: 0 },
		};
		const { decision } = decideOrder({ ...inputs, check: { ...check, state: "unknown" } }, [cents(561_000)]);
		const { id } = await placeSampleOrder(database.db, { shippingAddress: breda });
		const vatInputs = { ...inputs, check: { ...check, state: "valid" as const } };
		await database.db.update(orders).set({ vatDecision: decision, vatInputs }).where(eq(orders.id, id));
		return id;
	}
	const deliveredOn = "2026-11-20";

	test("stops the invoice, takes no number, and nothing but the sum that was seen goes past it", async () => {
		const orderId = await confirmedOrder();
		expect(await issue({ orderId, deliveredOn })).toEqual({ problem: "vat" });
		const request = { kind: "deposit", part: { percent: 30 } } as const;
		expect(await issue({ orderId, request })).toEqual({ problem: "vat" });
		const agreed = { insteadOf: 561_001, reason: "by phone" };
		expect(await issue({ orderId, deliveredOn, agreed })).toEqual({ problem: "vat" });
		expect(await listOrderInvoices(database.db, orderId)).toEqual([]);
	});

	test("gives way to what was agreed with a reason, which the invoice and the history keep", async () => {
		const orderId = await confirmedOrder();
		const agreed = { insteadOf: 561_000, reason: "The buyer collects after all" };
		const { id, number: issuedNumber } = await issued({ orderId, agreed });
		const row = await rowOf(id);
		expect(row).toMatchObject({
			...{ vatAmount: 117_810, grossAmount: 678_810 },
			snapshot: {
				vatDecision: {
					inputs: { number, check: { state: "valid", consultation: "W1" } },
					decision: { lines: [{ treatment: { category: "S", rate: 21 } }] },
					insteadOf: { lines: [{ reason: "intraCommunity" }] },
					...{ reason: agreed.reason, by: author.email },
				},
			},
		});
		const [change] = await database.db.select().from(auditLog).where(eq(auditLog.entityId, orderId));
		expect(change?.after).toEqual({ invoice: issuedNumber, amount: 678_810, note: agreed.reason });
		// What was billed is credited as it was billed, whatever is known by then.
		await issued({ orderId, request: { kind: "credit_note", of: id, lines: "all" }, reason: "wrong" });
		expect(await verifyInvoices(database.db)).toMatchObject({ broken: null });
	});

	test("is taken over once, also at the moment in which another tab issues", async () => {
		const orderId = await confirmedOrder();
		const applied = () => applyOrderVat(database.db, author, { orderId, seenTotal: 561_000 });
		const agreed = { insteadOf: 561_000, reason: "by phone" };
		const taking = Promise.all([applied(), applied()]);
		const third = await issue({ orderId, deliveredOn, agreed });
		const [first, second] = await taking;
		expect([first, second]).toEqual(["applied", "applied"]);
		if ("problem" in third) expect(await issue({ orderId, deliveredOn })).toMatchObject({ isNew: true });
		const [row] = await listOrderInvoices(database.db, orderId);
		// Agreed or taken over: what stands on it is one of both, whole.
		expect([561_000, 678_810]).toContain(row?.grossAmount);
		const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
		expect(order).toMatchObject({ totalAmount: 561_000, revision: 1 });
	});
});

test("a year begins at one, behind the hash of the year before", async () => {
	const before = await issued({ orderId: await freshOrder() });
	const newYear = new Date("2026-12-31T23:30:00Z");
	const { id, number } = await issued({ orderId: await freshOrder() }, newYear);
	expect(number).toBe("2027-000001");
	expect(await rowOf(id)).toMatchObject({
		issuedOn: "2027-01-01",
		previousHash: (await rowOf(before.id)).hash,
	});
	expect(await verifyInvoices(database.db)).toMatchObject({ broken: null });
});

test("1,000 at once of which every seventh fails midway leave no gap, and each follows the one before it", async () => {
	const later = new Date("2031-03-01T10:00:00Z");
	const ids = await placeManyOrders(database.db, 1_000);
	const results = await Promise.allSettled(
		ids.map((id, index) =>
			database.db.transaction(async (tx) => {
				await issueWithin(tx, author, wishFor(id), issuer, later);
				if (index % 7 === 0) throw new Error("the server is gone");
			}),
		),
	);
	expect(results.filter(({ status }) => status === "rejected")).toHaveLength(143);
	const rows = await database.db
		.select({ sequence: invoices.sequence })
		.from(invoices)
		.where(and(eq(invoices.year, 2031), eq(invoices.series, "invoice")))
		.orderBy(asc(invoices.sequence));
	expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 857 }, (_, index) => index + 1));
	expect(await verifyInvoices(database.db)).toMatchObject({ broken: null });
}, 120_000);

describe("the check of all", () => {
	/** As whoever owns the table could: without its triggers, and taken back afterwards. */
	async function tampered(statement: string) {
		const client = await database.pool.connect();
		try {
			await client.query("alter table invoices disable trigger user");
			await client.query(statement);
			return await verifyInvoices(database.db);
		} finally {
			await client.query("alter table invoices enable trigger user");
			client.release();
		}
	}

	test("names the first that was changed, and one that is missing", async () => {
		const tenth = "year = 2031 and series = 'invoice' and sequence = 10";
		const twelfth = "year = 2031 and series = 'invoice' and sequence = 12";
		await tampered(`create table kept as select * from invoices where ${tenth} or ${twelfth}`);
		const putBack = `delete from invoices where ${tenth} or ${twelfth}; insert into invoices select * from kept`;
		for (const [statement, number, problem] of [
			["set snapshot = jsonb_set(snapshot, '{buyer,name}', '\"Other\"')", "2031-000010", "hash"],
			["set net_amount = net_amount + 1, gross_amount = gross_amount + 1", "2031-000010", "columns"],
			["set issued_on = '2031-02-28'", "2031-000010", "columns"],
			["set previous_hash = ''", "2031-000010", "does not follow"],
		] as const) {
			const { broken } = await tampered(`update invoices ${statement} where ${tenth}`);
			expect(broken).toEqual({ number, problem: expect.stringContaining(problem) });
			expect(await tampered(putBack)).toMatchObject({ broken: null });
		}
		expect((await tampered(`delete from invoices where ${twelfth}`)).broken).toEqual({
			number: "2031-000012",
			problem: "it is missing",
		});
		const last = "year = 2031 and series = 'invoice' and sequence = 857";
		expect((await tampered(`${putBack}; delete from invoices where ${last}`)).broken?.number).toBe(
			"2031-000857",
		);
	});
});
