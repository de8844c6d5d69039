import { data, isRouteErrorResponse, Link, redirect } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listPublishedPages } from "~/site/pages/landing-page.store.server.ts";
import { leadOn } from "~/site/redirects/redirects.store.server.ts";
import { keywordTarget, searchTextOf, suggest } from "~/site/shell/missing-path.ts";
import { listProducts } from "~/trade/catalog/catalog.store.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/not-found";

type Suggestion = { title: string; slug: string };
type Suggestions = { products: Suggestion[]; pages: Suggestion[] };

/** Leads on by a keyword in the path, else answers 404 with what the visitor may have meant (shop document §2). */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<never> {
	const { db, cache } = services(context);
	const language = languageOf(context);
	// What the owner has said about an address comes before a guess.
	await leadOn({ db, cache }, request);
	const path = params["*"];
	const target = keywordTarget(path);
	// A guess, not a move: found, not moved permanently.
	if (target !== null && request.method !== "POST") throw redirect(urls[target](language), 302);
	const text = searchTextOf(path);
	const slim = ({ title, slug }: Suggestion) => ({ title, slug });
	const suggestions: Suggestions = {
		products: text === null ? [] : suggest(await listProducts(db, cache, language), text).map(slim),
		pages: text === null ? [] : suggest(await listPublishedPages(db, cache, language), text).map(slim),
	};
	throw data(suggestions, { status: 404 });
}

/** A form that is sent to nowhere is not found either. */
export const action = loader;

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const common = useTranslations("common");
	const t = useTranslations("common.notFound");
	const language = useLanguage();
	const texts = isRouteErrorResponse(error) ? "notFound" : "failure";
	const { products, pages }: Suggestions =
		isRouteErrorResponse(error) && error.status === 404 && error.data
			? error.data
			: { products: [], pages: [] };
	return (
		<div className="page grid justify-items-start gap-5 py-24">
			<title>{common(`${texts}.title`)}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-4xl">{common(`${texts}.title`)}</h1>
			<p className="max-w-prose text-lg text-muted">{common(`${texts}.text`)}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={urls.home(language)} variant="quiet">
					{t("home")}
				</ButtonLink>
				<ButtonLink to={urls.containers(language)}>{t("browse")}</ButtonLink>
			</div>
			{products.length + pages.length > 0 && (
				<section aria-labelledby="suggestions" className="mt-6 grid gap-4">
					<h2 id="suggestions" className="text-2xl">
						{t("suggestions")}
					</h2>
					<SuggestionList
						title={common("containers")}
						links={products.map(({ title, slug }) => ({ title, to: urls.container(language, slug) }))}
					/>
					<SuggestionList
						title={t("pages")}
						links={pages.map(({ title, slug }) => ({ title, to: urls.page(language, slug) }))}
					/>
				</section>
			)}
		</div>
	);
}

export default function NotFound() {
	return null;
}
