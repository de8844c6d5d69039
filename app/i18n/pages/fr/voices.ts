import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** Beside reviews and references, wherever a page shows them. */
export const voices: PageTexts["voices"] = {
	stars: "{stars} étoiles sur 5",
	/** Opens the rest of a review on a phone. */
	more: "Lire la suite",
	/** Of a review that is not in the reader's language. */
	in: { nl: "en néerlandais", en: "en anglais", de: "en allemand", fr: "en français" },
	said: "Recueilli directement par nos soins",
	standsAt: "À lire sur {site}",
	reviews: "Avis clients",
	references: "Références",
	moreReviews: "Autres avis ({count})",
	moreReferences: "Autres références ({count})",
	/** Whether and how the shop makes sure that reviews come from buyers: the law asks for it. */
	checks: {
		every:
			"Nous vérifions chaque avis : il ne figure ici qu’une fois la commande de l’acheteur retrouvée chez nous.",
		said: "Ce que les acheteurs nous disent directement, nous le comparons à leur commande. Les avis repris d’autres sites ne sont pas vérifiés par nous ; chacun renvoie à l’endroit où il figure.",
		none: "Nous ne vérifions pas si ces avis proviennent de personnes qui ont acheté chez nous.",
	},
	chosen: "Nous choisissons les avis qui figurent ici.",
};
