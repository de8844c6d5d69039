import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { newPen, type Pen, placed } from "../base/pen.ts";
import { newSheet } from "../base/sheet.ts";
import type { Vec3 } from "../base/vector.ts";
import { boxContainer } from "../container/box-container.ts";
import { plainContainer } from "../container/plain-container.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { backdrop, clouds, joints, patch, shadows } from "./backdrop.ts";
import { hedge, tree } from "./greenery.ts";
import { hall } from "./hall.ts";
import { WIDE } from "./picture.ts";
import { chains, craneArm, truck } from "./truck.ts";

const HORIZON = 560;

/** A hall, trees and two stored containers behind the yard. */
function surroundings(pen: Pen): void {
	for (const [x, y, h] of [
		[-24, 52, 9],
		[-19, 50, 7.5],
		[30, 50, 9],
		[25, 54, 8],
		[36, 56, 10],
	] as const) {
		tree(placed(pen, [0, 0, 0], 0, 0.5), [x, y, 0], h, h * 0.75, "#6f9077", `${x}`);
	}
	hall(placed(pen, [-14, 44, 0], 0, 0.42));
	hedge(placed(pen, [0, 0, 0], 0, 0.25), [-34, 33, 0], [-15.5, 34, 1.5], "#5e8468", "left hedge");
	const stored = placed(pen, [13, 30, 0], 0, 0.24);
	plainContainer(stored, FT20, "#8b959c", { doorsAt: "none" });
	plainContainer(placed(stored, [0, 0, FT20.height]), FT20, "#6d342d", { doorsAt: "none" });
}

/** A lorry with a loading crane setting down a 20 ft container. */
export function craneTruck(): string {
	const sheet = newSheet(WIDE.width, WIDE.height);
	const camera = perspective({ eye: [-0.9, 0, 2.1], azimuth: 0, focal: 1070, centre: 800, horizon: HORIZON });
	const pen = newPen(sheet, camera, light([-0.5, -0.6, 0.72], 0.6, 0.62));
	backdrop(pen, HORIZON, ["#bfd9e8", "#f2f6f7"], ["#c9cfd2", "#a4afb6"]);
	clouds(
		pen,
		[
			[140, 150, 420],
			[980, 110, 460],
			[620, 250, 260],
		],
		0.75,
	);
	surroundings(pen);
	joints(
		pen,
		[9, 11.5, 15, 20, 27].map(
			(y) =>
				[
					[-60, y],
					[60, y],
				] as const,
		),
		"#ffffff",
		1.5,
		0.4,
	);
	joints(
		pen,
		[-18, -12, -6, 0, 6, 12, 18].map(
			(x) =>
				[
					[x, 5],
					[x, 30],
				] as const,
		),
		"#ffffff",
		1.5,
		0.35,
	);
	patch(
		pen,
		[
			[-60, 28.2],
			[60, 28.2],
			[60, 28.6],
			[-60, 28.6],
		],
		"#eef2f4",
		0.8,
	);

	const lorry: Vec3 = [-9.4, 13.4, 0];
	const load: Vec3 = [1.55, 13.45, 0.42];
	const hook = { x: load[0] + FT20.length / 2 - lorry[0], z: 5.35 };
	shadows(
		pen,
		[
			[
				[lorry[0], 13.4, 0.5],
				[lorry[0] + 2.2, 15.9, 3.1],
			],
			[
				[lorry[0], 13.5, 0],
				[lorry[0] + 9.6, 15.8, 1.15],
			],
		],
		0.26,
	);
	shadows(
		pen,
		[
			[
				[load[0], load[1], 0.42],
				[load[0] + FT20.length, load[1] + FT20.width, 3],
			],
		],
		0.28,
	);
	const machine = placed(pen, lorry);
	truck(machine, "#14507a");
	const box = placed(pen, load);
	const far: Vec3 = [FT20.length, FT20.width, FT20.height];
	const hookAt: Vec3 = [FT20.length / 2, FT20.width / 2, hook.z - load[2]];
	chains(box, hookAt, [0, 0, 0], far, false);
	boxContainer(box, FT20, { paint: "#d9431e", condition: "new", seed: "crane truck" }, { pockets: true });
	chains(box, hookAt, [0, 0, 0], far, true);
	craneArm(machine, "#e0a21b", hook);
	person(pen, [0.85, 12.3, 0], "#33424d");
	return sheet.toString();
}
