const address = [
	"cbc:StreetName",
	"cbc:AdditionalStreetName",
	"cbc:CityName",
	"cbc:PostalZone",
	"cac:Country",
];
const total = [
	...[
		"cbc:LineExtensionAmount",
		"cbc:TaxExclusiveAmount",
		"cbc:TaxInclusiveAmount",
		"cbc:AllowanceTotalAmount",
	],
	...["cbc:ChargeTotalAmount", "cbc:PrepaidAmount", "cbc:PayableRoundingAmount", "cbc:PayableAmount"],
];
const category = [
	"cbc:ID",
	"cbc:Percent",
	"cbc:TaxExemptionReasonCode",
	"cbc:TaxExemptionReason",
	"cac:TaxScheme",
];
const parties = ["cac:AccountingSupplierParty", "cac:AccountingCustomerParty"];
const money = [
	"cac:PaymentMeans",
	"cac:PaymentTerms",
	"cac:AllowanceCharge",
	"cac:TaxTotal",
	"cac:LegalMonetaryTotal",
];
const references = ["cbc:BuyerReference", "cac:InvoicePeriod", "cac:OrderReference", "cac:BillingReference"];
const head = ["cbc:CustomizationID", "cbc:ProfileID", "cbc:ID", "cbc:IssueDate"];
const line = ["cbc:LineExtensionAmount", "cac:InvoicePeriod", "cac:AllowanceCharge", "cac:Item", "cac:Price"];

/**
 * Which elements stand in which, and in what order: of UBL 2.1 what an invoice of Peppol BIS Billing 3.0 may hold and this
 * shop writes or reads. Order matters (xsd:sequence), and what is not named here is unknown.
 */
export const ublOrder: Readonly<Record<string, readonly string[]>> = {
	Invoice: [
		...[...head, "cbc:DueDate", "cbc:InvoiceTypeCode", "cbc:Note", "cbc:DocumentCurrencyCode", ...references],
		...["cac:AdditionalDocumentReference", ...parties, "cac:Delivery", ...money, "cac:InvoiceLine"],
	],
	CreditNote: [
		...[...head, "cbc:CreditNoteTypeCode", "cbc:Note", "cbc:DocumentCurrencyCode", ...references],
		...["cac:AdditionalDocumentReference", ...parties, "cac:Delivery", ...money, "cac:CreditNoteLine"],
	],
	"cac:InvoicePeriod": ["cbc:StartDate", "cbc:EndDate"],
	"cac:OrderReference": ["cbc:ID", "cbc:SalesOrderID"],
	"cac:BillingReference": ["cac:InvoiceDocumentReference"],
	"cac:InvoiceDocumentReference": ["cbc:ID", "cbc:IssueDate"],
	"cac:AdditionalDocumentReference": ["cbc:ID", "cbc:DocumentDescription", "cac:Attachment"],
	"cac:Attachment": ["cbc:EmbeddedDocumentBinaryObject"],
	"cac:AccountingSupplierParty": ["cac:Party"],
	"cac:AccountingCustomerParty": ["cac:Party"],
	"cac:Party": [
		...[
			"cbc:EndpointID",
			"cac:PartyIdentification",
			"cac:PartyName",
			"cac:PostalAddress",
			"cac:PartyTaxScheme",
		],
		...["cac:PartyLegalEntity", "cac:Contact"],
	],
	"cac:PartyIdentification": ["cbc:ID"],
	"cac:PartyName": ["cbc:Name"],
	"cac:PostalAddress": address,
	"cac:Address": address,
	"cac:Country": ["cbc:IdentificationCode"],
	"cac:PartyTaxScheme": ["cbc:CompanyID", "cac:TaxScheme"],
	"cac:TaxScheme": ["cbc:ID"],
	"cac:PartyLegalEntity": ["cbc:RegistrationName", "cbc:CompanyID", "cbc:CompanyLegalForm"],
	"cac:Contact": ["cbc:Name", "cbc:Telephone", "cbc:ElectronicMail"],
	"cac:Delivery": ["cbc:ActualDeliveryDate", "cac:DeliveryLocation"],
	"cac:DeliveryLocation": ["cbc:ID", "cac:Address"],
	"cac:PaymentMeans": ["cbc:PaymentMeansCode", "cbc:PaymentID", "cac:PayeeFinancialAccount"],
	"cac:PayeeFinancialAccount": ["cbc:ID", "cbc:Name", "cac:FinancialInstitutionBranch"],
	"cac:FinancialInstitutionBranch": ["cbc:ID"],
	"cac:PaymentTerms": ["cbc:Note"],
	"cac:AllowanceCharge": [
		...["cbc:ChargeIndicator", "cbc:AllowanceChargeReasonCode", "cbc:AllowanceChargeReason"],
		...["cbc:MultiplierFactorNumeric", "cbc:Amount", "cbc:BaseAmount", "cac:TaxCategory"],
	],
	"cac:TaxTotal": ["cbc:TaxAmount", "cac:TaxSubtotal"],
	"cac:TaxSubtotal": ["cbc:TaxableAmount", "cbc:TaxAmount", "cac:TaxCategory"],
	"cac:TaxCategory": category,
	"cac:ClassifiedTaxCategory": category,
	"cac:LegalMonetaryTotal": total,
	"cac:InvoiceLine": ["cbc:ID", "cbc:Note", "cbc:InvoicedQuantity", ...line],
	"cac:CreditNoteLine": ["cbc:ID", "cbc:Note", "cbc:CreditedQuantity", ...line],
	"cac:Item": ["cbc:Description", "cbc:Name", "cac:SellersItemIdentification", "cac:ClassifiedTaxCategory"],
	"cac:SellersItemIdentification": ["cbc:ID"],
	"cac:Price": ["cbc:PriceAmount", "cbc:BaseQuantity"],
};
