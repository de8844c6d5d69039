import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminSeveral: PageTexts["adminSeveral"] = {
	bar: {
		choose: "Aanvinken",
		all: "Alles op deze pagina aanvinken",
		title: "Met wat aangevinkt is",
		go: "Verder",
		chosen: "Aangevinkt:",
	},
	title: "Meerdere tegelijk",
	back: "Terug naar de lijst",
	cancel: "Laten zoals ze zijn",
	nothing: "Er is niets aangevinkt",
	nothingText: "Vink eerst rijen in de lijst aan en kies dan wat ermee moet gebeuren.",
	nothingToDo: "Hiermee kan dit niet: hieronder staat waarom.",
	going: "Wordt gewijzigd:",
	leftOut: "Blijft zoals het is:",
	tell: "Laat het de kopers weten: er gaan {n} mails uit",
	tellHint: "Elk in de taal van de koper. Open een mail in de lijst om hem te lezen.",
	letterTo: "Mail aan",
	nobody: "Niemand krijgt hierover een mail.",
	mailsGo: "Er gaan {n} mails nogmaals uit. De oude blijven zoals ze zijn.",
	done: "Gedaan: {n}.",
	undone: "Teruggedraaid: {n}.",
	told: "Mails in de wachtrij: {n}.",
	refused: "Niet gedaan: {n}. De andere zijn wel in orde.",
	undo: "Ongedaan maken",
	outcomes: {
		done: "Gedaan",
		already: "Was al zo",
		moved: "Iemand heeft dit intussen gewijzigd: {status}. Het blijft zo.",
		missing: "Dit bestaat niet meer.",
		not_allowed: "Kan niet vanuit deze stand: {status}.",
		needed: "De winkel heeft deze pagina nodig: ze blijft zoals ze is.",
		used: "Dit wordt inmiddels ergens gebruikt. Het blijft staan.",
		taken:
			"Niet teruggezet: iets anders heeft nu dit adres. Geef dat een ander adres en zet dit daarna terug vanuit de prullenbak.",
		forbidden: "Uw rol mag dit niet.",
		failed: "De winkel kon dit niet opslaan. Probeer het opnieuw.",
	},
	acts: {
		orders: {
			confirmed: "Bestellingen bevestigen",
			delivered: "Op geleverd zetten",
			"delivery-note": "Leverbonnen als één pdf",
		},
		quotes: { answered: "Op beantwoord zetten", lost: "Op verloren zetten" },
		messages: { done: "Op afgehandeld zetten", new: "Heropenen" },
		mails: { again: "Opnieuw versturen" },
		products: { available: "Te koop aanbieden", unavailable: "Uit de verkoop halen" },
		"landing-pages": {
			published: "Pagina’s publiceren",
			draft: "Pagina’s terugzetten naar concept",
			deleted: "Pagina’s verwijderen",
		},
		blog: {
			published: "Artikelen publiceren",
			draft: "Artikelen terugzetten naar concept",
			deleted: "Artikelen verwijderen",
		},
		media: { deleted: "Foto’s verwijderen" },
	},
	hints: {
		"landing-pages": {
			published: "Bezoekers zien deze pagina’s meteen.",
			draft:
				"Bezoekers zien deze pagina’s niet meer en de menu’s verwijzen er niet meer naar. Er gaat niets verloren.",
			deleted:
				"De teksten en blokken verdwijnen mee. U kunt alles 30 dagen lang terugzetten vanuit de prullenbak.",
		},
		blog: {
			published:
				"Bezoekers zien deze artikelen meteen; een artikel met een latere publicatiedatum verschijnt die dag vanzelf.",
			draft:
				"Bezoekers zien deze artikelen niet meer. Er gaat niets verloren; publiceert u ze later opnieuw, dan krijgen ze de datum van die dag, tenzij ze een eigen datum hebben.",
			deleted:
				"De teksten verdwijnen in alle talen. U kunt alles 30 dagen lang terugzetten vanuit de prullenbak.",
		},
		media: {
			deleted: "Niets gebruikt ze. U kunt ze 30 dagen lang terugzetten; daarna worden de bestanden gewist.",
		},
	},
	deleted: "In de prullenbak",
	trash: { text: "Wat is verwijderd, blijft 30 dagen in de prullenbak.", link: "Prullenbak openen" },
	deletedPictures: {
		text: "Verwijderde foto’s kunt u 30 dagen lang terugzetten.",
		link: "Verwijderde foto’s tonen",
	},
	again: "Opnieuw verstuurd",
	products: { available: "Beschikbaar", unavailable: "Niet beschikbaar" },
	notes: {
		title: "Leverbonnen",
		going: "In het bestand:",
		leftOut: "Niet in het bestand:",
		nothing: "Geen van deze bestellingen heeft een leverbon.",
		hint: "Elke leverbon op eigen pagina’s, in de taal van de koper. Open het bestand om te printen of te bewaren.",
		lacks: "Geen leverbon zolang de status {status} is.",
		failed: "Het bestand kon nu niet worden gemaakt. Probeer het zo dadelijk opnieuw.",
	},
};
