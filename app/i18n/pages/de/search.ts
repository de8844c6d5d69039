import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The search, and what leads on from a page that is not there. */
export const search: PageTexts["search"] = {
	title: "Suche",
	metaDescription: "Seecontainer, Ratgeber und Artikel durchsuchen: nach Größe, Typ oder Stichwort.",
	label: "Wonach suchen Sie?",
	button: "Suchen",
	one: "Treffer für",
	many: "Treffer für",
	nothing: "Kein Treffer für",
	hint: "Versuchen Sie es mit weniger Wörtern oder einer Größe wie 20 Fuß. Oder fragen Sie uns: Wir kennen jeden Container auf dem Platz.",
	ask: "Fragen Sie uns",
	popular: "Am häufigsten bestellt",
	inStock: "Ab Lager zu fairen Preisen",
	guides: "Ratgeber und Informationen",
	articles: "Artikel",
	key: "Die Taste / öffnet diese Suche",
};
