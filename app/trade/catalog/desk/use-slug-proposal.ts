import { type FormEvent, useRef } from "react";
import { slugFromTitle } from "~/values/slug.ts";

/**
 * Writes a slug beside a title while it is typed, as long as nobody has written one.
 * @returns called with every change of the form
 */
export function useSlugProposal(): (event: FormEvent<HTMLFormElement>) => void {
	const proposed = useRef<Record<string, string>>({});
	return (event) => {
		const title = event.target;
		if (!(title instanceof HTMLInputElement) || !title.name.endsWith(".title")) return;
		const name = title.name.replace(/title$/, "slug");
		const slug = event.currentTarget.elements.namedItem(name);
		if (!(slug instanceof HTMLInputElement)) return;
		if (slug.value !== "" && slug.value !== proposed.current[name]) return;
		slug.value = slugFromTitle(title.value);
		proposed.current[name] = slug.value;
	};
}
