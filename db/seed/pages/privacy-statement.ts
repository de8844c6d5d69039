import type { SeedLandingPage } from "../seed-content.ts";

export const privacyStatementPage: SeedLandingPage = {
	slug: "privacy-statement",
	visibility: "hidden",
	menu_section: "none",
	menu_order: 0,
	related_products: [],
	related_posts: [],
	translations: {
		nl: {
			title: "Privacyverklaring",
			meta_title: "Privacyverklaring",
			meta_description:
				"Welke persoonsgegevens we bewaren bij een winkelwagen, offerte, bericht of bestelling, waarom, hoe lang, wie ze krijgt en welke rechten u hebt.",
			meta_keywords: ["privacyverklaring", "AVG", "persoonsgegevens"],
			og_image_url: null,
			content_html: `
				<p>Laatst bijgewerkt: april 2024</p>
				<p>Hier leest u welke persoonsgegevens we bewaren wanneer u deze website gebruikt, waarom, op welke grond van de Algemene verordening gegevensbescherming (AVG), hoe lang en wat uw rechten zijn. Wij zijn de verwerkingsverantwoordelijke. U bereikt ons via de gegevens hieronder.</p>
				<h2>Wat we bewaren en hoe lang</h2>
				<h3>Winkelwagen</h3>
				<p>De gekozen containers, hun staat en kleur, het aantal, en het land en de postcode van levering. Doel: uw keuze bewaren en de prijs berekenen. Grond: stappen op uw verzoek vóór een overeenkomst, artikel 6, lid 1, onder b, AVG. Meldt u zich aan, dan hoort de winkelwagen bij uw account: wat al in de winkelwagen van uw browser lag, komt erbij, en u vindt alles terug in elke browser waarin u zich aanmeldt. Bewaartijd: 90 dagen na de laatste wijziging of aanmelding.</p>
				<h3>Offerteaanvragen en berichten</h3>
				<p>Uw naam, e-mailadres, en wat u zelf invult aan telefoonnummer, bedrijf, adres en tekst, met bij een offerte de container en uw wensen. Doel: u antwoorden en een voorstel doen. Grond: artikel 6, lid 1, onder b; gaat uw bericht niet over een aankoop, huur of leasing, dan ons gerechtvaardigd belang om te antwoorden, onder f. Bewaartijd: één jaar, en voor een offerte van ons die u niet aanvaardt één jaar na de laatste wijziging. Daarna worden ze automatisch verwijderd door een taak die dagelijks loopt.</p>
				<h3>Bestellingen</h3>
				<p>Naam, e-mailadres, telefoonnummer, bedrijf, leverings- en factuuradres, btw-nummer, de bestelde containers en uw wensen voor levering en huur, en uw verklaring als u de aankoop herroept. Doel: leveren, factureren en de boekhouding voeren. Grond: de overeenkomst, artikel 6, lid 1, onder b, en onze wettelijke plicht, onder c. Bewaartijd: tien jaar, facturen tot het einde van het tiende jaar na hun datum, omdat de boekhoud- en belastingwet dat eist. Daarna maken we bestellingen anoniem en wissen we facturen.</p>
				<h3>Betalingen</h3>
				<p>Maakt u geld over, dan lezen we in de afschriften van onze bank uw naam, uw rekeningnummer, het bedrag en de mededeling. Betaalt u online, waar de winkel dat aanbiedt, dan vult u uw kaart- of bankgegevens in bij onze betaaldienst Mollie; wij horen alleen of de betaling gelukt is, voor welk bedrag en onder welk kenmerk. Doel: uw betaling bij uw bestelling vinden. Grond: de overeenkomst, artikel 6, lid 1, onder b, en onze wettelijke plicht, onder c. Bewaartijd: tien jaar, met de boekhouding. Hoort een overschrijving bij geen enkele bestelling, dan wissen we na twee jaar uw naam, uw rekeningnummer en wat u erbij schreef; bedrag en datum blijven.</p>
				<h3>Controle van btw-nummers</h3>
				<p>Geeft u een btw-nummer op, dan vragen we bij VIES, de dienst van de Europese Commissie, of het geldig is, en bewaren we het antwoord, met naam en adres zoals VIES ze geeft. Doel: de juiste btw berekenen en dat kunnen aantonen. Grond: onze wettelijke plicht, artikel 6, lid 1, onder c. Bewaartijd: met de bestelling tien jaar, zonder bestelling één dag.</p>
				<h3>Account</h3>
				<p>Een account is niet nodig om te bestellen. Maakt u er een, dan bewaren we uw e-mailadres, een hash van uw wachtwoord waaruit het niet terug te rekenen is, uw aanmeldingen (tijdstip en browser, geen netwerkadres) en, als u codes bij het aanmelden aanzet, de sleutel van uw app. Doel: u aanmelden en u uw bestellingen en winkelwagen tonen. Grond: artikel 6, lid 1, onder b. Bewaartijd: tot u het account verwijdert, op de pagina ervan; een registratie die u niet bevestigt, vervalt na een dag, een aanmelding na 30 dagen zonder gebruik en uiterlijk na 180 dagen, een herkende browser na een jaar. Dan worden ze automatisch verwijderd.</p>
				<h3>Kopieën van mails</h3>
				<p>De mails die de website verstuurt, met ontvanger en inhoud. Doel: kunnen nagaan wat verzonden is en een mislukte mail opnieuw sturen. Grond: ons gerechtvaardigd belang daarbij, artikel 6, lid 1, onder f. Bewaartijd: één jaar.</p>
				<h3>Bescherming van de formulieren</h3>
				<p>Wie een bestelling, offerteaanvraag of bericht verstuurt, laat een met een geheime sleutel berekende hash van het netwerkadres (IP-adres) achter, en bij een aanvraag of bericht ook een van de inhoud. Het adres zelf bewaren we niet. Doel: een vloed van berichten tegenhouden en niets dubbel aannemen. Grond: ons gerechtvaardigd belang bij een website die blijft werken, artikel 6, lid 1, onder f. Bewaartijd: één dag.</p>
				<h3>Serverlogboek</h3>
				<p>De server noteert technische gebeurtenissen en fouten, zonder netwerkadressen. Doel: storingen opsporen. Grond: ons gerechtvaardigd belang daarbij, artikel 6, lid 1, onder f.</p>
				<h2>Wat u moet invullen</h2>
				<p>Velden die niet verplicht zijn, dragen het woord optioneel. Zonder de andere kunnen we u niet antwoorden, leveren of factureren. Alle gegevens komen van uzelf, behalve wat onze bank, Mollie en VIES ons melden.</p>
				<h2>Wie gegevens krijgt</h2>
				<ul>
					<li>onze mailprovider, om mails te verzenden en te ontvangen;</li>
					<li>de vervoerder die levert: naam, telefoonnummer en leveringsadres;</li>
					<li>onze bank, die uw overschrijving boekt;</li>
					<li>Mollie B.V. in Amsterdam, als u online betaalt;</li>
					<li>de Europese Commissie en de belastingdienst van uw land, om een btw-nummer na te gaan (VIES);</li>
					<li>onze boekhouder en de belastingdienst, voor zover de wet dat vraagt.</li>
				</ul>
				<p>We verkopen geen gegevens en geven ze niet door voor reclame.</p>
				<h2>Cookies en inhoud van derden</h2>
				<p>De website gebruikt vijf eigen, technisch noodzakelijke cookies; ze staan in het <a href="/nl/cookie-policy">cookiebeleid</a>. Er is geen inhoud van derden. Alleen als u op ons adres klikt, opent een kaart van OpenStreetMap in een eigen venster, en dan ziet die website uw netwerkadres.</p>
				<h2>Geen geautomatiseerde beslissingen</h2>
				<p>We nemen geen besluiten over u die alleen op automatische verwerking berusten en stellen geen profielen op.</p>
				<h2>Uw rechten</h2>
				<ul>
					<li><strong>Inzage:</strong> weten welke gegevens we van u hebben, met een kopie.</li>
					<li><strong>Rectificatie:</strong> onjuiste gegevens laten verbeteren.</li>
					<li><strong>Wissing:</strong> gegevens laten verwijderen. Bestelgegevens kunnen we niet wissen zolang de wet ons verplicht ze te bewaren.</li>
					<li><strong>Beperking:</strong> vragen dat we gegevens bewaren maar niet gebruiken, bijvoorbeeld zolang we de juistheid nagaan.</li>
					<li><strong>Overdraagbaarheid:</strong> de gegevens die u zelf gaf, in een gangbaar digitaal formaat krijgen; met een account downloadt u ze zelf.</li>
					<li><strong>Bezwaar:</strong> u verzetten tegen verwerking op grond van ons gerechtvaardigd belang.</li>
				</ul>
				<p>Schrijf ons via de gegevens hieronder. We antwoorden binnen een maand en vragen alleen om bewijs van uw identiteit als we twijfelen wie er schrijft. Het kost u niets.</p>
				<h2>Klacht indienen</h2>
				<p>Vindt u dat we uw gegevens niet goed behandelen, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel. Woont of werkt u in een ander land van de Europese Unie, dan kan het ook bij de toezichthouder daar.</p>
			`,
			structured_data: null,
		},
		en: {
			title: "Privacy statement",
			meta_title: "Privacy statement",
			meta_description:
				"Which personal data we store for a cart, quote, message or order, why, for how long, who receives them and which rights you have.",
			meta_keywords: ["privacy statement", "GDPR", "personal data"],
			og_image_url: null,
			content_html: `
				<p>Last updated: April 2024</p>
				<p>This statement says which personal data we store when you use this website, why, on which ground of the General Data Protection Regulation (GDPR), for how long, and what your rights are. We are the controller. You can reach us using the details below.</p>
				<h2>What we store, and for how long</h2>
				<h3>Cart</h3>
				<p>The containers you chose, their condition and colour, the quantity, and the country and postcode of delivery. Purpose: to keep your choice and work out the price. Ground: steps at your request before a contract, Article 6(1)(b) GDPR. If you sign in, the cart belongs to your account: what was in your browser’s cart is added to it, and you find it in every browser in which you sign in. Kept: 90 days after the last change or sign-in.</p>
				<h3>Quote requests and messages</h3>
				<p>Your name and email address, and whatever you enter as phone number, company, address and text; for a quote also the container and your wishes. Purpose: to answer you and make a proposal. Ground: Article 6(1)(b); where your message is not about buying, renting or leasing, our legitimate interest in answering it, point (f). Kept: one year; an offer of ours that you do not accept, one year after it was last changed. After that they are deleted automatically by a job that runs every day.</p>
				<h3>Orders</h3>
				<p>Name, email address, phone number, company, delivery and billing address, VAT number, the containers ordered and your wishes for delivery and rental, and your statement if you withdraw from the purchase. Purpose: to deliver, invoice and keep accounts. Ground: the contract, Article 6(1)(b), and our legal obligation, point (c). Kept: ten years, invoices until the end of the tenth year after their date, because accounting and tax law demands it. Then we make orders anonymous and delete invoices.</p>
				<h3>Payments</h3>
				<p>When you pay by transfer, we read your name, your account number, the amount and the message in our bank’s statements. When you pay online, where the shop offers it, you enter your card or bank details with our payment provider Mollie; we only learn whether the payment succeeded, for which amount and under which reference. Purpose: to find the order that your payment belongs to. Ground: the contract, Article 6(1)(b), and our legal obligation, point (c). Kept: ten years, with the accounts. If a transfer belongs to no order, we erase your name, your account number and what you wrote with it after two years; amount and date stay.</p>
				<h3>Checking VAT numbers</h3>
				<p>If you give a VAT number, we ask VIES, the European Commission’s service, whether it is valid, and keep the answer, with name and address as VIES gives them. Purpose: to charge the right VAT and be able to prove it. Ground: our legal obligation, Article 6(1)(c). Kept: ten years with the order, one day without one.</p>
				<h3>Account</h3>
				<p>You need no account to order. If you make one, we store your email address, a hash of your password from which it cannot be worked out, your sign-ins (time and browser, no network address) and, if you switch on codes for signing in, the key of your app. Purpose: to sign you in and to show you your orders and your cart. Ground: Article 6(1)(b). Kept: until you delete the account, on its page; a sign-up that you do not confirm expires after a day, a sign-in after 30 days without use and after 180 days at the latest, a recognised browser after a year. Then they are deleted automatically.</p>
				<h3>Copies of emails</h3>
				<p>The emails that the website sends, with recipient and content. Purpose: to be able to tell what was sent, and to send a failed email again. Ground: our legitimate interest in that, Article 6(1)(f). Kept: one year.</p>
				<h3>Protection of the forms</h3>
				<p>Whoever sends an order, a quote request or a message leaves a hash of the network (IP) address, computed with a secret key, and with a request or message one of its content too. The address itself is not stored. Purpose: to stop a flood of messages and to take nothing twice. Ground: our legitimate interest in a website that keeps working, Article 6(1)(f). Kept: one day.</p>
				<h3>Server log</h3>
				<p>The server notes technical events and errors, without network addresses. Purpose: to find faults. Ground: our legitimate interest in that, Article 6(1)(f).</p>
				<h2>What you have to fill in</h2>
				<p>Fields that you may leave empty are marked optional. Without the others we cannot answer you, deliver or invoice. All data come from you, except what our bank, Mollie and VIES tell us.</p>
				<h2>Who receives data</h2>
				<ul>
					<li>our email provider, to send and receive emails;</li>
					<li>the haulier who delivers: name, phone number and delivery address;</li>
					<li>our bank, which books your transfer;</li>
					<li>Mollie B.V. in Amsterdam, when you pay online;</li>
					<li>the European Commission and your country’s tax authority, to check a VAT number (VIES);</li>
					<li>our accountant and the tax authorities, as far as the law requires.</li>
				</ul>
				<p>We do not sell data, nor pass them on for advertising.</p>
				<h2>Cookies and third-party content</h2>
				<p>The website uses five cookies of its own, all technically necessary; the <a href="/en/cookie-policy">cookie policy</a> lists them. There is no third-party content. Only if you click our address does a map at OpenStreetMap open in a window of its own, and that website then sees your network address.</p>
				<h2>No automated decisions</h2>
				<p>We take no decisions about you that rest on automated processing alone, and we build no profiles.</p>
				<h2>Your rights</h2>
				<ul>
					<li><strong>Access:</strong> to know which data we hold about you, with a copy.</li>
					<li><strong>Rectification:</strong> to have wrong data corrected.</li>
					<li><strong>Erasure:</strong> to have data deleted. We cannot delete order data for as long as the law obliges us to keep them.</li>
					<li><strong>Restriction:</strong> to have data kept but not used, for example while we check whether they are right.</li>
					<li><strong>Portability:</strong> to receive the data you gave us in a common digital format; with an account you download them yourself.</li>
					<li><strong>Objection:</strong> to object to processing that rests on our legitimate interest.</li>
				</ul>
				<p>Write to us at the details below. We answer within a month, and ask for proof of identity only where we are in doubt about who is writing. It costs you nothing.</p>
				<h2>Complaints</h2>
				<p>If you think that we do not treat your data properly, you can complain to the Belgian Data Protection Authority (Gegevensbeschermingsautoriteit / Autorité de protection des données), Drukpersstraat 35 / Rue de la Presse 35, 1000 Brussels. If you live or work in another country of the European Union, the authority there will take your complaint too.</p>
			`,
			structured_data: null,
		},
		de: {
			title: "Datenschutzerklärung",
			meta_title: "Datenschutzerklärung",
			meta_description:
				"Welche personenbezogenen Daten wir bei Warenkorb, Anfrage, Nachricht und Bestellung speichern, warum, wie lange, für wen, und Ihre Rechte.",
			meta_keywords: ["Datenschutzerklärung", "DSGVO", "personenbezogene Daten"],
			og_image_url: null,
			content_html: `
				<p>Zuletzt aktualisiert: April 2024</p>
				<p>Diese Erklärung sagt, welche personenbezogenen Daten wir bei der Nutzung dieser Website speichern, warum, auf welcher Grundlage der Datenschutz-Grundverordnung (DSGVO), wie lange, und welche Rechte Sie haben. Verantwortlich sind wir. Sie erreichen uns über die Angaben unten.</p>
				<h2>Was wir speichern und wie lange</h2>
				<h3>Warenkorb</h3>
				<p>Die gewählten Container, Zustand und Farbe, die Anzahl sowie Land und Postleitzahl der Lieferung. Zweck: Ihre Auswahl behalten und den Preis berechnen. Grundlage: Maßnahmen auf Ihre Anfrage vor einem Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO. Melden Sie sich an, gehört der Warenkorb zu Ihrem Konto: Was schon im Warenkorb Ihres Browsers lag, kommt hinzu, und Sie finden ihn in jedem Browser wieder, in dem Sie sich anmelden. Speicherdauer: 90 Tage nach der letzten Änderung oder Anmeldung.</p>
				<h3>Angebotsanfragen und Nachrichten</h3>
				<p>Name und E-Mail-Adresse sowie das, was Sie an Telefonnummer, Firma, Adresse und Text angeben, bei einer Anfrage auch den Container und Ihre Wünsche. Zweck: Ihnen antworten und ein Angebot machen. Grundlage: Art. 6 Abs. 1 Buchst. b; betrifft Ihre Nachricht weder Kauf noch Miete oder Leasing, unser berechtigtes Interesse an einer Antwort, Buchst. f. Speicherdauer: ein Jahr; ein Angebot von uns, das Sie nicht annehmen, ein Jahr nach der letzten Änderung. Danach löscht sie ein täglich laufender Vorgang automatisch.</p>
				<h3>Bestellungen</h3>
				<p>Name, E-Mail-Adresse, Telefonnummer, Firma, Liefer- und Rechnungsadresse, USt-IdNr., die bestellten Container und Ihre Wünsche zu Lieferung und Miete sowie Ihre Erklärung, wenn Sie den Kauf widerrufen. Zweck: Lieferung, Rechnung und Buchführung. Grundlage: der Vertrag, Art. 6 Abs. 1 Buchst. b, und unsere rechtliche Verpflichtung, Buchst. c. Speicherdauer: zehn Jahre, Rechnungen bis zum Ende des zehnten Jahres nach ihrem Datum, weil das Buchführungs- und Steuerrecht es verlangt. Danach werden Bestellungen anonymisiert und Rechnungen gelöscht.</p>
				<h3>Zahlungen</h3>
				<p>Überweisen Sie, lesen wir in den Kontoauszügen unserer Bank Ihren Namen, Ihre Kontonummer, den Betrag und den Verwendungszweck. Zahlen Sie online, wo der Shop das anbietet, geben Sie Ihre Karten- oder Bankdaten bei unserem Zahlungsdienst Mollie ein; wir erfahren nur, ob die Zahlung gelungen ist, über welchen Betrag und unter welchem Kennzeichen. Zweck: Ihre Zahlung Ihrer Bestellung zuordnen. Grundlage: der Vertrag, Art. 6 Abs. 1 Buchst. b, und unsere rechtliche Verpflichtung, Buchst. c. Speicherdauer: zehn Jahre, mit der Buchführung. Gehört eine Überweisung zu keiner Bestellung, löschen wir nach zwei Jahren Ihren Namen, Ihre Kontonummer und den Verwendungszweck; Betrag und Datum bleiben.</p>
				<h3>Prüfung von USt-IdNrn.</h3>
				<p>Geben Sie eine USt-IdNr. an, fragen wir bei VIES, dem Dienst der Europäischen Kommission, ob sie gültig ist, und bewahren die Antwort auf, mit Name und Anschrift, wie VIES sie nennt. Zweck: die richtige Umsatzsteuer berechnen und das nachweisen. Grundlage: unsere rechtliche Verpflichtung, Art. 6 Abs. 1 Buchst. c. Speicherdauer: mit der Bestellung zehn Jahre, ohne Bestellung ein Tag.</p>
				<h3>Konto</h3>
				<p>Zum Bestellen brauchen Sie kein Konto. Legen Sie eines an, speichern wir Ihre E-Mail-Adresse, einen Hash Ihres Passworts, aus dem es sich nicht zurückrechnen lässt, Ihre Anmeldungen (Zeitpunkt und Browser, keine Netzwerkadresse) und, wenn Sie Codes für die Anmeldung einschalten, den Schlüssel Ihrer App. Zweck: Sie anzumelden und Ihnen Ihre Bestellungen und Ihren Warenkorb zu zeigen. Grundlage: Art. 6 Abs. 1 Buchst. b. Speicherdauer: bis Sie das Konto löschen, auf dessen Seite; eine Registrierung, die Sie nicht bestätigen, verfällt nach einem Tag, eine Anmeldung nach 30 Tagen ohne Nutzung und spätestens nach 180 Tagen, ein wiedererkannter Browser nach einem Jahr. Dann werden sie automatisch gelöscht.</p>
				<h3>Kopien von E-Mails</h3>
				<p>Die E-Mails, die die Website versendet, mit Empfänger und Inhalt. Zweck: nachvollziehen, was versendet wurde, und eine fehlgeschlagene E-Mail erneut senden. Grundlage: unser berechtigtes Interesse daran, Art. 6 Abs. 1 Buchst. f. Speicherdauer: ein Jahr.</p>
				<h3>Schutz der Formulare</h3>
				<p>Wer eine Bestellung, Anfrage oder Nachricht sendet, hinterlässt einen mit geheimem Schlüssel berechneten Hashwert der Netzwerkadresse (IP-Adresse), bei einer Anfrage oder Nachricht auch einen ihres Inhalts. Die Adresse selbst speichern wir nicht. Zweck: eine Flut von Nachrichten abwehren und nichts doppelt annehmen. Grundlage: unser berechtigtes Interesse an einer Website, die erreichbar bleibt, Art. 6 Abs. 1 Buchst. f. Speicherdauer: ein Tag.</p>
				<h3>Serverprotokoll</h3>
				<p>Der Server hält technische Ereignisse und Fehler fest, ohne Netzwerkadressen. Zweck: Störungen finden. Grundlage: unser berechtigtes Interesse daran, Art. 6 Abs. 1 Buchst. f.</p>
				<h2>Was Sie angeben müssen</h2>
				<p>Felder, die leer bleiben dürfen, sind als optional gekennzeichnet. Ohne die übrigen können wir nicht antworten, liefern oder abrechnen. Alle Daten stammen von Ihnen selbst, außer dem, was unsere Bank, Mollie und VIES uns mitteilen.</p>
				<h2>Wer Daten erhält</h2>
				<ul>
					<li>unser E-Mail-Anbieter, um E-Mails zu senden und zu empfangen;</li>
					<li>die Spedition, die liefert: Name, Telefonnummer und Lieferadresse;</li>
					<li>unsere Bank, die Ihre Überweisung bucht;</li>
					<li>Mollie B.V. in Amsterdam, wenn Sie online zahlen;</li>
					<li>die Europäische Kommission und die Finanzverwaltung Ihres Landes, um eine USt-IdNr. zu prüfen (VIES);</li>
					<li>unser Buchhalter und die Finanzbehörden, soweit das Gesetz es verlangt.</li>
				</ul>
				<p>Wir verkaufen keine Daten und geben sie nicht für Werbung weiter.</p>
				<h2>Cookies und Inhalte von Dritten</h2>
				<p>Die Website setzt nur eigene, technisch notwendige Cookies; sie stehen in der <a href="/de/cookie-policy">Cookie-Richtlinie</a>. Inhalte von Dritten gibt es nicht. Nur wenn Sie auf unsere Adresse klicken, öffnet sich eine Karte von OpenStreetMap in einem eigenen Fenster; dann sieht jene Website Ihre Netzwerkadresse.</p>
				<h2>Keine automatisierten Entscheidungen</h2>
				<p>Wir treffen keine Entscheidungen über Sie, die allein auf automatisierter Verarbeitung beruhen, und bilden keine Profile.</p>
				<h2>Ihre Rechte</h2>
				<ul>
					<li><strong>Auskunft:</strong> erfahren, welche Daten wir über Sie haben, mit Kopie.</li>
					<li><strong>Berichtigung:</strong> falsche Daten korrigieren lassen.</li>
					<li><strong>Löschung:</strong> Daten löschen lassen. Bestelldaten können wir nicht löschen, solange das Gesetz uns zur Aufbewahrung verpflichtet.</li>
					<li><strong>Einschränkung:</strong> verlangen, dass wir Daten aufbewahren, aber nicht nutzen, etwa solange wir ihre Richtigkeit prüfen.</li>
					<li><strong>Übertragbarkeit:</strong> die von Ihnen angegebenen Daten in einem gängigen digitalen Format erhalten; mit einem Konto laden Sie sie selbst herunter.</li>
					<li><strong>Widerspruch:</strong> der Verarbeitung widersprechen, die auf unserem berechtigten Interesse beruht.</li>
				</ul>
				<p>Schreiben Sie uns über die Angaben unten. Wir antworten innerhalb eines Monats und bitten nur dann um einen Nachweis der Identität, wenn wir zweifeln, wer schreibt. Es kostet Sie nichts.</p>
				<h2>Beschwerde</h2>
				<p>Sind Sie der Ansicht, dass wir Ihre Daten nicht richtig behandeln, können Sie sich bei der belgischen Datenschutzbehörde beschweren (Gegevensbeschermingsautoriteit / Autorité de protection des données), Drukpersstraat 35 / Rue de la Presse 35, 1000 Brüssel. Leben oder arbeiten Sie in einem anderen Land der Europäischen Union, ist auch die dortige Aufsichtsbehörde für Sie da.</p>
			`,
			structured_data: null,
		},
		fr: {
			title: "Déclaration de confidentialité",
			meta_title: "Déclaration de confidentialité",
			meta_description:
				"Les données personnelles conservées pour un panier, un devis, un message ou une commande : pourquoi, combien de temps, pour qui, et vos droits.",
			meta_keywords: ["déclaration de confidentialité", "RGPD", "données personnelles"],
			og_image_url: null,
			content_html: `
				<p>Dernière mise à jour : avril 2024</p>
				<p>Cette déclaration indique quelles données personnelles nous conservons quand vous utilisez ce site, pourquoi, sur quelle base du Règlement général sur la protection des données (RGPD), combien de temps, et quels sont vos droits. Nous sommes le responsable du traitement. Vous pouvez nous joindre aux coordonnées ci-dessous.</p>
				<h2>Ce que nous conservons et combien de temps</h2>
				<h3>Panier</h3>
				<p>Les conteneurs choisis, leur état et leur couleur, la quantité, le pays et le code postal de livraison. But : garder votre choix et calculer le prix. Base : mesures prises à votre demande avant un contrat, article 6, paragraphe 1, point b), du RGPD. Si vous vous connectez, le panier appartient à votre compte : ce que contenait celui de votre navigateur s’y ajoute, et vous le retrouvez dans chaque navigateur où vous vous connectez. Durée : 90 jours après la dernière modification ou connexion.</p>
				<h3>Demandes de devis et messages</h3>
				<p>Votre nom et votre adresse e-mail, ainsi que ce que vous indiquez comme téléphone, société, adresse et texte ; pour un devis, également le conteneur et vos souhaits. But : vous répondre et vous faire une proposition. Base : article 6, paragraphe 1, point b) ; si votre message ne concerne ni achat, ni location, ni leasing, notre intérêt légitime à y répondre, point f). Durée : un an. Une offre de notre part que vous n’acceptez pas est gardée un an après sa dernière modification. Ensuite, une tâche quotidienne les supprime automatiquement.</p>
				<h3>Commandes</h3>
				<p>Nom, adresse e-mail, téléphone, société, adresses de livraison et de facturation, numéro de TVA, conteneurs commandés et vos souhaits de livraison et de location, et votre déclaration si vous vous rétractez. But : livrer, facturer et tenir la comptabilité. Base : le contrat, article 6, paragraphe 1, point b), et notre obligation légale, point c). Durée : dix ans, et pour les factures jusqu’à la fin de la dixième année qui suit leur date, parce que le droit comptable et fiscal l’exige. Ensuite, les commandes sont rendues anonymes et les factures supprimées.</p>
				<h3>Paiements</h3>
				<p>Si vous payez par virement, nous lisons dans les extraits de notre banque votre nom, votre numéro de compte, le montant et la communication. Si vous payez en ligne, là où la boutique le propose, vous saisissez les données de votre carte ou de votre banque chez notre prestataire Mollie ; nous apprenons seulement si le paiement a réussi, pour quel montant et sous quelle référence. But : retrouver la commande que vous payez. Base : le contrat, article 6, paragraphe 1, point b), et notre obligation légale, point c). Durée : dix ans, avec la comptabilité. Si un virement ne correspond à aucune commande, nous effaçons après deux ans votre nom, votre numéro de compte et la communication ; le montant et la date restent.</p>
				<h3>Vérification des numéros de TVA</h3>
				<p>Si vous indiquez un numéro de TVA, nous demandons à VIES, le service de la Commission européenne, s’il est valable et nous conservons la réponse, avec le nom et l’adresse donnés par VIES. But : appliquer la bonne TVA et pouvoir le prouver. Base : notre obligation légale, article 6, paragraphe 1, point c). Durée : dix ans avec la commande, un jour sans commande.</p>
				<h3>Compte</h3>
				<p>Vous n’avez pas besoin de compte pour commander. Si vous en créez un, nous conservons votre adresse e-mail, un hachage de votre mot de passe qui ne permet pas de le retrouver, vos connexions (moment et navigateur, sans adresse réseau) et, si vous activez les codes de connexion, la clé de votre application. But : vous connecter et afficher vos commandes et votre panier. Base : article 6, paragraphe 1, point b). Durée : jusqu’à ce que vous supprimiez le compte, sur sa page ; une inscription non confirmée expire après un jour, une connexion après 30 jours sans utilisation et au plus tard après 180 jours, un navigateur reconnu après un an. Ils sont alors supprimés automatiquement.</p>
				<h3>Copies des e-mails</h3>
				<p>Les e-mails envoyés par le site, avec destinataire et contenu. But : pouvoir vérifier ce qui a été envoyé et renvoyer un e-mail qui a échoué. Base : notre intérêt légitime à cet égard, article 6, paragraphe 1, point f). Durée : un an.</p>
				<h3>Protection des formulaires</h3>
				<p>Toute personne qui envoie une commande, une demande de devis ou un message laisse une empreinte (hash) de son adresse réseau (adresse IP), calculée avec une clé secrète, et pour une demande ou un message celle de son contenu aussi. L’adresse elle-même n’est pas conservée. But : arrêter un flot de messages et ne rien enregistrer deux fois. Base : notre intérêt légitime à un site qui reste disponible, article 6, paragraphe 1, point f). Durée : un jour.</p>
				<h3>Journal du serveur</h3>
				<p>Le serveur note des événements techniques et des erreurs, sans adresses réseau. But : trouver les pannes. Base : notre intérêt légitime à cet égard, article 6, paragraphe 1, point f).</p>
				<h2>Ce que vous devez remplir</h2>
				<p>Les champs que vous pouvez laisser vides portent la mention facultatif. Sans les autres, nous ne pouvons ni répondre, ni livrer, ni facturer. Toutes les données viennent de vous, sauf ce que notre banque, Mollie et VIES nous communiquent.</p>
				<h2>Qui reçoit des données</h2>
				<ul>
					<li>notre fournisseur de messagerie, pour envoyer et recevoir les e-mails ;</li>
					<li>le transporteur qui livre : nom, téléphone et adresse de livraison ;</li>
					<li>notre banque, qui comptabilise votre virement ;</li>
					<li>Mollie B.V. à Amsterdam, si vous payez en ligne ;</li>
					<li>la Commission européenne et l’administration fiscale de votre pays, pour vérifier un numéro de TVA (VIES) ;</li>
					<li>notre comptable et l’administration fiscale, dans la mesure où la loi l’exige.</li>
				</ul>
				<p>Nous ne vendons pas de données et n’en cédons pas pour de la publicité.</p>
				<h2>Cookies et contenus de tiers</h2>
				<p>Le site n’utilise que ses propres cookies, tous techniquement nécessaires ; la <a href="/fr/cookie-policy">politique de cookies</a> les énumère. Il n’y a aucun contenu de tiers. Seulement si vous cliquez sur notre adresse, une carte d’OpenStreetMap s’ouvre dans une fenêtre à part ; ce site voit alors votre adresse réseau.</p>
				<h2>Aucune décision automatisée</h2>
				<p>Nous ne prenons à votre égard aucune décision fondée uniquement sur un traitement automatisé et n’établissons aucun profil.</p>
				<h2>Vos droits</h2>
				<ul>
					<li><strong>Accès :</strong> savoir quelles données nous avons sur vous et en recevoir une copie.</li>
					<li><strong>Rectification :</strong> faire corriger des données inexactes.</li>
					<li><strong>Effacement :</strong> faire supprimer des données. Nous ne pouvons pas effacer les données de commande tant que la loi nous oblige à les garder.</li>
					<li><strong>Limitation :</strong> demander que des données soient conservées sans être utilisées, par exemple le temps d’en vérifier l’exactitude.</li>
					<li><strong>Portabilité :</strong> recevoir dans un format numérique courant les données que vous avez fournies ; avec un compte, vous les téléchargez vous-même.</li>
					<li><strong>Opposition :</strong> vous opposer à un traitement fondé sur notre intérêt légitime.</li>
				</ul>
				<p>Écrivez-nous aux coordonnées ci-dessous. Nous répondons dans un délai d’un mois et ne demandons une preuve d’identité qu’en cas de doute sur l’auteur de la demande. Cela ne vous coûte rien.</p>
				<h2>Réclamation</h2>
				<p>Si vous estimez que nous ne traitons pas vos données correctement, vous pouvez introduire une réclamation auprès de l’Autorité de protection des données, Rue de la Presse 35, 1000 Bruxelles. Si vous vivez ou travaillez dans un autre pays de l’Union européenne, l’autorité de ce pays est également à votre disposition.</p>
			`,
			structured_data: null,
		},
	},
};
