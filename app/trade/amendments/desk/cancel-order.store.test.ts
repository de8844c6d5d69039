import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { issueInvoice } from "~/trade/invoices/desk/issue-invoice.server.ts";
import type { IssueWish } from "~/trade/invoices/desk/prepare-invoice.server.ts";
import { issuedOf, listOrderInvoices } from "~/trade/invoices/invoice.store.server.ts";
import { openInvoices } from "~/trade/invoices/invoice.ts";
import { verifyInvoices } from "~/trade/invoices/verify-invoices.server.ts";
import { asRole, useAuthor } from "../../../../tests/support/author.ts";
import { sampleSender } from "../../../../tests/support/letter-sender.ts";
import { issuer, placeSampleOrder, wishFor } from "../../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { openMark } from "../cancellation.ts";
import { type Cancellation, cancelOrder } from "./cancel-order.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, mailOutbox, orders } = schema;
const now = new Date("2026-11-23T10:00:00Z");

const freshOrder = async () => (await placeSampleOrder(database.db)).id;
async function issue(orderId: string, wish: Partial<IssueWish> = {}) {
	const result = await issueInvoice(database.db, author, wishFor(orderId, wish), issuer, now);
	if ("problem" in result) throw new Error(result.problem);
	return result;
}
const rowsOf = (id: string) => listOrderInvoices(database.db, id);
const openOf = async (id: string) => openInvoices((await rowsOf(id)).map(issuedOf));

/** What the form of an order's page sends. */
async function formFor(id: string, given: Partial<Cancellation> = {}): Promise<Cancellation> {
	const key = randomUUID();
	return {
		...{ id, key, seen: "pending", seenOpen: openMark(await openOf(id)), reason: "buyer", note: "Called." },
		...{ printedReason: "Order cancelled at your request", isCredited: true },
		letter: { subject: "Cancelled", body: "We have cancelled it.", key },
		...{ sender: { ...sampleSender, secret: "secret" }, issuer, isSending: false, now },
		...given,
	};
}
const cancel = (form: Cancellation) => cancelOrder(database.db, author, form);
const statusOf = async (id: string) =>
	(await database.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
const mailsOf = (id: string) => database.db.select().from(mailOutbox).where(eq(mailOutbox.about, id));
const stepsOf = (id: string) =>
	database.db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.entityId, id), eq(auditLog.action, "status")));

