import type { SeedProduct } from "../seed-content.ts";

export const product40ftOt: SeedProduct = {
	key: "40ft-ot",
	type: "Open Top",
	size: "40ft",
	condition: "new",
	stock_status: "Out of Stock",
	is_available: false,
	price_new: 595000,
	price_used_a: 375000,
	price_used_cw: 295000,
	price_rent_per_day: 590,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 12.192, width: 2.438, height: 2.591 },
	dimensions_inside: { length: 12.032, width: 2.352, height: 2.348 },
	weight: { gross: 30480, net: 26580, tare: 3900 },
	capacity_cbm: 66.5,
	pallet_places: 24,
	translations: {
		nl: {
			title: "40ft Open Top container",
			slug: "40ft-open-top-container",
			meta_description:
				"40ft Open Top zeecontainer voor lange en hoge lading: twaalf meter lang, 66,5 m³, te laden van boven of door de deuren.",
			meta_title: "40ft Open Top container kopen of huren",
			description:
				"Zeecontainer van 40 voet met zeildak voor lange lading zoals buizen, profielen en prefabdelen, te laden met de kraan of via de deuren.",
			description_html: `
				<h2>Twaalf meter lading, rechtstreeks uit de kraan</h2>
				<p>Buizen, profielen, dakspanten, kisten met glas, prefabdelen: lange stukken manoeuvreert u moeilijk door een deuropening. In deze open top laat u ze in één hijsbeweging zakken. Dat scheelt tijd op de bouwplaats en schade aan de lading. Korte stukken laadt u gewoon met de heftruck via de deuren, die 2,34 m breed en 2,28 m hoog openen.</p>
				<h3>Belangrijkste maten</h3>
				<ul>
					<li><strong>Binnenmaten:</strong> 12,032 m lang, 2,352 m breed, 2,348 m hoog</li>
					<li><strong>Inhoud:</strong> 66,5 m³, plaats voor 24 europallets</li>
					<li><strong>Laadvermogen:</strong> 26.580 kg</li>
				</ul>
				<h3>Gewicht, zeil en toegang</h3>
				<p>Met zwaar staal zit u sneller aan het maximumgewicht dan aan het volume; verdeel de lading dus over de volle lengte en sjor die vast. De lading mag boven de dakrand uitsteken, maar dan sluit het zeil niet meer en gelden er hoogtebeperkingen op de weg. Controleer geregeld de spanning van het zeil. De container komt op een oplegger van volle lengte: controleer poort, draaicirkel en ondergrond. De container moet op zijn vier hoeken vlak rusten.</p>
			`,
		},
		en: {
			title: "40ft Open Top container",
			slug: "40ft-open-top-container",
			meta_description:
				"40ft open top sea container for long and tall loads: twelve metres, 66.5 m³, loaded from above or through the doors.",
			meta_title: "40ft Open Top container to buy or rent",
			description:
				"A 40ft sea container with a tarpaulin roof for long loads such as pipes, sections and prefabricated parts, loaded by crane or through the doors.",
			description_html: `
				<h2>Twelve metres, straight off the hook</h2>
				<p>Pipes, steel sections, roof trusses, crated glass and prefabricated parts are awkward to thread through a doorway. With an open top they go in with a single lift, which saves time on site and damage to the goods. Shorter items still load by forklift through the doors, which open 2.34 m wide and 2.28 m high.</p>
				<h3>Main dimensions</h3>
				<ul>
					<li><strong>Inside:</strong> 12.032 m long, 2.352 m wide, 2.348 m high</li>
					<li><strong>Volume:</strong> 66.5 m³, room for 24 euro pallets</li>
					<li><strong>Payload:</strong> 26,580 kg</li>
				</ul>
				<h3>Weight, cover and access</h3>
				<p>With heavy steel you reach the weight limit long before the space runs out, so spread the load over the full length and lash it down. A load may rise above the top rail, but the tarpaulin will then no longer close and height limits apply on the road. Check the tension of the cover regularly. For delivery, remember that the truck is a full-length articulated vehicle: look at gate, turning circle and ground. The container should rest level on its four corners.</p>
			`,
		},
		de: {
			title: "40-Fuß-Open-Top-Container",
			slug: "40-fuss-open-top-container",
			meta_description:
				"40-Fuß-Open-Top-Container für lange und hohe Ladung: zwölf Meter, 66,5 m³, Beladung von oben oder durch die Türen.",
			meta_title: "40-Fuß-Open-Top-Container kaufen oder mieten",
			description:
				"40-Fuß-Seecontainer mit Planendach für lange Ladung wie Rohre, Profile und Fertigteile, zu beladen per Kran oder durch die Türen.",
			description_html: `
				<h2>Zwölf Meter Ladung, direkt vom Haken</h2>
				<p>Rohre, Stahlprofile, Dachbinder, Glas in Kisten, Fertigteile: Langgut lässt sich nur mühsam durch eine Tür fädeln. In den Open Top setzen Sie es mit einem Hub ein. Das spart Zeit auf der Baustelle und schont die Ware. Kürzere Stücke laden Sie wie gewohnt mit dem Stapler durch die Türen, die sich 2,34 m breit und 2,28 m hoch öffnen.</p>
				<h3>Wichtige Maße</h3>
				<ul>
					<li><strong>Innenmaße:</strong> 12,032 m lang, 2,352 m breit, 2,348 m hoch</li>
					<li><strong>Volumen:</strong> 66,5 m³, Platz für 24 Europaletten</li>
					<li><strong>Nutzlast:</strong> 26.580 kg</li>
				</ul>
				<h3>Gewicht, Plane und Zufahrt</h3>
				<p>Bei schwerem Stahl ist die Gewichtsgrenze lange vor dem Volumen erreicht. Verteilen Sie die Last daher über die ganze Länge und verzurren Sie sie. Ladung darf über die Oberkante ragen, dann schließt die Plane jedoch nicht mehr, und auf der Straße gelten Höhengrenzen. Prüfen Sie die Spannung der Plane regelmäßig. Angeliefert wird mit einem langen Sattelzug: Denken Sie an Tor, Wendekreis und tragfähigen Boden. Der Container muss eben auf seinen vier Ecken stehen.</p>
			`,
		},
		fr: {
			title: "Conteneur 40 pieds Open Top",
			slug: "conteneur-40-pieds-open-top",
			meta_description:
				"Conteneur 40 pieds open top pour charges longues et hautes : douze mètres, 66,5 m³, chargement par le haut ou par les portes.",
			meta_title: "Conteneur 40 pieds Open Top, achat et location",
			description:
				"Conteneur maritime de 40 pieds à toit bâché pour charges longues, telles que tubes, profilés et éléments préfabriqués, à charger à la grue ou par les portes.",
			description_html: `
				<h2>Douze mètres de charge, posés d’un seul levage</h2>
				<p>Tubes, profilés, fermes de toiture, caisses de vitrage, éléments préfabriqués : les pièces longues passent mal par une porte. Dans un open top, la grue les dépose en un seul mouvement. Vous gagnez du temps sur le chantier et vous abîmez moins la marchandise. Les pièces courtes se chargent au chariot par les portes, dont l’ouverture mesure 2,34 m sur 2,28 m.</p>
				<h3>Dimensions principales</h3>
				<ul>
					<li><strong>Intérieur :</strong> 12,032 m de long, 2,352 m de large, 2,348 m de haut</li>
					<li><strong>Volume :</strong> 66,5 m³, soit 24 palettes Europe</li>
					<li><strong>Charge utile :</strong> 26 580 kg</li>
				</ul>
				<h3>Poids, bâche et accès</h3>
				<p>Avec de l’acier, la limite de poids est atteinte bien avant celle du volume : répartissez la charge sur toute la longueur et arrimez-la. Une charge peut dépasser le bord supérieur, mais la bâche ne ferme plus et la route impose ses limites de hauteur. Contrôlez régulièrement la tension de la bâche. Le camion est un semi-remorque complet : vérifiez le portail, le rayon de braquage et le sol. Le conteneur doit reposer à plat sur ses quatre coins.</p>
			`,
		},
	},
};
