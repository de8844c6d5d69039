import { type Day, parseDay } from "~/values/day.ts";
import { isUuid } from "~/values/uuid.ts";

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

/** Where the list goes on: behind a day, or behind a moment among those without one; as the database writes both. */
export type DeliveryPlace = { on: Day | null; since: string; id: string };

/** In the address of the list. */
export const behindField = "behind";

/** A place in an address. */
export function placeText({ on, since, id }: DeliveryPlace): string {
	return `${on ?? since}~${id}`;
}

const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/;

/** The place of an address; null for the start, and for what is none. */
export function parsePlace(text: string | null): DeliveryPlace | null {
	const [at = "", id = ""] = text?.split("~") ?? [];
	if (!isUuid(id)) return null;
	const on = parseDay(at);
	if (on) return { on, since: "", id };
	return momentForm.test(at) && !Number.isNaN(Date.parse(at)) ? { on: null, since: at, id } : null;
}

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
