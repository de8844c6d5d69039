import type { Pen } from "../base/pen.ts";
import { block } from "../base/solid.ts";

/** A Euro pallet 1.2 m by 0.8 m with its long side along x; it fills x and y from 0 and is 0.144 m high. */
export function pallet(pen: Pen, factor = 1): void {
	const wood = "#b98d5a";
	for (const y of [0.7, 0.33, 0]) {
		block(pen, [0, y, 0], [1.2, y + 0.1, 0.022], wood, factor * 0.9);
		for (const x of [1.055, 0.53, 0])
			block(pen, [x, y, 0.022], [x + 0.145, y + 0.1, 0.122], wood, factor * 0.85);
	}
	for (const y of [0.655, 0.49, 0.328, 0.163, 0])
		block(pen, [0, y, 0.122], [1.2, y + 0.145, 0.144], wood, factor);
}

/** A pallet loaded with layers of equal crates. */
export function loadedPallet(pen: Pen, layers: number, colour: string): void {
	pallet(pen);
	const high = 0.3;
	for (let layer = 0; layer < layers; layer += 1) {
		const z = 0.144 + layer * high;
		for (const y of [0.4, 0])
			for (const x of [0.8, 0.4, 0]) {
				block(pen, [x + 0.008, y + 0.008, z], [x + 0.392, y + 0.392, z + high - 0.012], colour);
				block(pen, [x + 0.13, y, z + high * 0.58], [x + 0.27, y + 0.01, z + high * 0.74], "#2c353c");
			}
	}
}
