import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineTotal } from "~/trade/lines/lines.ts";
import { cents, sumCents } from "~/values/money.ts";
import type { OfferContent, OfferLine } from "~/values/offer-content.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import type { Condition } from "~/values/vocabulary.ts";
import { noWish } from "../../../tests/support/sample-trade.ts";
import {
	hasDraft,
	isDiscounted,
	linkState,
	missingOf,
	type OfferHead,
	offerNumber,
	offerState,
	offerSums,
	orderLinesOf,
	sendProblem,
	versionNumber,
} from "./offer.ts";

const today = "2026-03-16";

function head(given: Partial<OfferHead>): OfferHead {
	return { status: "sent", version: 1, sentVersion: 1, validUntil: today, askedAt: null, ...given };
}

function line(given: Partial<OfferLine> = {}): OfferLine {
	return {
		...{ productId: null, title: "20ft", details: "", condition: "used-a", colorType: "from_stack" },
		...{ ralColor: null, quantity: 1, unitPrice: cents(100_00), listPrice: null, transportPrice: cents(0) },
		...given,
	};
}

function content(given: Partial<OfferContent> = {}): OfferContent {
	const buyer = {
		...{ name: "Jana", email: "jana@buyer.example", phone: null, companyName: null, vatNumber: null },
		...{ street: null, city: null, postalCode: "1050", country: "belgium" as const },
	};
	return {
		...{
			buyer,
			billing: null,
			transportType: "truck",
			lines: [line()],
			wish: noWish,
			remarks: "",
			pictures: [],
		},
		...{ intro: "", closing: "", conditions: "", hasDrawing: false, validUntil: today, termDays: 5 },
		...given,
	};
}

const anyone: BuyerVat = { settings: usualVatSettings, buyer: "private", number: null, check: null };
const checkedFirm: BuyerVat = {
	...{ settings: usualVatSettings, buyer: "business", number: "NL123456789B01" },
	check: {
		...{ number: "NL123456789B01", state: "valid", consultation: null, name: null, address: null },
		...{ askedAt: "2026-03-16T09:00:00Z", raw: null },
	},
};

describe("what a link finds", () => {
	test.each<[string, Partial<OfferHead>, number, string]>([
		["the last day", {}, 1, "open"],
		["the day after", { validUntil: "2026-03-15" }, 1, "expired"],
		["an older version", { version: 2, sentVersion: 2 }, 1, "superseded"],
		["a version while the next is being written", { version: 2 }, 1, "open"],
		["a version that nobody was sent", { version: 2 }, 2, "superseded"],
		["declined", { status: "declined" }, 1, "declined"],
		["withdrawn, whatever its day", { status: "withdrawn", validUntil: "2020-01-01" }, 1, "withdrawn"],
		["accepted", { status: "accepted" }, 1, "accepted"],
		["accepted in another version", { status: "accepted", version: 2, sentVersion: 2 }, 1, "accepted"],
		["accepted, long ago", { status: "accepted", validUntil: "2020-01-01" }, 1, "accepted"],
	])("%s", (_what, given, version, state) => {
		expect(linkState(head(given), version, today)).toBe(state);
	});
});

test.each<[Partial<OfferHead>, string]>([
	[{ status: "draft", sentVersion: null }, "draft"],
	[{}, "sent"],
	[{ validUntil: "2026-03-15" }, "expired"],
	[{ validUntil: "2026-03-15", askedAt: new Date() }, "asked"],
	[{ status: "declined", askedAt: new Date() }, "asked"],
	[{ status: "accepted", validUntil: "2026-03-15" }, "accepted"],
])("the desk calls %j %s", (given, state) => {
	expect(offerState(head(given), today)).toBe(state);
});

test("a version is being written until it is sent, and none behind an acceptance", () => {
	expect(hasDraft(head({ status: "draft", sentVersion: null }))).toBe(true);
	expect(hasDraft(head({}))).toBe(false);
	expect(hasDraft(head({ version: 2 }))).toBe(true);
	expect(hasDraft(head({ version: 2, status: "accepted" }))).toBe(false);
});

