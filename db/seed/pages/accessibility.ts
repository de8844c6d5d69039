import type { SeedLandingPage } from "../seed-content.ts";

/** A text to start from: its owner says what is so of the shop as it is now (docs/operating.md). */
export const accessibilityPage: SeedLandingPage = {
	slug: "accessibility",
	visibility: "hidden",
	menu_section: "none",
	menu_order: 0,
	related_products: [],
	related_posts: [],
	translations: {
		nl: {
			title: "Toegankelijkheid",
			meta_title: "Toegankelijkheidsverklaring van deze website",
			meta_description:
				"Hoe toegankelijk deze website is, wat nog niet voor iedereen werkt, hoe u een drempel meldt en wie er in België toezicht op houdt.",
			meta_keywords: ["toegankelijkheid", "WCAG 2.2"],
			og_image_url: null,
			content_html: `
				<p>Iedereen moet hier een container kunnen bekijken, vergelijken, bestellen of huren: met een schermlezer, met alleen het toetsenbord, met vergrote letters of zonder JavaScript. Deze verklaring zegt hoe ver we staan. Ze is opgesteld in november 2026, na een eigen onderzoek.</p>
				<h2>Waaraan we ons houden</h2>
				<p>De website is gebouwd volgens de richtlijnen voor toegankelijkheid van webcontent, WCAG 2.2, niveau AA. Dat is meer dan de Europese norm EN 301 549 vraagt, waar de Europese toegankelijkheidsrichtlijn (EU) 2019/882 naar verwijst. Naar ons oordeel voldoet de website, op de punten na die hieronder staan.</p>
				<h2>Wat dat in de praktijk betekent</h2>
				<ul>
					<li>Alles is met het toetsenbord te bedienen. U ziet altijd waar u bent, en niets dekt het veld af waarin u typt.</li>
					<li>Elk veld heeft een naam. Een fout staat bij het veld waar hij om gaat, in woorden, en wat u hebt getypt blijft staan.</li>
					<li>Tekst heeft genoeg contrast, laat zich tot 200% vergroten en past op een scherm van 320 pixels breed.</li>
					<li>Foto’s hebben een beschrijving in de taal van de pagina. Kleur is nooit het enige teken.</li>
					<li>Winkelwagen, bestelling, offerte en herroeping werken ook zonder JavaScript.</li>
					<li>Wie om minder beweging vraagt, ziet er geen.</li>
				</ul>
				<h2>Wat nog niet voor iedereen werkt</h2>
				<ul>
					<li>Het driedimensionale beeld in de configurator is voor wie het kan zien. Alle keuzes zijn gewone velden, en het resultaat staat er in woorden onder.</li>
					<li>De kaart achter de knop op de contactpagina is van OpenStreetMap; op hoe toegankelijk die is, hebben we geen invloed. Het adres staat ernaast.</li>
					<li>Foto’s en teksten die we later toevoegen, controleren we met de hand. Daar kan iets aan ontbreken.</li>
				</ul>
				<h2>Hoe we het nagaan</h2>
				<p>Bij elke wijziging loopt een automatische controle over de pagina’s, in vier talen en op meerdere schermbreedtes, met open dialogen en foutmeldingen erbij. De aankoop proberen we ook met alleen het toetsenbord en zonder JavaScript. Een automatische controle vindt niet alles: daarom horen we het graag van u.</p>
				<h2>Een drempel melden</h2>
				<p>Kunt u iets niet lezen, invullen of bedienen, <a href="/nl/contact">schrijf of bel ons</a> dan. Zeg op welke pagina het was en waarmee u werkt. We antwoorden binnen vijf werkdagen, en tot het opgelost is nemen we uw bestelling of vraag aan per telefoon of e-mail, voor dezelfde prijs.</p>
				<h2>Toezicht</h2>
				<p>Bent u niet tevreden met ons antwoord, dan kunt u in België terecht bij de Economische Inspectie van de FOD Economie. In andere landen van de Europese Unie is er een eigen toezichthouder.</p>
			`,
			structured_data: null,
		},
		en: {
			title: "Accessibility",
			meta_title: "Accessibility statement of this website",
			meta_description:
				"How accessible this website is, what does not work for everyone yet, how to report a barrier, and who supervises accessibility in Belgium.",
			meta_keywords: ["accessibility", "WCAG 2.2"],
			og_image_url: null,
			content_html: `
				<p>Everybody should be able to look at a container here, compare, order or rent one: with a screen reader, with the keyboard alone, with enlarged text or without JavaScript. This statement says how far we have come. It was drawn up in November 2026 after an assessment of our own.</p>
				<h2>What we follow</h2>
				<p>The website is built to the Web Content Accessibility Guidelines, WCAG 2.2, level AA. That is more than is asked by the European standard EN 301 549, to which the European Accessibility Act, directive (EU) 2019/882, refers. In our assessment the website conforms, except for the points below.</p>
				<h2>What that means in practice</h2>
				<ul>
					<li>Everything can be used with a keyboard. You always see where you are, and nothing covers the field in which you type.</li>
					<li>Every field has a name. A mistake is named beside the field that it concerns, in words, and what you have typed stays.</li>
					<li>Text has enough contrast, can be enlarged to 200% and fits a screen that is 320 pixels wide.</li>
					<li>Pictures are described in the language of the page. Colour is never the only sign.</li>
					<li>Cart, order, quote and withdrawal also work without JavaScript.</li>
					<li>Those who ask for less motion see none.</li>
				</ul>
				<h2>What does not work for everyone yet</h2>
				<ul>
					<li>The three-dimensional view in the configurator is for those who can see it. All choices are ordinary fields, and the result is written below in words.</li>
					<li>The map behind the button on the contact page is OpenStreetMap’s; how accessible it is, is not in our hands. The address stands beside it.</li>
					<li>Pictures and texts that we add later are checked by hand. Something may be missing there.</li>
				</ul>
				<h2>How we check</h2>
				<p>With every change an automatic check runs over the pages, in four languages and at several screen widths, with dialogs open and error messages shown. The purchase is also tried with the keyboard alone and without JavaScript. An automatic check does not find everything: that is why we are glad to hear from you.</p>
				<h2>Report a barrier</h2>
				<p>If there is something that you cannot read, fill in or use, please <a href="/en/contact">write to us or call us</a>. Tell us on which page it was and what you work with. We answer within five working days, and until it is solved we take your order or question by phone or email, at the same price.</p>
				<h2>Supervision</h2>
				<p>If you are not satisfied with our answer, you can turn to the Economic Inspection of the FPS Economy in Belgium. Other countries of the European Union have authorities of their own.</p>
			`,
			structured_data: null,
		},
		de: {
			title: "Barrierefreiheit",
			meta_title: "Erklärung zur Barrierefreiheit dieser Website",
			meta_description:
				"Wie barrierefrei diese Website ist, was noch nicht für alle funktioniert, wie Sie eine Barriere melden und wer in Belgien die Aufsicht hat.",
			meta_keywords: ["Barrierefreiheit", "WCAG 2.2"],
			og_image_url: null,
			content_html: `
				<p>Jeder soll hier einen Container ansehen, vergleichen, bestellen oder mieten können: mit einem Screenreader, allein mit der Tastatur, mit vergrößerter Schrift oder ohne JavaScript. Diese Erklärung sagt, wie weit wir sind. Sie wurde im November 2026 nach einer eigenen Prüfung erstellt.</p>
				<h2>Woran wir uns halten</h2>
				<p>Die Website folgt den Richtlinien für barrierefreie Webinhalte, WCAG 2.2, Stufe AA. Das ist mehr, als die europäische Norm EN 301 549 verlangt, auf die sich die Richtlinie (EU) 2019/882 über die Barrierefreiheit bezieht. Nach unserer Prüfung erfüllt die Website sie, mit Ausnahme der Punkte weiter unten.</p>
				<h2>Was das in der Praxis heißt</h2>
				<ul>
					<li>Alles lässt sich mit der Tastatur bedienen. Sie sehen immer, wo Sie sind, und nichts verdeckt das Feld, in das Sie schreiben.</li>
					<li>Jedes Feld hat einen Namen. Ein Fehler steht in Worten bei dem Feld, das er betrifft, und Ihre Eingaben bleiben erhalten.</li>
					<li>Text hat genügend Kontrast, lässt sich auf 200 % vergrößern und passt auf einen 320 Pixel breiten Bildschirm.</li>
					<li>Bilder sind in der Sprache der Seite beschrieben. Farbe ist nie das einzige Zeichen.</li>
					<li>Warenkorb, Bestellung, Anfrage und Widerruf funktionieren auch ohne JavaScript.</li>
					<li>Wer weniger Bewegung wünscht, sieht keine.</li>
				</ul>
				<h2>Was noch nicht für alle funktioniert</h2>
				<ul>
					<li>Die dreidimensionale Ansicht im Konfigurator ist für die gedacht, die sie sehen können. Alle Angaben sind gewöhnliche Felder, und das Ergebnis steht darunter in Worten.</li>
					<li>Die Karte hinter der Schaltfläche auf der Kontaktseite stammt von OpenStreetMap; auf ihre Barrierefreiheit haben wir keinen Einfluss. Die Adresse steht daneben.</li>
					<li>Bilder und Texte, die wir später hinzufügen, prüfen wir von Hand. Dort kann etwas fehlen.</li>
				</ul>
				<h2>Wie wir prüfen</h2>
				<p>Bei jeder Änderung läuft eine automatische Prüfung über die Seiten, in vier Sprachen und mehreren Bildschirmbreiten, auch mit offenen Dialogen und Fehlermeldungen. Den Kauf probieren wir außerdem allein mit der Tastatur und ohne JavaScript. Eine automatische Prüfung findet nicht alles: Deshalb freuen wir uns über Ihren Hinweis.</p>
				<h2>Eine Barriere melden</h2>
				<p>Können Sie etwas nicht lesen, ausfüllen oder bedienen, dann <a href="/de/contact">schreiben Sie uns oder rufen Sie an</a>. Sagen Sie uns, auf welcher Seite es war und womit Sie arbeiten. Wir antworten innerhalb von fünf Werktagen und nehmen Ihre Bestellung oder Frage bis dahin per Telefon oder E-Mail entgegen, zum selben Preis.</p>
				<h2>Aufsicht</h2>
				<p>Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich in Belgien an die Wirtschaftsinspektion des FÖD Wirtschaft wenden. In anderen Ländern der Europäischen Union gibt es eigene Stellen.</p>
			`,
			structured_data: null,
		},
		fr: {
			title: "Accessibilité",
			meta_title: "Déclaration d’accessibilité de ce site",
			meta_description:
				"Le niveau d’accessibilité de ce site, ce qui ne convient pas encore à tous, comment signaler un obstacle et quelle autorité contrôle en Belgique.",
			meta_keywords: ["accessibilité", "WCAG 2.2"],
			og_image_url: null,
			content_html: `
				<p>Chacun doit pouvoir ici regarder un conteneur, comparer, commander ou louer : avec un lecteur d’écran, au clavier seul, avec des caractères agrandis ou sans JavaScript. Cette déclaration dit où nous en sommes. Elle a été établie en novembre 2026, après notre propre évaluation.</p>
				<h2>Ce que nous respectons</h2>
				<p>Le site suit les règles pour l’accessibilité des contenus web, WCAG 2.2, niveau AA. C’est davantage que ce que demande la norme européenne EN 301 549, à laquelle renvoie la directive (UE) 2019/882 sur l’accessibilité. Selon notre évaluation, le site y est conforme, à l’exception des points indiqués plus bas.</p>
				<h2>Ce que cela signifie en pratique</h2>
				<ul>
					<li>Tout s’utilise au clavier. Vous voyez toujours où vous êtes, et rien ne cache le champ que vous remplissez.</li>
					<li>Chaque champ porte un nom. Une erreur est expliquée à côté du champ concerné, et ce que vous avez saisi reste en place.</li>
					<li>Le texte est assez contrasté, peut être agrandi à 200 % et tient sur un écran large de 320 pixels.</li>
					<li>Les images sont décrites dans la langue de la page. La couleur n’est jamais le seul signe.</li>
					<li>Le panier, la commande, le devis et la rétractation fonctionnent aussi sans JavaScript.</li>
					<li>Qui demande moins d’animations n’en voit aucune.</li>
				</ul>
				<h2>Ce qui ne convient pas encore à tous</h2>
				<ul>
					<li>La vue en trois dimensions du configurateur s’adresse à ceux qui peuvent la voir. Tous les choix sont des champs ordinaires, et le résultat est écrit dessous en toutes lettres.</li>
					<li>La carte derrière le bouton de la page de contact est celle d’OpenStreetMap ; son accessibilité ne dépend pas de nous. L’adresse figure à côté.</li>
					<li>Les images et les textes ajoutés par la suite sont contrôlés à la main. Il peut y manquer quelque chose.</li>
				</ul>
				<h2>Comment nous vérifions</h2>
				<p>À chaque changement, un contrôle automatique parcourt les pages, en quatre langues et sur plusieurs largeurs d’écran, dialogues ouverts et messages d’erreur compris. L’achat est aussi essayé au clavier seul et sans JavaScript. Un contrôle automatique ne trouve pas tout : vos remarques sont les bienvenues.</p>
				<h2>Signaler un obstacle</h2>
				<p>S’il y a quelque chose que vous ne pouvez pas lire, remplir ou utiliser, <a href="/fr/contact">écrivez-nous ou appelez-nous</a>. Dites-nous sur quelle page et avec quel outil. Nous répondons dans les cinq jours ouvrés et, en attendant, nous prenons votre commande ou votre question par téléphone ou par e-mail, au même prix.</p>
				<h2>Contrôle</h2>
				<p>Si notre réponse ne vous satisfait pas, vous pouvez vous adresser en Belgique à l’Inspection économique du SPF Économie. Les autres pays de l’Union européenne ont leur propre autorité.</p>
			`,
			structured_data: null,
		},
	},
};
