import { ArrowRight, Check, PlugZap, Ruler, Snowflake, Thermometer } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { scenes } from "~/media/pictures.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHero } from "~/ui/page-hero.tsx";
import { urls } from "~/urls.ts";

type Texts = PageTexts["refrigerated"];

/** Picture of the page and of its shared link. */
export const refrigeratedImage = scenes["cold-store"];

const featureIcons = [Thermometer, Ruler, PlugZap, Snowflake];

function Features({ features }: { features: Texts["features"] }) {
	return (
		<section className="py-14 md:py-24">
			<div className="page grid gap-8 md:gap-10">
				<h2 className="text-3xl md:text-4xl">{features.title}</h2>
				<ul className="below-fold grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
					{features.items.map((feature, index) => {
						const Icon = featureIcons[index] ?? Snowflake;
						return (
							<li key={feature.title} className="grid content-start gap-3 rounded-lg border border-line p-6">
								<span className="grid size-12 place-items-center rounded-md bg-info-soft text-info">
									<Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
								</span>
								<h3 className="text-xl">{feature.title}</h3>
								<p className="text-muted">{feature.text}</p>
							</li>
						);
					})}
				</ul>
			</div>
		</section>
	);
}

/** What is in stock now: words and the way to the list on one side, cards on the other. */
function Stock({ stock, children }: { stock: Texts["stock"]; children: ReactNode[] }) {
	const list = urls.containers(useLanguage());
	return (
		<section className="bg-mist py-14 md:py-24">
			<div className="page grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-14">
				<div className="grid content-start justify-items-start gap-4">
					<h2 className="text-3xl md:text-4xl">{stock.title}</h2>
					<p className="text-muted">{children.length === 0 ? stock.empty : stock.text}</p>
					<ButtonLink to={list} variant="quiet">
						{stock.all}
						<ArrowRight aria-hidden="true" className="size-5 shrink-0" />
					</ButtonLink>
				</div>
				{children.length > 0 && <ul className="grid gap-6 md:grid-cols-2">{children}</ul>}
			</div>
		</section>
	);
}

function Advantages({ advantages }: { advantages: Texts["advantages"] }) {
	return (
		<section className="py-14 md:py-24">
			<div className="page grid gap-8 md:gap-10">
				<h2 className="max-w-3xl text-3xl md:text-4xl">{advantages.title}</h2>
				<ul className="grid gap-x-14 gap-y-6 md:grid-cols-2">
					{advantages.items.map((advantage) => (
						<li key={advantage.title} className="flex gap-4 border-t border-line pt-5">
							<Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success" />
							<div className="grid content-start gap-1">
								<h3 className="text-lg">{advantage.title}</h3>
								<p className="text-muted">{advantage.text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/**
 * Refrigerated containers (shop document §2).
 * @param props.children cards of those in the shop, each in a list item
 */
export function RefrigeratedPage({ texts, children }: { texts: Texts; children: ReactNode[] }) {
	const language = useLanguage();
	const { title, intro, imageAlt, action, about } = texts;
	return (
		<>
			<PageHero title={title} text={intro} image={{ src: refrigeratedImage, alt: imageAlt }}>
				<ButtonLink to={urls.contact(language)} variant="signal">
					{texts.contact}
				</ButtonLink>
				<ButtonLink to={urls.containers(language)} variant="quiet">
					{texts.stock.all}
				</ButtonLink>
			</PageHero>
			<Features features={texts.features} />
			<Stock stock={texts.stock}>{children}</Stock>
			<Advantages advantages={texts.advantages} />
			<section className="bg-brand-strong py-14 text-on-brand md:py-20">
				<div className="page grid items-center gap-6 lg:grid-cols-[1fr_auto] lg:gap-16">
					<div className="grid max-w-3xl gap-3">
						<h2 className="text-3xl">{action.title}</h2>
						<p className="text-lg text-on-brand/85">{action.text}</p>
					</div>
					<ButtonLink to={urls.contact(language)} variant="signal" className="justify-self-start">
						{texts.contact}
					</ButtonLink>
				</div>
			</section>
			<section className="py-14 md:py-24">
				<div className="page grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-16">
					<h2 className="text-3xl">{about.title}</h2>
					<div className="prose">
						{about.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</div>
			</section>
		</>
	);
}
