import { type RefObject, useEffect } from "react";

/** Leads to the first field that the server's answer complains about. @param answer a new one each time */
export function useFocusOnError(form: RefObject<HTMLElement | null>, answer: unknown): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
	useEffect(() => {
		if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [answer]);
}
