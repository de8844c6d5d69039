/**
 * Who uses the desk, one role a person: the owner, who may do everything (the database has called that "admin" since the
 * first version), who sells, who drives, and who reads along, such as the accountant.
 */
export const roles = ["admin", "sales", "driver", "reader"] as const;
export type Role = (typeof roles)[number];

const everybody: readonly Role[] = roles;
const owner: readonly Role[] = ["admin"];
const sales: readonly Role[] = ["admin", "sales"];
const yard: readonly Role[] = ["admin", "sales", "driver"];
const books: readonly Role[] = ["admin", "reader"];
const trade: readonly Role[] = ["admin", "sales", "reader"];

/** The closed table of who may do what: every right of the desk, in the order in which the owner reads it. */
const table = {
	/** Signing in to the desk, its search, one's own language, views and width. */
	"desk.use": everybody,
	/** What there is to do, and the turnover. */
	"today.read": sales,

	/** What is to be brought where, without a price. */
	"deliveries.read": yard,
	/** Noting that it was brought, with its proof. */
	"deliveries.confirm": yard,

	"orders.read": trade,
	/** Status, lines, address, VAT case and duplicates; what says that money is there is `payments.record`. */
	"orders.change": sales,
	"buyers.read": trade,
	"buyers.change": sales,
	"quotes.read": sales,
	"quotes.change": sales,
	"offers.read": sales,
	"offers.change": sales,
	"messages.read": sales,
	"messages.change": sales,
	/** Internal notes on all of these. */
	"notes.add": sales,
	/** Sending a mail to a buyer once more. */
	"letters.resend": sales,

	"invoices.read": trade,
	"invoices.issue": sales,
	"invoices.credit": owner,
	/** Saying that money has come, or has not after all. */
	"payments.record": owner,
	"payments.refund": owner,
	"bank.read": books,
	"bank.change": owner,
	/** Whole lists as files: orders, invoices, requests, offers, messages. */
	"lists.export": books,

	/** The table of prices with its plans and history, and transport tariffs. */
	"prices.read": sales,
	"prices.change": owner,
	/** Containers as the shop describes them. */
	"catalog.change": owner,
	/** Pages, posts, forwarded addresses, and the picture library as a whole. */
	"content.change": owner,
	/** Choosing and adding pictures. */
	"pictures.add": sales,

	/** The company's data, what the shop sells for, texts of offers, colours in stock. */
	"company.change": owner,
	"people.change": owner,
	/** What is known of a person: handing it out and deleting it. */
	"personal-data.change": owner,
	/** Every mail, links that set a password among them. */
	"mails.read": owner,
	/** Who changed what, older versions and the trash. */
	"history.read": owner,
	"history.restore": owner,
} satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof table;

export const rights = Object.keys(table) as readonly Right[];

/** Whether a role has a right; null: who has none, such as a buyer with an account. */
export function may(role: Role | null, right: Right): boolean {
	const holders: readonly Role[] = table[right];
	return role !== null && holders.includes(role);
}

/** All rights of a role. */
export function rightsOf(role: Role): Right[] {
	return rights.filter((right) => may(role, right));
}

/** Roles that have a right, in the order of `roles`. */
export function holdersOf(right: Right): readonly Role[] {
	return table[right];
}

declare const granted: unique symbol;

/**
 * Somebody of the desk who was found to have rights. What changes something takes one, so that nothing is changed without
 * the check that makes it.
 */
export type Actor<R extends Right> = {
	readonly id: string;
	readonly email: string;
	readonly role: Role;
	/** What their next entry in the history is called: the same form sent twice cannot make a second one. */
	readonly entry?: string | undefined;
	readonly [granted]: { readonly [K in R]: true };
};

/** @returns the same person as one who may; null where a right is missing */
export function permit<const R extends Right>(
	person: { id: string; email: string; role: Role | null },
	...wanted: readonly R[]
): Actor<R> | null {
	return wanted.every((right) => may(person.role, right)) ? (person as Actor<R>) : null;
}
