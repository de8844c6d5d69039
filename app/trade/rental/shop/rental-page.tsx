import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { ChoiceCounts } from "~/trade/catalog/choice-counts.ts";
import { ClosingCard, closingPlace } from "~/trade/catalog/shop/closing-card.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { useLate } from "~/ui/use-late.ts";
import { urls } from "~/urls.ts";
import type { RentalOffer, RentalState } from "../rental.ts";
import { RentalCard } from "./rental-card.tsx";
import { RentalFilters } from "./rental-filters.tsx";

type RentalPageProps = {
	/** Those of one page. */
	offers: RentalOffer[];
	shown: RentalState;
	texts: PageTexts["rent"];
	closing: PageTexts["containerList"]["closing"];
};

/** Loading failure is the route's; what is left: waiting, nothing found, or cards (shop document §8 and §9). */
function Offers({ offers, shown, texts, closing, loading }: RentalPageProps & { loading: boolean }) {
	const t = useTranslations("catalog");
	const path = urls.rent(useLanguage());
	if (loading) return <CardSkeletons count={6} />;
	if (offers.length === 0)
		return (
			<div className="grid gap-6 md:grid-cols-2">
				<div className="grid content-start justify-items-start gap-4 rounded-lg bg-mist p-8">
					<p>{texts.empty}</p>
					{shown.size && (
						<ButtonLink to={path} variant="quiet">
							{t("clearFilters")}
						</ButtonLink>
					)}
				</div>
				<ClosingCard words={closing} />
			</div>
		);
	return (
		<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
			{offers.map((offer, index) => (
				<li key={offer.id}>
					<RentalCard offer={offer} texts={texts} eager={index === 0} />
				</li>
			))}
			<li className={closingPlace}>
				<ClosingCard words={closing} />
			</li>
		</ul>
	);
}

/** Containers for rent with their filters, and what renting means below them. */
export function RentalPage(
	props: RentalPageProps & {
		/** On all pages. */
		total: number;
		/** What each size would leave. */
		counts: ChoiceCounts["size"];
		/** Links to the other pages. */
		children: ReactNode;
	},
) {
	const { total, shown, texts } = props;
	const t = useTranslations("catalog");
	const common = useTranslations("common");
	const language = useLanguage();
	const loading = useLate(useNavigation().location?.pathname === urls.rent(language));
	return (
		<>
			<div className="page grid gap-8 pt-10 pb-16 md:pt-14">
				<header className="grid gap-4">
					<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
						<h1 className="text-4xl">{texts.title}</h1>
						<p role="status" className="text-muted">
							{loading ? common("loading") : t("results", { count: total })}
						</p>
					</div>
					<p className="max-w-[68ch] text-lg text-pretty text-muted">{texts.intro}</p>
					<p className="flex items-center gap-2.5 font-semibold">
						<CalendarDays aria-hidden="true" className="size-5 shrink-0 text-signal-ink" />
						{texts.minimum}
					</p>
				</header>
				<RentalFilters shown={shown} counts={props.counts} sizeDescLabel={texts.sortSizeDesc} />
				<Offers {...props} loading={loading} />
				{!loading && props.children}
			</div>
			<section className="bg-mist py-14 md:py-24">
				<div className="page grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-16">
					<h2 className="text-3xl">{texts.about.title}</h2>
					<div className="prose">
						{texts.about.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
						<p>
							<ButtonLink to={urls.leasing(language)} variant="quiet">
								{texts.about.leasingLink}
							</ButtonLink>
						</p>
					</div>
				</div>
			</section>
		</>
	);
}
