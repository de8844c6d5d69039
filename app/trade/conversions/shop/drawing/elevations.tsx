import type { ReactNode } from "react";
import { type Configuration, paintOf } from "~/trade/conversions/configuration.ts";
import { containerShapes, type Wall, wallLength } from "~/trade/conversions/container-shape.ts";
import type { ConversionTexts } from "~/trade/conversions/describe-configuration.ts";
import { ElevationOpening } from "./elevation-opening.tsx";
import { ElevationWall } from "./elevation-wall.tsx";

/** Around and between the walls, in millimetres. */
const gap = 500;

type Placed = { wall: Wall; x: number; y: number };

/** The long walls below each other, the ends beside them; the frame around them is 4 to 3. */
function layout({ model }: Configuration) {
	const { length, width, height } = containerShapes[model];
	const contentWidth = length + width + 3 * gap;
	// Long containers are drawn small: the names below their walls need more room.
	const rowGap = Math.max(gap, length * 0.09);
	const contentHeight = 2 * height + 3 * rowGap;
	const frameWidth = Math.max(contentWidth, (contentHeight * 4) / 3);
	const frameHeight = (frameWidth * 3) / 4;
	const x = (frameWidth - contentWidth) / 2 + gap;
	const y = (frameHeight - contentHeight) / 2 + rowGap;
	const below = y + height + rowGap;
	const beside = x + length + gap;
	const places: Placed[] = [
		{ wall: "left", x, y },
		{ wall: "rear", x: beside, y },
		{ wall: "right", x, y: below },
		{ wall: "front", x: beside, y: below },
	];
	return { frameWidth, frameHeight, places };
}

/** The four walls of a configuration as seen from outside, all to one scale. */
export function Elevations(props: {
	configuration: Configuration;
	texts: ConversionTexts;
	/** What the drawing shows; the description in words stands beside it. */
	label: string;
	/** Names of the walls below them. */
	captions?: boolean;
}): ReactNode {
	const { configuration, texts, label, captions = false } = props;
	const { model, openings } = configuration;
	const { height } = containerShapes[model];
	const paint = paintOf(configuration);
	const { frameWidth, frameHeight, places } = layout(configuration);
	return (
		<div className="relative aspect-[4/3] w-full">
			<svg role="img" aria-label={label} viewBox={`0 0 ${frameWidth} ${frameHeight}`} className="size-full">
				{places.map(({ wall, x, y }) => (
					<g key={wall} transform={`translate(${x} ${y})`}>
						<ElevationWall model={model} wall={wall} paint={paint} openings={openings} />
						{openings
							.filter((opening) => opening.wall === wall)
							.map((opening) => (
								<ElevationOpening key={opening.at} opening={opening} model={model} paint={paint} />
							))}
					</g>
				))}
			</svg>
			{captions &&
				places.map(({ wall, x, y }) => (
					<span
						key={wall}
						aria-hidden="true"
						className="absolute pt-0.5 text-xs whitespace-nowrap text-muted"
						style={{
							top: `${((y + height) / frameHeight) * 100}%`,
							...(wall === "left" || wall === "right"
								? { left: `${(x / frameWidth) * 100}%` }
								: { right: `${(1 - (x + wallLength(model, wall)) / frameWidth) * 100}%` }),
						}}
					>
						{texts.walls[wall]}
					</span>
				))}
		</div>
	);
}
