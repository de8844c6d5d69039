import { useLanguage } from "~/i18n/i18n.tsx";
import { momentText } from "~/i18n/moment-text.ts";

/** Day and time in the page's language. */
export function Moment({ date }: { date: Date }) {
	return (
		<time dateTime={date.toISOString()} className="whitespace-nowrap">
			{momentText(useLanguage(), date)}
		</time>
	);
}
