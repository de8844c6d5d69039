import type { Day } from "~/values/day.ts";

/** What is to be brought where. @property on the day that the buyer wished; null where none was named */
export type Delivery = {
	id: string;
	number: string;
	on: Day | null;
	name: string;
	company: string | null;
	postalCode: string;
	city: string;
	/** Quantity and name of each thing, in the reader's language; null where nothing is on a truck. */
	lines: string | null;
};

/** Deliveries as a driver goes through them: those whose day has passed, then day by day, then those without a day. */
export function deliveriesByDay(
	deliveries: readonly Delivery[],
	today: Day,
): { day: Day | null; isLate: boolean; deliveries: Delivery[] }[] {
	const groups = new Map<string, { day: Day | null; isLate: boolean; deliveries: Delivery[] }>();
	for (const delivery of deliveries) {
		const { on } = delivery;
		const group = groups.get(on ?? "") ?? { day: on, isLate: on !== null && on < today, deliveries: [] };
		group.deliveries.push(delivery);
		groups.set(on ?? "", group);
	}
	const last = "9999-12-31";
	return [...groups.values()].toSorted((a, b) => ((a.day ?? last) < (b.day ?? last) ? -1 : 1));
}

/** What the form of a delivery sends. */
export const deliveryFields = { file: "proof", note: "note", seen: "seen", done: "done" } as const;

/** Why a delivery was not noted as brought; words for the files stand with the proofs of transport. */
export type DeliveryProblem =
	| "moved"
	| "missing"
	| "note_long"
	| "fileLarge"
	| "fileKind"
	| "fileDamaged"
	| "fileMany";

export type DeliveryAnswer = { problem: DeliveryProblem; note: string };
