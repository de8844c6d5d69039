import type { SectionType } from "../../app/site/pages/sections/section.ts";
import type {
	Badge,
	Condition,
	DeliveryOptions,
	Dimensions,
	HighlightBox,
	Localized,
	menuSections,
	StockStatus,
	visibilities,
	Weight,
} from "../../app/values/vocabulary.ts";
import type { productPictures } from "./product-pictures.ts";

export type { Localized };

/** Shapes of the demo content: what a file in this folder exports. Money in euro cents, lengths in metres, weights in kg. */

export type SeedProduct = {
	/** Stable key of the demo product; also names its pictures. */
	key: keyof typeof productPictures;
	type: "Standard" | "High Cube" | "Refrigerated" | "Open Top" | "Flat Rack" | "Tank";
	size: "6ft" | "8ft" | "10ft" | "20ft" | "40ft" | "45ft" | "special";
	/** The condition that the page opens with. */
	condition: Condition;
	stock_status: StockStatus;
	is_available: boolean;
	price_new: number | null;
	price_used_a: number | null;
	price_used_cw: number | null;
	price_rent_per_day: number | null;
	ask_offer_new: boolean;
	ask_offer_used_a: boolean;
	ask_offer_used_cw: boolean;
	ask_offer_rent: boolean;
	delivery_options: DeliveryOptions;
	dimensions_outside: Dimensions;
	/** Null where the container has no inside (tank). */
	dimensions_inside: Dimensions | null;
	weight: Weight;
	capacity_cbm: number | null;
	pallet_places: number | null;
	translations: Localized<{
		title: string;
		/** URL segment: lower-case ASCII letters, digits and dashes; unique per language. */
		slug: string;
		/** One sentence for the card, 90 to 150 characters. */
		meta_description: string;
		/** Page title for search engines, at most 60 characters, without the shop's name. */
		meta_title: string;
		/** Plain text, one or two sentences. */
		description: string;
		/** Body: h2, h3, p, ul, li, strong only. */
		description_html: string;
	}>;
};

export type SeedConditionInfo = Localized<{
	title: string;
	description: string;
	benefits: string[];
	badges: Badge[];
}>;

export type SeedTypeDescription = {
	type: SeedProduct["type"];
	translations: Localized<{
		title: string;
		description: string;
		features: string[];
		usage_examples: string[];
	}>;
};

export type SeedSection = {
	/** Fixed id where a rule names one (`leasing-section`), else a readable key. */
	id: string;
	type: SectionType;
	background_color?: string;
	background_gradient?: string;
	/** CSS lengths, for example "96px". */
	padding_top?: string;
	padding_bottom?: string;
	translations: Localized<{
		title?: string;
		subtitle?: string;
		content_html?: string;
		image_url?: string;
		image_alt?: string;
		button_text?: string;
		button_url?: string;
		highlight_boxes?: HighlightBox[];
	}>;
};

export type SeedBlogPost = {
	/** Stable key of the post. */
	key: string;
	/** ISO date (YYYY-MM-DD) that readers see. */
	publish_date: string;
	image_url: string;
	translations: Localized<{
		title: string;
		/** URL segment: lower-case ASCII letters, digits and dashes; unique per language. */
		slug: string;
		/** For search engines and the card: 110 to 155 characters. */
		meta_description: string;
		/** What the picture shows. */
		image_alt: string;
		/** Body: h2, h3, p, ul, ol, li, strong, em, a, table, thead, tbody, tr, th, td only. */
		content: string;
	}>;
};

export type SeedLandingPage = {
	/** Stable key and default slug. */
	slug: string;
	visibility: (typeof visibilities)[number];
	menu_section: (typeof menuSections)[number];
	menu_order: number;
	/** Keys of demo products (db/seed/products) that the page shows. */
	related_products: string[];
	/** Keys of demo posts (db/seed/blog) that the page shows. */
	related_posts: string[];
	translations: Localized<{
		title: string;
		/** Page title for search engines, at most 60 characters, without the shop's name. */
		meta_title: string;
		/** 110 to 155 characters. */
		meta_description: string;
		meta_keywords: string[];
		/** Picture of a shared link; also the page's own. */
		og_image_url: string | null;
		/** Body: h2, h3, p, ul, ol, li, strong, em, a, table, thead, tbody, tr, th, td only. */
		content_html: string;
		/** schema.org record of the page's own, for example a FAQPage. */
		structured_data: Record<string, unknown> | null;
	}>;
};
