import { createTranslator } from "use-intl/core";
import type { BankAccount } from "~/company/payment-terms.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { type LetterCompany, letterCompany } from "~/mail/letter.ts";
import { subjectLine } from "~/mail/outbox.server.ts";
import type { DeliveryWish } from "~/trade/lines/delivery-wish.ts";
import type { OrderLine } from "~/trade/lines/lines.ts";
import { urls } from "~/urls.ts";
import type { Day } from "~/values/day.ts";
import type { Language, MailAttachment, MailAudience, PaymentMethod } from "~/values/vocabulary.ts";
import { isBusinessOrder } from "./order-buyer.ts";
import type { LetterOrder } from "./order-letter.server.ts";
import { buyersLink, type OrderTaker } from "./order-sender.server.ts";

/** What both letters of an order tell, as it was when it was placed: the mail's row keeps it until it is in words. */
export type OrderFacts = LetterOrder &
	DeliveryWish & {
		letter: OrderLetter;
		id: string;
		/** Of the buyer. */
		language: Language;
		orderNumber: string;
		/** Missing, as the next two, in what an earlier version wrote. */
		paymentReference?: string;
		paymentMethod?: PaymentMethod;
		/** Until when it is to be paid. */
		dueOn?: Day;
		/** Null as long as the owner has not said where buyers transfer to. */
		account?: BankAccount | null;
		/** ISO 8601. */
		createdAt: string;
		/** In the order of the cart, named in the letter's language. */
		items: OrderLine[];
		company: LetterCompany;
		/** Where a private buyer reads the terms and withdraws; missing, or null, for anyone else. */
		rights?: { terms: string; withdrawal: string } | null;
		/** What opens the order: for its buyer, or at the company's desk. */
		link: string;
	};

/** The buyer's confirmation, and the company's copy. */
export type OrderLetter = "order-confirmation" | "order-copy";

/** What an order's mails say of it before it has its number and its moment. */
type OrderToBe = Omit<
	OrderFacts,
	| "letter"
	| "orderNumber"
	| "paymentReference"
	| "createdAt"
	| "items"
	| "company"
	| "link"
	| "account"
	| "rights"
> & {
	dueOn: Day;
};

/** A mail as the statement that writes the order takes it: that adds the number and the moment. */
export type OrderMail = {
	audience: MailAudience;
	dedupeKey: string;
	language: Language;
	recipient: string;
	replyTo: string;
	/** With `numberToCome` for the number. */
	subject: string;
	/** What goes along. */
	attachment: MailAttachment | null;
	facts: Omit<OrderFacts, "orderNumber" | "paymentReference" | "createdAt">;
};

/** Stands in subjects for the number that an order gets when it is written; of a private range, which no name is in. */
export const numberToCome = "\uE000";

const subjectsIn = (locale: Language) =>
	createTranslator({ locale, messages: mailCatalogues[locale], namespace: "orderConfirmation" });

/** Made once: each keeps the sentences that it has read. */
const subjects = { nl: subjectsIn("nl"), en: subjectsIn("en"), de: subjectsIn("de"), fr: subjectsIn("fr") };

/** Slug of the owner's page with the terms. */
const termsPage = "terms-of-sale";

/** Where the buyer's rights stand; null for a business, and where private buyers are not sold to. */
function rightsOf({ origin, hasPrivateBuyers }: OrderTaker, order: OrderToBe): OrderFacts["rights"] {
	const { language } = order;
	if (isBusinessOrder(order) || !hasPrivateBuyers) return null;
	return {
		terms: origin + urls.page(language, termsPage),
		withdrawal: origin + urls.withdrawal(language),
	};
}

/** Names the buyer's confirmation of an order among the mails. */
export function buyersMailKey(orderId: string): string {
	return `order-confirmation:${orderId}:buyer`;
}

/**
 * The buyer's confirmation in the order's language and the company's copy in its own. Each occasion has its key
 * (shop document §7).
 * @param itemsIn the order's lines, named in a language
 */
export function orderMails(
	sender: OrderTaker,
	order: OrderToBe,
	itemsIn: (language: Language) => OrderLine[],
): OrderMail[] {
	const company = letterCompany(sender.company);
	const { id, language, shippingAddress } = order;
	const { name, email } = shippingAddress;
	const number = numberToCome;
	const total = formatEuro(company.mailLanguage, order.totalAmount, "always");
	return [
		{
			audience: "customer",
			dedupeKey: buyersMailKey(id),
			language,
			recipient: email,
			replyTo: company.email,
			subject: subjectLine(subjects[language]("subject", { number, company: company.name, name })),
			attachment: "pro-forma",
			facts: {
				...{ ...order, letter: "order-confirmation", items: itemsIn(language), company },
				account: sender.account,
				rights: rightsOf(sender, order),
				link: buyersLink(sender, order),
			},
		},
		{
			audience: "company",
			dedupeKey: `order-confirmation:${id}:company`,
			language: company.mailLanguage,
			recipient: company.email,
			replyTo: email,
			subject: subjectLine(subjects[company.mailLanguage]("copySubject", { number, name, total })),
			attachment: null,
			facts: {
				...{ ...order, letter: "order-copy", items: itemsIn(company.mailLanguage), company },
				// The buyer's key is not the company's.
				link: sender.deskAddress("order", id),
			},
		},
	];
}
