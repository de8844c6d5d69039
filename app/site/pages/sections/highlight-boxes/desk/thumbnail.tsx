import { Box, Line } from "../../desk/thumbnail-parts.tsx";

export const highlightBoxesThumbnail = (
	<>
		<Line x={8} y={12} w={50} strong />
		{[8, 44, 80].map((x) => (
			<Box key={x} x={x} />
		))}
	</>
);
