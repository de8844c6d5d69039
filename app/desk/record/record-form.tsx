import {
	type FormEvent,
	type ReactNode,
	type Ref,
	useEffect,
	useImperativeHandle,
	useRef,
	useState,
} from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { DraftOffer } from "./draft-offer.tsx";
import { useDeskFrame } from "./frame.tsx";
import { type RecordValues, recordFieldsOf } from "./record-fields.ts";
import type { SaveAnswer } from "./save.ts";
import { SaveProblem } from "./save-problem.tsx";
import { UnsavedQuestion } from "./unsaved-question.tsx";
import { useDraft } from "./use-draft.ts";
import { useUnsaved } from "./use-unsaved.ts";

/** How a field comes to what was typed or stored, and to its error in words. */
export type FieldOf = (name: string) => {
	id: string;
	name: string;
	defaultValue: string;
	error: string | undefined;
};

/** What a record's form hands to its fields. */
export type RecordFields = {
	fieldOf: FieldOf;
	/** All values of a name that may occur several times. */
	list: (name: string) => string[];
	isOn: (name: string) => boolean;
	/** What was typed, where the server or the browser gave it back; null while the fields show what is stored. */
	typed: Record<string, unknown> | null;
	sending: boolean;
	/** Called with every change that no input tells of. */
	touch: () => void;
};

type RecordFormProps = {
	/** Kind of record, such as `post`: names the ids of the fields, and with `id` the draft that the browser keeps. */
	kind: string;
	/** Null for a new record. */
	id: string | null;
	/** The version that the form shows; null for a new record. */
	seen: string | null;
	/** What the fields start with. */
	start: RecordValues;
	/** The server's refusal, a new one each time; null before one. */
	answer: SaveAnswer | null;
	/** Words of a field's error by its code, and of what went wrong as a whole. */
	errors: (code: string | undefined) => string | undefined;
	problems: Record<SaveAnswer["problem"], string>;
	/** Of the form, of the saved version to be read beside it, and of where "cancel" leads. */
	address: string;
	savedAddress: string | null;
	cancel: { address: string; label: string } | null;
	save: string;
	/** More fields that say what is sent, such as the record's id. */
	hidden?: Record<string, string>;
	/** Above the fields: that it was saved. */
	news?: ReactNode;
	/** Where the bar with "save" stays in view. */
	bar?: "top" | "bottom";
	/** More buttons of the bar. */
	tools?: ReactNode;
	className?: string;
	onInput?: (event: FormEvent<HTMLFormElement>) => void;
	ref?: Ref<HTMLFormElement>;
	children: (fields: RecordFields) => ReactNode;
};

/**
 * The form of a record: its version, why it was not saved, its fields, and save. What is typed is kept in the browser
 * until it is saved, and is asked for before it is left behind. Works without scripts, but for the draft.
 */
export function RecordForm(props: RecordFormProps) {
	const { kind, answer, address } = props;
	const { words, author } = useDeskFrame();
	const errorTitle = useTranslations("common")("error");
	const form = useRef<HTMLFormElement>(null);
	useImperativeHandle(props.ref, () => form.current as HTMLFormElement);
	const navigation = useNavigation();
	const sending = navigation.formMethod === "POST" && navigation.formAction?.startsWith(address) === true;
	// What the form started with stays, also when the page is read anew beside it.
	const [start] = useState(props.start);
	const [seen] = useState(props.seen);
	const { touch, blocker } = useUnsaved();
	const draft = useDraft(form, `kade.draft:${author}:${kind}:${props.id ?? "new"}`, seen, answer);
	useFocusOnError(form, answer);
	const problem = answer?.problem;
	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer
	useEffect(() => {
		if (problem === "failed") showToast({ tone: "error", title: errorTitle, text: props.problems.failed });
	}, [answer]);

	function changed(): void {
		touch();
		draft.remember();
	}
	const reply = answer?.reply ?? draft.reply;
	const fields = recordFieldsOf(kind, reply, start);
	const fieldOf: FieldOf = (name) => {
		const { code, ...shown } = fields.text(name);
		return { ...shown, error: props.errors(code) };
	};
	const typedSeen = answer?.reply?.initialValue?.seen;
	const stickyBar = "sticky z-20 border-line bg-surface py-3";
	const places = { top: `${stickyBar} top-0 border-b`, bottom: `${stickyBar} bottom-0 border-t` };
	const bar = (
		<div className={`flex flex-wrap gap-3 ${places[props.bar ?? "bottom"]}`}>
			<SubmitButton sending={sending}>{sending ? words.saving : props.save}</SubmitButton>
			{props.tools}
			{props.cancel && (
				<ButtonLink to={props.cancel.address} variant="quiet">
					{props.cancel.label}
				</ButtonLink>
			)}
		</div>
	);
	return (
		<>
			<Form
				key={draft.round}
				ref={form}
				method="post"
				action={address}
				encType="multipart/form-data"
				noValidate
				preventScrollReset
				onInput={(event) => {
					props.onInput?.(event);
					changed();
				}}
				onSubmit={draft.noteSent}
				className={`grid grid-cols-[minmax(0,1fr)] gap-6 [&_:is(a,button,input,select,textarea,[contenteditable])]:scroll-my-28 ${props.className ?? ""}`}
			>
				{/* The one that the Enter key presses, before any other. */}
				<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
				<input type="hidden" name="seen" value={typeof typedSeen === "string" ? typedSeen : (seen ?? "")} />
				{Object.entries(props.hidden ?? {}).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{props.bar === "top" && bar}
				<DraftOffer words={words} draft={draft} isOld={draft.offered?.seen !== seen} onTake={touch} />
				{problem ? (
					<SaveProblem
						text={props.problems[problem]}
						current={answer.current}
						savedAddress={props.savedAddress}
						words={words}
						sending={sending}
					/>
				) : (
					props.news
				)}
				{props.children({
					...{ fieldOf, list: fields.list, isOn: fields.isOn, sending, touch: changed },
					typed: reply?.initialValue ?? null,
				})}
				{props.bar !== "top" && bar}
			</Form>
			<UnsavedQuestion texts={words} blocker={blocker} />
		</>
	);
}
