import type { PageTexts } from "../../messages/catalogue.ts";

export const adminVat: PageTexts["adminVat"] = {
	why: "Hinweis zur MwSt.",
	title: "MwSt.",
	ordered: "Wie bestellt",
	now: "Nach heutigem Stand",
	number: "USt-IdNr.",
	vies: "Antwort von VIES",
	states: {
		valid: "Gültig",
		invalid: "Nicht gültig",
		unknown: "Noch keine Antwort",
		none: "Nicht abgefragt",
	},
	pending: "VIES hat noch nicht geantwortet. Der Shop fragt selbst erneut nach.",
	gaveUp:
		"VIES antwortet seit Tagen nicht. Fragen Sie erneut ab, oder prüfen Sie die Nummer selbst, bevor Sie die Rechnung senden.",
	consultation: "Abfragenummer",
	name: "Name laut VIES",
	address: "Adresse laut VIES",
	asked: "Abgefragt am",
	ask: "VIES jetzt abfragen",
	proof: "Beförderungsnachweis",
	proofHint:
		"Der Käufer holt ab: Mit einem Nachweis, dass die Ware Belgien verlassen hat, ist der Verkauf steuerfrei. Bewahren Sie das Dokument selbst in Ihren Unterlagen auf.",
	kind: "Was ist es?",
	kinds: {
		cmr: "Unterschriebener CMR-Frachtbrief",
		declaration: "Unterschriebene Erklärung des Käufers",
		other: "Ein anderes Dokument",
	},
	on: "Datum auf dem Dokument",
	note: "Notiz",
	record: "Nachweis eintragen",
	by: "eingetragen von",
	changed: "Nach dem, was jetzt bekannt ist, ergibt sich ein anderer Gesamtbetrag:",
	apply: "Diesen Betrag übernehmen",
	mail: "Die neue Proforma-Rechnung dem Käufer per E-Mail senden",
	applyHint: "Ist die Rechnung schon gesendet, sind eine Rechnungskorrektur und eine neue Rechnung nötig.",
	done: {
		asked: "VIES wurde abgefragt.",
		proof: "Der Nachweis ist eingetragen.",
		applied: "Die Bestellung hat ihren neuen Gesamtbetrag.",
	},
	problems: {
		kind: "Wählen Sie, was es ist",
		day: "Geben Sie einen Tag ein",
		future: "Dieser Tag liegt in der Zukunft",
		noteLong: "Höchstens 500 Zeichen",
		gone: "Diese Bestellung gibt es nicht mehr.",
		stale: "Die Bestellung hat sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.",
	},
};
