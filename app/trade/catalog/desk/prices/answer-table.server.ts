import { data, redirect } from "react-router";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Actor } from "~/values/rights.ts";
import { type SaleOutcome, tagsOfProducts } from "./change-sale-facts.server.ts";
import { type ChangedRow, saveRows } from "./save-table.server.ts";
import {
	areSame,
	type RefusedRow,
	readRows,
	type TableAnswer,
	type TypedRow,
	wantedFacts,
} from "./table-form.ts";

/** A row whose author saw nothing that could have been stored is told to look again. */
type Read = { changed: ChangedRow[]; refused: RefusedRow[]; unread: TypedRow[] };

function readAll(rows: readonly TypedRow[]): Read {
	const read: Read = { changed: [], refused: [], unread: [] };
	for (const row of rows) {
		const { id, typed, seen } = row;
		if (seen === null) {
			read.unread.push(row);
			continue;
		}
		const wanted = wantedFacts(typed, seen);
		if ("errors" in wanted) {
			read.refused.push({ id, typed, errors: wanted.errors, problem: "invalid", now: seen });
		} else if (!areSame(wanted.facts, seen)) {
			read.changed.push({ id, seen, wanted: wanted.facts });
		}
	}
	return read;
}

function refusedBy(outcomes: readonly SaleOutcome[], rows: readonly TypedRow[]): RefusedRow[] {
	const typedOf = new Map(rows.map(({ id, typed }) => [id, typed]));
	return outcomes.flatMap(({ id, outcome, before }): RefusedRow[] => {
		const row = { id, typed: typedOf.get(id) ?? {}, errors: {}, now: before };
		if (outcome === "changed") return [{ ...row, problem: "stale" }];
		return outcome === "gone" ? [{ ...row, problem: "gone" }] : [];
	});
}

/**
 * Takes the form of the table: rows that were changed are saved, each that cannot be comes back with what was typed and,
 * where somebody else has changed it, what is stored. Only for a request of an admin.
 * @param addressOf the list with a message
 */
export async function answerTable(
	shop: Services,
	admin: Actor<"prices.change">,
	form: FormData,
	addressOf: (done: "saved" | "unchanged") => string,
) {
	const rows = readRows(form);
	const { changed, refused, unread } = readAll(rows);
	const answer = (given: TableAnswer, status: number) => data(given, { status });
	let outcomes: SaleOutcome[];
	try {
		outcomes = changed.length > 0 ? await saveRows(shop.db, admin, changed) : [];
	} catch (error) {
		log.error("prices not saved", { error: errorText(error) });
		const all = changed.map(({ id, seen }): RefusedRow => {
			const typed = rows.find((row) => row.id === id)?.typed ?? {};
			return { id, typed, errors: {}, problem: "invalid", now: seen };
		});
		return answer({ problem: "failed", saved: 0, refused: [...refused, ...all] }, 503);
	}
	const saved = outcomes.filter(({ outcome }) => outcome === "applied" || outcome === "same");
	shop.cache.drop(tagsOfProducts(saved.map(({ id }) => id)));
	const gone = unread.map(
		({ id, typed }): RefusedRow => ({ id, typed, errors: {}, problem: "stale", now: null }),
	);
	const all = [...refused, ...refusedBy(outcomes, rows), ...gone];
	if (all.length > 0) {
		const isWrong = all.some(({ problem }) => problem === "invalid");
		return answer({ problem: "some", saved: saved.length, refused: all }, isWrong ? 422 : 409);
	}
	return redirect(addressOf(saved.length > 0 ? "saved" : "unchanged"), { status: 303 });
}
