import type { MailCatalogue } from "../../catalogue.ts";

export const mail: MailCatalogue = {
	orderConfirmation: {
		subject: "Uw bestelling {number} bij {company}",
		copySubject: "Nieuwe bestelling {number}: {name}, {total}",
		greeting: "Beste {name},",
		intro: "Bedankt voor uw bestelling. We hebben ze ontvangen onder nummer {number}.",
		copyIntro: "{name} ({email}, {phone}) heeft bestelling {number} geplaatst.",
		invoice: "Binnen 24 uur krijgt u de factuur met de betaalgegevens. U betaalt per overschrijving.",
		view: "Bekijk uw bestelling",
		transport: "Transport",
		closing: "Met vriendelijke groeten,",
	},
};
