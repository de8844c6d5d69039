import { carriedFields } from "./invoice-form.ts";
import type { PanelProps } from "./shown-invoices.ts";

/** What was typed beside a draft that is gone goes along with the form that asks for another. */
export function CarriedWords({ answer, shown }: Pick<PanelProps, "answer" | "shown">) {
	const typed = answer?.invoice === "bill" ? answer.typed : shown.asked?.carried;
	if (!typed) return null;
	return carriedFields(typed).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	));
}
