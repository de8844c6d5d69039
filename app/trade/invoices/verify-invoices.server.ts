import { and, asc, eq, gt } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Canonical } from "~/values/canonical-json.ts";
import { type InvoiceSeries, invoiceSeries } from "~/values/vocabulary.ts";
import { readRow } from "./invoice.store.server.ts";
import { invoiceNumber } from "./invoice.ts";
import { documentHash } from "./invoice-hash.server.ts";

const { invoiceCounters, invoices } = schema;

/** Rows that are read at once. */
const portion = 500;

/** @property broken the first document that is not as it was issued, and what is wrong with it; null where all are */
export type Verified = { documents: number; broken: { number: string; problem: string } | null };

type Row = typeof invoices.$inferSelect;
type Counter = typeof invoiceCounters.$inferSelect;

/** What is wrong with a document by itself; null where it is as it was issued. */
function problemOf(row: Row): string | null {
	const { snapshot } = readRow(row);
	if (documentHash(row.previousHash, row.snapshot as Canonical, row.ubl) !== row.hash) {
		return "its content is not what its hash was made of";
	}
	const isSame =
		snapshot.number === row.number &&
		snapshot.kind === row.kind &&
		snapshot.issuedOn === row.issuedOn &&
		snapshot.order.id === row.orderId &&
		snapshot.net === row.netAmount &&
		snapshot.vat === row.vatAmount &&
		snapshot.gross === row.grossAmount;
	if (!isSame) return "its columns say otherwise than its content";
	if (row.number !== invoiceNumber(row.series, row.year, row.sequence)) return "its number is not its place";
	return null;
}

async function* rowsOf(db: Db, { series, year }: Counter): AsyncGenerator<Row> {
	for (let behind = 0; ; ) {
		const rows = await db
			.select()
			.from(invoices)
			.where(and(eq(invoices.series, series), eq(invoices.year, year), gt(invoices.sequence, behind)))
			.orderBy(asc(invoices.sequence))
			.limit(portion);
		yield* rows;
		if (rows.length < portion) return;
		behind = rows.at(-1)?.sequence ?? behind;
	}
}

async function verifySeries(db: Db, series: InvoiceSeries, now: Date): Promise<Verified> {
	const counters = await db
		.select()
		.from(invoiceCounters)
		.where(eq(invoiceCounters.series, series))
		.orderBy(asc(invoiceCounters.year));
	let documents = 0;
	let hash = "";
	for (const counter of counters) {
		let [sequence, day] = [0, ""];
		const numbered = (at: number) => invoiceNumber(series, counter.year, at);
		const broken = (at: number, problem: string) => ({
			documents,
			broken: { number: numbered(at), problem },
		});
		// What the law no longer asks for may be gone.
		const isExpired = counter.year < Number(antwerpClock(now).slice(0, 4)) - 10;
		for await (const row of rowsOf(db, counter)) {
			if (isExpired && row.sequence > sequence + 1) {
				[sequence, hash] = [row.sequence - 1, row.previousHash];
			}
			sequence += 1;
			if (row.sequence !== sequence) return broken(sequence, "it is missing");
			if (row.previousHash !== hash) return broken(sequence, "it does not follow the one before it");
			const problem = problemOf(row);
			if (problem) return broken(sequence, problem);
			if (row.issuedOn < day) return broken(sequence, "it was issued before the one before it");
			documents += 1;
			[hash, day] = [row.hash, row.issuedOn];
		}
		if (isExpired && sequence < counter.last) {
			hash = counter.lastHash;
			continue;
		}
		if (sequence < counter.last) return broken(sequence + 1, "it is missing");
		if (sequence > counter.last) return broken(sequence, "its series has not come so far");
		if (counter.lastHash !== hash) return broken(sequence, "its series ends with another hash");
	}
	return { documents, broken: null };
}

/**
 * Whether every invoice and credit note is as it was issued: none missing, none changed, each behind the one before it in
 * its series.
 */
export async function verifyInvoices(db: Db, now: Date = new Date()): Promise<Verified> {
	let documents = 0;
	for (const series of invoiceSeries) {
		const verified = await verifySeries(db, series, now);
		documents += verified.documents;
		if (verified.broken) return { documents, broken: verified.broken };
	}
	const counted = await db.$count(invoices);
	if (counted === documents) return { documents, broken: null };
	return {
		documents,
		broken: { number: "?", problem: `${counted - documents} documents belong to no series` },
	};
}
