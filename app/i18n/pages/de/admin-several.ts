import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminSeveral: PageTexts["adminSeveral"] = {
	bar: {
		choose: "Auswählen",
		all: "Alle auf dieser Seite auswählen",
		title: "Mit den ausgewählten",
		go: "Weiter",
		chosen: "Ausgewählt:",
	},
	title: "Mehrere auf einmal",
	back: "Zurück zur Liste",
	cancel: "Alles lassen, wie es ist",
	nothing: "Nichts ausgewählt",
	nothingText: "Wählen Sie zuerst Zeilen der Liste aus und dann, was damit geschehen soll.",
	nothingToDo: "Damit geht das nicht: Warum, steht darunter.",
	going: "Wird geändert:",
	leftOut: "Bleibt, wie es ist:",
	tell: "Den Käufern Bescheid geben: {n} E-Mails gehen hinaus",
	tellHint: "Jede in der Sprache des Käufers. Zum Lesen öffnen Sie die E-Mail in der Liste.",
	letterTo: "E-Mail an",
	nobody: "Niemand bekommt dazu eine E-Mail.",
	mailsGo: "{n} E-Mails gehen noch einmal hinaus. Die alten bleiben, wie sie sind.",
	done: "Erledigt: {n}.",
	undone: "Zurückgenommen: {n}.",
	told: "E-Mails im Postausgang: {n}.",
	refused: "Nicht ausgeführt: {n}. Die übrigen betrifft das nicht.",
	undo: "Rückgängig machen",
	outcomes: {
		done: "Erledigt",
		already: "Ist schon so",
		moved: "Das hat inzwischen jemand geändert: {status}. Es bleibt dabei.",
		missing: "Das gibt es nicht mehr.",
		not_allowed: "Von hier aus nicht möglich: {status}.",
		needed: "Der Shop braucht diese Seite: Sie bleibt, wie sie ist.",
		used: "Das wird inzwischen verwendet. Es bleibt.",
		taken:
			"Nicht wiederhergestellt: Die Adresse ist inzwischen vergeben. Geben Sie dem anderen Eintrag eine andere Adresse und holen Sie diesen dann aus dem Papierkorb.",
		forbidden: "Ihre Rolle darf das nicht.",
		failed: "Der Shop konnte das nicht speichern. Bitte versuchen Sie es noch einmal.",
	},
	acts: {
		orders: {
			confirmed: "Bestellungen bestätigen",
			delivered: "Als geliefert markieren",
			"delivery-note": "Lieferscheine als eine PDF-Datei",
		},
		quotes: { answered: "Als beantwortet markieren", lost: "Als verloren markieren" },
		messages: { done: "Als erledigt markieren", new: "Wieder öffnen" },
		mails: { again: "Noch einmal senden" },
		products: { available: "Zum Verkauf anbieten", unavailable: "Aus dem Verkauf nehmen" },
		"landing-pages": {
			published: "Seiten veröffentlichen",
			draft: "Seiten zu Entwürfen machen",
			deleted: "Seiten löschen",
		},
		blog: {
			published: "Beiträge veröffentlichen",
			draft: "Beiträge zu Entwürfen machen",
			deleted: "Beiträge löschen",
		},
		media: { deleted: "Bilder löschen" },
	},
	hints: {
		"landing-pages": {
			published: "Besucher sehen diese Seiten sofort.",
			draft:
				"Besucher sehen diese Seiten nicht mehr, und kein Menü führt mehr dorthin. Es geht nichts verloren.",
			deleted:
				"Die Texte und Abschnitte werden mitgelöscht. Sie können alles 30 Tage lang aus dem Papierkorb wiederherstellen.",
		},
		blog: {
			published:
				"Besucher sehen diese Beiträge sofort; einer mit späterem Veröffentlichungsdatum erscheint an dem Tag von selbst.",
			draft:
				"Besucher sehen diese Beiträge nicht mehr. Es geht nichts verloren; wenn Sie sie später neu veröffentlichen, tragen sie das Datum jenes Tages, sofern sie kein eigenes haben.",
			deleted:
				"Die Texte werden in allen Sprachen gelöscht. Sie können alles 30 Tage lang aus dem Papierkorb wiederherstellen.",
		},
		media: {
			deleted:
				"Sie werden nirgends verwendet. Sie können sie 30 Tage lang wiederherstellen; danach werden die Dateien gelöscht.",
		},
	},
	deleted: "Im Papierkorb",
	trash: { text: "Gelöschtes bleibt 30 Tage im Papierkorb.", link: "Papierkorb öffnen" },
	deletedPictures: {
		text: "Gelöschte Bilder können Sie 30 Tage lang wiederherstellen.",
		link: "Gelöschte Bilder zeigen",
	},
	again: "Noch einmal gesendet",
	products: { available: "Verfügbar", unavailable: "Nicht verfügbar" },
	notes: {
		title: "Lieferscheine",
		going: "In der Datei:",
		leftOut: "Nicht in der Datei:",
		nothing: "Keine dieser Bestellungen hat einen Lieferschein.",
		hint: "Jeder Lieferschein auf eigenen Seiten, in der Sprache des Käufers. Öffnen Sie die Datei, um sie zu drucken oder zu sichern.",
		lacks: "Kein Lieferschein, solange der Status „{status}“ ist.",
		failed: "Die Datei konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.",
	},
};
