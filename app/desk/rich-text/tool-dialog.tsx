import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button.tsx";

function stop(event: SyntheticEvent): void {
	event.stopPropagation();
}

/**
 * Closes a dialog and goes on in the text at once: while the dialog stands, the text can take no focus, and a focus that
 * comes later may bring another selection than the one that the dialog was opened for.
 */
export function backToText(editor: Editor, close: () => void): void {
	flushSync(close);
	editor.view.focus();
}

/**
 * A small form over the page that is no part of the record's form around it: its fields have no names, typing in it
 * changes no record, and Enter answers it rather than sending the record.
 */
export function ToolDialog(props: {
	title: string;
	words: { apply: string; cancel: string };
	onApply: () => void;
	onClose: () => void;
	/** More buttons. */
	actions?: ReactNode;
	children: ReactNode;
}) {
	const title = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);

	function applyOnEnter(event: KeyboardEvent): void {
		if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
		event.preventDefault();
		props.onApply();
	}
	return (
		<dialog
			ref={dialog}
			aria-labelledby={title}
			onClose={props.onClose}
			onInput={stop}
			onChange={stop}
			onKeyDown={applyOnEnter}
			className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-6 text-ink shadow-raised backdrop:bg-scrim/60 open:grid open:gap-5"
		>
			<h2 id={title} className="text-2xl">
				{props.title}
			</h2>
			{props.children}
			<div className="flex flex-wrap justify-end gap-3">
				{props.actions}
				<Button type="button" variant="quiet" onClick={() => dialog.current?.close()}>
					{props.words.cancel}
				</Button>
				<Button type="button" onClick={props.onApply}>
					{props.words.apply}
				</Button>
			</div>
		</dialog>
	);
}
