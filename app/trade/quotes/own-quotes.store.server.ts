import { desc, eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";

const { productTranslations, quotes } = schema;

const mostQuotes = 20;

/**
 * The newest quote requests that came with an e-mail address, each with its container's title in the language, else in
 * Dutch. Only for whoever has shown that the address is theirs. One statement.
 */
export function listQuotesOf(db: Db, email: string, language: Language) {
	const title = db
		.select({ title: productTranslations.title })
		.from(productTranslations)
		.where(eq(productTranslations.productId, quotes.productId))
		.orderBy(
			desc(sql`${productTranslations.language} = ${language}`),
			desc(sql`${productTranslations.language} = 'nl'`),
		)
		.limit(1)
		.as("title");
	return db
		.select({
			...{ id: quotes.id, createdAt: quotes.createdAt, status: quotes.status },
			...{ quantity: quotes.quantityRequested, productId: quotes.productId, title: title.title },
			isConversion: sql<boolean>`${quotes.configuration} is not null`,
		})
		.from(quotes)
		.leftJoinLateral(title, sql`true`)
		.where(eq(sql`lower(${quotes.email})`, email.toLowerCase()))
		.orderBy(desc(quotes.createdAt), desc(quotes.id))
		.limit(mostQuotes);
}
