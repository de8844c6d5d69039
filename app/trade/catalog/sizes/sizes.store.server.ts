import { inArray, type SQL, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { readWithRetries } from "~/platform/retry.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { hasText } from "../listed-products.store.server.ts";
import type { PricedProduct } from "../pricing.ts";
import { chooseTranslation, type ProductDetails } from "../product.ts";
import { productsTag } from "../products-tag.ts";

/** A container with its measures, as it is drawn and compared. */
export type SizedProduct = PricedProduct &
	Pick<
		ProductDetails,
		| "id"
		| "type"
		| "condition"
		| "stockStatus"
		| "dimensionsInside"
		| "dimensionsOutside"
		| "weight"
		| "capacityCbm"
		| "palletPlaces"
	> & {
		title: string;
		slug: string;
		/** The language of the title, where it is not that of the page. */
		lang: Language | undefined;
	};

/** Containers that a condition holds for, each with the slugs among the asked ones that lead to it. One statement. */
async function readSized(db: Db, language: Language, where: SQL, asked: SQL) {
	const rows = await readWithRetries(() =>
		db.query.products.findMany({
			columns: {
				...{ id: true, type: true, condition: true, size: true, isAvailable: true, stockStatus: true },
				...{ price: true, priceNew: true, priceUsedA: true, priceUsedCw: true, priceRentPerDay: true },
				...{ askOfferNew: true, askOfferUsedA: true, askOfferUsedCw: true, askOfferRent: true },
				...{ dimensionsInside: true, dimensionsOutside: true, weight: true, capacityCbm: true },
				...{ palletPlaces: true, deliveryOptions: true },
			},
			with: { translations: { columns: { language: true, title: true, slug: true } } },
			extras: { asked: asked.as<string[]>("asked") },
			where,
		}),
	);
	return rows.flatMap(({ translations, asked: slugs, ...product }) => {
		const text = chooseTranslation(translations, language);
		if (!text) return [];
		const { title, slug, lang } = text;
		const own = translations.find((one) => one.language === language)?.slug;
		return [{ container: { ...product, title, slug, lang }, slugs, own }];
	});
}

/**
 * The containers that slugs lead to, of any language or earlier ones, in that order; null where there is none. One
 * statement at most.
 */
export async function readCompared(
	db: Db,
	language: Language,
	slugs: readonly string[],
): Promise<(SizedProduct | null)[]> {
	if (slugs.length === 0) return [];
	const wanted = sql`array[${sql.join(
		slugs.map((slug) => sql`${slug}::text`),
		sql`, `,
	)}]`;
	const leading = (columns: SQL, also: SQL) => sql`(
		select ${columns} from product_translations where slug = any (${wanted}) ${also}
		union select ${columns} from product_old_slugs where slug = any (${wanted}) ${also})`;
	const found = await readSized(
		db,
		language,
		sql`products.id in ${leading(sql`product_id`, sql``)}`,
		sql`array${leading(sql`slug`, sql`and product_id = products.id`)}`,
	);
	return slugs.map((slug) => {
		const leads = found.filter((one) => one.slugs.includes(slug));
		return (leads.find(({ own }) => own === slug) ?? leads[0])?.container ?? null;
	});
}

/** Containers by their ids, in that order. One statement at most. */
export async function listSized(db: Db, language: Language, ids: readonly string[]): Promise<SizedProduct[]> {
	if (ids.length === 0) return [];
	const wanted = inArray(sql`products.id`, [...ids]);
	const found = await readSized(db, language, wanted, sql`array[]::text[]`);
	return ids.flatMap((id) => found.find(({ container }) => container.id === id)?.container ?? []);
}

/** Sizes on one page at most: the trade knows two dozen. */
const mostSizes = 60;

/**
 * One container of each size, type and outer measures, the oldest: the shop may have many of one kind that differ in
 * colour or equipment. Small to large. One statement, kept.
 */
export function listSizes(db: Db, cache: Cache, language: Language): Promise<SizedProduct[]> {
	return cache.remember(`sizes:${language}`, [productsTag], async () => {
		// Without a sort of all containers: a large shop has a hundred thousand of them.
		const oldest = sql`(select right(min(products.created_at::text || products.id::text), 36)::uuid from products
			where ${hasText} group by products.size, products.type, products.dimensions_outside limit ${mostSizes})`;
		const found = await readSized(db, language, sql`products.id in ${oldest}`, sql`array[]::text[]`);
		return found.map(({ container }) => container).toSorted(bySize);
	});
}

function bySize(a: SizedProduct, b: SizedProduct): number {
	const feet = ({ size }: SizedProduct) => Number(/^\d+/.exec(size)?.[0] ?? 99);
	const measure = ({ dimensionsOutside: outside }: SizedProduct) =>
		outside ? outside.length * 100 + outside.height : Number.POSITIVE_INFINITY;
	const kind = ({ type }: SizedProduct) => kindOrder.indexOf(type);
	return feet(a) - feet(b) || kind(a) - kind(b) || measure(a) - measure(b) || a.slug.localeCompare(b.slug);
}

/** From what most come for to what few do. */
const kindOrder: readonly SizedProduct["type"][] = [
	...(["Standard", "High Cube", null, "Open Top", "Flat Rack", "Refrigerated", "thermostatic"] as const),
	"Tank",
];
