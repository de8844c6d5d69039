import { type ComponentProps, useEffect, useRef } from "react";
import { Button } from "./button.tsx";

/**
 * Sends a form; disabled while it is on its way. A disabled button loses the focus: when the answer is there, it gets
 * it back unless something else took it, so that a keyboard user can go on.
 */
export function SubmitButton({ sending, ...props }: ComponentProps<typeof Button> & { sending: boolean }) {
	const button = useRef<HTMLButtonElement>(null);
	const focused = useRef(false);
	useEffect(() => {
		const taken = document.activeElement?.matches("input, select, textarea, button, a");
		if (!sending && focused.current && !taken) button.current?.focus();
	}, [sending]);
	return (
		<Button
			{...props}
			ref={button}
			type="submit"
			disabled={sending}
			onFocus={() => {
				focused.current = true;
			}}
			onBlur={(event) => {
				if (!event.currentTarget.disabled) focused.current = false;
			}}
		/>
	);
}
