import { useSyncExternalStore } from "react";
import { mostCompared } from "../../sizes/comparison-address.ts";

/** A container that a visitor has ticked. @property lang of the title, where it is not that of the page */
export type ChosenContainer = { slug: string; title: string; lang?: string | undefined };

const none: readonly ChosenContainer[] = [];
/** As long as the page is not loaded anew: the comparison itself stands in an address, and nothing is stored. */
let chosen = none;
const listeners = new Set<() => void>();

export function readChoice(): readonly ChosenContainer[] {
	return chosen;
}

/** Those beyond the number that fit beside each other are left out, the oldest first. */
export function setChoice(next: readonly ChosenContainer[]): void {
	chosen = next.slice(-mostCompared);
	for (const listen of listeners) listen();
}

/** What has been ticked so far; nothing on the server and until the page has come to life. */
export function useChoice(): readonly ChosenContainer[] {
	return useSyncExternalStore(
		(listen) => {
			listeners.add(listen);
			return () => listeners.delete(listen);
		},
		readChoice,
		() => none,
	);
}
