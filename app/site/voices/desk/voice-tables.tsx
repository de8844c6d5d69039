import { ArrowDown, ArrowUp, type LucideIcon } from "lucide-react";
import { Form } from "react-router";
import { CardTable } from "~/desk/list/card-table.tsx";
import { DeleteAsk, EditLink } from "~/desk/list/row-actions.tsx";
import { formatDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { noonOf } from "~/values/day.ts";
import type { ListedVoice, VoiceKind } from "./voices-admin.ts";

type Texts = PageTexts["adminVoices"];

type TableProps = {
	texts: Texts;
	/** Of the list without its query. */
	address: string;
	editAddress: (voice: ListedVoice) => string;
};

/** Moves a row by one place, without a page in between. */
function MoveButton(props: {
	voice: ListedVoice;
	to: "up" | "down";
	label: string;
	icon: LucideIcon;
	isOff: boolean;
	/** Where it stands, from 0. */
	at: number;
	address: string;
}) {
	const { voice } = props;
	return (
		<Form method="post" action={props.address} preventScrollReset replace>
			<input type="hidden" name="kind" value={voice.kind} />
			<input type="hidden" name="id" value={voice.id} />
			<input type="hidden" name="at" value={props.at} />
			<input type="hidden" name="to" value={props.to} />
			<Button
				type="submit"
				name="intent"
				value="move"
				variant="quiet"
				disabled={props.isOff}
				aria-label={`${props.label}: ${voice.name}`}
				title={props.label}
				className="size-11 px-0!"
			>
				<props.icon aria-hidden="true" className="size-5 shrink-0" />
			</Button>
		</Form>
	);
}

function Actions(props: TableProps & { voice: ListedVoice; at: number; isFirst: boolean; isLast: boolean }) {
	const { texts, voice, address } = props;
	return (
		// Above the row's own link.
		<span className="relative flex flex-wrap gap-2">
			<MoveButton
				voice={voice}
				to="up"
				label={texts.moveUp}
				icon={ArrowUp}
				isOff={props.isFirst}
				at={props.at}
				address={address}
			/>
			<MoveButton
				voice={voice}
				to="down"
				label={texts.moveDown}
				icon={ArrowDown}
				isOff={props.isLast}
				at={props.at}
				address={address}
			/>
			{/* A card on a phone leads there as a whole. */}
			<span className="max-lg:hidden">
				<EditLink to={props.editAddress(voice)} label={texts.edit} name={voice.name} />
			</span>
			<DeleteAsk id={voice.id} label={texts.delete} name={voice.name} />
		</span>
	);
}

/** Reviews or references in the order in which visitors see them: cards on a phone, columns on a desktop. */
export function VoiceTable(props: TableProps & { kind: VoiceKind; voices: readonly ListedVoice[] }) {
	const { texts, kind, voices } = props;
	const language = useLanguage();
	if (voices.length === 0) {
		return (
			<p className="rounded-lg bg-mist p-6 text-muted">
				{kind === "review" ? texts.noReviews : texts.noReferences}
			</p>
		);
	}
	const { columns } = texts;
	const shownDay = ({ when }: ListedVoice) =>
		when !== null && kind === "review" ? formatDate(language, noonOf(when)) : when;
	return (
		<CardTable
			label={kind === "review" ? texts.reviews : texts.references}
			columns={
				kind === "review"
					? [columns.name, columns.words, columns.when, columns.state, columns.actions]
					: [columns.title, columns.place, columns.when, columns.state, columns.actions]
			}
			template="lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto_auto_auto]"
			rows={voices.map((voice, index) => ({
				id: voice.id,
				to: props.editAddress(voice),
				name: <span lang={voice.language ?? undefined}>{voice.name}</span>,
				cells: [
					<span key="hint" className="line-clamp-2 text-sm">
						{voice.stars !== null && `${texts.starsOf.replace("{stars}", String(voice.stars))} · `}
						{voice.hint}
					</span>,
					<span key="when">{shownDay(voice) ?? "–"}</span>,
					<Badge key="state" tone={voice.isVisible ? "success" : "warning"}>
						{voice.isVisible ? texts.states.visible : texts.states.hidden}
					</Badge>,
					<Actions
						key="actions"
						{...props}
						voice={voice}
						at={index}
						isFirst={index === 0}
						isLast={index === voices.length - 1}
					/>,
				],
			}))}
		/>
	);
}
