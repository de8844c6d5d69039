import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Section } from "~/site/pages/sections/section.ts";
import type { Language } from "~/values/vocabulary.ts";
import { ReferenceCards, ReviewCards } from "./shop/voice-cards.tsx";
import { referencesTag, reviewsTag } from "./voice-tags.ts";
import { listShownReferences, listShownReviews } from "./voices.store.server.ts";

type Shop = Pick<Services, "db" | "cache">;

/** The cards of a section as HTML; null where there is nothing to show. One statement at most, kept. */
async function drawnCards(shop: Shop, section: Section, language: Language): Promise<string | null> {
	const reader = {
		...{ language, texts: pageTexts[language].voices },
		heading: section.title ? "h3" : "h2",
	} as const;
	const draw = (cards: ReactNode) => renderToStaticMarkup(cards);
	if (section.type === "reviews") {
		const { reviews, checks } = await listShownReviews(shop.db, shop.cache, language);
		return reviews.length === 0 ? null : draw(<ReviewCards {...reader} reviews={reviews} checks={checks} />);
	}
	const references = await listShownReferences(shop.db, shop.cache);
	return references.length === 0 ? null : draw(<ReferenceCards {...reader} references={references} />);
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
