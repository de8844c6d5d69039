import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { halfSizes } from "~/ui/picture-sizes.ts";
import { urls } from "~/urls.ts";
import { buttonTarget, ruledTarget, type Section } from "./section.ts";
import { SectionFrame, SectionHeading, SectionHtml } from "./section-frame.tsx";

function SectionButton(props: { section: Section; onDark?: boolean; centered?: boolean }) {
	const { section, onDark = false, centered = false } = props;
	const t = useTranslations("home");
	const language = useLanguage();
	const ruled = ruledTarget(section);
	const target = ruled ? urls[ruled](language) : buttonTarget(section.buttonUrl);
	const label = section.buttonText ?? (ruled && t(`targets.${ruled}`));
	if (!label || !target) return null;
	return (
		<ButtonLink
			to={target}
			variant={onDark ? "quiet" : "brand"}
			className={centered ? "" : "justify-self-start"}
		>
			{label}
		</ButtonLink>
	);
}

/** content_with_image_left and content_with_image_right; on a phone the picture comes first. */
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
					className={`aspect-[4/3] w-full rounded-lg object-cover ${side === "right" ? "md:order-last" : ""}`}
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

export function ContentCentered({ section }: { section: Section }) {
	return (
		<SectionFrame section={section}>
			<div className="page grid justify-items-center gap-6">
				<SectionHeading section={section} centered />
				<SectionHtml html={section.contentHtml} />
				<SectionButton section={section} centered />
			</div>
		</SectionFrame>
	);
}

export function ContentTwoColumns({ section }: { section: Section }) {
	return (
		<SectionFrame section={section}>
			<div className="page grid gap-8">
				<SectionHeading section={section} />
				<SectionHtml html={section.contentHtml} className="prose-columns" />
				<SectionButton section={section} />
			</div>
		</SectionFrame>
	);
}

/** gradient_background (white text on the section's gradient) and the dark text block. */
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
