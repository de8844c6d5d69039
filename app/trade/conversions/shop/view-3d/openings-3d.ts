import { Group } from "three";
import type { Opening } from "~/trade/conversions/configuration.ts";
import type { Drawn } from "./drawn.ts";
import type { Materials } from "./materials.ts";
import { folded, type Hole, sheet } from "./sheet.ts";
import { block } from "./solids.ts";
import { holeOf, wallDepth, wallGroup } from "./wall-group.ts";

const bar = 0.05;
/** What the frame covers of the folded wall around the hole. */
const flange = 0.035;

/** Four bars around a hole, as deep as the wall with its insulation, and a flange over the folds outside. */
function frame({ left, right, bottom, top }: Hole, depth: number, materials: Materials): Group {
	const group = new Group();
	const [back, front] = [-depth - 0.01, 0.014];
	group.add(block([left, bottom, back], [left + bar, top, front], materials.frame));
	group.add(block([right - bar, bottom, back], [right, top, front], materials.frame));
	group.add(block([left, top - bar, back], [right, top, front], materials.frame));
	group.add(block([left, bottom, back], [right, bottom + bar, front], materials.frame));
	const [behind, low, high] = [-0.002, bottom - 0.01, top + flange];
	group.add(block([left - flange, low, behind], [left, high, front], materials.frame));
	group.add(block([right, low, behind], [right + flange, high, front], materials.frame));
	group.add(block([left, top, behind], [right, high, front], materials.frame));
	return group;
}

function window3d(hole: Hole, depth: number, materials: Materials): Group {
	const { left, right, bottom, top } = hole;
	const group = frame(hole, depth, materials);
	const middle = (left + right) / 2;
	group.add(block([middle - 0.03, bottom, -0.05], [middle + 0.03, top, -0.005], materials.frame));
	const pane = block([left + bar, bottom + bar, -0.032], [right - bar, top - bar, -0.024], materials.glass);
	pane.castShadow = false;
	group.add(pane);
	group.add(block([left - 0.03, bottom - 0.02, 0], [right + 0.03, bottom + 0.01, 0.07], materials.frame));
	return group;
}

function door3d(hole: Hole, depth: number, materials: Materials): Group {
	const { left, right, bottom, top } = hole;
	const group = frame(hole, depth, materials);
	group.add(block([left + bar, bottom + 0.02, -0.05], [right - bar, top - bar, -0.004], materials.leaf));
	const handle = (bottom + top) / 2;
	group.add(block([left + 0.1, handle - 0.08, 0], [left + 0.14, handle + 0.08, 0.01], materials.galvanised));
	group.add(
		block([left + 0.1, handle - 0.012, 0.035], [left + 0.24, handle + 0.012, 0.055], materials.black),
	);
	group.add(block([left + 0.11, handle - 0.01, 0.004], [left + 0.13, handle + 0.01, 0.05], materials.black));
	group.add(block([left, bottom - 0.025, 0], [right, bottom + 0.004, 0.09], materials.galvanised));
	return group;
}

/** A curtain of slats: a folded sheet laid on its side. */
function roller3d(hole: Hole, depth: number, materials: Materials): Group {
	const { left, right, bottom, top } = hole;
	const group = frame(hole, depth, materials);
	const side = { left: 0, right: top - bar - bottom, bottom: 0, top: right - left - 2 * bar };
	const curtain = sheet(side, [], folded(side, 0.09, 0.014), 0, materials.curtain);
	// Its own fine folds would only speckle it with shadow.
	curtain.receiveShadow = false;
	curtain.rotation.z = Math.PI / 2;
	curtain.position.set(right - bar, bottom, -0.02);
	group.add(curtain);
	group.add(block([left + bar, bottom, -0.045], [right - bar, bottom + 0.07, -0.008], materials.galvanised));
	group.add(block([left, bottom, 0], [left + 0.07, top, 0.03], materials.galvanised));
	group.add(block([right - 0.07, bottom, 0], [right, top, 0.03], materials.galvanised));
	return group;
}

function vent3d(hole: Hole, depth: number, materials: Materials): Group {
	const { left, right, bottom, top } = hole;
	const group = frame(hole, depth, materials);
	group.add(block([left + 0.03, bottom + 0.03, -0.05], [right - 0.03, top - 0.03, -0.045], materials.black));
	for (let y = bottom + 0.06; y < top - 0.05; y += 0.028) {
		const slat = block([left + 0.04, y, -0.03], [right - 0.04, y + 0.006, 0.012], materials.galvanised);
		slat.rotation.x = 0.6;
		group.add(slat);
	}
	return group;
}

const builders: Record<Opening["kind"], (hole: Hole, depth: number, materials: Materials) => Group> = {
	window: window3d,
	door: door3d,
	roller: roller3d,
	vent: vent3d,
};

/** What is built into the walls, each in its place. */
export function openings3d(drawn: Drawn, materials: Materials): Group[] {
	const { body, openings } = drawn;
	return openings.map((opening) => {
		const group = wallGroup(body, opening.wall);
		const depth = opening.wall === "rear" ? 0.07 : wallDepth(drawn);
		group.add(builders[opening.kind](holeOf(body, opening), depth, materials));
		return group;
	});
}
