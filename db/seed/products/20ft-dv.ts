import type { SeedProduct } from "../seed-content.ts";

export const product20ftDv: SeedProduct = {
	key: "20ft-dv",
	type: "Standard",
	size: "20ft",
	condition: "new",
	stock_status: "In Stock",
	is_available: true,
	price_new: 265000,
	price_used_a: 175000,
	price_used_cw: 145000,
	price_rent_per_day: 250,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 6.058, width: 2.438, height: 2.591 },
	dimensions_inside: { length: 5.898, width: 2.352, height: 2.39 },
	weight: { gross: 30480, net: 28250, tare: 2230 },
	capacity_cbm: 33.1,
	pallet_places: 11,
	translations: {
		nl: {
			title: "20ft container DV (standaard)",
			slug: "20ft-container-standaard",
			meta_description:
				"Standaard 20ft zeecontainer met 33,1 m³, 11 europallets en 28.250 kg laadvermogen, voor opslag, bouwplaats of export.",
			meta_title: "20ft container (standaard) kopen of huren",
			description:
				"De gewone 20ft zeecontainer met 33,1 m³ inhoud en een laadvermogen van 28.250 kg. Geschikt als magazijn op de bouwplaats of het erf, en voor export.",
			description_html: `<h2>De maat waar de meeste kopers op uitkomen</h2>
<p>Een 20ft DV (dry van) is de zeecontainer die u het vaakst ziet: op bouwplaatsen als gereedschapsmagazijn, op boerderijen voor kunstmest en machines, bij winkels als extra voorraad. Gezinnen die emigreren laden er doorgaans een volledige inboedel in. Hij is lang genoeg voor steigerbuizen van 5 m en kort genoeg voor een gewone bedrijfsoprit.</p>
<h3>Afmetingen en gewicht</h3>
<ul>
<li>Binnen 5,898 m lang, 2,352 m breed, 2,39 m hoog</li>
<li>Deuropening 2,338 m × 2,28 m</li>
<li><strong>33,1 m³</strong>, 11 europallets in één laag</li>
<li>Laadvermogen 28.250 kg, meer dan een 40ft mag dragen</li>
</ul>
<h3>Praktisch</h3>
<p>Een 20ft rust op zijn vier hoekstukken. Vier betonplaten of bielzen op gelijke hoogte volstaan, een doorlopende vloer is niet nodig. Bij levering met kraan zet de chauffeur hem naast de wagen neer. Zonder kraan hebt u zelf een zware heftruck of hijskraan nodig, want leeg weegt hij 2.230 kg.</p>
<p>Gaat hij op een schip, dan is een geldige CSC-plaat verplicht. Voor opslag aan land telt vooral dat dak en deurrubbers goed zijn. Lichte, volumineuze lading? Bekijk dan ook de High Cube.</p>`,
		},
		en: {
			title: "20ft container DV (standard)",
			slug: "20ft-container-standard",
			meta_description:
				"Standard 20ft shipping container with 33.1 m³, 11 euro pallets and a 28,250 kg payload, for storage, site use or export.",
			meta_title: "20ft standard container to buy or rent",
			description:
				"The ordinary 20ft dry van with 33.1 m³ of space and a payload of 28,250 kg. It works as a store on a site or farm and as an export box.",
			description_html: `<h2>The all-round shipping container</h2>
<p>If you are unsure which size you need, start here. The 20ft dry van is the standard tool store on building sites, the feed and machinery store on farms and the overflow stockroom behind shops. It usually swallows the contents of a family house, which is why people moving abroad ask for it as well.</p>
<h3>Dimensions and load</h3>
<ul>
<li>Inside 5.898 m long, 2.352 m wide, 2.39 m high</li>
<li>Door opening 2.338 m by 2.28 m</li>
<li><strong>33.1 m³</strong>, taking 11 euro pallets in one layer</li>
<li>Payload 28,250 kg on a tare of 2,230 kg</li>
</ul>
<p>That payload is higher than that of a 40ft, so for dense goods such as tiles, steel or seed potatoes the shorter box is the sensible one. Keep in mind that road weight limits may stop you well before the container does.</p>
<h3>What to prepare</h3>
<p>The container rests on its four corner castings: four firm pads at one height are enough. A crane truck lowers it beside the vehicle; without a crane you must provide the lifting gear. For sea freight a valid CSC plate is required. If your goods are bulky rather than heavy, look at the High Cube.</p>`,
		},
		de: {
			title: "20-Fuß-Container DV (Standard)",
			slug: "20-fuss-container-standard",
			meta_description:
				"20-Fuß-Seecontainer Standard mit 33,1 m³, 11 Europaletten und 28.250 kg Nutzlast für Lager, Baustelle oder Export.",
			meta_title: "20-Fuß-Container Standard kaufen oder mieten",
			description:
				"Der klassische 20-Fuß-Seecontainer mit 33,1 m³ Volumen und 28.250 kg Nutzlast. Er dient als Lager auf Baustelle und Hof oder als Exportcontainer.",
			description_html: `<h2>Der Seecontainer für fast jeden Zweck</h2>
<p>Der 20-Fuß-Container in Standardhöhe (DV, Dry Van) ist die meistgefragte Größe. Auf Baustellen steht er als Magazin, in der Landwirtschaft als Lager für Dünger und Geräte, im Handel als zusätzlicher Lagerraum. Bei einem Umzug ins Ausland reicht er in der Regel für den Hausrat einer Familie.</p>
<h3>Abmessungen und Gewichte</h3>
<ul>
<li>Innen 5,898 m lang, 2,352 m breit, 2,39 m hoch</li>
<li>Türöffnung 2,338 m × 2,28 m</li>
<li><strong>33,1 m³</strong>, 11 Europaletten in einer Lage</li>
<li>Leergewicht 2.230 kg, Nutzlast 28.250 kg</li>
</ul>
<p>Die Nutzlast liegt sogar über der eines 40-Fuß-Containers. Für schwere Güter wie Fliesen, Stahl oder Maschinen ist die kurze Bauform daher meist die bessere. Auf der Straße begrenzt allerdings das zulässige Gesamtgewicht des Lkw die Beladung.</p>
<h3>Hinweise zum Stellplatz</h3>
<p>Der Container steht auf seinen vier Eckbeschlägen; vier tragfähige, gleich hohe Auflagen genügen. Mit dem Ladekran setzt der Fahrer ihn neben dem Fahrzeug ab. Ohne Kran benötigen Sie eigenes Hebezeug. Für den Seetransport muss eine gültige CSC-Plakette vorhanden sein. Bei leichter, sperriger Ware lohnt sich ein Blick auf den High Cube.</p>`,
		},
		fr: {
			title: "Conteneur 20 pieds DV (standard)",
			slug: "conteneur-20-pieds-standard",
			meta_description:
				"Conteneur maritime 20 pieds standard : 33,1 m³, 11 palettes Europe et 28 250 kg de charge, pour stockage ou export.",
			meta_title: "Conteneur 20 pieds standard, vente et location",
			description:
				"Le conteneur maritime 20 pieds classique, avec 33,1 m³ et 28 250 kg de charge utile. Il sert de dépôt sur chantier ou à la ferme, et part aussi à l’export.",
			description_html: `<h2>Le format le plus demandé</h2>
<p>Le 20 pieds DV (dry van) est le conteneur maritime par excellence. Les chantiers en font leur dépôt d’outillage, les exploitations agricoles un abri fermé pour l’engrais et les machines, les magasins une réserve d’appoint. Lors d’un départ à l’étranger, il accueille en général le mobilier d’une maison familiale.</p>
<h3>Dimensions et poids</h3>
<ul>
<li>Intérieur : 5,898 m de long, 2,352 m de large, 2,39 m de haut</li>
<li>Ouverture des portes : 2,338 m × 2,28 m</li>
<li><strong>33,1 m³</strong>, soit 11 palettes Europe sur un niveau</li>
<li>Charge utile : 28 250 kg pour une tare de 2 230 kg</li>
</ul>
<p>Cette charge dépasse celle d’un 40 pieds : pour du carrelage, de l’acier ou des machines, le format court est le plus logique. Sur la route, c’est souvent le poids total autorisé du camion qui fixe la limite.</p>
<h3>À prévoir sur place</h3>
<p>Le conteneur repose sur ses quatre coins : quatre appuis solides, à la même hauteur, suffisent. Le camion-grue le dépose à côté de lui ; sans grue, le levage est à votre charge. Pour le transport maritime, une plaque CSC valable est obligatoire. Pour des marchandises légères et encombrantes, regardez aussi le High Cube.</p>`,
		},
	},
};
