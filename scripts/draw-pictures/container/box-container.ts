import { mix } from "../base/colour.ts";
import { boxFaces, faceSeen } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";
import { castings } from "./castings.ts";
import { closedEnd } from "./closed-end.ts";
import { doorEnd } from "./door-end.ts";
import { edgeLight } from "./edge-light.ts";
import { type Finish, paintNow } from "./finish.ts";
import { steelRoof } from "./roof.ts";
import { sideWall } from "./side-wall.ts";
import type { Size } from "./size.ts";
import { tarpaulin } from "./tarpaulin.ts";

/** A closed or open-top box; its door end is at x = 0 and it fills x, y and z from 0 to its size. */
export function boxContainer(
	pen: Pen,
	size: Size,
	finish: Finish,
	options: { pockets: boolean; openTop?: boolean; bothEndsClosed?: boolean },
): void {
	const faces = boxFaces(size);
	if (faceSeen(pen, faces.rear)) closedEnd(pen, faces.rear, finish);
	if (faceSeen(pen, faces.back))
		sideWall(pen, faces.back, finish, { pockets: options.pockets, name: "back" });
	if (!options.openTop) steelRoof(pen, faces.top, finish);
	if (faceSeen(pen, faces.doors)) (options.bothEndsClosed ? closedEnd : doorEnd)(pen, faces.doors, finish);
	if (faceSeen(pen, faces.front))
		sideWall(pen, faces.front, finish, { pockets: options.pockets, name: "front" });
	if (options.openTop) tarpaulin(pen, size, finish);
	const colour = finish.condition === "used-cw" ? mix(paintNow(finish), "#7c4a2a", 0.3) : paintNow(finish);
	if (!options.openTop) edgeLight(pen, size);
	castings(pen, size, colour);
}
