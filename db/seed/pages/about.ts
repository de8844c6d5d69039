import { scenes } from "../../../app/media/pictures.ts";
import type { SeedLandingPage } from "../seed-content.ts";

export const aboutPage: SeedLandingPage = {
	slug: "about",
	visibility: "footer",
	menu_section: "company",
	menu_order: 0,
	related_products: ["20ft-dv", "40ft-hc", "10ft"],
	related_posts: ["conditions-explained"],
	translations: {
		nl: {
			title: "Over ons",
			meta_title: "Over ons: containerhandel in de haven van Antwerpen",
			meta_description:
				"Zeecontainers uit de haven van Antwerpen: elk gebruikt stuk nagekeken, prijzen op de pagina, antwoord binnen 24 uur, levering in BE, NL en DE.",
			meta_keywords: [
				"zeecontainers Antwerpen",
				"containerhandel",
				"gebruikte containers",
				"container kopen",
			],
			og_image_url: scenes.yard,
			content_html: `
				<h2>Containers kopen waar ze aan land komen</h2>
				<p>We handelen in zeecontainers in de haven van Antwerpen. Hier worden containers na hun reis gelost, nagekeken en opnieuw ingezet, en dus is de keuze hier groot: van een opslagcontainer van 6 voet tot een palletwide van 45 voet, gesloten, open, gekoeld of als tank. We verkopen ze nieuw en gebruikt, verhuren ze per dag, leasen ze voor langere tijd en bouwen ze om tot magazijn, werkplaats of kantoor.</p>
				<p>Onze klanten zijn aannemers, landbouwers, winkels, transporteurs, scholen en particulieren. De ene zoekt één container voor achter de loods, de andere tien stuks voor een verscheping. Ze krijgen dezelfde containers en dezelfde prijzen te zien.</p>
				<h2>Elke gebruikte container gaat eerst door onze handen</h2>
				<p>Een gebruikte container heeft jaren op zee en op kades gestaan. Voor hij in de winkel komt, lopen we hem van binnen en van buiten na:</p>
				<ul>
					<li><strong>Lichttest:</strong> iemand staat binnen, de deuren gaan dicht. Waar daglicht doorkomt, komt later water binnen.</li>
					<li><strong>Dak en hoekstukken:</strong> scheuren, deuken waarin water blijft staan, oude lasnaden.</li>
					<li><strong>Deuren:</strong> rubbers, scharnieren en sluitstangen. Een deur die klemt, gaat eerst naar de werkplaats.</li>
					<li><strong>Vloer:</strong> zachte plekken, losse planken, uitstekende schroeven en de geur van vorige lading.</li>
					<li><strong>Onderkant:</strong> dwarsbalken en lepelgaten, want daar begint roest die u van boven niet ziet.</li>
				</ul>
				<p>Wat we vinden, bepaalt de staat waarin we hem verkopen: A-kwaliteit of Cargo Worthy. Bij elke container leest u wat u in die staat mag verwachten, ook de deuken en de roest.</p>
				<h2>De prijs staat op de pagina</h2>
				<p>U hoeft niet te bellen om te weten wat een container kost. Per staat ziet u een bedrag excl. btw. Vult u uw postcode in, dan rekent de pagina het transport erbij, en in de winkelwagen staat de btw van 21% op een eigen regel. Alleen waar elk stuk of elke klus anders is, maken we een offerte: een eigen RAL-kleur, een tank, een nieuwe koelcontainer, leasing of een <a href="/nl/modifications">ombouw</a>.</p>
				<h2>Antwoord binnen 24 uur, betalen per overschrijving</h2>
				<p>Op een bericht of offerteaanvraag antwoorden we binnen 24 uur. Na een bestelling krijgt u binnen diezelfde termijn onze bevestiging en de factuur; zodra uw betaling binnen is, spreken we de leverdag met u af. U betaalt per overschrijving; kaartgegevens vragen we niet en er wordt niets automatisch afgeschreven.</p>
				<h2>Levering in België, Nederland en Duitsland</h2>
				<p>We leveren met een vrachtwagen of met een kraanwagen die de container naast zich neerzet. U kunt hem ook zelf in Antwerpen afhalen, dan betaalt u geen transport. Hoe dat in zijn werk gaat, staat bij <a href="/nl/pages/delivery">levering</a>; de meeste andere vragen vindt u bij de <a href="/nl/faq">veelgestelde vragen</a>. Staat uw vraag er niet bij, <a href="/nl/contact">schrijf of bel ons</a>.</p>
			`,
			structured_data: null,
		},
		en: {
			title: "About us",
			meta_title: "About us: container traders in the port of Antwerp",
			meta_description:
				"Sea containers from the port of Antwerp: every used box inspected, prices on the page, answers within 24 hours, delivery to BE, NL and DE.",
			meta_keywords: ["sea containers Antwerp", "container trader", "used containers", "buy a container"],
			og_image_url: scenes.yard,
			content_html: `
				<h2>We trade where the boxes come ashore</h2>
				<p>We buy and sell sea containers in the port of Antwerp. Containers are emptied here after their voyage, looked over and sent out again, so there is plenty to choose from: a 6ft storage box or a 45ft pallet-wide, closed, open, refrigerated or a tank. We sell them new and used, rent them by the day, lease them for longer terms and convert them into stores, workshops and offices.</p>
				<p>Builders, farmers, shopkeepers, hauliers, schools and households buy from us. Some want a single box behind the barn, others ten for a shipment. All of them see the same containers at the same prices.</p>
				<h2>No used container is sold unseen</h2>
				<p>A used box has spent years on ships and quays. Before it is listed we go over it, inside and out:</p>
				<ul>
					<li><strong>Light test:</strong> one of us stands inside with the doors shut. Wherever daylight gets in, rain will follow.</li>
					<li><strong>Roof and corner castings:</strong> cracks, dents that hold water, earlier welds.</li>
					<li><strong>Doors:</strong> seals, hinges and locking bars. A door that binds goes to the workshop first.</li>
					<li><strong>Floor:</strong> soft spots, loose boards, screws that stand proud, the smell of earlier cargo.</li>
					<li><strong>Underside:</strong> cross-members and fork pockets, where rust starts out of sight.</li>
				</ul>
				<p>What we find decides the grade it is sold under: A-grade or Cargo Worthy. Each container’s page tells you what to expect of that grade, dents and rust included.</p>
				<h2>The price is on the page</h2>
				<p>You do not have to ring us to find out what a container costs. Every grade carries a price excluding VAT. Enter your postcode and the page adds transport; the cart then shows VAT at 21% on a line of its own. We quote only where each unit or each job differs: a RAL colour of your choice, a tank, a new reefer, a lease or a <a href="/en/modifications">conversion</a>.</p>
				<h2>An answer within 24 hours, payment by bank transfer</h2>
				<p>Messages and quote requests are answered within 24 hours. After an order, the same 24 hours bring you our confirmation and the invoice; once your payment has arrived, we agree the delivery day with you. You pay by bank transfer; we ask for no card details and nothing is debited automatically.</p>
				<h2>Delivery to Belgium, the Netherlands and Germany</h2>
				<p>Your container comes on a truck, or on a crane truck that sets it down alongside. You may also collect it in Antwerp and pay no transport at all. The page on <a href="/en/pages/delivery">delivery</a> explains the details, and the <a href="/en/faq">frequently asked questions</a> cover most of the rest. If yours is missing, <a href="/en/contact">write to us or call</a>.</p>
			`,
			structured_data: null,
		},
		de: {
			title: "Über uns",
			meta_title: "Über uns: Containerhandel im Hafen von Antwerpen",
			meta_description:
				"Seecontainer aus dem Hafen von Antwerpen: jeder gebrauchte geprüft, Preise auf der Seite, Antwort in 24 Stunden, Lieferung nach BE, NL und DE.",
			meta_keywords: [
				"Seecontainer Antwerpen",
				"Containerhandel",
				"gebrauchte Container",
				"Container kaufen",
			],
			og_image_url: scenes.yard,
			content_html: `
				<h2>Containerhandel direkt am Hafen</h2>
				<p>Wir handeln mit Seecontainern im Hafen von Antwerpen. Hier werden Container nach der Überfahrt entladen, geprüft und neu eingesetzt, deshalb ist die Auswahl groß: vom Lagercontainer mit 6 Fuß bis zum Palletwide mit 45 Fuß, geschlossen, offen, gekühlt oder als Tank. Wir verkaufen neu und gebraucht, vermieten tageweise, verleasen über längere Laufzeiten und bauen zu Lager, Werkstatt oder Büro um.</p>
				<p>Zu uns kommen Bauunternehmen, Landwirte, Händler, Speditionen, Schulen und Privatleute. Der eine braucht einen Container hinter der Halle, der andere zehn für eine Verschiffung. Container und Preise sind für alle dieselben.</p>
				<h2>Kein gebrauchter Container ohne Prüfung</h2>
				<p>Ein gebrauchter Container hat Jahre auf Schiffen und Kais verbracht. Bevor er in den Shop kommt, prüfen wir ihn innen und außen:</p>
				<ul>
					<li><strong>Lichtprobe:</strong> Einer steht drinnen, die Türen gehen zu. Wo Tageslicht hereinkommt, kommt auch Regen herein.</li>
					<li><strong>Dach und Eckbeschläge:</strong> Risse, Beulen mit stehendem Wasser, frühere Schweißstellen.</li>
					<li><strong>Türen:</strong> Dichtungen, Scharniere, Verschlussstangen. Klemmt eine Tür, geht der Container zuerst in die Werkstatt.</li>
					<li><strong>Boden:</strong> weiche Stellen, lose Platten, vorstehende Schrauben und Geruch früherer Ladung.</li>
					<li><strong>Unterseite:</strong> Querträger und Staplertaschen, denn dort beginnt Rost, den man von oben nicht sieht.</li>
				</ul>
				<p>Der Befund entscheidet, in welchem Zustand wir ihn anbieten: A-Qualität oder Cargo Worthy. Auf der Seite jedes Containers lesen Sie, was dieser Zustand bedeutet, Beulen und Rost eingeschlossen.</p>
				<h2>Der Preis steht auf der Seite</h2>
				<p>Was ein Container kostet, erfahren Sie ohne Anruf. Zu jedem Zustand steht ein Preis zzgl. MwSt. Geben Sie Ihre Postleitzahl ein, kommt der Transport hinzu, und der Warenkorb weist 21 % MwSt. als eigene Zeile aus. Ein Angebot erstellen wir nur dort, wo jedes Stück oder jede Arbeit anders ist: RAL-Wunschfarbe, Tank, neuer Kühlcontainer, Leasing oder <a href="/de/modifications">Umbau</a>.</p>
				<h2>Antwort in 24 Stunden, Zahlung per Überweisung</h2>
				<p>Nachrichten und Anfragen beantworten wir innerhalb von 24 Stunden. Nach einer Bestellung erhalten Sie in derselben Frist die Bestätigung und die Rechnung; sobald Ihre Zahlung eingegangen ist, vereinbaren wir mit Ihnen den Liefertag. Sie zahlen per Überweisung; Kartendaten fragen wir nicht ab, und abgebucht wird nichts.</p>
				<h2>Lieferung nach Belgien, in die Niederlande und nach Deutschland</h2>
				<p>Der Container kommt per Lkw oder per Lkw mit Kran, der ihn neben sich absetzt. Holen Sie ihn selbst in Antwerpen ab, entfällt der Transport. Wie das abläuft, steht unter <a href="/de/pages/delivery">Lieferung</a>; die meisten übrigen Fragen klären die <a href="/de/faq">häufigen Fragen</a>. Ist Ihre nicht dabei, <a href="/de/contact">schreiben Sie uns oder rufen Sie an</a>.</p>
			`,
			structured_data: null,
		},
		fr: {
			title: "À propos de nous",
			meta_title: "Négoce de conteneurs au port d’Anvers",
			meta_description:
				"Conteneurs maritimes au port d’Anvers : chaque occasion contrôlée, prix affichés, réponse dans les 24 heures, livraison en BE, NL et DE.",
			meta_keywords: [
				"conteneurs maritimes Anvers",
				"négoce de conteneurs",
				"conteneurs d’occasion",
				"acheter un conteneur",
			],
			og_image_url: scenes.yard,
			content_html: `
				<h2>Acheter là où les conteneurs débarquent</h2>
				<p>Nous faisons le négoce de conteneurs maritimes au port d’Anvers. Après leur voyage, ils y sont vidés, examinés et remis en service ; le choix y est donc large, du conteneur de stockage de 6 pieds au pallet wide de 45 pieds, fermé, ouvert, frigorifique ou citerne. Nous les vendons neufs et d’occasion, nous les louons à la journée, nous les proposons en leasing et nous les transformons en dépôt, en atelier ou en bureau.</p>
				<p>Nos clients sont des entreprises du bâtiment, des agriculteurs, des commerçants, des transporteurs, des écoles et des particuliers. L’un cherche un seul conteneur pour l’arrière du hangar, l’autre dix unités pour une expédition. Tous voient les mêmes conteneurs, aux mêmes prix.</p>
				<h2>Chaque conteneur d’occasion est contrôlé</h2>
				<p>Un conteneur d’occasion a passé des années en mer et sur les quais. Avant sa mise en vente, nous l’examinons dedans et dehors :</p>
				<ul>
					<li><strong>Test à la lumière :</strong> l’un de nous reste à l’intérieur, portes fermées. Là où passe le jour, la pluie passera.</li>
					<li><strong>Toit et coins ISO :</strong> fissures, creux où l’eau stagne, anciennes soudures.</li>
					<li><strong>Portes :</strong> joints, charnières et barres de fermeture. Une porte qui coince passe d’abord par l’atelier.</li>
					<li><strong>Plancher :</strong> zones molles, panneaux décollés, vis saillantes, odeur d’anciennes marchandises.</li>
					<li><strong>Dessous :</strong> traverses et passages de fourches, où la rouille commence à l’abri des regards.</li>
				</ul>
				<p>Ce constat décide de l’état sous lequel nous le vendons : qualité A ou Cargo Worthy. La fiche de chaque conteneur dit à quoi vous attendre, bosses et rouille comprises.</p>
				<h2>Le prix figure sur la page</h2>
				<p>Pas besoin d’appeler pour savoir ce que coûte un conteneur. Chaque état a son prix hors TVA. Avec votre code postal, la page ajoute le transport, et le panier reprend la TVA de 21 % sur une ligne à part. Nous n’établissons un devis que là où chaque pièce ou chaque travail diffère : une couleur RAL au choix, une citerne, un frigorifique neuf, un leasing ou une <a href="/fr/modifications">transformation</a>.</p>
				<h2>Réponse dans les 24 heures, paiement par virement</h2>
				<p>Nous répondons aux messages et aux demandes de devis dans les 24 heures. Après une commande, vous recevez dans ce même délai notre confirmation et la facture ; dès que votre paiement nous est parvenu, nous convenons avec vous du jour de livraison. Vous payez par virement ; aucune carte n’est demandée et rien n’est débité automatiquement.</p>
				<h2>Livraison en Belgique, aux Pays-Bas et en Allemagne</h2>
				<p>Le conteneur arrive par camion, ou par camion-grue qui le dépose à côté de lui. Vous pouvez aussi l’enlever à Anvers, sans frais de transport. La page <a href="/fr/pages/delivery">livraison</a> détaille le déroulement et les <a href="/fr/faq">questions fréquentes</a> traitent presque tout le reste. Il manque la vôtre ? <a href="/fr/contact">Écrivez-nous ou appelez-nous</a>.</p>
			`,
			structured_data: null,
		},
	},
};
