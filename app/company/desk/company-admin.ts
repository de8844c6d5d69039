import type { RecordValues } from "~/desk/record/record-fields.ts";
import { type OpeningHours, weekdays } from "~/values/opening-hours.ts";
import { companyCountries, phoneLinkOf } from "~/values/phone.ts";
import type { VatSettings } from "~/values/vat-cases.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import type { Company } from "../company.ts";
import type { PaymentTerms } from "../payment-terms.ts";

/** The owner's settings as one form edits them. */
export type CompanySettings = {
	company: Company;
	openingHours: OpeningHours;
	terms: PaymentTerms;
	vat: VatSettings;
};

const termNames = ["accountHolder", "termDays", "remindBefore", "remindAfter", "lapse", "lapseDays"] as const;

const texts = [
	...(["name", "legalName", "street", "postalCode", "city", "country", "phone", "email"] as const),
	...(["vatNumber", "iban", "bic", "bankName", "mailLanguage", "customers", "register"] as const),
];

/** The call link where it is typed; empty where the phone number says it. */
function typedPhoneLink({ phone, phoneLink, country }: Company): string {
	const known = companyCountries.find((code) => code === country);
	return known && phoneLinkOf(phone, known) === phoneLink ? "" : phoneLink;
}

/** What the form starts with, by the names of its fields. */
export function startValues({ company, openingHours, terms, vat }: CompanySettings): RecordValues {
	const hours = weekdays.flatMap((day) => [
		[`hours.${day}.open`, openingHours[day] ? "on" : ""],
		[`hours.${day}.opens`, openingHours[day]?.opens ?? ""],
		[`hours.${day}.closes`, openingHours[day]?.closes ?? ""],
	]);
	return {
		...Object.fromEntries(texts.map((name) => [name, company[name]])),
		phoneLink: typedPhoneLink(company),
		...Object.fromEntries(termNames.map((name) => [name, String(terms[name] ?? "")])),
		vatByCase: vat.byCase ? "on" : "off",
		vatOss: vat.oss ? "on" : "off",
		...Object.fromEntries(transportCountries.map((code) => [`rate${code}`, String(vat.ossRates[code])])),
		...Object.fromEntries(hours),
	};
}
