import { useEffect, useRef, useState } from "react";
import type { SaveAnswer } from "~/desk/record/save.ts";
import type { VersionStep } from "~/desk/record/version.ts";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { QuestionDialog } from "~/ui/question-dialog.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { type Condition, conditions } from "~/values/vocabulary.ts";
import { ConditionForm } from "./condition-form.tsx";
import { conditionOf, type StoredConditionInfo } from "./condition-info.ts";
import { ConditionView } from "./condition-view.tsx";

/**
 * What the product's page says of each condition: rows to look at, one at a time to edit (shop document §2). A save
 * ends the edit and shows what is stored now.
 */
export function ConditionPanel(props: {
	texts: PageTexts["adminProducts"];
	media: PageTexts["adminMedia"];
	productId: string;
	infos: Record<Condition, StoredConditionInfo>;
	address: string;
	/** Of this part, and of a condition of it in edit mode. */
	panelAddress: string;
	editAddress: (condition: Condition) => string;
	/** The condition that the address asks to edit. */
	asked: Condition | null;
	/** What the server said where scripts did not send the form. */
	answer: SaveAnswer | null;
	onSaved: (step: VersionStep) => void;
}) {
	const { texts, answer } = props;
	const name = useTranslations("catalog.details.conditionNames");
	const answered = conditionOf(answer);
	const panel = useRef<HTMLDivElement>(null);
	const [editing, setEditing] = useState<Condition | null>(answered ?? props.asked);
	const [isUnsaved, setUnsaved] = useState(false);
	/** The condition to go to once what was typed may be thrown away. */
	const [next, setNext] = useState<Condition | null>(null);
	const [last, setLast] = useState<Condition | null>(null);

	function edit(condition: Condition | null) {
		setUnsaved(false);
		setNext(null);
		setLast(editing);
		setEditing(condition);
	}
	// What was pressed is gone with the mode: the focus goes to what took its place.
	useEffect(() => {
		const row = editing ?? last;
		if (row === null || (editing === null && last === null)) return;
		const selector = editing ? "input:not([type=hidden]), textarea" : "button";
		panel.current?.querySelector<HTMLElement>(`[data-condition="${row}"] :is(${selector})`)?.focus();
	}, [editing, last]);

	return (
		<div ref={panel} className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<p className="text-muted">{texts.info.intro}</p>
			<noscript>
				<Notice tone="info">{texts.info.noScripts}</Notice>
			</noscript>
			{conditions.map((condition) => (
				<section
					key={condition}
					data-condition={condition}
					className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line p-4 md:p-6"
				>
					{editing === condition ? (
						<ConditionForm
							texts={texts}
							media={props.media}
							productId={props.productId}
							condition={condition}
							name={name(condition)}
							stored={props.infos[condition]}
							address={props.address}
							panelAddress={props.panelAddress}
							answer={answered === condition ? answer : null}
							onTouch={() => setUnsaved(true)}
							onCancel={() => edit(null)}
							onSaved={(version) => {
								showToast({ tone: "success", title: texts.done.condition });
								props.onSaved(version);
								edit(null);
							}}
						/>
					) : (
						<ConditionView
							texts={texts.info}
							name={name(condition)}
							info={props.infos[condition].info}
							editAddress={props.editAddress(condition)}
							onEdit={() => (isUnsaved ? setNext(condition) : edit(condition))}
						/>
					)}
				</section>
			))}
			{next && (
				<QuestionDialog
					title={texts.info.switchTitle}
					text={texts.info.switchText}
					onClose={() => setNext(null)}
				>
					{(close) => (
						<>
							<Button type="button" variant="quiet" onClick={() => edit(next)}>
								{texts.info.switchLeave}
							</Button>
							<Button type="button" onClick={close}>
								{texts.info.switchStay}
							</Button>
						</>
					)}
				</QuestionDialog>
			)}
		</div>
	);
}
