import { Line, PictureBox, Pill } from "../../desk/thumbnail-parts.tsx";

export const containerCarouselThumbnail = (
	<>
		<Line x={8} y={9} w={44} strong />
		{[8, 44, 80].map((x) => (
			<g key={x}>
				<rect x={x} y={20} width={32} height={46} rx={2} className="fill-surface stroke-edge" />
				<PictureBox x={x + 1} y={21} w={30} h={20} />
				<Line x={x + 5} y={47} w={20} strong />
				<Line x={x + 5} y={56} w={14} />
			</g>
		))}
		<Pill x={8} y={70} />
	</>
);
