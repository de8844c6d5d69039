import { Group } from "three";
import type { Configuration } from "~/trade/conversions/configuration.ts";
import { containerShapes, doorLeaves } from "~/trade/conversions/container-shape.ts";
import { lockRods, steel } from "~/trade/conversions/steelwork.ts";
import type { Materials } from "./materials.ts";
import { flat, type Hole, sheet } from "./sheet.ts";
import { block, rod } from "./solids.ts";
import { holeOf, metres, wallGroup } from "./wall-group.ts";

const thickness = 0.05;
/** How far the leaves stand behind the corner posts. */
const setBack = -0.02;

/** A leaf: its sheet with what is cut out, its frame, and pressed ribs where nothing is built in. */
function leaf(area: Hole, holes: readonly Hole[], materials: Materials): Group {
	const group = new Group();
	const within = holes.filter((hole) => hole.left >= area.left && hole.right <= area.right);
	group.add(sheet(area, within, flat, setBack, materials.sheet));
	group.add(sheet(area, within, flat, setBack - thickness, materials.lining));
	const edge = 0.055;
	const [back, front] = [setBack - thickness, setBack + 0.012];
	const { left, right, bottom, top } = area;
	group.add(block([left, bottom, back], [left + edge, top, front], materials.paint));
	group.add(block([right - edge, bottom, back], [right, top, front], materials.paint));
	group.add(block([left, bottom, back], [right, bottom + edge, front], materials.paint));
	group.add(block([left, top - edge, back], [right, top, front], materials.paint));
	const ribs = within.length > 0 ? 0 : 4;
	for (let index = 0; index < ribs; index++) {
		const y = bottom + ((index + 0.5) / ribs) * (top - bottom);
		group.add(block([left + 0.12, y - 0.11, setBack], [right - 0.12, y + 0.11, front], materials.paint));
	}
	return group;
}

/** The door end: header and sill, two leaves, gasket and lock rods. */
export function doorEnd(configuration: Configuration, materials: Materials): Group {
	const { model, openings } = configuration;
	const { width, height, doorway } = containerShapes[model];
	const inDoors = openings.filter((opening) => opening.wall === "rear");
	const holes = inDoors.map((opening) => holeOf(model, opening));
	const group = wallGroup(model, "rear");
	const [bottom, top] = [metres(steel.sill), metres(steel.sill + doorway.height)];
	group.add(block([0.1, top, -0.08], [metres(width) - 0.1, metres(height) - 0.02, -0.004], materials.paint));
	for (const [from, to] of doorLeaves(model)) {
		const area = {
			left: metres(from) + 0.008,
			right: metres(to) - 0.008,
			bottom: bottom + 0.01,
			top: top - 0.01,
		};
		group.add(leaf(area, holes, materials));
	}
	group.add(
		block(
			[metres(width) / 2 - 0.012, bottom, -0.06],
			[metres(width) / 2 + 0.012, top, -0.012],
			materials.black,
		),
	);
	for (const place of lockRods(model, inDoors)) {
		const x = metres(place);
		const { galvanised } = materials;
		group.add(rod(x, 0.022, bottom - 0.06, top + 0.05, 0.017, galvanised));
		for (const y of [bottom - 0.05, bottom + 0.25, 1.2, top - 0.25, top + 0.04]) {
			group.add(block([x - 0.035, y - 0.03, setBack], [x + 0.035, y + 0.03, 0.02], galvanised));
		}
		group.add(block([x, 1.02, 0.03], [x + 0.27, 1.05, 0.045], galvanised));
	}
	return group;
}
