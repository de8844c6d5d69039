import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { type Conversion, conversionPicture, conversions } from "../conversions.ts";

type ModificationTexts = PageTexts["modifications"];

function ConversionCard(props: { conversion: Conversion; texts: ModificationTexts; button: ReactNode }) {
	const { conversion, texts } = props;
	const language = useLanguage();
	const { title, alt, base, works } = texts.conversions[conversion];
	return (
		<article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card">
			<Picture
				src={conversionPicture(conversion)}
				alt={alt}
				width={1200}
				height={900}
				sizes="(min-width: 1280px) 387px, (min-width: 768px) calc(50vw - 46px), calc(100vw - 34px)"
				className="aspect-[4/3] w-full bg-mist object-cover"
			/>
			<div className="flex flex-1 flex-col gap-4 p-5">
				<div className="grid gap-1">
					<h3 className="text-xl">{title}</h3>
					<p className="text-sm text-muted">{labelled(language, texts.showcase.base, base)}</p>
				</div>
				<ul className="grid gap-1.5">
					{works.map((work) => (
						<li key={work} className="flex gap-2.5">
							<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
							{work}
						</li>
					))}
				</ul>
				<div className="mt-auto grid pt-1">{props.button}</div>
			</div>
		</article>
	);
}

type ShowcaseProps = {
	texts: ModificationTexts;
	/** Where an inquiry for an example is made, and what opens it with scripts. */
	inquiryAddress: (conversion: Conversion) => string;
	onInquire: (conversion: Conversion) => void;
	configuratorAddress: string;
	onConfigure: () => void;
};

/** What can become of a container: examples with what was done to each. */
export default function Showcase({ texts, ...props }: ShowcaseProps) {
	const t = useTranslations("quote");
	const language = useLanguage();
	const { showcase } = texts;
	return (
		<section aria-labelledby="showcase-title" className="page grid gap-8 py-14 md:py-20">
			<div className="grid gap-3">
				<h2 id="showcase-title" className="text-3xl">
					{showcase.title}
				</h2>
				<p className="max-w-[60ch] text-lg text-muted">{showcase.intro}</p>
			</div>
			<ul className="below-fold grid gap-6 md:grid-cols-2 xl:grid-cols-3">
				{conversions.map((conversion) => (
					<li key={conversion}>
						<ConversionCard
							conversion={conversion}
							texts={texts}
							button={
								<ButtonLink
									to={props.inquiryAddress(conversion)}
									rel="nofollow"
									variant="quiet"
									aria-label={labelled(language, t("button"), texts.conversions[conversion].title)}
									onClick={(event) => {
										event.preventDefault();
										props.onInquire(conversion);
									}}
								>
									{t("button")}
								</ButtonLink>
							}
						/>
					</li>
				))}
				<li className="md:col-span-2 xl:col-span-1">
					<div className="flex h-full flex-col items-start justify-center gap-4 rounded-lg bg-brand-strong p-8 text-on-brand">
						<h3 className="text-2xl">{showcase.ownTitle}</h3>
						<p className="max-w-[48ch] text-on-brand/85">{showcase.ownText}</p>
						<ButtonLink
							to={props.configuratorAddress}
							variant="signal"
							onClick={(event) => {
								event.preventDefault();
								props.onConfigure();
							}}
						>
							{showcase.ownButton}
							<ArrowRight aria-hidden="true" className="size-5" />
						</ButtonLink>
					</div>
				</li>
			</ul>
		</section>
	);
}
