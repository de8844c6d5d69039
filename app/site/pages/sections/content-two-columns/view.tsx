import { SectionButton } from "../section-button.tsx";
import type { SectionViewProps } from "../section-frame.tsx";
import { SectionFrame, SectionHeading, SectionHtml } from "../section-frame.tsx";

export function ContentTwoColumns({ section }: SectionViewProps) {
	return (
		<SectionFrame section={section}>
			<div className="page grid grid-cols-1 gap-4 md:gap-8">
				<SectionHeading section={section} />
				<SectionHtml html={section.contentHtml} className="prose-columns" />
				<SectionButton section={section} />
			</div>
		</SectionFrame>
	);
}
