import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { offeredConditions } from "../../app/trade/catalog/pricing.ts";
import { ralColors } from "../../app/trade/catalog/ral-colors.ts";
import { type Cents, cents, noCents } from "../../app/values/money.ts";
import {
	type Condition,
	conditions,
	type Language,
	languages,
	transportCountries,
} from "../../app/values/vocabulary.ts";
import * as schema from "../schema/index.ts";
import { blogPosts } from "./blog/index.ts";
import { company, depot, unknownCompany } from "./company.ts";
import { conditionInfo } from "./condition-info.ts";
import { consumerLaw, typeWarnings } from "./consumer-law.ts";
import { containerListSection, homeSections } from "./home.ts";
import { landingPages } from "./pages/index.ts";
import { productPictures } from "./product-pictures.ts";
import { products } from "./products.ts";
import type { Localized, SeedBlogPost, SeedLandingPage, SeedProduct, SeedSection } from "./seed-content.ts";
import { tariffs } from "./tariffs.ts";
import { typeDescriptions } from "./type-descriptions.ts";

type Db = NodePgDatabase<typeof schema>;
type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** One mark for both: what a database started with stays, whatever the shop is told later. */
const mark = "demo-content";

/** Fills a new database once in its life: all of it or nothing, also when processes start together. */
function seedOnce(db: Db, fill: (tx: Transaction) => Promise<void>): Promise<boolean> {
	return db.transaction(async (tx) => {
		const marked = await tx.insert(schema.appMarks).values({ name: mark }).onConflictDoNothing().returning();
		if (marked.length === 0) return false;
		await fill(tx);
		return true;
	});
}

/** What a page of the law says has to be read, and mended, before it is published. */
const legalPages: readonly SeedLandingPage[] = landingPages.filter(({ slug }) =>
	["cookie-policy", "privacy-statement", "terms-of-sale", "accessibility"].includes(slug),
);

/**
 * Fills the database of a shop that starts empty: home page and list of containers, what the kinds of container are,
 * legal pages as drafts, and a company that has yet to say who it is.
 * @returns whether it was done now
 */
export function seedStart(db: Db): Promise<boolean> {
	return seedOnce(db, async (tx) => {
		await tx.insert(schema.companySettings).values(unknownCompany);
		await seedTypeDescriptions(tx);
		const none = { productIds: new Map(), postIds: new Map() };
		for (const page of legalPages) {
			const draft = { ...page, related_products: [], related_posts: [] };
			await seedLandingPage(tx, draft, none, { isPublished: false });
		}
		await seedPage(tx, "home", homeSections);
		await seedPage(tx, "container", [containerListSection]);
	});
}

/**
 * Loads the demo content.
 * @returns whether it was loaded now
 */
export function seedDemo(db: Db): Promise<boolean> {
	return seedOnce(db, async (tx) => {
		await tx.insert(schema.companySettings).values({ ...company, depot, consumerLaw });
		await seedTariffs(tx);
		await seedStockColors(tx);
		await seedTypeDescriptions(tx);
		const productIds = new Map<string, string>();
		for (const [index, product] of products.entries())
			productIds.set(product.key, await seedProduct(tx, product, index));
		const postIds = new Map<string, string>();
		for (const post of blogPosts) postIds.set(post.key, await seedPost(tx, post));
		for (const page of landingPages) await seedLandingPage(tx, page, { productIds, postIds });
		await seedPage(tx, "home", homeSections);
		await seedPage(tx, "container", [containerListSection]);
	});
}

function perLanguage<T, R>(texts: Localized<T>, toRow: (language: Language, text: T) => R): R[] {
	return languages.map((language) => toRow(language, texts[language]));
}

async function seedTariffs(tx: Transaction): Promise<void> {
	const rows = transportCountries.flatMap((country) =>
		tariffs[country].map(([prefix, place, single, double]) => ({
			country,
			prefix,
			place,
			single: cents(single * 100),
			double: cents(double * 100),
		})),
	);
	await tx.insert(schema.transportTariffs).values(rows);
}

