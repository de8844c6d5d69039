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

/** What may have become of a message. */
export const messageStatuses = ["new", "done"] as const;
