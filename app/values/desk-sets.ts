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
	"products",
	"buyers",
	"tariffs",
	"landingPages",
	"posts",
	"media",
	"history",
	"trash",
] as const;

/** Columns of lists that a person chooses; each list's first column is always there. In the order in which they stand. */
export const listColumns = {
	orders: ["date", "due", "day", "customer", "email", "place", "contents", "total", "status"],
	quotes: ["date", "type", "product", "quantity", "day", "email", "phone", "place", "total", "status"],
	offers: ["date", "sent", "buyer", "email", "validUntil", "total", "state"],
	invoices: ["number", "date", "customer", "net", "vat", "gross", "eInvoice", "files"],
	messages: ["date", "email", "phone", "language", "message", "status"],
	mails: ["written", "sent", "recipient", "attempts", "nextTry", "status"],
	bank: ["name", "account", "text", "statement", "amount", "orders", "state"],
	buyers: ["email", "orders", "total", "open", "last"],
	products: [
		...(["price", "priceNew", "priceUsedA", "priceUsedCw", "priceRentPerDay"] as const),
		...(["stockStatus", "isAvailable"] as const),
	],
} as const;
export type ColumnList = keyof typeof listColumns;
export type ColumnOf<L extends ColumnList> = (typeof listColumns)[L][number];

/** Those that are there for who has chosen none. */
export const usualColumns: { readonly [L in ColumnList]: readonly ColumnOf<L>[] } = {
	orders: ["date", "customer", "contents", "total", "status"],
	quotes: ["date", "type", "product", "quantity", "status"],
	offers: ["date", "buyer", "validUntil", "total", "state"],
	invoices: ["number", "date", "customer", "gross", "eInvoice", "files"],
	messages: ["date", "email", "message", "status"],
	mails: ["written", "recipient", "attempts", "status"],
	bank: ["name", "text", "amount", "orders", "state"],
	buyers: ["email", "orders", "total", "last"],
	products: listColumns.products,
};

/** What may have become of a message. */
export const messageStatuses = ["new", "done"] as const;
