import { describe, expect, test } from "vitest";
import { canActOn as canActOnOrder, orderActs } from "~/trade/orders/desk/order-status.ts";
import { canActOn as canActOnQuote, quoteActs } from "~/trade/quotes/desk/quote-status.ts";
import { orderStatuses, quoteStatuses } from "~/values/vocabulary.ts";
import { pageSize } from "../list/list-query.ts";
import { severalFields } from "../list/several-form.ts";
import { backTo, inOrder, nameField, readAsk, readRows, rowValue } from "./several.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [one, two, three] = [idOf(1), idOf(2), idOf(3)];
/** One more than a page has. */
const tooMany = Array.from({ length: pageSize + 1 }, (_, number) => idOf(number));
const codes = ["new", "done"] as const;

describe("an address asks", () => {
	const ask = (query: string) => readAsk(new URLSearchParams(query), ["done"]);

	test("for each row once, in the order of the list, and for one of the acts", () => {
		expect(ask(`pick=${two}&pick=${one}&pick=${two}&to=done`)).toEqual({ ids: [two, one], to: "done" });
		expect(ask(`pick=x&pick=%00&to=new`)).toEqual({ ids: [], to: null });
		expect(ask("")).toEqual({ ids: [], to: null });
	});

	test("for a page's rows at most", () => {
		const picks = tooMany.map((id) => `pick=${id}`);
		expect(ask(picks.slice(1).join("&"))?.ids).toHaveLength(pageSize);
		expect(ask(picks.join("&"))).toBeNull();
	});
});

describe("a form brings rows", () => {
	function formOf(...rows: string[]): FormData {
		const form = new FormData();
		for (const row of rows) form.append(severalFields.row, row);
		form.append(nameField(one), "K-1\u0000");
		return form;
	}
	const read = (...rows: string[]) => readRows(formOf(...rows), codes);

	test("as they were seen, each once and by name", () => {
		const row = { id: one, seen: "new", to: "done" };
		const value = rowValue(row);
		expect(read(value, value, `${two}~done~new`)).toEqual([
			{ ...row, name: "K-1" },
			{ id: two, seen: "done", to: "new", name: "" },
		]);
	});

	test.each([
		["none", []],
		["a status that is none", [`${one}~new~gone`]],
		["an id that is none", ["1~new~done"]],
		["half a row", [one]],
		["more than a page has", tooMany.map((id) => `${id}~new~done`)],
	])("but not %s", (_name, rows) => {
		expect(read(...rows)).toBeNull();
	});
});

test("rows stand as they were ticked, without what is gone", () => {
	expect(inOrder([three, one, two], [{ id: one }, { id: three }])).toEqual([{ id: three }, { id: one }]);
});

test.each([
	[null, "/list"],
	["status=new&page=2", "/list?status=new&page=2"],
	["//else.example/\u0000", "/list?%2F%2Felse.example%2F="],
])("the way back with %j stays on the list: %s", (back, address) => {
	expect(backTo("/list", back)).toBe(address);
});

test("several orders only go on, and money is never said of several", () => {
	const possible = orderActs.map((to) => [to, orderStatuses.filter((from) => canActOnOrder(from, to))]);
	expect(Object.fromEntries(possible)).toEqual({ confirmed: ["pending"], delivered: ["confirmed", "paid"] });
});

test("several requests leave out what was won", () => {
	const possible = quoteActs.map((to) => [to, quoteStatuses.filter((from) => canActOnQuote(from, to))]);
	expect(Object.fromEntries(possible)).toEqual({ answered: ["new"], lost: ["new", "answered"] });
});
