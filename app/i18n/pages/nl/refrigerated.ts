import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const refrigerated: PageTexts["refrigerated"] = {
	metaTitle: "Koelcontainers, reefers en vriescontainers te koop",
	metaDescription:
		"Koelcontainers en vriescontainers van −30 °C tot +30 °C in 10, 20 en 40 voet: koop of huur een geteste reefer uit Antwerpen, geleverd en klaar.",
	title: "Koelcontainers, reefers en vriescontainers",
	intro:
		"Een reefer is een koelcel die met de vrachtwagen komt. Kies een temperatuur van −30 °C tot +30 °C, neem 10, 20 of 40 voet, steek de stekker erin en laad hem dezelfde dag nog.",
	imageAlt: "Rij witte koelcontainers, elk aangesloten op een stroomzuil",
	contact: "Vraag naar een koelcontainer",
	features: {
		title: "Wat een koelcontainer u biedt",
		items: [
			{
				title: "−30 °C tot +30 °C",
				text: "Eén machine vriest, koelt of houdt warm. U stelt ze tot op een halve graad in en leest de temperatuur af op het scherm.",
			},
			{
				title: "10, 20 en 40 voet",
				text: "20 en 40 voet staan op ons terrein, een 10 voet is op aanvraag. Van een vriescel achter de keuken tot een magazijn voor 23 europallets.",
			},
			{
				title: "Krachtstroom, CEE 32 A",
				text: "380–460 V uit een rood stopcontact of een aggregaat. Zonder bouwwerk of koelmonteur.",
			},
			{
				title: "Rondom geïsoleerd",
				text: "Volgeschuimde wanden, dak en deuren, een rvs-bekleding en een T-vloer die de lucht onder de lading doorlaat.",
			},
		],
	},
	stock: {
		title: "Koelcontainers in ons depot",
		text: "Elke container heeft zijn eigen pagina: prijs nieuw en gebruikt, huur per dag, maten en levering naar uw postcode. Alle prijzen zijn excl. btw.",
		empty:
			"Er staat nu geen koelcontainer in de winkel. Bel of schrijf ons: er komen geregeld reefers binnen.",
		all: "Bekijk alle containers",
	},
	advantages: {
		title: "Waarom een container in plaats van een koelcel",
		items: [
			{
				title: "Binnen een dag in gebruik",
				text: "Neerzetten, waterpas stellen, aansluiten. Bij een gewone buitentemperatuur is een lege reefer na enkele uren koud.",
			},
			{
				title: "Geen bouwproject",
				text: "Hij rust op vier hoeken en laat geen sporen na. Vraag uw gemeente of u er voor langere tijd een vergunning voor nodig hebt.",
			},
			{
				title: "Verhuist mee",
				text: "Van het veld naar het erf, van het ene festival naar het andere: opgetild aan zijn hoeken, wanneer u wilt.",
			},
			{
				title: "Behoudt zijn waarde",
				text: "Een reefer is door te verkopen. Of u huurt hem voor het seizoen en geeft hem daarna terug.",
			},
			{
				title: "Getest voor vertrek",
				text: "Onze monteurs laten de machine tot de ingestelde temperatuur draaien en controleren deuren, rubbers en afvoeren.",
			},
			{
				title: "Sluit als een container",
				text: "Een stalen frame, sluitstangen en een hangslot. Niemand neemt uw goederen in het voorbijgaan mee.",
			},
		],
	},
	action: {
		title: "Hoe koud, hoeveel, hoelang?",
		text: "Noem de goederen, de temperatuur en het aantal pallets. Wij zeggen welke reefer past en wat hij geleverd kost.",
	},
	about: {
		title: "Een koel- of vriescontainer kiezen",
		paragraphs: [
			"Cateraars, slagers, bakkers, telers, brouwerijen en apothekers zetten een reefer in als de koelcel vol is, verbouwd wordt of maar een paar maanden nodig is. Een 20 voet volstaat voor een restaurant of een boerderijwinkel. Er passen 10 europallets in; in de 40 voet High Cube 23. Loopt u er de hele dag in en uit, hang dan een strokengordijn op: elke open deur kost koude en stroom.",
			"Breng goederen op temperatuur binnen. De machine houdt een temperatuur vast, ze is geen snelvriezer. Laat onder het plafond ruimte voor de lucht die terugstroomt en houd de machinekant vrij, zodat de warme lucht weg kan. De container vraagt een vlakke, stevige ondergrond. Laat een elektricien vooraf nagaan of uw aansluiting driefasig 32 A aankan.",
			"We verkopen nieuwe en gebruikte koelcontainers en verhuren ze per dag, vanaf 30 dagen; voor drie maanden of meer is er leasing. Leveren doen we met de vrachtwagen of de kraanwagen in België, Nederland en Duitsland. Hebt u alleen een geïsoleerde opslag nodig, vraag dan naar een reefer zonder werkende machine: voor dat geld vindt u moeilijk iets beters.",
		],
	},
};
