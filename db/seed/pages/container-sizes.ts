import { productPictures } from "../product-pictures.ts";
import { products } from "../products.ts";
import type { SeedLandingPage } from "../seed-content.ts";
import { sizeTable } from "./size-table.ts";

export const containerSizesPage: SeedLandingPage = {
	slug: "container-sizes",
	visibility: "footer_subsection",
	menu_section: "resources",
	menu_order: 10,
	related_products: ["20ft-dv", "40ft-hc", "45ft-hc-pw"],
	related_posts: ["choosing-a-size"],
	translations: {
		nl: {
			title: "Containermaten",
			meta_title: "Containermaten: afmetingen en gewichten van 6 tot 45ft",
			meta_description:
				"Alle zeecontainers van 6 tot 45ft in één tabel: binnen- en buitenmaten, eigen gewicht, laadvermogen, inhoud en europallets, met uitleg.",
			meta_keywords: [
				"containermaten",
				"afmetingen 20ft container",
				"afmetingen 40ft container",
				"europallets",
			],
			og_image_url: productPictures["20ft-dv"].new.side,
			content_html: `
				<p>In deze tabel staan alle maten en types die we verkopen, van kort naar lang. Lengte, breedte en hoogte zijn in meter, in die volgorde. Klik op een naam voor prijs, foto’s en levering.</p>
				<h2>Alle maten en gewichten</h2>
				${sizeTable(
					"nl",
					{
						container: "Container",
						outside: "Buiten, L × B × H (m)",
						inside: "Binnen, L × B × H (m)",
						tare: "Eigen gewicht (kg)",
						payload: "Laadvermogen (kg)",
						volume: "Inhoud (m³)",
						pallets: "Europallets",
					},
					products,
				)}
				<h2>Zo leest u de cijfers</h2>
				<ul>
					<li><strong>Voet:</strong> een naam, geen exacte maat. Een 20ft is 6,058 m lang. Twee stuks met een tussenruimte van 76 mm zijn samen even lang als één 40ft van 12,192 m, zodat ze op dezelfde plaatsen op wagen en schip passen.</li>
					<li><strong>Buiten:</strong> hiermee plant u de plek. Een gewone container is 2,591 m hoog, een High Cube 2,896 m. Op de vrachtwagen komt daar ruim een meter bij.</li>
					<li><strong>Binnen:</strong> gemeten tussen de wanden. Per bouwer scheelt dat enkele millimeters, dus plan niet op de laatste centimeter.</li>
					<li><strong>Deuropening:</strong> kleiner dan de binnenmaat. Bij een standaard 20ft 2,338 m breed en 2,28 m hoog, bij een 40ft High Cube 2,34 m bij 2,585 m. Vergelijk uw grootste stuk daarmee.</li>
					<li><strong>Eigen gewicht:</strong> wat de lege container weegt. Dit telt voor uw kraan, heftruck of aanhangwagen.</li>
					<li><strong>Laadvermogen:</strong> brutogewicht min eigen gewicht, dus wat de constructie mag dragen.</li>
					<li><strong>Europallets:</strong> pallets van 0,80 bij 1,20 m in één laag op de vloer.</li>
				</ul>
				<h2>Op de weg is de grens lager</h2>
				<p>Een 20ft mag 28.250 kg dragen, maar een trekker met oplegger mag op de weg meestal 44 ton wegen in België, 50 ton in Nederland en 40 ton in Duitsland. Trek daar de wagen en de lege container van af. Wat overblijft, is uw lading. Vraag uw vervoerder het juiste cijfer voor zijn combinatie.</p>
				<h2>Types die afwijken</h2>
				<ul>
					<li><strong>6 en 8ft:</strong> opslagcontainers buiten de ISO-maten, smaller en lager. Niet bedoeld om te verschepen.</li>
					<li><strong>45ft palletwide:</strong> 2,5 m breed. Vanbinnen 2,44 m, zodat er 33 europallets in passen, tegen 24 in een 40ft.</li>
					<li><strong>Open top:</strong> de binnenhoogte geldt onder de dakbogen. Zonder bogen en zeil laadt u van boven.</li>
					<li><strong>Flat rack:</strong> de binnenmaat is de ruimte tussen de kopwanden. Zijwanden en dak zijn er niet.</li>
					<li><strong>Koelcontainer:</strong> de geïsoleerde wanden en de koelmachine nemen ruimte in. Laat boven de lading plaats voor de luchtstroom.</li>
					<li><strong>Tank:</strong> inhoud in m³, zonder binnenmaten. De buitenmaten zijn die van het frame.</li>
				</ul>
				<p>Wilt u weten of hij bij u op het terrein kan, lees dan verder bij <a href="/nl/pages/delivery">levering</a>. Alle prijzen staan bij de <a href="/nl/container">containers</a>. Op één schaal getekend, met wat erin past, staan ze in de <a href="/nl/size-guide">maatwijzer</a>.</p>
			`,
			structured_data: null,
		},
		en: {
			title: "Container sizes",
			meta_title: "Container sizes: dimensions and weights, 6 to 45ft",
			meta_description:
				"Every sea container from 6 to 45ft in one table: inside and outside dimensions, tare, payload, volume and euro pallets, and how to read them.",
			meta_keywords: [
				"container sizes",
				"20ft container dimensions",
				"40ft container dimensions",
				"container payload",
			],
			og_image_url: productPictures["20ft-dv"].new.side,
			content_html: `
				<p>The table lists every size and type that we sell, from short to long. Length, width and height are in metres, in that order. Follow a name for price, pictures and delivery.</p>
				<h2>All dimensions and weights</h2>
				${sizeTable(
					"en",
					{
						container: "Container",
						outside: "Outside, L × W × H (m)",
						inside: "Inside, L × W × H (m)",
						tare: "Tare (kg)",
						payload: "Payload (kg)",
						volume: "Volume (m³)",
						pallets: "Euro pallets",
					},
					products,
				)}
				<h2>How to read the figures</h2>
				<ul>
					<li><strong>Feet:</strong> a name rather than a measurement. A 20ft is 6.058 m long. Two of them with a gap of 76 mm are exactly as long as one 40ft of 12.192 m, so that both fit the same places on trucks and ships.</li>
					<li><strong>Outside:</strong> for planning the spot. A standard box is 2.591 m high, a High Cube 2.896 m. On the truck, add more than a metre.</li>
					<li><strong>Inside:</strong> from wall to wall. Builders differ by a few millimetres, so do not plan to the last centimetre.</li>
					<li><strong>Door opening:</strong> smaller than the inside. On a standard 20ft it is 2.338 m wide and 2.28 m high, on a 40ft High Cube 2.34 m by 2.585 m. Check your largest piece against it.</li>
					<li><strong>Tare:</strong> the weight of the empty container, which is what your crane, forklift or trailer must carry.</li>
					<li><strong>Payload:</strong> gross weight less tare, in other words what the structure may hold.</li>
					<li><strong>Euro pallets:</strong> pallets of 0.80 by 1.20 m, in one layer on the floor.</li>
				</ul>
				<h2>The road allows less</h2>
				<p>A 20ft may carry 28,250 kg, but an articulated truck is usually limited to 44 tonnes in Belgium, 50 in the Netherlands and 40 in Germany. Take off the vehicle and the empty container, and what remains is your cargo. Ask your haulier for the figure that applies to his combination.</p>
				<h2>Types that differ</h2>
				<ul>
					<li><strong>6 and 8ft:</strong> storage boxes outside the ISO sizes, narrower and lower. Not meant for shipping.</li>
					<li><strong>45ft pallet-wide:</strong> 2.5 m across. Its 2.44 m of inside width takes 33 euro pallets, against 24 in a 40ft.</li>
					<li><strong>Open top:</strong> the inside height is measured below the roof bows. Take bows and tarpaulin off to load from above.</li>
					<li><strong>Flat rack:</strong> the inside figures are the space between the end walls. There are no sides and no roof.</li>
					<li><strong>Refrigerated:</strong> insulated walls and the cooling unit take up room. Leave space above the cargo for the air to flow.</li>
					<li><strong>Tank:</strong> capacity in m³, without inside dimensions. The outside figures are those of the frame.</li>
				</ul>
				<p>To find out whether one can reach your site, read on under <a href="/en/pages/delivery">delivery</a>. All prices are with the <a href="/en/container">containers</a>. Drawn in one scale, with what fits in, they stand in the <a href="/en/size-guide">size guide</a>.</p>
			`,
			structured_data: null,
		},
		de: {
			title: "Containergrößen",
			meta_title: "Containergrößen: Maße und Gewichte von 6 bis 45 Fuß",
			meta_description:
				"Alle Seecontainer von 6 bis 45 Fuß in einer Tabelle: Innen- und Außenmaße, Leergewicht, Nutzlast, Volumen und Europaletten, mit Erklärung.",
			meta_keywords: [
				"Containergrößen",
				"20-Fuß-Container Maße",
				"40-Fuß-Container Maße",
				"Container Nutzlast",
			],
			og_image_url: productPictures["20ft-dv"].new.side,
			content_html: `
				<p>Die Tabelle enthält alle Größen und Typen, die wir verkaufen, von kurz bis lang. Länge, Breite und Höhe stehen in Metern, in dieser Reihenfolge. Ein Klick auf den Namen führt zu Preis, Bildern und Lieferung.</p>
				<h2>Alle Maße und Gewichte</h2>
				${sizeTable(
					"de",
					{
						container: "Container",
						outside: "Außen, L × B × H (m)",
						inside: "Innen, L × B × H (m)",
						tare: "Leergewicht (kg)",
						payload: "Nutzlast (kg)",
						volume: "Volumen (m³)",
						pallets: "Europaletten",
					},
					products,
				)}
				<h2>So lesen Sie die Werte</h2>
				<ul>
					<li><strong>Fuß:</strong> eine Bezeichnung, kein genaues Maß. Ein 20-Fuß-Container ist 6,058 m lang. Zwei davon mit 76 mm Abstand sind genauso lang wie ein 40-Fuß-Container mit 12,192 m und passen deshalb auf dieselben Stellplätze auf Lkw und Schiff.</li>
					<li><strong>Außen:</strong> das Maß für den Stellplatz. Ein Standardcontainer ist 2,591 m hoch, ein High Cube 2,896 m. Auf dem Lkw kommt gut ein Meter hinzu.</li>
					<li><strong>Innen:</strong> von Wand zu Wand. Je nach Hersteller weicht das um einige Millimeter ab, planen Sie also nicht auf den letzten Zentimeter.</li>
					<li><strong>Türöffnung:</strong> kleiner als das Innenmaß. Beim 20-Fuß-Standard 2,338 m breit und 2,28 m hoch, beim 40-Fuß-High-Cube 2,34 m × 2,585 m. Prüfen Sie daran Ihr größtes Stück.</li>
					<li><strong>Leergewicht:</strong> was der leere Container wiegt. Danach richten sich Kran, Stapler oder Anhänger.</li>
					<li><strong>Nutzlast:</strong> Gesamtgewicht minus Leergewicht, also was die Konstruktion tragen darf.</li>
					<li><strong>Europaletten:</strong> Paletten mit 0,80 × 1,20 m, in einer Lage auf dem Boden.</li>
				</ul>
				<h2>Auf der Straße gilt weniger</h2>
				<p>Ein 20-Fuß-Container darf 28.250 kg tragen, ein Sattelzug ist auf der Straße aber in der Regel auf 40 Tonnen in Deutschland, 44 in Belgien und 50 in den Niederlanden begrenzt. Ziehen Sie davon Fahrzeug und leeren Container ab, der Rest ist Ihre Ladung. Den genauen Wert für seine Kombination nennt Ihnen der Spediteur.</p>
				<h2>Typen mit Besonderheiten</h2>
				<ul>
					<li><strong>6 und 8 Fuß:</strong> Lagercontainer außerhalb der ISO-Maße, schmaler und niedriger. Nicht zum Verschiffen gedacht.</li>
					<li><strong>45-Fuß-Palletwide:</strong> außen 2,5 m breit. Innen sind es 2,44 m, dadurch passen 33 Europaletten hinein statt 24 im 40-Fuß-Container.</li>
					<li><strong>Open Top:</strong> Die Innenhöhe gilt unter den Dachspriegeln. Ohne Spriegel und Plane laden Sie von oben.</li>
					<li><strong>Flat Rack:</strong> Das Innenmaß ist der Raum zwischen den Stirnwänden. Seitenwände und Dach gibt es nicht.</li>
					<li><strong>Kühlcontainer:</strong> Gedämmte Wände und Kühlaggregat brauchen Platz. Lassen Sie über der Ladung Raum für die Luftführung.</li>
					<li><strong>Tank:</strong> Inhalt in m³, ohne Innenmaße. Die Außenmaße sind die des Rahmens.</li>
				</ul>
				<p>Ob der Lkw zu Ihrem Stellplatz kommt, klären Sie unter <a href="/de/pages/delivery">Lieferung</a>. Alle Preise finden Sie bei den <a href="/de/container">Containern</a>. In einem Maßstab gezeichnet, mit dem, was hineinpasst, stehen sie im <a href="/de/size-guide">Größenberater</a>.</p>
			`,
			structured_data: null,
		},
		fr: {
			title: "Tailles de conteneurs",
			meta_title: "Tailles de conteneurs : mesures et poids, 6 à 45 pieds",
			meta_description:
				"Tous les conteneurs maritimes de 6 à 45 pieds en un tableau : dimensions, tare, charge utile, volume et palettes Europe, avec explications.",
			meta_keywords: [
				"tailles de conteneurs",
				"dimensions conteneur 20 pieds",
				"dimensions conteneur 40 pieds",
				"charge utile",
			],
			og_image_url: productPictures["20ft-dv"].new.side,
			content_html: `
				<p>Ce tableau réunit toutes les tailles et tous les types que nous vendons, du plus court au plus long. Longueur, largeur et hauteur sont en mètres, dans cet ordre. Chaque nom mène au prix, aux photos et à la livraison.</p>
				<h2>Toutes les dimensions et tous les poids</h2>
				${sizeTable(
					"fr",
					{
						container: "Conteneur",
						outside: "Extérieur, L × l × H (m)",
						inside: "Intérieur, L × l × H (m)",
						tare: "Tare (kg)",
						payload: "Charge utile (kg)",
						volume: "Volume (m³)",
						pallets: "Palettes Europe",
					},
					products,
				)}
				<h2>Comment lire ces chiffres</h2>
				<ul>
					<li><strong>Pieds :</strong> un nom plus qu’une mesure. Un 20 pieds fait 6,058 m de long. Deux unités séparées de 76 mm ont exactement la longueur d’un 40 pieds, soit 12,192 m, et occupent donc les mêmes emplacements sur camions et navires.</li>
					<li><strong>Extérieur :</strong> pour prévoir l’emplacement. Un conteneur standard mesure 2,591 m de haut, un High Cube 2,896 m. Sur le camion, ajoutez plus d’un mètre.</li>
					<li><strong>Intérieur :</strong> de paroi à paroi. D’un constructeur à l’autre, l’écart est de quelques millimètres ; ne comptez pas au centimètre près.</li>
					<li><strong>Ouverture des portes :</strong> plus petite que l’intérieur. Sur un 20 pieds standard, 2,338 m de large et 2,28 m de haut ; sur un 40 pieds High Cube, 2,34 m sur 2,585 m. Comparez-y votre plus grande pièce.</li>
					<li><strong>Tare :</strong> le poids du conteneur vide, celui que doit porter votre grue, votre chariot ou votre remorque.</li>
					<li><strong>Charge utile :</strong> le poids brut moins la tare, donc ce que la structure peut porter.</li>
					<li><strong>Palettes Europe :</strong> des palettes de 0,80 m sur 1,20 m, sur un seul niveau au plancher.</li>
				</ul>
				<h2>Sur la route, la limite est plus basse</h2>
				<p>Un 20 pieds peut porter 28 250 kg, mais un ensemble articulé est en général limité à 44 tonnes en Belgique, 50 aux Pays-Bas et 40 en Allemagne. Retirez-en le véhicule et le conteneur vide : le reste est votre chargement. Demandez à votre transporteur le chiffre qui vaut pour son ensemble.</p>
				<h2>Les types particuliers</h2>
				<ul>
					<li><strong>6 et 8 pieds :</strong> des conteneurs de stockage hors dimensions ISO, plus étroits et plus bas. Ils ne sont pas prévus pour la mer.</li>
					<li><strong>45 pieds pallet wide :</strong> 2,5 m de large hors tout. Avec 2,44 m à l’intérieur, il reçoit 33 palettes Europe, contre 24 dans un 40 pieds.</li>
					<li><strong>Open top :</strong> la hauteur intérieure se mesure sous les arceaux. Arceaux et bâche retirés, vous chargez par le haut.</li>
					<li><strong>Flat rack :</strong> l’intérieur désigne l’espace entre les deux parois d’extrémité. Il n’a ni côtés ni toit.</li>
					<li><strong>Frigorifique :</strong> les parois isolées et le groupe froid prennent de la place. Laissez passer l’air au-dessus du chargement.</li>
					<li><strong>Citerne :</strong> contenance en m³, sans mesures intérieures. L’extérieur est celui du cadre.</li>
				</ul>
				<p>Pour savoir si le camion peut arriver chez vous, lisez la page <a href="/fr/pages/delivery">livraison</a>. Tous les prix sont affichés avec les <a href="/fr/container">conteneurs</a>. Dessinés à la même échelle, avec ce qu’ils contiennent, ils figurent dans le <a href="/fr/size-guide">guide des tailles</a>.</p>
			`,
			structured_data: null,
		},
	},
};
