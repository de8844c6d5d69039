import type { ReactNode } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
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

/** Who changed the status, when, from what to what; newest first. */
export function HistoryPanel({ texts, changes, since, badge, reasonOf }: HistoryPanelProps) {
	return (
		<Panel title={texts.history.title} id="history">
			<ol className="grid gap-4">
				{changes.map(({ id, createdAt, userEmail, before, after }) => (
					<li key={id} className="grid gap-1">
						<span className="flex flex-wrap items-center gap-2">
							{badge(statusIn(before) ?? "")}
							<span aria-hidden="true">→</span>
							{badge(statusIn(after) ?? "")}
						</span>
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
