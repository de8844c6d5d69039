import { data, redirect } from "react-router";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import type { BatchState } from "~/values/vocabulary.ts";
import { type BatchAnswer, type BatchIntent, batchFields, batchIntents, readStart } from "./price-batch.ts";
import {
	applyBatch,
	cancelBatch,
	discardBatch,
	planBatch,
	type SettleResult,
	undoBatch,
} from "./settle-batch.server.ts";

/** What is said of each on the page that follows. */
export const batchDone = {
	apply: "applied",
	plan: "planned",
	discard: "discarded",
	cancel: "cancelled",
	undo: "undone",
} as const satisfies Record<BatchIntent, string>;

/** What a batch is after each, where that says all that was asked; a plan has its day too. */
const becomes: Partial<Record<BatchIntent, BatchState>> = {
	...{ apply: "applied", cancel: "cancelled", undo: "undone" },
};

/** Whether a press finds done what it asks for: by itself, where its answer was lost, or in another tab. */
function isDoneAlready(intent: BatchIntent, result: SettleResult & { done: false }): boolean {
	return result.problem === "missing" ? intent === "discard" : result.state === becomes[intent];
}

const statuses = { settled: 409, missing: 404, failed: 503 } as const;

/**
 * Carries a batch out, plans it, drops it, calls it off, takes it back. Only for a request of an admin.
 * @param leadTo the page that follows
 * @throws Response 400 for what no form of the shop sends
 */
export async function answerBatch(
	shop: Services,
	admin: Actor<"prices.change">,
	given: { id: string; form: FormData; now: Date; leadTo: (done: (typeof batchDone)[BatchIntent]) => string },
) {
	const { id, form, now } = given;
	const intent = memberOf(batchIntents, String(form.get(batchFields.intent)));
	if (intent === null) throw new Response(null, { status: 400 });
	const startsOn = String(form.get(batchFields.startsOn) ?? "").slice(0, 20);
	const refuse = (answer: Partial<BatchAnswer>, status: number) =>
		data({ problem: null, dayProblem: null, startsOn, ...answer } satisfies BatchAnswer, { status });
	const start = readStart(startsOn, now);
	if (intent === "plan" && "problem" in start) return refuse({ dayProblem: start.problem }, 422);
	const settle: Record<BatchIntent, () => Promise<SettleResult>> = {
		apply: () => applyBatch(shop.db, admin, id, now),
		plan: () => planBatch(shop.db, id, "day" in start ? start.day : ""),
		discard: () => discardBatch(shop.db, id),
		cancel: () => cancelBatch(shop.db, admin, id, now),
		undo: () => undoBatch(shop.db, admin, id, now),
	};
	try {
		const result = await settle[intent]();
		if (!result.done && !isDoneAlready(intent, result)) {
			return refuse({ problem: result.problem }, statuses[result.problem]);
		}
		// The notice to all processes may come after the page that the author sees next.
		if (result.done) shop.cache.drop(result.tags);
		return redirect(given.leadTo(batchDone[intent]), { status: 303 });
	} catch (error) {
		log.error("prices not changed", { batch: id, intent, error: errorText(error) });
		return refuse({ problem: "failed" }, statuses.failed);
	}
}
