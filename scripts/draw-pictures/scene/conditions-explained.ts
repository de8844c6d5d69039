import { axonometric } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { newPen, placed } from "../base/pen.ts";
import { newSheet } from "../base/sheet.ts";
import { times, type Vec3 } from "../base/vector.ts";
import { boxContainer } from "../container/box-container.ts";
import type { Condition } from "../container/finish.ts";
import { FT20 } from "../container/size.ts";
import { boxShadow, slab } from "../product/ground.ts";
import { WIDE } from "./picture.ts";

const CONDITIONS: readonly Condition[] = ["new", "used-a", "used-cw"];
/** Metres from one container to the next across the picture. */
const STEP = 4.25;

/** The same 20 ft container new, A-grade and cargo-worthy, in one line across the picture. */
export function conditionsExplained(): string {
	const sheet = newSheet(WIDE.width, WIDE.height);
	const camera = axonometric({ azimuth: 52, elevation: 17, scale: 106, origin: [258, 700] });
	const pen = newPen(sheet, camera, light([-0.64, -0.28, 0.9], 0.6, 0.85));
	const places = CONDITIONS.map((_, i): Vec3 => times(camera.right, STEP * i));
	slab(pen, [places[1]?.[0] ?? 0, (places[1]?.[1] ?? 0) + 1.2, 0], WIDE, 950, 16);
	for (const place of places) boxShadow(placed(pen, place), FT20, "box");
	for (const [i, condition] of CONDITIONS.entries())
		boxContainer(
			placed(pen, places[i] ?? [0, 0, 0]),
			FT20,
			{ paint: "#004f7c", condition, seed: `20ft-dv ${condition}` },
			{ pockets: true },
		);
	return sheet.toString();
}
