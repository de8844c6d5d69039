import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseVatNumber, partsOfVatNumber } from "./vat-number.ts";

test.each([
	["BE 0123.456.749", "BE 0123.456.749"],
	["be0123456749", "BE 0123.456.749"],
	["BE-0123 456 749", "BE 0123.456.749"],
	// 10000000 mod 97 is 76.
	["BE1000000021", "BE 1000.000.021"],
	// 1·9 + 2·8 + 3·7 + 4·6 + 5·5 + 6·4 + 7·3 + 8·2 = 156 = 14 · 11 + 2: a company's.
	["NL 1234.56.782.B01", "NL123456782B01"],
	["nl123456782b99", "NL123456782B99"],
	// 2321 123456789 11 13 leaves 1 by 97: a sole trader's.
	["NL123456789B13", "NL123456789B13"],
	["DE 136 695 976", "DE136695976"],
	// 123456789 leaves 39 by 97; 12 + 3 · 39 = 129, which leaves 32.
	["FR 32 123 456 789", "FR32123456789"],
	["CHE-123.456.789 MWST", "CHE123456789MWST"],
	["LU12345613", "LU12345613"],
	["LU 123 456 13", "LU12345613"],
	["LU12345678", null],
	["GR 123456789", "EL123456789"],
	["ATU1234567", null],
	["CY12345678X", "CY12345678X"],
	["SE1234567890", null],
	["BE 0123.456.748", null],
	["BE 123.456.749", null],
	["BE 2123456749", null],
	["BE 01234567490", null],
	["NL123456789B01", null],
	["NL000000000B00", null],
	["NL12345678B01", null],
	["NL123456782C01", null],
	["DE136695977", null],
	["DE036695976", null],
	["DE123", null],
	["FR33123456789", null],
	["FRI1123456789", null],
	["FR3212345678", null],
	["BE", null],
	["0123456749", null],
	["", null],
	["none", null],
	["NONSENSE", null],
	["NL", null],
])("%j is read as %j", (text, expected) => {
	expect(parseVatNumber(text)).toBe(expected);
});

test.each([
	["0123.456.749", "BE", "BE 0123.456.749"],
	["123456782B01", "NL", "NL123456782B01"],
	["136695976", "DE", "DE136695976"],
	["32123456789", "FR", "FR32123456789"],
	["BE 0123.456.749", "DE", "BE 0123.456.749"],
	["0123.456.749", "DE", null],
	["BE 0123.456.748", "BE", null],
	["", "BE", null],
])("%j of a buyer in %s is read as %j", (text, country, expected) => {
	expect(parseVatNumber(text, country)).toBe(expected);
});

describe("check digits", () => {
	const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, "0"));
	const digits = (count: number, max = 10 ** count - 1) =>
		fc.integer({ min: 0, max }).map((number) => String(number).padStart(count, "0"));
	const read = (texts: readonly string[]) => texts.filter((text) => parseVatNumber(text) !== null);

	test("a Belgian number has one pair of them", () => {
		fc.assert(
			fc.property(digits(8, 19_999_999), (start) => {
				expect(read(pairs.map((check) => `BE${start}${check}`))).toHaveLength(1);
			}),
			{ numRuns: 50 },
		);
	});

	test("a Dutch company's nine digits have at most one last digit, whatever follows the B", () => {
		fc.assert(
			fc.property(digits(8, 99_999_999), (start) => {
				// More than two of a hundred ends is a company's; a sole trader's has one or two.
				const ends = Array.from({ length: 10 }, (_, last) => pairs.map((end) => `NL${start}${last}B${end}`));
				const whole = ends.filter((texts) => read(texts).length === 100);
				expect(whole.length).toBeLessThanOrEqual(1);
				for (const texts of ends.filter((one) => !whole.includes(one))) {
					expect([1, 2]).toContain(read(texts).length);
				}
			}),
			{ numRuns: 50 },
		);
	});

	test("a German number has one last digit", () => {
		fc.assert(
			fc.property(digits(8), (start) => {
				fc.pre(!start.startsWith("0"));
				const texts = Array.from({ length: 10 }, (_, last) => `DE${start}${last}`);
				expect(read(texts)).toHaveLength(1);
			}),
			{ numRuns: 50 },
		);
	});

	test("a French number has one key of digits, and a change of one digit of the company breaks it", () => {
		fc.assert(
			fc.property(digits(9), fc.nat(8), fc.integer({ min: 1, max: 9 }), (company, place, by) => {
				const [right = ""] = read(pairs.map((key) => `FR${key}${company}`));
				expect(read(pairs.map((key) => `FR${key}${company}`))).toEqual([right]);
				const changed = (Number(company[place]) + by) % 10;
				const other = company.slice(0, place) + changed + company.slice(place + 1);
				expect(parseVatNumber(right.slice(0, 4) + other)).toBeNull();
			}),
			{ numRuns: 50 },
		);
	});

	test("a French key with a letter fits one of eleven companies", () => {
		const signs = [..."0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"];
		const keys = signs.flatMap((one) => signs.map((other) => one + other)).filter((key) => /\D/.test(key));
		for (const key of keys) {
			const fitting = Array.from({ length: 11 }, (_, offset) => `FR${key}${123_456_789 + offset}`);
			expect(read(fitting), key).toHaveLength(1);
		}
	});
});

