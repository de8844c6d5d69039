/** Closed sets of words that rows and rules share. Source: storefront document §3, shop document §3. */

export const languages = ["nl", "en", "de", "fr"] as const;
export type Language = (typeof languages)[number];
/** A value in every language. */
export type Localized<T> = Record<Language, T>;

export const conditions = ["new", "used-a", "used-cw", "rent"] as const;
export type Condition = (typeof conditions)[number];

/** What a container has a price for: each condition (rent: per day), and one price for all of them. */
export const priceKinds = [...conditions, "all"] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Stored types; the storefront names Refrigerated "Thermostatic", and Open Top, Flat Rack and Tank "Special". */
export const productTypes = [
	"Standard",
	"High Cube",
	"Refrigerated",
	"thermostatic",
	"Open Top",
	"Flat Rack",
	"Tank",
] as const;
export type ProductType = (typeof productTypes)[number];

export const stockStatuses = ["In Stock", "Low Stock", "Out of Stock"] as const;
export type StockStatus = (typeof stockStatuses)[number];

export const deliveryChoices = ["truck", "truck_with_crane", "self_pickup"] as const;
export type DeliveryChoice = (typeof deliveryChoices)[number];

/** Countries that containers can go to; one without tariffs is delivered to on request. */
export const transportCountries = ["BE", "NL", "DE", "FR"] as const;
export type TransportCountry = (typeof transportCountries)[number];

export const colorTypes = ["from_stack", "wish_color"] as const;
export type ColorType = (typeof colorTypes)[number];

export const orderCountries = ["belgium", "netherlands", "germany", "france"] as const;
export type OrderCountry = (typeof orderCountries)[number];

export const orderStatuses = ["pending", "confirmed", "paid", "delivered", "cancelled"] as const;

