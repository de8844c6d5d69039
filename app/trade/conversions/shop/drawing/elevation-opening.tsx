import type { Opening } from "~/trade/conversions/configuration.ts";
import {
	type ContainerModel,
	containerShapes,
	openingBox,
	type WallBox,
} from "~/trade/conversions/container-shape.ts";

type Box = { x: number; y: number; width: number; height: number };

const frame = 50;
const frameColor = "#eef1f2";

/** Mirrored on the left wall, whose doors are at the right of who looks at it from outside. */
function boxIn(model: ContainerModel, opening: Opening, { at, bottom, width, height }: WallBox): Box {
	const shape = containerShapes[model];
	const x = opening.wall === "left" ? shape.length - at - width : at;
	return { x, y: shape.height - bottom - height, width, height };
}

/** Lines across a box, a step apart. */
function slats({ x, y, width, height }: Box, step: number): string {
	const count = Math.floor(height / step);
	return Array.from({ length: count }, (_slat, index) => `M${x} ${y + (index + 0.5) * step}h${width}`).join(
		"",
	);
}

function inner({ x, y, width, height }: Box, edge: number): Box {
	return { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
}

function Window({ box }: { box: Box }) {
	const pane = inner(box, frame);
	return (
		<>
			<rect {...box} fill={frameColor} />
			<rect {...pane} fill="#b9d5e3" />
			<path
				d={`M${pane.x} ${pane.y + pane.height}L${pane.x + pane.width} ${pane.y}V${pane.y + pane.height * 0.4}L${pane.x + pane.width * 0.4} ${pane.y + pane.height}Z`}
				fill="#fff"
				fillOpacity="0.35"
			/>
			<path d={`M${pane.x + pane.width / 2} ${pane.y}v${pane.height}`} stroke={frameColor} strokeWidth="40" />
		</>
	);
}

function Door({ box, paint }: { box: Box; paint: string }) {
	const leaf = inner(box, frame);
	return (
		<>
			<rect {...box} fill={frameColor} />
			<rect {...leaf} height={leaf.height + frame} fill={paint} />
			<rect {...leaf} height={leaf.height + frame} fill="#fff" fillOpacity="0.22" />
			<path
				d={`M${leaf.x + 70} ${leaf.y + leaf.height / 2}h130`}
				stroke="#10202c"
				strokeWidth="34"
				strokeLinecap="round"
			/>
		</>
	);
}

function Roller({ box }: { box: Box }) {
	const curtain = inner(box, frame);
	const down = { ...curtain, height: curtain.height + frame };
	return (
		<>
			<rect {...box} fill={frameColor} />
			<rect {...down} fill="#c9d1d6" />
			<path d={slats(down, 90)} stroke="#10202c" strokeOpacity="0.3" strokeWidth="14" />
			<rect x={down.x} y={down.y + down.height - 70} width={down.width} height="70" fill="#7d8a92" />
		</>
	);
}

function Vent({ box }: { box: Box }) {
	return (
		<>
			<rect {...box} fill={frameColor} />
			<path d={slats(inner(box, 25), 40)} stroke="#38454d" strokeWidth="18" />
		</>
	);
}

/** What is built into a wall, drawn from outside in the wall's own coordinates. */
export function ElevationOpening(props: { opening: Opening; model: ContainerModel; paint: string }) {
	const { opening, model, paint } = props;
	const box = boxIn(model, opening, openingBox(opening));
	const kinds = {
		window: <Window box={box} />,
		door: <Door box={box} paint={paint} />,
		roller: <Roller box={box} />,
		vent: <Vent box={box} />,
	};
	return (
		<g>
			{kinds[opening.kind]}
			<rect {...box} fill="none" stroke="#10202c" strokeOpacity="0.55" strokeWidth="12" />
		</g>
	);
}
