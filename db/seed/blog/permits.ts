import { scenes } from "../../../app/media/pictures.ts";
import type { SeedBlogPost } from "../seed-content.ts";

export const permits: SeedBlogPost = {
	key: "permits",
	publish_date: "2026-05-19",
	image_url: scenes["garden-room"],
	translations: {
		nl: {
			title: "Vergunning voor een zeecontainer: wat u vooraf moet navragen",
			slug: "vergunning-voor-een-zeecontainer",
			meta_description:
				"Hebt u een omgevingsvergunning nodig voor een zeecontainer? De regels in Vlaanderen en Nederland, de openbare weg en de bouwplaats op een rij.",
			image_alt: "Antracietgrijze tuinkamer in een zeecontainer, met schuifpui en houten terras",
			content: `
				<p>“Hij staat los op de grond, dus ik heb geen vergunning nodig.” Die zin horen we vaak, en meestal klopt hij niet. Zowel in Vlaanderen als in Nederland kijkt de overheid niet alleen naar funderingen. Ook telt of de container bedoeld is om te blijven staan. Dit artikel legt uit hoe de regels in elkaar zitten en wat u de gemeente vraagt. Het is algemene informatie van mei 2026 en geen juridisch advies: de regels verschillen per gemeente en veranderen geregeld.</p>
				<h2>Waarom een losse container toch meetelt</h2>
				<p>Een container rust door zijn eigen gewicht op de grond en wordt een vaste opslagplaats zodra u hem maanden of jaren op dezelfde plek gebruikt. Dat u hem met een kraan kunt weghalen, verandert daar weinig aan. De overheid let doorgaans op vier punten:</p>
				<ul>
					<li><strong>Duur:</strong> een paar weken voor een verhuizing of vele jaren.</li>
					<li><strong>Gebruik:</strong> berging, bedrijfsopslag, kantoor, verkooppunt of verblijf.</li>
					<li><strong>Plaats:</strong> voor- of achtertuin, bedrijventerrein, agrarisch gebied, beschermd gezicht.</li>
					<li><strong>Maten:</strong> oppervlakte, hoogte en afstand tot de perceelsgrens.</li>
				</ul>
				<p>Deze buitenmaten kunt u bij de aanvraag gebruiken:</p>
				<table>
					<thead>
						<tr><th>Container</th><th>Grondoppervlakte</th><th>Hoogte</th></tr>
					</thead>
					<tbody>
						<tr><td>6 voet</td><td>3,8 m²</td><td>2,04 m</td></tr>
						<tr><td>8 voet</td><td>5,4 m²</td><td>2,26 m</td></tr>
						<tr><td>10 voet</td><td>7,3 m²</td><td>2,59 m</td></tr>
						<tr><td>20 voet</td><td>14,8 m²</td><td>2,59 m (High Cube 2,90 m)</td></tr>
						<tr><td>40 voet</td><td>29,7 m²</td><td>2,59 m (High Cube 2,90 m)</td></tr>
					</tbody>
				</table>
				<h2>Vlaanderen: omgevingsvergunning, melding of vrijstelling</h2>
				<p>De Vlaamse Codex Ruimtelijke Ordening rekent tot de constructies ook wat op de grond steunt omwille van de stabiliteit en bestemd is om ter plaatse te blijven, zelfs als het verplaatsbaar is. Voor een container betekent dat in principe een omgevingsvergunning voor stedenbouwkundige handelingen. Ook een terrein gewoonlijk gebruiken om materiaal op te slaan, kan op zich vergunningsplichtig zijn.</p>
				<p>Daarnaast bestaan er vrijstellingen, onder meer voor bepaalde kleine bijgebouwen bij een woning en voor tijdelijke constructies. Elk daarvan heeft voorwaarden over plaats, oppervlakte, hoogte en duur. Een vrijstelling geldt in de regel ook niet als ze in strijd is met een ruimtelijk uitvoeringsplan, de verkavelingsvoorschriften of een gemeentelijke verordening. Vraag dus bij de dienst omgeving van uw gemeente na wat voor úw perceel geldt: vrijstelling, melding of vergunning. De aanvraag dient u in via het Vlaamse Omgevingsloket.</p>
				<h2>Nederland: twee vragen onder de Omgevingswet</h2>
				<p>Sinds 1 januari 2024 geldt de Omgevingswet. Een bouwwerk is daarin een constructie van enige omvang die direct of indirect steun vindt op de grond en bedoeld is om ter plaatse te functioneren. Een container die u als berging neerzet, valt daar al snel onder. Er zijn dan twee vragen:</p>
				<ol>
					<li>Is er een vergunning nodig voor de technische bouwactiviteit, volgens het Besluit bouwwerken leefomgeving?</li>
					<li>Is er een vergunning nodig voor de omgevingsplanactiviteit, volgens het omgevingsplan van uw gemeente?</li>
				</ol>
				<p>Een deel van de bijbehorende bouwwerken is vergunningvrij, vooral op het achtererf en onder voorwaarden. Voor een voorerf, een terrein zonder hoofdgebouw of een monument ligt dat anders. Doe de vergunningcheck in het Omgevingsloket van de overheid en bekijk de regels op de kaart. Het loket draagt dezelfde naam als het Vlaamse, maar het is een andere website. Blijft er twijfel, dan kunt u bij veel gemeenten eerst een conceptverzoek of vooroverleg aanvragen. Let ook op welstandseisen: kleur en zicht vanaf de straat spelen soms mee.</p>
				<h2>Brussel, Wallonië en Duitsland in het kort</h2>
				<p>In het Brussels Gewest gaat het om een stedenbouwkundige vergunning, in Wallonië om een permis d’urbanisme. Beide gewesten hebben lijsten met vrijstellingen, en uw gemeente weet of u eronder valt. In Duitsland bepaalt de bouwverordening van de deelstaat (Landesbauordnung) of u een Baugenehmigung nodig hebt; ook een bouwwerk zonder vergunningsplicht moet daar passen in het Bebauungsplan. U vraagt het na bij het Bauamt.</p>
				<h2>Op de openbare weg</h2>
				<p>Stoep, berm en parkeerplaats zijn geen eigen terrein. In Vlaanderen vraagt u bij de gemeente een inname van het openbaar domein aan, vaak samen met een tijdelijk parkeerverbod. In Nederland regelt de gemeente dit in haar verordening of omgevingsplan, met een vergunning, ontheffing of melding voor voorwerpen op de weg. Reken op voorwaarden voor verlichting, borden en doorgang, en meestal op een vergoeding. Ook een kraanwagen die tijdens het lossen op straat staat, kan zo’n toestemming nodig hebben.</p>
				<h2>Tijdelijk op een bouwplaats</h2>
				<p>Een container die bij bouwwerkzaamheden hoort, voor gereedschap of als bouwkeet, is in Vlaanderen en Nederland doorgaans vrijgesteld zolang het werk loopt en hij op de bouwplaats zelf staat. Is het werk klaar, dan vervalt de reden en moet hij weg. Voor zulke periodes is <a href="/nl/rent">huren</a> vaak handiger dan kopen. Huren verandert niets aan de vergunningsplicht.</p>
				<h2>Dit legt u aan de gemeente voor</h2>
				<ul>
					<li>Adres, perceelnummer en een schets met afstanden tot grens, straat en woning.</li>
					<li>Buitenmaten, hoogte en kleur van de container.</li>
					<li>Waarvoor u hem gebruikt en hoelang.</li>
					<li>Of er een fundering, stroom, water of riolering bij komt.</li>
					<li>Of u er <a href="/nl/modifications">deuren, ramen of isolatie</a> in laat zetten. Een kantoor of verblijfsruimte wordt anders beoordeeld dan een berging.</li>
				</ul>
				<p>Vraag een schriftelijk antwoord en wacht met bestellen tot u het hebt. Wie zonder toestemming plaatst, riskeert een boete of een bevel om de container weg te halen. Bent u huurder of mede-eigenaar, dan moet ook de eigenaar of de vereniging van eigenaars (VME, in Nederland VvE) akkoord gaan. De exacte maten voor uw schets vindt u bij elke <a href="/nl/container">container</a>.</p>
			`,
		},
		en: {
			title: "Do you need a permit for a shipping container?",
			slug: "shipping-container-permit",
			meta_description:
				"When a shipping container needs permission in Belgium, the Netherlands and Germany, what applies on public roads and what to ask your municipality.",
			image_alt: "Anthracite garden room in a sea container, with sliding glass doors and a timber deck",
			content: `
				<p>A container has no foundations and leaves the way it came, on a truck. Many buyers conclude that planning rules do not apply to it. In Belgium, the Netherlands and Germany the law mostly sees this differently: what matters is whether the box rests on the ground and is meant to be used there. This article describes how the rules are built in the three countries we deliver to, as of May 2026. It is general information and not legal advice. Requirements differ from one municipality to the next, so the answer that counts is the one from yours.</p>
				<h2>What the authorities look at</h2>
				<ul>
					<li><strong>Time:</strong> a fortnight during a move is treated differently from a permanent store.</li>
					<li><strong>Use:</strong> a shed beside a house, business storage, an office, a shop, living space.</li>
					<li><strong>Place:</strong> front or back garden, industrial estate, farmland, conservation area, flood zone.</li>
					<li><strong>Size and position:</strong> footprint, height, volume and distance to the boundary.</li>
				</ul>
				<p>These outside figures will help when you compare your container with local limits:</p>
				<table>
					<thead>
						<tr><th>Container</th><th>Footprint</th><th>Height</th></tr>
					</thead>
					<tbody>
						<tr><td>6ft</td><td>3.8 m²</td><td>2.04 m</td></tr>
						<tr><td>8ft</td><td>5.4 m²</td><td>2.26 m</td></tr>
						<tr><td>10ft</td><td>7.3 m²</td><td>2.59 m</td></tr>
						<tr><td>20ft</td><td>14.8 m²</td><td>2.59 m (High Cube 2.90 m)</td></tr>
						<tr><td>40ft</td><td>29.7 m²</td><td>2.59 m (High Cube 2.90 m)</td></tr>
					</tbody>
				</table>
				<h2>Belgium: three regions, three codes</h2>
				<h3>Flanders</h3>
				<p>The Flemish planning code counts as a construction anything that rests on the ground for its stability and is intended to stay, even if it can be moved. The starting point is therefore an <em>omgevingsvergunning</em>. A separate decree exempts certain acts, among them some small outbuildings at a house and some temporary structures, each with its own conditions. Zoning plans, subdivision rules and municipal by-laws can take an exemption away again. Applications go through the Flemish Omgevingsloket.</p>
				<h3>Wallonia</h3>
				<p>The territorial development code (CoDT) asks for a <em>permis d’urbanisme</em> for a fixed installation: one whose support on the ground gives it stability and which is to remain, even if it can be dismantled or moved. The code also lists works that are exempt. The planning department of the commune tells you where your container falls.</p>
				<h3>Brussels</h3>
				<p>The Brussels planning code (CoBAT) follows the same logic, with a regional decree on minor and temporary works that need no permit, or fewer steps. Regional building rules apply alongside it, and the commune is the first address.</p>
				<h2>The Netherlands: one act, local plans</h2>
				<p>Under the Omgevingswet, in force since 1 January 2024, a structure of some size that stands on the ground and is intended to function there is a <em>bouwwerk</em>. Two questions follow. Does the technical building work need a permit under national rules? And does the spatial side need one under the municipality’s <em>omgevingsplan</em>? Some outbuildings are free of permits, mainly in the rear garden and under conditions. Run the permit check in the national Omgevingsloket, and ask for preliminary consultation if the result is unclear. Appearance may be judged as well, particularly where the container is visible from the street.</p>
				<h2>Germany: sixteen building codes</h2>
				<p>Building law is a matter for the federal states. In every <em>Landesbauordnung</em> the idea is that an object is a building structure if it rests on the ground by its own weight or is meant to be used mainly in one place (<em>überwiegend ortsfest benutzt</em>). A storage container normally meets that description. Each state then lists small structures that need no procedure, with limits of its own.</p>
				<p>Being free of procedure is not being free of rules. The local development plan (<em>Bebauungsplan</em>), distances to the boundary and nature protection apply all the same, and land outside built-up areas is treated strictly. The office to ask is the <em>Bauamt</em> of the town or district.</p>
				<h2>On a public road</h2>
				<p>Pavements, verges and parking bays belong to somebody else. In Flanders you apply to the municipality for <em>inname openbaar domein</em>, in Wallonia and Brussels for permission to occupy the public highway, in Germany for a <em>Sondernutzungserlaubnis</em>. Dutch municipalities have their own permit or notification for objects on the road. Expect conditions on lighting, signs and free passage, and usually a fee. A crane truck that blocks the street while it unloads may need permission too.</p>
				<h2>Temporary use on a building site</h2>
				<p>Tool stores and site huts that serve building work are usually exempt for as long as the work goes on, provided they stand on the site. When the work ends, so does the reason for the container. <a href="/en/rent">Renting</a> suits such periods, but a rented box follows the same planning rules as one you own.</p>
				<h2>What to send with your question</h2>
				<ol>
					<li>Address, parcel number and a sketch with distances to the boundary, the road and the house.</li>
					<li>Outside dimensions and colour. The product pages, for example the <a href="/en/container/20ft-container-standard">20ft standard</a>, give the figures.</li>
					<li>The purpose and the period, with dates if it is temporary.</li>
					<li>Any foundation, electricity, water or drainage.</li>
					<li>Any <a href="/en/modifications">conversion</a>. Windows, insulation and a desk turn a store into a workplace, and other rules come with it.</li>
				</ol>
				<p>Ask for the reply in writing, and order once you have it. A container placed without permission can lead to a fine or an order to remove it at your own cost. If you rent the land or share it with other owners, you need their consent as well, and a word with the neighbours beforehand saves many letters afterwards.</p>
			`,
		},
		de: {
			title: "Baugenehmigung für Seecontainer: Was vor dem Aufstellen zu klären ist",
			slug: "baugenehmigung-seecontainer",
			meta_description:
				"Braucht ein Seecontainer eine Baugenehmigung? Landesbauordnung, Bebauungsplan, öffentliche Straße und Baustelle, dazu Belgien und Niederlande.",
			image_alt:
				"Anthrazitfarbenes Gartenzimmer in einem Seecontainer, mit Glasschiebetüren und Holzterrasse",
			content: `
				<p>Ein Seecontainer wird nicht gebaut, sondern abgestellt. Baurechtlich hilft das selten. In Deutschland kommt es darauf an, ob er durch sein Gewicht auf dem Boden ruht und wie er genutzt wird. Dieser Beitrag erklärt die Grundzüge, Stand Mai 2026, und nennt die Stellen, bei denen Sie nachfragen können. Er ist keine Rechtsberatung: Die Vorschriften unterscheiden sich von Land zu Land und von Gemeinde zu Gemeinde, und verbindlich antwortet nur Ihre Behörde.</p>
				<h2>Deutschland: Wann der Container eine bauliche Anlage ist</h2>
				<p>Bauordnungsrecht ist Ländersache. Jedes Bundesland hat eine eigene Landesbauordnung, die Grundregel ist aber überall ähnlich. Mit dem Erdboden verbunden ist eine Anlage auch dann, wenn sie durch eigene Schwere auf ihm ruht oder nach ihrem Zweck dazu bestimmt ist, überwiegend ortsfest benutzt zu werden. Ein Container, der monatelang als Lager auf demselben Platz steht, erfüllt das in der Regel, ob auf Betonplatten, Schotter oder Rasen.</p>
				<p>Welche Anlagen ohne Verfahren errichtet werden dürfen, steht in einem Katalog der jeweiligen Landesbauordnung. Maßgeblich sind meist Brutto-Rauminhalt oder Grundfläche, die Lage im Innen- oder Außenbereich und die Frage, ob es Aufenthaltsräume gibt. Die Grenzwerte weichen stark voneinander ab. Vergleichen Sie sie mit diesen Außenmaßen:</p>
				<table>
					<thead>
						<tr><th>Container</th><th>Grundfläche</th><th>Höhe</th><th>Rauminhalt außen</th></tr>
					</thead>
					<tbody>
						<tr><td>6 Fuß</td><td>3,8 m²</td><td>2,04 m</td><td>7,7 m³</td></tr>
						<tr><td>8 Fuß</td><td>5,4 m²</td><td>2,26 m</td><td>12,1 m³</td></tr>
						<tr><td>10 Fuß</td><td>7,3 m²</td><td>2,59 m</td><td>18,9 m³</td></tr>
						<tr><td>20 Fuß</td><td>14,8 m²</td><td>2,59 m</td><td>38,3 m³</td></tr>
						<tr><td>20 Fuß High Cube</td><td>14,8 m²</td><td>2,90 m</td><td>42,8 m³</td></tr>
						<tr><td>40 Fuß</td><td>29,7 m²</td><td>2,59 m</td><td>77,0 m³</td></tr>
						<tr><td>40 Fuß High Cube</td><td>29,7 m²</td><td>2,90 m</td><td>86,1 m³</td></tr>
					</tbody>
				</table>
				<h3>Verfahrensfrei heißt nicht regelfrei</h3>
				<p>Auch ohne Genehmigungsverfahren muss der Container das übrige Recht einhalten. Prüfen Sie vor allem diese Punkte:</p>
				<ul>
					<li><strong>Bebauungsplan:</strong> Art der Nutzung, Baugrenzen, Flächen für Nebenanlagen, örtliche Gestaltungsvorschriften.</li>
					<li><strong>Kein Bebauungsplan:</strong> Im Ort muss sich das Vorhaben in die nähere Umgebung einfügen.</li>
					<li><strong>Außenbereich:</strong> Dort ist Bauen nur ausnahmsweise zulässig, etwa wenn der Container einem landwirtschaftlichen Betrieb dient.</li>
					<li><strong>Abstandsflächen:</strong> Entfernung zur Grundstücksgrenze und zu anderen Gebäuden.</li>
					<li><strong>Schutzgebiete und Denkmäler:</strong> Natur-, Wasser- und Denkmalschutz gelten unabhängig von der Größe.</li>
				</ul>
				<h3>An wen Sie sich wenden</h3>
				<p>Auskunft gibt das Bauamt der Stadt oder Gemeinde; zuständig für die Genehmigung ist die untere Bauaufsichtsbehörde, je nach Ort bei der Stadt oder beim Landkreis. Bleibt etwas offen, klärt eine Bauvoranfrage einzelne Punkte verbindlich. Wer ohne erforderliche Genehmigung aufstellt, riskiert ein Bußgeld, eine Nutzungsuntersagung oder die Anordnung, den Container zu beseitigen.</p>
				<h2>Die Nutzung entscheidet mit</h2>
				<p>Ein unbeheiztes Lager wird anders beurteilt als ein Büro. Sobald Menschen sich dort regelmäßig aufhalten, geht es um Aufenthaltsräume mit Anforderungen an Höhe, Licht, Brandschutz und Wärmeschutz. Planen Sie einen <a href="/de/modifications">Umbau</a> mit Fenstern und Dämmung, legen Sie dem Bauamt deshalb gleich den Ausbauzustand vor.</p>
				<h2>Baustelle: vorübergehend und zweckgebunden</h2>
				<p>Container als Teil der Baustelleneinrichtung, zum Beispiel für Werkzeug oder als Pausenraum, sind in den Landesbauordnungen üblicherweise verfahrensfrei, solange gebaut wird. Nach Abschluss der Arbeiten endet dieser Zweck. Für eine begrenzte Zeit ist die <a href="/de/rent">Miete</a> oft praktischer als der Kauf. Am Baurecht ändert es nichts, ob der Container gemietet ist oder Ihnen gehört.</p>
				<h2>Auf Straße, Gehweg und Parkstreifen</h2>
				<p>Öffentlicher Verkehrsraum darf nicht ohne Weiteres belegt werden. Für das Abstellen brauchen Sie eine Sondernutzungserlaubnis der Gemeinde oder der zuständigen Straßenbehörde. Sind Halteverbote oder Absperrungen nötig, kommt eine verkehrsrechtliche Anordnung hinzu. Rechnen Sie mit Gebühren, einer Befristung und Auflagen zu Sicherung, Beleuchtung und Restbreite. Auch ein Lkw mit Kran, der beim Entladen die Straße sperrt, kann eine Erlaubnis erfordern. Beantragen Sie diese vor dem Liefertermin.</p>
				<h2>Belgien und Niederlande in Kürze</h2>
				<p>In Flandern ist für einen Container, der stehen bleiben soll, grundsätzlich eine <em>omgevingsvergunning</em> vorgesehen; ein Erlass regelt Ausnahmen. In der Wallonie heißt das Dokument <em>permis d’urbanisme</em>, in Ostbelgien ist für die Raumordnung die Deutschsprachige Gemeinschaft zuständig. Brüssel hat ein eigenes Gesetzbuch mit einer Liste befreiter Arbeiten. In den Niederlanden gilt seit dem 1. Januar 2024 die <em>Omgevingswet</em>: Sie prüfen im <em>Omgevingsloket</em>, ob die Bautechnik und ob der örtliche <em>omgevingsplan</em> eine Genehmigung verlangen. In allen Fällen ist die Gemeinde die erste Anlaufstelle.</p>
				<h2>Unterlagen für die Anfrage</h2>
				<ol>
					<li>Adresse, Flurstück und ein Lageplan mit Abständen zu Grenze, Straße und Gebäuden.</li>
					<li>Außenmaße, Farbe und Bauart. Die Werte stehen auf der Produktseite, etwa beim <a href="/de/container/20-fuss-container-standard">20-Fuß-Standardcontainer</a>.</li>
					<li>Nutzung und Dauer, bei befristeter Aufstellung mit Anfangs- und Enddatum.</li>
					<li>Auflager oder Fundament, Strom, Wasser, Abwasser.</li>
					<li>Gelagerte Stoffe, falls brennbar oder wassergefährdend.</li>
				</ol>
				<p>Lassen Sie sich die Auskunft schriftlich geben und bestellen Sie danach. Als Mieter oder Pächter brauchen Sie außerdem die Zustimmung des Eigentümers.</p>
			`,
		},
		fr: {
			title: "Conteneur maritime : faut-il un permis d’urbanisme ?",
			slug: "permis-urbanisme-conteneur",
			meta_description:
				"Poser un conteneur en Wallonie ou à Bruxelles : quand un permis est requis, que demander à la commune, la voie publique, le chantier, la France.",
			image_alt:
				"Studio de jardin anthracite dans un conteneur maritime, avec baie coulissante et terrasse en bois",
			content: `
				<p>Un conteneur se pose en une demi-heure et repart de la même façon. Beaucoup en déduisent qu’aucun permis n’est nécessaire. Or, en Wallonie comme à Bruxelles, une installation peut être soumise à permis sans fondation ni ancrage. Cet article expose les grandes lignes, telles qu’elles se présentent en mai 2026. Il ne remplace pas un avis juridique : les prescriptions varient d’une commune à l’autre et la réponse qui compte est celle de la vôtre.</p>
				<h2>Ce qui pèse dans la décision</h2>
				<ul>
					<li><strong>La durée :</strong> quelques semaines pour un déménagement ou un usage permanent.</li>
					<li><strong>L’usage :</strong> abri de jardin, stock d’entreprise, bureau, point de vente, logement.</li>
					<li><strong>L’endroit :</strong> avant ou arrière de la maison, zone d’activité, zone agricole, site classé, zone inondable.</li>
					<li><strong>Le gabarit :</strong> emprise au sol, hauteur, distance aux limites de la parcelle.</li>
				</ul>
				<p>Voici les dimensions extérieures à comparer avec les prescriptions locales :</p>
				<table>
					<thead>
						<tr><th>Conteneur</th><th>Emprise au sol</th><th>Hauteur</th></tr>
					</thead>
					<tbody>
						<tr><td>6 pieds</td><td>3,8 m²</td><td>2,04 m</td></tr>
						<tr><td>8 pieds</td><td>5,4 m²</td><td>2,26 m</td></tr>
						<tr><td>10 pieds</td><td>7,3 m²</td><td>2,59 m</td></tr>
						<tr><td>20 pieds</td><td>14,8 m²</td><td>2,59 m (High Cube 2,90 m)</td></tr>
						<tr><td>40 pieds</td><td>29,7 m²</td><td>2,59 m (High Cube 2,90 m)</td></tr>
					</tbody>
				</table>
				<h2>En Wallonie : le CoDT et l’installation fixe</h2>
				<p>Le Code du développement territorial soumet à permis d’urbanisme la construction, mais aussi l’utilisation d’un terrain pour y placer une installation fixe. Il vise toute installation, même en matériaux non durables, incorporée ou ancrée au sol, ou dont l’appui assure la stabilité, et destinée à rester en place alors même qu’elle peut être démontée ou déplacée. Un conteneur utilisé comme remise ou comme réserve répond facilement à cette description. Utiliser de façon habituelle un terrain comme dépôt de matériaux peut aussi exiger un permis.</p>
				<p>Le code contient une nomenclature des actes dispensés de permis ou soumis à une procédure allégée. Certains petits volumes annexes à une habitation y figurent, avec des conditions d’implantation, de superficie, de hauteur et de matériaux. Le plan de secteur, un permis d’urbanisation ou un guide communal peuvent ajouter des exigences. Le service de l’urbanisme de la commune vous dira dans quel cas vous êtes et si un architecte doit intervenir.</p>
				<h2>À Bruxelles : le CoBAT et les travaux dispensés</h2>
				<p>La Région de Bruxelles-Capitale applique une logique voisine : le Code bruxellois de l’aménagement du territoire prévoit un permis pour placer une installation fixe. Un arrêté régional énumère les actes de minime importance et les travaux temporaires qui en sont dispensés, et certains permis ne sont accordés que pour une durée limitée. Le règlement régional d’urbanisme et, le cas échéant, le règlement communal s’y ajoutent. En ville, la vue depuis la rue, l’intérieur d’îlot et la proximité d’un bien classé comptent beaucoup. Adressez-vous d’abord au service de l’urbanisme de votre commune.</p>
				<h2>Sur la voie publique</h2>
				<p>Le trottoir, l’accotement et les places de stationnement relèvent du domaine public. Pour y poser un conteneur, même un week-end, demandez à la commune une autorisation d’occupation de la voie publique. Elle s’accompagne souvent d’une interdiction de stationner, d’une signalisation à placer à l’avance, d’un passage libre pour les piétons et d’une redevance. Un camion-grue qui barre la rue pendant le déchargement peut être soumis à la même formalité. Déposez la demande avant de fixer la date de livraison, car les délais diffèrent d’une commune à l’autre.</p>
				<h2>Le chantier, un cas à part</h2>
				<p>Les installations nécessaires à des travaux, comme un dépôt d’outils ou un réfectoire de chantier, sont en général dispensées de permis tant que le chantier dure et qu’elles se trouvent sur place. Une fois les travaux terminés, le conteneur doit partir. La <a href="/fr/rent">location</a> convient bien à ce type de besoin. Elle ne change toutefois rien aux règles d’urbanisme, qui s’appliquent au placement et non à la propriété.</p>
				<h2>En France : mairie et déclaration préalable</h2>
				<p>Pour une pose en France, c’est le Code de l’urbanisme qui s’applique. Selon l’emprise au sol, la surface, la durée et la zone, un conteneur peut être dispensé de formalité, relever d’une déclaration préalable de travaux ou demander un permis de construire. Le plan local d’urbanisme fixe en plus l’implantation et l’aspect, et aux abords d’un monument historique l’architecte des Bâtiments de France intervient. Tout passe par la mairie. Sur la voie publique, il faut une autorisation d’occupation délivrée par l’autorité qui gère la voirie ou la circulation.</p>
				<h2>En Flandre, aux Pays-Bas et en Allemagne</h2>
				<p>La Flandre demande en principe une <em>omgevingsvergunning</em>, avec des exemptions, via son Omgevingsloket. Aux Pays-Bas, l’<em>Omgevingswet</em> renvoie au plan local, l’<em>omgevingsplan</em>, et une vérification en ligne existe sur l’Omgevingsloket néerlandais. En Allemagne, la <em>Landesbauordnung</em> du Land et le <em>Bebauungsplan</em> décident ; le <em>Bauamt</em> renseigne.</p>
				<h2>Préparer sa demande</h2>
				<ol>
					<li>L’adresse, la parcelle cadastrale et un croquis avec les distances aux limites, à la rue et à la maison.</li>
					<li>Les dimensions extérieures et la teinte, à relever par exemple sur la fiche du <a href="/fr/container/conteneur-20-pieds-standard">20 pieds standard</a>.</li>
					<li>L’usage prévu et la durée, avec des dates si la pose est temporaire.</li>
					<li>Les appuis ou fondations, l’électricité, l’eau et l’évacuation.</li>
					<li>Les <a href="/fr/modifications">transformations</a> envisagées : un bureau ou un logement obéit à d’autres règles qu’une remise.</li>
				</ol>
				<p>Demandez une réponse écrite et commandez ensuite. Un conteneur placé sans le permis requis expose à une amende et à l’obligation de remettre les lieux en état. Locataire ou copropriétaire, obtenez aussi l’accord du propriétaire ou de la copropriété. Enfin, prévenez vos voisins : un plan montré à temps évite bien des plaintes.</p>
			`,
		},
	},
};
