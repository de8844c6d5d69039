import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import ContactForm from "./contact-form.tsx";

function hasWords(place: HTMLElement): boolean {
	const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
	return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * The contact form with what is said before it, on a phone behind a line that opens it: phone and mail are quicker there.
 * An answer of the server opens it, words that a browser gave back, and an address that leads to its section.
 */
export default function FoldedContactForm({
	intro,
	...form
}: ComponentProps<typeof ContactForm> & { intro: ReactNode }) {
	const t = useTranslations("contact");
	const { hash } = useLocation();
	const { answer } = form;
	const fold = useRef<HTMLDetailsElement>(null);
	// Afterwards it is the visitor's: the shop opens it again, and never closes it over what was typed.
	const [isOpenAtFirst] = useState(answer !== null);
	// Before the form looks for the field that its answer complains about: what is folded away gets no focus.
	useLayoutEffect(() => {
		const place = fold.current;
		if (!place) return;
		const isMeant = hash !== "" && hash === `#${place.closest("section")?.id}`;
		if (answer || isMeant || hasWords(place)) place.open = true;
	}, [answer, hash]);
	return (
		<details ref={fold} className="fold m-0" open={isOpenAtFirst}>
			<summary className="justify-center rounded-md border border-edge bg-surface px-5 text-ink">
				{t("write")}
			</summary>
			<div className="grid grid-cols-1 gap-5 max-md:pt-4">
				{intro}
				<ContactForm {...form} />
			</div>
		</details>
	);
}
