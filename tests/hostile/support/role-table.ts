import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "~/routes.ts";
import { colleagues, type Identity } from "./identities.ts";
import type { Planted } from "./planted.ts";

/**
 * Who may at the desk, named anew here and not by the shop's own table of rights, so that a slip in either shows: desk:
 * whoever uses it; trade: who sells, and who reads along; yard: who sells, and who drives; sales; books: who reads along; admin: the owner, who is in each.
 */
const deskGroups = {
	desk: ["admin", "sales", "driver", "reader"],
	trade: ["admin", "sales", "reader"],
	yard: ["admin", "sales", "driver"],
	sales: ["admin", "sales"],
	books: ["admin", "reader"],
	admin: ["admin"],
} as const satisfies Record<string, readonly Identity[]>;
type DeskGroup = keyof typeof deskGroups;

/**
 * Who may: everyone; member: whoever has signed in; a group of the desk; link-holder: whoever has the link that was mailed,
 * and owners; order-reader: whoever may read the order, who sells among them; nobody: there is no such thing to do.
 */
export type Role = "everyone" | "member" | DeskGroup | "link-holder" | "order-reader" | "nobody";

export type Rule = {
	read: Role;
	write: Role;
	/** Where the route's address has parameters: one that exists, behind the language. */
	at?: (planted: Planted) => string;
	/**
	 * Whether an admin reads the planted word there: what makes its absence for others worth something. "at times": what
	 * waits longest is shown, and that may be something else.
	 */
	showsWord?: true | "at times";
	/** Nothing is there: who may read is told so. */
	isNowhere?: true;
};

const publicPage: Rule = { read: "everyone", write: "nobody" };
const publicForm: Rule = { read: "everyone", write: "everyone" };
/** Without the code of the link there is nothing, for admins neither: the desk has its own page. */
const linkPage: Rule = { read: "link-holder", write: "nobody" };
const linkForm: Rule = { read: "link-holder", write: "link-holder" };
const ownerPage: Rule = { read: "admin", write: "nobody" };
const ownerForm: Rule = { read: "admin", write: "admin" };
const deskPage: Rule = { read: "desk", write: "nobody" };
const deskForm: Rule = { read: "desk", write: "desk" };
const yardPage: Rule = { read: "yard", write: "nobody" };
const yardForm: Rule = { read: "yard", write: "yard" };
const tradePage: Rule = { read: "trade", write: "nobody" };
const tradeForm: Rule = { read: "trade", write: "sales" };
const salesPage: Rule = { read: "sales", write: "nobody" };
const salesForm: Rule = { read: "sales", write: "sales" };
const priceForm: Rule = { read: "sales", write: "admin" };
const booksPage: Rule = { read: "books", write: "nobody" };
const booksForm: Rule = { read: "books", write: "admin" };

