import type { Catalogue } from "../catalogue.ts";

export const blog: Catalogue["blog"] = {
	loadFailed: "Impossible de charger les articles du blog",
	postFailed: "Impossible de charger cet article",
	notFound: "Article introuvable",
	notAvailable:
		"Cet article n’est pas disponible en {language}. Si une version néerlandaise existe, vous y serez redirigé.",
	back: "Retour au blog",
	readingTime: "{minutes} min de lecture",
	share: "Partager",
	copied: "Lien copié",
	moreContainers: "Plus de conteneurs",
	relatedArticles: "À lire aussi",
	articles: "Articles de blog",
	previous: "Article précédent",
	next: "Article suivant",
	empty: "Aucun article pour le moment.",
};
