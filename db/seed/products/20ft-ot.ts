import type { SeedProduct } from "../seed-content.ts";

export const product20ftOt: SeedProduct = {
	key: "20ft-ot",
	type: "Open Top",
	size: "20ft",
	condition: "new",
	stock_status: "In Stock",
	is_available: true,
	price_new: 445000,
	price_used_a: 325000,
	price_used_cw: 265000,
	price_rent_per_day: 450,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 6.058, width: 2.438, height: 2.591 },
	dimensions_inside: { length: 5.898, width: 2.352, height: 2.348 },
	weight: { gross: 30480, net: 28120, tare: 2360 },
	capacity_cbm: 32.5,
	pallet_places: 11,
	translations: {
		nl: {
			title: "20ft Open Top container",
			slug: "20ft-open-top-container",
			meta_description:
				"20ft Open Top zeecontainer met afneembaar zeil: laden van boven met de kraan, 32,5 m³ inhoud en 28.120 kg laadvermogen.",
			meta_title: "20ft Open Top container kopen of huren",
			description:
				"Zeecontainer van 20 voet met een zeil in plaats van een stalen dak. Voor lading die niet door de deuren past en van boven met kraan of wiellader naar binnen gaat.",
			description_html: `
				<h2>Laden van boven, vervoeren als een gewone 20ft</h2>
				<p>Een open top kiest u wanneer de lading niet door de deuren past of wanneer de kraan sneller werkt dan de heftruck. Machineonderdelen, staalrollen, natuursteen, schroot en tuinbouwmateriaal gaan van boven naar binnen; daarna legt u het zeil dicht. Op de weg, het spoor en het schip wordt hij behandeld als elke andere container van 20 voet.</p>
				<h3>Maten en laadvermogen</h3>
				<ul>
					<li><strong>Binnenmaten:</strong> 5,898 m lang, 2,352 m breed, 2,348 m hoog</li>
					<li><strong>Inhoud:</strong> 32,5 m³, plaats voor 11 europallets</li>
					<li><strong>Laadvermogen:</strong> 28.120 kg</li>
					<li><strong>Deuropening:</strong> 2,338 m breed, 2,28 m hoog</li>
				</ul>
				<h3>Waar u op let</h3>
				<p>Het zeil rust op uitneembare dakbogen en wordt rondom met een kabel gesloten. Span het strak, zodat er geen plassen op blijven staan: de container is pas wind- en waterdicht als het zeil goed zit. Voor jarenlange opslag van vochtgevoelige goederen is een gesloten container een betere keuze. Sjor de lading vast aan de ogen in de container. Zorg voor een vlakke, draagkrachtige ondergrond en genoeg vrije hoogte voor de kraan.</p>
			`,
		},
		en: {
			title: "20ft Open Top container",
			slug: "20ft-open-top-container",
			meta_description:
				"20ft open top sea container with removable tarpaulin: load from above by crane, 32.5 m³ of space and 28,120 kg payload.",
			meta_title: "20ft Open Top container to buy or rent",
			description:
				"A 20ft sea container with a tarpaulin instead of a steel roof, for loads that will not pass through the doors and go in from above by crane or loading shovel.",
			description_html: `
				<h2>When the load comes in by crane</h2>
				<p>Some loads will never go through a pair of doors. Machine parts, steel coils, stone blocks and site equipment are lowered into an open top by crane; scrap is tipped in with a loading shovel. The tarpaulin goes over afterwards. On truck, rail and ship the container is handled like any other 20ft unit.</p>
				<h3>Key figures</h3>
				<ul>
					<li><strong>Inside:</strong> 5.898 m long, 2.352 m wide, 2.348 m high</li>
					<li><strong>Volume:</strong> 32.5 m³, room for 11 euro pallets</li>
					<li><strong>Payload:</strong> 28,120 kg</li>
					<li><strong>Door opening:</strong> 2.338 m wide, 2.28 m high</li>
				</ul>
				<h3>Before you order</h3>
				<p>The tarpaulin lies on removable roof bows and is laced down all round with a cable. It keeps out wind and rain as long as it is taut and undamaged, so look at it after every storm and do not let water pool on it. If you mainly want dry storage for years, a closed container is the better buy. Secure the load to the lashing rings inside. On site, allow for level, firm ground under all four corners and enough clear height for the lifting gear.</p>
			`,
		},
		de: {
			title: "20-Fuß-Open-Top-Container",
			slug: "20-fuss-open-top-container",
			meta_description:
				"20-Fuß-Open-Top-Container mit abnehmbarer Plane: Beladung von oben per Kran, 32,5 m³ Volumen und 28.120 kg Nutzlast.",
			meta_title: "20-Fuß-Open-Top-Container kaufen oder mieten",
			description:
				"20-Fuß-Seecontainer mit Plane statt Stahldach. Für Ladegut, das nicht durch die Türen passt und mit Kran oder Radlader von oben geladen wird.",
			description_html: `
				<h2>Beladung von oben, Transport wie gewohnt</h2>
				<p>Beim Open-Top-Container ersetzt eine Plane das Stahldach. Das lohnt sich immer dann, wenn der Kran schneller ist als der Stapler oder das Ladegut nicht durch die Türen passt: Maschinenteile, Stahlcoils, Natursteinblöcke, Schrott. Auf Lkw, Bahn und Schiff wird er umgeschlagen wie jeder andere 20-Fuß-Container.</p>
				<h3>Technische Daten</h3>
				<ul>
					<li><strong>Innenmaße:</strong> 5,898 m lang, 2,352 m breit, 2,348 m hoch</li>
					<li><strong>Volumen:</strong> 32,5 m³, Platz für 11 Europaletten</li>
					<li><strong>Nutzlast:</strong> 28.120 kg</li>
					<li><strong>Türöffnung:</strong> 2,338 m breit, 2,28 m hoch</li>
				</ul>
				<h3>Darauf sollten Sie achten</h3>
				<p>Die Plane liegt auf herausnehmbaren Dachspriegeln und wird rundum mit einem Seil verschlossen. Wind- und wasserdicht ist der Container nur, wenn sie straff sitzt; stehendes Wasser drückt die Spriegel durch. Soll empfindliche Ware über Jahre gelagert werden, ist ein geschlossener Container die bessere Wahl. Verzurren Sie die Ladung an den Zurrösen im Innenraum. Am Aufstellort braucht der Container einen ebenen, tragfähigen Untergrund, freie Höhe für den Kran und eine Zufahrt, die ein Lkw bewältigt.</p>
			`,
		},
		fr: {
			title: "Conteneur 20 pieds Open Top",
			slug: "conteneur-20-pieds-open-top",
			meta_description:
				"Conteneur 20 pieds open top à bâche amovible : chargement par le haut à la grue, 32,5 m³ et 28 120 kg de charge utile.",
			meta_title: "Conteneur 20 pieds Open Top, achat et location",
			description:
				"Conteneur maritime de 20 pieds dont le toit en acier est remplacé par une bâche. Pour tout ce qui ne passe pas par les portes et se charge par le haut, à la grue ou à la chargeuse.",
			description_html: `
				<h2>Chargement par le haut, à la grue ou à la chargeuse</h2>
				<p>Sur un open top, une bâche remplace le toit en acier. Vous y descendez à la grue ce qui ne passe pas par les portes : pièces de machines, bobines d’acier, blocs de pierre, matériel de chantier. Les ferrailleurs, eux, le remplissent à la chargeuse. Une fois bâché, il voyage par route, par rail ou par mer comme n’importe quel conteneur de 20 pieds.</p>
				<h3>Dimensions et charge</h3>
				<ul>
					<li><strong>Intérieur :</strong> 5,898 m de long, 2,352 m de large, 2,348 m de haut</li>
					<li><strong>Volume :</strong> 32,5 m³, soit 11 palettes Europe au sol</li>
					<li><strong>Charge utile :</strong> 28 120 kg</li>
					<li><strong>Ouverture des portes :</strong> 2,338 m sur 2,28 m</li>
				</ul>
				<h3>Bon à savoir</h3>
				<p>La bâche repose sur des arceaux amovibles et se ferme par un câble sur tout le pourtour. Gardez-la bien tendue : c’est elle qui rend le conteneur étanche au vent et à l’eau. Pour stocker des années durant des marchandises sensibles à l’humidité, préférez un conteneur fermé. Arrimez la charge aux anneaux intérieurs. Prévoyez un sol plan et porteur, ainsi qu’une hauteur libre suffisante pour la grue.</p>
			`,
		},
	},
};
