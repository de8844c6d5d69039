import { type RefObject, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** The shop asks the provider once in four seconds at most. */
const firstMs = 4_500;
/** Providers know within minutes, banks within days: nobody waits before a page for those. */
const growth = 1.2;
const lastMs = 60_000;

/**
 * Looks again by itself, while the window is in sight and when it comes back into sight, at an order's page whose payment is not
 * decided yet; at longer and longer intervals. A look that does not arrive changes nothing and is told to nobody.
 * @param isWaiting whether there is anything to wait for
 * @param address of the page
 * @param box what is looked at: it gets the focus where the look takes away what has it
 */
export function useOnlineLook(isWaiting: boolean, address: string, box: RefObject<HTMLElement | null>): void {
	const { revalidate } = useRevalidator();
	const hadFocus = useRef(false);
	useEffect(() => {
		// What had it is gone with the answer that was waited for.
		if (!isWaiting && hadFocus.current && document.activeElement === document.body) box.current?.focus();
		hadFocus.current = false;
		if (!isWaiting) return;
		const leaving = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		let pause = firstMs;
		async function look() {
			clearTimeout(timer);
			if (document.visibilityState !== "visible") return;
			try {
				// The router would tell of a page that was lost, and nobody has asked for one.
				const answer = await fetch(address, { method: "HEAD", redirect: "error", signal: leaving.signal });
				if (answer.ok) {
					hadFocus.current = box.current?.contains(document.activeElement) ?? false;
					await revalidate();
				}
			} catch {
				// The next time.
			}
			if (leaving.signal.aborted) return;
			pause = Math.min(pause * growth, lastMs);
			timer = setTimeout(look, pause);
		}
		timer = setTimeout(look, pause);
		document.addEventListener("visibilitychange", look);
		return () => {
			leaving.abort();
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [isWaiting, address, box, revalidate]);
}
