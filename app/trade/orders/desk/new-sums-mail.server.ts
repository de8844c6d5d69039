import { createTranslator } from "use-intl/core";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import type { Transaction } from "~/platform/db.server.ts";
import { vatNotes } from "~/trade/vat/vat-view.ts";
import type { Cents } from "~/values/money.ts";
import { buyersLink, type ConfirmationSender } from "../order-confirmation-mail.server.ts";
import type { ChangedOrder } from "./change-order-vat.server.ts";

/**
 * Writes the mail that brings a buyer the new sums of an order, once for each time they change, in the buyer's language:
 * with the pro forma as long as the order is to be paid, else with its confirmation.
 */
export async function writeNewSums(
	tx: Transaction,
	sender: ConfirmationSender,
	order: ChangedOrder,
	now: Date,
): Promise<void> {
	const { id, language, orderNumber: number, shippingAddress, status } = order;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const euro = (amount: Cents) => formatEuro(language, amount, "always");
	const isToPay = status === "pending" || status === "confirmed";
	const subject = t("newSums.subject", { number });
	const text = t(isToPay ? "newSums.text" : "newSums.paid", { number, total: euro(order.totalAmount) });
	await writeMail(tx, {
		...{ kind: "order", about: id, audience: "customer", language, recipient: shippingAddress.email },
		...{ dedupeKey: `sums:${id}:${order.revision}`, replyTo: sender.company.email, subject },
		attachment: isToPay ? "pro-forma" : "order-confirmation",
		...renderLetter({
			...{ language, title: subject, date: now },
			greeting: t("status.greeting", { name: shippingAddress.name }),
			parts: [
				{ kind: "text", text },
				...vatNotes(order.vatDecision, pageTexts[language].vat.reasons).map((note) => ({
					...{ kind: "text" as const, text: note },
				})),
				{
					kind: "facts",
					rows: [
						[t("orderConfirmation.subtotal"), euro(order.subtotalAmount)],
						[t("newSums.vat"), euro(order.vatAmount)],
						[t("orderConfirmation.total"), euro(order.totalAmount)],
					],
				},
				{ kind: "link", label: t("status.view"), href: buyersLink(sender, { id, language }) },
				{ kind: "text", text: t("letter.questions", { phone: sender.company.phone }) },
			],
			signature: { closing: t("status.closing"), company: sender.company, vatLabel: t("letter.vatNumber") },
		}),
	});
}
