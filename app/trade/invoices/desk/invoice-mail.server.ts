import { createTranslator } from "use-intl/core";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import type { Db, Transaction } from "~/platform/db.server.ts";
import { buyersLink, type ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import type { InvoiceSnapshot } from "../invoice.ts";

/**
 * Writes the mail that brings an invoice to its buyer, in the buyer's language.
 * @param again the key of the form that asks for it once more; null: the first, which there is one of
 * @returns null where the occasion has its mail already
 */
export function writeInvoiceMail(
	tx: Db | Transaction,
	sender: ConfirmationSender,
	{ id, snapshot, hasUbl }: { id: string; snapshot: InvoiceSnapshot; hasUbl: boolean },
	{ again, now }: { again: string | null; now: Date },
): Promise<string | null> {
	const { language, buyer, number, order, kind, gross } = snapshot;
	const t = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const values = { number, order: order.number, amount: formatEuro(language, gross, "always") };
	const subject = t(`bill.letters.${kind}.subject`, values);
	return writeMail(tx, {
		...{ kind: "order", about: order.id, audience: "customer", language, recipient: buyer.email },
		dedupeKey: again === null ? `invoice:${id}` : `invoice:${id}:${again}`,
		replyTo: sender.company.email,
		...{ attachment: "invoice", attachedId: id, subject },
		...renderLetter({
			...{ language, title: subject, date: now },
			greeting: t("status.greeting", { name: buyer.contact ?? buyer.name }),
			parts: [
				{ kind: "text", text: t(`bill.letters.${kind}.text`, values) },
				...(hasUbl ? [{ kind: "text" as const, text: t("bill.ubl") }] : []),
				{ kind: "link", label: t("status.view"), href: buyersLink(sender, { id: order.id, language }) },
				{ kind: "text", text: t("letter.questions", { phone: sender.company.phone }) },
			],
			signature: { closing: t("status.closing"), company: sender.company, vatLabel: t("letter.vatNumber") },
		}),
	});
}
