import type { Language } from "~/i18n/languages.ts";
import type { Services } from "~/platform/services.server.ts";
import { findProduct } from "~/trade/catalog/catalog.store.server.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";

/** The product that an address names; answers 404 when there is none. */
export async function requireProduct(
	{ db, cache }: Services,
	language: Language,
	slug: string,
): Promise<ProductDetails> {
	const product = await findProduct(db, cache, language, slug);
	if (!product) throw new Response(null, { status: 404 });
	return product;
}
