import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { orderStatuses } from "~/values/vocabulary.ts";

const tones = {
	pending: "warning",
	confirmed: "info",
	paid: "success",
	delivered: "neutral",
	cancelled: "error",
} as const;

/** The status of an order in words and colour; one that is unknown is shown as it is. */
export function OrderBadge({ status, texts }: { status: string; texts: PageTexts["adminTrade"] }) {
	const known = memberOf(orderStatuses, status);
	if (known === null) return <Badge>{status}</Badge>;
	return <Badge tone={tones[known]}>{texts.statuses.order[known]}</Badge>;
}
