import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The search, and what leads on from a page that is not there. */
export const search: PageTexts["search"] = {
	title: "Recherche",
	metaDescription:
		"Cherchez parmi nos conteneurs maritimes, guides et articles : par taille, type ou mot-clé.",
	label: "Que cherchez-vous ?",
	button: "Rechercher",
	one: "résultat pour",
	many: "résultats pour",
	nothing: "Aucun résultat pour",
	hint: "Essayez avec moins de mots ou une taille comme 20 pieds. Ou posez-nous la question : nous connaissons chaque conteneur du dépôt.",
	ask: "Nous contacter",
	popular: "Les plus commandés",
	inStock: "En stock, à prix serrés",
	guides: "Guides et informations",
	articles: "Articles du blog",
	key: "La touche / ouvre cette recherche",
};
