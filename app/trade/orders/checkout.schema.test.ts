import { describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { orderCountries } from "~/values/vocabulary.ts";
import { checkoutSchema as schemaOf } from "./checkout.schema.ts";
import { checkoutErrors } from "./checkout-errors.ts";

const checkoutSchema = schemaOf("2026-11-22");

const filled = {
	name: "An Peeters",
	email: "an@example.com",
	phone: "+32 470 00 00 00",
	street: "Kaai 12",
	city: "Antwerpen",
	postalCode: "2030",
	country: "belgium",
};

const bill = {
	useAlternativeBillingAddress: "on",
	billingStreet: "Grote Markt 1",
	billingCity: "Brussel",
	billingPostalCode: "1000",
	billingCountry: "belgium",
};

/** The first error of each wrong field. */
function errorsOf(form: Record<string, unknown>): Record<string, string> {
	const issues = checkoutSchema.safeParse(form).error?.issues ?? [];
	return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));
}

describe("required fields (shop document §5)", () => {
	test.each(["name", "email", "phone", "street", "city", "postalCode", "country"])("%s", (field) => {
		for (const value of [undefined, ""]) {
			expect(errorsOf({ ...filled, [field]: value })).toEqual({ [field]: field });
		}
		if (field !== "country") expect(errorsOf({ ...filled, [field]: "   " })).toEqual({ [field]: field });
	});

	test("are all named at once", () => {
		expect(Object.keys(errorsOf({})).toSorted()).toEqual(Object.keys(filled).toSorted());
	});

	test.each(["an", "an@", "an@example", "an peeters@example.com"])(
		"an e-mail address is valid, not %j",
		(email) => {
			expect(errorsOf({ ...filled, email })).toEqual({ email: "emailInvalid" });
		},
	);

	const postcodes = { belgium: "2030", netherlands: "1012 AB", germany: "10115", france: "75001" };
	test.each(orderCountries)("delivery to %s", (country) => {
		expect(errorsOf({ ...filled, country, postalCode: postcodes[country] })).toEqual({});
	});

	test.each(["spain", "Belgium", "BE"])("no delivery to %s", (country) => {
		expect(errorsOf({ ...filled, country })).toEqual({ country: "country" });
	});
});

describe("what was filled in", () => {
	test("has no spaces around it", () => {
		expect(checkoutSchema.parse({ ...filled, name: " An ", email: " an@example.com " })).toMatchObject({
			name: "An",
			email: "an@example.com",
		});
	});

	test("is null where an optional field is empty", () => {
		const empty = { companyName: "", billingCompanyName: " ", billingVatNumber: undefined };
		expect(checkoutSchema.parse({ ...filled, ...empty })).toMatchObject({
			companyName: null,
			billingCompanyName: null,
			billingVatNumber: null,
			billingStreet: null,
			useAlternativeBillingAddress: false,
		});
	});

	const checked = ["country", "phone", "postalCode"];
	test.each([
		...Object.keys(filled).filter((field) => !checked.includes(field)),
		"companyName",
		"billingStreet",
	])("%s may be long, but not endless", (field) => {
		const end = field === "email" ? "@example.com" : "";
		const text = (length: number) => "x".repeat(length - end.length) + end;
		expect(errorsOf({ ...filled, [field]: text(200) })).toEqual({});
		expect(errorsOf({ ...filled, [field]: text(201) })).toEqual({ [field]: "tooLong" });
	});
});

describe("what can be checked is checked (ruling on K3)", () => {
	test.each([
		["belgium", "2030", true],
		["belgium", "203", false],
		["belgium", "abc", false],
		["belgium", "1012 AB", false],
		["netherlands", "1012ab", true],
		["netherlands", "1012", false],
		["germany", "01067", true],
		["germany", "1067", false],
	])("in %s the postcode %j: %s", (country, postalCode, isRight) => {
		const expected = isRight ? {} : { postalCode: "postalCodeInvalid" };
		expect(errorsOf({ ...filled, country, postalCode })).toEqual(expected);
		const billing = { ...bill, billingCountry: country, billingPostalCode: postalCode };
		const wrong = isRight ? {} : { billingPostalCode: "postalCodeInvalid" };
		expect(errorsOf({ ...filled, ...billing })).toEqual(wrong);
	});

	test("a postcode is checked beside whatever else is wrong, and not without a country", () => {
		expect(errorsOf({ ...filled, name: "", postalCode: "x" })).toEqual({
			name: "name",
			postalCode: "postalCodeInvalid",
		});
		expect(errorsOf({ ...filled, country: "", postalCode: "x" })).toEqual({ country: "country" });
	});

	test.each(["x", "1", "12345", "1".repeat(16)])("a phone number is none: %j", (phone) => {
		expect(errorsOf({ ...filled, phone })).toEqual({ phone: "phoneInvalid" });
	});
});

