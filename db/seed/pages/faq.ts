import { scenes } from "../../../app/media/pictures.ts";
import type { Localized, SeedLandingPage } from "../seed-content.ts";
import { type FaqGroup, faqContent } from "./faq-content.ts";

export const faqGroups: Localized<FaqGroup[]> = {
	nl: [
		{
			title: "Maat, staat en kleur",
			questions: [
				{
					question: "Welke maat container heb ik nodig?",
					answerHtml: `<p>Reken vanuit wat erin moet. Een 20ft heeft 33,1 m³ en plaats voor 11 europallets, een 40ft 67,7 m³ en 24 pallets, een 40ft High Cube 76,4 m³. Voor gereedschap of tuingerief volstaat vaak een 8ft van 9,9 m³ of een 10ft van 15,9 m³. Twijfelt u tussen 20 en 40 voet, meet dan eerst de toegang: een 40ft vraagt een oplegger en ruim 12 m vlakke grond. Alle maten staan in de <a href="/nl/pages/container-sizes">maattabel</a>.</p>`,
				},
				{
					question: "Wat is het verschil tussen nieuw, A-kwaliteit en Cargo Worthy?",
					answerHtml: `<ul>
<li><strong>Nieuw:</strong> na de fabriek één zeereis gemaakt. Verse lak, soepele deuren, hoogstens een transportkras.</li>
<li><strong>Gebruikt, A-kwaliteit:</strong> jaren gevaren, maar recht en dicht. Ondiepe deuken, oppervlakteroest en soms nog oude belettering.</li>
<li><strong>Gebruikt, Cargo Worthy:</strong> duidelijke deuken, roest en gelaste reparaties, constructief in orde voor zeevracht. De laagste prijs.</li>
</ul>
<p>Wind- en waterdicht zijn ze alle drie wanneer ze bij ons vertrekken.</p>`,
				},
				{
					question: "Kan ik de kleur kiezen?",
					answerHtml: `<p>Bij een kleur uit voorraad krijgt u wat er op dat moment staat, tegen de prijs op de pagina. Wilt u een bepaalde kleur, kies dan op de containerpagina voor een RAL-kleur naar wens en geef het nummer op, bijvoorbeeld RAL 7016. Het spuitwerk hangt af van maat en staat, dus daarvoor maken we een offerte. Huurcontainers leveren we altijd in een voorraadkleur.</p>`,
				},
			],
		},
		{
			title: "Prijs en betaling",
			questions: [
				{
					question: "Zijn de prijzen met of zonder btw?",
					answerHtml: `<p>Bij de containers staan prijzen excl. btw. In de winkelwagen komt 21% btw op een eigen regel bij, over container en transport samen, en ziet u het totaal incl. btw voor u bestelt. Is uw bedrijf in een ander EU-land gevestigd, vul dan in de winkelwagen het btw-nummer in: als VIES het bevestigt en we in een andere lidstaat leveren, rekenen we geen btw aan.</p>`,
				},
				{
					question: "Hoe betaal ik en wanneer komt de factuur?",
					answerHtml: `<p>U betaalt per overschrijving. Na uw bestelling ontvangt u meteen een mail met het bestelnummer en binnen 24 uur de factuur met de betaalgegevens. We vragen geen kaartgegevens en er wordt niets automatisch afgeschreven.</p>`,
				},
				{
					question: "Mag ik als particulier kopen?",
					answerHtml: `<p>Ja, tegen dezelfde prijzen als een bedrijf. Kijk in de winkelwagen naar het totaal incl. btw, want dat is wat u betaalt. Een bedrijfsnaam of btw-nummer hoeft u niet in te vullen. Een account hebt u evenmin nodig.</p>`,
				},
			],
		},
		{
			title: "Levering en afhalen",
			questions: [
				{
					question: "Wat kost het transport?",
					answerHtml: `<p>Dat hangt af van de eerste twee cijfers van uw postcode in België, Nederland of Duitsland. Vul de postcode in op de containerpagina en het bedrag verschijnt.</p>
<ul>
<li>Eén container tot en met 20ft rijdt tegen het enkele tarief.</li>
<li>Twee dezelfde containers tot en met 20ft delen een vrachtwagen tegen het dubbele tarief, dat lager ligt dan tweemaal het enkele.</li>
<li>Een 40ft of 45ft vult de vrachtwagen: het dubbele tarief per stuk.</li>
<li>Levering met kraan kost 13% meer.</li>
</ul>`,
				},
				{
					question: "Heb ik een vrachtwagen met kraan nodig?",
					answerHtml: `<p>Hebt u geen kraan of zware heftruck ter plaatse, dan wel. De chauffeur stempelt de wagen af en zet de container ernaast op de grond. Boven de wagen en de losplaats mogen geen kabels, takken of luifels hangen. Zonder kraan staat de container op de oplegger en lost u hem zelf: een lege 20ft weegt 2.230 kg, een lege 40ft 3.750 kg. Flat racks en tankcontainers leveren we zonder kraan.</p>`,
				},
				{
					question: "Wanneer wordt mijn container geleverd?",
					answerHtml: `<p>Binnen 24 uur na uw bestelling ontvangt u de factuur; zodra uw betaling binnen is, spreken we de leverdag met u af. Die hangt af van de voorraad, de afstand en de beschikbare wagens, daarom noemen we vooraf geen vast aantal dagen. Hebt u de container op een bepaalde dag nodig, vul die dag dan in bij uw bestelling.</p>`,
				},
				{
					question: "Kan ik de container zelf afhalen?",
					answerHtml: `<p>Ja, in Antwerpen, en dan betaalt u geen transport. Laden op ons depot is gratis. Spreek een moment af en kom met een voertuig dat bij de maat past: voor een 20ft of 40ft een containerchassis of oplegger met twistlocks, voor een 6ft (480 kg) of 8ft (950 kg) een aanhangwagen met voldoende laadvermogen. De bestuurder zet de lading vast en vervoert die volgens de regels.</p>`,
				},
			],
		},
		{
			title: "Ondergrond en vergunning",
			questions: [
				{
					question: "Welke ondergrond is nodig?",
					answerHtml: `<p>Een container rust op zijn vier hoeken. Betonplaten, zware tegels of bielzen op gelijke hoogte volstaan, op grond die niet wegzakt; een doorlopende betonvloer is niet nodig. Bij een 40ft is een extra steun halverwege elke lange zijde nuttig als u zwaar laadt. Leg hem waterpas: staat het frame scheef, dan klemmen de deuren. Een paar centimeter lucht onder de bodem houdt hem droog.</p>`,
				},
				{
					question: "Heb ik een vergunning nodig?",
					answerHtml: `<p>Dat beslist uw gemeente. In Vlaanderen en Nederland kan voor een container die blijft staan een omgevingsvergunning nodig zijn, ook op eigen grond en ook zonder fundering. Voor een korte periode op een bouwplaats gelden vaak soepelere regels. Staat hij, al is het maar één dag, op de openbare weg, vraag daar dan tijdig toestemming voor aan. Regel dit voor de levering.</p>`,
				},
			],
		},
		{
			title: "Huren, leasen en ombouwen",
			questions: [
				{
					question: "Hoe werkt huren?",
					answerHtml: `<p>De huur staat per dag vermeld, excl. btw. De eerste 30 dagen zijn de minimale huurperiode en die betaalt u bij de bestelling; daarna loopt de huur per dag door tot u de container afmeldt. U geeft hem leeg en bezemschoon terug. Vraag vooraf naar de prijs van het transport terug. Kijk bij <a href="/nl/rent">huren</a> welke containers beschikbaar zijn.</p>`,
				},
				{
					question: "Wanneer is leasen zinvoller dan huren?",
					answerHtml: `<p>Zodra u weet dat u de container langer dan drie maanden nodig hebt. Leasen kan van 3 tot 12 maanden, van 1 tot 3 jaar of langer, tegen een vast bedrag per maand. Geef type, aantal en looptijd door, dan ontvangt u een voorstel. Meer daarover bij <a href="/nl/leasing">leasing</a>.</p>`,
				},
				{
					question: "Kunt u een container ombouwen?",
					answerHtml: `<p>Ja: een zijdeur, ramen, een roldeur, isolatie, stopcontacten, verlichting, rekken of een ingericht kantoor. Stuur een schets met maten en vertel waarvoor u hem gebruikt. Een High Cube is meestal het beste uitgangspunt, want isolatie en plafond kosten hoogte. U krijgt een prijs op maat; zie <a href="/nl/modifications">ombouwen</a>.</p>`,
				},
			],
		},
		{
			title: "Export en andere landen",
			questions: [
				{
					question: "Kan ik met uw container goederen verschepen?",
					answerHtml: `<p>Dat kan met een container van 10ft of groter met een geldige CSC-plaat. Nieuwe containers hebben die. Bij gebruikte stukken zegt u ons vooraf dat u wilt verschepen, dan kijken we de datum na. De 6ft en 8ft zijn opslagcontainers zonder CSC-plaat en gaan niet als container mee op een schip. Wat er op de plaat staat, leest u bij <a href="/nl/pages/csc-and-certificates">CSC en containernummer</a>.</p>`,
				},
				{
					question: "Levert u ook buiten België, Nederland en Duitsland?",
					answerHtml: `<p>Bestellen met een berekende transportprijs kan voor deze drie landen. Voor Frankrijk en verder vraagt u een offerte aan met postcode, maat en aantal. Of u laat de container door uw eigen vervoerder in Antwerpen afhalen.</p>`,
				},
			],
		},
	],
	en: [
		{
			title: "Size, condition and colour",
			questions: [
				{
					question: "What size of container do I need?",
					answerHtml: `<p>Work back from what has to go in. A 20ft offers 33.1 m³ and room for 11 euro pallets, a 40ft 67.7 m³ and 24 pallets, a 40ft High Cube 76.4 m³. For tools or garden equipment an 8ft with 9.9 m³ or a 10ft with 15.9 m³ is often enough. If you hesitate between 20 and 40ft, measure the access first: a 40ft needs an articulated truck and over 12 m of level ground. Every size is in the <a href="/en/pages/container-sizes">size table</a>.</p>`,
				},
				{
					question: "What is the difference between new, A-grade and Cargo Worthy?",
					answerHtml: `<ul>
<li><strong>New:</strong> one voyage since the factory. Fresh paint, easy doors, a transport scuff at most.</li>
<li><strong>Used A-grade:</strong> years at sea, yet straight and tight. Shallow dents, surface rust and sometimes old lettering.</li>
<li><strong>Used Cargo Worthy:</strong> obvious dents, rust and welded repairs, structurally sound for sea freight. The lowest price.</li>
</ul>
<p>All three are wind and watertight when they leave us.</p>`,
				},
				{
					question: "Can I choose the colour?",
					answerHtml: `<p>With a stock colour you get what is standing in the yard, at the price on the page. If the colour matters, choose a custom RAL colour on the container’s page and enter its number, RAL 7016 for instance. Paintwork depends on size and condition, so we send you a quote. Rental containers always come in a stock colour.</p>`,
				},
			],
		},
		{
			title: "Price and payment",
			questions: [
				{
					question: "Do the prices include VAT?",
					answerHtml: `<p>The prices beside the containers exclude VAT. In the cart, 21% VAT is added on a line of its own, on container and transport together, and you see the total including VAT before you order. If your business is established in another EU country, enter its VAT number in the cart: where VIES confirms it and we deliver to another member state, no VAT is charged.</p>`,
				},
				{
					question: "How do I pay, and when does the invoice arrive?",
					answerHtml: `<p>You pay by bank transfer. An email with your order number follows at once, and within 24 hours you receive the invoice with the payment details. We ask for no card details and debit nothing automatically.</p>`,
				},
				{
					question: "Can I buy as a private buyer?",
					answerHtml: `<p>Yes, at the same prices as a company. Look at the total including VAT in the cart, because that is what you pay. You may leave company name and VAT number empty, and you do not need an account.</p>`,
				},
			],
		},
		{
			title: "Delivery and collection",
			questions: [
				{
					question: "What does transport cost?",
					answerHtml: `<p>It depends on the first two digits of your postcode in Belgium, the Netherlands or Germany. Enter the postcode on the container’s page and the amount appears.</p>
<ul>
<li>One container of up to 20ft travels at the single rate.</li>
<li>Two of the same container, up to 20ft, share a truck at the double rate, which is less than two single ones.</li>
<li>A 40ft or 45ft fills the truck: the double rate for each.</li>
<li>Delivery with a crane costs 13% more.</li>
</ul>`,
				},
				{
					question: "Do I need a truck with a crane?",
					answerHtml: `<p>You do unless there is a crane or a heavy forklift on your site. The driver puts down the outriggers and lowers the container beside the vehicle. There must be no cables, branches or canopies above the truck or the spot. Without a crane the box arrives on the trailer and you lift it off: an empty 20ft weighs 2,230 kg, an empty 40ft 3,750 kg. Flat racks and tank containers are delivered without a crane.</p>`,
				},
				{
					question: "When will my container arrive?",
					answerHtml: `<p>Within 24 hours of your order you receive the invoice; once your payment has arrived, we agree the delivery day with you. It depends on stock, distance and free trucks, which is why we name no fixed number of days beforehand. If you need the container on a certain day, enter that day with your order.</p>`,
				},
				{
					question: "Can I collect the container myself?",
					answerHtml: `<p>Yes, in Antwerp, and you then pay no transport. Loading at our depot is free. Arrange a time and bring a vehicle to match: a container chassis or trailer with twistlocks for a 20ft or 40ft, a trailer with enough payload for a 6ft (480 kg) or 8ft (950 kg). Securing the load and carrying it within the rules is up to the driver.</p>`,
				},
			],
		},
		{
			title: "Ground and permits",
			questions: [
				{
					question: "What ground does a container need?",
					answerHtml: `<p>It stands on its four corners. Paving slabs, concrete pads or railway sleepers at one height will do, on soil that does not give way; there is no need for a full concrete slab. Under a 40ft with heavy contents, add a support halfway along each side. Set it level: if the frame twists, the doors bind. A few centimetres of air below the floor keep it dry.</p>`,
				},
				{
					question: "Do I need planning permission?",
					answerHtml: `<p>Your local authority decides. A container that stays may need a permit in Belgium, the Netherlands and Germany, on your own land and without foundations too. Rules for a short stay on a building site are often milder. If it stands on a public road, even for a day, apply for permission in good time. Settle this before delivery.</p>`,
				},
			],
		},
		{
			title: "Renting, leasing and converting",
			questions: [
				{
					question: "How does renting work?",
					answerHtml: `<p>Rent is listed per day, excluding VAT. The first 30 days are the minimum rental period and are charged with the order; after that the rental runs on by the day until you give notice. You return the container empty and swept. Ask beforehand what the return trip costs. See under <a href="/en/rent">rental</a> which containers are available.</p>`,
				},
				{
					question: "When does leasing make more sense than renting?",
					answerHtml: `<p>As soon as you know that you need the container for more than three months. Leases run for 3 to 12 months, for 1 to 3 years or longer, at a fixed monthly amount. Give us type, number and term and we send a proposal. There is more under <a href="/en/leasing">leasing</a>.</p>`,
				},
				{
					question: "Can you convert a container?",
					answerHtml: `<p>Yes: a side door, windows, a roller door, insulation, sockets, lighting, shelving or a fitted office. Send a sketch with dimensions and say what it will be used for. A High Cube is usually the better start, since insulation and a ceiling take height. We price each job; see <a href="/en/modifications">conversions</a>.</p>`,
				},
			],
		},
		{
			title: "Export and other countries",
			questions: [
				{
					question: "Can I ship goods in your containers?",
					answerHtml: `<p>You can, in a container of 10ft or more whose CSC plate is valid. New ones have it. For a used one, tell us beforehand that you mean to ship, and we check the date. The 6ft and 8ft are storage boxes without a CSC plate and cannot be shipped as containers. What the plate says is explained under <a href="/en/pages/csc-and-certificates">CSC and container number</a>.</p>`,
				},
				{
					question: "Do you deliver outside Belgium, the Netherlands and Germany?",
					answerHtml: `<p>The shop calculates transport for these three countries. For France and beyond, ask for a quote with postcode, size and number. Or have a haulier of your own collect the container in Antwerp.</p>`,
				},
			],
		},
	],
	de: [
		{
			title: "Größe, Zustand und Farbe",
			questions: [
				{
					question: "Welche Containergröße brauche ich?",
					answerHtml: `<p>Gehen Sie von der Ladung aus. Ein 20-Fuß-Container bietet 33,1 m³ und 11 Europalettenplätze, ein 40-Fuß-Container 67,7 m³ und 24, ein 40-Fuß-High-Cube 76,4 m³. Für Werkzeug oder Gartengerät reicht oft ein 8-Fuß-Container mit 9,9 m³ oder einer mit 10 Fuß und 15,9 m³. Schwanken Sie zwischen 20 und 40 Fuß, messen Sie zuerst die Zufahrt: Ein 40-Fuß-Container kommt auf dem Sattelzug und braucht über 12 m ebene Fläche. Alle Maße stehen in der <a href="/de/pages/container-sizes">Größentabelle</a>.</p>`,
				},
				{
					question: "Was unterscheidet neu, A-Qualität und Cargo Worthy?",
					answerHtml: `<ul>
<li><strong>Neu:</strong> eine einzige Seereise nach der Fertigung. Frischer Lack, leichtgängige Türen, höchstens ein Transportkratzer.</li>
<li><strong>Gebraucht, A-Qualität:</strong> Jahre auf See, aber gerade und dicht. Flache Beulen, Flugrost und mitunter alte Beschriftung.</li>
<li><strong>Gebraucht, Cargo Worthy:</strong> deutliche Beulen, Rost und geschweißte Reparaturen, für den Seetransport strukturell in Ordnung. Der niedrigste Preis.</li>
</ul>
<p>Wind- und wasserdicht sind bei der Auslieferung alle drei.</p>`,
				},
				{
					question: "Kann ich die Farbe wählen?",
					answerHtml: `<p>Bei Farbe ab Lager erhalten Sie, was gerade auf dem Platz steht, zum Preis auf der Seite. Soll es eine bestimmte Farbe sein, wählen Sie auf der Containerseite die RAL-Wunschfarbe und tragen die Nummer ein, etwa RAL 7016. Der Aufwand hängt von Größe und Zustand ab, deshalb erhalten Sie ein Angebot. Mietcontainer kommen immer in einer Lagerfarbe.</p>`,
				},
			],
		},
		{
			title: "Preis und Zahlung",
			questions: [
				{
					question: "Sind die Preise mit oder ohne MwSt.?",
					answerHtml: `<p>Die Preise bei den Containern verstehen sich zzgl. MwSt. Im Warenkorb kommen 21 % MwSt. auf Container und Transport als eigene Zeile hinzu, und Sie sehen den Gesamtbetrag vor der Bestellung. Sitzt Ihr Unternehmen in einem anderen EU-Land, geben Sie im Warenkorb seine USt-IdNr. an: Bestätigt VIES sie und liefern wir in einen anderen Mitgliedstaat, berechnen wir keine MwSt.</p>`,
				},
				{
					question: "Wie bezahle ich, und wann kommt die Rechnung?",
					answerHtml: `<p>Sie zahlen per Überweisung. Nach der Bestellung geht sofort eine E-Mail mit der Bestellnummer an Sie, innerhalb von 24 Stunden folgt die Rechnung mit unserer Bankverbindung. Kartendaten fragen wir nicht ab, und abgebucht wird nichts.</p>`,
				},
				{
					question: "Kann ich als Privatperson kaufen?",
					answerHtml: `<p>Ja, zu denselben Preisen wie ein Betrieb. Maßgeblich ist der Gesamtbetrag inkl. MwSt. im Warenkorb. Firma und USt-IdNr. lassen Sie einfach frei; ein Kundenkonto ist nicht nötig.</p>`,
				},
			],
		},
		{
			title: "Lieferung und Abholung",
			questions: [
				{
					question: "Was kostet der Transport?",
					answerHtml: `<p>Das richtet sich nach den ersten zwei Ziffern Ihrer Postleitzahl in Belgien, den Niederlanden oder Deutschland. Tragen Sie die Postleitzahl auf der Containerseite ein, und der Betrag erscheint.</p>
<ul>
<li>Ein Container bis 20 Fuß fährt zum einfachen Tarif.</li>
<li>Zwei gleiche Container bis 20 Fuß teilen sich einen Lkw zum doppelten Tarif; er liegt unter zwei einfachen Fahrten.</li>
<li>Ein 40- oder 45-Fuß-Container füllt den Lkw: doppelter Tarif je Stück.</li>
<li>Die Lieferung mit Kran kostet 13 % mehr.</li>
</ul>`,
				},
				{
					question: "Brauche ich einen Lkw mit Kran?",
					answerHtml: `<p>Ja, sofern vor Ort kein Kran oder schwerer Stapler bereitsteht. Der Fahrer stützt das Fahrzeug ab und setzt den Container daneben. Über Lkw und Stellplatz dürfen keine Leitungen, Äste oder Vordächer hängen. Ohne Kran steht der Container auf dem Auflieger, und Sie entladen selbst: Ein leerer 20-Fuß-Container wiegt 2.230 kg, ein leerer 40-Fuß-Container 3.750 kg. Flat Racks und Tankcontainer liefern wir ohne Kran.</p>`,
				},
				{
					question: "Wann wird mein Container geliefert?",
					answerHtml: `<p>Innerhalb von 24 Stunden nach der Bestellung erhalten Sie die Rechnung; sobald Ihre Zahlung eingegangen ist, vereinbaren wir mit Ihnen den Liefertag. Er hängt von Bestand, Entfernung und freien Fahrzeugen ab, deshalb nennen wir vorab keine feste Zahl von Tagen. Brauchen Sie den Container an einem bestimmten Tag, geben Sie diesen Tag bei der Bestellung an.</p>`,
				},
				{
					question: "Kann ich den Container selbst abholen?",
					answerHtml: `<p>Ja, in Antwerpen, und der Transportpreis entfällt. Die Verladung in unserem Depot ist kostenlos. Vereinbaren Sie einen Termin und kommen Sie mit passendem Fahrzeug: für 20 oder 40 Fuß ein Containerchassis oder Auflieger mit Twistlocks, für 6 Fuß (480 kg) oder 8 Fuß (950 kg) ein Anhänger mit ausreichender Nutzlast. Für Ladungssicherung und zulässige Maße ist der Fahrer verantwortlich.</p>`,
				},
			],
		},
		{
			title: "Untergrund und Genehmigung",
			questions: [
				{
					question: "Welchen Untergrund braucht ein Container?",
					answerHtml: `<p>Er steht auf seinen vier Ecken. Betonplatten, Gehwegplatten oder Bahnschwellen auf gleicher Höhe genügen, sofern der Boden nicht nachgibt; eine durchgehende Betonplatte ist nicht nötig. Unter einem schwer beladenen 40-Fuß-Container hilft eine zusätzliche Auflage in der Mitte jeder Längsseite. Richten Sie ihn waagerecht aus: Verzieht sich der Rahmen, klemmen die Türen. Einige Zentimeter Luft unter dem Boden halten ihn trocken.</p>`,
				},
				{
					question: "Brauche ich eine Genehmigung?",
					answerHtml: `<p>Das entscheidet die Behörde am Standort. In Deutschland regelt es die Bauordnung des Landes: Ein dauerhaft aufgestellter Container gilt meist als bauliche Anlage, auch ohne Fundament und auf eigenem Grund. Fragen Sie beim Bauamt nach. Für Baustellen gelten oft Erleichterungen. Steht er auf öffentlicher Straße, und sei es für einen Tag, beantragen Sie rechtzeitig eine Sondernutzung. Klären Sie das vor der Lieferung.</p>`,
				},
			],
		},
		{
			title: "Miete, Leasing und Umbau",
			questions: [
				{
					question: "Wie funktioniert die Miete?",
					answerHtml: `<p>Die Miete ist pro Tag angegeben, zzgl. MwSt. Die ersten 30 Tage sind die Mindestmietzeit und werden mit der Bestellung berechnet; danach läuft die Miete tageweise weiter, bis Sie den Container abmelden. Sie geben ihn leer und besenrein zurück. Fragen Sie vorab nach dem Preis für den Rücktransport. Welche Container verfügbar sind, steht unter <a href="/de/rent">Miete</a>.</p>`,
				},
				{
					question: "Wann lohnt sich Leasing statt Miete?",
					answerHtml: `<p>Sobald feststeht, dass Sie den Container länger als drei Monate brauchen. Möglich sind 3 bis 12 Monate, 1 bis 3 Jahre oder mehr, zu einem festen Betrag im Monat. Nennen Sie uns Typ, Stückzahl und Laufzeit, und Sie erhalten einen Vorschlag. Mehr dazu unter <a href="/de/leasing">Leasing</a>.</p>`,
				},
				{
					question: "Bauen Sie Container um?",
					answerHtml: `<p>Ja: Seitentür, Fenster, Rolltor, Dämmung, Steckdosen, Licht, Regale oder ein ausgebautes Büro. Schicken Sie uns eine Skizze mit Maßen und schreiben Sie dazu, wofür Sie ihn nutzen. Ein High Cube ist meist die bessere Basis, denn Dämmung und Decke kosten Höhe. Den Preis kalkulieren wir je Auftrag; siehe <a href="/de/modifications">Umbau</a>.</p>`,
				},
			],
		},
		{
			title: "Export und andere Länder",
			questions: [
				{
					question: "Kann ich mit Ihrem Container Ware verschiffen?",
					answerHtml: `<p>Ja, mit einem Container ab 10 Fuß und gültiger CSC-Plakette. Neue haben sie. Bei gebrauchten sagen Sie uns bitte vorher, dass Sie verschiffen wollen, dann prüfen wir den Termin. 6 und 8 Fuß sind Lagercontainer ohne CSC-Plakette und dürfen nicht als Container verschifft werden. Was auf der Plakette steht, lesen Sie unter <a href="/de/pages/csc-and-certificates">CSC und Containernummer</a>.</p>`,
				},
				{
					question: "Liefern Sie auch in andere Länder?",
					answerHtml: `<p>Für Belgien, die Niederlande und Deutschland berechnet der Shop den Transport. Für Frankreich und weitere Länder fordern Sie ein Angebot an, mit Postleitzahl, Größe und Stückzahl. Oder Ihre eigene Spedition holt den Container in Antwerpen ab.</p>`,
				},
			],
		},
	],
	fr: [
		{
			title: "Taille, état et couleur",
			questions: [
				{
					question: "Quelle taille de conteneur me faut-il ?",
					answerHtml: `<p>Partez de ce que vous devez y mettre. Un 20 pieds offre 33,1 m³ et 11 places de palettes Europe, un 40 pieds 67,7 m³ et 24 places, un 40 pieds High Cube 76,4 m³. Pour des outils ou du matériel de jardin, un 8 pieds de 9,9 m³ ou un 10 pieds de 15,9 m³ suffit souvent. Vous hésitez entre 20 et 40 pieds ? Mesurez d’abord l’accès : un 40 pieds demande un semi-remorque et plus de 12 m de sol plan. Toutes les mesures figurent dans le <a href="/fr/pages/container-sizes">tableau des tailles</a>.</p>`,
				},
				{
					question: "Quelle différence entre neuf, qualité A et Cargo Worthy ?",
					answerHtml: `<ul>
<li><strong>Neuf :</strong> un seul voyage depuis l’usine. Peinture fraîche, portes qui s’ouvrent sans effort, tout au plus une rayure de transport.</li>
<li><strong>Occasion, qualité A :</strong> des années en mer, mais droit et étanche. Bosses légères, rouille de surface, parfois un ancien marquage.</li>
<li><strong>Occasion, Cargo Worthy :</strong> bosses marquées, rouille et réparations soudées, structure saine pour le transport maritime. Le prix le plus bas.</li>
</ul>
<p>Les trois sont étanches au vent et à l’eau à leur départ de chez nous.</p>`,
				},
				{
					question: "Puis-je choisir la couleur ?",
					answerHtml: `<p>Pour une couleur en stock, vous recevez ce qui se trouve sur le parc, au prix affiché. Si la couleur compte, choisissez sur la fiche du conteneur « Couleur RAL au choix » et indiquez son numéro, par exemple RAL 7016. Le travail dépend de la taille et de l’état : nous établissons un devis. Les conteneurs de location sont toujours livrés dans une couleur de stock.</p>`,
				},
			],
		},
		{
			title: "Prix et paiement",
			questions: [
				{
					question: "Les prix comprennent-ils la TVA ?",
					answerHtml: `<p>Les prix affichés près des conteneurs s’entendent hors TVA. Dans le panier, la TVA de 21 % s’ajoute sur une ligne à part, sur le conteneur et le transport ensemble, et vous voyez le total TVA comprise avant de commander. Votre société est établie dans un autre pays de l’UE ? Indiquez son numéro de TVA dans le panier : si VIES le confirme et que nous livrons dans un autre État membre, nous ne facturons pas de TVA.</p>`,
				},
				{
					question: "Comment payer et quand arrive la facture ?",
					answerHtml: `<p>Vous payez par virement. Un e-mail avec le numéro de commande part aussitôt, et la facture avec les instructions de paiement suit dans les 24 heures. Nous ne demandons aucune carte et rien n’est débité automatiquement.</p>`,
				},
				{
					question: "Un particulier peut-il acheter ?",
					answerHtml: `<p>Oui, aux mêmes prix qu’une entreprise. Regardez le total TVA comprise dans le panier : c’est ce que vous payez. Le nom de société et le numéro de TVA peuvent rester vides, et aucun compte n’est nécessaire.</p>`,
				},
			],
		},
		{
			title: "Livraison et enlèvement",
			questions: [
				{
					question: "Combien coûte le transport ?",
					answerHtml: `<p>Cela dépend des deux premiers chiffres de votre code postal en Belgique, aux Pays-Bas ou en Allemagne. Saisissez-le sur la fiche du conteneur et le montant s’affiche.</p>
<ul>
<li>Un conteneur jusqu’à 20 pieds voyage au tarif simple.</li>
<li>Deux conteneurs identiques jusqu’à 20 pieds partagent un camion au tarif double, inférieur à deux trajets simples.</li>
<li>Un 40 ou un 45 pieds remplit le camion : tarif double par pièce.</li>
<li>La livraison avec grue coûte 13 % de plus.</li>
</ul>`,
				},
				{
					question: "Me faut-il un camion-grue ?",
					answerHtml: `<p>Oui, sauf si une grue ou un chariot élévateur lourd se trouve sur place. Le chauffeur pose les stabilisateurs et descend le conteneur à côté du véhicule. Ni câble, ni branche, ni auvent au-dessus du camion et de l’emplacement. Sans grue, le conteneur reste sur la remorque et vous le déchargez : un 20 pieds vide pèse 2 230 kg, un 40 pieds vide 3 750 kg. Les flat racks et les citernes sont livrés sans grue.</p>`,
				},
				{
					question: "Quand mon conteneur sera-t-il livré ?",
					answerHtml: `<p>Vous recevez la facture dans les 24 heures qui suivent la commande ; dès que votre paiement nous est parvenu, nous convenons avec vous du jour de livraison. Il dépend du stock, de la distance et des camions libres ; nous n’annonçons donc pas de nombre de jours à l’avance. S’il vous faut le conteneur un jour précis, indiquez ce jour en commandant.</p>`,
				},
				{
					question: "Puis-je venir chercher le conteneur ?",
					answerHtml: `<p>Oui, à Anvers, et vous ne payez alors aucun transport. Le chargement à notre dépôt est gratuit. Prenez rendez-vous et venez avec un véhicule adapté : châssis ou remorque à verrous tournants pour un 20 ou un 40 pieds, remorque de charge utile suffisante pour un 6 pieds (480 kg) ou un 8 pieds (950 kg). L’arrimage et le respect des gabarits incombent au conducteur.</p>`,
				},
			],
		},
		{
			title: "Sol et permis",
			questions: [
				{
					question: "Quel sol faut-il sous un conteneur ?",
					answerHtml: `<p>Il repose sur ses quatre coins. Des dalles de béton ou des traverses de chemin de fer à la même hauteur suffisent, sur un sol qui ne s’affaisse pas ; une dalle complète n’est pas nécessaire. Sous un 40 pieds lourdement chargé, ajoutez un appui au milieu de chaque long côté. Posez-le de niveau : si le cadre se vrille, les portes coincent. Quelques centimètres d’air sous le plancher le gardent au sec.</p>`,
				},
				{
					question: "Faut-il un permis ?",
					answerHtml: `<p>C’est la commune qui tranche. En Wallonie et à Bruxelles, un conteneur qui reste en place peut exiger un permis d’urbanisme, même sur votre terrain et sans fondation. Sur un chantier, pour une courte durée, les règles sont souvent plus souples. S’il stationne sur la voie publique, ne serait-ce qu’un jour, demandez l’autorisation à temps. Réglez ce point avant la livraison.</p>`,
				},
			],
		},
		{
			title: "Location, leasing et transformation",
			questions: [
				{
					question: "Comment fonctionne la location ?",
					answerHtml: `<p>La location est indiquée par jour, hors TVA. Les 30 premiers jours forment la durée minimale et sont facturés à la commande ; ensuite, la location se poursuit à la journée jusqu’à ce que vous y mettiez fin. Vous rendez le conteneur vide et balayé. Demandez au préalable le prix du transport de retour. Les conteneurs disponibles se trouvent à la page <a href="/fr/rent">location</a>.</p>`,
				},
				{
					question: "Quand préférer le leasing à la location ?",
					answerHtml: `<p>Dès que vous savez que le besoin dépassera trois mois. Le leasing porte sur 3 à 12 mois, 1 à 3 ans ou davantage, pour un montant mensuel fixe. Indiquez le type, le nombre et la durée : vous recevez une proposition. Plus de détails à la page <a href="/fr/leasing">leasing</a>.</p>`,
				},
				{
					question: "Transformez-vous des conteneurs ?",
					answerHtml: `<p>Oui : porte latérale, fenêtres, porte enroulable, isolation, prises, éclairage, rayonnages ou bureau aménagé. Envoyez un croquis coté et précisez l’usage. Un High Cube est en général la meilleure base, car l’isolation et le plafond prennent de la hauteur. Chaque projet fait l’objet d’un devis ; voyez la page <a href="/fr/modifications">transformations</a>.</p>`,
				},
			],
		},
		{
			title: "Export et autres pays",
			questions: [
				{
					question: "Puis-je expédier des marchandises dans vos conteneurs ?",
					answerHtml: `<p>Oui, dans un conteneur de 10 pieds ou plus dont la plaque CSC est valable. Les conteneurs neufs en ont une. Pour une occasion, dites-nous à l’avance que vous voulez expédier : nous vérifions l’échéance. Les 6 et 8 pieds sont des conteneurs de stockage sans plaque CSC et ne voyagent pas par mer comme conteneurs. Le contenu de la plaque est expliqué à la page <a href="/fr/pages/csc-and-certificates">CSC et numéro de conteneur</a>.</p>`,
				},
				{
					question: "Livrez-vous hors de Belgique, des Pays-Bas et de l’Allemagne ?",
					answerHtml: `<p>La boutique calcule le transport pour ces trois pays. Pour la France et au-delà, demandez un devis avec le code postal, la taille et le nombre. Votre propre transporteur peut aussi enlever le conteneur à Anvers.</p>`,
				},
			],
		},
	],
};

