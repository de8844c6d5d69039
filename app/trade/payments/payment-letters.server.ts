import { createTranslator } from "use-intl/core";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import type { LetterPart } from "~/mail/letter.ts";
import { type WrittenMail, writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import type { schema, Transaction } from "~/platform/db.server.ts";
import { buyersLink, type ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { owedAmount } from "~/trade/orders/owed-amount.ts";
import type { Cents } from "~/values/money.ts";
import { whatFollows } from "./what-follows.ts";

type Order = typeof schema.orders.$inferSelect;

function followingParts(order: Order, paid: Cents): LetterPart[] {
	const { language } = order;
	const follows = whatFollows(order, paid);
	if (!follows) return [];
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "received" });
	return [{ kind: "text", text: t(follows.kind, { sum: formatEuro(language, follows.sum, "always") }) }];
}

/** Writes a mail to an order's buyer that is about its money. @returns its id; null where the occasion has its mail already */
function writeToBuyer(
	tx: Transaction,
	{ secret, origin, company }: ConfirmationSender,
	order: Order,
	{ dedupeKey, subject, parts }: Pick<WrittenMail, "dedupeKey" | "subject"> & { parts: LetterPart[] },
): Promise<string | null> {
	const { id, language, shippingAddress } = order;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language] });
	return writeMail(tx, {
		...{ kind: "order", about: id, audience: "customer", language, dedupeKey, subject },
		...{ recipient: shippingAddress.email, replyTo: company.email },
		...renderLetter({
			...{ language, title: subject, date: new Date() },
			greeting: t("status.greeting", { name: shippingAddress.name }),
			parts: [
				...parts,
				{ kind: "link", label: t("status.view"), href: buyersLink({ origin, secret }, order) },
				{ kind: "text", text: t("letter.questions", { phone: company.phone }) },
			],
			signature: { closing: t("status.closing"), company, vatLabel: t("letter.vatNumber") },
		}),
	});
}

/**
 * Thanks for all the money of an order, in the buyer's language: the letter that the owner is offered for this step, and what
 * goes back where more came.
 * @param paid in all
 */
export function writeThanks(
	tx: Transaction,
	sender: ConfirmationSender,
	order: Order,
	paid: Cents,
): Promise<string | null> {
	const { language, orderNumber: number } = order;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const owed = formatEuro(language, owedAmount(order), "always");
	const texts = { number, total: owed, company: sender.company.name };
	return writeToBuyer(tx, sender, order, {
		dedupeKey: `payment-thanks:${order.id}`,
		subject: t("status.order.paid.subject", texts),
		parts: [
			{ kind: "text", text: t("status.order.paid.text", texts) },
			...followingParts(order, paid),
			{
				kind: "facts",
				rows: [
					[t("status.number"), number],
					[t("status.total"), formatEuro(language, order.totalAmount, "always")],
				],
			},
		],
	});
}

/**
 * Says that money has come online for an order which that does not settle, and what follows, in the buyer's language: once for
 * each payment.
 * @param given.amount what came; `given.paid` with it, in all; `given.key` of the payment
 */
export function writeReceived(
	tx: Transaction,
	sender: ConfirmationSender,
	given: { order: Order; amount: Cents; paid: Cents; key: string },
): Promise<string | null> {
	const { order, paid, key } = given;
	const { language, orderNumber: number } = order;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language], namespace: "received" });
	const texts = { number, amount: formatEuro(language, given.amount, "always") };
	return writeToBuyer(tx, sender, order, {
		dedupeKey: `online-received:${key}`,
		subject: t("subject", texts),
		parts: [{ kind: "text", text: t("text", texts) }, ...followingParts(order, paid)],
	});
}
