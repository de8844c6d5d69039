import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import type { Db } from "~/platform/db.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import {
	type BuyerAnswer,
	type BuyerIntent,
	type BuyerProblem,
	buyerFields,
	buyerIntents,
} from "./buyer-form.ts";
import { mergeBuyers, splitBuyer } from "./merge-buyers.server.ts";

/** What a form of a buyer's card asks for; null for a form of another kind. */
export function buyerIntentOf(form: FormData): BuyerIntent | null {
	return memberOf(buyerIntents, String(form.get(deskFields.intent) ?? ""));
}

const statuses = { address: 422, same: 422, nobody: 404, gone: 409 } as const satisfies Record<
	BuyerProblem,
	number
>;

/**
 * Puts two buyers together, or takes them apart, as a form of the card asks.
 * @param buyer its address, and where its card is
 */
export async function answerBuyerForm(
	db: Db,
	author: Actor<"buyers.change">,
	buyer: { email: string; cardOf: (email: string) => string },
	{ intent, form }: { intent: BuyerIntent; form: FormData },
) {
	const other = String(form.get(buyerFields.other) ?? "");
	const result =
		intent === "merge"
			? await mergeBuyers(db, author, { into: buyer.email, other })
			: await splitBuyer(db, author, { from: buyer.email, other: other.toLowerCase() });
	if ("problem" in result) {
		const { problem } = result;
		return data({ buyer: intent, problem, other } satisfies BuyerAnswer, { status: statuses[problem] });
	}
	return redirect(`${buyer.cardOf(result.main)}?${buyerFields.done}=${intent}`, { status: 303 });
}
