import { memberOf } from "~/values/closed-set.ts";
import { parseEuros } from "~/values/euros.ts";
import { cents } from "~/values/money.ts";
import { isUuid } from "~/values/uuid.ts";
import { stockStatuses } from "~/values/vocabulary.ts";
import {
	highestPrice,
	type PriceField,
	priceFields,
	type SaleFacts,
	type SaleField,
	saleFields,
	saleVersion,
	withoutPrice,
} from "./sale-facts.ts";

/** The form of the table: a row names itself and the facts that its author saw. */
export const tableFields = { row: "row", seen: "seen" } as const;

/** The name of a field of a row. */
export function cellName(field: SaleField | typeof tableFields.seen, id: string): string {
	return `${field}.${id}`;
}

/** Codes of what can be wrong with a cell; the editor of a product has the words. */
export type CellError = "euros" | "negative" | "cents" | "tooLarge" | "choice";
export type CellErrors = Partial<Record<SaleField, CellError>>;
/** What was typed into a row; a box that is not ticked is "". */
export type Typed = Partial<Record<SaleField, string>>;

/** Why a row was not saved, with what was typed. @property now what is stored; null where it is gone */
export type RefusedRow = {
	id: string;
	problem: "invalid" | "stale" | "gone";
	typed: Typed;
	errors: CellErrors;
	now: SaleFacts | null;
};

/** What the server says to a table that it did not store as a whole. @property saved rows that it did store */
export type TableAnswer = { problem: "some" | "failed"; saved: number; refused: readonly RefusedRow[] };

export type TypedRow = { id: string; typed: Typed; seen: SaleFacts | null };

/** Rows of a table that are read at most; a page has fewer. */
const mostRows = 200;

const euroErrors = { form: "euros", negative: "negative", decimals: "cents", high: "tooLarge" } as const;

/** The facts that a version names; null for what names none. */
export function factsOfVersion(version: string): SaleFacts | null {
	const parts = version.split("~");
	if (parts.length !== saleFields.length || !/^\d{0,9}(~\d{0,9}){4}~[01]~\d$/.test(version)) return null;
	const stockStatus = stockStatuses[Number(parts[6])];
	const amount = (at: number) => (parts[at] ? cents(Number(parts[at])) : null);
	if (stockStatus === undefined) return null;
	return {
		price: amount(0) ?? cents(0),
		...{ priceNew: amount(1), priceUsedA: amount(2), priceUsedCw: amount(3), priceRentPerDay: amount(4) },
		...{ isAvailable: parts[5] === "1", stockStatus },
	};
}

/** Rows of a form as they were typed, each once. */
export function readRows(form: FormData): TypedRow[] {
	const ids = [...new Set(form.getAll(tableFields.row).map(String))].filter(isUuid).slice(0, mostRows);
	return ids.map((id) => {
		const sent = (field: SaleField) => {
			const value = form.get(cellName(field, id));
			return typeof value === "string" ? value.slice(0, 100) : undefined;
		};
		const typed = Object.fromEntries(
			saleFields.flatMap((field) => {
				const value = field === "isAvailable" ? (sent(field) ?? "") : sent(field);
				return value === undefined ? [] : [[field, value]];
			}),
		);
		return { id, typed, seen: factsOfVersion(String(form.get(cellName(tableFields.seen, id)) ?? "")) };
	});
}

/** A price as it was typed; empty: none. */
export function readPrice(
	typed: string,
	field: PriceField,
): { price: SaleFacts[PriceField] } | { error: CellError } {
	if (typed.trim() === "") return { price: withoutPrice(field) };
	const euros = parseEuros(typed, highestPrice);
	return "amount" in euros ? { price: euros.amount } : { error: euroErrors[euros.problem] };
}

/** The facts that a row asks for; fields that were not sent stay. */
export function wantedFacts(typed: Typed, seen: SaleFacts): { facts: SaleFacts } | { errors: CellErrors } {
	const errors: CellErrors = {};
	const facts: SaleFacts = { ...seen };
	for (const field of priceFields) {
		const text = typed[field];
		if (text === undefined) continue;
		const read = readPrice(text, field);
		if ("error" in read) errors[field] = read.error;
		else Object.assign(facts, { [field]: read.price });
	}
	if (typed.isAvailable !== undefined) facts.isAvailable = typed.isAvailable === "on";
	if (typed.stockStatus !== undefined) {
		const status = memberOf(stockStatuses, typed.stockStatus);
		if (status) facts.stockStatus = status;
		else errors.stockStatus = "choice";
	}
	return Object.keys(errors).length > 0 ? { errors } : { facts };
}

/** Whether the facts are the same. */
export function areSame(one: SaleFacts, other: SaleFacts): boolean {
	return saleVersion(one) === saleVersion(other);
}
