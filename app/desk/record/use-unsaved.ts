import { createContext, useContext, useEffect, useState } from "react";

/** @property isOfAddress whether the form goes with another query of its page's address too, as a list's page does */
type ChangedForm = { isOfAddress: boolean };

/** The forms of the page in which something is typed and not saved yet, for `UnsavedGuard`. */
export const ChangedForms = createContext<Set<ChangedForm>>(new Set());

/**
 * Has the frame ask before a form is left behind.
 * @returns `touch` is called with every change, `settle` when what was typed is saved
 */
export function useUnsaved({ isOfAddress } = { isOfAddress: false }): {
	touch: () => void;
	settle: () => void;
} {
	const changed = useContext(ChangedForms);
	const [form] = useState(() => ({ isOfAddress }));
	useEffect(() => () => void changed.delete(form), [changed, form]);
	return { touch: () => void changed.add(form), settle: () => void changed.delete(form) };
}
