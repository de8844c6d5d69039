import type { SeedProduct } from "../seed-content.ts";

export const product6ft: SeedProduct = {
	key: "6ft",
	type: "Standard",
	size: "6ft",
	condition: "used-a",
	stock_status: "In Stock",
	is_available: true,
	price_new: 195000,
	price_used_a: 149500,
	price_used_cw: null,
	price_rent_per_day: 180,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 1.905, width: 1.981, height: 2.042 },
	dimensions_inside: { length: 1.781, width: 1.941, height: 1.895 },
	weight: { gross: 3000, net: 2520, tare: 480 },
	capacity_cbm: 6.5,
	pallet_places: 2,
	translations: {
		nl: {
			title: "6ft container (opslagcontainer)",
			slug: "6ft-opslagcontainer",
			meta_description:
				"Opslagcontainer van 6ft met 6,5 m³ en een leeggewicht van 480 kg, voor gereedschap of huisraad op een krappe plek.",
			meta_title: "6ft opslagcontainer kopen of huren",
			description:
				"Kleine stalen opslagcontainer met 6,5 m³ binnenruimte. Handig waar een 10ft of 20ft container niet op de oprit of het terrein past.",
			description_html: `<h2>Afsluitbare berging voor een krappe plek</h2>
<p>Een 6ft container past waar een gewone zeecontainer niet kan komen: op een oprit tijdens een verbouwing, achter een winkel of in de hoek van een bedrijfsterrein. Hoveniers, schilders en sportclubs bergen er gereedschap, maaiers en materiaal in. Particulieren gebruiken hem als tussenopslag bij een verhuizing. Met 1,905 m op 1,981 m vraagt hij minder plaats dan een personenwagen.</p>
<h3>De maten</h3>
<ul>
<li>Binnen 1,781 m lang, 1,941 m breed en 1,895 m hoog</li>
<li>Deuropening van 1,9 m breed, bijna de volle breedte</li>
<li>Inhoud <strong>6,5 m³</strong>, plaats voor 2 europallets</li>
<li>Leeggewicht 480 kg, laadvermogen 2.520 kg</li>
</ul>
<p>Door het lage gewicht verplaatst een gewone heftruck hem ook later nog, zolang hij leeg is of licht geladen.</p>
<h3>Waar u op let</h3>
<p>Wie groter is dan 1,85 m, bukt binnen. Zet de container waterpas op tegels of balken, anders gaan de deuren klemmen. Dit is een opslagcontainer en geen ISO-maat: voor zeevracht kiest u een 10ft of groter met geldige CSC-plaat. Wilt u rekken plaatsen en nog kunnen rondlopen, neem dan liever de 8ft of de 10ft.</p>`,
		},
		en: {
			title: "6ft container (storage)",
			slug: "6ft-storage-container",
			meta_description:
				"A 6ft steel storage container with 6.5 m³ of space and an empty weight of 480 kg, for tools or furniture on a tight site.",
			meta_title: "6ft storage container to buy or rent",
			description:
				"Small steel storage container with 6.5 m³ inside. It suits driveways and yards where a 10ft or 20ft box simply will not go.",
			description_html: `<h2>The smallest box we supply</h2>
<p>People who buy a 6ft container usually have one thing in common: very little room. It sits on a driveway during a renovation, behind a shop or beside a clubhouse, and takes up less ground than a family car. Gardeners keep mowers and strimmers under lock in it; householders fill it with furniture between two moves.</p>
<h3>Figures that matter</h3>
<ul>
<li>Inside: 1.781 m long, 1.941 m wide, 1.895 m high</li>
<li>Door opening: 1.9 m wide and 1.875 m high</li>
<li>Volume: <strong>6.5 m³</strong>, or 2 euro pallets</li>
<li>Payload: 2,520 kg</li>
</ul>
<p>Empty, the box weighs only 480 kg. An ordinary forklift can pick it up and move it to another corner of the yard.</p>
<h3>Before you order</h3>
<p>Headroom is just under 1.90 m, so tall users will stoop. Put the box on slabs or sleepers that are truly level; on soft ground the frame twists and the doors start to bind. It is a storage unit rather than an ISO shipping size, so it is not meant for sea freight. If you want shelving and a gangway as well, the 8ft or 10ft is the better choice.</p>`,
		},
		de: {
			title: "6-Fuß-Container (Lagercontainer)",
			slug: "6-fuss-lagercontainer",
			meta_description:
				"6-Fuß-Lagercontainer mit 6,5 m³ Volumen und nur 480 kg Leergewicht für Werkzeug oder Hausrat auf engem Raum.",
			meta_title: "6-Fuß-Lagercontainer kaufen oder mieten",
			description:
				"Kleiner Lagercontainer aus Stahl mit 6,5 m³ Innenvolumen. Er passt in Einfahrten und Höfe, in denen für 10 oder 20 Fuß kein Platz ist.",
			description_html: `<h2>Lagerraum auf weniger als vier Quadratmetern</h2>
<p>Der 6-Fuß-Container ist die richtige Wahl, wenn der Stellplatz knapp ist: in der Einfahrt während einer Sanierung, hinter dem Laden oder neben dem Vereinsheim. Handwerker und Gartenbauer schließen darin Maschinen und Werkzeug weg, Privatleute lagern Möbel zwischen zwei Wohnungen ein.</p>
<h3>Maße und Gewichte</h3>
<ul>
<li>Innenmaß 1,781 m × 1,941 m × 1,895 m (L × B × H)</li>
<li>Türöffnung 1,9 m breit und 1,875 m hoch</li>
<li><strong>6,5 m³</strong> Volumen, Stellfläche für 2 Europaletten</li>
<li>Nutzlast 2.520 kg bei 480 kg Leergewicht</li>
</ul>
<p>Leer lässt sich der Container mit einem gewöhnlichen Gabelstapler umsetzen. Das ist praktisch, wenn sich der Standort auf dem Hof öfter ändert.</p>
<h3>Das sollten Sie wissen</h3>
<p>Die Innenhöhe liegt knapp unter 1,90 m, große Personen müssen sich also bücken. Stellen Sie den Container waagerecht auf Platten oder Kanthölzer, sonst verziehen sich die Türen. Er ist ein reiner Lagercontainer ohne ISO-Maß und nicht für den Seetransport gedacht. Wer Regale aufstellen und sich daneben noch bewegen möchte, ist mit 8 oder 10 Fuß besser bedient.</p>`,
		},
		fr: {
			title: "Conteneur 6 pieds (stockage)",
			slug: "conteneur-stockage-6-pieds",
			meta_description:
				"Conteneur de stockage 6 pieds de 6,5 m³, 480 kg à vide, pour ranger outils ou mobilier là où la place manque.",
			meta_title: "Conteneur de stockage 6 pieds, vente et location",
			description:
				"Petit conteneur de stockage en acier offrant 6,5 m³. Il trouve sa place dans une allée ou une cour trop étroite pour un 10 ou un 20 pieds.",
			description_html: `<h2>Un local fermé, même sans grande cour</h2>
<p>Le 6 pieds s’installe là où un conteneur maritime classique n’entre pas : dans une allée pendant des travaux, derrière un magasin, à côté d’une buvette de club. Il occupe moins de place au sol qu’une voiture. Jardiniers et peintres y enferment leur matériel, les particuliers y gardent leurs meubles entre deux logements.</p>
<h3>Les dimensions utiles</h3>
<ul>
<li>Intérieur : 1,781 m de long, 1,941 m de large, 1,895 m de haut</li>
<li>Ouverture des portes : 1,9 m sur 1,875 m</li>
<li>Volume : <strong>6,5 m³</strong>, soit 2 palettes Europe au sol</li>
<li>Charge utile : 2 520 kg</li>
</ul>
<p>À vide, il ne pèse que 480 kg. Un chariot élévateur courant suffit pour le changer de place par la suite.</p>
<h3>Bon à savoir</h3>
<p>Avec moins de 1,90 m sous plafond, une personne de grande taille doit se baisser. Posez-le bien de niveau, sur des dalles ou des madriers, sans quoi les portes finissent par frotter. C’est un conteneur de stockage, hors format ISO : il ne convient pas au fret maritime. Si vous prévoyez des étagères et un passage pour circuler, un 8 ou un 10 pieds sera plus confortable.</p>`,
		},
	},
};
