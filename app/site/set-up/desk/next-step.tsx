import { Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import { Notice } from "~/ui/notice.tsx";
import { type SetUpStep, stepAddresses } from "./set-up.ts";

export type NextStepProps = { step: SetUpStep; label: string; title: string };

/** Leads from a step of the set-up to the next one. */
export function NextStep({ step, label, title }: NextStepProps) {
	const language = useLanguage();
	return (
		<Notice tone="info" role="status">
			{withColon(language, label)}{" "}
			<Link to={stepAddresses[step](language)} className="font-bold underline underline-offset-4">
				{title}
			</Link>
		</Notice>
	);
}
