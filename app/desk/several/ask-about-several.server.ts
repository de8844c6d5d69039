import { randomUUID } from "node:crypto";
import { severalFields } from "../list/several-form.ts";
import { backTo, inOrder, type RowKind, readAsk } from "./several.ts";
import type { AskedRow } from "./several-rows.tsx";

type Question<Act extends string, Row extends { id: string }> = {
	/** The list that was ticked. @property query how it was narrowed, where the address does not say it by itself */
	list: { title: string; address: string; query?: string };
	/** What can be done with several at once, as an owner says it. */
	acts: Readonly<Record<Act, string>>;
	/** What each means, where nobody would get a mail about it anyway. */
	hints?: Readonly<Record<Act, string>>;
	/** Left out: a page of rows with ids. */
	kind?: RowKind;
	find: (ids: readonly string[]) => Promise<Row[]>;
	shown: (row: Row, to: Act) => AskedRow;
};

/**
 * What a page asks before it does the same with several rows: those of the address, as they are now.
 * @throws Response 400 for more rows than a page of a list has
 */
export async function askAboutSeveral<Act extends string, Row extends { id: string }>(
	request: Request,
	{ list, acts, hints, kind, find, shown }: Question<Act, Row>,
) {
	const { searchParams } = new URL(request.url);
	const ask = readAsk(searchParams, Object.keys(acts) as Act[], kind);
	if (ask === null) throw new Response(null, { status: 400 });
	const { ids, to } = ask;
	const back = searchParams.get(severalFields.back) ?? list.query ?? null;
	const found = to === null || ids.length === 0 ? [] : await find(ids);
	return {
		list: { title: list.title, address: backTo(list.address, back) },
		act: to && acts[to],
		hint: to && (hints?.[to] ?? null),
		to: to ?? "",
		formKey: randomUUID(),
		rows: to === null ? [] : inOrder(ids, found).map((row) => shown(row, to)),
	};
}
