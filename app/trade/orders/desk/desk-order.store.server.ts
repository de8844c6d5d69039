import { asc, desc, eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Language } from "~/values/vocabulary.ts";

const { invoices, onlinePayments, onlineRefunds, onlineReversals, orderItems, orders, papers, payments } =
	schema;
const { productTranslations, transportProofs, withdrawals } = schema;

/**
 * An order with all that its page at the desk shows of it: what was sold, named in a language too, its money, its papers,
 * its invoices and how they travel, and what was withdrawn from. Null when there is none. One statement.
 */
export async function findDeskOrder(db: Db, id: string, language: Language) {
	if (!isUuid(id)) return null;
	const order = await db.query.orders.findFirst({
		where: eq(orders.id, id),
		with: {
			items: {
				orderBy: [asc(orderItems.position)],
				with: {
					product: {
						columns: { id: true },
						with: {
							translations: { columns: { title: true }, where: eq(productTranslations.language, language) },
						},
					},
				},
			},
			payments: {
				orderBy: [asc(payments.createdAt)],
				with: { bankLine: { columns: { id: true }, with: { statement: { columns: { number: true } } } } },
			},
			papers: { columns: { kind: true, number: true }, orderBy: [asc(papers.createdAt)] },
			transportProofs: {
				columns: { id: true, fileName: true, createdAt: true },
				orderBy: [asc(transportProofs.createdAt)],
			},
			onlinePayments: {
				columns: { id: true, state: true, amount: true, checkoutUrl: true, createdAt: true },
				orderBy: [asc(onlinePayments.createdAt)],
				with: {
					refunds: {
						columns: { id: true, amount: true, state: true, answer: true, settledAt: true },
						orderBy: [asc(onlineRefunds.createdAt)],
					},
					reversals: {
						columns: {
							id: true,
							kind: true,
							amount: true,
							settledAt: true,
							isStanding: true,
							paymentId: true,
						},
						orderBy: [asc(onlineReversals.createdAt)],
					},
				},
			},
			invoices: {
				// Of one moment, the invoice comes before what takes it back.
				orderBy: [asc(invoices.createdAt), sql`${invoices.creditsId} is not null`, asc(invoices.sequence)],
				with: { delivery: true },
			},
			offer: { columns: { id: true, number: true, quoteId: true } },
			withdrawals: { orderBy: [desc(withdrawals.createdAt)] },
		},
	});
	return order ?? null;
}

export type DeskOrder = NonNullable<Awaited<ReturnType<typeof findDeskOrder>>>;
