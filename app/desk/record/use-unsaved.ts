import { createContext, useContext, useEffect, useState } from "react";

/** The forms of the page in which something is typed and not saved yet, for `UnsavedGuard`. */
export const ChangedForms = createContext<Set<object>>(new Set());

/**
 * Has the frame ask before a form is left behind.
 * @returns `touch` is called with every change, `settle` when what was typed is saved
 */
export function useUnsaved(): { touch: () => void; settle: () => void } {
	const changed = useContext(ChangedForms);
	const [form] = useState(() => ({}));
	useEffect(() => () => void changed.delete(form), [changed, form]);
	return { touch: () => void changed.add(form), settle: () => void changed.delete(form) };
}
