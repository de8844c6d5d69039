import { type RefObject, useRef } from "react";
import { useOnChange } from "~/ui/use-on-change.ts";

/** Marks where somebody goes on by keyboard who has taken a line out of the cart. */
export const afterRemoval = "data-after-removal";

type Line = { id: string };

/** Where a line of some lines is that others lack; -1 where they lack none. */
function lackingIn(lines: readonly Line[], others: readonly Line[]): number {
	return lines.findIndex(({ id }) => !others.some((line) => line.id === id));
}

/**
 * Whoever takes a line out by keyboard goes on from the next line, or from the heading of the empty cart; whoever puts one
 * back goes on from that: what had the focus is gone.
 */
export function useFocusAfterRemoval(page: RefObject<HTMLElement | null>, lines: readonly Line[]): void {
	const before = useRef(lines);
	useOnChange(lines, () => {
		const changed = Math.max(lackingIn(before.current, lines), lackingIn(lines, before.current));
		before.current = lines;
		if (changed < 0 || document.activeElement !== document.body) return;
		const stops = page.current?.querySelectorAll<HTMLElement>(`[${afterRemoval}]`) ?? [];
		stops[Math.min(changed, stops.length - 1)]?.focus();
	});
}
