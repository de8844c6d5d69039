import type { SeedProduct } from "../seed-content.ts";

export const product45ftHcPw: SeedProduct = {
	key: "45ft-hc-pw",
	type: "High Cube",
	size: "45ft",
	condition: "new",
	stock_status: "In Stock",
	is_available: true,
	price_new: 745000,
	price_used_a: 425000,
	price_used_cw: 325000,
	price_rent_per_day: 590,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 13.716, width: 2.5, height: 2.896 },
	dimensions_inside: { length: 13.556, width: 2.44, height: 2.695 },
	weight: { gross: 34000, net: 29300, tare: 4700 },
	capacity_cbm: 89.1,
	pallet_places: 33,
	translations: {
		nl: {
			title: "45ft High Cube palletwide container",
			slug: "45ft-high-cube-palletwide-container",
			meta_description:
				"45ft High Cube palletwide container: 33 europallets en 89,1 m³, evenveel vloeroppervlak als een trailer, in staal en op slot.",
			meta_title: "45ft High Cube palletwide container kopen of huren",
			description:
				"High Cube van 45 voet, vanbinnen 2,44 m breed, zodat drie europallets in de lengte naast elkaar staan. Plaats voor 33 europallets, voor short sea en grote opslag.",
			description_html: `
				<h2>De laadruimte van een trailer, maar van staal</h2>
				<p>In een gewone zeecontainer gaat er naast de europallets breedte verloren. De palletwide is vanbinnen 2,44 m breed en neemt er 33 mee, zoveel als een standaardoplegger. Daarom rijdt hij veel tussen fabriek, spoor en short sea. Bedrijven kopen hem ook als magazijn: in één container staat een volledige vrachtwagenlading binnen, droog en op slot.</p>
				<h3>Cijfers</h3>
				<ul>
					<li><strong>Binnenmaten:</strong> 13,556 m lang, 2,44 m breed, 2,695 m hoog</li>
					<li><strong>Inhoud:</strong> 89,1 m³</li>
					<li><strong>Laadvermogen:</strong> 29.300 kg</li>
					<li><strong>Deuropening:</strong> 2,416 m breed, 2,585 m hoog</li>
				</ul>
				<h3>Past hij bij u op het terrein?</h3>
				<p>Met een buitenlengte van 13,716 m en een breedte van 2,5 m is dit de grootste container in ons aanbod. Reken op één vrachtwagen per container en meet de toegangsweg, de poort en de draaicirkel na. Leg vooraf een vlakke, draagkrachtige strook aan: gaat hij scheef staan, dan klemmen de deuren. Zet pallets vast met spanbanden of stuwzakken, zodat ze niet schuiven.</p>
			`,
		},
		en: {
			title: "45ft High Cube pallet-wide container",
			slug: "45ft-high-cube-pallet-wide-container",
			meta_description:
				"45ft High Cube pallet-wide container: 33 euro pallets and 89.1 m³, a full trailer’s worth of space in lockable steel.",
			meta_title: "45ft High Cube pallet-wide container to buy or rent",
			description:
				"A 45ft High Cube that is 2.44 m wide inside, so that three euro pallets stand side by side lengthways. Room for 33 euro pallets, for short-sea traffic and large-scale storage.",
			description_html: `
				<h2>A trailer’s load space, in steel</h2>
				<p>An ordinary sea container wastes a strip of floor beside euro pallets. The pallet-wide version measures 2.44 m inside and takes 33 of them, the same as a standard curtain-sider. That is why it shuttles between factory, rail terminal and short-sea ferry. As storage it makes equal sense: an entire truckload goes under one roof, dry and behind one lock.</p>
				<h3>Figures</h3>
				<ul>
					<li><strong>Inside:</strong> 13.556 m long, 2.44 m wide, 2.695 m high</li>
					<li><strong>Volume:</strong> 89.1 m³</li>
					<li><strong>Payload:</strong> 29,300 kg</li>
					<li><strong>Door opening:</strong> 2.416 m wide, 2.585 m high</li>
				</ul>
				<h3>Will it fit your site?</h3>
				<p>At 13.716 m long and 2.5 m wide outside, this is the largest container we list. Reckon on one truck for each container, and measure the approach, the gate and the turning circle. Prepare a level, load-bearing strip before it arrives: if the frame twists, the doors bind. Inside, keep pallets from shifting with straps or dunnage bags.</p>
			`,
		},
		de: {
			title: "45-Fuß-High-Cube-Palletwide-Container",
			slug: "45-fuss-high-cube-palletwide-container",
			meta_description:
				"45-Fuß-High-Cube-Palletwide: 33 Europaletten und 89,1 m³, so viel Stellfläche wie ein Sattelauflieger, in Stahl und abschließbar.",
			meta_title: "45-Fuß-High-Cube-Palletwide-Container kaufen oder mieten",
			description:
				"45-Fuß-High-Cube mit 2,44 m Innenbreite, sodass drei Europaletten längs nebeneinander passen. Platz für 33 Europaletten, für Short-Sea-Verkehre und große Lager.",
			description_html: `
				<h2>Die Ladefläche eines Aufliegers, in Stahl</h2>
				<p>Im gewöhnlichen Seecontainer bleibt neben Europaletten ein Streifen ungenutzt. Der Palletwide ist innen 2,44 m breit und fasst 33 Europaletten, so viel wie ein Standardauflieger. Deshalb pendelt er zwischen Werk, Bahnterminal und Short-Sea-Fähre. Auch als Lager rechnet er sich: Eine komplette Lkw-Ladung steht trocken und verschlossen unter einem Dach.</p>
				<h3>Technische Daten</h3>
				<ul>
					<li><strong>Innenmaße:</strong> 13,556 m lang, 2,44 m breit, 2,695 m hoch</li>
					<li><strong>Volumen:</strong> 89,1 m³</li>
					<li><strong>Nutzlast:</strong> 29.300 kg</li>
					<li><strong>Türöffnung:</strong> 2,416 m breit, 2,585 m hoch</li>
				</ul>
				<h3>Passt er auf Ihr Gelände?</h3>
				<p>Mit 13,716 m Außenlänge und 2,5 m Breite ist er der größte Container in unserem Angebot. Rechnen Sie mit einem Lkw je Container und messen Sie Zufahrt, Tor und Wendekreis nach. Bereiten Sie vor der Lieferung einen ebenen, tragfähigen Streifen vor: Verzieht sich der Rahmen, klemmen die Türen. Sichern Sie Paletten im Innenraum mit Gurten oder Staupolstern gegen Verrutschen.</p>
			`,
		},
		fr: {
			title: "Conteneur 45 pieds High Cube pallet wide",
			slug: "conteneur-45-pieds-high-cube-pallet-wide",
			meta_description:
				"Conteneur 45 pieds High Cube pallet wide : 33 palettes Europe et 89,1 m³, la surface d’une semi-remorque, en acier et sous clé.",
			meta_title: "Conteneur 45 pieds High Cube pallet wide, achat, location",
			description:
				"High Cube de 45 pieds large de 2,44 m à l’intérieur, où trois palettes Europe tiennent côte à côte dans le sens de la longueur. 33 palettes Europe, pour le short sea et le grand stockage.",
			description_html: `
				<h2>La surface d’une semi-remorque, en acier</h2>
				<p>Dans un conteneur maritime ordinaire, une bande de plancher se perd à côté des palettes Europe. Le pallet wide mesure 2,44 m de large à l’intérieur et en reçoit 33, comme une semi-remorque standard. C’est pourquoi il fait la navette entre usine, terminal ferroviaire et short sea. En stockage, il abrite un camion complet sous un seul toit, au sec et sous clé.</p>
				<h3>Chiffres</h3>
				<ul>
					<li><strong>Intérieur :</strong> 13,556 m de long, 2,44 m de large, 2,695 m de haut</li>
					<li><strong>Volume :</strong> 89,1 m³</li>
					<li><strong>Charge utile :</strong> 29 300 kg</li>
					<li><strong>Ouverture des portes :</strong> 2,416 m sur 2,585 m</li>
				</ul>
				<h3>Votre terrain s’y prête-t-il ?</h3>
				<p>Avec 13,716 m de long et 2,5 m de large hors tout, c’est le plus grand conteneur de notre offre. Comptez un camion par conteneur et mesurez l’accès, le portail et le rayon de braquage. Préparez avant la livraison une bande plane et porteuse : si le cadre se déforme, les portes coincent. À l’intérieur, calez les palettes avec des sangles ou des coussins gonflables.</p>
			`,
		},
	},
};
