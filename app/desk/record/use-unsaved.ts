import { useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";

/**
 * Asks before typed changes are lost: by the page's own question inside the shop, by the browser's when it is left.
 * @returns `touch` is called with every change; `blocker` waits for an answer while its state is "blocked"
 */
export function useUnsaved() {
	const changed = useRef(false);
	const sending = useNavigation().formMethod === "POST";
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			changed.current && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (sending) return;
		function ask(event: BeforeUnloadEvent) {
			if (changed.current) event.preventDefault();
		}
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [sending]);
	return {
		blocker,
		touch: () => {
			changed.current = true;
		},
	};
}
