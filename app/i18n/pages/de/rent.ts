import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const rent: PageTexts["rent"] = {
	metaTitle: "Seecontainer mieten: Tagespreise von 6 bis 45 Fuß",
	metaDescription:
		"Seecontainer ab Antwerpen zum Netto-Tagespreis mieten: Lagercontainer, High Cube, Kühlcontainer, Open Top. Größe wählen und liefern lassen.",
	title: "Container mieten",
	intro:
		"Für die Baustelle, die Hochsaison oder die Zeit zwischen zwei Wohnungen: Wählen Sie einen Container aus unserem Depot in Antwerpen. Die Nettomiete pro Tag steht dabei, Lieferung oder Abholung bestimmen Sie danach.",
	minimum: "Mindestmietdauer: die ersten 30 Tage. Ab dem 31. Tag zahlen Sie tageweise.",
	sortSizeDesc: "Größe: groß bis klein",
	rent: "Mieten",
	firstDays: "Erste 30 Tage",
	unavailable:
		"Dieser Container ist zurzeit nicht auf Lager. Fordern Sie ein Angebot an, wir nennen Ihnen einen Termin.",
	empty: "Keine Mietcontainer gefunden.",
	about: {
		title: "Seecontainer mieten: Kosten und Ablauf",
		paragraphs: [
			"Bei jedem Container steht die Miete pro Tag, zzgl. MwSt. Die ersten 30 Tage berechnen wir zusammen; sie sind zugleich die Mindestmietdauer, auch wenn Sie früher fertig sind. Danach zählt jeder weitere Tag zum gleichen Satz: Dauert die Baustelle drei Tage länger, zahlen Sie drei Tage und keinen neuen Monat. Der Transport kommt bei der Lieferung einmal hinzu. Auf der Seite des Containers geben Sie Ihre Postleitzahl ein und sehen Miete und Transport in einer Summe, bevor Sie bestellen.",
			"Für Werkzeug und Material auf der Baustelle genügt oft ein 8- oder 10-Fuß-Container: schnell gestellt, gut zu verschließen. In einen 20-Fuß-Container passt der Hausrat einer Dreizimmerwohnung oder alles, was ein Handwerksbetrieb für einen Auftrag braucht. Ein 40-Fuß-Container fängt Saisonspitzen im Handel auf, ein High Cube bietet 30 cm mehr Höhe für Regale. Muss die Ware kalt bleiben, mieten Sie einen Kühlcontainer und halten eine CEE-Steckdose mit 32 A bereit. Open Top und Flat Rack nehmen auf, was durch keine Tür geht.",
			"Wir liefern nach Belgien, in die Niederlande und nach Deutschland, per Lkw oder mit Ladekran. Der Stellplatz sollte eben und tragfähig sein, die Zufahrt breit genug für einen Lkw samt Spiegeln. Mietcontainer sind wind- und wasserdicht und kommen in der Farbe, die auf Lager ist. Wenn Sie fertig sind, fegen Sie den Boden und rufen uns an; wir vereinbaren einen Tag für die Abholung. Steht schon fest, dass Sie den Container länger als drei Monate brauchen? Dann lohnt der Vergleich mit dem Leasing: Die Monatsrate liegt dort meist niedriger.",
		],
		leasingLink: "Container leasen ab drei Monaten",
	},
};
