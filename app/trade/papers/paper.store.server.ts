import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, notExists, notInArray, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Language, OrderPaperKind, PaperKind } from "~/values/vocabulary.ts";
import { isMadeOf, orderPaperNumber, stepsOfPapers } from "./order-paper.ts";

const { orders, papers } = schema;

export type StoredPaper = Pick<
	typeof papers.$inferSelect,
	"kind" | "number" | "language" | "sha256" | "bytes"
>;

const stored = {
	kind: papers.kind,
	number: papers.number,
	language: papers.language,
	sha256: papers.sha256,
	bytes: papers.bytes,
};

/** What a paper is of: an order or an offer. */
type PaperOf = { orderId: string; offerId?: undefined } | { offerId: string; orderId?: undefined };

/** A paper of an order or an offer as it was printed; null where it has not been. One statement. */
export async function findPaper(
	db: Db | Transaction,
	wanted: PaperOf & { kind: PaperKind; number: string },
): Promise<StoredPaper | null> {
	const { kind, number } = wanted;
	const isOf =
		wanted.orderId === undefined ? eq(papers.offerId, wanted.offerId) : eq(papers.orderId, wanted.orderId);
	const [paper] = await db
		.select(stored)
		.from(papers)
		.where(and(eq(papers.kind, kind), eq(papers.number, number), isOf));
	return paper ?? null;
}

/**
 * Keeps what was printed, once: of two at the same moment the first is kept, and both get that. Two statements at most.
 * @param paper `number`: unique among papers of its kind
 */
export async function keepPaper(
	db: Db | Transaction,
	paper: PaperOf & { kind: PaperKind; number: string; language: Language; bytes: Uint8Array },
): Promise<StoredPaper> {
	const bytes = Buffer.from(paper.bytes);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const [kept] = await db
		.insert(papers)
		.values({ ...paper, bytes, sha256 })
		.onConflictDoNothing({ target: [papers.kind, papers.number] })
		.returning(stored);
	const first = kept ?? (await findPaper(db, paper));
	if (!first) throw new Error(`the ${paper.kind} ${paper.number} is another's`);
	return first;
}

type PapersOrder = Parameters<typeof isMadeOf>[0] & Parameters<typeof orderPaperNumber>[0] & { id: string };

/** Which of some orders have a paper of a kind, printed or to be printed: their ids. One statement at most. */
export async function ordersWithPaper(
	db: Db,
	given: readonly PapersOrder[],
	kind: OrderPaperKind,
): Promise<ReadonlySet<string>> {
	const later = given.filter((order) => !isMadeOf(order, kind));
	const made = given.filter((order) => isMadeOf(order, kind)).map(({ id }) => id);
	if (later.length === 0) return new Set(made);
	const printed = await db
		.select({ id: papers.orderId, number: papers.number })
		.from(papers)
		.where(
			and(
				eq(papers.kind, kind),
				inArray(
					papers.orderId,
					later.map(({ id }) => id),
				),
			),
		);
	const isPrinted = (order: PapersOrder) =>
		printed.some(({ id, number }) => id === order.id && number === orderPaperNumber(order));
	return new Set([...made, ...later.filter(isPrinted).map(({ id }) => id)]);
}

/** Orders since a moment that wait for their pro forma, oldest first, but for some. One statement. */
export async function listOrdersToPrint(
	db: Db,
	{ since, most, except }: { since: Date; most: number; except: readonly string[] },
): Promise<string[]> {
	const printed = db
		.select({ one: sql`1` })
		.from(papers)
		.where(and(eq(papers.orderId, orders.id), eq(papers.kind, "pro-forma")));
	const rows = await db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				gt(orders.createdAt, since),
				inArray(orders.status, [...stepsOfPapers["pro-forma"]]),
				isNull(orders.anonymizedAt),
				notExists(printed),
				except.length > 0 ? notInArray(orders.id, [...except]) : undefined,
			),
		)
		.orderBy(asc(orders.createdAt))
		.limit(most);
	return rows.map(({ id }) => id);
}
