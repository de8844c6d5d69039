import type { SeedProduct } from "../seed-content.ts";

export const product40ftHcRf: SeedProduct = {
	key: "40ft-hc-rf",
	type: "Refrigerated",
	size: "40ft",
	condition: "used-a",
	stock_status: "In Stock",
	is_available: true,
	price_new: 1990000,
	price_used_a: 795000,
	price_used_cw: 545000,
	price_rent_per_day: 1850,
	ask_offer_new: true,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 12.192, width: 2.438, height: 2.896 },
	dimensions_inside: { length: 11.59, width: 2.294, height: 2.554 },
	weight: { gross: 34000, net: 29400, tare: 4600 },
	capacity_cbm: 67.9,
	pallet_places: 23,
	translations: {
		nl: {
			title: "40ft High Cube koelcontainer (reefer)",
			slug: "40ft-high-cube-koelcontainer",
			meta_description:
				"40ft High Cube koelcontainer van −30 °C tot +30 °C: 67,9 m³ voor 23 europallets, op driefasige stroom met CEE 32 A.",
			meta_title: "40ft High Cube koelcontainer kopen of huren",
			description:
				"Geïsoleerde High Cube van 40 voet met koelmachine, instelbaar van −30 °C tot +30 °C. Een volwaardig koel- of vriesmagazijn voor 23 europallets.",
			description_html: `
				<h2>Een vriesmagazijn op twaalf meter</h2>
				<p>Wanneer een koelcel te klein wordt en bouwen te lang duurt, geeft een reefer van 40 voet in één levering plaats voor 23 europallets. Slachterijen, groenteverwerkers, bakkerijen en cateraars vangen er seizoenspieken mee op; importeurs zetten er partijen apart die op controle of verkoop wachten. De temperatuur is instelbaar van −30 °C tot +30 °C.</p>
				<h3>Ruimte en gewicht</h3>
				<ul>
					<li><strong>Binnenmaten:</strong> 11,59 m lang, 2,294 m breed, 2,554 m hoog</li>
					<li><strong>Inhoud:</strong> 67,9 m³</li>
					<li><strong>Laadvermogen:</strong> 29.400 kg</li>
					<li><strong>Leeggewicht:</strong> 4.600 kg</li>
				</ul>
				<h3>Voor u bestelt</h3>
				<p>Reken op driefasige stroom van 380–460 V en een CEE-contactdoos van 32 A dicht bij de machinekant. Smeltwater loopt weg via de afvoeren in de vloer, dus de container moet waterpas staan. Wie dagelijks in- en uitloopt, kan het beste een strokengordijn ophangen, want elke open deur kost koude. De vrachtwagen heeft een verharde toegang en een rechte strook van ruim de containerlengte nodig. Laad goederen die al gekoeld of bevroren zijn.</p>
			`,
		},
		en: {
			title: "40ft High Cube refrigerated container (reefer)",
			slug: "40ft-high-cube-refrigerated-container",
			meta_description:
				"40ft High Cube reefer from −30 °C to +30 °C: 67.9 m³ for 23 euro pallets on a three-phase CEE 32 A supply.",
			meta_title: "40ft High Cube refrigerated container, buy or rent",
			description:
				"An insulated 40ft High Cube with refrigeration unit, adjustable from −30 °C to +30 °C. A complete chilled or frozen store for 23 euro pallets.",
			description_html: `
				<h2>Frozen warehousing by the container</h2>
				<p>When the cold room is full and building another would take too long, a 40ft reefer adds space for 23 euro pallets in one delivery. Meat and vegetable processors, bakeries and caterers use it for seasonal peaks. Importers use it to keep a batch apart while it waits for inspection or sale. You set any temperature from −30 °C to +30 °C.</p>
				<h3>Space and weight</h3>
				<ul>
					<li><strong>Inside:</strong> 11.59 m long, 2.294 m wide, 2.554 m high</li>
					<li><strong>Volume:</strong> 67.9 m³</li>
					<li><strong>Payload:</strong> 29,400 kg</li>
					<li><strong>Tare weight:</strong> 4,600 kg</li>
				</ul>
				<h3>What your site needs</h3>
				<p>Plan a three-phase supply of 380–460 V with a CEE 32 A socket close to the machinery end. Defrost water leaves through drains in the floor, so the container has to stand level. If staff walk in and out all day, fit a strip curtain: every open door costs cooling. The truck needs a hard-surfaced approach and a straight strip longer than the container itself. Load goods already chilled or frozen.</p>
			`,
		},
		de: {
			title: "40-Fuß-High-Cube-Kühlcontainer (Reefer)",
			slug: "40-fuss-high-cube-kuehlcontainer",
			meta_description:
				"40-Fuß-High-Cube-Kühlcontainer von −30 °C bis +30 °C: 67,9 m³ für 23 Europaletten, Drehstromanschluss CEE 32 A.",
			meta_title: "40-Fuß-High-Cube-Kühlcontainer kaufen oder mieten",
			description:
				"Isolierter 40-Fuß-High-Cube mit Kühlaggregat, einstellbar von −30 °C bis +30 °C. Ein vollwertiges Kühl- oder Tiefkühllager für 23 Europaletten.",
			description_html: `
				<h2>Tiefkühllager auf zwölf Metern</h2>
				<p>Wenn die Kühlzelle voll ist und ein Anbau zu lange dauert, bringt ein 40-Fuß-Reefer mit einer Lieferung Platz für 23 Europaletten. Fleisch- und Gemüseverarbeiter, Bäckereien und Caterer decken damit Saisonspitzen ab. Importeure lagern darin Partien getrennt, bis sie geprüft oder verkauft sind. Einstellbar ist jede Temperatur von −30 °C bis +30 °C.</p>
				<h3>Raum und Gewicht</h3>
				<ul>
					<li><strong>Innenmaße:</strong> 11,59 m lang, 2,294 m breit, 2,554 m hoch</li>
					<li><strong>Volumen:</strong> 67,9 m³</li>
					<li><strong>Nutzlast:</strong> 29.400 kg</li>
					<li><strong>Leergewicht:</strong> 4.600 kg</li>
				</ul>
				<h3>Das braucht Ihr Standort</h3>
				<p>Planen Sie Drehstrom mit 380–460 V und eine CEE-Steckdose mit 32 A nahe der Maschinenseite ein. Abtauwasser läuft über Abläufe im Boden ab, deshalb muss der Container waagerecht stehen. Wird die Tür häufig geöffnet, spart ein Streifenvorhang viel Kälte. Für die Anlieferung sind eine befestigte Zufahrt und ein gerader Streifen nötig, der länger ist als der Container selbst. Ware sollte bereits gekühlt oder gefroren eingelagert werden.</p>
			`,
		},
		fr: {
			title: "Conteneur frigorifique 40 pieds High Cube (reefer)",
			slug: "conteneur-frigorifique-40-pieds-high-cube",
			meta_description:
				"Conteneur frigorifique 40 pieds High Cube de −30 °C à +30 °C : 67,9 m³ pour 23 palettes Europe, triphasé CEE 32 A.",
			meta_title: "Conteneur frigorifique 40 pieds High Cube, achat, location",
			description:
				"High Cube isolé de 40 pieds avec groupe frigorifique, réglable de −30 °C à +30 °C. Un véritable entrepôt de froid positif ou négatif pour 23 palettes Europe.",
			description_html: `
				<h2>Un entrepôt froid livré en une fois</h2>
				<p>Votre chambre froide est pleine et l’agrandir prendrait trop de temps ? Un reefer de 40 pieds ajoute 23 emplacements de palettes Europe en une seule livraison. Ateliers de découpe, transformateurs de légumes, boulangeries et traiteurs y absorbent leurs pics saisonniers. Les importateurs y isolent un lot en attente de contrôle ou de vente. La consigne se règle de −30 °C à +30 °C.</p>
				<h3>Volume et poids</h3>
				<ul>
					<li><strong>Intérieur :</strong> 11,59 m de long, 2,294 m de large, 2,554 m de haut</li>
					<li><strong>Volume :</strong> 67,9 m³</li>
					<li><strong>Charge utile :</strong> 29 400 kg</li>
					<li><strong>Tare :</strong> 4 600 kg</li>
				</ul>
				<h3>Ce qu’il faut sur place</h3>
				<p>Prévoyez du triphasé de 380–460 V et une prise CEE de 32 A à proximité du groupe. L’eau de dégivrage s’écoule par les évacuations du plancher : le conteneur doit donc être de niveau. Si le personnel entre et sort souvent, un rideau à lanières limite les pertes de froid. Le camion a besoin d’un accès en dur et d’une bande droite plus longue que le conteneur. Les marchandises se chargent déjà froides ou surgelées.</p>
			`,
		},
	},
};
