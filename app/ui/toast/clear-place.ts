/** A rectangle in the window, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Common area of two boxes in square pixels; 0 where they lie apart. */
function overlap(a: Box, b: Box): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 0 && height > 0 ? width * height : 0;
}

/** The first place that covers nothing of what is to be seen; where each covers something, the one that covers least. */
export function clearPlace<Place extends { box: Box }>(
	places: readonly [Place, ...Place[]],
	seen: readonly Box[],
): Place {
	const covered = (place: Place) => seen.reduce((sum, box) => sum + overlap(place.box, box), 0);
	return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
