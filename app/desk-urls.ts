import { href } from "react-router";
import type { Language } from "~/i18n/languages.ts";
import type { Right } from "~/values/rights.ts";

/** Lists of which several rows can be changed at once. */
type SeveralList =
	| "orders"
	| "quotes"
	| "messages"
	| "mails"
	| "products"
	| "landing-pages"
	| "blog"
	| "media";

/** Addresses of the owner's side, typed by the route table; apart, so that visitors do not load them. */
export const adminUrls = {
	overview: (lang: Language) => href("/:lang/admin", { lang }),
	/** What waits, as numbers. */
	waiting: (lang: Language) => href("/:lang/admin/waiting", { lang }),
	/** Says that a right is missing and who may give it. @param wasSent a form, of which nothing was done */
	refused: (lang: Language, right: Right, wasSent: boolean) =>
		`${href("/:lang/admin/refused", { lang })}?right=${right}${wasSent ? "&sent=yes" : ""}`,
	search: (lang: Language) => href("/:lang/admin/search", { lang }),
	/** What the search finds, as data. */
	find: (lang: Language) => href("/:lang/admin/find", { lang }),
	ownLanguage: (lang: Language) => href("/:lang/admin/language", { lang }),
	views: (lang: Language) => href("/:lang/admin/views", { lang }),
	sideWidth: (lang: Language) => href("/:lang/admin/side", { lang }),
	orders: (lang: Language) => href("/:lang/admin/orders", { lang }),
	order: (lang: Language, id: string) => href("/:lang/admin/orders/:id", { lang, id }),
	/** Asks before the same is done with several of a list. */
	several: (lang: Language, list: SeveralList) => href(`/:lang/admin/${list}/several`, { lang }),
	/** Of several orders, as one file. */
	deliveryNotes: (lang: Language) => href("/:lang/admin/orders/delivery-notes.pdf", { lang }),
	editOrder: (lang: Language, id: string) => href("/:lang/admin/orders/:id/edit", { lang, id }),
	/** Buyers, and everything of one: by the mail address that the buyer goes by. */
	buyers: (lang: Language) => href("/:lang/admin/buyers", { lang }),
	buyer: (lang: Language, email: string) => href("/:lang/admin/buyers/:email", { lang, email }),
	bank: (lang: Language) => href("/:lang/admin/bank", { lang }),
	bankImport: (lang: Language) => href("/:lang/admin/bank/import", { lang }),
	bankLine: (lang: Language, id: string) => href("/:lang/admin/bank/:id", { lang, id }),
	openItems: (lang: Language) => href("/:lang/admin/bank/open-items", { lang }),
	invoices: (lang: Language) => href("/:lang/admin/invoices", { lang }),
	invoicePdf: (lang: Language, id: string) => href("/:lang/admin/invoices/:id/pdf", { lang, id }),
	/** With its PDF inside. */
	invoiceUbl: (lang: Language, id: string) => href("/:lang/admin/invoices/:id/ubl", { lang, id }),
	/** What is to be brought where. */
	deliveries: (lang: Language) => href("/:lang/admin/deliveries", { lang }),
	delivery: (lang: Language, id: string) => href("/:lang/admin/deliveries/:id", { lang, id }),
	quotes: (lang: Language) => href("/:lang/admin/quotes", { lang }),
	quote: (lang: Language, id: string) => href("/:lang/admin/quotes/:id", { lang, id }),
	offers: (lang: Language) => href("/:lang/admin/offers", { lang }),
	/** @param quoteId of the request that it answers; none for a buyer who calls */
	newOffer: (lang: Language, quoteId?: string) =>
		href("/:lang/admin/offers/new", { lang }) + (quoteId === undefined ? "" : `?quote=${quoteId}`),
	/** An offer that begins as an order was. */
	repeatOrder: (lang: Language, orderId: string) =>
		`${href("/:lang/admin/offers/new", { lang })}?order=${orderId}`,
	offerSettings: (lang: Language) => href("/:lang/admin/offers/settings", { lang }),
	offer: (lang: Language, id: string) => href("/:lang/admin/offers/:id", { lang, id }),
	editOffer: (lang: Language, id: string) => href("/:lang/admin/offers/:id/edit", { lang, id }),
	/** @param version of which; the newest unless it is named */
	offerPdf: (lang: Language, id: string, version?: number) =>
		href("/:lang/admin/offers/:id/pdf", { lang, id }) + (version === undefined ? "" : `?version=${version}`),
	offerDrawing: (lang: Language, id: string) => href("/:lang/admin/offers/:id/drawing", { lang, id }),
	messages: (lang: Language) => href("/:lang/admin/messages", { lang }),
	message: (lang: Language, id: string) => href("/:lang/admin/messages/:id", { lang, id }),
	mails: (lang: Language) => href("/:lang/admin/mails", { lang }),
	mail: (lang: Language, id: string) => href("/:lang/admin/mails/:id", { lang, id }),
	landingPages: (lang: Language) => href("/:lang/admin/landing-pages", { lang }),
	newLandingPage: (lang: Language) => href("/:lang/admin/landing-pages/new", { lang }),
	editLandingPage: (lang: Language, id: string) => href("/:lang/admin/landing-pages/edit/:id", { lang, id }),
	sections: (lang: Language, id: string) =>
		href("/:lang/admin/landing-pages/edit/:id/sections", { lang, id }),
	section: (lang: Language, id: string, sectionId: string) =>
		href("/:lang/admin/landing-pages/edit/:id/sections/:sectionId", { lang, id, sectionId }),
	/** The form of a section that is not stored yet. */
	newSection: (lang: Language, id: string, type: string) =>
		`${href("/:lang/admin/landing-pages/edit/:id/sections/:sectionId", { lang, id, sectionId: "new" })}?type=${type}`,
	sectionPreview: (lang: Language, id: string) =>
		href("/:lang/admin/landing-pages/edit/:id/sections/preview", { lang, id }),
	posts: (lang: Language) => href("/:lang/admin/blog", { lang }),
	newPost: (lang: Language) => href("/:lang/blog/admin/new", { lang }),
	/** @param slug in the language, or the post's id */
	editPost: (lang: Language, slug: string) => href("/:lang/blog/admin/:slug/edit", { lang, slug }),
	voices: (lang: Language) => href("/:lang/admin/voices", { lang }),
	/** Whether and how reviews are checked. */
	reviewCheck: (lang: Language) => href("/:lang/admin/voices/check", { lang }),
	newReview: (lang: Language) => href("/:lang/admin/voices/reviews/new", { lang }),
	review: (lang: Language, id: string) => href("/:lang/admin/voices/reviews/:id", { lang, id }),
	newReference: (lang: Language) => href("/:lang/admin/voices/references/new", { lang }),
	reference: (lang: Language, id: string) => href("/:lang/admin/voices/references/:id", { lang, id }),
	media: (lang: Language) => href("/:lang/admin/media", { lang }),
	tariffs: (lang: Language) => href("/:lang/admin/tariffs", { lang }),
	newTariff: (lang: Language) => href("/:lang/admin/tariffs/new", { lang }),
	editTariff: (lang: Language, country: string, prefix: string) =>
		href("/:lang/admin/tariffs/edit/:country/:prefix", { lang, country, prefix }),
	importTariffs: (lang: Language) => href("/:lang/admin/tariffs/import", { lang }),
	products: (lang: Language) => href("/:lang/admin/products", { lang }),
	/** What many prices are to be changed by. */
	changePrices: (lang: Language) => href("/:lang/admin/products/change", { lang }),
	priceBatches: (lang: Language) => href("/:lang/admin/products/changes", { lang }),
	priceBatch: (lang: Language, id: string) => href("/:lang/admin/products/changes/:id", { lang, id }),
	importProducts: (lang: Language) => href("/:lang/admin/products/import", { lang }),
	productPrices: (lang: Language, id: string) => href("/:lang/admin/products/prices/:id", { lang, id }),
	newProduct: (lang: Language) => href("/:lang/products/admin/new", { lang }),
	product: (lang: Language, slug: string) => href("/:lang/products/admin/:slug", { lang, slug }),
	deleteProduct: (lang: Language, slug: string) => href("/:lang/products/admin/:slug/delete", { lang, slug }),
	stockColors: (lang: Language) => href("/:lang/admin/stock-colors", { lang }),
	company: (lang: Language) => href("/:lang/admin/company", { lang }),
	personalData: (lang: Language) => href("/:lang/admin/personal-data", { lang }),
	/** Everything about an address. */
	personFile: (lang: Language, email: string) =>
		`${href("/:lang/admin/personal-data.json", { lang })}?email=${encodeURIComponent(email)}`,
	owners: (lang: Language) => href("/:lang/admin/owners", { lang }),
	history: (lang: Language) => href("/:lang/admin/history", { lang }),
	trash: (lang: Language) => href("/:lang/admin/trash", { lang }),
	change: (lang: Language, id: string) => href("/:lang/admin/history/:id", { lang, id }),
};
