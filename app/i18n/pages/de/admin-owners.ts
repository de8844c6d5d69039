import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminOwners: PageTexts["adminOwners"] = {
	title: "Mitarbeiter",
	intro: "Alle, die in dieser Verwaltung arbeiten, und was sie dürfen.",
	account: "Mein Passwort und meine Sitzungen",
	you: "Sie",
	invited: "Eingeladen, noch ohne Passwort",
	role: "Rolle",
	changeRole: "Rolle ändern",
	since: "Seit",
	lastSignIn: "Letzte Anmeldung",
	never: "Noch nie",
	lastHint: "Der einzige Inhaber: Machen Sie zuerst jemand anderen zum Inhaber.",
	remove: "Entfernen",
	cancel: "Abbrechen",
	removeQuestion: "Diese Person entfernen?",
	removeText:
		"Sie wird sofort überall abgemeldet und kommt nicht mehr auf diese Seite des Shops. Ihr Konto bleibt bestehen, als das eines Kunden.",
	removeSelf:
		"Das sind Sie selbst. Sie werden sofort überall abgemeldet und kommen nicht mehr auf diese Seite des Shops; ein anderer Inhaber kann Sie wieder hinzufügen.",
	addTitle: "Jemanden einladen",
	addText:
		"Die Person bekommt eine E-Mail mit einem Link, um ihr Passwort zu wählen; der Link gilt drei Tage. Laden Sie dieselbe Adresse mit derselben Rolle noch einmal ein, um einen neuen Link zu schicken.",
	email: "E-Mail-Adresse",
	add: "Einladen und E-Mail senden",
	adding: "Wird eingeladen...",
	already: "Diese Adresse hat schon Zugang: Ändern Sie die Rolle in der Liste.",
	done: {
		added: "Die Einladung ist unterwegs.",
		mailed: "Ein neuer Link ist unterwegs.",
		changed: "Die Rolle ist geändert. Sie gilt ab dem nächsten Klick.",
		removed: "Die Person ist entfernt und abgemeldet.",
	},
	problems: {
		last: "Jemand muss den Shop führen: Der einzige Inhaber kann weder gehen noch eine kleinere Rolle bekommen.",
		missing: "Diese Person arbeitet nicht mehr in der Verwaltung.",
		failed: "Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.",
	},
};
