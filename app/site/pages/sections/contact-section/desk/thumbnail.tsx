import { Line, PictureBox, Pill } from "../../desk/thumbnail-parts.tsx";

export const contactSectionThumbnail = (
	<>
		<Line x={8} y={12} w={34} strong />
		{[24, 36].map((y) => (
			<rect key={y} x={8} y={y} width={48} height={8} rx={2} className="fill-surface stroke-edge" />
		))}
		<rect x={8} y={48} width={48} height={14} rx={2} className="fill-surface stroke-edge" />
		<Pill x={8} y={66} />
		<PictureBox x={64} y={16} w={48} h={32} />
		<Pill x={64} y={54} w={30} />
	</>
);