test("numbers run on by year, and a version behind the first is named", () => {
	expect(versionNumber(offerNumber(2026, 12), 1)).toBe("A-2026-00012");
	expect(versionNumber(offerNumber(2026, 12), 2)).toBe("A-2026-00012/2");
	expect(offerNumber(2026, 123_456)).toBe("A-2026-123456");
});

describe("what an offer comes to", () => {
	const anyLine = fc
		.record({
			quantity: fc.integer({ min: 1, max: 999 }),
			unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }).map(cents),
			transportPrice: fc.integer({ min: 0, max: 1_000_000_000 }).map(cents),
			condition: fc.constantFrom<(Condition | null)[]>("new", "used-a", "rent", null),
		})
		.map(line);

	test("is the sum of its lines to the cent, whoever buys", () => {
		fc.assert(
			fc.property(
				fc.array(anyLine, { minLength: 1, maxLength: 50 }),
				fc.constantFrom("truck", "self_pickup"),
				fc.constantFrom(anyone, checkedFirm),
				(lines, transportType, vat) => {
					const given = content({ lines, transportType: transportType as "truck" | "self_pickup" });
					const { totals } = offerSums(given, vat);
					expect(totals.net).toBe(sumCents(orderLinesOf(given).map(lineTotal)));
					expect(totals.gross).toBe(totals.net + totals.vat);
					expect(sumCents(totals.perRate.map(({ base }) => base))).toBe(totals.net);
				},
			),
		);
	});

	test("leaves out transport where the buyer fetches it", () => {
		const lines = [line({ transportPrice: cents(44_300) })];
		expect(offerSums(content({ lines, transportType: "self_pickup" }), anyone).totals.net).toBe(100_00);
		expect(offerSums(content({ lines }), anyone).totals.net).toBe(543_00);
	});

	test("taxes work and parts as the containers that they go with", () => {
		const buyer = { ...content().buyer, country: "netherlands" as const, postalCode: "3011 AA" };
		const work = line({ condition: null, title: "Window" });
		const sale = offerSums(content({ buyer, lines: [line(), work] }), checkedFirm);
		expect(sale.decision.lines.map(({ treatment }) => treatment.category)).toEqual(["K", "K"]);
		const rent = offerSums(content({ buyer, lines: [line({ condition: "rent" }), work] }), checkedFirm);
		expect(rent.decision.lines.map(({ treatment }) => treatment.category)).toEqual(["AE", "AE"]);
		expect(sale.totals.vat).toBe(0);
	});
});

describe("what keeps an offer from being sent", () => {
	const { buyer } = content();
	const problem = (given: Partial<OfferContent>, gross = 12_100) =>
		sendProblem(content(given), { gross: cents(gross), today });

	test.each<[string, Partial<OfferContent>, number, string | null]>([
		["nothing", {}, 12_100, null],
		["no line", { lines: [] }, 0, "lines"],
		["nothing to pay", {}, 0, "nothing"],
		["no postcode to bring it to", { buyer: { ...buyer, postalCode: null } }, 1, "place"],
		["a postcode of no place", { buyer: { ...buyer, postalCode: "10500" } }, 1, "place"],
		["a last day that is over", { validUntil: "2026-03-15" }, 1, "ended"],
	])("%s", (_what, given, gross, expected) => {
		expect(problem(given, gross)).toBe(expected);
	});

	test("no postcode is needed where the buyer fetches it", () => {
		expect(problem({ transportType: "self_pickup", buyer: { ...buyer, postalCode: null } })).toBeNull();
	});
});

test("a discount is what is below the catalogue's price, and what lacks of a buyer is named", () => {
	expect(isDiscounted(line({ listPrice: cents(100_01) }))).toBe(true);
	expect(isDiscounted(line({ listPrice: cents(100_00) }))).toBe(false);
	expect(isDiscounted(line({ listPrice: null }))).toBe(false);
	expect(missingOf(content().buyer)).toEqual(["phone", "street", "city"]);
});
