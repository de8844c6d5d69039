import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { quoteStatuses } from "~/values/vocabulary.ts";

const tones = { new: "warning", answered: "info", won: "success", lost: "neutral" } as const;

/** The status of a quote in words and colour; one that is unknown is shown as it is. */
export function QuoteBadge({ status, texts }: { status: string; texts: PageTexts["adminTrade"] }) {
	const known = memberOf(quoteStatuses, status);
	if (known === null) return <Badge>{status}</Badge>;
	return <Badge tone={tones[known]}>{texts.statuses.quote[known]}</Badge>;
}