describe("a VAT number (ruling on K3)", () => {
	test.each([
		["belgium", "be0123456749", "BE 0123.456.749"],
		["belgium", "0123456749", "BE 0123.456.749"],
		["netherlands", "123456782 B01", "NL123456782B01"],
		["germany", "DE 136695976", "DE136695976"],
		["germany", "BE 0123.456.749", "BE 0123.456.749"],
		["belgium", "  ", null],
	])("of a buyer in %s, %j, is kept as %j, without and with a bill of its own", (country, text, kept) => {
		const postalCode = { belgium: "2030", netherlands: "1012 AB", germany: "10115" }[country] ?? "";
		const own = { ...filled, country, postalCode };
		expect(checkoutSchema.parse({ ...own, vatNumber: text })).toMatchObject({ vatNumber: kept });
		const billed = { ...bill, billingCountry: country, billingPostalCode: postalCode };
		expect(checkoutSchema.parse({ ...filled, ...billed, billingVatNumber: text })).toMatchObject({
			billingVatNumber: kept,
		});
	});

	test.each(["NONSENSE", "DE123", "BE 0123.456.748", "1"])("is not %j", (vatNumber) => {
		expect(errorsOf({ ...filled, vatNumber, name: "" })).toEqual({ name: "name", vatNumber: "vatNumber" });
		expect(errorsOf({ ...filled, ...bill, billingVatNumber: vatNumber })).toEqual({
			billingVatNumber: "vatNumber",
		});
		expect(errorsOf({ ...filled, billingVatNumber: vatNumber })).toEqual({});
	});
});

test("an address with a domain of other letters is kept as mail servers read it", () => {
	const { email } = checkoutSchema.parse({ ...filled, email: "jonas@müller.example" });
	expect(email).toBe("jonas@xn--mller-kva.example");
});

describe("a different billing address", () => {
	const field = "useAlternativeBillingAddress";

	test("is taken when it is complete", () => {
		expect(checkoutSchema.parse({ ...filled, ...bill })).toMatchObject({
			useAlternativeBillingAddress: true,
			billingStreet: "Grote Markt 1",
			billingCity: "Brussel",
			billingPostalCode: "1000",
			billingCountry: "belgium",
			billingVatNumber: null,
		});
	});

	test.each(["billingStreet", "billingCity", "billingPostalCode", "billingCountry"])(
		"needs %s",
		(missing) => {
			expect(errorsOf({ ...filled, ...bill, [missing]: "" })).toEqual({ [field]: "billing" });
			expect(errorsOf({ ...filled, ...bill, [missing]: undefined })).toEqual({ [field]: "billing" });
		},
	);

	test("needs a country that the shop knows", () => {
		expect(errorsOf({ ...filled, ...bill, billingCountry: "atlantis" })).toEqual({ [field]: "billing" });
	});

	test("is told beside the other errors", () => {
		expect(errorsOf({ ...filled, ...bill, name: "", billingCity: "" })).toEqual({
			name: "name",
			[field]: "billing",
		});
		expect(errorsOf({ ...filled, ...bill, country: undefined, billingCity: "" })).toEqual({
			country: "country",
			[field]: "billing",
		});
	});

	test("is not asked for when the box is not ticked", () => {
		expect(errorsOf({ ...filled, billingStreet: "Grote Markt 1" })).toEqual({});
	});
});

test("every code has its text", () => {
	expect(Object.keys(pageTexts.en.checkoutPage.errors).toSorted()).toEqual(checkoutErrors.toSorted());
});
