import type { ReactNode } from "react";
import { personHeight, personSpace, type Scene, type Shape, viewGap } from "../../sizes/container-shape.ts";
import { DrawnDoors } from "./drawn-doors.tsx";
import { cm, colors } from "./drawn-parts.tsx";
import { DrawnSide } from "./drawn-side.tsx";

/** Where containers stand in their scene, behind the person. */
const standX = cm(personSpace);
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
			<DrawnSide shape={shape} />
		</View>
	);
}

/** The end with the doors, with a person, to scale. */
export function DoorView({ shape, ...view }: ViewProps) {
	return (
		<View {...view}>
			<DrawnDoors shape={shape} />
		</View>
	);
}

/** Its side, and its doors beside it, with a person, to scale. */
export function BothViews({ shape, ...view }: ViewProps) {
	return (
		<View {...view}>
			<DrawnSide shape={shape} />
			<g transform={`translate(${cm(shape.length + viewGap)} 0)`}>
				<DrawnDoors shape={shape} />
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
			<DrawnSide shape={shape} />
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