/** Made numbers, judged by other software than the shop's. */
const good = `BE0467745480 BE0243969351 BE1190785559 BE1982763340 BE1414253169 BE0231460509
	BE1346270225 BE1398735941 BE1883284296 BE0354169566 BE1177922864 BE1099566660
	BE1317598312 BE0955141578 BE0732773929 BE0010403843 BE1510446287 BE0897625132
	BE0578233925 BE1272595854 NL410924507B04 NL682783201B67 NL399650350B56 NL359887247B29
	NL522471668B05 NL427784086B30 NL009262064B56 NL682609341B34 NL858992917B72 NL035208851B14
	NL546401806B29 NL332556918B76 NL189184814B86 NL020950044B40 NL276019477B16 NL325038430B01
	NL653741075B34 NL947044401B33 NL744025916B74 NL197756566B56 DE151084112 DE135713492
	DE219804164 DE509667119 DE201141939 DE872752263 DE436027386 DE568670451
	DE883178098 DE189166144 DE390424312 DE238583535 DE362536116 DE880207027
	DE522587989 DE799508276 DE465706807 DE571701207 DE182204216 DE408555859
	FR56920858586 FR51001535426 FR06680569555 FRK3426207874 FR88297457962 FR90520894973
	FR18538937046 FRK4377868484 FR83828083527 FR52906520853 FR37584690853 FR72392398582
	FR46454591546 FRK0502142169 FR34291590511 FRK7599577590 FR21097593255 FR93698701794
	FR59373684109 FR47758071922 LU31673674 LU88861438 LU11298544 LU64858340
	LU10332080 LU10089457 LU08673549 LU47225723 LU56530465 LU68784351
	LU05969262 LU47258281 LU94790959 LU01784949 LU71662384 LU84510348
	LU12488720 LU80633483 LU88678174 LU69058433`.split(/\s+/);
const bad = `BE0202239981 BE0202219951 BE0302239951 BE0102239951 BE0202249951 BE0202439951
	BE0202239955 BE0200239951 BE2002239951 BE0022239951 BE0220239951 BE0202329951
	BE0202293951 BE0202239591 BE0202239915 BE1220764971 BE0220764973 BE0220764961
	BE0220764671 BE0220764979 NL001449544B01 NL000449244B01 NL000649544B01 NL000449544Q01
	NL900449544B01 NL000449144B01 NL000439544B01 NL004049544B01 NL000494544B01 NL000445944B01
	NL000449454B01 NL00044954B401 NL0004495440B1 NL001162938B08 NL001162933B28 NL041162938B28
	NL001162938B22 NL001162938B98 NL301162938B28 NL901162938B28 DE143866163 DE113066163
	DE113866103 DE113866168 DE113766163 DE113866063 DE113860163 DE113866363
	DE113865163 DE113856163 DE131866163 DE118366163 DE113686163 DE113861663
	DE113866613 DE113866136 DE118619582 DE018619592 DE118619562 DE118919592
	FR01712032113 FR01714030113 FR01712037113 FR01712030513 FR01792030113 FR01412030113
	FR01712030123 FR02712030113 FR81712030113 FR01712830113 FR10712030113 FR07112030113
	FR01172030113 FR01721030113 FR01710230113 FR01712300113 FR01712003113 FR01712031013
	FR01712030131 FR04409414324 LU10039929 LU10059919 LU10059989 LU10059949
	LU30059929 LU11059929 LU19059929 LU10050929 LU10559929 LU10056929
	LU10059926 LU01059929 LU10509929 LU10095929 LU10059299 LU10059992
	LU10590283 LU10590221 LU10690281 LU10590289`.split(/\s+/);
const others = `ATU40931925 ATU46853560 ATU31258153 IT74710090049 IT38152580221 IT22093780231
	PL0003776161 PL4890389837 PL9585893508 DK12228899 DK25966945 DK22608908
	SE675111119301 SE123111933801 SE200484180101 FI99869856 FI98937271 FI44808634
	PT437589889 PT392787504 PT823774007 IE8482632C IE3D65507I IE0265167S
	ESA11143286 ESJ99795783 ESF31117534 EL249077672 EL802484313 EL344830598`.split(/\s+/);

test("numbers of five countries are told apart to the digit, and those of others by their form", () => {
	const plain = (text: string) => parseVatNumber(text)?.replace(/[\s.]/g, "") ?? null;
	expect(good.map(plain)).toEqual(good);
	expect(bad.filter((text) => plain(text) !== null)).toEqual([]);
	expect(others.map(plain)).toEqual(others);
});

test.each([
	["BE 0123.456.749", { country: "BE", rest: "0123456749" }],
	["ATU12345678", { country: "AT", rest: "U12345678" }],
	["CHE123456789MWST", null],
])("%s goes to VIES as %j", (number, parts) => {
	expect(partsOfVatNumber(number)).toEqual(parts);
});
