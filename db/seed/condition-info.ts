import type { Condition } from "../../app/values/vocabulary.ts";
import type { SeedConditionInfo } from "./seed-content.ts";

/** What a buyer gets per condition, by family of containers: dry boxes, small storage, open top and flat rack, reefer, tank. */
export const conditionInfo: Record<
	"dry" | "small" | "open" | "reefer" | "tank",
	Record<Condition, SeedConditionInfo>
> = {
	dry: {
		new: {
			nl: {
				title: "Nieuw, één zeereis gemaakt",
				description:
					"De container is in de fabriek gebouwd en daarna één keer geladen naar Europa gevaren. De lak is vers en egaal, met hoogstens een schaafplek van het sjorren of stapelen. Deuren lopen licht, de rubbers zijn soepel en de CSC-plaat is geldig.",
				benefits: [
					"Langste levensduur van alle kwaliteiten",
					"Nette buitenkant, ook geschikt in het zicht van klanten",
					"Schone houten vloer zonder geur van vroegere lading",
					"Wind- en waterdicht, deuren sluiten met één hand",
					"Direct bruikbaar voor export",
				],
				badges: [
					{ text: "Geldige CSC-plaat", type: "success" },
					{ text: "Wind- en waterdicht", type: "success" },
					{ text: "Kleine transportkrassen mogelijk", type: "info" },
				],
			},
			en: {
				title: "New, one trip only",
				description:
					"The container left the factory and made a single loaded voyage to Europe. The paint is fresh and even, with at most a scuff from lashing or stacking. The doors swing easily, the seals are supple and the CSC plate is valid.",
				benefits: [
					"The longest working life of any grade",
					"Tidy enough to stand where customers see it",
					"Clean timber floor with no smell of earlier cargo",
					"Wind and watertight, with doors one person can close",
					"Can be shipped straight away",
				],
				badges: [
					{ text: "Valid CSC plate", type: "success" },
					{ text: "Wind and watertight", type: "success" },
					{ text: "Minor transport scuffs possible", type: "info" },
				],
			},
			de: {
				title: "Neu, eine einzige Seereise (One-Way)",
				description:
					"Der Container kommt aus dem Werk und ist ein einziges Mal beladen nach Europa gefahren. Der Lack ist frisch und gleichmäßig, allenfalls mit einer Scheuerstelle vom Laschen oder Stapeln. Die Türen laufen leicht, die Dichtungen sind geschmeidig und die CSC-Plakette ist gültig.",
				benefits: [
					"Längste Nutzungsdauer aller Zustände",
					"Gepflegtes Äußeres, auch für Standorte mit Kundenverkehr",
					"Sauberer Holzboden ohne Geruch früherer Ladung",
					"Wind- und wasserdicht, Türen ohne Kraftaufwand zu schließen",
					"Sofort für den Export einsetzbar",
				],
				badges: [
					{ text: "Gültige CSC-Plakette", type: "success" },
					{ text: "Wind- und wasserdicht", type: "success" },
					{ text: "Leichte Transportspuren möglich", type: "info" },
				],
			},
			fr: {
				title: "Neuf, un seul voyage",
				description:
					"Sorti d’usine, ce conteneur n’a fait qu’un trajet chargé vers l’Europe (one-way). La peinture est fraîche et régulière, avec tout au plus une éraflure due à l’arrimage ou au gerbage. Les portes s’ouvrent sans effort, les joints sont souples et la plaque CSC est valable.",
				benefits: [
					"La plus longue durée de vie de toutes les qualités",
					"Un aspect soigné, même à la vue de vos clients",
					"Un plancher en bois propre, sans odeur d’anciennes marchandises",
					"Étanche au vent et à l’eau, portes faciles à fermer",
					"Utilisable tout de suite pour l’export",
				],
				badges: [
					{ text: "Plaque CSC valable", type: "success" },
					{ text: "Étanche au vent et à l’eau", type: "success" },
					{ text: "Légères traces de transport possibles", type: "info" },
				],
			},
		},
		"used-a": {
			nl: {
				title: "Gebruikt, degelijke A-kwaliteit",
				description:
					"Deze container heeft jaren gevaren maar is recht van bouw en dicht. U ziet plekjes oppervlakteroest, ondiepe deuken en vaak nog het logo van een rederij. De deuren openen en sluiten goed, de vloer is stevig en vertoont gebruikssporen.",
				benefits: [
					"Degelijke opslag voor minder geld dan nieuw",
					"Wind- en waterdicht, van binnenuit bij daglicht nagekeken",
					"Rechte deuren en werkende sluitstangen",
					"Stevige vloer die een palletwagen draagt",
				],
				badges: [
					{ text: "Wind- en waterdicht", type: "success" },
					{ text: "Ondiepe deuken en oppervlakteroest", type: "info" },
					{ text: "Kleur uit voorraad", type: "info" },
				],
			},
			en: {
				title: "Used, sound A-grade",
				description:
					"This container has spent years at sea, but it is straight and tight. Expect patches of surface rust, shallow dents and often a shipping line’s lettering. The doors open and close properly, and the floor is sound but marked by use.",
				benefits: [
					"Sound storage for less than a new box",
					"Wind and watertight, checked from inside in daylight",
					"Straight doors and working locking bars",
					"A firm floor that takes a pallet truck",
				],
				badges: [
					{ text: "Wind and watertight", type: "success" },
					{ text: "Shallow dents and surface rust", type: "info" },
					{ text: "Colour depends on stock", type: "info" },
				],
			},
			de: {
				title: "Gebraucht, A-Qualität",
				description:
					"Dieser Container war Jahre auf See, ist aber gerade und dicht. Sie sehen stellenweise Flugrost, flache Beulen und oft noch die Beschriftung einer Reederei. Die Türen öffnen und schließen einwandfrei, der Boden ist fest und zeigt Gebrauchsspuren.",
				benefits: [
					"Solider Lagerraum für weniger Geld als ein neuer Container",
					"Wind- und wasserdicht, bei Tageslicht von innen geprüft",
					"Gerade Türen und leichtgängige Verschlussstangen",
					"Fester Boden, mit dem Hubwagen befahrbar",
				],
				badges: [
					{ text: "Wind- und wasserdicht", type: "success" },
					{ text: "Flache Beulen und Flugrost", type: "info" },
					{ text: "Farbe je nach Bestand", type: "info" },
				],
			},
			fr: {
				title: "Occasion, qualité A",
				description:
					"Ce conteneur a navigué plusieurs années, mais il reste droit et étanche. Vous verrez quelques points de rouille de surface, des bosses peu profondes et souvent le marquage d’une compagnie maritime. Les portes s’ouvrent et se ferment bien, le plancher est solide et porte des traces d’usage.",
				benefits: [
					"Un stockage fiable, moins coûteux que le neuf",
					"Étanche au vent et à l’eau, contrôlé de l’intérieur en plein jour",
					"Portes droites et barres de fermeture en bon état",
					"Plancher ferme, praticable au transpalette",
				],
				badges: [
					{ text: "Étanche au vent et à l’eau", type: "success" },
					{ text: "Bosses légères et rouille de surface", type: "info" },
					{ text: "Couleur selon le stock", type: "info" },
				],
			},
		},
		"used-cw": {
			nl: {
				title: "Gebruikt, Cargo Worthy",
				description:
					"Cargo Worthy wil zeggen dat de container nog lading over zee mag vervoeren, niet dat hij er mooi uitziet. Reken op duidelijke deuken, roestplekken, gelaste reparaties en een versleten vloer. Deuren sluiten, soms met wat meer kracht, en hij is wind- en waterdicht bij vertrek.",
				benefits: [
					"Laagste aankoopprijs in deze maat",
					"Constructief in orde voor vervoer over zee",
					"Wind- en waterdicht bij vertrek uit ons depot",
					"Goede keuze als u hem zelf overschildert of ombouwt",
				],
				badges: [
					{ text: "Zichtbare roest en deuken", type: "warning" },
					{ text: "Geschikt voor zeevracht", type: "success" },
					{ text: "CSC-datum vooraf opvragen", type: "info" },
				],
			},
			en: {
				title: "Used, Cargo Worthy",
				description:
					"Cargo Worthy means the container may still carry goods by sea; it does not mean that it looks good. Expect obvious dents, patches of rust, welded repairs and a worn floor. The doors close, sometimes with a firm push, and the box is wind and watertight when it leaves us.",
				benefits: [
					"Lowest purchase price in this size",
					"Structurally sound for carriage by sea",
					"Wind and watertight when it leaves our depot",
					"A sensible base if you plan to repaint or convert it",
				],
				badges: [
					{ text: "Visible rust and dents", type: "warning" },
					{ text: "Suitable for sea freight", type: "success" },
					{ text: "Ask for the CSC date", type: "info" },
				],
			},
			de: {
				title: "Gebraucht, Cargo Worthy (CW)",
				description:
					"Cargo Worthy heißt, dass der Container weiterhin Ladung über See befördern darf, nicht dass er gut aussieht. Rechnen Sie mit deutlichen Beulen, Roststellen, geschweißten Reparaturen und einem abgenutzten Boden. Die Türen schließen, manchmal mit etwas Nachdruck, und bei der Auslieferung ist der Container wind- und wasserdicht.",
				benefits: [
					"Niedrigster Kaufpreis in dieser Größe",
					"Tragende Teile für den Seetransport in Ordnung",
					"Bei Auslieferung ab Depot wind- und wasserdicht",
					"Gute Grundlage, wenn Sie selbst streichen oder umbauen",
				],
				badges: [
					{ text: "Sichtbarer Rost und Beulen", type: "warning" },
					{ text: "Für den Seetransport geeignet", type: "success" },
					{ text: "CSC-Termin bitte vorab erfragen", type: "info" },
				],
			},
			fr: {
				title: "Occasion, Cargo Worthy",
				description:
					"Cargo Worthy signifie que le conteneur peut encore transporter des marchandises par mer, pas qu’il est beau. Attendez-vous à des bosses marquées, des taches de rouille, des réparations soudées et un plancher usé. Les portes ferment, parfois en poussant un peu, et il est étanche au vent et à l’eau à son départ.",
				benefits: [
					"Le prix d’achat le plus bas dans cette taille",
					"Structure saine pour le transport maritime",
					"Étanche au vent et à l’eau au départ de notre dépôt",
					"Une bonne base si vous le repeignez ou le transformez",
				],
				badges: [
					{ text: "Rouille et bosses visibles", type: "warning" },
					{ text: "Apte au transport maritime", type: "success" },
					{ text: "Échéance CSC à demander avant l’achat", type: "info" },
				],
			},
		},
		rent: {
			nl: {
				title: "Huren per dag",
				description:
					"U huurt een gebruikte, wind- en waterdichte container met goed sluitende deuren. De eerste 30 dagen gelden als minimale huurperiode; daarna loopt de huur per dag door tot u hem afmeldt. Kleine deuken en roestplekjes horen bij een huurcontainer, en de kleur hangt af van de voorraad.",
				benefits: [
					"Geen aankoop, u betaalt zolang u de container houdt",
					"Handig bij verbouwing, verhuizing of seizoensdrukte",
					"Nagekeken op dichtheid en sluiting voor hij vertrekt",
					"Meerdere stuks naast elkaar mogelijk",
				],
				badges: [
					{ text: "Wind- en waterdicht", type: "success" },
					{ text: "Minimumhuur: eerste 30 dagen", type: "info" },
					{ text: "Bezemschoon terug te geven", type: "warning" },
				],
			},
			en: {
				title: "Rental by the day",
				description:
					"You rent a used, wind and watertight container with doors that shut properly. The minimum rental period is the first 30 days; after that the rental runs on by the day until you give notice. Small dents and rust spots are normal on a rental box, and the colour depends on stock.",
				benefits: [
					"No purchase; you pay for as long as you keep it",
					"Useful for a renovation, a move or a busy season",
					"Checked for leaks and locking before it leaves",
					"Several units can be placed side by side",
				],
				badges: [
					{ text: "Wind and watertight", type: "success" },
					{ text: "Minimum rental: first 30 days", type: "info" },
					{ text: "Return it empty and swept", type: "warning" },
				],
			},
			de: {
				title: "Mieten, tageweise abgerechnet",
				description:
					"Sie mieten einen gebrauchten, wind- und wasserdichten Container mit einwandfrei schließenden Türen. Die ersten 30 Tage gelten als Mindestmietzeit; danach läuft die Miete tageweise weiter, bis Sie ihn abmelden. Kleine Beulen und Roststellen sind bei Mietcontainern normal, die Farbe richtet sich nach dem Bestand.",
				benefits: [
					"Keine Anschaffung, Sie zahlen nur für die Mietdauer",
					"Praktisch bei Umbau, Umzug oder Saisonspitzen",
					"Vor der Auslieferung auf Dichtheit und Verschluss geprüft",
					"Mehrere Container nebeneinander möglich",
				],
				badges: [
					{ text: "Wind- und wasserdicht", type: "success" },
					{ text: "Mindestmietzeit: erste 30 Tage", type: "info" },
					{ text: "Rückgabe leer und besenrein", type: "warning" },
				],
			},
			fr: {
				title: "Location à la journée",
				description:
					"Vous louez un conteneur d’occasion étanche au vent et à l’eau, dont les portes ferment correctement. La durée minimale de location correspond aux 30 premiers jours ; ensuite, elle se poursuit à la journée jusqu’à ce que vous y mettiez fin. De petites bosses et points de rouille sont normaux sur un conteneur de location, et la couleur dépend du stock.",
				benefits: [
					"Pas d’achat, vous payez tant que vous le gardez",
					"Pratique pour des travaux, un déménagement ou une pointe saisonnière",
					"Étanchéité et fermeture contrôlées avant le départ",
					"Plusieurs unités peuvent être placées côte à côte",
				],
				badges: [
					{ text: "Étanche au vent et à l’eau", type: "success" },
					{ text: "Minimum : les 30 premiers jours", type: "info" },
					{ text: "À rendre vide et balayé", type: "warning" },
				],
			},
		},
	},
	small: {
		new: {
			nl: {
				title: "Nieuwe opslagcontainer, ongebruikt",
				description:
					"De container komt nieuw uit de fabriek en is nog niet voor opslag gebruikt. Lak, scharnieren en rubbers zijn gaaf; een kras van het transport kan voorkomen. Het is een opslagmaat zonder CSC-plaat, bedoeld om aan land te blijven staan.",
				benefits: [
					"Nette lak rondom, past bij een woning of winkel",
					"Deuren en slot werken vanaf de eerste dag licht",
					"Schone vloer, klaar voor huisraad of voorraad",
					"Wind- en waterdicht",
				],
				badges: [
					{ text: "Nieuw en ongebruikt", type: "success" },
					{ text: "Wind- en waterdicht", type: "success" },
					{ text: "Alleen voor opslag", type: "info" },
				],
			},
			en: {
				title: "New, unused storage box",
				description:
					"The box comes new from the factory and has not been used for storage. Paint, hinges and seals are intact, though a scratch from transport may occur. It is a storage size without a CSC plate, meant to stand on land.",
				benefits: [
					"Clean paintwork all round, fit to stand by a house or shop",
					"Doors and lock move freely from the first day",
					"A clean floor, ready for furniture or stock",
					"Wind and watertight",
				],
				badges: [
					{ text: "New and unused", type: "success" },
					{ text: "Wind and watertight", type: "success" },
					{ text: "For storage only", type: "info" },
				],
			},
			de: {
				title: "Neuer Lagercontainer, ungebraucht",
				description:
					"Der Container kommt neu aus dem Werk und wurde noch nicht als Lager genutzt. Lack, Scharniere und Dichtungen sind unversehrt; ein Kratzer vom Transport ist möglich. Es handelt sich um eine Lagergröße ohne CSC-Plakette für den Einsatz an Land.",
				benefits: [
					"Sauberer Lack rundum, passend für Haus oder Laden",
					"Türen und Verschluss laufen vom ersten Tag an leicht",
					"Sauberer Boden, bereit für Hausrat oder Ware",
					"Wind- und wasserdicht",
				],
				badges: [
					{ text: "Neu und ungebraucht", type: "success" },
					{ text: "Wind- und wasserdicht", type: "success" },
					{ text: "Nur zum Lagern", type: "info" },
				],
			},
			fr: {
				title: "Neuf, jamais utilisé",
				description:
					"Le conteneur arrive neuf de l’usine et n’a encore servi à aucun stockage. Peinture, charnières et joints sont intacts ; une rayure de transport reste possible. C’est un format de stockage sans plaque CSC, prévu pour rester à terre.",
				benefits: [
					"Peinture propre de tous côtés, à sa place près d’une maison ou d’un magasin",
					"Portes et fermeture souples dès le premier jour",
					"Plancher propre, prêt pour vos meubles ou votre stock",
					"Étanche au vent et à l’eau",
				],
				badges: [
					{ text: "Neuf et non utilisé", type: "success" },
					{ text: "Étanche au vent et à l’eau", type: "success" },
					{ text: "Pour le stockage uniquement", type: "info" },
				],
			},
		},
		"used-a": {
			nl: {
				title: "Gebruikte opslagcontainer, A-kwaliteit",
				description:
					"Deze kleine container stond eerder op een bouwplaats of terrein, meestal in verhuur. U ziet lakschade, een ondiepe deuk en hier en daar een roestplek. Dak en rubbers houden water buiten en de deuren sluiten zonder wringen.",
				benefits: [
					"Goede berging voor minder dan een nieuwe",
					"Wind- en waterdicht, dak en deuren nagekeken",
					"Compact genoeg om later nog te verplaatsen",
					"Vloer zonder gaten of zachte plekken",
				],
				badges: [
					{ text: "Wind- en waterdicht", type: "success" },
					{ text: "Lakschade en lichte roest", type: "info" },
					{ text: "Niet voor verscheping", type: "warning" },
				],
			},
			en: {
				title: "Used storage box, A-grade",
				description:
					"This small container has stood on a site or in a yard before, usually on hire. You will see chipped paint, a shallow dent and the odd spot of rust. Roof and seals keep the water out, and the doors shut without forcing.",
				benefits: [
					"A good lock-up for less than a new one",
					"Wind and watertight, with roof and doors checked",
					"Compact enough to move again later",
					"Floor free of holes and soft spots",
				],
				badges: [
					{ text: "Wind and watertight", type: "success" },
					{ text: "Chipped paint and light rust", type: "info" },
					{ text: "Not for shipping", type: "warning" },
				],
			},
			de: {
				title: "Gebrauchter Lagercontainer, A-Qualität",
				description:
					"Dieser kleine Container stand schon auf einer Baustelle oder einem Betriebshof, meist in der Vermietung. Sie sehen Lackschäden, eine flache Beule und vereinzelt Rost. Dach und Dichtungen halten das Wasser draußen, und die Türen schließen, ohne zu klemmen.",
				benefits: [
					"Ordentlicher Lagerraum für weniger Geld als ein neuer",
					"Wind- und wasserdicht, Dach und Türen geprüft",
					"Klein genug, um später noch umgesetzt zu werden",
					"Boden ohne Löcher und weiche Stellen",
				],
				badges: [
					{ text: "Wind- und wasserdicht", type: "success" },
					{ text: "Lackschäden und leichter Rost", type: "info" },
					{ text: "Nicht zum Verschiffen", type: "warning" },
				],
			},
			fr: {
				title: "Stockage d’occasion, qualité A",
				description:
					"Ce petit conteneur a déjà servi sur un chantier ou un terrain, le plus souvent en location. Vous verrez des éclats de peinture, une bosse légère et quelques points de rouille. Le toit et les joints retiennent l’eau, et les portes ferment sans forcer.",
				benefits: [
					"Un bon local fermé, à moindre coût que le neuf",
					"Étanche au vent et à l’eau, toit et portes contrôlés",
					"Assez compact pour être déplacé plus tard",
					"Plancher sans trous ni zones molles",
				],
				badges: [
					{ text: "Étanche au vent et à l’eau", type: "success" },
					{ text: "Éclats de peinture, rouille légère", type: "info" },
					{ text: "Pas pour le transport par mer", type: "warning" },
				],
			},
		},
		"used-cw": {
			nl: {
				title: "Gebruikt, eenvoudige opslagkwaliteit",
				description:
					"Bij 6ft en 8ft containers staat deze klasse voor de eenvoudigste kwaliteit, want zeevracht is met deze maten niet aan de orde. Verwacht meerdere deuken, roest op dak en dorpel en een plaatselijk herstelde wand. Hij houdt regen buiten, maar vraagt na verloop van tijd een laag verf.",
				benefits: [
					"Voordelig voor gereedschap en bouwmateriaal",
					"Bij vertrek wind- en waterdicht",
					"Geen zorg over een extra kras op de bouwplaats",
					"Makkelijk zelf te ontroesten en te schilderen",
				],
				badges: [
					{ text: "Zichtbare deuken en roest", type: "warning" },
					{ text: "Geen CSC, niet voor zeevracht", type: "error" },
					{ text: "Wind- en waterdicht", type: "success" },
				],
			},
			en: {
				title: "Used, basic storage grade",
				description:
					"For 6ft and 8ft boxes this is simply the plainest grade, as these sizes do not travel by sea. Expect several dents, rust on the roof and sill and a wall that has been patched. It keeps the rain out but will want a coat of paint in due course.",
				benefits: [
					"Economical for tools and building materials",
					"Wind and watertight when it leaves us",
					"No need to worry about another scratch on site",
					"Easy to de-rust and paint yourself",
				],
				badges: [
					{ text: "Visible dents and rust", type: "warning" },
					{ text: "No CSC, not for sea freight", type: "error" },
					{ text: "Wind and watertight", type: "success" },
				],
			},
			de: {
				title: "Gebraucht, einfache Lagerqualität",
				description:
					"Bei 6 und 8 Fuß bezeichnet diese Klasse die einfachste Qualität, denn Seetransport ist mit diesen Größen nicht vorgesehen. Rechnen Sie mit mehreren Beulen, Rost an Dach und Türschwelle und einer ausgebesserten Wand. Der Regen bleibt draußen, ein neuer Anstrich wird aber mit der Zeit fällig.",
				benefits: [
					"Günstig für Werkzeug und Baumaterial",
					"Bei Auslieferung wind- und wasserdicht",
					"Ein weiterer Kratzer auf der Baustelle stört hier nicht",
					"Leicht selbst zu entrosten und zu streichen",
				],
				badges: [
					{ text: "Sichtbare Beulen und Rost", type: "warning" },
					{ text: "Ohne CSC, nicht für Seetransport", type: "error" },
					{ text: "Wind- und wasserdicht", type: "success" },
				],
			},
			fr: {
				title: "Occasion, stockage simple",
				description:
					"Pour les 6 et 8 pieds, cette classe désigne la qualité la plus simple, car ces formats ne voyagent pas par mer. Attendez-vous à plusieurs bosses, à de la rouille sur le toit et le seuil, et à une paroi réparée. La pluie reste dehors, mais une couche de peinture s’imposera avec le temps.",
				benefits: [
					"Économique pour l’outillage et les matériaux",
					"Étanche au vent et à l’eau au départ",
					"Une rayure de plus sur le chantier n’a pas d’importance",
					"Facile à dérouiller et à repeindre soi-même",
				],
				badges: [
					{ text: "Bosses et rouille visibles", type: "warning" },
					{ text: "Sans CSC, pas de fret maritime", type: "error" },
					{ text: "Étanche au vent et à l’eau", type: "success" },
				],
			},
		},
		rent: {
			nl: {
				title: "Kleine opslagcontainer huren",
				description:
					"U huurt een gebruikte, wind- en waterdichte opslagcontainer die bij u op een vlakke plek wordt neergezet. De eerste 30 dagen gelden als minimale huurperiode, daarna rekenen we per dag tot u hem afmeldt. Krassen en kleine deuken van vorige huurders zijn normaal.",
				benefits: [
					"Tijdelijke berging tijdens verbouwing of verhuizing",
					"Toegang tot uw spullen op elk moment",
					"Past op de meeste opritten",
					"Afmelden kan op elke dag na de minimumperiode",
				],
				badges: [
					{ text: "Minimumhuur: eerste 30 dagen", type: "info" },
					{ text: "Wind- en waterdicht", type: "success" },
					{ text: "Eigen hangslot meebrengen", type: "info" },
				],
			},
			en: {
				title: "Small storage box rental",
				description:
					"You rent a used, wind and watertight storage box, set down on a level spot at your address. The first 30 days are the minimum rental period; after that we charge by the day until you give notice. Scratches and small dents from earlier hires are normal.",
				benefits: [
					"Temporary space during a renovation or a move",
					"Get to your things at any time",
					"Fits on most driveways",
					"Notice on any day after the minimum period",
				],
				badges: [
					{ text: "Minimum rental: first 30 days", type: "info" },
					{ text: "Wind and watertight", type: "success" },
					{ text: "Bring your own padlock", type: "info" },
				],
			},
			de: {
				title: "Kleinen Lagercontainer mieten",
				description:
					"Sie mieten einen gebrauchten, wind- und wasserdichten Lagercontainer, der bei Ihnen auf ebenem Grund abgestellt wird. Die ersten 30 Tage gelten als Mindestmietzeit, danach rechnen wir tageweise ab, bis Sie ihn abmelden. Kratzer und kleine Beulen aus früheren Mieten sind normal.",
				benefits: [
					"Lagerraum auf Zeit bei Umbau oder Umzug",
					"Jederzeit Zugang zu Ihren Sachen",
					"Passt in die meisten Einfahrten",
					"Abmeldung an jedem Tag nach der Mindestmietzeit",
				],
				badges: [
					{ text: "Mindestmietzeit: erste 30 Tage", type: "info" },
					{ text: "Wind- und wasserdicht", type: "success" },
					{ text: "Eigenes Vorhängeschloss nötig", type: "info" },
				],
			},
			fr: {
				title: "Petit conteneur en location",
				description:
					"Vous louez un conteneur de stockage d’occasion, étanche au vent et à l’eau, déposé chez vous sur un sol plat. Les 30 premiers jours forment la durée minimale de location ; nous comptons ensuite à la journée jusqu’à ce que vous y mettiez fin. Des rayures et petites bosses laissées par d’autres locataires sont normales.",
				benefits: [
					"Un rangement temporaire pendant des travaux ou un déménagement",
					"Accès à vos affaires à tout moment",
					"Tient dans la plupart des allées",
					"Arrêt possible chaque jour après la période minimale",
				],
				badges: [
					{ text: "Minimum : les 30 premiers jours", type: "info" },
					{ text: "Étanche au vent et à l’eau", type: "success" },
					{ text: "Cadenas à prévoir par vos soins", type: "info" },
				],
			},
		},
	},
	open: {
		new: {
			nl: {
				title: "Nieuw, één keer geladen",
				description:
					"De container heeft na de fabriek één zeereis met lading gemaakt. Staal, lak en sjorpunten zijn gaaf; een open top wordt geleverd met zeil en dakbogen, een flat rack met beide kopwanden. Rond de sjorpunten kan de lak geschaafd zijn en de CSC-plaat is geldig.",
				benefits: [
					"Sjorogen en hoekstukken zonder vervorming",
					"Vlakke vloer, belangrijk bij zware puntlasten",
					"Zeil en dakbogen of kopwanden compleet",
					"Meteen inzetbaar voor export",
				],
				badges: [
					{ text: "Geldige CSC-plaat", type: "success" },
					{ text: "Compleet met toebehoren", type: "success" },
					{ text: "Schaafplekken bij sjorpunten", type: "info" },
				],
			},
			en: {
				title: "New, loaded once",
				description:
					"After leaving the factory the unit made one voyage with cargo. Steel, paint and lashing points are intact; an open top comes with its tarpaulin and roof bows, a flat rack with both end walls. Paint may be rubbed around the lashing points, and the CSC plate is valid.",
				benefits: [
					"Lashing rings and corner castings free of distortion",
					"A flat floor, which matters under heavy point loads",
					"Tarpaulin and bows, or end walls, all present",
					"Ready to go into export service",
				],
				badges: [
					{ text: "Valid CSC plate", type: "success" },
					{ text: "Complete with fittings", type: "success" },
					{ text: "Rubbed paint at lashing points", type: "info" },
				],
			},
			de: {
				title: "Neu, nur einmal beladen",
				description:
					"Nach der Fertigung hat der Container eine einzige Seereise mit Ladung gemacht. Stahl, Lack und Zurrpunkte sind unversehrt; zum Open Top gehören Plane und Dachspriegel, zum Flat Rack beide Stirnwände. An den Zurrpunkten kann der Lack abgerieben sein, die CSC-Plakette ist gültig.",
				benefits: [
					"Zurrösen und Eckbeschläge ohne Verformung",
					"Ebener Boden, wichtig bei hohen Punktlasten",
					"Plane und Spriegel beziehungsweise Stirnwände vollständig",
					"Sofort im Export einsetzbar",
				],
				badges: [
					{ text: "Gültige CSC-Plakette", type: "success" },
					{ text: "Zubehör vollständig", type: "success" },
					{ text: "Abrieb an den Zurrpunkten", type: "info" },
				],
			},
			fr: {
				title: "Neuf, chargé une fois",
				description:
					"Après sa sortie d’usine, l’unité n’a fait qu’un voyage avec marchandises. L’acier, la peinture et les points d’arrimage sont intacts ; l’open top est fourni avec sa bâche et ses arceaux, le flat rack avec ses deux parois d’extrémité. La peinture peut être frottée autour des points d’arrimage et la plaque CSC est valable.",
				benefits: [
					"Anneaux d’arrimage et coins sans déformation",
					"Plancher plan, important sous de fortes charges ponctuelles",
					"Bâche et arceaux, ou parois d’extrémité, au complet",
					"Utilisable aussitôt à l’export",
				],
				badges: [
					{ text: "Plaque CSC valable", type: "success" },
					{ text: "Accessoires complets", type: "success" },
					{ text: "Peinture frottée aux points d’arrimage", type: "info" },
				],
			},
		},
		"used-a": {
			nl: {
				title: "Gebruikt, technisch in orde",
				description:
					"Open tops en flat racks dragen zware lading en dat ziet u: krassen in de vloer, lichte deuken en roest op de randen. Alle sjorpunten en dakbogen zijn bruikbaar en de kopwanden staan recht. Bij een open top is het zeil dicht, eventueel met een nette reparatie.",
				benefits: [
					"Betrouwbaar materiaal voor machines en staal",
					"Sjorpunten en sluitingen één voor één nagekeken",
					"Laadvloer zonder zwakke plekken",
					"Goedkoper dan een nieuw exemplaar",
				],
				badges: [
					{ text: "Sjorpunten nagekeken", type: "success" },
					{ text: "Werksporen op vloer en randen", type: "info" },
					{ text: "Flat rack biedt geen beschutting", type: "warning" },
				],
			},
			en: {
				title: "Used, technically sound",
				description:
					"Open tops and flat racks work with heavy cargo and it shows: a scored floor, light dents and rust along the edges. All lashing points and roof bows are usable and the end walls stand straight. On an open top the tarpaulin keeps water out, possibly with a neat repair.",
				benefits: [
					"Dependable equipment for machinery and steel",
					"Lashing points and locks checked one by one",
					"A load floor without weak spots",
					"Costs less than a new unit",
				],
				badges: [
					{ text: "Lashing points checked", type: "success" },
					{ text: "Wear on floor and edges", type: "info" },
					{ text: "Flat rack gives no shelter", type: "warning" },
				],
			},
			de: {
				title: "Gebraucht, technisch einwandfrei",
				description:
					"Open Tops und Flat Racks tragen schwere Ladung, und das sieht man: Schrammen im Boden, leichte Beulen und Rost an den Kanten. Alle Zurrpunkte und Dachspriegel sind nutzbar, die Stirnwände stehen gerade. Beim Open Top ist die Plane dicht, eventuell mit sauber geflickter Stelle.",
				benefits: [
					"Verlässliches Gerät für Maschinen und Stahl",
					"Zurrpunkte und Verschlüsse einzeln geprüft",
					"Ladeboden ohne Schwachstellen",
					"Günstiger als ein neues Exemplar",
				],
				badges: [
					{ text: "Zurrpunkte geprüft", type: "success" },
					{ text: "Arbeitsspuren an Boden und Kanten", type: "info" },
					{ text: "Flat Rack bietet keinen Wetterschutz", type: "warning" },
				],
			},
			fr: {
				title: "Occasion, techniquement saine",
				description:
					"Open tops et flat racks travaillent avec des charges lourdes et cela se voit : plancher rayé, bosses légères et rouille sur les arêtes. Tous les points d’arrimage et arceaux sont utilisables, les parois d’extrémité sont droites. Sur un open top, la bâche est étanche, parfois avec une réparation soignée.",
				benefits: [
					"Un matériel sûr pour les machines et l’acier",
					"Points d’arrimage et verrous contrôlés un à un",
					"Plancher porteur sans point faible",
					"Moins coûteux qu’une unité neuve",
				],
				badges: [
					{ text: "Points d’arrimage contrôlés", type: "success" },
					{ text: "Traces de travail au plancher", type: "info" },
					{ text: "Flat rack sans abri contre la pluie", type: "warning" },
				],
			},
		},
		"used-cw": {
			nl: {
				title: "Gebruikt, Cargo Worthy",
				description:
					"De dragende delen zijn goed voor zeevervoer, de rest is duidelijk gebruikt. Reken op diepe krassen, gelaste plaatsen, roest en, bij een open top, een zeil met lappen of slijtage. Zeg ons welke lading u vervoert, dan controleren we daarvoor de CSC-plaat en de sjorpunten.",
				benefits: [
					"Laagste instapprijs voor bijzondere lading",
					"Draagconstructie geschikt voor zeevervoer",
					"Geschikt voor eenmalig transport van een machine",
					"Ook bruikbaar als bak voor schroot of materiaal",
				],
				badges: [
					{ text: "Diepe krassen, roest, laswerk", type: "warning" },
					{ text: "Zeil hersteld of versleten", type: "warning" },
					{ text: "Geschikt voor zeevracht", type: "success" },
				],
			},
			en: {
				title: "Used, Cargo Worthy",
				description:
					"The load-bearing parts are good for carriage by sea; everything else is plainly worn. Expect deep scratches, welds, rust and, on an open top, a tarpaulin with several patches or signs of wear. Tell us what you carry and we will check the CSC plate and lashing points accordingly.",
				benefits: [
					"Lowest way in for out-of-gauge cargo",
					"Load-bearing frame fit for sea transport",
					"Suits a single shipment of one machine",
					"Also useful as an open bin for scrap or materials",
				],
				badges: [
					{ text: "Deep scratches, rust, welds", type: "warning" },
					{ text: "Tarpaulin patched or worn", type: "warning" },
					{ text: "Suitable for sea freight", type: "success" },
				],
			},
			de: {
				title: "Gebraucht, Cargo Worthy (CW)",
				description:
					"Die tragenden Teile taugen für den Seetransport, alles andere ist deutlich gebraucht. Rechnen Sie mit tiefen Schrammen, Schweißstellen, Rost und beim Open Top mit einer mehrfach geflickten oder abgenutzten Plane. Nennen Sie uns Ihre Ladung, dann prüfen wir CSC-Plakette und Zurrpunkte daraufhin.",
				benefits: [
					"Günstigster Einstieg für Sonderladung",
					"Tragrahmen für den Seetransport geeignet",
					"Passend für den einmaligen Transport einer Maschine",
					"Auch als offene Mulde für Schrott oder Material nutzbar",
				],
				badges: [
					{ text: "Tiefe Schrammen, Rost, Schweißstellen", type: "warning" },
					{ text: "Plane geflickt oder abgenutzt", type: "warning" },
					{ text: "Für den Seetransport geeignet", type: "success" },
				],
			},
			fr: {
				title: "Occasion, Cargo Worthy",
				description:
					"Les éléments porteurs conviennent au transport maritime, le reste est nettement usé. Attendez-vous à des rayures profondes, des soudures, de la rouille et, sur un open top, à une bâche plusieurs fois rapiécée ou fatiguée. Précisez-nous votre chargement : nous vérifierons la plaque CSC et les points d’arrimage en conséquence.",
				benefits: [
					"L’entrée de gamme pour un chargement hors gabarit",
					"Structure porteuse apte au transport maritime",
					"Convient à l’expédition unique d’une machine",
					"Utilisable aussi comme benne pour ferraille ou matériaux",
				],
				badges: [
					{ text: "Rayures profondes, rouille, soudures", type: "warning" },
					{ text: "Bâche rapiécée ou usée", type: "warning" },
					{ text: "Apte au transport maritime", type: "success" },
				],
			},
		},
		rent: {
			nl: {
				title: "Huren voor bijzondere lading",
				description:
					"U huurt een open top of flat rack in werkende staat, met de toebehoren die erbij horen. De eerste 30 dagen gelden als minimale huurperiode, daarna betaalt u per dag. Gebruikssporen op vloer en randen zijn er altijd; sjormateriaal brengt u zelf mee.",
				benefits: [
					"Geen aankoop voor één project",
					"Laden met kraan van bovenaf of van opzij",
					"Toebehoren geteld bij vertrek en terugkomst",
					"Langere huur kan zonder nieuwe minimumperiode",
				],
				badges: [
					{ text: "Minimumhuur: eerste 30 dagen", type: "info" },
					{ text: "Klaar voor gebruik", type: "success" },
					{ text: "Buiten Europa: eerst overleggen", type: "warning" },
				],
			},
			en: {
				title: "Rental for awkward cargo",
				description:
					"You rent an open top or flat rack in working order with the fittings that belong to it. The minimum rental period is the first 30 days, after which you pay by the day. There is always some wear on floor and edges, and you supply your own lashing gear.",
				benefits: [
					"No purchase for a single project",
					"Load by crane from above or from the side",
					"Fittings counted on departure and return",
					"Keep it longer without a new minimum period",
				],
				badges: [
					{ text: "Minimum rental: first 30 days", type: "info" },
					{ text: "Ready for use", type: "success" },
					{ text: "Outside Europe: ask us first", type: "warning" },
				],
			},
			de: {
				title: "Miete für Sonderladung",
				description:
					"Sie mieten einen Open Top oder ein Flat Rack in funktionsfähigem Zustand mit dem zugehörigen Zubehör. Die ersten 30 Tage gelten als Mindestmietzeit, danach zahlen Sie tageweise. Gebrauchsspuren an Boden und Kanten sind immer vorhanden; Zurrmittel stellen Sie selbst.",
				benefits: [
					"Keine Anschaffung für ein einzelnes Projekt",
					"Beladung mit dem Kran von oben oder von der Seite",
					"Zubehör wird bei Ausgabe und Rückgabe gezählt",
					"Verlängerung ohne neue Mindestmietzeit",
				],
				badges: [
					{ text: "Mindestmietzeit: erste 30 Tage", type: "info" },
					{ text: "Einsatzbereit", type: "success" },
					{ text: "Außerhalb Europas nur nach Absprache", type: "warning" },
				],
			},
			fr: {
				title: "Location pour chargements spéciaux",
				description:
					"Vous louez un open top ou un flat rack en état de marche, avec ses accessoires. La durée minimale de location correspond aux 30 premiers jours, ensuite vous payez à la journée. Le plancher et les arêtes portent toujours des traces d’usage ; le matériel d’arrimage est à votre charge.",
				benefits: [
					"Pas d’achat pour un seul projet",
					"Chargement à la grue par le haut ou par le côté",
					"Accessoires comptés au départ et au retour",
					"Prolongation sans nouvelle durée minimale",
				],
				badges: [
					{ text: "Minimum : les 30 premiers jours", type: "info" },
					{ text: "Prêt à l’emploi", type: "success" },
					{ text: "Hors d’Europe : nous consulter d’abord", type: "warning" },
				],
			},
		},
	},
	reefer: {
		new: {
			nl: {
				title: "Nieuwe reefer, op aanvraag",
				description:
					"Een koelcontainer rechtstreeks van de bouwer, met ongebruikte koelmachine en hooguit één zeereis op de teller. De binnenwanden en de T-vloer zijn schoon en geurvrij, de deurrubbers sluiten strak. De levertijd hangt af van de productie, daarom maken we een offerte.",
				benefits: [
					"Instelbaar van −30 °C tot +30 °C",
					"Nieuwe compressor, laag verbruik",
					"Gladde wanden die u makkelijk schoonmaakt",
					"Geldige CSC-plaat voor export",
				],
				badges: [
					{ text: "Koelmachine ongebruikt", type: "success" },
					{ text: "Geldige CSC-plaat", type: "success" },
					{ text: "Krachtstroom 400 V nodig", type: "info" },
				],
			},
			en: {
				title: "New reefer, on request",
				description:
					"A refrigerated container straight from the builder, with an unused cooling unit and at most one voyage behind it. The lining and T-floor are clean and free of odour, and the door seals close tightly. Lead time depends on production, so we prepare a quotation.",
				benefits: [
					"Set point from −30 °C to +30 °C",
					"New compressor with low power use",
					"Smooth lining that is quick to clean",
					"Valid CSC plate for export",
				],
				badges: [
					{ text: "Cooling unit unused", type: "success" },
					{ text: "Valid CSC plate", type: "success" },
					{ text: "Needs a 400 V three-phase supply", type: "info" },
				],
			},
			de: {
				title: "Neuer Reefer auf Anfrage",
				description:
					"Ein Kühlcontainer direkt vom Hersteller, mit ungenutztem Kühlaggregat und höchstens einer Seereise. Innenverkleidung und T-Boden sind sauber und geruchsfrei, die Türdichtungen schließen satt. Die Lieferzeit hängt von der Produktion ab, deshalb erstellen wir Ihnen ein Angebot.",
				benefits: [
					"Einstellbar von −30 °C bis +30 °C",
					"Neuer Kompressor mit geringem Verbrauch",
					"Glatte Wände, schnell gereinigt",
					"Gültige CSC-Plakette für den Export",
				],
				badges: [
					{ text: "Kühlaggregat ungenutzt", type: "success" },
					{ text: "Gültige CSC-Plakette", type: "success" },
					{ text: "Drehstrom 400 V erforderlich", type: "info" },
				],
			},
			fr: {
				title: "Reefer neuf, sur demande",
				description:
					"Un conteneur frigorifique venu tout droit du constructeur, avec un groupe froid qui n’a pas servi et un seul voyage au plus. Le revêtement intérieur et le plancher en T sont propres et sans odeur, les joints de porte ferment bien. Le délai dépend de la production, c’est pourquoi nous établissons un devis.",
				benefits: [
					"Réglable de −30 °C à +30 °C",
					"Compresseur neuf, peu énergivore",
					"Parois lisses, vite nettoyées",
					"Plaque CSC valable pour l’export",
				],
				badges: [
					{ text: "Groupe froid jamais utilisé", type: "success" },
					{ text: "Plaque CSC valable", type: "success" },
					{ text: "Courant triphasé 400 V requis", type: "info" },
				],
			},
		},
		"used-a": {
			nl: {
				title: "Gebruikt, getest op temperatuur",
				description:
					"De koelmachine heeft voor verkoop proefgedraaid en haalt de gevraagde temperatuur. De binnenkant is schoon, met kleine krassen of een herstelde plek in de wand. Buiten ziet u deukjes en oppervlakteroest; de deurrubbers sluiten goed.",
				benefits: [
					"Werkende koeling, getest voor hij vertrekt",
					"Gereinigde binnenkant zonder vreemde geur",
					"Afvoeren en T-vloer vrijgemaakt",
					"Bruikbaar als koelcel of vriescel op uw terrein",
				],
				badges: [
					{ text: "Getest op temperatuur", type: "success" },
					{ text: "Krassen en herstelde plekken", type: "info" },
					{ text: "Krachtstroom 400 V nodig", type: "info" },
				],
			},
			en: {
				title: "Used, tested at temperature",
				description:
					"The cooling unit has been run before sale and reaches the temperature asked of it. The inside is clean, with small scratches or a repaired spot in the lining. Outside there are minor dents and surface rust; the door seals close well.",
				benefits: [
					"Working refrigeration, tested before it leaves",
					"Interior cleaned and free of odour",
					"Drains and T-floor cleared",
					"Usable as a cold room or freezer on your site",
				],
				badges: [
					{ text: "Tested at temperature", type: "success" },
					{ text: "Scratches and repaired spots", type: "info" },
					{ text: "Needs a 400 V three-phase supply", type: "info" },
				],
			},
			de: {
				title: "Gebraucht, auf Temperatur getestet",
				description:
					"Das Kühlaggregat lief vor dem Verkauf im Probebetrieb und erreicht die geforderte Temperatur. Innen ist der Container sauber, mit kleinen Kratzern oder einer ausgebesserten Stelle in der Wand. Außen sehen Sie kleine Beulen und Flugrost; die Türdichtungen schließen gut.",
				benefits: [
					"Funktionierende Kühlung, vor Auslieferung getestet",
					"Gereinigter Innenraum ohne Fremdgeruch",
					"Abläufe und T-Boden frei",
					"Als Kühl- oder Gefrierzelle auf Ihrem Gelände nutzbar",
				],
				badges: [
					{ text: "Auf Temperatur getestet", type: "success" },
					{ text: "Kratzer und ausgebesserte Stellen", type: "info" },
					{ text: "Drehstrom 400 V erforderlich", type: "info" },
				],
			},
			fr: {
				title: "Occasion, testé en température",
				description:
					"Le groupe froid a tourné à l’essai avant la vente et atteint la température demandée. L’intérieur est propre, avec de petites rayures ou une réparation dans la paroi. À l’extérieur, vous verrez de petites bosses et de la rouille de surface ; les joints de porte ferment bien.",
				benefits: [
					"Froid en état de marche, testé avant le départ",
					"Intérieur nettoyé, sans odeur étrangère",
					"Écoulements et plancher en T dégagés",
					"Utilisable comme chambre froide ou congélateur sur votre site",
				],
				badges: [
					{ text: "Testé en température", type: "success" },
					{ text: "Rayures et réparations", type: "info" },
					{ text: "Courant triphasé 400 V requis", type: "info" },
				],
			},
		},
		"used-cw": {
			nl: {
				title: "Gebruikt, ouder koelaggregaat",
				description:
					"Een oudere reefer met een aggregaat dat draait, maar meer stroom verbruikt en eerder onderhoud vraagt. De wanden hebben herstelde plekken en zijn verkleurd, de buitenkant heeft duidelijke deuken en roest. De constructie is goed voor zeevervoer; voor langdurig vriezen raden wij een betere kwaliteit aan.",
				benefits: [
					"Voordelige instap in gekoelde opslag",
					"Koelmachine getest bij vertrek",
					"Geïsoleerde opslag, ook zonder stroom nuttig",
					"Constructief geschikt voor zeevervoer",
				],
				badges: [
					{ text: "Hoger verbruik, eerder onderhoud", type: "warning" },
					{ text: "Zichtbare deuken en roest", type: "warning" },
					{ text: "Koelt bij vertrek", type: "success" },
				],
			},
			en: {
				title: "Used, older cooling unit",
				description:
					"An older reefer whose machine runs but draws more power and needs servicing sooner. The lining shows patches and discolouration, the outside obvious dents and rust. The structure is fit for carriage by sea; for long-term freezing we advise a better grade.",
				benefits: [
					"An economical way into cold storage",
					"Cooling unit tested when it leaves us",
					"Insulated store, useful even without power",
					"Structurally suitable for sea transport",
				],
				badges: [
					{ text: "Higher power use, earlier servicing", type: "warning" },
					{ text: "Visible dents and rust", type: "warning" },
					{ text: "Cooling on departure", type: "success" },
				],
			},
			de: {
				title: "Gebraucht, älteres Kühlaggregat",
				description:
					"Ein älterer Reefer, dessen Aggregat läuft, aber mehr Strom verbraucht und früher gewartet werden muss. Die Innenwände zeigen Flicken und Verfärbungen, außen sind deutliche Beulen und Rost zu sehen. Die Struktur taugt für den Seetransport; für dauerhaftes Tiefkühlen raten wir zu einer besseren Klasse.",
				benefits: [
					"Günstiger Einstieg in die Kühllagerung",
					"Kühlaggregat vor Auslieferung getestet",
					"Gedämmter Lagerraum, auch ohne Strom nützlich",
					"Struktur für den Seetransport geeignet",
				],
				badges: [
					{ text: "Höherer Verbrauch, frühere Wartung", type: "warning" },
					{ text: "Sichtbare Beulen und Rost", type: "warning" },
					{ text: "Kühlt bei Auslieferung", type: "success" },
				],
			},
			fr: {
				title: "Occasion, groupe froid ancien",
				description:
					"Un reefer plus âgé, dont le groupe fonctionne mais consomme davantage et demande un entretien plus tôt. Les parois intérieures montrent des réparations et des décolorations, l’extérieur des bosses et de la rouille bien visibles. La structure convient au transport maritime ; pour congeler en continu, nous conseillons une meilleure classe.",
				benefits: [
					"Une entrée économique dans le stockage au froid",
					"Groupe froid testé au départ",
					"Volume isolé, utile même sans courant",
					"Structure apte au transport maritime",
				],
				badges: [
					{ text: "Consommation plus forte, entretien plus tôt", type: "warning" },
					{ text: "Bosses et rouille visibles", type: "warning" },
					{ text: "Produit du froid au départ", type: "success" },
				],
			},
		},
		rent: {
			nl: {
				title: "Koelcontainer tijdelijk huren",
				description:
					"U huurt een geteste reefer die op de door u gekozen temperatuur kan koelen of vriezen. De eerste 30 dagen gelden als minimale huurperiode, daarna rekenen we per dag. U zorgt voor een stroomaansluiting van 400 V en een vlakke plek waar de machine vrij kan ademen.",
				benefits: [
					"Opvang bij oogst, feestdagen of een defecte koelcel",
					"Koeling getest en binnenkant gereinigd",
					"Instelbaar van −30 °C tot +30 °C",
					"Huur stopt wanneer u afmeldt, na de minimumperiode",
				],
				badges: [
					{ text: "Minimumhuur: eerste 30 dagen", type: "info" },
					{ text: "Getest en gereinigd", type: "success" },
					{ text: "Stroom en verbruik voor uw rekening", type: "warning" },
				],
			},
			en: {
				title: "Refrigerated container rental",
				description:
					"You rent a tested reefer that chills or freezes to the temperature you set. The first 30 days are the minimum rental period, after which we charge by the day. You provide a 400 V supply and a level spot with free air around the machine.",
				benefits: [
					"Cover for harvest, holidays or a broken cold room",
					"Refrigeration tested and interior cleaned",
					"Set point from −30 °C to +30 °C",
					"Rental stops when you give notice, after the minimum period",
				],
				badges: [
					{ text: "Minimum rental: first 30 days", type: "info" },
					{ text: "Tested and cleaned", type: "success" },
					{ text: "Power and its cost are yours", type: "warning" },
				],
			},
			de: {
				title: "Kühlcontainer auf Zeit mieten",
				description:
					"Sie mieten einen getesteten Reefer, der auf die von Ihnen gewählte Temperatur kühlt oder gefriert. Die ersten 30 Tage gelten als Mindestmietzeit, danach rechnen wir tageweise ab. Sie stellen einen 400-V-Anschluss und einen ebenen Platz mit freier Luft rund um das Aggregat bereit.",
				benefits: [
					"Reserve für Ernte, Feiertage oder eine defekte Kühlzelle",
					"Kühlung getestet, Innenraum gereinigt",
					"Einstellbar von −30 °C bis +30 °C",
					"Nach der Mindestmietzeit endet die Miete mit Ihrer Abmeldung",
				],
				badges: [
					{ text: "Mindestmietzeit: erste 30 Tage", type: "info" },
					{ text: "Getestet und gereinigt", type: "success" },
					{ text: "Strom und Stromkosten trägt der Mieter", type: "warning" },
				],
			},
			fr: {
				title: "Location de conteneur frigorifique",
				description:
					"Vous louez un reefer testé, qui réfrigère ou congèle à la température que vous réglez. Les 30 premiers jours forment la durée minimale de location ; nous comptons ensuite à la journée. Vous prévoyez une prise de 400 V et un emplacement plat, avec de l’air libre autour du groupe.",
				benefits: [
					"Un renfort pour la récolte, les fêtes ou une chambre froide en panne",
					"Froid testé et intérieur nettoyé",
					"Réglable de −30 °C à +30 °C",
					"Après la période minimale, la location s’arrête quand vous le demandez",
				],
				badges: [
					{ text: "Minimum : les 30 premiers jours", type: "info" },
					{ text: "Testé et nettoyé", type: "success" },
					{ text: "Courant et consommation à votre charge", type: "warning" },
				],
			},
		},
	},
	tank: {
		new: {
			nl: {
				title: "Nieuwe tankcontainer, op aanvraag",
				description:
					"Een rvs tank in een ISO-frame, nieuw gebouwd en nog niet met product gevuld. Isolatie, afsluiters en mangat voldoen aan de specificatie die u met ons afspreekt. De keuringsgegevens staan op de tankplaat en gaan mee met de levering.",
				benefits: [
					"Geen vorige lading, dus geen restgeur of residu",
					"Uitvoering afgestemd op uw product",
					"Eerste keuringstermijn loopt volledig",
					"Kleppen en pakkingen ongebruikt",
				],
				badges: [
					{ text: "Nog niet gevuld", type: "success" },
					{ text: "Prijs en levertijd op aanvraag", type: "info" },
					{ text: "Productcompatibiliteit vooraf toetsen", type: "warning" },
				],
			},
			en: {
				title: "New tank, on request",
				description:
					"A stainless-steel tank in an ISO frame, newly built and never filled. Insulation, valves and manlid follow the specification you agree with us. The test data are on the tank plate and come with the delivery.",
				benefits: [
					"No previous cargo, so no residue or taint",
					"Built to suit your product",
					"The full first test period still to run",
					"Valves and gaskets unused",
				],
				badges: [
					{ text: "Never filled", type: "success" },
					{ text: "Price and lead time on request", type: "info" },
					{ text: "Check product compatibility first", type: "warning" },
				],
			},
			de: {
				title: "Neuer Tankcontainer auf Anfrage",
				description:
					"Ein Edelstahltank im ISO-Rahmen, neu gebaut und noch nie befüllt. Isolierung, Armaturen und Mannloch entsprechen der mit Ihnen abgestimmten Spezifikation. Die Prüfdaten stehen auf dem Tankschild und werden mitgeliefert.",
				benefits: [
					"Keine Vorladung, also weder Rückstände noch Geruch",
					"Ausführung passend zu Ihrem Produkt",
					"Erste Prüffrist läuft noch in voller Länge",
					"Ventile und Dichtungen ungebraucht",
				],
				badges: [
					{ text: "Noch nie befüllt", type: "success" },
					{ text: "Preis und Lieferzeit auf Anfrage", type: "info" },
					{ text: "Produktverträglichkeit vorab prüfen", type: "warning" },
				],
			},
			fr: {
				title: "Citerne neuve, sur demande",
				description:
					"Une cuve en inox dans un cadre ISO, de construction neuve et jamais remplie. L’isolation, les vannes et le trou d’homme suivent la spécification convenue avec vous. Les données d’épreuve figurent sur la plaque de la citerne et accompagnent la livraison.",
				benefits: [
					"Aucun produit précédent, donc ni résidu ni odeur",
					"Version adaptée à votre produit",
					"Premier délai d’épreuve encore entier",
					"Vannes et joints jamais utilisés",
				],
				badges: [
					{ text: "Jamais remplie", type: "success" },
					{ text: "Prix et délai sur demande", type: "info" },
					{ text: "Compatibilité du produit à vérifier", type: "warning" },
				],
			},
		},
		"used-a": {
			nl: {
				title: "Gebruikt, gereinigd en dicht",
				description:
					"De tank is leeg, gereinigd en van binnen zonder putcorrosie die het gebruik hindert. Het frame heeft krassen en lichte roest, de isolatiemantel kleine deuken. Vraag ons naar de vorige lading en de datum van de volgende periodieke keuring, want die bepalen wat u erin mag vervoeren.",
				benefits: [
					"Gangbare keuze voor vloeibare bulk",
					"Afsluiters en pakkingen nagekeken op lekken",
					"Vorige lading bekend en meegedeeld",
					"Reinigingsbewijs bij de papieren",
				],
				badges: [
					{ text: "Gereinigd geleverd", type: "success" },
					{ text: "Lichte deuken in de mantel", type: "info" },
					{ text: "Keuringsdatum bepaalt het gebruik", type: "warning" },
				],
			},
			en: {
				title: "Used, cleaned and tight",
				description:
					"The tank is empty, cleaned and free of any pitting inside that would hinder its use. The frame shows scratches and light rust, the cladding small dents. Ask us for the last cargo and the date of the next periodic test, as these decide what you may carry in it.",
				benefits: [
					"A common choice for liquid bulk",
					"Valves and gaskets checked for leaks",
					"Last cargo known and disclosed",
					"Cleaning record with the papers",
				],
				badges: [
					{ text: "Delivered clean", type: "success" },
					{ text: "Light dents in the cladding", type: "info" },
					{ text: "Test date decides the use", type: "warning" },
				],
			},
			de: {
				title: "Gebraucht, gereinigt und dicht",
				description:
					"Der Tank ist leer, gereinigt und innen frei von Lochfraß, der die Nutzung behindern würde. Der Rahmen zeigt Kratzer und leichten Rost, die Isolierverkleidung kleine Beulen. Fragen Sie uns nach der Vorladung und dem Termin der nächsten wiederkehrenden Prüfung, denn davon hängt ab, was Sie darin befördern dürfen.",
				benefits: [
					"Bewährte Lösung für flüssige Massengüter",
					"Ventile und Dichtungen auf Leckage geprüft",
					"Vorladung bekannt und mitgeteilt",
					"Reinigungsnachweis bei den Papieren",
				],
				badges: [
					{ text: "Gereinigt geliefert", type: "success" },
					{ text: "Leichte Beulen in der Verkleidung", type: "info" },
					{ text: "Prüftermin bestimmt die Nutzung", type: "warning" },
				],
			},
			fr: {
				title: "Occasion, nettoyée et étanche",
				description:
					"La citerne est vide, nettoyée et exempte à l’intérieur de piqûres de corrosion gênantes. Le cadre porte des rayures et un peu de rouille, l’habillage de l’isolation de petites bosses. Demandez-nous le dernier produit transporté et la date de la prochaine épreuve périodique : ils déterminent ce que vous pourrez y charger.",
				benefits: [
					"Une solution courante pour les liquides en vrac",
					"Vannes et joints contrôlés contre les fuites",
					"Dernier produit connu et communiqué",
					"Preuve de nettoyage jointe aux papiers",
				],
				badges: [
					{ text: "Livrée nettoyée", type: "success" },
					{ text: "Bosses légères sur l’habillage", type: "info" },
					{ text: "La date d’épreuve fixe l’usage", type: "warning" },
				],
			},
		},
		"used-cw": {
			nl: {
				title: "Gebruikt, met zichtbare slijtage",
				description:
					"Een oudere tank met duidelijke sporen: gedeukte mantel, roest op het frame en mogelijk vervangen afsluiters. Hij is gereinigd en lekt niet, maar de periodieke keuring kan binnenkort vervallen of al vervallen zijn. Als wateropslag of buffertank blijft hij zonder keuring bruikbaar, voor transport niet.",
				benefits: [
					"Laagste prijs voor 25 m³ vloeistofopslag",
					"Geschikt als vaste buffer voor bluswater of proceswater",
					"Leeg en gereinigd geleverd",
					"Frame geschikt om met een kraan te hijsen",
				],
				badges: [
					{ text: "Deuken in mantel, roest op frame", type: "warning" },
					{ text: "Transport alleen met geldige keuring", type: "error" },
					{ text: "Gereinigd geleverd", type: "success" },
				],
			},
			en: {
				title: "Used, with visible wear",
				description:
					"An older tank with obvious marks: dented cladding, rust on the frame and possibly replaced valves. It is clean and does not leak, but its periodic test may fall due soon or have lapsed. It can still serve as a static water or buffer tank without a test, but not for transport.",
				benefits: [
					"Lowest price for 25 m³ of liquid storage",
					"Suits use as a fixed fire-water or process buffer",
					"Delivered empty and clean",
					"Frame suitable for lifting by crane",
				],
				badges: [
					{ text: "Dented cladding, rusty frame", type: "warning" },
					{ text: "Transport only with a valid test", type: "error" },
					{ text: "Delivered clean", type: "success" },
				],
			},
			de: {
				title: "Gebraucht, mit sichtbarem Verschleiß",
				description:
					"Ein älterer Tank mit deutlichen Spuren: verbeulte Verkleidung, Rost am Rahmen und teilweise getauschte Armaturen. Er ist gereinigt und dicht, die wiederkehrende Prüfung kann jedoch bald fällig oder schon abgelaufen sein. Als ortsfester Wasser- oder Puffertank bleibt er ohne Prüfung nutzbar, für den Transport nicht.",
				benefits: [
					"Niedrigster Preis für 25 m³ Flüssigkeitslager",
					"Geeignet als fester Puffer für Lösch- oder Prozesswasser",
					"Leer und gereinigt geliefert",
					"Rahmen mit dem Kran zu heben",
				],
				badges: [
					{ text: "Beulen und Rost am Rahmen", type: "warning" },
					{ text: "Transport nur mit gültiger Prüfung", type: "error" },
					{ text: "Gereinigt geliefert", type: "success" },
				],
			},
			fr: {
				title: "Occasion, usure bien visible",
				description:
					"Une citerne plus âgée aux traces évidentes : habillage bosselé, rouille sur le cadre, vannes parfois remplacées. Elle est nettoyée et ne fuit pas, mais son épreuve périodique peut arriver bientôt à échéance ou être périmée. Elle reste utilisable sans épreuve comme réserve d’eau ou cuve tampon fixe, mais pas pour le transport.",
				benefits: [
					"Le prix le plus bas pour 25 m³ de liquide",
					"Convient comme réserve incendie ou tampon de process fixe",
					"Livrée vide et nettoyée",
					"Cadre prévu pour le levage à la grue",
				],
				badges: [
					{ text: "Habillage bosselé, cadre rouillé", type: "warning" },
					{ text: "Transport : épreuve valable obligatoire", type: "error" },
					{ text: "Livrée nettoyée", type: "success" },
				],
			},
		},
		rent: {
			nl: {
				title: "Tankcontainer huren, op aanvraag",
				description:
					"U huurt een gereinigde tank waarvan wij de vorige lading en de keuringsdatum opgeven. De eerste 30 dagen gelden als minimale huurperiode, daarna loopt de huur per dag. U levert de tank gereinigd terug met een reinigingsbewijs, of wij brengen de reiniging in rekening.",
				benefits: [
					"Oplossing voor een tijdelijk tekort aan tankopslag",
					"Vorige lading en keuring vooraf bekend",
					"Verlengen per dag na de minimumperiode",
					"Afsluiters getest voor vertrek",
				],
				badges: [
					{ text: "Minimumhuur: eerste 30 dagen", type: "info" },
					{ text: "Gereinigd terug te brengen", type: "warning" },
					{ text: "Huurprijs op aanvraag", type: "info" },
				],
			},
			en: {
				title: "Tank rental, on request",
				description:
					"You rent a cleaned tank for which we state the last cargo and the test date. The minimum rental period is the first 30 days, after which the rental runs by the day. Return the tank clean with a cleaning record, or we charge you for the cleaning.",
				benefits: [
					"Bridges a temporary shortage of tank storage",
					"Last cargo and test date known beforehand",
					"Extend by the day after the minimum period",
					"Valves tested before it leaves",
				],
				badges: [
					{ text: "Minimum rental: first 30 days", type: "info" },
					{ text: "Must be returned clean", type: "warning" },
					{ text: "Rent on request", type: "info" },
				],
			},
			de: {
				title: "Tankcontainer mieten, auf Anfrage",
				description:
					"Sie mieten einen gereinigten Tank, für den wir Vorladung und Prüftermin angeben. Die ersten 30 Tage gelten als Mindestmietzeit, danach läuft die Miete tageweise. Sie geben den Tank gereinigt mit Reinigungsnachweis zurück, andernfalls berechnen wir die Reinigung.",
				benefits: [
					"Überbrückt einen vorübergehenden Engpass an Tanklager",
					"Vorladung und Prüftermin vorab bekannt",
					"Nach der Mindestmietzeit tageweise verlängerbar",
					"Ventile vor Auslieferung getestet",
				],
				badges: [
					{ text: "Mindestmietzeit: erste 30 Tage", type: "info" },
					{ text: "Rückgabe nur gereinigt", type: "warning" },
					{ text: "Mietpreis auf Anfrage", type: "info" },
				],
			},
			fr: {
				title: "Citerne en location, sur demande",
				description:
					"Vous louez une citerne nettoyée dont nous indiquons le dernier produit et la date d’épreuve. La durée minimale de location correspond aux 30 premiers jours, puis la location court à la journée. Vous restituez la citerne nettoyée avec une preuve de nettoyage, faute de quoi le nettoyage vous est facturé.",
				benefits: [
					"Comble un manque temporaire de cuves de stockage",
					"Dernier produit et épreuve connus à l’avance",
					"Prolongation à la journée après la période minimale",
					"Vannes testées avant le départ",
				],
				badges: [
					{ text: "Minimum : les 30 premiers jours", type: "info" },
					{ text: "Retour nettoyé obligatoire", type: "warning" },
					{ text: "Prix de location sur demande", type: "info" },
				],
			},
		},
	},
};
