import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cents, cents } from "./money.ts";
import {
	decideVat,
	netOfGross,
	usualVatSettings,
	type VatInputs,
	type VatTreatment,
	vatTotals,
} from "./vat-cases.ts";

/** A private buyer at home, to whom the seller delivers. */
const home: VatInputs = {
	...{ settings: usualVatSettings, buyer: "private", vies: "none", numberCountry: null },
	...{ deliveryCountry: "BE", carrier: "seller", proof: false, supply: "goods" },
};
const firm = (numberCountry: string, given: Partial<VatInputs> = {}): VatInputs => ({
	...{ ...home, buyer: "business", vies: "valid", numberCountry, deliveryCountry: numberCountry },
	...given,
});
const abroad = (deliveryCountry: string, given: Partial<VatInputs> = {}): VatInputs => ({
	...{ ...home, deliveryCountry },
	...given,
});
const oss = { ...usualVatSettings, oss: true };
const treatment = (inputs: VatInputs) => decideVat(inputs).treatment;
const sumOf = (nets: readonly number[], given: VatTreatment) =>
	vatTotals(nets.map((net) => ({ net: cents(net), treatment: given })));

/** In cents: net lines, then what they come to. Numbers of the cases as the design of papers counts them. */
test.each<[string, VatInputs, number[], [number, number, number], string, string | null]>([
	["1 at home, to a firm", firm("BE"), [265_000, 31_000], [296_000, 62_160, 358_160], "S 21", null],
	["1 at home, to a person", home, [265_000, 31_000], [296_000, 62_160, 358_160], "S 21", null],
	["2 three lines of 0.50", home, [50, 50, 50], [150, 32, 182], "S 21", null],
	["3 seven lines of 0.07", home, [7, 7, 7, 7, 7, 7, 7], [49, 10, 59], "S 21", null],
	["5 with a discount", home, [530_000, 31_000, -5_000], [556_000, 116_760, 672_760], "S 21", null],
	["6 Dutch firm", firm("NL"), [265_000, 58_000], [323_000, 0, 323_000], "K 0", "VATEX-EU-IC"],
	["7 it collects", firm("NL", { carrier: "buyer" }), [265_000], [265_000, 55_650, 320_650], "S 21", null],
	[
		"7 it proves",
		firm("NL", { carrier: "buyer", proof: true }),
		[265_000],
		[265_000, 0, 265_000],
		"K 0",
		"VATEX-EU-IC",
	],
	[
		"8 French firm rents",
		firm("FR", { supply: "rental" }),
		[7_500],
		[7_500, 0, 7_500],
		"AE 0",
		"VATEX-EU-AE",
	],
	["9 NL", abroad("NL", { settings: oss }), [323_000], [323_000, 67_830, 390_830], "S 21", null],
	["9 DE", abroad("DE", { settings: oss }), [323_000], [323_000, 61_370, 384_370], "S 19", null],
	["9 FR", abroad("FR", { settings: oss }), [323_000], [323_000, 64_600, 387_600], "S 20", null],
	["10 DE without", abroad("DE"), [323_000], [323_000, 67_830, 390_830], "S 21", null],
	["11 Switzerland", abroad("CH", { proof: true }), [265_000], [265_000, 0, 265_000], "G 0", "VATEX-EU-G"],
	[
		"12 collects",
		abroad("NL", { carrier: "buyer", settings: oss }),
		[265_000],
		[265_000, 55_650, 320_650],
		"S 21",
		null,
	],
	["13 credit note", home, [265_000], [265_000, 55_650, 320_650], "S 21", null],
])("case %s", (_case, inputs, nets, [net, vat, gross], label, exemption) => {
	const given = treatment(inputs);
	expect(`${given.category} ${given.rate}`).toBe(label);
	expect(given.exemption).toBe(exemption);
	expect(sumOf(nets, given)).toEqual({
		...{ net, vat, gross },
		perRate: [{ treatment: given, base: net, vat }],
	});
});

test("case 4: two rates are two parts", () => {
	const [high, low] = [treatment(home), { category: "S", rate: 6, exemption: null } as const];
	const lines = [
		{ net: cents(5_005), treatment: low },
		{ net: cents(10_010), treatment: high },
	];
	expect(vatTotals(lines)).toEqual({
		perRate: [
			{ treatment: high, base: 10_010, vat: 2_102 },
			{ treatment: low, base: 5_005, vat: 300 },
		],
		...{ net: 15_015, vat: 2_402, gross: 17_417 },
	});
});

test("case 14: a price that is kept gross", () => {
	expect(netOfGross(cents(99_900), 21)).toEqual({ net: 82_562, vat: 17_338 });
});

