import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const redirects: PageTexts["redirects"] = {
	title: "Doorverwijzingen",
	text: "Stel de doorverwijzingen van een verhuisde site samen, test ze en neem ze mee als _redirects-bestand.",
	session:
		"De regels bestaan alleen in dit tabblad: herladen kan, maar wie het tabblad sluit, is ze kwijt. Exporteer het bestand voor u vertrekt.",
	scriptsNeeded:
		"Dit hulpmiddel werkt in het geheugen van uw browser en heeft JavaScript nodig. Zet dat aan en herlaad de pagina.",
	back: "Terug naar het beheer",
	tabs: {
		label: "Taken",
		add: "Toevoegen",
		bulk: "Bulkimport",
		test: "Testen",
	},
	add: {
		oldPath: "Oud pad",
		oldPathHint:
			"Bijvoorbeeld /oude-pagina of het volledige oude adres; eindig met * om alles eronder mee te nemen.",
		oldPathMissing: "Vul het oude pad in",
		newPath: "Nieuw pad",
		newPathHint: "Bijvoorbeeld /nl/container",
		newPathMissing: "Vul het nieuwe pad in",
		status: "Statuscode",
		statuses: {
			permanent: "301, voorgoed verhuisd",
			temporary: "302, tijdelijk verhuisd",
			rewrite: "200, getoond onder het oude pad",
			gone: "410, definitief weg",
		},
		submit: "Doorverwijzing toevoegen",
		added: "Doorverwijzing toegevoegd.",
	},
	bulk: {
		drop: "Sleep een bestand hierheen of kies er een",
		dropHint: "Eén .txt- of .csv-bestand; de inhoud komt in het tekstvak.",
		read: "Het bestand staat in het tekstvak.",
		lines: "Doorverwijzingen, één per regel",
		linesHint:
			"Oud pad, nieuw pad en statuscode met twee spaties ertussen, of alleen een oude URL. Lege regels en regels die met # beginnen, worden overgeslagen.",
		example: "Voorbeeld",
		exampleLine: "/oude-pagina  /nl/container  301",
		submit: "Doorverwijzingen importeren",
		importedOne: "1 doorverwijzing geïmporteerd.",
		importedMany: "{n} doorverwijzingen geïmporteerd.",
		nothing: "In het tekstvak staat geen doorverwijzing.",
		problems: {
			type: "Het bestand moet een .txt- of .csv-bestand zijn",
			tooLarge: "Het bestand is groter dan {n} bytes",
			tooSmall: "Het bestand is kleiner dan {n} bytes",
			tooMany: "Te veel bestanden",
			unreadable: "Het bestand kon niet worden gelezen. Probeer het opnieuw.",
		},
	},
	test: {
		url: "URL of pad",
		urlHint: "Alleen het pad telt, niet de host.",
		submit: "URL testen",
		match: "Deze regel past:",
		leadsTo: "leidt naar",
		none: "Geen enkele regel past bij deze URL.",
		missing: "Vul een URL of een pad in",
	},
	table: {
		title: "Regels",
		oldPath: "Oud pad",
		newPath: "Nieuw pad",
		status: "Code",
		active: "Actief",
		actions: "Acties",
		delete: "Verwijderen",
		deleted: "Doorverwijzing verwijderd.",
		empty: "Nog geen doorverwijzingen toegevoegd",
		export: "_redirects-bestand exporteren",
		problems: {
			self: "Leidt naar zichzelf",
			loop: "Leidt in een kring",
			double: "Een regel hierboven heeft hetzelfde oude pad",
			elsewhere: "Leidt naar een andere site; de winkel leidt alleen naar eigen pagina’s",
		},
	},
	publish: {
		title: "In de winkel",
		text: "De winkel kan deze regels zelf toepassen: 301, 302 en 410, overal waar hij zelf geen pagina heeft. Pagina’s, foto’s en dit deel van de winkel gaan altijd voor.",
		none: "Er zijn geen doorverwijzingen gepubliceerd.",
		count: "Gepubliceerde doorverwijzingen: {n}",
		since: "sinds",
		loops:
			"Sommige regels leiden naar zichzelf of in een kring. Verwijder ze of zet ze uit en publiceer dan.",
		left: "Niet gepubliceerd, omdat ze uitstaan of omdat de winkel hun status niet kan toepassen: {n}",
		withdrawn: "Gepubliceerd, maar niet in uw lijst, en dus ingetrokken zodra u deze regels publiceert: {n}",
		publishing: "Publiceren...",
		publish: "Deze regels publiceren ({n})",
		withdraw: "Alle gepubliceerde regels intrekken",
		takeBack: "Gepubliceerde regels bewerken",
		taken: "De gepubliceerde regels staan in de lijst.",
		answers: {
			published: "De regels zijn gepubliceerd. De winkel gebruikt ze al.",
			stale:
				"Iemand anders heeft intussen andere regels gepubliceerd. Er is niets gewijzigd; bekijk die eerst.",
			invalid:
				"Deze regels kunnen niet worden toegepast: elke regel heeft een oud en een nieuw pad van deze winkel nodig, en het mogen er niet meer dan 5.000 zijn.",
			loops: "Sommige regels leiden in een kring. Er is niets gewijzigd.",
			failed: "Er is niets gepubliceerd. Probeer het zo meteen nog eens.",
		},
	},
};
