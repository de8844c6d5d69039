import type { RecordValues } from "~/desk/record/record-fields.ts";
import type { ProductSafety, SafetyContact } from "~/values/consumer-law.ts";
import { eurosText } from "~/values/euros.ts";
import { type Cents, noCents } from "~/values/money.ts";
import {
	type Condition,
	conditions,
	type DeliveryOptions,
	type Dimensions,
	deliveryChoices,
	type Language,
	languages,
	type ProductType,
	type StockStatus,
	type Weight,
} from "~/values/vocabulary.ts";
import type { PriceFacts } from "../pricing.ts";
import { shownType } from "./product-type.ts";

/** What an editor writes in one language. */
export type ProductText = {
	title: string;
	slug: string;
	description: string;
	descriptionHtml: string | null;
	metaTitle: string | null;
	metaDescription: string | null;
	warnings: string | null;
};

/** A product as its form edits it; a language without a text has no translation. */
export type EditedProduct = PriceFacts & {
	type: ProductType | null;
	condition: Condition;
	size: string;
	isAvailable: boolean;
	stockStatus: StockStatus;
	deliveryOptions: DeliveryOptions;
	dimensionsInside: Dimensions | null;
	dimensionsOutside: Dimensions | null;
	weight: Weight | null;
	capacityCbm: number | null;
	palletPlaces: number | null;
	safety: ProductSafety | null;
	/** Addresses in their order; the first is the product's own picture. */
	images: string[];
	conditionImages: Record<Condition, string[]>;
	mainConditionImages: Record<Condition, string | null>;
	texts: Record<Language, ProductText | null>;
};

/** Field names of the price and the flag of each condition. */
export const conditionPrices = {
	new: { price: "priceNew", ask: "askOfferNew" },
	"used-a": { price: "priceUsedA", ask: "askOfferUsedA" },
	"used-cw": { price: "priceUsedCw", ask: "askOfferUsedCw" },
	rent: { price: "priceRentPerDay", ask: "askOfferRent" },
} as const satisfies Record<Condition, { price: keyof EditedProduct; ask: keyof EditedProduct }>;

export const textFields = [
	"title",
	"slug",
	"description",
	"descriptionHtml",
	"metaTitle",
	"metaDescription",
	"warnings",
] as const satisfies readonly (keyof ProductText)[];

/** Names of the fields of a container's safety, below `safety`. */
export const safetyContacts = {
	maker: { name: "makerName", address: "makerAddress", contact: "makerContact" },
	responsible: {
		...({ name: "responsibleName", address: "responsibleAddress" } as const),
		contact: "responsibleContact",
	},
} as const;

export const dimensionFields = ["length", "width", "height"] as const satisfies readonly (keyof Dimensions)[];
export const weightFields = ["gross", "net", "tare"] as const satisfies readonly (keyof Weight)[];

/** What a new product starts with (shop document §4). */
const newProduct: RecordValues = {
	type: "Standard",
	condition: "new",
	stockStatus: "In Stock",
	isAvailable: "on",
	...Object.fromEntries(deliveryChoices.map((choice) => [`delivery.${choice}`, "on"])),
};

const flag = (isOn: boolean) => (isOn ? "on" : "");
const number = (value: number | null | undefined) => (value == null ? "" : String(value));

/** What the form of a product starts with. @param decimalSign of the editor's language */
export function startValues(product: EditedProduct | null, decimalSign: "." | ","): RecordValues {
	const euros = (amount: Cents | null) => (amount === null ? "" : eurosText(amount, decimalSign));
	if (!product) return { ...newProduct, price: euros(noCents) };
	const ofConditions = conditions.flatMap((condition) => {
		const { price, ask } = conditionPrices[condition];
		return [
			[price, euros(product[price])],
			[ask, flag(product[ask])],
			[`conditionImages.${condition}`, product.conditionImages[condition].join("\n")],
			[`mainConditionImages.${condition}`, product.mainConditionImages[condition] ?? ""],
		] as const;
	});
	const texts = languages.flatMap((language) =>
		textFields.map((field) => [`${language}.${field}`, product.texts[language]?.[field] ?? ""] as const),
	);
	return {
		type: shownType(product.type),
		condition: product.condition,
		size: product.size,
		isAvailable: flag(product.isAvailable),
		stockStatus: product.stockStatus,
		price: euros(product.price),
		...Object.fromEntries(
			deliveryChoices.map((choice) => [`delivery.${choice}`, flag(product.deliveryOptions[choice])]),
		),
		...Object.fromEntries(ofConditions),
		...Object.fromEntries(texts),
		images: product.images.join("\n"),
		...Object.fromEntries(
			dimensionFields.flatMap((side) => [
				[`dimensionsInside.${side}`, number(product.dimensionsInside?.[side])],
				[`dimensionsOutside.${side}`, number(product.dimensionsOutside?.[side])],
			]),
		),
		...Object.fromEntries(weightFields.map((kind) => [`weight.${kind}`, number(product.weight?.[kind])])),
		capacityCbm: number(product.capacityCbm),
		palletPlaces: number(product.palletPlaces),
		"safety.model": product.safety?.model ?? "",
		...Object.fromEntries(
			(["maker", "responsible"] as const).flatMap((who) =>
				Object.entries(safetyContacts[who]).map(([part, field]) => [
					`safety.${field}`,
					product.safety?.[who][part as keyof SafetyContact] ?? "",
				]),
			),
		),
	};
}

/** The product's slug in the language, else in Dutch, else in the first that it has. */
export function slugOf(texts: EditedProduct["texts"], language: Language): string | null {
	const first = languages.find((code) => texts[code]);
	return (texts[language] ?? texts.nl ?? (first && texts[first]))?.slug ?? null;
}

export const outcomes = ["created", "updated", "condition"] as const;
/** What has just been done, for the message on the page that follows. */
export type Outcome = (typeof outcomes)[number];

/** Fields of addresses and forms of the editor. */
export const editorFields = {
	tab: "tab",
	done: "done",
	/** Names the condition whose information is being edited. */
	edit: "edit",
	/** In a form: what it is about, when it is not the product itself. */
	intent: "intent",
} as const;
