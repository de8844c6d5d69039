import { useTranslations } from "~/i18n/i18n.tsx";
import type { FormProblem } from "~/people/guard/form-answer.ts";
import { Notice } from "~/ui/notice.tsx";

/** What went wrong with the request as a whole. */
export function QuoteProblem({ problem }: { problem: FormProblem | null }) {
	const t = useTranslations("quote");
	if (problem === null) return null;
	const text = { again: "again", too_many: "tooMany", failed: "failureText" } as const;
	return (
		<Notice tone={problem === "again" ? "info" : "error"} role="alert">
			{t(text[problem])}
		</Notice>
	);
}
