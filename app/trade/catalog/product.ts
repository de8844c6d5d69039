import type { ProductSafety } from "~/values/consumer-law.ts";
import type { Cents } from "~/values/money.ts";
import type {
	Badge,
	Condition,
	DeliveryOptions,
	Dimensions,
	Language,
	ProductType,
	StockStatus,
	Weight,
} from "~/values/vocabulary.ts";
import type { PriceFacts } from "./pricing.ts";

/** The language of a text, for `lang`, where it is not that of its page. */
type OfForeignText = { lang?: Language | undefined };

/** What a card shows. */
export type ListedProduct = OfForeignText &
	PriceFacts & {
		id: string;
		type: ProductType | null;
		condition: Condition;
		size: string;
		isAvailable: boolean;
		stockStatus: StockStatus;
		imageUrl: string | null;
		title: string;
		slug: string;
		/** Meta description, else description. */
		summary: string;
	};

export type ConditionImage = { condition: Condition; imageUrl: string };

/** What a product's page shows. */
export type ProductDetails = PriceFacts & {
	id: string;
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
	imageUrl: string | null;
	safety: ProductSafety | null;
	images: { imageUrl: string }[];
	conditionImages: ConditionImage[];
	mainConditionImages: ConditionImage[];
	text: OfForeignText & {
		language: Language;
		title: string;
		slug: string;
		description: string;
		descriptionHtml: string | null;
		metaTitle: string | null;
		metaDescription: string | null;
		warnings: string | null;
	};
	slugs: Partial<Record<Language, string>>;
	/** Of reduced prices for sale: what the law wants to be shown beside them. In cents, net. */
	earlierPrices: Partial<Record<Condition, Cents>>;
	conditionInfo: {
		condition: Condition;
		imageUrl: string | null;
		text: OfForeignText & { title: string; description: string; benefits: string[]; badges: Badge[] };
	}[];
	typeDescription: {
		title: string;
		description: string;
		features: string[];
		usageExamples: string[];
	} | null;
};

/**
 * The text in the language, else in Dutch, else the first there is (storefront document §7); `lang` says which one it is
 * in where that is not the one asked for.
 */
export function chooseTranslation<T extends { language: Language }>(
	translations: readonly T[],
	language: Language,
): (T & OfForeignText) | undefined {
	const own = translations.find((text) => text.language === language);
	if (own) return own;
	const other = translations.find((text) => text.language === "nl") ?? translations[0];
	return other && { ...other, lang: other.language };
}

/** What is said of a container's stock: whoever takes one off sale says that there is none, whatever its status says. */
export function shownStock({
	isAvailable,
	stockStatus,
}: Pick<ProductDetails, "isAvailable" | "stockStatus">): StockStatus {
	return isAvailable ? stockStatus : "Out of Stock";
}

/** Pictures of a condition: its own, and its main one. */
export function conditionImages(
	product: Pick<ProductDetails, "conditionImages" | "mainConditionImages">,
	condition: Condition | null,
): string[] {
	const all = [...product.conditionImages, ...product.mainConditionImages];
	return [...new Set(all.filter((image) => image.condition === condition).map((image) => image.imageUrl))];
}

/** Pictures for a condition: those of it, else the product's (storefront document §2). */
export function galleryImages(
	product: Pick<ProductDetails, "imageUrl" | "images" | "conditionImages" | "mainConditionImages">,
	condition: Condition | null,
): string[] {
	const forCondition = conditionImages(product, condition);
	if (forCondition.length > 0) return forCondition;
	const general = product.images.map((image) => image.imageUrl);
	if (general.length > 0) return general;
	return product.imageUrl ? [product.imageUrl] : [];
}
