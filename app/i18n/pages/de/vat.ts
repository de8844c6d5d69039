import type { PageTexts } from "../../messages/catalogue.ts";

export const vat: PageTexts["vat"] = {
	reasons: {
		oss: "MwSt. des Lieferlandes (One-Stop-Shop-Verfahren der EU).",
		belgianNumber: "Mit einer belgischen USt-IdNr. gilt auch bei Lieferung ins Ausland die belgische MwSt.",
		numberInvalid:
			"Im EU-Register VIES ist diese USt-IdNr. nicht für den Handel zwischen Mitgliedstaaten eingetragen, deshalb berechnen wir MwSt. Ist sie ganz neu? Rufen Sie uns an.",
		numberUnknown:
			"Das EU-Register VIES antwortet gerade nicht, deshalb berechnen wir vorerst MwSt. Wir fragen erneut nach und berichtigen das auf der Rechnung.",
		collected:
			"Sie holen in Antwerpen ab, deshalb berechnen wir vorerst belgische MwSt. Sobald uns Ihr Nachweis über die Beförderung in einen anderen Mitgliedstaat vorliegt, berichtigen wir auf 0 %.",
		intraCommunity:
			"0 % MwSt.: VIES bestätigt Ihre USt-IdNr., und die Ware geht in einen anderen Mitgliedstaat. Steuerfreie innergemeinschaftliche Lieferung (Art. 39bis belgisches MwStGB). Den Erwerb versteuern Sie in Ihrem Land.",
		rentalAbroad:
			"0 % MwSt. auf die Miete: Steuerschuldnerschaft des Leistungsempfängers (Art. 21 § 2 belgisches MwStGB). Sie melden die Steuer in Ihrem Land an.",
		exportUnproved: "Wir berechnen belgische MwSt., bis uns der Ausfuhrnachweis vorliegt.",
		export: "0 % MwSt.: Ausfuhr aus der Europäischen Union (Art. 39 belgisches MwStGB).",
	},
};
