import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { mailStatuses } from "~/values/vocabulary.ts";

const tones = { pending: "warning", sent: "success", failed: "error" } as const;

/** The status of a mail in words and colour; one that is unknown is shown as it is. */
export function MailBadge({ status, texts }: { status: string; texts: PageTexts["adminTrade"] }) {
	const known = memberOf(mailStatuses, status);
	if (known === null) return <Badge>{status}</Badge>;
	return <Badge tone={tones[known]}>{texts.statuses.mail[known]}</Badge>;
}
