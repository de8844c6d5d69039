import { createTranslator } from "use-intl/core";
import type { LetterDraft } from "~/desk/detail/letter-fields.tsx";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { languageTable } from "~/i18n/languages.ts";
import { draftBody } from "~/mail/desk/own-letter.server.ts";
import type { LetterPart } from "~/mail/letter.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { type Cents, noCents } from "~/values/money.ts";
import { buyersLink, type ConfirmationSender } from "../order-sender.server.ts";
import { owedAmount } from "../owed-amount.ts";
import type { WholeOrder } from "./order-detail.tsx";
import type { OrderStatus } from "./order-status.ts";

type Told = Pick<
	WholeOrder,
	"id" | "language" | "orderNumber" | "totalAmount" | "creditedAmount" | "shippingAddress"
>;

function totalOf({ language, totalAmount }: Told): string {
	return formatEuro(language, totalAmount, "always");
}

/**
 * The letter that tells an order's new status, in its buyer's language, to be changed by whoever sends it.
 * @param refund what was paid of it and goes back
 */
export function draftOrderLetter(
	{ company }: ConfirmationSender,
	order: Told,
	status: OrderStatus,
	refund: Cents = noCents,
): LetterDraft {
	const { language, orderNumber: number, shippingAddress } = order;
	const mail = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "status" });
	const paid = formatEuro(language, refund, "always");
	// What has arrived is what was asked for: what a credit note took back was not.
	const total = status === "paid" ? formatEuro(language, owedAmount(order), "always") : totalOf(order);
	const texts = { number, total, company: company.name };
	return {
		recipient: shippingAddress.email,
		languageName: languageTable[language].nativeName,
		subject: t(`order.${status}.subject`, texts),
		body: draftBody(language, company, {
			name: shippingAddress.name,
			lines: [
				t(`order.${status}.text`, texts),
				...(refund > 0 ? ["", mail("amended.refund", { paid, refund: paid })] : []),
			],
		}),
	};
}

/** The letter that tells the day on which an order is brought, or can be fetched, to be changed by whoever sends it. */
export function draftPlanLetter(
	{ company }: ConfirmationSender,
	order: Told & { items: readonly { transportType: string }[] },
	on: Day,
): LetterDraft {
	const { language, orderNumber: number, shippingAddress } = order;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "planned" });
	const isBrought = order.items.some(({ transportType }) => transportType !== "self_pickup");
	const way = isBrought ? "brought" : "collected";
	const texts = { number, date: formatDate(language, noonOf(on)) };
	return {
		recipient: shippingAddress.email,
		languageName: languageTable[language].nativeName,
		subject: t(`${way}.subject`, texts),
		body: draftBody(language, company, { name: shippingAddress.name, lines: [t(`${way}.text`, texts)] }),
	};
}

/** What the shop adds to a letter about an order: which one, and where its buyer sees it. */
export function orderLetterParts(sender: ConfirmationSender, order: Told): LetterPart[] {
	const { number, total, view } = mailCatalogues[order.language].status;
	return [
		{
			kind: "facts",
			rows: [
				[number, order.orderNumber],
				[total, totalOf(order)],
			],
		},
		{ kind: "link", label: view, href: buyersLink(sender, order) },
	];
}
