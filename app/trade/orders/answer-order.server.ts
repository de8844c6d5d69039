import type { Submission } from "~/people/guard/answer-submission.server.ts";
import { issueTicket, judgeTicket, renewTicket } from "~/people/guard/form-guard.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { askBuyerVat } from "~/trade/vat/buyer-vat.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Day } from "~/values/day.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Language, PaymentMethod } from "~/values/vocabulary.ts";
import { checkoutSchema } from "./checkout.schema.ts";
import type { OrderAnswer } from "./order-answer.ts";
import type { OrderProblem } from "./order-problem.ts";
import type { OrderTaker } from "./order-sender.server.ts";
import { findPlacedOrder, OrderNotWritten, placeOrder } from "./place-order.server.ts";
import { previewVat } from "./preview-vat.server.ts";

let form: { today: Day; schema: ReturnType<typeof checkoutSchema> } | null = null;

/** The form of a day. Making it costs as much as an order's statements: once a day will do. */
function formOf(today: Day) {
	if (form?.today !== today) form = { today, schema: checkoutSchema(today) };
	return form.schema;
}

/** Whether the order form is among what was sent. */
export function isWithOrderForm(fields: FormData): boolean {
	return fields.has("idempotencyKey");
}

/** What an order form is answered with: its fields, who sent it from where, the cart of the sender's own cookie. */
type OrderForm = Submission & { cartId: string | null; language: Language };

/**
 * The order form as it was sent along with a change of a line: as it was typed, unjudged. Without scripts that is the
 * only way for what was typed to stay. Anyone may call it.
 */
export async function keepOrderForm(
	shop: Services,
	requester: string,
	input: OrderForm,
): Promise<OrderAnswer> {
	const { fields, now } = input;
	const { initialValue } = parseForm(fields, formOf(antwerpClock(now).slice(0, 10))).reply();
	return {
		...{ pressed: "line", reply: { initialValue }, problem: null, seenTotal: Number.NaN },
		vat: await previewVat(shop, requester, input),
		ticket: renewTicket(shop.secret, "order", fields, now),
	};
}

/**
 * Takes the order form: validation, guard, then the order. The same form sent again is the same order, and is neither
 * counted nor refused by the guard. Anyone may call it, for the cart of their own cookie.
 * @param input `isWaiting` where there is no cart: whether it lies in an account that has to be signed in to first
 * @throws Response 400 for a key that no form of the shop sends
 */
export async function answerOrder(
	shop: Services,
	sender: OrderTaker,
	input: OrderForm & { userId: string | null; isWaiting: boolean },
): Promise<{ orderId: string; paymentMethod: PaymentMethod } | { answer: OrderAnswer; status: number }> {
	const { db, secret } = shop;
	const { fields, address, now, cartId, userId, language } = input;
	const submission = parseForm(fields, formOf(antwerpClock(now).slice(0, 10)));
	const seenTotal = Number(fields.get("seenTotal") ?? Number.NaN);
	const requester = sender.company.vatNumber;
	const refuse = async (problem: OrderProblem | null, status: number, fresh = false) => ({
		answer: {
			pressed: "order" as const,
			reply: submission.reply(),
			problem,
			seenTotal,
			vat: await previewVat(shop, requester, input),
			ticket: fresh ? issueTicket(secret, "order", now) : renewTicket(secret, "order", fields, now),
		},
		status,
	});
	if (submission.status !== "success") return refuse(null, 422);
	const idempotencyKey = String(fields.get("idempotencyKey"));
	if (!isUuid(idempotencyKey)) throw new Response(null, { status: 400 });
	if (cartId === null) return refuse({ problem: input.isWaiting ? "signed_out" : "cart_empty" }, 422);
	try {
		const verdict = judgeTicket(secret, { form: "order", fields, now });
		if (verdict !== "pass") {
			const placed = await findPlacedOrder(db, { cartId, idempotencyKey });
			if (placed) return { orderId: placed, paymentMethod: "bankTransfer" };
			// A new ticket empties the trap too, in case a browser filled it in for its owner.
			return refuse({ problem: "again" }, 409, verdict === "robot");
		}
		const { value } = submission;
		const isBilled = value.useAlternativeBillingAddress;
		const buyer = {
			companyName: (isBilled && value.billingCompanyName) || value.companyName,
			vatNumber: (isBilled && value.billingVatNumber) || value.vatNumber,
		};
		const vat = await askBuyerVat(shop, requester, buyer, { from: address, now });
		const result = await placeOrder(db, sender, {
			cartId,
			idempotencyKey,
			language,
			// Off, or forged: a transfer is always possible.
			form: { ...value, paymentMethod: shop.online ? value.paymentMethod : "bankTransfer" },
			vat,
			seenTotal,
			userId,
			from: { address, now },
		});
		if ("problem" in result) return refuse(result, result.problem === "too_many" ? 429 : 409);
		shop.deliverMail();
		return { ...result, paymentMethod: shop.online ? submission.value.paymentMethod : "bankTransfer" };
	} catch (error) {
		log.error("order not placed", { error: errorText(error) });
		return refuse({ problem: "failed", step: error instanceof OrderNotWritten ? error.step : null }, 503);
	}
}
