import { Search } from "lucide-react";
import { type MouseEvent, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { lateView } from "~/ui/late-view.ts";

const load = () => import("./find-dialog.tsx");
const FindDialog = lateView(load, (file) => file.default);

/** After the page itself has come to rest. */
const soonMs = 1_000;

/** Whether a key is meant for a field or a text that is written. */
function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
	);
}

/** Opens the search by `/` and Ctrl-K or ⌘K, wherever nobody types. @param isSlashOn whether the single key counts */
export function useFind(isSlashOn: () => boolean) {
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		// Whoever presses the key types on at once: its code is there by then.
		const timer = setTimeout(() => void load().catch(() => {}), soonMs);
		return () => clearTimeout(timer);
	}, []);
	useEffect(() => {
		function press(event: KeyboardEvent): void {
			const { key, target, altKey, defaultPrevented } = event;
			if (altKey || defaultPrevented || isTyping(target) || document.querySelector("dialog[open]")) return;
			const isCommand = event.ctrlKey || event.metaKey;
			const isMeant = isCommand ? key.toLowerCase() === "k" : key === "/" && isSlashOn();
			if (!isMeant) return;
			event.preventDefault();
			setOpen(true);
		}
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [isSlashOn]);
	return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** Looks like a field and leads to the search: over the page with scripts, as a page of its own without. */
export function FindLink(props: {
	words: { search: string };
	address: string;
	look: string;
	labelClass?: string;
	onOpen: () => void;
}) {
	const { words, address, look } = props;
	function open(event: MouseEvent) {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		props.onOpen();
	}
	return (
		<Link to={address} onClick={open} title={words.search} aria-keyshortcuts="/ Control+K" className={look}>
			<Search aria-hidden="true" className="size-5 shrink-0" />
			<span className={props.labelClass}>{words.search}</span>
		</Link>
	);
}

/** The dialog, whose code comes with its first use. */
export function FindPlace(props: {
	find: ReturnType<typeof useFind>;
	words: PageTexts["adminShell"]["find"];
	addresses: { answers: string; page: string };
}) {
	if (!props.find.isOpen) return null;
	return (
		<Suspense fallback={null}>
			<FindDialog words={props.words} addresses={props.addresses} onClose={props.find.close} />
		</Suspense>
	);
}