export const faqPage: SeedLandingPage = {
	slug: "faq",
	visibility: "footer",
	menu_section: "support",
	menu_order: 5,
	related_products: [],
	related_posts: [],
	translations: {
		nl: {
			title: "Veelgestelde vragen",
			meta_title: "Veelgestelde vragen over zeecontainers",
			meta_description:
				"Antwoorden over maten, staat, RAL-kleur, btw, transportprijs, kraan, ondergrond, vergunning, huur en leasing van zeecontainers.",
			meta_keywords: [
				"veelgestelde vragen container",
				"transportprijs container",
				"container huren",
				"RAL-kleur",
			],
			og_image_url: scenes.farm,
			...faqContent("nl", faqGroups.nl),
		},
		en: {
			title: "Frequently asked questions",
			meta_title: "Sea containers: frequently asked questions",
			meta_description:
				"Answers on sizes, condition, RAL colours, VAT, transport price, crane, ground, permits, rental and leasing of sea containers.",
			meta_keywords: ["container questions", "container delivery price", "rent a container", "RAL colour"],
			og_image_url: scenes.farm,
			...faqContent("en", faqGroups.en),
		},
		de: {
			title: "Häufige Fragen",
			meta_title: "Häufige Fragen zu Seecontainern",
			meta_description:
				"Antworten zu Größe, Zustand, RAL-Farbe, MwSt., Transportpreis, Kran, Untergrund, Genehmigung, Miete und Leasing von Seecontainern.",
			meta_keywords: ["Fragen zu Containern", "Transportpreis Container", "Container mieten", "RAL-Farbe"],
			og_image_url: scenes.farm,
			...faqContent("de", faqGroups.de),
		},
		fr: {
			title: "Questions fréquentes",
			meta_title: "Conteneurs maritimes : questions fréquentes",
			meta_description:
				"Réponses sur les tailles, l’état, la couleur RAL, la TVA, le prix du transport, la grue, le sol, les permis, la location et le leasing.",
			meta_keywords: [
				"questions conteneur",
				"prix transport conteneur",
				"location de conteneur",
				"couleur RAL",
			],
			og_image_url: scenes.farm,
			...faqContent("fr", faqGroups.fr),
		},
	},
};
