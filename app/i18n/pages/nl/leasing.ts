import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const leasing: PageTexts["leasing"] = {
	metaTitle: "Zeecontainer leasen: van 3 maanden tot 3 jaar en meer",
	metaDescription:
		"Zeecontainers leasen uit Antwerpen: 3 tot 12 maanden, 1 tot 3 jaar of langer, tegen een vast maandbedrag. Standaard, High Cube, koel of speciaal.",
	title: "Een container leasen in plaats van kopen",
	intro:
		"Vanaf drie maanden betaalt u een vast bedrag per maand en houdt u uw kapitaal voor de zaak. U zegt hoeveel, welke maat en hoelang; wij antwoorden met één maandbedrag.",
	imageAlt: "Rij blauwe zeecontainers op een bedrijfsterrein, met bomen erachter",
	serviceType: "Leasing van zeecontainers",
	callForPricing: "Bel voor een prijs",
	reasons: {
		title: "Drie redenen om te leasen",
		items: [
			{
				title: "Uw kapitaal blijft in de zaak",
				text: "Tien containers kosten al gauw evenveel als een bestelwagen. Met leasing gaat dat geld naar voorraad, mensen of het volgende project, en blijft uw kredietlijn vrij.",
			},
			{
				title: "Kosten die in een begroting passen",
				text: "Het maandbedrag ligt vast bij de ondertekening en verandert niet tijdens de looptijd. U boekt het maand na maand op een bouwplaats of een kostenplaats.",
			},
			{
				title: "Geen container die overblijft",
				text: "Wat u koopt, moet u ooit weer verkopen, en de staalprijs schommelt. Een geleasede container gaat terug naar het depot als het werk klaar is.",
			},
		],
	},
	tiers: {
		title: "Drie looptijden, één maandbedrag",
		text: "Hoe langer de looptijd, hoe lager het bedrag per maand. Voor minder dan drie maanden huurt u beter per dag.",
		items: [
			{
				name: "Korte termijn",
				term: "3–12 maanden",
				text: "Voor één bouwproject, één oogst, één winter.",
				points: [
					"Minimumduur 3 maanden",
					"Gebruikte containers, A-kwaliteit of Cargo Worthy",
					"Per maand te verlengen",
				],
			},
			{
				name: "Middellange termijn",
				term: "1–3 jaar",
				text: "Voor bouwplaatsen, depots en groeiende magazijnen.",
				points: [
					"Vast bedrag voor de hele looptijd",
					"Nieuw of gebruikt, in de maat die u kiest",
					"Omruilen voor een andere maat mogelijk",
				],
			},
			{
				name: "Lange termijn",
				term: "Meer dan 3 jaar",
				text: "Voor een eigen vloot en blijvende extra ruimte.",
				points: [
					"Ons laagste bedrag per maand",
					"Nieuwe containers, desgewenst in uw RAL-kleur",
					"Overname aan het einde tegen een vooraf afgesproken prijs",
				],
			},
		],
	},
	types: {
		title: "Containers die u kunt leasen",
		text: "Elke maat en elk type uit de winkel is te leasen. Naar deze vier is de meeste vraag.",
		items: [
			{
				title: "Standaard 20 en 40 voet",
				text: "De gewone zeecontainer voor opslag en vervoer: stalen wanden, houten vloer, dubbele deuren.",
			},
			{
				title: "High Cube",
				text: "30 cm meer binnenhoogte. Voor rekken, volumineuze goederen, werkplaatsen en ombouw.",
			},
			{
				title: "Koelcontainer",
				text: "Instelbaar van −30 °C tot +30 °C. Voor voeding, bloemen en geneesmiddelen, op CEE 32 A.",
			},
			{
				title: "Open top, flat rack, tank",
				text: "Voor machines, staal en vloeistoffen die in geen gewone container kunnen.",
			},
		],
	},
	benefits: {
		title: "Dit zit in uw contract",
		items: [
			{
				title: "Eén contract",
				text: "Eén container of vijftig, op verschillende bouwplaatsen, op één factuur per maand.",
			},
			{
				title: "De staat die u nodig hebt",
				text: "Nieuw waar klanten hem zien, Cargo Worthy waar alleen het slot telt.",
			},
			{
				title: "Levering en ophalen",
				text: "Met vrachtwagen of kraanwagen in België, Nederland en Duitsland; naar Frankrijk op aanvraag.",
			},
			{
				title: "Nagekeken voor vertrek",
				text: "Deuren, rubbers, vloer en dak worden in het depot gecontroleerd; u krijgt de foto’s.",
			},
			{
				title: "Ruimte om te wijzigen",
				text: "Containers erbij, of minder aan het einde van een looptijd: één telefoontje, één nieuw bedrag.",
			},
			{
				title: "Vrije keuze aan het einde",
				text: "U geeft hem terug, verlengt de lease of neemt de container over.",
			},
		],
	},
	action: {
		title: "Wat kost het in uw geval?",
		text: "Geef ons de maat, het aantal, de looptijd en de postcode. Wij berekenen het maandbedrag en antwoorden binnen 24 uur.",
	},
	about: {
		title: "Zeecontainers leasen in België en de buurlanden",
		paragraphs: [
			"Leasen ligt tussen huren en kopen in. Huren per dag is gemaakt voor enkele weken en kost per maand het meest. Kopen loont als een container jaren blijft staan en de verkoop achteraf u geen zorgen baart. Leasing dekt alles daartussen: een looptijd van drie maanden tot ruim drie jaar, een vast bedrag en geen aankoopsom. Voor bedrijven zijn de termijnen doorgaans bedrijfskosten; uw boekhouder weet hoe u ze inboekt.",
			"Bij ons leasen aannemers die een bouwplaats inrichten, telers die een seizoen lang koeling nodig hebben, webshops die uit hun loods groeien en vervoerders die met eigen containers rijden. Dat doen ze in België, Nederland, Duitsland en Frankrijk; voor de rest van Europa bekijken we elke aanvraag apart. De containers komen uit ons depot in Antwerpen, vlak bij de kades waar ze aan land komen.",
			"Voor een offerte hebben we vier dingen nodig: welke container in welke staat, hoeveel, hoelang en waar hij komt te staan. Het maandbedrag is excl. btw. Levering en later ophalen staan er apart bij, zodat u ze kunt vergelijken met uw eigen vervoerder.",
		],
		rentLink: "Liever huren per dag",
	},
};
