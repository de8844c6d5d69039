import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const blog: PageTexts["blog"] = {
	title: "Containerblog",
	intro: "Wat we klanten elke dag vertellen over het kiezen, plaatsen en gebruiken van containers.",
	metaTitle: "Blog over zeecontainers",
	metaDescription:
		"Praktisch advies over zeecontainers: maten, staat, ondergrond, transport met kraan, condens en vergunningen, geschreven door handelaars in Antwerpen.",
	/** Between the pages of the list. */
	pages: "Pagina’s",
	newer: "Nieuwere",
	older: "Oudere",
	gone: "Dit bericht staat niet meer op onze blog.",
};
