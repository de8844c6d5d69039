import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { FieldOf } from "~/desk/record/record-fields.ts";
import type { SaveAnswer } from "~/desk/record/save.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "~/ui/field.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { forEach } from "~/values/closed-set.ts";
import { type ListChange, listIntentOf } from "~/values/form-reply.ts";
import type { Language } from "~/values/vocabulary.ts";
import { boxFieldName, boxFields, boxIcons } from "../form/section-values.ts";

type Texts = PageTexts["adminSections"];
type BoxField = (typeof boxFields)[number];
type Box = { key: number; start: Record<BoxField, string> };

const emptyBox = { icon: boxIcons[0], title: "", content: "", buttonText: "", buttonUrl: "" };

/** What the server does with the list of boxes where scripts do not run; its name and form are the form library's. */
function listIntent(type: "insert" | "remove" | "reorder", payload: object) {
	return { name: "__intent__", value: JSON.stringify({ type, payload }) };
}

function changedBoxes(boxes: Box[], intent: ListChange, next: number): Box[] {
	switch (intent.type) {
		case "insert":
			return [...boxes, { key: next, start: emptyBox }];
		case "remove":
			return boxes.toSpliced(intent.index, 1);
		case "reorder": {
			const [moved] = boxes.slice(intent.from, intent.from + 1);
			return moved ? boxes.toSpliced(intent.from, 1).toSpliced(intent.to, 0, moved) : boxes;
		}
	}
}

function Tool(props: {
	id: string;
	label: string;
	isOff?: boolean;
	intent: { name: string; value: string };
	onUse: () => void;
	children: ReactNode;
}) {
	const { isOff = false } = props;
	return (
		<Button
			id={props.id}
			type="submit"
			{...props.intent}
			variant="quiet"
			aria-label={props.label}
			title={props.label}
			aria-disabled={isOff || undefined}
			className="size-11 px-0"
			onClick={(event) => {
				event.preventDefault();
				if (!isOff) props.onUse();
			}}
		>
			{props.children}
		</Button>
	);
}

const icon = { "aria-hidden": true, className: "size-5 shrink-0" } as const;

/** The highlight boxes of a section in one language: added, removed and moved, without scripts too. */
export function BoxFields(props: {
	texts: Texts;
	language: Language;
	fieldOf: FieldOf;
	/** How many boxes the form starts with, or the server's last answer gave back. */
	count: number;
	/** The server's last answer: what it says of a box counts until the boxes change. */
	answer: SaveAnswer | null;
	onChange: () => void;
}) {
	const { texts, language, fieldOf } = props;
	const list = `${language}.boxes`;
	const nameOf = (index: number, field: BoxField) => boxFieldName(language, index, field);
	const [shown, setShown] = useState(() => {
		const boxes = Array.from({ length: props.count }, (_, key): Box => {
			return { key, start: forEach(boxFields, (field) => fieldOf(nameOf(key, field)).defaultValue) };
		});
		return { boxes, next: props.count, answer: props.answer };
	});
	const { boxes, next } = shown;
	const [changedAfter, setChangedAfter] = useState<unknown>(null);
	const focus = useRef<string | null>(null);
	const idOf = (box: Pick<Box, "key">, part: string) => `section-${language}-box-${box.key}-${part}`;
	const addId = `section-${language}-add-box`;

	if (shown.answer !== props.answer) {
		// A press that came before this code went to the server: what is typed by now stays beside what it changed.
		const intent = props.answer?.problem === null ? listIntentOf(props.answer.reply) : null;
		const made = intent?.name === list ? changedBoxes(boxes, intent, next) : boxes;
		setShown({ boxes: made, next: next + 1, answer: props.answer });
	}
	function change(made: Box[], focused: string): void {
		focus.current = focused;
		setShown({ boxes: made, next: next + 1, answer: props.answer });
		setChangedAfter(props.answer);
	}
	useOnChange(boxes, () => {
		if (focus.current === null) return;
		document.getElementById(focus.current)?.focus();
		focus.current = null;
		props.onChange();
	});
	function move(from: number, by: -1 | 1, focused: string): void {
		change(changedBoxes(boxes, { type: "reorder", from, to: from + by }, next), focused);
	}

	return (
		<fieldset className="grid min-w-0 gap-4">
			<legend className="mb-1.5 text-sm font-semibold">{texts.fields.highlightBoxes}</legend>
			{boxes.map((box, index) => {
				const field = (name: BoxField) => ({
					id: idOf(box, name),
					name: nameOf(index, name),
					defaultValue: box.start[name],
					lang: language,
					error:
						changedAfter === props.answer && changedAfter !== null
							? undefined
							: fieldOf(nameOf(index, name)).error,
				});
				const label = `${texts.box} ${index + 1}`;
				const last = boxes.length - 1;
				return (
					<fieldset key={box.key} className="grid min-w-0 gap-4 rounded-md bg-mist p-4">
						<legend className="sr-only">{label}</legend>
						<div className="flex flex-wrap items-center justify-between gap-2">
							<span aria-hidden="true" className="font-semibold">
								{label}
							</span>
							<span className="flex gap-2">
								<Tool
									id={idOf(box, "up")}
									label={`${texts.boxUp}: ${index + 1}`}
									isOff={index === 0}
									intent={listIntent("reorder", { name: list, from: index, to: Math.max(index - 1, 0) })}
									onUse={() => move(index, -1, idOf(box, "up"))}
								>
									<ArrowUp {...icon} />
								</Tool>
								<Tool
									id={idOf(box, "down")}
									label={`${texts.boxDown}: ${index + 1}`}
									isOff={index === last}
									intent={listIntent("reorder", { name: list, from: index, to: Math.min(index + 1, last) })}
									onUse={() => move(index, 1, idOf(box, "down"))}
								>
									<ArrowDown {...icon} />
								</Tool>
								<Tool
									id={idOf(box, "remove")}
									label={`${texts.removeBox}: ${index + 1}`}
									intent={listIntent("remove", { name: list, index })}
									onUse={() => change(changedBoxes(boxes, { type: "remove", index }, next), addId)}
								>
									<Trash2 {...icon} />
								</Tool>
							</span>
						</div>
						<SelectField {...field("icon")} lang={undefined} label={texts.icon}>
							{boxIcons.map((name) => (
								<option key={name} value={name}>
									{texts.icons[name]}
								</option>
							))}
						</SelectField>
						<TextField {...field("title")} label={texts.fields.title} maxLength={300} />
						<TextAreaField {...field("content")} label={texts.boxContent} rows={3} maxLength={1_000} />
						<TextField {...field("buttonText")} label={texts.fields.buttonText} maxLength={300} />
						<TextField
							{...field("buttonUrl")}
							lang={undefined}
							label={texts.fields.buttonUrl}
							maxLength={300}
							inputMode="url"
							autoCapitalize="none"
						/>
					</fieldset>
				);
			})}
			<Button
				id={addId}
				type="submit"
				{...listIntent("insert", { name: list, defaultValue: { icon: boxIcons[0] } })}
				variant="quiet"
				className="justify-self-start"
				onClick={(event) => {
					event.preventDefault();
					const made = changedBoxes(boxes, { type: "insert" }, next);
					change(made, idOf({ key: next }, "title"));
				}}
			>
				<Plus aria-hidden="true" className="size-5" />
				{texts.addBox}
			</Button>
		</fieldset>
	);
}
