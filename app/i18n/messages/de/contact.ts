import type { Catalogue } from "../catalogue.ts";

export const contact: Catalogue["contact"] = {
	name: "Ihr Name",
	email: "E-Mail-Adresse",
	phone: "Telefon",
	subject: "Betreff",
	message: "Nachricht",
	optional: "optional",
	write: "Nachricht schreiben",
	submit: "Nachricht senden",
	submitting: "Wird gesendet...",
	errors: {
		name: "Bitte geben Sie Ihren Namen an",
		email: "Bitte geben Sie Ihre E-Mail-Adresse an",
		emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
		phoneInvalid: "Bitte geben Sie eine Telefonnummer mit 6 bis 15 Ziffern an",
		message: "Bitte schreiben Sie eine Nachricht",
		nameShort: "Der Name muss mindestens 2 Zeichen lang sein",
		subjectShort: "Der Betreff muss mindestens 2 Zeichen lang sein",
		messageShort: "Die Nachricht muss mindestens 10 Zeichen lang sein",
		tooLong: "Dieser Text ist zu lang",
		link: "Bitte geben Sie hier keine Internetadressen an",
	},
	successTitle: "Nachricht gesendet!",
	successText: "Vielen Dank für Ihre Nachricht. Wir melden uns so schnell wie möglich bei Ihnen.",
	laterText: "Ihre Nachricht ist bei uns eingegangen. Die Bestätigung per E-Mail folgt etwas später.",
	failureText:
		"Beim Senden Ihrer Nachricht ist ein Problem aufgetreten. Bitte versuchen Sie es später noch einmal.",
	tooMany:
		"Sie haben in kurzer Zeit mehrere Nachrichten gesendet. Bitte warten Sie einige Minuten oder rufen Sie uns an.",
	again: "Bitte drücken Sie zur Bestätigung noch einmal auf Senden.",
};
