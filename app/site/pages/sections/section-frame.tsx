import type { CSSProperties, ReactNode } from "react";
import type { Company } from "~/company/company.ts";
import { isBackground, isCssLength, type Section } from "./section.ts";

/** What a page hands to the view of a section, whatever its type. */
export type SectionViewProps = {
	section: Section;
	company: Company;
	/** Makes the contact form, which belongs to another noun, with what the section says before it. */
	renderContactForm: (intro: ReactNode) => ReactNode;
	/** Makes the container carousel, whose containers belong to the catalog, around what leads to the whole list. */
	renderCarousel: (viewAll: ReactNode) => ReactNode;
	/** Whether the section's title is the page's. */
	isMain: boolean;
	/** Stands beside the contact form where there is room: when and where the company is found. */
	visit?: ReactNode;
	/** What a page puts into its hero beside the owner's words. */
	finder?: ReactNode;
};

/** The section's own background and paddings; what is no plain CSS value is left out. */
function frameStyle(section: Section): CSSProperties & Record<`--${string}`, string> {
	const background = section.backgroundGradient ?? section.backgroundColor;
	const top = section.paddingTop;
	const bottom = section.paddingBottom;
	return {
		...(background && isBackground(background) ? { background } : {}),
		...(top && isCssLength(top) ? { "--padding-top": top } : {}),
		...(bottom && isCssLength(bottom) ? { "--padding-bottom": bottom } : {}),
	};
}

/** One band of a page. Paddings shrink on a phone to at most 24 px. */
export function SectionFrame(props: { section: Section; className?: string; children: ReactNode }) {
	return (
		<section
			id={props.section.id}
			style={frameStyle(props.section)}
			className={`band ${props.className ?? ""}`}
		>
			{props.children}
		</section>
	);
}

export function SectionHeading(props: { section: Section; centered?: boolean; className?: string }) {
	const { title, subtitle } = props.section;
	if (!title && !subtitle) return null;
	return (
		<div
			className={`grid max-w-3xl grid-cols-1 gap-2 md:gap-3 ${props.centered ? "mx-auto justify-items-center text-center" : ""} ${props.className ?? ""}`}
		>
			{title && <h2 className="text-2xl md:text-4xl">{title}</h2>}
			{subtitle && <p className="wrap-anywhere opacity-85 md:text-lg">{subtitle}</p>}
		</div>
	);
}

/** HTML from the page editor: cleaned when it was read from the database. */
export function SectionHtml({ html, className = "" }: { html: string | null; className?: string }) {
	if (!html) return null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content store
	return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
