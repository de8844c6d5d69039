import { useEffect, useRef, useSyncExternalStore } from "react";
import { currentLostForm, type LostForm, onLostForm, setLostForm } from "./lost-form.ts";

/** The form that was lost last; null when none is. */
export function useLostForm(): LostForm | null {
	return useSyncExternalStore(onLostForm, currentLostForm, () => null);
}

/** @returns sends the last form of the page once more; false when it is no longer there */
export function useSendAgain(): () => boolean {
	const last = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null } | null>(null);
	useEffect(() => {
		function remember(event: SubmitEvent): void {
			// A form beside the page's own, such as the one that signs in again, is not what was lost.
			if (event.target instanceof HTMLFormElement && event.target.dataset.aside === undefined) {
				last.current = { form: event.target, submitter: event.submitter };
			}
		}
		// Before the form's own handler, which may stop the event.
		document.addEventListener("submit", remember, { capture: true });
		return () => {
			document.removeEventListener("submit", remember, { capture: true });
			setLostForm(null);
		};
	}, []);
	return () => {
		setLostForm(null);
		const { form, submitter } = last.current ?? {};
		if (!form?.isConnected) return false;
		form.requestSubmit(submitter?.isConnected ? submitter : null);
		return true;
	};
}
