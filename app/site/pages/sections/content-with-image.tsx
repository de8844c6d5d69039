import { Picture } from "~/ui/picture.tsx";
import { halfSizes } from "~/ui/picture-sizes.ts";
import type { Section } from "./section.ts";
import { SectionButton } from "./section-button.tsx";
import { SectionFrame, SectionHeading, SectionHtml } from "./section-frame.tsx";

/** A text beside a picture; on a phone the picture comes first. */
export function ContentWithImage({ section, side }: { section: Section; side: "left" | "right" }) {
	return (
		<SectionFrame section={section}>
			<div className="page grid items-center gap-8 md:grid-cols-2 md:gap-16">
				<Picture
					src={section.imageUrl}
					alt={section.imageAlt ?? ""}
					width={1600}
					height={900}
					sizes={halfSizes}
					className={`aspect-video w-full md:aspect-[4/3] rounded-lg object-cover ${side === "right" ? "md:order-last" : ""}`}
				/>
				<div className="grid gap-5">
					<SectionHeading section={section} />
					<SectionHtml html={section.contentHtml} />
					<SectionButton section={section} />
				</div>
			</div>
		</SectionFrame>
	);
}
