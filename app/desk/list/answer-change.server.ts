import { data } from "react-router";
import { errorText, log } from "~/platform/log.server.ts";

/** What is gone is deleted: by a press whose answer was lost, or in another tab. @param result of a deletion */
export function goneIsDone<Result extends string>(result: Result): Exclude<Result, "missing"> | "done" {
	return result === "missing" ? "done" : (result as Exclude<Result, "missing">);
}

/**
 * What a list answers to a change of one of its things.
 * @param what in the log, such as "tariff"
 * @param problem the list's word for a change that did not come about
 * @param change "done", or why not: the thing is gone (404), must stay or was changed (409)
 * @param lead back to the list, with what has been done
 * @param gone the list's word for a thing that is gone
 */
export async function answerChange<const Problem extends string>(
	what: string,
	problem: Problem,
	change: () => Promise<"done" | "missing" | "needed" | "moved">,
	lead: () => Response,
	gone: Problem = problem,
) {
	const refuse = (status: 404 | 409 | 503) => data({ problem: status === 404 ? gone : problem }, { status });
	try {
		const result = await change();
		if (result === "done") return lead();
		return refuse(result === "missing" ? 404 : 409);
	} catch (error) {
		log.error(`${what} not changed`, { error: errorText(error) });
		return refuse(503);
	}
}
