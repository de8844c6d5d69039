import { data, redirect } from "react-router";
import { diffOf } from "~/desk/history/change-diff.ts";
import { describeChange } from "~/desk/history/describe-change.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { issuedOf, readRow } from "~/trade/invoices/invoice.store.server.ts";
import { isBilled } from "~/trade/invoices/invoice.ts";
import { draftMark } from "~/trade/invoices/invoice-hash.server.ts";
import { vatOfBuyer } from "~/trade/offers/desk/answer-offer-form.server.ts";
import { changeLines } from "~/trade/offers/desk/change-lines.server.ts";
import { saleFormFields, typedOf } from "~/trade/offers/desk/sale-form.ts";
import type { DeskOrder } from "~/trade/orders/desk/desk-order.store.server.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { owedAmount } from "~/trade/orders/owed-amount.ts";
import { renewedDue } from "~/trade/orders/renewed-due.ts";
import { printOrderPaper } from "~/trade/papers/print-order-paper.server.ts";
import { vatNotes } from "~/trade/vat/vat-view.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Canonical } from "~/values/canonical-json.ts";
import type { DecimalSign } from "~/values/euros.ts";
import { sumCents } from "~/values/money.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import {
	type Amendment,
	amendedSums,
	amendmentOf,
	type ClosedReason,
	creditedOnceAmended,
	hasOwnPrice,
	isSameRecord,
	isTransportKept,
	recordOf,
	settled,
	whyClosed,
} from "../amendment.ts";
import { amendmentOfForm, amendSchema } from "./amend.schema.ts";
import { type AmendAnswer, type AmendPreview, amendFields } from "./amend-form.ts";
import { amendMail, writeAmendMail } from "./amend-mail.server.ts";
import { amendOrder } from "./amend-order.server.ts";
import { amendWords } from "./amend-words.ts";

/** Why an order's lines and addresses stay as they are; null where they can be changed. */
export function closedReason(order: DeskOrder): ClosedReason | null {
	return whyClosed({ ...order, isInvoiced: isBilled(order.invoices.map(readRow).map(issuedOf)) });
}

type Given = {
	form: FormData;
	taker: OrderTaker;
	/** Of the page. */
	language: Language;
	sign: DecimalSign;
	/** Where the request comes from, for whoever counts questions to VIES. */
	from: string;
	now: Date;
};

type Wanted = { amendment: Amendment; asked: BuyerVat; words: string };

/** What a change would do to an order as it is stored now. */
function previewOf(
	order: DeskOrder,
	{ amendment, asked, words }: Wanted,
	{ taker, language, now }: Given,
): AmendPreview {
	const pages = pageTexts[language];
	const stored = amendmentOf(order);
	const { items, columns } = amendedSums(amendment, order.vatInputs, asked);
	const paid = sumCents(order.payments.map(({ amount }) => amount));
	const { subtotalAmount, vatAmount, totalAmount, vatDecision } = columns;
	const [before, after] = [recordOf(stored, order.totalAmount), recordOf(amendment, totalAmount)];
	const creditedAmount = creditedOnceAmended(order, before, after);
	const { open } = settled(owedAmount({ totalAmount, creditedAmount }), paid);
	const isReopened = order.status === "paid" && paid > 0 && open > 0;
	const told = {
		...{
			...order,
			...columns,
			creditedAmount,
			dueOn: isReopened ? renewedDue(order.dueOn, taker, antwerpClock(now).slice(0, 10)) : order.dueOn,
			items,
			paid,
			before: order.totalAmount,
			revision: order.revision + 1,
		},
		...{ shippingAddress: amendment.shipping, billingAddress: amendment.billing },
	};
	const { recipient, subject, text } = amendMail(taker, told, words, now);
	const { yes, no } = pages.adminAudit;
	const differences = diffOf(before, after).filter(({ path }) => path[0] !== "amount");
	return {
		groups: describeChange(differences, {
			...{ language, fields: amendWords(pages, catalogues[language]), words: { yes, no } },
		}),
		mark: draftMark({ ...after, words } as unknown as Canonical),
		before: { net: order.subtotalAmount, vat: order.vatAmount, gross: order.totalAmount },
		after: { net: subtotalAmount, vat: vatAmount, gross: totalAmount },
		...{ paid, ...settled(owedAmount(told), paid) },
		isTransportKept: isTransportKept(stored, amendment),
		notes: vatNotes(vatDecision, pages.vat.reasons),
		mail: { recipient, subject, text },
	};
}

