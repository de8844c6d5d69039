import { SectionButton } from "../section-button.tsx";
import type { SectionViewProps } from "../section-frame.tsx";
import { SectionFrame, SectionHeading, SectionHtml } from "../section-frame.tsx";

export function ContentCentered({ section }: SectionViewProps) {
	return (
		<SectionFrame section={section}>
			<div className="page grid grid-cols-1 justify-items-center gap-3 md:gap-6">
				<SectionHeading section={section} centered />
				<SectionHtml html={section.contentHtml} className="steps" />
				<SectionButton section={section} centered />
			</div>
		</SectionFrame>
	);
}
