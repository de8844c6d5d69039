import { CylinderGeometry, type Group, Mesh } from "three";
import type { Drawn } from "./drawn.ts";
import type { Materials } from "./materials.ts";
import { block } from "./solids.ts";
import { metres, wallGroup } from "./wall-group.ts";

function round(
	x: number,
	y: number,
	z: number,
	radius: number,
	deep: number,
	material: Materials["paint"],
): Mesh {
	const mesh = new Mesh(new CylinderGeometry(radius, radius, deep, 40), material);
	mesh.rotation.x = Math.PI / 2;
	mesh.position.set(x, y, z);
	return mesh;
}

/** The refrigeration unit that fills a reefer's front: air panels, control box, fan behind its guard, compressor bay. */
export function reeferUnit({ body }: Drawn, materials: Materials): Group {
	const { width, height } = body;
	const group = wallGroup(body, "front");
	const [left, right, top] = [0.17, metres(width) - 0.17, metres(height) - 0.1];
	const middle = (left + right) / 2;
	const [bay, belt] = [0.72, 0.72 + (top - 0.72) * 0.46];
	const back = -0.3;
	const { leaf, black, galvanised, frame } = materials;
	group.add(block([left - 0.03, 0.15, back - 0.02], [right + 0.03, top + 0.03, back], black));
	// Two panels above: behind them the air goes in and out.
	for (const [from, to] of [
		[left, middle - 0.01],
		[middle + 0.01, right],
	] as const) {
		group.add(block([from, belt + 0.015, back], [to, top, -0.04], frame));
		const x = (from + to) / 2;
		group.add(
			round(x, (belt + top) / 2, -0.035, 0.13, 0.02, leaf),
			round(x, (belt + top) / 2, -0.024, 0.1, 0.01, galvanised),
		);
	}
	group.add(block([left, bay, back], [middle - 0.01, belt, -0.05], frame));
	group.add(block([left + 0.1, belt - 0.28, -0.05], [left + 0.42, belt - 0.12, -0.042], black));
	for (let index = 0; index < 3; index++)
		group.add(
			round(
				left + 0.52 + index * 0.09,
				belt - 0.2,
				-0.045,
				0.022,
				0.02,
				index === 0 ? materials.signal : galvanised,
			),
		);
	group.add(block([middle + 0.01, bay, back], [right, belt, -0.09], frame));
	const fan = {
		x: (middle + right) / 2,
		y: (bay + belt) / 2,
		radius: Math.min(0.36, (belt - bay) / 2 - 0.03),
	};
	group.add(round(fan.x, fan.y, -0.085, fan.radius, 0.02, black));
	for (let index = 0; index < 6; index++) {
		const blade = block([-fan.radius * 0.94, -0.05, -0.004], [fan.radius * 0.94, 0.05, 0.004], galvanised);
		blade.position.set(fan.x, fan.y, -0.07);
		blade.rotation.set(0.35, 0, (index * Math.PI) / 6, "ZYX");
		if (index % 2 === 0) group.add(blade);
		const wire = block([-fan.radius, -0.005, -0.004], [fan.radius, 0.005, 0.004], frame);
		wire.position.set(fan.x, fan.y, -0.045);
		wire.rotation.z = (index * Math.PI) / 6;
		group.add(wire);
	}
	group.add(round(fan.x, fan.y, -0.05, 0.08, 0.03, frame));
	// The bay below: compressor and pipes in the dark.
	group.add(block([left, 0.15, back], [left + 0.02, bay, -0.06], frame));
	group.add(block([middle - 0.01, 0.15, back], [middle + 0.01, bay, -0.06], frame));
	group.add(block([left + 0.2, 0.17, back], [left + 0.62, 0.5, -0.12], leaf));
	for (const x of [middle + 0.3, middle + 0.6]) {
		const drum = new Mesh(new CylinderGeometry(0.12, 0.12, 0.36, 24), galvanised);
		drum.position.set(x, 0.36, -0.18);
		group.add(drum);
	}
	group.add(block([left + 0.62, 0.42, -0.2], [middle + 0.3, 0.45, -0.17], materials.floor));
	return group;
}
