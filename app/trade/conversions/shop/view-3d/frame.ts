import { CircleGeometry, Group, Mesh } from "three";
import {
	type ContainerModel,
	containerShapes,
	floorHeight,
	walls,
} from "~/trade/conversions/container-shape.ts";
import { steel } from "~/trade/conversions/steelwork.ts";
import type { Materials } from "./materials.ts";
import { block } from "./solids.ts";
import { metres, wallGroup } from "./wall-group.ts";

/** Corner castings at both ends of a wall, above and below, with the hole that locks and hooks go into. */
function castings(model: ContainerModel, materials: Materials): Group[] {
	const { length, width, height } = containerShapes[model];
	const { width: along, tall } = steel.casting;
	return walls.map((wall) => {
		const group = wallGroup(model, wall);
		const far = metres(wall === "left" || wall === "right" ? length : width);
		for (const left of [-0.003, far - metres(along) + 0.003]) {
			for (const bottom of [-0.001, metres(height - tall) + 0.001]) {
				const right = left + metres(along);
				const top = bottom + metres(tall);
				group.add(block([left, bottom, -metres(along)], [right, top, 0.004], materials.dark));
				const hole = new Mesh(new CircleGeometry(0.032, 20), materials.black);
				hole.scale.set(1.35, 1, 1);
				hole.position.set((left + right) / 2, (bottom + top) / 2, 0.0055);
				group.add(hole);
			}
		}
		return group;
	});
}

/** The container's skeleton: posts, rails, castings, floor. */
export function containerFrame(model: ContainerModel, materials: Materials): Group {
	const { length, width, height } = containerShapes[model];
	const [x, z, top] = [metres(length) / 2, metres(width) / 2, metres(height)];
	const [post, rail, sill] = [metres(steel.post), metres(steel.rail), metres(steel.sill)];
	const group = new Group();
	const { paint } = materials;
	for (const side of [-1, 1]) {
		for (const end of [-1, 1]) {
			group.add(block([end * x, 0.05, side * z], [end * (x - post), top - 0.05, side * (z - post)], paint));
		}
		group.add(block([-x, top - rail, side * z], [x, top - 0.01, side * (z - 0.06)], paint));
		group.add(block([-x, 0.03, side * z], [x, sill, side * (z - 0.05)], paint));
		group.add(block([side * x, top - rail, -z], [side * (x - 0.06), top - 0.01, z], paint));
		group.add(block([side * x, 0.03, -z], [side * (x - 0.05), sill, z], paint));
	}
	const floor = metres(floorHeight);
	group.add(block([-x + 0.05, 0.06, -z + 0.05], [x - 0.05, floor - 0.03, z - 0.05], materials.black));
	group.add(block([-x + 0.05, floor - 0.03, -z + 0.05], [x - 0.05, floor, z - 0.05], materials.floor));
	group.add(...castings(model, materials));
	return group;
}
