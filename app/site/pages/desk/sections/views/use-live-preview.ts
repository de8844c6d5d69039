import { type RefObject, useEffect, useRef, useState } from "react";
import type { Language } from "~/values/vocabulary.ts";
import type { SectionPreview } from "../form/section-errors.ts";

/** Someone who types has paused. */
const pauseMs = 400;

/**
 * What the shop would show of a form, anew after each pause in typing; the server cleans and draws, nothing is stored.
 * @param address takes the form and answers the preview as JSON
 */
export function useLivePreview(
	form: RefObject<HTMLFormElement | null>,
	address: string,
	start: SectionPreview | null,
) {
	const [preview, setPreview] = useState(start);
	const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
	const timer = useRef<number>(undefined);
	const running = useRef<AbortController>(null);

	async function load(language: Language | undefined): Promise<void> {
		if (!form.current) return;
		running.current?.abort();
		const own = new AbortController();
		running.current = own;
		setState("busy");
		try {
			const body = new FormData(form.current);
			if (language) body.set("preview", language);
			const response = await fetch(address, { method: "POST", body, signal: own.signal });
			if (!response.ok) throw new Error(`no preview: ${response.status}`);
			const made = (await response.json()) as SectionPreview;
			if (own.signal.aborted) return;
			setPreview(made);
			setState("idle");
		} catch {
			// What is typed stays; the next change tries again.
			if (!own.signal.aborted) setState("failed");
		}
	}
	useEffect(
		() => () => {
			window.clearTimeout(timer.current);
			running.current?.abort();
		},
		[],
	);
	return {
		preview,
		state,
		/** At once, in a language where another than before is meant. */
		showNow(language?: Language): void {
			window.clearTimeout(timer.current);
			void load(language);
		},
		/** When the typing pauses. */
		showSoon(): void {
			window.clearTimeout(timer.current);
			timer.current = window.setTimeout(() => void load(undefined), pauseMs);
		},
	};
}
