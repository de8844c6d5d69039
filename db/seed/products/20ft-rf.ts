import type { SeedProduct } from "../seed-content.ts";

export const product20ftRf: SeedProduct = {
	key: "20ft-rf",
	type: "Refrigerated",
	size: "20ft",
	condition: "used-a",
	stock_status: "In Stock",
	is_available: true,
	price_new: 1750000,
	price_used_a: 895000,
	price_used_cw: 645000,
	price_rent_per_day: 1500,
	ask_offer_new: true,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 6.058, width: 2.438, height: 2.591 },
	dimensions_inside: { length: 5.44, width: 2.28, height: 2.18 },
	weight: { gross: 30480, net: 27400, tare: 3080 },
	capacity_cbm: 27,
	pallet_places: 10,
	translations: {
		nl: {
			title: "20ft koelcontainer (reefer)",
			slug: "20ft-koelcontainer",
			meta_description:
				"20ft koelcontainer van −30 °C tot +30 °C voor koel- of vriesopslag: 27,0 m³, 10 europallets, aansluiting CEE 32 A.",
			meta_title: "20ft koelcontainer (reefer) kopen of huren",
			description:
				"Geïsoleerde container van 20 voet met eigen koelmachine, instelbaar van −30 °C tot +30 °C. Voor extra koel- of vriesruimte bij horeca, voeding, land- en tuinbouw en evenementen.",
			description_html: `
				<h2>Een koelcel die u gewoon neerzet</h2>
				<p>Extra vriesruimte voor de decemberdrukte, koeling tijdens een verbouwing, een frisse opslag voor bloembollen of een festivalkeuken: een koelcontainer van 20 voet staat er zonder dat u hoeft te bouwen. U stelt de temperatuur in tussen −30 °C en +30 °C. Wanden, dak en deuren zijn geïsoleerd en de lucht circuleert onder de lading door, tussen de ribben van de aluminium T-vloer.</p>
				<h3>Wat erin kan</h3>
				<ul>
					<li><strong>Binnenmaten:</strong> 5,44 m lang, 2,28 m breed, 2,18 m hoog</li>
					<li><strong>Inhoud:</strong> 27,0 m³, plaats voor 10 europallets</li>
					<li><strong>Laadvermogen:</strong> 27.400 kg</li>
				</ul>
				<h3>Stroom, plaats en gebruik</h3>
				<p>De koelmachine vraagt driefasige krachtstroom van 380–460 V via een CEE-stekker van 32 A. Laat uw elektricien vooraf kijken of de aansluiting dat aankan. Zet de container waterpas op vaste grond en laat aan de kant van de machine ruimte vrij voor de uitblaaslucht. Breng goederen op temperatuur binnen: de installatie houdt kou vast, ze is geen snelvriezer. Stapel niet tot tegen het plafond, zodat de lucht kan terugstromen.</p>
			`,
		},
		en: {
			title: "20ft refrigerated container (reefer)",
			slug: "20ft-refrigerated-container",
			meta_description:
				"20ft reefer from −30 °C to +30 °C for chilled or frozen storage: 27.0 m³, 10 euro pallets, CEE 32 A connection.",
			meta_title: "20ft refrigerated container to buy or rent",
			description:
				"An insulated 20ft container with its own refrigeration unit, adjustable from −30 °C to +30 °C. Extra chilled or frozen space for catering, food production, farms and events.",
			description_html: `
				<h2>A cold store without the building work</h2>
				<p>Frozen stock before Christmas, a stand-in while the kitchen is rebuilt, chilled space for cut flowers, game or a festival bar: a 20ft reefer goes wherever a truck and a power socket can reach. The set point lies anywhere between −30 °C and +30 °C. Walls, roof and doors are insulated, and air flows under the goods through the ribs of the aluminium T-floor.</p>
				<h3>Capacity</h3>
				<ul>
					<li><strong>Inside:</strong> 5.44 m long, 2.28 m wide, 2.18 m high</li>
					<li><strong>Volume:</strong> 27.0 m³, room for 10 euro pallets</li>
					<li><strong>Payload:</strong> 27,400 kg</li>
				</ul>
				<h3>Power and siting</h3>
				<p>The unit runs on three-phase power, 380–460 V, through a CEE 32 A plug. Ask your electrician whether the supply can carry it before you order. Stand the container level on firm ground and leave the machinery end clear so that warm air can escape. Goods should go in at storage temperature, because the machine holds a temperature and is not a blast freezer. Keep a gap below the ceiling for the returning air.</p>
			`,
		},
		de: {
			title: "20-Fuß-Kühlcontainer (Reefer)",
			slug: "20-fuss-kuehlcontainer",
			meta_description:
				"20-Fuß-Kühlcontainer von −30 °C bis +30 °C zum Kühlen oder Tiefkühlen: 27,0 m³, 10 Europaletten, Anschluss CEE 32 A.",
			meta_title: "20-Fuß-Kühlcontainer (Reefer) kaufen oder mieten",
			description:
				"Isolierter 20-Fuß-Container mit eigenem Kühlaggregat, einstellbar von −30 °C bis +30 °C. Zusätzliche Kühl- oder Tiefkühlfläche für Gastronomie, Lebensmittelbetriebe, Landwirtschaft und Veranstaltungen.",
			description_html: `
				<h2>Die Kühlzelle, die nur einen Stellplatz braucht</h2>
				<p>Tiefkühlware vor den Feiertagen, Ersatz während eines Küchenumbaus, Lager für Wild, Schnittblumen oder ein Festzelt: Der 20-Fuß-Kühlcontainer schafft Kühlraum ohne Baumaßnahme. Die Temperatur stellen Sie zwischen −30 °C und +30 °C ein. Wände, Dach und Türen sind isoliert, die Luft strömt durch die Rippen des Aluminium-T-Bodens unter der Ware hindurch.</p>
				<h3>Raum und Nutzlast</h3>
				<ul>
					<li><strong>Innenmaße:</strong> 5,44 m lang, 2,28 m breit, 2,18 m hoch</li>
					<li><strong>Volumen:</strong> 27,0 m³, Platz für 10 Europaletten</li>
					<li><strong>Nutzlast:</strong> 27.400 kg</li>
				</ul>
				<h3>Strom und Stellplatz</h3>
				<p>Das Aggregat benötigt Drehstrom mit 380–460 V über einen CEE-Stecker mit 32 A. Lassen Sie vorab von einer Elektrofachkraft prüfen, ob Ihr Anschluss dafür ausgelegt ist. Stellen Sie den Container waagerecht auf festen Grund und halten Sie die Maschinenseite frei, damit die Abluft entweichen kann. Lagern Sie nur vorgekühlte Ware ein: Das Aggregat hält die Temperatur, es ist kein Schockfroster. Unter der Decke muss Platz für die Rückluft bleiben.</p>
			`,
		},
		fr: {
			title: "Conteneur frigorifique 20 pieds (reefer)",
			slug: "conteneur-frigorifique-20-pieds",
			meta_description:
				"Conteneur frigorifique 20 pieds de −30 °C à +30 °C : 27,0 m³, 10 palettes Europe, raccordement triphasé CEE 32 A.",
			meta_title: "Conteneur frigorifique 20 pieds, achat et location",
			description:
				"Conteneur isolé de 20 pieds avec groupe frigorifique, réglable de −30 °C à +30 °C. Une capacité d’appoint en froid positif ou négatif pour la restauration, l’alimentaire, l’agriculture et l’événementiel.",
			description_html: `
				<h2>Une chambre froide sans travaux</h2>
				<p>Surgelés avant les fêtes, relais pendant la rénovation d’une cuisine, stockage de fleurs coupées ou de gibier, bar de festival : le conteneur frigorifique de 20 pieds s’installe là où arrivent un camion et une prise de courant. La température se règle entre −30 °C et +30 °C. Parois, toit et portes sont isolés, et l’air circule sous la marchandise, dans les rainures du plancher en T en aluminium.</p>
				<h3>Capacité</h3>
				<ul>
					<li><strong>Intérieur :</strong> 5,44 m de long, 2,28 m de large, 2,18 m de haut</li>
					<li><strong>Volume :</strong> 27,0 m³, soit 10 palettes Europe</li>
					<li><strong>Charge utile :</strong> 27 400 kg</li>
				</ul>
				<h3>Courant et emplacement</h3>
				<p>Le groupe demande du courant triphasé de 380–460 V, par une fiche CEE de 32 A. Faites vérifier votre installation par un électricien avant la commande. Posez le conteneur de niveau sur un sol ferme et dégagez le côté machine pour l’évacuation de l’air chaud. Chargez des produits déjà à température : le groupe maintient le froid, il ne remplace pas une cellule de surgélation. Laissez un espace libre sous le plafond.</p>
			`,
		},
	},
};
