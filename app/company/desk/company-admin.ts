import type { RecordValues } from "~/desk/record/record-fields.ts";
import type { ConsumerLaw } from "~/values/consumer-law.ts";
import { type OpeningHours, weekdays } from "~/values/opening-hours.ts";
import { companyCountries, phoneLinkOf } from "~/values/phone.ts";
import type { VatSettings } from "~/values/vat-cases.ts";
import { languages, transportCountries } from "~/values/vocabulary.ts";
import type { Company } from "../company.ts";
import type { PaymentTerms } from "../payment-terms.ts";

/** The owner's settings as one form edits them. */
export type CompanySettings = {
	company: Company;
	openingHours: OpeningHours;
	terms: PaymentTerms;
	vat: VatSettings;
	law: ConsumerLaw;
	/** Address of the picture that papers carry; empty: none. */
	logo: string;
	/** Coordinates of the depot; empty: not said. */
	depot: string;
};

/** What private buyers are shown, each by a yes or no. */
export const lawChoices = ["earlierPrice", "safety", "guarantee"] as const;

/** Names of the fields of whoever made a container, or answers for it. */
export const contactFields = {
	maker: { name: "makerName", address: "makerAddress", contact: "makerContact" },
	responsible: {
		...({ name: "responsibleName", address: "responsibleAddress" } as const),
		contact: "responsibleContact",
	},
} as const;

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
export function startValues({
	company,
	openingHours,
	terms,
	vat,
	law,
	logo,
	depot,
}: CompanySettings): RecordValues {
	const hours = weekdays.flatMap((day) => [
		[`hours.${day}.open`, openingHours[day] ? "on" : ""],
		[`hours.${day}.opens`, openingHours[day]?.opens ?? ""],
		[`hours.${day}.closes`, openingHours[day]?.closes ?? ""],
	]);
	const contacts = (["maker", "responsible"] as const).flatMap((who) => {
		const { name, address, contact } = contactFields[who];
		return [
			[name, law[who].name],
			[address, law[who].address],
			[contact, law[who].contact],
		];
	});
	return {
		...Object.fromEntries(lawChoices.map((name) => [name, law[name] ? "on" : "off"])),
		...Object.fromEntries(contacts),
		...Object.fromEntries(
			languages.flatMap((code) => [
				[`warnings.${code}`, law.warnings[code]],
				[`guaranteePictures.${code}`, law.guaranteePictures[code]],
			]),
		),
		...Object.fromEntries(texts.map((name) => [name, company[name]])),
		phoneLink: typedPhoneLink(company),
		logo,
		depot,
		...Object.fromEntries(termNames.map((name) => [name, String(terms[name] ?? "")])),
		vatByCase: vat.byCase ? "on" : "off",
		vatOss: vat.oss ? "on" : "off",
		...Object.fromEntries(transportCountries.map((code) => [`rate${code}`, String(vat.ossRates[code])])),
		...Object.fromEntries(hours),
	};
}
