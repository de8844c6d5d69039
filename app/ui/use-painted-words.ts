import { type RefObject, useLayoutEffect, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsIn(form: Element | null): Field[] {
	return [...(form?.querySelectorAll<Field>("input:not([type=hidden]), textarea") ?? [])];
}

/** Where somebody writes goes on in the same place. */
function goOnIn(field: Field, { selectionStart, selectionEnd }: Field): void {
	field.focus({ preventScroll: true });
	// Addresses have no place to ask for.
	if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Takes over the words of a painted form (`PaintedPart`) that this one takes the place of: React makes a new one where the
 * page around it has changed before its code was there.
 * @param id of both forms
 */
export function usePaintedWords(form: RefObject<HTMLFormElement | null>, id: string): void {
	// Found while it still stands there, and read once it has gone: somebody may be writing into it until then.
	const [before] = useState(() => {
		if (typeof document === "undefined") return { fields: [], focused: null };
		return { fields: fieldsIn(document.getElementById(id)), focused: document.activeElement };
	});
	useLayoutEffect(() => {
		const gone = before.fields.filter(({ isConnected }) => !isConnected);
		for (const field of fieldsIn(form.current)) {
			const painted = gone.find(({ name }) => name === field.name);
			if (!painted) continue;
			field.value = painted.value;
			if (painted === before.focused && document.activeElement === document.body) goOnIn(field, painted);
		}
	}, [before, form]);
}
