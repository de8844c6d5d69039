import type { Scene, Shape } from "../../sizes/container-shape.ts";
import type { PlacedPallet } from "../../sizes/pallets.ts";

const cm = (metres: number) => Math.round(metres * 100);

/** A container's floor from above with its pallets, doors open at the right, in the scale of a scene. */
export function FloorPlan(props: {
	shape: Shape;
	/** Null: not known, or a tank. */
	inside: { length: number; width: number } | null;
	pallets: readonly PlacedPallet[];
	/** Whose scale it has; the floor stands where the container does. */
	scene: Scene;
	/** The widest container beside it. */
	widest: number;
	/** What stands before it in the scene, metres. */
	indent: number;
	label: string;
	className?: string;
}) {
	const { shape, inside, pallets, scene, indent } = props;
	const [length, width] = [cm(shape.length), cm(shape.width)];
	const side = (width - cm(inside?.width ?? shape.width)) / 2;
	const front = (length - cm(inside?.length ?? shape.length)) / 2;
	const hasDoors = shape.kind !== "flat-rack" && shape.kind !== "tank";
	return (
		<svg
			role="img"
			aria-label={props.label}
			viewBox={`0 -4 ${cm(scene.width)} ${cm(props.widest) + 8}`}
			className={props.className}
		>
			<g transform={`translate(${cm(indent)} 0)`}>
				<path
					d={`M0 0H${length}V${width}H0Z`}
					fill="var(--color-mist)"
					stroke="var(--color-steel)"
					strokeWidth="7"
				/>
				{hasDoors && (
					<path
						d={`M${length} ${side}V${width - side}`}
						stroke="var(--color-signal-ink)"
						strokeWidth="9"
						strokeDasharray={`${(width - 2 * side) / 2 - 4} 8`}
					/>
				)}
				{pallets.map(({ x, y, length: long, width: wide }) => (
					<rect
						key={`${x} ${y}`}
						x={front + cm(x) + 2}
						y={side + cm(y) + 2}
						width={cm(long) - 4}
						height={cm(wide) - 4}
						rx="3"
						fill="var(--color-warning-soft)"
						stroke="var(--color-warning)"
						strokeOpacity="0.7"
						strokeWidth="4"
					/>
				))}
			</g>
		</svg>
	);
}
