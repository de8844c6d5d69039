import type { SeedProduct } from "../seed-content.ts";

export const product40ftDv: SeedProduct = {
	key: "40ft-dv",
	type: "Standard",
	size: "40ft",
	condition: "used-a",
	stock_status: "In Stock",
	is_available: true,
	price_new: 395000,
	price_used_a: 215000,
	price_used_cw: 175000,
	price_rent_per_day: 350,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 12.192, width: 2.438, height: 2.591 },
	dimensions_inside: { length: 12.032, width: 2.352, height: 2.395 },
	weight: { gross: 30480, net: 26730, tare: 3750 },
	capacity_cbm: 67.7,
	pallet_places: 24,
	translations: {
		nl: {
			title: "40ft container DV (standaard)",
			slug: "40ft-container-standaard",
			meta_description:
				"Standaard 40ft zeecontainer met 67,7 m³ en 24 europallets, voor wie veel volume zoekt en een lang terrein heeft.",
			meta_title: "40ft container (standaard) kopen of huren",
			description:
				"Zeecontainer van 40ft in standaardhoogte met 67,7 m³ inhoud. Per kubieke meter een goedkoop magazijn, op voorwaarde dat een trekker met oplegger erbij kan.",
			description_html: `<h2>Veel volume op één vrachtwagen</h2>
<p>In een 40ft container gaat twee keer zoveel als in een 20ft, met maar één stel deuren en één plaatsing. Groothandels gebruiken hem als buffer bij seizoenspieken, landbouwers voor strobalen of fruitkisten, aannemers voor lange profielen en bekisting. Exporteurs boeken hem voor lading die eerder groot dan zwaar is.</p>
<h3>Kerncijfers</h3>
<ul>
<li>Binnenlengte 12,032 m, breedte 2,352 m, hoogte 2,395 m</li>
<li>Deuropening 2,34 m × 2,28 m</li>
<li>Inhoud <strong>67,7 m³</strong>, 24 europallets</li>
<li>Laadvermogen 26.730 kg, leeggewicht 3.750 kg</li>
</ul>
<p>Let op: het laadvermogen ligt lager dan dat van een 20ft. Voor stenen, metaal of volle vaten zijn twee korte containers verstandiger.</p>
<h3>Kan de vrachtwagen erbij?</h3>
<p>Een oplegger met een 40ft is tot 16,5 m lang. Hij draait niet in elke straat en heeft een verharde weg nodig tot aan de losplaats. De container zelf vraagt over 12,192 m een vlakke bodem; steun de vier hoeken en controleer ze na de eerste winter opnieuw. Wat u eerst laadt, staat helemaal achteraan: plan een gangpad of kies twee keer een 20ft. Verschepen kan met een geldige CSC-plaat.</p>`,
		},
		en: {
			title: "40ft container DV (standard)",
			slug: "40ft-container-standard",
			meta_description:
				"Standard-height 40ft shipping container with 67.7 m³ and 24 euro pallets, for buyers with plenty to store and a long site.",
			meta_title: "40ft standard container to buy or rent",
			description:
				"A 40ft shipping container in standard height with 67.7 m³ inside. It is a large store for its cost, provided an articulated truck can reach the site.",
			description_html: `<h2>Twice the length, one delivery</h2>
<p>A 40ft dry van holds about as much as two 20ft boxes but has only one set of doors to lock. Wholesalers use it as a buffer in the high season, farms for straw or fruit crates, contractors for formwork and long profiles. Shippers book it for cargo that is large rather than heavy.</p>
<h3>In figures</h3>
<ul>
<li>Internal length 12.032 m, width 2.352 m, height 2.395 m</li>
<li>Door opening 2.34 m by 2.28 m</li>
<li><strong>67.7 m³</strong> and 24 euro pallets</li>
<li>Payload 26,730 kg, tare 3,750 kg</li>
</ul>
<p>Note that the payload is lower than that of a 20ft. For bricks, steel or full drums, two short containers make better sense.</p>
<h3>Check the access first</h3>
<p>An articulated truck with a 40ft is up to 16.5 m long. It needs a hard surface all the way in and room to turn or reverse out. The ground must be level over the full 12.192 m, with solid support under the corners; check the levels again after the first winter. Think about access inside, too: whatever you load first ends up at the far end. The box may go to sea as long as its CSC plate is valid.</p>`,
		},
		de: {
			title: "40-Fuß-Container DV (Standard)",
			slug: "40-fuss-container-standard",
			meta_description:
				"40-Fuß-Seecontainer in Standardhöhe mit 67,7 m³ und 24 Europaletten für großen Lagerbedarf auf langen Stellplätzen.",
			meta_title: "40-Fuß-Container Standard kaufen oder mieten",
			description:
				"40-Fuß-Seecontainer in Standardhöhe mit 67,7 m³ Innenvolumen. Viel Lagerraum zu geringen Kosten, sofern ein Sattelzug den Stellplatz erreicht.",
			description_html: `<h2>Großer Lagerraum in einem Stück</h2>
<p>Ein 40-Fuß-Container fasst rund doppelt so viel wie ein 20-Fuß-Container und wird mit einer einzigen Fahrt geliefert. Großhändler fangen damit Saisonspitzen ab, Landwirte lagern Stroh oder Obstkisten, Bauunternehmen Schalung und lange Profile. Im Export ist er die richtige Größe für Ladung, die eher sperrig als schwer ist.</p>
<h3>Kennzahlen</h3>
<ul>
<li>Innenlänge 12,032 m, Breite 2,352 m, Höhe 2,395 m</li>
<li>Türöffnung 2,34 m × 2,28 m</li>
<li>Volumen <strong>67,7 m³</strong>, 24 Europaletten</li>
<li>Nutzlast 26.730 kg, Leergewicht 3.750 kg</li>
</ul>
<p>Beachten Sie, dass die Nutzlast unter der eines 20-Fuß-Containers liegt. Für Steine, Stahl oder volle Fässer sind zwei kurze Container sinnvoller als ein langer.</p>
<h3>Zufahrt und Untergrund</h3>
<p>Der Sattelzug mit einem 40-Fuß-Container ist bis zu 16,5 m lang. Er braucht eine befestigte Zufahrt und Platz zum Rangieren. Der Untergrund muss auf 12,192 m Länge eben sein; unterbauen Sie die vier Ecken und prüfen Sie die Lage nach dem ersten Winter noch einmal. Denken Sie auch an das Beladen: Was zuerst hineinkommt, steht ganz hinten. Mit gültiger CSC-Plakette darf der Container auf See.</p>`,
		},
		fr: {
			title: "Conteneur 40 pieds DV (standard)",
			slug: "conteneur-40-pieds-standard",
			meta_description:
				"Conteneur maritime 40 pieds standard de 67,7 m³ pour 24 palettes Europe, quand il faut du volume et que le terrain s’y prête.",
			meta_title: "Conteneur 40 pieds standard, vente et location",
			description:
				"Conteneur maritime 40 pieds de hauteur standard, d’un volume de 67,7 m³. Beaucoup de stockage à faible coût, à condition qu’un semi-remorque puisse accéder au terrain.",
			description_html: `<h2>Un grand volume en une seule livraison</h2>
<p>Un 40 pieds contient à peu près autant que deux 20 pieds, avec une seule paire de portes à fermer. Les grossistes y absorbent leurs pics de saison, les agriculteurs y mettent paille ou palox, les entreprises du bâtiment coffrages et profilés longs. À l’export, il convient aux marchandises volumineuses plutôt que lourdes.</p>
<h3>Chiffres clés</h3>
<ul>
<li>Longueur intérieure 12,032 m, largeur 2,352 m, hauteur 2,395 m</li>
<li>Ouverture des portes 2,34 m × 2,28 m</li>
<li>Volume de <strong>67,7 m³</strong>, 24 palettes Europe</li>
<li>Charge utile 26 730 kg, tare 3 750 kg</li>
</ul>
<p>Attention, la charge utile est inférieure à celle d’un 20 pieds. Pour des briques, de l’acier ou des fûts pleins, deux conteneurs courts valent mieux qu’un long.</p>
<h3>Vérifiez l’accès</h3>
<p>Un semi-remorque chargé d’un 40 pieds mesure jusqu’à 16,5 m. Il lui faut une voie stabilisée jusqu’au point de dépose et la place de manœuvrer. Le sol doit être plat sur 12,192 m ; calez les quatre coins et contrôlez le niveau après le premier hiver. Pensez aussi au rangement : ce qui entre en premier se retrouve tout au fond. Avec une plaque CSC valable, il peut prendre la mer.</p>`,
		},
	},
};
