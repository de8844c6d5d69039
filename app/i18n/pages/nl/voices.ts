import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** Beside reviews and references, wherever a page shows them. */
export const voices: PageTexts["voices"] = {
	stars: "{stars} van 5 sterren",
	/** Opens the rest of a review on a phone. */
	more: "Lees verder",
	/** Of a review that is not in the reader's language. */
	in: { nl: "in het Nederlands", en: "in het Engels", de: "in het Duits", fr: "in het Frans" },
	said: "Rechtstreeks aan ons gezegd",
	standsAt: "Te lezen op {site}",
	reviews: "Beoordelingen",
	references: "Referenties",
	moreReviews: "Meer beoordelingen ({count})",
	moreReferences: "Meer referenties ({count})",
	/** Whether and how the shop makes sure that reviews come from buyers: the law asks for it. */
	checks: {
		every:
			"Wij controleren elke beoordeling: ze staat hier pas als we de bestelling van de koper bij ons hebben gevonden.",
		said: "Wat kopers ons rechtstreeks zeggen, vergelijken wij met hun bestelling. Beoordelingen van andere sites controleren wij niet; elk daarvan leidt naar de plaats waar ze staat.",
		none: "Wij controleren niet of deze beoordelingen van mensen komen die bij ons hebben gekocht.",
	},
	chosen: "Welke beoordelingen hier staan, kiezen wij.",
};
