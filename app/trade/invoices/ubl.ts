import { type Cents, cents } from "~/values/money.ts";
import type { VatTreatment } from "~/values/vat-cases.ts";
import {
	dailyRent,
	type InvoiceLine,
	type InvoiceSnapshot,
	type PaperReference,
	type Party,
	type Place,
} from "./invoice.ts";
import { ublOrder } from "./ubl-order.ts";
import { writeXml, type XmlElement } from "./xml.ts";

/** Peppol BIS Billing 3.0, in force as 3.0.21. */
const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const profile = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const namespaces = {
	"xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
	"xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
};

/** UNCL 1001: commercial invoice, prepayment invoice, credit note. */
const typeCodes = { invoice: "380", deposit: "386", credit_note: "381" } as const;

/** Schemes of electronic addresses that are VAT numbers (Peppol EAS), by the number's country. */
const vatSchemes: Readonly<Record<string, string>> = { DE: "9930", FR: "9957", LU: "9938", NL: "9944" };

/** Where a business is reached on the Peppol network; null where its number is of no scheme that the shop knows. */
export function endpointOf(vatNumber: string | null): { scheme: string; id: string } | null {
	if (vatNumber === null) return null;
	const country = vatNumber.slice(0, 2);
	if (country === "BE") return { scheme: "0208", id: vatNumber.slice(2) };
	const scheme = vatSchemes[country];
	return scheme === undefined ? null : { scheme, id: vatNumber };
}

/** Words of an invoice that only its UBL has: how it is paid, for how long something is rented, and why no VAT is charged. */
export type UblWords = {
	terms: string | null;
	rented: (pieces: number, days: number) => string;
	exemption: (treatment: VatTreatment) => string | null;
};

type Child = XmlElement | null;

/** A value; none where it is blank, since UBL knows no empty elements. */
function value(name: string, text: string | null, attributes: Record<string, string> = {}): Child {
	const plain = text?.trim() ?? "";
	return plain === "" ? null : { name, attributes, children: [], text: plain };
}

/** A group of elements, in the order that the schema asks for; none without any. */
function group(name: string, children: readonly Child[], attributes: Record<string, string> = {}): Child {
	const order = ublOrder[name] ?? [];
	const present = children.filter((child): child is XmlElement => child !== null);
	if (present.length === 0) return null;
	const sorted = present.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
	return { name, attributes, children: sorted, text: "" };
}

/** Cents as UBL writes an amount: 2650.00. */
export function decimalOf(amount: Cents): string {
	const digits = String(Math.abs(amount)).padStart(3, "0");
	return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const amount = (name: string, sum: Cents) => value(name, decimalOf(sum), { currencyID: "EUR" });
const vat = group("cac:TaxScheme", [value("cbc:ID", "VAT")]);

function addressOf(name: string, { street, city, postalCode, country }: Place): Child {
	return group(name, [
		value("cbc:StreetName", street),
		value("cbc:CityName", city),
		value("cbc:PostalZone", postalCode),
		group("cac:Country", [value("cbc:IdentificationCode", country)]),
	]);
}

function partyOf(name: string, party: Party, contact: Child): Child {
	const endpoint = endpointOf(party.vatNumber);
	const enterprise = endpoint?.scheme === "0208" ? endpoint.id : null;
	return group(name, [
		group("cac:Party", [
			value("cbc:EndpointID", endpoint?.id ?? null, { schemeID: endpoint?.scheme ?? "" }),
			group("cac:PartyName", [value("cbc:Name", party.name)]),
			addressOf("cac:PostalAddress", party),
			party.vatNumber ? group("cac:PartyTaxScheme", [value("cbc:CompanyID", party.vatNumber), vat]) : null,
			group("cac:PartyLegalEntity", [
				value("cbc:RegistrationName", party.name),
				value("cbc:CompanyID", enterprise, { schemeID: "0208" }),
			]),
			contact,
		]),
	]);
}

function categoryOf(
	name: string,
	{ category, rate, exemption }: VatTreatment,
	reason: string | null = null,
): Child {
	const isNamed = name === "cac:TaxCategory";
	return group(name, [
		value("cbc:ID", category),
		value("cbc:Percent", String(rate)),
		isNamed ? value("cbc:TaxExemptionReasonCode", exemption) : null,
		isNamed ? value("cbc:TaxExemptionReason", reason) : null,
		vat,
	]);
}

/** Rent counts the days of all pieces, and then says of how many pieces they are. */
function countOf(line: InvoiceLine, { rented }: UblWords) {
	const { quantity, unit, unitNet } = line;
	const rent = dailyRent(line);
	if (!rent) return { note: null, quantity, unit, price: unitNet };
	const note = quantity === 1 ? null : rented(quantity, rent.days);
	return { note, quantity: quantity * rent.days, unit: "DAY" as const, price: rent.perDay };
}

function lineOf(line: InvoiceLine, isCredit: boolean, words: UblWords): Child {
	const count = countOf(line, words);
	const quantity = isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity";
	return group(isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine", [
		value("cbc:ID", String(line.id)),
		value("cbc:Note", count.note),
		value(quantity, String(count.quantity), { unitCode: count.unit }),
		amount("cbc:LineExtensionAmount", line.net),
		group("cac:Item", [
			value("cbc:Description", line.details.join(" · ")),
			value("cbc:Name", line.text),
			categoryOf("cac:ClassifiedTaxCategory", line.treatment),
		]),
		group("cac:Price", [amount("cbc:PriceAmount", count.price)]),
	]);
}

