import type { RefObject } from "react";
import { useOnChange } from "~/ui/use-on-change.ts";

/** Leads to the first field that the server's answer complains about. @param answer a new one each time */
export function useFocusOnError(form: RefObject<HTMLElement | null>, answer: unknown): void {
	useOnChange(answer, () => {
		if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	});
}
