import { type RefObject, useRef } from "react";
import { useOnChange } from "~/ui/use-on-change.ts";

/** Tells every change of a control's value to the form as typing would: by an event, and by `onChange`. */
export function useChangedValue(
	control: RefObject<HTMLElement | null>,
	value: string,
	start: string,
	onChange: (() => void) | undefined,
): void {
	const told = useRef(start);
	useOnChange(value, () => {
		if (told.current === value) return;
		told.current = value;
		control.current?.dispatchEvent(new Event("input", { bubbles: true }));
		onChange?.();
	});
}
