import { formatEuro } from "../../../app/i18n/format.ts";
import { scenes } from "../../../app/media/pictures.ts";
import { truckPrice } from "../../../app/trade/transport/transport.ts";
import { cents } from "../../../app/values/money.ts";
import type { Language } from "../../../app/values/vocabulary.ts";
import type { SeedLandingPage } from "../seed-content.ts";
import { tariffs } from "../tariffs.ts";

/** Net transport to a postcode that starts with 10, by the shop's own rule and tariff, so that the example is right. */
function examplePrices(
	language: Language,
	heads: { order: string; truck: string; crane: string },
	orders: { name: string; size: "20ft" | "40ft"; quantity: number }[],
): string {
	const row = tariffs.BE.find(([prefix]) => prefix === "10");
	if (!row) throw new Error("The demo tariffs have no row for the example");
	const tariff = { single: cents(row[2] * 100), double: cents(row[3] * 100) };
	const rows = orders.map(({ name, size, quantity }) => {
		const [truck, crane] = [false, true].map((withCrane) =>
			formatEuro(language, truckPrice(tariff, size, quantity, withCrane), "always"),
		);
		return `<tr><th scope="row">${name}</th><td>${truck}</td><td>${crane}</td></tr>`;
	});
	const head = [heads.order, heads.truck, heads.crane].map((text) => `<th scope="col">${text}</th>`).join("");
	return `<table>\n<thead>\n<tr>${head}</tr>\n</thead>\n<tbody>\n${rows.join("\n")}\n</tbody>\n</table>`;
}