/**
 * Does what a button of the form asks that changes an order: changes the lines and shows what was typed once more, shows
 * what the change would do, or stores it. Works without scripts. Only for a request of an admin.
 * @param order as it is stored, and `address` of its page, where a stored change leads
 */
export async function answerAmendForm(
	shop: Services,
	admin: Actor<"orders.change">,
	{ order, address }: { order: DeskOrder; address: string },
	given: Given,
) {
	const { form, taker, sign, now } = given;
	const submission = parseForm(form, amendSchema);
	const reply = submission.reply();
	const typed = typedOf(reply.initialValue as Record<string, unknown>);
	const text = (name: string) => String(form.get(name) ?? "");
	const intent = text(saleFormFields.intent);
	const isTold = text(amendFields.mark) === "" || form.has(amendFields.told);
	const seen = Number(text(saleFormFields.seen) || Number.NaN);
	const answer = (said: Partial<AmendAnswer>, status: number) =>
		data<AmendAnswer>({ typed, errors: {}, problem: null, seen, preview: null, isTold, ...said }, { status });
	const closed = closedReason(order);
	if (closed) return answer({ problem: closed }, 409);
	const changed = await changeLines(shop, form, {
		...{ typed, sign, language: order.language, isOwnTransport: true },
	});
	if (changed) {
		if ("problem" in changed) return answer(changed, 422);
		return answer({ typed: { ...typed, lines: changed.lines } }, 200);
	}
	if (intent !== "check" && intent !== "save") throw new Response(null, { status: 400 });
	if (submission.status !== "success") {
		const errors = Object.entries(reply.error ?? {}).flatMap(([name, codes]) =>
			codes?.[0] ? [[name, codes[0]] as const] : [],
		);
		return answer({ errors: Object.fromEntries(errors), problem: "fields" }, 422);
	}
	const { reason, words } = submission.value;
	const amendment = amendmentOfForm(submission.value);
	if (amendment.lines.length === 0) return answer({ problem: "lines" }, 422);
	const stored = amendmentOf(order);
	if (!reason && hasOwnPrice(stored, amendment)) {
		return answer({ errors: { [amendFields.reason]: "required" }, problem: "fields" }, 422);
	}
	try {
		const { shipping: buyer, billing } = amendment;
		const said = { buyer: { ...buyer, vatNumber: buyer.vatNumber ?? null }, billing };
		const asked = await vatOfBuyer(shop, said, { from: given.from, now });
		const preview = previewOf(order, { amendment, asked, words }, given);
		const isSame = isSameRecord(
			recordOf(stored, order.totalAmount),
			recordOf(amendment, preview.after.gross),
		);
		const mark = text(amendFields.mark);
		// What is stored already is not refused: the second of a double click finds it so.
		if (intent === "check" || mark !== preview.mark) {
			if (isSame && order.revision === seen) return answer({ problem: "same" }, 422);
			// What somebody else has changed meanwhile is seen beside what was typed, before anything is stored.
			if (order.revision !== seen) return answer({ preview, problem: "stale", seen: order.revision }, 409);
			if (preview.after.gross <= 0) return answer({ preview, problem: "nothing" }, 422);
			const isUnseen = intent === "save" && mark !== "";
			return answer({ preview, problem: isUnseen ? "unseen" : null }, isUnseen ? 409 : 200);
		}
		const result = await amendOrder(
			shop.db,
			admin,
			{ orderId: order.id, seen, seenTotal: preview.after.gross, amendment, asked, reason },
			async (tx, amended) => (isTold ? writeAmendMail(tx, taker, amended, { words, now }) : null),
		);
		if ("problem" in result) {
			const { problem } = result;
			const status = problem === "gone" ? 404 : problem === "same" || problem === "nothing" ? 422 : 409;
			return answer({ problem, preview, seen: order.revision }, status);
		}
		if (result.changed) {
			const kind = preview.open > 0 ? "pro-forma" : "order-confirmation";
			// Whoever asks for it later has it printed else.
			await printOrderPaper(shop, order.id, kind).catch((error) => {
				log.error("paper not printed", { order: order.id, error: errorText(error) });
			});
			if (isTold) shop.deliverMail();
		}
		return redirect(`${address}?amended=${isTold ? "told" : "saved"}#lines`, { status: 303 });
	} catch (error) {
		log.error("order not changed", { order: order.id, error: errorText(error) });
		return answer({ problem: "failed" }, 503);
	}
}
