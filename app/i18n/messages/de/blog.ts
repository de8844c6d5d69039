import type { Catalogue } from "../catalogue.ts";

export const blog: Catalogue["blog"] = {
	loadFailed: "Die Blogbeiträge konnten nicht geladen werden",
	postFailed: "Der Blogbeitrag konnte nicht geladen werden",
	notFound: "Blogbeitrag nicht gefunden",
	notAvailable:
		"Diesen Beitrag gibt es nicht auf {language}. Falls eine niederländische Fassung vorhanden ist, werden Sie dorthin weitergeleitet.",
	back: "Zurück zum Blog",
	readingTime: "{minutes} Min. Lesezeit",
	share: "Teilen",
	copied: "Link kopiert",
	moreContainers: "Weitere Container",
	relatedArticles: "Passende Beiträge",
	articles: "Beiträge",
	previous: "Vorheriger Beitrag",
	next: "Nächster Beitrag",
	empty: "Noch keine Beiträge.",
};
