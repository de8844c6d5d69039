import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useOnChange } from "../use-on-change.ts";
import { type LostForm, setLostForm, setLostPage } from "./lost-form.ts";

/**
 * @returns what becomes of the last form of the page: `sendAgain` sends it once more, if it is still there; `goBack` leads
 * whoever pressed its button back to it, which lost the focus while the form was on its way
 */
export function useLastForm(): [sendAgain: () => void, goBack: () => void] {
	const last = useRef<{ target?: EventTarget | null; submitter?: HTMLElement | null }>({});
	useEffect(() => {
		function remember(event: SubmitEvent): void {
			// A form beside the page's own, such as the one that signs in again, is not what was lost.
			if ((event.target as HTMLFormElement).dataset.aside === undefined) last.current = event;
		}
		// Before the form's own handler, which may stop the event.
		document.addEventListener("submit", remember, { capture: true });
		return () => {
			document.removeEventListener("submit", remember, { capture: true });
			setLostForm(null);
		};
	}, []);
	return [
		() => {
			setLostForm(null);
			const { target, submitter } = last.current;
			(target as HTMLFormElement | undefined)?.requestSubmit(submitter?.isConnected ? submitter : null);
		},
		() => {
			const { target, submitter } = last.current;
			if (!(target as Node | undefined)?.contains(document.activeElement)) submitter?.focus();
		},
	];
}

/** A link of the page that a click would follow in this window. */
function linkOf({
	target,
	button,
	metaKey,
	ctrlKey,
	shiftKey,
	altKey,
}: MouseEvent): HTMLAnchorElement | null {
	if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
	const link = target.closest<HTMLAnchorElement>("a[href]");
	const follows = link && !link.target && !link.download && link.origin === location.origin;
	return follows && link.pathname !== location.pathname ? link : null;
}

/**
 * Leaves the page as it is when what leads to another one was lost, and stops links and forms that lead to one while there
 * is no connection: the router would load the other page's code and, failing that, the whole document anew.
 * @returns asks for the lost page once more
 */
export function useKeptPage(lost: LostForm | null): (page: string) => void {
	const navigate = useNavigate();
	const here = useLocation();
	const isWaiting = useNavigation().state !== "idle";
	useOnChange(lost, () => {
		// Takes the place of the navigation that waits for what was lost, and asks for nothing.
		if (lost?.page && isWaiting)
			navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
	});
	useEffect(() => {
		function stop(event: MouseEvent): void {
			const link = navigator.onLine ? null : linkOf(event);
			if (!link) return;
			event.preventDefault();
			setLostPage("offline", new URL(link.href));
		}
		function stopForm(event: SubmitEvent): void {
			// By its markup: a field may be called "action".
			const to = (event.target as HTMLFormElement).getAttribute("action") ?? "";
			if (navigator.onLine || new URL(to, location.href).pathname === location.pathname) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			setLostForm({ reason: "offline" });
		}
		// Before the link's own handler, which heeds a click that was stopped, and before any of the form's.
		document.addEventListener("click", stop, { capture: true });
		document.addEventListener("submit", stopForm, { capture: true });
		return () => {
			document.removeEventListener("click", stop, { capture: true });
			document.removeEventListener("submit", stopForm, { capture: true });
		};
	}, []);
	return (page) => {
		setLostForm(null);
		navigate(page, { preventScrollReset: page.startsWith(`${here.pathname}?`) });
	};
}
