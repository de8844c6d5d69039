import { z } from "zod";
import { localized } from "~/desk/record/schema-parts.ts";
import { cents } from "~/values/money.ts";
import { badgeTypes, conditions, productTypes, stockStatuses } from "~/values/vocabulary.ts";
import type { ConditionInfo } from "./conditions/condition-info.ts";
import type { EditedProduct } from "./product-admin.ts";

const amount = z.int().min(0).transform(cents);
const dimensions = z.object({ length: z.number(), width: z.number(), height: z.number() }).nullable();
const weight = z.object({ gross: z.number(), net: z.number(), tare: z.number() }).nullable();

const contact = z.object({ name: z.string(), address: z.string(), contact: z.string() });

function perCondition<T extends z.ZodType>(value: T) {
	return z.object({ new: value, "used-a": value, "used-cw": value, rent: value });
}

function perLanguage<T extends z.ZodType>(text: T) {
	return z.object(localized(text.nullable()));
}

/** A product as the history keeps it. */
export const productSnapshot = z.object({
	type: z.enum(productTypes).nullable(),
	condition: z.enum(conditions),
	size: z.string(),
	isAvailable: z.boolean(),
	stockStatus: z.enum(stockStatuses),
	deliveryOptions: z.object({ truck: z.boolean(), truck_with_crane: z.boolean(), self_pickup: z.boolean() }),
	price: amount,
	...{ priceNew: amount.nullable(), priceUsedA: amount.nullable(), priceUsedCw: amount.nullable() },
	priceRentPerDay: amount.nullable(),
	...{ askOfferNew: z.boolean(), askOfferUsedA: z.boolean(), askOfferUsedCw: z.boolean() },
	askOfferRent: z.boolean(),
	...{ dimensionsInside: dimensions, dimensionsOutside: dimensions, weight },
	...{ capacityCbm: z.number().nullable(), palletPlaces: z.int().nullable() },
	safety: z.object({ maker: contact, responsible: contact, model: z.string() }).nullable().default(null),
	images: z.array(z.string()),
	conditionImages: perCondition(z.array(z.string())),
	mainConditionImages: perCondition(z.string().nullable()),
	texts: perLanguage(
		z.object({
			...{ title: z.string(), slug: z.string(), description: z.string() },
			...{ descriptionHtml: z.string().nullable(), metaTitle: z.string().nullable() },
			metaDescription: z.string().nullable(),
			// Older versions have none.
			warnings: z.string().nullable().default(null),
		}),
	),
}) satisfies z.ZodType<EditedProduct>;

/** The prices, stock and availability that a change of many products touched, as the history keeps them. */
export const saleSnapshot = z
	.strictObject({
		price: amount,
		...{ priceNew: amount.nullable(), priceUsedA: amount.nullable(), priceUsedCw: amount.nullable() },
		...{ priceRentPerDay: amount.nullable(), isAvailable: z.boolean(), stockStatus: z.enum(stockStatuses) },
	})
	.partial()
	.refine((part) => Object.keys(part).length > 0);

/** What a product's page says of one condition, as the history keeps it. */
export const conditionSnapshot = z.object({
	condition: z.enum(conditions),
	imageUrl: z.string().nullable(),
	texts: perLanguage(
		z.object({
			...{ title: z.string(), description: z.string(), benefits: z.array(z.string()) },
			badges: z.array(z.object({ text: z.string(), type: z.enum(badgeTypes) })),
		}),
	),
}) satisfies z.ZodType<ConditionInfo>;
