import { Line } from "../../desk/thumbnail-parts.tsx";

export const contentTwoColumnsThumbnail = (
	<>
		<Line x={8} y={14} w={50} strong />
		{[8, 64].map((x) =>
			[28, 34, 40, 46, 52, 58].map((y) => <Line key={`${x} ${y}`} x={x} y={y} w={y === 58 ? 30 : 48} />),
		)}
	</>
);
