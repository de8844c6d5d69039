import type { ReactNode } from "react";
import type { Company } from "~/company/company.ts";
import { CarouselSection } from "./carousel-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { FullWidthImage } from "./full-width-image.tsx";
import { Hero } from "./hero.tsx";
import { HighlightBoxes } from "./highlight-boxes.tsx";
import type { Section } from "./section.ts";
import { ContentCentered, ContentTwoColumns, ContentWithImage, TextBand } from "./text-sections.tsx";

type SectionViewProps = {
	section: Section;
	company: Company;
	/** The contact form, which belongs to another feature. */
	contactForm: ReactNode;
	/** Makes the container carousel, whose containers belong to the catalog, around what leads to the whole list. */
	renderCarousel: (viewAll: ReactNode) => ReactNode;
	/** Whether the section's title is the page's. */
	isMain?: boolean;
};

/** The view of a section by its type. */
export function SectionView(props: SectionViewProps) {
	const { section, company, contactForm, renderCarousel, isMain = false } = props;
	switch (section.type) {
		case "hero_with_image":
			return <Hero section={section} isMain={isMain} />;
		case "content_with_image_left":
			return <ContentWithImage section={section} side="left" />;
		case "content_with_image_right":
			return <ContentWithImage section={section} side="right" />;
		case "content_centered":
			return <ContentCentered section={section} />;
		case "content_two_columns":
			return <ContentTwoColumns section={section} />;
		case "highlight_boxes":
			return <HighlightBoxes section={section} />;
		case "full_width_image":
			return <FullWidthImage section={section} />;
		case "gradient_background":
			return <TextBand section={section} dark={false} />;
		case "dark_text_block":
			return <TextBand section={section} dark />;
		case "contact_section":
			return <ContactSection section={section} company={company} form={contactForm} />;
		case "container_carousel":
			return <CarouselSection section={section} renderCarousel={renderCarousel} />;
	}
}
