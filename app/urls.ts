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
	/** Where a provider of online payments says that something has changed. */
	paymentWebhook: (lang: Language) => href("/:lang/payment-webhook", { lang }),
	products: (lang: Language) => href("/:lang/products", { lang }),
	auth: (lang: Language) => href("/:lang/auth", { lang }),
	verify: (lang: Language) => href("/:lang/auth/verify", { lang }),
	resetPassword: (lang: Language) => href("/:lang/auth/reset", { lang }),
	account: (lang: Language) => href("/:lang/auth/account", { lang }),
	/** Everything about whoever has signed in, as a file. */
	ownData: (lang: Language) => href("/:lang/auth/personal-data.json", { lang }),
	signOut: (lang: Language) => href("/:lang/auth/sign-out", { lang }),
	redirectManager: () => href("/redirect-manager"),
	containers: (lang: Language) => href("/:lang/container", { lang }),
	/** Containers side by side; which ones stands in the query. */
	compare: (lang: Language) => href("/:lang/container/compare", { lang }),
	sizeGuide: (lang: Language) => href("/:lang/size-guide", { lang }),
	container: (lang: Language, slug: string) => href("/:lang/container/:slug", { lang, slug }),
	requestQuote: (lang: Language, slug: string) => href("/:lang/container/:slug/quote", { lang, slug }),
	rent: (lang: Language) => href("/:lang/rent", { lang }),
	leasing: (lang: Language) => href("/:lang/leasing", { lang }),
	modifications: (lang: Language) => href("/:lang/modifications", { lang }),
	refrigerated: (lang: Language) => href("/:lang/koelcontainers-reefers-vriescontainers", { lang }),
	contact: (lang: Language) => href("/:lang/contact", { lang }),
	/** Where private buyers withdraw. @param orderNumber to start with */
	withdrawal: (lang: Language, orderNumber?: string) =>
		href("/:lang/withdrawal", { lang }) + (orderNumber ? `?order=${encodeURIComponent(orderNumber)}` : ""),
	search: (lang: Language) => href("/:lang/search", { lang }),
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
