import { eq } from "drizzle-orm";
import { judgeChange, type StatusResult, type WantedChange } from "~/desk/detail/status-change.ts";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { type QuoteStatus, quoteSteps } from "./quote-status.ts";

const { quotes } = schema;

/** Gives a quote another status and notes who did it. Admins only. */
export async function changeQuoteStatus(
	db: Db,
	author: Author,
	change: WantedChange<QuoteStatus> & { id: string },
): Promise<StatusResult> {
	if (!isUuid(change.id)) return { problem: "missing" };
	return db.transaction(async (tx) => {
		const [quote] = await tx
			.select({ status: quotes.status, label: quotes.customerName })
			.from(quotes)
			.where(eq(quotes.id, change.id))
			.for("update");
		if (!quote) return { problem: "missing" };
		const result = judgeChange(quoteSteps, quote.status, change);
		if ("problem" in result || !result.changed) return result;
		await tx.update(quotes).set({ status: change.to }).where(eq(quotes.id, change.id));
		await recordChange(tx, author, {
			entity: "quote",
			entityId: change.id,
			label: quote.label,
			action: "status",
			before: { status: quote.status },
			after: { status: change.to },
		});
		return result;
	});
}
