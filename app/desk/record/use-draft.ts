import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLostForm } from "~/ui/lost-form/current-form.ts";
import { onFormTaken } from "~/ui/lost-form/lost-form.ts";
import type { FormReply } from "~/values/form-reply.ts";
import { type Draft, isSame, nest, typedFields, wasSaved } from "./draft.ts";
import { drafts } from "./kept-drafts.ts";

/** Long enough that typing is never held up, short enough that a closed tab loses a word at most. */
const pauseMs = 400;

export type DraftState = {
	/** Typed earlier and never saved; null once it was taken or dropped. */
	offered: Draft | null;
	/** What the fields start with after the draft was taken; null before, and after the server's next answer. */
	reply: FormReply;
	/** Counts takings and saves: the form is made anew with each. */
	round: number;
	take: () => void;
	drop: () => void;
	/** Called with every change. */
	remember: () => void;
	/** Called when the form is sent. */
	noteSent: () => void;
};

type DraftOf = {
	/** Names the record and its author. */
	key: string;
	/** The version that the form shows; null for a new record. */
	seen: string | null;
	/** Names of fields that nobody types. */
	untyped: readonly string[];
	/** The server's refusal, a new one each time; null before one. */
	answer: unknown;
	/** Whether no form is on its way. */
	idle: boolean;
	/**
	 * Called when the form was saved and its page stays: it starts anew with what is stored. `typedOn`: what was typed
	 * while it was on its way stays in its fields, and is not saved yet.
	 */
	onSaved: (typedOn: boolean) => void;
};

/**
 * Keeps in the browser what is typed into a record's form until it is saved, and offers it when the form is opened the
 * next time.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, of: DraftOf): DraftState {
	const { key, seen, untyped, answer, idle } = of;
	const [offered, setOffered] = useState<Draft | null>(null);
	const [taken, setTaken] = useState<{ round: number; reply: FormReply; before: unknown }>({
		...{ round: 0, reply: null, before: null },
	});
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const sent = useRef(false);
	const sentFields = useRef<ReturnType<typeof typedFields>>(undefined);
	const lost = useLostForm();

	function write(): void {
		clearTimeout(timer.current);
		timer.current = undefined;
		if (!form.current) return;
		const fields = typedFields(new FormData(form.current), untyped);
		drafts.write(key, { seen, at: Date.now(), sent: sent.current, fields });
	}
	function startOver(reply: FormReply): void {
		setOffered(null);
		setTaken(({ round }) => ({ round: round + 1, reply, before: answer }));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each form that is opened
	useEffect(() => {
		const kept = drafts.read(key);
		if (!kept || answer) return;
		const shown = typedFields(form.current ? new FormData(form.current) : [], untyped);
		if (wasSaved(kept, seen) || isSame(kept.fields, shown)) drafts.drop(key);
		else setOffered(kept);
	}, [key]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal or loss
	useEffect(() => {
		if (!sent.current || (!answer && !lost)) return;
		sent.current = false;
		write();
	}, [answer, lost]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when what was sent has come back to the page that it left
	useEffect(() => {
		if (!idle || !sent.current) return;
		sent.current = false;
		clearTimeout(timer.current);
		timer.current = undefined;
		drafts.drop(key);
		const now = form.current && typedFields(new FormData(form.current), untyped);
		const typedOn = now !== null && sentFields.current !== undefined && !isSame(now, sentFields.current);
		of.onSaved(typedOn);
		// A form that is made anew would take the words out of their author's hands.
		if (!typedOn) return startOver(null);
		setOffered(null);
		timer.current = setTimeout(() => writeNow.current(), pauseMs);
	}, [idle]);
	const writeNow = useRef(write);
	useLayoutEffect(() => {
		writeNow.current = write;
	});
	// Known before the answer leads on: to a new document too, and whoever leaves before it keeps the draft.
	useEffect(() => onFormTaken(() => sent.current && drafts.drop(key)), [key]);
	// When the form goes, while its fields can still be read.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each record's last words are its own
	useLayoutEffect(() => {
		const writeLast = () => timer.current !== undefined && writeNow.current();
		window.addEventListener("pagehide", writeLast);
		return () => {
			window.removeEventListener("pagehide", writeLast);
			writeLast();
		};
	}, [key]);

	return {
		offered,
		round: taken.round,
		reply: taken.before === answer ? taken.reply : null,
		take: () => offered && startOver({ initialValue: nest(offered.fields) }),
		drop() {
			drafts.drop(key);
			setOffered(null);
		},
		remember() {
			clearTimeout(timer.current);
			timer.current = setTimeout(write, pauseMs);
		},
		noteSent() {
			sent.current = true;
			setOffered(null);
			sentFields.current = form.current ? typedFields(new FormData(form.current), untyped) : undefined;
			write();
		},
	};
}
