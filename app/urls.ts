import { href } from "react-router";
import type { Language } from "~/i18n/languages.ts";

/** Landing pages that are not below /pages. */
export const ownAddress: ReadonlySet<string> = new Set([
	"about",
	"faq",
	"cookie-policy",
	"privacy-statement",
]);

/** Every address that the shop links to, typed by the route table. */
export const urls = {
	home: (lang: Language) => href("/:lang", { lang }),
	/** Where the home page takes its form. */
	homeForm: (lang: Language) => `${href("/:lang", { lang })}?index`,
	formTicket: (lang: Language) => href("/:lang/form-ticket", { lang }),
	products: (lang: Language) => href("/:lang/products", { lang }),
	auth: (lang: Language) => href("/:lang/auth", { lang }),
	signOut: (lang: Language) => href("/:lang/auth/sign-out", { lang }),
	admin: {
		orders: (lang: Language) => href("/:lang/admin/orders", { lang }),
		order: (lang: Language, id: string) => href("/:lang/admin/orders/:id", { lang, id }),
		quotes: (lang: Language) => href("/:lang/admin/quotes", { lang }),
		quote: (lang: Language, id: string) => href("/:lang/admin/quotes/:id", { lang, id }),
		messages: (lang: Language) => href("/:lang/admin/messages", { lang }),
		message: (lang: Language, id: string) => href("/:lang/admin/messages/:id", { lang, id }),
		mails: (lang: Language) => href("/:lang/admin/mails", { lang }),
		mail: (lang: Language, id: string) => href("/:lang/admin/mails/:id", { lang, id }),
		landingPages: (lang: Language) => href("/:lang/admin/landing-pages", { lang }),
		newLandingPage: (lang: Language) => href("/:lang/admin/landing-pages/new", { lang }),
		editLandingPage: (lang: Language, id: string) =>
			href("/:lang/admin/landing-pages/edit/:id", { lang, id }),
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
		media: (lang: Language) => href("/:lang/admin/media", { lang }),
		tariffs: (lang: Language) => href("/:lang/admin/tariffs", { lang }),
		newTariff: (lang: Language) => href("/:lang/admin/tariffs/new", { lang }),
		editTariff: (lang: Language, country: string, prefix: string) =>
			href("/:lang/admin/tariffs/edit/:country/:prefix", { lang, country, prefix }),
		importTariffs: (lang: Language) => href("/:lang/admin/tariffs/import", { lang }),
		tariffsCsv: (lang: Language) => href("/:lang/admin/tariffs.csv", { lang }),
		newProduct: (lang: Language) => href("/:lang/products/admin/new", { lang }),
		product: (lang: Language, slug: string) => href("/:lang/products/admin/:slug", { lang, slug }),
		deleteProduct: (lang: Language, slug: string) =>
			href("/:lang/products/admin/:slug/delete", { lang, slug }),
		stockColors: (lang: Language) => href("/:lang/admin/stock-colors", { lang }),
		company: (lang: Language) => href("/:lang/admin/company", { lang }),
		history: (lang: Language) => href("/:lang/admin/history", { lang }),
		change: (lang: Language, id: string) => href("/:lang/admin/history/:id", { lang, id }),
	},
	redirectManager: () => href("/redirect-manager"),
	containers: (lang: Language) => href("/:lang/container", { lang }),
	container: (lang: Language, slug: string) => href("/:lang/container/:slug", { lang, slug }),
	requestQuote: (lang: Language, slug: string) => href("/:lang/container/:slug/quote", { lang, slug }),
	rent: (lang: Language) => href("/:lang/rent", { lang }),
	leasing: (lang: Language) => href("/:lang/leasing", { lang }),
	modifications: (lang: Language) => href("/:lang/modifications", { lang }),
	refrigerated: (lang: Language) => href("/:lang/koelcontainers-reefers-vriescontainers", { lang }),
	contact: (lang: Language) => href("/:lang/contact", { lang }),
	blog: (lang: Language) => href("/:lang/blog", { lang }),
	blogPost: (lang: Language, slug: string) => href("/:lang/blog/:slug", { lang, slug }),
	blogFeed: (lang: Language) => href("/:lang/blog/feed.xml", { lang }),
	/** A landing page; some have an address of their own. */
	page: (lang: Language, slug: string) =>
		ownAddress.has(slug) ? `${href("/:lang", { lang })}/${slug}` : href("/:lang/pages/:slug", { lang, slug }),
	cart: (lang: Language) => href("/:lang/cart", { lang }),
	orderConfirmation: (lang: Language, orderId: string) =>
		href("/:lang/order-confirmation/:orderId", { lang, orderId }),
	/** Remembers the choice of a language and goes on to a path. */
	chooseLanguage: (lang: Language, to: string) =>
		`${href("/:lang/language", { lang })}?to=${encodeURIComponent(to)}`,
};
