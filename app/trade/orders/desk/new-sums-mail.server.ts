import { eq } from "drizzle-orm";
import { createTranslator } from "use-intl/core";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import { renderLetter } from "~/mail/render-letter.server.tsx";
import { schema, type Transaction } from "~/platform/db.server.ts";
import { vatNotes } from "~/trade/vat/vat-view.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { type Cents, cents, noCents } from "~/values/money.ts";
import { parseOgm } from "~/values/ogm.ts";
import { buyersLink, type OrderTaker } from "../order-sender.server.ts";
import { isAwaited, leftDue, owedAmount } from "../owed-amount.ts";
import { transferPart } from "../transfer-letter.ts";
import type { ChangedOrder } from "./change-order-vat.server.ts";

const { orders } = schema;

/** What is left to pay of an order as it stands, in all and by now; null where its buyer is not asked for money. */
async function openNow(tx: Transaction, { id, status: before }: ChangedOrder) {
	const [order] = await tx.select().from(orders).where(eq(orders.id, id));
	if (!order || !isAwaited(order)) return null;
	// Of what was settled by hand nobody knows here how much was paid.
	if (before === "paid" && order.paidAmount === null) return null;
	const paid = order.paidAmount ?? noCents;
	const rest = cents(Math.max(0, owedAmount(order) - paid));
	return { paid, rest, due: leftDue(order, paid), dueOn: order.dueOn };
}

/**
 * Writes the mail that brings a buyer the new sums of an order, once for each time they change, in the buyer's language:
 * as long as the order is to be paid with the pro forma, what is left to pay and how, else with its confirmation. Called once
 * the order's status has followed its sums.
 * @param order as it was before that
 */
export async function writeNewSums(
	tx: Transaction,
	taker: OrderTaker,
	order: ChangedOrder,
	now: Date,
): Promise<void> {
	const { id, language, orderNumber: number, shippingAddress } = order;
	const mail = mailCatalogues[language];
	const t = createTranslator({ locale: language, messages: mail });
	const euro = (amount: Cents) => formatEuro(language, amount, "always");
	const open = await openNow(tx, order);
	const isToPay = open !== null;
	const reference = parseOgm(order.paymentReference);
	const today = antwerpClock(now).slice(0, 10);
	const dueOn = open?.dueOn && open.dueOn >= today ? open.dueOn : null;
	const transfer =
		open && open.due > 0 && taker.account && reference
			? transferPart({ ...taker.account, reference, amount: open.due, dueOn }, { language, mail })
			: [];
	const subject = t("newSums.subject", { number });
	const text = t(isToPay ? "newSums.text" : "newSums.paid", { number, total: euro(order.totalAmount) });
	await writeMail(tx, {
		...{ kind: "order", about: id, audience: "customer", language, recipient: shippingAddress.email },
		...{ dedupeKey: `sums:${id}:${order.revision}`, replyTo: taker.company.email, subject },
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
				...(open && open.paid > 0 && open.rest > 0
					? [
							{
								kind: "text" as const,
								text: t("amended.rest", { paid: euro(open.paid), open: euro(open.rest) }),
							},
						]
					: []),
				...transfer,
				{ kind: "link", label: t("status.view"), href: buyersLink(taker, { id, language }) },
				{ kind: "text", text: t("letter.questions", { phone: taker.company.phone }) },
			],
			signature: { closing: t("status.closing"), company: taker.company, vatLabel: t("letter.vatNumber") },
		}),
	});
}
