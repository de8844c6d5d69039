import { Group, type Mesh, type Object3D } from "three";
import { hasDoors } from "~/trade/conversions/container-body.ts";
import { steel } from "~/trade/conversions/steelwork.ts";
import { doorEnd } from "./door-end.ts";
import type { Drawn } from "./drawn.ts";
import { flatRack } from "./flat-rack.ts";
import { containerFrame } from "./frame.ts";
import { createMaterials, disposeMaterials, type Materials } from "./materials.ts";
import { openings3d } from "./openings-3d.ts";
import { reeferUnit } from "./reefer-unit.ts";
import { roof, roofBows, tarpaulin } from "./roof.ts";
import { block } from "./solids.ts";
import { tank } from "./tank.ts";
import { foldedWall, metres, wallDepth, wallGroup } from "./wall-group.ts";
import { notePlaces, wearUniforms } from "./weathered.ts";

/** What is seen of the electricity: the inlet at a post, lights below the roof, a light outside. */
function electrics(drawn: Drawn, materials: Materials): Group[] {
	const { body, electricity } = drawn;
	if (electricity === "none") return [];
	const top = metres(body.height) - metres(steel.rail);
	const inlet = wallGroup(body, "right");
	const end = metres(body.length);
	inlet.add(block([end - 0.13, 1, 0], [end - 0.02, 1.16, 0.05], materials.leaf));
	inlet.add(block([end - 0.115, 1.02, 0.05], [end - 0.035, 1.11, 0.08], materials.signal));
	const inside = -wallDepth(drawn);
	const lights = electricity === "extended" ? 2 : 1;
	const walls = (["left", "right"] as const).map((wall) => {
		const group = wallGroup(body, wall);
		for (let index = 0; index < lights; index++) {
			const middle = ((index + 0.5) / lights) * end;
			group.add(
				block([middle - 0.4, top - 0.11, inside - 0.05], [middle + 0.4, top - 0.05, inside], materials.lamp),
			);
		}
		return group;
	});
	if (electricity === "extended") {
		const middle = end / 2;
		inlet.add(block([middle - 0.12, top + 0.005, 0], [middle + 0.12, top + 0.065, 0.08], materials.black));
		inlet.add(block([middle - 0.1, top - 0.002, 0.02], [middle + 0.1, top + 0.006, 0.07], materials.lamp));
	}
	return [inlet, ...walls];
}

/** Two small hoods in each long wall of a dry container, through which it breathes. */
function breathers({ body }: Drawn, materials: Materials): Group[] {
	if (body.kind !== "box") return [];
	return (["left", "right"] as const).map((wall) => {
		const group = wallGroup(body, wall);
		const y = metres(body.height - steel.rail) - 0.3;
		for (const x of [0.42, metres(body.length) - 0.64]) {
			group.add(block([x, y, -0.03], [x + 0.22, y + 0.16, 0.006], materials.paint));
			for (let line = 0; line < 4; line++)
				group.add(
					block(
						[x + 0.02, y + 0.02 + line * 0.035, 0.004],
						[x + 0.2, y + 0.03 + line * 0.035, 0.008],
						materials.black,
					),
				);
		}
		return group;
	});
}

/** What closes a container above: its roof, or a tarpaulin over bows that stay when it is taken off. */
function top(drawn: Drawn, cutOpen: boolean, materials: Materials): Group[] {
	if (drawn.body.kind !== "open-top") return cutOpen ? [] : [roof(drawn, materials)];
	return [roofBows(drawn, materials), ...(cutOpen ? [] : [tarpaulin(drawn, materials)])];
}

/** A closed container: frame, walls, what is built into them, and what closes it above. */
function closedContainer(drawn: Drawn, cutOpen: boolean, materials: Materials): Group[] {
	const sides =
		drawn.body.kind === "reefer" ? (["left", "right"] as const) : (["left", "right", "front"] as const);
	return [
		containerFrame(drawn.body, materials),
		...sides.map((wall) => foldedWall(drawn, wall, materials)),
		...(drawn.body.kind === "reefer" ? [reeferUnit(drawn, materials)] : []),
		...openings3d(drawn, materials),
		...electrics(drawn, materials),
		...breathers(drawn, materials),
		...top(drawn, cutOpen, materials),
	];
}

function parts(drawn: Drawn, cutOpen: boolean, materials: Materials): Group[] {
	switch (drawn.body.kind) {
		case "flat-rack":
			return [flatRack(drawn, materials)];
		case "tank":
			return [tank(drawn, materials)];
		case "box":
		case "open-top":
		case "reefer":
			return closedContainer(drawn, cutOpen, materials);
	}
}

/** A container true to scale, its middle over the origin; metres. */
export function containerGroup(drawn: Drawn, { cutOpen }: { cutOpen: boolean }) {
	const materials = createMaterials(drawn.paint, wearUniforms(drawn.wear, drawn.body));
	const group = new Group();
	group.add(...parts(drawn, cutOpen, materials));
	const doors = hasDoors(drawn.body) ? doorEnd(drawn, materials) : null;
	if (doors) group.add(doors.group);
	notePlaces(group);
	return {
		group,
		/** @param part 0 is shut, 1 as wide as they go */
		openDoors(part: number): void {
			doors?.open(part);
		},
		dispose(): void {
			group.traverse((object: Object3D) => {
				if ("geometry" in object) (object as Mesh).geometry.dispose();
			});
			disposeMaterials(materials);
		},
	};
}
