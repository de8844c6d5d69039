import type { Db } from "~/platform/db.server.ts";
import { parseOgm } from "~/values/ogm.ts";
import { isUuid } from "~/values/uuid.ts";
import { mostNamed, type NamedProblem } from "./assign-form.ts";
import { candidatesOf, type Named } from "./bank-lines.store.server.ts";
import { type Candidate, candidateFinder } from "./match-lines.ts";
import { findNamed } from "./payable-orders.server.ts";

type Name = { by: "ids" | "references" | "numbers"; name: string };

/** What an order is named by: its id in the form, its structured communication or its number; null for anything else. */
function nameOf(typed: string): Name | null {
	if (isUuid(typed)) return { by: "ids", name: typed.toLowerCase() };
	const ogm = parseOgm(typed);
	if (ogm) return { by: "references", name: ogm };
	const digits = /^k?[\s-]*(\d{5,10})$/i.exec(typed)?.[1];
	return digits ? { by: "numbers", name: `K-${digits}` } : null;
}

/** The orders of some names, by each of them. */
async function findByNames(db: Db, names: readonly (Name | null)[]) {
	const by = (kind: Name["by"]) => names.flatMap((one) => (one?.by === kind ? [one.name] : []));
	const found = await findNamed(db, {
		...{ ids: by("ids"), references: by("references"), numbers: by("numbers") },
	});
	return new Map(
		found.flatMap((order) =>
			[order.id, order.paymentReference, order.orderNumber].map((name) => [name, order] as const),
		),
	);
}

/** The rows of a line's form. @property named ids of the orders that a person has named; @property refused what was not added, and why */
export type LineOrders = {
	candidates: readonly Candidate[];
	named: readonly string[];
	refused: { search: string; problem: NamedProblem } | null;
};

/**
 * The orders that a line may be divided over, each once: those that the shop proposes, then those that a person has named.
 * Two statements.
 * @param typed ids of the orders that stand in the form already, and what was typed to add another
 */
export async function ordersOfLine(db: Db, line: Named, typed: readonly string[]): Promise<LineOrders> {
	const names = typed.filter((text) => text !== "").map((text) => ({ text, name: nameOf(text) }));
	const [proposed, found] = await Promise.all([
		candidatesOf(db, [line]),
		findByNames(
			db,
			names.map(({ name }) => name),
		),
	]);
	const candidates = new Map((proposed.get(line.id) ?? []).map((one) => [one.order.id, one]));
	const signs = new Map(
		candidateFinder([...new Set(found.values())], found.size)(line).map((one) => [one.order.id, one.signs]),
	);
	const named = new Set<string>();
	let refused: LineOrders["refused"] = null;
	for (const { text, name } of names) {
		const order = name ? found.get(name.name) : undefined;
		const isTyped = name?.by !== "ids";
		if (order && !named.has(order.id) && !(isTyped && named.size >= mostNamed)) {
			named.add(order.id);
			if (!candidates.has(order.id)) candidates.set(order.id, { order, signs: signs.get(order.id) ?? [] });
		} else if (isTyped) {
			const problem = !order ? "notFound" : named.has(order.id) ? "alreadyThere" : "tooMany";
			refused = { search: text, problem };
		}
	}
	return { candidates: [...candidates.values()], named: [...named], refused };
}
