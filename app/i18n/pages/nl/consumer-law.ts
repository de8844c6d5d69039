import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const consumerLaw: PageTexts["consumerLaw"] = {
	safety: {
		title: "Productveiligheid",
		product: "Artikel",
		number: "Containernummer",
		numberText: "Op de deuren en op de CSC-plaat",
		maker: "Fabrikant",
		makerUnknown: "Niet bekend voor deze container; de verantwoordelijke hieronder staat ervoor in.",
		responsible: "Verantwoordelijke in de EU",
		warnings: "Veilig gebruik en waarschuwingen",
	},
	guarantee: {
		title: "Twee jaar wettelijke garantie",
		text: "Is uw container niet zoals afgesproken, dan staan wij daar als verkoper vanaf de levering ten minste twee jaar voor in: u hebt recht op kosteloos herstel of een andere container. Lukt dat niet binnen een redelijke tijd, dan kunt u een lagere prijs of uw geld terug vragen.",
		used: "Voor gebruikte containers kan een kortere termijn van ten minste één jaar zijn afgesproken: zie onze voorwaarden.",
		who: "Voor wie als particulier koopt.",
	},
};
