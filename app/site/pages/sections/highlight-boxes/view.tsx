import { Building, Container, type LucideIcon, Phone, Ship, TrendingUp } from "lucide-react";
import { ButtonLink } from "~/ui/button.tsx";
import { buttonTarget } from "../section.ts";
import type { SectionViewProps } from "../section-frame.tsx";
import { SectionFrame, SectionHeading } from "../section-frame.tsx";

const icons: Readonly<Record<string, LucideIcon>> = { Container, Ship, TrendingUp, Phone, Building };

function BoxIcon({ name }: { name: string }) {
	const Icon = icons[name] ?? Container;
	return (
		<span className="row-span-3 grid size-10 place-items-center rounded-md bg-brand text-on-brand md:row-span-1 md:size-12">
			<Icon aria-hidden="true" className="size-5 md:size-6" strokeWidth={1.75} />
		</span>
	);
}

export function HighlightBoxes({ section }: SectionViewProps) {
	const Heading = section.title ? "h3" : "h2";
	return (
		<SectionFrame section={section}>
			<div className="page grid gap-4 md:gap-10">
				<SectionHeading section={section} />
				<ul className="boxes">
					{section.highlightBoxes.map((box, index) => {
						const target = buttonTarget(box.buttonUrl);
						return (
							<li
								// biome-ignore lint/suspicious/noArrayIndexKey: boxes keep no state, and two may have one title
								key={index}
								className="box"
							>
								<BoxIcon name={box.icon} />
								<Heading className="text-lg md:text-xl">{box.title}</Heading>
								<p>{box.content}</p>
								{box.buttonText && target && (
									<ButtonLink to={target} variant="quiet" className="wrap-anywhere">
										{box.buttonText}
									</ButtonLink>
								)}
							</li>
						);
					})}
				</ul>
			</div>
		</SectionFrame>
	);
}
