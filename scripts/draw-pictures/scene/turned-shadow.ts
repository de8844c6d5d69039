import { shadowOf } from "../base/light.ts";
import { inWorld, type Pen } from "../base/pen.ts";
import type { Vec3 } from "../base/vector.ts";
import type { Size } from "../container/size.ts";
import { convexHull } from "../product/hull.ts";

/** The ground shadow of a box that stands turned; low is how far it hangs above the ground, in metres. */
export function turnedShadow(pen: Pen, size: Size, opacity: number, low = 0): void {
	const corners = [0, size.length].flatMap((x) =>
		[0, size.width].flatMap((y) => [low, size.height].map((z): Vec3 => [x, y, z])),
	);
	const cast = convexHull(corners.map((p) => pen.camera.project(shadowOf(pen.light, inWorld(pen, p)))));
	pen.sheet.fill([cast], "#0a1d2d", { opacity });
}
