import { Building, Container, type LucideIcon, Phone, Ship, TrendingUp } from "lucide-react";
import { ButtonLink } from "~/ui/button.tsx";
import { buttonTarget } from "../section.ts";
import type { SectionViewProps } from "../section-frame.tsx";
import { SectionFrame, SectionHeading } from "../section-frame.tsx";

const icons: Readonly<Record<string, LucideIcon>> = { Container, Ship, TrendingUp, Phone, Building };

function BoxIcon({ name }: { name: string }) {
	const Icon = icons[name] ?? Container;
	return (
		<span className="grid size-12 place-items-center rounded-md bg-brand text-on-brand">
			<Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
		</span>
	);
}

export function HighlightBoxes({ section }: SectionViewProps) {
	const Heading = section.title ? "h3" : "h2";
	return (
		<SectionFrame section={section}>
			<div className="page grid gap-10">
				<SectionHeading section={section} />
				<ul className="grid gap-6 md:grid-cols-3">
					{section.highlightBoxes.map((box, index) => {
						const target = buttonTarget(box.buttonUrl);
						return (
							<li
								// biome-ignore lint/suspicious/noArrayIndexKey: boxes keep no state, and two may have one title
								key={index}
								className="grid content-start gap-3 rounded-lg border border-line bg-surface p-6 text-ink"
							>
								<BoxIcon name={box.icon} />
								<Heading className="text-xl">{box.title}</Heading>
								<p className="text-muted">{box.content}</p>
								{box.buttonText && target && (
									<ButtonLink to={target} variant="quiet" className="mt-2 justify-self-start">
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
