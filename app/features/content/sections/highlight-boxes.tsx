import { Building, Container, Phone, Ship, TrendingUp } from "lucide-react";
import { ButtonLink } from "~/ui/button.tsx";
import type { Section } from "../section.ts";
import { SectionFrame, SectionHeading } from "./section-frame.tsx";

const icons = { Container, Ship, TrendingUp, Phone, Building };

function BoxIcon({ name }: { name: string }) {
	const Icon = icons[name as keyof typeof icons] ?? Container;
	return (
		<span className="grid size-12 place-items-center rounded-md bg-brand text-on-brand">
			<Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
		</span>
	);
}

export function HighlightBoxes({ section }: { section: Section }) {
	return (
		<SectionFrame section={section}>
			<div className="page grid gap-10">
				<SectionHeading section={section} />
				<ul className="grid gap-6 md:grid-cols-3">
					{section.highlightBoxes.map((box) => (
						<li
							key={box.title}
							className="grid content-start gap-3 rounded-lg border border-line bg-surface p-6"
						>
							<BoxIcon name={box.icon} />
							<h3 className="text-xl">{box.title}</h3>
							<p className="text-muted">{box.content}</p>
							{box.buttonText && box.buttonUrl?.startsWith("/") && (
								<ButtonLink to={box.buttonUrl} variant="quiet" className="mt-2 justify-self-start">
									{box.buttonText}
								</ButtonLink>
							)}
						</li>
					))}
				</ul>
			</div>
		</SectionFrame>
	);
}
