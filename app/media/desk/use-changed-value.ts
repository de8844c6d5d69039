import { type RefObject, useEffect, useRef } from "react";

/** Tells every change of a control's value to the form as typing would: by an event, and by `onChange`. */
export function useChangedValue(
	control: RefObject<HTMLElement | null>,
	value: string,
	start: string,
	onChange: (() => void) | undefined,
): void {
	const told = useRef(start);
	// biome-ignore lint/correctness/useExhaustiveDependencies: told once per value
	useEffect(() => {
		if (told.current === value) return;
		told.current = value;
		control.current?.dispatchEvent(new Event("input", { bubbles: true }));
		onChange?.();
	}, [value]);
}
