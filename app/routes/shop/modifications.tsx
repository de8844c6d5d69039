import { useEffect, useRef, useState } from "react";
import {
	data,
	redirect,
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useNavigate,
	useNavigation,
} from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { scenes } from "~/media/pictures.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { writeFlash } from "~/people/visitor/visitor-cookies.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, services } from "~/platform/services.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { useShop } from "~/site/shell/use-shop.ts";
import { answerModification } from "~/trade/conversions/answer-modification.server.ts";
import { configurationCode } from "~/trade/conversions/configuration-code.ts";
import {
	configurationFields,
	configurationFromForm,
	configurationNotes,
	configurationSteps,
} from "~/trade/conversions/configuration-form.ts";
import { inquiryFields } from "~/trade/conversions/inquiry-fields.ts";
import { PageTabs } from "~/trade/conversions/shop/page-tabs.tsx";
import { type PageView, readView, type Tab, viewQuery } from "~/trade/conversions/shop/page-view.ts";
import { serviceStructuredData } from "~/trade/conversions/shop/service-structured-data.ts";
import { lateView } from "~/ui/late-view.ts";
import { PageHero } from "~/ui/page-hero.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { letterSender } from "../letter-sender.server.ts";
import type { Route } from "./+types/modifications";
import { kept } from "./kept.server.ts";

const Showcase = lateView(
	() => import("~/trade/conversions/shop/showcase.tsx"),
	(file) => file.default,
);
const Inquiry = lateView(
	() => import("~/trade/conversions/shop/inquiry.tsx"),
	(file) => file.default,
);
const Configurator = lateView(
	() => import("~/trade/conversions/shop/configurator/configurator.tsx"),
	(file) => file.default,
);
const ConfigurationCard = lateView(
	() => import("~/trade/conversions/shop/configuration-card.tsx"),
	(file) => file.default,
);

const heroImage = scenes["garden-room"];

/** A step of the configurator without scripts leads to the address of what came of it. */
function stepAddress(language: Language, query: URLSearchParams): string {
	const { configuration, note } = configurationFromForm(query);
	const asks = query.get(configurationFields.step) === configurationSteps.request;
	const config = configurationCode(configuration);
	const view = viewQuery({ tab: asks ? "contact" : "configurator", config });
	return `${urls.modifications(language)}${view}${note ? `&note=${note}` : ""}#${asks ? "inquiry" : "configurator"}`;
}

