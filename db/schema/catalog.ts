import { type Column, type SQL, sql } from "drizzle-orm";
import {
	boolean,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import type { ProductSafety } from "../../app/values/consumer-law.ts";
import { noCents } from "../../app/values/money.ts";
import {
	type Badge,
	conditions,
	type DeliveryOptions,
	type Dimensions,
	productTypes,
	stockStatuses,
	type Weight,
} from "../../app/values/vocabulary.ts";
import {
	cents,
	createdAt,
	id,
	isSlug,
	language,
	listKeys,
	oneOf,
	rule,
	searchIndexes,
	searchVector,
	updatedAt,
} from "./columns.ts";

const productId = () =>
	uuid()
		.notNull()
		.references(() => products.id, { onDelete: "cascade" });

/** One for every order in which pages of products are asked for. */
function listIndexes(t: Parameters<typeof listKeys>[0]) {
	const { sizeRank, typeRank, lowestPrice, highestPrice, newest } = listKeys(t);
	const { knownSizeRank, shownRent, isRentable } = listKeys(t);
	return [
		index("products_by_size").on(sizeRank, typeRank, newest),
		index("products_by_lowest_price").on(lowestPrice, newest),
		index("products_by_highest_price").on(sql`${highestPrice} desc nulls last`, newest),
		index("products_for_rent_by_size_down")
			.on(sql`${knownSizeRank} desc nulls last`, typeRank, newest)
			.where(isRentable),
		index("products_by_rent").on(shownRent, sizeRank, typeRank, newest).where(isRentable),
		index("products_by_rent_down")
			.on(sql`${shownRent} desc nulls last`, sizeRank, typeRank, newest)
			.where(isRentable),
	];
}

/** Prices in cents, net of VAT; null: not offered. */
export const products = pgTable(
	"products",
	{
		id: id(),
		/** Null: Special. */
		type: text({ enum: productTypes }),
		condition: text({ enum: conditions }).notNull().default("new"),
		/** Free text such as 20ft or 40ft HC. */
		size: text().notNull(),
		isAvailable: boolean().notNull().default(true),
		stockStatus: text({ enum: stockStatuses }).notNull().default("In Stock"),
		deliveryOptions: jsonb()
			.$type<DeliveryOptions>()
			.notNull()
			.default({ truck: true, truck_with_crane: true, self_pickup: true }),
		/** One price for all; 0: the prices per condition count. */
		price: cents().notNull().default(noCents),
		priceNew: cents(),
		priceUsedA: cents(),
		priceUsedCw: cents(),
		priceRentPerDay: cents(),
		leasingPrice: cents(),
		askOfferNew: boolean().notNull().default(false),
		askOfferUsedA: boolean().notNull().default(false),
		askOfferUsedCw: boolean().notNull().default(false),
		askOfferRent: boolean().notNull().default(false),
		dimensionsInside: jsonb().$type<Dimensions>(),
		dimensionsOutside: jsonb().$type<Dimensions>(),
		weight: jsonb().$type<Weight>(),
		capacityCbm: numeric({ precision: 8, scale: 2, mode: "number" }),
		palletPlaces: integer(),
		imageUrl: text(),
		/** Its maker and who answers for it; null: what the company says of all. */
		safety: jsonb().$type<ProductSafety>(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		...listIndexes(t),
		oneOf("products_type", t.type, productTypes),
		oneOf("products_condition", t.condition, conditions),
		oneOf("products_stock_status", t.stockStatus, stockStatuses),
		rule(
			"products_prices",
			sql`${t.price} >= 0 and ${t.priceNew} >= 0 and ${t.priceUsedA} >= 0 and ${t.priceUsedCw} >= 0
				and ${t.priceRentPerDay} >= 0 and ${t.leasingPrice} >= 0`,
		),
		rule("products_capacity", sql`${t.capacityCbm} >= 0 and ${t.palletPlaces} >= 0`),
		rule("products_size", sql`length(trim(${t.size})) > 0`),
		index("products_created_at").on(t.createdAt),
	],
);

/**
 * Words in a title that tell a refrigerated container, in the shop's languages (shop document §2), as `plain_letters`
 * writes them. Written out, so that PostgreSQL finds the index that the same condition stands in.
 */
const refrigeratedWords = ["kuhl", "koel", "reefer", "refriger", "frigo", "freezer", "vries"];
const refrigeratedPatterns = sql.raw(`array[${refrigeratedWords.map((word) => `'%${word}%'`).join(", ")}]`);

/** Whether a title names a refrigerated container; capitals, and how an umlaut is encoded, make no difference. */
export function namesRefrigerated(title: Column | SQL): SQL {
	return sql`plain_letters(${title}) like any (${refrigeratedPatterns})`;
}

export const productTranslations = pgTable(
	"product_translations",
	{
		id: id(),
		productId: productId(),
		language: language(),
		title: text().notNull(),
		description: text().notNull(),
		descriptionHtml: text(),
		metaTitle: text(),
		metaDescription: text(),
		/** Null: those that the company gives for all. */
		warnings: text(),
		slug: text().notNull(),
	},
	(t) => [
		unique("product_translations_product_language").on(t.productId, t.language),
		unique("product_translations_language_slug").on(t.language, t.slug),
		index("product_translations_slug").on(t.slug),
		...searchIndexes(
			"product_translations",
			t.language,
			searchVector(t.language, t.title, t.metaDescription, t.description),
		),
		index("product_translations_refrigerated").on(t.language, t.productId).where(namesRefrigerated(t.title)),
		isSlug("product_translations_slug_form", t.slug),
	],
);

/** Slugs that a product had before: their addresses lead to it for good. */
export const productOldSlugs = pgTable(
	"product_old_slugs",
	{ language: language(), slug: text().notNull(), productId: productId(), createdAt: createdAt() },
	(t) => [
		primaryKey({ columns: [t.language, t.slug] }),
		index("product_old_slugs_product").on(t.productId),
		isSlug("product_old_slugs_slug_form", t.slug),
	],
);

export const productImages = pgTable(
	"product_images",
	{ id: id(), productId: productId(), imageUrl: text().notNull(), sortOrder: integer().notNull().default(0) },
	(t) => [
		index("product_images_product").on(t.productId, t.sortOrder),
		rule("product_images_sort_order", sql`${t.sortOrder} >= 0`),
	],
);

export const productConditionImages = pgTable(
	"product_condition_images",
	{
		id: id(),
		productId: productId(),
		condition: text({ enum: conditions }).notNull(),
		imageUrl: text().notNull(),
		sortOrder: integer().notNull().default(0),
	},
	(t) => [
		index("product_condition_images_product").on(t.productId, t.sortOrder),
		oneOf("product_condition_images_condition", t.condition, conditions),
		rule("product_condition_images_sort_order", sql`${t.sortOrder} >= 0`),
	],
);

export const productMainConditionImages = pgTable(
	"product_main_condition_images",
	{
		id: id(),
		productId: productId(),
		condition: text({ enum: conditions }).notNull(),
		imageUrl: text().notNull(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		unique("product_main_condition_images_product_condition").on(t.productId, t.condition),
		oneOf("product_main_condition_images_condition", t.condition, conditions),
	],
);

export const productTypeDescriptions = pgTable(
	"product_type_descriptions",
	{ id: id(), type: text({ enum: productTypes }).notNull().unique() },
	(t) => [oneOf("product_type_descriptions_type", t.type, productTypes)],
);

export const productTypeDescriptionTranslations = pgTable(
	"product_type_description_translations",
	{
		id: id(),
		productTypeDescriptionId: uuid()
			.notNull()
			.references(() => productTypeDescriptions.id, { onDelete: "cascade" }),
		language: language(),
		title: text().notNull(),
		description: text().notNull(),
		features: text().array().notNull().default([]),
		usageExamples: text().array().notNull().default([]),
	},
	(t) => [
		unique("product_type_description_translations_type_language").on(t.productTypeDescriptionId, t.language),
	],
);

export const productConditionInfo = pgTable(
	"product_condition_info",
	{ id: id(), productId: productId(), condition: text({ enum: conditions }).notNull(), imageUrl: text() },
	(t) => [
		unique("product_condition_info_product_condition").on(t.productId, t.condition),
		oneOf("product_condition_info_condition", t.condition, conditions),
	],
);

export const productConditionInfoTranslations = pgTable(
	"product_condition_info_translations",
	{
		id: id(),
		productConditionInfoId: uuid()
			.notNull()
			.references(() => productConditionInfo.id, { onDelete: "cascade" }),
		language: language(),
		title: text().notNull(),
		description: text().notNull(),
		benefits: text().array().notNull().default([]),
		badges: jsonb().$type<Badge[]>().notNull().default([]),
	},
	(t) => [
		unique("product_condition_info_translations_info_language").on(t.productConditionInfoId, t.language),
	],
);

/** RAL Classic colours that containers in stock usually have, in the order in which they are shown. */
export const stockColors = pgTable(
	"stock_colors",
	{ ral: text().primaryKey(), sortOrder: integer().notNull().default(0) },
	(t) => [
		rule("stock_colors_ral", sql`${t.ral} ~ '^[0-9]{4}$'`),
		rule("stock_colors_sort_order", sql`${t.sortOrder} >= 0`),
	],
);
