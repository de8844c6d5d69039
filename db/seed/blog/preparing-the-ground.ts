import { scenes } from "../../../app/media/pictures.ts";
import type { SeedBlogPost } from "../seed-content.ts";

export const preparingTheGround: SeedBlogPost = {
	key: "preparing-the-ground",
	publish_date: "2026-07-14",
	image_url: scenes.garden,
	translations: {
		nl: {
			title: "De ondergrond voor uw zeecontainer: vier steunpunten, waterpas en droog",
			slug: "ondergrond-zeecontainer-voorbereiden",
			meta_description:
				"Zo bereidt u de plaats voor: vier steunpunten onder de hoekstukken, waterpas tot op een centimeter, afwatering en ruimte voor de kraan.",
			image_alt: "Groene zeecontainer op een vlak grindbed naast een huis",
			content: `
				<p>Klemmende deuren komen zelden door de container. Negen keer op tien staat hij scheef. Met een halve dag voorbereiding voorkomt u dat, en u hebt er geen betonvloer voor nodig. Wel vier goede steunpunten, op de juiste plaats en op dezelfde hoogte.</p>
				<h2>Alles rust op vier hoekstukken</h2>
				<p>Een zeecontainer is gebouwd om op zijn vier onderste hoekstukken te staan, ook vol geladen. Die gietstukken meten van onderen ongeveer 18 × 16 cm en steken ruim een centimeter onder de rest van het bodemframe uit. De wanden werken als liggers, dus in het midden hoeft er bij een gewone container niets onder. Zaagt u grote openingen in de zijwand, dan verandert dat en zijn extra steunen nodig.</p>
				<p>Reken het gewicht even uit. Een <a href="/nl/container/20ft-container-standaard">20ft container</a> weegt leeg 2.230 kg. Met 10 ton inhoud komt er op elke hoek zo’n 3 ton terecht. Op een tegel van 30 × 30 cm geeft dat 33 ton per vierkante meter, op een betonplaat van 50 × 50 cm nog 12. Verdicht grind draagt dat laatste zonder moeite, tuingrond niet.</p>
				<h2>Waar de steunpunten komen</h2>
				<p>Zet de middens van de blokken uit met touw en rolmaat. Zijn de diagonalen gelijk, dan is de rechthoek haaks.</p>
				<table>
					<thead>
						<tr><th>Container</th><th>Hart op hart, lengte × breedte</th><th>Diagonaal</th></tr>
					</thead>
					<tbody>
						<tr><td>10ft</td><td>2,79 × 2,26 m</td><td>3,59 m</td></tr>
						<tr><td>20ft</td><td>5,85 × 2,26 m</td><td>6,27 m</td></tr>
						<tr><td>40ft</td><td>11,99 × 2,26 m</td><td>12,20 m</td></tr>
					</tbody>
				</table>
				<h2>Vijf manieren om het aan te pakken</h2>
				<ul>
					<li><strong>Bestaande verharding:</strong> op klinkers, asfalt of beton volstaat onder elke hoek een plaat, die de druk spreidt en de helling opvangt.</li>
					<li><strong>Betonblokken op een grindbed:</strong> de gewone oplossing op een erf of in een tuin. Blokken van minstens 50 × 50 cm en 10 cm dik.</li>
					<li><strong>Houten balken:</strong> één balk van 2,6 m dwars onder elk uiteinde, minstens 20 cm breed, van duurzaam hardhout. Goed voor een tijdelijke plaats. Oude gecreosoteerde spoorbielzen horen niet in een tuin.</li>
					<li><strong>Puntfunderingen:</strong> vier betonpoeren van 50 × 50 cm tot op vorstvrije diepte, ongeveer 80 cm. Aan te raden bij slappe grond, zware lading of een ombouw.</li>
					<li><strong>Betonplaat:</strong> 15 tot 20 cm gewapend beton. Sterk, maar duur, en regenwater blijft er makkelijk op staan. Leg daarom stukken staalplaat of tegels onder de hoeken, zodat de vloer vrij blijft.</li>
				</ul>
				<h2>Een grindbed aanleggen</h2>
				<ol>
					<li>Graaf de teelaarde 20 tot 25 cm uit, een halve meter ruimer dan de container. Voor een 20ft is dat 7 × 3,5 m.</li>
					<li>Leg worteldoek of geotextiel, zodat het grind niet in de grond wegzakt.</li>
					<li>Breng steenslag 0/32 aan in twee lagen, samen 20 cm, en tril elke laag. U hebt ongeveer 5 m³ verdicht materiaal nodig.</li>
					<li>Plaats de vier blokken en stel ze met een laser of slangwaterpas.</li>
				</ol>
				<h2>Waterpas tot op een centimeter</h2>
				<p>De vier steunvlakken mogen onderling niet meer dan ongeveer 1 cm verschillen. Het gaat vooral om één vlak: een lichte helling over de hele lengte overleven de deuren wel, maar één hoek die wegzakt, wringt het frame en dan klemmen ze. Test meteen na het plaatsen. Hangt een deurvleugel lager dan de andere, dan staat de hoek aan die kant te laag. Krik de lege container daar op en vul bij met staalplaatjes van 5 of 10 mm; nooit met een wig of een halve baksteen. Steek geen handen of voeten onder een opgetilde container. Meet na de eerste winter opnieuw.</p>
				<h2>Water moet weg kunnen</h2>
				<p>Roest begint aan de onderkant. Houd 10 cm lucht onder het bodemframe, laat het terrein 1 à 2 cm per meter van de container weg aflopen en sluit de zijkanten niet af met planken of aarde. Een container in een plas krijgt natte dwarsbalken, daarna een natte houten vloer, en tot slot condens aan het dak.</p>
				<h2>Toegang voor vrachtwagen en kraan</h2>
				<ul>
					<li>Doorgang 3,5 m breed en 4,5 m hoog; een oplegger met een 40ft is tot 16,5 m lang en draait in een cirkel van 25 m.</li>
					<li>Een verharde weg tot aan de losplaats. Een kraanwagen met container weegt al snel 20 ton en rijdt niet over gazon.</li>
					<li>Bij lossen met de kraanwagen een strook van ongeveer 7 m breed voor wagen, steunpoten en container, en 8 m vrije hoogte.</li>
					<li>Minstens 5 m afstand tot bovengrondse stroomleidingen waarvan u de spanning niet kent.</li>
					<li>Geen steunpoot op een put, kelder of rioleringsdeksel: één poot kan met 10 ton drukken.</li>
					<li>Vóór de deuren 1,5 m vrij, langs de wanden liefst 60 cm om te kunnen schilderen.</li>
				</ul>
				<p>De kraan zet de container pal naast de wagen neer. Of dat ook over een haag of muur heen kan, hangt af van het gewicht en de afstand. Stuur ons vooraf enkele foto’s via de <a href="/nl/contact">contactpagina</a> en zeg naar welke kant de deuren moeten wijzen. Omdraaien kan de chauffeur ter plaatse meestal niet. Vraag uw gemeente intussen of u een vergunning nodig hebt.</p>
				<p>Is de plaats klaar, dan kiest u in de <a href="/nl/container">lijst met containers</a> maat, kwaliteit en vorm van levering.</p>
			`,
		},
		en: {
			title: "Preparing the ground for a container: four points, level and dry",
			slug: "preparing-the-ground-for-a-container",
			meta_description:
				"Where the four supports go, blocks, sleepers, gravel or concrete, levelling to a centimetre, drainage and the room truck and crane need.",
			image_alt: "Green sea container on a level bed of gravel beside a house",
			content: `
				<p>When a customer tells us that the doors of a container have started to stick, we ask for a photo of the ground. The steel is hardly ever at fault. One corner has sunk, the frame has twisted, and the door leaves no longer meet. Half a day’s work before delivery prevents it.</p>
				<h2>The load sits on four corners</h2>
				<p>A sea container is designed to stand on its four bottom corner castings, empty or fully loaded. Each casting has an underside of about 18 by 16 cm and projects a good centimetre below the rest of the floor frame. The side walls act as beams, so an unaltered container needs no support in between. Cut a wide opening in a wall and that no longer holds; plan extra supports below it.</p>
				<p>Work out what each corner carries. A <a href="/en/container/20ft-container-standard">20ft standard container</a> weighs 2,230 kg empty. Put 10 tonnes in it and every corner bears about 3 tonnes. On a 30 × 30 cm paving slab that is 33 tonnes per square metre; on a 50 × 50 cm concrete pad it drops to 12. Compacted stone takes the second figure in its stride. Garden soil does not.</p>
				<h2>Setting out the supports</h2>
				<p>Mark the centres of the pads with string and tape. When both diagonals are equal, the rectangle is square.</p>
				<table>
					<thead>
						<tr><th>Container</th><th>Centre to centre, length × width</th><th>Diagonal</th></tr>
					</thead>
					<tbody>
						<tr><td>10ft</td><td>2.79 × 2.26 m</td><td>3.59 m</td></tr>
						<tr><td>20ft</td><td>5.85 × 2.26 m</td><td>6.27 m</td></tr>
						<tr><td>40ft</td><td>11.99 × 2.26 m</td><td>12.20 m</td></tr>
					</tbody>
				</table>
				<h2>What to put underneath</h2>
				<ul>
					<li><strong>An existing hard surface.</strong> Tarmac, concrete or block paving will do. Add a pad under each corner to spread the load and take up any fall.</li>
					<li><strong>Concrete blocks on gravel.</strong> The standard answer for a yard or garden. Use pads of at least 50 × 50 cm, 10 cm thick or more.</li>
					<li><strong>Sleepers.</strong> One 2.6 m hardwood sleeper, 20 cm wide or more, laid across under each end. Fine for a season or two. Old creosoted railway sleepers have no place in a garden.</li>
					<li><strong>Point foundations.</strong> Four concrete footings of 50 × 50 cm, taken down to frost-free depth, about 80 cm. Worth the digging on soft ground, for heavy contents or under a conversion.</li>
					<li><strong>A slab.</strong> Reinforced concrete 15 to 20 cm thick carries anything, at a price, and rain tends to lie on it. Raise the corners on steel plates or tiles so that the floor stays clear.</li>
				</ul>
				<h2>Laying a gravel bed</h2>
				<ol>
					<li>Strip 20 to 25 cm of topsoil, half a metre beyond the container on every side. For a 20ft that makes 7 × 3.5 m.</li>
					<li>Roll out a geotextile, so that stone and soil do not mix.</li>
					<li>Spread 0/32 mm crushed stone in two layers, 20 cm in all, and run a plate compactor over each. Allow about 5 m³ of compacted stone.</li>
					<li>Place the four blocks and bring them to one height with a laser or a water level.</li>
				</ol>
				<h2>Level to within a centimetre</h2>
				<p>Aim for no more than about 1 cm between the highest and the lowest support. What matters most is that all four lie in one plane. A slight slope from end to end does little harm, whereas a single low corner twists the frame and the doors bind. Try the doors while the crane is still there. If one leaf hangs lower than the other, the corner on that side is too low: jack up the empty container and pack it with 5 or 10 mm steel plates, never with wedges or broken brick. Keep hands and feet out from under a raised container. Check again after the first winter.</p>
				<h2>Let the water go</h2>
				<p>A container rusts from below. Leave some 10 cm of air beneath the floor frame, let the ground fall away from it by 1 or 2 cm per metre, and do not close the gap with boards or soil. Standing water wets the cross-members first and the timber floor next, and in the end it drips from the roof as condensation.</p>
				<h2>Access for truck and crane</h2>
				<ul>
					<li>A passage 3.5 m wide and 4.5 m high. An articulated truck with a 40ft is up to 16.5 m long and turns in a circle of 25 m.</li>
					<li>A firm surface all the way. A crane truck with its container quickly weighs 20 tonnes; lawns and soft verges will not hold it.</li>
					<li>For unloading by crane, a strip about 7 m wide for truck, stabilisers and container, with 8 m of clear height.</li>
					<li>At least 5 m to any overhead power line whose voltage you do not know.</li>
					<li>No stabiliser on a manhole, cellar roof or septic tank. One leg can press down with 10 tonnes.</li>
					<li>1.5 m free in front of the doors, and ideally 60 cm along the walls for painting.</li>
				</ul>
				<p>The crane sets the container down right beside the truck. Reaching over a hedge or wall depends on weight and distance: a 40ft High Cube weighs 3,940 kg empty and cannot be swung far. Send us a few pictures through the <a href="/en/contact">contact page</a> and say which way the doors should face, because turning the container round on site is rarely possible. Ask your local authority in good time whether you need permission.</p>
				<p>With the ground ready, choose size, grade and delivery in the <a href="/en/container">container list</a>.</p>
			`,
		},
		de: {
			title: "Stellplatz für den Seecontainer: vier Auflager, waagerecht und trocken",
			slug: "stellplatz-seecontainer-vorbereiten",
			meta_description:
				"Auflager unter den vier Eckbeschlägen, Betonplatten, Schotter oder Punktfundament, Ausrichten auf 1 cm und Platz für Lkw und Kran.",
			image_alt: "Grüner Seecontainer auf einer ebenen Schotterfläche neben einem Wohnhaus",
			content: `
				<p>Wenn eine Containertür klemmt, liegt es fast nie an der Tür. Meist hat sich eine Ecke gesetzt, der Rahmen ist verwunden, und die Flügel treffen sich nicht mehr. Das lässt sich mit einem halben Tag Arbeit vor der Lieferung vermeiden. Eine Betonplatte ist dafür selten nötig.</p>
				<h2>Die Last sitzt auf vier Ecken</h2>
				<p>Ein Seecontainer ist dafür gebaut, auf seinen vier unteren Eckbeschlägen zu stehen, leer wie voll beladen. Jeder Beschlag hat unten eine Fläche von etwa 18 × 16 cm und ragt gut einen Zentimeter unter den übrigen Bodenrahmen hinaus. Die Längswände wirken als Träger, deshalb braucht ein unveränderter Container in der Mitte keine Stütze. Wer große Öffnungen in die Seitenwand schneidet, muss dort zusätzlich unterbauen.</p>
				<p>Rechnen Sie die Eckkraft kurz nach. Ein <a href="/de/container/20-fuss-container-standard">20-Fuß-Container</a> wiegt leer 2.230 kg. Mit 10 t Inhalt lasten auf jeder Ecke rund 3 t. Auf einer Gehwegplatte von 30 × 30 cm sind das 33 t je Quadratmeter, auf einer Betonplatte von 50 × 50 cm nur noch 12 t. Verdichteter Schotter trägt das problemlos, Gartenboden nicht.</p>
				<h2>Auflager einmessen</h2>
				<p>Die Mitten der Auflager setzen Sie mit Schnur und Maßband ab. Sind beide Diagonalen gleich lang, stimmt der rechte Winkel.</p>
				<table>
					<thead>
						<tr><th>Container</th><th>Achsmaß Länge × Breite</th><th>Diagonale</th></tr>
					</thead>
					<tbody>
						<tr><td>10 Fuß</td><td>2,79 × 2,26 m</td><td>3,59 m</td></tr>
						<tr><td>20 Fuß</td><td>5,85 × 2,26 m</td><td>6,27 m</td></tr>
						<tr><td>40 Fuß</td><td>11,99 × 2,26 m</td><td>12,20 m</td></tr>
					</tbody>
				</table>
				<h2>Welche Unterlage eignet sich?</h2>
				<ul>
					<li><strong>Vorhandene Befestigung:</strong> Pflaster, Asphalt oder Beton genügen. Eine Platte unter jeder Ecke verteilt den Druck und gleicht das Gefälle aus.</li>
					<li><strong>Betonblöcke auf Schotter:</strong> die übliche Lösung für Hof und Garten, mindestens 50 × 50 cm groß und 10 cm dick.</li>
					<li><strong>Schwellen:</strong> je ein 2,6 m langer Hartholzbalken quer unter jedem Ende, mindestens 20 cm breit. Für eine Zwischenlösung reicht das. Alte, mit Teeröl getränkte Bahnschwellen gehören nicht in den Garten.</li>
					<li><strong>Punktfundamente:</strong> vier Betonfundamente von 50 × 50 cm bis in frostfreie Tiefe, also etwa 80 cm. Sinnvoll bei weichem Boden, schwerer Ladung oder einem Ausbau.</li>
					<li><strong>Bodenplatte:</strong> 15 bis 20 cm Stahlbeton. Sie trägt alles, kostet am meisten und lässt Regenwasser stehen. Unterlegen Sie die Ecken mit Stahlplatten, damit der Boden frei bleibt.</li>
				</ul>
				<h2>Ein Schotterbett anlegen</h2>
				<ol>
					<li>Oberboden 20 bis 25 cm tief abtragen, ringsum einen halben Meter größer als der Container. Bei 20 Fuß sind das 7 × 3,5 m.</li>
					<li>Geotextil auslegen, damit sich Schotter und Erde nicht mischen.</li>
					<li>Schotter 0/32 in zwei Lagen einbauen, zusammen 20 cm, und jede Lage abrütteln. Verdichtet sind das rund 5 m³.</li>
					<li>Vier Blöcke setzen und mit Laser oder Schlauchwaage auf eine Höhe bringen.</li>
				</ol>
				<h2>Auf einen Zentimeter genau</h2>
				<p>Zwischen dem höchsten und dem tiefsten Auflager sollte höchstens etwa 1 cm liegen. Wichtiger noch: Alle vier Punkte müssen in einer Ebene liegen. Eine leichte Neigung in Längsrichtung schadet wenig, eine einzelne tiefe Ecke verwindet den Rahmen. Probieren Sie die Türen, solange der Kran noch da ist. Hängt ein Flügel tiefer als der andere, liegt die Ecke auf seiner Seite zu tief. Dann den leeren Container dort anheben und Stahlbleche von 5 oder 10 mm unterlegen, keine Keile und keine Ziegelstücke. Hände und Füße haben unter einem angehobenen Container nichts zu suchen. Nach dem ersten Winter wird noch einmal gemessen.</p>
				<h2>Wasser muss ablaufen</h2>
				<p>Container rosten von unten. Lassen Sie etwa 10 cm Luft unter dem Bodenrahmen, legen Sie das Gelände mit 1 bis 2 cm je Meter Gefälle vom Container weg an und verschließen Sie den Spalt weder mit Brettern noch mit Erde. Steht er in einer Pfütze, werden zuerst die Querträger nass, dann der Holzboden, und am Ende tropft Kondenswasser vom Dach.</p>
				<h2>Zufahrt für Lkw und Kran</h2>
				<ul>
					<li>Durchfahrt 3,5 m breit und 4,5 m hoch. Ein Sattelzug mit 40 Fuß misst bis zu 16,5 m und braucht einen Wendekreis von 25 m Durchmesser.</li>
					<li>Befestigter Weg bis zum Abladeort. Ein Kran-Lkw mit Container wiegt schnell 20 t, Rasen und weiche Bankette halten das nicht aus.</li>
					<li>Für das Abladen per Lkw mit Kran ein rund 7 m breiter Streifen für Fahrzeug, Abstützung und Container, darüber 8 m freie Höhe.</li>
					<li>Mindestens 5 m Abstand zu Freileitungen mit unbekannter Spannung.</li>
					<li>Keine Stütze auf Schacht, Kellerdecke oder Sickergrube: Ein Stützfuß kann mit 10 t drücken.</li>
					<li>Vor den Türen 1,5 m frei, an den Wänden möglichst 60 cm, damit Sie später streichen können.</li>
				</ul>
				<p>Der Kran setzt den Container unmittelbar neben dem Lkw ab. Ob er über Hecke oder Mauer reicht, hängt von Gewicht und Ausladung ab. Schicken Sie uns deshalb vorab ein paar Fotos über die <a href="/de/contact">Kontaktseite</a> und nennen Sie die Richtung, in die die Türen zeigen sollen; vor Ort lässt sich der Container meist nicht mehr drehen. Fragen Sie außerdem rechtzeitig bei der Gemeinde, ob Sie eine Genehmigung brauchen.</p>
				<p>Steht der Platz bereit, wählen Sie in der <a href="/de/container">Containerliste</a> Größe, Zustand und Art der Lieferung.</p>
			`,
		},
		fr: {
			title: "Préparer le sol pour un conteneur : quatre appuis, de niveau et au sec",
			slug: "preparer-le-sol-pour-un-conteneur",
			meta_description:
				"Quatre appuis sous les pièces de coin, blocs, gravier ou plots, mise à niveau au centimètre, drainage et place pour le camion-grue.",
			image_alt: "Conteneur maritime vert sur une aire de gravier plane, à côté d’une maison",
			content: `
				<p>Une porte de conteneur qui coince est presque toujours une question de sol. Un coin s’est enfoncé, le cadre s’est vrillé et les vantaux ne se rejoignent plus. Une demi-journée de préparation suffit à l’éviter, sans couler de dalle : il faut quatre bons appuis, au bon endroit et à la même hauteur.</p>
				<h2>Tout le poids passe par quatre coins</h2>
				<p>Un conteneur maritime est conçu pour reposer sur ses quatre pièces de coin inférieures, vide ou à pleine charge. Chacune offre en dessous une surface d’environ 18 × 16 cm et dépasse d’un bon centimètre le reste du châssis. Les parois longues travaillent comme des poutres : tant qu’elles sont intactes, aucun appui central n’est nécessaire. Si vous y découpez une grande ouverture, soutenez le châssis à cet endroit.</p>
				<p>Faites le calcul. Un <a href="/fr/container/conteneur-20-pieds-standard">conteneur de 20 pieds</a> pèse 2 230 kg à vide. Avec 10 tonnes à l’intérieur, chaque coin reçoit environ 3 tonnes. Sur une dalle de jardin de 30 × 30 cm, cela donne 33 tonnes au mètre carré ; sur un bloc de 50 × 50 cm, plus que 12. Un gravier compacté supporte sans peine cette seconde valeur, la terre d’un jardin non.</p>
				<h2>Implanter les appuis</h2>
				<p>Repérez le centre des blocs au cordeau et au mètre ruban. Quand les deux diagonales sont égales, le rectangle est d’équerre.</p>
				<table>
					<thead>
						<tr><th>Conteneur</th><th>Entraxe longueur × largeur</th><th>Diagonale</th></tr>
					</thead>
					<tbody>
						<tr><td>10 pieds</td><td>2,79 × 2,26 m</td><td>3,59 m</td></tr>
						<tr><td>20 pieds</td><td>5,85 × 2,26 m</td><td>6,27 m</td></tr>
						<tr><td>40 pieds</td><td>11,99 × 2,26 m</td><td>12,20 m</td></tr>
					</tbody>
				</table>
				<h2>Que mettre sous les coins ?</h2>
				<ul>
					<li><strong>Un sol déjà revêtu :</strong> pavés, asphalte ou béton conviennent. Une plaque sous chaque coin répartit la pression et rattrape la pente.</li>
					<li><strong>Des blocs de béton sur gravier :</strong> la solution courante dans une cour ou un jardin. Prenez au moins 50 × 50 cm et 10 cm d’épaisseur.</li>
					<li><strong>Des traverses :</strong> une poutre en bois dur de 2,6 m, large d’au moins 20 cm, posée en travers sous chaque extrémité. C’est suffisant pour du provisoire. Les anciennes traverses de chemin de fer créosotées n’ont pas leur place dans un jardin.</li>
					<li><strong>Des plots de fondation :</strong> quatre plots de 50 × 50 cm descendus hors gel, soit environ 80 cm. À préférer sur terrain mou, pour une charge lourde ou une transformation.</li>
					<li><strong>Une dalle :</strong> 15 à 20 cm de béton armé. Elle porte tout, coûte le plus cher et retient la pluie. Glissez des plaques d’acier sous les coins pour dégager le plancher.</li>
				</ul>
				<h2>Faire un lit de gravier</h2>
				<ol>
					<li>Décapez 20 à 25 cm de terre végétale, en débordant d’un demi-mètre tout autour. Pour un 20 pieds : 7 × 3,5 m.</li>
					<li>Déroulez un géotextile, pour que la pierre ne se mêle pas à la terre.</li>
					<li>Étalez un concassé 0/32 en deux couches, 20 cm au total, et passez la plaque vibrante sur chacune. Comptez quelque 5 m³ une fois compacté.</li>
					<li>Posez les quatre blocs et amenez-les à la même hauteur, au laser ou au niveau à eau.</li>
				</ol>
				<h2>De niveau, à un centimètre près</h2>
				<p>Entre l’appui le plus haut et le plus bas, restez à 1 cm environ. L’essentiel est que les quatre soient dans un même plan : une légère pente dans la longueur ne gêne guère, un seul coin trop bas vrille le cadre. Essayez les portes avant le départ de la grue. Si un vantail pend plus bas que l’autre, le coin de ce côté est trop bas. Soulevez alors le conteneur vide au cric et calez avec des plaques d’acier de 5 ou 10 mm, jamais avec des coins en bois ni des morceaux de brique. Ne glissez ni main ni pied sous un conteneur levé. Et contrôlez à nouveau après le premier hiver.</p>
				<h2>L’eau doit pouvoir s’en aller</h2>
				<p>Un conteneur rouille par le dessous. Laissez 10 cm d’air sous le châssis, donnez au terrain une pente de 1 à 2 cm par mètre vers l’extérieur et ne fermez pas le vide avec des planches ou de la terre. S’il trempe dans une flaque, les traverses prennent l’humidité, puis le plancher en bois, et la condensation finit par goutter du toit.</p>
				<h2>L’accès du camion et de la grue</h2>
				<ul>
					<li>Un passage de 3,5 m de large et de 4,5 m de haut. Un semi-remorque avec un 40 pieds mesure jusqu’à 16,5 m et tourne dans un cercle de 25 m.</li>
					<li>Un chemin stabilisé jusqu’au point de dépose. Un camion-grue chargé pèse vite 20 tonnes ; il ne roule ni sur une pelouse ni sur un accotement mou.</li>
					<li>Pour la dépose à la grue, une bande d’environ 7 m pour le camion, ses stabilisateurs et le conteneur, avec 8 m de hauteur libre.</li>
					<li>Au moins 5 m d’écart avec une ligne électrique dont vous ignorez la tension.</li>
					<li>Aucun stabilisateur sur une citerne, une cave ou un regard : un seul pied peut appuyer de 10 tonnes.</li>
					<li>1,5 m libre devant les portes et, si possible, 60 cm le long des parois pour pouvoir repeindre.</li>
				</ul>
				<p>La grue dépose le conteneur juste à côté du camion. Passer au-dessus d’une haie ou d’un mur dépend du poids et de la portée : envoyez-nous quelques photos par la <a href="/fr/contact">page de contact</a> avant la livraison et précisez de quel côté les portes doivent s’ouvrir, car sur place on ne peut guère le retourner. Demandez aussi à votre commune si un permis est requis.</p>
				<p>Le terrain est prêt ? Choisissez la taille, l’état et le mode de livraison dans la <a href="/fr/container">liste des conteneurs</a>.</p>
			`,
		},
	},
};
