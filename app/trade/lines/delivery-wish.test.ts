import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { wishFields } from "./delivery-wish.schema.ts";
import { type DeliveryWish, wishOf, wishRows } from "./delivery-wish.ts";

const today = "2026-11-22";
const schema = z.object(wishFields(today));

const nothing: DeliveryWish = {
	...{ wishedDate: null, note: null, ground: null, accessWidth: null, doorSide: null },
	...{ rentalStart: null, rentalLength: null, rentalUnit: null, rentalReturn: null },
};

const everything: DeliveryWish = {
	...{ wishedDate: "2026-12-01", note: "Gate 3", ground: "unknown", accessWidth: 3.25, doorSide: "rear" },
	...{ rentalStart: "2026-12-01", rentalLength: 3, rentalUnit: "month", rentalReturn: "fetched" },
};

describe("the fields of a wish", () => {
	test("may all be left open", () => {
		expect(schema.parse({})).toEqual(nothing);
		const blank = Object.fromEntries(Object.keys(nothing).map((name) => [name, " "]));
		expect(schema.parse(blank)).toEqual(nothing);
	});

	test("are read as they are typed", () => {
		const typed = { ...everything, accessWidth: " 3,25 m", rentalLength: " 3 ", note: " Gate 3 " };
		expect(schema.parse(typed)).toEqual(everything);
		expect(schema.parse({ note: "one\r\ntwo" }).note).toBe("one\ntwo");
	});

	test.each([
		["wishedDate", "2026-11-22", null],
		["wishedDate", "2028-11-22", null],
		["wishedDate", "2026-11-21", "dateInvalid"],
		["wishedDate", "2028-11-23", "dateInvalid"],
		["wishedDate", "2027-02-29", "dateInvalid"],
		["wishedDate", "soon", "dateInvalid"],
		["rentalStart", "2026-11-21", "dateInvalid"],
		["accessWidth", "1", null],
		["accessWidth", "50", null],
		["accessWidth", "0,9", "width"],
		["accessWidth", "50.01", "width"],
		["accessWidth", "-3", "width"],
		["accessWidth", "wide", "width"],
		["accessWidth", "3.255", "width"],
		["rentalLength", "999", null],
		["rentalLength", "0", "length"],
		["rentalLength", "1000", "length"],
		["rentalLength", "1.5", "length"],
		["rentalLength", "-1", "length"],
		["rentalLength", "1e3", "length"],
		["note", "x".repeat(1_000), null],
		["note", "x".repeat(1_001), "tooLong"],
	])("%s %j: %s", (field, text, code) => {
		const issues = schema.safeParse({ [field]: text }).error?.issues ?? [];
		expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual(
			code === null ? [] : [[field, code]],
		);
	});

	test("of a choice that is none are left open", () => {
		expect(schema.parse({ ground: "mud", doorSide: "up", rentalUnit: "year", rentalReturn: "lost" })).toEqual(
			nothing,
		);
	});
});

describe("a wish", () => {
	const collected = { transportType: "self_pickup", selectedCondition: "new" } as const;
	const rented = { transportType: "self_pickup", selectedCondition: "rent" } as const;
	const delivered = { transportType: "truck", selectedCondition: "new" } as const;

	test("keeps only what its lines ask for", () => {
		const { ground, accessWidth, doorSide } = everything;
		const { rentalStart, rentalLength, rentalUnit, rentalReturn } = everything;
		const always = { ...nothing, wishedDate: everything.wishedDate, note: everything.note };
		expect(wishOf(everything, [collected])).toEqual(always);
		expect(wishOf(everything, [collected, delivered])).toEqual({ ...always, ground, accessWidth, doorSide });
		expect(wishOf(everything, [rented])).toEqual({
			...{ ...always, rentalStart, rentalLength },
			...{ rentalUnit, rentalReturn },
		});
		expect(wishOf(everything, [rented, delivered])).toEqual(everything);
	});

	test("counts a length without a unit in days, and has no unit without a length", () => {
		const length = (wish: Partial<DeliveryWish>) => {
			const { rentalLength, rentalUnit } = wishOf({ ...nothing, ...wish }, [rented]);
			return [rentalLength, rentalUnit];
		};
		expect(length({ rentalLength: 45 })).toEqual([45, "day"]);
		expect(length({ rentalUnit: "month" })).toEqual([null, null]);
	});

	test.each([
		["nl", "Breedte van de toegang", "3,25\u00a0m", "1 december 2026", "3 maanden"],
		["en", "Width of the access", "3.25\u00a0m", "1 December 2026", "3 months"],
		["de", "Breite der Zufahrt", "3,25\u00a0m", "1. Dezember 2026", "3\u00a0Monate"],
		["fr", "Largeur de l’accès", "3,25\u00a0m", "1er décembre 2026", "3\u00a0mois"],
	] as const)("stands in words of its language: %s", (language, label, width, ...others) => {
		const plain = (text: string) => text.replaceAll("\u00a0", " ");
		const rows = wishRows(everything, pageTexts[language].deliveryWish, language);
		const said = rows.map(([, value]) => plain(value));
		expect(said).toHaveLength(8);
		expect(rows).toContainEqual([label, width]);
		expect(said).toEqual(expect.arrayContaining([...others.map(plain), "Gate 3"]));
	});

	test("has no row for what was left open", () => {
		for (const language of languages) {
			expect(wishRows(nothing, pageTexts[language].deliveryWish, language)).toEqual([]);
		}
	});
});
