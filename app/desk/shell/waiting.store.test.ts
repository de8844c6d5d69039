import { expect, test } from "vitest";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { countWaiting } from "./waiting.store.server.ts";

const database = useTestDatabase({ seeded: false });

const order = (status: string, count: number) =>
	database.pool.query(
		`insert into orders (cart_id, idempotency_key, language, subtotal_amount, vat_amount, total_amount, vat_rate, status,
			shipping_address)
		select gen_random_uuid(), gen_random_uuid(), 'nl', 100, 21, 121, 21, $1, '{"name": "A", "email": "a@b.example"}'
		from generate_series(1, $2::int)`,
		[status, count],
	);

const mail = (given: { kind?: string; status?: string; daysAgo?: number; repeats?: string }) =>
	database.pool.query<{ id: string }>(
		`insert into mail_outbox (kind, about, audience, dedupe_key, language, recipient, subject, html, text, status, repeats,
			created_at)
		values ($1, $2, 'customer', gen_random_uuid(), 'nl', 'a@b.example', 'S', 'H', 'T', $3, $4, now() - make_interval(days => $5))
		returning id`,
		[
			given.kind ?? "order",
			given.kind === "account" ? null : "c0ffee00-1111-4222-8333-444455556666",
			given.status ?? "failed",
			given.repeats ?? null,
			given.daysAgo ?? 0,
		],
	);

test("only what still waits for the owner is counted, and no further than a badge shows", async () => {
	expect(await countWaiting(database.db)).toEqual({
		orders: 0,
		quotes: 0,
		offers: 0,
		messages: 0,
		bank: 0,
		mails: 0,
	});

	await order("pending", 120);
	await order("confirmed", 3);
	await database.pool.query(
		`insert into quotes (language, customer_name, email, status)
		values ('nl', 'A', 'a@b.example', 'new'), ('de', 'B', 'b@b.example', 'answered')`,
	);
	await database.pool.query(
		`insert into offers (number, language, status, sent_version, buyer_name, email, valid_until, total_amount, asked_at)
		values ('A-1', 'nl', 'sent', 1, 'A', 'a@b.example', '2026-12-01', 100, now()),
			('A-2', 'nl', 'sent', 1, 'A', 'a@b.example', '2026-12-01', 100, null)`,
	);
	await database.pool.query(
		`insert into contact_messages (language, name, email, message, status)
		values ('nl', 'A', 'a@b.example', 'M', 'new'), ('de', 'B', 'b@b.example', 'N', 'done')`,
	);
	await database.pool.query(
		`with statement as (
			insert into bank_statements (account, number, closed_on, old_balance, new_balance, fingerprint, file_name, user_email)
			values ('BE00', '1', '2026-01-01', 0, 100, 'f', 'f.cod', 'o@shop.example') returning id)
		insert into bank_lines (statement_id, sequence, amount, booked_on, name, account, ogms, text, reference, state)
		select id, n, 100, '2026-01-01', '', '', '{}', '', '', case when n > 2 then 'open' else 'out' end
		from statement, generate_series(1, 302) n`,
	);
	// One that was sent again, one of an account, one of long ago, one that arrived; the last one waits.
	const { rows } = await mail({});
	await mail({ status: "pending", repeats: rows[0]?.id ?? "" });
	await mail({ kind: "account" });
	await mail({ daysAgo: 31 });
	await mail({ status: "pending" });
	await mail({ daysAgo: 29 });
	expect(await countWaiting(database.db)).toEqual({
		orders: 120,
		quotes: 1,
		offers: 1,
		messages: 1,
		bank: 100,
		mails: 1,
	});
});
