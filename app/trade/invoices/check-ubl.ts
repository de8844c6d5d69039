import { parseDay } from "~/values/day.ts";
import { parseIban } from "~/values/iban.ts";
import { type Cents, cents, percentOfCents } from "~/values/money.ts";
import { ublOrder } from "./ubl-order.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** Units that containers are sold and rented by, and their usual neighbours (UN/ECE Recommendations 20 and 21). */
const units = ["C62", "H87", "EA", "DAY", "WEE", "MON", "ANN", "HUR", "KGM", "TNE", "MTR", "KMT", "SET"];

/** Schemes of electronic addresses that the shop writes or its samples use (Peppol EAS). */
const schemes = ["0183", "0208", "0106", "0204", "0190", "9925", "9930", "9938", "9944", "9957"];

/** Codes of exemption by the category that each belongs to. */
const exemptions: Readonly<Record<string, string>> = {
	"VATEX-EU-IC": "K",
	"VATEX-EU-AE": "AE",
	"VATEX-EU-G": "G",
	"VATEX-EU-F": "E",
};

const invoiceTypes = ["380", "386"];

type Found = XmlElement | undefined;

const named = (of: Found, name: string): XmlElement[] =>
	of?.children.filter((child) => child.name === name) ?? [];

/** The element at the end of a path of names, the first of each. */
function at(of: Found, ...path: string[]): Found {
	return path.reduce<Found>((element, name) => named(element, name)[0], of);
}

const textAt = (of: Found, ...path: string[]): string => at(of, ...path)?.text.trim() ?? "";

/** An amount in cents; null for what is none, or has parts of cents. */
function centsIn(element: Found): Cents | null {
	const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(element?.text.trim() ?? "");
	if (!match) return null;
	const [, sign, whole, decimals = ""] = match;
	const sum = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
	return cents(sign && sum > 0 ? -sum : sum);
}

const sum = (elements: readonly Found[]): number =>
	elements.reduce((total, element) => total + (centsIn(element) ?? Number.NaN), 0);

function* allOf(element: XmlElement): Generator<XmlElement> {
	yield element;
	for (const child of element.children) yield* allOf(child);
}

/** Unknown elements, and known ones in the wrong order or place. */
function* schemaProblems(element: XmlElement): Generator<string> {
	const order = ublOrder[element.name];
	if (!order) {
		if (element.children.length > 0) yield `XSD: ${element.name} holds no elements`;
		return;
	}
	let last = -1;
	for (const child of element.children) {
		const place = order.indexOf(child.name);
		if (place < 0) yield `XSD: ${child.name} does not belong into ${element.name}`;
		else if (place < last) yield `XSD: ${child.name} comes too late in ${element.name}`;
		last = Math.max(last, place);
		yield* schemaProblems(child);
	}
}

function isEnterpriseNumber(text: string): boolean {
	return /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));
}

function* wordProblems(root: XmlElement): Generator<string> {
	for (const element of allOf(root)) {
		const { name, text, attributes, children } = element;
		if (children.length === 0 && text.trim() === "") yield "PEPPOL-EN16931-R008";
		if (/^cbc:.*Date$/.test(name) && parseDay(text) !== text) yield "PEPPOL-EN16931-F001";
		if (attributes.schemeID === "0208" && !isEnterpriseNumber(text)) yield "PEPPOL-COMMON-R043";
		if (name === "cbc:EndpointID" && !schemes.includes(attributes.schemeID ?? ""))
			yield "PEPPOL-EN16931-CL008";
		if (/Quantity$/.test(name) && name !== "cbc:BaseQuantity" && !units.includes(attributes.unitCode ?? "")) {
			yield "BR-CL-23";
		}
		if (/Amount$/.test(name)) {
			if (attributes.currencyID !== "EUR") yield "PEPPOL-EN16931-R051";
			if (centsIn(element) === null) yield "BR-DEC";
		}
	}
}

