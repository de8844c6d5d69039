import type { SeedTypeDescription } from "./seed-content.ts";

export const typeDescriptions: SeedTypeDescription[] = [
	{
		type: "Standard",
		translations: {
			nl: {
				title: "Standaardcontainers",
				description:
					"De gesloten droge container met dubbele achterdeuren is het meest gebruikte model. De 10, 20 en 40ft zijn zeecontainers met de gewone hoogte van 2,591 m; de 6 en 8ft zijn kleine opslagcontainers die ook in een tuin of achter een winkel passen. Gesloten zijn ze wind- en waterdicht.",
				features: [
					"Stalen wanden in golfprofiel, houten vloer",
					"Dubbele deuren aan de korte kant, af te sluiten met een hangslot",
					"Binnenhoogte van 2,39 m bij 10 en 20ft, 2,395 m bij 40ft",
					"Europallets: 5 in een 10ft, 11 in een 20ft, 24 in een 40ft",
					"Maten van 6 tot 40ft, nieuw en gebruikt",
				],
				usage_examples: [
					"Gereedschap en materiaal afgesloten op de bouwplaats",
					"Archief, meubels of tuinmachines opslaan",
					"Export van goederen op pallets of in dozen",
					"Basis voor een ombouw tot werkplaats",
				],
			},
			en: {
				title: "Standard containers",
				description:
					"The closed dry container with double end doors is the workhorse of the trade. The 10, 20 and 40ft sizes are sea containers of the usual 2.591 m height; the 6 and 8ft are small storage units that also fit in a garden or behind a shop. Shut, they are wind and watertight.",
				features: [
					"Corrugated steel walls and a timber floor",
					"Double doors at the short end, secured with a padlock",
					"Inside height of 2.39 m in the 10 and 20ft, 2.395 m in the 40ft",
					"Euro pallets: 5 in a 10ft, 11 in a 20ft, 24 in a 40ft",
					"Sizes from 6 to 40ft, new and used",
				],
				usage_examples: [
					"Locking up tools and materials on a building site",
					"Storing archives, furniture or garden machinery",
					"Exporting palletised or boxed goods",
					"A shell for conversion into a workshop",
				],
			},
			de: {
				title: "Standardcontainer",
				description:
					"Der geschlossene Trockencontainer mit Doppeltür an der Stirnseite ist die meistgenutzte Bauart. 10, 20 und 40 Fuß sind Seecontainer in der üblichen Höhe von 2,591 m; 6 und 8 Fuß sind kleine Lagercontainer, die auch in einen Garten oder hinter ein Geschäft passen. Geschlossen sind sie wind- und wasserdicht.",
				features: [
					"Wände aus gesicktem Stahlblech, Holzboden",
					"Doppelflügelige Stirnwandtür, mit Vorhängeschloss zu sichern",
					"Innenhöhe 2,39 m bei 10 und 20 Fuß, 2,395 m bei 40 Fuß",
					"Europaletten: 5 bei 10 Fuß, 11 bei 20 Fuß, 24 bei 40 Fuß",
					"Größen von 6 bis 40 Fuß, neu und gebraucht",
				],
				usage_examples: [
					"Werkzeug und Material auf der Baustelle verschließen",
					"Akten, Möbel oder Gartengeräte lagern",
					"Export von Ware auf Paletten oder in Kartons",
					"Grundlage für den Umbau zur Werkstatt",
				],
			},
			fr: {
				title: "Conteneurs standard",
				description:
					"Le conteneur sec fermé, à double porte en bout, est le modèle le plus courant. Les 10, 20 et 40 pieds sont des conteneurs maritimes de hauteur normale, soit 2,591 m ; les 6 et 8 pieds sont de petites unités de stockage qui trouvent place dans un jardin ou derrière un magasin. Fermés, ils sont étanches au vent et à l’eau.",
				features: [
					"Parois en acier nervuré, plancher en bois",
					"Double porte sur le petit côté, à fermer par un cadenas",
					"Hauteur intérieure de 2,39 m en 10 et 20 pieds, de 2,395 m en 40 pieds",
					"Palettes Europe : 5 dans un 10 pieds, 11 dans un 20 pieds, 24 dans un 40 pieds",
					"De 6 à 40 pieds, neufs et d’occasion",
				],
				usage_examples: [
					"Mettre outils et matériaux sous clé sur le chantier",
					"Entreposer des archives, des meubles ou des machines de jardin",
					"Exporter des marchandises sur palettes ou en cartons",
					"Servir de base à un atelier aménagé",
				],
			},
		},
	},
	{
		type: "High Cube",
		translations: {
			nl: {
				title: "High Cube containers",
				description:
					"Een High Cube is aan de buitenkant 2,896 m hoog, ruim 30 cm meer dan een standaardcontainer. De grondoppervlakte blijft gelijk en u wint volume: 76,4 m³ tegenover 67,7 m³ bij 40ft. Wie er rekken in zet of er een kantoor van maakt, kiest vrijwel altijd voor deze hoogte.",
				features: [
					"Binnenhoogte van ongeveer 2,69 m",
					"Deuren van 2,585 m hoog, ook geschikt voor hoge machines",
					"37,4 m³ bij 20ft en 76,4 m³ bij 40ft",
					"Als 45ft palletwide: 33 europallets op 2,44 m binnenbreedte",
				],
				usage_examples: [
					"Magazijn met hoge rekken",
					"Volumineuze, lichte goederen vervoeren",
					"Kantoor of atelier met isolatie en een verlaagd plafond",
					"Hoge machines of landbouwmateriaal stallen",
				],
			},
			en: {
				title: "High Cube containers",
				description:
					"A High Cube stands 2.896 m tall outside, some 30 cm more than a standard container. The footprint stays the same and the volume grows: 76.4 m³ against 67.7 m³ in the 40ft size. Anyone fitting racking or building an office nearly always picks this height.",
				features: [
					"Inside height of about 2.69 m",
					"Doors 2.585 m high, which helps with tall machines",
					"37.4 m³ in the 20ft and 76.4 m³ in the 40ft",
					"As a 45ft pallet-wide: 33 euro pallets on 2.44 m of inside width",
				],
				usage_examples: [
					"A store with tall racking",
					"Shipping bulky, light goods",
					"An office or studio with insulation and a lowered ceiling",
					"Housing tall machines or farm equipment",
				],
			},
			de: {
				title: "High-Cube-Container",
				description:
					"Ein High Cube ist außen 2,896 m hoch, gut 30 cm mehr als ein Standardcontainer. Die Grundfläche bleibt gleich, das Volumen wächst: 76,4 m³ statt 67,7 m³ bei 40 Fuß. Wer Regale einbaut oder ein Büro daraus macht, nimmt fast immer diese Höhe.",
				features: [
					"Innenhöhe rund 2,69 m",
					"Türhöhe 2,585 m, auch für hohe Maschinen",
					"37,4 m³ bei 20 Fuß und 76,4 m³ bei 40 Fuß",
					"Als 45-Fuß-Palletwide: 33 Europaletten bei 2,44 m Innenbreite",
				],
				usage_examples: [
					"Lager mit hohen Regalen",
					"Transport sperriger, leichter Ware",
					"Büro oder Atelier mit Dämmung und abgehängter Decke",
					"Unterstand für hohe Maschinen und Landtechnik",
				],
			},
			fr: {
				title: "Conteneurs High Cube",
				description:
					"Un High Cube mesure 2,896 m de haut hors tout, soit une trentaine de centimètres de plus qu’un conteneur standard. L’emprise au sol ne change pas et le volume augmente : 76,4 m³ contre 67,7 m³ en 40 pieds. Pour y monter des rayonnages ou un bureau, c’est presque toujours la hauteur choisie.",
				features: [
					"Hauteur intérieure d’environ 2,69 m",
					"Portes de 2,585 m de haut, utiles pour les machines hautes",
					"37,4 m³ en 20 pieds et 76,4 m³ en 40 pieds",
					"En 45 pieds pallet wide : 33 palettes Europe sur 2,44 m de largeur intérieure",
				],
				usage_examples: [
					"Dépôt équipé de rayonnages hauts",
					"Transport de marchandises volumineuses et légères",
					"Bureau ou atelier isolé, avec faux plafond",
					"Remise pour machines hautes et matériel agricole",
				],
			},
		},
	},
	{
		type: "Refrigerated",
		translations: {
			nl: {
				title: "Koelcontainers",
				description:
					"Een koelcontainer of reefer is een geïsoleerde container met een eigen koelmachine. De temperatuur is instelbaar van −30 °C tot +30 °C, zodat dezelfde container kan vriezen, koelen of vorstvrij houden. Hij heeft alleen een vlakke plaats en driefasige stroom nodig.",
				features: [
					"Instelbaar van −30 °C tot +30 °C",
					"Driefasige stroom van 380–460 V, CEE-stekker van 32 A",
					"Geïsoleerde wanden, dak en deuren",
					"Aluminium T-vloer voor luchtcirculatie onder de lading",
					"10 europallets in de 20ft, 23 in de 40ft High Cube",
				],
				usage_examples: [
					"Extra vriesruimte in drukke maanden",
					"Koeling tijdens de verbouwing van keuken of koelcel",
					"Groenten, fruit en bloemen bewaren na de oogst",
					"Catering op festivals en beurzen",
				],
			},
			en: {
				title: "Refrigerated containers",
				description:
					"A refrigerated container, or reefer, is an insulated container with its own cooling unit. The temperature can be set from −30 °C to +30 °C, so the same container will freeze, chill or keep goods free of frost. All it asks for is a level place and three-phase power.",
				features: [
					"Adjustable from −30 °C to +30 °C",
					"Three-phase supply, 380–460 V, CEE plug 32 A",
					"Insulated walls, roof and doors",
					"Aluminium T-floor that lets air circulate under the load",
					"10 euro pallets in the 20ft, 23 in the 40ft High Cube",
				],
				usage_examples: [
					"Extra freezer space in busy months",
					"Cooling while a kitchen or cold room is rebuilt",
					"Keeping vegetables, fruit and flowers after harvest",
					"Catering at festivals and trade fairs",
				],
			},
			de: {
				title: "Kühlcontainer",
				description:
					"Ein Kühlcontainer, auch Reefer genannt, ist ein isolierter Container mit eigenem Kühlaggregat. Die Temperatur lässt sich von −30 °C bis +30 °C einstellen, derselbe Container kann also tiefkühlen, kühlen oder frostfrei halten. Er braucht nur einen ebenen Platz und Drehstrom.",
				features: [
					"Einstellbar von −30 °C bis +30 °C",
					"Drehstrom 380–460 V, CEE-Stecker 32 A",
					"Isolierte Wände, Decke und Türen",
					"Aluminium-T-Boden für die Luftzirkulation unter der Ware",
					"10 Europaletten bei 20 Fuß, 23 im 40-Fuß-High-Cube",
				],
				usage_examples: [
					"Zusätzliche Tiefkühlfläche in der Hochsaison",
					"Kühlung während des Umbaus von Küche oder Kühlraum",
					"Lagerung von Gemüse, Obst und Blumen nach der Ernte",
					"Catering auf Festivals und Messen",
				],
			},
			fr: {
				title: "Conteneurs frigorifiques",
				description:
					"Le conteneur frigorifique, ou reefer, est un conteneur isolé muni de son propre groupe froid. La température se règle de −30 °C à +30 °C : le même conteneur peut congeler, réfrigérer ou maintenir hors gel. Il lui suffit d’un emplacement plan et de courant triphasé.",
				features: [
					"Réglable de −30 °C à +30 °C",
					"Courant triphasé 380–460 V, fiche CEE 32 A",
					"Parois, toit et portes isolés",
					"Plancher en T en aluminium, pour la circulation d’air sous la charge",
					"10 palettes Europe en 20 pieds, 23 en 40 pieds High Cube",
				],
				usage_examples: [
					"Capacité de congélation d’appoint en haute saison",
					"Froid de remplacement pendant la rénovation d’une cuisine ou d’une chambre froide",
					"Conservation de légumes, de fruits et de fleurs après récolte",
					"Restauration lors de festivals et de salons",
				],
			},
		},
	},
	{
		type: "Open Top",
		translations: {
			nl: {
				title: "Open Top containers",
				description:
					"Bij een open top vervangt een zeil over uitneembare bogen het stalen dak. U laadt van boven met de kraan, of gewoon door de deuren. Hij is er in 20 en 40ft.",
				features: [
					"Zeil met sluitkabel over uitneembare dakbogen",
					"Laden van boven en door de deuren",
					"Sjorogen om de lading vast te zetten",
					"Laadvermogen van 28.120 kg bij 20ft, 26.580 kg bij 40ft",
				],
				usage_examples: [
					"Machines en staalrollen met de kraan laden",
					"Buizen, profielen en prefabdelen",
					"Schroot laden met een grijper of wiellader",
					"Lading die hoger is dan de deuropening",
				],
			},
			en: {
				title: "Open Top containers",
				description:
					"On an open top, a tarpaulin over removable bows takes the place of the steel roof. You load from above by crane, or through the doors as usual. It comes in 20 and 40ft.",
				features: [
					"Tarpaulin with closing cable over removable roof bows",
					"Loading from above and through the doors",
					"Lashing rings to secure the load",
					"Payload of 28,120 kg in the 20ft, 26,580 kg in the 40ft",
				],
				usage_examples: [
					"Lifting in machines and steel coils by crane",
					"Pipes, sections and prefabricated parts",
					"Loading scrap with a grab or loading shovel",
					"Goods taller than the door opening",
				],
			},
			de: {
				title: "Open-Top-Container",
				description:
					"Beim Open Top liegt statt des Stahldachs eine Plane auf herausnehmbaren Spriegeln. Beladen wird von oben mit dem Kran oder wie üblich durch die Türen. Es gibt ihn in 20 und 40 Fuß.",
				features: [
					"Plane mit Verschlussseil auf herausnehmbaren Dachspriegeln",
					"Beladung von oben und durch die Türen",
					"Zurrösen zur Ladungssicherung",
					"Nutzlast 28.120 kg bei 20 Fuß, 26.580 kg bei 40 Fuß",
				],
				usage_examples: [
					"Maschinen und Stahlcoils mit dem Kran einheben",
					"Rohre, Profile und Fertigteile",
					"Schrott mit Greifer oder Radlader verladen",
					"Güter, die höher sind als die Türöffnung",
				],
			},
			fr: {
				title: "Conteneurs Open Top",
				description:
					"Sur un open top, une bâche posée sur des arceaux amovibles remplace le toit en acier. Le chargement se fait par le haut à la grue, ou par les portes comme d’habitude. Il existe en 20 et en 40 pieds.",
				features: [
					"Bâche à câble de fermeture sur arceaux amovibles",
					"Chargement par le haut et par les portes",
					"Anneaux d’arrimage à l’intérieur",
					"Charge utile de 28 120 kg en 20 pieds, de 26 580 kg en 40 pieds",
				],
				usage_examples: [
					"Machines et bobines d’acier posées à la grue",
					"Tubes, profilés et éléments préfabriqués",
					"Ferraille chargée au grappin ou à la chargeuse",
					"Marchandises plus hautes que l’ouverture des portes",
				],
			},
		},
	},
	{
		type: "Flat Rack",
		translations: {
			nl: {
				title: "Flat Rack containers",
				description:
					"Een flat rack is een zware laadvloer met vaste kopwanden, zonder zijwanden en zonder dak. Wat te breed, te hoog of te onhandig is voor een gesloten container, zet u er van opzij of van boven op. De hoekstukken blijven die van een container, dus hijsen en vastzetten op een chassis gaan zoals bij elke container.",
				features: [
					"Open zijkanten: laden met heftruck of kraan",
					"Laadvermogen van 27.740 kg bij 20ft",
					"Sjorpunten in vloerbalken en hoekstijlen",
					"Containerhoekstukken voor hijsen en vergrendelen",
				],
				usage_examples: [
					"Graafmachines en andere rollende machines",
					"Generatoren, transformatoren en tanks",
					"Boten en staalconstructies",
					"Laadplatform op bouwplaats of terrein",
				],
			},
			en: {
				title: "Flat Rack containers",
				description:
					"A flat rack is a heavy load deck with fixed end walls and neither sides nor roof. Whatever is too wide, too tall or too awkward for a closed container goes on from the side or from above. It keeps its container corner castings, so lifting it and locking it to a chassis work as usual.",
				features: [
					"Open sides for loading by forklift or crane",
					"Payload of 27,740 kg in the 20ft size",
					"Lashing points in floor beams and corner posts",
					"Container corner castings for lifting and locking",
				],
				usage_examples: [
					"Excavators and other mobile plant",
					"Generators, transformers and vessels",
					"Boats and structural steel",
					"A loading platform on a yard or building site",
				],
			},
			de: {
				title: "Flat-Rack-Container",
				description:
					"Ein Flat Rack ist eine schwere Ladefläche mit festen Stirnwänden, ohne Seitenwände und ohne Dach. Was für einen geschlossenen Container zu breit, zu hoch oder zu sperrig ist, setzen Sie seitlich oder von oben auf. Die Containerecken bleiben erhalten, Anheben und Verriegeln auf dem Chassis funktionieren also wie gewohnt.",
				features: [
					"Offene Seiten für Stapler oder Kran",
					"Nutzlast 27.740 kg bei 20 Fuß",
					"Zurrpunkte in Längsträgern und Eckpfosten",
					"Containerecken zum Heben und Verriegeln",
				],
				usage_examples: [
					"Bagger und andere fahrbare Maschinen",
					"Stromaggregate, Transformatoren und Behälter",
					"Boote und Stahlbauteile",
					"Ladeplattform auf Betriebshof oder Baustelle",
				],
			},
			fr: {
				title: "Conteneurs Flat Rack",
				description:
					"Le flat rack est un plateau robuste à parois d’extrémité fixes, sans côtés ni toit. Ce qui est trop large, trop haut ou trop encombrant pour un conteneur fermé s’y pose par le côté ou par le haut. Il garde ses coins de conteneur : le levage et le verrouillage sur châssis se font comme d’habitude.",
				features: [
					"Côtés ouverts, chargement au chariot élévateur ou à la grue",
					"Charge utile de 27 740 kg en 20 pieds",
					"Points d’arrimage dans les longerons et les montants",
					"Coins ISO pour le levage et le verrouillage",
				],
				usage_examples: [
					"Pelles mécaniques et autres engins",
					"Groupes électrogènes, transformateurs et cuves",
					"Bateaux et charpentes métalliques",
					"Plateforme de chargement sur dépôt ou chantier",
				],
			},
		},
	},
	{
		type: "Tank",
		translations: {
			nl: {
				title: "Tankcontainers",
				description:
					"Een tankcontainer is een liggende tank in een frame met de buitenmaten van een container van 20ft. Vloeistoffen reizen erin over weg, spoor en water zonder overpompen, of blijven als buffer op uw terrein staan. Uitvoering en vorige lading verschillen per tank; daarom werken we hier met een offerte.",
				features: [
					"25,0 m³ inhoud",
					"Frame van 6,058 m bij 2,438 m, 2,591 m hoog",
					"Laadvermogen van 32.350 kg",
					"Past op een gewoon containerchassis van 20ft",
				],
				usage_examples: [
					"Buffer voor water of bluswater",
					"Plantaardige oliën, siropen en sappen",
					"Procesvloeistoffen op een fabrieksterrein",
					"Vervoer van vloeistoffen van deur tot deur",
				],
			},
			en: {
				title: "Tank containers",
				description:
					"A tank container is a horizontal vessel in a frame with the outside dimensions of a 20ft container. Liquids travel in it by road, rail and sea without being pumped across, or stay on your site as a buffer. Build and previous cargo differ from tank to tank, which is why we quote for these.",
				features: [
					"25.0 m³ capacity",
					"Frame of 6.058 m by 2.438 m, 2.591 m high",
					"Payload of 32,350 kg",
					"Fits an ordinary 20ft container chassis",
				],
				usage_examples: [
					"A reserve of water, for instance for firefighting",
					"Vegetable oils, syrups and juices",
					"Process liquids on a factory site",
					"Door-to-door transport of liquids",
				],
			},
			de: {
				title: "Tankcontainer",
				description:
					"Ein Tankcontainer ist ein liegender Behälter in einem Rahmen mit den Außenmaßen eines 20-Fuß-Containers. Flüssigkeiten reisen darin ohne Umpumpen auf Straße, Schiene und Wasser oder bleiben als Puffer auf Ihrem Gelände. Ausführung und letzte Ladung unterscheiden sich von Tank zu Tank, daher erstellen wir hierfür ein Angebot.",
				features: [
					"25,0 m³ Inhalt",
					"Rahmen 6,058 m mal 2,438 m, 2,591 m hoch",
					"Nutzlast 32.350 kg",
					"Passt auf ein gewöhnliches 20-Fuß-Containerchassis",
				],
				usage_examples: [
					"Vorrat an Wasser oder Löschwasser",
					"Pflanzenöle, Sirup und Säfte",
					"Prozessflüssigkeiten auf dem Werksgelände",
					"Transport von Flüssigkeiten von Tür zu Tür",
				],
			},
			fr: {
				title: "Conteneurs-citernes",
				description:
					"Le conteneur-citerne est une cuve horizontale dans un cadre aux dimensions d’un conteneur de 20 pieds. Les liquides y voyagent par route, rail et mer sans transvasement, ou restent sur votre site comme réserve. L’équipement et le dernier produit chargé varient d’une citerne à l’autre : nous travaillons donc sur devis.",
				features: [
					"Contenance de 25,0 m³",
					"Cadre de 6,058 m sur 2,438 m, haut de 2,591 m",
					"Charge utile de 32 350 kg",
					"Se pose sur un châssis porte-conteneur de 20 pieds",
				],
				usage_examples: [
					"Réserve d’eau ou d’eau d’extinction",
					"Huiles végétales, sirops et jus",
					"Liquides de process sur un site industriel",
					"Transport de liquides de porte à porte",
				],
			},
		},
	},
];
