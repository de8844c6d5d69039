import type { SeedLandingPage } from "../seed-content.ts";

export const cookiePolicyPage: SeedLandingPage = {
	slug: "cookie-policy",
	visibility: "hidden",
	menu_section: "none",
	menu_order: 0,
	related_products: [],
	related_posts: [],
	translations: {
		nl: {
			title: "Cookiebeleid",
			meta_title: "Cookiebeleid",
			meta_description:
				"Deze website gebruikt vijf eigen cookies die technisch nodig zijn, geen voor analyse of reclame. Hier leest u waarvoor en hoe lang.",
			meta_keywords: ["cookiebeleid", "cookies"],
			og_image_url: null,
			content_html: `
				<p>Laatst bijgewerkt: april 2024</p>
				<h2>In het kort</h2>
				<p>Deze website plaatst alleen cookies van onszelf, en alleen cookies die technisch nodig zijn om te doen wat u vraagt. Er zijn geen cookies voor analyse of reclame, en niemand volgt u hier naar andere websites. Voor zulke noodzakelijke cookies is geen toestemming nodig. Daarom ziet u geen cookiebanner.</p>
				<h2>Wat een cookie is</h2>
				<p>Een cookie is een korte tekst die uw browser voor een website bewaart en bij het volgende bezoek aan die website terugstuurt. Zolang u niets in de winkelwagen legt, niets verstuurt en geen taal kiest, plaatst deze website er geen.</p>
				<h2>Onze cookies</h2>
				<table>
					<thead>
						<tr><th scope="col">Naam</th><th scope="col">Waarvoor</th><th scope="col">Wanneer geplaatst</th><th scope="col">Hoe lang</th></tr>
					</thead>
					<tbody>
						<tr><th scope="row">kade_cart</th><td>Het ondertekende nummer van uw winkelwagen, zodat u die terugvindt. De inhoud zelf staat bij ons, niet in de cookie.</td><td>Wanneer u een container in de winkelwagen legt, telkens opnieuw, en wanneer u zich aanmeldt</td><td>90 dagen; weg zodra u zich afmeldt</td></tr>
						<tr><th scope="row">kade_device</th><td>Herkent een browser waarin u zich eerder hebt aangemeld, zodat niemand u buitensluit door uw wachtwoord te raden. Bevat een willekeurig nummer; bij ons staat alleen een hash.</td><td>Wanneer u zich met een account aanmeldt of via e-mail een nieuw wachtwoord kiest</td><td>1 jaar, ook nadat u zich afmeldt</td></tr>
						<tr><th scope="row">kade_flash</th><td>Een melding voor de volgende pagina, bijvoorbeeld dat uw aanvraag verstuurd is.</td><td>Na een handeling zoals bestellen, verwijderen of een aanvraag versturen</td><td>60 seconden; weg zodra de melding getoond is</td></tr>
						<tr><th scope="row">kade_language</th><td>De taal die u zelf gekozen hebt.</td><td>Wanneer u de taalkeuze gebruikt</td><td>1 jaar</td></tr>
						<tr><th scope="row">kade_session</th><td>Houdt u aangemeld. Bevat een willekeurig nummer; de gegevens staan bij ons.</td><td>Wanneer u zich met een account aanmeldt</td><td>180 dagen, of 30 dagen zonder gebruik; weg zodra u zich afmeldt</td></tr>
					</tbody>
				</table>
				<p>Alle vijf zijn HttpOnly: scripts op de pagina kunnen ze niet lezen. Ze gaan alleen naar deze website.</p>
				<h2>Geheugen van uw tabblad</h2>
				<p>Staat JavaScript aan, dan onthoudt uw browser in het tabblad hoever u op een pagina gescrold was, zodat de terugknop u op dezelfde plek brengt, en zo nodig een versienummer van de website. Ook wat u in een formulier invult om te bestellen of ons iets te vragen, blijft er staan tot u het verstuurd hebt. Dat alles blijft op uw apparaat, wordt niet naar ons gestuurd en verdwijnt wanneer u het tabblad sluit.</p>
				<p>Zet u op de zoekpagina de toets / uit, dan onthoudt uw browser dat ook daarna, tot u de toets weer aanzet of de gegevens van deze website wist. Wie in het beheer van de winkel werkt, krijgt daar ook kade_side (de breedte van de navigatie, 1 jaar); wat daar nog niet is opgeslagen, blijft in die browser staan.</p>
				<h2>Geen inhoud van derden</h2>
				<p>Lettertypes, scripts en afbeeldingen komen van deze website zelf. Er zijn geen ingesloten kaarten, video’s of knoppen van sociale media. Klikt u op ons adres, dan opent een kaart van OpenStreetMap in een eigen venster. Pas dan legt uw browser contact met OpenStreetMap, en daar gelden de regels van die website.</p>
				<h2>Cookies wissen of weigeren</h2>
				<p>In de instellingen van uw browser kunt u cookies bekijken, wissen en weigeren. Weigert u kade_cart, dan kunt u geen bestelling plaatsen, want de winkelwagen gaat verloren. Zonder kade_flash ontbreken enkele meldingen, en zonder kade_language onthoudt de website uw taalkeuze niet. Al het andere blijft werken.</p>
				<h2>Meer weten</h2>
				<p>Welke persoonsgegevens we bewaren, staat in de <a href="/nl/privacy-statement">privacyverklaring</a>. Met vragen over cookies kunt u terecht bij de gegevens hieronder.</p>
			`,
			structured_data: null,
		},
		en: {
			title: "Cookie policy",
			meta_title: "Cookie policy",
			meta_description:
				"This website uses five cookies of its own that are technically necessary and none for analysis or advertising: what for and for how long.",
			meta_keywords: ["cookie policy", "cookies"],
			og_image_url: null,
			content_html: `
				<p>Last updated: April 2024</p>
				<h2>In short</h2>
				<p>This website sets cookies of our own only, and only those that are technically necessary to do what you ask. There are none for analysis or advertising, and nobody follows you from here to other websites. Cookies of this kind need no consent, which is why you see no cookie banner.</p>
				<h2>What a cookie is</h2>
				<p>A cookie is a short text that your browser keeps for a website and sends back when you visit that website again. As long as you put nothing in the cart, send nothing and choose no language, this website sets none.</p>
				<h2>Our cookies</h2>
				<table>
					<thead>
						<tr><th scope="col">Name</th><th scope="col">What for</th><th scope="col">When it is set</th><th scope="col">For how long</th></tr>
					</thead>
					<tbody>
						<tr><th scope="row">kade_cart</th><td>The signed number of your cart, so that you find it again. What is in the cart is stored with us, not in the cookie.</td><td>Each time you put a container in the cart, and when you sign in</td><td>90 days; gone as soon as you sign out</td></tr>
						<tr><th scope="row">kade_device</th><td>Recognises a browser in which you have signed in before, so that nobody can lock you out by guessing at your password. It holds a random number; we keep only a hash of it.</td><td>When you sign in with an account or choose a new password by email</td><td>1 year, also after you sign out</td></tr>
						<tr><th scope="row">kade_flash</th><td>A message for the next page, for example that your request was sent.</td><td>After something you do, such as ordering, removing or sending a request</td><td>60 seconds; gone once the message has been shown</td></tr>
						<tr><th scope="row">kade_language</th><td>The language that you chose yourself.</td><td>When you use the language switcher</td><td>1 year</td></tr>
						<tr><th scope="row">kade_session</th><td>Keeps you signed in. It holds a random number; the data stay with us.</td><td>When you sign in with an account</td><td>180 days, or 30 days without use; gone as soon as you sign out</td></tr>
					</tbody>
				</table>
				<p>All five are HttpOnly: scripts on the page cannot read them. They are sent to this website alone.</p>
				<h2>The memory of your tab</h2>
				<p>With JavaScript on, your browser remembers within the tab how far you had scrolled on a page, so that the back button returns you to the same spot, and where needed a version number of the website. What you type into a form to order or to ask us something is kept there as well until you have sent it. All of this stays on your device, is not sent to us and disappears when you close the tab.</p>
				<p>If you switch off the key / on the search page, your browser remembers that afterwards too, until you switch it on again or clear this website’s data. Whoever works on the shop’s own side also gets kade_side there (the width of the navigation, 1 year); what has not been saved yet there stays in that browser.</p>
				<h2>Nothing from third parties</h2>
				<p>Fonts, scripts and pictures come from this website itself. There are no embedded maps, videos or social media buttons. If you click our address, a map at OpenStreetMap opens in a window of its own. Only then does your browser contact OpenStreetMap, where the rules of that website apply.</p>
				<h2>Deleting or refusing cookies</h2>
				<p>Your browser’s settings let you see, delete and refuse cookies. If you refuse kade_cart you cannot place an order, because the cart is lost. Without kade_flash some messages are missing, and without kade_language the website forgets your choice of language. Everything else keeps working.</p>
				<h2>More</h2>
				<p>The <a href="/en/privacy-statement">privacy statement</a> says which personal data we store. For questions about cookies, reach us at the details below.</p>
			`,
			structured_data: null,
		},
		de: {
			title: "Cookie-Richtlinie",
			meta_title: "Cookie-Richtlinie",
			meta_description:
				"Diese Website setzt fünf eigene, technisch notwendige Cookies und keine für Analyse oder Werbung. Hier steht, wofür und wie lange.",
			meta_keywords: ["Cookie-Richtlinie", "Cookies"],
			og_image_url: null,
			content_html: `
				<p>Zuletzt aktualisiert: April 2024</p>
				<h2>Kurz gefasst</h2>
				<p>Diese Website setzt nur eigene Cookies und nur solche, die technisch notwendig sind, um zu tun, was Sie möchten. Cookies für Analyse oder Werbung gibt es nicht, und niemand verfolgt Sie von hier auf andere Websites. Für notwendige Cookies ist keine Einwilligung nötig, deshalb sehen Sie kein Cookie-Banner.</p>
				<h2>Was ein Cookie ist</h2>
				<p>Ein Cookie ist ein kurzer Text, den Ihr Browser für eine Website aufbewahrt und beim nächsten Besuch an diese Website zurückschickt. Solange Sie nichts in den Warenkorb legen, nichts absenden und keine Sprache wählen, setzt diese Website keines.</p>
				<h2>Unsere Cookies</h2>
				<table>
					<thead>
						<tr><th scope="col">Name</th><th scope="col">Wofür</th><th scope="col">Wann gesetzt</th><th scope="col">Wie lange</th></tr>
					</thead>
					<tbody>
						<tr><th scope="row">kade_cart</th><td>Die signierte Nummer Ihres Warenkorbs, damit Sie ihn wiederfinden. Der Inhalt liegt bei uns, nicht im Cookie.</td><td>Wenn Sie einen Container in den Warenkorb legen, jedes Mal neu, und wenn Sie sich anmelden</td><td>90 Tage; weg, sobald Sie sich abmelden</td></tr>
						<tr><th scope="row">kade_device</th><td>Erkennt einen Browser wieder, in dem Sie sich schon angemeldet haben, damit Sie niemand aussperrt, der Ihr Passwort zu erraten versucht. Es enthält eine zufällige Nummer; bei uns liegt nur ein Hash.</td><td>Wenn Sie sich mit einem Konto anmelden oder per E-Mail ein neues Passwort wählen</td><td>1 Jahr, auch nach dem Abmelden</td></tr>
						<tr><th scope="row">kade_flash</th><td>Eine Meldung für die nächste Seite, etwa dass Ihre Anfrage gesendet wurde.</td><td>Nach einer Handlung wie Bestellen, Entfernen oder dem Senden einer Anfrage</td><td>60 Sekunden; gelöscht, sobald die Meldung gezeigt wurde</td></tr>
						<tr><th scope="row">kade_language</th><td>Die Sprache, die Sie selbst gewählt haben.</td><td>Wenn Sie die Sprachauswahl benutzen</td><td>1 Jahr</td></tr>
						<tr><th scope="row">kade_session</th><td>Hält Sie angemeldet. Es enthält eine zufällige Nummer; die Daten liegen bei uns.</td><td>Wenn Sie sich mit einem Konto anmelden</td><td>180 Tage, ohne Nutzung 30 Tage; weg, sobald Sie sich abmelden</td></tr>
					</tbody>
				</table>
				<p>Alle fünf sind HttpOnly: Skripte auf der Seite können sie nicht lesen. Sie gehen nur an diese Website.</p>
				<h2>Speicher Ihres Tabs</h2>
				<p>Ist JavaScript eingeschaltet, merkt sich Ihr Browser im Tab, wie weit Sie auf einer Seite gescrollt hatten, damit die Zurück-Taste Sie an dieselbe Stelle bringt, und bei Bedarf eine Versionsnummer der Website. Auch was Sie in ein Formular eintragen, um zu bestellen oder uns etwas zu fragen, bleibt dort stehen, bis Sie es abgeschickt haben. All das bleibt auf Ihrem Gerät, wird nicht an uns gesendet und verschwindet, wenn Sie den Tab schließen.</p>
				<p>Schalten Sie auf der Suchseite die Taste / aus, merkt sich Ihr Browser das auch danach, bis Sie sie wieder einschalten oder die Daten dieser Website löschen. Wer in der Verwaltung des Shops arbeitet, bekommt dort auch kade_side (die Breite der Navigation, 1 Jahr); was dort noch nicht gespeichert ist, bleibt in diesem Browser stehen.</p>
				<h2>Keine Inhalte von Dritten</h2>
				<p>Schriften, Skripte und Bilder kommen von dieser Website selbst. Es gibt keine eingebetteten Karten, Videos oder Schaltflächen sozialer Netzwerke. Klicken Sie auf unsere Adresse, öffnet sich eine Karte von OpenStreetMap in einem eigenen Fenster. Erst dann nimmt Ihr Browser Verbindung zu OpenStreetMap auf; dort gelten die Regeln jener Website.</p>
				<h2>Cookies löschen oder ablehnen</h2>
				<p>In den Einstellungen Ihres Browsers können Sie Cookies ansehen, löschen und ablehnen. Lehnen Sie kade_cart ab, können Sie nicht bestellen, denn der Warenkorb geht verloren. Ohne kade_flash fehlen einige Meldungen, und ohne kade_language merkt sich die Website Ihre Sprachwahl nicht. Alles andere funktioniert weiter.</p>
				<h2>Mehr dazu</h2>
				<p>Welche personenbezogenen Daten wir speichern, steht in der <a href="/de/privacy-statement">Datenschutzerklärung</a>. Bei Fragen zu Cookies erreichen Sie uns über die Angaben unten.</p>
			`,
			structured_data: null,
		},
		fr: {
			title: "Politique de cookies",
			meta_title: "Politique de cookies",
			meta_description:
				"Ce site utilise cinq cookies propres, techniquement nécessaires, aucun pour l’analyse ou la publicité. Voici leur but et leur durée.",
			meta_keywords: ["politique cookies", "cookies"],
			og_image_url: null,
			content_html: `
				<p>Dernière mise à jour : avril 2024</p>
				<h2>En bref</h2>
				<p>Ce site ne dépose que ses propres cookies, et uniquement ceux qui sont techniquement nécessaires pour faire ce que vous demandez. Il n’y en a aucun pour l’analyse ou la publicité, et personne ne vous suit d’ici vers d’autres sites. De tels cookies ne requièrent pas de consentement ; voilà pourquoi vous ne voyez aucun bandeau.</p>
				<h2>Qu’est-ce qu’un cookie ?</h2>
				<p>Un cookie est un court texte que votre navigateur garde pour un site et lui renvoie à la visite suivante. Tant que vous ne mettez rien au panier, n’envoyez rien et ne choisissez pas de langue, ce site n’en dépose aucun.</p>
				<h2>Nos cookies</h2>
				<table>
					<thead>
						<tr><th scope="col">Nom</th><th scope="col">Utilité</th><th scope="col">Moment</th><th scope="col">Durée</th></tr>
					</thead>
					<tbody>
						<tr><th scope="row">kade_cart</th><td>Le numéro signé de votre panier, pour que vous le retrouviez. Le contenu se trouve chez nous, pas dans le cookie.</td><td>Quand vous mettez un conteneur au panier, à chaque fois, et quand vous vous connectez</td><td>90 jours ; effacé dès que vous vous déconnectez</td></tr>
						<tr><th scope="row">kade_device</th><td>Reconnaît un navigateur dans lequel vous vous êtes déjà connecté, afin que personne ne vous en empêche en essayant de deviner votre mot de passe. Il contient un numéro aléatoire ; nous n’en gardons qu’un hachage.</td><td>Quand vous vous connectez avec un compte ou choisissez un nouveau mot de passe par e-mail</td><td>1 an, même après la déconnexion</td></tr>
						<tr><th scope="row">kade_flash</th><td>Un message pour la page suivante, par exemple que votre demande est envoyée.</td><td>Après une action comme commander, supprimer ou envoyer une demande</td><td>60 secondes ; effacé dès que le message est affiché</td></tr>
						<tr><th scope="row">kade_language</th><td>La langue que vous avez choisie vous-même.</td><td>Quand vous utilisez le choix de langue</td><td>1 an</td></tr>
						<tr><th scope="row">kade_session</th><td>Vous garde connecté. Il contient un numéro aléatoire ; les données restent chez nous.</td><td>Quand vous vous connectez avec un compte</td><td>180 jours, ou 30 jours sans utilisation ; effacé dès que vous vous déconnectez</td></tr>
					</tbody>
				</table>
				<p>Tous cinq sont HttpOnly : les scripts de la page ne peuvent pas les lire. Ils ne sont envoyés qu’à ce site.</p>
				<h2>La mémoire de l’onglet</h2>
				<p>Si JavaScript est activé, votre navigateur retient dans l’onglet où vous en étiez sur une page, afin que le bouton de retour vous y ramène, ainsi qu’un numéro de version du site si nécessaire. Ce que vous saisissez dans un formulaire pour commander ou nous demander quelque chose y reste aussi jusqu’à l’envoi. Tout cela reste sur votre appareil, ne nous est pas envoyé et disparaît à la fermeture de l’onglet.</p>
				<p>Si vous désactivez la touche / sur la page de recherche, votre navigateur s’en souvient ensuite aussi, jusqu’à ce que vous la réactiviez ou effaciez les données de ce site. Qui travaille dans l’administration de la boutique y reçoit aussi kade_side (la largeur de la navigation, 1 an) ; ce qui n’y est pas encore enregistré reste dans ce navigateur.</p>
				<h2>Aucun contenu de tiers</h2>
				<p>Polices, scripts et images viennent de ce site même. Il n’y a ni carte, ni vidéo, ni bouton de réseau social intégré. Si vous cliquez sur notre adresse, une carte d’OpenStreetMap s’ouvre dans une fenêtre à part. C’est seulement alors que votre navigateur contacte OpenStreetMap, où valent les règles de ce site-là.</p>
				<h2>Effacer ou refuser les cookies</h2>
				<p>Les réglages de votre navigateur permettent de voir, d’effacer et de refuser les cookies. Si vous refusez kade_cart, vous ne pouvez pas commander, car le panier se perd. Sans kade_flash, quelques messages manquent, et sans kade_language, le site oublie votre choix de langue. Tout le reste continue de fonctionner.</p>
				<h2>Pour en savoir plus</h2>
				<p>La <a href="/fr/privacy-statement">déclaration de confidentialité</a> indique quelles données personnelles nous conservons. Pour toute question sur les cookies, contactez-nous aux coordonnées ci-dessous.</p>
			`,
			structured_data: null,
		},
	},
};
