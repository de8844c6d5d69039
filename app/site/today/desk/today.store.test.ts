import { describe, expect, test } from "vitest";
import { createContainer } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { readOrderDays, readToday } from "./today.store.server.ts";

const database = useTestDatabase({ seeded: false });

const today = "2026-11-25";

async function order(given: {
	number: string;
	status: string;
	at?: string;
	due?: string;
	wished?: string;
	net?: number;
}): Promise<string> {
	const { rows } = await database.pool.query<{ id: string }>(
		`insert into orders (order_number, cart_id, idempotency_key, language, subtotal_amount, vat_amount, total_amount,
			vat_rate, status, shipping_address, created_at, due_on, wished_date)
		values ($1, gen_random_uuid(), gen_random_uuid(), 'nl', $2, 0, $2, 21, $3,
			'{"name": "Jana", "email": "a@b.example", "postalCode": "9000", "city": "Gent"}', $4, $5, $6) returning id`,
		[
			...[given.number, given.net ?? 1000, given.status, given.at ?? "2026-11-24T10:00:00Z"],
			...[given.due ?? null, given.wished ?? null],
		],
	);
	return rows[0]?.id ?? "";
}

const dayOf = async (day: string) =>
	(await readOrderDays(database.db, today)).find((one) => one.day === day) ?? null;

test("an empty shop has nothing to do", async () => {
	const nothing = { count: 0, rows: [] };
	expect(await readToday(database.db, "de", today)).toEqual({
		orders: nothing,
		quotes: { ...nothing, late: 0 },
		offers: [],
		messages: nothing,
		unpaid: { ...nothing, open: 0 },
		deliveries: { ...nothing, late: 0 },
		mails: nothing,
		bank: 0,
		toPayBack: { count: 0, open: 0 },
		refunds: [],
		texts: [],
		drafts: [],
		tariffs: [],
	});
	expect(await readOrderDays(database.db, today)).toEqual([]);
});

test("what a day brought follows every change of its orders, in Antwerp's days", async () => {
	// Half past midnight in Antwerp, the day before by universal time.
	const id = await order({ number: "K-1", status: "pending", at: "2026-03-03T23:30:00Z", net: 700 });
	await order({ number: "K-2", status: "paid", at: "2026-03-04T12:00:00Z", net: 50 });
	await order({ number: "K-3", status: "cancelled", at: "2026-03-04T12:00:00Z", net: 5000 });
	expect(await dayOf("2026-03-04")).toEqual({ day: "2026-03-04", count: 2, net: 750 });
	await database.pool.query("update orders set status = 'cancelled' where id = $1", [id]);
	expect(await dayOf("2026-03-04")).toEqual({ day: "2026-03-04", count: 1, net: 50 });
	await database.pool.query("update orders set status = 'pending' where status = 'cancelled'");
	expect(await dayOf("2026-03-04")).toEqual({ day: "2026-03-04", count: 3, net: 5750 });
	await database.pool.query(
		"update orders set subtotal_amount = 60, total_amount = 60 where order_number = 'K-2'",
	);
	expect(await dayOf("2026-03-04")).toMatchObject({ count: 3, net: 5760 });
	await database.pool.query("delete from orders");
	expect(await readOrderDays(database.db, today)).toEqual([]);
});

