import type { Day } from "./day.ts";
import type { Cents } from "./money.ts";
import {
	decideVat,
	standardTreatment,
	type VatDecision,
	type VatInputs,
	type VatPart,
	type VatSettings,
	type VatTotals,
	vatTotals,
} from "./vat-cases.ts";
import { partsOfVatNumber } from "./vat-number.ts";
import type { TransportCountry } from "./vocabulary.ts";

/** What VIES answered about a number, kept as proof. @property number without blanks; @property askedAt ISO 8601 */
export type VatCheck = {
	number: string;
	state: "valid" | "invalid" | "unknown";
	/** Proves to the tax office that it was asked; null where VIES gave none, as it does without a known asker. */
	consultation: string | null;
	name: string | null;
	address: string | null;
	askedAt: string;
	/** The answer as it came; why there is none where it is unknown. */
	raw: unknown;
};

/** What can prove that goods have left for another member state. */
export const proofKinds = ["cmr", "declaration", "other"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Proof of transport, as the owner has recorded it. @property on the day on the paper */
export type TransportProof = { kind: ProofKind; on: Day; note: string; by: string };

/** Who buys, as far as VAT asks. @property number with the country in front; null where none of the Union was given */
export type BuyerVat = {
	settings: VatSettings;
	buyer: VatInputs["buyer"];
	number: string | null;
	/** Null where nothing depended on asking. */
	check: VatCheck | null;
};

type VatLine = Pick<VatInputs, "supply" | "carrier">;

/** All that an order's treatment follows from, as its row keeps it; lines by position. */
export type OrderVatInputs = BuyerVat & {
	deliveryCountry: TransportCountry;
	proof: TransportProof | null;
	lines: VatLine[];
	/** How often VIES has been asked since, without an answer. */
	tries: number;
};

/** How an order is taxed, as its row keeps it; lines by position. */
export type OrderVatDecision = { lines: VatDecision[]; perRate: VatPart[] };

/** A line as VAT sees it: what is rented or sold, and who takes it there. */
export function vatLineOf(item: { selectedCondition: string; transportType: string }): VatLine {
	return {
		supply: item.selectedCondition === "rent" ? "rental" : "goods",
		carrier: item.transportType === "self_pickup" ? "buyer" : "seller",
	};
}

/**
 * How an order is taxed and what it comes to.
 * @param nets of its lines in their order, transport included: it follows the goods
 */
export function decideOrder(
	inputs: OrderVatInputs,
	nets: readonly Cents[],
): { decision: OrderVatDecision; totals: VatTotals } {
	const { settings, buyer, number, check, deliveryCountry, proof } = inputs;
	const lines = inputs.lines.map((line) =>
		decideVat({
			...{ settings, buyer, deliveryCountry, proof: proof !== null, ...line },
			vies: check?.state ?? "none",
			numberCountry: number === null ? null : (partsOfVatNumber(number)?.country ?? null),
		}),
	);
	const totals = vatTotals(
		nets.map((net, index) => ({ net, treatment: lines[index]?.treatment ?? standardTreatment })),
	);
	return { decision: { lines, perRate: totals.perRate }, totals };
}

/** The one rate that an older row or a single column has room for: the highest of them. */
export function highestRate({ perRate }: Pick<VatTotals, "perRate">): number {
	return Math.max(0, ...perRate.map(({ treatment }) => treatment.rate));
}

/** How often VIES is asked again before a person has to look, and after how many minutes each time. */
const pauses = [10, 20, 40, 80, 160, 320, 640, 1_440, 1_440, 1_440] as const;
export const mostTries = pauses.length;

/** Whether VIES is to be asked again about an order's number. */
export function isRecheckDue({ check, tries }: Pick<OrderVatInputs, "check" | "tries">, now: Date): boolean {
	const pause = pauses[tries];
	if (check?.state !== "unknown" || pause === undefined) return false;
	return now.getTime() - Date.parse(check.askedAt) >= pause * 60_000;
}
