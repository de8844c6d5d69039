import { Group } from "three";
import type { Opening } from "~/trade/conversions/configuration.ts";
import type { ContainerBody } from "~/trade/conversions/container-body.ts";
import { openingBox, type Wall } from "~/trade/conversions/container-shape.ts";
import { steel } from "~/trade/conversions/steelwork.ts";
import type { Drawn } from "./drawn.ts";
import type { Materials } from "./materials.ts";
import { flat, folded, type Hole, type SheetArea, sheet } from "./sheet.ts";
import { block } from "./solids.ts";

type Sides = Pick<ContainerBody, "length" | "width">;

/** Lengths of the rules in metres. */
export function metres(length: number): number {
	return length / 1000;
}

/** Along a wall, in metres. */
export function wallLength({ length, width }: Sides, wall: Wall): number {
	return metres(wall === "left" || wall === "right" ? length : width);
}

/** An empty group in a wall's place: x from its left edge as seen from outside, y up from the ground, z outwards. */
export function wallGroup({ length, width }: Sides, wall: Wall): Group {
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
export function holeOf(body: Sides, opening: Opening): Hole {
	const { at, bottom, width, height } = openingBox(opening);
	const left = opening.wall === "left" ? body.length - at - width : at;
	return {
		left: metres(left),
		right: metres(left + width),
		bottom: metres(bottom),
		top: metres(bottom + height),
	};
}

/** Inner face of the steel, and of the lining where there is one, behind the wall's outer plane. */
export function wallDepth({ body, insulation }: Pick<Drawn, "body" | "insulation">): number {
	return metres(body.fold.depth + 6 + insulation);
}

/** A wall of sheet between its posts and rails. The sheet reaches a little behind them, so that no light shows between. */
export function wallArea({ length, width, height, post }: ContainerBody, wall: Wall): SheetArea {
	return {
		left: metres(post) - 0.02,
		right: wallLength({ length, width }, wall) - metres(post) + 0.02,
		bottom: metres(steel.sill) - 0.02,
		top: metres(height - steel.rail) + 0.02,
	};
}

/** A folded wall with its holes, insulation and lining. */
export function foldedWall(drawn: Drawn, wall: Wall, materials: Materials): Group {
	const { body, insulation, openings } = drawn;
	const group = wallGroup(body, wall);
	const area = wallArea(body, wall);
	const holes = openings.filter((opening) => opening.wall === wall).map((opening) => holeOf(body, opening));
	const { pitch, depth } = body.fold;
	const folds = folded(area, metres(pitch), metres(depth));
	group.add(sheet(area, holes, folds, -0.004, materials.sheet));
	if (insulation > 0) {
		const inner = -wallDepth(drawn);
		group.add(sheet(area, holes, flat, inner, materials.lining));
		// What the cut through an insulated wall shows, just below the rail.
		group.add(
			block(
				[area.left, area.top - 0.05, inner],
				[area.right, area.top - 0.025, -metres(depth + 6)],
				materials.wool,
			),
		);
	}
	return group;
}
