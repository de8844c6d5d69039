import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Section } from "~/site/pages/sections/section.ts";
import type { Language } from "~/values/vocabulary.ts";
import { ReferenceCards, ReviewCards } from "./shop/voice-cards.tsx";
import { referencesTag, reviewsTag } from "./voice-tags.ts";
import { readShownVoices } from "./voices.store.server.ts";
import { mostShown, ownLanguageFirst } from "./voices.ts";

type Shop = Pick<Services, "db" | "cache">;

/** The cards of a section as HTML; null where there is nothing to show. One statement at most, kept. */
async function drawnCards(shop: Shop, section: Section, language: Language): Promise<string | null> {
	const reader = {
		...{ language, texts: pageTexts[language].voices },
		heading: section.title ? "h3" : "h2",
	} as const;
	const draw = (cards: ReactNode) => renderToStaticMarkup(cards);
	const { checks, reviews, works } = await readShownVoices(shop.db, shop.cache);
	if (section.type === "reviews") {
		const shown = ownLanguageFirst(reviews, language).slice(0, mostShown);
		return shown.length === 0 ? null : draw(<ReviewCards {...reader} reviews={shown} checks={checks} />);
	}
	const shown = works.slice(0, mostShown);
	return shown.length === 0 ? null : draw(<ReferenceCards {...reader} references={shown} />);
}

/**
 * Sections with the cards of those that show reviews or references: drawn here, so that no visitor loads code for them.
 * @returns tags: what a page with these sections shows, even where there is nothing to show yet
 */
export async function withVoices(
	shop: Shop,
	sections: readonly Section[],
	language: Language,
): Promise<{ sections: Section[]; tags: string[] }> {
	const tagOf = { reviews: reviewsTag, references: referencesTag } as const;
	const filled = await Promise.all(
		sections.map(async (section) =>
			section.type === "reviews" || section.type === "references"
				? {
						section: { ...section, drawnHtml: await drawnCards(shop, section, language) },
						tag: tagOf[section.type],
					}
				: { section, tag: null },
		),
	);
	return {
		sections: filled.map(({ section }) => section),
		tags: [...new Set(filled.flatMap(({ tag }) => tag ?? []))],
	};
}
