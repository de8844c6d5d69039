import type { ReactNode } from "react";
import { ContactSection } from "./contact-section/view.tsx";
import { ContainerCarousel } from "./container-carousel/view.tsx";
import { ContentCentered } from "./content-centered/view.tsx";
import { ContentTwoColumns } from "./content-two-columns/view.tsx";
import { ContentWithImageLeft } from "./content-with-image-left/view.tsx";
import { ContentWithImageRight } from "./content-with-image-right/view.tsx";
import { DarkTextBlock } from "./dark-text-block/view.tsx";
import { DrawnSection } from "./drawn-section.tsx";
import { FullWidthImage } from "./full-width-image/view.tsx";
import { GradientBackground } from "./gradient-background/view.tsx";
import { HeroWithImage } from "./hero-with-image/view.tsx";
import { HighlightBoxes } from "./highlight-boxes/view.tsx";
import type { SectionType } from "./section.ts";
import type { SectionViewProps } from "./section-frame.tsx";

/** A type without a view does not compile. */
const views: Record<SectionType, (props: SectionViewProps) => ReactNode> = {
	hero_with_image: HeroWithImage,
	content_with_image_left: ContentWithImageLeft,
	content_with_image_right: ContentWithImageRight,
	content_centered: ContentCentered,
	highlight_boxes: HighlightBoxes,
	content_two_columns: ContentTwoColumns,
	full_width_image: FullWidthImage,
	gradient_background: GradientBackground,
	dark_text_block: DarkTextBlock,
	contact_section: ContactSection,
	container_carousel: ContainerCarousel,
	reviews: DrawnSection,
	references: DrawnSection,
};

/** The view of a section by its type. */
export function SectionView(props: Omit<SectionViewProps, "isMain"> & { isMain?: boolean }) {
	const View = views[props.section.type];
	return <View isMain={false} {...props} />;
}
