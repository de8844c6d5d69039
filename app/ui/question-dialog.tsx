import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A question over the page; without scripts it stands on the page where it is written. Its buttons are the caller's.
 * @param children gets what closes the dialog, as Escape does
 */
export function QuestionDialog(props: {
	title: string;
	text: string;
	onClose: () => void;
	children: (close: () => void) => ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	// Opened as plain content by the server; only a script can put it over the page. Asked once more before the page
	// has forgotten the first time, it stands there closed. Before the paint: Escape closes it from the first moment.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a question that is asked once more has another key
	useLayoutEffect(() => {
		if (dialog.current?.matches(":modal")) return;
		dialog.current?.removeAttribute("open");
		dialog.current?.showModal();
	}, [key]);
	return (
		<dialog
			ref={dialog}
			open
			aria-labelledby="question-title"
			aria-describedby="question-text"
			onClose={props.onClose}
			className="relative m-auto w-full max-w-md rounded-lg border border-line bg-surface p-6 text-ink shadow-raised backdrop:bg-scrim/60 open:grid open:gap-4 [&:modal]:fixed [&:modal]:w-[min(28rem,calc(100vw-2rem))]"
		>
			<h2 id="question-title" className="text-2xl">
				{props.title}
			</h2>
			<p id="question-text" className="text-muted">
				{props.text}
			</p>
			<div className="flex flex-wrap justify-end gap-3">{props.children(() => dialog.current?.close())}</div>
		</dialog>
	);
}
