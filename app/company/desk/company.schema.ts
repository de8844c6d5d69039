import { z } from "zod";
import {
	complain,
	localized,
	optionalText,
	version,
	webAddress,
	withVersion,
} from "~/desk/record/schema-parts.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { forEach } from "~/values/closed-set.ts";
import { type ConsumerLaw, isReachable } from "~/values/consumer-law.ts";
import { coordinatesText, parseCoordinates } from "~/values/coordinates.ts";
import { emailForm } from "~/values/email.ts";
import { parseBic, parseIban } from "~/values/iban.ts";
import { type OpeningHours, parseTime, weekdays } from "~/values/opening-hours.ts";
import { type CompanyCountry, companyCountries, phoneLinkOf } from "~/values/phone.ts";
import { uploadKeyOf } from "~/values/picture-address.ts";
import { plainText } from "~/values/plain-text.ts";
import { parsePostcode } from "~/values/postcode.ts";
import { parseVatNumber } from "~/values/vat-number.ts";
import { customerKinds, languages, lapseRules, transportCountries } from "~/values/vocabulary.ts";
import { termLimits } from "../payment-terms.ts";
import { type CompanySettings, contactFields } from "./company-admin.ts";

/** Codes of what can be wrong with a field; the page's texts have words for them. */
type CompanyError = keyof PageTexts["adminSettings"]["company"]["errors"];

const code = (error: CompanyError) => ({ error });

function required(most = 200) {
	return z
		.string(code("required"))
		.overwrite((text) => plainText(text).replace(/\s+/g, " "))
		.trim()
		.min(1, { ...code("required"), abort: true })
		.max(most, code("tooLong"));
}

const optional = optionalText(200).transform((text) => text ?? "");

/** A text that has a usual form; anything else is the error. */
function inForm(parse: (text: string) => string | null, error: CompanyError) {
	return required().transform((text, context) => {
		return parse(text) ?? complain(context, error, text);
	});
}

/** A number of days within its limits. @param none what an empty field stands for; an error where it is not given */
function days<None = never>(name: keyof typeof termLimits, ...none: None[]) {
	const [least, most] = termLimits[name];
	return z
		.string()
		.optional()
		.transform((given = "", context): number | None => {
			const text = given.trim();
			if (text === "" && none.length > 0) return none[0] as None;
			const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
			return number >= least && number <= most ? number : complain(context, "days", given);
		});
}

const choice = z.enum(["on", "off"], code("choice")).transform((value) => value === "on");

/** A whole percentage; no member state charges 30. */
const rate = z.string(code("rate")).transform((given, context): number => {
	const number = /^\d{1,2}$/.test(given.trim()) ? Number(given) : Number.NaN;
	return number <= 30 ? number : complain(context, "rate", given);
});

const warnings = z.object(localized(optionalText(5_000).transform((text) => text ?? ""))).prefault({});
const pictures = z.object(localized(webAddress.transform((address) => address ?? ""))).prefault({});

const logo = optionalText(2_000).transform((address, context) => {
	if (address === null) return "";
	return uploadKeyOf(address) === null ? complain(context, "logo" satisfies CompanyError, address) : address;
});

const depot = optional.transform((text, context) => {
	if (text === "") return "";
	const place = parseCoordinates(text);
	return place ? coordinatesText(place) : complain(context, "depot" satisfies CompanyError, text);
});

const day = z
	.object({
		open: z.string().optional(),
		opens: optional,
		closes: optional,
	})
	.default({ open: undefined, opens: "", closes: "" })
	.transform((given, context): OpeningHours["monday"] => {
		if (given.open !== "on") return null;
		const opens = parseTime(given.opens);
		const closes = parseTime(given.closes);
		const wrong = (path: "opens" | "closes", error: CompanyError) => complain(context, error, given, [path]);
		if (opens === null) wrong("opens", "time");
		if (closes === null) wrong("closes", "time");
		if (opens === null || closes === null) return z.NEVER;
		return closes > opens ? { opens, closes } : wrong("closes", "times");
	});

/** Postcodes of the countries that the shop delivers to, in their form; others are letters and digits. */
function parsePostalCode(country: CompanyCountry, text: string): string | null {
	const own = transportCountries.find((one) => one === country);
	if (own) return parsePostcode(own, text);
	return /^[A-Z0-9](?:[A-Z0-9 -]{1,8})[A-Z0-9]$/i.test(text) ? text.toUpperCase() : null;
}

const hours = z.object(forEach(weekdays, () => day));

