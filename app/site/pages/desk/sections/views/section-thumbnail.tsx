import type { ReactNode } from "react";
import { contactSectionThumbnail } from "~/site/pages/sections/contact-section/desk/thumbnail.tsx";
import { containerCarouselThumbnail } from "~/site/pages/sections/container-carousel/desk/thumbnail.tsx";
import { contentCenteredThumbnail } from "~/site/pages/sections/content-centered/desk/thumbnail.tsx";
import { contentTwoColumnsThumbnail } from "~/site/pages/sections/content-two-columns/desk/thumbnail.tsx";
import { contentWithImageLeftThumbnail } from "~/site/pages/sections/content-with-image-left/desk/thumbnail.tsx";
import { contentWithImageRightThumbnail } from "~/site/pages/sections/content-with-image-right/desk/thumbnail.tsx";
import { darkTextBlockThumbnail } from "~/site/pages/sections/dark-text-block/desk/thumbnail.tsx";
import { fullWidthImageThumbnail } from "~/site/pages/sections/full-width-image/desk/thumbnail.tsx";
import { gradientBackgroundThumbnail } from "~/site/pages/sections/gradient-background/desk/thumbnail.tsx";
import { heroWithImageThumbnail } from "~/site/pages/sections/hero-with-image/desk/thumbnail.tsx";
import { highlightBoxesThumbnail } from "~/site/pages/sections/highlight-boxes/desk/thumbnail.tsx";
import { referencesThumbnail } from "~/site/pages/sections/references/desk/thumbnail.tsx";
import { reviewsThumbnail } from "~/site/pages/sections/reviews/desk/thumbnail.tsx";
import type { SectionType } from "~/site/pages/sections/section.ts";

/** A type without a drawing does not compile. */
const drawings: Record<SectionType, ReactNode> = {
	hero_with_image: heroWithImageThumbnail,
	content_with_image_left: contentWithImageLeftThumbnail,
	content_with_image_right: contentWithImageRightThumbnail,
	content_centered: contentCenteredThumbnail,
	highlight_boxes: highlightBoxesThumbnail,
	content_two_columns: contentTwoColumnsThumbnail,
	full_width_image: fullWidthImageThumbnail,
	gradient_background: gradientBackgroundThumbnail,
	dark_text_block: darkTextBlockThumbnail,
	contact_section: contactSectionThumbnail,
	container_carousel: containerCarouselThumbnail,
	reviews: reviewsThumbnail,
	references: referencesThumbnail,
};

/** What a type of section looks like, drawn small. Its name stands beside it. */
export function SectionThumbnail({ type }: { type: SectionType | null }) {
	return (
		<svg
			viewBox="0 0 120 80"
			aria-hidden="true"
			className="block aspect-[3/2] w-full overflow-hidden rounded-md border border-line bg-surface"
		>
			{type ? drawings[type] : <path d="M0 0l120 80M120 0L0 80" className="stroke-edge" />}
		</svg>
	);
}
