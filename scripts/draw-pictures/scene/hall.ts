import type { Pen } from "../base/pen.ts";
import { block } from "../base/solid.ts";

/** A works hall 32 m long with three gates and a band of windows; it fills x and y from 0. */
export function hall(pen: Pen): void {
	block(pen, [0, 0, 0], [32, 16, 8], "#9fb2bf");
	block(pen, [-0.3, -0.3, 7.3], [32.3, 16, 8.2], "#5d7d93");
	for (const x of [3, 10, 17]) block(pen, [x, -0.05, 0], [x + 4.2, 0, 4.6], "#7791a2");
	for (let x = 1; x < 31; x += 2.2) block(pen, [x, -0.05, 5.4], [x + 1.5, 0, 6.4], "#d8e6ec");
}
