import { useTranslations } from "~/i18n/i18n.tsx";
import { checkoutFormId } from "./checkout-form-id.ts";

/** Enter in a field presses a form's first button: without scripts those of the lines are the order form's too. */
export function EnterOrders({ disabled }: { disabled: boolean }) {
	const t = useTranslations("checkout");
	const button = { form: checkoutFormId, name: "intent", value: "order", disabled };
	return (
		<button type="submit" {...button} tabIndex={-1} aria-hidden="true" className="sr-only">
			{t("placeOrder")}
		</button>
	);
}
