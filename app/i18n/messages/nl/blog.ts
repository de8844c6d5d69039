import type { Catalogue } from "../catalogue.ts";

export const blog: Catalogue["blog"] = {
	loadFailed: "De blogberichten konden niet worden opgehaald",
	postFailed: "Het blogbericht kon niet worden geladen",
	notFound: "Blogbericht niet gevonden",
	notAvailable:
		"Dit blogbericht is niet beschikbaar in het {language}. Als er een Nederlandse versie is, wordt u daarheen geleid.",
	back: "Terug naar de blog",
	readingTime: "{minutes} min. lezen",
	share: "Delen",
	copied: "Link gekopieerd",
	moreContainers: "Meer containers",
	relatedArticles: "Lees ook",
	articles: "Artikelen",
	previous: "Vorig artikel",
	next: "Volgend artikel",
	empty: "Er zijn nog geen berichten.",
};