const party = (root: XmlElement, whose: "Supplier" | "Customer") =>
	at(root, `cac:Accounting${whose}Party`, "cac:Party");

function* headProblems(root: XmlElement, isCredit: boolean): Generator<string> {
	if (
		!textAt(root, "cbc:CustomizationID").startsWith(
			"urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
		)
	) {
		yield "PEPPOL-EN16931-R004";
	}
	if (!/^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(textAt(root, "cbc:ProfileID"))) {
		yield "PEPPOL-EN16931-R007";
	}
	if (textAt(root, "cbc:ID") === "") yield "BR-02";
	if (textAt(root, "cbc:IssueDate") === "") yield "BR-03";
	const type = textAt(root, isCredit ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode");
	if (isCredit ? type !== "381" : !invoiceTypes.includes(type)) yield "BR-04";
	if (textAt(root, "cbc:DocumentCurrencyCode") !== "EUR") yield "BR-05";
	if (!textAt(root, "cbc:BuyerReference") && !textAt(root, "cac:OrderReference", "cbc:ID")) {
		yield "PEPPOL-EN16931-R003";
	}
	for (const reference of named(root, "cac:BillingReference")) {
		if (!textAt(reference, "cac:InvoiceDocumentReference", "cbc:ID")) yield "BR-55";
	}
	// The shop's own: what is taken back is taken back from something.
	if (isCredit && named(root, "cac:BillingReference").length === 0) yield "BR-55";
}

function* partyProblems(root: XmlElement): Generator<string> {
	const [seller, buyer] = [party(root, "Supplier"), party(root, "Customer")];
	if (!textAt(seller, "cac:PartyLegalEntity", "cbc:RegistrationName")) yield "BR-06";
	if (!textAt(buyer, "cac:PartyLegalEntity", "cbc:RegistrationName")) yield "BR-07";
	if (!at(seller, "cac:PostalAddress")) yield "BR-08";
	if (!textAt(seller, "cac:PostalAddress", "cac:Country", "cbc:IdentificationCode")) yield "BR-09";
	if (!at(buyer, "cac:PostalAddress")) yield "BR-10";
	if (!textAt(buyer, "cac:PostalAddress", "cac:Country", "cbc:IdentificationCode")) yield "BR-11";
	if (!textAt(seller, "cbc:EndpointID")) yield "PEPPOL-EN16931-R020";
	if (!textAt(buyer, "cbc:EndpointID")) yield "PEPPOL-EN16931-R010";
	for (const one of [seller, buyer]) {
		const number = at(one, "cac:PartyTaxScheme", "cbc:CompanyID");
		if (number && !/^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(number.text)) yield "BR-CO-09";
	}
}

function* paymentProblems(root: XmlElement, isCredit: boolean): Generator<string> {
	for (const means of named(root, "cac:PaymentMeans")) {
		if (!["30", "58"].includes(textAt(means, "cbc:PaymentMeansCode"))) continue;
		const account = textAt(means, "cac:PayeeFinancialAccount", "cbc:ID");
		if (account === "") yield "BR-61";
		else if (parseIban(account) === null) yield "IBAN";
	}
	// Dropped with 3.0.21; the shop goes on telling its buyers by when to pay.
	const isOpen = (centsIn(at(root, "cac:LegalMonetaryTotal", "cbc:PayableAmount")) ?? 0) > 0;
	const isTold = textAt(root, "cbc:DueDate") || textAt(root, "cac:PaymentTerms", "cbc:Note");
	if (!isCredit && isOpen && !isTold) yield "BR-CO-25";
}

type Category = { id: string; rate: number };
const categoryOf = (element: Found): Category => ({
	id: textAt(element, "cbc:ID"),
	rate: Number(textAt(element, "cbc:Percent") || Number.NaN),
});

/** Prefix of the rules of each category (EN 16931-1, 6.4.3). */
const prefixes: Readonly<Record<string, string>> = {
	S: "BR-S",
	K: "BR-IC",
	AE: "BR-AE",
	G: "BR-G",
	E: "BR-E",
};

function* categoryProblems(root: XmlElement, lines: readonly XmlElement[]): Generator<string> {
	const [seller, buyer] = [party(root, "Supplier"), party(root, "Customer")];
	const used = [...allOf(root)]
		.filter(({ name }) => name === "cac:TaxCategory" || name === "cac:ClassifiedTaxCategory")
		.map(categoryOf);
	for (const { id, rate } of used) {
		const prefix = prefixes[id];
		if (!prefix) yield "BR-CL-17";
		else if (id === "S" ? !(rate > 0) : rate !== 0) yield `${prefix}-05`;
	}
	for (const line of lines) {
		if (!at(line, "cac:Item", "cac:ClassifiedTaxCategory")) yield "BR-CO-04";
	}
	const has = (id: string) => used.some((one) => one.id === id);
	const vatNumber = (one: Found) => textAt(one, "cac:PartyTaxScheme", "cbc:CompanyID") !== "";
	if (used.length > 0 && !vatNumber(seller)) yield "BR-S-02";
	if (has("K") && !vatNumber(buyer)) yield "BR-IC-02";
	if (has("AE") && !vatNumber(buyer)) yield "BR-AE-02";
	if (has("K")) {
		const delivery = at(root, "cac:Delivery");
		if (!textAt(delivery, "cbc:ActualDeliveryDate") && !at(root, "cac:InvoicePeriod")) yield "BR-IC-11";
		const country = ["cac:DeliveryLocation", "cac:Address", "cac:Country", "cbc:IdentificationCode"];
		if (!textAt(delivery, ...country)) yield "BR-IC-12";
	}
}

function* taxProblems(root: XmlElement, lines: readonly XmlElement[]): Generator<string> {
	const totals = named(root, "cac:TaxTotal");
	if (totals.length !== 1) yield "PEPPOL-EN16931-R053";
	const subtotals = named(totals[0], "cac:TaxSubtotal");
	if (subtotals.length === 0) yield "BR-CO-18";
	const taxes = sum(subtotals.map((one) => at(one, "cbc:TaxAmount")));
	if (taxes !== centsIn(at(totals[0], "cbc:TaxAmount"))) yield "BR-CO-14";
	const isSame = (one: Category, other: Category) => one.id === other.id && one.rate === other.rate;
	const allowances = named(root, "cac:AllowanceCharge");
	const signOf = (one: XmlElement) => (textAt(one, "cbc:ChargeIndicator") === "true" ? 1 : -1);
	const categories = subtotals.map((one) => categoryOf(at(one, "cac:TaxCategory")));
	const lineCategory = (line: XmlElement) => categoryOf(at(line, "cac:Item", "cac:ClassifiedTaxCategory"));
	if (lines.some((line) => !categories.some((one) => isSame(one, lineCategory(line))))) yield "BR-CO-18";
	for (const [index, subtotal] of subtotals.entries()) {
		const category = categories[index];
		if (!category) continue;
		const prefix = prefixes[category.id] ?? "BR-S";
		if (categories.findIndex((one) => isSame(one, category)) !== index) yield `${prefix}-01`;
		const base = centsIn(at(subtotal, "cbc:TaxableAmount")) ?? cents(0);
		const tax = centsIn(at(subtotal, "cbc:TaxAmount")) ?? cents(0);
		const ofLines = sum(
			lines
				.filter((line) => isSame(lineCategory(line), category))
				.map((line) => at(line, "cbc:LineExtensionAmount")),
		);
		const ofDocument = allowances
			.filter((one) => isSame(categoryOf(at(one, "cac:TaxCategory")), category))
			.reduce((total, one) => total + signOf(one) * (centsIn(at(one, "cbc:Amount")) ?? 0), 0);
		if (ofLines + ofDocument !== base) yield `${prefix}-08`;
		// Parts of an invoice come to its VAT together: one of them may differ from its own rate by the cents of that.
		const slack = named(root, "cac:BillingReference").length > 0 ? 5 : 0;
		const exact = percentOfCents(cents(Math.abs(base)), category.rate || 0);
		if (Math.abs(Math.abs(tax) - exact) > slack) yield "BR-CO-17";
		const code = textAt(subtotal, "cac:TaxCategory", "cbc:TaxExemptionReasonCode");
		const reason = textAt(subtotal, "cac:TaxCategory", "cbc:TaxExemptionReason");
		const isExempt = category.id !== "S";
		if (isExempt !== Boolean(code || reason)) yield `${prefix}-10`;
		if (code && exemptions[code] !== category.id) yield "PEPPOL-EN16931-P0104";
	}
}

function* sumProblems(root: XmlElement, lines: readonly XmlElement[], isCredit: boolean): Generator<string> {
	const totals = at(root, "cac:LegalMonetaryTotal");
	const of = (name: string) => centsIn(at(totals, `cbc:${name}`)) ?? 0;
	const tax = centsIn(at(root, "cac:TaxTotal", "cbc:TaxAmount")) ?? 0;
	if (sum(lines.map((line) => at(line, "cbc:LineExtensionAmount"))) !== of("LineExtensionAmount"))
		yield "BR-CO-10";
	const net = of("LineExtensionAmount") - of("AllowanceTotalAmount") + of("ChargeTotalAmount");
	if (net !== of("TaxExclusiveAmount")) yield "BR-CO-13";
	if (of("TaxExclusiveAmount") + tax !== of("TaxInclusiveAmount")) yield "BR-CO-15";
	const payable = of("TaxInclusiveAmount") - of("PrepaidAmount") + of("PayableRoundingAmount");
	if (payable !== of("PayableAmount")) yield "BR-CO-16";
	const allowances = named(root, "cac:AllowanceCharge").filter(
		(one) => textAt(one, "cbc:ChargeIndicator") === "false",
	);
	if (sum(allowances.map((one) => at(one, "cbc:Amount"))) !== of("AllowanceTotalAmount")) yield "BR-CO-11";
	// The shop's own: a credit note takes back by what it is, not by a sign.
	if (isCredit && (of("TaxInclusiveAmount") < 0 || tax < 0)) yield "POSITIVE";
}

function* lineProblems(lines: readonly XmlElement[], isCredit: boolean): Generator<string> {
	if (lines.length === 0) yield "BR-16";
	for (const line of lines) {
		if (!textAt(line, "cac:Item", "cbc:Name")) yield "BR-25";
		const quantity = Number(
			textAt(line, isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity") || Number.NaN,
		);
		if (Number.isNaN(quantity)) yield "BR-22";
		const price = centsIn(at(line, "cac:Price", "cbc:PriceAmount"));
		if (price === null) yield "BR-26";
		else if (price < 0) yield "BR-27";
		else if (Math.round(price * quantity) !== centsIn(at(line, "cbc:LineExtensionAmount"))) {
			yield "PEPPOL-EN16931-R120";
		}
	}
}

/**
 * What is wrong with an e-invoice, by the rules of EN 16931 and Peppol BIS Billing 3.0.21 that its content can break; none
 * where it may go. Each once, in the order of the document. Amounts are judged to the cent, which the official rules are not.
 */
export function checkUbl(source: string): string[] {
	let root: XmlElement;
	try {
		root = readXml(source);
	} catch (error) {
		return [`XML: ${error instanceof Error ? error.message : String(error)}`];
	}
	const isCredit = root.name === "CreditNote";
	if (!isCredit && root.name !== "Invoice") return [`XSD: ${root.name} is no invoice`];
	const lines = named(root, isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine");
	return [
		...new Set([
			...schemaProblems(root),
			...wordProblems(root),
			...headProblems(root, isCredit),
			...partyProblems(root),
			...paymentProblems(root, isCredit),
			...categoryProblems(root, lines),
			...taxProblems(root, lines),
			...sumProblems(root, lines, isCredit),
			...lineProblems(lines, isCredit),
		]),
	];
}
