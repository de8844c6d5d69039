import { Link } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { MostWanted } from "~/trade/orders/most-wanted.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { isMissing } from "~/ui/is-missing.ts";
import { urls } from "~/urls.ts";
import { MostOrdered } from "./most-ordered.tsx";
import { SearchField, type SearchWords } from "./search-field.tsx";

type Suggestion = { title: string; slug: string };

/** What a 404 or 410 brings along for its page. */
export type MissingPageData = {
	products: Suggestion[];
	pages: Suggestion[];
	popular: MostWanted;
	texts: SearchWords & { popular: string; inStock: string };
};

function SuggestionList(props: { title: string; links: { title: string; to: string }[] }) {
	if (props.links.length === 0) return null;
	return (
		<div>
			<h3 className="text-lg">{props.title}</h3>
			<ul className="mt-1">
				{props.links.map(({ title, to }) => (
					<li key={to}>
						<Link to={to} className="inline-flex min-h-11 items-center text-info hover:underline">
							{title}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Says that a page is not there, or could not be shown, and leads on: by what it may have been, a search, containers. */
export function MissingPage({ error }: { error: unknown }) {
	const common = useTranslations("common");
	const t = useTranslations("common.notFound");
	const language = useLanguage();
	const texts = isMissing(error) ? "notFound" : "failure";
	const leads: MissingPageData | null = isMissing(error) ? error.data : null;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5 pt-14 pb-20 md:pt-20">
			<title>{common(`${texts}.title`)}</title>
			<meta name="description" content={common(`${texts}.text`)} />
			<meta name="robots" content="noindex" />
			<div className="grid w-full grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-end lg:gap-16">
				<div className="grid justify-items-start gap-5">
					<h1 className="text-4xl">{common(`${texts}.title`)}</h1>
					<p className="max-w-prose text-lg text-muted">{common(`${texts}.text`)}</p>
					<div className="grid justify-items-start gap-3 md:flex md:flex-wrap">
						<ButtonLink to={urls.home(language)} variant="quiet">
							{t("home")}
						</ButtonLink>
						<ButtonLink to={urls.containers(language)}>{t("browse")}</ButtonLink>
					</div>
				</div>
				{leads && <SearchField words={leads.texts} />}
			</div>
			{leads && leads.products.length + leads.pages.length > 0 && (
				<section aria-labelledby="suggestions" className="mt-6 grid gap-4">
					<h2 id="suggestions" className="text-2xl">
						{t("suggestions")}
					</h2>
					<SuggestionList
						title={common("containers")}
						links={leads.products.map(({ title, slug }) => ({ title, to: urls.container(language, slug) }))}
					/>
					<SuggestionList
						title={t("pages")}
						links={leads.pages.map(({ title, slug }) => ({ title, to: urls.page(language, slug) }))}
					/>
				</section>
			)}
			{leads && (
				<div className="mt-6 grid w-full">
					<MostOrdered words={leads.texts} wanted={leads.popular} />
				</div>
			)}
		</div>
	);
}
