import type { SeedProduct } from "../seed-content.ts";

export const product40ftHc: SeedProduct = {
	key: "40ft-hc",
	type: "High Cube",
	size: "40ft",
	condition: "new",
	stock_status: "In Stock",
	is_available: true,
	price_new: 425000,
	price_used_a: 245000,
	price_used_cw: 195000,
	price_rent_per_day: 390,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 12.192, width: 2.438, height: 2.896 },
	dimensions_inside: { length: 12.032, width: 2.352, height: 2.698 },
	weight: { gross: 30480, net: 26540, tare: 3940 },
	capacity_cbm: 76.4,
	pallet_places: 24,
	translations: {
		nl: {
			title: "40ft High Cube container",
			slug: "40ft-high-cube-container",
			meta_description:
				"40ft High Cube zeecontainer met 76,4 m³ en 2,698 m binnenhoogte, voor export, ruime opslag en ombouwprojecten.",
			meta_title: "40ft High Cube container kopen of huren",
			description:
				"De hoge 40ft zeecontainer met 76,4 m³ inhoud. In de internationale handel de gangbare maat, aan land gezocht als magazijn of als basis voor ombouw.",
			description_html: `<h2>Het werkpaard van de internationale handel</h2>
<p>Rederijen varen tegenwoordig vooral met 40ft High Cubes. Daarom vindt u in deze maat de ruimste keuze, zowel nieuw als gebruikt. Exporteurs laden er meubels, textiel of isolatiemateriaal in tot de ruimte op is en niet het gewicht. Aan land wordt hij een seizoensmagazijn, een fietsenstalling, een werkplaats of de ruwbouw van een kantoor.</p>
<h3>Wat u aan ruimte krijgt</h3>
<ul>
<li>12,032 m lang, 2,352 m breed en 2,698 m hoog aan de binnenkant</li>
<li>Deuren van 2,34 m breed en 2,585 m hoog</li>
<li><strong>76,4 m³</strong> tegenover 67,7 m³ in de standaard 40ft</li>
<li>24 europallets, laadvermogen 26.540 kg</li>
</ul>
<h3>Voor u bestelt</h3>
<p>De winst zit in de hoogte, het vloeroppervlak blijft gelijk. Voor zware goederen levert een High Cube u niets op: hij mag zelfs 190 kg minder dragen dan de gewone 40ft. Hij weegt leeg 3.940 kg en komt met een lange vrachtwagen. Controleer bruggen, poorten en bovengrondse kabels op de route, en geef door aan welke kant de deuren moeten staan. Een draagkrachtige, vlakke ondergrond onder de hoeken houdt de deuren soepel. Voor zeevracht is een geldige CSC-plaat vereist.</p>`,
		},
		en: {
			title: "40ft High Cube container",
			slug: "40ft-high-cube-container",
			meta_description:
				"A 40ft High Cube shipping container with 76.4 m³ and 2.698 m inside height, for export, bulk storage and conversions.",
			meta_title: "40ft High Cube container to buy or rent",
			description:
				"The tall 40ft shipping container with 76.4 m³ inside. It is the usual size in overseas trade and a popular basis for stores and conversions.",
			description_html: `<h2>The workhorse of overseas trade</h2>
<p>Most of the 40ft boxes on today’s container ships are High Cubes, so this is the size with the widest choice, new and used. Exporters fill it with furniture, clothing or insulation, goods that run out of space before they run out of weight. Ashore it becomes a seasonal warehouse, a bicycle store, a workshop or the shell of a site office.</p>
<h3>The space you get</h3>
<ul>
<li>12.032 m long, 2.352 m wide and 2.698 m high inside</li>
<li>Doors 2.34 m wide and 2.585 m high</li>
<li><strong>76.4 m³</strong>, against 67.7 m³ in a standard 40ft</li>
<li>24 euro pallets, 26,540 kg payload</li>
</ul>
<h3>Worth knowing</h3>
<p>All the gain is in the height; the floor is no larger. For heavy goods a High Cube brings nothing, and it may even carry 190 kg less than the standard box. Empty it weighs 3,940 kg and it arrives on a long vehicle, so check bridges, gateways and overhead lines along the route and tell us which way the doors should face. Level, load-bearing ground under the corners keeps those doors moving freely. A valid CSC plate is needed for shipping.</p>`,
		},
		de: {
			title: "40-Fuß-High-Cube-Container",
			slug: "40-fuss-high-cube-container",
			meta_description:
				"40-Fuß-High-Cube-Seecontainer mit 76,4 m³ und 2,698 m Innenhöhe für Export, großes Lager und Umbauprojekte.",
			meta_title: "40-Fuß-High-Cube-Container kaufen oder mieten",
			description:
				"Der hohe 40-Fuß-Seecontainer mit 76,4 m³ Volumen. Im Überseehandel die gängige Größe, an Land beliebt als Lager und als Basis für Umbauten.",
			description_html: `<h2>Die gängige Größe im Überseeverkehr</h2>
<p>Die Reedereien fahren heute überwiegend 40-Fuß-High-Cubes. Entsprechend groß ist die Auswahl, neu wie gebraucht. Exporteure laden Möbel, Textilien oder Dämmstoffe, also Ware, bei der eher der Platz als das Gewicht knapp wird. An Land entstehen daraus Saisonlager, Fahrradgaragen, Werkstätten oder der Rohbau eines Baubüros.</p>
<h3>So viel Raum haben Sie</h3>
<ul>
<li>Innen 12,032 m lang, 2,352 m breit und 2,698 m hoch</li>
<li>Türen 2,34 m breit und 2,585 m hoch</li>
<li><strong>76,4 m³</strong> statt 67,7 m³ im 40-Fuß-Standardcontainer</li>
<li>24 Europaletten, Nutzlast 26.540 kg</li>
</ul>
<h3>Vor der Bestellung</h3>
<p>Der Gewinn liegt allein in der Höhe, die Bodenfläche bleibt gleich. Bei schwerer Ware bringt der High Cube keinen Vorteil, er darf sogar 190 kg weniger tragen als die Standardausführung. Leer wiegt er 3.940 kg und kommt auf einem langen Fahrzeug. Prüfen Sie Brücken, Tore und Freileitungen auf dem Weg und teilen Sie uns mit, in welche Richtung die Türen zeigen sollen. Ein ebener, tragfähiger Untergrund unter den Ecken sorgt dafür, dass die Türen leichtgängig bleiben. Für den Seetransport ist eine gültige CSC-Plakette erforderlich.</p>`,
		},
		fr: {
			title: "Conteneur 40 pieds High Cube",
			slug: "conteneur-40-pieds-high-cube",
			meta_description:
				"Conteneur maritime 40 pieds High Cube : 76,4 m³ et 2,698 m de haut à l’intérieur, pour export, stockage et transformation.",
			meta_title: "Conteneur 40 pieds High Cube, vente et location",
			description:
				"Le grand conteneur maritime de 40 pieds, avec 76,4 m³. Format courant du commerce maritime, il sert à terre d’entrepôt ou de base pour un aménagement.",
			description_html: `<h2>Le format courant du commerce maritime</h2>
<p>Les compagnies maritimes exploitent aujourd’hui surtout des 40 pieds High Cube. C’est donc dans cette taille que le choix est le plus large, en neuf comme en occasion. Les exportateurs y chargent meubles, textiles ou isolants, des produits qui remplissent l’espace avant d’atteindre le poids limite. À terre, il devient entrepôt saisonnier, garage à vélos, atelier ou gros œuvre d’un bureau.</p>
<h3>L’espace disponible</h3>
<ul>
<li>12,032 m de long, 2,352 m de large et 2,698 m de haut à l’intérieur</li>
<li>Portes de 2,34 m de large et 2,585 m de haut</li>
<li><strong>76,4 m³</strong>, contre 67,7 m³ pour un 40 pieds standard</li>
<li>24 palettes Europe, charge utile de 26 540 kg</li>
</ul>
<h3>Avant de commander</h3>
<p>Tout le gain est en hauteur, la surface au sol reste la même. Pour des charges lourdes, le High Cube n’apporte rien : il porte même 190 kg de moins que le standard. Vide, il pèse 3 940 kg et arrive sur un long véhicule. Contrôlez ponts, portails et lignes aériennes sur le trajet, et indiquez-nous le sens des portes. Un sol plan et porteur sous les coins leur garde une ouverture aisée. Le fret maritime exige une plaque CSC valable.</p>`,
		},
	},
};