describe("an order that is cancelled", () => {
	test("says why in its history, and to its buyer what the letter says", async () => {
		const id = await freshOrder();
		expect(await cancel(await formFor(id))).toEqual({ changed: true, credited: [] });
		expect(await statusOf(id)).toBe("cancelled");
		const [mail, ...others] = await mailsOf(id);
		expect([mail?.subject, others]).toEqual(["Cancelled", []]);
		expect(await stepsOf(id)).toMatchObject([
			{ after: { status: "cancelled", reason: "buyer", note: "Called.", mail: mail?.id } },
		]);
	});

	test("has its invoice and what was asked in advance credited to the cent, each by a note that its buyer gets", async () => {
		const id = await freshOrder();
		await issue(id, { request: { kind: "deposit", part: { percent: 30 } } });
		await issue(id);
		const result = await cancel(await formFor(id));
		expect(result).toMatchObject({ changed: true, credited: [expect.any(String), expect.any(String)] });
		const rows = await rowsOf(id);
		const notes = rows.filter(({ kind }) => kind === "credit_note");
		expect(notes).toHaveLength(2);
		const sum = (list: typeof rows) => list.reduce((total, { grossAmount }) => total + grossAmount, 0);
		expect([sum(notes), sum(rows) - sum(notes)]).toEqual([678_810, 678_810]);
		expect(notes.map(({ snapshot }) => snapshot.reason)).toEqual(
			Array(2).fill("Order cancelled at your request"),
		);
		expect(await openOf(id)).toEqual([]);
		expect(await mailsOf(id)).toHaveLength(3);
		expect((await verifyInvoices(database.db)).broken).toBeNull();
	});

	test("keeps its invoices where the owner wants it so, and tells nobody without a letter", async () => {
		const id = await freshOrder();
		await issue(id);
		expect(await cancel(await formFor(id, { isCredited: false, letter: null }))).toMatchObject({
			changed: true,
		});
		expect([await statusOf(id), (await openOf(id)).length, await mailsOf(id)]).toEqual(["cancelled", 1, []]);
	});

	test("by a double click, or from two tabs at the same moment, is cancelled once", async () => {
		const id = await freshOrder();
		await issue(id);
		const form = await formFor(id);
		const other = { ...form, key: randomUUID() };
		const results = await Promise.all([cancel(form), cancel(form), cancel(other)]);
		expect(results.filter((result) => "changed" in result && result.changed)).toHaveLength(1);
		expect(results.every((result) => "changed" in result)).toBe(true);
		expect([(await rowsOf(id)).length, (await stepsOf(id)).length]).toEqual([2, 1]);
		// The letter and the note's own mail.
		expect(await mailsOf(id)).toHaveLength(2);
	});

	test("by a colleague first has the second one's reason, letter and credit notes all the same, once", async () => {
		const id = await freshOrder();
		await issue(id);
		const mine = await formFor(id, { reason: "unavailable", note: "Sold twice." });
		await cancel(await formFor(id, { isCredited: false, letter: null }));
		for (const credited of [[expect.any(String)], []])
			expect(await cancel(mine)).toEqual({ changed: false, credited });
		const [mail] = (await mailsOf(id)).filter(({ subject }) => subject === "Cancelled");
		const steps = (await stepsOf(id)).map(({ after }) => after);
		expect(steps).toHaveLength(2);
		expect(steps).toContainEqual(expect.objectContaining({ note: "Sold twice.", mail: mail?.id }));
		expect(await openOf(id)).toEqual([]);
		const silent = await formFor(id, { reason: "other", note: "Doubled.", letter: null });
		for (const _twice of [1, 2]) await cancel(silent);
		expect(await stepsOf(id)).toHaveLength(3);
	});

	test("stays as it is where its page showed something else", async () => {
		const id = await freshOrder();
		const form = await formFor(id);
		await issue(id);
		expect(await cancel(form)).toEqual({ problem: "changed" });
		expect(await cancel(await formFor(id, { seen: "confirmed" }))).toEqual({ problem: "moved" });
		expect(await cancel(await formFor(randomUUID()))).toEqual({ problem: "missing" });
		await database.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, id));
		expect(await cancel(await formFor(id, { seen: "delivered" }))).toEqual({ problem: "not_allowed" });
		expect([await statusOf(id), await mailsOf(id)]).toEqual(["delivered", []]);
	});

	test("by who may not make credit notes is cancelled without them, or not at all", async () => {
		const id = await freshOrder();
		await issue(id);
		const seller = asRole(author, "sales", "orders.change", "invoices.issue");
		await expect(cancelOrder(database.db, seller, await formFor(id))).rejects.toMatchObject({ status: 403 });
		expect([await statusOf(id), (await rowsOf(id)).length]).toEqual(["pending", 1]);
		const bare = await formFor(id, { isCredited: false });
		expect(await cancelOrder(database.db, seller, bare)).toEqual({ changed: true, credited: [] });
	});

	test("stays whole where one of its notes cannot be made: no number is taken", async () => {
		const id = await freshOrder();
		await issue(id, { request: { kind: "deposit", part: { percent: 30 } } });
		await issue(id);
		const noAccount = { ...issuer, account: null };
		expect(await cancel(await formFor(id, { issuer: noAccount }))).toEqual({ problem: "credit" });
		// The database fails after the first note: as when the machine does.
		await database.db.execute(`create function fail() returns trigger language plpgsql as
			$$ begin if new.action = 'status' then raise 'out'; end if; return new; end $$`);
		await database.db.execute(
			"create trigger fail before insert on audit_log for each row execute function fail()",
		);
		await expect(cancel(await formFor(id))).rejects.toThrow();
		await database.db.execute("drop trigger fail on audit_log");
		expect([await statusOf(id), (await rowsOf(id)).length, await mailsOf(id)]).toEqual(["pending", 2, []]);
		expect((await verifyInvoices(database.db)).broken).toBeNull();
		expect(await cancel(await formFor(id))).toMatchObject({ changed: true });
	});

	test("at the moment of an invoice has none that stands, or is not cancelled", async () => {
		for (let turn = 0; turn < 5; turn++) {
			const id = await freshOrder();
			const form = await formFor(id);
			const [cancelled, invoice] = await Promise.all([
				cancel(form),
				issueInvoice(database.db, author, wishFor(id), issuer, now),
			]);
			const isFirst = "changed" in cancelled;
			expect(cancelled).toEqual(isFirst ? { changed: true, credited: [] } : { problem: "changed" });
			expect("problem" in invoice ? invoice.problem : null).toBe(isFirst ? "cancelled" : null);
			expect((await openOf(id)).length).toBe(isFirst ? 0 : 1);
		}
	});
});
