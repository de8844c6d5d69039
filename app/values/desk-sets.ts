// Closed sets of the owner's side alone: apart from the vocabulary, which every visitor loads.

/** Lists of the desk of which views can be kept. */
export const savedViewLists = [
	"orders",
	"quotes",
	"offers",
	"messages",
	"mails",
	"invoices",
	"bank",
] as const;

/** Columns of lists that a person chooses; each list's first column is always there. In the order in which they stand. */
export const listColumns = {
	orders: ["date", "due", "day", "customer", "email", "place", "contents", "total", "status"],
} as const;
export type ColumnList = keyof typeof listColumns;
export type ColumnOf<L extends ColumnList> = (typeof listColumns)[L][number];

/** Those that are there for who has chosen none. */
export const usualColumns: { readonly [L in ColumnList]: readonly ColumnOf<L>[] } = {
	orders: ["date", "customer", "contents", "total", "status"],
};

/** What may have become of a message. */
export const messageStatuses = ["new", "done"] as const;
