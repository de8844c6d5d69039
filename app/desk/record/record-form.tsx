import { type FormEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { type FetcherWithComponents, Form } from "react-router";
import { Notice } from "~/ui/notice.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { errorWords } from "./field-errors.ts";
import { useDeskFrame } from "./frame.tsx";
import { type FieldOf, type RecordFields, recordFieldsOf } from "./record-fields.ts";
import { type SaveProblem as Problem, pressField } from "./save.ts";
import { SaveBar, type SaveBarProps } from "./save-bar.tsx";
import { SaveProblem } from "./save-problem.tsx";
import { type RecordState, useRecord } from "./use-record.ts";

type RecordFormProps = Omit<RecordState, "toasts" | "fetcher"> &
	SaveBarProps & {
		/** Words of a field's error by its code, and of what went wrong as a whole. */
		errors: Readonly<Record<string, string>>;
		problems: Readonly<Record<Problem, string>>;
		/** Refusals that are told by a toast too: by default one that the author can do nothing about. */
		toasts?: RecordState["toasts"];
		/** Of the saved version to be read beside what was typed; null when there is none. */
		savedAddress: string | null;
		/** Sends the form beside another one of its page, which stays as it is. */
		fetcher?: FetcherWithComponents<unknown>;
		/** Above the fields: that it was saved; null where nothing is to be told. */
		news?: string | null;
		/** Names the form for fields outside of it, and for those who do not see where it begins. */
		htmlId?: string;
		label?: string;
		className?: string;
		onInput?: (event: FormEvent<HTMLFormElement>) => void;
		/** Called with every change of what is typed, by whatever means. */
		onChange?: () => void;
		ref?: Ref<HTMLFormElement>;
		children: (fields: RecordFields) => ReactNode;
	};

const layout =
	"grid grid-cols-[minmax(0,1fr)] gap-6 [&_:is(a,button,input,select,textarea,[contenteditable])]:scroll-my-28";

/**
 * The form of a record: its version, why it was not saved, its fields, and save. What is typed is kept in the browser
 * until it is saved, and is asked for before it is left behind. Works without scripts, but for the draft.
 */
export function RecordForm(props: RecordFormProps) {
	const { kind, answer, hidden = {}, errors, problems } = props;
	const { toasts = { failed: problems.failed } } = props;
	const { words } = useDeskFrame();
	const form = useRef<HTMLFormElement>(null);
	useImperativeHandle(props.ref, () => form.current as HTMLFormElement);
	const { start, seen, press, sending, touch, draft, reply } = useRecord(form, { ...props, toasts });

	function changed(): void {
		touch();
		draft.remember();
		props.onChange?.();
	}
	const fields = recordFieldsOf(kind, reply, start);
	const fieldOf: FieldOf = (name) => {
		const { code, ...shown } = fields.text(name);
		return { ...shown, error: errorWords(errors, code) };
	};
	const bar = <SaveBar {...props} sending={sending} />;
	const SentBy = props.fetcher?.Form ?? Form;
	return (
		<SentBy
			key={draft.round}
			ref={form}
			id={props.htmlId}
			method="post"
			action={props.address}
			encType="multipart/form-data"
			noValidate
			preventScrollReset
			aria-label={props.label}
			onInput={(event) => {
				props.onInput?.(event);
				changed();
			}}
			onSubmit={draft.noteSent}
			className={`${layout} ${props.className ?? ""}`}
		>
			{/* The one that the Enter key presses, before any other. */}
			<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
			<input type="hidden" name="seen" value={seen ?? ""} />
			<input type="hidden" name={pressField} value={press} />
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{props.bar === "top" && bar}
			<DraftOffer words={words} draft={draft} isOld={draft.offered?.seen !== seen} onTake={changed} />
			{answer?.problem ? (
				<SaveProblem
					text={problems[answer.problem]}
					current={answer.current}
					savedAddress={props.savedAddress}
					sending={sending}
				/>
			) : (
				!answer && props.news && <News text={props.news} isNew={draft.round > 0} />
			)}
			{props.children({
				...{ fieldOf, list: fields.list, isOn: fields.isOn, sending, touch: changed },
				typed: reply?.initialValue ?? null,
			})}
			{props.bar !== "top" && bar}
		</SentBy>
	);
}

/** What has been done. The form was made anew with it, so that the focus comes here. */
function News({ text, isNew }: { text: string; isNew: boolean }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isNew) box.current?.focus();
	}, [isNew]);
	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			<Notice tone="success" role="status">
				{text}
			</Notice>
		</div>
	);
}
