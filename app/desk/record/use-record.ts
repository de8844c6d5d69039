import { type RefObject, useEffect, useState } from "react";
import { type Fetcher, useNavigation } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useDeskFrame } from "./frame.tsx";
import type { RecordValues } from "./record-fields.ts";
import type { SaveAnswer, SaveProblem } from "./save.ts";
import { useDraft } from "./use-draft.ts";
import { useUnsaved } from "./use-unsaved.ts";
import { followVersion, type VersionStep } from "./version.ts";

export type RecordState = {
	/** Kind of record, such as `post`: names the ids of the fields, and with `id` the draft that the browser keeps. */
	kind: string;
	/** Null for a new record. */
	id: string | null;
	/** The version that is stored; null for a new record. */
	seen: string | null;
	/** A save of another part of the record beside this form, by its author. */
	savedBeside?: VersionStep | null;
	/** What the fields start with. */
	start: RecordValues;
	/** The server's refusal, a new one each time; null before one. */
	answer: SaveAnswer | null;
	/** Where the form is sent. */
	address: string;
	/** More fields that say what is sent, such as the record's id. */
	hidden?: Record<string, string>;
	/** Names of further fields that nobody types, such as the language of a preview. */
	untyped?: readonly string[];
	/** Refusals that are told by a toast too. */
	toasts: Partial<Record<SaveProblem, string>>;
	/** What sends a form that stands beside another one on its page. */
	fetcher?: Pick<Fetcher, "state"> | undefined;
};

/**
 * What the form shows: what it started with stays, also when the page is read anew beside it, until it is saved. The
 * version goes along with a save of one's own beside it.
 */
function useShown(props: RecordState) {
	const typedSeen = props.answer?.reply?.initialValue?.seen;
	const [shown, setShown] = useState({
		start: props.start,
		seen: typeof typedSeen === "string" ? typedSeen : props.seen,
		beside: props.savedBeside,
	});
	const { savedBeside } = props;
	if (savedBeside && savedBeside !== shown.beside) {
		const seen = shown.seen === null ? null : followVersion(shown.seen, savedBeside);
		setShown({ ...shown, seen, beside: savedBeside });
	}
	const restart = () => setShown({ start: props.start, seen: props.seen, beside: savedBeside });
	return { ...shown, restart };
}

/** Whether the form is on its way, and whether none is. */
function useSending({ fetcher, address }: RecordState): { sending: boolean; idle: boolean } {
	const navigation = useNavigation();
	if (fetcher) return { sending: fetcher.state !== "idle", idle: fetcher.state === "idle" };
	const isOwn = navigation.formAction?.startsWith(address) === true;
	return { sending: navigation.formMethod === "POST" && isOwn, idle: navigation.state === "idle" };
}

/** A key of the form, by which the server knows the same press again; none before the page has come to life. */
function usePress(seen: string | null, round: number): string {
	const [press, setPress] = useState("");
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is based on another version is another press
	useEffect(() => setPress(String(Math.random())), [seen, round]);
	return press;
}

/** A record's form between its opening and its save: its version, what was typed, and what is told of it. */
export function useRecord(form: RefObject<HTMLFormElement | null>, props: RecordState) {
	const { answer, hidden = {}, untyped = [], toasts } = props;
	const { author } = useDeskFrame();
	const errorTitle = useTranslations("common")("error");
	const { start, seen, restart } = useShown(props);
	const { sending, idle } = useSending(props);
	const { touch, settle } = useUnsaved();
	const draft = useDraft(form, {
		...{ key: `kade.draft:${author}:${props.kind}:${props.id ?? "new"}`, seen, answer, idle },
		untyped: [...untyped, ...Object.keys(hidden)],
		onSaved(typedOn) {
			if (!typedOn) settle();
			restart();
		},
	});
	useFocusOnError(form, answer);
	const problem = answer?.problem;
	const toast = problem ? toasts[problem] : undefined;
	useOnChange(answer, () => {
		if (toast !== undefined) showToast({ tone: "error", title: errorTitle, text: toast });
	});
	const press = usePress(seen, draft.round);
	return { start, seen, press, sending, touch, draft, reply: draft.reply ?? answer?.reply ?? null };
}
