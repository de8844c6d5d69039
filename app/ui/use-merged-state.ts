import { useRef, useState } from "react";
import { mergeChanges } from "~/values/merge-changes.ts";

/**
 * State that several hands change before it is drawn again, such as early input while a page comes to life: what counts
 * of a change is its difference to what its author saw.
 * @returns what is shown, how it is changed (returns what there is then), and what there is at this moment
 */
export function useMergedState<T>(start: T | (() => T)) {
	const [shown, setShown] = useState(start);
	const latest = useRef(shown);

	/** @param seen what `next` was made from */
	function change(next: T, seen = shown): T {
		latest.current = mergeChanges(seen, next, latest.current);
		setShown(() => latest.current);
		return latest.current;
	}

	return { shown, change, now: () => latest.current };
}
