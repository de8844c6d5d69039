import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminOwners: PageTexts["adminOwners"] = {
	title: "Administratoren",
	intro: "Alle, die diesen Shop verwalten. Sie sehen jede Bestellung und können alles ändern.",
	account: "Mein Passwort und meine Sitzungen",
	you: "Sie",
	invited: "Eingeladen, noch ohne Passwort",
	since: "Seit",
	lastSignIn: "Letzte Anmeldung",
	never: "Noch nie",
	lastHint: "Der einzige: Fügen Sie zuerst jemand anderen hinzu.",
	remove: "Entfernen",
	cancel: "Abbrechen",
	removeQuestion: "Diesen Administrator entfernen?",
	removeText:
		"Er wird sofort überall abgemeldet und kommt nicht mehr auf diese Seite des Shops. Sein Konto bleibt bestehen, als das eines Kunden.",
	removeSelf:
		"Das sind Sie selbst. Sie werden sofort überall abgemeldet und kommen nicht mehr auf diese Seite des Shops; ein anderer Administrator kann Sie wieder hinzufügen.",
	addTitle: "Administrator hinzufügen",
	addText:
		"Er bekommt eine E-Mail mit einem Link, um sein Passwort zu wählen; der Link gilt drei Tage. Fügen Sie dieselbe Adresse noch einmal hinzu, um einen neuen Link zu schicken.",
	email: "E-Mail-Adresse",
	add: "Hinzufügen und E-Mail senden",
	adding: "Wird hinzugefügt...",
	already: "Diese Adresse verwaltet den Shop bereits",
	done: {
		added: "Der Administrator ist hinzugefügt. Die E-Mail ist unterwegs.",
		mailed: "Ein neuer Link ist unterwegs.",
		removed: "Der Administrator ist entfernt und abgemeldet.",
	},
	problems: {
		last: "Jemand muss den Shop verwalten: Der einzige Administrator kann nicht entfernt werden.",
		missing: "Das ist kein Administrator mehr.",
		failed: "Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.",
	},
};
