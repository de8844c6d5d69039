import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "~/routes.ts";
import type { Identity } from "./identities.ts";
import type { Planted } from "./planted.ts";

/**
 * Who may: everyone; member: whoever has signed in; admin; link-holder: whoever has the link that was mailed, and
 * admins; order-reader: whoever may read the order, admins among them; nobody: there is no such thing to do.
 */
export type Role = "everyone" | "member" | "admin" | "link-holder" | "order-reader" | "nobody";

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
};

const publicPage: Rule = { read: "everyone", write: "nobody" };
const publicForm: Rule = { read: "everyone", write: "everyone" };
/** Without the code of the link there is nothing, for admins neither: the desk has its own page. */
const linkPage: Rule = { read: "link-holder", write: "nobody" };
const linkForm: Rule = { read: "link-holder", write: "link-holder" };
const ownerPage: Rule = { read: "admin", write: "nobody" };
const ownerForm: Rule = { read: "admin", write: "admin" };

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

	"/:lang/admin": { ...ownerPage, showsWord: "at times" },
	"/:lang/admin/personal-data": ownerForm,
	"/:lang/admin/personal-data.json": {
		...ownerPage,
		at: () => "/admin/personal-data.json?email=nobody%40else.example",
	},
	"/:lang/admin/waiting": ownerPage,
	"/:lang/admin/side": ownerForm,
	"/:lang/admin/views": ownerForm,
	"/:lang/admin/language": ownerForm,
	"/:lang/admin/search": ownerPage,
	"/:lang/admin/find": ownerPage,
	"/:lang/admin/orders": { ...ownerPage, showsWord: true },
	"/:lang/admin/orders.csv": { ...ownerPage, showsWord: true },
	"/:lang/admin/orders.xlsx": ownerPage,
	"/:lang/admin/orders/:id": { ...ownerForm, showsWord: true, at: ({ order }) => `/admin/orders/${order}` },
	"/:lang/admin/orders/:id/edit": {
		...{ ...ownerForm, showsWord: true },
		at: ({ order }) => `/admin/orders/${order}/edit`,
	},
	"/:lang/admin/orders/:id/proofs/:proof": {
		...{ ...ownerPage, showsWord: true },
		at: ({ order, proof }) => `/admin/orders/${order}/proofs/${proof}`,
	},
	"/:lang/admin/invoices": { ...ownerPage, showsWord: true },
	"/:lang/admin/invoices.csv": { ...ownerPage, showsWord: true },
	"/:lang/admin/invoices.xlsx": ownerPage,
	"/:lang/admin/invoices.zip": ownerPage,
	"/:lang/admin/invoices/:id/pdf": {
		...{ ...ownerPage, showsWord: true },
		at: ({ invoice }) => `/admin/invoices/${invoice}/pdf`,
	},
	"/:lang/admin/invoices/:id/ubl": {
		...{ ...ownerPage, showsWord: true },
		at: ({ invoice }) => `/admin/invoices/${invoice}/ubl`,
	},
	"/:lang/admin/bank": { ...ownerPage, showsWord: true },
	"/:lang/admin/bank/import": { ...ownerForm, showsWord: true },
	"/:lang/admin/bank/open-items": { ...ownerPage, showsWord: true },
	"/:lang/admin/bank/:id": { ...ownerForm, showsWord: true, at: ({ bankLine }) => `/admin/bank/${bankLine}` },
	"/:lang/admin/quotes": { ...ownerPage, showsWord: true },
	"/:lang/admin/quotes.csv": { ...ownerPage, showsWord: true },
	"/:lang/admin/quotes.xlsx": ownerPage,
	"/:lang/admin/quotes/:id": { ...ownerForm, showsWord: true, at: ({ quote }) => `/admin/quotes/${quote}` },
	"/:lang/admin/quotes/:id/picture": {
		...{ ...ownerPage, showsWord: true },
		at: ({ quote }) => `/admin/quotes/${quote}/picture`,
	},
	"/:lang/admin/offers": { ...ownerPage, showsWord: true },
	"/:lang/admin/offers/new": ownerForm,
	"/:lang/admin/offers/settings": ownerForm,
	"/:lang/admin/offers/:id": { ...ownerForm, showsWord: true, at: ({ offer }) => `/admin/offers/${offer}` },
	"/:lang/admin/offers/:id/edit": {
		...{ ...ownerForm, showsWord: true },
		at: ({ offer }) => `/admin/offers/${offer}/edit`,
	},
	"/:lang/admin/offers/:id/pdf": {
		...{ ...ownerPage, showsWord: true },
		at: ({ offer }) => `/admin/offers/${offer}/pdf`,
	},
	"/:lang/admin/offers/:id/drawing": {
		...{ ...ownerPage, showsWord: true },
		at: ({ offer }) => `/admin/offers/${offer}/drawing`,
	},
	"/:lang/admin/messages": { ...ownerPage, showsWord: true },
	"/:lang/admin/messages.csv": { ...ownerPage, showsWord: true },
	"/:lang/admin/messages.xlsx": ownerPage,
	"/:lang/admin/messages/:id": {
		...{ ...ownerForm, showsWord: true },
		at: ({ message }) => `/admin/messages/${message}`,
	},
	"/:lang/admin/mails": { ...ownerPage, showsWord: true },
	"/:lang/admin/mails/:id": { ...ownerForm, showsWord: true, at: ({ mail }) => `/admin/mails/${mail}` },

	"/:lang/admin/products": ownerForm,
	"/:lang/admin/products.csv": ownerPage,
	"/:lang/admin/products.xlsx": ownerPage,
	"/:lang/admin/products/import": ownerForm,
	"/:lang/admin/products/change": ownerForm,
	"/:lang/admin/products/changes": { ...ownerPage, showsWord: true },
	"/:lang/admin/products/changes/:id": {
		...{ ...ownerForm, showsWord: true },
		at: ({ batch }) => `/admin/products/changes/${batch}`,
	},
	"/:lang/admin/products/prices/:id": {
		...ownerForm,
		at: ({ product }) => `/admin/products/prices/${product}`,
	},

	"/:lang/admin/landing-pages": { ...ownerForm, showsWord: true },
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
	"/:lang/blog/admin/new": ownerForm,
	"/:lang/blog/admin/:slug/edit": {
		...{ ...ownerForm, showsWord: true },
		at: ({ post }) => `/blog/admin/${post}/edit`,
	},
	"/:lang/admin/media": ownerForm,
	"/:lang/products/admin/new": ownerForm,
	"/:lang/products/admin/:slug": { ...ownerForm, at: ({ container }) => `/products/admin/${container}` },
	"/:lang/products/admin/:slug/delete": {
		...ownerForm,
		at: ({ container }) => `/products/admin/${container}/delete`,
	},
	"/:lang/admin/tariffs": ownerForm,
	"/:lang/admin/tariffs.csv": ownerPage,
	"/:lang/admin/tariffs.xlsx": ownerPage,
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

/** Whether somebody may, without a mailed link. */
export function may(identity: Identity, role: Role): boolean {
	if (role === "everyone") return true;
	if (role === "member") return identity === "stranger" || identity === "admin";
	return role !== "nobody" && identity === "admin";
}
