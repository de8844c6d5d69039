import type { FieldWords } from "~/desk/history/describe-change.ts";
import { languageTable } from "~/i18n/languages.ts";
import type { Catalogue, PageTexts } from "~/i18n/messages/catalogue.ts";
import { forEach } from "~/values/closed-set.ts";
import { languages } from "~/values/vocabulary.ts";

/** What the fields of an offer's form are called, in their order. */
export function offerWords(pages: PageTexts, { checkout, catalog }: Catalogue): FieldWords {
	const { fields } = pages.adminOffers;
	const { conditionNames, deliveries } = catalog.details;
	const { companyName, vatNumber, street, postalCode, city, country, countries } = checkout;
	const billed = (label: string) => `${pages.adminAmend.billing} · ${label}`;
	return {
		...{ name: { label: fields.name }, companyName: { label: companyName } },
		...{ email: { label: checkout.email }, phone: { label: checkout.phone } },
		vatNumber: { label: vatNumber },
		language: { label: fields.language, words: forEach(languages, (code) => languageTable[code].nativeName) },
		...{ street: { label: street }, postalCode: { label: postalCode }, city: { label: city } },
		country: { label: country, words: countries },
		billingCompanyName: { label: billed(companyName) },
		billingVatNumber: { label: billed(vatNumber) },
		billingStreet: { label: billed(street) },
		billingPostalCode: { label: billed(postalCode) },
		billingCity: { label: billed(city) },
		billingCountry: { label: billed(country), words: countries },
		transportType: { label: fields.transportType, words: deliveries },
		lines: { label: fields.line },
		"lines.title": { label: fields.title },
		"lines.details": { label: fields.details },
		"lines.quantity": { label: fields.quantity },
		"lines.unitPrice": { label: fields.unitPrice, kind: "money" },
		"lines.condition": { label: fields.condition, words: conditionNames },
		"lines.ralColor": { label: fields.ral },
		"lines.transportPrice": { label: fields.transportPrice, kind: "money" },
		...{ intro: { label: fields.intro }, remarks: { label: fields.remarks } },
		...{ closing: { label: fields.closing }, conditions: { label: fields.conditions } },
		pictures: { label: fields.pictures, kind: "picture" },
		hasDrawing: { label: fields.drawing },
		...{ validUntil: { label: fields.validUntil }, termDays: { label: fields.termDays } },
	};
}
