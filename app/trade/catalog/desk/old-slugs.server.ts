import { and, eq, or } from "drizzle-orm";
import { schema, type Transaction } from "~/platform/db.server.ts";
import { type EditedProduct, type LanguageSlug, slugsOf } from "./product-admin.ts";

const { productOldSlugs } = schema;

function isAmong(slugs: readonly LanguageSlug[]) {
	return (one: LanguageSlug) =>
		slugs.some(({ language, slug }) => language === one.language && slug === one.slug);
}

/**
 * Keeps the addresses that a product loses, so that they lead to it for good. A slug in use is no old one, whichever
 * product had it before.
 */
export async function keepOldSlugs(
	tx: Transaction,
	productId: string,
	texts: { before: EditedProduct["texts"] | null; after: EditedProduct["texts"] },
): Promise<void> {
	const after = slugsOf(texts.after);
	const before = texts.before === null ? [] : slugsOf(texts.before);
	const { language, slug } = productOldSlugs;
	const inUse = or(...after.map((one) => and(eq(language, one.language), eq(slug, one.slug))));
	if (inUse) await tx.delete(productOldSlugs).where(inUse);
	const lost = before.filter((one) => !isAmong(after)(one));
	if (lost.length === 0) return;
	await tx
		.insert(productOldSlugs)
		.values(lost.map((one) => ({ ...one, productId })))
		// It was another product's before: the last one to have had it counts.
		.onConflictDoUpdate({ target: [language, slug], set: { productId, createdAt: new Date() } });
}
