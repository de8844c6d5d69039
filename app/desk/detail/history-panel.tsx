import type { ReactNode } from "react";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { noonOf } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { Panel } from "../parts/facts.tsx";
import { Moment } from "../parts/moment.tsx";
import { statusIn } from "./status-change.ts";

/** A change as the audit log keeps it. */
export type LoggedChange = {
	id: string;
	createdAt: Date;
	userEmail: string;
	before: unknown;
	after: unknown;
};

type HistoryPanelProps = {
	texts: PageTexts["adminTrade"];
	/** Newest first. */
	changes: readonly LoggedChange[];
	/** When the thing came in: the start of its history. */
	since: Date;
	badge: (status: string) => ReactNode;
	/** Why, as a change keeps it; null where it says nothing. */
	reasonOf?: (after: unknown) => string | null;
};

/** What else was changed, where it says so: the sum, or the day. */
function OtherChange({
	texts,
	before,
	after,
}: Pick<HistoryPanelProps, "texts"> & Pick<LoggedChange, "before" | "after">) {
	const { euro } = useFormat();
	const language = useLanguage();
	const [then, now] = [recorded(before), recorded(after)];
	const day = (on: string | null) => (on === null ? "–" : formatDate(language, noonOf(on)));
	const isDay = now.deliveryOn !== null;
	const isSum = then.amount !== null && now.amount !== null && then.amount !== now.amount;
	return (
		<span className="grid gap-0.5">
			<strong>{isDay ? texts.history.day : texts.history.changed}</strong>
			{isDay && <span>{`${day(then.deliveryOn)} → ${day(now.deliveryOn)}`}</span>}
			{isSum && (
				<span className="tabular-nums">
					{`${euro(then.amount as Cents, "always")} → ${euro(now.amount as Cents, "always")}`}
				</span>
			)}
		</span>
	);
}

/** Sum and day of a record, as the log keeps them. */
function recorded(record: unknown): { amount: number | null; deliveryOn: string | null } {
	const { amount, deliveryOn } = (record ?? {}) as { amount?: unknown; deliveryOn?: unknown };
	return {
		amount: typeof amount === "number" ? amount : null,
		deliveryOn: typeof deliveryOn === "string" ? deliveryOn : null,
	};
}

/** Who changed the status, when, from what to what; newest first. */
export function HistoryPanel({ texts, changes, since, badge, reasonOf }: HistoryPanelProps) {
	return (
		<Panel title={texts.history.title} id="history">
			<ol className="grid gap-4">
				{changes.map(({ id, createdAt, userEmail, before, after }) => (
					<li key={id} className="grid gap-1">
						{statusIn(after) === null ? (
							<OtherChange texts={texts} before={before} after={after} />
						) : (
							<span className="flex flex-wrap items-center gap-2">
								{badge(statusIn(before) ?? "")}
								<span aria-hidden="true">→</span>
								{badge(statusIn(after) ?? "")}
							</span>
						)}
						{reasonOf?.(after) && (
							<span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{reasonOf(after)}</span>
						)}
						<span className="text-sm text-muted [overflow-wrap:anywhere]">
							<Moment date={createdAt} /> {texts.history.by} {userEmail}
						</span>
					</li>
				))}
				<li className="text-sm text-muted">
					{texts.history.received} <Moment date={since} />
				</li>
			</ol>
		</Panel>
	);
}
