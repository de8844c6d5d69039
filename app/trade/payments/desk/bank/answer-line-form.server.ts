import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import {
	type AssignAnswer,
	assignFields,
	assignIntents,
	type LineProblem,
	readLineNote,
	readParts,
	typedParts,
} from "./assign-form.ts";
import { type AssignResult, assignLine, leaveLineAside, undoLine } from "./assign-line.server.ts";

const statuses: Partial<Record<LineProblem, number>> = {
	gone: 404,
	notOpen: 409,
	refunded: 409,
	failed: 503,
};

/**
 * Does what a form of a bank's line asks. Only for a request of an admin.
 * @param line.address of the line's page; `line.list` is where a line that is dealt with leads
 * @throws Response 400 for what no form of the shop sends
 */
export async function answerLineForm(
	shop: Services,
	admin: Actor<"bank.change">,
	line: { id: string; address: string; list: string; sender: ConfirmationSender },
	form: FormData,
) {
	const intent = memberOf(assignIntents, String(form.get(deskFields.intent) ?? ""));
	if (intent === null) throw new Response(null, { status: 400 });
	const typed = typedParts(form);
	const refuse = (problem: LineProblem | null, amountProblems: AssignAnswer["amountProblems"] = {}) => {
		const answer: AssignAnswer = { ...typed, intent, problem, amountProblems };
		return data(answer, { status: (problem && statuses[problem]) ?? 422 });
	};
	const read = readLineNote(typed.note);
	if ("problem" in read) return refuse(read.problem);
	const { note } = read;
	const lineId = line.id;
	let result: AssignResult;
	try {
		if (intent === "assign") {
			const key = String(form.get(assignFields.key) ?? "");
			if (!isUuid(key)) throw new Response(null, { status: 400 });
			const given = readParts(typed.amounts);
			if ("problems" in given) return refuse(null, given.problems);
			if (given.parts.length === 0) return refuse("nothing");
			const thanks = typed.isSettled ? line.sender : null;
			result = await assignLine(shop.db, admin, { lineId, parts: given.parts, note, key, thanks });
			if ("done" in result) shop.deliverMail();
		} else {
			if (note === "") return refuse("reason");
			const verb = intent === "aside" ? leaveLineAside : undoLine;
			result = await verb(shop.db, admin, { lineId, note });
		}
	} catch (error) {
		if (error instanceof Response) throw error;
		log.error("bank line not changed", { line: lineId, error: errorText(error) });
		return refuse("failed");
	}
	if ("problem" in result) return refuse(result.problem);
	return redirect(
		intent === "undo" ? `${line.address}?done=undo` : `${line.list}?state=open&done=${intent}`,
		{ status: 303 },
	);
}
