import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const blog: PageTexts["blog"] = {
	title: "Container-Blog",
	intro: "Was wir Kunden jeden Tag über Auswahl, Aufstellung und Nutzung von Containern erzählen.",
	metaTitle: "Blog rund um Seecontainer",
	metaDescription:
		"Praktischer Rat zu Seecontainern: Größen, Zustand, Untergrund, Transport mit Kran, Kondenswasser und Genehmigung, von Händlern aus Antwerpen.",
	/** Between the pages of the list. */
	pages: "Seiten",
	newer: "Neuere",
	older: "Ältere",
	gone: "Dieser Beitrag steht nicht mehr in unserem Blog.",
};
