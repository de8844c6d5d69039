import { data } from "react-router";
import { errorText, log } from "~/platform/log.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { severalFields } from "../list/several-form.ts";
import {
	type RowKind,
	type RowOutcome,
	type RowResult,
	readRows,
	type SeenRow,
	type SeveralAnswer,
} from "./several.ts";

/**
 * A row to be changed.
 * @property letterKey names its letter, the same each time that a form is sent; null: nobody is told
 * @property isUndo whether it goes back to what it was
 */
export type RowToChange<Code extends string> = SeenRow<Code> & { letterKey: string | null; isUndo: boolean };

type Several<Code extends string> = {
	/** In the log, such as "orders". */
	what: string;
	/** The closed set that a row is one of. */
	codes: readonly Code[];
	/** What can be done with several at once. */
	acts: readonly Code[];
	/** Left out: a page of rows with ids. */
	kind?: RowKind;
	/** The verb of a single row, with its own guards, history and letter. */
	change: (row: RowToChange<Code>) => Promise<RowResult>;
	/** Sends the letters that were written, where rows have some. */
	deliver?: () => void;
	/** Whether what was done without a letter can be taken back by the same verb. */
	canUndo?: (row: SeenRow<Code>) => boolean;
};

/** One row, by its verb; one that fails leaves the others alone. */
async function changeOne<Code extends string>(
	{ what, change }: Several<Code>,
	row: RowToChange<Code>,
): Promise<{ outcome: RowOutcome["outcome"]; told: boolean }> {
	try {
		const result = await change(row);
		if ("problem" in result) return { outcome: result.problem, told: false };
		return { outcome: result.changed ? "done" : "already", told: result.told === true };
	} catch (error) {
		if (error instanceof Response && error.status === 403) return { outcome: "forbidden", told: false };
		log.error(`one of several ${what} not changed`, { id: row.id, error: errorText(error) });
		return { outcome: "failed", told: false };
	}
}

/**
 * Does the same with several rows, one after the other and each for itself: one that somebody has changed since stays as
 * it is, and is named. The same form sent twice finds itself done.
 * @throws Response 400 for what no form of the desk sends
 */
export async function answerSeveral<Code extends string>(form: FormData, several: Several<Code>) {
	const { codes, acts, kind, canUndo } = several;
	const isUndo = form.get(severalFields.intent) === "undo";
	const key = String(form.get(severalFields.key) ?? "");
	const rows = readRows(form, codes, kind);
	const isAct = (row: SeenRow<Code>) => acts.includes(isUndo ? row.seen : row.to);
	if (!rows?.every(isAct) || !isUuid(key)) throw new Response(null, { status: 400 });
	const tells = !isUndo && form.get(severalFields.tell) === "on";
	const outcomes: RowOutcome[] = [];
	const silent: SeenRow<Code>[] = [];
	let told = 0;
	for (const row of rows) {
		const done = await changeOne(several, {
			...{ ...row, isUndo },
			letterKey: tells ? `${key}:${row.id}` : null,
		});
		outcomes.push({ ...row, outcome: done.outcome });
		if (done.told) told += 1;
		else if (done.outcome === "done") silent.push(row);
	}
	if (told > 0) several.deliver?.();
	const undone = isUndo || !canUndo ? [] : silent.filter(canUndo);
	const canGoBack = undone.map(({ id, seen, to }) => ({ id, seen: to, to: seen }));
	const isRefused = outcomes.some(({ outcome }) => outcome !== "done" && outcome !== "already");
	const answer: SeveralAnswer = { outcomes, told, isUndo, canUndo: canGoBack };
	return data(answer, { status: isRefused ? 409 : 200 });
}
