import { Suspense, useEffect } from "react";
import { data } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { organizationStructuredData } from "~/company/organization-structured-data.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listSections } from "~/site/pages/content.store.server.ts";
import { HeroWithImage } from "~/site/pages/sections/hero-with-image/view.tsx";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { useShop } from "~/site/shell/use-shop.ts";
import { withVoices } from "~/site/voices/with-voices.server.tsx";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { filterFromUrl } from "~/trade/catalog/list-query.ts";
import { isFiltered } from "~/trade/catalog/product-groups.ts";
import { listForCarousel, listForHome } from "~/trade/catalog/product-pages.store.server.ts";
import { PriceFinder } from "~/trade/catalog/shop/price-finder.tsx";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { lowerView } from "~/ui/late-view.ts";
import { PaintedPart } from "~/ui/painted-part.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/home";
import { askedPlace } from "./asked-place.server.ts";
import { kept } from "./kept.server.ts";
import { chosenOf, deliveredPrices, deliveriesOf, priceFinder } from "./price-finder.server.ts";
import { answerSectionContact } from "./section-contact.server.ts";
import { readTrust } from "./trust.server.ts";

/** In the document like everything else; their code comes after the first load. */
const TrustFacts = lowerView(
	() => import("~/site/trust/trust-facts.tsx"),
	(file) => file.default,
);
const FloatingLanguageSwitcher = lowerView(
	() => import("~/site/shell/floating-language-switcher.tsx"),
	(file) => file.FloatingLanguageSwitcher,
);
const PageSections = lowerView(
	() => import("./page-sections.tsx"),
	(file) => file.default,
);

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const filter = filterFromUrl(url.searchParams);
	const place = await askedPlace(services(context), url, language);
	const [voiced, { newest, choices }, narrowed, company, trust] = await Promise.all([
		listSections(db, cache, "home", language).then((own) => withVoices({ db, cache }, own, language)),
		listForHome(db, cache, language),
		isFiltered(filter) ? listForCarousel(db, cache, language, filter) : null,
		requireCompany(db, cache),
		readTrust(services(context), language),
	]);
	const { sections, tags } = voiced;
	const products = narrowed ?? newest;
	const chosen = chosenOf(choices, url);
	const deliveries = await deliveriesOf(db, chosen ? [...products, chosen] : products, place);
	const finder = priceFinder({ choices, url, language, place }, deliveries);
	const origin = config.origin;
	const organization = organizationStructuredData(company, {
		url: origin + urls.home(language),
		logo: `${origin}/favicon.svg`,
	});
	return data(
		{
			...{ sections, products, company, organization, filter, finder, trust },
			delivered: deliveredPrices(products, place, deliveries),
			alternates: everyLanguage(urls.home),
		},
		{ headers: kept(productsTag, tariffsTag, ...tags) },
	);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export async function action(args: Route.ActionArgs) {
	const { db, cache } = services(args.context);
	return answerSectionContact(args, await listSections(db, cache, "home", languageOf(args.context)));
}

/** What stands where the sections should be, with the button that loads them again. */
function Problem({ title, text }: { title: string; text: string }) {
	const t = useTranslations("home");
	return (
		<div className="page grid justify-items-start gap-4 py-24">
			<h1 className="text-3xl">{title}</h1>
			<p className="text-muted">{text}</p>
			<ButtonLink to="" reloadDocument>
				{t("refresh")}
			</ButtonLink>
		</div>
	);
}

export function ErrorBoundary() {
	const t = useTranslations("home");
	const [title, text] = [useTranslations("common")("error"), t("loadFailed")];
	useEffect(() => showToast({ tone: "error", title, text }), [title, text]);
	return (
		<>
			<title>{t("errorTitle")}</title>
			<Problem title={t("errorTitle")} text={t("errorText")} />
		</>
	);
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations("home");
	const { company: owner } = useShop();
	const language = useLanguage();
	const { sections, products, company, organization, filter, finder, delivered, alternates, trust } =
		loaderData;
	const hero = sections.find((section) => section.type === "hero_with_image");
	const main = sections.find(({ type, title }) => type === "hero_with_image" && title);
	const parts = {
		finder: finder && <PriceFinder finder={finder} />,
		facts: (
			<PaintedPart>
				<TrustFacts trust={trust} company={company} />
			</PaintedPart>
		),
	};
	// The page's first screen, as most owners have it: it comes to life before what is below.
	const [first, ...further] = sections;
	const leads = first === main ? first : undefined;
	return (
		<>
			<Seo
				title={t("metaTitle")}
				description={t("metaDescription")}
				alternates={alternates}
				image={
					hero?.imageUrl
						? { url: hero.imageUrl, alt: hero.imageAlt ?? hero.title ?? "", width: 1600, height: 900 }
						: undefined
				}
			/>
			<StructuredData data={organization} />
			{sections.length === 0 && <Problem title={t("emptyTitle")} text={t("emptyText")} />}
			{sections.length > 0 && !main && <h1 className="sr-only">{owner.name}</h1>}
			{leads && (
				<>
					<HeroWithImage section={leads} isMain finder={parts.finder} />
					{parts.facts}
				</>
			)}
			{/* On a phone the switcher floats beside what is below the first screen: over that it covered the button of the price finder. */}
			<div className="md:contents">
				<PaintedPart>
					<PageSections
						sections={leads ? further : sections}
						company={company}
						products={products}
						delivered={finder && { texts: finder.texts, to: finder.place.text, prices: delivered }}
						{...(leads ? {} : parts)}
						filter={filter}
						contactAddress={urls.homeForm(language)}
						answer={actionData ?? null}
						mainId={leads ? undefined : main?.id}
						visit={trust.visit}
					/>
				</PaintedPart>
				<Suspense>
					<FloatingLanguageSwitcher alternates={alternates} />
				</Suspense>
			</div>
		</>
	);
}
