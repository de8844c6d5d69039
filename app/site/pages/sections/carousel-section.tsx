import type { ReactNode } from "react";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import type { Section } from "./section.ts";
import { SectionFrame, SectionHeading } from "./section-frame.tsx";

/**
 * container_carousel: its button always leads to the container list.
 * @param renderCarousel makes the cards, which belong to the catalog, around what leads to the whole list
 */
export function CarouselSection(props: {
	section: Section;
	renderCarousel: (viewAll: ReactNode) => ReactNode;
}) {
	const { section } = props;
	const t = useTranslations("home");
	const language = useLanguage();
	return (
		<SectionFrame section={section}>
			<div className="page mb-8">
				<SectionHeading section={section} />
			</div>
			{props.renderCarousel(
				<ButtonLink to={urls.containers(language)}>{section.buttonText ?? t("viewAll")}</ButtonLink>,
			)}
		</SectionFrame>
	);
}
