import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const blog: PageTexts["blog"] = {
	title: "Le blog du conteneur",
	intro: "Ce que nous expliquons chaque jour à nos clients : choisir, poser et utiliser un conteneur.",
	metaTitle: "Blog sur les conteneurs maritimes",
	metaDescription:
		"Des conseils pratiques sur les conteneurs maritimes : dimensions, état, sol, camion-grue, condensation et permis, par des négociants d’Anvers.",
	/** Between the pages of the list. */
	pages: "Pages de la liste",
	newer: "Plus récents",
	older: "Plus anciens",
	gone: "Cet article n’est plus en ligne sur notre blog.",
};
