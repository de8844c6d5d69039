import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { newPen, type Pen, placed } from "../base/pen.ts";
import { newSheet } from "../base/sheet.ts";
import { block } from "../base/solid.ts";
import { plainContainer } from "../container/plain-container.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { backdrop, clouds, joints, shadows } from "./backdrop.ts";
import { hedge, tree } from "./greenery.ts";
import { officeUnit } from "./office-unit.ts";
import { WIDE } from "./picture.ts";
import { shipToShoreCrane } from "./ship-to-shore-crane.ts";
import { turnedShadow } from "./turned-shadow.ts";

const HORIZON = 560;

/** Cranes, trees and a few stacked containers far behind. */
function surroundings(pen: Pen): void {
	shipToShoreCrane(placed(pen, [-92, 300, 0], 0, 0.72), "#14507a");
	shipToShoreCrane(placed(pen, [74, 330, 0], 0, 0.74), "#14507a");
	const stacks = [
		[-27, 3, "#6d342d"],
		[-20.5, 2, "#14507a"],
		[13, 2, "#8b959c"],
		[19.5, 3, "#14507a"],
	] as const;
	for (const [x, high, colour] of stacks) {
		for (let tier = 0; tier < high; tier += 1) {
			const shade = tier === 1 ? "#b3381b" : colour;
			plainContainer(placed(pen, [x, 42, tier * FT20.height], 0, 0.45), FT20, shade, {
				pitch: 0.5,
				doorsAt: "none",
			});
		}
	}
	for (const [x, y, h] of [
		[-11, 36, 7],
		[-6, 40, 8],
		[11, 37, 7.5],
	] as const)
		tree(placed(pen, [0, 0, 0], 0, 0.4), [x, y, 0], h, h * 0.8, "#6f9a6b", `${x}`);
	hedge(placed(pen, [0, 0, 0], 0, 0.15), [-30, 24, 0], [30, 25.2, 1.3], "#5b8862", "office hedge");
}

/** A tub with a clipped bush; place in metres. */
function planter(pen: Pen, x: number, y: number): void {
	block(pen, [x, y, 0], [x + 0.9, y + 0.45, 0.45], "#6d7880");
	hedge(pen, [x + 0.05, y + 0.05, 0.45], [x + 0.85, y + 0.4, 1.0], "#55835a", `planter ${x}`);
}

/** A container made into an office, on a paved yard. */
export function office(): string {
	const sheet = newSheet(WIDE.width, WIDE.height);
	const camera = perspective({ eye: [0, 0, 1.75], azimuth: 0, focal: 1230, centre: 800, horizon: HORIZON });
	const pen = newPen(sheet, camera, light([-0.55, -0.5, 0.75], 0.62, 0.62));
	backdrop(pen, HORIZON, ["#bcd8e7", "#f3f7f8"], ["#ced3d4", "#aab4b9"]);
	clouds(
		pen,
		[
			[120, 130, 400],
			[1060, 90, 440],
			[700, 210, 280],
		],
		0.8,
	);
	surroundings(pen);
	joints(
		pen,
		[5.6, 6.4, 7.4, 8.6, 10, 12, 15, 19].map(
			(y) =>
				[
					[-40, y],
					[40, y],
				] as const,
		),
		"#ffffff",
		1.4,
		0.45,
	);
	joints(
		pen,
		[-12, -9, -6, -3, 0, 3, 6, 9, 12].map(
			(x) =>
				[
					[x, 4.5],
					[x, 23],
				] as const,
		),
		"#ffffff",
		1.4,
		0.4,
	);
	const unit = placed(pen, [-3.4, 8.9, 0], 7);
	turnedShadow(unit, FT20, 0.28);
	shadows(
		pen,
		[
			[
				[-5.2, 9, 0],
				[-4.3, 9.45, 1],
			],
			[
				[4.35, 9.3, 0],
				[5.25, 9.75, 1],
			],
		],
		0.22,
	);
	officeUnit(unit, FT20, "#0f3f62");
	planter(pen, -5.2, 9);
	planter(pen, 4.35, 9.3);
	person(pen, [3.05, 8.1, 0], "#5b6a76");
	return sheet.toString();
}