/** Every route of the shop and who may read and write there. A route that is missing here fails the test by name. */
export const roleTable: Record<string, Rule> = {
	"/sitemap.xml": publicPage,
	"/sitemap/:file": { ...publicPage, at: () => "/sitemap/all.xml" },
	"/robots.txt": publicPage,
	"/redirect-manager": ownerForm,
	"/redirect-manager/*": { ...ownerForm, at: () => "/redirect-manager/anything" },

	"/:lang/form-ticket": publicPage,
	"/:lang/payment-webhook": publicPage,
	"/:lang/blog/feed.xml": publicPage,
	"/:lang/language": publicPage,
	"/:lang/products": publicPage,
	"/:lang/products/:slug": { ...publicPage, at: ({ container }) => `/products/${container}` },
	"/:lang/product/*": { ...publicPage, at: () => "/product/anything" },

	"/:lang/auth": publicForm,
	"/:lang/auth/sign-out": publicForm,
	"/:lang/auth/account": { read: "member", write: "member" },
	"/:lang/auth/personal-data.json": { read: "member", write: "nobody" },
	"/:lang/auth/verify": { read: "everyone", write: "link-holder" },
	"/:lang/auth/reset": { read: "everyone", write: "link-holder" },

	"/:lang": { ...publicForm, at: () => "?index" },
	"/:lang/container": publicForm,
	"/:lang/container/compare": publicPage,
	"/:lang/size-guide": publicPage,
	"/:lang/container/:slug": { ...publicForm, at: ({ container }) => `/container/${container}` },
	"/:lang/container/:slug/quote": { ...publicForm, at: ({ container }) => `/container/${container}/quote` },
	"/:lang/rent": publicPage,
	"/:lang/search": publicPage,
	"/:lang/leasing": publicPage,
	"/:lang/modifications": publicForm,
	"/:lang/koelcontainers-reefers-vriescontainers": publicPage,
	"/:lang/blog": publicPage,
	"/:lang/blog/:slug": { ...publicPage, at: ({ post }) => `/blog/${post}` },
	"/:lang/contact": publicForm,
	"/:lang/pages/:slug": { ...publicForm, at: () => "/pages/container-sizes" },
	"/:lang/about": publicForm,
	"/:lang/faq": publicForm,
	"/:lang/cookie-policy": publicForm,
	"/:lang/privacy-statement": publicForm,
	"/:lang/cart": publicForm,
	"/:lang/checkout": publicForm,
	"/:lang/withdrawal": publicForm,
	"/:lang/order-confirmation/:orderId": {
		...{ read: "link-holder", write: "order-reader", showsWord: true },
		at: ({ order }) => `/order-confirmation/${order}`,
	},
	"/:lang/offer/:token": { ...linkForm, at: () => "/offer/a-link-that-nobody-was-sent" },
	"/:lang/offer/:token/:file": { ...linkPage, at: () => "/offer/a-link-that-nobody-was-sent/offer.pdf" },
	"/:lang/order-confirmation/:orderId/:paper": {
		...{ read: "link-holder", write: "nobody", showsWord: true },
		at: ({ order }) => `/order-confirmation/${order}/pro-forma.pdf`,
	},
	"/:lang/*": { ...publicPage, at: () => "/no/such/page" },

	"/:lang/admin": { ...deskPage, showsWord: "at times" },
	"/:lang/admin/personal-data": ownerForm,
	"/:lang/admin/personal-data.json": {
		...ownerPage,
		at: () => "/admin/personal-data.json?email=nobody%40else.example",
	},
	"/:lang/admin/waiting": deskPage,
	"/:lang/admin/side": deskForm,
	"/:lang/admin/views": deskForm,
	"/:lang/admin/language": deskForm,
	"/:lang/admin/refused": deskPage,
	"/:lang/admin/search": deskPage,
	"/:lang/admin/find": deskPage,
	"/:lang/admin/orders": { ...tradePage, showsWord: true },
	"/:lang/admin/orders.csv": { ...booksPage, showsWord: true },
	"/:lang/admin/orders.xlsx": booksPage,
	// Who reads along may print delivery notes of several; the page refuses him what changes orders.
	"/:lang/admin/orders/several": {
		...{ ...tradeForm, showsWord: true },
		at: ({ order }) => `/admin/orders/several?to=delivery-note&pick=${order}`,
	},
	"/:lang/admin/orders/delivery-notes.pdf": {
		...tradePage,
		at: ({ order }) => `/admin/orders/delivery-notes.pdf?pick=${order}`,
	},
	"/:lang/admin/orders/:id": { ...tradeForm, showsWord: true, at: ({ order }) => `/admin/orders/${order}` },
	"/:lang/admin/orders/:id/edit": {
		...{ ...salesForm, showsWord: true },
		at: ({ order }) => `/admin/orders/${order}/edit`,
	},
	"/:lang/admin/orders/:id/proofs/:proof": {
		...{ ...tradePage, showsWord: true },
		at: ({ order, proof }) => `/admin/orders/${order}/proofs/${proof}`,
	},
	"/:lang/admin/orders/:id/notes/:file": {
		...{ ...tradePage, showsWord: true },
		at: ({ order, noteFiles }) => `/admin/orders/${order}/notes/${noteFiles.order}`,
	},
	"/:lang/admin/deliveries": { ...yardPage, showsWord: true },
	"/:lang/admin/deliveries/:id": {
		...{ ...yardForm, showsWord: true },
		at: ({ delivery }) => `/admin/deliveries/${delivery}`,
	},
	"/:lang/admin/buyers": { read: "trade", write: "nobody", showsWord: true },
	"/:lang/admin/buyers/:email": {
		...{ read: "trade", write: "sales", showsWord: true },
		at: ({ buyer }) => `/admin/buyers/${buyer}`,
	},
	"/:lang/admin/invoices": { ...tradePage, showsWord: true },
	"/:lang/admin/invoices.csv": { ...booksPage, showsWord: true },
	"/:lang/admin/invoices.xlsx": booksPage,
	"/:lang/admin/invoices.zip": booksPage,
	"/:lang/admin/invoices/:id/pdf": {
		...{ ...tradePage, showsWord: true },
		at: ({ invoice }) => `/admin/invoices/${invoice}/pdf`,
	},
	"/:lang/admin/invoices/:id/ubl": {
		...{ ...tradePage, showsWord: true },
		at: ({ invoice }) => `/admin/invoices/${invoice}/ubl`,
	},
	"/:lang/admin/bank": { ...booksPage, showsWord: true },
	"/:lang/admin/bank/import": { ...ownerForm, showsWord: true },
	"/:lang/admin/bank/open-items": { ...booksPage, showsWord: true },
	"/:lang/admin/bank/:id": { ...booksForm, showsWord: true, at: ({ bankLine }) => `/admin/bank/${bankLine}` },
	"/:lang/admin/quotes": { ...salesPage, showsWord: true },
	"/:lang/admin/quotes.csv": { ...booksPage, showsWord: true },
	"/:lang/admin/quotes.xlsx": booksPage,
	"/:lang/admin/quotes/several": salesForm,
	"/:lang/admin/quotes/:id": { ...salesForm, showsWord: true, at: ({ quote }) => `/admin/quotes/${quote}` },
	"/:lang/admin/quotes/:id/picture": {
		...{ ...salesPage, showsWord: true },
		at: ({ quote }) => `/admin/quotes/${quote}/picture`,
	},
	"/:lang/admin/quotes/:id/notes/:file": {
		...{ ...salesPage, showsWord: true },
		at: ({ quote, noteFiles }) => `/admin/quotes/${quote}/notes/${noteFiles.quote}`,
	},
	"/:lang/admin/offers": { ...salesPage, showsWord: true },
	"/:lang/admin/offers.csv": { ...booksPage, showsWord: true },
	"/:lang/admin/offers.xlsx": booksPage,
	"/:lang/admin/offers/new": salesForm,
	"/:lang/admin/offers/settings": ownerForm,
	"/:lang/admin/offers/:id": { ...salesForm, showsWord: true, at: ({ offer }) => `/admin/offers/${offer}` },
	"/:lang/admin/offers/:id/edit": {
		...{ ...salesForm, showsWord: true },
		at: ({ offer }) => `/admin/offers/${offer}/edit`,
	},
	"/:lang/admin/offers/:id/pdf": {
		...{ ...salesPage, showsWord: true },
		at: ({ offer }) => `/admin/offers/${offer}/pdf`,
	},
	"/:lang/admin/offers/:id/drawing": {
		...{ ...salesPage, showsWord: true },
		at: ({ offer }) => `/admin/offers/${offer}/drawing`,
	},
	"/:lang/admin/offers/:id/notes/:file": {
		...{ ...salesPage, showsWord: true },
		at: ({ offer, noteFiles }) => `/admin/offers/${offer}/notes/${noteFiles.offer}`,
	},
	"/:lang/admin/messages": { ...salesPage, showsWord: true },
	"/:lang/admin/messages.csv": { ...booksPage, showsWord: true },
	"/:lang/admin/messages.xlsx": booksPage,
	"/:lang/admin/messages/several": salesForm,
	"/:lang/admin/messages/:id": {
		...{ ...salesForm, showsWord: true },
		at: ({ message }) => `/admin/messages/${message}`,
	},
	"/:lang/admin/messages/:id/notes/:file": {
		...{ ...salesPage, showsWord: true },
		at: ({ message, noteFiles }) => `/admin/messages/${message}/notes/${noteFiles.message}`,
	},
	"/:lang/admin/mails": { ...ownerPage, showsWord: true },
	"/:lang/admin/mails/several": ownerForm,
	"/:lang/admin/mails/:id": { ...ownerForm, showsWord: true, at: ({ mail }) => `/admin/mails/${mail}` },

	"/:lang/admin/products": priceForm,
	"/:lang/admin/products.csv": salesPage,
	"/:lang/admin/products.xlsx": salesPage,
	"/:lang/admin/products/several": ownerForm,
	"/:lang/admin/products/import": ownerForm,
	"/:lang/admin/products/change": ownerForm,
	"/:lang/admin/products/changes": { ...salesPage, showsWord: true },
	"/:lang/admin/products/changes/:id": {
		...{ ...priceForm, showsWord: true },
		at: ({ batch }) => `/admin/products/changes/${batch}`,
	},
	"/:lang/admin/products/prices/:id": {
		...priceForm,
		at: ({ product }) => `/admin/products/prices/${product}`,
	},

	"/:lang/admin/landing-pages": { ...ownerForm, showsWord: true },
	"/:lang/admin/landing-pages/several": ownerForm,
	"/:lang/admin/landing-pages/new": { ...ownerForm, showsWord: true },
	"/:lang/admin/landing-pages/edit/:id": {
		...{ ...ownerForm, showsWord: true },
		at: ({ page }) => `/admin/landing-pages/edit/${page}`,
	},
	"/:lang/admin/landing-pages/edit/:id/sections": {
		...{ ...ownerForm, showsWord: true },
		at: ({ page }) => `/admin/landing-pages/edit/${page}/sections`,
	},
	"/:lang/admin/landing-pages/edit/:id/sections/preview": {
		...{ read: "nobody", write: "admin" },
		at: ({ page, section }) => `/admin/landing-pages/edit/${page}/sections/preview?section=${section}`,
	},
	"/:lang/admin/landing-pages/edit/:id/sections/:sectionId": {
		...{ ...ownerForm, showsWord: true },
		at: ({ page, section }) => `/admin/landing-pages/edit/${page}/sections/${section}`,
	},
	"/:lang/admin/blog": { ...ownerForm, showsWord: true },
	"/:lang/admin/blog/several": ownerForm,
	"/:lang/blog/admin/new": ownerForm,
	"/:lang/blog/admin/:slug/edit": {
		...{ ...ownerForm, showsWord: true },
		at: ({ post }) => `/blog/admin/${post}/edit`,
	},
	"/:lang/admin/voices": { ...ownerForm, showsWord: true },
	"/:lang/admin/voices/check": ownerForm,
	"/:lang/admin/voices/reviews/new": ownerForm,
	"/:lang/admin/voices/reviews/:id": {
		...{ ...ownerForm, showsWord: true },
		at: ({ review }) => `/admin/voices/reviews/${review}`,
	},
	"/:lang/admin/voices/references/new": ownerForm,
	"/:lang/admin/voices/references/:id": {
		...{ ...ownerForm, showsWord: true },
		at: ({ reference }) => `/admin/voices/references/${reference}`,
	},
	"/:lang/admin/media": salesForm,
	"/:lang/admin/media/several": ownerForm,
	"/:lang/products/admin/new": ownerForm,
	"/:lang/products/admin/:slug": { ...ownerForm, at: ({ container }) => `/products/admin/${container}` },
	"/:lang/products/admin/:slug/delete": {
		...ownerForm,
		at: ({ container }) => `/products/admin/${container}/delete`,
	},
	"/:lang/admin/tariffs": priceForm,
	"/:lang/admin/tariffs.csv": salesPage,
	"/:lang/admin/tariffs.xlsx": salesPage,
	"/:lang/admin/tariffs/new": ownerForm,
	"/:lang/admin/tariffs/edit/:country/:prefix": { ...ownerForm, at: () => "/admin/tariffs/edit/BE/10" },
	"/:lang/admin/tariffs/import": ownerForm,
	"/:lang/admin/stock-colors": ownerForm,
	"/:lang/admin/company": ownerForm,
	"/:lang/admin/owners": ownerForm,
	"/:lang/admin/history": { ...ownerPage, showsWord: true },
	"/:lang/admin/trash": ownerPage,
	"/:lang/admin/history/:id": {
		...ownerForm,
		showsWord: true,
		at: ({ change }) => `/admin/history/${change}`,
	},

	"/:lang/admin/*": { ...deskPage, isNowhere: true, at: () => "/admin/anything" },
	"/:lang/blog/admin/*": { ...deskPage, isNowhere: true, at: () => "/blog/admin/anything" },
	"/:lang/products/admin/*": { ...deskPage, isNowhere: true, at: () => "/products/admin/any/thing" },
};

