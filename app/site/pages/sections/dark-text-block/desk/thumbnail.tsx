import { centered } from "../../desk/thumbnail-parts.tsx";

export const darkTextBlockThumbnail = (
	<>
		<rect width={120} height={80} className="fill-brand-strong" />
		{centered(true)}
	</>
);
