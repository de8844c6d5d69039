import { describe, expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import type { TransportChoice } from "~/trade/transport/transport.ts";
import { languages, quoteRequestTypes, type TransportCountry } from "~/values/vocabulary.ts";
import {
	containerQuoteSchema,
	modificationSchema,
	quoteSchema,
	wishColorQuoteSchema,
} from "./quote.schema.ts";
import { modificationErrors, postcodeInvalid, type QuoteError, quoteErrors } from "./quote-errors.ts";

type Form = Record<string, unknown>;

const filled: Form = { customerName: "An Peeters", email: "an@example.com" };

/** The first error of each wrong field. */
function errorsOf(form: Form, schema: typeof quoteSchema | typeof wishColorQuoteSchema = quoteSchema): Form {
	const issues = schema.safeParse(form).error?.issues ?? [];
	return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));
}

const empty = [undefined, "", "   "];

describe("required fields (storefront document §5)", () => {
	test.each(["customerName", "email"])("%s", (field) => {
		for (const value of empty) expect(errorsOf({ ...filled, [field]: value })).toEqual({ [field]: field });
	});

	test("are both named at once, and no other is required", () => {
		expect(errorsOf({})).toEqual({ customerName: "customerName", email: "email" });
		expect(errorsOf(filled)).toEqual({});
	});

	test.each(["an", "an@", "an@example", "an peeters@example.com", "an@example.com, jan@example.com"])(
		"an e-mail address is valid, not %j",
		(email) => {
			expect(errorsOf({ ...filled, email })).toEqual({ email: "emailInvalid" });
		},
	);

	test("have no spaces around them", () => {
		const form = quoteSchema.parse({ customerName: "  An Peeters ", email: " an@example.com\n" });
		expect(form).toMatchObject({ customerName: "An Peeters", email: "an@example.com" });
	});
});

describe("the quantity", () => {
	test.each([undefined, "", "   ", "abc", "3 pieces", "NaN", "1,5"])(
		"is 1 when it is no number: %j",
		(text) => {
			expect(quoteSchema.parse({ ...filled, quantityRequested: text }).quantityRequested).toBe(1);
		},
	);

	test.each(["0", "-1", "-250", "0.9", "-Infinity"])("is at least 1: %j", (text) => {
		expect(quoteSchema.parse({ ...filled, quantityRequested: text }).quantityRequested).toBe(1);
	});

	test.each([
		["1", 1],
		[" 3 ", 3],
		["250", 250],
		["2.7", 2],
	])("is %j", (text, quantity) => {
		expect(quoteSchema.parse({ ...filled, quantityRequested: text }).quantityRequested).toBe(quantity);
	});

	test.each(["1e300", "Infinity", "999999999999"])("fits into the database: %j", (text) => {
		const { quantityRequested } = quoteSchema.parse({ ...filled, quantityRequested: text });
		expect(Number.isInteger(quantityRequested)).toBe(true);
		expect(quantityRequested).toBeLessThan(2 ** 31);
	});
});

describe("optional values", () => {
	const optional = [
		"phone",
		"companyName",
		"deliveryAddress",
		"preferredDeliveryDate",
		"specialRequirements",
	] as const;

	test.each(optional)("are null when they are empty: %s", (field) => {
		for (const value of empty) expect(quoteSchema.parse({ ...filled, [field]: value })[field]).toBeNull();
	});

	test("stay as they were written, without spaces around them", () => {
		const specialRequirements = "Two vents.\nA door in the side.";
		const form = quoteSchema.parse({ ...filled, phone: " +32 3 000 ", specialRequirements });
		expect(form).toMatchObject({ phone: "+32 3 000", specialRequirements });
	});
});

describe("the date", () => {
	test.each(["2026-03-31", "2028-02-29", " 2026-12-01 "])("is one of the calendar: %j", (date) => {
		const form = quoteSchema.parse({ ...filled, preferredDeliveryDate: date });
		expect(form.preferredDeliveryDate).toBe(date.trim());
	});

	test.each([
		"tomorrow",
		"31-03-2026",
		"2026-3-1",
		"2026-13-01",
		"2026-00-10",
		"2026-01-32",
		"2026-02-30",
		"2027-02-29",
		"2026-04-31",
		"0000-01-01",
		"2026-03-31T10:00",
		"2026-03-31; drop table quotes",
	])("is not %j", (date) => {
		expect(errorsOf({ ...filled, preferredDeliveryDate: date })).toEqual({ preferredDeliveryDate: "date" });
	});
});

describe("the RAL colour", () => {
	test.each(["RAL 9999", "RAL 50100", "blue", "NCS S 1050-B", "=5010", "5010 or 7016", "٥٠١٠"])(
		"is one of the closed table: not %j",
		(ralColor) => {
			expect(errorsOf({ ...filled, ralColor }, wishColorQuoteSchema)).toEqual({ ralColor: "ralUnknown" });
		},
	);

	test("is required with a wish colour", () => {
		for (const ralColor of empty) {
			expect(errorsOf({ ...filled, ralColor }, wishColorQuoteSchema)).toEqual({ ralColor: "ralColor" });
		}
		for (const ralColor of [" RAL 5010 ", "5010", "ral-5010"]) {
			expect(wishColorQuoteSchema.parse({ ...filled, ralColor }).ralColor).toBe("RAL 5010");
		}
	});

	test("plays no part with a stock colour", () => {
		for (const ralColor of [...empty, "RAL 5010"]) {
			expect(quoteSchema.parse({ ...filled, ralColor })).not.toHaveProperty("ralColor");
		}
	});
});

