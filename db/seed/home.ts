import { scenes } from "../../app/media/pictures.ts";
import { productPictures } from "./product-pictures.ts";
import type { SeedSection } from "./seed-content.ts";

/** The home page, in display order. */
export const homeSections: SeedSection[] = [
	{
		id: "home-hero",
		type: "hero_with_image",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Zeecontainers uit Antwerpen, met de prijs erbij",
				subtitle:
					"Nieuw, A-kwaliteit of Cargo Worthy, van 6 tot 45 voet. U vergelijkt de maten, berekent het transport met uw postcode en bestelt online.",
				image_url: scenes.dusk,
				image_alt:
					"Containerterrein in de avondschemering: gestapelde zeecontainers, vooraan een blauwe 20 voet, en een vrachtwagen met brandende lichten",
				button_text: "Bekijk de containers",
			},
			en: {
				title: "Sea containers from Antwerp, priced on the page",
				subtitle:
					"New, A-grade or Cargo Worthy, from 6 to 45 feet. Compare the sizes, work out transport with your postcode and order online.",
				image_url: scenes.dusk,
				image_alt:
					"Container yard at dusk: stacked sea containers, a blue 20ft unit in front, and a truck with its lights on",
				button_text: "See the containers",
			},
			de: {
				title: "Seecontainer aus Antwerpen, Preise auf einen Blick",
				subtitle:
					"Neu, A-Qualität oder Cargo Worthy, von 6 bis 45 Fuß. Sie vergleichen die Maße, berechnen den Transport mit Ihrer Postleitzahl und bestellen online.",
				image_url: scenes.dusk,
				image_alt:
					"Containerplatz in der Abenddämmerung: gestapelte Seecontainer, vorn ein blauer 20-Fuß-Container, dazu ein Lkw mit eingeschaltetem Licht",
				button_text: "Zu den Containern",
			},
			fr: {
				title: "Conteneurs maritimes à Anvers, prix affichés",
				subtitle:
					"Neufs, en qualité A ou Cargo Worthy, de 6 à 45 pieds. Comparez les dimensions, calculez le transport avec votre code postal et commandez en ligne.",
				image_url: scenes.dusk,
				image_alt:
					"Dépôt de conteneurs au crépuscule : conteneurs maritimes empilés, un 20 pieds bleu au premier plan et un camion, phares allumés",
				button_text: "Voir les conteneurs",
			},
		},
	},
	{
		id: "home-carousel",
		type: "container_carousel",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Uit ons aanbod",
				subtitle: "Filter op maat en type. Alle prijzen zijn excl. btw en gelden per container.",
				button_text: "Alle containers bekijken",
			},
			en: {
				title: "From our range",
				subtitle: "Filter by size and type. All prices are per container, excluding VAT.",
				button_text: "View all containers",
			},
			de: {
				title: "Aus unserem Angebot",
				subtitle: "Filtern Sie nach Größe und Typ. Alle Preise gelten je Container, zzgl. MwSt.",
				button_text: "Alle Container ansehen",
			},
			fr: {
				title: "Dans notre gamme",
				subtitle: "Filtrez par taille et par type. Tous les prix s’entendent par conteneur, hors TVA.",
				button_text: "Voir tous les conteneurs",
			},
		},
	},
	{
		id: "home-highlights",
		type: "highlight_boxes",
		background_color: "#f3f6f8",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Kopen, huren en laten leveren",
				subtitle: "Drie dingen die u hier zelf regelt, zonder eerst te moeten bellen.",
				highlight_boxes: [
					{
						icon: "Container",
						title: "Kopen in drie kwaliteiten",
						content:
							"Nieuw, of gebruikt in A-kwaliteit of Cargo Worthy. U kiest de kwaliteit op de productpagina en ziet prijs en foto’s mee veranderen.",
						buttonText: "Containers vergelijken",
						buttonUrl: "/nl/container",
					},
					{
						icon: "TrendingUp",
						title: "Huren tegen een dagprijs",
						content:
							"Voor een bouwplaats, een piekperiode of een verhuizing. De huur staat per dag vermeld; op de productpagina ziet u het bedrag per maand van 30 dagen.",
					},
					{
						icon: "Ship",
						title: "Transport op postcode",
						content:
							"Vul uw postcode in België, Nederland of Duitsland in en de transportprijs staat op het scherm. Levering in Frankrijk berekenen we op aanvraag.",
					},
				],
			},
			en: {
				title: "Buy, rent and have it delivered",
				subtitle: "Three things you can settle here without picking up the phone first.",
				highlight_boxes: [
					{
						icon: "Container",
						title: "Three grades to buy",
						content:
							"New, or used in A-grade or Cargo Worthy condition. Choose the grade on the product page, and price and pictures change with it.",
						buttonText: "Compare containers",
						buttonUrl: "/en/container",
					},
					{
						icon: "TrendingUp",
						title: "Rental at a daily rate",
						content:
							"For a building site, a busy season or a move. Rent is listed per day; the product page shows the amount for a month of 30 days.",
					},
					{
						icon: "Ship",
						title: "Transport by postcode",
						content:
							"Enter a postcode in Belgium, the Netherlands or Germany and the transport price appears. For France, we work it out on request.",
					},
				],
			},
			de: {
				title: "Kaufen, mieten, liefern lassen",
				subtitle: "Drei Dinge, die Sie hier ohne Anruf selbst klären.",
				highlight_boxes: [
					{
						icon: "Container",
						title: "Kauf in drei Qualitäten",
						content:
							"Neu, oder gebraucht in A-Qualität oder Cargo Worthy. Sie wählen die Qualität auf der Produktseite, Preis und Bilder ändern sich mit.",
						buttonText: "Container vergleichen",
						buttonUrl: "/de/container",
					},
					{
						icon: "TrendingUp",
						title: "Miete zum Tagespreis",
						content:
							"Für die Baustelle, die Hochsaison oder den Umzug. Die Miete ist pro Tag angegeben; auf der Produktseite sehen Sie den Betrag für einen Monat mit 30 Tagen.",
					},
					{
						icon: "Ship",
						title: "Transport nach Postleitzahl",
						content:
							"Geben Sie eine Postleitzahl in Belgien, den Niederlanden oder Deutschland ein, und der Transportpreis erscheint. Für Frankreich kalkulieren wir auf Anfrage.",
					},
				],
			},
			fr: {
				title: "Acheter, louer, se faire livrer",
				subtitle: "Trois choses que vous réglez ici vous-même, sans devoir téléphoner.",
				highlight_boxes: [
					{
						icon: "Container",
						title: "Trois qualités à l’achat",
						content:
							"Neuf, ou d’occasion en qualité A ou Cargo Worthy. Vous choisissez la qualité sur la fiche du produit ; le prix et les images suivent.",
						buttonText: "Comparer les conteneurs",
						buttonUrl: "/fr/container",
					},
					{
						icon: "TrendingUp",
						title: "Location à la journée",
						content:
							"Pour un chantier, une haute saison ou un déménagement. Le tarif est indiqué par jour ; la fiche du produit donne le montant pour un mois de 30 jours.",
					},
					{
						icon: "Ship",
						title: "Transport selon le code postal",
						content:
							"Saisissez un code postal en Belgique, aux Pays-Bas ou en Allemagne : le prix du transport s’affiche. Pour la France, nous le calculons sur demande.",
					},
				],
			},
		},
	},
	{
		id: "home-delivery",
		type: "content_with_image_left",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Met de vrachtwagen, met de kraan of zelf afgehaald",
				content_html: `
					<p>Bij elke container ziet u welke vormen van levering mogelijk zijn. Het verschil zit in wie hem van de wagen haalt.</p>
					<ul>
						<li><strong>Vrachtwagen:</strong> de voordeligste keuze. U zorgt zelf voor een kraan of een zware heftruck om te lossen.</li>
						<li><strong>Vrachtwagen met kraan:</strong> de chauffeur zet de container naast de wagen neer. Reken op plaats voor de steunpoten en let op kabels en takken.</li>
						<li><strong>Zelf afhalen:</strong> u komt met eigen vervoer naar Antwerpen en betaalt geen transportkosten.</li>
					</ul>
					<p>Twee containers van 20 voet rijden samen op één vrachtwagen; voor een paar betaalt u dus minder dan voor twee losse ritten. Een 40 of 45 voet vult de wagen alleen. Zorg voor een vlakke, draagkrachtige ondergrond en een toegang waar een oplegger kan draaien.</p>
				`,
				image_url: scenes["crane-truck"],
				image_alt: "Kraanwagen op steunpoten die een blauwe 20 voet aan vier kettingen laat zakken",
			},
			en: {
				title: "By truck, by crane truck, or collected",
				content_html: `
					<p>Each container page shows which delivery options are available. What differs is who lifts the container off.</p>
					<ul>
						<li><strong>Truck:</strong> the cheapest option. You provide a crane or heavy forklift for unloading.</li>
						<li><strong>Truck with crane:</strong> the driver sets the container down beside the vehicle. Allow room for the outriggers and look out for cables and branches.</li>
						<li><strong>Collection:</strong> you come to Antwerp with your own vehicle and pay no transport costs.</li>
					</ul>
					<p>Two 20ft containers share one truck, so a pair costs less to deliver than two separate runs. A 40 or 45ft container fills the truck by itself. Have level, firm ground ready, and an approach that an articulated truck can turn in.</p>
				`,
				image_url: scenes["crane-truck"],
				image_alt: "Crane truck on its outriggers lowering a blue 20ft container on four chains",
			},
			de: {
				title: "Per Lkw, mit Ladekran oder Selbstabholung",
				content_html: `
					<p>Bei jedem Container sehen Sie, welche Arten der Lieferung möglich sind. Der Unterschied liegt darin, wer ihn vom Fahrzeug hebt.</p>
					<ul>
						<li><strong>Lkw:</strong> die günstigste Lösung. Für die Entladung stellen Sie einen Kran oder schweren Stapler.</li>
						<li><strong>Lkw mit Kran:</strong> Der Fahrer setzt den Container neben dem Fahrzeug ab. Planen Sie Platz für die Abstützungen ein und achten Sie auf Leitungen und Äste.</li>
						<li><strong>Selbstabholung:</strong> Sie kommen mit eigenem Fahrzeug nach Antwerpen und zahlen keine Transportkosten.</li>
					</ul>
					<p>Zwei 20-Fuß-Container fahren gemeinsam auf einem Lkw, ein Paar kostet daher weniger als zwei einzelne Fahrten. Ein 40- oder 45-Fuß-Container belegt den Lkw allein. Sorgen Sie für ebenen, tragfähigen Untergrund und eine Zufahrt, in der ein Sattelzug wenden kann.</p>
				`,
				image_url: scenes["crane-truck"],
				image_alt:
					"Lkw mit ausgefahrenen Stützen, dessen Ladekran einen blauen 20-Fuß-Container an vier Ketten absetzt",
			},
			fr: {
				title: "Camion, camion-grue ou enlèvement",
				content_html: `
					<p>Chaque conteneur indique les modes de livraison possibles. La différence tient à qui le décharge.</p>
					<ul>
						<li><strong>Camion :</strong> la solution la plus économique. Vous prévoyez une grue ou un chariot élévateur lourd pour décharger.</li>
						<li><strong>Camion-grue :</strong> le chauffeur dépose le conteneur à côté du véhicule. Laissez la place aux stabilisateurs et attention aux câbles et aux branches.</li>
						<li><strong>Enlèvement :</strong> vous venez à Anvers avec votre véhicule et ne payez pas de transport.</li>
					</ul>
					<p>Deux conteneurs de 20 pieds voyagent sur un même camion : la paire revient moins cher que deux trajets séparés. Un 40 ou un 45 pieds occupe le camion à lui seul. Prévoyez un sol plan et porteur, et un accès où un semi-remorque peut manœuvrer.</p>
				`,
				image_url: scenes["crane-truck"],
				image_alt:
					"Camion-grue sur ses stabilisateurs, déposant un conteneur bleu de 20 pieds suspendu à quatre chaînes",
			},
		},
	},
	{
		id: "home-conditions",
		type: "content_with_image_right",
		background_color: "#f3f6f8",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Nieuw, A-kwaliteit of Cargo Worthy?",
				content_html: `
					<p>Alle drie zijn wind- en waterdicht. De vraag is hoe de container eruit mag zien en hoelang u hem wilt houden.</p>
					<ul>
						<li><strong>Nieuw:</strong> één reis gemaakt, strakke lak en soepele deuren. Voor wie hem in het zicht zet of wil ombouwen.</li>
						<li><strong>Gebruikt, A-kwaliteit:</strong> lichte sporen van gebruik, enkele deukjes, weinig roest. Een degelijke keuze voor opslag thuis of op het bedrijf.</li>
						<li><strong>Gebruikt, Cargo Worthy:</strong> duidelijke deuken, roestplekken en herstelde stukken, maar constructief in orde en geschikt om lading te vervoeren. De laagste prijs.</li>
					</ul>
				`,
				image_url: productPictures["20ft-dv"]["used-cw"].front,
				image_alt: "Cargo Worthy container van 20 voet, met deuken, roestplekken en herstelde stukken",
				button_text: "Vergelijk prijzen per kwaliteit",
				button_url: "/nl/container",
			},
			en: {
				title: "New, A-grade or Cargo Worthy?",
				content_html: `
					<p>All three are wind and watertight. What decides is how the container may look and how long you mean to keep it.</p>
					<ul>
						<li><strong>New:</strong> one voyage behind it, clean paint and doors that swing easily. For a visible spot or a conversion.</li>
						<li><strong>Used A-grade:</strong> light marks of use, a few small dents, little rust. A sound choice for storage at home or at work.</li>
						<li><strong>Used Cargo Worthy:</strong> visible dents, rust spots and repaired patches, yet structurally sound and fit to carry cargo. The lowest price.</li>
					</ul>
				`,
				image_url: productPictures["20ft-dv"]["used-cw"].front,
				image_alt: "20ft container in Cargo Worthy condition, with dents, rust spots and repaired patches",
				button_text: "Compare prices by grade",
				button_url: "/en/container",
			},
			de: {
				title: "Neu, A-Qualität oder Cargo Worthy?",
				content_html: `
					<p>Wind- und wasserdicht sind alle drei. Entscheidend ist, wie der Container aussehen soll und wie lange Sie ihn behalten.</p>
					<ul>
						<li><strong>Neu:</strong> eine einzige Reise, sauberer Lack, leichtgängige Türen. Für sichtbare Stellplätze und Umbauten.</li>
						<li><strong>Gebraucht, A-Qualität:</strong> leichte Gebrauchsspuren, einzelne kleine Beulen, wenig Rost. Eine solide Wahl als Lager für Haus oder Betrieb.</li>
						<li><strong>Gebraucht, Cargo Worthy:</strong> deutliche Beulen, Roststellen und ausgebesserte Flächen, aber strukturell in Ordnung und für den Gütertransport geeignet. Der niedrigste Preis.</li>
					</ul>
				`,
				image_url: productPictures["20ft-dv"]["used-cw"].front,
				image_alt:
					"20-Fuß-Container im Zustand Cargo Worthy, mit Beulen, Roststellen und ausgebesserten Flächen",
				button_text: "Preise nach Qualität vergleichen",
				button_url: "/de/container",
			},
			fr: {
				title: "Neuf, qualité A ou Cargo Worthy ?",
				content_html: `
					<p>Les trois sont étanches au vent et à l’eau. Ce qui tranche, c’est l’aspect souhaité et la durée d’utilisation.</p>
					<ul>
						<li><strong>Neuf :</strong> un seul voyage, une peinture nette, des portes qui s’ouvrent sans effort. Pour un endroit bien en vue ou une transformation.</li>
						<li><strong>Occasion, qualité A :</strong> de légères traces d’usage, quelques petites bosses, peu de rouille. Un choix solide pour stocker chez soi ou dans l’entreprise.</li>
						<li><strong>Occasion, Cargo Worthy :</strong> des bosses visibles, des points de rouille et des réparations, mais une structure saine, apte au transport de marchandises. Le prix le plus bas.</li>
					</ul>
				`,
				image_url: productPictures["20ft-dv"]["used-cw"].front,
				image_alt:
					"Conteneur de 20 pieds en état Cargo Worthy, avec bosses, points de rouille et réparations",
				button_text: "Comparer les prix par qualité",
				button_url: "/fr/container",
			},
		},
	},
	{
		id: "home-net-prices",
		type: "gradient_background",
		background_gradient: "linear-gradient(135deg, #0b2a42 0%, #14507a 100%)",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Het volledige bedrag in één oogopslag",
				content_html: `
					<p>Container, aantal en transport staan samen op de productpagina, excl. btw. In de winkelwagen komt de btw van 21% er als aparte regel bij. Wat u daar ziet, staat op de factuur.</p>
				`,
			},
			en: {
				title: "The full amount at a glance",
				content_html: `
					<p>Container, quantity and transport are shown together on the product page, excluding VAT. In the cart, VAT at 21% is added on a line of its own. What you see there is what the invoice says.</p>
				`,
			},
			de: {
				title: "Der volle Betrag auf einen Blick",
				content_html: `
					<p>Container, Menge und Transport stehen zusammen auf der Produktseite, zzgl. MwSt. Im Warenkorb kommt die MwSt. von 21 % als eigene Zeile hinzu. Was Sie dort sehen, steht auf der Rechnung.</p>
				`,
			},
			fr: {
				title: "Le montant total, en un coup d’œil",
				content_html: `
					<p>Conteneur, quantité et transport figurent ensemble sur la fiche du produit, hors TVA. Dans le panier, la TVA de 21 % s’ajoute sur une ligne distincte. La facture reprend ces mêmes montants.</p>
				`,
			},
		},
	},
	{
		id: "home-business-private",
		type: "content_two_columns",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Voor de zaak of voor thuis",
				content_html: `
					<section>
						<h3>U koopt als bedrijf</h3>
						<p>Vul bij de bestelling uw bedrijfsnaam en btw-nummer in; beide komen bij de factuurgegevens. Staat de container op een bouwplaats of bij een klant, geef dan een apart leveringsadres en factuuradres op. Hebt u er meer dan een paar nodig, met een eigen kleur of verspreid over meerdere adressen, vraag dan een offerte aan.</p>
					</section>
					<section>
						<h3>U koopt als particulier</h3>
						<p>Particulieren kopen hier dezelfde containers tegen dezelfde prijzen. Let erop dat de prijzen bij de containers netto zijn: het totaal incl. btw staat in de winkelwagen. Meet vooraf de oprit op, kijk naar overhangende kabels en vraag uw gemeente of u voor de plaatsing een vergunning nodig hebt.</p>
					</section>
				`,
			},
			en: {
				title: "For the business or for home",
				content_html: `
					<section>
						<h3>Buying as a business</h3>
						<p>Enter your company name and VAT number with the order; both go with the billing details. If the container is bound for a building site or a customer, give separate delivery and billing addresses. For larger numbers, a colour of your own or several destinations, send us a quote request.</p>
					</section>
					<section>
						<h3>Buying as a private buyer</h3>
						<p>You get the same containers as a business, at the same prices. Bear in mind that the prices beside the containers are net: the total including VAT is in the cart. Measure the drive beforehand, look up for overhead cables, and ask your local authority whether siting a container needs permission.</p>
					</section>
				`,
			},
			de: {
				title: "Für den Betrieb oder für zu Hause",
				content_html: `
					<section>
						<h3>Sie kaufen als Unternehmen</h3>
						<p>Geben Sie bei der Bestellung Firmenname und USt-IdNr. an; beides gehört zu den Rechnungsdaten. Geht der Container auf eine Baustelle oder zu einem Kunden, tragen Sie Liefer- und Rechnungsadresse getrennt ein. Bei größeren Stückzahlen, eigener Farbe oder mehreren Lieferorten senden Sie uns eine Angebotsanfrage.</p>
					</section>
					<section>
						<h3>Sie kaufen privat</h3>
						<p>Privatkunden erhalten dieselben Container zu denselben Preisen. Die Preise bei den Containern verstehen sich zzgl. MwSt.; den Gesamtbetrag inkl. MwSt. sehen Sie im Warenkorb. Messen Sie die Einfahrt vorher aus, achten Sie auf Freileitungen und fragen Sie bei Ihrer Gemeinde, ob die Aufstellung genehmigt werden muss.</p>
					</section>
				`,
			},
			fr: {
				title: "Pour l’entreprise ou pour la maison",
				content_html: `
					<section>
						<h3>Vous achetez pour une entreprise</h3>
						<p>Indiquez à la commande le nom de la société et le numéro de TVA : ils accompagnent les données de facturation. Si le conteneur part sur un chantier ou chez un client, renseignez une adresse de livraison et une adresse de facturation distinctes. Pour plusieurs unités, une couleur personnalisée ou plusieurs destinations, envoyez-nous une demande de devis.</p>
					</section>
					<section>
						<h3>Vous achetez en tant que particulier</h3>
						<p>Les particuliers achètent les mêmes conteneurs aux mêmes prix. Les prix affichés à côté des conteneurs s’entendent hors TVA : le total TVA comprise se trouve dans le panier. Mesurez l’allée au préalable, repérez les câbles aériens et demandez à votre commune si la pose d’un conteneur nécessite une autorisation.</p>
					</section>
				`,
			},
		},
	},
	{
		id: "home-order",
		type: "content_centered",
		background_color: "#f3f6f8",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Zo verloopt uw bestelling",
				content_html: `
					<ol>
						<li><strong>Prijs meteen zichtbaar.</strong> U kiest kwaliteit, aantal en levering, en ziet wat het kost.</li>
						<li><strong>Bestelling.</strong> U vult uw gegevens in. Betalen doet u per overschrijving; we vragen geen kaartgegevens.</li>
						<li><strong>Bevestiging en factuur.</strong> Binnen 24 uur ontvangt u van ons de bevestiging en de factuur.</li>
						<li><strong>Levering.</strong> Daarna komt de container met de vrachtwagen die u koos, of haalt u hem af in Antwerpen.</li>
					</ol>
				`,
			},
			en: {
				title: "How an order works",
				content_html: `
					<ol>
						<li><strong>Price shown at once.</strong> You choose grade, quantity and delivery, and see what it costs.</li>
						<li><strong>Order.</strong> You fill in your details. Payment is by bank transfer; we do not ask for card details.</li>
						<li><strong>Confirmation and invoice.</strong> Within 24 hours you will receive our confirmation and the invoice.</li>
						<li><strong>Delivery.</strong> The container then comes on the truck you chose, or you collect it in Antwerp.</li>
					</ol>
				`,
			},
			de: {
				title: "So läuft Ihre Bestellung ab",
				content_html: `
					<ol>
						<li><strong>Preis sofort sichtbar.</strong> Sie wählen Qualität, Menge und Lieferung und sehen sofort den Betrag.</li>
						<li><strong>Bestellung.</strong> Sie tragen Ihre Daten ein. Bezahlt wird per Überweisung; Kartendaten fragen wir nicht ab.</li>
						<li><strong>Bestätigung und Rechnung.</strong> Innerhalb von 24 Stunden erhalten Sie unsere Bestätigung und die Rechnung.</li>
						<li><strong>Lieferung.</strong> Danach kommt der Container mit dem gewählten Lkw, oder Sie holen ihn in Antwerpen ab.</li>
					</ol>
				`,
			},
			fr: {
				title: "Le déroulement d’une commande",
				content_html: `
					<ol>
						<li><strong>Le prix, tout de suite.</strong> Vous choisissez la qualité, la quantité et la livraison, et le montant s’affiche aussitôt.</li>
						<li><strong>La commande.</strong> Vous complétez vos coordonnées. Le paiement se fait par virement bancaire ; aucune carte n’est demandée.</li>
						<li><strong>La confirmation et la facture.</strong> Vous les recevez dans les 24 heures.</li>
						<li><strong>La livraison.</strong> Le conteneur arrive ensuite par le camion choisi, ou vous venez l’enlever à Anvers.</li>
					</ol>
				`,
			},
		},
	},
	{
		id: "home-quay",
		type: "full_width_image",
		padding_top: "0px",
		padding_bottom: "0px",
		translations: {
			nl: {
				image_url: scenes.quay,
				image_alt: "Kade met gestapelde zeecontainers, bolders langs het water en een containerkraan",
			},
			en: {
				image_url: scenes.quay,
				image_alt: "Quay with stacked sea containers, bollards along the water and a container crane",
			},
			de: {
				image_url: scenes.quay,
				image_alt: "Kai mit gestapelten Seecontainern, Pollern am Wasser und einer Containerbrücke",
			},
			fr: {
				image_url: scenes.quay,
				image_alt: "Quai avec des conteneurs maritimes empilés, des bollards au bord de l’eau et un portique",
			},
		},
	},
	{
		id: "home-wish-colour",
		type: "dark_text_block",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Uw container in elke RAL-kleur",
				content_html: `
					<p>Moet de container bij uw huisstijl, gevel of tuin passen? Kies op de productpagina voor een wenskleur en geef het RAL-nummer op. Omdat het spuitwerk per maat en staat verschilt, krijgt u daarvoor een offerte. Is de kleur van geen belang, dan koopt u uit voorraad tegen de vermelde prijs. Huurcontainers leveren we in de kleur die ze hebben.</p>
				`,
			},
			en: {
				title: "Your container in any RAL colour",
				content_html: `
					<p>Does the container need to match your livery, façade or garden? Pick a custom colour on the product page and enter the RAL number. As the paintwork depends on size and condition, we send a quote for it. If colour does not matter, you buy from stock at the price shown. Rental containers come in their existing colour.</p>
				`,
			},
			de: {
				title: "Ihr Container in jeder RAL-Farbe",
				content_html: `
					<p>Soll der Container zu Firmenfarben, Fassade oder Garten passen? Wählen Sie auf der Produktseite die Wunschfarbe und geben Sie die RAL-Nummer an. Weil der Lackieraufwand von Größe und Zustand abhängt, erhalten Sie dafür ein Angebot. Spielt die Farbe keine Rolle, kaufen Sie ab Lager zum angezeigten Preis. Mietcontainer liefern wir in der vorhandenen Farbe.</p>
				`,
			},
			fr: {
				title: "Votre conteneur dans la teinte RAL de votre choix",
				content_html: `
					<p>Le conteneur doit s’accorder à vos couleurs, à une façade ou à un jardin ? Sélectionnez « Couleur RAL au choix » sur la fiche du produit et indiquez le numéro RAL. Comme la peinture dépend de la taille et de l’état, elle fait l’objet d’un devis. Si la couleur vous importe peu, vous achetez sur stock au prix affiché. Les conteneurs de location sont livrés dans la couleur disponible.</p>
				`,
			},
		},
	},
	{
		id: "home-custom-solutions",
		type: "content_with_image_left",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Oplossingen op maat: deuren, ramen, kantoorunits",
				content_html: `
					<p>Een zeecontainer is een goede ruwbouw. Een extra deur in de zijwand, ramen met rolluik, isolatie, stopcontacten en verlichting, rekken of een volledig ingerichte kantoorruimte: beschrijf wat u nodig hebt en wij maken er een prijs voor.</p>
					<ul>
						<li>Bouwkantoor, verkooppunt of atelier</li>
						<li>Opslag met roldeur en rekken</li>
						<li>Technische ruimte voor pompen, batterijen of schakelkasten</li>
					</ul>
				`,
				image_url: scenes.office,
				image_alt: "Lichtgrijze zeecontainer omgebouwd tot kantoor, met raamband, deur en twee werkplekken",
			},
			en: {
				title: "Custom Solutions: doors, windows, office units",
				content_html: `
					<p>A sea container makes a good shell. A side door, shuttered windows, insulation, sockets and lighting, shelving or a fully fitted office: describe what you need and we will price it.</p>
					<ul>
						<li>Site office, sales point or studio</li>
						<li>Storage with a roller door and racking</li>
						<li>Plant room for pumps, batteries or switchgear</li>
					</ul>
				`,
				image_url: scenes.office,
				image_alt:
					"Light-grey sea container converted into an office, with a band of windows, a door and two desks",
			},
			de: {
				title: "Maßgeschneiderte Lösungen: Türen, Fenster, Büroeinheiten",
				content_html: `
					<p>Ein Seecontainer bringt einen stabilen Rohbau schon mit. Eine Tür in der Seitenwand, Fenster mit Rollladen, Dämmung, Steckdosen und Licht, Regale oder ein komplett ausgebautes Büro: Beschreiben Sie uns Ihren Bedarf, wir machen Ihnen ein Angebot.</p>
					<ul>
						<li>Baubüro, Verkaufsstelle oder Atelier</li>
						<li>Lager mit Rolltor und Regalen</li>
						<li>Technikraum für Pumpen, Batterien oder Schaltschränke</li>
					</ul>
				`,
				image_url: scenes.office,
				image_alt: "Hellgrauer Seecontainer als Büro, mit Fensterband, Tür und zwei Arbeitsplätzen",
			},
			fr: {
				title: "Solutions sur mesure : portes, fenêtres, bureaux",
				content_html: `
					<p>Un conteneur maritime est déjà un solide gros œuvre. Une porte latérale, des fenêtres à volet, de l’isolation, des prises et de l’éclairage, des rayonnages ou un bureau entièrement aménagé : décrivez-nous votre besoin et nous vous envoyons un devis.</p>
					<ul>
						<li>Bureau de chantier, point de vente ou atelier</li>
						<li>Stockage avec porte enroulable et rayonnages</li>
						<li>Local technique pour pompes, batteries ou armoires électriques</li>
					</ul>
				`,
				image_url: scenes.office,
				image_alt:
					"Conteneur maritime gris clair transformé en bureau, avec bandeau vitré, porte et deux postes de travail",
			},
		},
	},
	{
		id: "home-references",
		type: "references",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: { title: "Onze containers bij klanten" },
			en: { title: "Our containers at work" },
			de: { title: "Unsere Container im Einsatz" },
			fr: { title: "Nos conteneurs sur le terrain" },
		},
	},
	{
		id: "home-reviews",
		type: "reviews",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: { title: "Wat klanten zeggen" },
			en: { title: "What customers say" },
			de: { title: "Was Kunden sagen" },
			fr: { title: "Ce que disent nos clients" },
		},
	},
	{
		id: "leasing-section",
		type: "content_centered",
		background_color: "#f3f6f8",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Huren per dag, leasen vanaf drie maanden",
				content_html: `
					<p>Hebt u een container nodig voor een bouwplaats of een seizoen, dan huurt u tegen de dagprijs bij het product. Voor langer gebruik is er leasing: van 3 tot 12 maanden, van 1 tot 3 jaar of langer dan 3 jaar. U houdt uw kapitaal vrij voor de zaak en weet vooraf wat de container per maand kost.</p>
					<p>Vertel ons het type, het aantal en de looptijd, en u krijgt een voorstel op maat.</p>
				`,
			},
			en: {
				title: "Rent by the day, lease from three months",
				content_html: `
					<p>If you need a container for one site or one season, rent it at the daily rate shown with the product. For longer use there is leasing: 3 to 12 months, 1 to 3 years, or more than 3 years. Your capital stays in the business, and you know in advance what the container costs each month.</p>
					<p>Tell us the type, the number and the term, and we will send you a proposal.</p>
				`,
			},
			de: {
				title: "Tageweise mieten, ab drei Monaten leasen",
				content_html: `
					<p>Brauchen Sie einen Container für eine Baustelle oder eine Saison, mieten Sie ihn zum Tagespreis, der beim Produkt steht. Für längere Nutzung gibt es Leasing: 3 bis 12 Monate, 1 bis 3 Jahre oder länger als 3 Jahre. Ihr Kapital bleibt im Betrieb, und Sie wissen im Voraus, was der Container im Monat kostet.</p>
					<p>Nennen Sie uns Typ, Stückzahl und Laufzeit, und Sie erhalten einen Vorschlag.</p>
				`,
			},
			fr: {
				title: "Louer à la journée, prendre en leasing dès trois mois",
				content_html: `
					<p>Pour un chantier ou une saison, louez le conteneur au tarif journalier indiqué sur sa fiche. Pour un usage plus long, il y a le leasing : de 3 à 12 mois, de 1 à 3 ans ou au-delà de 3 ans. Votre capital reste dans l’entreprise et vous savez d’avance ce que le conteneur coûte chaque mois.</p>
					<p>Indiquez-nous le type, le nombre et la durée : vous recevrez une proposition.</p>
				`,
			},
		},
	},
	{
		id: "home-contact",
		type: "contact_section",
		padding_top: "96px",
		padding_bottom: "96px",
		translations: {
			nl: {
				title: "Een vraag voordat u bestelt?",
				subtitle: "Bel ons of schrijf ons via dit formulier.",
				content_html: `
					<p>Vermeld bij een vraag over levering uw postcode en de maat van de container, dan kunnen we gerichter antwoorden.</p>
				`,
				image_url: scenes.yard,
				image_alt: "Containerterrein met een rijstrook tussen gestapelde zeecontainers",
			},
			en: {
				title: "A question before you order?",
				subtitle: "Call us, or write to us here.",
				content_html: `
					<p>If it is about delivery, please include your postcode and the container size, so that our answer can be precise.</p>
				`,
				image_url: scenes.yard,
				image_alt: "Container yard with a lane between stacked sea containers",
			},
			de: {
				title: "Eine Frage vor der Bestellung?",
				subtitle: "Rufen Sie uns an oder schreiben Sie uns hier.",
				content_html: `
					<p>Geht es um die Lieferung, nennen Sie uns bitte Postleitzahl und Containergröße, damit wir genau antworten können.</p>
				`,
				image_url: scenes.yard,
				image_alt: "Containerplatz mit einer Fahrgasse zwischen gestapelten Seecontainern",
			},
			fr: {
				title: "Une question avant de commander ?",
				subtitle: "Appelez-nous ou écrivez-nous ici.",
				content_html: `
					<p>Si elle porte sur la livraison, précisez votre code postal et la taille du conteneur : notre réponse sera plus exacte.</p>
				`,
				image_url: scenes.yard,
				image_alt: "Dépôt de conteneurs avec une allée entre des conteneurs maritimes empilés",
			},
		},
	},
];

