import { Group } from "three";
import { steel } from "~/trade/conversions/steelwork.ts";
import type { Drawn } from "./drawn.ts";
import { castings } from "./frame.ts";
import type { Materials } from "./materials.ts";
import { folded, sheet } from "./sheet.ts";
import { block } from "./solids.ts";
import { metres, wallGroup } from "./wall-group.ts";

/** A flat rack: a strong floor between two end walls, with lashing rings along its sides. */
export function flatRack({ body }: Drawn, materials: Materials): Group {
	const { length, width, height, floor } = body;
	const [x, z, top, deck] = [metres(length) / 2, metres(width) / 2, metres(height), metres(floor)];
	const group = new Group();
	const { paint } = materials;
	group.add(block([-x + 0.1, deck - 0.05, -z + 0.06], [x - 0.1, deck, z - 0.06], materials.floor));
	group.add(block([-x + 0.1, 0.05, -z + 0.12], [x - 0.1, deck - 0.05, z - 0.12], materials.black));
	for (const side of [-1, 1]) {
		// An I-beam: two flanges and the web between them, stiffened.
		group.add(block([-x, deck - 0.035, side * z], [x, deck, side * (z - 0.12)], paint));
		group.add(block([-x, 0.02, side * z], [x, 0.055, side * (z - 0.12)], paint));
		group.add(block([-x, 0.05, side * (z - 0.05)], [x, deck - 0.03, side * (z - 0.065)], paint));
		const count = Math.round(metres(length) / 0.75);
		for (let index = 1; index < count; index++) {
			const at = -x + (index / count) * 2 * x;
			group.add(block([at - 0.008, 0.05, side * z], [at + 0.008, deck - 0.03, side * (z - 0.06)], paint));
			group.add(
				block(
					[at + 0.15, deck - 0.09, side * (z + 0.012)],
					[at + 0.25, deck - 0.06, side * (z - 0.03)],
					materials.galvanised,
				),
			);
		}
		for (const end of [-1, 1])
			group.add(block([end * x, 0.05, side * z], [end * (x - 0.2), top - 0.05, side * (z - 0.16)], paint));
	}
	for (const wall of ["rear", "front"] as const) {
		const end = wallGroup(body, wall);
		const area = { left: 0.14, right: metres(width) - 0.14, bottom: deck - 0.02, top: top - 0.1 };
		const back = sheet(area, [], folded(area, 0.24, 0.06), -0.04, materials.sheet);
		end.add(back, block([area.left, area.bottom, -0.13], [area.right, area.top, -0.11], paint));
		end.add(block([0.1, top - 0.14, -0.16], [metres(width) - 0.1, top - 0.01, -0.005], paint));
		end.add(block([0, 0.03, -0.12], [metres(width), metres(steel.sill), -0.005], paint));
		group.add(end);
	}
	group.add(castings(body, materials));
	return group;
}
