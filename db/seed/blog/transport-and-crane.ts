import { scenes } from "../../../app/media/pictures.ts";
import type { SeedBlogPost } from "../seed-content.ts";

export const transportAndCrane: SeedBlogPost = {
	key: "transport-and-crane",
	publish_date: "2026-10-13",
	image_url: scenes["crane-truck"],
	translations: {
		nl: {
			title: "Zeecontainer laten leveren: vrachtwagen, kraanwagen of zelf afhalen",
			slug: "zeecontainer-laten-leveren",
			meta_description:
				"Zo komt een zeecontainer bij u aan: vrachtwagen, kraanwagen of afhalen. Met maten voor weg, hoogte en steunpoten, plus een checklist.",
			image_alt: "Kraanwagen op steunpoten die een blauwe 20 voet aan vier kettingen laat zakken",
			content: `
				<p>Een <a href="/nl/container/20ft-container-standaard">20ft container</a> is 6,058 m lang, 2,438 m breed en weegt leeg 2.230 kg. Wie er een bestelt, beslist daarom meteen hoe hij van de wagen komt. Bij ons zijn er drie manieren: per vrachtwagen, per kraanwagen of zelf afhalen in Antwerpen. Welke bij u past, hangt af van uw hefmateriaal en van uw terrein.</p>
				<h2>Per vrachtwagen: u lost zelf</h2>
				<p>De container komt op een containerchassis of een vlakke oplegger en staat daar met twistlocks vast. De chauffeur rijdt, u lost. Het is de goedkoopste rit, en de gewone keuze voor bedrijven die hefmateriaal op het terrein hebben.</p>
				<ul>
					<li><strong>Heftruck:</strong> een 20 voet heeft meestal lepelgaten in de onderbalk. Reken met een lastzwaartepunt van ongeveer 1,2 m, de halve breedte van de container, en met vorken van ruim 2 m. Een heftruck die op 50 cm 2,5 ton draagt, haalt dat op 1,2 m niet.</li>
					<li><strong>Mobiele kraan:</strong> een viersprong met containerhaken voor de hoekstukken, en iemand die de last mag aanslaan.</li>
					<li><strong>40 voet:</strong> die heeft doorgaans geen lepelgaten. Zorg voor een kraan of een reachstacker.</li>
				</ul>
				<p>Flat racks en tankcontainers rijden bij ons altijd zonder kraan; daarvoor regelt u het lossen zelf.</p>
				<h2>Met de kraanwagen</h2>
				<p>Heeft de vrachtwagen een eigen laadkraan, dan tilt de chauffeur de container eraf en zet hem naast de wagen neer. U hebt geen hefmateriaal nodig, wel vrije ruimte. Reken voor de wagen met uitgeschoven steunpoten en de container ernaast op een strook van ongeveer 7 m breed. De container hangt even boven de laadvloer: zorg in de hele werkzone voor ongeveer 8 m vrije hoogte.</p>
				<p>Boven die zone mogen geen kabels of takken hangen. Bij een stroomleiding hangt de veilige afstand af van de spanning. Meld zo’n leiding vooraf en vraag de netbeheerder om raad, want onder een stroomleiding hijst geen enkele chauffeur.</p>
				<h3>Hoe ver reikt de kraan?</h3>
				<p>Een laadkraan heeft geen vast hefvermogen. Gewicht maal afstand telt: hoe verder de arm uitsteekt, hoe minder eraan mag hangen. Voor een lege 20 voet is 6 tot 8 m een gangbare waarde, maar dat verschilt van kraan tot kraan. Die afstand loopt van de kraankolom tot het midden van de container, niet van de zijkant van de wagen tot de verste wand. Een 40 voet van 3.750 kg komt dus minder ver, en over een muur tillen kost ook bereik.</p>
				<h2>De weg ernaartoe</h2>
				<ul>
					<li><strong>Breedte:</strong> een vrachtwagen is tot 2,55 m breed, zonder spiegels. Reken op 3 m vrije doorgang rechtdoor en op 3,5 m of meer aan een poort na een bocht.</li>
					<li><strong>Hoogte:</strong> geladen tot 4 m. Meet poorten, luifels en takken na.</li>
					<li><strong>Lengte:</strong> een trekker met oplegger meet tot 16,5 m, een motorwagen met aanhanger tot 18,75 m.</li>
					<li><strong>Draaien:</strong> volgens de Europese norm moet een vrachtwagen rond kunnen in een ring met een buitenstraal van 12,5 m en een binnenstraal van 5,3 m. Is die ruimte er niet, dan moet hij achteruit in of uit kunnen rijden.</li>
				</ul>
				<h2>Ondergrond voor wagen en steunpoten</h2>
				<p>Een steunpoot zet enkele tonnen op een plaat van minder dan een halve vierkante meter. Beton, asfalt of goed verdicht steenslag houdt dat uit, een gazon na een week regen niet. Houd de poten weg van putdeksels, kelders, septic tanks en vers gedichte sleuven. Klinkers die op auto’s zijn berekend, kunnen verzakken: bespreek dat vooraf en leg zo nodig rijplaten.</p>
				<p>De container zelf rust op zijn vier hoekstukken. Vier betontegels of bielzen op dezelfde hoogte volstaan. Ligt één hoek lager, dan wringt het frame en klemmen de deuren.</p>
				<h2>Twee van 20 voet op één vrachtwagen</h2>
				<p>Twee containers van 20 voet zijn samen 12,116 m lang, een 40 voet 12,192 m. Ze passen dus achter elkaar op hetzelfde chassis. Bestelt u er twee van dezelfde soort in één regel, dan rekenen we het dubbeltarief: één volle wagen, goedkoper dan twee losse ritten. Bij drie betaalt u een volle wagen plus een enkele rit. Een 40 of 45 voet rijdt altijd alleen.</p>
				<h2>Zo komt de prijs tot stand</h2>
				<p>Het tarief volgt de eerste twee cijfers van uw postcode in België, Nederland of Duitsland. De kraan kost 13% extra op het transport. Een voorbeeld bij publicatie: naar een Amsterdamse postcode die met 10 begint, kost één 20 voet € 406 en een vol geladen wagen € 580, excl. btw. Met kraan wordt dat € 458,78 en € 655,40. Het bedrag op de productpagina geldt.</p>
				<h2>Zelf afhalen</h2>
				<p>Op ons depot laden we gratis. U zorgt voor een voertuig dat de maat en het gewicht aankan en voor de ladingzekering. Een 6 voet van 480 kg past op een stevige aanhangwagen, een 20 voet hoort op een vrachtwagen met twistlocks.</p>
				<h2>Checklist voor de leverdag</h2>
				<ol>
					<li>Route nagemeten: breedte, hoogte, bochten en bruggen met een gewichtsbeperking.</li>
					<li>Plaats vrijgemaakt, auto’s weg, poort open.</li>
					<li>Vier steunpunten waterpas gelegd en gemarkeerd.</li>
					<li>Kabels, takken, putten en leidingen doorgegeven, liefst met foto’s.</li>
					<li>Afgesproken naar welke kant de deuren wijzen: omdraaien ter plaatse lukt vaak niet.</li>
					<li>Staat de wagen op de openbare weg, dan hebt u de toestemming van de gemeente.</li>
					<li>Iemand is ter plaatse en telefonisch bereikbaar.</li>
				</ol>
				<p>In de <a href="/nl/container">lijst met containers</a> ziet u per maat welke levering mogelijk is. Twijfelt u over uw oprit? Stuur ons via de <a href="/nl/contact">contactpagina</a> uw postcode, enkele foto’s en de gemeten breedtes.</p>
			`,
		},
		en: {
			title: "Having a container delivered: truck, crane truck or collection",
			slug: "container-delivery-truck-crane-collection",
			meta_description:
				"How a shipping container reaches your site: plain truck, crane truck or collection, with road width, headroom, crane reach and a checklist.",
			image_alt: "Crane truck on its outriggers lowering a blue 20ft container on four chains",
			content: `
				<p>Most delivery problems are decided before the truck leaves the depot. Somebody measured the gate but not the bend in front of it, or forgot the telephone wire across the yard. This guide sets out the three ways a container can reach you, the space each of them takes and what we need you to prepare.</p>
				<h2>Three ways to take delivery</h2>
				<h3>By truck, unloaded by you</h3>
				<p>The container arrives on a skeletal chassis or a flatbed, locked down at its corner castings. The driver does not unload. You need a forklift or a crane ready at the agreed time.</p>
				<p>Most 20ft containers have fork pockets in the bottom rails. Judge the forklift by what it lifts at a load centre of about 1.2 m, which is half the width of the box, and not by the figure on its side, which is usually given for 0.5 or 0.6 m. The forks should be over 2 m long. A 40ft normally has no pockets and calls for a crane or a reach stacker. If you use a crane, bring a four-leg chain sling with container lugs and someone trained to sling loads.</p>
				<h3>By truck with crane</h3>
				<p>The vehicle carries its own hydraulic crane. The driver puts out the outriggers, lifts the container and sets it on the ground alongside. With us the crane adds 13% to the transport price. Flat racks and tanks are the exception: they travel without a crane.</p>
				<h3>Collection in Antwerp</h3>
				<p>We load you free of charge at our depot, and you pay no transport. Securing the load is the driver’s job. A <a href="/en/container/20ft-container-standard">20ft standard container</a> weighs 2,230 kg empty and measures 6.058 by 2.438 m, so it belongs on a truck with twist locks. A 6ft, at 480 kg, will ride on a sturdy trailer.</p>
				<h2>Getting the truck to the spot</h2>
				<ul>
					<li><strong>Width:</strong> the body may be 2.55 m wide, and the mirrors stick out further. Allow 3 m of clear road, and 3.5 m or more at a gate that follows a bend.</li>
					<li><strong>Height:</strong> the loaded vehicle may stand 4 m tall. Look for branches, gutters, arches and sagging wires.</li>
					<li><strong>Length:</strong> an articulated truck measures up to 16.5 m, a truck with drawbar trailer up to 18.75 m.</li>
					<li><strong>Turning:</strong> European rules require a truck to turn within a ring of 12.5 m outer and 5.3 m inner radius. If your yard is smaller than that, the driver has to reverse in or out, and the road must be safe for it.</li>
					<li><strong>Weight:</strong> check bridges, culverts and weight limits on the last kilometre.</li>
				</ul>
				<h2>Working with the crane</h2>
				<h3>Room and ground</h3>
				<p>Keep a strip about 7 m wide free for the truck, its outriggers and the container beside it, along the length of the vehicle. Each outrigger presses several tonnes onto a small pad. Concrete, tarmac and well-compacted hardcore take this; a lawn, fresh backfill or block paving laid for cars may not. Keep the pads away from manholes, septic tanks, cellars and the edges of trenches.</p>
				<h3>Headroom and power lines</h3>
				<p>For a moment the container hangs above the bed of the truck with the boom above it. About 8 m of free height over the whole working area is a sensible allowance. Overhead power lines need a safety distance that depends on their voltage. Tell us about any line near the spot and ask the network operator beforehand. The driver may refuse the lift, and rightly so.</p>
				<h3>How far the crane reaches</h3>
				<p>A loader crane is limited by weight multiplied by distance. The further out, the less it can hold. For an empty 20ft, roughly 6 to 8 m is typical, but it depends on the crane that comes. The distance runs from the crane’s column to the centre of the container, so the far wall can lie 1.2 m further. A 40ft at 3,750 kg reaches less far, and lifting over a hedge or wall takes away more. If the place is beyond the crane, a separate mobile crane is the answer.</p>
				<h2>Why two 20ft containers share a truck</h2>
				<p>Two 20ft containers end to end measure 12.116 m. A 40ft is 12.192 m long. One chassis therefore takes either a pair of 20ft or a single 40ft. Order two of the same kind on one line, for one address, and we charge the double tariff, that is, one full truck. Three cost a full truck plus a single run. A 40 or 45ft takes a truck alone.</p>
				<p>The tariff follows the first two digits of your postcode in Belgium, the Netherlands or Germany. As an example at the time of writing: to Brussels (10), one 20ft costs €310 and a full truck €443, excluding VAT. With crane these become €350.30 and €500.59. The amount shown on the product page is the one that counts.</p>
				<h2>Preparing the place</h2>
				<p>A container stands on its four corner castings. Four concrete slabs or railway sleepers at the same height will do. If one corner sits low, the frame twists and the doors bind. Decide early which way the doors should face, because turning a container on a tight site is often impossible.</p>
				<h2>Checklist for the day</h2>
				<ol>
					<li>The route is measured, including the bend before the gate.</li>
					<li>The gate is open, parked cars are gone and animals are shut away.</li>
					<li>Four supports are levelled and marked.</li>
					<li>Wires, trees, covers and buried pipes have been reported, best of all with photographs.</li>
					<li>The direction of the doors is agreed.</li>
					<li>If the truck stops on a public road, the municipality has given permission.</li>
					<li>Your lifting gear is on site if you unload yourself.</li>
					<li>Someone who can decide is there and answers the phone.</li>
				</ol>
				<p>Every product in the <a href="/en/container">container list</a> shows which delivery options are available. If you are unsure about your access, send photographs and measured widths through the <a href="/en/contact">contact page</a> before you order.</p>
			`,
		},
		de: {
			title: "Seecontainer liefern lassen: Lkw, Lkw mit Kran oder Selbstabholung",
			slug: "seecontainer-lieferung-lkw-kran",
			meta_description:
				"Wie ein Seecontainer zu Ihnen kommt: Lkw, Lkw mit Kran oder Abholung. Mit Maßen für Zufahrt, Höhe, Abstützung und Reichweite.",
			image_alt:
				"Lkw mit ausgefahrenen Stützen, dessen Ladekran einen blauen 20-Fuß-Container an vier Ketten absetzt",
			content: `
				<p>Der Container ist bestellt, der Stellplatz steht fest. Bleibt die Frage, wie zwei bis vier Tonnen Stahl vom Fahrzeug auf den Boden kommen. Sie haben bei uns drei Möglichkeiten: Lieferung per Lkw mit eigener Entladung, Lieferung per Lkw mit Kran oder Selbstabholung in Antwerpen. Dieser Beitrag nennt die Maße, die vor Ort zählen.</p>
				<h2>Lieferung per Lkw: Sie entladen</h2>
				<p>Der Seecontainer steht auf einem Containerchassis oder einem Plateauauflieger und ist an den Eckbeschlägen verriegelt. Der Fahrer bringt ihn, entlädt aber nicht. Für Betriebe mit eigenem Hebezeug ist das die günstigste Variante.</p>
				<ul>
					<li><strong>Stapler:</strong> 20-Fuß-Container haben meist Gabeltaschen. Maßgeblich ist die Tragfähigkeit bei rund 1,2 m Lastschwerpunktabstand, also der halben Containerbreite, nicht der Nennwert bei 500 oder 600 mm. Die Zinken sollten über 2 m lang sein.</li>
					<li><strong>Mobilkran:</strong> Sie brauchen ein viersträngiges Kettengehänge mit Containerhaken und eine unterwiesene Person zum Anschlagen.</li>
					<li><strong>40 Fuß:</strong> In der Regel ohne Gabeltaschen. Planen Sie einen Kran oder Reachstacker ein.</li>
				</ul>
				<p>Beauftragen Sie selbst einen Spediteur, kann auch ein Seitenlader passen. Er setzt den Container neben sich ab, braucht dafür aber festen Boden und seitlich freie Fläche über die ganze Länge.</p>
				<h2>Lieferung per Lkw mit Kran</h2>
				<p>Das Fahrzeug hat einen Ladekran. Der Fahrer fährt die Abstützungen aus, hebt den Container an und setzt ihn neben dem Lkw ab. Hebezeug Ihrerseits ist nicht nötig. Der Aufschlag beträgt in unserem Shop 13 % auf den Transportpreis. Flat Racks und Tankcontainer liefern wir nur ohne Kran.</p>
				<h3>Platz und Höhe</h3>
				<p>Rechnen Sie für Lkw, Abstützungen und Container mit einem rund 7 m breiten Streifen über die Länge des Fahrzeugs. Nach oben sollten im gesamten Arbeitsbereich etwa 8 m frei sein, denn der Container schwebt kurz über der Ladefläche. Unter Freileitungen wird nicht gehoben. Der nötige Schutzabstand hängt von der Spannung ab; ist sie unbekannt, gelten in Deutschland mindestens 5 m. Melden Sie uns jede Leitung in der Nähe und fragen Sie den Netzbetreiber.</p>
				<h3>Reichweite</h3>
				<p>Beim Ladekran zählt das Lastmoment: Gewicht mal Abstand. Je weiter der Arm ausfährt, desto weniger darf daran hängen. Für einen leeren <a href="/de/container/20-fuss-container-standard">20-Fuß-Container</a> mit 2.230 kg sind etwa 6 bis 8 m üblich, je nach Kran auch mehr oder weniger. Gemessen wird von der Kransäule bis zur Mitte des Containers. Ein 40-Fuß-Container wiegt 3.750 kg und lässt sich nur näher am Fahrzeug absetzen. Auch das Heben über eine Mauer oder Hecke kostet Reichweite.</p>
				<h3>Untergrund</h3>
				<p>Jede Stütze bringt mehrere Tonnen auf eine kleine Platte. Beton, Asphalt oder verdichteter Schotter tragen das. Rasen, frisch verfüllte Gräben und nur für Pkw ausgelegtes Pflaster oft nicht. Halten Sie Abstand zu Schächten, Zisternen, Kellerdecken und Böschungskanten.</p>
				<h2>Die Zufahrt</h2>
				<ul>
					<li><strong>Breite:</strong> Der Lkw ist bis 2,55 m breit, die Spiegel kommen hinzu. Gerade Strecken sollten 3 m frei sein, ein Tor hinter einer Kurve 3,5 m oder mehr.</li>
					<li><strong>Höhe:</strong> bis 4 m. Prüfen Sie Torbögen, Vordächer, Äste und Leitungen.</li>
					<li><strong>Länge:</strong> Sattelzug bis 16,5 m, Gliederzug bis 18,75 m.</li>
					<li><strong>Wenden:</strong> Ein Lkw muss nach EU-Vorgabe in einem Kreisring mit 12,5 m Außen- und 5,3 m Innenradius drehen können. Wo dieser Platz fehlt, fährt er rückwärts ein oder aus.</li>
					<li><strong>Gewicht:</strong> Achten Sie auf beschränkte Brücken, Durchlässe und Wirtschaftswege.</li>
				</ul>
				<h2>Zwei 20-Fuß-Container auf einem Lkw</h2>
				<p>Hintereinander messen zwei 20-Fuß-Container 12,116 m, ein 40-Fuß-Container misst 12,192 m. Deshalb passt ein Paar auf dasselbe Chassis. Bestellen Sie zwei gleiche Container in einer Position, berechnen wir den Doppeltarif, also eine volle Ladung; das ist weniger als zwei einzelne Fahrten. Drei Stück kosten eine volle Ladung und eine Einzelfahrt. Ein 40- oder 45-Fuß-Container belegt den Lkw allein.</p>
				<h2>So entsteht der Transportpreis</h2>
				<p>Entscheidend sind die ersten beiden Ziffern der Postleitzahl in Deutschland, Belgien oder den Niederlanden. Ein Beispiel zum Zeitpunkt der Veröffentlichung: Ins Postleitzahlgebiet 50 (Köln) kostet ein einzelner 20-Fuß-Container 706 €, die volle Ladung 882 €. Mit Kran sind es 797,78 € und 996,66 €, jeweils zzgl. MwSt. Verbindlich ist der Betrag auf der Produktseite.</p>
				<h2>Selbstabholung in Antwerpen</h2>
				<p>In unserem Depot verladen wir kostenlos. Um ein geeignetes Fahrzeug und die Ladungssicherung kümmern Sie sich. Ein 20-Fuß-Container gehört auf einen Lkw mit Containerverriegelung. Ein 6-Fuß-Lagercontainer wiegt 480 kg und passt auf einen stabilen Anhänger.</p>
				<h2>Checkliste für den Liefertag</h2>
				<ol>
					<li>Zufahrt ausgemessen: Breite, Höhe, Kurven, zulässiges Gewicht.</li>
					<li>Vier ebene, gleich hohe Auflagen für die Eckbeschläge liegen bereit. Sitzt eine Ecke tiefer, verzieht sich der Rahmen und die Türen klemmen.</li>
					<li>Richtung der Türen festgelegt und uns mitgeteilt.</li>
					<li>Leitungen, Bäume, Schächte und Rohre gemeldet, am besten mit Fotos.</li>
					<li>Fläche geräumt, Tor offen, Fahrzeuge umgeparkt.</li>
					<li>Steht der Lkw auf öffentlichem Grund, liegt die Erlaubnis der Gemeinde vor.</li>
					<li>Bei eigener Entladung: Hebezeug und Bediener zur vereinbarten Zeit vor Ort.</li>
					<li>Eine entscheidungsbefugte Person ist da und telefonisch erreichbar.</li>
				</ol>
				<p>In der <a href="/de/container">Containerübersicht</a> sehen Sie bei jedem Modell, welche Lieferung möglich ist. Bei enger Zufahrt senden Sie uns über die <a href="/de/contact">Kontaktseite</a> Postleitzahl, Fotos und Maße, bevor Sie bestellen.</p>
			`,
		},
		fr: {
			title: "Livraison d’un conteneur : camion, camion-grue ou enlèvement",
			slug: "livraison-conteneur-camion-grue",
			meta_description:
				"Comment un conteneur maritime arrive chez vous : camion, camion-grue ou enlèvement. Largeur, hauteur, sol, portée de grue et liste de contrôle.",
			image_alt:
				"Camion-grue sur ses stabilisateurs, déposant un conteneur bleu de 20 pieds suspendu à quatre chaînes",
			content: `
				<p>Un conteneur de 20 pieds vide pèse 2 230 kg et mesure 6,058 m sur 2,438 m. Le transport ne s’arrête donc pas à votre porte : il faut encore le poser. Vous avez le choix entre le camion simple, le camion-grue et l’enlèvement à Anvers. Voici ce que chaque formule demande comme place, comme sol et comme préparation.</p>
				<h2>Le camion simple : vous déchargez</h2>
				<p>Le conteneur arrive sur un châssis porte-conteneur ou un plateau, verrouillé par ses coins. Le chauffeur conduit, le déchargement vous revient. C’est le trajet le moins cher, à réserver aux sites équipés.</p>
				<ul>
					<li><strong>Chariot élévateur :</strong> la plupart des 20 pieds ont des passages de fourches. Vérifiez la capacité à environ 1,2 m de centre de charge, soit la moitié de la largeur du conteneur ; la valeur nominale, donnée à 500 ou 600 mm, ne suffit pas. Prévoyez des fourches de plus de 2 m.</li>
					<li><strong>Grue mobile :</strong> une élingue à quatre brins avec crochets pour coins de conteneur, et une personne formée à l’élingage.</li>
					<li><strong>40 pieds :</strong> il n’a en général pas de passages de fourches. Une grue ou un reachstacker s’impose.</li>
				</ul>
				<p>Les flat racks et les conteneurs-citernes voyagent toujours sans grue au départ de notre dépôt.</p>
				<h2>Le camion-grue : posé à côté du véhicule</h2>
				<p>Le camion porte sa propre grue. Le chauffeur sort les stabilisateurs, soulève le conteneur et le dépose le long du véhicule. Vous n’avez aucun engin à prévoir. Le supplément est de 13 % sur le prix du transport.</p>
				<h3>La place et la hauteur libre</h3>
				<p>Réservez une bande d’environ 7 m de large, sur toute la longueur du camion, pour le véhicule, ses stabilisateurs et le conteneur. Au-dessus, comptez environ 8 m sans obstacle : pendant la manœuvre, le conteneur passe au-dessus du plateau. Une ligne électrique impose une distance de sécurité qui dépend de sa tension. Signalez-la et interrogez le gestionnaire du réseau avant de fixer la date. Aucun chauffeur ne lève sous une ligne.</p>
				<h3>Jusqu’où porte la grue ?</h3>
				<p>La limite d’une grue de chargement est un poids multiplié par une distance. Plus le bras s’allonge, moins il lève. Pour un 20 pieds vide, 6 à 8 m sont une valeur courante, mais tout dépend de la grue. Cette portée se mesure de la colonne de la grue au milieu du conteneur. Un 40 pieds, avec ses 3 750 kg, se pose plus près. Passer au-dessus d’un mur ou d’une haie réduit encore la portée.</p>
				<h3>Le sol</h3>
				<p>Chaque stabilisateur transmet plusieurs tonnes à une plaque de petite taille. Le béton, l’asphalte et l’empierrement compacté y résistent. Une pelouse détrempée, une tranchée fraîchement rebouchée ou des pavés posés pour des voitures risquent de céder. Écartez les appuis des plaques d’égout, des citernes enterrées, des caves et des bords de talus.</p>
				<h2>L’accès jusqu’à l’emplacement</h2>
				<ul>
					<li><strong>Largeur :</strong> jusqu’à 2,55 m pour le camion, sans les rétroviseurs. Comptez 3 m de passage en ligne droite et 3,5 m ou plus pour un portail après un virage.</li>
					<li><strong>Hauteur :</strong> jusqu’à 4 m en charge. Contrôlez porches, corniches, branches et câbles.</li>
					<li><strong>Longueur :</strong> un semi-remorque atteint 16,5 m, un camion avec remorque 18,75 m.</li>
					<li><strong>Braquage :</strong> la règle européenne veut qu’un camion tourne dans une couronne de 12,5 m de rayon extérieur et de 5,3 m de rayon intérieur. Faute de place, il doit pouvoir entrer ou sortir en marche arrière.</li>
					<li><strong>Tonnage :</strong> repérez les ponts et chemins à poids limité sur le dernier kilomètre.</li>
				</ul>
				<h2>Deux 20 pieds sur un camion</h2>
				<p>Bout à bout, deux 20 pieds font 12,116 m ; un 40 pieds en fait 12,192 m. Un même châssis reçoit donc une paire de 20 pieds ou un seul 40 pieds. Pour deux conteneurs identiques commandés sur une même ligne, nous appliquons le tarif double, celui du camion complet : il reste inférieur à deux trajets séparés. Pour trois, vous payez un camion complet et un trajet simple. Un 40 ou un 45 pieds occupe le camion à lui seul.</p>
				<h2>Le calcul du prix</h2>
				<p>Le tarif suit les deux premiers chiffres du code postal, en Belgique, aux Pays-Bas et en Allemagne. Exemple au moment de la publication : vers Bruxelles (10), un 20 pieds revient à 310 € et le camion complet à 443 € hors TVA ; avec grue, 350,30 € et 500,59 €. Le montant affiché sur la fiche du <a href="/fr/container/conteneur-20-pieds-standard">conteneur 20 pieds</a> fait foi. Pour la France, nous calculons le transport sur demande.</p>
				<h2>L’enlèvement à Anvers</h2>
				<p>Le chargement à notre dépôt est gratuit et vous ne payez pas de transport. Le véhicule adapté et l’arrimage sont à votre charge. Un 20 pieds demande un camion à verrous tournants. Un 6 pieds, qui pèse 480 kg, tient sur une remorque solide.</p>
				<h2>Liste de contrôle avant le jour J</h2>
				<ol>
					<li>Le trajet est mesuré : largeur, hauteur, virages, tonnage.</li>
					<li>Quatre appuis de même hauteur sont en place sous les futurs coins. Si l’un d’eux est plus bas, le cadre se vrille et les portes coincent.</li>
					<li>Le sens des portes est décidé et communiqué : retourner un conteneur sur place est souvent impossible.</li>
					<li>Les câbles, arbres, regards et conduites sont signalés, photos à l’appui.</li>
					<li>L’emplacement est dégagé, les voitures déplacées, le portail ouvert.</li>
					<li>Si le camion s’arrête sur la voie publique, la commune a donné son autorisation.</li>
					<li>Une personne capable de décider est sur place et joignable par téléphone.</li>
				</ol>
				<p>La <a href="/fr/container">liste des conteneurs</a> indique pour chaque modèle les livraisons possibles. Un accès vous paraît serré ? Envoyez-nous photos et mesures par la <a href="/fr/contact">page de contact</a> avant de commander.</p>
			`,
		},
	},
};