describe("the type of request", () => {
	test.each(quoteRequestTypes)("may be %s", (requestType) => {
		expect(quoteSchema.parse({ ...filled, requestType }).requestType).toBe(requestType);
	});

	test.each([undefined, "", "lease", "Gift", "constructor"])("is none of them for %j", (requestType) => {
		expect(quoteSchema.parse({ ...filled, requestType }).requestType).toBeNull();
	});
});

describe("a phone number has 6 to 15 digits (ruling on K3)", () => {
	test.each(["abc", "12345", "+32 3 000 00 00 ext. 123456"])("not %j", (phone) => {
		expect(errorsOf({ ...filled, phone })).toEqual({ phone: "phoneInvalid" });
		expect(errorsOf({ ...filled, phone }, wishColorQuoteSchema)).toMatchObject({ phone: "phoneInvalid" });
	});

	test.each(["123 456", "+32 (0)3 000 00 00", "02 000 00 00, after six"])("as %j", (phone) => {
		expect(quoteSchema.parse({ ...filled, phone }).phone).toBe(phone);
	});
});

describe("a postcode is one of its country, where a truck goes", () => {
	const errorOf = (transport: TransportChoice) => {
		const sent = { ...filled, postcode: transport.postcode };
		return containerQuoteSchema(false, transport, "2026-03-01").safeParse(sent).error?.issues[0]?.message;
	};

	test.each<[TransportChoice["delivery"], TransportCountry, string, string | undefined]>([
		["truck", "BE", "abc", postcodeInvalid],
		["truck_with_crane", "FR", "7500", postcodeInvalid],
		["truck", "NL", "1012", postcodeInvalid],
		["truck", "NL", "1012ab", undefined],
		["truck", "FR", " 75001 ", undefined],
		["truck", "DE", " ", undefined],
		["self_pickup", "BE", "abc", undefined],
		[null, "BE", "abc", undefined],
	])("%s, %s %j: %s", (delivery, country, postcode, error) => {
		expect(errorOf({ delivery, country, postcode })).toBe(error);
	});
});

describe("what is too long", () => {
	test.each([
		["customerName", 200],
		["companyName", 200],
		["deliveryAddress", 4_000],
		["specialRequirements", 4_000],
	])("is named: %s", (field, most) => {
		expect(errorsOf({ ...filled, [field]: "x".repeat(most) })).toEqual({});
		expect(errorsOf({ ...filled, [field]: "x".repeat(most + 1) })).toEqual({ [field]: "tooLong" });
	});

	test("is named: the e-mail address and the RAL colour", () => {
		expect(errorsOf({ ...filled, email: `${"a".repeat(200)}@example.com` })).toEqual({ email: "tooLong" });
		const ralColor = "x".repeat(201);
		expect(errorsOf({ ...filled, ralColor }, wishColorQuoteSchema)).toEqual({ ralColor: "tooLong" });
	});
});

describe("the inquiry for a conversion", () => {
	const inquiry: Form = { ...filled, specialRequirements: "A bar.\nWith a flap." };

	test("must say what is to be built", () => {
		for (const specialRequirements of empty) {
			const { error } = modificationSchema.safeParse({ ...filled, specialRequirements });
			expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
				["specialRequirements", "specialRequirements"],
			]);
		}
		expect(modificationErrors).toContain("specialRequirements");
		expect(modificationSchema.parse(inquiry).specialRequirements).toBe("A bar.\nWith a flap.");
	});

	test("may be long, up to 4,000 characters", () => {
		const text = (length: number) => ({ ...inquiry, specialRequirements: "x".repeat(length) });
		expect(modificationSchema.safeParse(text(4_000)).success).toBe(true);
		expect(modificationSchema.safeParse(text(4_001)).error?.issues[0]?.message).toBe("tooLong");
	});

	test("takes everything else from a quote, but no type of request", () => {
		expect(modificationSchema.parse({ ...inquiry, quantityRequested: "x", requestType: "Lease" })).toEqual({
			customerName: "An Peeters",
			email: "an@example.com",
			phone: null,
			companyName: null,
			quantityRequested: 1,
			deliveryAddress: null,
			preferredDeliveryDate: null,
			specialRequirements: "A bar.\nWith a flap.",
		});
	});
});

describe("texts of the errors", () => {
	test.each<[QuoteError, string]>([
		["customerName", "Full name is required"],
		["email", "Email is required"],
		["emailInvalid", "Please enter a valid email"],
		["ralColor", "RAL colour number is required"],
	])("say in English: %s", (code, text) => {
		expect(catalogues.en.quote.errors[code]).toBe(text);
	});

	test("are there for every error, in every language", () => {
		for (const language of languages) {
			expect(Object.keys(catalogues[language].quote.errors).toSorted()).toEqual(quoteErrors.toSorted());
		}
	});

	test("name the label of the field that is required", () => {
		const { customerName, ralColor, errors } = catalogues.en.quote;
		expect(errors.customerName).toBe(`${customerName} is required`);
		expect(errors.ralColor).toBe(`${ralColor} is required`);
	});
});
