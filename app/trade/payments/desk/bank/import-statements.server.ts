import { createHash, randomUUID } from "node:crypto";
import { asc, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { type Cents, cents, sumCents } from "~/values/money.ts";
import type { Actor } from "~/values/rights.ts";
import { bookPayment, type PayingOrder, settleOrder } from "../../book-payment.server.ts";
import type { BankLine, BankStatement } from "./bank-statement.ts";
import {
	type ImportPlan,
	mostShown,
	type PlannedLine,
	type PlannedStatement,
	type StatementStanding,
} from "./import-plan.ts";
import { type Match, matchLines, openOf } from "./match-lines.ts";
import { findByReference } from "./payable-orders.server.ts";
import { readStatements } from "./read-statements.server.ts";

const { bankLines, bankStatements, orders } = schema;

/** A file as it was chosen. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** Names what a statement tells, whatever number or format it comes in. */
function fingerprintOf({ closedOn, oldBalance, newBalance, lines }: BankStatement): string {
	const amounts = lines.map(({ amount }) => amount).toSorted((one, other) => one - other);
	const told = JSON.stringify([closedOn, oldBalance, newBalance, amounts]);
	return createHash("sha256").update(told).digest("base64url");
}

type Planned = {
	fileName: string;
	statement: BankStatement;
	fingerprint: string;
	standing: StatementStanding;
	lines: { line: BankLine; match: Match }[];
};

type Known = Pick<
	typeof bankStatements.$inferSelect,
	"account" | "number" | "fingerprint" | "oldBalance" | "newBalance"
>;

/** What the shop has of some accounts under these numbers or with these contents. One statement. */
async function findKnown(
	db: Db | Transaction,
	given: readonly { statement: BankStatement; fingerprint: string }[],
): Promise<Known[]> {
	if (given.length === 0) return [];
	const { account, number, fingerprint, oldBalance, newBalance } = bankStatements;
	const keys = given.map((one) => sql`(${one.statement.account}, ${one.statement.number})`);
	const prints = given.map((one) => sql`(${one.statement.account}, ${one.fingerprint})`);
	return db
		.select({ account, number, fingerprint, oldBalance, newBalance })
		.from(bankStatements)
		.where(
			sql`(${account}, ${number}) in (${sql.join(keys, sql`, `)})
				or (${account}, ${fingerprint}) in (${sql.join(prints, sql`, `)})`,
		);
}

function standingOf(
	statement: BankStatement,
	fingerprint: string,
	known: readonly Known[],
): StatementStanding {
	const own = known.filter(({ account }) => account === statement.account);
	const numbered = own.find(({ number }) => number === statement.number);
	if (numbered) {
		const isSame =
			numbered.oldBalance === statement.oldBalance && numbered.newBalance === statement.newBalance;
		return isSame ? "known" : "taken";
	}
	// An empty statement says nothing that another one could not say too.
	const isTold = statement.lines.length > 0 && own.some((one) => one.fingerprint === fingerprint);
	return isTold ? "known" : "new";
}

/** Statements of all files that can be read, the earlier day first, each with what it is to the shop and what it does. */
async function planStatements(
	db: Db | Transaction,
	files: readonly UploadedFile[],
): Promise<{ refused: ImportPlan["refused"]; planned: Planned[] }> {
	const refused: ImportPlan["refused"][number][] = [];
	const read: Omit<Planned, "standing" | "lines">[] = [];
	for (const { name: fileName, bytes } of files) {
		const file = readStatements(bytes);
		if ("problem" in file) refused.push({ id: refused.length, fileName, ...file });
		else
			read.push(
				...file.statements.map((statement) => ({
					...{ fileName, statement, fingerprint: fingerprintOf(statement) },
				})),
			);
	}
	read.sort((one, other) => one.statement.closedOn.localeCompare(other.statement.closedOn));
	const known = await findKnown(db, read);
	const stood = read.map((one) => {
		const standing = standingOf(one.statement, one.fingerprint, known);
		// The same statement twice among the files is new once.
		if (standing === "new") {
			const { account, number, oldBalance, newBalance } = one.statement;
			known.push({ account, number, oldBalance, newBalance, fingerprint: one.fingerprint });
		}
		return { ...one, standing };
	});
	const fresh = stood.filter(({ standing }) => standing === "new");
	const references = new Set(
		fresh.flatMap(({ statement }) => statement.lines.flatMap(({ amount, ogms }) => (amount > 0 ? ogms : []))),
	);
	const payable = await findByReference(db, [...references]);
	const matched = matchLines(
		fresh.flatMap(({ statement }) => statement.lines),
		payable,
	);
	const matchOf = new Map(matched.map((one) => [one.line, one]));
	const planned = stood.map((one) => ({
		...one,
		lines: one.standing === "new" ? one.statement.lines.flatMap((line) => matchOf.get(line) ?? []) : [],
	}));
	return { refused, planned };
}

function plannedLine({ line, match }: Planned["lines"][number], id: number): PlannedLine {
	const { amount, bookedOn, name, text } = line;
	return {
		...{ id, amount, bookedOn, name, text },
		reason: match.state === "open" ? match.reason : null,
		orders:
			match.state === "booked"
				? match.bookings.map((booking) => ({
						orderNumber: booking.order.orderNumber,
						amount: booking.amount,
						isPaid: booking.amount === openOf(booking.order),
					}))
				: [],
	};
}

function plannedStatement({ fileName, statement, standing, lines }: Planned, id: number): PlannedStatement {
	const { account, number, closedOn, oldBalance, newBalance } = statement;
	const count = (state: Match["state"]) => lines.filter(({ match }) => match.state === state).length;
	return {
		...{ id, fileName, account, number, closedOn, oldBalance, newBalance, standing },
		counts: { booked: count("booked"), open: count("open"), out: count("out") },
	};
}

/** What an import shows of its plan, with a mark of all that it would do. */
function shownPlan(
	{ refused, planned }: Awaited<ReturnType<typeof planStatements>>,
	ownAccount: string,
): ImportPlan {
	const lines = planned.flatMap((one) => one.lines);
	const booked = lines.filter(({ match }) => match.state === "booked").map(plannedLine);
	const open = lines.filter(({ match }) => match.state === "open").map(plannedLine);
	const statements = planned.map(plannedStatement);
	const mark = createHash("sha256")
		.update(JSON.stringify([statements, booked, open]))
		.digest("base64url");
	const own = ownAccount.replaceAll(" ", "");
	return {
		...{ refused, statements, mark },
		...{ booked: booked.slice(0, mostShown), open: open.slice(0, mostShown) },
		sum: sumCents(booked.map(({ amount }) => amount)),
		paid: booked.flatMap((line) => line.orders).filter(({ isPaid }) => isPaid).length,
		isOtherAccount: own !== "" && statements.some(({ account }) => account !== own),
	};
}

/** What files would do now; stores nothing. Three statements at most. Admins only. @param ownAccount the company's IBAN */
export async function checkStatements(
	db: Db | Transaction,
	files: readonly UploadedFile[],
	ownAccount: string,
): Promise<ImportPlan> {
	return shownPlan(await planStatements(db, files), ownAccount);
}

export type ImportResult =
	| { stored: true; statements: number }
	/** The import would do something else than its author saw. @property plan what it would do now */
	| { stored: false; plan: ImportPlan };

/** Rows of one statement to the database. */
const rowsAtOnce = 1_000;

async function storeStatement(tx: Transaction, author: Actor<"bank.change">, planned: Planned) {
	const { statement, fingerprint, fileName, lines } = planned;
	const { lines: _lines, ...facts } = statement;
	const person = { userId: author.id, userEmail: author.email };
	const [row] = await tx
		.insert(bankStatements)
		.values({ ...facts, ...person, fingerprint, fileName: fileName.slice(0, 200) })
		.returning({ id: bankStatements.id });
	if (!row) throw new Error("a bank statement was not stored");
	const rows = lines.map(({ line, match }) => ({
		...{ ...line, ogms: [...line.ogms], id: randomUUID(), statementId: row.id, state: match.state },
		reason: match.state === "open" ? match.reason : null,
	}));
	for (let from = 0; from < rows.length; from += rowsAtOnce) {
		await tx.insert(bankLines).values(rows.slice(from, from + rowsAtOnce));
	}
	return rows;
}

/** Locks the orders that some files name, always in the same order. */
async function lockNamed(
	tx: Transaction,
	files: readonly UploadedFile[],
): Promise<ReadonlyMap<string, PayingOrder>> {
	const read = files.map(({ bytes }) => readStatements(bytes));
	const lines = read.flatMap((file) =>
		"problem" in file ? [] : file.statements.flatMap((statement) => statement.lines),
	);
	const references = new Set(lines.flatMap(({ amount, ogms }) => (amount > 0 ? ogms : [])));
	if (references.size === 0) return new Map();
	const rows = await tx
		.select()
		.from(orders)
		.where(sql`${orders.paymentReference} = any(string_to_array(${[...references].join(",")}, ','))`)
		.orderBy(asc(orders.id))
		.for("update");
	return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Stores the new statements of some files and books what they pay, all of it or nothing, if that does what its author saw.
 * Statements that are here already do nothing, so that the same files twice are one import. Admins only.
 * @param given.mark of what `checkStatements` said
 * @param given.thanks who thanks the buyers of orders that are paid by it; null: they stay as they are
 */
export function importStatements(
	db: Db,
	author: Actor<"bank.change">,
	given: {
		files: readonly UploadedFile[];
		mark: string;
		ownAccount: string;
		thanks: ConfirmationSender | null;
	},
): Promise<ImportResult> {
	const { files, mark, ownAccount, thanks } = given;
	return db.transaction(async (tx): Promise<ImportResult> => {
		// One import after the other; what is read meanwhile is what there was before.
		await tx.execute(sql`lock table ${bankStatements} in share row exclusive mode`);
		const locked = await lockNamed(tx, files);
		const read = await planStatements(tx, files);
		const fresh = read.planned.filter(({ standing }) => standing === "new");
		const plan = shownPlan(read, ownAccount);
		const isDone = read.planned.length > 0 && read.planned.every(({ standing }) => standing === "known");
		if (isDone && read.refused.length === 0) return { stored: true, statements: 0 };
		if (plan.mark !== mark || fresh.length === 0) return { stored: false, plan };
		for (const planned of fresh) {
			const rows = await storeStatement(tx, author, planned);
			for (const [index, { line, match }] of planned.lines.entries()) {
				const bankLineId = rows[index]?.id;
				if (match.state !== "booked" || bankLineId === undefined) continue;
				for (const { order: named, amount } of match.bookings) {
					const order = locked.get(named.id);
					if (!order) throw new Error("an order of a bank line was not locked");
					const payment = { amount, paidOn: line.bookedOn, note: "" };
					const key = randomUUID();
					const result = await bookPayment(tx, author, { order, key, payment, bankLineId });
					if ("closes" in result && result.closes && thanks) {
						await settleOrder(tx, author, { order, paid: result.paid, thanks });
					}
				}
			}
		}
		await recordChange(tx, author, {
			...{ entity: "bank_line", entityId: "import", action: "import" },
			label: fresh.map(({ statement }) => `${statement.account} ${statement.number}`).join(", "),
			after: importedFacts(plan),
		});
		return { stored: true, statements: fresh.length };
	});
}

function importedFacts({ statements, sum, paid }: ImportPlan): Record<string, unknown> {
	const count = (kind: keyof PlannedStatement["counts"]) =>
		statements.reduce((total, { counts }) => total + counts[kind], 0);
	const amount: Cents = cents(sum);
	return { amount, ordersPaid: paid, booked: count("booked"), open: count("open") };
}