async function seedStockColors(tx: Transaction): Promise<void> {
	const usual = ralColors.filter(({ inStock }) => inStock);
	await tx
		.insert(schema.stockColors)
		.values(usual.map(({ number }, sortOrder) => ({ ral: String(number), sortOrder })));
}

async function seedTypeDescriptions(tx: Transaction): Promise<void> {
	for (const { type, translations } of typeDescriptions) {
		const [row] = await tx.insert(schema.productTypeDescriptions).values({ type }).returning();
		if (!row) continue;
		await tx.insert(schema.productTypeDescriptionTranslations).values(
			perLanguage(translations, (language, text) => ({
				productTypeDescriptionId: row.id,
				language,
				title: text.title,
				description: text.description,
				features: text.features,
				usageExamples: text.usage_examples,
			})),
		);
	}
}

function money(amount: number | null): Cents | null {
	return amount === null ? null : cents(amount);
}

/** Front, rear, inside and side; what is rented out is of A quality. */
function picturesOf({ key }: SeedProduct, condition: Condition): [front: string, ...others: string[]] {
	const { front, rear, inside, side } = productPictures[key][condition === "rent" ? "used-a" : condition];
	return [front, rear, inside, side];
}

/** @returns the product's id */
async function seedProduct(tx: Transaction, product: SeedProduct, index: number): Promise<string> {
	const facts = {
		price: noCents,
		priceNew: money(product.price_new),
		priceUsedA: money(product.price_used_a),
		priceUsedCw: money(product.price_used_cw),
		priceRentPerDay: money(product.price_rent_per_day),
		askOfferNew: product.ask_offer_new,
		askOfferUsedA: product.ask_offer_used_a,
		askOfferUsedCw: product.ask_offer_used_cw,
		askOfferRent: product.ask_offer_rent,
	};
	const shown = picturesOf(product, product.condition);
	const [row] = await tx
		.insert(schema.products)
		.values({
			...facts,
			type: product.type,
			condition: product.condition,
			size: product.size,
			isAvailable: product.is_available,
			stockStatus: product.stock_status,
			deliveryOptions: product.delivery_options,
			dimensionsInside: product.dimensions_inside,
			dimensionsOutside: product.dimensions_outside,
			weight: product.weight,
			capacityCbm: product.capacity_cbm,
			palletPlaces: product.pallet_places,
			imageUrl: shown[0],
			// Newest first is the documented order: the first product of the list is the newest.
			createdAt: sql`now() - make_interval(mins => ${index})`,
		})
		.returning();
	const productId = idOf(row);
	await tx.insert(schema.productTranslations).values(
		perLanguage(product.translations, (language, text) => ({
			productId,
			language,
			title: text.title,
			description: text.description,
			descriptionHtml: text.description_html,
			metaTitle: text.meta_title,
			metaDescription: text.meta_description,
			warnings: typeWarnings[product.type]?.[language] ?? null,
			slug: text.slug,
		})),
	);
	await tx
		.insert(schema.productImages)
		.values(shown.map((imageUrl, sortOrder) => ({ productId, imageUrl, sortOrder })));
	const offered = offeredConditions(facts);
	await seedConditionImages(tx, product, productId, offered);
	const family = conditionFamily(product);
	for (const condition of conditions.filter((candidate) => offered.includes(candidate))) {
		const [imageUrl] = picturesOf(product, condition);
		const [info] = await tx
			.insert(schema.productConditionInfo)
			.values({ productId, condition, imageUrl })
			.returning();
		if (!info) continue;
		await tx.insert(schema.productConditionInfoTranslations).values(
			perLanguage(conditionInfo[family][condition], (language, text) => ({
				productConditionInfoId: info.id,
				language,
				...text,
			})),
		);
	}
	return productId;
}

async function seedConditionImages(
	tx: Transaction,
	product: SeedProduct,
	productId: string,
	offered: readonly Condition[],
): Promise<void> {
	const pictured = offered.map((condition) => ({ condition, images: picturesOf(product, condition) }));
	await tx
		.insert(schema.productConditionImages)
		.values(
			pictured.flatMap(({ condition, images }) =>
				images.map((imageUrl, sortOrder) => ({ productId, condition, imageUrl, sortOrder })),
			),
		);
	await tx
		.insert(schema.productMainConditionImages)
		.values(pictured.map(({ condition, images }) => ({ productId, condition, imageUrl: images[0] })));
}

