import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { offerStates } from "../offer.ts";

const tones = {
	draft: "neutral",
	asked: "warning",
	sent: "info",
	expired: "error",
	accepted: "success",
	declined: "error",
	withdrawn: "neutral",
} as const;

/** The state of an offer in words and colour; one that is unknown is shown as it is. */
export function OfferBadge({ state, texts }: { state: string; texts: PageTexts["adminOffers"] }) {
	const known = memberOf(offerStates, state);
	if (known === null) return <Badge>{state}</Badge>;
	return <Badge tone={tones[known]}>{texts.states[known]}</Badge>;
}
