import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type Today, waitOf } from "./today.ts";
import type { Period } from "./turnover.ts";

export type TodayTexts = PageTexts["adminToday"];

/** What the page shows. @property clock what the clocks in Antwerp show: 2026-11-23T08:05; `now` the same moment; `troubles` why nobody can pay online or no mail goes out, in words */
export type TodayProps = {
	texts: TodayTexts;
	today: Today;
	turnover: { weeks: Period[]; months: Period[] };
	clock: string;
	now: Date;
	troubles: string[];
};

/** For how long something has waited: "3 h". */
export function waitText({ units }: TodayTexts, at: string, now: Date): string {
	const { unit, count } = waitOf(at, now);
	return units[unit].replace("{count}", String(count));
}
