import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { readLetter, unlessRefused } from "~/desk/detail/own-letter.ts";
import type { Services } from "~/platform/services.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { parseDay } from "~/values/day.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import type { ConfirmationSender } from "../order-sender.server.ts";
import { planDelivery } from "./plan-delivery.server.ts";
import { type PlanAnswer, type PlanProblem, planFields, planIntent, readPlan } from "./plan-form.ts";

/** Whether a form of an order's page agrees on its day. */
export function plans(form: FormData): boolean {
	return form.get(deskFields.intent) === planIntent;
}

/**
 * Agrees on an order's day as its form asks. Works without scripts.
 * @throws Response 400 for what no form of the shop sends
 */
export async function answerPlanForm(
	shop: Services,
	admin: Actor<"orders.change">,
	order: { id: string; address: string },
	{ form, sender, now }: { form: FormData; sender: ConfirmationSender; now: Date },
) {
	const text = (name: string) => String(form.get(name) ?? "");
	const typed = {
		...{ on: text(planFields.on), reason: text(planFields.reason) },
		isTold: text(deskFields.letter) === "on",
		...{ subject: text(deskFields.subject), body: text(deskFields.body) },
	};
	const refuse = (plan: PlanProblem, status: number) =>
		data({ plan, typed } satisfies PlanAnswer, { status });
	const key = text(deskFields.key);
	if (!isUuid(key)) throw new Response(null, { status: 400 });
	const read = readPlan(typed, antwerpClock(now).slice(0, 10));
	if ("problem" in read) return refuse(read.problem, 422);
	const letter = typed.isTold ? readLetter(typed) : null;
	if (letter && "problem" in letter) return refuse(letter.problem, 422);
	const wish = {
		...{ id: order.id, seen: parseDay(text(planFields.seen)), ...read },
		telling: letter && { sender, letter: { ...letter.letter, key } },
	};
	const result = await unlessRefused(planDelivery(shop.db, admin, wish));
	if ("problem" in result) return refuse(result.problem, result.problem === "gone" ? 404 : 409);
	if (letter && result.changed) shop.deliverMail();
	return redirect(`${order.address}?${planFields.done}=yes#wish`, { status: 303 });
}
