import type { SectionViewProps } from "./section-frame.tsx";
import { SectionFrame, SectionHeading } from "./section-frame.tsx";

/** Cards that the server has drawn below their heading; nothing at all where there are none. */
export function DrawnSection({ section }: SectionViewProps) {
	if (!section.drawnHtml) return null;
	return (
		<SectionFrame section={section}>
			<div className="page grid gap-4 md:gap-8">
				<SectionHeading section={section} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup */}
				<div dangerouslySetInnerHTML={{ __html: section.drawnHtml }} />
			</div>
		</SectionFrame>
	);
}
