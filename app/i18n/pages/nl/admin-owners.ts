import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminOwners: PageTexts["adminOwners"] = {
	title: "Beheerders",
	intro: "Iedereen die deze winkel beheert. Zij zien elke bestelling en kunnen alles wijzigen.",
	account: "Mijn wachtwoord en sessies",
	you: "U",
	invited: "Uitgenodigd, nog geen wachtwoord",
	since: "Sinds",
	lastSignIn: "Laatst aangemeld",
	never: "Nog nooit",
	lastHint: "De enige: voeg eerst iemand anders toe.",
	remove: "Verwijderen",
	cancel: "Annuleren",
	removeQuestion: "Deze beheerder verwijderen?",
	removeText:
		"Deze persoon wordt meteen overal afgemeld en komt niet meer in dit deel van de winkel. Het account blijft bestaan, als dat van een klant.",
	removeSelf:
		"Dit bent u zelf. U wordt meteen overal afgemeld en komt niet meer in dit deel van de winkel; een andere beheerder kan u weer toevoegen.",
	addTitle: "Beheerder toevoegen",
	addText:
		"De nieuwe beheerder krijgt een mail met een link om een wachtwoord te kiezen; de link is drie dagen geldig. Voeg hetzelfde adres nog eens toe om een nieuwe link te sturen.",
	email: "E-mailadres",
	add: "Toevoegen en mail sturen",
	adding: "Toevoegen...",
	already: "Dit adres beheert de winkel al",
	done: {
		added: "De beheerder is toegevoegd. De mail is onderweg.",
		mailed: "Er is een nieuwe link onderweg.",
		removed: "De beheerder is verwijderd en afgemeld.",
	},
	problems: {
		last: "Iemand moet de winkel beheren: de enige beheerder kan niet verwijderd worden.",
		missing: "Dit is geen beheerder meer.",
		failed: "Er is niets gewijzigd. Probeer het zo meteen nog eens.",
	},
};
