import { useTranslations } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { QuoteAnswer, QuotePage } from "./quote-page.ts";

/** What went wrong with the request as a whole. */
export function QuoteProblem({ answer, texts }: { answer: QuoteAnswer | null } & Pick<QuotePage, "texts">) {
	const t = useTranslations("quote");
	if (!answer?.problem) return null;
	const { problem, isGone } = answer;
	const text = { again: "again", too_many: "tooMany", failed: "failureText" } as const;
	return (
		<Notice tone={problem === "again" ? "info" : "error"} role="alert">
			{isGone ? texts.gone : t(text[problem])}
		</Notice>
	);
}
