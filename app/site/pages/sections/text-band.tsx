import type { Section } from "./section.ts";
import { SectionButton } from "./section-button.tsx";
import { SectionFrame, SectionHeading, SectionHtml } from "./section-frame.tsx";

/** White text across the page, on the section's own gradient or on the brand's dark. */
export function TextBand({ section, dark }: { section: Section; dark: boolean }) {
	return (
		<SectionFrame section={section} className={`text-on-brand ${dark ? "bg-brand-strong" : "bg-brand"}`}>
			<div className="page grid justify-items-center gap-5">
				<SectionHeading section={section} centered />
				<SectionHtml html={section.contentHtml} className="text-on-brand/90 [&_a]:text-on-brand" />
				<SectionButton section={section} onDark centered />
			</div>
		</SectionFrame>
	);
}
