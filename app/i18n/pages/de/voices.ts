import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** Beside reviews and references, wherever a page shows them. */
export const voices: PageTexts["voices"] = {
	stars: "{stars} von 5 Sternen",
	/** Opens the rest of a review on a phone. */
	more: "Weiterlesen",
	/** Of a review that is not in the reader's language. */
	in: { nl: "auf Niederländisch", en: "auf Englisch", de: "auf Deutsch", fr: "auf Französisch" },
	said: "Uns direkt gesagt",
	standsAt: "Nachzulesen auf {site}",
	reviews: "Bewertungen",
	references: "Referenzen",
	moreReviews: "Weitere Bewertungen ({count})",
	moreReferences: "Weitere Referenzen ({count})",
	/** Whether and how the shop makes sure that reviews come from buyers: the law asks for it. */
	checks: {
		every:
			"Wir prüfen jede Bewertung: Sie steht hier erst, wenn wir die Bestellung des Käufers bei uns gefunden haben.",
		said: "Was Käufer uns direkt sagen, vergleichen wir mit ihrer Bestellung. Bewertungen von anderen Websites prüfen wir nicht; jede führt dorthin, wo sie steht.",
		none: "Wir prüfen nicht, ob diese Bewertungen von Personen stammen, die bei uns gekauft haben.",
	},
	chosen: "Welche Bewertungen hier stehen, wählen wir aus.",
};
