import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import type { LetterPart } from "~/mail/letter.ts";
import { type WrittenMail, writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import type { Transaction } from "~/platform/db.server.ts";
import { orderParts } from "~/trade/orders/order-letter.server.ts";
import { buyersLink, type OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { isAwaited, owedAmount } from "~/trade/orders/owed-amount.ts";
import { transferPart } from "~/trade/orders/transfer-letter.ts";
import type { Cents } from "~/values/money.ts";
import { parseOgm } from "~/values/ogm.ts";
import { settled } from "../amendment.ts";
import type { AmendedOrder } from "./amend-order.server.ts";

/** Of an order what its mail tells; `revision`: the one that it brings. */
export type ToldOrder = Omit<AmendedOrder, "cartId" | "idempotencyKey">;

/** The mail that tells a buyer of a changed order: what it is now, what it comes to, and what is left to pay or comes back. */
export function amendMail(taker: OrderTaker, order: ToldOrder, words: string, now: Date): WrittenMail {
	const { id, language, orderNumber: number, shippingAddress, totalAmount, paid, before } = order;
	const mail = mailCatalogues[language];
	const t = createTranslator({ locale: language, messages: mail });
	const euro = (amount: Cents) => formatEuro(language, amount, "always");
	const { open, refund } = settled(owedAmount(order), paid);
	const reference = parseOgm(order.paymentReference);
	const isToPay = open > 0 && (isAwaited(order) || paid > 0);
	const subject = t("amended.subject", { number });
	const text = (said: string): LetterPart => ({ kind: "text", text: said });
	const transfer =
		isToPay && taker.account && reference
			? transferPart({ ...taker.account, reference, amount: open, dueOn: order.dueOn }, { language, mail })
			: [];
	return {
		...{ kind: "order", about: id, audience: "customer", language, recipient: shippingAddress.email },
		...{ dedupeKey: `amended:${id}:${order.revision}`, replyTo: taker.company.email, subject },
		attachment: isToPay ? "pro-forma" : "order-confirmation",
		...renderLetter({
			...{ language, title: subject, date: now },
			greeting: t("status.greeting", { name: shippingAddress.name }),
			parts: [
				text(
					totalAmount === before
						? t("amended.same", { number, total: euro(totalAmount) })
						: t("amended.text", { number, total: euro(totalAmount), before: euro(before) }),
				),
				...(words ? [text(words)] : []),
				...orderParts(order, order.items, { language, messages: catalogues[language], mail }),
				...(refund > 0 ? [text(t("amended.refund", { paid: euro(paid), refund: euro(refund) }))] : []),
				...(paid > 0 && open > 0 ? [text(t("amended.rest", { paid: euro(paid), open: euro(open) }))] : []),
				...transfer,
				{ kind: "link", label: t("status.view"), href: buyersLink(taker, { id, language }) },
				text(t("amended.check", { phone: taker.company.phone })),
			],
			signature: { closing: t("status.closing"), company: taker.company, vatLabel: t("letter.vatNumber") },
		}),
	};
}

/** Writes it: once for each time that the order changes. @returns its id */
export function writeAmendMail(
	tx: Transaction,
	taker: OrderTaker,
	order: ToldOrder,
	{ words, now }: { words: string; now: Date },
): Promise<string | null> {
	return writeMail(tx, amendMail(taker, order, words, now));
}
