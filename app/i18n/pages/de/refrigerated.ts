import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const refrigerated: PageTexts["refrigerated"] = {
	metaTitle: "Kühlcontainer und Tiefkühlcontainer: 10, 20, 40 Fuß",
	metaDescription:
		"Kühlcontainer von −30 °C bis +30 °C in 10, 20 und 40 Fuß: geprüfte Reefer ab Antwerpen kaufen oder mieten, geliefert und anschlussfertig.",
	title: "Kühlcontainer, Reefer und Tiefkühlcontainer",
	intro:
		"Ein Reefer ist ein Kühlhaus, das auf dem Lkw kommt. Temperatur zwischen −30 °C und +30 °C einstellen, 10, 20 oder 40 Fuß wählen, Stecker rein und noch am selben Tag beladen.",
	imageAlt: "Reihe weißer Kühlcontainer, jeder an eine Stromsäule angeschlossen",
	contact: "Kühlcontainer anfragen",
	features: {
		title: "Was ein Kühlcontainer mitbringt",
		items: [
			{
				title: "−30 °C bis +30 °C",
				text: "Ein Aggregat kühlt, friert oder hält warm. Sie stellen es auf ein halbes Grad genau ein und lesen am Display ab.",
			},
			{
				title: "10, 20 und 40 Fuß",
				text: "20 und 40 Fuß stehen auf unserem Platz, 10 Fuß gibt es auf Anfrage. Vom begehbaren Froster hinter der Küche bis zum Lager für 23 Europaletten.",
			},
			{
				title: "Drehstrom, CEE 32 A",
				text: "380–460 V aus der roten Steckdose oder vom Stromerzeuger. Ohne Bauarbeiten, ohne Kältetechniker.",
			},
			{
				title: "Rundum isoliert",
				text: "Ausgeschäumte Wände, Dach und Türen, Edelstahl innen und ein T-Boden, durch den die Luft unter der Ware strömt.",
			},
		],
	},
	stock: {
		title: "Kühlcontainer in unserem Depot",
		text: "Jeder Container hat seine eigene Seite: Preis neu und gebraucht, Miete pro Tag, Maße und die Lieferung zu Ihrer Postleitzahl. Alle Preise verstehen sich zzgl. MwSt.",
		empty:
			"Zurzeit steht kein Kühlcontainer im Shop. Rufen Sie an oder schreiben Sie uns: Es kommen regelmäßig Reefer herein.",
		all: "Alle Container ansehen",
	},
	advantages: {
		title: "Warum ein Container und keine Kühlzelle",
		items: [
			{
				title: "Am selben Tag in Betrieb",
				text: "Absetzen, ausrichten, anschließen. Bei üblichen Außentemperaturen ist ein leerer Reefer nach wenigen Stunden kalt.",
			},
			{
				title: "Kein Bauvorhaben",
				text: "Er ruht auf vier Ecken und hinterlässt keine Spuren. Ob ein langer Stand eine Genehmigung braucht, sagt Ihre Gemeinde.",
			},
			{
				title: "Zieht mit um",
				text: "Vom Feld auf den Hof, von einem Fest zum nächsten: an den Ecken gehoben, wann immer Sie wollen.",
			},
			{
				title: "Behält seinen Wert",
				text: "Ein Reefer lässt sich weiterverkaufen. Oder Sie mieten ihn für die Saison und geben ihn danach zurück.",
			},
			{
				title: "Vor der Auslieferung geprüft",
				text: "Unsere Mechaniker fahren das Aggregat auf Solltemperatur und prüfen Türen, Dichtungen und Abläufe.",
			},
			{
				title: "Schließt wie ein Container",
				text: "Stahlrahmen, Verschlussstangen und Vorhängeschloss. Im Vorbeigehen nimmt hier niemand etwas mit.",
			},
		],
	},
	action: {
		title: "Wie kalt, wie viel, wie lange?",
		text: "Nennen Sie uns Ware, Temperatur und Palettenzahl. Wir sagen Ihnen, welcher Reefer passt und was er frei Hof kostet.",
	},
	about: {
		title: "Den richtigen Kühl- oder Tiefkühlcontainer wählen",
		paragraphs: [
			"Caterer, Metzgereien, Bäckereien, Gärtnereien, Brauereien und Apotheken setzen Reefer ein, wenn die Kühlzelle voll ist, umgebaut wird oder nur für ein paar Monate gebraucht wird. Ein 20-Fuß-Container reicht für ein Restaurant oder einen Hofladen. In ihn passen 10 Europaletten, in den 40-Fuß-High-Cube 23. Wer den ganzen Tag ein und aus geht, hängt am besten einen Streifenvorhang ein: Jede offene Tür kostet Kälte und Strom.",
			"Lagern Sie Ware nur vorgekühlt ein. Das Aggregat hält eine Temperatur, es ist kein Schockfroster. Unter der Decke muss Platz für die Rückluft bleiben, und die Maschinenseite sollte frei stehen, damit die Abwärme entweichen kann. Der Container braucht ebenen, festen Grund. Lassen Sie vorher von einer Elektrofachkraft prüfen, ob Ihr Anschluss 32 A Drehstrom hergibt.",
			"Wir verkaufen neue und gebrauchte Kühlcontainer und vermieten sie tageweise, ab 30 Tagen; ab drei Monaten gibt es Leasing. Geliefert wird per Lkw oder mit Ladekran in Belgien, den Niederlanden und Deutschland. Brauchen Sie nur ein isoliertes Lager, fragen Sie nach einem Reefer ohne laufendes Aggregat: für das Geld kaum zu schlagen.",
		],
	},
};
