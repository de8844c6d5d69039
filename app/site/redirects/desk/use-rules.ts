import { useEffect, useState } from "react";
import { type Rules, restoreRules, serializeRules } from "../redirects.ts";

const storageKey = "kade_redirects";

/** The rules of this browser tab: they outlive a reload, not the tab, and reach no server. */
export function useRules(): [rules: Rules, change: (next: Rules) => void] {
	const [rules, setRules] = useState<Rules>([]);
	useEffect(() => {
		try {
			setRules(restoreRules(sessionStorage.getItem(storageKey)));
		} catch {
			// A browser that keeps nothing: the rules live until the reload.
		}
	}, []);
	function change(next: Rules): void {
		setRules(next);
		try {
			sessionStorage.setItem(storageKey, serializeRules(next));
		} catch {
			// As above, or more rules than it has room for.
		}
	}
	return [rules, change];
}
