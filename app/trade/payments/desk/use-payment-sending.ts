import { useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type PaymentIntent, paymentIntents } from "./payment-form.ts";

/** Which of the panel's forms is on its way; null: none. */
export function usePaymentSending(): PaymentIntent | null {
	const intent = useNavigation().formData?.get(deskFields.intent);
	return memberOf(paymentIntents, String(intent ?? ""));
}
