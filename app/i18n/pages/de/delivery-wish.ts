import type { PageTexts } from "../../messages/catalogue.ts";

export const deliveryWish: PageTexts["deliveryWish"] = {
	title: "Termin und Wünsche",
	date: "Wunschtermin",
	dateHint: "Wir stimmen den Tag mit Ihnen ab, bevor wir liefern oder Sie abholen.",
	note: "Hinweis für uns",
	noteHint: "Zum Beispiel die Einfahrt, der Ansprechpartner vor Ort oder der Stellplatz",
	accessTitle: "Anfahrt des Lkw",
	accessText:
		"Mit Ihren Angaben schicken wir den passenden Lkw. Was Sie noch nicht wissen, lassen Sie offen.",
	ground: "Fester, ebener Untergrund",
	grounds: { yes: "Ja", no: "Nein", unknown: "Weiß ich nicht" },
	width: "Breite der Zufahrt in Metern",
	widthSaid: "Breite der Zufahrt",
	widthHint: "An der engsten Stelle; ein Lkw braucht 3,5 m",
	doors: "Türen in Richtung",
	doorsHint: "Wie die Türen auf dem Lkw zeigen, so stehen sie auch nach dem Abladen.",
	doorSides: { cab: "Fahrerhaus", rear: "Heck des Lkw" },
	open: "Noch keine Angabe",
	rentalTitle: "Ihre Miete",
	rentalStart: "Mietbeginn",
	rentalLength: "Gewünschte Mietdauer",
	rentalUnit: "Gerechnet in",
	rentalUnits: { day: "Tagen", week: "Wochen", month: "Monaten" },
	rentalHint: "Die Mindestmiete beträgt 30 Tage; danach zahlen Sie pro Tag.",
	rentalReturn: "Rückgabe",
	rentalReturns: {
		fetched: "Abholung durch unseren Lkw (Preis nach Absprache)",
		brought: "Rückgabe am Depot durch den Kunden",
	},
};
