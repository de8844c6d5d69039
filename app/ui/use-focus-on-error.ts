import { type RefObject, useRef } from "react";
import { useOnChange } from "~/ui/use-on-change.ts";

/**
 * Leads to the first field that the server's answer complains about, unless somebody was quicker than the page's
 * scripts and is at a field already. @param answer a new one each time
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, answer: unknown): void {
	const isFirst = useRef(true);
	useOnChange(answer, () => {
		const isBusy = isFirst.current && document.activeElement?.matches("input, select, textarea");
		isFirst.current = false;
		if (answer && !isBusy) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	});
}
