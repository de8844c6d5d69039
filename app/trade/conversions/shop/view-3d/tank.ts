import { CylinderGeometry, Group, LatheGeometry, Mesh, Vector2 } from "three";
import type { Drawn } from "./drawn.ts";
import { castings } from "./frame.ts";
import type { Materials } from "./materials.ts";
import { block } from "./solids.ts";
import { metres } from "./wall-group.ts";

/** A bar between two places in the plane of a wall or an end. */
function brace(
	from: [x: number, y: number],
	to: [x: number, y: number],
	thick: number,
	material: Materials["paint"],
) {
	const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const bar = block([-long / 2, -thick / 2, -thick / 2], [long / 2, thick / 2, thick / 2], material);
	bar.position.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0);
	bar.rotation.z = Math.atan2(to[1] - from[1], to[0] - from[0]);
	return bar;
}

/** A barrel that lies along the container, with domed ends. */
function barrel(long: number, radius: number, material: Materials["paint"]): Mesh {
	const dome = radius * 0.42;
	const outline = [0, 0.25, 0.5, 0.7, 0.85, 0.95, 1].map((part): [number, number] => [
		radius * part,
		dome * (1 - Math.sqrt(1 - part * part)),
	]);
	const half = long / 2;
	const points = [
		...outline.map(([r, y]) => new Vector2(r, y - half)),
		...outline.toReversed().map(([r, y]) => new Vector2(r, half - y)),
	];
	const mesh = new Mesh(new LatheGeometry(points, 56), material);
	mesh.rotation.z = Math.PI / 2;
	mesh.castShadow = true;
	mesh.receiveShadow = true;
	return mesh;
}

function ring(x: number, radius: number, wide: number, material: Materials["paint"]): Mesh {
	const mesh = new Mesh(new CylinderGeometry(radius, radius, wide, 56, 1, true), material);
	mesh.rotation.z = Math.PI / 2;
	mesh.position.x = x;
	mesh.castShadow = true;
	return mesh;
}

/** A tank container: a barrel in a frame, with walkway, manlid and outlet. */
export function tank({ body }: Drawn, materials: Materials): Group {
	const { length, width, height } = body;
	const [x, z, top] = [metres(length) / 2, metres(width) / 2, metres(height)];
	const radius = Math.min(top - 0.34, 2 * z - 0.16) / 2;
	const middle = 0.2 + radius;
	const group = new Group();
	const shell = new Group();
	shell.position.y = middle;
	shell.add(barrel(2 * x - 0.36, radius, materials.shell));
	for (const part of [-0.62, -0.2, 0.2, 0.62])
		shell.add(ring(part * x, radius + 0.012, 0.07, materials.galvanised));
	group.add(shell);
	const { paint, galvanised, black } = materials;
	const bar = 0.12;
	for (const end of [-1, 1]) {
		const frame = new Group();
		for (const side of [-1, 1]) {
			frame.add(block([side * z, 0.05, -bar / 2], [side * (z - bar), top - 0.05, bar / 2], paint));
			frame.add(brace([side * (z - 0.06), 0.9], [side * 0.62, 0.1], 0.08, paint));
			frame.add(brace([side * (z - 0.06), top - 0.75], [side * 0.75, top - 0.08], 0.08, paint));
		}
		for (const y of [0.03, top - 0.13]) frame.add(block([-z, y, -bar / 2], [z, y + 0.1, bar / 2], paint));
		frame.rotation.y = Math.PI / 2;
		frame.position.x = end * (x - bar / 2);
		group.add(frame);
	}
	for (const side of [-1, 1]) {
		group.add(block([-x, 0.03, side * z], [x, 0.15, side * (z - 0.07)], paint));
		group.add(block([-x, top - 0.1, side * z], [x, top - 0.02, side * (z - 0.06)], paint));
		for (const end of [-1, 1]) {
			const support = new Group();
			support.add(brace([end * (x - 0.1), 0.95], [end * (x - 1.25), 0.1], 0.09, paint));
			support.position.z = side * (z - 0.05);
			group.add(support);
		}
	}
	group.add(block([-x + 0.5, top - 0.06, -0.28], [x - 0.5, top - 0.03, 0.28], galvanised));
	const lid = new Mesh(new CylinderGeometry(0.27, 0.27, 0.14, 32), galvanised);
	lid.position.set(0, top - 0.075, 0);
	lid.castShadow = true;
	group.add(lid);
	// The outlet below, at the rear.
	group.add(block([-x + 0.02, 0.2, -0.1], [-x + 0.34, 0.4, 0.1], galvanised));
	group.add(block([-x + 0.005, 0.22, -0.075], [-x + 0.02, 0.38, 0.075], black));
	for (let y = 0.35; y < top - 0.2; y += 0.3)
		group.add(block([-x + 0.01, y, -z + 0.16], [-x + 0.04, y + 0.025, -z + 0.5], galvanised));
	group.add(castings(body, materials));
	return group;
}
