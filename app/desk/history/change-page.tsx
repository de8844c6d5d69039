import { ArrowLeft } from "lucide-react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Facts, Panel } from "../parts/facts.tsx";
import { Moment } from "../parts/moment.tsx";
import type { ShownGroup } from "./describe-change.ts";
import type { ListedChange } from "./history.store.server.ts";
import { thingName } from "./history-words.ts";
import { type RestoreAnswer, RestorePanel, type RestoreState } from "./restore-panel.tsx";
import { ShownFields, type Versions } from "./shown-fields.tsx";

type ChangePageProps = {
	texts: PageTexts["adminAudit"];
	change: ListedChange;
	/** Which part of the thing was changed, in words; null: the thing itself. */
	part: string | null;
	groups: readonly ShownGroup[];
	versions: Versions;
	restore: RestoreState;
	answer: RestoreAnswer | undefined;
	address: string;
	listAddress: string;
	/** All changes of the same thing; the thing itself where it has a page. */
	thingHistory: string;
	thingAddress: string | null;
};

/** One change: who, when, what differs, field by field, and how to have a version of it back. */
export function ChangePage(props: ChangePageProps) {
	const { texts, change, part, versions } = props;
	const name = thingName(texts, change);
	const title = `${name} · ${texts.actions[change.action]}`;
	const heading = { both: texts.changed, before: texts.deleted, after: texts.created }[versions];
	const isNote = change.action === "note";
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16">
			<title>{title}</title>
			<div className="grid justify-items-start gap-2">
				<ButtonLink to={props.listAddress} variant="plain" className="px-0!">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{texts.back}
				</ButtonLink>
				<h1 className="text-3xl [overflow-wrap:anywhere]">
					<span className="block text-base font-semibold text-muted">{texts.one}</span>
					{title}
				</h1>
			</div>
			<RestorePanel
				words={texts.restore}
				state={props.restore}
				answer={props.answer}
				address={props.address}
				name={name}
			/>
			<Panel title={texts.columns.thing} id="change">
				<Facts
					facts={[
						[texts.columns.moment, <Moment key="moment" date={change.createdAt} />],
						[texts.columns.person, change.userEmail],
						[texts.entities[change.entity], change.label],
						[texts.columns.action, [texts.actions[change.action], part].filter(Boolean).join(" · ")],
					]}
				/>
				<div className="flex flex-wrap gap-3">
					{props.thingAddress && (
						<ButtonLink to={props.thingAddress} variant="quiet">
							{texts.openThing}
						</ButtonLink>
					)}
					<ButtonLink to={props.thingHistory} variant="quiet">
						{texts.allChanges}
					</ButtonLink>
				</div>
			</Panel>
			<Panel title={isNote ? texts.fields.note : heading} id="differences">
				<ShownFields texts={texts} groups={props.groups} versions={versions} />
			</Panel>
		</div>
	);
}
