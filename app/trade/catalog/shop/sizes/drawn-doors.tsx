import type { Shape } from "../../sizes/container-shape.ts";
import { cm, colors, Frame, Lines, rail, Tarpaulin, uprights, Wall } from "./drawn-parts.tsx";

/** The end of a container with its doors, from its left edge, on the ground. */
export function DrawnDoors({ shape }: { shape: Shape }) {
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
