import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { at, newPen, type Pen, placed } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { newSheet } from "../base/sheet.ts";
import { drum, ring } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";
import { drawMarks, type Marks, plainContainer } from "../container/plain-container.ts";
import { FT40 } from "../container/size.ts";
import { backdrop, clouds, joints, patch, shadows } from "./backdrop.ts";
import { PAINTS } from "./paints.ts";
import { WIDE } from "./picture.ts";
import { boxShip, SHIP } from "./ship.ts";
import { hoist, shipToShoreCrane } from "./ship-to-shore-crane.ts";

const HORIZON = 620;
/** Height of the quay over the water in metres; the quay itself is z = 0. */
const WATER = -4;

/** Water right of the quay with bands of light and the ship's reflection. */
function water(pen: Pen): void {
	const { sheet } = pen;
	sheet.define(
		"water",
		`<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9c8d9"/><stop offset=".35" stop-color="#5f93b3"/><stop offset="1" stop-color="#14507a"/></linearGradient>`,
	);
	const edge: Point[] = [at(pen, [0, 30, WATER]), at(pen, [0, 900, WATER])];
	sheet.fill([[...edge, [1600, HORIZON], [1600, 900], [at(pen, [0, 30, WATER])[0], 900]]], "url(#water)");
	const [left, top] = at(pen, [SHIP.left + 2, SHIP.near, WATER]);
	const [right] = at(pen, [SHIP.right - 2, SHIP.near, WATER]);
	const reflection: Point[] = [
		[left, top],
		[right, top],
		[right - 12, top + 170],
		[left + 12, top + 170],
	];
	sheet.define(
		"mirror",
		`<linearGradient id="mirror" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b2a42" stop-opacity=".6"/><stop offset="1" stop-color="#0b2a42" stop-opacity="0"/></linearGradient>`,
	);
	sheet.fill([reflection], "url(#mirror)");
	const random = seeded("water");
	const [bright, dim]: [Point[][], Point[][]] = [[], []];
	for (let i = 0; i < 90; i += 1) {
		const share = random.next() ** 1.3;
		const y = HORIZON + 16 + share * 320;
		const shore = at(pen, [0, 60, WATER])[0];
		const length = 14 + share * 120 * random.next();
		const x = random.between(shore - 20 + (1 - share) * 60, 1640);
		(i % 3 === 0 ? dim : bright).push([
			[x, y],
			[x + length, y],
		]);
	}
	sheet.line(bright, "#e9f3f8", 2, { opacity: 0.4, round: true });
	sheet.line(dim, "#0b2a42", 2.4, { opacity: 0.22, round: true });
}

/** The far bank: sheds, tanks and chimneys as one pale outline. */
function farBank(pen: Pen): void {
	const heights = [
		0, 8, 8, 14, 14, 6, 6, 22, 22, 8, 8, 16, 16, 5, 5, 30, 30, 5, 5, 12, 12, 18, 18, 6, 6, 10, 10, 4, 4, 0,
	];
	const outline = heights.map((h, i): Point => [Math.floor((i + 1) / 2) * 108 - 20, HORIZON - h]);
	pen.sheet.fill([outline], "#a9bfcd");
}

/** Concrete with crane rails, a painted edge and bollards. */
function apron(pen: Pen): void {
	patch(
		pen,
		[
			[-400, 900],
			[0, 900],
			[0, 8],
			[-60, 8],
			[-400, 60],
		],
		"#c3c9cb",
	);
	pen.sheet.raw(
		`<path d="M0 ${HORIZON + 30}L${at(pen, [-60, 40, 0]).map(Math.round).join(" ")}L${at(pen, [0, 8, 0]).map(Math.round).join(" ")}L0 900z" fill="#c3c9cb"/>`,
	);
	joints(
		pen,
		[40, 48, 58, 70, 86, 110, 150].map(
			(y) =>
				[
					[-140, y],
					[0, y],
				] as const,
		),
		"#ffffff",
		1.4,
		0.4,
	);
	joints(
		pen,
		[-20, -46, -60, -80].map(
			(x) =>
				[
					[x, 20],
					[x, 400],
				] as const,
		),
		"#ffffff",
		1.4,
		0.35,
	);
	for (const x of [-4, -32])
		patch(
			pen,
			[
				[x - 0.3, 14],
				[x + 0.3, 14],
				[x + 0.3, 600],
				[x - 0.3, 600],
			],
			"#6d7a83",
		);
	patch(
		pen,
		[
			[-1.5, 14],
			[-1.1, 14],
			[-1.1, 500],
			[-1.5, 500],
		],
		"#f2c230",
	);
	patch(
		pen,
		[
			[-0.5, 14],
			[0, 14],
			[0, 500],
			[-0.5, 500],
		],
		"#e7ebec",
	);
	for (let y = 180; y >= 34; y -= 14) {
		drum(pen, [-0.9, y, 0], [-0.9, y, 0.75], 0.32, "#2c353c", 14);
		pen.sheet.fill([ring(pen, [-0.9, y, 0.75], [0, 0, 1], 0.5, 14)], "#4b5963");
	}
}

