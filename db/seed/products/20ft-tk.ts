import type { SeedProduct } from "../seed-content.ts";

export const product20ftTk: SeedProduct = {
	key: "20ft-tk",
	type: "Tank",
	size: "20ft",
	condition: "used-a",
	stock_status: "In Stock",
	is_available: true,
	price_new: 1690000,
	price_used_a: 995000,
	price_used_cw: 745000,
	price_rent_per_day: 1250,
	ask_offer_new: true,
	ask_offer_used_a: true,
	ask_offer_used_cw: true,
	ask_offer_rent: true,
	delivery_options: { truck: true, truck_with_crane: false, self_pickup: true },
	dimensions_outside: { length: 6.058, width: 2.438, height: 2.591 },
	dimensions_inside: null,
	weight: { gross: 36000, net: 32350, tare: 3650 },
	capacity_cbm: 25,
	pallet_places: 0,
	translations: {
		nl: {
			title: "20ft tankcontainer",
			slug: "20ft-tankcontainer",
			meta_description:
				"20ft tankcontainer van 25,0 m³ in een frame met containermaten, voor opslag en vervoer van vloeistoffen, prijs op aanvraag.",
			meta_title: "20ft tankcontainer kopen of huren op aanvraag",
			description:
				"Cilindrische tank van 25,0 m³ in een stalen frame van 20 voet. Voor opslag en vervoer van vloeistoffen over weg, spoor en water; de prijs krijgt u op aanvraag.",
			description_html: `
				<h2>25 m³ vloeistof met de maten van een container</h2>
				<p>Een tankcontainer is een liggende tank in een stalen frame van 20 voet. Hij gaat mee op het containerchassis, de trein en het schip zonder dat u de inhoud moet overpompen. Voedings- en chemiebedrijven gebruiken hem als transporttank, en ook als buffer op het terrein: voor water, siropen, plantaardige oliën, bluswater of procesvloeistoffen.</p>
				<h3>Gegevens</h3>
				<ul>
					<li><strong>Inhoud:</strong> 25,0 m³</li>
					<li><strong>Buitenmaten van het frame:</strong> 6,058 m lang, 2,438 m breed, 2,591 m hoog</li>
					<li><strong>Eigen gewicht:</strong> 3.650 kg</li>
					<li><strong>Laadvermogen:</strong> 32.350 kg, bij een brutogewicht van 36.000 kg</li>
				</ul>
				<h3>Beschrijf uw vloeistof in de aanvraag</h3>
				<p>Vorige lading, bouwjaar, afsluiters en keuringsdatum verschillen per tank. Daarom werken we voor koop en huur met een offerte: vermeld de stof, de dichtheid en de temperatuur. Houd op de weg rekening met het toegestane totaalgewicht en met de vullingsgraad, want een halfvolle tank klotst in bochten. We leveren met een vrachtwagen zonder kraan; plaats de tank op vlakke, draagkrachtige grond met ruimte rond de afsluiters.</p>
			`,
		},
		en: {
			title: "20ft tank container",
			slug: "20ft-tank-container",
			meta_description:
				"20ft tank container holding 25.0 m³ in a container-sized frame, for storing and moving liquids, price on request.",
			meta_title: "20ft tank container, purchase or rental on request",
			description:
				"A cylindrical 25.0 m³ tank in a 20ft steel frame, for storing liquids and moving them by road, rail and sea. The price is quoted on request.",
			description_html: `
				<h2>25 m³ of liquid in a container’s footprint</h2>
				<p>A tank container is a horizontal vessel held in a 20ft steel frame. It moves from chassis to train to ship without anyone having to pump the contents across. Food and chemical producers use it for transport and as a buffer tank on site: for water, syrups, vegetable oils, firefighting water or process liquids.</p>
				<h3>Data</h3>
				<ul>
					<li><strong>Capacity:</strong> 25.0 m³</li>
					<li><strong>Frame, outside:</strong> 6.058 m long, 2.438 m wide, 2.591 m high</li>
					<li><strong>Tare weight:</strong> 3,650 kg</li>
					<li><strong>Payload:</strong> 32,350 kg at a gross weight of 36,000 kg</li>
				</ul>
				<h3>Tell us what goes in it</h3>
				<p>Previous cargo, year of build, valves and inspection date differ from tank to tank, so purchase and rental are always quoted. In your request, name the liquid, its density and its temperature. On the road, the permitted vehicle weight usually sets the limit before the tank is full, and a half-filled tank surges in bends. Delivery is by truck without crane; set the tank on level, load-bearing ground and keep the valves within reach.</p>
			`,
		},
		de: {
			title: "20-Fuß-Tankcontainer",
			slug: "20-fuss-tankcontainer",
			meta_description:
				"20-Fuß-Tankcontainer mit 25,0 m³ im Containerrahmen, für Lagerung und Transport von Flüssigkeiten, Preis auf Anfrage.",
			meta_title: "20-Fuß-Tankcontainer, Kauf und Miete auf Anfrage",
			description:
				"Zylindrischer Tank mit 25,0 m³ im 20-Fuß-Stahlrahmen, für Lagerung und Transport von Flüssigkeiten auf Straße, Schiene und Wasser. Den Preis nennen wir auf Anfrage.",
			description_html: `
				<h2>25 m³ Flüssigkeit im Containermaß</h2>
				<p>Ein Tankcontainer ist ein liegender Behälter in einem 20-Fuß-Stahlrahmen. Er wechselt vom Chassis auf die Bahn und aufs Schiff, ohne dass der Inhalt umgepumpt wird. Lebensmittel- und Chemiebetriebe nutzen ihn für den Transport und als Puffertank auf dem Werksgelände: für Wasser, Sirup, Pflanzenöl, Löschwasser oder Prozessflüssigkeiten.</p>
				<h3>Technische Daten</h3>
				<ul>
					<li><strong>Inhalt:</strong> 25,0 m³</li>
					<li><strong>Außenmaße des Rahmens:</strong> 6,058 m lang, 2,438 m breit, 2,591 m hoch</li>
					<li><strong>Leergewicht:</strong> 3.650 kg</li>
					<li><strong>Nutzlast:</strong> 32.350 kg bei 36.000 kg Gesamtgewicht</li>
				</ul>
				<h3>Nennen Sie uns Ihr Medium</h3>
				<p>Letzte Ladung, Baujahr, Armaturen und Prüfdatum sind von Tank zu Tank verschieden. Für Kauf und Miete erstellen wir deshalb immer ein Angebot. Geben Sie in der Anfrage Stoff, Dichte und Temperatur an. Auf der Straße begrenzt meist das zulässige Gesamtgewicht die Füllmenge, und ein halb voller Tank schwappt in Kurven. Die Lieferung erfolgt per Lkw ohne Kran. Stellen Sie den Tank auf ebenen, tragfähigen Grund und halten Sie die Armaturen zugänglich.</p>
			`,
		},
		fr: {
			title: "Conteneur-citerne 20 pieds",
			slug: "conteneur-citerne-20-pieds",
			meta_description:
				"Conteneur-citerne 20 pieds de 25,0 m³ dans un cadre au gabarit conteneur, pour stocker et transporter des liquides, prix sur demande.",
			meta_title: "Conteneur-citerne 20 pieds, achat et location sur demande",
			description:
				"Citerne cylindrique de 25,0 m³ dans un cadre en acier de 20 pieds, pour stocker et transporter des liquides par route, rail et mer. Prix sur demande.",
			description_html: `
				<h2>25 m³ de liquide au gabarit d’un conteneur</h2>
				<p>Le conteneur-citerne est une cuve horizontale tenue dans un cadre en acier de 20 pieds. Il passe du châssis au train et au navire sans transvasement. Les industries alimentaires et chimiques s’en servent pour le transport, mais aussi comme cuve tampon sur site : eau, sirops, huiles végétales, réserve incendie ou liquides de process.</p>
				<h3>Données</h3>
				<ul>
					<li><strong>Contenance :</strong> 25,0 m³</li>
					<li><strong>Cadre, hors tout :</strong> 6,058 m de long, 2,438 m de large, 2,591 m de haut</li>
					<li><strong>Tare :</strong> 3 650 kg</li>
					<li><strong>Charge utile :</strong> 32 350 kg pour une masse brute de 36 000 kg</li>
				</ul>
				<h3>Dites-nous ce que vous y mettez</h3>
				<p>Dernier produit chargé, année de construction, vannes et date de contrôle varient d’une citerne à l’autre. L’achat et la location passent donc toujours par un devis : indiquez le liquide, sa densité et sa température. Sur la route, la masse autorisée limite souvent le remplissage, et une citerne à moitié pleine ballotte dans les virages. La livraison se fait par camion sans grue ; posez la citerne sur un sol plan et porteur, vannes accessibles.</p>
			`,
		},
	},
};
