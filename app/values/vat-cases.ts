import { type Cents, cents, noCents, percentOfCents, sumCents } from "./money.ts";
import { vatRate } from "./vat.ts";
import { type TransportCountry, transportCountries } from "./vocabulary.ts";

/** Categories of EN 16931 (UNCL 5305): standard rate, to another member state, reverse charge, export, exempt. */
export const vatCategories = ["S", "K", "AE", "G", "E"] as const;
export type VatCategory = (typeof vatCategories)[number];

/** How a line is taxed. @property rate whole percent; @property exemption VATEX code; null where it is taxed */
export type VatTreatment = { category: VatCategory; rate: number; exemption: string | null };

/** Why a line is taxed as it is: the page, the mail and the invoice each have a sentence for what needs one. */
export const vatReasons = [
	/** The company charges its own rate always. */
	"flat",
	"belgium",
	/** Nobody whom the other state knows by a number: a private person, or a firm without one. */
	"private",
	"oss",
	/** A number of Belgium itself: no other state taxes the buyer for this. */
	"belgianNumber",
	"numberInvalid",
	"numberUnknown",
	/** A buyer with a good number fetches it: nothing proves yet that it left. */
	"collected",
	"intraCommunity",
	"rentalAbroad",
	"exportUnproved",
	"export",
] as const;
export type VatReason = (typeof vatReasons)[number];
export type VatDecision = { treatment: VatTreatment; reason: VatReason };

/** What VIES said of a number; unknown: it could not say; none: there is no number. */
export const viesStates = ["valid", "invalid", "unknown", "none"] as const;
export type ViesState = (typeof viesStates)[number];

/** Rates of the countries that the shop delivers to, in whole percent, for what is declared by the one-stop shop. */
export type OssRates = Readonly<Record<TransportCountry, number>>;
export const usualOssRates: OssRates = { BE: vatRate, NL: 21, DE: 19, FR: 20 };

/** How the company treats VAT. @property oss whether sales to private people abroad are declared by the one-stop shop */
export type VatSettings = { byCase: boolean; oss: boolean; ossRates: OssRates };
export const usualVatSettings: VatSettings = { byCase: true, oss: false, ossRates: usualOssRates };

/** All that the treatment of a line follows from; stored beside what was decided. */
export type VatInputs = {
	settings: VatSettings;
	buyer: "business" | "private";
	vies: ViesState;
	/** Of the VAT number, as numbers begin (EL for Greece); null where there is none. */
	numberCountry: string | null;
	/** ISO 3166-1 alpha-2. */
	deliveryCountry: string;
	/** Who takes it there: the seller or its haulier, or the buyer who fetches it. */
	carrier: "seller" | "buyer";
	/** Whether there is proof that it left: of transport to another member state, or of the customs office. */
	proof: boolean;
	supply: "goods" | "rental";
};

/** Member states by ISO 3166-1 alpha-2. */
const memberStates: readonly string[] = [
	...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT"],
	...["LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
];

const taxed = (rate: number): VatTreatment => ({ category: "S", rate, exemption: null });
const free = (category: VatCategory, exemption: string): VatTreatment => ({ category, rate: 0, exemption });

/** What every case but those that are proved comes to. */
export const standardTreatment = taxed(vatRate);

/**
 * How a line is taxed: the Belgian rate unless another case is proved. Goods that the seller takes to a buyer in another
 * member state whose number VIES confirms are exempt (art. 39bis W.BTW), those that the buyer fetches once there is proof;
 * rent to such a buyer is taxed where they are (art. 21 § 2 W.BTW); exports are exempt with the customs office's proof
 * (art. 39). A private buyer abroad pays the rate there only where the company is in the one-stop shop and delivers.
 */
export function decideVat(inputs: VatInputs): VatDecision {
	const { settings, deliveryCountry, carrier, proof, supply } = inputs;
	const standard = (reason: VatReason): VatDecision => ({ treatment: standardTreatment, reason });
	if (!settings.byCase) return standard("flat");
	const isForeign = inputs.buyer === "business" && inputs.numberCountry !== "BE" && inputs.vies === "valid";
	if (supply === "rental" && isForeign) {
		return { treatment: free("AE", "VATEX-EU-AE"), reason: "rentalAbroad" };
	}
	const isUnknown = inputs.buyer === "business" && inputs.vies === "unknown";
	if (isUnknown && inputs.numberCountry !== "BE" && (supply === "rental" || deliveryCountry !== "BE")) {
		return standard("numberUnknown");
	}
	if (deliveryCountry === "BE") return standard("belgium");
	if (!memberStates.includes(deliveryCountry)) {
		if (supply === "rental") return standard("belgium");
		return proof ? { treatment: free("G", "VATEX-EU-G"), reason: "export" } : standard("exportUnproved");
	}
	if (isForeign) {
		if (carrier === "buyer" && !proof) return standard("collected");
		return { treatment: free("K", "VATEX-EU-IC"), reason: "intraCommunity" };
	}
	if (inputs.buyer === "business" && inputs.numberCountry === "BE" && inputs.vies !== "invalid") {
		return standard("belgianNumber");
	}
	const why: VatReason = inputs.vies === "invalid" ? "numberInvalid" : "private";
	if (!settings.oss || carrier === "buyer" || supply === "rental") return standard(why);
	const country = transportCountries.find((one) => one === deliveryCountry);
	if (!country) return standard(why);
	return { treatment: taxed(settings.ossRates[country]), reason: "oss" };
}

/** What is taxed alike. @property base net */
export type VatPart = { treatment: VatTreatment; base: Cents; vat: Cents };
export type VatTotals = { perRate: VatPart[]; net: Cents; vat: Cents; gross: Cents };

const keyOf = ({ category, rate, exemption }: VatTreatment) => `${category} ${rate} ${exemption ?? ""}`;

/** Half up on amounts below zero too: what is taken back is what was charged. */
function vatOf(base: Cents, rate: number): Cents {
	return base < 0 ? cents(0 - percentOfCents(cents(-base), rate)) : percentOfCents(base, rate);
}

/**
 * VAT of lines, rounded half up once for each treatment (EN 16931), highest rate first: in whatever order the lines stand.
 */
export function vatTotals(lines: readonly { net: Cents; treatment: VatTreatment }[]): VatTotals {
	const groups = new Map<string, { treatment: VatTreatment; base: Cents }>();
	for (const { net, treatment } of lines) {
		const key = keyOf(treatment);
		groups.set(key, { treatment, base: cents((groups.get(key)?.base ?? noCents) + net) });
	}
	const order = ({ category, rate }: VatTreatment) => vatCategories.indexOf(category) * 1_000 - rate;
	const perRate = [...groups.values()]
		.map((group) => ({ ...group, vat: vatOf(group.base, group.treatment.rate) }))
		.sort((one, other) => order(one.treatment) - order(other.treatment));
	const net = sumCents(perRate.map(({ base }) => base));
	const vat = sumCents(perRate.map((part) => part.vat));
	return { perRate, net, vat, gross: cents(net + vat) };
}

/** Net and VAT of a price that is kept gross, half up: about one gross amount in six has no net amount in cents that gives it. */
export function netOfGross(gross: Cents, rate: number): { net: Cents; vat: Cents } {
	const net = cents(Math.floor((gross * 200 + 100 + rate) / (2 * (100 + rate))));
	return { net, vat: cents(gross - net) };
}
