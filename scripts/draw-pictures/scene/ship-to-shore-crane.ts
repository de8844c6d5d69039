import { at, hazed, type Pen, pixels } from "../base/pen.ts";
import { beam, block } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";

/** Distances in metres from the quay edge (x = 0, water at x > 0) and heights. */
const CRANE = {
	seaLeg: -4,
	landLeg: -32,
	gauge: 17,
	boom: 36,
	apex: 58,
	outreach: 54,
	backreach: -48,
} as const;

/** A gantry crane; its near frame stands at y = 0, the far one at y = 17. */
export function shipToShoreCrane(pen: Pen, colour: string, trolley = -16): void {
	const { seaLeg, landLeg, gauge, boom, apex, outreach, backreach } = CRANE;
	const thin = hazed(pen, colour);
	const frame = (y: number): void => {
		beam(pen, [landLeg, y, 1.5], [landLeg, y, boom + 2], 1.7, colour);
		beam(pen, [seaLeg, y, 1.5], [seaLeg, y, boom + 4], 1.7, colour);
		beam(pen, [landLeg, y, 14], [seaLeg, y, 14], 1.7, colour);
		beam(pen, [landLeg, y, 15], [seaLeg, y, boom - 1], 0.8, colour);
		for (const x of [landLeg, seaLeg])
			block(pen, [x - 1.1, y - 3.5, 0.2], [x + 1.1, y + 3.5, 1.7], "#46535d");
	};
	frame(gauge);
	for (const x of [landLeg, seaLeg]) {
		beam(pen, [x, 0, 14], [x, gauge, 14], 1.3, colour);
		beam(pen, [x, 0, boom + 1], [x, gauge, boom + 1], 1.3, colour);
	}
	const middle = gauge / 2;
	const tower: Vec3 = [seaLeg - 1, middle, apex];
	const ropes: [Vec3, Vec3][] = [
		[tower, [outreach * 0.92, middle, boom + 1.6]],
		[tower, [outreach * 0.5, middle, boom + 1.6]],
		[tower, [backreach + 4, middle, boom + 1.6]],
	];
	for (const y of [gauge, 0]) beam(pen, [seaLeg, y, boom + 3], tower, 1.1, colour);
	beam(pen, [landLeg, middle, boom + 2], tower, 0.9, colour);
	pen.sheet.line(
		ropes.map((rope) => rope.map((p): Point => at(pen, p))),
		thin,
		pixels(pen, tower) * 0.4,
	);
	block(pen, [backreach, middle - 3.2, boom - 0.8], [outreach, middle + 3.2, boom + 1.6], colour);
	const panels = Array.from({ length: 25 }, (_, i): Point[] => {
		const x = backreach + ((i + 0.5) / 25) * (outreach - backreach);
		return [at(pen, [x, middle - 3.2, boom - 0.8]), at(pen, [x, middle - 3.2, boom + 1.6])];
	});
	pen.sheet.line(panels, "#06121f", pixels(pen, tower) * 0.14, { opacity: 0.3 * (1 - pen.haze.share) });
	block(pen, [landLeg - 11, middle - 3.4, boom + 1.6], [landLeg + 3, middle + 3.4, boom + 6.6], "#e9eef1");
	block(pen, [trolley - 3, middle - 3.4, boom - 2], [trolley + 3, middle + 3.4, boom - 0.8], "#46535d");
	block(pen, [trolley + 3.2, middle - 3.6, boom - 4.2], [trolley + 6, middle - 1.2, boom - 1.2], "#dfe8ee");
	frame(0);
}

/** Ropes and spreader under the trolley with a load of this width (metres) hanging at height z. */
export function hoist(pen: Pen, trolley: number, z: number): void {
	const middle = CRANE.gauge / 2;
	const ropes: Point[][] = [-1.6, 1.6].map((dx) => [
		at(pen, [trolley + dx, middle, CRANE.boom - 2]),
		at(pen, [trolley + dx * 0.7, middle, z + 0.7]),
	]);
	pen.sheet.line(ropes, hazed(pen, "#33424d"), Math.max(1, pixels(pen, [trolley, middle, z]) * 0.14));
	block(pen, [trolley - 1.3, middle - 6, z], [trolley + 1.3, middle + 6, z + 0.7], "#e0a21b");
}
