import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { scenes } from "~/media/pictures.ts";

/** Conversions of the showcase, in its order; the page's texts describe each, and each has a picture. */
export const conversions = [
	"office",
	"workshop",
	"bar",
	"sanitary",
	"storage",
	"technical-room",
	"pool",
	"garden-room",
] as const;
export type Conversion = (typeof conversions)[number];

/** Address of a conversion's picture, 1200 × 900. */
export function conversionPicture(conversion: Conversion): string {
	return scenes[conversion];
}

/** What the inquiry starts with for a conversion of the showcase. */
export function conversionDetails(conversion: Conversion, texts: PageTexts["modifications"]): string {
	const { title, base, works } = texts.conversions[conversion];
	const lines = [`${title} (${base})`, ...works.map((work) => `- ${work}`)];
	return [texts.inquiry.likeConversion, ...lines].join("\n");
}
