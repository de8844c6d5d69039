import { isAlive } from "./alive.ts";

/**
 * Notes what is typed into a form that keeps its fields (`keptFields` in `ui/use-kept-fields.ts`), which does so itself
 * once it is alive: whoever leaves the page before that has it again on the next one. A password is never noted.
 */
export function noteTyped({ target }: Event): void {
	const field = target as HTMLInputElement;
	const { keptAs, owner = "" } = field.form?.dataset ?? {};
	if (!keptAs || !field.form || field.type === "password" || isAlive(field.form)) return;
	try {
		const kept = new URLSearchParams(sessionStorage.getItem(keptAs) ?? "");
		kept.set(field.name, field.type === "checkbox" && !field.checked ? "" : field.value);
		kept.set(":owner", owner);
		sessionStorage.setItem(keptAs, String(kept));
	} catch {
		// Private windows and full disks refuse: nothing is kept then.
	}
}

/** Nothing of whoever leaves stays in the tab: somebody else may sit down here next. */
export function forgetTyped(): void {
	try {
		for (const key of Object.keys(sessionStorage))
			if (key.startsWith("typed:")) sessionStorage.removeItem(key);
	} catch {
		// As above.
	}
}
