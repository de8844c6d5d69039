import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { company as demo } from "#db/seed/company.ts";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { usualConsumerLaw } from "~/values/consumer-law.ts";
import { usualHours } from "~/values/opening-hours.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { usualTerms } from "../payment-terms.ts";
import { companySchema } from "./company.schema.ts";
import { startValues } from "./company-admin.ts";

const stored = {
	company: demo,
	openingHours: usualHours,
	terms: usualTerms,
	vat: usualVatSettings,
	law: usualConsumerLaw,
	logo: "",
	depot: "51.27, 4.36",
};

function formOf(given: Record<string, string> = {}): FormData {
	const fields = new FormData();
	// A box that is not ticked is not sent.
	const start = Object.entries(startValues(stored)).filter(
		([name, value]) => !name.endsWith(".open") || value,
	);
	for (const [name, value] of Object.entries({ ...Object.fromEntries(start), seen: "then", ...given })) {
		fields.set(name, String(value));
	}
	return fields;
}

function settingsOf(given: Record<string, string> = {}) {
	const submission = parseWithZod(formOf(given), { schema: companySchema });
	if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
	return submission.value;
}

function errorsOf(given: Record<string, string>): unknown {
	const submission = parseWithZod(formOf(given), { schema: companySchema });
	return submission.status === "success" ? null : submission.reply().error;
}

