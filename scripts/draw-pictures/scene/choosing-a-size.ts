import { axonometric } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { newPen, placed } from "../base/pen.ts";
import { newSheet } from "../base/sheet.ts";
import { boxContainer } from "../container/box-container.ts";
import { FT10, FT20, FT40, type Size } from "../container/size.ts";
import { boxShadow, slab } from "../product/ground.ts";
import { person } from "../product/person.ts";
import { WIDE } from "./picture.ts";

/** Back to front, their door ends in one line. */
const ROW: readonly { size: Size; y: number; paint: string; pockets: boolean }[] = [
	{ size: FT40, y: 7.2, paint: "#2f5d4c", pockets: false },
	{ size: FT20, y: 3.6, paint: "#004f7c", pockets: true },
	{ size: FT10, y: 0, paint: "#c2391a", pockets: true },
];

/** The three common lengths in one parallel view, so that they compare by eye. */
export function choosingASize(): string {
	const sheet = newSheet(WIDE.width, WIDE.height);
	const camera = axonometric({ azimuth: 36, elevation: 17, scale: 107, origin: [805, 818] });
	const pen = newPen(sheet, camera, light([-0.64, -0.28, 0.9], 0.6, 0.85));
	slab(pen, [4.5, 4, 0], WIDE, 950, 16);
	for (const { size, y } of ROW) boxShadow(placed(pen, [0, y, 0]), size, "box");
	for (const { size, y, paint, pockets } of ROW)
		boxContainer(
			placed(pen, [0, y, 0]),
			size,
			{ paint, condition: "new", seed: `size ${size.length}` },
			{ pockets },
		);
	person(pen, [-1.3, 1.2, 0]);
	return sheet.toString();
}
