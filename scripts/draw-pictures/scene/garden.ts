import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { at, newPen, type Pen, placed } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { newSheet } from "../base/sheet.ts";
import type { Point } from "../base/vector.ts";
import { boxContainer } from "../container/box-container.ts";
import { FT10 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { backdrop, clouds, patch, shadows } from "./backdrop.ts";
import { grassBlades, hedge, tree } from "./greenery.ts";
import { HOUSE, house } from "./house.ts";
import { WIDE } from "./picture.ts";
import { turnedShadow } from "./turned-shadow.ts";

const HORIZON = 520;

/** The drive: paving from the foreground to the house, its joints every 0.8 m. */
function drive(pen: Pen): void {
	patch(
		pen,
		[
			[-3.9, 3],
			[5.8, 3],
			[5.8, 15.6],
			[-3.9, 15.6],
		],
		"#cfd0cc",
	);
	patch(
		pen,
		[
			[-3.9, 3],
			[-3.7, 3],
			[-3.7, 15.6],
			[-3.9, 15.6],
		],
		"#b2b4b0",
	);
	patch(
		pen,
		[
			[5.6, 3],
			[5.8, 3],
			[5.8, 15.6],
			[5.6, 15.6],
		],
		"#b2b4b0",
	);
	const lines: Point[][] = [];
	for (let y = 3.6; y < 15.6; y += 0.8) lines.push([at(pen, [-3.7, y, 0]), at(pen, [5.6, y, 0])]);
	for (let x = -2.9; x < 5.6; x += 0.8) lines.push([at(pen, [x, 3, 0]), at(pen, [x, 15.6, 0])]);
	pen.sheet.line(lines, "#9ea39f", 1.2, { opacity: 0.55 });
	patch(
		pen,
		[
			[-6.6, 14.6],
			[-3.8, 14.6],
			[-3.8, 15.4],
			[-6.6, 15.4],
		],
		"#c4c6c2",
	);
}

/** Blades of grass as short strokes, thinner in the distance. */
function grass(pen: Pen): void {
	const random = seeded("grass");
	const blades = Array.from({ length: 240 }, (): [Point, Point] => {
		const y = 4 + 12 * random.next() ** 1.6;
		const left = random.next() < 0.55;
		const x = left ? random.between(-11, -4.1) : random.between(6, 11);
		const [px, py] = at(pen, [x, y, 0]);
		const tall = 60 / y;
		return [
			[px, py],
			[px + random.between(-3, 3), py - tall],
		];
	});
	grassBlades(pen, blades);
}

/** A 10 ft container on a garden drive beside a house and a hedge. */
export function garden(): string {
	const sheet = newSheet(WIDE.width, WIDE.height);
	const camera = perspective({ eye: [0, 0, 1.85], azimuth: 0, focal: 1150, centre: 800, horizon: HORIZON });
	const pen = newPen(sheet, camera, light([-0.5, -0.55, 0.75], 0.6, 0.62));
	backdrop(pen, HORIZON, ["#b9d8ea", "#f3f7f6"], ["#9dbb87", "#7ea66d"]);
	clouds(
		pen,
		[
			[640, 130, 420],
			[1120, 210, 400],
			[80, 90, 320],
		],
		0.8,
	);
	for (const [x, y, h] of [
		[-26, 44, 9],
		[-3, 46, 8],
		[3, 50, 9.5],
		[9, 44, 7.5],
		[27, 46, 10],
		[20, 50, 8],
	] as const) {
		tree(placed(pen, [0, 0, 0], 0, 0.45), [x, y, 0], h, h * 0.8, "#6f9a6b", `${x}`);
	}
	hedge(placed(pen, [0, 0, 0], 0, 0.12), [-3.9, 26, 0], [30, 27.4, 1.9], "#55835a", "back hedge");
	tree(placed(pen, [0, 0, 0], 0, 0.08), [10.4, 21, 0], 6.6, 4.8, "#5f9258", "near tree");
	const home = [-12.6, 16.2, 0] as const;
	shadows(
		pen,
		[
			[
				[home[0], home[1], 0],
				[home[0] + HOUSE.width, home[1] + HOUSE.depth, 3.6],
			],
		],
		0.2,
	);
	house(placed(pen, home));
	drive(pen);
	grass(pen);
	shadows(
		pen,
		[
			[
				[6.5, 9.5, 0],
				[7.7, 24, 1.7],
			],
		],
		0.24,
	);
	hedge(pen, [6.5, 9.5, 0], [7.7, 24, 1.75], "#4d7a50", "side hedge");
	const box = placed(pen, [-0.1, 9.5, 0], 24);
	turnedShadow(box, FT10, 0.3);
	boxContainer(box, FT10, { paint: "#14507a", condition: "new", seed: "garden" }, { pockets: true });
	person(pen, [-1.6, 8.9, 0], "#5b6a76");
	return sheet.toString();
}
