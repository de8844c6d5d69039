import type { Section } from "./section.ts";
import { SectionButton } from "./section-button.tsx";
import { SectionFrame, SectionHeading, SectionHtml } from "./section-frame.tsx";

/** White text, its heading beside it where there is room, on the section's own gradient or on the brand's dark. */
export function TextBand({ section, dark }: { section: Section; dark: boolean }) {
	return (
		<SectionFrame section={section} className={`text-on-brand ${dark ? "bg-brand-strong" : "bg-brand"}`}>
			<div className="page grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-16">
				<SectionHeading section={section} className="content-start" />
				<div className="grid grid-cols-1 content-start gap-5 md:pt-2">
					<SectionHtml html={section.contentHtml} className="text-on-brand/90 [&_a]:text-on-brand" />
					<SectionButton section={section} onDark />
				</div>
			</div>
		</SectionFrame>
	);
}
