import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Verwaltung",
	label: "Verwaltung",
	today: "Heute",
	search: "Suchen",
	orders: "Bestellungen",
	bank: "Bank",
	invoices: "Rechnungen",
	quotes: "Anfragen",
	offers: "Angebote",
	messages: "Nachrichten",
	mails: "E-Mails",
	products: "Produkte",
	prices: "Preise und Bestand",
	landingPages: "Landingpages",
	blog: "Blog",
	media: "Bilder",
	redirects: "Weiterleitungen",
	tariffs: "Frachttarife",
	stockColors: "Lagerfarben",
	company: "Unternehmen",
	owners: "Administratoren",
	history: "Verlauf",
	trash: "Papierkorb",
	groups: { trade: "Handel", shop: "Shop", settings: "Betrieb" },
	fold: "Leiste einklappen",
	unfold: "Leiste ausklappen",
	/** Said of the number beside a link. */
	waiting: "{count} offen",
	signOut: "Abmelden",
	shop: "Zum Shop",
	/** Around every record's form. */
	record: {
		restore: "Wiederherstellen",
		saving: "Wird gespeichert...",
		seeSaved: "Gespeicherte Fassung ansehen",
		overwrite: "Meine Fassung darüber speichern",
		unsavedTitle: "Ohne Speichern verlassen?",
		unsavedText: "Sie haben Änderungen, die noch nicht gespeichert sind.",
		stay: "Auf dieser Seite bleiben",
		leave: "Ohne Speichern verlassen",
		draft: "Am {moment} haben Sie hier etwas eingegeben, das nie gespeichert wurde.",
		draftOld: "Seitdem hat jemand eine andere Fassung gespeichert.",
		takeDraft: "Damit weiterarbeiten",
		dropDraft: "Verwerfen",
	},
	/** Leads the owner of a new shop through what it lacks. */
	setUp: {
		title: "Ihren Shop einrichten",
		intro: "Drei Dinge braucht Ihr Shop, bevor Sie verkaufen können. Sie können alles später ändern.",
		done: "erledigt",
		after:
			"Cookie-Richtlinie und Datenschutzerklärung sind Entwürfe: Lesen Sie sie, ergänzen Sie Ihre Angaben und veröffentlichen Sie sie unter Landingpages.",
		steps: {
			company: {
				title: "Unternehmensdaten",
				text: "Name, Anschrift, USt-IdNr. und Bankverbindung: Sie stehen auf jeder Seite, in jeder E-Mail und bei den Zahlungsdaten.",
				button: "Unternehmen eintragen",
			},
			tariffs: {
				title: "Frachttarife",
				text: "Was die Lieferung je Region kostet. Tippen Sie die Tarife ein oder importieren Sie eine Tabelle; ohne Tarife ist nur Abholung möglich.",
				button: "Tarife eintragen",
			},
			container: {
				title: "Erster Container",
				text: "Maße, Preise je Zustand, Bilder und Texte. Sobald Sie speichern, steht er im Shop.",
				button: "Container anlegen",
			},
		},
	},
};
