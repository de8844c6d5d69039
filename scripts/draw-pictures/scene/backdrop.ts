import { mix } from "../base/colour.ts";
import { shadowOf } from "../base/light.ts";
import { at, type Pen } from "../base/pen.ts";
import { short } from "../base/sheet.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { convexHull } from "../product/hull.ts";
import { WIDE } from "./picture.ts";

/** Sky above and ground below the horizon (pixels), each in two colours from top to bottom. */
export function backdrop(
	pen: Pen,
	horizon: number,
	sky: readonly [string, string],
	ground: readonly [string, string],
	picture: { width: number; height: number } = WIDE,
): void {
	const { sheet } = pen;
	const fade = (id: string, [a, b]: readonly [string, string]): void =>
		sheet.define(
			id,
			`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`,
		);
	fade("sky", sky);
	fade("ground", ground);
	sheet.raw(`<rect width="${picture.width}" height="${horizon + 1}" fill="url(#sky)"/>`);
	sheet.raw(
		`<rect y="${horizon}" width="${picture.width}" height="${picture.height - horizon}" fill="url(#ground)"/>`,
	);
}

/** A sun disc with its glow; centre and radius in pixels. */
export function sunDisc(pen: Pen, x: number, y: number, radius: number): void {
	pen.sheet.define(
		"glow",
		`<radialGradient id="glow"><stop offset="0" stop-color="#fff3df" stop-opacity=".95"/><stop offset=".35" stop-color="#ffe7c6" stop-opacity=".5"/><stop offset="1" stop-color="#ffe7c6" stop-opacity="0"/></radialGradient>`,
	);
	pen.sheet.raw(
		`<circle cx="${x}" cy="${y}" r="${radius * 9}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#fffaf0"/>`,
	);
}

/** Long flat clouds: [x, y, width] in pixels. */
export function clouds(
	pen: Pen,
	places: readonly (readonly [number, number, number])[],
	opacity = 0.55,
): void {
	for (const [x, y, w] of places) {
		const h = w * 0.07;
		pen.sheet.raw(
			`<path d="M${short(x)} ${short(y)}c${short(w * 0.05)} ${short(-h)} ${short(w * 0.2)} ${short(-h * 0.6)} ${short(w * 0.26)} ${short(-h * 1.1)}c${short(w * 0.08)} ${short(-h * 1.5)} ${short(w * 0.3)} ${short(-h * 1.3)} ${short(w * 0.36)} ${short(-h * 0.1)}c${short(w * 0.1)} ${short(-h * 0.8)} ${short(w * 0.3)} ${short(-h * 0.3)} ${short(w * 0.38)} ${short(h * 1.2)}z" fill="#fff" opacity="${opacity}"/>`,
		);
	}
}

/** A flat area on the ground given by its corners in metres. */
export function patch(
	pen: Pen,
	corners: readonly (readonly [number, number])[],
	colour: string,
	opacity?: number,
): void {
	pen.sheet.fill(
		[corners.map(([x, y]) => at(pen, [x, y, 0]))],
		colour,
		opacity === undefined ? {} : { opacity },
	);
}

/** Shadows on the ground of upright boxes, each from its low to its high corner (metres in the world). */
export function shadows(pen: Pen, boxes: readonly (readonly [Vec3, Vec3])[], opacity = 0.28): void {
	const hulls = boxes.map(([low, high]): Point[] => {
		const corners = [low[0], high[0]].flatMap((x) =>
			[low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Vec3 => [x, y, z])),
		);
		return convexHull(corners.map((p) => pen.camera.project(shadowOf(pen.light, p))));
	});
	pen.sheet.fill(hulls, mix("#0b2a42", "#06121f", 0.4), { opacity, extra: `fill-rule="nonzero"` });
}

/** Straight joints on the ground between two places each, in metres; width in pixels. */
export function joints(
	pen: Pen,
	lines: readonly (readonly [readonly [number, number], readonly [number, number]])[],
	colour: string,
	width: number,
	opacity = 1,
): void {
	pen.sheet.line(
		lines.map((line) => line.map(([x, y]) => at(pen, [x, y, 0]))),
		colour,
		width,
		{ opacity },
	);
}