test.each<[string, VatInputs, string, number]>([
	["by the company's setting", firm("NL", { settings: { ...oss, byCase: false } }), "flat", 21],
	["at home", home, "belgium", 21],
	["a Dutch firm's site in Belgium", firm("NL", { deliveryCountry: "BE" }), "belgium", 21],
	["a Dutch number delivered in Germany", firm("NL", { deliveryCountry: "DE" }), "intraCommunity", 0],
	["a Luxembourg number delivered in France", firm("LU", { deliveryCountry: "FR" }), "intraCommunity", 0],
	["a Belgian number delivered abroad", firm("BE", { deliveryCountry: "NL" }), "belgianNumber", 21],
	["VIES silent", firm("DE", { vies: "unknown" }), "numberUnknown", 21],
	["VIES silent, one-stop shop", firm("DE", { vies: "unknown", settings: oss }), "numberUnknown", 21],
	["VIES says no", firm("DE", { vies: "invalid" }), "numberInvalid", 21],
	["VIES says no, one-stop shop", firm("DE", { vies: "invalid", settings: oss }), "oss", 19],
	["a firm without a number", abroad("DE", { buyer: "business" }), "private", 21],
	["a firm without a number, one-stop shop", abroad("DE", { buyer: "business", settings: oss }), "oss", 19],
	["a person rents abroad", abroad("DE", { supply: "rental", settings: oss }), "private", 21],
	[
		"rent of a Dutch firm in Belgium",
		firm("NL", { supply: "rental", deliveryCountry: "BE" }),
		"rentalAbroad",
		0,
	],
	["rent that is fetched", firm("FR", { supply: "rental", carrier: "buyer" }), "rentalAbroad", 0],
	["rent, VIES silent", firm("FR", { supply: "rental", vies: "unknown" }), "numberUnknown", 21],
	[
		"rent of a Belgian firm abroad",
		firm("BE", { supply: "rental", deliveryCountry: "FR" }),
		"belgianNumber",
		21,
	],
	["export without proof", abroad("CH"), "exportUnproved", 21],
	["private, a state without a rate of ours", abroad("AT", { settings: oss }), "private", 21],
])("%s: %s", (_case, inputs, reason, rate) => {
	expect(decideVat(inputs)).toMatchObject({ reason, treatment: { rate } });
});

describe("sums", () => {
	const treatments: VatTreatment[] = [
		...([21, 20, 19, 6] as const).map((rate) => ({ category: "S" as const, rate, exemption: null })),
		{ category: "K", rate: 0, exemption: "VATEX-EU-IC" },
		{ category: "AE", rate: 0, exemption: "VATEX-EU-AE" },
	];
	const lines = fc.array(
		fc.record({
			net: fc.integer({ min: -1_000_000, max: 100_000_000 }).map(cents),
			treatment: fc.constantFrom(...treatments),
		}),
		{ maxLength: 20 },
	);
	const sum = (amounts: Cents[]) => amounts.reduce<number>((one, other) => one + other, 0);

	test("of the rates are the totals, and each is its own base's share to half a cent", () => {
		fc.assert(
			fc.property(lines, (given) => {
				const { perRate, net, vat, gross } = vatTotals(given);
				expect(sum(given.map((line) => line.net))).toBe(net);
				expect(sum(perRate.map(({ base }) => base))).toBe(net);
				expect(sum(perRate.map((part) => part.vat))).toBe(vat);
				expect(gross).toBe(net + vat);
				for (const part of perRate) {
					expect(Math.abs(part.vat * 100 - part.base * part.treatment.rate)).toBeLessThanOrEqual(50);
				}
			}),
		);
	});

	test("do not depend on the order of the lines", () => {
		const shuffled = lines.chain((given) =>
			fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
		);
		fc.assert(
			fc.property(shuffled, ([one, other]) => {
				expect(vatTotals(other)).toEqual(vatTotals(one));
			}),
		);
	});

	test("of an invoice and of all its lines taken back are nothing together", () => {
		fc.assert(
			fc.property(lines, (given) => {
				const back = vatTotals(given.map((line) => ({ ...line, net: cents(0 - line.net) })));
				const { net, vat, gross } = vatTotals(given);
				expect([back.net + net, back.vat + vat, back.gross + gross]).toEqual([0, 0, 0]);
			}),
		);
	});

	test("of a gross price and its VAT are that price, and its net amount is the nearest", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(6, 19, 20, 21), (gross, rate) => {
				const { net, vat } = netOfGross(cents(gross), rate);
				expect(net + vat).toBe(gross);
				expect(Math.abs(net * (100 + rate) - gross * 100)).toBeLessThanOrEqual((100 + rate) / 2);
			}),
		);
	});
});

test("no decision depends on what a case does not ask for", () => {
	const inputs = fc.record<VatInputs>({
		settings: fc.constantFrom(usualVatSettings, oss),
		buyer: fc.constantFrom("business", "private"),
		vies: fc.constantFrom("valid", "invalid", "unknown", "none"),
		numberCountry: fc.constantFrom("BE", "NL", "DE", "FR", "LU", null),
		deliveryCountry: fc.constantFrom("BE", "NL", "DE", "FR", "AT", "CH"),
		carrier: fc.constantFrom("seller", "buyer"),
		proof: fc.boolean(),
		supply: fc.constantFrom("goods", "rental"),
	});
	fc.assert(
		fc.property(inputs, (given) => {
			const { treatment: decided, reason } = decideVat(given);
			// Nobody is spared the tax without a valid number from abroad, or the customs office's proof.
			if (decided.rate === 0 && decided.category !== "G") {
				expect(given).toMatchObject({ buyer: "business", vies: "valid" });
				expect(given.numberCountry).not.toBe("BE");
			}
			if (decided.category === "K") expect(given.deliveryCountry).not.toBe("BE");
			if (decided.category === "G") expect(given.proof).toBe(true);
			if (reason !== "oss" && decided.category === "S") expect(decided.rate).toBe(21);
			expect(decided.exemption === null).toBe(decided.category === "S");
		}),
	);
});
