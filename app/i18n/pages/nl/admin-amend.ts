import type { PageTexts } from "../../messages/catalogue.ts";

export const adminAmend: PageTexts["adminAmend"] = {
	title: "Bestelling wijzigen",
	back: "Terug naar de bestelling",
	change: "Regels of adressen wijzigen",
	delivery: "Levering",
	billing: "Factuuradres",
	before: "Tot nu toe",
	after: "Vanaf nu",
	vat: "Btw",
	paid: "Tot nu toe betaald:",
	refund: "Terug te betalen:",
	open: "Nog open:",
	refundHint:
		"De koper heeft meer betaald dan het nieuwe totaal. Noteer de terugbetaling bij de bestelling zodra ze onderweg is.",
	preview: "Wat er verandert",
	previewHint: "Er is nog niets opgeslagen.",
	transportKept:
		"De vrachtwagen rijdt nu naar een andere plaats, tegen de transportprijs van de oude. Met ‘Transport volgens de tarieven van vandaag’ krijgt u de prijs van de nieuwe.",
	tell: "De koper per e-mail op de hoogte brengen",
	mail: "De e-mail zoals de koper hem krijgt",
	save: "Bestelling wijzigen",
	check: "Tonen wat er verandert",
	checkAgain: "Opnieuw tonen",
	about: "Reden en bericht aan de koper",
	reason: "Waarom wijzigt de bestelling?",
	reasonHint: "Voor uw geschiedenis. Nodig als u zelf een prijs hebt ingevuld.",
	words: "Uw bericht aan de koper",
	wordsHint: "Staat in de e-mail, in de taal van de koper.",
	done: {
		told: "De bestelling is gewijzigd en de e-mail is onderweg naar de koper.",
		saved: "De bestelling is gewijzigd. De koper is niet op de hoogte gebracht.",
	},
	problems: {
		anonymous: "Naam en adressen van deze bestelling zijn gewist: ze kan niet meer worden gewijzigd.",
		invoiced:
			"Deze bestelling is gefactureerd. Maak eerst een creditnota; daarna kunt u ze wijzigen en opnieuw factureren.",
		delivered: "Deze bestelling is geleverd. Zet eerst de status terug als dat een vergissing was.",
		cancelled: "Deze bestelling is geannuleerd. Heropen ze eerst.",
		gone: "Deze bestelling bestaat niet meer.",
		fields: "Controleer de velden hieronder.",
		lines: "Een bestelling heeft minstens één regel. Annuleer ze als er niets overblijft.",
		nothing: "De bestelling komt op nul uit: vul de prijzen in.",
		same: "U hebt nog niets gewijzigd.",
		unseen: "U hebt intussen iets gewijzigd. Kijk het nog eens na.",
		stale:
			"Iemand anders heeft deze bestelling intussen gewijzigd. Hieronder ziet u wat er nu staat naast wat u hebt ingevuld; de volgende druk slaat uw versie op.",
		total: "VIES heeft intussen geantwoord en de btw is anders. Controleer het nieuwe totaal.",
		failed: "Dat is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
		container: "Kies een container",
	},
};
