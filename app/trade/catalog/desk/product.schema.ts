import { z } from "zod";
import { errorAbout } from "~/desk/record/field-errors.ts";
import {
	type Context,
	complain,
	localized,
	optionalText,
	slugProblem,
	tick,
	version,
	webAddress,
	withTexts,
	withVersion,
} from "~/desk/record/schema-parts.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { forEach } from "~/values/closed-set.ts";
import { isReachable, type ProductSafety } from "~/values/consumer-law.ts";
import { parseDecimal } from "~/values/decimal.ts";
import { parseEuros } from "~/values/euros.ts";
import { type Cents, noCents } from "~/values/money.ts";
import { plainText } from "~/values/plain-text.ts";
import { slugFromTitle } from "~/values/slug.ts";
import { conditions, type Dimensions, stockStatuses, type Weight } from "~/values/vocabulary.ts";
import { isWebAddress } from "~/values/web-address.ts";
import { highestPrice } from "./prices/sale-facts.ts";
import { type EditedProduct, type ProductText, safetyContacts } from "./product-admin.ts";
import { storedType, typeChoices } from "./product-type.ts";

/** Codes of what can be wrong with a field; the editor's texts have words for them. */
type ProductError = keyof PageTexts["adminProducts"]["errors"];

const code = (error: ProductError) => ({ error });

const euroErrors = { form: "euros", negative: "negative", decimals: "cents", high: "tooLarge" } as const;

/** Euros as people type them, in cents. @param blank what an empty field means (shop document §5) */
function price<Blank extends Cents | null>(blank: Blank) {
	return z
		.string()
		.optional()
		.transform((given, context): Cents | Blank => {
			if (!given?.trim()) return blank;
			const euros = parseEuros(given, highestPrice);
			if ("amount" in euros) return euros.amount;
			return complain(context, euroErrors[euros.problem] satisfies ProductError, given);
		});
}

/** A measure; null where the field is empty. @param least "positive": zero is no measure */
function measure(limits: { decimals: number; most: number }, least: "positive" | "zero" = "positive") {
	return z
		.string()
		.optional()
		.transform((given, context): number | null => {
			if (!given?.trim()) return null;
			const value = parseDecimal(given, limits);
			if (value === "decimals") return complain(context, limits.decimals === 0 ? "whole" : value, given);
			if (typeof value === "string") return complain(context, value satisfies ProductError, given);
			return value === 0 && least === "positive" ? complain(context, "zero", given) : value;
		});
}

/** Three measures that belong together: all of them, or none. */
function allOrNone<T extends Record<string, number>>(
	given: { [K in keyof T]: number | null } | undefined,
	context: Context,
): T | null {
	const values = Object.entries(given ?? {});
	const missing = values.filter(([, value]) => value === null);
	if (missing.length === values.length) return null;
	for (const [name] of missing) complain(context, "incomplete" satisfies ProductError, given, [name]);
	return given as T;
}

/** Metres to the millimetre: the ISO sizes have three decimals. */
const metres = () => measure({ decimals: 3, most: 99 });
const kilograms = () => measure({ decimals: 2, most: 99_999 });

const dimensions = z
	.object({ length: metres(), width: metres(), height: metres() })
	.optional()
	.transform((given, context) => allOrNone<Dimensions>(given, context));
const weight = z
	.object({ gross: kilograms(), net: kilograms(), tare: kilograms() })
	.optional()
	.transform((given, context) => allOrNone<Weight>(given, context));

const line = optionalText(200).transform((text) => text ?? "");

/** Its maker and who answers for it, each whole or not at all; null where nothing is said. */
const safety = z
	.object({
		...{ model: line, makerName: line, makerAddress: line, makerContact: line },
		...{ responsibleName: line, responsibleAddress: line, responsibleContact: line },
	})
	.prefault({})
	.transform((given, context): ProductSafety | null => {
		for (const { name, address, contact } of Object.values(safetyContacts)) {
			const parts = [name, address, contact] as const;
			if (parts.every((part) => given[part] === "")) continue;
			for (const part of parts) {
				if (given[part] === "") complain(context, "together" satisfies ProductError, given, [part]);
			}
			if (given[contact] !== "" && !isReachable(given[contact]))
				complain(context, "contact" satisfies ProductError, given, [contact]);
		}
		if (Object.values(given).every((part) => part === "")) return null;
		return {
			maker: { name: given.makerName, address: given.makerAddress, contact: given.makerContact },
			responsible: {
				...{ name: given.responsibleName, address: given.responsibleAddress },
				contact: given.responsibleContact,
			},
			model: given.model,
		};
	});

