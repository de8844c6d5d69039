import { productPictures } from "../product-pictures.ts";
import type { SeedBlogPost } from "../seed-content.ts";

export const conditionsExplained: SeedBlogPost = {
	key: "conditions-explained",
	publish_date: "2026-08-18",
	image_url: productPictures["20ft-hc"]["used-cw"].front,
	translations: {
		nl: {
			title: "Nieuw, A-kwaliteit of Cargo Worthy: wat koopt u precies?",
			slug: "nieuw-a-grade-of-cargo-worthy",
			meta_description:
				"Wat de kwaliteiten van een zeecontainer inhouden, hoe u een CSC-plaat leest, welke deuken en roest ertoe doen en hoe u zelf keurt.",
			image_alt: "Cargo Worthy High Cube van 20 voet met roest en deuken in deuren en zijwand",
			content: `
				<p>Twee containers van dezelfde maat kunnen honderden euro’s schelen. Het verschil zit in leeftijd, uiterlijk en papieren, en niet altijd in wat u ermee kunt. Er bestaat geen officiële norm voor begrippen als A-kwaliteit. Daarom leggen we hier uit wat wij eronder verstaan en waar u zelf naar kijkt.</p>
				<h2>Drie kwaliteiten, drie verhalen</h2>
				<h3>Nieuw (one trip)</h3>
				<p>Een nieuwe container wordt na de bouw met gewone vracht geladen en vaart één keer naar Europa. Daarna gaat hij in de verkoop. De lak is gaaf, op een schaafplek van het sjorren na, de vloer is schoon en de rubbers zijn soepel. U koopt hier vooral tijd: met wat onderhoud gaat hij tientallen jaren mee.</p>
				<h3>Gebruikt, A-kwaliteit</h3>
				<p>Een container die jaren heeft gevaren en daar goed uit is gekomen. U ziet ondiepe deuken, plekken oppervlakteroest en vaak de letters van een vroegere eigenaar. De wanden zijn recht, de deuren sluiten zoals het hoort en de vloer draagt een palletwagen.</p>
				<h3>Gebruikt, Cargo Worthy (CW)</h3>
				<p>Cargo Worthy zegt iets over sterkte en niets over schoonheid: het frame, de hoekstukken en de vloer zijn goed genoeg om lading over zee te vervoeren. Verwacht duidelijke deuken, roest, opgelaste stukken en een versleten vloer. De prijs is de laagste van de drie.</p>
				<h2>Wind- en waterdicht is een andere vraag</h2>
				<p>Wind- en waterdicht betekent dat er geen regen of tocht binnenkomt. Dat beoordeelt u van binnenuit, met de deuren dicht. Alle gesloten containers die wij verkopen, zijn het bij vertrek. Verwar dat niet met vochtvrij: in elke stalen kist kan bij temperatuurwisselingen condens op het dak komen. Houd de ventilatieroosters open en zet niets nats binnen.</p>
				<h2>De CSC-plaat lezen</h2>
				<p>CSC staat voor het internationale verdrag van 1972 over veilige containers. De plaat zit op een van de deuren, meestal de linker, en vermeldt onder meer de maand en het jaar van bouw, het fabrieksnummer, het hoogste brutogewicht, de stapellast en de proefkracht op het frame. Voor de geldigheid telt de datum:</p>
				<ul>
					<li>De eerste keuring moet binnen vijf jaar na de bouw plaatsvinden. Gebouwd in maart 2025, dan uiterlijk in maart 2030.</li>
					<li>Daarna volgt minstens om de 30 maanden een nieuwe keuring. De volgende datum wordt op of naast de plaat aangebracht.</li>
					<li>Staat er ACEP met een nummer, dan valt de container onder het doorlopende keuringsprogramma van zijn eigenaar. Dat programma gaat bij verkoop niet mee: wie hem daarna wil verschepen, laat hem op eigen naam keuren.</li>
				</ul>
				<p>Een verlopen datum maakt een container niet lek of zwak. Voor opslag op uw eigen terrein hebt u geen geldige plaat nodig. Voor een zeereis wel, en ze moet nog gelden op de dag van aankomst. Vraag de datum vóór u bestelt. Onze opslagcontainers van 6 en 8 voet hebben geen CSC-plaat en gaan niet naar zee.</p>
				<h2>Deuken en roest: wat is erg?</h2>
				<p>De geprofileerde wand is maar zo’n 1,6 tot 2 mm dik en vangt klappen op. Een deuk van enkele centimeters kost u wat binnenruimte, meer niet. In de dragende delen ligt het anders. Volgens de CSC-regels gaat een container onmiddellijk uit dienst als de dakrand plaatselijk meer dan 60 mm vervormd is of de onderste langsligger meer dan 100 mm. Let ook op hoekstijlen met een knik en op hoekstukken met een scheur.</p>
				<p>Containers zijn gemaakt van weerbestendig staal. Een bruine waas of een roestspoor onder een kras is oppervlakkig en kunt u schuren en bijverven. Roest die in schilfers loskomt, zit dieper. De gevoelige plekken zijn deuken in het dak waar water blijft staan, de drempel onder de deuren, de onderste langsliggers en de dwarsbalken onder de vloer.</p>
				<h2>Zo inspecteert u een container</h2>
				<ol>
					<li>Vergelijk het nummer op de deur met dat op de plaat en noteer de bouwdatum.</li>
					<li>Loop rond en kijk langs de boven- en onderranden: lopen ze recht?</li>
					<li>Zet een ladder en bekijk het dak. Foto’s van daar tonen meer dan tien foto’s van de zijkant.</li>
					<li>Open beide deuren helemaal. De sluitstangen moeten draaien, de rubbers heel en soepel zijn.</li>
					<li>Ga naar binnen, laat iemand buiten de deuren sluiten en wacht twee minuten tot uw ogen gewend zijn. Elk lichtpuntje is een gat.</li>
					<li>Loop de vloer af, ook in de hoeken. Hij mag nergens veren. Ruik ook: een chemische geur verdwijnt niet vanzelf.</li>
					<li>Kijk onder de vloer naar de dwarsbalken en druk met een schroevendraaier op verdachte roest.</li>
				</ol>
				<h2>Welke kwaliteit voor welk gebruik?</h2>
				<table>
					<thead>
						<tr><th>Gebruik</th><th>Ons advies</th></tr>
					</thead>
					<tbody>
						<tr><td>In het zicht, bij woning of winkel</td><td>Nieuw</td></tr>
						<tr><td>Ombouw tot kantoor of werkplaats</td><td>Nieuw, of A-kwaliteit als u hem overschildert</td></tr>
						<tr><td>Opslag van huisraad of voorraad</td><td>A-kwaliteit</td></tr>
						<tr><td>Bouwplaats, boerderij, ruwe materialen</td><td>Cargo Worthy</td></tr>
						<tr><td>Eenmalige zeezending</td><td>Cargo Worthy met geldige CSC-datum</td></tr>
					</tbody>
				</table>
				<p>Op de pagina van elke container, bijvoorbeeld de <a href="/nl/container/20ft-container-standaard">20ft standaard</a>, wisselt u tussen de kwaliteiten en ziet u de prijs veranderen. Het volledige aanbod staat in de <a href="/nl/container">lijst met containers</a>. Plant u deuren, ramen of isolatie, lees dan eerst over <a href="/nl/modifications">ombouw op maat</a>: bij een ombouw verdient een rechte, droge container zijn meerprijs vaak terug in werkuren.</p>
			`,
		},
		en: {
			title: "One-trip, A-grade, Cargo Worthy: container grades explained",
			slug: "container-grades-explained",
			meta_description:
				"What new, A-grade and Cargo Worthy really mean, how to read the dates on a CSC plate, which dents and rust matter and how to inspect.",
			image_alt: "Cargo Worthy 20ft High Cube with rust and dents in its doors and side wall",
			content: `
				<p>No law says what an A-grade container is. Each dealer draws the line for himself, so a grade is only worth as much as the explanation behind it. Below is ours, followed by what you can check with a torch, a ladder and a quarter of an hour.</p>
				<h2>The three grades</h2>
				<h3>New, or one-trip</h3>
				<p>A new container is usually built in the Far East and shipped to Europe with ordinary cargo inside. That one loaded voyage is its whole career. Expect even paint with perhaps a scuff from lashing, a clean floor, supple door seals and an inspection date that still lies years ahead. What you pay for is lifespan and looks.</p>
				<h3>Used A-grade</h3>
				<p>This one has worked at sea for years and come out well. There are shallow dents, freckles of surface rust and often some lettering from a former owner. The frame is straight, the doors behave and the floor takes a loaded pallet truck. For storage it does everything a new container does.</p>
				<h3>Used Cargo Worthy (CW)</h3>
				<p>Cargo Worthy is a statement about strength: frame, corner castings and floor are fit to carry goods by sea. It promises nothing about appearance. You will find visible dents, rust, welded patches and a worn floor, at the lowest price of the three.</p>
				<h2>Wind and watertight is a separate test</h2>
				<p>Wind and watertight means that neither rain nor draught gets in, and it is judged from the inside with the doors shut. Every closed container we sell passes when it leaves us. It does not mean free of damp. Any steel box can form condensation under the roof when a cold night follows a mild day, so keep the small vents clear and do not store anything wet.</p>
				<h2>Reading the CSC plate and its dates</h2>
				<p>CSC is the international Convention for Safe Containers of 1972. The metal plate, normally on the left-hand door, gives the month and year of manufacture, an identification number, the maximum gross mass, the permitted stacking load and the racking test value. What buyers should look at is the timing:</p>
				<ul>
					<li>The first examination is due within five years of manufacture. A container built in March 2025 is covered until March 2030 at the latest.</li>
					<li>From then on it must be examined at least every 30 months. The next date is stamped on the plate or shown on a sticker beside it.</li>
					<li>If the plate says ACEP and a number, the container is under its owner’s continuous examination programme. The programme belongs to the owner and does not pass to the buyer; to ship the container afterwards, you arrange an examination yourself.</li>
				</ul>
				<p>An expired date does not make a container weak or leaky. To keep goods on your own land you need no valid plate. To send it to sea you do, and it has to be valid until the container arrives. Ask us for the date before you order. Our 6 and 8ft storage sizes have no CSC plate and are not meant for shipping.</p>
				<h2>Dents and rust: which ones count</h2>
				<p>The corrugated wall is only about 1.6 to 2 mm thick and is there to take knocks. A dent a few centimetres deep costs you a little space inside. Load-bearing parts are another matter. Under the CSC rules a container is taken out of service at once if a top rail is locally deformed by more than 60 mm or a bottom rail by more than 100 mm. Kinked corner posts and cracked castings are reasons to walk away.</p>
				<p>Container steel is made to resist weather. A brown bloom, or a streak below a scratch, is on the surface: sand it, prime it, paint it. Rust that lifts off in flakes has gone deeper. Look for it in roof dents that hold water, along the sill under the doors, on the bottom rails and on the cross-members beneath the floor.</p>
				<h2>How to inspect a container yourself</h2>
				<ol>
					<li>Compare the number on the doors with the plate and note the build date.</li>
					<li>Walk round it and sight along the top and bottom rails. They should run straight.</li>
					<li>Go up a ladder. The roof tells you more than the sides do.</li>
					<li>Swing both doors fully open. Locking bars should turn, and seals be whole and soft.</li>
					<li>Step inside, have someone close the doors, and wait two minutes for your eyes to adjust. Any pinprick of light is a hole. Your helper stays outside to let you out.</li>
					<li>Walk the floor into every corner. It should not give anywhere, and it should not smell of chemicals.</li>
					<li>Look underneath and press a screwdriver against suspicious rust.</li>
				</ol>
				<h2>Matching the grade to the job</h2>
				<table>
					<thead>
						<tr><th>Use</th><th>What we would pick</th></tr>
					</thead>
					<tbody>
						<tr><td>In view of neighbours or customers</td><td>New</td></tr>
						<tr><td>Conversion to office or workshop</td><td>New, or A-grade if it will be repainted</td></tr>
						<tr><td>Storing furniture or stock</td><td>A-grade</td></tr>
						<tr><td>Building site, farm, rough materials</td><td>Cargo Worthy</td></tr>
						<tr><td>A single sea shipment</td><td>Cargo Worthy with a CSC date that covers the voyage</td></tr>
					</tbody>
				</table>
				<p>Each product page, such as that of the <a href="/en/container/40ft-high-cube-container">40ft High Cube</a>, lets you switch between grades and shows the price change with them. Browse the <a href="/en/container">full list</a> to compare sizes. If you need a container for a few months only, the grade matters less and <a href="/en/rent">renting</a> may suit you better: rental units are used, tight and checked before they leave.</p>
			`,
		},
		de: {
			title: "Neu, A-Qualität, Cargo Worthy: Containerzustände richtig einordnen",
			slug: "containerzustand-neu-a-grade-cargo-worthy",
			meta_description:
				"Was die Zustände eines Seecontainers bedeuten, wie Sie die CSC-Plakette lesen, welche Beulen und welcher Rost zählen und wie Sie prüfen.",
			image_alt: "20-Fuß-High-Cube im Zustand Cargo Worthy, mit Rost und Beulen an Türen und Seitenwand",
			content: `
				<p>Für „A-Qualität“ gibt es keine Norm. Jeder Händler zieht die Grenze selbst, und auf Fotos sieht ein frisch überstrichener alter Container besser aus als ein ehrlicher mit Gebrauchsspuren. Umso wichtiger ist es, dass Sie wissen, was hinter den Begriffen steht und woran man einen guten Container erkennt.</p>
				<h2>Die drei Zustände</h2>
				<h3>Neu (One-Way)</h3>
				<p>Der Container verlässt das Werk, wird mit gewöhnlicher Fracht beladen und fährt genau einmal nach Europa. Danach steht er zum Verkauf. Der Lack ist geschlossen, höchstens mit einer Scheuerstelle vom Laschen, der Boden sauber, die Dichtung geschmeidig. Bezahlt wird hier die lange Nutzungsdauer: Bei etwas Pflege sind mehrere Jahrzehnte realistisch.</p>
				<h3>Gebraucht, A-Qualität</h3>
				<p>Ein Container mit einigen Jahren auf See, der gut davongekommen ist. Flache Beulen, stellenweise Flugrost und oft noch eine fremde Beschriftung gehören dazu. Der Rahmen ist gerade, die Türen schließen sauber, der Boden trägt den Hubwagen. Als Lager leistet er dasselbe wie ein neuer.</p>
				<h3>Gebraucht, Cargo Worthy (CW)</h3>
				<p>Cargo Worthy beschreibt die Festigkeit: Rahmen, Eckbeschläge und Boden taugen für den Transport von Ladung über See. Über das Aussehen sagt der Begriff nichts. Rechnen Sie mit deutlichen Beulen, Rost, eingeschweißten Blechen und einem abgenutzten Boden, dafür mit dem niedrigsten Preis.</p>
				<h2>Wind- und wasserdicht: eine eigene Frage</h2>
				<p>Wind- und wasserdicht heißt, dass weder Regen noch Zugluft eindringt. Geprüft wird das von innen bei geschlossenen Türen. Alle geschlossenen Container, die wir verkaufen, erfüllen das bei der Auslieferung. Mit trocken im Sinne von kondensfrei hat das nichts zu tun: In jedem Stahlkasten schlägt sich bei Temperaturwechseln Feuchtigkeit unter dem Dach nieder. Lassen Sie die Lüftungsöffnungen frei und lagern Sie nichts Nasses ein.</p>
				<h2>Die CSC-Plakette und ihre Termine</h2>
				<p>CSC ist das internationale Übereinkommen über sichere Container von 1972. Die Plakette sitzt meist auf der linken Tür. Sie nennt Monat und Jahr der Herstellung, eine Identifizierungsnummer, die höchste Bruttomasse, die zulässige Stapellast und den Wert der Verwindungsprüfung. Entscheidend für die Gültigkeit ist der Termin:</p>
				<ul>
					<li>Die erste Prüfung ist spätestens fünf Jahre nach der Herstellung fällig. Baujahr März 2025 bedeutet also: bis März 2030.</li>
					<li>Danach wird mindestens alle 30 Monate geprüft. Der nächste Termin ist auf der Plakette eingeschlagen oder daneben aufgeklebt.</li>
					<li>Steht dort ACEP mit einer Nummer, läuft der Container im fortlaufenden Prüfprogramm seines Eigentümers. Dieses Programm geht beim Verkauf nicht auf Sie über. Wer den Container danach verschiffen will, lässt ihn selbst prüfen.</li>
				</ul>
				<p>Ein abgelaufener Termin macht den Container weder undicht noch schwach. Als Lager auf dem eigenen Grundstück braucht er keine gültige Plakette. Für die Seereise ist sie Pflicht und muss bis zur Ankunft gelten. Fragen Sie uns vor der Bestellung nach dem Datum. Unsere Lagercontainer mit 6 und 8 Fuß haben keine CSC-Plakette und sind nicht für den Seetransport gedacht.</p>
				<h2>Beulen und Rost: Was zählt wirklich?</h2>
				<p>Das gesickte Wandblech ist nur etwa 1,6 bis 2 mm stark und darf Stöße abbekommen. Eine Beule von wenigen Zentimetern kostet innen etwas Platz. Anders bei tragenden Teilen: Nach den CSC-Regeln wird ein Container sofort außer Dienst gestellt, wenn ein Dachlängsträger örtlich mehr als 60 mm oder ein Bodenlängsträger mehr als 100 mm verformt ist. Geknickte Eckpfosten und gerissene Eckbeschläge sind ebenfalls ein Grund, die Finger davon zu lassen.</p>
				<p>Container bestehen aus wetterfestem Stahl. Ein brauner Schleier oder eine Rostfahne unter einem Kratzer bleibt an der Oberfläche und lässt sich abschleifen und streichen. Rost, der in Blättern abgeht, sitzt tiefer. Typische Stellen sind Dachbeulen mit stehendem Wasser, die Türschwelle, die unteren Längsträger und die Querträger unter dem Boden.</p>
				<h2>So prüfen Sie einen Container</h2>
				<ol>
					<li>Nummer an den Türen mit der Plakette vergleichen, Baudatum notieren.</li>
					<li>Einmal herumgehen und an den Längsträgern entlangpeilen: Laufen sie gerade?</li>
					<li>Leiter anstellen und das Dach ansehen. Es verrät mehr als alle vier Wände.</li>
					<li>Beide Türen ganz öffnen. Die Verschlussstangen müssen sich drehen, die Dichtungen heil und weich sein.</li>
					<li>Hineingehen, Türen von einer zweiten Person schließen lassen, zwei Minuten warten. Jeder Lichtpunkt ist ein Loch. Die zweite Person bleibt draußen.</li>
					<li>Den Boden bis in die Ecken abgehen. Er darf nirgends nachgeben und nicht nach Chemie riechen.</li>
					<li>Unter den Boden schauen und verdächtigen Rost mit dem Schraubendreher antippen.</li>
				</ol>
				<h2>Welcher Zustand für welchen Zweck?</h2>
				<table>
					<thead>
						<tr><th>Verwendung</th><th>Unsere Empfehlung</th></tr>
					</thead>
					<tbody>
						<tr><td>Sichtbar am Haus oder vor Kunden</td><td>Neu</td></tr>
						<tr><td>Ausbau zu Büro oder Werkstatt</td><td>Neu, oder A-Qualität mit neuem Anstrich</td></tr>
						<tr><td>Lager für Möbel oder Ware</td><td>A-Qualität</td></tr>
						<tr><td>Baustelle, Landwirtschaft, grobes Material</td><td>Cargo Worthy</td></tr>
						<tr><td>Einmalige Verschiffung</td><td>Cargo Worthy mit ausreichendem CSC-Termin</td></tr>
					</tbody>
				</table>
				<p>Auf jeder Produktseite, etwa beim <a href="/de/container/20-fuss-container-standard">20-Fuß-Standardcontainer</a>, schalten Sie zwischen den Zuständen um und sehen den Preis zzgl. MwSt. dazu. Alle Größen finden Sie in der <a href="/de/container">Containerliste</a>. Wer Türen, Fenster oder Dämmung plant, sollte vorher die Seite zu <a href="/de/modifications">Umbauten</a> lesen: Ein gerader, trockener Container spart beim Ausbau oft die Arbeitsstunden, die er mehr gekostet hat.</p>
			`,
		},
		fr: {
			title: "Neuf, qualité A, Cargo Worthy : bien lire l’état d’un conteneur",
			slug: "etat-conteneur-neuf-a-grade-cargo-worthy",
			meta_description:
				"Ce que valent les états d’un conteneur maritime, comment lire la plaque CSC, quelles bosses et quelle rouille comptent, comment inspecter.",
			image_alt:
				"High Cube de 20 pieds Cargo Worthy, marqué de rouille et de bosses aux portes et à la paroi",
			content: `
				<p>Aucune norme ne définit la qualité A. Chaque négociant fixe la limite à sa façon, et un vieux conteneur repeint la veille fait toujours belle figure en photo. Mieux vaut donc savoir ce que recouvrent les mots, et ce qu’un quart d’heure d’inspection vous apprendra.</p>
				<h2>Les trois états</h2>
				<h3>Neuf (un seul voyage)</h3>
				<p>Le conteneur sort d’usine, il est chargé une fois et vient en Europe avec une cargaison ordinaire. Ensuite, il est à vendre. La peinture est régulière, à une éraflure d’arrimage près, le plancher propre, les joints souples. Vous payez surtout de la durée : avec un peu d’entretien, il est là pour plusieurs décennies.</p>
				<h3>Occasion, qualité A</h3>
				<p>Il a navigué des années et s’en est bien sorti. Des bosses peu profondes, un peu de rouille de surface, souvent le lettrage d’un ancien propriétaire. Le cadre est droit, les portes ferment bien, le plancher supporte un transpalette chargé. Pour stocker, il rend le même service qu’un neuf.</p>
				<h3>Occasion, Cargo Worthy (CW)</h3>
				<p>Cargo Worthy parle de solidité : le cadre, les pièces de coin et le plancher sont aptes à transporter des marchandises par mer. L’apparence n’entre pas en ligne de compte. Attendez-vous à des bosses franches, à de la rouille, à des pièces soudées et à un plancher usé. C’est aussi le prix le plus bas.</p>
				<h2>Étanche au vent et à l’eau : une question à part</h2>
				<p>Un conteneur étanche au vent et à l’eau ne laisse entrer ni pluie ni courant d’air. Cela se juge de l’intérieur, portes fermées. Tous les conteneurs fermés que nous vendons le sont au départ. Ne confondez pas avec l’absence d’humidité : dans n’importe quelle caisse en acier, un écart de température peut faire perler de la condensation sous le toit. Laissez les aérations dégagées et n’y rentrez rien de mouillé.</p>
				<h2>Lire la plaque CSC et ses dates</h2>
				<p>La CSC est la convention internationale de 1972 sur la sécurité des conteneurs. La plaque, fixée le plus souvent sur la porte de gauche, donne le mois et l’année de fabrication, un numéro d’identification, la masse brute maximale, la charge de gerbage et la valeur de l’essai de rigidité transversale. Pour la validité, regardez la date :</p>
				<ul>
					<li>Le premier examen a lieu au plus tard cinq ans après la fabrication. Construit en mars 2025, le conteneur est couvert jusqu’en mars 2030 au maximum.</li>
					<li>Ensuite, un examen s’impose au moins tous les 30 mois. L’échéance suivante est frappée sur la plaque ou collée à côté.</li>
					<li>La mention ACEP suivie d’un numéro signale le programme d’examens continus du propriétaire. Ce programme ne se transmet pas à la vente : pour expédier le conteneur, l’acheteur le fait examiner à son tour.</li>
				</ul>
				<p>Une date dépassée ne rend le conteneur ni fragile ni perméable. Pour du stockage sur votre terrain, aucune plaque valable n’est requise. Pour la mer, elle est obligatoire et doit courir jusqu’à l’arrivée. Demandez-nous la date avant de commander. Nos formats de stockage de 6 et 8 pieds n’ont pas de plaque CSC et ne prennent pas la mer.</p>
				<h2>Bosses et rouille : lesquelles comptent ?</h2>
				<p>La tôle ondulée des parois ne fait que 1,6 à 2 mm ; elle est là pour encaisser. Une bosse de quelques centimètres vous prend un peu de place, rien de plus. Il en va autrement des pièces porteuses. Selon les règles de la CSC, un conteneur est retiré du service sur-le-champ si un longeron de toit est déformé localement de plus de 60 mm ou un longeron inférieur de plus de 100 mm. Un montant d’angle plié ou une pièce de coin fissurée doit aussi vous faire renoncer.</p>
				<p>L’acier des conteneurs résiste aux intempéries. Un voile brun ou une coulure sous une rayure restent en surface : on ponce, on traite, on repeint. La rouille qui se détache en écailles est plus profonde. Cherchez-la dans les creux du toit où l’eau stagne, sur le seuil des portes, le long des longerons inférieurs et sur les traverses sous le plancher.</p>
				<h2>Inspecter un conteneur, étape par étape</h2>
				<ol>
					<li>Comparez le numéro des portes à celui de la plaque et notez la date de fabrication.</li>
					<li>Faites le tour et regardez le long des longerons : sont-ils droits ?</li>
					<li>Montez à l’échelle. Le toit en dit plus long que les quatre parois.</li>
					<li>Ouvrez les deux portes à fond. Les barres doivent tourner, les joints être entiers et souples.</li>
					<li>Entrez, faites fermer les portes et attendez deux minutes. Chaque point lumineux est un trou. La seconde personne reste dehors pour vous ouvrir.</li>
					<li>Parcourez le plancher jusque dans les coins. Il ne doit céder nulle part ni sentir le produit chimique.</li>
					<li>Regardez en dessous et piquez au tournevis la rouille douteuse.</li>
				</ol>
				<h2>Quel état pour quel usage ?</h2>
				<table>
					<thead>
						<tr><th>Usage</th><th>Notre conseil</th></tr>
					</thead>
					<tbody>
						<tr><td>Bien en vue, près d’une maison ou d’un commerce</td><td>Neuf</td></tr>
						<tr><td>Transformation en bureau ou en atelier</td><td>Neuf, ou qualité A à repeindre</td></tr>
						<tr><td>Stockage de meubles ou de marchandises</td><td>Qualité A</td></tr>
						<tr><td>Chantier, ferme, matériaux bruts</td><td>Cargo Worthy</td></tr>
						<tr><td>Un seul envoi par mer</td><td>Cargo Worthy avec une date CSC suffisante</td></tr>
					</tbody>
				</table>
				<p>Sur chaque fiche, par exemple celle du <a href="/fr/container/conteneur-20-pieds-standard">20 pieds standard</a>, vous passez d’un état à l’autre et le prix hors TVA suit. Toutes les tailles figurent dans la <a href="/fr/container">liste des conteneurs</a>. Pour quelques mois seulement, l’état importe moins et la <a href="/fr/rent">location</a> peut mieux vous convenir : ces conteneurs sont d’occasion, étanches et contrôlés avant le départ.</p>
			`,
		},
	},
};
