import { type RefObject, useEffect, useEffectEvent } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const keyOf = (form: string) => `typed:${form}`;

/**
 * Stands among what was typed for the form that it was typed into; no field has such a name. Before the page's scripts are
 * there `wake/typed-notes.ts` writes the same.
 */
const ownerName = ":owner";

/** Attributes of a form that uses `useKeptFields`: what is typed into it before it comes to life is kept as well. */
export const keptFields = (form: string, owner: string) => ({
	"data-kept-as": keyOf(form),
	"data-owner": owner,
});

/** Private windows and full disks refuse: nothing is kept then, and nothing else happens. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
	try {
		return use(window.sessionStorage);
	} catch {
		return null;
	}
}

/** Named fields of a form that people fill in; what the shop itself put there is not among them. */
function controlsOf(form: HTMLFormElement, names: readonly string[]): Control[] {
	return names.flatMap((name) => {
		const control = form.elements.namedItem(name);
		const isControl =
			control instanceof HTMLInputElement ||
			control instanceof HTMLSelectElement ||
			control instanceof HTMLTextAreaElement;
		return isControl ? [control] : [];
	});
}

const isBox = (control: Control): control is HTMLInputElement =>
	control instanceof HTMLInputElement && control.type === "checkbox";

function isTyped(control: Control): boolean {
	if (isBox(control)) return control.checked !== control.defaultChecked;
	if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
	const start = [...control.options].findIndex((option) => option.defaultSelected);
	return control.selectedIndex !== Math.max(0, start);
}

/**
 * Keeps what is typed into a form as long as the browser's tab lives: through a change of language, a reload, a page
 * in between. Nothing leaves the browser.
 * @param form names it in the storage; @param names of the fields
 * @param owner tells this form from others of its name, for whoever learns that it has done its work
 * @param isAnswered the server has just sent back what was typed; that counts
 * @param onFilled called once where fields have something that was typed: earlier, or before the page's scripts came
 */
export function useKeptFields(
	ref: RefObject<HTMLFormElement | null>,
	given: {
		form: string;
		owner: string;
		names: readonly string[];
		isAnswered: boolean;
		onFilled: () => void;
	},
): void {
	const { form: name } = given;
	const remember = useEffectEvent((form: HTMLFormElement) => {
		const controls = controlsOf(form, given.names);
		// What the server sent back was typed too, though it is where the fields start now.
		const kept = (given.isAnswered ? controls : controls.filter(isTyped)).map((control) => [
			control.name,
			isBox(control) ? (control.checked ? "on" : "") : control.value,
		]);
		const text = new URLSearchParams([...kept, [ownerName, given.owner]]).toString();
		withStorage((storage) => storage.setItem(keyOf(name), text));
	});
	const restore = useEffectEvent((form: HTMLFormElement) => {
		const controls = controlsOf(form, given.names);
		// What was typed while the scripts were on their way is newer than what is kept.
		const early = controls.filter(isTyped);
		const text = given.isAnswered ? null : withStorage((storage) => storage.getItem(keyOf(name)));
		if (given.isAnswered) remember(form);
		if (!text && early.length === 0) return;
		const kept = new URLSearchParams(text ?? "");
		for (const control of controls) {
			const value = kept.get(control.name);
			if (value === null || early.includes(control)) continue;
			if (isBox(control)) control.checked = value === "on";
			else control.value = value;
		}
		remember(form);
		given.onFilled();
	});
	useEffect(() => {
		const form = ref.current;
		if (!form) return;
		restore(form);
		const listener = () => remember(form);
		form.addEventListener("input", listener);
		return () => form.removeEventListener("input", listener);
	}, [ref]);
}

/** Forgets what was typed into a form that has done its work; what is being typed into another one stays. */
export function forgetKeptFields(form: string, owner: string): void {
	withStorage((storage) => {
		const kept = new URLSearchParams(storage.getItem(keyOf(form)) ?? "");
		if (kept.get(ownerName) === owner) storage.removeItem(keyOf(form));
	});
}
