import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkUbl } from "./check-ubl.ts";
import { escapeXml, readXml } from "./xml.ts";

const folder = fileURLToPath(new URL("../../../tests/fixtures/ubl/", import.meta.url));
const sample = (name: string) => readFileSync(`${folder}${name}.xml`, "utf8");

/** What each of the samples is refused for. */
const refusals: Record<string, readonly string[]> = {
	"bad-VAT-rate-0-in-category-S": ["BR-S-05", "BR-CO-17"],
	"bad-VAT-total-off-by-a-cent": ["BR-CO-15", "BR-CO-16"],
	"bad-date-in-Belgian-form": ["PEPPOL-EN16931-F001"],
	"bad-element-of-another-order-type-XSD-only-": ["XSD: cbc:Kade does not belong into Invoice"],
	"bad-elements-in-the-wrong-order-XSD-only-": ["XSD: cbc:IssueDate comes too late in Invoice"],
	"bad-empty-element": ["PEPPOL-EN16931-R008"],
	"bad-enterprise-number-with-a-wrong-check-digit": ["PEPPOL-COMMON-R043"],
	"bad-intra-Community-without-buyer-VAT-number": ["BR-IC-02"],
	"bad-intra-Community-without-delivery-country": ["BR-IC-11", "BR-IC-12"],
	"bad-intra-Community-without-exemption-reason": ["BR-IC-10"],
	"bad-line-sum-wrong": ["BR-CO-10", "BR-CO-13"],
	"bad-no-IBAN-with-credit-transfer": ["BR-61"],
	"bad-no-buyer-endpoint": ["PEPPOL-EN16931-R010"],
	"bad-no-buyer-reference-nor-order": ["PEPPOL-EN16931-R003"],
	"bad-no-due-date-no-terms": ["BR-CO-25"],
	"bad-price-x-quantity-differs-from-line": ["PEPPOL-EN16931-R120"],
	"bad-unknown-unit-code": ["BR-CL-23"],
	// Private buyers are not on the network.
	"oss-de-19": ["PEPPOL-EN16931-CL008"],
	...Object.fromEntries(
		[
			...[
				"be-21",
				"be-21-deposit-discount",
				"be-21-rounding",
				"credit-be",
				"export-ch",
				"ic-nl",
				"margin-be",
			],
			"reverse-charge-rent-fr",
		].map((name) => [name, []]),
	),
};

test("every sample is judged", () => {
	const names = readdirSync(folder).map((file) => file.replace(".xml", ""));
	expect(names.toSorted()).toEqual(Object.keys(refusals).toSorted());
});

test.each(Object.entries(refusals))("%s: %j", (name, rules) => {
	expect(checkUbl(sample(name))).toEqual(rules);
});

describe("to the cent", () => {
	const rounding = sample("be-21-rounding");
	// 0.30 at 21 % is 0.06; the official rules take a euro more or less.
	test.each(["0.05", "0.07", "1.00"])("VAT of %s on 0.30 is refused", (vat) => {
		const wrong = rounding.replaceAll(
			'TaxAmount currencyID="EUR">0.06<',
			`TaxAmount currencyID="EUR">${vat}<`,
		);
		expect(wrong).not.toBe(rounding);
		expect(checkUbl(wrong)).toContain("BR-CO-17");
	});

	test.each([
		["parts of cents", '<cbc:PriceAmount currencyID="EUR">2650.005<', "BR-DEC"],
		["another currency", '<cbc:PriceAmount currencyID="USD">2650.00<', "PEPPOL-EN16931-R051"],
		["a price below zero", '<cbc:PriceAmount currencyID="EUR">-2650.00<', "BR-27"],
	])("%s are refused", (_what, price, rule) => {
		const wrong = sample("be-21").replace('<cbc:PriceAmount currencyID="EUR">2650.00<', price);
		expect(checkUbl(wrong)).toContain(rule);
	});

	test("a credit note says what it takes back from", () => {
		const wrong = sample("credit-be").replace(/<cac:BillingReference>.*<\/cac:BillingReference>/, "");
		expect(checkUbl(wrong)).toEqual(["BR-55"]);
	});
});

test.each([
	...[
		"",
		"<Invoice>",
		"<Invoice></CreditNote>",
		"text",
		"<a/><b/>",
		"<!DOCTYPE a []><a/>",
		"<a>&x;</a>",
		"<a b=c/>",
	],
	...["<!-- --><Invoice/>", "<a><b></a></b>", "<a>1 < 2</a>", "<a/>tail"],
])("%j is no document", (text) => {
	expect(checkUbl(text)).toEqual([expect.stringMatching(/^XML: /)]);
});

test("whatever is written is read as it was, but for what XML cannot hold", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			const { attributes, children } = readXml(`<a b="${escapeXml(text)}"><c>${escapeXml(text)}</c></a>`);
			const kept = [...text.toWellFormed()]
				.filter(
					(sign) =>
						sign === "\t" || sign === "\n" || sign === "\r" || (sign >= " " && !/[\uFFFE\uFFFF]/u.test(sign)),
				)
				.join("");
			expect(attributes.b).toBe(kept);
			expect(children[0]?.text).toBe(kept);
		}),
	);
});
