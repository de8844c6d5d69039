import { Group } from "three";
import type { Configuration, Opening } from "~/trade/conversions/configuration.ts";
import { containerShapes, openingBox, type Wall, wallLength } from "~/trade/conversions/container-shape.ts";
import { steel } from "~/trade/conversions/steelwork.ts";
import type { Materials } from "./materials.ts";
import { flat, folded, type Hole, type SheetArea, sheet } from "./sheet.ts";
import { block } from "./solids.ts";

/** Lengths of the rules in metres. */
export function metres(length: number): number {
	return length / 1000;
}

/** An empty group in a wall's place: x from its left edge as seen from outside, y up from the ground, z outwards. */
export function wallGroup(model: Configuration["model"], wall: Wall): Group {
	const { length, width } = containerShapes[model];
	const [x, z] = [metres(length) / 2, metres(width) / 2];
	const places = {
		right: { x: -x, z, turn: 0 },
		left: { x, z: -z, turn: Math.PI },
		rear: { x: -x, z: -z, turn: -Math.PI / 2 },
		front: { x, z, turn: Math.PI / 2 },
	};
	const group = new Group();
	group.position.set(places[wall].x, 0, places[wall].z);
	group.rotation.y = places[wall].turn;
	return group;
}

/** An opening in its wall's coordinates: on the left wall the doors are at the right. */
export function holeOf(model: Configuration["model"], opening: Opening): Hole {
	const { at, bottom, width, height } = openingBox(opening);
	const left = opening.wall === "left" ? wallLength(model, "left") - at - width : at;
	return {
		left: metres(left),
		right: metres(left + width),
		bottom: metres(bottom),
		top: metres(bottom + height),
	};
}

/** Inner face of the steel, and of the lining where there is one, behind the wall's outer plane. */
export function wallDepth({ insulation }: Pick<Configuration, "insulation">): number {
	return metres(steel.depth + 6 + insulation);
}

/** A folded wall between its posts and rails, with its holes, insulation and lining. */
export function foldedWall(configuration: Configuration, wall: Wall, materials: Materials): Group {
	const { model, insulation, openings } = configuration;
	const group = wallGroup(model, wall);
	const [post, rail, sill] = [metres(steel.post), metres(steel.rail), metres(steel.sill)];
	const under = metres(containerShapes[model].height) - rail;
	// The sheet reaches a little behind rails and posts, so that no light shows between them.
	const area: SheetArea = {
		left: post - 0.02,
		right: metres(wallLength(model, wall)) - post + 0.02,
		bottom: sill - 0.02,
		top: under + 0.02,
	};
	const holes = openings.filter((opening) => opening.wall === wall).map((opening) => holeOf(model, opening));
	const folds = folded(area, metres(steel.pitch), metres(steel.depth));
	group.add(sheet(area, holes, folds, -0.004, materials.sheet));
	if (insulation > 0) {
		const inner = -wallDepth(configuration);
		group.add(sheet(area, holes, flat, inner, materials.lining));
		// What the cut through an insulated wall shows, just below the rail.
		group.add(
			block(
				[area.left, under - 0.03, inner],
				[area.right, under - 0.005, -metres(steel.depth + 6)],
				materials.wool,
			),
		);
	}
	return group;
}
