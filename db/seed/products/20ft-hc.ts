import type { SeedProduct } from "../seed-content.ts";

export const product20ftHc: SeedProduct = {
	key: "20ft-hc",
	type: "High Cube",
	size: "20ft",
	condition: "new",
	stock_status: "In Stock",
	is_available: true,
	price_new: 295000,
	price_used_a: 225000,
	price_used_cw: 190000,
	price_rent_per_day: 290,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 6.058, width: 2.438, height: 2.896 },
	dimensions_inside: { length: 5.898, width: 2.352, height: 2.69 },
	weight: { gross: 30480, net: 28080, tare: 2400 },
	capacity_cbm: 37.4,
	pallet_places: 11,
	translations: {
		nl: {
			title: "20ft High Cube container",
			slug: "20ft-high-cube-container",
			meta_description:
				"20ft High Cube met 2,69 m binnenhoogte en 37,4 m³, voor hoge machines, rekken of de inrichting als werkruimte.",
			meta_title: "20ft High Cube container kopen of huren",
			description:
				"Een 20ft zeecontainer die 30 cm hoger is dan de standaard, met 37,4 m³ inhoud. Gezocht voor hoge lading en voor ombouw tot atelier of kantoor.",
			description_html: `<h2>Dertig centimeter die het verschil maken</h2>
<p>Op de grond neemt een 20ft High Cube evenveel plaats in als een gewone 20ft. Het verschil zit in de hoogte: 2,69 m binnenhoogte in plaats van 2,39 m. Daardoor past er een derde legbord in het rek, een minigraver met cabine of een hoge schakelkast. Wie isoleert en een vloer en plafond plaatst, houdt nog een kamer over waarin niemand zich opgesloten voelt. Daarom vragen interieurbouwers en ombouwbedrijven naar deze maat.</p>
<h3>De gegevens</h3>
<ul>
<li>Binnenlengte 5,898 m, binnenbreedte 2,352 m</li>
<li>Deurhoogte 2,585 m, deurbreedte 2,338 m</li>
<li><strong>37,4 m³</strong>, dat is 4,3 m³ meer dan de standaard</li>
<li>11 europallets, laadvermogen 28.080 kg</li>
</ul>
<h3>Waar u rekening mee houdt</h3>
<p>Het aantal pallets op de vloer verandert niet. Stapelt u niet hoog, dan betaalt u voor lucht. De container is 2,896 m hoog: meet de doorgang onder een luifel of poort en bedenk dat hij op de vrachtwagen nog ruim een meter hoger komt. De High Cube is in 20ft zeldzamer dan in 40ft, dus gebruikt is de keuze kleiner. Voor export geldt ook hier: alleen met een geldige CSC-plaat.</p>`,
		},
		en: {
			title: "20ft High Cube container",
			slug: "20ft-high-cube-container",
			meta_description:
				"A 20ft High Cube with 2.69 m of internal height and 37.4 m³, for tall machines, high racking or a workshop conversion.",
			meta_title: "20ft High Cube container to buy or rent",
			description:
				"A 20ft shipping container that stands a foot taller than standard, with 37.4 m³ inside. In demand for tall loads and for conversions.",
			description_html: `<h2>The same footprint, a foot more headroom</h2>
<p>On the ground a 20ft High Cube takes up exactly as much room as a standard 20ft. Inside it measures 2.69 m from floor to roof instead of 2.39 m. That is the difference between two shelves and three, or between a mini digger with its cab on and one without. It also matters to anyone fitting out a container: once insulation, floor and ceiling are in, you still have a room of normal height.</p>
<h3>Specification</h3>
<ul>
<li>Internal length 5.898 m, internal width 2.352 m</li>
<li>Door opening 2.585 m high and 2.338 m wide</li>
<li><strong>37.4 m³</strong>, a gain of 4.3 m³ over the standard box</li>
<li>11 euro pallets, 28,080 kg payload</li>
</ul>
<h3>Points to weigh up</h3>
<p>The floor still takes the same 11 pallets, so if you never stack high the extra volume stays empty. At 2.896 m overall the box may not pass under a canopy or through a gateway, and on the truck it stands more than a metre higher; measure the route first. High Cubes are scarcer in 20ft than in 40ft, so expect less choice in used stock. For export, ask for one with a valid CSC plate.</p>`,
		},
		de: {
			title: "20-Fuß-High-Cube-Container",
			slug: "20-fuss-high-cube-container",
			meta_description:
				"20-Fuß-High-Cube mit 2,69 m Innenhöhe und 37,4 m³ für hohe Maschinen, Regale oder den Ausbau zur Werkstatt.",
			meta_title: "20-Fuß-High-Cube-Container kaufen oder mieten",
			description:
				"Ein 20-Fuß-Seecontainer, der 30 cm höher ist als die Standardausführung und 37,4 m³ fasst. Gefragt für hohe Güter und für Ausbauten.",
			description_html: `<h2>30 Zentimeter mehr Höhe auf gleicher Fläche</h2>
<p>Die Stellfläche ist dieselbe wie beim normalen 20-Fuß-Container, die Innenhöhe steigt von 2,39 m auf 2,69 m. Das reicht für ein weiteres Regalfach, für einen Minibagger mit Kabine oder einen hohen Schaltschrank. Wer den Container dämmt und mit Boden und Decke ausbaut, behält eine Raumhöhe, in der man gern arbeitet. Deshalb greifen Werkstätten und Ausbauer bevorzugt zum High Cube.</p>
<h3>Daten im Überblick</h3>
<ul>
<li>Innenlänge 5,898 m, Innenbreite 2,352 m</li>
<li>Türöffnung 2,585 m hoch, 2,338 m breit</li>
<li><strong>37,4 m³</strong>, also 4,3 m³ mehr als im Standardcontainer</li>
<li>11 Europaletten, Nutzlast 28.080 kg</li>
</ul>
<h3>Was dagegen sprechen kann</h3>
<p>Auf den Boden passen auch hier nur 11 Paletten. Wenn Sie nicht in die Höhe stapeln, bleibt der zusätzliche Raum leer. Mit 2,896 m Außenhöhe kommt der Container nicht unter jedes Vordach, und auf dem Lkw liegt die Oberkante noch einmal mehr als einen Meter höher. Messen Sie Tore und Durchfahrten bitte vorher nach. Als 20-Fuß-Modell ist der High Cube seltener als mit 40 Fuß, die Auswahl an Gebrauchten ist entsprechend kleiner. Für den Export ist eine gültige CSC-Plakette nötig.</p>`,
		},
		fr: {
			title: "Conteneur 20 pieds High Cube",
			slug: "conteneur-20-pieds-high-cube",
			meta_description:
				"Conteneur 20 pieds High Cube : 2,69 m de hauteur intérieure et 37,4 m³, pour machines hautes ou aménagement en atelier.",
			meta_title: "Conteneur 20 pieds High Cube, vente et location",
			description:
				"Un conteneur maritime 20 pieds plus haut de 30 cm que le modèle standard, avec 37,4 m³. Recherché pour les charges hautes et les aménagements.",
			description_html: `<h2>Trente centimètres de plus en hauteur</h2>
<p>Au sol, rien ne change par rapport à un 20 pieds ordinaire. À l’intérieur, la hauteur passe de 2,39 m à 2,69 m. C’est un niveau de rayonnage supplémentaire, une mini-pelle avec sa cabine ou une armoire électrique qui entre debout. Et si vous isolez puis posez un plancher et un plafond, il vous reste une vraie hauteur de pièce. C’est pourquoi menuisiers et aménageurs le préfèrent au modèle standard.</p>
<h3>Fiche du conteneur</h3>
<ul>
<li>Longueur intérieure 5,898 m, largeur intérieure 2,352 m</li>
<li>Portes : 2,585 m de haut, 2,338 m de large</li>
<li><strong>37,4 m³</strong>, soit 4,3 m³ de plus que le standard</li>
<li>11 palettes Europe, charge utile de 28 080 kg</li>
</ul>
<h3>À vérifier avant l’achat</h3>
<p>Le sol reçoit toujours 11 palettes : si vous n’empilez pas, le volume gagné reste vide. Avec 2,896 m de haut, le conteneur ne passe pas sous tous les auvents, et il se trouve plus d’un mètre plus haut sur le camion. Mesurez portails et passages avant la livraison. Le High Cube est plus rare en 20 pieds qu’en 40 pieds ; le choix en occasion s’en ressent. Pour l’export, exigez une plaque CSC valable.</p>`,
		},
	},
};
