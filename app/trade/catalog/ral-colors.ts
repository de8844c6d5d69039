import type { Language } from "~/i18n/languages.ts";

/** A colour of the RAL Classic collection that containers are painted in. */
export type RalColor = {
	number: number;
	/** Approximation for screens; paint has no exact one. */
	hex: string;
	/** Text that can be read on it. */
	text: "dark" | "light";
	/** Whether containers usually stand in stock in this colour. */
	inStock: boolean;
	names: Record<Language, string>;
};

const usualStock = new Set([3009, 5010, 6007, 7016, 7035, 8012, 9010]);

type Row = [
	number: number,
	hex: string,
	text: RalColor["text"],
	nl: string,
	en: string,
	de: string,
	fr: string,
];

const rows: readonly Row[] = [
	[1003, "#f9a800", "dark", "Signaalgeel", "Signal yellow", "Signalgelb", "Jaune de sécurité"],
	[1015, "#e6d2b5", "dark", "Licht ivoorkleurig", "Light ivory", "Hellelfenbein", "Ivoire clair"],
	[1021, "#f6b600", "dark", "Koolzaadgeel", "Rape yellow", "Rapsgelb", "Jaune colza"],
	[1023, "#f7b500", "dark", "Verkeersgeel", "Traffic yellow", "Verkehrsgelb", "Jaune signalisation"],
	[2004, "#e75b12", "dark", "Zuiver oranje", "Pure orange", "Reinorange", "Orangé pur"],
	[2009, "#de5307", "dark", "Verkeersoranje", "Traffic orange", "Verkehrsorange", "Orangé signalisation"],
	[3000, "#a72920", "light", "Vuurrood", "Flame red", "Feuerrot", "Rouge feu"],
	[3003, "#861a22", "light", "Robijnrood", "Ruby red", "Rubinrot", "Rouge rubis"],
	[3005, "#59191f", "light", "Wijnrood", "Wine red", "Weinrot", "Rouge vin"],
	[3009, "#6d342d", "light", "Oxyderood", "Oxide red", "Oxidrot", "Rouge oxyde"],
	[3011, "#792423", "light", "Bruinrood", "Brown red", "Braunrot", "Rouge brun"],
	[3020, "#bb1e10", "light", "Verkeersrood", "Traffic red", "Verkehrsrot", "Rouge signalisation"],
	[5002, "#00387b", "light", "Ultramarijnblauw", "Ultramarine blue", "Ultramarinblau", "Bleu outremer"],
	[5003, "#1f3855", "light", "Saffierblauw", "Sapphire blue", "Saphirblau", "Bleu saphir"],
	[5005, "#005387", "light", "Signaalblauw", "Signal blue", "Signalblau", "Bleu de sécurité"],
	[5010, "#004f7c", "light", "Gentiaanblauw", "Gentian blue", "Enzianblau", "Bleu gentiane"],
	[5012, "#0089b6", "dark", "Lichtblauw", "Light blue", "Lichtblau", "Bleu clair"],
	[5013, "#193153", "light", "Kobaltblauw", "Cobalt blue", "Kobaltblau", "Bleu cobalt"],
	[5015, "#007cb0", "light", "Hemelsblauw", "Sky blue", "Himmelblau", "Bleu ciel"],
	[5017, "#005b8c", "light", "Verkeersblauw", "Traffic blue", "Verkehrsblau", "Bleu signalisation"],
	[6002, "#276235", "light", "Loofgroen", "Leaf green", "Laubgrün", "Vert feuillage"],
	[6005, "#0f4336", "light", "Mosgroen", "Moss green", "Moosgrün", "Vert mousse"],
	[6007, "#26392f", "light", "Flessengroen", "Bottle green", "Flaschengrün", "Vert bouteille"],
	[6009, "#27352a", "light", "Dennengroen", "Fir green", "Tannengrün", "Vert sapin"],
	[6018, "#48a43f", "dark", "Geelgroen", "Yellow green", "Gelbgrün", "Vert jaune"],
	[6029, "#006f3d", "light", "Mintgroen", "Mint green", "Minzgrün", "Vert menthe"],
	[7015, "#4f5358", "light", "Leigrijs", "Slate grey", "Schiefergrau", "Gris ardoise"],
	[7016, "#383e42", "light", "Antracietgrijs", "Anthracite grey", "Anthrazitgrau", "Gris anthracite"],
	[7021, "#2f3234", "light", "Zwartgrijs", "Black grey", "Schwarzgrau", "Gris noir"],
	[7035, "#c5c7c4", "dark", "Lichtgrijs", "Light grey", "Lichtgrau", "Gris clair"],
	[7040, "#9da3a6", "dark", "Venstergrijs", "Window grey", "Fenstergrau", "Gris fenêtre"],
	[7042, "#8f9695", "dark", "Verkeersgrijs A", "Traffic grey A", "Verkehrsgrau A", "Gris signalisation A"],
	[8004, "#8d4931", "light", "Koperbruin", "Copper brown", "Kupferbraun", "Brun cuivré"],
	[8011, "#5a3826", "light", "Notenbruin", "Nut brown", "Nussbraun", "Brun noisette"],
	[8012, "#66332b", "light", "Roodbruin", "Red brown", "Rotbraun", "Brun rouge"],
	[8016, "#4c2b20", "light", "Mahoniebruin", "Mahogany brown", "Mahagonibraun", "Brun acajou"],
	[8017, "#442f29", "light", "Chocoladebruin", "Chocolate brown", "Schokoladenbraun", "Brun chocolat"],
	[9002, "#d7d5cb", "dark", "Grijswit", "Grey white", "Grauweiß", "Blanc gris"],
	[9003, "#ecece7", "dark", "Signaalwit", "Signal white", "Signalweiß", "Blanc de sécurité"],
	[9005, "#0e0e10", "light", "Gitzwart", "Jet black", "Tiefschwarz", "Noir foncé"],
	[9006, "#a1a1a0", "dark", "Blank aluminiumkleurig", "White aluminium", "Weißaluminium", "Aluminium blanc"],
	[9010, "#f1ece1", "dark", "Zuiver wit", "Pure white", "Reinweiß", "Blanc pur"],
	[9016, "#f1f0ea", "dark", "Verkeerswit", "Traffic white", "Verkehrsweiß", "Blanc signalisation"],
];

/** In the order of their numbers. */
export const ralColors: readonly RalColor[] = rows.map(([number, hex, text, nl, en, de, fr]) => ({
	number,
	hex,
	text,
	inStock: usualStock.has(number),
	names: { nl, en, de, fr },
}));