function entriesOf(
	entries: readonly RouteConfigEntry[],
	above: string,
): [pattern: string, entry: RouteConfigEntry][] {
	return entries.flatMap((entry): [string, RouteConfigEntry][] => {
		const own = entry.path === undefined ? above : `${above}/${entry.path}`;
		return entry.children ? entriesOf(entry.children, own) : [[own, entry]];
	});
}

/** The file of every route by its address pattern, as the shop's own table has them. */
export async function routeFiles(): Promise<Map<string, string>> {
	return new Map(entriesOf(await routes, "").map(([pattern, { file }]) => [pattern, file]));
}

/** The framework's name for every route by its address pattern. */
export async function routeIds(): Promise<Map<string, string>> {
	return new Map(
		entriesOf(await routes, "").map(([pattern, { id, file }]) => [
			pattern,
			id ?? file.replace(/\.tsx?$/, ""),
		]),
	);
}

export type Place = Rule & { pattern: string; path: string };

/** Every route at an address that exists. */
export function placesOf(planted: Planted): Place[] {
	return Object.entries(roleTable).map(([pattern, rule]) => {
		const language = pattern.startsWith("/:lang") ? "/nl" : "";
		const path = rule.at ? language + rule.at(planted) : pattern.replace("/:lang", "/nl");
		return { pattern, path, ...rule };
	});
}

export const isDeskGroup = (role: Role): role is DeskGroup => Object.hasOwn(deskGroups, role);

/** Whether an address is the desk's. */
export function isDesk({ pattern }: { pattern: string }): boolean {
	return /^(\/:lang)?\/(admin|products\/admin|blog\/admin|redirect-manager)(\/|\.|$)/.test(pattern);
}

/** Whether somebody may, without a mailed link. */
export function may(identity: Identity, role: Role): boolean {
	const isColleague = colleagues.some((one) => one === identity);
	if (role === "everyone") return true;
	if (role === "member") return identity === "stranger" || isColleague;
	if (isDeskGroup(role)) return deskGroups[role].some((one) => one === identity);
	if (role === "nobody") return false;
	// What a link opens for anybody, the desk's people see who may read orders.
	return deskGroups.trade.some((one) => one === identity);
}
