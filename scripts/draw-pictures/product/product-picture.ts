import { axonometric } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { newPen } from "../base/pen.ts";
import { newSheet } from "../base/sheet.ts";
import { drawContainer } from "../container/draw-container.ts";
import type { Condition } from "../container/finish.ts";
import type { Group, Product } from "./dimensions.ts";
import { boxShadow, slab } from "./ground.ts";
import { person } from "./person.ts";
import { VIEW } from "./view.ts";

/** Pixels per metre and height of the ground line under the near corner, in pixels, for each group. */
const FRAMING: Record<Group, { scale: number; ground: number }> = {
	small: { scale: 186, ground: 744 },
	"20ft": { scale: 141, ground: 738 },
	long: { scale: 82, ground: 676 },
};

const PICTURE = { width: 1200, height: 900 } as const;

/** One product in one condition, with a person beside it, as SVG. */
export function productPicture(product: Product, condition: Condition): string {
	const { scale, ground } = FRAMING[product.group];
	const { size } = product;
	const standing = { x: -1.35, y: size.width * 0.62 };
	const edge = (x: number, y: number): number => scale * (x * VIEW.rightX - y * VIEW.rightY);
	const left = edge(standing.x, standing.y) - 0.3 * scale;
	const right = edge(size.length, 0) + 0.6 * scale;
	const camera = axonometric({
		...VIEW,
		scale,
		origin: [Math.round((PICTURE.width - left - right) / 2), ground],
	});
	const sheet = newSheet(PICTURE.width, PICTURE.height);
	const pen = newPen(sheet, camera, light([-0.64, -0.28, 0.9], 0.6, 0.85));
	slab(pen, [size.length / 2, size.width / 2, 0], PICTURE);
	boxShadow(pen, size, product.kind);
	person(pen, [standing.x, standing.y, 0]);
	drawContainer(pen, product, { paint: product.paint, condition, seed: `${product.id} ${condition}` });
	return sheet.toString();
}