/** Addresses, one in a line, each once. The error names the lines that are wrong, counted from 1. */
const addresses = z
	.string()
	.overwrite(plainText)
	.max(20_000, code("tooLong"))
	.optional()
	.transform((given, context): string[] => {
		const lines = (given ?? "").split(/\r?\n/).map((line) => line.trim());
		const wrong = lines.flatMap((line, index) => (line === "" || isWebAddress(line) ? [] : [index + 1]));
		if (wrong.length > 0)
			complain(context, errorAbout("addresses" satisfies ProductError, wrong.join(", ")), given);
		return [...new Set(lines.filter((line) => line !== ""))];
	});

function perCondition<T extends z.ZodType>(field: T) {
	return z.object(forEach(conditions, () => field));
}

/** `/products/admin/new` is the form of a new product, `/container/compare` a page: a product of that name had none. */
const reservedSlugs: readonly string[] = ["new", "compare"];

function productSlugProblem(slug: string): ProductError | null {
	return slugProblem(slug) ?? (reservedSlugs.includes(slug) ? "slugReserved" : null);
}

/**
 * The texts in one language. The document asks for title, description and slug in each language; a shop that opens
 * with three of four languages still wants its prices saved. So Dutch, the default that every other language falls
 * back to, must be complete, and so must every language in which anything is typed; a language that is left empty has
 * no translation, and the editor marks it as missing. An empty slug is made from the title.
 */
function translation(isDefault: boolean) {
	return z
		.object({
			title: optionalText(300),
			slug: optionalText(1_000),
			description: optionalText(5_000),
			descriptionHtml: optionalText(50_000),
			metaTitle: optionalText(300),
			metaDescription: optionalText(1_000),
			warnings: optionalText(5_000),
		})
		.prefault({})
		.transform((given, context): ProductText | null => {
			if (!isDefault && Object.values(given).every((value) => value === null)) return null;
			const { title, description, ...rest } = given;
			const slug = given.slug ?? slugFromTitle(title ?? "");
			const problem = productSlugProblem(slug);
			const missing = (name: "title" | "description", dutch: ProductError) =>
				complain(context, isDefault ? dutch : name, given, [name]);
			if (title === null) missing("title", "dutchTitle");
			if (problem) complain(context, problem, given, ["slug"]);
			if (description === null) missing("description", "dutchDescription");
			return title === null || description === null ? z.NEVER : { ...rest, title, description, slug };
		});
}

/** The form of a product (shop document §5). Errors are codes. */
export const productSchema = z
	.object({
		type: z.enum(typeChoices, code("choice")).transform(storedType),
		condition: z.enum(conditions, code("choice")),
		size: z.string(code("size")).overwrite(plainText).trim().min(1, code("size")).max(50, code("tooLong")),
		isAvailable: tick,
		stockStatus: z.enum(stockStatuses, code("choice")),
		delivery: z.object({ truck: tick, truck_with_crane: tick, self_pickup: tick }).prefault({}),
		price: price(noCents),
		priceNew: price(null),
		priceUsedA: price(null),
		priceUsedCw: price(null),
		priceRentPerDay: price(null),
		askOfferNew: tick,
		askOfferUsedA: tick,
		askOfferUsedCw: tick,
		askOfferRent: tick,
		dimensionsInside: dimensions,
		dimensionsOutside: dimensions,
		weight,
		capacityCbm: measure({ decimals: 2, most: 9_999 }, "zero"),
		palletPlaces: measure({ decimals: 0, most: 999 }, "zero"),
		safety,
		images: addresses,
		conditionImages: perCondition(addresses).prefault({}),
		mainConditionImages: perCondition(webAddress).prefault({}),
		...localized(translation(false)),
		nl: translation(true),
		...version,
	})
	.transform((given) => {
		const { record, seen } = withVersion(withTexts(given));
		const { delivery, ...facts } = record;
		return { product: { ...facts, deliveryOptions: delivery } satisfies EditedProduct, seen };
	});
