import type { HighlightBox } from "~/values/vocabulary.ts";
import { webAddressOf } from "~/values/web-address.ts";

export const sectionTypes = [
	"hero_with_image",
	"content_with_image_left",
	"content_with_image_right",
	"content_centered",
	"highlight_boxes",
	"content_two_columns",
	"full_width_image",
	"gradient_background",
	"dark_text_block",
	"contact_section",
	"container_carousel",
	"reviews",
	"references",
] as const;
export type SectionType = (typeof sectionTypes)[number];

/** A section as a page shows it, in one language. */
export type Section = {
	id: string;
	type: SectionType;
	backgroundColor: string | null;
	backgroundGradient: string | null;
	paddingTop: string | null;
	paddingBottom: string | null;
	title: string | null;
	subtitle: string | null;
	contentHtml: string | null;
	imageUrl: string | null;
	imageAlt: string | null;
	buttonText: string | null;
	buttonUrl: string | null;
	highlightBoxes: HighlightBox[];
	/** Cards of reviews or references as the server draws them; null: there are none. */
	drawnHtml?: string | null;
};

/** Whether a section's padding is a plain CSS length; others are left out. */
export function isCssLength(text: string): boolean {
	return /^\d{1,4}(\.\d+)?(px|rem|em|vh|%)$/.test(text);
}

/** Whether a section's background holds nothing but names, numbers and functions of CSS; others are left out. */
export function isBackground(text: string): boolean {
	return /^[#\w\s(),.%-]{1,300}$/.test(text);
}

/** Where a section's button leads: a path of the shop or an address of the web; null for anything else. */
export function buttonTarget(url: string | null | undefined): string | null {
	return webAddressOf(url);
}

/** Boxes as a list; a JSON text that holds one is read, anything else is none (storefront document §2). */
export function parseHighlightBoxes(stored: unknown): HighlightBox[] {
	if (typeof stored === "string") {
		try {
			return parseHighlightBoxes(JSON.parse(stored));
		} catch {
			return [];
		}
	}
	if (!Array.isArray(stored)) return [];
	return stored.filter(
		(box): box is HighlightBox =>
			typeof box === "object" &&
			box !== null &&
			typeof box.title === "string" &&
			typeof box.content === "string",
	);
}

/** The leasing section stands directly before the contact section (storefront document §2). */
export function orderSections<T extends { id: string; type: string }>(sections: readonly T[]): T[] {
	const leasing = sections.find((section) => section.id === "leasing-section");
	const contactIndex = sections.findIndex((section) => section.type === "contact_section");
	if (!leasing || contactIndex === -1) return [...sections];
	const others = sections.filter((section) => section !== leasing);
	const target = others.findIndex((section) => section.type === "contact_section");
	return [...others.slice(0, target), leasing, ...others.slice(target)];
}

const customSolutions = [
	"Custom Solutions",
	"Oplossingen op maat",
	"Maßgeschneiderte Lösungen",
	"Solutions sur mesure",
];

/**
 * The page that a section leads to whatever its editor wrote: `leasing-section` to leasing, one whose title contains
 * the "Custom Solutions" phrase of any language to the modifications (storefront document §2).
 */
export function ruledTarget({
	id,
	title,
}: {
	id: string;
	title: string | null;
}): "leasing" | "modifications" | null {
	if (id === "leasing-section") return "leasing";
	const text = (title ?? "").toLowerCase();
	return customSolutions.some((phrase) => text.includes(phrase.toLowerCase())) ? "modifications" : null;
}

/** Whether a page's own title stands in its hero, because the page has no text before its sections. */
export function isLedByHero(
	sections: readonly { type: string; title: string | null }[],
	html: string | null,
): boolean {
	const [first] = sections;
	return html === null && first?.type === "hero_with_image" && Boolean(first.title);
}
