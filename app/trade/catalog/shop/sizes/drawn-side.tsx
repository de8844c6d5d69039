import { foldsOf, type Shape } from "../../sizes/container-shape.ts";
import { cm, colors, Frame, Lines, rail, Tarpaulin, uprights, Wall } from "./drawn-parts.tsx";

/** A long side of a container, from its left end, on the ground. */
export function DrawnSide({ shape }: { shape: Shape }) {
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
