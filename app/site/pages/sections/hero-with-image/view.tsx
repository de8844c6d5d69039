import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { heroSizes } from "~/ui/picture-sizes.ts";
import { urls } from "~/urls.ts";
import type { SectionViewProps } from "../section-frame.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** Its button always leads to the container list. */
export function HeroWithImage({
	section,
	isMain,
	finder,
}: Pick<SectionViewProps, "section" | "isMain" | "finder">) {
	const t = useTranslations("home");
	const Heading = isMain ? "h1" : "h2";
	return (
		<SectionFrame section={section} className="bg-mist">
			<div className="page hero">
				<div className="grid justify-items-start gap-3 md:gap-5">
					{section.title && <Heading className="text-[1.8rem] md:text-5xl">{section.title}</Heading>}
					{section.subtitle && (
						<p className="max-w-[52ch] wrap-anywhere text-muted md:text-lg">{section.subtitle}</p>
					)}
					<ButtonLink
						to={urls.containers(useLanguage())}
						variant={finder ? "quiet" : "signal"}
						className={`wrap-anywhere ${finder ? "" : "px-7 py-3 text-lg"}`}
					>
						{section.buttonText ?? t("viewContainers")}
					</ButtonLink>
				</div>
				{finder && <div>{finder}</div>}
				<Picture
					src={section.imageUrl}
					alt={section.imageAlt ?? ""}
					width={1600}
					height={900}
					sizes={heroSizes}
					eager={isMain}
					className="wide rounded-lg"
				/>
			</div>
		</SectionFrame>
	);
}
