import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const personalData: PageTexts["personalData"] = {
	own: {
		title: "Uw gegevens",
		text: "Alles wat we over u en uw e-mailadres bewaren, in één bestand (JSON): account, winkelwagen, bestellingen, facturen, betalingen, offerteaanvragen, berichten en mails.",
		download: "Gegevens downloaden",
		deleteTitle: "Account verwijderen",
		deleteText: "Uw account, uw winkelwagen en uw aanmeldingen verdwijnen meteen en voorgoed.",
		delete: "Account definitief verwijderen",
		isOwner: "U beheert deze winkel. Laat een andere beheerder u eerst uit de lijst halen.",
	},
	stays: {
		title: "Wat bewaard blijft",
		orders:
			"Bestellingen, aanvaarde offertes, facturen, betalingen en herroepingen: tien jaar, omdat de boekhoud- en btw-wet dat eist. Daarna staat er niemand meer in.",
		requests: "Offerteaanvragen, andere offertes, berichten en kopieën van mails: één jaar.",
	},
	desk: {
		title: "Persoonsgegevens",
		intro:
			"Alles wat de winkel over een e-mailadres bewaart: voor wie een kopie vraagt, en om te wissen wat gewist mag worden.",
		email: "E-mailadres",
		find: "Opzoeken",
		emailWrong: "Vul een geldig e-mailadres in",
		found: "Bewaard over",
		nothing: "Over dit adres wordt niets bewaard.",
		account: "Klantaccount",
		yes: "ja",
		no: "nee",
		orders: "Bestellingen",
		invoices: "Facturen",
		quotes: "Offerteaanvragen",
		messages: "Berichten",
		mails: "E-mails",
		withdrawals: "Herroepingen",
		download: "Alles downloaden (JSON)",
		downloadText:
			"Met uw interne notities: lees ze na voordat u het bestand doorgeeft. De geschiedenis vermeldt dat het is opgehaald.",
		eraseTitle: "Wissen",
		eraseText:
			"Account, winkelwagen, offerteaanvragen, niet-aanvaarde offertes, berichten en kopieën van mails verdwijnen meteen en voorgoed.",
		confirm: "Ik heb nagegaan dat de vraag van deze persoon komt",
		confirmWrong: "Vink dit eerst aan",
		erase: "Definitief wissen",
		erased: "Gewist. Wat de wet vraagt te bewaren, staat er nog.",
		isOwner: "Deze persoon beheert de winkel. Haal die eerst uit de lijst van beheerders.",
		failed: "Het wissen is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
	},
};