function structuredDataOf(origin: string, language: Language, company: string) {
	const texts = pageTexts[language].modifications;
	const path = urls.modifications(language);
	return {
		breadcrumbs: breadcrumbList([
			{ name: catalogues[language].common.home, url: origin + urls.home(language) },
			{ name: texts.title, url: origin + path },
		]),
		service: serviceStructuredData(texts, { origin, path, company }),
	};
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	if (searchParams.has(configurationFields.step)) {
		throw redirect(stepAddress(language, searchParams), { headers: notKept });
	}
	const { name } = await requireCompany(shop.db, shop.cache);
	const asks = readView(searchParams).tab === "contact";
	const page = {
		texts: pageTexts[language].modifications,
		note: memberOf(configurationNotes, searchParams.get("note")),
		// A form that was handed out to one visitor is not kept for others.
		ticket: asks ? issueTicket(shop.secret, "quote", new Date()) : null,
		alternates: everyLanguage(urls.modifications),
		structuredData: structuredDataOf(shop.config.origin, language, name),
	};
	return data(page, { headers: asks ? notKept : kept() });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

/** What the tabs show is all there already; only the inquiry needs its ticket. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
	const turnsToForm = readView(nextUrl.searchParams).tab === "contact";
	return formMethod === undefined && turnsToForm && readView(currentUrl.searchParams).tab !== "contact";
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const fields = await request.formData();
	const { answer, status } = await answerModification(shop, await letterSender(shop), {
		fields,
		language,
		address: clientAddress(context),
		now: new Date(),
		drawingUrl: (reader, config) =>
			shop.config.origin + urls.modifications(reader) + viewQuery({ tab: "configurator", config }),
	});
	if (!answer.sent || fields.get(inquiryFields.inPlace) === "on")
		return data(answer, { status, headers: notKept });
	const kind = answer.mailsLater ? "quote_arrived" : "quote_sent";
	const headers = { "Set-Cookie": writeFlash(request, { kind }) };
	return redirect(urls.modifications(language) + viewQuery({ tab: "contact" }), { status: 303, headers });
}

/** What the address says, or the one that is being opened: tabs do not wait for the server. */
function useView(): PageView {
	const location = useLocation();
	const next = useNavigation().location;
	const shown = next?.pathname === location.pathname ? next : location;
	return readView(new URLSearchParams(shown.search));
}

type Snapshot = { config: string; picture: string };

export default function Modifications({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, alternates, structuredData } = loaderData;
	const { company } = useShop();
	const language = useLanguage();
	const navigate = useNavigate();
	const view = useView();
	const [draft, setDraft] = useState(view.config);
	const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
	const asked = useRef(false);
	const [visited, setVisited] = useState(view.tab === "contact");
	if (view.tab === "contact" && !visited) setVisited(true);

	const page = urls.modifications(language);
	const addressOf = (next: Partial<PageView>) => page + viewQuery(next);
	const tabView = (tab: Tab) => ({ tab, config: tab === "configurator" ? draft : null });
	function open(next: Partial<PageView>, replace = false): void {
		navigate(addressOf(next), { replace, preventScrollReset: true });
	}
	function ask(next: Partial<PageView>): void {
		asked.current = true;
		open({ tab: "contact", ...next });
	}

	// The address follows once the visitor pauses: a dragged window asks for nothing on its way.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a new draft moves the address
	useEffect(() => {
		if (view.tab !== "configurator" || draft === view.config) return;
		const timer = setTimeout(() => open({ tab: "configurator", config: draft }, true), 400);
		return () => clearTimeout(timer);
	}, [draft, view.tab]);

	return (
		<>
			<Seo
				title={texts.metaTitle}
				description={texts.metaDescription}
				alternates={alternates}
				image={{ url: heroImage, alt: texts.imageAlt, width: 1200, height: 900 }}
			/>
			<StructuredData data={structuredData.breadcrumbs} />
			<StructuredData data={structuredData.service} />
			<PageHero title={texts.title} text={texts.text} image={{ src: heroImage, alt: texts.imageAlt }} />
			<PageTabs
				texts={texts.tabs}
				open={view.tab}
				addressOf={(tab) => addressOf(tabView(tab))}
				onOpen={(tab) => open(tabView(tab))}
				panels={{
					showcase: view.tab === "showcase" && (
						<Showcase
							texts={texts}
							inquiryAddress={(from) => `${addressOf({ tab: "contact", from })}#inquiry`}
							onInquire={(from) => ask({ from })}
							configuratorAddress={addressOf(tabView("configurator"))}
							onConfigure={() => open(tabView("configurator"))}
						/>
					),
					configurator: view.tab === "configurator" && (
						<Configurator
							texts={texts.configurator}
							action={page}
							startAddress={addressOf({ tab: "configurator" })}
							code={draft ?? view.config}
							note={loaderData.note}
							onChange={setDraft}
							onRequest={(config, picture) => {
								setSnapshot(picture ? { config, picture } : null);
								ask({ config });
							}}
						/>
					),
					// Once opened it stays: what was typed into it is not lost by a look at another tab.
					contact: visited && (
						<Inquiry
							texts={texts}
							view={view}
							isShown={view.tab === "contact"}
							action={addressOf({ tab: "contact" })}
							ticket={loaderData.ticket}
							answer={actionData ?? null}
							company={company}
							picture={snapshot?.config === view.config ? (snapshot?.picture ?? "") : ""}
							renderConfiguration={(config) => (
								<ConfigurationCard
									code={config}
									texts={texts.configurator}
									pictureAlt={texts.inquiry.pictureAlt}
									picture={snapshot?.config === config ? snapshot.picture : null}
								/>
							)}
							onSent={() => open({ tab: "contact" }, true)}
							onShown={(heading) => {
								if (!asked.current) return;
								asked.current = false;
								heading.scrollIntoView({ block: "start" });
								heading.focus({ preventScroll: true });
							}}
						/>
					),
				}}
			/>
		</>
	);
}