describe("what waits", () => {
	test("are orders to confirm, what is overdue as far as it is open, and the week's deliveries", async () => {
		await order({ number: "K-10", status: "pending", at: "2026-11-20T10:00:00Z" });
		await order({ number: "K-11", status: "pending", at: "2026-11-19T10:00:00Z" });
		const partly = await order({ number: "K-12", status: "confirmed", due: "2026-11-24", net: 3000 });
		await database.pool.query("update orders set credited_amount = 500 where id = $1", [partly]);
		const settled = await order({ number: "K-13", status: "confirmed", due: "2026-11-20" });
		await order({ number: "K-14", status: "confirmed", due: "2026-11-25" });
		for (const [id, amount] of [
			[partly, 1000],
			[settled, 1000],
		]) {
			await database.pool.query(
				`insert into payments (order_id, amount, paid_on, key, user_email)
				values ($1, $2, '2026-11-20', gen_random_uuid(), 'o@shop.example')`,
				[id, amount],
			);
		}
		// Of what is billed in advance a part is open, or nothing: the rest is not due yet.
		for (const [number, paid] of [
			["K-18", 250],
			["K-19", 300],
		] as const) {
			const id = await order({ number, status: "confirmed", due: "2026-11-22" });
			await database.pool.query(
				`with billed as (update orders set deposit_amount = 300 where id = $1 returning id)
				insert into payments (order_id, amount, paid_on, key, user_email)
				select id, $2::bigint, '2026-11-20', gen_random_uuid(), '' from billed`,
				[id, paid],
			);
		}
		// Delivered on account and due by its invoice, not yet due, and settled by hand.
		for (const [number, dueOn, markedPaid] of [
			["K-15", "2026-11-23", false],
			["K-16", "2026-11-25", false],
			["K-17", "2026-11-23", true],
		] as const) {
			const id = await order({ number, status: "delivered", due: "2026-11-10" });
			await database.pool.query(
				"update orders set invoiced_amount = 1000, billed_due_on = $2, marked_paid = $3 where id = $1",
				[id, dueOn, markedPaid],
			);
		}
		// Monday to Sunday; what is late is of the month before, what is delivered is done.
		await order({ number: "K-20", status: "paid", wished: "2026-11-29" });
		await order({ number: "K-21", status: "confirmed", wished: "2026-11-20" });
		await order({ number: "K-22", status: "paid", wished: "2026-11-30" });
		await order({ number: "K-23", status: "delivered", wished: "2026-11-25" });
		await order({ number: "K-24", status: "paid", wished: "2026-09-25" });
		// Whether the money is there, whatever its step: a part went back of one, all came in of the other.
		for (const [number, status, paid] of [
			["K-25", "paid", 900],
			["K-26", "confirmed", 1000],
		] as const) {
			const id = await order({ number, status, wished: "2026-11-28" });
			await database.pool.query("update orders set paid_amount = $2 where id = $1", [id, paid]);
		}
		const found = await readToday(database.db, "nl", today);
		expect(found.orders.count).toBe(2);
		expect(found.orders.rows.map(({ number }) => number)).toEqual(["K-11", "K-10"]);
		expect(found.unpaid).toMatchObject({ count: 3, open: 2550 });
		expect(found.unpaid.rows).toMatchObject([
			{ number: "K-18", paid: 250, open: 50, total: 300, dueOn: "2026-11-22" },
			{ number: "K-15", paid: 0, open: 1000, total: 1000, dueOn: "2026-11-23" },
			{ number: "K-12", paid: 1000, open: 1500, total: 2500, dueOn: "2026-11-24" },
		]);
		expect(found.deliveries).toMatchObject({ count: 4, late: 1 });
		const byNumber = found.deliveries.rows.toSorted((one, other) => one.number.localeCompare(other.number));
		expect(byNumber).toMatchObject([
			{ number: "K-20", isPaid: true, city: "Gent" },
			{ number: "K-21", isPaid: false, on: "2026-11-20" },
			{ number: "K-25", isPaid: false },
			{ number: "K-26", isPaid: true },
		]);
		expect(found.deliveries.rows[0]?.number).toBe("K-21");
	});

	test("are questions about offers, the oldest first, and offers that end within two days", async () => {
		await database.pool.query(
			`insert into offers (number, language, status, sent_version, buyer_name, email, valid_until, total_amount, asked_at)
			values ('A-1', 'nl', 'sent', 1, 'Jana', 'a@b.example', '2026-12-24', 100, '2026-11-24T10:00:00Z'),
				('A-2', 'nl', 'sent', 1, 'Jana', 'a@b.example', '2026-11-25', 100, '2026-11-23T10:00:00Z'),
				('A-3', 'nl', 'sent', 1, 'Jana', 'a@b.example', '2026-11-27', 100, null),
				('A-4', 'nl', 'sent', 1, 'Jana', 'a@b.example', '2026-11-28', 100, null),
				('A-5', 'nl', 'sent', 1, 'Jana', 'a@b.example', '2026-11-24', 100, null),
				('A-6', 'nl', 'withdrawn', 1, 'Jana', 'a@b.example', '2026-11-26', 100, null)`,
		);
		const { offers } = await readToday(database.db, "nl", today);
		expect(offers.map(({ number, at, until }) => [number, at?.slice(0, 10) ?? until])).toEqual([
			["A-2", "2026-11-23"],
			["A-1", "2026-11-24"],
			["A-3", "2026-11-27"],
		]);
	});

	test("are requests without an answer, those without a tariff, and texts that a language lacks", async () => {
		const { db, pool } = database;
		await pool.query("insert into transport_tariffs values ('BE', '20', 'Antwerpen', 10000, 20000)");
		await pool.query(
			`insert into quotes (language, customer_name, email, status, created_at, transport_country, transport_postcode,
				transport_price)
			values ('nl', 'Old', 'a@b.example', 'new', now() - interval '25 hours', 'FR', '06000', null),
				('nl', 'New', 'a@b.example', 'new', now() - interval '23 hours', 'FR', '06100', null),
				('nl', 'Told', 'a@b.example', 'won', now(), 'BE', '2000', null),
				('nl', 'Far', 'a@b.example', 'won', now(), 'DE', '10115', 5000)`,
		);
		await createContainer(db, {}, { nl: "Doos", de: "Kiste" });
		await createContainer(db);
		const found = await readToday(db, "de", today);
		expect(found.quotes).toMatchObject({ count: 2, late: 1, rows: [{ name: "Old" }, { name: "New" }] });
		expect(found.tariffs).toEqual([{ country: "FR", prefix: "06", count: 2 }]);
		expect(found.texts).toMatchObject([{ kind: "product", title: "Kiste", languages: ["nl", "de"] }]);
	});
});

test("a refund that has failed waits until somebody has dealt with it", async () => {
	const id = await order({ number: "K-9", status: "cancelled" });
	await database.pool.query(
		`with paid as (insert into online_payments (order_id, amount, provider_id, state)
				values ($1, 5000, 'tr_9', 'paid') returning id)
			insert into online_refunds (id, online_payment_id, amount, reason, state, user_email, checked_at)
				select gen_random_uuid(), id, 1200, 'Dent', state, '', now() from paid, unnest('{done,failed}'::text[]) state`,
		[id],
	);
	const refunds = async () => (await readToday(database.db, "nl", today)).refunds;
	expect(await refunds()).toMatchObject([{ id, number: "K-9", name: "Jana", amount: 1200 }]);
	await database.pool.query("update online_refunds set settled_at = now()");
	expect(await refunds()).toEqual([]);
});

test("what goes back to buyers waits: too much of one order, all of another that is cancelled", async () => {
	const toPayBack = async () => (await readToday(database.db, "nl", today)).toPayBack;
	const before = await toPayBack();
	const ids = [
		await order({ number: "K-7", status: "cancelled" }),
		await order({ number: "K-8", status: "paid" }),
	];
	await database.pool.query(
		`insert into payments (order_id, amount, paid_on, key, user_email)
			select id, 1300, '2026-11-20', gen_random_uuid(), '' from unnest($1::uuid[]) id`,
		[ids],
	);
	expect(await toPayBack()).toEqual({ count: before.count + 2, open: before.open + 1600 });
});
