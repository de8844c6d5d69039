import { useSyncExternalStore } from "react";
import { currentLostForm, type LostForm, onLostForm } from "./lost-form.ts";

/** The form that was lost last; null when none is. */
export function useLostForm(): LostForm | null {
	return useSyncExternalStore(onLostForm, currentLostForm, () => null);
}
