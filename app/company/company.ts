import type { CustomerKind, Language } from "~/values/vocabulary.ts";

/** The owner's name, address and numbers, as company settings keep them. */
export type Company = {
	name: string;
	legalName: string;
	street: string;
	postalCode: string;
	city: string;
	/** ISO 3166-1 alpha-2. */
	country: string;
	/** As people read it. */
	phone: string;
	/** E.164, for call links. */
	phoneLink: string;
	email: string;
	vatNumber: string;
	iban: string;
	bic: string;
	bankName: string;
	/** Whom it sells to: the law protects private buyers. */
	customers: CustomerKind;
	/** Register of companies and court, as the footer says it; may be empty. */
	register: string;
	/** In which the shop writes to its own people. */
	mailLanguage: Language;
};
