import { useLocation } from "react-router";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useUnsaved } from "./use-unsaved.ts";

/**
 * Has the frame ask before a form is left whose page it goes with: from the first change on, and from an answer that took nothing.
 * @param given.answer what the server has said to the form, a new one each time; null before
 * @param given.isOfAddress whether another query of its page's address takes the form away too, as a question's does
 * @returns `touch` is called with every change, `settle` where what was typed is saved and the form stays
 */
export function useUnsavedForm(given: { answer: unknown; isOfAddress?: boolean }): {
	touch: () => void;
	settle: () => void;
} {
	const { answer, isOfAddress = false } = given;
	const { touch, settle } = useUnsaved({ isOfAddress });
	// A page of the same kind may keep the form's place, and begins anew.
	useOnChange(useLocation().pathname, settle);
	useOnChange(answer, () => {
		if (answer) touch();
	});
	return { touch, settle };
}
