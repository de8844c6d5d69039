import { type RefObject, useEffect, useRef } from "react";

/**
 * Hands over what a visitor chose in a form before the page's scripts had arrived.
 * @param apply called once, after hydration, with the form as the visitor left it
 */
export function useEarlyInput(
	form: RefObject<HTMLFormElement | null>,
	apply: (data: FormData) => void,
): void {
	const first = useRef(apply);
	useEffect(() => {
		if (form.current) first.current(new FormData(form.current));
	}, [form]);
}
