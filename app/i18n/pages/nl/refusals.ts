import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const refusals: PageTexts["refusals"] = {
	malformed: {
		title: "De winkel kon deze aanvraag niet lezen",
		text: "Wat uw browser stuurde, kwam onvolledig of in een onbekende vorm aan. Ga terug en verstuur het nog eens.",
	},
	foreign: {
		title: "Dit formulier komt niet uit onze winkel",
		text: "Voor uw veiligheid aanvaarden wij alleen formulieren die hier geopend zijn. Open de pagina opnieuw en verstuur het van daaruit.",
	},
	signedOut: {
		title: "U bent niet meer aangemeld",
		text: "Er is niets gewijzigd. Meld u in een nieuw tabblad aan en kom dan terug naar deze pagina.",
	},
	tooLarge: {
		title: "Dat is meer dan wij in één keer kunnen aannemen",
		text: "Ga terug, maak uw tekst korter en verstuur hem opnieuw. Langere teksten mag u ons ook mailen.",
	},
	method: {
		title: "De winkel kent dit soort aanvraag niet",
		text: "Open de pagina opnieuw in uw browser.",
	},
	visitorBusy: {
		title: "Een ogenblik geduld",
		text: "Er komen veel aanvragen tegelijk van uw verbinding. Probeer het over enkele seconden opnieuw: er gaat niets verloren.",
	},
	shopBusy: {
		title: "Het is druk op de kade",
		text: "Er zijn op dit moment heel veel bezoekers. Probeer het over enkele seconden opnieuw.",
	},
	away: {
		title: "De winkel is zo weer terug",
		text: "Onze database start opnieuw op. Probeer het over enkele seconden opnieuw: uw winkelwagen en uw bestellingen zijn veilig.",
	},
	notPrinted: {
		title: "Het document kan nu even niet worden gemaakt",
		text: "Laad deze pagina over enkele seconden opnieuw. Er gaat niets verloren.",
	},
	signIn: "Aanmelden in een nieuw tabblad",
	kept: "Alles wat u hebt ingevuld, wordt hier bewaard tot u het opnieuw verzendt.",
	files: "Gekozen bestanden kunnen niet worden bewaard. Kies ze hier opnieuw:",
	home: "Naar de startpagina",
};
