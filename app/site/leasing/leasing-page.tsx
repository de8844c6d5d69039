import {
	Check,
	Container,
	FileText,
	Phone,
	Repeat,
	ScrollText,
	ShieldCheck,
	Signpost,
	Truck,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { newContainers, scenes } from "~/media/pictures.ts";
import type { TypeGroup } from "~/trade/catalog/product-groups.ts";
import { ButtonAnchor, ButtonLink } from "~/ui/button.tsx";
import { PageHero } from "~/ui/page-hero.tsx";
import { Picture } from "~/ui/picture.tsx";
import { urls } from "~/urls.ts";

type Texts = PageTexts["leasing"];
type Owner = { phone: string; phoneLink: string };

/** Picture of the page and of its shared link. */
export const leasingImage = scenes.leasing;

const types: { group: TypeGroup; image: string }[] = [
	{ group: "standard", image: newContainers["20ft-dv"] },
	{ group: "high-cube", image: newContainers["40ft-hc"] },
	{ group: "thermostatic", image: newContainers["40ft-hc-rf"] },
	{ group: "special", image: newContainers["20ft-ot"] },
];
const benefitIcons = [ScrollText, Container, Truck, ShieldCheck, Repeat, Signpost];

function Band(props: { title: string; text?: string; tinted?: boolean; children: ReactNode }) {
	return (
		<section className={`py-14 md:py-24 ${props.tinted ? "bg-mist" : ""}`}>
			<div className="page grid gap-8 md:gap-10">
				<div className="grid max-w-3xl gap-3">
					<h2 className="text-3xl md:text-4xl">{props.title}</h2>
					{props.text && <p className="text-lg text-pretty text-muted">{props.text}</p>}
				</div>
				{props.children}
			</div>
		</section>
	);
}

/** The two ways to a price: by phone, or in writing. */
function PriceLinks({ texts, owner }: { texts: Texts; owner: Owner }) {
	const quote = useTranslations("quote")("button");
	return (
		<>
			{owner.phoneLink && (
				<ButtonAnchor href={`tel:${owner.phoneLink}`} variant="signal">
					<Phone aria-hidden="true" className="size-5 shrink-0" />
					<span>
						{texts.callForPricing} <span className="whitespace-nowrap">{owner.phone}</span>
					</span>
				</ButtonAnchor>
			)}
			<ButtonLink to={urls.contact(useLanguage())} variant="quiet">
				<FileText aria-hidden="true" className="size-5 shrink-0" />
				{quote}
			</ButtonLink>
		</>
	);
}

function Reasons({ reasons }: { reasons: Texts["reasons"] }) {
	return (
		<Band title={reasons.title}>
			<ol className="below-fold grid gap-8 md:grid-cols-3 md:gap-10">
				{reasons.items.map((reason, index) => (
					<li key={reason.title} className="grid content-start gap-3 border-t-4 border-brand-ink pt-5">
						<span
							aria-hidden="true"
							className="text-4xl leading-none font-bold text-signal-ink [font-stretch:88%]"
						>
							{index + 1}
						</span>
						<h3 className="text-xl">{reason.title}</h3>
						<p className="text-muted">{reason.text}</p>
					</li>
				))}
			</ol>
		</Band>
	);
}

function Tiers({ tiers }: { tiers: Texts["tiers"] }) {
	return (
		<Band title={tiers.title} text={tiers.text} tinted>
			<ul className="grid gap-6 md:grid-cols-3">
				{tiers.items.map((tier) => (
					<li
						key={tier.name}
						className="grid content-start gap-4 rounded-lg border border-line bg-surface p-6 shadow-card"
					>
						<div className="grid gap-1">
							<h3 className="text-lg text-muted">{tier.name}</h3>
							<p className="text-3xl font-bold whitespace-nowrap [font-stretch:88%]">{tier.term}</p>
						</div>
						<p>{tier.text}</p>
						<ul className="grid gap-2 border-t border-line pt-4">
							{tier.points.map((point) => (
								<li key={point} className="flex gap-2.5">
									<Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
									{point}
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</Band>
	);
}

function Types({ texts }: { texts: Texts["types"] }) {
	const list = urls.containers(useLanguage());
	return (
		<Band title={texts.title} text={texts.text}>
			<ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
				{types.map(({ group, image }, index) => (
					<li
						key={group}
						className="group relative flex flex-col overflow-hidden rounded-lg border border-line hover:shadow-card"
					>
						<Picture
							src={image}
							alt=""
							width={1200}
							height={900}
							sizes="(min-width: 1280px) 284px, (min-width: 1024px) calc(25vw - 36px), (min-width: 768px) calc(50vw - 46px), (min-width: 480px) calc(50vw - 30px), calc(100vw - 34px)"
							className="aspect-[4/3] w-full bg-mist"
						/>
						<div className="grid gap-2 p-5">
							<h3 className="text-lg">
								<Link
									to={`${list}?type=${group}`}
									className="after:absolute after:inset-0 group-hover:text-info"
								>
									{texts.items[index]?.title}
								</Link>
							</h3>
							<p className="text-muted">{texts.items[index]?.text}</p>
						</div>
					</li>
				))}
			</ul>
		</Band>
	);
}

function Benefits({ benefits }: { benefits: Texts["benefits"] }) {
	return (
		<Band title={benefits.title} tinted>
			<ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
				{benefits.items.map((benefit, index) => {
					const Icon = benefitIcons[index] ?? Check;
					return (
						<li key={benefit.title} className="flex gap-4">
							<span className="grid size-12 shrink-0 place-items-center rounded-md bg-brand text-on-brand">
								<Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
							</span>
							<div className="grid content-start gap-1">
								<h3 className="text-lg">{benefit.title}</h3>
								<p className="text-muted">{benefit.text}</p>
							</div>
						</li>
					);
				})}
			</ul>
		</Band>
	);
}

/** What leasing offers: reasons, terms, containers, and the two ways to a price (shop document §2 and §9). */
export function LeasingPage({ texts, owner }: { texts: Texts; owner: Owner }) {
	const language = useLanguage();
	return (
		<>
			<PageHero title={texts.title} text={texts.intro} image={{ src: leasingImage, alt: texts.imageAlt }}>
				<PriceLinks texts={texts} owner={owner} />
			</PageHero>
			<Reasons reasons={texts.reasons} />
			<Tiers tiers={texts.tiers} />
			<Types texts={texts.types} />
			<Benefits benefits={texts.benefits} />
			<section className="bg-brand-strong py-14 text-on-brand md:py-20">
				<div className="page grid items-center gap-6 lg:grid-cols-[1fr_auto] lg:gap-16">
					<div className="grid max-w-3xl gap-3">
						<h2 className="text-3xl">{texts.action.title}</h2>
						<p className="text-lg text-on-brand/85">{texts.action.text}</p>
					</div>
					<div className="flex flex-wrap gap-3 lg:grid">
						<PriceLinks texts={texts} owner={owner} />
					</div>
				</div>
			</section>
			<section className="py-14 md:py-24">
				<div className="page grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-16">
					<h2 className="text-3xl">{texts.about.title}</h2>
					<div className="prose">
						{texts.about.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
						<p>
							<ButtonLink to={urls.rent(language)} variant="quiet">
								{texts.about.rentLink}
							</ButtonLink>
						</p>
					</div>
				</div>
			</section>
		</>
	);
}
