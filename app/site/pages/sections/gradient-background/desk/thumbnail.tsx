import { centered } from "../../desk/thumbnail-parts.tsx";

export const gradientBackgroundThumbnail = (
	<>
		<rect width={120} height={80} className="fill-brand" />
		<path d="M0 80L120 0v80z" className="fill-brand-hover" />
		{centered(true)}
	</>
);
