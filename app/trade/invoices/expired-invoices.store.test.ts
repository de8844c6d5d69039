import { expect, test } from "vitest";
import { deleteExpired } from "~/people/retention/delete-expired.server.ts";
import { schema } from "~/platform/db.server.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { issuer, placeSampleOrder, wishFor } from "../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { issueInvoice } from "./desk/issue-invoice.server.ts";
import type { IssueWish } from "./desk/prepare-invoice.server.ts";
import { findInvoice } from "./invoice.store.server.ts";
import { printInvoice } from "./print-invoice.server.ts";
import { verifyInvoices } from "./verify-invoices.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const thisYear = new Date().getUTCFullYear();
const inYear = (year: number) => new Date(`${year}-12-30T12:00:00Z`);

async function issue(year: number, wish: Partial<IssueWish> = {}) {
	const orderId = wish.orderId ?? (await placeSampleOrder(database.db)).id;
	const result = await issueInvoice(database.db, author, wishFor(orderId, wish), issuer, inYear(year));
	if ("problem" in result) throw new Error(result.problem);
	const invoice = await findInvoice(database.db, result.id);
	if (!invoice) throw new Error("no invoice");
	await printInvoice(database.db, invoice);
	return invoice;
}

test("an invoice stays ten years from 1 January after its own, and as long as a later credit note names it", async () => {
	const [old, credited, kept] = [
		await issue(thisYear - 11),
		await issue(thisYear - 11),
		await issue(thisYear - 10),
	];
	const request = { kind: "credit_note", of: credited.id, lines: "all" } as const;
	await issue(thisYear - 10, { orderId: credited.orderId, request, reason: "x" });
	expect(await verifyInvoices(database.db)).toEqual({ documents: 4, broken: null });

	await expect(database.pool.query("delete from invoices where id = $1", [kept.id])).rejects.toThrow(
		"never changed",
	);
	expect(await deleteExpired(database.db, new Date())).toMatchObject({ invoices: 1 });
	expect(await findInvoice(database.db, old.id)).toBeNull();
	const left = await database.db.select({ number: schema.papers.number }).from(schema.papers);
	expect(left).toHaveLength(3);
	expect(left).not.toContainEqual({ number: old.number });
	// What is still there is checked all the same.
	expect(await verifyInvoices(database.db)).toEqual({ documents: 3, broken: null });
});