/** The text for search engines below the product list. */
export const containerListSection: SeedSection = {
	id: "container-list-seo",
	type: "content_centered",
	background_color: "#f3f6f8",
	padding_top: "96px",
	padding_bottom: "96px",
	translations: {
		nl: {
			title: "Zeecontainers kopen in Antwerpen",
			content_html: `
				<p>Een zeecontainer kopen begint met drie vragen: welke maat, welke kwaliteit en waar moet hij staan. In deze lijst vindt u gesloten containers, High Cubes, koelcontainers, open tops, flat racks en tankcontainers uit Antwerpen. De prijzen staan er excl. btw bij, voor koop en voor huur. Bestellen doet u online en betalen per overschrijving; de bevestiging en de factuur volgen binnen 24 uur.</p>
				<p>De kleinste opslagcontainer is 6 voet lang en biedt plaats aan 2 europallets, de grootste High Cube palletwide van 45 voet aan 33. De gangbare maten voor opslag en transport zijn 20 en 40 voet. Nieuwe containers hebben één reis achter de rug en ogen strak. A-kwaliteit toont lichte sporen van gebruik. Cargo Worthy heeft deuken en roestplekken, maar blijft wind- en waterdicht en is het voordeligst.</p>
				<p>We leveren in België, Nederland en Duitsland. De transportprijs hangt af van uw postcode en van de maat: twee containers van 20 voet gaan samen op één vrachtwagen, een 40 voet rijdt alleen. Kiest u een vrachtwagen met kraan, dan zet de chauffeur de container naast de wagen op de grond. Zelf afhalen in Antwerpen kan ook, zonder transportkosten. Voor levering in Frankrijk vraagt u een offerte aan.</p>
			`,
		},
		en: {
			title: "Buying sea containers in Antwerp",
			content_html: `
				<p>Buying a sea container comes down to three questions: which size, which grade, and where is it going? Here you will find closed containers, High Cubes, refrigerated containers, open tops, flat racks and tanks from Antwerp. Prices for sale and for rent are shown excluding VAT. You order online and pay by bank transfer; our confirmation and the invoice follow within 24 hours.</p>
				<p>The smallest storage container is 6 feet long and takes 2 euro pallets; the largest, the 45ft High Cube pallet-wide, takes 33. The usual sizes for storage and shipping are 20 and 40ft. New containers have made a single voyage and look clean. A-grade units show light marks of use. Cargo Worthy ones carry dents and rust spots, but remain wind and watertight and cost the least.</p>
				<p>We deliver in Belgium, the Netherlands and Germany. The transport price depends on your postcode and on the size: two 20ft containers travel together on one truck, while a 40ft goes alone. With a crane truck, the driver sets the container on the ground beside the vehicle. You can also collect in Antwerp at no transport cost. For delivery to France, please send us a quote request.</p>
			`,
		},
		de: {
			title: "Seecontainer in Antwerpen kaufen",
			content_html: `
				<p>Wer einen Seecontainer kaufen will, klärt drei Fragen: welche Größe, welche Qualität und welcher Stellplatz? In dieser Liste finden Sie geschlossene Container, High Cubes, Kühlcontainer, Open Tops, Flat Racks und Tankcontainer aus Antwerpen. Die Preise für Kauf und Miete stehen direkt dabei und verstehen sich zzgl. MwSt. Sie bestellen online und zahlen per Überweisung; Bestätigung und Rechnung folgen innerhalb von 24 Stunden.</p>
				<p>Der kleinste Lagercontainer ist 6 Fuß lang und fasst 2 Europaletten, der größte, der 45-Fuß-High-Cube-Palletwide, fasst 33. Für Lager und Transport sind 20 und 40 Fuß die gängigen Größen. Neue Container haben eine einzige Reise hinter sich und sehen sauber aus. A-Qualität zeigt leichte Gebrauchsspuren und wenig Rost. Cargo Worthy hat Beulen und Roststellen, bleibt aber wind- und wasserdicht und ist die günstigste Wahl.</p>
				<p>Wir liefern nach Belgien, in die Niederlande und nach Deutschland. Der Transportpreis richtet sich nach Postleitzahl und Größe: Zwei 20-Fuß-Container fahren gemeinsam auf einem Lkw, ein 40-Fuß-Container fährt allein. Beim Lkw mit Kran setzt der Fahrer den Container neben dem Fahrzeug ab. Die Selbstabholung in Antwerpen ist ebenfalls möglich, ganz ohne Transportkosten. Für eine Lieferung nach Frankreich senden Sie uns bitte eine Anfrage.</p>
			`,
		},
		fr: {
			title: "Acheter un conteneur maritime à Anvers",
			content_html: `
				<p>Acheter un conteneur maritime revient à trois questions : quelle taille, quelle qualité, quel emplacement ? Cette liste réunit conteneurs fermés, High Cube, frigorifiques, open top, flat rack et citernes au départ d’Anvers. Les prix de vente et de location sont indiqués hors TVA. Vous commandez en ligne et payez par virement bancaire ; la confirmation et la facture suivent dans les 24 heures.</p>
				<p>Le plus petit conteneur de stockage mesure 6 pieds et reçoit 2 palettes Europe ; le plus grand, le 45 pieds High Cube pallet wide, en reçoit 33. Les tailles courantes sont le 20 et le 40 pieds. Un conteneur neuf n’a fait qu’un voyage et présente bien. La qualité A montre de légères traces d’usage. Le Cargo Worthy porte des bosses et des points de rouille, mais reste étanche : c’est le choix le moins cher.</p>
				<p>Nous livrons en Belgique, aux Pays-Bas et en Allemagne. Le prix du transport dépend du code postal et de la taille : deux conteneurs de 20 pieds partagent un camion, un 40 pieds voyage seul. Avec un camion-grue, le chauffeur dépose le conteneur au sol, à côté du véhicule. L’enlèvement à Anvers est possible aussi, sans frais de transport. Pour une livraison en France, envoyez-nous une demande de devis.</p>
			`,
		},
	},
};