describe("the company's form", () => {
	test("left as it was handed out changes nothing", () => {
		expect(settingsOf()).toEqual({ settings: stored, seen: "then" });
	});

	test("leaves the call link to the phone number, unless it was typed", () => {
		const linkOf = (given: Record<string, string>) => settingsOf(given).settings.company.phoneLink;
		expect(linkOf({ phone: "03 123 45 67" })).toBe("+3231234567");
		expect(linkOf({ phone: "0800 KADE", phoneLink: "0800 12 345" })).toBe("+3280012345");
		const typed = {
			company: { ...demo, phone: "0800 KADE", phoneLink: "+3280012345" },
			openingHours: usualHours,
			terms: usualTerms,
			vat: usualVatSettings,
			law: usualConsumerLaw,
			logo: "",
			depot: "",
		};
		expect(startValues(typed).phoneLink).toBe("+3280012345");
		expect(startValues(stored).phoneLink).toBe("");
	});

	test("brings numbers and codes into their usual form", () => {
		const { company } = settingsOf({
			...{ iban: "be68539007547034", bic: "gkccbebb", vatNumber: "BE0123456749" },
			...{ name: "  Kade\n Containers ", country: "NL", postalCode: "1012ab", phone: "+31 20 123 45 67" },
		}).settings;
		expect(company).toMatchObject({
			...{ iban: demo.iban, bic: "GKCCBEBB", vatNumber: demo.vatNumber, name: "Kade Containers" },
			...{ country: "NL", postalCode: "1012 AB", phoneLink: "+31201234567" },
		});
	});

	test.each<[Record<string, string>, unknown]>([
		[{ name: " " }, { name: ["required"] }],
		[{ vatByCase: "maybe" }, { vatByCase: ["choice"] }],
		[{ safety: "perhaps" }, { safety: ["choice"] }],
		[{ makerName: "CIMC" }, { makerAddress: ["together"], makerContact: ["together"] }],
		[
			{
				responsibleName: "Kade",
				responsibleAddress: "Kaai 1, 2030 Antwerpen",
				responsibleContact: "by letter",
			},
			{ responsibleContact: ["contact"] },
		],
		[{ "warnings.de": "x".repeat(5_001) }, { "warnings.de": ["tooLong"] }],
		[{ "guaranteePictures.fr": "javascript:alert(1)" }, { "guaranteePictures.fr": ["address"] }],
		[{ depot: "north of the town" }, { depot: ["depot"] }],
		[{ logo: "https://elsewhere.example/logo.png" }, { logo: ["logo"] }],
		[{ logo: "/uploads/content/../../secret.jpg" }, { logo: ["logo"] }],
		[{ rateDE: "19,5" }, { rateDE: ["rate"] }],
		[{ rateFR: "31" }, { rateFR: ["rate"] }],
		[{ name: "K".repeat(61) }, { name: ["tooLong"] }],
		[{ legalName: "" }, { legalName: ["required"] }],
		[{ street: "x".repeat(201) }, { street: ["tooLong"] }],
		[{ country: "US" }, { country: ["country"] }],
		[{ mailLanguage: "es" }, { mailLanguage: ["mailLanguage"] }],
		[{ country: "" }, { country: ["country"] }],
		[{ postalCode: "203" }, { postalCode: ["postalCode"] }],
		[{ postalCode: "2030 AB" }, { postalCode: ["postalCode"] }],
		[{ country: "ES", postalCode: "?" }, { postalCode: ["postalCode"] }],
		[{ phone: "call us" }, { phone: ["phone"] }],
		[{ phone: "3 000" }, { phone: ["phone"] }],
		[{ phoneLink: "call us" }, { phoneLink: ["phoneLink"] }],
		[{ email: "info@kade" }, { email: ["email"] }],
		[{ vatNumber: "BE 0123.456.748" }, { vatNumber: ["vatNumber"] }],
		[{ vatNumber: "" }, { vatNumber: ["required"] }],
		[{ iban: "BE69 5390 0754 7034" }, { iban: ["iban"] }],
		[{ bic: "GKCC" }, { bic: ["bic"] }],
		[{ termDays: "" }, { termDays: ["days"] }],
		[{ termDays: "0" }, { termDays: ["days"] }],
		[{ termDays: "61" }, { termDays: ["days"] }],
		[{ termDays: "5.5" }, { termDays: ["days"] }],
		[{ remindBefore: "-1" }, { remindBefore: ["days"] }],
		[{ remindAfter: "9".repeat(400) }, { remindAfter: ["days"] }],
		[{ lapseDays: "soon" }, { lapseDays: ["days"] }],
		[{ lapse: "forget" }, { lapse: ["lapse"] }],
		[{ "hours.monday.opens": "late" }, { "hours.monday.opens": ["time"] }],
		[{ "hours.monday.closes": "9:00" }, { "hours.monday.closes": ["times"] }],
		[{ "hours.sunday.open": "on" }, { "hours.sunday.opens": ["time"], "hours.sunday.closes": ["time"] }],
	])("refuses %j", (given, errors) => {
		expect(errorsOf(given)).toEqual(errors);
	});

	test("takes an account without BIC and holder, and no reminders", () => {
		const { company, terms } = settingsOf({
			bic: "",
			accountHolder: "",
			remindBefore: " ",
			remindAfter: "",
		}).settings;
		expect(company.bic).toBe("");
		expect(terms).toEqual({ ...usualTerms, remindBefore: null, remindAfter: null });
	});

	test("says everything that is wrong at once", () => {
		const wrong = { name: "", postalCode: "1", phone: "?", iban: "BE", "hours.friday.opens": "" };
		expect(Object.keys(errorsOf(wrong) as object).toSorted()).toEqual(Object.keys(wrong).toSorted());
	});

	test("takes a day as closed when its box is not ticked, whatever stands beside it", () => {
		const fields = formOf({ "hours.tuesday.opens": "8h30", "hours.tuesday.closes": "12.15" });
		fields.delete("hours.monday.open");
		const submission = parseWithZod(fields, { schema: companySchema });
		if (submission.status !== "success") throw new Error("refused");
		const { openingHours } = submission.value.settings;
		expect(openingHours).toEqual({
			...usualHours,
			monday: null,
			tuesday: { opens: "08:30", closes: "12:15" },
		});
	});

	test("may close the whole week", () => {
		const fields = formOf();
		for (const name of [...fields.keys()]) if (name.startsWith("hours.")) fields.delete(name);
		const submission = parseWithZod(fields, { schema: companySchema });
		if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
		expect(Object.values(submission.value.settings.openingHours)).toEqual(Array(7).fill(null));
	});

	test("comes back with all that was typed", () => {
		const given = { iban: "nonsense", "hours.monday.opens": "noon", name: "Quay" };
		const reply = parseWithZod(formOf(given), { schema: companySchema }).reply();
		const fields = recordFieldsOf("company", reply, startValues(stored));
		expect(fields.text("iban")).toMatchObject({ defaultValue: "nonsense", code: "iban" });
		expect(fields.text("hours.monday.opens")).toMatchObject({
			id: "company-hours-monday-opens",
			defaultValue: "noon",
			code: "time",
		});
		expect(fields.text("name").defaultValue).toBe("Quay");
		expect(fields.isOn("hours.monday.open")).toBe(true);
		expect(fields.isOn("hours.sunday.open")).toBe(false);
	});

	test("is saved over the version that the author chose knowingly", () => {
		expect(settingsOf({ overwrite: "now" }).seen).toBe("now");
	});
});
