import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { readToday } from "~/site/today/desk/today.store.server.ts";
import { findBuyer, listBuyers } from "~/trade/buyers/desk/buyer.store.server.ts";
import { askedAmount, dueAmount, isAwaited, isOpen, owedAmount } from "~/trade/orders/owed-amount.ts";
import { cents, sumCents } from "~/values/money.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { buyerAddress } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { paymentMark } from "../payment-state.ts";
import { listOpenItems } from "./open-items.store.server.ts";

const database = useTestDatabase({ seeded: false });
const { orders } = schema;
const today = "2026-11-30";

const money = (...amounts: number[]) => fc.constantFrom(...amounts.map(cents));
const day = fc.constantFrom(null, "2026-10-01", "2026-11-29", today, "2026-12-24");

/** Any order of 121 cents, also one that no step leads to. */
const anyOrder = fc.record({
	status: fc.constantFrom(...orderStatuses),
	creditedAmount: money(0, 0, 0, 21, 121, 150),
	paidAmount: fc.oneof(fc.constant(null), money(0, 30, 91, 100, 121, 150)),
	depositAmount: money(0, 0, 30),
	invoicedAmount: money(0, 91, 121),
	markedPaid: fc.boolean(),
	dueOn: day,
	billedDueOn: day,
});

/** Until when an order's buyer was told to pay: once it is delivered or settled, the later of its day and its invoice's. */
function toldDay({ status, dueOn, billedDueOn }: typeof orders.$inferSelect): string | null {
	if (isAwaited({ status })) return dueOn;
	return (
		[dueOn, billedDueOn]
			.flatMap((one) => one ?? [])
			.toSorted()
			.at(-1) ?? null
	);
}

test("the desk's lists and marks say the same of any order: what is open, overdue, and goes back", async () => {
	const { db } = database;
	const sums = {
		...{
			language: "nl" as const,
			vatRate: 21,
			shippingAddress: buyerAddress,
			createdAt: new Date("2026-09-01T12:00:00Z"),
		},
		...{ subtotalAmount: cents(100), vatAmount: cents(21), totalAmount: cents(121) },
	} as const;
	await fc.assert(
		fc.asyncProperty(fc.array(anyOrder, { minLength: 20, maxLength: 40 }), async (given) => {
			await db.delete(orders);
			const placed = await db
				.insert(orders)
				.values(given.map((one) => ({ ...one, ...sums, cartId: randomUUID(), idempotencyKey: randomUUID() })))
				.returning();
			const both = (choice: "toPayBack" | null) =>
				Promise.all([
					listOpenItems(db, { today, choice, page: 1 }),
					listOpenItems(db, { today, choice, page: 2 }),
				]);
			const [{ rows: page, totals }, next] = await both(null);
			const rows = [...page, ...next.rows];
			const back = (await both("toPayBack")).flatMap((one) => one.back);
			const first = await readToday(db, "nl", today);
			const told = placed.map((order) => {
				const [owed, paid] = [owedAmount(order), order.paidAmount ?? 0];
				const mark = paymentMark(order, today);
				const until = toldDay(order);
				const isLate = isOpen(order) && until !== null && until < today && paid < dueAmount(order);
				expect([order, mark === "overdue"]).toEqual([order, isLate]);
				expect([order, Math.max(0, askedAmount(order) ?? 0)]).toEqual([
					order,
					isOpen(order) ? owed - paid : 0,
				]);
				// Only what was never asked for or paid goes unmarked, while it waits.
				if (isOpen(order) && mark === null) expect([isAwaited(order), paid]).toEqual([true, 0]);
				return {
					...{ id: order.id, mark, hasDay: until !== null },
					open: isOpen(order) ? owed - paid : 0,
					late: isLate ? dueAmount(order) - paid : 0,
					back: mark === "toRefund" ? paid : mark === "overpaid" ? paid - owed : 0,
				};
			});
			const sumOf = (of: "open" | "late" | "back") => told.reduce((sum, one) => sum + one[of], 0);
			const countOf = (of: "open" | "late" | "back") => told.filter((one) => one[of] > 0).length;

			for (const { id, open, late, back: goesBack, mark, hasDay } of told) {
				const items = rows.filter((row) => row.id === id);
				expect([mark, sumCents(items.map((item) => item.open))]).toEqual([mark, open]);
				const isLate = ({ dueOn }: (typeof items)[number]) => dueOn !== null && dueOn < today;
				const overdue = hasDay ? items.filter(isLate) : [];
				expect([mark, sumCents(overdue.map((item) => item.open))]).toEqual([mark, late]);
				expect([mark, back.find((row) => row.id === id)?.back ?? 0]).toEqual([mark, goesBack]);
			}
			const sumsOf = (count: number, open: number) => (count > 0 ? { count, open } : undefined);
			expect(totals.all).toEqual(sumsOf(countOf("open"), sumOf("open")));
			expect(totals.toPayBack).toEqual(sumsOf(countOf("back"), sumOf("back")));
			expect(first.toPayBack).toEqual({ count: countOf("back"), open: sumOf("back") });
			expect(first.unpaid).toMatchObject({ count: countOf("late"), open: sumOf("late") });
			const buyers = await listBuyers(db, { search: "", place: null });
			const asked = placed.some(({ status }) => status !== "cancelled") ? [sumOf("open")] : [0];
			expect(buyers.rows.map(({ open }) => open)).toEqual(asked);
			const card = await findBuyer(db, buyerAddress.email.toLowerCase());
			expect(card?.sums.open ?? 0).toBe(sumOf("open"));
			const shown = new Map(card?.orders.map(({ id, open }) => [id, open]));
			for (const { id, open } of told) expect(shown.get(id)).toBe(open);
		}),
		{ numRuns: 8 },
	);
});
