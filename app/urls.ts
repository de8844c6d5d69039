import { href } from "react-router";
import type { Language } from "~/i18n/languages.ts";

/** Every address that the shop links to, typed by the route table. */
export const urls = {
	home: (lang: Language) => href("/:lang", { lang }),
	/** Where the home page takes its form. */
	homeForm: (lang: Language) => `${href("/:lang", { lang })}?index`,
	formTicket: (lang: Language) => href("/:lang/form-ticket", { lang }),
	containers: (lang: Language) => href("/:lang/container", { lang }),
	container: (lang: Language, slug: string) => href("/:lang/container/:slug", { lang, slug }),
	requestQuote: (lang: Language, slug: string) => href("/:lang/container/:slug/quote", { lang, slug }),
	cart: (lang: Language) => href("/:lang/cart", { lang }),
	orderConfirmation: (lang: Language, orderId: string) =>
		href("/:lang/order-confirmation/:orderId", { lang, orderId }),
	/** Remembers the choice of a language and goes on to a path. */
	chooseLanguage: (lang: Language, to: string) =>
		`${href("/:lang/language", { lang })}?to=${encodeURIComponent(to)}`,
};
