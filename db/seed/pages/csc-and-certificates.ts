import { scenes } from "../../../app/media/pictures.ts";
import type { SeedLandingPage } from "../seed-content.ts";

export const cscPage: SeedLandingPage = {
	slug: "csc-and-certificates",
	visibility: "footer_subsection",
	menu_section: "resources",
	menu_order: 30,
	related_products: ["20ft-dv", "40ft-dv", "40ft-hc"],
	related_posts: ["conditions-explained"],
	translations: {
		nl: {
			title: "CSC-plaat en containernummer",
			meta_title: "CSC-plaat, ACEP en containernummer uitgelegd",
			meta_description:
				"Wat er op de CSC-plaat staat, wanneer de keuring vervalt, wat ACEP betekent en hoe u het controlecijfer van een containernummer narekent.",
			meta_keywords: [
				"CSC-plaat",
				"ACEP",
				"containernummer",
				"controlecijfer ISO 6346",
				"eigen container verschepen",
			],
			og_image_url: scenes.quay,
			content_html: `
				<p>Een container die stilstaat als magazijn heeft geen papieren nodig. Gaat hij met lading op een schip, dan tellen twee dingen: een geldige CSC-plaat en een juist containernummer.</p>
				<h2>Wat de CSC-plaat is</h2>
				<p>CSC staat voor het internationaal verdrag voor veilige containers van 1972. Het eist op elke zeecontainer een vaste metalen plaat, meestal op de linkerdeur. Het verdrag geldt vanaf een grondvlak van 7 m² met hoekstukken bovenaan. Een 10ft valt er dus onder; onze 6ft en 8ft niet, dat zijn opslagcontainers. Op de plaat leest u:</p>
				<ul>
					<li>het land en nummer van de goedkeuring;</li>
					<li>maand en jaar van fabricage;</li>
					<li>het fabrieksnummer van de container;</li>
					<li>het hoogste toegestane brutogewicht;</li>
					<li>het toegestane stapelgewicht bij 1,8 g;</li>
					<li>de kracht van de schrankproef op de kopwanden.</li>
				</ul>
				<h2>De volgende keuringsdatum of ACEP</h2>
				<p>De eigenaar houdt de keuring op een van twee manieren bij:</p>
				<ul>
					<li><strong>Periodieke keuring:</strong> de eerste uiterlijk vijf jaar na de bouw, daarna minstens om de 30 maanden. De maand en het jaar van de volgende keuring staan op de plaat of op een sticker ernaast. Is die datum voorbij, dan moet een keurder eerst kijken.</li>
					<li><strong>ACEP:</strong> een doorlopend keuringsprogramma dat een overheid voor één eigenaar heeft goedgekeurd. Er staat dan geen datum, maar ACEP met een landcode en een nummer. Ook hier zit tussen twee grondige controles ten hoogste 30 maanden.</li>
				</ul>
				<p>Let op bij een gebruikte container: het ACEP van een rederij hoort bij die rederij. Na de verkoop dekt het u niet meer en hebt u een keuring op eigen naam nodig, met een datum op de plaat.</p>
				<h2>Het containernummer lezen</h2>
				<p>ISO 6346 legt vast hoe een nummer is opgebouwd. Neem het verzonnen nummer <strong>ABCU 234567 7</strong>:</p>
				<ul>
					<li><strong>ABC:</strong> de eigenaarscode, drie letters, ingeschreven in een internationaal register.</li>
					<li><strong>U:</strong> de soort. U is een vrachtcontainer, J losse uitrusting, Z een trailer of chassis.</li>
					<li><strong>234567:</strong> het serienummer, zes cijfers die de eigenaar kiest.</li>
					<li><strong>7:</strong> het controlecijfer, op de deur vaak in een kadertje.</li>
				</ul>
				<p>Daaronder staat een code van vier tekens voor maat en type, bijvoorbeeld 22G1 voor een 20ft standaard en 45G1 voor een 40ft High Cube.</p>
				<h3>Het controlecijfer narekenen</h3>
				<ol>
					<li>Geef elke letter een waarde: A is 10, B 12, C 13 en zo verder. De veelvouden van 11 slaat u over, zodat U 32 wordt en Z 38.</li>
					<li>Vermenigvuldig de tien tekens van links naar rechts met 1, 2, 4, 8 tot 512.</li>
					<li>Tel op: 10 + 24 + 52 + 256 + 32 + 96 + 256 + 640 + 1.536 + 3.584 = 6.486.</li>
					<li>Deel door 11. De rest is het controlecijfer: 6.486 = 589 × 11 + 7. Blijft er 10 over, dan is het cijfer 0.</li>
				</ol>
				<p>Klopt het cijfer niet, dan is het nummer verkeerd overgeschreven. Een terminal weigert zo’n nummer.</p>
				<h2>Uw eigen container verschepen</h2>
				<p>In de handel heet dat shipper’s own container, SOC. Regel dit voor u boekt:</p>
				<ul>
					<li>Zeg ons bij de aankoop dat u verscheept, dan zoeken we er een met een geldige plaat of laten we er een keuren.</li>
					<li>Vraag de rederij of expediteur wat zij voor een SOC vragen: een keuringsrapport, een minimale geldigheid, een foto van de plaat.</li>
					<li>Zorg voor een nummer dat van u is. De code van de vorige eigenaar hoort niet meer op de container.</li>
					<li>Geef de container zelf aan bij de douane, want hij verlaat het land als handelsgoed.</li>
					<li>Geef het geverifieerde brutogewicht (VGM) door: lading, stuwmateriaal en het eigen gewicht van de container. Zonder VGM gaat hij niet aan boord.</li>
				</ul>
				<p>Vragen over een bepaalde container? <a href="/nl/contact">Vraag ons naar de datum op de plaat</a>, of bekijk de <a href="/nl/container">containers</a>.</p>
			`,
			structured_data: null,
		},
		en: {
			title: "CSC plate and container number",
			meta_title: "CSC plate, ACEP and container number explained",
			meta_description:
				"What the CSC plate says, when the examination falls due, what ACEP means and how to work out the check digit of a container number.",
			meta_keywords: [
				"CSC plate",
				"ACEP",
				"container number",
				"ISO 6346 check digit",
				"shipper’s own container",
			],
			og_image_url: scenes.quay,
			content_html: `
				<p>A container that stands still as a store needs no papers. If it is to sail with cargo, two things count: a valid CSC plate and a correct container number.</p>
				<h2>What the CSC plate is</h2>
				<p>CSC is short for the International Convention for Safe Containers of 1972. It requires a permanent metal plate on every sea container, usually on the left-hand door. The convention applies from a base of 7 m² where there are top corner fittings. That includes a 10ft; our 6ft and 8ft fall outside it and are storage boxes. The plate states:</p>
				<ul>
					<li>the country and reference of the approval;</li>
					<li>the month and year of manufacture;</li>
					<li>the maker’s identification number;</li>
					<li>the maximum operating gross mass;</li>
					<li>the allowable stacking load for 1.8 g;</li>
					<li>the force of the transverse racking test.</li>
				</ul>
				<h2>Next examination date, or ACEP</h2>
				<p>An owner keeps up the examination in one of two ways:</p>
				<ul>
					<li><strong>Periodic examination:</strong> the first within five years of manufacture, then at intervals of no more than 30 months. Month and year of the next examination are on the plate or on a decal beside it. Once that date has passed, an inspector has to see the box first.</li>
					<li><strong>ACEP:</strong> an approved continuous examination programme, granted by an administration to one owner. In place of a date there is ACEP with a country code and a number. Here too, no more than 30 months lie between thorough examinations.</li>
				</ul>
				<p>Mind this when you buy used: a shipping line’s ACEP belongs to that line. Once the box is sold it no longer covers you, and you need an examination of your own with a date on the plate.</p>
				<h2>Reading the container number</h2>
				<p>ISO 6346 lays down how the number is built. Take <strong>ABCU 234567 7</strong>, which is made up:</p>
				<ul>
					<li><strong>ABC:</strong> the owner code, three letters, entered in an international register.</li>
					<li><strong>U:</strong> the category. U is a freight container, J detachable equipment, Z a trailer or chassis.</li>
					<li><strong>234567:</strong> the serial number, six digits of the owner’s choosing.</li>
					<li><strong>7:</strong> the check digit, often boxed on the door.</li>
				</ul>
				<p>Below it stands a four-character code for size and type, such as 22G1 for a standard 20ft and 45G1 for a 40ft High Cube.</p>
				<h3>Working out the check digit</h3>
				<ol>
					<li>Give each letter a value: A is 10, B 12, C 13 and so on. Multiples of 11 are left out, which makes U 32 and Z 38.</li>
					<li>Multiply the ten characters from left to right by 1, 2, 4, 8 and on to 512.</li>
					<li>Add up: 10 + 24 + 52 + 256 + 32 + 96 + 256 + 640 + 1,536 + 3,584 = 6,486.</li>
					<li>Divide by 11. The remainder is the check digit: 6,486 = 589 × 11 + 7. If 10 remains, the digit is 0.</li>
				</ol>
				<p>If the digit does not match, the number has been copied wrongly, and a terminal will refuse it.</p>
				<h2>Shipping a container of your own</h2>
				<p>The trade calls it a shipper’s own container, or SOC. Settle the following before you book:</p>
				<ul>
					<li>Tell us when you buy that it will sail. We then pick one with a plate in date, or have it examined.</li>
					<li>Ask the line or forwarder what it demands of an SOC: a survey report, a minimum validity, a photograph of the plate.</li>
					<li>Have a number of your own. The previous owner’s code must no longer be on the box.</li>
					<li>Declare the container itself to customs, because it leaves the country as goods.</li>
					<li>Supply the verified gross mass (VGM): cargo, dunnage and the tare of the container. Without a VGM it is not loaded.</li>
				</ul>
				<p>A question about one particular box? <a href="/en/contact">Ask us for the date on its plate</a>, or see the <a href="/en/container">containers</a>.</p>
			`,
			structured_data: null,
		},
		de: {
			title: "CSC-Plakette und Containernummer",
			meta_title: "CSC-Plakette, ACEP und Containernummer erklärt",
			meta_description:
				"Was auf der CSC-Plakette steht, wann die Prüfung fällig ist, was ACEP heißt und wie Sie die Prüfziffer einer Containernummer berechnen.",
			meta_keywords: [
				"CSC-Plakette",
				"ACEP",
				"Containernummer",
				"Prüfziffer ISO 6346",
				"Container verschiffen",
			],
			og_image_url: scenes.quay,
			content_html: `
				<p>Ein Container, der als Lager an Land steht, braucht keine Papiere. Soll er mit Ladung aufs Schiff, zählen zwei Dinge: eine gültige CSC-Plakette und eine richtige Containernummer.</p>
				<h2>Was die CSC-Plakette ist</h2>
				<p>CSC steht für das internationale Übereinkommen über sichere Container von 1972. Es verlangt an jedem Seecontainer ein dauerhaft befestigtes Metallschild, meist an der linken Tür. Das Übereinkommen gilt ab einer Grundfläche von 7 m² mit oberen Eckbeschlägen. Ein 10-Fuß-Container fällt darunter; unsere 6- und 8-Fuß-Container nicht, sie sind reine Lagercontainer. Auf dem Schild stehen:</p>
				<ul>
					<li>Land und Nummer der Zulassung;</li>
					<li>Monat und Jahr der Herstellung;</li>
					<li>die Herstellernummer des Containers;</li>
					<li>das höchstzulässige Bruttogewicht;</li>
					<li>die zulässige Stapellast bei 1,8 g;</li>
					<li>die Kraft der Querverwindungsprüfung.</li>
				</ul>
				<h2>Nächster Prüftermin oder ACEP</h2>
				<p>Der Eigentümer kann die Prüfpflicht auf zwei Wegen erfüllen:</p>
				<ul>
					<li><strong>Wiederkehrende Prüfung:</strong> die erste spätestens fünf Jahre nach der Herstellung, danach im Abstand von höchstens 30 Monaten. Monat und Jahr der nächsten Prüfung stehen auf dem Schild oder auf einem Aufkleber daneben. Ist der Termin vorbei, muss zuerst ein Sachverständiger prüfen.</li>
					<li><strong>ACEP:</strong> ein laufendes Prüfprogramm, das eine Behörde einem bestimmten Eigentümer genehmigt hat. Statt eines Datums steht dort ACEP mit Länderkennung und Nummer. Auch hier liegen zwischen zwei gründlichen Prüfungen höchstens 30 Monate.</li>
				</ul>
				<p>Wichtig beim Gebrauchtkauf: Das ACEP einer Reederei gehört dieser Reederei. Nach dem Verkauf deckt es Sie nicht mehr, und Sie brauchen eine eigene Prüfung mit Termin auf dem Schild.</p>
				<h2>Die Containernummer lesen</h2>
				<p>Den Aufbau regelt ISO 6346. Ein Beispiel ist die erfundene Nummer <strong>ABCU 234567 7</strong>:</p>
				<ul>
					<li><strong>ABC:</strong> der Eigentümercode, drei Buchstaben, eingetragen in einem internationalen Register.</li>
					<li><strong>U:</strong> die Art. U ist ein Frachtcontainer, J abnehmbares Zubehör, Z ein Trailer oder Chassis.</li>
					<li><strong>234567:</strong> die Seriennummer, sechs Ziffern nach Wahl des Eigentümers.</li>
					<li><strong>7:</strong> die Prüfziffer, an der Tür oft eingerahmt.</li>
				</ul>
				<p>Darunter steht ein vierstelliger Code für Größe und Typ, zum Beispiel 22G1 für 20-Fuß-Standard und 45G1 für 40-Fuß-High-Cube.</p>
				<h3>Die Prüfziffer berechnen</h3>
				<ol>
					<li>Jeder Buchstabe hat einen Wert: A ist 10, B 12, C 13 und so weiter. Vielfache von 11 werden ausgelassen, daher ist U 32 und Z 38.</li>
					<li>Multiplizieren Sie die zehn Zeichen von links nach rechts mit 1, 2, 4, 8 bis 512.</li>
					<li>Addieren Sie: 10 + 24 + 52 + 256 + 32 + 96 + 256 + 640 + 1.536 + 3.584 = 6.486.</li>
					<li>Teilen Sie durch 11. Der Rest ist die Prüfziffer: 6.486 = 589 × 11 + 7. Bleibt 10 übrig, lautet die Ziffer 0.</li>
				</ol>
				<p>Stimmt die Ziffer nicht, wurde die Nummer falsch abgeschrieben. Ein Terminal weist sie ab.</p>
				<h2>Den eigenen Container verschiffen</h2>
				<p>In der Branche heißt das Shipper’s Own Container, kurz SOC. Klären Sie vor der Buchung:</p>
				<ul>
					<li>Sagen Sie uns beim Kauf, dass Sie verschiffen. Wir suchen dann einen mit gültiger Plakette aus oder lassen ihn prüfen.</li>
					<li>Fragen Sie Reederei oder Spedition, was sie für einen SOC verlangt: Prüfbericht, Mindestgültigkeit, Foto der Plakette.</li>
					<li>Sorgen Sie für eine eigene Nummer. Der Code des Vorbesitzers darf nicht mehr am Container stehen.</li>
					<li>Melden Sie den Container selbst beim Zoll an, denn er verlässt das Land als Ware.</li>
					<li>Geben Sie die bestätigte Bruttomasse (VGM) an: Ladung, Staumaterial und Leergewicht des Containers. Ohne VGM wird er nicht verladen.</li>
				</ul>
				<p>Geht es um einen bestimmten Container? <a href="/de/contact">Fragen Sie uns nach dem Termin auf der Plakette</a>, oder sehen Sie sich die <a href="/de/container">Container</a> an.</p>
			`,
			structured_data: null,
		},
		fr: {
			title: "Plaque CSC et numéro de conteneur",
			meta_title: "Plaque CSC, ACEP et numéro de conteneur",
			meta_description:
				"Ce qu’indique la plaque CSC, quand l’examen arrive à échéance, ce que signifie ACEP et comment calculer le chiffre de contrôle d’un conteneur.",
			meta_keywords: [
				"plaque CSC",
				"ACEP",
				"numéro de conteneur",
				"chiffre de contrôle ISO 6346",
				"expédier son conteneur",
			],
			og_image_url: scenes.quay,
			content_html: `
				<p>Un conteneur qui sert de dépôt à terre n’a besoin d’aucun papier. S’il part en mer avec un chargement, deux choses comptent : une plaque CSC valable et un numéro exact.</p>
				<h2>La plaque CSC</h2>
				<p>CSC désigne la convention internationale de 1972 sur la sécurité des conteneurs. Elle impose sur chaque conteneur maritime une plaque métallique fixe, le plus souvent sur la porte gauche. La convention s’applique à partir d’une surface au sol de 7 m² avec pièces de coin supérieures. Un 10 pieds y est donc soumis ; nos 6 et 8 pieds ne le sont pas, ce sont des conteneurs de stockage. La plaque indique :</p>
				<ul>
					<li>le pays et la référence de l’agrément ;</li>
					<li>le mois et l’année de fabrication ;</li>
					<li>le numéro d’identification du constructeur ;</li>
					<li>la masse brute maximale de service ;</li>
					<li>la charge de gerbage admissible pour 1,8 g ;</li>
					<li>la force de l’essai de rigidité transversale.</li>
				</ul>
				<h2>Prochain examen ou ACEP</h2>
				<p>Le propriétaire tient l’examen à jour de l’une de ces deux façons :</p>
				<ul>
					<li><strong>Examen périodique :</strong> le premier au plus tard cinq ans après la fabrication, puis à 30 mois d’intervalle au maximum. Le mois et l’année du prochain examen figurent sur la plaque ou sur un autocollant à côté. Une fois la date passée, un inspecteur doit d’abord voir le conteneur.</li>
					<li><strong>ACEP :</strong> un programme d’examens continus qu’une administration a agréé pour un propriétaire donné. Au lieu d’une date, on lit ACEP, un code de pays et un numéro. Ici aussi, 30 mois au plus séparent deux examens approfondis.</li>
				</ul>
				<p>Attention en occasion : l’ACEP d’une compagnie maritime lui appartient. Après la vente, il ne vous couvre plus ; il vous faut votre propre examen, avec une date sur la plaque.</p>
				<h2>Lire le numéro de conteneur</h2>
				<p>La norme ISO 6346 en fixe la composition. Prenons le numéro inventé <strong>ABCU 234567 7</strong> :</p>
				<ul>
					<li><strong>ABC :</strong> le code du propriétaire, trois lettres inscrites dans un registre international.</li>
					<li><strong>U :</strong> la catégorie. U désigne un conteneur de fret, J un équipement amovible, Z une remorque ou un châssis.</li>
					<li><strong>234567 :</strong> le numéro de série, six chiffres choisis par le propriétaire.</li>
					<li><strong>7 :</strong> le chiffre de contrôle, souvent encadré sur la porte.</li>
				</ul>
				<p>En dessous figure un code de quatre caractères pour la taille et le type, par exemple 22G1 pour un 20 pieds standard et 45G1 pour un 40 pieds High Cube.</p>
				<h3>Calculer le chiffre de contrôle</h3>
				<ol>
					<li>Donnez à chaque lettre sa valeur : A vaut 10, B 12, C 13 et ainsi de suite. Les multiples de 11 sont sautés, si bien que U vaut 32 et Z 38.</li>
					<li>Multipliez les dix caractères, de gauche à droite, par 1, 2, 4, 8 et jusqu’à 512.</li>
					<li>Additionnez : 10 + 24 + 52 + 256 + 32 + 96 + 256 + 640 + 1 536 + 3 584 = 6 486.</li>
					<li>Divisez par 11. Le reste est le chiffre de contrôle : 6 486 = 589 × 11 + 7. S’il reste 10, le chiffre est 0.</li>
				</ol>
				<p>Si le chiffre ne correspond pas, le numéro a été mal recopié et un terminal le refusera.</p>
				<h2>Expédier votre propre conteneur</h2>
				<p>Dans le métier, on parle de shipper’s own container, ou SOC. À régler avant la réservation :</p>
				<ul>
					<li>Dites-nous à l’achat qu’il prendra la mer. Nous en choisissons un dont la plaque est valable, ou nous le faisons examiner.</li>
					<li>Demandez à la compagnie ou au transitaire ce qu’il exige d’un SOC : rapport d’inspection, validité minimale, photo de la plaque.</li>
					<li>Prévoyez un numéro à vous. Le code de l’ancien propriétaire ne doit plus figurer sur le conteneur.</li>
					<li>Déclarez le conteneur lui-même à la douane, car il quitte le pays comme marchandise.</li>
					<li>Fournissez la masse brute vérifiée (VGM) : chargement, calage et tare du conteneur. Sans VGM, il n’est pas embarqué.</li>
				</ul>
				<p>Une question sur un conteneur précis ? <a href="/fr/contact">Demandez-nous la date de sa plaque</a>, ou voyez les <a href="/fr/container">conteneurs</a>.</p>
			`,
			structured_data: null,
		},
	},
};
