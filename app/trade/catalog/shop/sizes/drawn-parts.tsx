import { foldsOf } from "../../sizes/container-shape.ts";

// Drawn in centimetres, the ground at y = 0, upwards negative.

/** Metres in centimetres. */
export const cm = (metres: number) => Math.round(metres * 100);

export const colors = {
	steel: "var(--color-steel)",
	dark: "var(--color-frame)",
	light: "var(--color-brand-soft)",
	edge: "var(--color-edge)",
	paper: "var(--color-surface)",
	muted: "var(--color-muted)",
} as const;

/** Breadths of posts and rails. */
export const rail = { post: 14, top: 12, bottom: 16 };

/** Upright lines as one path. @param at from the left */
export function uprights(at: readonly number[], bottom: number, top: number): string {
	return at.map((x) => `M${x} ${-bottom}V${-top}`).join("");
}

export function Lines({
	d,
	color = colors.paper,
	opacity = 0.28,
}: {
	d: string;
	color?: string;
	opacity?: number;
}) {
	return <path d={d} fill="none" stroke={color} strokeOpacity={opacity} strokeWidth="4" />;
}

/** Posts, rails and corner castings around a side or an end. */
export function Frame({ length, height }: { length: number; height: number }) {
	const { post, top, bottom } = rail;
	const castings = [0, length - 18].flatMap((x) => [-height, -12].map((y) => ({ x, y })));
	return (
		<>
			<path
				d={`M0 0V${-height}H${length}V0ZM${post} ${-bottom}V${top - height}H${length - post}V${-bottom}Z`}
				fill={colors.dark}
				fillRule="evenodd"
			/>
			{castings.map(({ x, y }) => (
				<rect key={`${x} ${y}`} x={x} y={y} width="18" height="12" fill={colors.edge} />
			))}
		</>
	);
}

export function Wall({
	length,
	height,
	color = colors.steel,
}: {
	length: number;
	height: number;
	color?: string;
}) {
	return <rect x="0" y={-height} width={length} height={height} fill={color} />;
}

/** A tarpaulin on its bows instead of a roof. */
export function Tarpaulin({ length, height }: { length: number; height: number }) {
	const bows = foldsOf(length / 100, 0.3).filter((_bow, index) => index % 3 === 0);
	return (
		<>
			<path
				d={`M8 ${-height + 24}V${-height - 2}Q${length / 2} ${-height - 16} ${length - 8} ${-height - 2}V${-height + 24}Z`}
				fill={colors.edge}
			/>
			<Lines
				d={uprights(
					bows.map((x) => cm(x)),
					height - 24,
					height + 4,
				)}
				opacity={0.6}
			/>
		</>
	);
}
