import { BoxGeometry, CylinderGeometry, type Material, Mesh } from "three";

type Triple = [x: number, y: number, z: number];

function solid(mesh: Mesh): Mesh {
	mesh.castShadow = true;
	mesh.receiveShadow = true;
	return mesh;
}

/** A box between two corners, in metres. */
export function block(from: Triple, to: Triple, material: Material): Mesh {
	const size = from.map((start, axis) => Math.abs((to[axis] ?? 0) - start)) as Triple;
	const mesh = new Mesh(new BoxGeometry(...size), material);
	mesh.position.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2);
	return solid(mesh);
}

/** An upright round bar, in metres. */
export function rod(
	x: number,
	z: number,
	bottom: number,
	top: number,
	radius: number,
	material: Material,
): Mesh {
	const mesh = new Mesh(new CylinderGeometry(radius, radius, top - bottom, 12), material);
	mesh.position.set(x, (bottom + top) / 2, z);
	return solid(mesh);
}
