import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The search, and what leads on from a page that is not there. */
export const search: PageTexts["search"] = {
	title: "Zoeken",
	metaDescription: "Doorzoek onze zeecontainers, gidsen en artikelen: op maat, type of trefwoord.",
	label: "Wat zoekt u?",
	button: "Zoeken",
	one: "resultaat voor",
	many: "resultaten voor",
	nothing: "Niets gevonden voor",
	hint: "Probeer het met minder woorden of met een maat zoals 20 voet. Of vraag het ons: wij kennen elke container op het terrein.",
	ask: "Vraag het ons",
	popular: "Meest besteld",
	inStock: "Uit voorraad, scherp geprijsd",
	guides: "Gidsen en informatie",
	articles: "Artikelen",
	key: "De toets / opent deze zoekpagina",
};
