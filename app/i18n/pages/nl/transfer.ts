import type { PageTexts } from "../../messages/catalogue.ts";

export const transfer: PageTexts["transfer"] = {
	title: "Betalen per overschrijving",
	holder: "Begunstigde",
	iban: "IBAN",
	bic: "BIC",
	amount: "Bedrag",
	reference: "Gestructureerde mededeling",
	due: "Te betalen uiterlijk op",
	intro: "Gebruik deze gestructureerde mededeling: zo vindt uw betaling vanzelf uw bestelling.",
	elsewhere: "Heeft uw bank daar geen veld voor, zet die dan in de omschrijving.",
	promise: "Tot die dag houden wij deze containers voor u vast.",
	qr: "QR-code van deze overschrijving",
	scan: "Of scan deze code met de app van uw bank: alles is al ingevuld.",
	copy: "Kopiëren",
	copied: "Gekopieerd",
	none: "Wij sturen u de betaalgegevens per e-mail.",
	partly: "Deels betaald",
};
