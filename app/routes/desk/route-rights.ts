import type { Register } from "react-router";
import { may, type Right, type Role } from "~/values/rights.ts";

/** @property write what a form needs at least; its intents may need more. Null: there is no form */
type RouteRights = { read: Right; write: Right | null };

/** Every address of the desk, from the shop's own table of routes. */
export type DeskPattern = Extract<
	keyof Register["pages"],
	| `/:lang/admin${string}`
	| `/:lang/${string}/admin/${string}`
	| "/redirect-manager"
	| `/redirect-manager/${string}`
>;

const own: RouteRights = { read: "desk.use", write: "desk.use" };
const shown = (read: Right): RouteRights => ({ read, write: null });
const worked = (read: Right, write: Right = read): RouteRights => ({ read, write });

const content = worked("content.change");
const prices = worked("prices.read", "prices.change");
const priceForm = worked("prices.change");
const catalog = worked("catalog.change");

/** What reading and writing need at every address of the desk. One that is missing here does not compile. */
export const routeRights: Record<DeskPattern, RouteRights> = {
	"/redirect-manager": content,
	"/redirect-manager/*": content,

	"/:lang/admin": shown("desk.use"),
	"/:lang/admin/refused": shown("desk.use"),
	"/:lang/admin/waiting": shown("desk.use"),
	"/:lang/admin/find": shown("desk.use"),
	"/:lang/admin/search": shown("desk.use"),
	"/:lang/admin/language": own,
	"/:lang/admin/views": own,
	"/:lang/admin/side": own,

	"/:lang/admin/orders": shown("orders.read"),
	"/:lang/admin/orders.csv": shown("lists.export"),
	"/:lang/admin/orders.xlsx": shown("lists.export"),
	"/:lang/admin/orders/several": worked("orders.read", "orders.change"),
	"/:lang/admin/orders/delivery-notes.pdf": shown("orders.read"),
	"/:lang/admin/orders/:id": worked("orders.read", "orders.change"),
	"/:lang/admin/orders/:id/edit": worked("orders.change"),
	"/:lang/admin/orders/:id/proofs/:proof": shown("orders.read"),
	"/:lang/admin/orders/:id/notes/:file": shown("orders.read"),

	"/:lang/admin/deliveries": shown("deliveries.read"),
	"/:lang/admin/deliveries/:id": worked("deliveries.read", "deliveries.confirm"),
	"/:lang/admin/buyers": shown("buyers.read"),
	"/:lang/admin/buyers/:email": worked("buyers.read", "buyers.change"),

	"/:lang/admin/invoices": shown("invoices.read"),
	"/:lang/admin/invoices.csv": shown("lists.export"),
	"/:lang/admin/invoices.xlsx": shown("lists.export"),
	"/:lang/admin/invoices.zip": shown("lists.export"),
	"/:lang/admin/invoices/:id/pdf": shown("invoices.read"),
	"/:lang/admin/invoices/:id/ubl": shown("invoices.read"),

	"/:lang/admin/bank": shown("bank.read"),
	"/:lang/admin/bank/import": worked("bank.change"),
	"/:lang/admin/bank/open-items": shown("bank.read"),
	"/:lang/admin/bank/:id": worked("bank.read", "bank.change"),

	"/:lang/admin/quotes": shown("quotes.read"),
	"/:lang/admin/quotes.csv": shown("lists.export"),
	"/:lang/admin/quotes.xlsx": shown("lists.export"),
	"/:lang/admin/quotes/several": worked("quotes.change"),
	"/:lang/admin/quotes/:id": worked("quotes.read", "quotes.change"),
	"/:lang/admin/quotes/:id/picture": shown("quotes.read"),
	"/:lang/admin/quotes/:id/notes/:file": shown("quotes.read"),

	"/:lang/admin/offers": shown("offers.read"),
	"/:lang/admin/offers.csv": shown("lists.export"),
	"/:lang/admin/offers.xlsx": shown("lists.export"),
	"/:lang/admin/offers/new": worked("offers.change"),
	"/:lang/admin/offers/settings": worked("company.change"),
	"/:lang/admin/offers/:id": worked("offers.read", "offers.change"),
	"/:lang/admin/offers/:id/edit": worked("offers.change"),
	"/:lang/admin/offers/:id/pdf": shown("offers.read"),
	"/:lang/admin/offers/:id/drawing": shown("offers.read"),
	"/:lang/admin/offers/:id/notes/:file": shown("offers.read"),

	"/:lang/admin/messages": shown("messages.read"),
	"/:lang/admin/messages.csv": shown("lists.export"),
	"/:lang/admin/messages.xlsx": shown("lists.export"),
	"/:lang/admin/messages/several": worked("messages.change"),
	"/:lang/admin/messages/:id": worked("messages.read", "messages.change"),
	"/:lang/admin/messages/:id/notes/:file": shown("messages.read"),
	"/:lang/admin/mails": shown("mails.read"),
	"/:lang/admin/mails/several": worked("mails.read", "letters.resend"),
	"/:lang/admin/mails/:id": worked("mails.read", "letters.resend"),

	"/:lang/admin/products": prices,
	"/:lang/admin/products.csv": shown("prices.read"),
	"/:lang/admin/products.xlsx": shown("prices.read"),
	"/:lang/admin/products/several": priceForm,
	"/:lang/admin/products/import": priceForm,
	"/:lang/admin/products/change": priceForm,
	"/:lang/admin/products/changes": shown("prices.read"),
	"/:lang/admin/products/changes/:id": prices,
	"/:lang/admin/products/prices/:id": prices,
	"/:lang/admin/tariffs": prices,
	"/:lang/admin/tariffs.csv": shown("prices.read"),
	"/:lang/admin/tariffs.xlsx": shown("prices.read"),
	"/:lang/admin/tariffs/new": priceForm,
	"/:lang/admin/tariffs/edit/:country/:prefix": priceForm,
	"/:lang/admin/tariffs/import": priceForm,
	"/:lang/products/admin/new": catalog,
	"/:lang/products/admin/:slug": catalog,
	"/:lang/products/admin/:slug/delete": catalog,

	"/:lang/admin/landing-pages": content,
	"/:lang/admin/landing-pages/several": content,
	"/:lang/admin/landing-pages/new": content,
	"/:lang/admin/landing-pages/edit/:id": content,
	"/:lang/admin/landing-pages/edit/:id/sections": content,
	"/:lang/admin/landing-pages/edit/:id/sections/preview": content,
	"/:lang/admin/landing-pages/edit/:id/sections/:sectionId": content,
	"/:lang/admin/blog": content,
	"/:lang/admin/blog/several": content,
	"/:lang/blog/admin/new": content,
	"/:lang/blog/admin/:slug/edit": content,
	"/:lang/admin/voices": content,
	"/:lang/admin/voices/check": content,
	"/:lang/admin/voices/reviews/new": content,
	"/:lang/admin/voices/reviews/:id": content,
	"/:lang/admin/voices/references/new": content,
	"/:lang/admin/voices/references/:id": content,
	"/:lang/admin/media": worked("pictures.add"),
	"/:lang/admin/media/several": content,

	"/:lang/admin/stock-colors": worked("company.change"),
	"/:lang/admin/company": worked("company.change"),
	"/:lang/admin/owners": worked("people.change"),
	"/:lang/admin/personal-data": worked("personal-data.change"),
	"/:lang/admin/personal-data.json": shown("personal-data.change"),
	"/:lang/admin/history": shown("history.read"),
	"/:lang/admin/history/:id": worked("history.read", "history.restore"),
	"/:lang/admin/trash": shown("history.read"),

	"/:lang/admin/*": own,
	"/:lang/blog/admin/*": own,
	"/:lang/products/admin/*": own,
};

