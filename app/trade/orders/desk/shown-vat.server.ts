import { shownParts, type VatView, type VatWords, vatNotes } from "~/trade/vat/vat-view.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { mostTries } from "~/values/order-vat.ts";
import { vatChange } from "../order-vat.server.ts";
import type { ShownOrderVat } from "./vat-panel.tsx";

/** What an order would come to, and why. */
export function changedView(
	{ decision, totals }: NonNullable<ReturnType<typeof vatChange>>,
	words: VatWords,
): VatView {
	const { net: subtotal, vat, gross: total } = totals;
	return { subtotal, vat, total, parts: shownParts(decision), notes: vatNotes(decision, words) };
}

/**
 * What the desk shows of an order's VAT at a moment; null where there is nothing to say beyond its sums: no number, no
 * proof, no other sum. So is one of before, and one that names nobody any more.
 */
export function shownVat(
	order: Parameters<typeof vatChange>[0] & {
		anonymizedAt: Date | null;
		transportProofs: ShownOrderVat["files"];
	},
	words: VatWords,
	now: Date,
): ShownOrderVat | null {
	const inputs = order.vatInputs;
	if (!inputs || order.anonymizedAt !== null) return null;
	const change = vatChange(order);
	const { number, check, proof, tries } = inputs;
	const isCollected = inputs.lines.some(({ carrier, supply }) => carrier === "buyer" && supply === "goods");
	const isSaid = number || check || proof || change;
	if (!isSaid) return null;
	return {
		...{ number, proof, files: order.transportProofs },
		check: check && {
			...{ state: check.state, consultation: check.consultation, name: check.name },
			...{ address: check.address, askedAt: check.askedAt },
		},
		gaveUp: tries >= mostTries,
		now: change && changedView(change, words),
		asksProof: isCollected && inputs.deliveryCountry !== "BE" && check !== null,
		today: antwerpClock(now).slice(0, 10),
	};
}
