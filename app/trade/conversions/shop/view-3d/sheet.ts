import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from "three";

/** A hole in a sheet, in metres. */
export type Hole = { left: number; right: number; bottom: number; top: number };

export type SheetArea = Hole;

type Profile = { edges: number[]; depthAt: (x: number) => number };

/** Trapezoid folds as containers have them: outer flat, slope, inner flat, slope; the middle of the wall is a fold. */
export function folded(area: SheetArea, pitch: number, depth: number): Profile {
	const waves = Math.max(1, Math.round((area.right - area.left) / pitch));
	const wave = (area.right - area.left) / waves;
	const points = [0, 0.13, 0.37, 0.63, 0.87, 1];
	const depths = [0, 0, depth, depth, 0, 0];
	const edges = Array.from({ length: waves }, (_wave, index) =>
		points.slice(0, -1).map((point) => area.left + (index + point) * wave),
	).flat();
	function depthAt(x: number): number {
		const part = ((((x - area.left) / wave) % 1) + 1) % 1;
		const next = points.findIndex((point) => point > part);
		const [from = 0, to = 1] = [points[next - 1], points[next]];
		const [start = 0, end = 0] = [depths[next - 1], depths[next]];
		return start + ((end - start) * (part - from)) / (to - from);
	}
	return { edges: [...edges, area.right], depthAt };
}

export const flat: Profile = { edges: [], depthAt: () => 0 };

/** Upright stretches of a strip that no hole takes. */
function stretches(area: SheetArea, holes: readonly Hole[], middle: number): [bottom: number, top: number][] {
	const here = holes
		.filter((hole) => hole.left < middle && hole.right > middle)
		.toSorted((a, b) => a.bottom - b.bottom);
	const starts = [area.bottom, ...here.map((hole) => hole.top)];
	const ends = [...here.map((hole) => hole.bottom), area.top];
	return starts
		.map((start, index): [number, number] => [start, ends[index] ?? area.top])
		.filter(([a, b]) => b > a);
}

/** A steel sheet with holes, its outer face at z; facets keep their own normals, so that folds stay crisp. */
export function sheet(
	area: SheetArea,
	holes: readonly Hole[],
	profile: Profile,
	z: number,
	material: Material,
): Mesh {
	const cuts = [area.left, area.right, ...profile.edges, ...holes.flatMap((hole) => [hole.left, hole.right])];
	const edges = [...new Set(cuts.filter((x) => x >= area.left && x <= area.right))].toSorted((a, b) => a - b);
	const vertices: number[] = [];
	for (const [index, right] of edges.entries()) {
		const left = edges[index - 1];
		if (left === undefined || right - left < 1e-6) continue;
		const [near, far] = [z - profile.depthAt(left + 1e-7), z - profile.depthAt(right - 1e-7)];
		for (const [bottom, top] of stretches(area, holes, (left + right) / 2)) {
			vertices.push(left, bottom, near, right, bottom, far, right, top, far);
			vertices.push(left, bottom, near, right, top, far, left, top, near);
		}
	}
	const geometry = new BufferGeometry();
	geometry.setAttribute("position", new Float32BufferAttribute(vertices, 3));
	geometry.computeVertexNormals();
	const mesh = new Mesh(geometry, material);
	mesh.castShadow = true;
	mesh.receiveShadow = true;
	return mesh;
}
