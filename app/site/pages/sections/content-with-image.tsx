import { Picture } from "~/ui/picture.tsx";
import { besideSizes } from "~/ui/picture-sizes.ts";
import type { Section } from "./section.ts";
import { SectionButton } from "./section-button.tsx";
import { SectionFrame, SectionHeading, SectionHtml } from "./section-frame.tsx";

/** A text beside a picture; on a phone a small picture beside the heading, and the text below both. */
export function ContentWithImage({ section, side }: { section: Section; side: "left" | "right" }) {
	return (
		<SectionFrame section={section}>
			<div className={`page beside ${side}`}>
				<div>
					<SectionHeading section={section} />
				</div>
				<Picture
					src={section.imageUrl}
					alt={section.imageAlt ?? ""}
					width={1600}
					height={900}
					sizes={besideSizes}
					className="beside-picture"
				/>
				<div className="grid grid-cols-1 content-start gap-3 md:gap-5">
					<SectionHtml html={section.contentHtml} />
					<SectionButton section={section} />
				</div>
			</div>
		</SectionFrame>
	);
}
