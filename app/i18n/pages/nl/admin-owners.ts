import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminOwners: PageTexts["adminOwners"] = {
	title: "Mensen",
	intro: "Iedereen die in dit beheer werkt, en wat zij mogen.",
	account: "Mijn wachtwoord en sessies",
	you: "U",
	invited: "Uitgenodigd, nog geen wachtwoord",
	role: "Rol",
	changeRole: "Rol wijzigen",
	since: "Sinds",
	lastSignIn: "Laatst aangemeld",
	never: "Nog nooit",
	lastHint: "De enige eigenaar: maak eerst iemand anders eigenaar.",
	remove: "Verwijderen",
	cancel: "Annuleren",
	removeQuestion: "Deze persoon verwijderen?",
	removeText:
		"Deze persoon wordt meteen overal afgemeld en komt niet meer in dit deel van de winkel. Het account blijft bestaan, als dat van een klant.",
	removeSelf:
		"Dit bent u zelf. U wordt meteen overal afgemeld en komt niet meer in dit deel van de winkel; een andere eigenaar kan u weer toevoegen.",
	addTitle: "Iemand uitnodigen",
	addText:
		"Die persoon krijgt een mail met een link om een wachtwoord te kiezen; de link is drie dagen geldig. Nodig hetzelfde adres met dezelfde rol nog eens uit om een nieuwe link te sturen.",
	email: "E-mailadres",
	add: "Uitnodigen en mail sturen",
	adding: "Uitnodigen...",
	already: "Dit adres werkt al in het beheer: wijzig de rol in de lijst.",
	done: {
		added: "De uitnodiging is onderweg.",
		mailed: "Er is een nieuwe link onderweg.",
		changed: "De rol is gewijzigd. Die geldt vanaf de volgende klik.",
		removed: "De persoon is verwijderd en afgemeld.",
	},
	problems: {
		last: "Iemand moet de winkel beheren: de enige eigenaar kan niet weg en kan geen kleinere rol krijgen.",
		missing: "Deze persoon werkt niet meer in het beheer.",
		failed: "Er is niets gewijzigd. Probeer het zo meteen nog eens.",
	},
};