export const deliveryPage: SeedLandingPage = {
	slug: "delivery",
	visibility: "footer_subsection",
	menu_section: "services",
	menu_order: 20,
	related_products: ["20ft-dv", "10ft", "40ft-hc"],
	related_posts: ["transport-and-crane", "preparing-the-ground"],
	translations: {
		nl: {
			title: "Levering",
			meta_title: "Zeecontainer laten leveren: prijs, kraan, losplaats",
			meta_description:
				"Zo leveren we een zeecontainer in België, Nederland en Duitsland: vrachtwagen, kraan of afhalen, prijs per postcode en wat u klaarzet.",
			meta_keywords: [
				"container levering",
				"containertransport prijs",
				"kraanwagen container",
				"container lossen",
			],
			og_image_url: scenes["two-20ft"],
			content_html: `
				<p>We leveren vanuit Antwerpen in België, Nederland en Duitsland. Op de pagina van elke container kiest u hoe hij komt en ziet u na het invullen van uw postcode wat dat kost. Voor Frankrijk en andere landen vraagt u een offerte aan.</p>
				<h2>Drie manieren</h2>
				<ul>
					<li><strong>Vrachtwagen:</strong> de voordeligste keuze. De container staat op de oplegger en u lost hem zelf, met een kraan en vierspring of met een zware heftruck met lange vorken. Een lege 20ft weegt 2.230 kg. Een 40ft heeft zelden bruikbare lepelgaten, reken daar dus op een kraan.</li>
					<li><strong>Vrachtwagen met kraan:</strong> de chauffeur zet de container met de kraan naast de wagen op de grond. Flat racks en tankcontainers leveren we niet op deze manier.</li>
					<li><strong>Zelf afhalen in Antwerpen:</strong> u betaalt geen transport en het laden is gratis. Spreek eerst een moment af en kom met een voertuig dat bij maat en gewicht past.</li>
				</ul>
				<h2>Wat het transport kost</h2>
				<p>De eerste twee cijfers van uw postcode bepalen het tarief. Belgische postcodes die met een 1 beginnen, delen één tarief. Per regio zijn er twee bedragen, enkel en dubbel:</p>
				<ul>
					<li>Eén container tot en met 20ft rijdt tegen het enkele tarief.</li>
					<li>Twee dezelfde containers tot en met 20ft gaan samen op één vrachtwagen tegen het dubbele tarief. Zet daarvoor het aantal op 2. Een derde komt er weer tegen het enkele tarief bij.</li>
					<li>Een 40ft of 45ft vult de vrachtwagen en kost het dubbele tarief per stuk.</li>
					<li>Met kraan komt er 13% bij, afhalen kost niets.</li>
				</ul>
				<p>Een voorbeeld met onze tarieven voor Brussel, excl. btw. Op de containerpagina staat altijd het bedrag van vandaag.</p>
				${examplePrices("nl", { order: "Bestelling", truck: "Vrachtwagen", crane: "Met kraan" }, [
					{ name: "1 × 20ft", size: "20ft", quantity: 1 },
					{ name: "2 × 20ft", size: "20ft", quantity: 2 },
					{ name: "3 × 20ft", size: "20ft", quantity: 3 },
					{ name: "1 × 40ft", size: "40ft", quantity: 1 },
				])}
				<h2>Wat er op de losplaats klaar moet zijn</h2>
				<h3>De toegang</h3>
				<p>Een trekker met oplegger is tot 16,5 m lang en 2,55 m breed. Reken op een vrije doorgang van 3,5 m breed en 4,5 m hoog, verharde grond tot aan de losplaats en plaats om te draaien of recht achteruit te steken. Stuur foto’s mee als de straat smal is of de oprit een bocht maakt.</p>
				<h3>De ondergrond</h3>
				<p>Vlak, draagkrachtig en droog. Onder elke hoek komt een betonplaat, een zware tegel of een houten balk, alle vier op gelijke hoogte. Klaar vóór de wagen er is, want met een container aan de kettingen is er geen tijd meer om te scheppen.</p>
				<h3>Plaats voor de kraan</h3>
				<p>De wagen staat evenwijdig naast de plek. Voor wagen, steunpoten en container samen hebt u een strook van ongeveer 7 m breed nodig, met ongeveer 8 m vrije hoogte. Boven die strook mogen geen kabels, takken of dakranden hangen. Hoe verder de kraan moet reiken, hoe minder hij tilt: geef door als de container over een muur of haag moet, of niet vlak naast de wagen komt.</p>
				<h2>Op de dag zelf</h2>
				<ul>
					<li>Zorg dat er iemand aanwezig is die de juiste plek kan aanwijzen.</li>
					<li>Zeg bij de bestelling naar welke kant de deuren moeten staan. Op de wagen kan de chauffeur hem niet meer keren.</li>
					<li>Staat de wagen of de container op de openbare weg, regel dan vooraf de toestemming van de gemeente.</li>
					<li>Kijk de container na voor de chauffeur vertrekt en noteer wat niet klopt.</li>
				</ul>
				<h2>Wanneer hij komt</h2>
				<p>Zodra uw betaling binnen is, spreken we een dag met u af. Hebt u een vaste dag nodig, vul die dan in bij uw bestelling; twijfelt u over de plek, <a href="/nl/contact">overleg dan eerst met ons</a>. Kies daarna uw <a href="/nl/container">container</a>.</p>
			`,
			structured_data: null,
		},
		en: {
			title: "Delivery",
			meta_title: "Sea container delivery: price, crane and site",
			meta_description:
				"How we deliver sea containers in Belgium, the Netherlands and Germany: truck, crane truck or collection, price by postcode, what to prepare.",
			meta_keywords: [
				"container delivery",
				"container transport price",
				"crane truck container",
				"unloading a container",
			],
			og_image_url: scenes["two-20ft"],
			content_html: `
				<p>We deliver from Antwerp to addresses in Belgium, the Netherlands and Germany. On each container’s page you choose how it travels, enter your postcode and see what that costs. For France and further afield, ask us for a quote.</p>
				<h2>Three ways</h2>
				<ul>
					<li><strong>Truck:</strong> the cheapest run. The box arrives on the trailer and you take it off, with a crane and four-leg chains or a heavy forklift with long forks. An empty 20ft weighs 2,230 kg. A 40ft rarely has usable fork pockets, so plan on a crane.</li>
					<li><strong>Truck with crane:</strong> the driver lowers the container to the ground beside the vehicle. Flat racks and tank containers are not delivered this way.</li>
					<li><strong>Collection in Antwerp:</strong> no transport to pay, and loading is free. Arrange a time first and bring a vehicle that can take the size and the weight.</li>
				</ul>
				<h2>What transport costs</h2>
				<p>The first two digits of your postcode set the rate. Belgian postcodes that start with 1 share one rate. Each region has two amounts, single and double:</p>
				<ul>
					<li>One container of up to 20ft travels at the single rate.</li>
					<li>Two of the same container, up to 20ft, share a truck at the double rate. Set the quantity to 2 for that. A third adds one single rate.</li>
					<li>A 40ft or 45ft fills the truck and costs the double rate each.</li>
					<li>The crane adds 13%, collection is free.</li>
				</ul>
				<p>An example with our rates for Brussels, excluding VAT. The container’s page always shows today’s amount.</p>
				${examplePrices("en", { order: "Order", truck: "Truck", crane: "With crane" }, [
					{ name: "1 × 20ft", size: "20ft", quantity: 1 },
					{ name: "2 × 20ft", size: "20ft", quantity: 2 },
					{ name: "3 × 20ft", size: "20ft", quantity: 3 },
					{ name: "1 × 40ft", size: "40ft", quantity: 1 },
				])}
				<h2>What must be ready on site</h2>
				<h3>Access</h3>
				<p>An articulated truck is up to 16.5 m long and 2.55 m wide. Allow a clear passage 3.5 m wide and 4.5 m high, firm ground all the way to the spot, and room to turn or to reverse in a straight line. If the street is narrow or the drive bends, send us photographs.</p>
				<h3>Ground</h3>
				<p>Level, load-bearing and dry. Each corner needs a concrete pad, a heavy slab or a sleeper, all four at one height. Have them in place before the truck arrives: nobody should be digging under a box that hangs in its chains.</p>
				<h3>Room for the crane</h3>
				<p>The truck parks parallel to the spot. Vehicle, outriggers and container together take a strip of about 7 m, with about 8 m of clear height. Nothing may hang over it: no cables, branches or eaves. The further the crane reaches, the less it lifts, so tell us if the box has to go over a wall or hedge or will not stand right beside the truck.</p>
				<h2>On the day</h2>
				<ul>
					<li>Have somebody there who can point out the exact spot.</li>
					<li>Say with your order which way the doors should face. Once it is on the truck, the driver cannot turn it round.</li>
					<li>If truck or container will stand on a public road, obtain permission beforehand.</li>
					<li>Look the container over before the driver leaves and write down anything that is not right.</li>
				</ul>
				<h2>When it comes</h2>
				<p>Once your payment has arrived, we agree a day with you. If you need a particular day, enter it with your order; if you have doubts about the spot, <a href="/en/contact">talk to us first</a>. Then choose your <a href="/en/container">container</a>.</p>
			`,
			structured_data: null,
		},
		de: {
			title: "Lieferung",
			meta_title: "Seecontainer liefern lassen: Preis, Kran, Stellplatz",
			meta_description:
				"So liefern wir Seecontainer nach Belgien, Deutschland und in die Niederlande: Lkw, Ladekran oder Abholung, Preis nach PLZ, Vorbereitung.",
			meta_keywords: ["Container Lieferung", "Containertransport Preis", "Lkw mit Kran", "Container abladen"],
			og_image_url: scenes["two-20ft"],
			content_html: `
				<p>Wir liefern ab Antwerpen nach Belgien, in die Niederlande und nach Deutschland. Auf der Seite jedes Containers wählen Sie die Lieferart, geben Ihre Postleitzahl ein und sehen den Preis. Für Frankreich und andere Länder fordern Sie ein Angebot an.</p>
				<h2>Drei Lieferarten</h2>
				<ul>
					<li><strong>Lkw:</strong> die günstigste Lösung. Der Container steht auf dem Auflieger, und Sie entladen selbst, mit Kran und Vierstranggehänge oder mit schwerem Stapler und langen Gabeln. Ein leerer 20-Fuß-Container wiegt 2.230 kg. Ein 40-Fuß-Container hat selten brauchbare Staplertaschen, planen Sie dort einen Kran ein.</li>
					<li><strong>Lkw mit Kran:</strong> Der Fahrer setzt den Container mit dem Ladekran neben dem Fahrzeug ab. Flat Racks und Tankcontainer liefern wir auf diesem Weg nicht.</li>
					<li><strong>Selbstabholung in Antwerpen:</strong> kein Transportpreis, die Verladung ist kostenlos. Vereinbaren Sie einen Termin und kommen Sie mit einem Fahrzeug, das zu Größe und Gewicht passt, etwa Containerchassis, Auflieger mit Twistlocks oder Seitenlader.</li>
				</ul>
				<h2>Was der Transport kostet</h2>
				<p>Die ersten zwei Ziffern Ihrer Postleitzahl bestimmen den Tarif. Für alle belgischen Postleitzahlen, die mit 1 beginnen, gilt derselbe Tarif. Je Region gibt es zwei Beträge, einfach und doppelt:</p>
				<ul>
					<li>Ein Container bis 20 Fuß fährt zum einfachen Tarif.</li>
					<li>Zwei gleiche Container bis 20 Fuß fahren gemeinsam auf einem Lkw zum doppelten Tarif. Stellen Sie dafür die Anzahl auf 2. Ein dritter kommt zum einfachen Tarif hinzu.</li>
					<li>Ein 40- oder 45-Fuß-Container füllt den Lkw und kostet je Stück den doppelten Tarif.</li>
					<li>Der Kran kostet 13 % mehr, die Abholung nichts.</li>
				</ul>
				<p>Ein Beispiel mit unseren Tarifen für Brüssel, zzgl. MwSt. Den Betrag von heute zeigt immer die Containerseite.</p>
				${examplePrices("de", { order: "Bestellung", truck: "Lkw", crane: "Mit Kran" }, [
					{ name: "1 × 20 Fuß", size: "20ft", quantity: 1 },
					{ name: "2 × 20 Fuß", size: "20ft", quantity: 2 },
					{ name: "3 × 20 Fuß", size: "20ft", quantity: 3 },
					{ name: "1 × 40 Fuß", size: "40ft", quantity: 1 },
				])}
				<h2>Was am Stellplatz bereit sein muss</h2>
				<h3>Zufahrt</h3>
				<p>Ein Sattelzug ist bis zu 16,5 m lang und 2,55 m breit. Rechnen Sie mit einer freien Durchfahrt von 3,5 m Breite und 4,5 m Höhe, befestigtem Boden bis zum Stellplatz und Raum zum Wenden oder geraden Zurücksetzen. Ist die Straße eng oder die Einfahrt kurvig, schicken Sie uns Fotos.</p>
				<h3>Untergrund</h3>
				<p>Eben, tragfähig und trocken. Unter jede Ecke gehört eine Betonplatte, eine schwere Gehwegplatte oder eine Schwelle, alle vier auf gleicher Höhe. Legen Sie sie vorher aus; unter einem Container am Haken wird nicht mehr gegraben.</p>
				<h3>Platz für den Kran</h3>
				<p>Der Lkw stellt sich parallel neben den Stellplatz. Fahrzeug, Abstützung und Container brauchen zusammen einen Streifen von rund 7 m Breite und etwa 8 m freie Höhe. Darüber dürfen keine Leitungen, Äste oder Dachkanten hängen. Je weiter der Kran auslegt, desto weniger hebt er: Sagen Sie uns, wenn der Container über eine Mauer oder Hecke muss oder nicht direkt neben dem Lkw stehen soll.</p>
				<h2>Am Liefertag</h2>
				<ul>
					<li>Jemand muss vor Ort sein und den genauen Platz zeigen können.</li>
					<li>Geben Sie bei der Bestellung an, wohin die Türen zeigen sollen. Auf dem Lkw lässt sich der Container nicht mehr drehen.</li>
					<li>Steht Lkw oder Container auf öffentlicher Straße, holen Sie vorher die Genehmigung ein.</li>
					<li>Prüfen Sie den Container, bevor der Fahrer abfährt, und halten Sie Mängel schriftlich fest.</li>
				</ul>
				<h2>Wann er kommt</h2>
				<p>Sobald Ihre Zahlung eingegangen ist, vereinbaren wir mit Ihnen den Tag. Brauchen Sie einen festen Tag, geben Sie ihn bei der Bestellung an; sind Sie beim Stellplatz unsicher, <a href="/de/contact">sprechen Sie zuerst mit uns</a>. Danach wählen Sie Ihren <a href="/de/container">Container</a>.</p>
			`,
			structured_data: null,
		},
		fr: {
			title: "Livraison",
			meta_title: "Livraison de conteneurs : prix, grue et emplacement",
			meta_description:
				"La livraison d’un conteneur maritime en Belgique, aux Pays-Bas et en Allemagne : camion, grue ou enlèvement, prix par code postal, préparatifs.",
			meta_keywords: [
				"livraison conteneur",
				"prix transport conteneur",
				"camion-grue conteneur",
				"décharger un conteneur",
			],
			og_image_url: scenes["two-20ft"],
			content_html: `
				<p>Nous livrons au départ d’Anvers en Belgique, aux Pays-Bas et en Allemagne. Sur la fiche de chaque conteneur, vous choisissez le mode de livraison, vous saisissez votre code postal et le prix s’affiche. Pour la France et les autres pays, demandez un devis.</p>
				<h2>Trois possibilités</h2>
				<ul>
					<li><strong>Camion :</strong> la solution la plus économique. Le conteneur arrive sur la remorque et vous le déchargez, avec une grue et une élingue à quatre brins ou un chariot élévateur lourd à longues fourches. Un 20 pieds vide pèse 2 230 kg. Un 40 pieds a rarement des passages de fourches utilisables : prévoyez une grue.</li>
					<li><strong>Camion-grue :</strong> le chauffeur dépose le conteneur au sol, à côté du véhicule. Les flat racks et les citernes ne sont pas livrés ainsi.</li>
					<li><strong>Enlèvement à Anvers :</strong> aucun transport à payer, et le chargement est gratuit. Prenez d’abord rendez-vous et venez avec un véhicule adapté à la taille et au poids.</li>
				</ul>
				<h2>Le prix du transport</h2>
				<p>Les deux premiers chiffres de votre code postal fixent le tarif. Les codes postaux belges qui commencent par 1 partagent un même tarif. Chaque région a deux montants, simple et double :</p>
				<ul>
					<li>Un conteneur jusqu’à 20 pieds voyage au tarif simple.</li>
					<li>Deux conteneurs identiques jusqu’à 20 pieds partagent un camion au tarif double. Mettez pour cela la quantité à 2. Un troisième ajoute un tarif simple.</li>
					<li>Un 40 ou un 45 pieds remplit le camion et coûte le tarif double par pièce.</li>
					<li>La grue ajoute 13 %, l’enlèvement ne coûte rien.</li>
				</ul>
				<p>Un exemple avec nos tarifs pour Bruxelles, hors TVA. La fiche du conteneur indique toujours le montant du jour.</p>
				${examplePrices("fr", { order: "Commande", truck: "Camion", crane: "Avec grue" }, [
					{ name: "1 × 20 pieds", size: "20ft", quantity: 1 },
					{ name: "2 × 20 pieds", size: "20ft", quantity: 2 },
					{ name: "3 × 20 pieds", size: "20ft", quantity: 3 },
					{ name: "1 × 40 pieds", size: "40ft", quantity: 1 },
				])}
				<h2>Ce qui doit être prêt sur place</h2>
				<h3>L’accès</h3>
				<p>Un semi-remorque mesure jusqu’à 16,5 m de long et 2,55 m de large. Comptez un passage libre de 3,5 m de large et 4,5 m de haut, un sol ferme jusqu’à l’emplacement et la place de tourner ou de reculer en ligne droite. Si la rue est étroite ou l’allée courbe, envoyez-nous des photos.</p>
				<h3>Le sol</h3>
				<p>Plan, porteur et sec. Sous chaque coin, une dalle de béton ou une traverse de chemin de fer, les quatre à la même hauteur. Placez-les avant l’arrivée du camion : on ne creuse plus sous un conteneur suspendu.</p>
				<h3>La place pour la grue</h3>
				<p>Le camion se range parallèlement à l’emplacement. Véhicule, stabilisateurs et conteneur occupent ensemble une bande d’environ 7 m et quelque 8 m de hauteur libre. Rien ne doit la surplomber, ni câble, ni branche, ni débord de toit. Plus la grue va loin, moins elle lève : prévenez-nous si le conteneur doit passer au-dessus d’un mur ou d’une haie, ou s’il ne sera pas posé juste à côté du camion.</p>
				<h2>Le jour même</h2>
				<ul>
					<li>Une personne doit être là pour montrer l’endroit exact.</li>
					<li>Précisez à la commande de quel côté seront les portes. Une fois sur le camion, le conteneur ne se retourne plus.</li>
					<li>Si le camion ou le conteneur occupe la voie publique, obtenez d’abord l’autorisation de la commune.</li>
					<li>Examinez le conteneur avant le départ du chauffeur et notez ce qui ne va pas.</li>
				</ul>
				<h2>La date</h2>
				<p>Dès que votre paiement nous est parvenu, nous convenons d’un jour avec vous. S’il vous faut un jour précis, indiquez-le en commandant ; si l’emplacement vous inquiète, <a href="/fr/contact">parlons-en d’abord</a>. Choisissez ensuite votre <a href="/fr/container">conteneur</a>.</p>
			`,
			structured_data: null,
		},
	},
};
