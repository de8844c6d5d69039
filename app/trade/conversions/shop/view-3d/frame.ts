import { CircleGeometry, Group, Mesh } from "three";
import type { ContainerBody } from "~/trade/conversions/container-body.ts";
import { steel } from "~/trade/conversions/steelwork.ts";
import type { Materials } from "./materials.ts";
import { block } from "./solids.ts";
import { metres } from "./wall-group.ts";

/** Longer ones are lifted by castings where those of a 40 ft container are (ISO 668). */
const longestByItsCorners = 12_500;
const fortyFoot = 12_192;
/** Pockets for a fork: least and greatest length of the containers that have them, and their distance (ISO 1496-1). */
const forks = { least: 2900, most: 7000, size: [0.36, 0.115], apart: { short: 0.9, long: 2.05 } } as const;

/** Where lock or hook goes in: at the face that looks along an axis. */
function lockHole(axis: "x" | "y" | "z", side: number, materials: Materials): Mesh {
	const hole = new Mesh(new CircleGeometry(0.032, 20), materials.black);
	hole.scale.set(1.35, 1, 1);
	if (axis === "x") hole.rotation.y = (side * Math.PI) / 2;
	if (axis === "y") hole.rotation.x = -Math.PI / 2;
	if (axis === "z" && side < 0) hole.rotation.y = Math.PI;
	return hole;
}

/** A corner casting with its holes (ISO 1161). @param x its outer face along the container, ends as a sign */
function casting(
	{ x, z, bottom }: { x: number; z: number; bottom: number },
	ends: number,
	materials: Materials,
): Group {
	const group = new Group();
	const { width, tall, deep } = steel.casting;
	const [along, up, across] = [metres(width), metres(tall), metres(deep)];
	const side = Math.sign(z);
	const out = 0.004;
	const top = bottom + up;
	const within = ends === 0 ? -along / 2 : -ends * along;
	group.add(
		block(
			[ends === 0 ? x + along / 2 : x + ends * out, bottom, z + side * out],
			[x + within, top, z - side * across],
			materials.dark,
		),
	);
	const middle = ends === 0 ? x : x + within / 2;
	const onSide = lockHole("z", side, materials);
	onSide.position.set(middle, (bottom + top) / 2, z + side * (out + 0.0015));
	const onTop = lockHole("y", 1, materials);
	onTop.position.set(middle, top + 0.0015, z - (side * across) / 2);
	group.add(onSide, onTop);
	if (ends !== 0) {
		const onEnd = lockHole("x", ends, materials);
		onEnd.position.set(x + ends * (out + 0.0015), (bottom + top) / 2, z - (side * across) / 2);
		group.add(onEnd);
	}
	return group;
}

/** All castings of a container: at its corners, and where a longer one is lifted. */
export function castings({ length, width, height }: ContainerBody, materials: Materials): Group {
	const group = new Group();
	const [x, z] = [metres(length) / 2, metres(width) / 2];
	const up = metres(height - steel.casting.tall) + 0.003;
	for (const side of [-1, 1]) {
		for (const bottom of [-0.001, up]) {
			for (const end of [-1, 1]) group.add(casting({ x: end * x, z: side * z, bottom }, end, materials));
		}
		if (length < longestByItsCorners) continue;
		for (const end of [-1, 1])
			group.add(casting({ x: (end * metres(fortyFoot)) / 2, z: side * z, bottom: up }, 0, materials));
	}
	return group;
}

/** The four corner posts; at the door end no wider than what the doors leave. */
export function cornerPosts({ length, width, height, post, doorway }: ContainerBody, materials: Materials) {
	const group = new Group();
	const [x, z, thick] = [metres(length) / 2, metres(width) / 2, metres(post)];
	const beside = Math.max(0.04, metres(width - doorway.width) / 2);
	for (const side of [-1, 1]) {
		for (const [end, across] of [
			[-1, beside],
			[1, thick],
		] as const) {
			group.add(
				block(
					[end * x, 0.05, side * z],
					[end * (x - thick), metres(height) - 0.05, side * (z - across)],
					materials.paint,
				),
			);
		}
	}
	return group;
}

/** Rails along both sides and ends, above and below. */
export function rails({ length, width, height }: ContainerBody, materials: Materials): Group {
	const [x, z, top] = [metres(length) / 2, metres(width) / 2, metres(height)];
	const [rail, sill] = [metres(steel.rail), metres(steel.sill)];
	const group = new Group();
	const { paint } = materials;
	for (const side of [-1, 1]) {
		group.add(block([-x, top - rail, side * z], [x, top - 0.01, side * (z - 0.06)], paint));
		group.add(block([-x, 0.03, side * z], [x, sill, side * (z - 0.05)], paint));
		group.add(block([side * x, top - rail, -z], [side * (x - 0.06), top - 0.01, z], paint));
		group.add(block([side * x, 0.03, -z], [side * (x - 0.05), sill, z], paint));
	}
	return group;
}

/** Dark mouths in the bottom rails, where a fork goes in. */
function forkPockets({ length, width }: ContainerBody, materials: Materials): Group {
	const group = new Group();
	if (length < forks.least || length > forks.most) return group;
	const z = metres(width) / 2;
	const apart = length < 4000 ? forks.apart.short : forks.apart.long;
	const [wide, tall] = forks.size;
	for (const side of [-1, 1]) {
		for (const end of [-1, 1]) {
			const middle = (end * apart) / 2;
			group.add(
				block(
					[middle - wide / 2, 0.033, side * (z + 0.002)],
					[middle + wide / 2, 0.033 + tall, side * (z - 0.04)],
					materials.black,
				),
			);
		}
	}
	return group;
}

/** The container's skeleton: posts, rails, castings, floor. */
export function containerFrame(body: ContainerBody, materials: Materials): Group {
	const [x, z, floor] = [metres(body.length) / 2, metres(body.width) / 2, metres(body.floor)];
	// Cold air flows below the goods: a reefer's floor is of aluminium.
	const deck = body.kind === "reefer" ? materials.galvanised : materials.floor;
	const group = new Group();
	group.add(
		cornerPosts(body, materials),
		rails(body, materials),
		castings(body, materials),
		forkPockets(body, materials),
		block([-x + 0.05, 0.06, -z + 0.05], [x - 0.05, floor - 0.03, z - 0.05], materials.black),
		block([-x + 0.05, floor - 0.03, -z + 0.05], [x - 0.05, floor, z - 0.05], deck),
	);
	return group;
}
