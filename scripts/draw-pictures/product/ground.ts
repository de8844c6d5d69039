import { shadowOf } from "../base/light.ts";
import { at, inWorld, type Pen, pixels } from "../base/pen.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import type { Size } from "../container/size.ts";
import type { Kind } from "./dimensions.ts";
import { convexHull } from "./hull.ts";

/** A pale slab that fades out at the edges (spread in pixels), with joints every two metres as far as reach. */
export function slab(
	pen: Pen,
	centre: Vec3,
	picture: { width: number; height: number },
	spread = 700,
	reach = 10,
): void {
	const { sheet } = pen;
	const [cx, cy] = at(pen, centre);
	sheet.raw(`<rect width="${picture.width}" height="${picture.height}" fill="#eef2f5"/>`);
	sheet.define(
		"slab",
		`<radialGradient id="slab" gradientUnits="userSpaceOnUse" cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${spread}" gradientTransform="translate(0 ${Math.round(cy * 0.6)}) scale(1 .4)"><stop offset="0" stop-color="#c3ced7"/><stop offset=".55" stop-color="#d6dfe6"/><stop offset="1" stop-color="#eef2f5" stop-opacity="0"/></radialGradient>`,
	);
	sheet.raw(
		`<ellipse cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="${spread}" ry="${spread * 0.4}" fill="url(#slab)"/>`,
	);
	const lines: Point[][] = [];
	for (let i = -reach; i <= reach; i += 2) {
		const half = Math.sqrt(Math.max(0, reach * reach - i * i));
		lines.push([
			at(pen, [centre[0] + i, centre[1] - half, 0]),
			at(pen, [centre[0] + i, centre[1] + half, 0]),
		]);
		lines.push([
			at(pen, [centre[0] - half, centre[1] + i, 0]),
			at(pen, [centre[0] + half, centre[1] + i, 0]),
		]);
	}
	sheet.define(
		"joints",
		`<radialGradient id="joints" gradientUnits="userSpaceOnUse" cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${spread - 60}" gradientTransform="translate(0 ${Math.round(cy * 0.6)}) scale(1 .4)"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
	);
	sheet.line(lines, "url(#joints)", 1.6);
}

/** The cast shadow of a box and the dark line where it stands; blur follows the scale. */
export function boxShadow(pen: Pen, size: Size, kind: Kind): void {
	const { length: l, width: w, height: h } = size;
	const blur = pixels(pen, [0, 0, 0]) * 0.07;
	pen.sheet.define(
		"soft",
		`<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${Math.round(blur * 10) / 10}"/></filter>`,
	);
	pen.sheet.define(
		"tight",
		`<filter id="tight" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${Math.round(blur * 4) / 10}"/></filter>`,
	);
	const corners: Vec3[] = [0, l].flatMap((x) =>
		[0, w].flatMap((y): Vec3[] => [
			[x, y, 0],
			[x, y, h],
		]),
	);
	const cast = (points: readonly Vec3[]): Point[] =>
		convexHull(points.map((p) => pen.camera.project(shadowOf(pen.light, inWorld(pen, p)))));
	const parts =
		kind === "flat-rack"
			? [
					cast(corners.map((p): Vec3 => [p[0], p[1], Math.min(p[2], 0.33)])),
					cast(corners.filter((p) => p[0] === 0)),
					cast(corners.filter((p) => p[0] === l)),
				]
			: [cast(corners)];
	pen.sheet.fill(parts, "#0b2a42", { opacity: 0.26, extra: `filter="url(#soft)"` });
	const foot = (grow: number): Point[] =>
		(
			[
				[-grow, -grow],
				[l + grow, -grow],
				[l + grow, w + grow],
				[-grow, w + grow],
			] as const
		).map(([x, y]) => at(pen, [x, y, 0]));
	pen.sheet.fill([foot(0.12)], "#0b2a42", { opacity: 0.4, extra: `filter="url(#soft)"` });
	pen.sheet.fill([foot(0.01)], "#081520", {
		opacity: kind === "tank" ? 0.2 : 0.75,
		extra: `filter="url(#tight)"`,
	});
}
