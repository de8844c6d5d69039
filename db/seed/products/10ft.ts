import type { SeedProduct } from "../seed-content.ts";

export const product10ft: SeedProduct = {
	key: "10ft",
	type: "Standard",
	size: "10ft",
	condition: "new",
	stock_status: "Low Stock",
	is_available: true,
	price_new: 265000,
	price_used_a: 210000,
	price_used_cw: 175000,
	price_rent_per_day: 220,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 2.991, width: 2.438, height: 2.591 },
	dimensions_inside: { length: 2.831, width: 2.352, height: 2.39 },
	weight: { gross: 10160, net: 8860, tare: 1300 },
	capacity_cbm: 15.9,
	pallet_places: 5,
	translations: {
		nl: {
			title: "10ft container",
			slug: "10ft-container",
			meta_description:
				"Zeecontainer van 10ft met 15,9 m³ en de volle breedte en hoogte van een 20ft, voor bouwplaatsen en kleinere terreinen.",
			meta_title: "10ft container kopen of huren",
			description:
				"Zeecontainer van 10ft: even breed en hoog als een 20ft, maar half zo lang. Binnen is er 15,9 m³ en plaats voor 5 europallets.",
			description_html: `<h2>Half zo lang, even breed en even hoog</h2>
<p>De 10ft heeft dezelfde doorsnede als een standaard 20ft container. U stapt dus binnen door deuren van 2,338 m op 2,28 m en houdt 2,39 m hoogte over voor rekken tot tegen het plafond. Aannemers kiezen hem als materiaalcontainer op bouwplaatsen in de stad, landbouwers voor zaaizaad en onderdelen, evenementenbouwers voor kabels en licht.</p>
<h3>Cijfers</h3>
<ul>
<li>Binnenmaten 2,831 m × 2,352 m × 2,39 m</li>
<li>Volume <strong>15,9 m³</strong>, 5 europallets</li>
<li>Eigen gewicht 1.300 kg, laadvermogen 8.860 kg</li>
<li>Buitenlengte 2,991 m</li>
</ul>
<h3>10ft of toch 20ft?</h3>
<p>Eerlijk gezegd: per kubieke meter is een 20ft bijna altijd voordeliger, omdat daar veel meer van gebouwd worden. De 10ft verdient zijn plaats waar de lengte ontbreekt, of waar u hem geregeld verplaatst. Het aanbod is beperkt, zeker bij gebruikte exemplaren.</p>
<p>Wilt u ermee verschepen, zeg dat dan vooraf. Wij controleren dan of de CSC-plaat geldig is. Zorg op de losplaats voor een vlakke, harde bodem en voldoende ruimte om de kraanwagen af te stempelen.</p>`,
		},
		en: {
			title: "10ft container",
			slug: "10ft-container",
			meta_description:
				"A 10ft shipping container with 15.9 m³ and the full width and height of a 20ft, for building sites and smaller yards.",
			meta_title: "10ft container to buy or rent",
			description:
				"A 10ft shipping container: as wide and as high as a 20ft but half the length. It offers 15.9 m³ and floor space for 5 euro pallets.",
			description_html: `<h2>Full width, full height, half the length</h2>
<p>Seen from the doors, a 10ft and a 20ft look the same. You get the same 2.338 m wide opening, the same 2.39 m of headroom and the same width for racking on both sides, and yet the box is under 3 m long. Contractors use it as a tool store on town-centre sites, farmers for seed and spare parts, event crews for cable and lighting.</p>
<h3>Key figures</h3>
<ul>
<li>Inside 2.831 m × 2.352 m × 2.39 m</li>
<li><strong>15.9 m³</strong> and 5 euro pallets</li>
<li>Tare 1,300 kg, payload 8,860 kg</li>
<li>Overall length 2.991 m</li>
</ul>
<h3>Is a 10ft the right size?</h3>
<p>Frankly, a 20ft nearly always costs less per cubic metre, because far more of them are built. A 10ft earns its keep where the length is not there, or where the box is moved from job to job. Supply is limited, particularly in used units.</p>
<p>Tell us beforehand if you intend to ship in it, so that we can check that the CSC plate is valid. At the drop point we need hard, level ground and room for the crane truck to put down its stabilisers.</p>`,
		},
		de: {
			title: "10-Fuß-Container",
			slug: "10-fuss-container",
			meta_description:
				"10-Fuß-Seecontainer mit 15,9 m³ und dem vollen Querschnitt eines 20-Fuß-Containers für Baustellen und kleinere Höfe.",
			meta_title: "10-Fuß-Container kaufen oder mieten",
			description:
				"Seecontainer mit der Breite und Höhe eines 20-Fuß-Containers bei halber Länge. Innen bietet er 15,9 m³ und Platz für 5 Europaletten.",
			description_html: `<h2>Voller Querschnitt, halbe Länge</h2>
<p>Von vorn betrachtet unterscheidet sich der 10-Fuß- nicht vom 20-Fuß-Container: gleiche Türöffnung von 2,338 m × 2,28 m, gleiche Innenhöhe von 2,39 m, gleiche Breite für Regale an beiden Wänden. Bauunternehmen nutzen ihn als Materialcontainer auf innerstädtischen Baustellen, Landwirte für Saatgut und Ersatzteile, Veranstaltungstechniker für Kabel und Licht.</p>
<h3>Technische Daten</h3>
<ul>
<li>Innenmaß 2,831 m × 2,352 m × 2,39 m</li>
<li>Volumen <strong>15,9 m³</strong>, 5 Europaletten</li>
<li>Leergewicht 1.300 kg, Nutzlast 8.860 kg</li>
<li>Außenlänge 2,991 m</li>
</ul>
<h3>10 oder 20 Fuß?</h3>
<p>Auf den Kubikmeter gerechnet ist ein 20-Fuß-Container fast immer günstiger, denn er wird in viel größeren Stückzahlen gebaut. Der 10-Fuß-Container lohnt sich, wenn die Länge fehlt oder wenn er häufig umgesetzt wird. Das Angebot ist knapp, vor allem bei gebrauchten Einheiten.</p>
<p>Soll der Container verschifft werden, sagen Sie uns das bitte vorher. Wir prüfen dann, ob die CSC-Plakette gültig ist. Am Abladeort brauchen wir einen ebenen, tragfähigen Untergrund und Platz für die Stützen des Kran-Lkws.</p>`,
		},
		fr: {
			title: "Conteneur 10 pieds",
			slug: "conteneur-10-pieds",
			meta_description:
				"Conteneur maritime 10 pieds de 15,9 m³, aussi large et haut qu’un 20 pieds, pour chantiers et petits terrains.",
			meta_title: "Conteneur 10 pieds, vente et location",
			description:
				"Conteneur maritime aussi large et aussi haut qu’un 20 pieds, mais deux fois plus court. Il offre 15,9 m³ et 5 emplacements de palettes Europe.",
			description_html: `<h2>La section d’un 20 pieds, la moitié de sa longueur</h2>
<p>Vu de face, rien ne distingue un 10 pieds d’un 20 pieds : même ouverture de 2,338 m sur 2,28 m, même hauteur intérieure de 2,39 m, même largeur pour placer des rayonnages des deux côtés. Les entreprises du bâtiment en font un dépôt d’outillage sur les chantiers de ville, les agriculteurs y gardent semences et pièces, les techniciens du spectacle câbles et éclairage.</p>
<h3>En chiffres</h3>
<ul>
<li>Intérieur : 2,831 m × 2,352 m × 2,39 m</li>
<li>Volume : <strong>15,9 m³</strong>, 5 palettes Europe</li>
<li>Poids à vide : 1 300 kg, charge utile : 8 860 kg</li>
<li>Longueur hors tout : 2,991 m</li>
</ul>
<h3>10 ou 20 pieds ?</h3>
<p>Ramené au mètre cube, le 20 pieds est presque toujours plus avantageux, car il est produit en bien plus grand nombre. Le 10 pieds se justifie quand la longueur manque ou quand le conteneur change souvent d’endroit. L’offre est limitée, surtout en occasion.</p>
<p>Si vous comptez expédier par mer, dites-le-nous avant la commande : nous vérifions que la plaque CSC est valable. Au déchargement, il faut un sol dur et plat, avec assez de place pour les stabilisateurs du camion-grue.</p>`,
		},
	},
};
