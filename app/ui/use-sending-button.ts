import { type FocusEvent, useEffect, useRef } from "react";

/**
 * What a button has that sends a form: disabled while it is on its way. A disabled button loses the focus: when the answer is
 * there, it gets it back unless something else took it, so that a keyboard user can go on.
 */
export function useSendingButton(sending: boolean) {
	const button = useRef<HTMLButtonElement>(null);
	const focused = useRef(false);
	useEffect(() => {
		// A message that has taken it has it as well as a field.
		if (!sending && focused.current && !document.querySelector(":focus")) button.current?.focus();
	}, [sending]);
	return {
		ref: button,
		type: "submit" as const,
		disabled: sending,
		onFocus: () => {
			focused.current = true;
		},
		onBlur: (event: FocusEvent<HTMLButtonElement>) => {
			if (!event.currentTarget.disabled) focused.current = false;
		},
	};
}
