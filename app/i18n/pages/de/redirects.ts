import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const redirects: PageTexts["redirects"] = {
	title: "Weiterleitungen",
	text: "Stellen Sie die Weiterleitungen einer umgezogenen Website zusammen, testen Sie sie und nehmen Sie sie als _redirects-Datei mit.",
	session:
		"Die Regeln bestehen nur in diesem Browser-Tab: Neu laden schadet nicht, mit dem Schließen sind sie weg. Exportieren Sie die Datei, bevor Sie gehen.",
	scriptsNeeded:
		"Dieses Werkzeug arbeitet im Speicher Ihres Browsers und braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.",
	back: "Zurück zur Verwaltung",
	tabs: {
		label: "Aufgaben",
		add: "Hinzufügen",
		bulk: "Sammelimport",
		test: "Testen",
	},
	add: {
		oldPath: "Alter Pfad",
		oldPathHint:
			"Zum Beispiel /alte-seite oder die vollständige alte Adresse; mit * am Ende gilt die Regel für alles darunter.",
		oldPathMissing: "Geben Sie den alten Pfad ein",
		newPath: "Neuer Pfad",
		newPathHint: "Zum Beispiel /de/container",
		newPathMissing: "Geben Sie den neuen Pfad ein",
		status: "Statuscode",
		statuses: {
			permanent: "301, dauerhaft umgezogen",
			temporary: "302, vorübergehend umgezogen",
			rewrite: "200, unter dem alten Pfad gezeigt",
			gone: "410, endgültig weg",
		},
		submit: "Weiterleitung hinzufügen",
		added: "Weiterleitung hinzugefügt.",
	},
	bulk: {
		drop: "Datei hierher ziehen oder auswählen",
		dropHint: "Eine .txt- oder .csv-Datei; ihr Inhalt kommt in das Textfeld.",
		read: "Die Datei steht im Textfeld.",
		lines: "Weiterleitungen, eine pro Zeile",
		linesHint:
			"Alter Pfad, neuer Pfad und Statuscode mit zwei Leerzeichen dazwischen, oder nur eine alte URL. Leere Zeilen und Zeilen, die mit # beginnen, werden übersprungen.",
		example: "Beispiel",
		exampleLine: "/alte-seite  /de/container  301",
		submit: "Weiterleitungen importieren",
		importedOne: "1 Weiterleitung importiert.",
		importedMany: "{n} Weiterleitungen importiert.",
		nothing: "Im Textfeld steht keine Weiterleitung.",
		problems: {
			type: "Die Datei muss eine .txt- oder .csv-Datei sein",
			tooLarge: "Die Datei ist größer als {n} Bytes",
			tooSmall: "Die Datei ist kleiner als {n} Bytes",
			tooMany: "Zu viele Dateien",
			unreadable: "Die Datei konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal.",
		},
	},
	test: {
		url: "URL oder Pfad",
		urlHint: "Nur der Pfad zählt, nicht der Host.",
		submit: "URL testen",
		match: "Diese Regel greift:",
		leadsTo: "führt zu",
		none: "Für diese URL greift keine Regel.",
		missing: "Geben Sie eine URL oder einen Pfad ein",
	},
	table: {
		title: "Regeln",
		oldPath: "Alter Pfad",
		newPath: "Neuer Pfad",
		status: "Code",
		active: "Aktiv",
		actions: "Aktion",
		delete: "Löschen",
		deleted: "Weiterleitung gelöscht.",
		undo: "Rückgängig machen",
		putBack: "Weiterleitung wieder da.",
		empty: "Noch keine Weiterleitungen hinzugefügt",
		export: "_redirects-Datei exportieren",
		problems: {
			self: "Führt zu sich selbst",
			loop: "Führt im Kreis",
			double: "Eine Regel darüber hat denselben alten Pfad",
			elsewhere: "Führt zu einer anderen Website; der Shop führt nur auf eigene Seiten",
		},
	},
	publish: {
		title: "Im Shop",
		text: "Der Shop kann diese Regeln selbst ausliefern: 301, 302 und 410, überall wo er keine eigene Seite hat. Seiten, Bilder und dieser Bereich des Shops gehen immer vor.",
		none: "Es sind keine Weiterleitungen veröffentlicht.",
		count: "Veröffentlichte Weiterleitungen: {n}",
		since: "seit",
		loops:
			"Einige Regeln führen zu sich selbst oder im Kreis. Löschen Sie sie oder schalten Sie sie aus, dann veröffentlichen Sie.",
		left: "Nicht veröffentlicht, weil sie ausgeschaltet sind oder der Shop ihren Status nicht ausliefern kann: {n}",
		withdrawn:
			"Veröffentlicht, aber nicht in Ihrer Liste und damit zurückgezogen, sobald Sie diese Regeln veröffentlichen: {n}",
		publishing: "Wird veröffentlicht...",
		publish: "Diese Regeln veröffentlichen ({n})",
		withdraw: "Alle veröffentlichten Regeln zurückziehen",
		takeBack: "Veröffentlichte Regeln bearbeiten",
		taken: "Die veröffentlichten Regeln stehen in der Liste.",
		answers: {
			published: "Die Regeln sind veröffentlicht. Der Shop verwendet sie bereits.",
			stale:
				"Jemand anderes hat inzwischen andere Regeln veröffentlicht. Es wurde nichts geändert; sehen Sie sich diese zuerst an.",
			invalid:
				"Diese Regeln können nicht ausgeliefert werden: Jede braucht einen alten und einen neuen Pfad dieses Shops, und mehr als 5.000 können es nicht sein.",
			loops: "Einige Regeln führen im Kreis. Es wurde nichts geändert.",
			failed: "Es wurde nichts veröffentlicht. Bitte versuchen Sie es gleich noch einmal.",
		},
	},
};
