import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const consumerLaw: PageTexts["consumerLaw"] = {
	safety: {
		title: "Produktsicherheit",
		product: "Produkt",
		number: "Containernummer",
		numberText: "An den Türen und auf der CSC-Plakette",
		maker: "Hersteller",
		makerUnknown: "Für diesen Container nicht bekannt; der unten genannte Verantwortliche steht für ihn ein.",
		responsible: "Verantwortlich in der EU",
		warnings: "Sichere Verwendung und Warnhinweise",
	},
	guarantee: {
		title: "Zwei Jahre gesetzliche Gewährleistung",
		text: "Ist Ihr Container nicht so, wie es vereinbart war, haften wir als Verkäufer dafür mindestens zwei Jahre ab Lieferung: Sie haben Anspruch auf kostenlose Reparatur oder Ersatzlieferung. Gelingt das nicht in angemessener Zeit, können Sie den Preis mindern oder Ihr Geld zurückverlangen.",
		used: "Für gebrauchte Container kann eine kürzere Frist von mindestens einem Jahr vereinbart sein: siehe unsere Verkaufsbedingungen.",
		who: "Für alle, die als Privatperson kaufen.",
	},
};
