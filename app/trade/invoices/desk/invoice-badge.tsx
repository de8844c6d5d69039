import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import type { deliveryStates, InvoiceKind } from "~/values/vocabulary.ts";

type Texts = PageTexts["adminInvoices"];

const tones = { invoice: "info", deposit: "neutral", credit_note: "warning" } as const satisfies Record<
	InvoiceKind,
	string
>;
const stateTones = { off: "neutral", waiting: "info", sent: "success", refused: "error" } as const;

/** What kind of paper it is, in words and colour. */
export function InvoiceBadge({ kind, texts }: { kind: InvoiceKind; texts: Texts }) {
	return <Badge tone={tones[kind]}>{texts.kinds[kind]}</Badge>;
}

/** How far its e-invoice has come; `off` where nobody but the owner sends it. */
export function DeliveryBadge(props: { state: (typeof deliveryStates)[number] | "off"; texts: Texts }) {
	return <Badge tone={stateTones[props.state]}>{props.texts.states[props.state]}</Badge>;
}
