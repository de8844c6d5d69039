import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { countFound, idsOf, orderedBy, spanOf, type Wanted } from "~/desk/list/found-rows.server.ts";
import { keptCounts } from "~/desk/list/kept-counts.server.ts";
import { type Found, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Cents } from "~/values/money.ts";
import { isUuid } from "~/values/uuid.ts";
import type { BankLineState } from "~/values/vocabulary.ts";
import { type Candidate, candidateFinder, orderNumbersIn, tellingWords } from "./match-lines.ts";
import { findPayable } from "./payable-orders.server.ts";

const { bankLines, bankStatements, orders, payments } = schema;

/** A line's own columns and which statement it is from. */
const columns = {
	id: bankLines.id,
	amount: bankLines.amount,
	bookedOn: bankLines.bookedOn,
	name: bankLines.name,
	account: bankLines.account,
	ogms: bankLines.ogms,
	text: bankLines.text,
	state: bankLines.state,
	reason: bankLines.reason,
	note: bankLines.note,
	statement: sql<string>`${bankStatements.number}`.as("statement"),
	ownAccount: sql<string>`${bankStatements.account}`.as("own_account"),
};

/** What a line pays now, order by order; what was taken back is not. */
const paidOrders = sql<{ id: string; orderNumber: string; amount: Cents }[]>`coalesce((
	select jsonb_agg(jsonb_build_object('id', o.id, 'orderNumber', o.order_number, 'amount', p.amount) order by o.order_number)
	from (select order_id, sum(amount)::bigint amount from ${payments} where bank_line_id = ${bankLines.id}
		group by order_id having sum(amount) <> 0) p
	join ${orders} o on o.id = p.order_id), '[]'::jsonb)`;

export type BankLineRow = NonNullable<Awaited<ReturnType<typeof findBankLine>>>;
export type ListedLine = BankLineRow & { candidates: readonly Candidate[] };

type LineQuery = ListQuery<BankLineState>;

/** The latest first. */
const order = { by: bankLines.bookedOn, isDown: true };

/** The ways in which a search finds lines, each by an index of its own. */
function waysTo(search: string): SQL[] {
	if (search === "") return [];
	const statements = sql`(select ${bankStatements.id} from ${bankStatements}
		where ${containsAny([bankStatements.number], search)})`;
	return [
		containsAny([bankLines.name, bankLines.text, bankLines.account], search),
		sql`${bankLines.statementId} in ${statements}`,
	];
}

async function countLines(db: Db, { ways, rest }: Wanted, state: BankLineState | null): Promise<Found> {
	if (ways.length === 0 && !rest) return keptCounts(db, "bank_lines", state);
	const is = state === null ? undefined : eq(bankLines.state, state);
	if (ways.length === 0) {
		const total = await db.$count(bankLines, and(rest, is));
		return { total, byStatus: null };
	}
	const chosen = state && is ? { name: state, is } : null;
	const counted = await countFound(
		db,
		bankLines,
		{ ways, rest },
		{ status: sql`${bankLines.state}`, chosen },
	);
	return { ...counted, byStatus: null };
}

/**
 * One page of the lines that a query finds, the latest first, how many there are, and for those that wait what orders they
 * may pay. Four statements at most.
 */
export async function listBankLines(db: Db, query: LineQuery): Promise<{ rows: ListedLine[]; found: Found }> {
	const { search, choice, days, page } = query;
	const rest = and(
		days?.from ? gte(bankLines.bookedOn, days.from) : undefined,
		days?.to ? lte(bankLines.bookedOn, days.to) : undefined,
	);
	const ways = waysTo(search);
	const found = await countLines(db, { ways, rest }, choice);
	const is = choice === null ? undefined : eq(bankLines.state, choice);
	const ids = idsOf(bankLines, { ways, rest: and(rest, is) }, spanOf(page, pageSize, found), order);
	const rows = await db
		.select({ ...columns, orders: paidOrders })
		.from(bankLines)
		.innerJoin(bankStatements, eq(bankStatements.id, bankLines.statementId))
		.where(sql`${bankLines.id} in ${ids}`)
		.orderBy(...orderedBy(bankLines, order));
	const candidates = await candidatesOf(
		db,
		rows.filter(({ state }) => state === "open"),
		3,
	);
	return { found, rows: rows.map((row) => ({ ...row, candidates: candidates.get(row.id) ?? [] })) };
}

/** What a line may pay an order by. */
export type Named = { id: string; amount: Cents; ogms: string[]; text: string; name: string };

/** What orders some lines may pay, by the lines' ids. One statement. */
export async function candidatesOf(
	db: Db,
	lines: readonly Named[],
	most?: number,
): Promise<ReadonlyMap<string, Candidate[]>> {
	if (lines.length === 0) return new Map();
	const payable = await findPayable(db, {
		references: [...new Set(lines.flatMap(({ ogms }) => ogms))],
		numbers: [...new Set(lines.flatMap(({ text }) => orderNumbersIn(text)))],
		amounts: [...new Set(lines.map(({ amount }) => amount))],
		words: [...new Set(lines.flatMap(({ name }) => tellingWords(name)))],
	});
	const find = candidateFinder(payable, most);
	return new Map(lines.map((line) => [line.id, find(line)]));
}

/** A line with what it pays; null where there is none. One statement. */
export async function findBankLine(db: Db, id: string) {
	if (!isUuid(id)) return null;
	const [row] = await db
		.select({ ...columns, orders: paidOrders })
		.from(bankLines)
		.innerJoin(bankStatements, eq(bankStatements.id, bankLines.statementId))
		.where(eq(bankLines.id, id));
	return row ?? null;
}

/** The latest statement of each account, by which the next file is chosen. One statement. */
export function latestStatements(db: Db) {
	const { account, number, closedOn, newBalance } = bankStatements;
	return db
		.selectDistinctOn([account], { account, number, closedOn, newBalance })
		.from(bankStatements)
		.orderBy(asc(account), desc(closedOn), desc(bankStatements.createdAt))
		.limit(10);
}
