import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const rent: PageTexts["rent"] = {
	metaTitle: "Zeecontainer huren: dagprijzen van 6 tot 45 voet",
	metaDescription:
		"Huur een zeecontainer uit Antwerpen tegen een nettoprijs per dag: opslag, High Cube, koelcontainer of open top. Kies de maat, vergelijk en laat leveren.",
	title: "Container huren",
	intro:
		"Voor een bouwplaats, een drukke periode of een tussenopslag bij een verhuizing: kies een container uit ons depot in Antwerpen, zie meteen de netto huurprijs per dag en regel op de volgende pagina levering of afhalen.",
	minimum: "U huurt minimaal 30 dagen. Vanaf dag 31 betaalt u per dag.",
	sortSizeDesc: "Maat: groot naar klein",
	rent: "Huren",
	firstDays: "Eerste 30 dagen",
	unavailable:
		"Deze container is momenteel niet op voorraad. Vraag een offerte aan, dan geven we u een leverdatum door.",
	empty: "Geen huurcontainers gevonden.",
	about: {
		title: "Een zeecontainer huren: wat kost het en hoe verloopt het?",
		paragraphs: [
			"Bij elke container hierboven staat de huur per dag, excl. btw. De eerste 30 dagen betaalt u in één keer; dat is ook de minimumduur, zelfs als u vroeger klaar bent. Daarna telt elke dag mee tegen hetzelfde tarief. Loopt de bouwplaats drie dagen uit, dan betaalt u drie dagen bij en geen nieuwe maand. Het transport komt er bij de levering één keer bij. Op de pagina van de container vult u uw postcode in en ziet u huur en transport samen, nog voor u bestelt.",
			"Voor gereedschap en materiaal op de bouwplaats is een 8 of 10 voet makkelijk te plaatsen en goed af te sluiten. In een 20 voet past de inboedel van een appartement met twee slaapkamers, of alles wat een aannemer voor één bouwplaats nodig heeft. Een 40 voet past bij handelaren met een seizoenspiek; een High Cube geeft 30 cm extra hoogte voor rekken. Moet het koud blijven, huur dan een koelcontainer en zorg voor een stopcontact CEE 32 A. Met een open top of flat rack vervoert u wat niet door een deur past.",
			"We leveren in België, Nederland en Duitsland, met de vrachtwagen of met de kraanwagen. Zorg voor een vlakke, stevige ondergrond en een toegang die breed genoeg is voor een vrachtwagen met spiegels. Huurcontainers zijn wind- en waterdicht en komen in de kleur die op voorraad is. Bent u klaar, veeg dan de vloer en bel ons: we spreken een dag af om hem op te halen. Weet u nu al dat u hem langer dan drie maanden nodig hebt? Vergelijk dan met leasing, want daar ligt het maandbedrag meestal lager.",
		],
		leasingLink: "Container leasen vanaf drie maanden",
	},
};
