import { expect, test } from "vitest";
import { pannedTo, zoomedBy } from "./zoom.ts";

test.each([
	[1, 1, 1.5],
	[2, 1, 3],
	[4, 1, 4],
	[4, -1, 3],
	[1.5, -1, 1],
	[1, -1, 1],
] as const)("from %d by %d to %d", (zoom, by, expected) => {
	expect(zoomedBy(zoom, by)).toBe(expected);
});

const room = { scrollWidth: 800, scrollHeight: 600, clientWidth: 400, clientHeight: 300 };

test.each([
	["the middle in the middle", { x: 0.5, y: 0.5, left: 0.5, top: 0.5 }, { left: 200, top: 150 }],
	["a corner never beyond the edge", { x: 0, y: 0, left: 0.5, top: 0.5 }, { left: 0, top: 0 }],
	[
		"what was pressed where it was pressed",
		{ x: 0.75, y: 0.5, left: 0.75, top: 0.5 },
		{ left: 300, top: 150 },
	],
])("puts %s", (_name, point, expected) => {
	expect(pannedTo(room, point)).toEqual(expected);
});
