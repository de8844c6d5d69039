import { Group } from "three";
import { doorLeaves } from "~/trade/conversions/container-shape.ts";
import { lockRods, steel } from "~/trade/conversions/steelwork.ts";
import type { Drawn } from "./drawn.ts";
import type { Materials } from "./materials.ts";
import { flat, folded, type Hole, sheet } from "./sheet.ts";
import { block, rod } from "./solids.ts";
import { holeOf, metres, wallGroup } from "./wall-group.ts";

const thickness = 0.05;
/** How far the leaves stand behind the corner posts. */
const setBack = -0.02;
/** So far behind the posts that rods and handles stay within the container's length. */
const gearDepth = 0.055;
/** Height of a pressed panel of a leaf, and how deep it is. */
const panel = { height: 0.46, depth: 0.028 };
/** How wide the doors stand open; radians. */
const widest = 1.95;

/** Four bars along the edges of an area. */
function border(area: Hole, bar: number, [back, front]: [number, number], material: Materials["paint"]) {
	const { left, right, bottom, top } = area;
	const group = new Group();
	group.add(
		block([left, bottom, back], [left + bar, top, front], material),
		block([right - bar, bottom, back], [right, top, front], material),
		block([left, bottom, back], [right, bottom + bar, front], material),
		block([left, top - bar, back], [right, top, front], material),
	);
	return group;
}

/** Panels that lie across a leaf: a folded sheet laid on its side. */
function panels({ left, right, bottom, top }: Hole, materials: Materials) {
	const side = { left: 0, right: top - bottom, bottom: 0, top: right - left };
	const pressed = sheet(side, [], folded(side, panel.height, panel.depth), 0, materials.sheet);
	pressed.rotation.z = Math.PI / 2;
	pressed.position.set(right, bottom, setBack + 0.008);
	return pressed;
}

/** A leaf: its sheet with what is cut out or its panels, its frame, its gasket, and its hinges at the outer edge. */
function leaf(area: Hole, holes: readonly Hole[], isLeft: boolean, smooth: boolean, materials: Materials) {
	const group = new Group();
	const { left, right, bottom, top } = area;
	const within = holes.filter((hole) => hole.left >= left && hole.right <= right);
	if (smooth || within.length > 0) group.add(sheet(area, within, flat, setBack, materials.sheet));
	else group.add(panels(area, materials));
	const back = setBack - thickness;
	if (within.length > 0) group.add(sheet(area, within, flat, back, materials.lining));
	else {
		// Shadows of the panels before it would only speckle it.
		const inner = block([left, bottom, back - 0.013], [right, top, back], materials.lining);
		inner.receiveShadow = false;
		group.add(inner);
	}
	group.add(border(area, 0.055, [back, setBack + 0.012], materials.paint));
	group.add(border(area, 0.03, [back - 0.016, back + 0.004], materials.black));
	const hinge = isLeft ? left : right;
	const count = top - bottom > 2.1 ? 4 : 3;
	for (let index = 0; index < count; index++) {
		const y = bottom + ((index + 0.5) / count) * (top - bottom);
		group.add(block([hinge - 0.055, y - 0.06, setBack], [hinge + 0.055, y + 0.06, 0.012], materials.paint));
	}
	return group;
}

/** A lock rod with its cams, brackets and handle. @param inwards where the handle points */
function lockRod(x: number, inwards: number, { bottom, top, left, right }: Hole, materials: Materials) {
	const group = new Group();
	const { galvanised } = materials;
	group.add(rod(x, 0.022, bottom - 0.06, top + 0.05, 0.017, galvanised));
	const brackets = [0.11, 0.36, 0.62, 0.88].map((part) => bottom + part * (top - bottom));
	for (const y of [bottom - 0.05, ...brackets, top + 0.04]) {
		group.add(block([x - 0.04, y - 0.028, setBack], [x + 0.04, y + 0.028, 0.03], galvanised));
	}
	const height = bottom + 0.9 + (inwards > 0 ? 0 : 0.14);
	const tip = x + inwards * Math.min(0.42, (right - left) * 0.36);
	group.add(block([x, height, 0.032], [tip, height + 0.03, 0.046], galvanised));
	group.add(block([tip - 0.05, height - 0.04, setBack], [tip + 0.05, height + 0.07, 0.026], materials.paint));
	group.add(block([tip - 0.03, height - 0.02, 0.026], [tip + 0.03, height + 0.05, 0.052], galvanised));
	return group;
}

/**
 * The door end: header, sill, and two leaves that open.
 * @returns how it opens: 0 is shut, 1 as wide as it goes
 */
export function doorEnd({ body, openings }: Drawn, materials: Materials) {
	const { width, height, doorway, kind } = body;
	const inDoors = openings.filter((opening) => opening.wall === "rear");
	const holes = inDoors.map((opening) => holeOf(body, opening));
	const group = wallGroup(body, "rear");
	const [bottom, top] = [metres(steel.sill), metres(steel.sill + doorway.height)];
	group.add(
		block([0.06, top, -0.08], [metres(width) - 0.06, metres(height) - 0.02, -0.004], materials.paint),
	);
	const rods = lockRods(body, inDoors).map(metres);
	const hinges = doorLeaves(body).map(([from, to], index) => {
		const isLeft = index === 0;
		const area = {
			left: metres(from) + 0.008,
			right: metres(to) - 0.006,
			bottom: bottom + 0.01,
			top: top - 0.01,
		};
		const moved = leaf(area, holes, isLeft, kind === "reefer", materials);
		const middle = (area.left + area.right) / 2;
		for (const x of rods.filter((place) => place > area.left && place < area.right))
			moved.add(lockRod(x, Math.sign(middle - x), area, materials));
		if (isLeft && inDoors.length === 0) {
			const plate = [area.left + 0.5 * (area.right - area.left), bottom + 0.62] as const;
			moved.add(
				block(
					[plate[0] - 0.1, plate[1], setBack],
					[plate[0] + 0.1, plate[1] + 0.13, -0.005],
					materials.galvanised,
				),
			);
		}
		const hinge = new Group();
		hinge.position.set(isLeft ? area.left : area.right, 0, -gearDepth);
		moved.position.x = -hinge.position.x;
		hinge.add(moved);
		group.add(hinge);
		return { hinge, turn: isLeft ? -widest : widest };
	});
	return {
		group,
		open(part: number): void {
			for (const { hinge, turn } of hinges) hinge.rotation.y = part * turn;
		},
	};
}
