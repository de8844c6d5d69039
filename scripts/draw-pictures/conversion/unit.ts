import { boxFaces, type Face } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";
import { boxContainer } from "../container/box-container.ts";
import type { Size } from "../container/size.ts";
import { boxShadow } from "../product/ground.ts";

/** A freshly painted container to be converted; gives back its long side that looks at the eye. */
export function freshUnit(pen: Pen, size: Size, paint: string, bothEndsClosed = false): Face {
	boxShadow(pen, size, "box");
	boxContainer(
		pen,
		size,
		{ paint, condition: "new", seed: "conversion" },
		{ pockets: false, bothEndsClosed },
	);
	return boxFaces(size).front;
}
