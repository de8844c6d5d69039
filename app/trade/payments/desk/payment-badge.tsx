import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import type { PaymentMark } from "../payment-state.ts";

const tones = {
	unpaid: "neutral",
	partly: "warning",
	paid: "success",
	overpaid: "warning",
	overdue: "error",
	toRefund: "error",
} as const satisfies Record<PaymentMark, string>;

/** How much of an order is paid, in words and colour. */
export function PaymentBadge({ mark, texts }: { mark: PaymentMark; texts: PageTexts["adminPayments"] }) {
	return <Badge tone={tones[mark]}>{texts.marks[mark]}</Badge>;
}
