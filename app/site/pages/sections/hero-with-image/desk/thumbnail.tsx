import { Line, PictureBox, Pill } from "../../desk/thumbnail-parts.tsx";

export const heroWithImageThumbnail = (
	<>
		<rect width={120} height={80} className="fill-mist" />
		<rect x={8} y={18} width={40} height={7} rx={2} className="fill-ink" />
		<rect x={8} y={28} width={30} height={7} rx={2} className="fill-ink" />
		<Line x={8} y={42} w={40} />
		<Line x={8} y={48} w={34} />
		<Pill x={8} y={57} w={28} />
		<PictureBox x={56} y={14} w={56} h={52} />
	</>
);
