import { useSyncExternalStore } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { OpeningHours } from "~/values/opening-hours.ts";
import { type OpenState, openState } from "./open-state.ts";
import { clock } from "./opening-hours-text.ts";

type Week = PageTexts["contact"]["week"];

/** Whether a company is open, as the page's language says it. */
export type OpeningTimes = { hours: OpeningHours; week: Week };

const minuteMs = 60_000;

function everyMinute(tell: () => void) {
	const timer = setInterval(tell, minuteMs);
	return () => clearInterval(timer);
}

function wordsOf(state: OpenState, week: Week, language: Language): string {
	if (state.isOpen) return week.openUntil.replace("{time}", clock(language, state.until));
	const pattern = state.day === null ? week.opensToday : week.opensOn;
	return pattern
		.replace("{day}", state.day === null ? "" : week.days[state.day])
		.replace("{time}", clock(language, state.from));
}

/**
 * "Open now until 17:00", by the visitor's clock: the page may be kept for everyone. Without scripts, and where the hours say
 * nothing of today, what stands instead; both should be one line, so that nothing moves.
 */
export function OpeningNow({ times, otherwise }: { times: OpeningTimes; otherwise: string }) {
	const language = useLanguage();
	const now = useSyncExternalStore(
		everyMinute,
		() => antwerpClock(new Date()),
		() => null,
	);
	const state = now === null ? null : openState(times.hours, now);
	if (state === null) return otherwise;
	return (
		<span className={state.isOpen ? "text-success" : undefined}>{wordsOf(state, times.week, language)}</span>
	);
}