const billed = ({ number, issuedOn }: PaperReference) =>
	group("cac:BillingReference", [
		group("cac:InvoiceDocumentReference", [value("cbc:ID", number), value("cbc:IssueDate", issuedOn)]),
	]);

/** An invoice or credit note as UBL 2.1 of Peppol BIS Billing 3.0, without its PDF. The same snapshot gives the same text. */
export function writeUbl(invoice: InvoiceSnapshot, words: UblWords): string {
	const { kind, seller, buyer, order, account, deliveredTo, deliveredOn } = invoice;
	const isCredit = kind === "credit_note";
	const root = isCredit ? "CreditNote" : "Invoice";
	const sellerContact = [value("cbc:Telephone", seller.phone), value("cbc:ElectronicMail", seller.email)];
	const buyerContact = [
		value("cbc:Name", buyer.contact),
		value("cbc:Telephone", buyer.phone),
		value("cbc:ElectronicMail", buyer.email),
	];
	const document = group(
		root,
		[
			value("cbc:CustomizationID", customization),
			value("cbc:ProfileID", profile),
			value("cbc:ID", invoice.number),
			value("cbc:IssueDate", invoice.issuedOn),
			isCredit ? null : value("cbc:DueDate", invoice.dueOn),
			value(isCredit ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode", typeCodes[kind]),
			value("cbc:Note", invoice.reason),
			value("cbc:DocumentCurrencyCode", "EUR"),
			group("cac:OrderReference", [value("cbc:ID", order.number)]),
			...invoice.deducts.map(billed),
			invoice.credits && billed(invoice.credits),
			partyOf("cac:AccountingSupplierParty", seller, group("cac:Contact", sellerContact)),
			partyOf("cac:AccountingCustomerParty", buyer, group("cac:Contact", buyerContact)),
			group("cac:Delivery", [
				value("cbc:ActualDeliveryDate", deliveredOn),
				deliveredTo && group("cac:DeliveryLocation", [addressOf("cac:Address", deliveredTo)]),
			]),
			account &&
				group("cac:PaymentMeans", [
					value("cbc:PaymentMeansCode", "30"),
					value("cbc:PaymentID", order.reference),
					group("cac:PayeeFinancialAccount", [
						value("cbc:ID", account.iban),
						value("cbc:Name", account.holder),
						group("cac:FinancialInstitutionBranch", [value("cbc:ID", account.bic)]),
					]),
				]),
			group("cac:PaymentTerms", [value("cbc:Note", words.terms)]),
			group("cac:TaxTotal", [
				amount("cbc:TaxAmount", invoice.vat),
				...invoice.perRate.map(({ treatment, base, vat: tax }) =>
					group("cac:TaxSubtotal", [
						amount("cbc:TaxableAmount", base),
						amount("cbc:TaxAmount", tax),
						categoryOf("cac:TaxCategory", treatment, words.exemption(treatment)),
					]),
				),
			]),
			group("cac:LegalMonetaryTotal", [
				amount("cbc:LineExtensionAmount", invoice.net),
				amount("cbc:TaxExclusiveAmount", invoice.net),
				amount("cbc:TaxInclusiveAmount", invoice.gross),
				invoice.prepaid > 0 ? amount("cbc:PrepaidAmount", invoice.prepaid) : null,
				amount("cbc:PayableAmount", cents(invoice.gross - invoice.prepaid)),
			]),
			...invoice.lines.map((line) => lineOf(line, isCredit, words)),
		],
		{ xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`, ...namespaces },
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${document ? writeXml(document) : ""}\n`;
}

/**
 * The same document with its PDF in it, as it goes to the buyer. The one that the PDF holds has none, else each would hold
 * the other. Both kinds of document have their attachments right before the seller.
 */
export function withPdf(ubl: string, pdf: { id: string; name: string; base64: string }): string {
	const seller = "<cac:AccountingSupplierParty>";
	const attachment = group("cac:AdditionalDocumentReference", [
		value("cbc:ID", pdf.id),
		group("cac:Attachment", [
			value("cbc:EmbeddedDocumentBinaryObject", pdf.base64, {
				mimeCode: "application/pdf",
				filename: pdf.name,
			}),
		]),
	]);
	return attachment === null ? ubl : ubl.replace(seller, () => `${writeXml(attachment)}${seller}`);
}
