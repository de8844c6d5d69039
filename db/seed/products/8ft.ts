import type { SeedProduct } from "../seed-content.ts";

export const product8ft: SeedProduct = {
	key: "8ft",
	type: "Standard",
	size: "8ft",
	condition: "used-a",
	stock_status: "In Stock",
	is_available: true,
	price_new: 215000,
	price_used_a: 165000,
	price_used_cw: null,
	price_rent_per_day: 200,
	ask_offer_new: false,
	ask_offer_used_a: false,
	ask_offer_used_cw: false,
	ask_offer_rent: false,
	delivery_options: { truck: true, truck_with_crane: true, self_pickup: true },
	dimensions_outside: { length: 2.438, width: 2.2, height: 2.26 },
	dimensions_inside: { length: 2.278, width: 2.112, height: 2.06 },
	weight: { gross: 6000, net: 5050, tare: 950 },
	capacity_cbm: 9.9,
	pallet_places: 3,
	translations: {
		nl: {
			title: "8ft container (opslagcontainer)",
			slug: "8ft-opslagcontainer",
			meta_description:
				"Opslagcontainer van 8ft met 9,9 m³ en 2,06 m stahoogte, als afsluitbare berging bij huis, winkel of kleine bouwplaats.",
			meta_title: "8ft opslagcontainer kopen of huren",
			description:
				"Opslagcontainer van 8ft waarin u rechtop staat, met 9,9 m³ inhoud. Een maat tussen de kleine 6ft en de 10ft zeecontainer.",
			description_html: `<h2>Klein van buiten, stahoogte van binnen</h2>
<p>De 8ft is de kleinste container uit ons aanbod waarin een volwassene gewoon rechtop werkt. Renovatiebedrijven zetten hem voor de deur van een rijwoning, horecazaken stallen er ’s winters hun terrasmeubels in en scholen bewaren er speel- en sportmateriaal. Met 2,438 m lengte en 2,2 m breedte past hij doorgaans op één parkeervak.</p>
<h3>Inhoud en draagkracht</h3>
<ul>
<li>Binnenlengte 2,278 m, binnenbreedte 2,112 m, binnenhoogte 2,06 m</li>
<li>Deuropening 2,1 m breed en 1,949 m hoog</li>
<li><strong>9,9 m³</strong> of 3 europallets op de vloer</li>
<li>Laadvermogen 5.050 kg</li>
</ul>
<p>Tegenover de 6ft wint u 3,4 m³ en verdubbelt het laadvermogen. Zware machines of stapels tegels zijn dus geen probleem.</p>
<h3>Plaatsing</h3>
<p>De container weegt leeg 950 kg. Een kraanwagen zet hem over een haag of een lage muur, op voorwaarde dat er geen kabels of takken in de weg hangen. Zorg voor vier vlakke steunpunten. Een vergunning voor plaatsing op de openbare weg vraagt u zelf aan bij uw gemeente. Deze maat dient voor opslag, niet voor verscheping.</p>`,
		},
		en: {
			title: "8ft container (storage)",
			slug: "8ft-storage-container",
			meta_description:
				"An 8ft storage container with 9.9 m³ and 2.06 m of headroom, a lockable store for a home, a shop or a small site.",
			meta_title: "8ft storage container to buy or rent",
			description:
				"An 8ft storage container you can stand up in, with 9.9 m³ inside. It fills the gap between the 6ft and the 10ft shipping container.",
			description_html: `<h2>Enough headroom, still a small footprint</h2>
<p>At 2.06 m inside, the 8ft is the first size in our range in which most adults can stand and work upright. Builders put one outside a terraced house, cafés store their terrace furniture in it over winter, and schools use it for play equipment. With an outside length of 2.438 m and a width of 2.2 m it normally fits on one parking bay.</p>
<h3>What it holds</h3>
<ul>
<li>Internal length 2.278 m, width 2.112 m, height 2.06 m</li>
<li>Doors that open to 2.1 m by 1.949 m</li>
<li><strong>9.9 m³</strong> of space, with floor room for 3 euro pallets</li>
<li>Payload of 5,050 kg</li>
</ul>
<p>Compared with the 6ft you gain about half as much space again and twice the payload, so bagged cement or heavy tools are no concern.</p>
<h3>Getting it into place</h3>
<p>The empty box weighs 950 kg. A crane truck can lift it over a hedge or a garden wall provided no cables or branches are in the way. Give it firm support under all four corners. If it will stand on the public road, apply to the local council for permission first. This size is for storage, not for shipping.</p>`,
		},
		de: {
			title: "8-Fuß-Container (Lagercontainer)",
			slug: "8-fuss-lagercontainer",
			meta_description:
				"8-Fuß-Lagercontainer mit 9,9 m³ und 2,06 m Stehhöhe als abschließbares Lager für Haus, Geschäft oder kleine Baustelle.",
			meta_title: "8-Fuß-Lagercontainer kaufen oder mieten",
			description:
				"Lagercontainer mit 9,9 m³, in dem Sie aufrecht stehen können. Die Größe liegt zwischen dem kompakten 6-Fuß- und dem 10-Fuß-Container.",
			description_html: `<h2>Kompakt, aber mit Stehhöhe</h2>
<p>Mit 2,06 m Innenhöhe ist der 8-Fuß-Container die kleinste Größe in unserem Programm, in der die meisten Menschen aufrecht arbeiten können. Ausbaubetriebe stellen ihn vor das Haus, in dem gerade renoviert wird. Gastwirte lagern darin im Winter ihre Terrassenmöbel, Kitas und Schulen ihr Spielgerät. Bei 2,438 m Außenlänge und 2,2 m Breite genügt in der Regel ein Pkw-Stellplatz.</p>
<h3>Platz und Tragfähigkeit</h3>
<ul>
<li>Innen 2,278 m lang, 2,112 m breit, 2,06 m hoch</li>
<li>Türöffnung 2,1 m × 1,949 m</li>
<li><strong>9,9 m³</strong>, am Boden 3 Europaletten</li>
<li>Nutzlast 5.050 kg</li>
</ul>
<p>Gegenüber 6 Fuß gewinnen Sie 3,4 m³ und die doppelte Nutzlast. Das zählt, wenn Sie Fliesen, Sackware oder schwere Maschinen einlagern.</p>
<h3>Aufstellen</h3>
<p>Leer wiegt der Container 950 kg. Ein Lkw mit Ladekran hebt ihn auch über eine Hecke oder Mauer, sofern keine Leitungen oder Äste im Weg sind. Unter allen vier Ecken braucht er festen Untergrund. Für einen Platz auf öffentlicher Straße holen Sie die Genehmigung vorab bei der Gemeinde ein. Gedacht ist diese Größe zum Lagern, nicht zum Verschiffen.</p>`,
		},
		fr: {
			title: "Conteneur 8 pieds (stockage)",
			slug: "conteneur-stockage-8-pieds",
			meta_description:
				"Conteneur de stockage 8 pieds de 9,9 m³ avec 2,06 m sous plafond, un local fermé pour maison, commerce ou chantier.",
			meta_title: "Conteneur de stockage 8 pieds, vente et location",
			description:
				"Conteneur de stockage de 9,9 m³ dans lequel on tient debout. Une taille intermédiaire entre le 6 pieds et le conteneur maritime de 10 pieds.",
			description_html: `<h2>Petit gabarit, mais on y tient debout</h2>
<p>Avec 2,06 m de hauteur intérieure, le 8 pieds est le premier de notre gamme où l’on travaille sans se baisser. Les entreprises de rénovation le posent devant une maison mitoyenne, les cafés y rangent leur terrasse en hiver, les écoles leur matériel de jeu. Long de 2,438 m et large de 2,2 m, il tient en général sur une place de parking.</p>
<h3>Capacité</h3>
<ul>
<li>Longueur intérieure 2,278 m, largeur 2,112 m, hauteur 2,06 m</li>
<li>Passage des portes 2,1 m × 1,949 m</li>
<li><strong>9,9 m³</strong>, avec 3 palettes Europe au sol</li>
<li>Charge utile de 5 050 kg</li>
</ul>
<p>Par rapport au 6 pieds, vous gagnez 3,4 m³ et doublez la charge admise : carrelage, sacs de ciment et machines lourdes y ont leur place.</p>
<h3>La mise en place</h3>
<p>Vide, il pèse 950 kg. Un camion-grue le dépose par-dessus une haie ou un muret, à condition qu’aucun câble ni aucune branche ne gêne la manœuvre. Prévoyez un appui ferme sous les quatre coins. Sur la voie publique, demandez d’abord l’autorisation à votre commune. Ce format est destiné au stockage et non au transport par mer.</p>`,
		},
	},
};
