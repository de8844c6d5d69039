import { eq, inArray, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { buyerKey } from "./buyer.ts";

const { buyerAddresses } = schema;

/** address: it is none; same: both are one already; nobody: the shop has nothing of it; gone: it was not put together. */
export type MergeResult = { main: string } | { problem: "address" | "same" | "nobody" | "gone" };

/** All of it is rare, and each address may only lead to one that leads nowhere: one at a time. */
const alone = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('buyer_addresses'))`);

async function mainOf(tx: Transaction, email: string): Promise<string> {
	const [row] = await tx
		.select({ main: buyerAddresses.mainEmail })
		.from(buyerAddresses)
		.where(eq(buyerAddresses.email, email));
	return row?.main ?? email;
}

/** A main address and those that lead to it. */
async function groupOf(tx: Transaction, main: string): Promise<string[]> {
	const rows = await tx
		.select({ email: buyerAddresses.email })
		.from(buyerAddresses)
		.where(eq(buyerAddresses.mainEmail, main));
	return [main, ...rows.map(({ email }) => email).toSorted()];
}

async function isKnown(tx: Transaction, email: string): Promise<boolean> {
	const { rows } = await tx.execute<{ known: boolean }>(sql`select
		exists (select from orders o where lower(o.shipping_address ->> 'email') = ${email})
		or exists (select from quotes q where lower(q.email) = ${email})
		or exists (select from offers f where lower(f.email) = ${email})
		or exists (select from contact_messages m where lower(m.email) = ${email})
		or exists (select from buyer_addresses b where b.main_email = ${email}) as known`);
	return rows[0]?.known ?? false;
}

/**
 * Puts the buyer of an address together with another: what either has stands on one card from then on, under the first. Orders,
 * invoices and mails stay as they are. Sent twice, or both ways at the same moment, it is done once.
 * @param given.into the address that the buyer goes by; @param given.other as it was typed
 */
export function mergeBuyers(
	db: Db,
	author: Actor<"buyers.change">,
	given: { into: string; other: string },
): Promise<MergeResult> {
	return db.transaction(async (tx) => {
		const typed = buyerKey(given.other);
		if (typed === null) return { problem: "address" };
		await alone(tx);
		const [main, other] = [await mainOf(tx, given.into), await mainOf(tx, typed)];
		if (main === other) return { problem: "same" };
		if (!(await isKnown(tx, other))) return { problem: "nobody" };
		const before = await groupOf(tx, main);
		const joined = await groupOf(tx, other);
		await tx.delete(buyerAddresses).where(inArray(buyerAddresses.email, joined));
		await tx
			.insert(buyerAddresses)
			.values(joined.map((email) => ({ email, mainEmail: main, userEmail: author.email })));
		await recordChange(tx, author, {
			...{ entity: "buyer", entityId: main, label: main, action: "update" },
			...{ before: { addresses: before }, after: { addresses: [...before, ...joined] } },
		});
		return { main };
	});
}

/** Takes an address out of a buyer's again: it stands alone from then on. */
export function splitBuyer(
	db: Db,
	author: Actor<"buyers.change">,
	given: { from: string; other: string },
): Promise<MergeResult> {
	return db.transaction(async (tx) => {
		await alone(tx);
		const main = await mainOf(tx, given.from);
		const before = await groupOf(tx, main);
		if (given.other === main || !before.includes(given.other)) return { problem: "gone" };
		await tx.delete(buyerAddresses).where(eq(buyerAddresses.email, given.other));
		await recordChange(tx, author, {
			...{ entity: "buyer", entityId: main, label: main, action: "update" },
			before: { addresses: before },
			after: { addresses: before.filter((email) => email !== given.other) },
		});
		return { main };
	});
}
