import type { SeedLandingPage } from "../seed-content.ts";

/** A text to start from: its owner has it read by a lawyer before it is relied on (docs/operating.md). */
export const termsOfSalePage: SeedLandingPage = {
	slug: "terms-of-sale",
	visibility: "hidden",
	menu_section: "none",
	menu_order: 0,
	related_products: [],
	related_posts: [],
	translations: {
		nl: {
			title: "Verkoopvoorwaarden",
			meta_title: "Verkoopvoorwaarden",
			meta_description:
				"Hoe een bestelling tot stand komt, wat prijzen inhouden, betaling, levering, gebruikte containers, huur, herroeping en klachten.",
			meta_keywords: ["verkoopvoorwaarden", "algemene voorwaarden"],
			og_image_url: null,
			content_html: `
				<p>Deze voorwaarden gelden voor elke bestelling op deze website, voor bedrijven en voor particulieren. Wat de wet particulieren dwingend toekent, gaat voor.</p>
				<h2>Uw bestelling</h2>
				<p>De containers en prijzen op deze website zijn een uitnodiging om te bestellen. U krijgt per e-mail een bevestiging dat uw bestelling is aangekomen. De overeenkomst komt tot stand wanneer wij u de factuur sturen, binnen 24 uur. Is een container intussen verkocht, dan laten we u dat meteen weten en bent u ons niets verschuldigd.</p>
				<h2>Prijzen en btw</h2>
				<p>Prijzen zijn in euro. Bij elk bedrag staat of de btw erin zit. Het transport geldt voor het adres van de bestelling en voor één losplaats. Prijzen op aanvraag en offertes zijn bindend tot de dag die erin staat.</p>
				<h2>Betaling en eigendom</h2>
				<p>U betaalt per overschrijving, met de gestructureerde mededeling van de bestelling. We leveren na ontvangst van het hele bedrag. Tot dan blijft de container van ons. Het risico gaat over op het ogenblik dat de container gelost of door u afgehaald is.</p>
				<h2>Levering en afhalen</h2>
				<p>We spreken de dag met u af. U zorgt voor een toegang van drieënhalve meter breed, een vaste en vlakke ondergrond en, zonder kraanwagen, voor iemand die lost. Kan de chauffeur niet bij de losplaats komen door iets wat u had kunnen melden, dan brengen we de tweede rit tegen kostprijs in rekening. Vergunningen voor de openbare weg vraagt u zelf aan.</p>
				<h2>Nieuwe en gebruikte containers</h2>
				<p>Een gebruikte container heeft deuken, krassen en roest die bij zijn staat horen. De foto’s tonen voorbeelden. Wat elke staat inhoudt, leest u op de pagina van de container. Controleer hem bij aankomst en meld zichtbare schade binnen acht dagen, met foto’s. De wettelijke garantie blijft gelden.</p>
				<h2>Huur</h2>
				<p>De eerste 30 dagen zijn het minimum en worden vooraf betaald. Daarna betaalt u per dag. U geeft de container schoon en leeg terug. Gewone slijtage hoort erbij, andere schade betaalt u. De prijs van de terugrit spreken we vooraf af.</p>
				<h2>Herroeping</h2>
				<p>Koopt u als particulier, dan kunt u binnen 14 dagen na levering zonder reden van de koop afzien. Het transport terug betaalt u zelf. Dat geldt niet voor een container die we naar uw wens hebben gespoten of omgebouwd.</p>
				<h2>Klachten en recht</h2>
				<p>Schrijf ons eerst: we zoeken samen een oplossing. Het Belgische recht is van toepassing. Voor bedrijven zijn de rechtbanken van Antwerpen bevoegd.</p>
			`,
			structured_data: null,
		},
		en: {
			title: "Terms of sale",
			meta_title: "Terms of sale",
			meta_description:
				"How an order becomes binding, what prices include, payment, delivery, used containers, rental, the right of withdrawal and complaints.",
			meta_keywords: ["terms of sale", "general terms"],
			og_image_url: null,
			content_html: `
				<p>These terms apply to every order on this website, by companies and by private buyers. Rights that the law gives private buyers and that cannot be waived come first.</p>
				<h2>Your order</h2>
				<p>The containers and prices on this website are an invitation to order. You receive an email confirming that your order has arrived. The contract is made when we send you the invoice, within 24 hours. Should a container have been sold in the meantime, we tell you at once and you owe us nothing.</p>
				<h2>Prices and VAT</h2>
				<p>Prices are in euros. Each amount says whether VAT is included. Transport is priced for the address of the order and for one place of unloading. Prices on request and quotes are binding until the date stated in them.</p>
				<h2>Payment and ownership</h2>
				<p>You pay by bank transfer, with the order’s structured communication as the reference. We deliver once the whole amount has arrived. Until then the container remains ours. The risk passes to you when the container has been unloaded, or when you collect it.</p>
				<h2>Delivery and collection</h2>
				<p>We agree on the day with you. You provide an approach three and a half metres wide, firm and level ground and, without a crane truck, somebody to unload. If the driver cannot reach the place for a reason that you could have told us about, we charge the second journey at cost. Permits for the public road are for you to apply for.</p>
				<h2>New and used containers</h2>
				<p>A used container has dents, scratches and rust that go with its condition. The pictures are examples. What each condition means is explained on the container’s page. Check it on arrival and report visible damage within eight days, with pictures. Your statutory warranty is not affected.</p>
				<h2>Rental</h2>
				<p>The first 30 days are the minimum and are paid in advance. After that you pay per day. You return the container clean and empty. Fair wear and tear is included; you pay for any other damage. We agree the price of the return journey beforehand.</p>
				<h2>Withdrawal</h2>
				<p>As a private buyer you can withdraw from a purchase within 14 days of delivery without giving a reason. You pay for the transport back. This does not apply to a container that we have painted or converted to your wishes.</p>
				<h2>Complaints and law</h2>
				<p>Write to us first, and we will look for a solution together. Belgian law applies. For companies the courts of Antwerp have jurisdiction.</p>
			`,
			structured_data: null,
		},
		de: {
			title: "Verkaufsbedingungen",
			meta_title: "Verkaufsbedingungen",
			meta_description:
				"Wie eine Bestellung verbindlich wird, was Preise enthalten, Zahlung, Lieferung, gebrauchte Container, Miete, Widerruf und Beschwerden.",
			meta_keywords: ["Verkaufsbedingungen", "AGB"],
			og_image_url: null,
			content_html: `
				<p>Diese Bedingungen gelten für jede Bestellung auf dieser Website, für Unternehmen und für Privatkunden. Zwingende Verbraucherrechte bleiben unberührt.</p>
				<h2>Ihre Bestellung</h2>
				<p>Die Container und Preise auf dieser Website sind eine Einladung zur Bestellung, noch kein bindendes Angebot. Den Eingang Ihrer Bestellung bestätigen wir per E-Mail. Der Vertrag kommt zustande, wenn wir Ihnen innerhalb von 24 Stunden die Rechnung senden. Ist ein Container inzwischen verkauft, sagen wir es Ihnen sofort, und Sie schulden uns nichts.</p>
				<h2>Preise und MwSt.</h2>
				<p>Preise sind in Euro angegeben. Bei jedem Betrag steht, ob die MwSt. darin enthalten ist. Der Transport gilt für die Adresse der Bestellung und für eine Abladestelle. Preise auf Anfrage und Angebote gelten bis zu dem Tag, der darin genannt ist.</p>
				<h2>Zahlung und Eigentum</h2>
				<p>Sie zahlen per Überweisung mit der strukturierten Mitteilung der Bestellung als Verwendungszweck. Wir liefern, sobald der ganze Betrag eingegangen ist. Bis dahin bleibt der Container unser Eigentum. Die Gefahr geht auf Sie über, wenn der Container abgeladen ist oder wenn Sie ihn abholen.</p>
				<h2>Lieferung und Selbstabholung</h2>
				<p>Wir stimmen den Tag mit Ihnen ab. Sie sorgen für eine dreieinhalb Meter breite Zufahrt, für festen und ebenen Untergrund und, wenn kein Ladekran mitkommt, für das Abladen. Kommt der Fahrer aus einem Grund nicht ans Ziel, den Sie uns hätten nennen können, berechnen wir die zweite Fahrt zum Selbstkostenpreis. Genehmigungen für öffentliche Straßen beantragen Sie selbst.</p>
				<h2>Neue und gebrauchte Container</h2>
				<p>Ein gebrauchter Container hat Beulen, Kratzer und Rost, die zu seinem Zustand gehören. Die Bilder sind Beispiele. Was jeder Zustand bedeutet, steht auf der Seite des Containers. Prüfen Sie ihn bei der Ankunft und melden Sie sichtbare Schäden innerhalb von acht Tagen mit Bildern. Die gesetzliche Gewährleistung bleibt unberührt.</p>
				<h2>Miete</h2>
				<p>Die Mindestmiete beträgt 30 Tage und wird im Voraus bezahlt. Danach zahlen Sie pro Tag. Sie geben den Container leer und besenrein zurück. Normale Abnutzung gehört dazu, für andere Schäden kommen Sie auf. Den Preis der Rückfahrt vereinbaren wir vorher.</p>
				<h2>Widerruf</h2>
				<p>Als Verbraucher können Sie einen Kauf innerhalb von 14 Tagen nach der Lieferung ohne Angabe von Gründen widerrufen. Den Rücktransport bezahlen Sie. Das gilt nicht für einen Container, den wir nach Ihren Wünschen lackiert oder umgebaut haben.</p>
				<h2>Beschwerden und Recht</h2>
				<p>Schreiben Sie uns zuerst, damit wir gemeinsam eine Lösung finden. Es gilt belgisches Recht. Für Unternehmen sind die Gerichte in Antwerpen zuständig.</p>
			`,
			structured_data: null,
		},
		fr: {
			title: "Conditions de vente",
			meta_title: "Conditions de vente",
			meta_description:
				"Quand une commande engage, ce que comprennent les prix, paiement, livraison, conteneurs d’occasion, location, rétractation, réclamations.",
			meta_keywords: ["conditions de vente", "conditions générales"],
			og_image_url: null,
			content_html: `
				<p>Ces conditions s’appliquent à chaque commande passée sur ce site, par les entreprises comme par les particuliers. Les droits impératifs des consommateurs priment.</p>
				<h2>Votre commande</h2>
				<p>Les conteneurs et les prix de ce site sont une invitation à commander. Vous recevez un e-mail qui confirme l’arrivée de votre commande. Le contrat est conclu lorsque nous vous envoyons la facture, dans les 24 heures. Si un conteneur a été vendu entre-temps, nous vous le disons aussitôt et vous ne nous devez rien.</p>
				<h2>Prix et TVA</h2>
				<p>Les prix sont en euros. Chaque montant indique si la TVA y est comprise. Le transport vaut pour l’adresse de la commande et pour un seul lieu de déchargement. Les prix sur demande et les devis nous engagent jusqu’au jour qu’ils indiquent.</p>
				<h2>Paiement et propriété</h2>
				<p>Vous payez par virement, avec la communication structurée de la commande comme motif du virement. Nous livrons dès réception du montant entier. Jusque-là, le conteneur reste notre propriété. Le risque vous est transféré lorsque le conteneur est déchargé ou que vous l’enlevez.</p>
				<h2>Livraison et enlèvement</h2>
				<p>Nous convenons du jour avec vous. Vous veillez à un accès de trois mètres et demi de large, à un sol stable et plat et, sans camion-grue, au déchargement. Si le chauffeur ne peut atteindre le lieu pour une raison que vous auriez pu nous signaler, nous facturons le second trajet à prix coûtant. Vous demandez vous-même les autorisations pour la voie publique.</p>
				<h2>Conteneurs neufs et d’occasion</h2>
				<p>Un conteneur d’occasion présente des bosses, des rayures et de la rouille qui correspondent à son état. Les photos sont des exemples. La page du conteneur explique chaque état. Contrôlez-le à l’arrivée et signalez tout dommage visible dans les huit jours, avec des photos. La garantie légale reste entière.</p>
				<h2>Location</h2>
				<p>Les 30 premiers jours sont le minimum et se paient d’avance. Ensuite, vous payez par jour. Vous rendez le conteneur vide et balayé. L’usure normale est comprise, les autres dommages sont à votre charge. Nous convenons d’avance du prix du trajet de retour.</p>
				<h2>Rétractation</h2>
				<p>Si vous achetez en tant que particulier, vous pouvez renoncer à l’achat dans les 14 jours suivant la livraison, sans motif. Le transport de retour est à votre charge. Ce droit ne s’applique pas à un conteneur que nous avons peint ou transformé selon vos souhaits.</p>
				<h2>Réclamations et droit</h2>
				<p>Écrivez-nous d’abord, nous chercherons ensemble une solution. Le droit belge s’applique. Pour les entreprises, les tribunaux d’Anvers sont compétents.</p>
			`,
			structured_data: null,
		},
	},
};
