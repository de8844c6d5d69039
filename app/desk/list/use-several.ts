import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Right } from "~/values/rights.ts";
import { useMay } from "../shell/own-rights.tsx";
import type { SeveralProps } from "./several-bar.tsx";

/** What a list says of doing something with several of its rows. */
export type SeveralTexts = { several: { words: SeveralProps["words"]; acts: SeveralProps["acts"] } };

const rights = {
	...{ orders: "orders.change", quotes: "quotes.change", messages: "messages.change" },
	...{ mails: "letters.resend", "landing-pages": "content.change", blog: "content.change" },
	media: "content.change",
} as const satisfies Record<string, Right>;

/**
 * What can be done with several rows of a list; null where there is nothing for who looks at it.
 * @param shown acts that change nothing, for everybody who sees the list
 */
export function useSeveral(
	list: keyof typeof rights,
	texts: SeveralTexts["several"],
	shown: readonly string[] = [],
): SeveralProps | null {
	const address = adminUrls.several(useLanguage(), list);
	const mayChange = useMay(rights[list]);
	const acts = Object.entries(texts.acts).filter(([act]) => mayChange || shown.includes(act));
	return acts.length > 0 ? { ...texts, acts: Object.fromEntries(acts), address } : null;
}