function idOf(row: { id: string } | undefined): string {
	if (!row) throw new Error("the row was not inserted");
	return row.id;
}

/** @returns the post's id */
async function seedPost(tx: Transaction, post: SeedBlogPost): Promise<string> {
	const written = new Date(`${post.publish_date}T08:00:00Z`);
	// Whatever the clock says, the demo posts are there.
	const publishedAt = new Date(Math.min(written.getTime(), Date.now()));
	const [row] = await tx
		.insert(schema.blogPosts)
		.values({ imageUrl: post.image_url, publishedAt, customPublishDate: publishedAt })
		.returning();
	const blogPostId = idOf(row);
	await tx.insert(schema.blogPostTranslations).values(
		perLanguage(post.translations, (language, text) => ({
			blogPostId,
			language,
			slug: text.slug,
			title: text.title,
			content: text.content,
			metaDescription: text.meta_description,
			imageAlt: text.image_alt,
		})),
	);
	return blogPostId;
}

type Ids = { productIds: Map<string, string>; postIds: Map<string, string> };

function idsOf(keys: string[], ids: Map<string, string>): string[] {
	return keys.map((key) => {
		const id = ids.get(key);
		if (id === undefined) throw new Error(`no demo content has the key ${key}`);
		return id;
	});
}

async function seedLandingPage(
	tx: Transaction,
	page: SeedLandingPage,
	{ productIds, postIds }: Ids,
	{ isPublished } = { isPublished: true },
): Promise<void> {
	const [row] = await tx
		.insert(schema.landingPages)
		.values({
			slug: page.slug,
			isPublished,
			visibility: page.visibility,
			menuSection: page.menu_section,
			menuOrder: page.menu_order,
			relatedProductIds: idsOf(page.related_products, productIds),
			relatedBlogPostIds: idsOf(page.related_posts, postIds),
		})
		.returning();
	const landingPageId = idOf(row);
	await tx.insert(schema.landingPageTranslations).values(
		perLanguage(page.translations, (language, text) => ({
			landingPageId,
			language,
			title: text.title,
			metaTitle: text.meta_title,
			metaDescription: text.meta_description,
			metaKeywords: text.meta_keywords,
			contentHtml: text.content_html,
			ogImageUrl: text.og_image_url,
			structuredData: text.structured_data,
		})),
	);
}

function conditionFamily(product: SeedProduct): keyof typeof conditionInfo {
	if (product.type === "Refrigerated") return "reefer";
	if (product.type === "Tank") return "tank";
	if (product.type === "Open Top" || product.type === "Flat Rack") return "open";
	return product.size === "6ft" || product.size === "8ft" ? "small" : "dry";
}

async function seedPage(tx: Transaction, slug: string, sections: SeedSection[]): Promise<void> {
	const [page] = await tx.insert(schema.landingPages).values({ slug, isPublished: true }).returning();
	if (!page) return;
	for (const [orderIndex, section] of sections.entries()) {
		await tx.insert(schema.sections).values({
			id: section.id,
			landingPageId: page.id,
			type: section.type,
			orderIndex,
			backgroundColor: section.background_color ?? null,
			backgroundGradient: section.background_gradient ?? null,
			paddingTop: section.padding_top ?? null,
			paddingBottom: section.padding_bottom ?? null,
		});
		await tx.insert(schema.sectionTranslations).values(
			perLanguage(section.translations, (language, text) => ({
				sectionId: section.id,
				language,
				title: text.title ?? null,
				subtitle: text.subtitle ?? null,
				contentHtml: text.content_html ?? null,
				imageUrl: text.image_url ?? null,
				imageAlt: text.image_alt ?? null,
				buttonText: text.button_text ?? null,
				buttonUrl: text.button_url ?? null,
				highlightBoxes: text.highlight_boxes ?? null,
			})),
		);
	}
}
