import { productPictures } from "../product-pictures.ts";
import type { SeedBlogPost } from "../seed-content.ts";

export const choosingASize: SeedBlogPost = {
	key: "choosing-a-size",
	publish_date: "2026-09-08",
	image_url: productPictures["20ft-dv"].new.side,
	translations: {
		nl: {
			title: "Welke maat zeecontainer hebt u nodig?",
			slug: "welke-maat-zeecontainer",
			meta_description:
				"Van 6 tot 45 voet: binnenmaten, kubieke meters, europallets en wat er echt in past. Plus de plaats die de vrachtwagen vraagt.",
			image_alt: "Zeecontainer van 20 voet van opzij, met een figuur van 1,80 m ernaast",
			content: `
				<p>De meeste klanten bellen met een maat in hun hoofd en hangen op met een andere. Meestal hadden ze alleen het volume bekeken, en niet de deur, de palletindeling of de bocht aan het begin van de oprit. Wie die dingen vooraf naast elkaar legt, koopt in één keer goed.</p>
				<h2>De maten op een rij</h2>
				<p>Een container dankt zijn naam aan zijn buitenlengte. Binnen verliest u aan de wanden en de deuren zo’n 16 cm in de lengte en 9 cm in de breedte, en door vloer en dak ongeveer 20 cm in de hoogte. De tabel geeft de binnenmaten; de europallets staan in één laag op de vloer.</p>
				<table>
					<thead>
						<tr><th>Maat</th><th>Binnen L × B × H (m)</th><th>Inhoud</th><th>Europallets</th><th>Leeggewicht</th></tr>
					</thead>
					<tbody>
						<tr><td>6ft</td><td>1,781 × 1,941 × 1,895</td><td>6,5 m³</td><td>2</td><td>480 kg</td></tr>
						<tr><td>8ft</td><td>2,278 × 2,112 × 2,06</td><td>9,9 m³</td><td>3</td><td>950 kg</td></tr>
						<tr><td>10ft</td><td>2,831 × 2,352 × 2,39</td><td>15,9 m³</td><td>5</td><td>1.300 kg</td></tr>
						<tr><td>20ft standaard</td><td>5,898 × 2,352 × 2,39</td><td>33,1 m³</td><td>11</td><td>2.230 kg</td></tr>
						<tr><td>20ft High Cube</td><td>5,898 × 2,352 × 2,69</td><td>37,4 m³</td><td>11</td><td>2.400 kg</td></tr>
						<tr><td>40ft standaard</td><td>12,032 × 2,352 × 2,395</td><td>67,7 m³</td><td>24</td><td>3.750 kg</td></tr>
						<tr><td>40ft High Cube</td><td>12,032 × 2,352 × 2,698</td><td>76,4 m³</td><td>24</td><td>3.940 kg</td></tr>
						<tr><td>45ft High Cube palletwide</td><td>13,556 × 2,44 × 2,695</td><td>89,1 m³</td><td>33</td><td>4.700 kg</td></tr>
					</tbody>
				</table>
				<p>Reken nooit op de volle kubieke meters. Met losse goederen en een smal gangpad haalt u in de praktijk 80 tot 85% van de inhoud; wilt u overal bij kunnen, reken dan eerder op de helft. In de <a href="/nl/container">lijst met containers</a> filtert u daarna op maat en vergelijkt u de prijzen per kwaliteit.</p>
				<h2>Pallets: de breedte beslist</h2>
				<p>Een europallet meet 120 × 80 cm. In een gewone zeecontainer van 2,352 m breed staat er één in de lengte naast één in de breedte. Samen is dat 2 m; de rest van de vloer blijft leeg. Daarom gaan er 11 in een 20ft en 24 in een 40ft, en geen enkele meer in een High Cube. Komt uw voorraad hoofdzakelijk op europallets, kijk dan naar de 45ft palletwide: met 2,44 m binnenbreedte neemt die er drie naast elkaar, 33 in totaal.</p>
				<p>Stapelt u twee hoog, meet dan de deur en niet het plafond. Door de 2,28 m van een standaarddeur gaan twee lagen van hooguit 1,10 m, pallet inbegrepen. Een High Cube met een deur van 2,585 m laat lagen van 1,25 m toe.</p>
				<h2>Standaard of High Cube</h2>
				<p>Een High Cube is buiten 2,896 m hoog, ruim 30 cm meer dan de 2,591 m van een standaardcontainer. Kies hem voor hoge machines, voor rekken met een extra legbord en zeker als u gaat isoleren: vloer en plafond nemen samen snel 15 cm weg. Voor zware goederen hebt u er niets aan. Een 20ft mag tot 28.250 kg dragen, een 40ft maar 26.730 kg; tegels, staal of volle vaten horen dus in een korte container.</p>
				<h2>Wat past erin?</h2>
				<ul>
					<li><strong>Tuingereedschap, fietsen, een grasmaaier:</strong> 6 of 8ft volstaat.</li>
					<li><strong>Inboedel van een appartement met één slaapkamer, of twee motoren met een werkbank:</strong> 10ft.</li>
					<li><strong>Huisraad van een gemiddelde woning met drie slaapkamers:</strong> 20ft, als u kasten demonteert en tot tegen het dak stapelt. Komen garage en tuin erbij, neem dan een High Cube.</li>
					<li><strong>Eén personenwagen:</strong> 20ft. Een auto van 1,85 m breed laat in totaal 50 cm over. Rijd dicht langs de rechterwand, dan kan het linkerportier bijna een halve meter open. De vloer ligt 15 tot 20 cm boven de steunpunten: zorg voor oprijplaten.</li>
					<li><strong>Twee auto’s achter elkaar, of een grote villa met garage:</strong> 40ft.</li>
				</ul>
				<p>In een container van 20 voet met rekken van 50 cm diep langs beide wanden houdt u een gangpad van 1,35 m over. Dat werkt comfortabel. In een 6ft staat u met uw handen vol zodra er iets achteraan ligt.</p>
				<h2>Kan de vrachtwagen erbij?</h2>
				<p>De container past op uw terrein, maar hij moet er ook komen. Een trekker met een 40ft is tot 16,5 m lang; een kraanwagen met een 20ft meet doorgaans 10 tot 12 m. Reken op een doorgang van 3,5 m breed en 4,5 m hoog, en meer breedte in een bocht. Lost de wagen zelf met zijn kraan, dan vraagt hij een strook van ongeveer 7 m breed, met ongeveer 8 m vrije hoogte erboven: geen kabels, geen takken, geen dakrand.</p>
				<p>Vergeet de deuren niet. Elke deurvleugel is ongeveer 1,2 m breed, dus hou vóór de deurzijde minstens 1,5 m vrij, en een meter of vijf als een heftruck moet laden.</p>
				<h2>Eén lange of twee korte?</h2>
				<p>Twee keer een <a href="/nl/container/20ft-container-standaard">20ft container</a> geeft bijna evenveel ruimte als één 40ft, maar met twee paar deuren, ruim twee keer het laadvermogen en veel meer vrijheid bij het plaatsen. Ze rijden samen op één vrachtwagen. De 40ft wint op kubieke meters per euro en op lange goederen. Twijfelt u over de duur en niet over de maat, <a href="/nl/rent">huur</a> dan eerst: na dertig dagen weet u of u te krap zit.</p>
				<p>En twijfelt u tussen twee maten, neem dan de grootste die uw terrein toelaat. Over lege ruimte horen we zelden klachten, over het laatste meubel dat er niet meer bij kon des te vaker.</p>
			`,
		},
		en: {
			title: "What size sea container do you need?",
			slug: "what-size-of-container",
			meta_description:
				"6 to 45 feet compared: inside dimensions, cubic metres, euro pallets and what really goes in, plus the room the delivery truck needs.",
			image_alt: "Side view of a 20ft container, with a figure of 1.80 m beside it",
			content: `
				<p>Ask ten people how big a container should be and nine will give you a length. Length is the easy part. The wrong purchases we see come from a door that was too low, pallets that would not sit side by side, or a lane the truck could not turn out of. Here is how to settle all of it before you order.</p>
				<h2>The sizes compared</h2>
				<p>Containers are named after their outside length. The walls, the doors and the floor take their share: roughly 16 cm of length, 9 cm of width and 20 cm of height. The figures below are inside dimensions, and the euro pallets stand in a single layer.</p>
				<table>
					<thead>
						<tr><th>Size</th><th>Inside L × W × H (m)</th><th>Volume</th><th>Euro pallets</th><th>Empty weight</th></tr>
					</thead>
					<tbody>
						<tr><td>6ft</td><td>1.781 × 1.941 × 1.895</td><td>6.5 m³</td><td>2</td><td>480 kg</td></tr>
						<tr><td>8ft</td><td>2.278 × 2.112 × 2.06</td><td>9.9 m³</td><td>3</td><td>950 kg</td></tr>
						<tr><td>10ft</td><td>2.831 × 2.352 × 2.39</td><td>15.9 m³</td><td>5</td><td>1,300 kg</td></tr>
						<tr><td>20ft standard</td><td>5.898 × 2.352 × 2.39</td><td>33.1 m³</td><td>11</td><td>2,230 kg</td></tr>
						<tr><td>20ft High Cube</td><td>5.898 × 2.352 × 2.69</td><td>37.4 m³</td><td>11</td><td>2,400 kg</td></tr>
						<tr><td>40ft standard</td><td>12.032 × 2.352 × 2.395</td><td>67.7 m³</td><td>24</td><td>3,750 kg</td></tr>
						<tr><td>40ft High Cube</td><td>12.032 × 2.352 × 2.698</td><td>76.4 m³</td><td>24</td><td>3,940 kg</td></tr>
						<tr><td>45ft High Cube pallet-wide</td><td>13.556 × 2.44 × 2.695</td><td>89.1 m³</td><td>33</td><td>4,700 kg</td></tr>
					</tbody>
				</table>
				<p>Do not plan on the full volume. Household goods and loose stock, packed with care, fill 80 to 85% of it. If you want to reach every item without unloading, think of half. Once you have a figure, filter the <a href="/en/container">container list</a> by size and compare the grades.</p>
				<h2>Pallets: look at the width</h2>
				<p>A euro pallet is 1.20 by 0.80 m. Across the 2.352 m of an ordinary sea container you get one lengthways and one crossways, 2 m in all, and a strip of floor goes unused. That is why a 20ft takes 11 and a 40ft takes 24, whether it is a High Cube or not. If most of your stock travels on euro pallets, the 45ft pallet-wide is built for the job: 2.44 m inside, three pallets abreast, 33 on the floor.</p>
				<p>For two layers, measure the door rather than the ceiling. The standard opening is 2.28 m high, which passes two layers of about 1.10 m each, pallet included. A High Cube opening of 2.585 m passes layers of 1.25 m.</p>
				<h2>Standard height or High Cube</h2>
				<p>A High Cube stands 2.896 m tall outside against 2.591 m for a standard box. The extra foot pays off with tall machines, with one more shelf of racking, and above all in a conversion, where an insulated floor and ceiling easily swallow 15 cm. Fitting out a container as an office or workshop? Read what is possible on our <a href="/en/modifications">modifications page</a> before you choose the height.</p>
				<p>For dense goods, height is wasted. A 20ft may carry 28,250 kg, a 40ft only 26,730 kg, so tiles, steel and full drums belong in the shorter container. On the road, the truck’s own weight limit often bites sooner still.</p>
				<h2>What goes into which size</h2>
				<ul>
					<li><strong>Garden tools, bicycles, a lawnmower:</strong> a 6 or 8ft storage container.</li>
					<li><strong>The contents of a one-bedroom flat, or two motorcycles and a workbench:</strong> a 10ft.</li>
					<li><strong>An average three-bedroom house:</strong> a 20ft, provided the wardrobes come apart and you stack to the roof. Add the garage and the garden furniture, and a High Cube is the safer choice.</li>
					<li><strong>One family car:</strong> a 20ft. A body 1.85 m wide leaves 50 cm in all, so park close to the passenger’s side and climb out on the other. The floor sits 15 to 20 cm above the supports; you will want ramps.</li>
					<li><strong>Two cars nose to tail, or a large house with a workshop:</strong> a 40ft.</li>
				</ul>
				<p>As a store with shelves, a 20ft works well: racks 50 cm deep on both sides leave an aisle of 1.35 m. In a 40ft, keep that aisle free to the far end or you will find yourself unloading half of it for one box.</p>
				<h2>Room for the truck</h2>
				<p>The container may fit your plot when the truck does not. An articulated truck with a 40ft is up to 16.5 m long; a crane truck carrying a 20ft is usually 10 to 12 m. Allow a passage 3.5 m wide and 4.5 m high, and more width wherever it has to turn. To lift the container off beside itself, the crane truck needs a strip about 7 m wide for vehicle, stabilisers and container, with some 8 m of clear air above.</p>
				<p>Leave space for the doors as well. Each leaf is about 1.2 m wide, so keep at least 1.5 m clear in front, and closer to 5 m if a forklift will be loading.</p>
				<h2>One long or two short?</h2>
				<p>Two units of <a href="/en/container/20ft-container-standard">20ft</a> give nearly the space of one 40ft, with two sets of doors and more than twice the payload. They share a truck on the way to you, and they can stand in an L, in a row or on two different sites. The 40ft wins on cost per cubic metre and on anything longer than 5.8 m.</p>
				<p>Still between two sizes? Take the larger one that your access and ground allow. Spare room gets used; a container that is 30 cm too short stays too short.</p>
			`,
		},
		de: {
			title: "10, 20 oder 40 Fuß: Welche Containergröße passt?",
			slug: "welche-containergroesse",
			meta_description:
				"Innenmaße, Volumen und Europaletten von 6 bis 45 Fuß im Vergleich, dazu Beispiele vom Hausrat bis zum Pkw und der Platz für den Lkw.",
			image_alt: "20-Fuß-Container von der Seite, daneben eine 1,80 m große Figur",
			content: `
				<p>Die Frage nach der Größe klingt einfach, hat aber vier Teile: Was soll hinein, wie kommen Sie später wieder daran, wo steht der Container und wie gelangt er dorthin? Wer nur auf die Kubikmeter schaut, ärgert sich hinterher über eine zu niedrige Tür oder einen Sattelzug, der am Hoftor umdrehen muss.</p>
				<h2>Alle Größen im Vergleich</h2>
				<p>Die Bezeichnung in Fuß meint immer die Außenlänge. Innen gehen in der Länge rund 16 cm, in der Breite 9 cm und in der Höhe etwa 20 cm verloren. In der Tabelle stehen deshalb Innenmaße; die Europaletten sind in einer Lage gezählt.</p>
				<table>
					<thead>
						<tr><th>Größe</th><th>Innen L × B × H (m)</th><th>Volumen</th><th>Europaletten</th><th>Leergewicht</th></tr>
					</thead>
					<tbody>
						<tr><td>6 Fuß</td><td>1,781 × 1,941 × 1,895</td><td>6,5 m³</td><td>2</td><td>480 kg</td></tr>
						<tr><td>8 Fuß</td><td>2,278 × 2,112 × 2,06</td><td>9,9 m³</td><td>3</td><td>950 kg</td></tr>
						<tr><td>10 Fuß</td><td>2,831 × 2,352 × 2,39</td><td>15,9 m³</td><td>5</td><td>1.300 kg</td></tr>
						<tr><td>20 Fuß Standard</td><td>5,898 × 2,352 × 2,39</td><td>33,1 m³</td><td>11</td><td>2.230 kg</td></tr>
						<tr><td>20 Fuß High Cube</td><td>5,898 × 2,352 × 2,69</td><td>37,4 m³</td><td>11</td><td>2.400 kg</td></tr>
						<tr><td>40 Fuß Standard</td><td>12,032 × 2,352 × 2,395</td><td>67,7 m³</td><td>24</td><td>3.750 kg</td></tr>
						<tr><td>40 Fuß High Cube</td><td>12,032 × 2,352 × 2,698</td><td>76,4 m³</td><td>24</td><td>3.940 kg</td></tr>
						<tr><td>45 Fuß High Cube Palletwide</td><td>13,556 × 2,44 × 2,695</td><td>89,1 m³</td><td>33</td><td>4.700 kg</td></tr>
					</tbody>
				</table>
				<p>Planen Sie nie mit dem vollen Volumen. Sauber gestapelter Hausrat nutzt 80 bis 85 % davon. Soll jedes Teil ohne Umräumen erreichbar bleiben, rechnen Sie mit der Hälfte. Mit diesem Wert filtern Sie die <a href="/de/container">Containerliste</a> nach Größe und vergleichen die Qualitäten.</p>
				<h2>Europaletten: Es kommt auf die Breite an</h2>
				<p>Eine Europalette misst 120 × 80 cm. Bei 2,352 m Innenbreite steht eine Palette längs neben einer quer, zusammen 2 m; der Rest bleibt frei. So ergeben sich 11 Stellplätze bei 20 Fuß und 24 bei 40 Fuß, im High Cube genauso viele wie im Standardcontainer. Wer vor allem Europaletten lagert oder fährt, ist mit dem 45-Fuß-Palletwide besser bedient: 2,44 m Innenbreite, drei Paletten nebeneinander, 33 insgesamt.</p>
				<p>Bei zwei Lagen zählt die Türhöhe, nicht die Decke. Durch die 2,28 m hohe Standardtür passen zwei Lagen von je etwa 1,10 m einschließlich Palette, durch die 2,585 m des High Cube zwei Lagen von 1,25 m.</p>
				<h2>Standardhöhe oder High Cube?</h2>
				<p>Außen ist der High Cube 2,896 m hoch, der Standardcontainer 2,591 m. Die 30 cm zahlen sich bei hohen Maschinen aus, bei Regalen mit einem weiteren Fach und vor allem beim Ausbau, denn ein gedämmter Boden und eine gedämmte Decke kosten schnell 15 cm. Was sich einbauen lässt, lesen Sie unter <a href="/de/modifications">Umbauten</a>.</p>
				<p>Für schwere Ware bringt die Höhe nichts. Ein 20-Fuß-Container darf 28.250 kg tragen, ein 40-Fuß-Container nur 26.730 kg. Fliesen, Stahl oder volle Fässer gehören deshalb in die kurze Bauform, und auf der Straße begrenzt oft schon das zulässige Gesamtgewicht des Lkw die Ladung.</p>
				<h2>Was passt wo hinein?</h2>
				<ul>
					<li><strong>Gartengeräte, Fahrräder, Rasenmäher:</strong> 6 oder 8 Fuß.</li>
					<li><strong>Inhalt einer kleinen Zweizimmerwohnung oder zwei Motorräder mit Werkbank:</strong> 10 Fuß.</li>
					<li><strong>Hausrat einer Familie mit drei Schlafzimmern:</strong> 20 Fuß, sofern Sie Schränke zerlegen und bis unter das Dach stapeln. Kommen Garage und Gartenmöbel hinzu, nehmen Sie den High Cube.</li>
					<li><strong>Ein Pkw:</strong> 20 Fuß. Bei 1,85 m Wagenbreite bleiben insgesamt 50 cm. Fahren Sie dicht an die Beifahrerseite heran, dann öffnet sich die Fahrertür knapp einen halben Meter. Der Boden liegt 15 bis 20 cm über den Auflagern, Auffahrrampen sind also nötig.</li>
					<li><strong>Zwei Pkw hintereinander oder ein großes Haus mit Werkstatt:</strong> 40 Fuß.</li>
				</ul>
				<p>Mit 50 cm tiefen Regalen an beiden Längswänden bleibt ein Gang von 1,35 m. Das ist bequem. In einem 6-Fuß-Container räumen Sie dagegen aus, sobald Sie etwas von hinten brauchen.</p>
				<h2>Platz für den Lkw</h2>
				<p>Ein Sattelzug mit 40-Fuß-Container ist bis zu 16,5 m lang, ein Kran-Lkw mit 20-Fuß-Container meist 10 bis 12 m. Die Durchfahrt sollte 3,5 m breit und 4,5 m hoch sein, in Kurven entsprechend breiter. Der Lkw mit Kran setzt den Container neben sich ab. Dafür braucht er mit Abstützung einen rund 7 m breiten Streifen und etwa 8 m freie Höhe: keine Leitungen, keine Äste, kein Vordach.</p>
				<p>Vor den Türen halten Sie mindestens 1,5 m frei, denn jeder Flügel ist rund 1,2 m breit. Soll ein Stapler laden, sind 5 m angenehm.</p>
				<h2>Ein langer oder zwei kurze?</h2>
				<p>Zwei <a href="/de/container/20-fuss-container-standard">20-Fuß-Container</a> bieten fast den Raum eines 40-Fuß-Containers, dazu zwei Türseiten und mehr als die doppelte Nutzlast. Sie fahren gemeinsam auf einem Lkw und lassen sich über Eck oder an zwei Orten aufstellen. Der 40-Fuß-Container punktet beim Preis je Kubikmeter und bei allem, was länger als 5,8 m ist.</p>
				<p>Schwanken Sie zwischen zwei Größen, nehmen Sie die größere, die Zufahrt und Stellplatz zulassen. Reserve wird erfahrungsgemäß genutzt, fehlende 30 cm bekommen Sie nicht mehr dazu.</p>
			`,
		},
		fr: {
			title: "10, 20 ou 40 pieds : quelle taille de conteneur choisir ?",
			slug: "quelle-taille-de-conteneur",
			meta_description:
				"De 6 à 45 pieds : dimensions intérieures, volume, palettes Europe et exemples concrets, sans oublier la place à laisser au camion.",
			image_alt: "Conteneur de 20 pieds vu de côté, avec une silhouette de 1,80 m à sa gauche",
			content: `
				<p>On choisit souvent un conteneur sur son volume, comme on choisirait une armoire. C’est oublier la porte, la disposition des palettes et le virage que le camion doit prendre pour entrer chez vous. Voici comment nous procédons avec un client qui hésite : d’abord ce qu’il y met, ensuite comment il y accède, enfin comment le conteneur arrive.</p>
				<h2>Toutes les tailles en un tableau</h2>
				<p>Le nom d’un conteneur correspond à sa longueur extérieure. Les parois, les portes et le plancher en prennent une part : environ 16 cm en longueur, 9 cm en largeur et 20 cm en hauteur. Les chiffres ci-dessous sont ceux de l’intérieur ; les palettes Europe sont comptées sur un seul niveau.</p>
				<table>
					<thead>
						<tr><th>Taille</th><th>Intérieur L × l × H (m)</th><th>Volume</th><th>Palettes Europe</th><th>Poids à vide</th></tr>
					</thead>
					<tbody>
						<tr><td>6 pieds</td><td>1,781 × 1,941 × 1,895</td><td>6,5 m³</td><td>2</td><td>480 kg</td></tr>
						<tr><td>8 pieds</td><td>2,278 × 2,112 × 2,06</td><td>9,9 m³</td><td>3</td><td>950 kg</td></tr>
						<tr><td>10 pieds</td><td>2,831 × 2,352 × 2,39</td><td>15,9 m³</td><td>5</td><td>1 300 kg</td></tr>
						<tr><td>20 pieds standard</td><td>5,898 × 2,352 × 2,39</td><td>33,1 m³</td><td>11</td><td>2 230 kg</td></tr>
						<tr><td>20 pieds High Cube</td><td>5,898 × 2,352 × 2,69</td><td>37,4 m³</td><td>11</td><td>2 400 kg</td></tr>
						<tr><td>40 pieds standard</td><td>12,032 × 2,352 × 2,395</td><td>67,7 m³</td><td>24</td><td>3 750 kg</td></tr>
						<tr><td>40 pieds High Cube</td><td>12,032 × 2,352 × 2,698</td><td>76,4 m³</td><td>24</td><td>3 940 kg</td></tr>
						<tr><td>45 pieds High Cube pallet wide</td><td>13,556 × 2,44 × 2,695</td><td>89,1 m³</td><td>33</td><td>4 700 kg</td></tr>
					</tbody>
				</table>
				<p>Ne comptez jamais sur le volume entier. Un mobilier bien rangé occupe 80 à 85 % de l’espace. Si chaque objet doit rester accessible sans tout sortir, prévoyez le double de ce que vous stockez. Vous pouvez ensuite filtrer la <a href="/fr/container">liste des conteneurs</a> par taille et comparer les qualités.</p>
				<h2>Les palettes : tout se joue en largeur</h2>
				<p>Une palette Europe mesure 120 × 80 cm. Dans les 2,352 m d’un conteneur maritime ordinaire, on en place une en long et une en travers, soit 2 m ; le reste du plancher est perdu. D’où les 11 palettes d’un 20 pieds et les 24 d’un 40 pieds, High Cube ou non. Si vous travaillez surtout sur palettes Europe, voyez le 45 pieds pallet wide : 2,44 m de large à l’intérieur, trois palettes de front, 33 au total.</p>
				<p>Pour gerber sur deux niveaux, mesurez la porte et non le plafond. L’ouverture standard de 2,28 m laisse passer deux niveaux d’environ 1,10 m, palette comprise ; celle du High Cube, haute de 2,585 m, deux niveaux de 1,25 m.</p>
				<h2>Hauteur standard ou High Cube ?</h2>
				<p>Le High Cube mesure 2,896 m hors tout, contre 2,591 m pour le standard. Ces 30 cm servent aux machines hautes, à une tablette de rayonnage en plus et surtout à l’aménagement : un plancher et un plafond isolés mangent vite 15 cm. Notre page <a href="/fr/modifications">transformations</a> montre ce qui se fait.</p>
				<p>Pour des charges lourdes, la hauteur ne sert à rien. Un 20 pieds peut porter 28 250 kg, un 40 pieds seulement 26 730 kg. Carrelage, acier ou fûts pleins vont donc dans un conteneur court ; sur la route, c’est d’ailleurs souvent le poids autorisé du camion qui limite le chargement.</p>
				<h2>Que met-on dedans ?</h2>
				<ul>
					<li><strong>Outils de jardin, vélos, tondeuse :</strong> un 6 ou un 8 pieds.</li>
					<li><strong>Le mobilier d’un appartement d’une chambre, ou deux motos et un établi :</strong> un 10 pieds.</li>
					<li><strong>Le contenu d’une maison de trois chambres :</strong> un 20 pieds, à condition de démonter les armoires et de charger jusqu’au toit. Avec le garage et le jardin, passez au High Cube.</li>
					<li><strong>Une voiture :</strong> un 20 pieds. Une carrosserie de 1,85 m laisse 50 cm en tout. Serrez du côté passager, et la portière du conducteur s’ouvrira de près d’un demi-mètre. Le plancher se trouve 15 à 20 cm au-dessus des appuis : prévoyez des rampes.</li>
					<li><strong>Deux voitures l’une derrière l’autre, ou une grande maison avec atelier :</strong> un 40 pieds.</li>
				</ul>
				<p>Aménagé en réserve, un 20 pieds équipé de rayonnages de 50 cm de profondeur des deux côtés garde une allée de 1,35 m, ce qui est confortable. Dans un 6 pieds, il faut vider l’avant pour atteindre le fond.</p>
				<h2>La place du camion</h2>
				<p>Un semi-remorque chargé d’un 40 pieds mesure jusqu’à 16,5 m ; un camion-grue avec un 20 pieds, en général 10 à 12 m. Comptez un passage de 3,5 m de large et de 4,5 m de haut, davantage dans un virage. Pour déposer le conteneur à côté de lui, le camion-grue demande, stabilisateurs compris, une bande d’environ 7 m et quelque 8 m de hauteur libre : ni câbles, ni branches, ni débord de toit.</p>
				<p>Pensez aussi aux portes. Chaque vantail fait environ 1,2 m ; laissez au moins 1,5 m devant, et 5 m si un chariot élévateur doit charger.</p>
				<h2>Un long ou deux courts ?</h2>
				<p>Deux <a href="/fr/container/conteneur-20-pieds-standard">conteneurs de 20 pieds</a> offrent presque l’espace d’un 40 pieds, avec deux accès et plus du double de charge utile. Ils voyagent sur le même camion et se placent en ligne, en équerre ou sur deux sites. Le 40 pieds l’emporte sur le prix au mètre cube et pour tout ce qui dépasse 5,8 m.</p>
				<p>Vous hésitez encore entre deux tailles ? Prenez la plus grande que l’accès et le terrain permettent. L’espace en trop finit toujours par servir ; les 30 cm qui manquent, personne ne vous les rendra.</p>
			`,
		},
	},
};