/** Whom the company sells to. */
export const customerKinds = ["everyone", "businesses"] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const paymentMethods = ["bankTransfer", "online"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** What is known of an online payment: not decided yet, paid, or ended without money. */
export const onlinePaymentStates = ["open", "paid", "failed"] as const;
export type OnlinePaymentState = (typeof onlinePaymentStates)[number];

/** What became of a line of a bank statement: it waits for a person, is a payment, was left aside, or pays no order anyway. */
export const bankLineStates = ["open", "booked", "aside", "out"] as const;
export type BankLineState = (typeof bankLineStates)[number];
/**
 * Why a line waits for a person: no reference, one that no order has, a cancelled order, one without anything open, more
 * than is open, several orders that it does not add up to, and what another statement seems to have told already.
 */
export const bankLineReasons = [
	...(["none", "unknown", "cancelled", "settled", "over", "several", "double"] as const),
] as const;
export type BankLineReason = (typeof bankLineReasons)[number];
/** What becomes of an order that nobody pays: the owner is asked, or the shop cancels it. */
export const lapseRules = ["ask", "cancel"] as const;
export type LapseRule = (typeof lapseRules)[number];

/** What an invoice is: for what was sold, for a part of it in advance, or for what is taken back of one of them. */
export const invoiceKinds = ["invoice", "deposit", "credit_note"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
/** Numbers run on by series and year. */
export const invoiceSeries = ["invoice", "credit_note"] as const;
export type InvoiceSeries = (typeof invoiceSeries)[number];
/** What became of an e-invoice on its way: sent only where the provider named it. */
export const deliveryStates = ["waiting", "sent", "refused"] as const;

/** What made a change of many prices: a rule, a file, or one price that was typed to begin on a day. */
export const batchSources = ["rule", "file", "single"] as const;
export type BatchSource = (typeof batchSources)[number];
/** What became of it: looked at, to be carried out on a day, carried out, called off before that, taken back after it. */
export const batchStates = ["draft", "planned", "applied", "cancelled", "undone"] as const;
export type BatchState = (typeof batchStates)[number];
/**
 * What became of one product in it: it waits, was changed, was left out because somebody had changed it or it was gone;
 * then was taken back, or kept because somebody had changed it since.
 */
export const batchOutcomes = ["waiting", "applied", "changed", "gone", "undone", "kept"] as const;
export type BatchOutcome = (typeof batchOutcomes)[number];

/** Whether the ground carries a truck. */
export const grounds = ["yes", "no", "unknown"] as const;
export type Ground = (typeof grounds)[number];
/** Towards what a container's doors face on the truck. */
export const doorSides = ["cab", "rear"] as const;
export type DoorSide = (typeof doorSides)[number];
/** In what the wished length of a rental is counted; units of ECMA-402. */
export const rentalUnits = ["day", "week", "month"] as const;
export type RentalUnit = (typeof rentalUnits)[number];
/** How a rented container comes back. */
export const rentalReturns = ["fetched", "brought"] as const;
export type RentalReturn = (typeof rentalReturns)[number];

/** Forms that a guard counts by sender. */
export const guardedForms = [
	"quote",
	"contact",
	"order",
	"sign-in",
	"sign-up",
	"reset",
	"withdrawal",
] as const;
export type GuardedForm = (typeof guardedForms)[number];

export const quoteRequestTypes = ["Lease", "Special Modification", "Bulk Order"] as const;
/** How a quote's row spells the condition that was asked for. */
export const purchaseOptionOf = {
	new: "new",
	"used-a": "used_a",
	"used-cw": "used_cw",
	rent: "rent",
} as const satisfies Record<Condition, string>;
export const quotePurchaseOptions = ["new", "used_a", "used_cw", "rent"] as const;
export const quoteStatuses = ["new", "answered", "won", "lost"] as const;

/** What became of an offer; that it has ended by itself follows from its day. */
export const offerStatuses = ["draft", "sent", "accepted", "declined", "withdrawn"] as const;
export type OfferStatus = (typeof offerStatuses)[number];
/** How a buyer answers: by the link, or in a way that the owner has recorded. */
export const offerAnswerWays = ["link", "phone", "email", "counter"] as const;
export type OfferAnswerWay = (typeof offerAnswerWays)[number];
export const offerMessageAuthors = ["buyer", "company"] as const;

export const badgeTypes = ["success", "info", "warning", "error"] as const;
export type Badge = { text: string; type: (typeof badgeTypes)[number] };

export const visibilities = ["hidden", "header", "footer", "footer_subsection", "both"] as const;
export const menuSections = [
	"none",
	"primary",
	"secondary",
	"products",
	"company",
	"services",
	"support",
	"resources",
] as const;

/** What mails are about; an account's are for its owner alone. */
export const mailKinds = ["order", "quote", "offer", "message", "account"] as const;
export type MailKind = (typeof mailKinds)[number];
export const mailAudiences = ["customer", "company"] as const;
export type MailAudience = (typeof mailAudiences)[number];
/** asked: the provider has not said yet whether it does it; done: it has taken it; failed: it has, and the money came back. */
export const refundStates = ["asked", "done", "refused", "failed"] as const;
export type RefundState = (typeof refundStates)[number];
/** How money of an online payment goes back: by the owner's wish, or against it, by the payer's bank. */
export const reversalKinds = ["refund", "chargeback"] as const;
export type ReversalKind = (typeof reversalKinds)[number];

/** As what a proof of transport is kept. */
export const proofTypes = ["application/pdf", "image/jpeg"] as const;

/** The picture of the conversion that a quote asks for, or a paper of an order; an invoice, for a business with its UBL; an offer. */
export const mailAttachments = [
	"configuration",
	"pro-forma",
	"order-confirmation",
	"invoice",
	"offer",
] as const;
export type MailAttachment = (typeof mailAttachments)[number];
export const mailStatuses = ["pending", "sent", "failed"] as const;
/** What a mail tells, for the letter of that name, which knows its shape. */
export type MailFacts = { letter: string };

/** What the shop writes on paper: three of an order as it stands, and what the law asks for of a sale. */
export const orderPaperKinds = ["pro-forma", "order-confirmation", "delivery-note"] as const;
export type OrderPaperKind = (typeof orderPaperKinds)[number];
export const paperKinds = [...orderPaperKinds, "invoice", "credit-note", "offer"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Kinds of things that the history tells of. */
export const auditEntities = [
	...(["order", "quote", "offer", "message", "mail", "user", "buyer"] as const),
	...(["landing_page", "section", "product", "blog_post", "image"] as const),
	...(["tariff", "stock_colors", "company", "redirects", "bank_line", "offer_settings"] as const),
	...(["review", "reference", "review_settings"] as const),
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** What can be done to them. */
export const auditActions = [
	...(["create", "update", "delete", "restore", "status", "publish", "sections", "condition"] as const),
	...(["note", "upload", "import", "resend", "letter", "role", "two-factor", "payment", "invoice"] as const),
	...(["export", "erase", "move"] as const),
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the owner's people write notes about. */
export const notedEntities = [
	"order",
	"quote",
	"offer",
	"message",
	"buyer",
] as const satisfies readonly AuditEntity[];
export type NotedEntity = (typeof notedEntities)[number];

/** Lengths in metres. */
export type Dimensions = { length: number; width: number; height: number };
/** Weights in kg; net is what may be loaded. */
export type Weight = { gross: number; net: number; tare: number };
export type DeliveryOptions = Record<DeliveryChoice, boolean>;

export type HighlightBox = {
	icon: string;
	title: string;
	content: string;
	buttonText?: string;
	buttonUrl?: string;
};

export type ShippingAddress = {
	name: string;
	email: string;
	phone: string;
	companyName: string | null;
	/** In its usual form; missing in orders of earlier versions. */
	vatNumber?: string | null;
	street: string;
	city: string;
	postalCode: string;
	country: OrderCountry;
};

export type BillingAddress = {
	companyName: string | null;
	vatNumber: string | null;
	street: string;
	city: string;
	postalCode: string;
	country: OrderCountry;
};

/**
 * Whether the shop makes sure that reviews come from buyers: of each one, of those that were said to it, or of none
 * (CEL VI.99, Annex I no. 23b of directive 2005/29/EC).
 */
export const reviewChecks = ["every", "said", "none"] as const;
export type ReviewCheck = (typeof reviewChecks)[number];

/** What a reference says in one language. */
export type ReferenceText = { title: string; text: string | null; imageAlt: string | null };
export type ReferenceTexts = Record<Language, ReferenceText | null>;
