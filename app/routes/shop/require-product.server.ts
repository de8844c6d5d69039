import { data } from "react-router";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { leadOn } from "~/site/redirects/redirects.store.server.ts";
import { findProduct, wasProduct } from "~/trade/catalog/catalog.store.server.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";

/** What its page says of a container that is not there, in words: no other page has to bring them. */
export type AbsentProduct = { told: string };

/**
 * The product that an address names. Where there is none a published redirect leads on; what has been deleted is gone
 * (410), or what a published rule says so of, and what never was is not found (404).
 */
export async function requireProduct(
	{ db, cache }: Services,
	language: Language,
	{ slug, request }: { slug: string; request: Request },
): Promise<ProductDetails> {
	const product = await findProduct(db, cache, language, slug);
	if (product) return product;
	const status = await leadOn({ db, cache }, request);
	const { missing, gone } = pageTexts[language].container.absent;
	const isGone = status === 410 || (await wasProduct(db, slug));
	const told = isGone ? gone : missing.replace("{slug}", () => slug);
	throw data({ told } satisfies AbsentProduct, { status: isGone ? 410 : 404 });
}
