import { Line, PictureBox } from "../../desk/thumbnail-parts.tsx";

export const referencesThumbnail = (
	<>
		<Line x={8} y={12} w={44} strong />
		{[8, 44, 80].map((x) => (
			<g key={x}>
				<rect x={x} y={24} width={32} height={42} rx={2} className="fill-surface stroke-edge" />
				<PictureBox x={x + 1} y={25} w={30} h={16} />
				<Line x={x + 5} y={48} w={18} strong />
				<Line x={x + 5} y={56} w={22} />
			</g>
		))}
	</>
);
