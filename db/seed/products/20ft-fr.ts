import type { SeedProduct } from "../seed-content.ts";

export const product20ftFr: SeedProduct = {
	key: "20ft-fr",
	type: "Flat Rack",
	size: "20ft",
	condition: "new",
	stock_status: "Low Stock",
	is_available: true,
	price_new: 595000,
	price_used_a: 445000,
	price_used_cw: 345000,
	price_rent_per_day: 550,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: false, self_pickup: true },
	dimensions_outside: { length: 6.058, width: 2.438, height: 2.591 },
	dimensions_inside: { length: 5.85, width: 2.423, height: 2.23 },
	weight: { gross: 30480, net: 27740, tare: 2740 },
	capacity_cbm: 31.6,
	pallet_places: 11,
	translations: {
		nl: {
			title: "20ft Flat Rack container",
			slug: "20ft-flat-rack-container",
			meta_description:
				"20ft Flat Rack met vaste kopwanden, zonder zijwanden en dak, voor machines en brede lading tot 27.740 kg.",
			meta_title: "20ft Flat Rack container kopen of huren",
			description:
				"Laadvloer van 20 voet met twee vaste kopwanden, zonder zijwanden en dak. Voor machines, voertuigen en lading die te breed of te hoog is voor een gesloten container.",
			description_html: `
				<h2>Voor lading die in geen enkele doos past</h2>
				<p>Een flat rack bestaat uit een zware stalen vloer en twee vaste kopwanden. Zijwanden en dak ontbreken, zodat u van opzij met de heftruck en van boven met de kraan kunt laden. Aannemers en machinebouwers vervoeren er graafmachines, generatoren, transformatoren, boten en staalconstructies op. Op een bouwplaats of terrein dient hij ook als stevig laadplatform.</p>
				<h3>De cijfers</h3>
				<ul>
					<li><strong>Laadruimte tussen de kopwanden:</strong> 5,85 m lang, 2,423 m breed, 2,23 m hoog</li>
					<li><strong>Ruimte binnen het profiel:</strong> 31,6 m³ of 11 europallets</li>
					<li><strong>Laadvermogen:</strong> 27.740 kg, bij een eigen gewicht van 2.740 kg</li>
				</ul>
				<h3>Sjorren, breedte en lossen</h3>
				<p>De lading staat in de open lucht: dek af wat droog moet blijven en sjor alles vast aan de punten in de vloerbalken en hoekstijlen. Verdeel het gewicht over de lengte van de vloer. Steekt de lading buiten het profiel, dan gelden op de weg de regels voor exceptioneel transport (in België: uitzonderlijk vervoer). We leveren een flat rack met een vrachtwagen zonder kraan, of u haalt hem zelf af. Zorg bij levering dus zelf voor een kraan of zware heftruck, op een vlakke en draagkrachtige ondergrond.</p>
			`,
		},
		en: {
			title: "20ft Flat Rack container",
			slug: "20ft-flat-rack-container",
			meta_description:
				"20ft flat rack with fixed end walls and no sides or roof, for machinery and wide loads of up to 27,740 kg.",
			meta_title: "20ft Flat Rack container to buy or rent",
			description:
				"A 20ft load deck with two fixed end walls and neither sides nor roof. Made for machinery, vehicles and loads too wide or too tall for a closed container.",
			description_html: `
				<h2>A deck for loads that refuse to fit in a box</h2>
				<p>A flat rack is a heavy steel floor with two fixed end walls. Without sides or roof, it can be loaded from the side by forklift and from above by crane. Contractors and machine builders move excavators, generators, transformers, boats and structural steel on it. On a yard it also serves as a sturdy loading platform.</p>
				<h3>Figures to plan with</h3>
				<ul>
					<li><strong>Space between the end walls:</strong> 5.85 m long, 2.423 m wide, 2.23 m high</li>
					<li><strong>Volume within the profile:</strong> 31.6 m³, or 11 euro pallets</li>
					<li><strong>Payload:</strong> 27,740 kg on a tare weight of 2,740 kg</li>
				</ul>
				<h3>Lashing, width and unloading</h3>
				<p>Everything you load is exposed, so cover what must stay dry and lash it to the points in the floor beams and corner posts. Spread heavy machines over the length of the deck. Once the load overhangs the profile, it travels by road as an abnormal load, with the permits that requires. Delivery is by truck without crane, or you collect: please have a crane or heavy forklift waiting, and level ground that can carry the weight.</p>
			`,
		},
		de: {
			title: "20-Fuß-Flat-Rack-Container",
			slug: "20-fuss-flat-rack-container",
			meta_description:
				"20-Fuß-Flat-Rack mit festen Stirnwänden, ohne Seitenwände und Dach, für Maschinen und breite Ladung bis 27.740 kg.",
			meta_title: "20-Fuß-Flat-Rack-Container kaufen oder mieten",
			description:
				"20-Fuß-Ladefläche mit zwei festen Stirnwänden, ohne Seitenwände und Dach. Für Maschinen, Fahrzeuge und Ladung, die für einen geschlossenen Container zu breit oder zu hoch ist.",
			description_html: `
				<h2>Für Ladung, die in keine Box passt</h2>
				<p>Ein Flat Rack besteht aus einem schweren Stahlboden und zwei festen Stirnwänden. Seitenwände und Dach fehlen, sodass Sie seitlich mit dem Stapler und von oben mit dem Kran laden. Bauunternehmen und Maschinenbauer verladen darauf Bagger, Stromaggregate, Transformatoren, Boote oder Stahlbauteile. Auf dem Betriebshof dient er auch als stabile Ladeplattform.</p>
				<h3>Daten für Ihre Planung</h3>
				<ul>
					<li><strong>Fläche zwischen den Stirnwänden:</strong> 5,85 m lang, 2,423 m breit, nutzbare Höhe 2,23 m</li>
					<li><strong>Raum innerhalb des Profils:</strong> 31,6 m³ oder 11 Europaletten</li>
					<li><strong>Nutzlast:</strong> 27.740 kg bei 2.740 kg Leergewicht</li>
				</ul>
				<h3>Ladungssicherung und Entladung</h3>
				<p>Die Ladung steht im Freien: Decken Sie ab, was trocken bleiben muss, und verzurren Sie alles an den Zurrpunkten in Längsträgern und Eckpfosten. Verteilen Sie schwere Maschinen über die Länge des Bodens. Ragt die Ladung über das Profil hinaus, wird daraus auf der Straße ein genehmigungspflichtiger Großraumtransport. Geliefert wird per Lkw ohne Kran, alternativ holen Sie selbst ab. Halten Sie für die Entladung einen Kran oder schweren Stapler und eine ebene, tragfähige Fläche bereit.</p>
			`,
		},
		fr: {
			title: "Conteneur 20 pieds Flat Rack",
			slug: "conteneur-20-pieds-flat-rack",
			meta_description:
				"Flat rack de 20 pieds à parois d’extrémité fixes, sans côtés ni toit, pour machines et charges larges jusqu’à 27 740 kg.",
			meta_title: "Conteneur 20 pieds Flat Rack, achat et location",
			description:
				"Plateau de 20 pieds à deux parois d’extrémité fixes, sans côtés ni toit. Pour les machines, les véhicules et les charges trop larges ou trop hautes pour un conteneur fermé.",
			description_html: `
				<h2>Pour ce qui n’entre dans aucune boîte</h2>
				<p>Un flat rack se compose d’un plancher en acier très robuste et de deux parois d’extrémité fixes. Sans côtés ni toit, il se charge latéralement au chariot élévateur ou par le haut à la grue. Entreprises de travaux publics et constructeurs de machines y chargent pelles mécaniques, groupes électrogènes, transformateurs, bateaux ou charpentes métalliques. Sur un terrain, il sert aussi de plateforme de chargement.</p>
				<h3>Les chiffres utiles</h3>
				<ul>
					<li><strong>Entre les parois :</strong> 5,85 m de long, 2,423 m de large, 2,23 m de haut</li>
					<li><strong>Volume dans le gabarit :</strong> 31,6 m³, ou 11 palettes Europe</li>
					<li><strong>Charge utile :</strong> 27 740 kg pour une tare de 2 740 kg</li>
				</ul>
				<h3>Arrimage et déchargement</h3>
				<p>La charge reste à l’air libre : bâchez ce qui craint la pluie et arrimez le tout aux points prévus dans les longerons et les montants. Répartissez les machines lourdes sur la longueur du plancher. Dès que la charge dépasse du gabarit, les règles du transport exceptionnel s’appliquent sur la route. La livraison se fait par camion sans grue, ou vous l’enlevez vous-même : prévoyez une grue ou un chariot élévateur lourd, sur un sol plan et porteur.</p>
			`,
		},
	},
};
