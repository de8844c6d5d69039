import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import type { SectionViewProps } from "../section-frame.tsx";
import { SectionFrame, SectionHeading } from "../section-frame.tsx";

/** Its button always leads to the container list. */
export function ContainerCarousel({ section, renderCarousel }: SectionViewProps) {
	const t = useTranslations("home");
	const language = useLanguage();
	return (
		<SectionFrame section={section}>
			<div className="page mb-4 md:mb-8">
				<SectionHeading section={section} />
			</div>
			{renderCarousel(
				<ButtonLink to={urls.containers(language)} className="wrap-anywhere">
					{section.buttonText ?? t("viewAll")}
				</ButtonLink>,
			)}
		</SectionFrame>
	);
}
