import type { ReactNode } from "react";
import {
	foldsOf,
	personHeight,
	personSpace,
	type Scene,
	type Shape,
	viewGap,
} from "../../sizes/container-shape.ts";

// Drawn in centimetres, the ground at y = 0, upwards negative.

const cm = (metres: number) => Math.round(metres * 100);

const colors = {
	steel: "var(--color-steel)",
	dark: "var(--color-frame)",
	light: "var(--color-brand-soft)",
	edge: "var(--color-edge)",
	paper: "var(--color-surface)",
	muted: "var(--color-muted)",
} as const;

/** Where containers stand in their scene, behind the person. */
const standX = cm(personSpace);
const rail = { post: 14, top: 12, bottom: 16 };

/** Upright lines as one path. @param at from the left */
function uprights(at: readonly number[], bottom: number, top: number): string {
	return at.map((x) => `M${x} ${-bottom}V${-top}`).join("");
}

function Lines({ d, color = colors.paper, opacity = 0.28 }: { d: string; color?: string; opacity?: number }) {
	return <path d={d} fill="none" stroke={color} strokeOpacity={opacity} strokeWidth="4" />;
}

/** Posts, rails and corner castings around a side or an end. */
function Frame({ length, height }: { length: number; height: number }) {
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

function Wall({ length, height, color = colors.steel }: { length: number; height: number; color?: string }) {
	return <rect x="0" y={-height} width={length} height={height} fill={color} />;
}

/** A tarpaulin on its bows instead of a roof. */
function Tarpaulin({ length, height }: { length: number; height: number }) {
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

function Side({ shape }: { shape: Shape }) {
	const length = cm(shape.length);
	const height = cm(shape.height);
	const folds = uprights(
		foldsOf(shape.length, 0.2).map((x) => cm(x)),
		rail.bottom,
		height - rail.top,
	);
	switch (shape.kind) {
		case "box": {
			// Pockets for a forklift's prongs, as containers up to 20 ft have them.
			const pockets = shape.length < 7 && shape.length > 2.5 ? [length / 2 - 120, length / 2 + 84] : [];
			return (
				<>
					<Wall length={length} height={height} />
					<Lines d={folds} />
					<Frame length={length} height={height} />
					{pockets.map((x) => (
						<rect key={x} x={x} y="-13" width="36" height="10" fill={colors.paper} />
					))}
				</>
			);
		}
		case "open-top":
			return (
				<>
					<Wall length={length} height={height} />
					<Lines d={folds} />
					<Frame length={length} height={height} />
					<Tarpaulin length={length} height={height} />
				</>
			);
		case "reefer":
			return (
				<>
					<Wall length={length} height={height} color={colors.light} />
					<Lines
						d={uprights(
							Array.from({ length: Math.floor(shape.length) }, (_, index) => 60 + index * 100),
							rail.bottom,
							height - rail.top,
						)}
						color={colors.edge}
						opacity={0.5}
					/>
					<rect x="14" y={-height + 12} width="46" height={height - 28} fill={colors.edge} />
					<Frame length={length} height={height} />
				</>
			);
		case "flat-rack":
			return (
				<>
					<rect x="0" y="-62" width={length} height="62" fill={colors.steel} />
					<Lines d={folds.replaceAll(`V${rail.top - height}`, "V-52")} />
					<path
						d={`M0 0V${-height}H26V-62H${length - 26}V${-height}H${length}V0H${length - 18}V-12H18V0Z`}
						fill={colors.dark}
						fillOpacity="0.9"
					/>
				</>
			);
		case "tank": {
			const radius = Math.min((height - 40) / 2, 115);
			return (
				<>
					<rect
						x="26"
						y={-height / 2 - radius}
						width={length - 52}
						height={2 * radius}
						rx={radius * 0.6}
						fill={colors.light}
						stroke={colors.edge}
						strokeWidth="4"
					/>
					<Lines
						d={uprights([length * 0.3, length * 0.5, length * 0.7], height / 2 - radius, height / 2 + radius)}
						color={colors.edge}
						opacity={0.6}
					/>
					<path
						d={`M${rail.post} ${-rail.bottom}L${length * 0.22} ${-height / 2}M${length - rail.post} ${-rail.bottom}L${length * 0.78} ${-height / 2}`}
						stroke={colors.dark}
						strokeWidth="8"
					/>
					<Frame length={length} height={height} />
				</>
			);
		}
	}
}

function Doors({ shape }: { shape: Shape }) {
	const width = cm(shape.width);
	const height = cm(shape.height);
	const middle = width / 2;
	const leaf = middle - rail.post;
	const bars = [0.3, 0.75].flatMap((part) => [rail.post + leaf * part, width - rail.post - leaf * part]);
	switch (shape.kind) {
		case "tank":
			return (
				<>
					<circle
						cx={middle}
						cy={-height / 2}
						r={Math.min(width, height) / 2 - 16}
						fill={colors.light}
						stroke={colors.edge}
						strokeWidth="4"
					/>
					<circle cx={middle} cy={-height * 0.24} r="14" fill={colors.edge} />
					<Frame length={width} height={height} />
				</>
			);
		case "flat-rack":
			return (
				<>
					<Wall length={width} height={height} />
					<Lines
						d={`M${rail.post} -62L${width - rail.post} ${-height + 20}M${width - rail.post} -62L${rail.post} ${-height + 20}`}
					/>
					<Frame length={width} height={height} />
				</>
			);
		case "box":
		case "open-top":
		case "reefer": {
			const isLight = shape.kind === "reefer";
			const line = isLight ? colors.edge : colors.paper;
			return (
				<>
					<Wall length={width} height={height} color={isLight ? colors.light : colors.steel} />
					<path d={`M${middle} ${-rail.bottom}V${rail.top - height}`} stroke={colors.dark} strokeWidth="5" />
					<path
						d={uprights(bars, rail.bottom - 4, height - rail.top + 4)}
						stroke={line}
						strokeOpacity="0.75"
						strokeWidth="5"
					/>
					{/* Handles, at a height for hands. */}
					<path
						d={bars.map((x) => `M${x} -105h${x < middle ? 26 : -26}`).join("")}
						stroke={line}
						strokeOpacity="0.75"
						strokeWidth="6"
					/>
					<Frame length={width} height={height} />
					{shape.kind === "open-top" && <Tarpaulin length={width} height={height} />}
				</>
			);
		}
	}
}

/** 1.80 m, as planners draw people. */
function Person() {
	const head = 12;
	return (
		<g fill={colors.muted} transform="translate(46 0)">
			<circle cx="0" cy={-cm(personHeight) + head} r={head} />
			<path d="M-16-152h32q8 0 8 8v56q0 5-4.500 5t-4.500-5v-44h-2v126q0 6-5.500 6t-5.500-6v-72h-4v72q0 6-5.500 6t-5.500-6v-126h-2v44q0 5-4.500 5t-4.500-5v-56q0-8 8-8z" />
		</g>
	);
}

type ViewProps = {
	shape: Shape;
	/** One for all drawings that stand beside each other. */
	scene: Scene;
	label: string;
	className?: string;
};

function View({ scene, label, className, children }: Omit<ViewProps, "shape"> & { children: ReactNode }) {
	// A tarpaulin stands a little above the roof.
	const top = cm(scene.height) + 18;
	const width = cm(scene.width);
	return (
		<svg role="img" aria-label={label} viewBox={`0 ${-top} ${width} ${top + 6}`} className={className}>
			<Person />
			<g transform={`translate(${standX} 0)`}>{children}</g>
			<path d={`M0 2H${width}`} stroke={colors.edge} strokeWidth="4" />
		</svg>
	);
}

/** A container from its side, with a person, to scale. */
export function SideView({ shape, ...view }: ViewProps) {
	return (
		<View {...view}>
			<Side shape={shape} />
		</View>
	);
}

/** The end with the doors, with a person, to scale. */
export function DoorView({ shape, ...view }: ViewProps) {
	return (
		<View {...view}>
			<Doors shape={shape} />
		</View>
	);
}

/** Its side, and its doors beside it, with a person, to scale. */
export function BothViews({ shape, ...view }: ViewProps) {
	return (
		<View {...view}>
			<Side shape={shape} />
			<g transform={`translate(${cm(shape.length + viewGap)} 0)`}>
				<Doors shape={shape} />
			</g>
		</View>
	);
}

/** The side alone: as large as it is, one metre an `em` of the text around it. */
export function SideFigure({ shape, className }: { shape: Shape; className?: string }) {
	const top = cm(shape.height) + 18;
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 ${-top} ${cm(shape.length)} ${top}`}
			width={`${shape.length}em`}
			height={`${top / 100}em`}
			className={className}
		>
			<Side shape={shape} />
		</svg>
	);
}

/** The person alone, in the same measure. */
export function PersonFigure({ className }: { className?: string }) {
	return (
		<svg aria-hidden="true" viewBox="22 -180 48 180" width="0.48em" height="1.8em" className={className}>
			<Person />
		</svg>
	);
}
