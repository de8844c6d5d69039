import { href } from "react-router";
import type { Language } from "~/i18n/languages.ts";

/** Addresses of an offer for its buyer, typed by the route table; apart, since only mails and its own page link there. */
export const offerUrls = {
	offer: (lang: Language, token: string) => href("/:lang/offer/:token", { lang, token }),
	/** @param file `offer.pdf` or `drawing.jpg` */
	file: (lang: Language, token: string, file: string) =>
		href("/:lang/offer/:token/:file", { lang, token, file }),
};
