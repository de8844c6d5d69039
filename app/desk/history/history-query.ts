import { plainText } from "~/values/plain-text.ts";

/** What of the history is shown, as its address says; an empty text is no filter. */
export type HistoryQuery = {
	/** E-mail address of whoever changed something. */
	person: string;
	/** What kind of thing, such as `order`, and what was done to it, such as `update`. */
	entity: string;
	action: string;
	/** Days in Antwerp, both included, such as 2026-09-08. */
	from: string;
	to: string;
	/** Start of the thing's id, or an order's number. */
	id: string;
	/** From 1. */
	page: number;
};

export const historyFields = {
	person: "person",
	entity: "entity",
	action: "action",
	from: "from",
	to: "to",
	id: "id",
	page: "page",
} as const satisfies Record<keyof HistoryQuery, string>;

/** Longer than any address or id. */
const longest = 200;

function isDay(text: string): boolean {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	// The thirtieth of February is read as a day in March.
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The query of an address; what is unknown counts as not set. */
export function readHistoryQuery(parameters: URLSearchParams): HistoryQuery {
	const text = (name: keyof HistoryQuery) =>
		plainText(parameters.get(historyFields[name]) ?? "")
			.trim()
			.slice(0, longest);
	const day = (name: "from" | "to") => (isDay(text(name)) ? text(name) : "");
	const page = text("page");
	return {
		...{ person: text("person"), entity: text("entity"), action: text("action"), id: text("id") },
		...{ from: day("from"), to: day("to") },
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	};
}

export function isNarrowed({ page: _page, ...filters }: HistoryQuery): boolean {
	return Object.values(filters).some((text) => text !== "");
}

/** An address with a query, without what is the start anyway. */
export function historyAddress(path: string, query: Partial<HistoryQuery>): string {
	const parameters = new URLSearchParams();
	for (const name of Object.values(historyFields)) {
		const value = String(query[name] ?? "");
		if (name === "page" ? Number(value) > 1 : value !== "") parameters.set(name, value);
	}
	const text = parameters.toString();
	return text ? `${path}?${text}` : path;
}
