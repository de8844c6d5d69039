import type { MailCatalogue } from "../catalogue.ts";

export const mail: MailCatalogue = {
	orderConfirmation: {
		subject: "Uw bestelling {number} bij {company}",
		copySubject: "Nieuwe bestelling {number}: {name}, {total}",
		greeting: "Beste {name},",
		intro: "Bedankt voor uw bestelling. We hebben uw bestelling ontvangen onder nummer {number}.",
		copyIntro: "{name} ({email}, {phone}) heeft bestelling {number} geplaatst.",
		invoice: "Binnen 24 uur krijgt u de factuur met de betaalgegevens. U betaalt per overschrijving.",
		view: "Bekijk uw bestelling",
		transport: "Transport",
		closing: "Met vriendelijke groet,",
	},
	quote: {
		subject: "Uw offerteaanvraag bij {company}",
		copySubject: "Offerteaanvraag: {product}, {name}",
		greeting: "Beste {name},",
		intro: "Bedankt voor uw aanvraag. We nemen binnen 24 uur contact met u op.",
		copyIntro: "{name} ({email}, {phone}) vraagt een offerte.",
		backupText:
			"Er is een offerteaanvraag voor {product} binnengekomen van {name} ({email}, {phone}). De volledige mail kon niet worden verstuurd; de aanvraag is bewaard.",
		closing: "Met vriendelijke groet,",
		notGiven: "niet opgegeven",
	},
	contact: {
		subject: "Uw bericht aan {company}",
		copySubject: "Bericht van {name}",
		greeting: "Beste {name},",
		intro: "Bedankt voor uw bericht. We nemen zo snel mogelijk contact met u op.",
		copyIntro: "{name} heeft via de website een bericht gestuurd.",
		backupText:
			"{name} ({email}) heeft een bericht gestuurd. De volledige mail kon niet worden verstuurd; het bericht is bewaard.",
		closing: "Met vriendelijke groet,",
	},
	account: {
		greeting: "Beste,",
		verify: {
			subject: "Bevestig uw e-mailadres bij {company}",
			intro:
				"Open de link en vul het wachtwoord in dat u koos, om uw e-mailadres bij {company} te bevestigen. De link is een dag geldig. Hebt u zich niet geregistreerd, dan hoeft u niets te doen.",
		},
		reset: {
			subject: "Nieuw wachtwoord bij {company}",
			intro:
				"Iemand, hopelijk u, heeft bij {company} een nieuw wachtwoord aangevraagd. De link is een uur geldig. Was u het niet, dan hoeft u niets te doen.",
		},
		changed: {
			subject: "Uw wachtwoord bij {company} is gewijzigd",
			intro:
				"Het wachtwoord van uw account bij {company} is zojuist gewijzigd; alle andere sessies zijn beëindigd. Was u het niet, kies dan meteen een nieuw wachtwoord met de link.",
		},
		known: {
			subject: "U hebt al een account bij {company}",
			intro:
				"Iemand, misschien u, wilde zich bij {company} registreren met uw e-mailadres, dat al een account heeft. Er is niets gewijzigd. Bent u uw wachtwoord vergeten, dan kiest u met de link een nieuw.",
		},
		twoFactorOff: {
			subject: "Codes bij het aanmelden zijn uitgezet bij {company}",
			intro:
				"Bij het aanmelden op uw account bij {company} wordt geen code meer gevraagd. Was u het niet, kies dan meteen een nieuw wachtwoord met de link en zet de codes weer aan.",
		},
		invited: {
			subject: "U beheert nu de webshop van {company}",
			intro:
				"{author} heeft u beheerder gemaakt van de webshop van {company}. Kies via de link uw wachtwoord; de link is drie dagen geldig. Vraag daarna een nieuwe.",
		},
		madeAdmin: {
			subject: "U beheert nu de webshop van {company}",
			intro:
				"{author} heeft uw account beheerder gemaakt van de webshop van {company}. Meld u via de link aan met uw wachtwoord.",
		},
		link: "Link",
		closing: "Met vriendelijke groet,",
	},
};
