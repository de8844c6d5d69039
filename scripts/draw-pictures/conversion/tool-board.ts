import { type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { type Pen, tone } from "../base/pen.ts";
import type { Point } from "../base/vector.ts";
import { INDOORS } from "./desk.ts";

/** Tools as outlines in metres from their upper middle: hammers, saw, spanners, screwdrivers, square. */
const TOOLS: readonly {
	at: readonly [number, number];
	colour: string;
	shapes: readonly (readonly Point[])[];
}[] = [
	{
		at: [0.2, 0.56],
		colour: "#8a5a35",
		shapes: [
			[
				[-0.02, -0.38],
				[0.02, -0.38],
				[0.02, 0],
				[-0.02, 0],
			],
		],
	},
	{
		at: [0.2, 0.56],
		colour: "#3a444c",
		shapes: [
			[
				[-0.12, -0.03],
				[0.08, -0.03],
				[0.08, 0.05],
				[-0.05, 0.05],
				[-0.12, 0.02],
			],
		],
	},
	{
		at: [0.5, 0.56],
		colour: "#8a5a35",
		shapes: [
			[
				[-0.02, -0.32],
				[0.02, -0.32],
				[0.02, 0],
				[-0.02, 0],
			],
		],
	},
	{
		at: [0.5, 0.56],
		colour: "#59656e",
		shapes: [
			[
				[-0.09, -0.03],
				[0.09, -0.03],
				[0.09, 0.05],
				[-0.09, 0.05],
			],
		],
	},
	{
		at: [1.0, 0.52],
		colour: "#c3cbd0",
		shapes: [
			[
				[-0.25, 0],
				[0.32, 0.03],
				[0.32, 0.07],
				[-0.25, 0.1],
			],
		],
	},
	{
		at: [0.74, 0.54],
		colour: "#b3381b",
		shapes: [
			[
				[-0.08, -0.05],
				[0.05, -0.03],
				[0.05, 0.08],
				[-0.08, 0.08],
			],
		],
	},
	...[0, 1, 2, 3, 4, 5].map((i) => ({
		at: [0.78 + i * 0.1, 0.38] as const,
		colour: "#3a444c",
		shapes: [
			[
				[-0.012, -0.3 + i * 0.025],
				[0.012, -0.3 + i * 0.025],
				[0.012, 0],
				[-0.012, 0],
			],
			[
				[-0.03, -0.03],
				[0.03, -0.03],
				[0.03, 0.02],
				[0.01, 0.04],
				[-0.01, 0.04],
				[-0.03, 0.02],
			],
		] satisfies Point[][],
	})),
	...["#d9431e", "#d9a441", "#2f7fae", "#d9431e"].map((colour, i) => ({
		at: [1.55 + i * 0.1, 0.56] as const,
		colour,
		shapes: [
			[
				[-0.022, -0.12],
				[0.022, -0.12],
				[0.022, 0],
				[-0.022, 0],
			],
		] satisfies Point[][],
	})),
	...[0, 1, 2, 3].map((i) => ({
		at: [1.55 + i * 0.1, 0.44] as const,
		colour: "#c3cbd0",
		shapes: [
			[
				[-0.008, -0.14],
				[0.008, -0.14],
				[0.008, 0],
				[-0.008, 0],
			],
		] satisfies Point[][],
	})),
	{
		at: [1.62, 0.18],
		colour: "#c3cbd0",
		shapes: [
			[
				[-0.14, -0.16],
				[-0.1, -0.16],
				[-0.1, 0],
				[0.2, 0],
				[0.2, 0.04],
				[-0.14, 0.04],
			],
		],
	},
];

/** A perforated board on the back wall with tools on hooks; x, y and z are its lower left corner in metres. */
export function toolBoard(pen: Pen, x: number, y: number, z: number): void {
	const board: Face = { o: [x, y, z], u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0], width: 2.1, height: 0.74 };
	pen.sheet.fill([rectangle(pen, board, { u0: 0.03, v0: -0.05, u1: 2.15, v1: 0.72 })], "#06121f", {
		opacity: 0.2,
	});
	paintAreas(pen, board, [{ u0: 0, v0: 0, u1: board.width, v1: board.height }], "#dfe4e7", 0.03, INDOORS);
	const holes: Point[][] = [];
	for (let v = 0.06; v < board.height; v += 0.08)
		holes.push([spot(pen, board, 0.05, v, 0.03), spot(pen, board, board.width - 0.05, v, 0.03)]);
	pen.sheet.line(holes, "#06121f", 1.3, { opacity: 0.2, dash: "1.3 9" });
	for (const tool of TOOLS) {
		const outline = (shape: readonly Point[], d: number, shift: number): Point[] =>
			shape.map(([u, v]) => spot(pen, board, tool.at[0] + u + shift, tool.at[1] + v - shift, d));
		pen.sheet.fill(
			tool.shapes.map((shape) => outline(shape, 0.03, 0.02)),
			"#06121f",
			{ opacity: 0.2 },
		);
		pen.sheet.fill(
			tool.shapes.map((shape) => outline(shape, 0.05, 0)),
			tone(pen, tool.colour, board.n, INDOORS),
		);
	}
}
