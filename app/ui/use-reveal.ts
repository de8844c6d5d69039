import { useEffect, useRef } from "react";

/**
 * Brings what has just opened into view, clear of what lies over the page's edges (their `scroll-padding`).
 * @param open names what is open in the place; null while nothing is. What was open from the start stays where it is.
 * @returns for the place
 */
export function useReveal<Place extends HTMLElement>(open: string | null) {
	const place = useRef<Place>(null);
	const before = useRef(open);
	useEffect(() => {
		if (open !== null && open !== before.current) place.current?.scrollIntoView({ block: "nearest" });
		before.current = open;
	}, [open]);
	return place;
}