/** Fields are looked at together once each of them is fine by itself, whatever is wrong with others. */
function areFine(...names: string[]) {
	return ({ issues }: { issues: readonly { path?: readonly PropertyKey[] }[] }) =>
		!issues.some(({ path }) => names.includes(String(path?.[0])));
}

/** The form of the company's settings. Errors are codes. */
export const companySchema = z
	.object({
		name: required(60),
		legalName: required(),
		street: required(),
		postalCode: required(12),
		city: required(),
		country: z.enum(companyCountries, code("country")),
		phone: required(40),
		phoneLink: optional,
		email: required().regex(emailForm, code("email")),
		vatNumber: inForm(parseVatNumber, "vatNumber"),
		iban: inForm(parseIban, "iban"),
		bic: optionalText(200).transform((text, context) => {
			if (!text) return "";
			return parseBic(text) ?? complain(context, "bic", text);
		}),
		bankName: required(),
		customers: z.enum(customerKinds, code("customers")),
		register: optional,
		mailLanguage: z.enum(languages, code("mailLanguage")),
		accountHolder: optional,
		termDays: days("termDays"),
		remindBefore: days("remindBefore", null),
		remindAfter: days("remindAfter", null),
		lapse: z.enum(lapseRules, code("lapse")),
		lapseDays: days("lapseDays"),
		...{ vatByCase: choice, vatOss: choice, rateBE: rate, rateNL: rate, rateDE: rate, rateFR: rate },
		...{ earlierPrice: choice, safety: choice, guarantee: choice },
		...{ makerName: optional, makerAddress: optional, makerContact: optional },
		...{ responsibleName: optional, responsibleAddress: optional, responsibleContact: optional },
		...{ warnings, guaranteePictures: pictures, logo, depot },
		hours: hours.prefault({}),
		...version,
	})
	.refine(({ country, postalCode }) => parsePostalCode(country, postalCode) !== null, {
		...code("postalCode"),
		path: ["postalCode"],
		when: areFine("country", "postalCode"),
	})
	.refine(({ country, phone, phoneLink }) => phoneLink !== "" || phoneLinkOf(phone, country) !== null, {
		...code("phone"),
		path: ["phone"],
		when: areFine("country", "phone", "phoneLink"),
	})
	.refine(({ country, phoneLink }) => phoneLink === "" || phoneLinkOf(phoneLink, country) !== null, {
		...code("phoneLink"),
		path: ["phoneLink"],
		when: areFine("country", "phoneLink"),
	})
	.superRefine((form, context) => {
		for (const { name, address, contact } of Object.values(contactFields)) {
			const parts = [form[name], form[address], form[contact]];
			if (parts.every((part) => part === "")) continue;
			for (const field of [name, address, contact]) {
				if (form[field] === "") complain(context, "together" satisfies CompanyError, form, [field]);
			}
			if (form[contact] !== "" && !isReachable(form[contact])) {
				complain(context, "contact" satisfies CompanyError, form, [contact]);
			}
		}
	})
	.transform((form) => {
		const { record: whole, seen } = withVersion(form);
		const {
			earlierPrice,
			safety,
			guarantee,
			warnings: safely,
			guaranteePictures,
			logo: address,
			depot: place,
			...rest
		} = whole;
		const { makerName, makerAddress, makerContact, ...unmade } = rest;
		const { responsibleName, responsibleAddress, responsibleContact, ...record } = unmade;
		const law: ConsumerLaw = {
			...{ earlierPrice, safety, guarantee, warnings: safely, guaranteePictures },
			maker: { name: makerName, address: makerAddress, contact: makerContact },
			responsible: { name: responsibleName, address: responsibleAddress, contact: responsibleContact },
		};
		const { hours: openingHours, accountHolder, termDays, remindBefore, remindAfter, ...others } = record;
		const { lapse, lapseDays, vatByCase, vatOss, rateBE, rateNL, rateDE, rateFR, ...given } = others;
		const ossRates = { BE: rateBE, NL: rateNL, DE: rateDE, FR: rateFR };
		const vat = { byCase: vatByCase, oss: vatOss, ossRates };
		const terms = { accountHolder, termDays, remindBefore, remindAfter, lapse, lapseDays };
		const company = {
			...given,
			postalCode: parsePostalCode(given.country, given.postalCode) ?? given.postalCode,
			phoneLink: phoneLinkOf(given.phoneLink || given.phone, given.country) ?? given.phoneLink,
		};
		const settings: CompanySettings = { company, openingHours, terms, vat, law, logo: address, depot: place };
		return { settings, seen };
	});
