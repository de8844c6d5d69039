import { and, eq, ne } from "drizzle-orm";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema, type Transaction } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { companyTag } from "./company-tag.ts";

const { companySettings } = schema;

/** The language in which an empty shop writes to its own people, until somebody has saved the company: that asks for a legal name. */
export async function beginMailLanguage(tx: Transaction, language: Language): Promise<void> {
	const changed = await tx
		.update(companySettings)
		.set({ mailLanguage: language })
		.where(and(eq(companySettings.legalName, ""), ne(companySettings.mailLanguage, language)))
		.returning();
	if (changed.length > 0) await announceChange(tx, [companyTag]);
}
