import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useUnsavedForm } from "../record/use-unsaved-form.ts";

/** What somebody typed or chose in a form, and nothing that the page put there. */
function typedIn(form: HTMLFormElement | null): string {
	const values = [...(form?.elements ?? [])].flatMap((field) => {
		if (field instanceof HTMLTextAreaElement) return [field.value];
		return field instanceof HTMLInputElement && field.type !== "hidden" ? [field.value, field.checked] : [];
	});
	return JSON.stringify(values);
}

/** Shows in a field what the page proposes now, where nobody has changed what it proposed before. */
function useProposals(form: RefObject<HTMLFormElement | null>): void {
	const proposed = useRef(new Map<Element, string>());
	useEffect(() => {
		for (const field of form.current?.elements ?? []) {
			if (!(field instanceof HTMLInputElement) || field.type !== "text") continue;
			if (proposed.current.get(field) === field.value) field.value = field.defaultValue;
			proposed.current.set(field, field.defaultValue);
		}
	});
}

/**
 * Empties a form of a detail page once what it sent is done: whoever typed on meanwhile keeps that, and nothing that others
 * do takes away what has not been sent. What nobody touched follows the page, such as the sum that is still open. Until then
 * the frame asks before the form is left.
 * @param given.isDone whether an address says that what the form sent is done
 * @param given.answer what the server has said to the form, a new one each time; null before
 * @returns attributes of the form
 */
export function useEmptiedForm(
	form: RefObject<HTMLFormElement | null>,
	{ isDone, answer }: { isDone: (query: URLSearchParams) => boolean; answer: unknown },
): { onInput: () => void; onSubmit: () => void } {
	const { key, search } = useLocation();
	const { touch, settle } = useUnsavedForm({ answer });
	const sent = useRef<string | null>(null);
	useOnChange(key, () => {
		const was = sent.current;
		sent.current = null;
		const isSent = was !== null && isDone(new URLSearchParams(search));
		if (!isSent || typedIn(form.current) !== was) return;
		form.current?.reset();
		settle();
	});
	// Only after the form was emptied: a field that follows the page would look as if somebody had typed on.
	useProposals(form);
	return {
		onInput: touch,
		onSubmit() {
			sent.current = typedIn(form.current);
		},
	};
}
