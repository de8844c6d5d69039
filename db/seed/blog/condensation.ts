import { productPictures } from "../product-pictures.ts";
import type { SeedBlogPost } from "../seed-content.ts";

export const condensation: SeedBlogPost = {
	key: "condensation",
	publish_date: "2026-06-09",
	image_url: productPictures["20ft-dv"]["used-a"].inside,
	translations: {
		nl: {
			title: "Condens in een zeecontainer: oorzaak en wat ertegen helpt",
			slug: "condens-in-zeecontainer",
			meta_description:
				"Waarom het van het dak druppelt in een dichte container, hoe u het dauwpunt berekent en wat ventilatie, isolatie en droogmiddel doen.",
			image_alt: "Binnenkant van een lege zeecontainer, met stalen wanden en dak en een houten vloer",
			content: `
				<p>U opent na een heldere nacht de deuren en de bovenste dozen zijn nat. Het dak is heel, de rubbers sluiten, en toch druppelt het. Dat heet containerregen: water dat al in de container zat en tegen het koude staal is neergeslagen. Een lek zoeken helpt dan niet. Vocht en temperatuur beheersen wel.</p>
				<h2>Waarom vocht tegen het dak slaat</h2>
				<p>Warme lucht kan meer waterdamp bevatten dan koude. Bij 20 °C past er ongeveer 17,3 g in een kubieke meter, bij 5 °C nog maar 6,8 g. Koelt de lucht af tot onder haar dauwpunt, dan wordt het teveel water. Dat gebeurt het eerst op het koudste oppervlak. In een gewone container is dat het dak: een dunne staalplaat die ’s nachts warmte uitstraalt naar de hemel en daardoor zelfs kouder wordt dan de buitenlucht.</p>
				<h3>Een rekenvoorbeeld</h3>
				<p>’s Middags is de lucht in een 20 voet 20 °C bij een relatieve vochtigheid van 70%. Elke kubieke meter bevat dan 0,70 × 17,3 = 12,1 g water. Het dauwpunt ligt bij ongeveer 14,4 °C. Zodra het dakstaal daaronder zakt, begint het te zweten. In 33,1 m³ zit zo’n 400 g damp. Koelt alles af tot 5 °C, dan blijft er 225 g in de lucht en slaat er zo’n 175 g neer, een flink glas water.</p>
				<p>Het echte probleem zit in wat u binnenzet. Een europallet weegt zo’n 25 kg. Droogt nat hout van 30% naar 18% vocht, dan geeft één pallet ruim 2 liter af. Bij 11 pallets is dat ongeveer 25 liter, nacht na nacht aangevoerd.</p>
				<h2>Welke goederen lopen gevaar</h2>
				<ul>
					<li><strong>Hoog risico:</strong> karton, papier en archief, textiel, matrassen, leer, onbehandeld hout, zaaizaad, meel, cement en gips in zakken.</li>
					<li><strong>Roest en kortsluiting:</strong> blank staal, gereedschap, lagers, elektronica, muziekinstrumenten met metalen delen.</li>
					<li><strong>Weinig gevoelig:</strong> tegels, natuursteen, glas, kunststof, gelakte tuinmachines en banden.</li>
				</ul>
				<p>Vuistregel: houd de lucht onder 60% relatieve vochtigheid als er blank metaal of papier in staat. Boven ongeveer 75 tot 80% krijgt schimmel na verloop van tijd een kans. Een eenvoudige logger voor temperatuur en vocht kost weinig en neemt het gokken weg.</p>
				<h2>Begin met droog inladen</h2>
				<p>De goedkoopste maatregel is wat u buiten laat. Gebruik ovengedroogde pallets of kunststof. Laat een natte fiets, zeil of tent eerst drogen. Laad liefst op een droge dag en niet bij mist. Houd 10 cm vrij van de wanden en ruimte onder het dak, zodat er lucht rond de goederen kan. Folie rond een natte pallet sluit het vocht juist op.</p>
				<h2>Ventileren, maar op het goede moment</h2>
				<p>De kleine roosters van een zeecontainer vangen vooral drukverschillen op; er stroomt weinig lucht door. Voor opslag op één plaats zet u beter extra roosters, laag aan de ene kant en hoog aan de andere, of een ventilator op het dak. Dat kunnen wij inbouwen: zie <a href="/nl/modifications">ombouw</a>.</p>
				<p>Verse lucht droogt alleen als ze minder water bevat dan de lucht binnen. Op een frisse, droge winterdag werkt dat uitstekend. Op een zachte, vochtige lentedag slaat de buitenlucht neer op koude machines en maakt u het erger. Houd de deuren dan dicht.</p>
				<h2>Isolatie en anticondenslaag</h2>
				<p>Isolatie houdt het oppervlak waar de lucht tegenaan komt boven het dauwpunt. Gesloten schuim dat op het staal gespoten wordt, laat geen holte over. Bij platen of wol hoort aan de warme kant een dampscherm zonder naden, anders trekt het vocht erachter en wordt het isolatiemateriaal nat. Een anticondenscoating of -vlies onder het dak vangt druppels op en geeft ze overdag weer af. Dat tempert het druppelen, maar het water blijft in de ruimte.</p>
				<h2>Droogmiddelen en verwarming</h2>
				<p>Zakken met calciumchloride nemen meer dan hun eigen gewicht op, silicagel maar een deel daarvan. Ze werken in een dichte container, vooral tijdens een zeereis. Bij opslag moet u ze geregeld controleren en vervangen. Hang ze zo dat er geen pekel op de goederen kan lopen.</p>
				<p>Met stroom hebt u meer keuze. Een adsorptiedroger blijft ook in de kou werken, een gewone condensdroger verliest dan veel vermogen. Een vorstbeveiliger houdt het staal iets warmer, maar haalt geen water weg. Gebruik nooit een gasbrander zonder afvoer: 1 kg propaan geeft bij verbranding ongeveer 1,6 kg water, en er is gevaar voor koolmonoxide.</p>
				<h2>Wanneer een geïsoleerde container beter is</h2>
				<p>Moet de temperatuur gelijk blijven, dan komt u uit bij een <a href="/nl/container/20ft-koelcontainer">koelcontainer</a>. Wanden, dak en deuren zijn geïsoleerd en de machine houdt een temperatuur tussen −30 °C en +30 °C aan. Staat de machine uit, dan is het een goed geïsoleerde, maar ook erg dichte kast: vochtige goederen blijven er vochtig. Reken op krachtstroom via CEE 32 A en op minder binnenruimte, 27,0 tegenover 33,1 m³.</p>
				<h2>De volgorde die wij aanraden</h2>
				<ol>
					<li>Controleer eerst of het echt condens is: ga overdag binnen staan, laat iemand buiten de deuren dichtduwen en zoek lichtpuntjes.</li>
					<li>Haal natte pallets en natte goederen weg.</li>
					<li>Meet een week lang temperatuur en vocht.</li>
					<li>Zet roosters bij en lucht de container op droge dagen.</li>
					<li>Volstaat dat niet, kies dan voor droogmiddel, een luchtdroger of isolatie.</li>
				</ol>
				<p>Voor tegels, banden of tuinmachines volstaat een gewone gesloten container uit <a href="/nl/container">ons aanbod</a>. Voor archief, meubels of textiel rekent u de maatregelen beter vanaf het begin mee.</p>
			`,
		},
		en: {
			title: "Container rain: why condensation forms and how to stop it",
			slug: "container-condensation",
			meta_description:
				"Why water drips from the roof of a sound container, how to work out the dew point, and what vents, insulation, desiccants and heating do.",
			image_alt: "Inside of an empty sea container, with steel walls and roof and a timber floor",
			content: `
				<p>A wet carton under a roof that does not leak: few things puzzle new owners more. The water did not come through the steel. It was in the air, in the timber or in the goods, rose as vapour and turned back to water on the coldest surface it met. The trade calls it container rain. You can calculate it, and for the most part you can prevent it.</p>
				<h2>What happens overnight</h2>
				<p>The warmer the air, the more vapour it can carry: about 17.3 g per cubic metre at 20 °C, but only 6.8 g at 5 °C. The temperature at which a given parcel of air is full is its dew point. Any surface colder than that collects water. In a dry-freight container that surface is the roof, a thin steel sheet facing the open sky. On a clear night it loses heat by radiation and can end up colder than the air outside.</p>
				<h3>The dew point in figures</h3>
				<p>Say the air in a 20ft is at 20 °C and 70% relative humidity in the afternoon. It holds 0.70 × 17.3 = 12.1 g of water per cubic metre, and its dew point is about 14.4 °C. As soon as the roof drops below 14.4 °C, it sweats. The table shows how the dew point moves for air at 20 °C.</p>
				<table>
					<thead>
						<tr><th>Relative humidity</th><th>Dew point</th></tr>
					</thead>
					<tbody>
						<tr><td>50%</td><td>9.3 °C</td></tr>
						<tr><td>60%</td><td>12.0 °C</td></tr>
						<tr><td>70%</td><td>14.4 °C</td></tr>
						<tr><td>80%</td><td>16.4 °C</td></tr>
					</tbody>
				</table>
				<p>With 33.1 m³ of air, the box in our example contains around 400 g of vapour. Cooled to 5 °C it can keep 225 g, so some 175 g comes out: a tumbler of water, spread over the roof.</p>
				<h2>Where the litres come from</h2>
				<p>A tumbler would not ruin a load. The supply comes from wood and packaging. A euro pallet weighs about 25 kg. If it goes in wet, at 30% moisture, and dries to 18%, it gives off more than 2 litres. Eleven such pallets release about 25 litres, and the warmth of each day drives a little more into the air for the roof to collect at night. Green timber, damp carpets, a wet boat cover or a mower with grass on it do the same.</p>
				<h2>What is at risk, and what is not</h2>
				<ul>
					<li><strong>Spoils quickly:</strong> cardboard, books and archives, clothing, mattresses, upholstered furniture, leather, seed, flour, bagged cement.</li>
					<li><strong>Corrodes:</strong> bare steel, tools, bearings, electronics, brass instruments.</li>
					<li><strong>Stands it well:</strong> tiles, stone, glass, plastics, tyres, painted machinery.</li>
				</ul>
				<p>As a rule of thumb, keep the air below 60% where there is bare metal or paper. Mould gets its chance when humidity stays above roughly 75 to 80%. A small data logger tells you on which side of those lines you are.</p>
				<h2>Load dry</h2>
				<p>Use kiln-dried or plastic pallets. Let outdoor equipment dry before it goes in. Pick a dry day for loading, leave 10 cm along the walls and a gap under the roof, and do not shrink-wrap anything that is damp. This costs nothing and beats every device you can hang up later.</p>
				<h2>Ventilate when the outside air is drier</h2>
				<p>The small vents of a shipping container equalise pressure; they move little air. For static storage, fit larger ones, low at one end and high at the other, or a roof ventilator. We do this as one of our <a href="/en/modifications">modifications</a>.</p>
				<p>Mind the weather, though. Cold, dry winter air takes moisture away. Mild, damp spring air does the opposite, because it meets steel and machinery that are still cold and leaves its water there. On such days the doors stay shut.</p>
				<h2>Insulation and coatings</h2>
				<p>Insulation raises the temperature of the surface that the indoor air touches. Closed-cell foam sprayed onto the steel leaves no gap for vapour. Boards or mineral wool need an unbroken vapour barrier on the warm side; without one they soak up water behind the lining. An anti-condensation coating or fleece under the roof holds the drops and lets them evaporate again by day. It buys time, but it removes no water.</p>
				<h2>Desiccants, dryers and heat</h2>
				<p>Calcium chloride bags take up more than their own weight in water, silica gel only a fraction of its weight. Both suit a closed box, above all on a voyage. In storage they need checking and replacing, and they must hang where brine cannot run onto the goods.</p>
				<p>With power on site, a desiccant dehumidifier works even near freezing, where compressor models fade. Gentle electric heating keeps surfaces above the dew point but leaves the water inside. Never use an unflued gas heater: each kilogram of propane burnt yields about 1.6 kg of water, and the carbon monoxide can kill.</p>
				<h2>The insulated answer</h2>
				<p>Where goods need one steady temperature, consider a <a href="/en/container/20ft-refrigerated-container">20ft refrigerated container</a>. Roof, walls and doors are insulated, and the unit holds any setting from −30 °C to +30 °C. It needs a three-phase CEE 32 A supply, and it offers 27.0 m³ in place of 33.1. Switched off, it is still well insulated but very tight, so anything damp stays damp.</p>
				<h2>The order we recommend</h2>
				<ol>
					<li>Stand inside by day while someone outside holds the doors shut. No pinholes of light means condensation is the likely cause.</li>
					<li>Take out wet timber and wet goods.</li>
					<li>Log temperature and humidity for a week.</li>
					<li>Add vents and air the box on dry days.</li>
					<li>Only then spend money on drying or insulation.</li>
				</ol>
				<p>For tiles, tyres or garden machinery an ordinary closed box from <a href="/en/container">our list</a> will do as it is. For paper, fabric and furniture, plan the moisture protection together with the purchase.</p>
			`,
		},
		de: {
			title: "Kondenswasser im Seecontainer: Ursache und Abhilfe",
			slug: "kondenswasser-im-seecontainer",
			meta_description:
				"Warum es in einem dichten Container tropft: Taupunkt mit Rechenbeispiel, dazu Lüftung, Dämmung, Trockenmittel und trockene Paletten.",
			image_alt: "Innenraum eines leeren Seecontainers mit Stahlwänden, Stahldach und Holzboden",
			content: `
				<p>Ein Seecontainer hält Regen, Wind und Spritzwasser ab. Trotzdem melden Kunden nach den ersten kalten Nächten Tropfen an der Decke. Meist ist nichts undicht. Das Wasser war als Dampf schon im Container und hat sich am kalten Dach niedergeschlagen. Fachleute sprechen von Schwitzwasser oder Containerregen. Wer die Ursache kennt, bekommt das Problem mit einfachen Mitteln in den Griff.</p>
				<h2>Der Taupunkt, an einem Beispiel gerechnet</h2>
				<p>Ein Kubikmeter Luft nimmt bei 20 °C höchstens etwa 17,3 g Wasserdampf auf, bei 5 °C nur noch 6,8 g. Kühlt Luft ab, steigt ihre relative Feuchte. Bei 100 % ist der Taupunkt erreicht, und auf jeder kälteren Fläche bildet sich Wasser.</p>
				<p>Nehmen wir einen 20-Fuß-Container an einem Nachmittag: 20 °C, 70 % relative Feuchte. Die Luft enthält 0,70 × 17,3 = 12,1 g Wasser je Kubikmeter, der Taupunkt liegt bei rund 14,4 °C. Nachts strahlt das dünne Dachblech Wärme an den klaren Himmel ab und wird sogar kälter als die Außenluft. Sobald es unter 14,4 °C fällt, schwitzt es. In 33,1 m³ stecken etwa 400 g Dampf. Bei 5 °C bleiben davon 225 g in der Luft, gut 175 g schlagen sich nieder.</p>
				<table>
					<thead>
						<tr><th>Relative Feuchte bei 20 °C</th><th>Taupunkt</th></tr>
					</thead>
					<tbody>
						<tr><td>50 %</td><td>9,3 °C</td></tr>
						<tr><td>60 %</td><td>12,0 °C</td></tr>
						<tr><td>70 %</td><td>14,4 °C</td></tr>
						<tr><td>80 %</td><td>16,4 °C</td></tr>
					</tbody>
				</table>
				<h2>Die eigentliche Quelle: Holz und Ware</h2>
				<p>Ein Glas Wasser wäre zu verschmerzen. Die Menge bringt das Ladegut mit. Eine Europalette wiegt rund 25 kg. Trocknet sie von 30 % auf 18 % Holzfeuchte, gibt sie gut 2 Liter ab. Bei 11 Paletten sind das ungefähr 25 Liter, die Tag für Tag verdunsten und Nacht für Nacht am Dach landen. Auch frisches Bauholz, feuchte Teppiche oder ein nasser Rasenmäher liefern Nachschub.</p>
				<h2>Welche Güter gefährdet sind</h2>
				<ul>
					<li><strong>Stark gefährdet:</strong> Karton, Akten, Bücher, Textilien, Matratzen, Polstermöbel, Leder, Saatgut, Mehl, Zement und Gips in Säcken.</li>
					<li><strong>Korrosion:</strong> blanker Stahl, Werkzeug, Lager, Elektronik, Blechblasinstrumente.</li>
					<li><strong>Unempfindlich:</strong> Fliesen, Naturstein, Glas, Kunststoff, Reifen, lackierte Maschinen.</li>
				</ul>
				<p>Als Faustregel gilt: unter 60 % relativer Feuchte bei blankem Metall und Papier. Bleibt die Luft dauerhaft über etwa 75 bis 80 %, bekommt Schimmel seine Chance. Ein kleiner Datenlogger zeigt, woran Sie sind.</p>
				<h2>Trocken einlagern</h2>
				<p>Die wirksamste Maßnahme kostet nichts. Verwenden Sie kammergetrocknete Paletten oder solche aus Kunststoff. Lassen Sie Geräte und Planen abtrocknen. Beladen Sie an einem trockenen Tag. Halten Sie 10 cm Abstand zu den Wänden und Luft unter dem Dach. Feuchte Ware in Stretchfolie einzupacken, schließt das Wasser nur ein.</p>
				<h2>Richtig lüften</h2>
				<p>Die serienmäßigen Lüftungsöffnungen gleichen vor allem den Druck aus, der Luftwechsel ist gering. Für ein ortsfestes Lager empfehlen wir zusätzliche Lüftungsgitter, unten an der einen und oben an der anderen Seite, oder einen Dachlüfter. Den Einbau übernehmen wir bei unseren <a href="/de/modifications">Umbauten</a>.</p>
				<p>Lüften trocknet nur, wenn die Außenluft weniger Wasser enthält als die Innenluft. Kalte, klare Wintertage sind ideal. An milden, feuchten Frühlingstagen kondensiert die einströmende Luft dagegen an den noch kalten Maschinen. Dann bleiben die Türen zu.</p>
				<h2>Dämmung und Antikondensbeschichtung</h2>
				<p>Eine Dämmung hält die innere Oberfläche über dem Taupunkt. Geschlossenzelliger Sprühschaum haftet direkt am Blech und lässt keinen Hohlraum. Platten oder Mineralwolle brauchen auf der warmen Seite eine lückenlose Dampfsperre, sonst durchfeuchten sie von hinten. Eine Antikondensbeschichtung oder ein Vlies unter dem Dach speichert Tropfen und gibt sie tagsüber wieder ab. Das mildert die Folgen, entfernt aber kein Wasser.</p>
				<h2>Trockenmittel, Entfeuchter und Heizung</h2>
				<p>Calciumchlorid bindet mehr als sein Leergewicht an Wasser, Silicagel nur einen Teil davon. Beides eignet sich für geschlossene Container, besonders auf See. Im Dauerlager müssen die Beutel regelmäßig kontrolliert und ersetzt werden. Hängen Sie sie so auf, dass keine Salzlösung auf die Ware läuft.</p>
				<p>Mit Stromanschluss arbeitet ein Adsorptionstrockner auch nahe dem Gefrierpunkt; Kondensationstrockner verlieren dort stark an Leistung. Ein elektrischer Frostwächter hält die Flächen wärmer, das Wasser bleibt jedoch im Raum. Gasheizer ohne Abgasführung sind tabu: 1 kg Propan ergibt beim Verbrennen rund 1,6 kg Wasser, dazu kommt die Gefahr durch Kohlenmonoxid.</p>
				<h2>Wenn nur der isolierte Container hilft</h2>
				<p>Braucht die Ware eine gleichbleibende Temperatur, ist ein <a href="/de/container/20-fuss-kuehlcontainer">Kühlcontainer</a> die richtige Wahl. Wände, Dach und Türen sind isoliert, das Aggregat hält jeden Wert von −30 °C bis +30 °C. Sie benötigen Drehstrom über CEE 32 A und haben 27,0 statt 33,1 m³ Raum. Ist das Aggregat aus, bleibt ein gut gedämmter, aber sehr dichter Kasten: Feuchte Ware trocknet darin nicht.</p>
				<h2>So gehen Sie vor</h2>
				<ol>
					<li>Stellen Sie sich bei Tag hinein und lassen Sie die Türen von außen zudrücken. Sehen Sie keine Lichtpunkte, spricht alles für Kondenswasser.</li>
					<li>Entfernen Sie nasse Paletten und feuchte Ware.</li>
					<li>Zeichnen Sie eine Woche lang Temperatur und Feuchte auf.</li>
					<li>Rüsten Sie Gitter nach und lüften Sie an trockenen Tagen.</li>
					<li>Reicht das nicht, folgen Trockenmittel, Entfeuchter oder Dämmung.</li>
				</ol>
				<p>Für Fliesen, Reifen und Gartengeräte genügt ein normaler geschlossener Container aus <a href="/de/container">unserem Bestand</a>. Bei Akten, Möbeln und Textilien sollten Sie den Feuchteschutz gleich mit einplanen.</p>
			`,
		},
		fr: {
			title: "Condensation dans un conteneur : causes et remèdes",
			slug: "condensation-dans-un-conteneur",
			meta_description:
				"Pourquoi un conteneur étanche goutte à l’intérieur : point de rosée avec exemple chiffré, aération, isolation, dessiccants, palettes sèches.",
			image_alt: "Intérieur d’un conteneur maritime vide, parois et toit en acier, plancher en bois",
			content: `
				<p>Le toit est intact, les joints sont bons, et pourtant les cartons du haut sont mouillés. Avant de chercher une fuite, pensez à la condensation. L’eau se trouvait déjà dans le conteneur, sous forme de vapeur, et s’est déposée sur la tôle froide. Dans le métier, on parle de pluie de conteneur. Elle suit des règles simples et se combat bien, à condition de commencer par le bon bout.</p>
				<h2>D’où viennent les gouttes</h2>
				<p>Un mètre cube d’air peut contenir environ 17,3 g de vapeur d’eau à 20 °C, mais seulement 6,8 g à 5 °C. Quand l’air refroidit, il arrive à saturation : c’est le point de rosée. Toute surface plus froide se couvre d’eau. Dans un conteneur sec ordinaire, cette surface est le toit. Par nuit claire, la tôle rayonne vers le ciel et devient plus froide que l’air extérieur.</p>
				<h3>Un exemple chiffré</h3>
				<p>L’après-midi, l’air d’un 20 pieds est à 20 °C, avec 70 % d’humidité relative. Il porte 0,70 × 17,3 = 12,1 g d’eau par mètre cube et son point de rosée se situe vers 14,4 °C. Dès que le toit passe sous 14,4 °C, il perle. Dans 33,1 m³, cela représente quelque 400 g de vapeur. À 5 °C, l’air n’en retient que 225 g ; environ 175 g se déposent, soit un bon verre d’eau.</p>
				<h2>Le vrai réservoir : le bois et la marchandise</h2>
				<p>Un verre d’eau ne ruine pas un chargement. Les litres viennent d’ailleurs. Une palette Europe pèse autour de 25 kg. En séchant de 30 % à 18 % d’humidité, elle libère plus de 2 litres. Avec 11 palettes, on arrive à environ 25 litres, évaporés le jour et condensés la nuit. Du bois vert, un tapis humide ou une tondeuse rentrée mouillée alimentent le même cycle.</p>
				<h2>Les biens exposés</h2>
				<ul>
					<li><strong>Très sensibles :</strong> carton, archives, livres, vêtements, matelas, meubles rembourrés, cuir, semences, farine, ciment et plâtre en sacs.</li>
					<li><strong>Sujets à la corrosion :</strong> acier nu, outillage, roulements, électronique, cuivres.</li>
					<li><strong>Peu sensibles :</strong> carrelage, pierre, verre, plastique, pneus, machines peintes.</li>
				</ul>
				<p>Repère utile : restez sous 60 % d’humidité relative en présence de métal nu ou de papier. Au-delà de 75 à 80 % environ, et si cela dure, les moisissures s’installent. Un petit enregistreur de température et d’humidité vaut mieux qu’une impression.</p>
				<h2>Charger au sec</h2>
				<p>C’est le remède le plus efficace et il ne coûte rien. Prenez des palettes séchées au séchoir ou en plastique. Laissez sécher bâches et outils avant de les rentrer. Chargez par temps sec. Gardez 10 cm le long des parois et un vide sous le toit pour que l’air circule. Filmer une palette humide revient à enfermer l’eau avec la marchandise.</p>
				<h2>Aérer au bon moment</h2>
				<p>Les petites grilles d’origine équilibrent surtout la pression ; elles renouvellent peu l’air. Pour un stockage fixe, ajoutez des grilles plus grandes, basses d’un côté et hautes de l’autre, ou un extracteur de toit. Nous les posons dans le cadre de nos <a href="/fr/modifications">transformations</a>.</p>
				<p>L’air extérieur n’assèche que s’il contient moins d’eau que l’air intérieur. Un jour d’hiver froid et sec convient très bien. Au printemps, par temps doux et humide, l’air qui entre se condense sur les machines encore froides : laissez alors les portes fermées.</p>
				<h2>Isoler</h2>
				<p>L’isolation maintient la surface intérieure au-dessus du point de rosée. La mousse à cellules fermées, projetée sur la tôle, ne laisse aucun vide. Les panneaux et la laine minérale exigent un pare-vapeur continu du côté chaud, faute de quoi l’eau s’accumule derrière l’habillage. Un revêtement ou un feutre anticondensation retient les gouttes et les rend à l’air pendant la journée. Il limite les dégâts sans évacuer l’eau.</p>
				<h2>Dessiccants, déshumidificateur, chauffage</h2>
				<p>Le chlorure de calcium absorbe plus que son propre poids d’eau, le gel de silice une fraction seulement. Les deux conviennent à un conteneur fermé, surtout en mer. En stockage, il faut les contrôler et les remplacer. Suspendez-les là où la saumure ne peut pas couler sur la marchandise.</p>
				<p>Si vous avez du courant, un déshumidificateur à adsorption fonctionne même près de zéro degré, alors que les modèles à compresseur y perdent beaucoup de leur efficacité. Un chauffage électrique hors gel réchauffe les parois, mais l’eau reste à l’intérieur. Bannissez le chauffage au gaz sans évacuation : 1 kg de propane produit en brûlant environ 1,6 kg d’eau, et le monoxyde de carbone peut tuer.</p>
				<h2>Le conteneur isolé</h2>
				<p>Pour une température constante, la réponse est le <a href="/fr/container/conteneur-frigorifique-20-pieds">conteneur frigorifique</a>. Parois, toit et portes sont isolés, et le groupe tient une consigne de −30 °C à +30 °C. Il faut du courant triphasé par une prise CEE 32 A, et le volume passe de 33,1 à 27,0 m³. Groupe arrêté, la caisse reste bien isolée mais très fermée : ce qui y entre humide y reste humide.</p>
				<h2>Par où commencer</h2>
				<ol>
					<li>Placez-vous à l’intérieur en plein jour, pendant qu’une autre personne tient les portes fermées de l’extérieur. Si aucun point lumineux n’apparaît, la condensation est la cause probable.</li>
					<li>Sortez les palettes et les biens mouillés.</li>
					<li>Relevez température et humidité pendant une semaine.</li>
					<li>Ajoutez des grilles et aérez par temps sec.</li>
					<li>Si cela ne suffit pas, passez au dessiccant, au déshumidificateur ou à l’isolation.</li>
				</ol>
				<p>Pour du carrelage, des pneus ou du matériel de jardin, un conteneur fermé de <a href="/fr/container">notre offre</a> convient tel quel. Pour des archives, des meubles ou du textile, prévoyez la protection dès l’achat.</p>
			`,
		},
	},
};
