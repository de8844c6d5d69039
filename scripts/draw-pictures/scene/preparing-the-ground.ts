import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { at, newPen, type Pen, placed } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { newSheet } from "../base/sheet.ts";
import { block } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { boxContainer } from "../container/box-container.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { backdrop, clouds } from "./backdrop.ts";
import { gravelBed } from "./gravel-bed.ts";
import { grassBlades, hedge, tree } from "./greenery.ts";
import { FOUNDATION, foundationBlock, spiritLevel, stringLine } from "./levelling.ts";
import { WIDE } from "./picture.ts";
import { turnedShadow } from "./turned-shadow.ts";

const HORIZON = 400;

/** Lawn, hedge and trees behind the bed. */
function surroundings(pen: Pen): void {
	backdrop(pen, HORIZON, ["#b9d8ea", "#f3f7f6"], ["#a3bf8d", "#7ea66d"]);
	clouds(
		pen,
		[
			[130, 130, 420],
			[1060, 90, 420],
			[640, 190, 280],
		],
		0.8,
	);
	for (const [x, y, h] of [
		[-30, 46, 9],
		[-21, 50, 8],
		[-9, 48, 9.5],
		[14, 50, 8],
		[24, 46, 9],
		[33, 48, 10],
	] as const)
		tree(placed(pen, [0, 0, 0], 0, 0.45), [x, y, 0], h, h * 0.8, "#6f9a6b", `ground ${x}`);
	hedge(placed(pen, [0, 0, 0], 0, 0.14), [-32, 26, 0], [32, 27.4, 2], "#55835a", "ground hedge");
}

/** Grass before and beside the bed. */
function grass(pen: Pen): void {
	const random = seeded("ground grass");
	const blades = Array.from({ length: 260 }, (): [Point, Point] => {
		const y = 5.6 + 12 * random.next() ** 1.6;
		const [px, py] = at(pen, [random.between(-10, 10), y, 0]);
		return [
			[px, py],
			[px + random.between(-3, 3), py - 60 / y],
		];
	});
	grassBlades(pen, blades);
}

/** A 20 ft container standing level on four concrete blocks over a gravel bed. */
export function preparingTheGround(): string {
	const camera = perspective({
		eye: [0, 0, 2.15],
		azimuth: 0,
		focal: 1450,
		centre: WIDE.width / 2,
		horizon: HORIZON,
	});
	const pen = newPen(newSheet(WIDE.width, WIDE.height), camera, light([-0.5, -0.55, 0.75], 0.6, 0.62));
	surroundings(pen);
	grass(pen);
	const site = placed(pen, [-2.15, 8.3, 0], 33);
	gravelBed(site, [-0.9, -0.9], [FT20.length + 0.9, FT20.width + 0.9]);
	const top = FOUNDATION.height;
	const box = placed(site, [0, 0, top]);
	turnedShadow(site, { ...FT20, height: FT20.height + top }, 0.26, top);
	const under: Vec3[] = [
		[0, 0, 0],
		[FT20.length, 0, 0],
		[FT20.length, FT20.width, 0],
		[0, FT20.width, 0],
	];
	pen.sheet.fill([under.map((p) => at(site, p))], "#0a1d2d", { opacity: 0.62 });
	for (const y of [FT20.width, 0]) for (const x of [FT20.length, 0]) foundationBlock(site, x, y);
	boxContainer(box, FT20, { paint: "#14507a", condition: "new", seed: "level" }, { pockets: true });
	stringLine(site, [-0.62, -0.42], [FT20.length + 0.62, -0.42], top);
	stringLine(site, [-0.42, -0.62], [-0.42, FT20.width + 0.62], top);
	const spare = placed(site, [2.5, -1.75, 0], -14);
	block(spare, [0.02, 0.04, 0], [0.56, 0.54, 0.004], "#5d7d4f");
	foundationBlock(spare, 0.25, 0.25);
	spiritLevel(spare, [-0.35, 0.12, top], 1.2);
	person(pen, [-4.4, 8.9, 0], "#5b6a76");
	return pen.sheet.toString();
}
