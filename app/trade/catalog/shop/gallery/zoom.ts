/** How many times as large as its room a picture is shown. */
const steps = [1, 1.5, 2, 3, 4] as const;

/** The next step of a zoom, up or down; the same at either end. */
export function zoomedBy(zoom: number, by: 1 | -1): number {
	const next = by === 1 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
	return next ?? zoom;
}

/**
 * A point of a picture, and where in its room that is to stand: shares from 0 to 1, from the left and from the top.
 * @property x of the picture @property left of the room
 */
export type ViewPoint = { x: number; y: number; left: number; top: number };

type Room = { scrollWidth: number; scrollHeight: number; clientWidth: number; clientHeight: number };

/** Pixels that a room is scrolled by, so that a point stands at its place. */
export function pannedTo(room: Room, point: ViewPoint): { left: number; top: number } {
	return {
		left: Math.max(0, point.x * room.scrollWidth - point.left * room.clientWidth),
		top: Math.max(0, point.y * room.scrollHeight - point.top * room.clientHeight),
	};
}
