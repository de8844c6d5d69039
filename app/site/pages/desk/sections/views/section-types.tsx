import { Link } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type SectionType, sectionTypes } from "~/site/pages/sections/section.ts";
import { SectionThumbnail } from "./section-thumbnail.tsx";

/** The types that a page can get a section of; each leads to the form of a new one. */
export function SectionTypes(props: {
	texts: PageTexts["adminSections"];
	address: (type: SectionType) => string;
}) {
	const { texts } = props;
	return (
		<section aria-labelledby="add-section" className="grid gap-4">
			<div className="grid gap-1">
				<h2 id="add-section" className="text-2xl">
					{texts.add}
				</h2>
				<p className="text-muted">{texts.addHint}</p>
			</div>
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
				{sectionTypes.map((type) => (
					<li
						key={type}
						className="relative grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 rounded-lg border border-line p-4 hover:border-edge hover:shadow-card sm:grid-cols-1"
					>
						<SectionThumbnail type={type} />
						<div className="grid content-start gap-1">
							<Link
								to={props.address(type)}
								className="text-lg leading-snug font-semibold text-brand-ink after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-info"
							>
								{texts.types[type].name}
							</Link>
							<p className="text-sm text-muted">{texts.types[type].text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
