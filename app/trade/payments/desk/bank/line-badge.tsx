import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import type { BankLineState } from "~/values/vocabulary.ts";

const tones = {
	open: "warning",
	booked: "success",
	aside: "neutral",
	out: "neutral",
} as const satisfies Record<BankLineState, string>;

/** What became of a bank's line, in words and colour. */
export function LineBadge({ state, texts }: { state: BankLineState; texts: PageTexts["adminBank"] }) {
	return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
}
