import { Group } from "three";
import { steel } from "~/trade/conversions/steelwork.ts";
import type { Drawn } from "./drawn.ts";
import type { Materials } from "./materials.ts";
import { flat, folded, sheet } from "./sheet.ts";
import { block } from "./solids.ts";
import { metres } from "./wall-group.ts";

/** A folded sheet that lies on the rails, and its lining below. */
export function roof({ body, insulation }: Drawn, materials: Materials): Group {
	const { length, width, height, kind, floor, inside } = body;
	const group = new Group();
	const area = { left: 0, right: metres(length) - 0.1, bottom: 0, top: metres(width) - 0.1 };
	const folds = kind === "reefer" ? flat : folded(area, 0.209, 0.02);
	group.add(sheet(area, [], folds, 0, materials.sheet));
	const lining = kind === "reefer" ? metres(height - floor - inside.height) : 0.04 + metres(insulation);
	if (insulation > 0) group.add(sheet(area, [], flat, -lining, materials.lining));
	group.rotation.x = -Math.PI / 2;
	group.position.set(-area.right / 2, metres(height) - 0.012, area.top / 2);
	return group;
}

/** Bars across an open top, which carry its tarpaulin and can be taken out. */
export function roofBows({ body }: Drawn, materials: Materials): Group {
	const { length, width, height } = body;
	const group = new Group();
	const [x, z, top] = [metres(length) / 2, metres(width) / 2, metres(height)];
	const count = Math.round(metres(length) / 0.6);
	for (let index = 1; index < count; index++) {
		const at = -x + (index / count) * 2 * x;
		group.add(
			block([at - 0.02, top - 0.06, -z + 0.05], [at + 0.02, top - 0.015, z - 0.05], materials.galvanised),
		);
	}
	return group;
}

/** A tarpaulin over the bows: it falls between them a little and hangs down at the sides, where a rope holds it. */
export function tarpaulin({ body }: Drawn, materials: Materials): Group {
	const { length, width, height } = body;
	const group = new Group();
	const [x, z, top] = [metres(length) / 2 - 0.03, metres(width) / 2 + 0.004, metres(height)];
	const hang = 0.32;
	const area = { left: 0, right: 2 * x, bottom: 0, top: 2 * z };
	const cover = sheet(
		area,
		[],
		folded(area, metres(length) / Math.round(metres(length) / 0.6), 0.022),
		0,
		materials.tarpaulin,
	);
	cover.rotation.x = -Math.PI / 2;
	cover.position.set(-x, top + 0.026, z);
	group.add(cover);
	for (const side of [-1, 1]) {
		group.add(block([-x, top - hang, side * z], [x, top + 0.026, side * (z - 0.006)], materials.tarpaulin));
		group.add(
			block([side * (x + 0.006), top - hang / 2, -z], [side * x, top + 0.026, z], materials.tarpaulin),
		);
		group.add(
			block([-x, top - hang + 0.02, side * (z + 0.012)], [x, top - hang + 0.032, side * z], materials.frame),
		);
		for (let at = -x + 0.2; at < x - 0.1; at += 0.4)
			group.add(
				block(
					[at, top - hang + 0.005, side * (z + 0.014)],
					[at + 0.035, top - hang + 0.05, side * z],
					materials.galvanised,
				),
			);
	}
	// The rails that the tarpaulin is laid over.
	group.add(block([-x, top - metres(steel.rail), -z + 0.02], [x, top, -z + 0.06], materials.paint));
	return group;
}
