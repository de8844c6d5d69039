import { eq } from "drizzle-orm";
import { schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/trade/payments/book-payment.server.ts";
import type { AuditAction, quoteStatuses } from "~/values/vocabulary.ts";

const { auditLog, quotes } = schema;

/** Notes what was done about an offer, by the owner's people, its buyer, or the shop itself. */
export async function noteOffer(
	tx: Transaction,
	actor: Actor,
	change: {
		offer: { id: string; number: string };
		action: AuditAction;
		before?: unknown;
		after?: unknown;
	},
): Promise<void> {
	const { offer, ...what } = change;
	await tx.insert(auditLog).values({
		...{ userId: actor.id, userEmail: actor.email.slice(0, 200) },
		...{ entity: "offer", entityId: offer.id, label: offer.number, ...what },
	});
}

type QuoteStatus = (typeof quoteStatuses)[number];

/** Has the request follow its offer; a request that is gone, or that has come further already, stays as it is. */
export async function followQuote(
	tx: Transaction,
	actor: Actor,
	{ quoteId, to, from }: { quoteId: string | null; to: QuoteStatus; from: readonly QuoteStatus[] },
): Promise<void> {
	if (quoteId === null) return;
	const [quote] = await tx
		.select({ status: quotes.status, label: quotes.customerName })
		.from(quotes)
		.where(eq(quotes.id, quoteId))
		.for("update");
	if (!quote || quote.status === to || !from.includes(quote.status)) return;
	await tx.update(quotes).set({ status: to }).where(eq(quotes.id, quoteId));
	await tx.insert(auditLog).values({
		...{ userId: actor.id, userEmail: actor.email.slice(0, 200) },
		...{ entity: "quote", entityId: quoteId, label: quote.label.slice(0, 200), action: "status" },
		...{ before: { status: quote.status }, after: { status: to } },
	});
}
