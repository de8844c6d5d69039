import { shownParts, type VatWords, vatNotes } from "~/trade/vat/vat-view.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Cents } from "~/values/money.ts";
import { mostTries } from "~/values/order-vat.ts";
import { type OrderWithVat, vatOfOrder } from "../order-vat.server.ts";
import type { ShownOrderVat } from "./vat-panel.tsx";

/**
 * What the desk shows of an order's VAT at a moment; null where there is nothing to say beyond its sums: no number, no
 * proof, no other sum. So is one of before, and one that names nobody any more.
 */
export function shownVat(
	order: OrderWithVat & { totalAmount: Cents; anonymizedAt: Date | null },
	words: VatWords,
	now: Date,
): ShownOrderVat | null {
	const { inputs, decision, totals } = vatOfOrder(order);
	if (!inputs || !decision || order.anonymizedAt !== null) return null;
	const { number, check, proof, tries } = inputs;
	const isCollected = inputs.lines.some(({ carrier, supply }) => carrier === "buyer" && supply === "goods");
	const isSaid = number || check || proof || totals.gross !== order.totalAmount;
	if (!isSaid) return null;
	return {
		...{ number, proof },
		check: check && {
			...{ state: check.state, consultation: check.consultation, name: check.name },
			...{ address: check.address, askedAt: check.askedAt },
		},
		gaveUp: tries >= mostTries,
		now:
			totals.gross === order.totalAmount
				? null
				: {
						...{ subtotal: totals.net, vat: totals.vat, total: totals.gross },
						...{ parts: shownParts(decision), notes: vatNotes(decision, words) },
					},
		asksProof: isCollected && inputs.deliveryCountry !== "BE" && check !== null,
		today: antwerpClock(now).slice(0, 10),
	};
}
