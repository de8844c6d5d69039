import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { messageStatuses } from "~/values/desk-sets.ts";

const tones = { new: "warning", done: "neutral" } as const;

/** The status of a message in words and colour; one that is unknown is shown as it is. */
export function MessageBadge({ status, texts }: { status: string; texts: PageTexts["adminTrade"] }) {
	const known = memberOf(messageStatuses, status);
	if (known === null) return <Badge>{status}</Badge>;
	return <Badge tone={tones[known]}>{texts.statuses.message[known]}</Badge>;
}
