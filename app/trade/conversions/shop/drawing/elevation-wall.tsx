import type { Opening } from "~/trade/conversions/configuration.ts";
import {
	type ContainerModel,
	containerShapes,
	doorLeaves,
	type Wall,
	wallLength,
} from "~/trade/conversions/container-shape.ts";
import { lockRods, steel } from "~/trade/conversions/steelwork.ts";

type WallProps = { model: ContainerModel; wall: Wall; paint: string; openings: readonly Opening[] };

/** Upright folds between two edges, as one path. */
function folds(from: number, to: number, pitch: number, top: number, bottom: number): string {
	const count = Math.floor((to - from) / pitch);
	const start = from + (to - from - count * pitch) / 2;
	return Array.from(
		{ length: count + 1 },
		(_fold, index) => `M${start + index * pitch} ${top}V${bottom}`,
	).join("");
}

function Castings({ length, height }: { length: number; height: number }) {
	const { width, tall } = steel.casting;
	const places = [0, length - width].flatMap((x) => [0, height - tall].map((y) => [x, y] as const));
	return places.map(([x, y]) => (
		<g key={`${x} ${y}`}>
			<rect x={x} y={y} width={width} height={tall} fill="#000" fillOpacity="0.28" />
			<ellipse cx={x + width / 2} cy={y + tall / 2} rx="40" ry="30" fill="#10202c" />
		</g>
	));
}

/** The door end: two leaves, each with lock rods where nothing is built in. */
function Doors({ model, openings }: Pick<WallProps, "model" | "openings">) {
	const { height, doorway } = containerShapes[model];
	const top = height - steel.sill - doorway.height;
	return (
		<>
			{doorLeaves(containerShapes[model]).map(([from, to]) => (
				<rect
					key={from}
					x={from}
					y={top}
					width={to - from}
					height={doorway.height}
					fill="#fff"
					fillOpacity="0.08"
					stroke="#10202c"
					strokeOpacity="0.6"
					strokeWidth="18"
				/>
			))}
			{lockRods(containerShapes[model], openings).map((x) => (
				<g key={x} stroke="#c3cbd0" strokeLinecap="round">
					<path d={`M${x} ${top + 40}V${top + doorway.height - 40}`} strokeWidth="34" />
					<path d={`M${x} ${top + doorway.height * 0.6}h150`} strokeWidth="24" />
				</g>
			))}
		</>
	);
}

/** A wall from outside with its posts, rails and folds; the upper left corner is the origin. */
export function ElevationWall({ model, wall, paint, openings }: WallProps) {
	const { height } = containerShapes[model];
	const length = wallLength(model, wall);
	const { post, rail, sill } = steel;
	return (
		<>
			<path d={`M-150 ${height}H${length + 150}`} stroke="var(--color-edge)" strokeWidth="16" />
			<rect
				width={length}
				height={height}
				fill={paint}
				stroke="var(--color-ink)"
				strokeOpacity="0.45"
				strokeWidth="14"
			/>
			{wall === "rear" ? (
				<Doors model={model} openings={openings.filter((opening) => opening.wall === wall)} />
			) : (
				<path
					d={folds(post, length - post, steel.pitch / 2, rail, height - sill)}
					stroke="#000"
					strokeOpacity="0.22"
					strokeWidth="22"
				/>
			)}
			<g fill="#000" fillOpacity="0.14">
				<rect width={post} height={height} />
				<rect x={length - post} width={post} height={height} />
				<rect x={post} width={length - 2 * post} height={rail} />
				<rect x={post} y={height - sill} width={length - 2 * post} height={sill} />
			</g>
			<Castings length={length} height={height} />
		</>
	);
}