/** Stacks beside the landward rail, back to front. */
function stacks(pen: Pen): void {
	const random = seeded("quay stacks");
	for (const y of [150, 118, 86]) {
		const marks: Marks = { lines: [], feet: [] };
		for (let row = 0; row < 11; row += 1) {
			const x = -74 + row * 2.55;
			const high = random.whole(y > 100 ? 3 : 2, y > 100 ? 5 : 4);
			for (let tier = 0; tier < high; tier += 1) {
				const colour = PAINTS[random.whole(0, PAINTS.length - 1)] ?? "#14507a";
				const hidden = [...(tier < high - 1 ? ["top"] : []), ...(y > 90 && tier < 2 ? ["doors"] : [])];
				const bare = row < 10 && tier < 2 ? ["front"] : [];
				plainContainer(placed(pen, [x + FT40.width, y, tier * FT40.height], 90, y / 380), FT40, colour, {
					pitch: 2,
					hidden,
					bare,
					marks,
				});
			}
		}
		drawMarks(placed(pen, [0, 0, 0], 0, y / 380), marks);
	}
}

/** A stack close by on the left, with every wave drawn. */
function nearStack(pen: Pen): void {
	const rows = [["#8b959c", "#2f7fae"], ["#14507a", "#c5c7c4"], ["#d9431e"]] as const;
	shadows(
		pen,
		[
			[
				[-46, 44, 0],
				[-38.6, 56, 4],
			],
		],
		0.2,
	);
	rows.forEach((tiers, row) => {
		tiers.forEach((colour, tier) => {
			const hidden = tier < tiers.length - 1 ? ["top"] : [];
			const bare = row === 0 || (row === 1 && tier === 0) ? ["front"] : [];
			plainContainer(placed(pen, [-43.6 + row * 2.5, 44, tier * FT40.height], 90), FT40, colour, {
				pitch: 0.42,
				hidden,
				bare,
			});
		});
	});
}

/** A quay with a crane working a ship. */
export function quay(): string {
	const sheet = newSheet(WIDE.width, WIDE.height);
	const camera = perspective({ eye: [-16, 0, 7], azimuth: 0, focal: 1080, centre: 790, horizon: HORIZON });
	const pen = newPen(sheet, camera, light([-0.55, -0.5, 0.67], 0.66, 0.62));
	backdrop(pen, HORIZON, ["#bcd6e6", "#eef4f6"], ["#c3c9cb", "#aab3b8"]);
	clouds(
		pen,
		[
			[120, 170, 460],
			[760, 110, 380],
			[1130, 250, 420],
			[420, 330, 300],
		],
		0.7,
	);
	farBank(pen);
	water(pen);
	apron(pen);
	shipToShoreCrane(placed(pen, [0, 330, 0], 0, 0.62), "#14507a", 20);
	shipToShoreCrane(placed(pen, [0, 220, 0], 0, 0.45), "#14507a", 26);
	boxShip(pen, WATER);
	shadows(
		pen,
		[
			[
				[-74, 86, 0],
				[-46, 98, 8],
			],
			[
				[-33, 101, 0],
				[-31, 103, 34],
			],
			[
				[-5, 101, 0],
				[-3, 103, 34],
			],
			[
				[-33, 118, 0],
				[-31, 120, 34],
			],
		],
		0.18,
	);
	stacks(pen);
	nearStack(pen);
	const crane = placed(pen, [0, 102, 0], 0, 0.05);
	shipToShoreCrane(crane, "#14507a", -18);
	hoist(crane, -18, 19);
	plainContainer(placed(crane, [-18 + 1.22, 2.4, 19 - 2.6], 90), FT40, "#d9431e", { pitch: 0.8 });
	return sheet.toString();
}
