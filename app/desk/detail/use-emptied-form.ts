import { type RefObject, useRef } from "react";
import { useLocation } from "react-router";
import { useOnChange } from "~/ui/use-on-change.ts";
import { type DeskIntent, deskFields } from "./desk-form.ts";

/** What somebody typed or chose in a form, and nothing that the page put there. */
function typedIn(form: HTMLFormElement | null): string {
	const values = [...(form?.elements ?? [])].flatMap((field) => {
		const isText = field instanceof HTMLTextAreaElement;
		return isText || (field instanceof HTMLInputElement && field.type !== "hidden") ? [field.value] : [];
	});
	return JSON.stringify(values);
}

/**
 * Empties a form of a detail page once what it sent is done: whoever typed on meanwhile keeps that, and nothing that others
 * do takes away what has not been sent.
 * @returns to be called when the form is sent
 */
export function useEmptiedForm(form: RefObject<HTMLFormElement | null>, intent: DeskIntent): () => void {
	const { key, search } = useLocation();
	const sent = useRef<string | null>(null);
	useOnChange(key, () => {
		const was = sent.current;
		sent.current = null;
		const done = new URLSearchParams(search).get(deskFields.done);
		if (was !== null && done === intent && typedIn(form.current) === was) form.current?.reset();
	});
	return () => {
		sent.current = typedIn(form.current);
	};
}
