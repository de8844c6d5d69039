import type { Language } from "~/i18n/languages.ts";
import type { Services } from "~/platform/services.server.ts";
import { leadOn } from "~/site/redirects/redirects.store.server.ts";
import { findProduct, wasProduct } from "~/trade/catalog/catalog.store.server.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";

/**
 * The product that an address names. Where there is none a published redirect leads on; what has been deleted is gone
 * (410), and what never was is not found (404).
 */
export async function requireProduct(
	{ db, cache }: Services,
	language: Language,
	{ slug, request }: { slug: string; request: Request },
): Promise<ProductDetails> {
	const product = await findProduct(db, cache, language, slug);
	if (product) return product;
	await leadOn({ db, cache }, request);
	throw new Response(null, { status: (await wasProduct(db, slug)) ? 410 : 404 });
}
