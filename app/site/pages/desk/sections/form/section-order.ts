import { orderSections } from "~/site/pages/sections/section.ts";

type Placed = { id: string; type: string };

/** Whether a rule holds the section in its place: leasing stands directly before contact (storefront document §2). */
export function isPinned(sections: readonly Placed[], id: string): boolean {
	return id === "leasing-section" && sections.some(({ type }) => type === "contact_section");
}

/**
 * Ids of a page's sections as visitors meet them, after one has been moved to a place. What a rule holds in place
 * stays there: its neighbours move past it, and it does not move by itself.
 * @param sections in their order
 * @param to position from 0, among all sections
 */
export function placeSection(sections: readonly Placed[], id: string, to: number): string[] {
	const shown = orderSections(sections);
	const moved = shown.find((section) => section.id === id);
	const inPlace = shown.map((section) => section.id);
	if (!moved) return inPlace;
	const others = shown.filter((section) => section.id !== id);
	const at = Math.min(Math.max(to, 0), others.length);
	return orderSections([...others.slice(0, at), moved, ...others.slice(at)]).map((section) => section.id);
}

/** The same, one step up or down. */
export function stepSection(sections: readonly Placed[], id: string, direction: "up" | "down"): string[] {
	const shown = orderSections(sections);
	const free = shown.filter((section) => !isPinned(shown, section.id));
	const neighbour = free[free.findIndex((section) => section.id === id) + (direction === "up" ? -1 : 1)];
	const inPlace = shown.map((section) => section.id);
	if (!neighbour || !free.some((section) => section.id === id)) return inPlace;
	return placeSection(sections, id, inPlace.indexOf(neighbour.id));
}