/**
 * What an address of the desk needs; null where the table does not know it, so that nobody may.
 * @param pattern as the router has it, which leaves out the slash at its beginning
 */
export function rightsAt(pattern: string): RouteRights | null {
	const address = `/${pattern.replace(/^\//, "")}`;
	return Object.hasOwn(routeRights, address) ? routeRights[address as DeskPattern] : null;
}

/** How little of an address a pattern says: one that takes whatever follows says least. */
const openness = (pattern: string) => (pattern.match(/:/g)?.length ?? 0) + (pattern.includes("*") ? 99 : 0);

/** Addresses as patterns, those that say most by themselves first: "new" before any id. */
const patterns = Object.entries(routeRights)
	.toSorted(([a], [b]) => openness(a) - openness(b))
	.map(([address, { read }]) => {
		const source = address
			.replaceAll(".", "\\.")
			.replace(/:[a-z]+/gi, "[^/]+")
			.replace("*", ".*");
		return { pattern: new RegExp(`^${source}$`), read };
	});

/** What reading an address of the desk needs; null for the shop's own, which everybody reads. */
export function rightToRead(address: string): Right | null {
	const { pathname } = new URL(address, "http://shop.invalid");
	return patterns.find(({ pattern }) => pattern.test(pathname))?.read ?? null;
}

/** Whether a role may read what an address leads to. */
export function mayRead(role: Role, address: string): boolean {
	const right = rightToRead(address);
	return right === null || may(role, right);
}
