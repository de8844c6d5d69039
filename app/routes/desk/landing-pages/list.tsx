import { Plus } from "lucide-react";
import { data, redirect, useNavigate, useNavigation } from "react-router";
import { TrashLink, useTrash } from "~/desk/history/trash-link.tsx";
import { DeleteQuestion } from "~/desk/list/delete-question.tsx";
import { pageCount } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { deletePage } from "~/site/pages/desk/delete-page.server.ts";
import { listPages } from "~/site/pages/desk/page-admin.store.server.ts";
import {
	isNeeded,
	listFields,
	type Outcome,
	outcomes,
	pageListAddress,
	pagesOnPage,
	readPageQuery,
} from "~/site/pages/desk/page-admin.ts";
import { PageFilters, PageTable } from "~/site/pages/desk/page-list.tsx";
import { publishPage } from "~/site/pages/desk/publish-page.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { memberOf } from "~/values/closed-set.ts";
import { adminOf } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const query = readPageQuery(searchParams);
	const { pages, total } = await listPages(shop.db, language, query);
	const wanted = searchParams.get(listFields.ask);
	const asked = pages.find(({ id, slug }) => id === wanted && !isNeeded(slug)) ?? null;
	return {
		texts: pageTexts[language].adminPages,
		sectionsLabel: pageTexts[language].adminSections.title,
		paging: pageTexts[language].adminTrade.list,
		query,
		pages,
		last: pageCount(total, pagesOnPage),
		asked,
		done: memberOf(outcomes, searchParams.get(listFields.done)),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = adminOf(context);
	const form = await request.formData();
	const id = String(form.get("id") ?? "");
	const query = readPageQuery(new URL(request.url).searchParams);
	function lead(done: Outcome): Response {
		shop.cache.drop([contentTag]);
		return redirect(pageListAddress(adminUrls.landingPages(language), query, done), { status: 303 });
	}
	const refuse = (problem: "delete" | "update", status: number) => data({ problem }, { status });
	const intent = form.get("intent");
	try {
		if (intent === "delete") {
			const result = await deletePage(shop.db, admin, id);
			return result === "deleted" ? lead("deleted") : refuse("delete", result === "missing" ? 404 : 409);
		}
		if (intent === "publish") {
			const isPublished = form.get("publish") === "yes";
			return (await publishPage(shop.db, admin, { id, isPublished }))
				? lead("updated")
				: refuse("update", 404);
		}
	} catch (error) {
		log.error("landing page not changed", { page: id, error: errorText(error) });
		return refuse(intent === "delete" ? "delete" : "update", 503);
	}
	throw new Response(null, { status: 400 });
}

export default function LandingPageList({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, query, pages, last, asked, done } = loaderData;
	const language = useLanguage();
	const common = useTranslations("common");
	const navigate = useNavigate();
	const navigation = useNavigation();
	const list = adminUrls.landingPages(language);
	const address = pageListAddress(list, query);
	const errorTitle = common("error");
	const problem = actionData?.problem;
	const trash = useTrash();

	useOnChange(actionData, () => {
		if (problem) showToast({ tone: "error", title: errorTitle, text: texts.problems[problem] });
	});
	useOnChange(done, () => {
		if (!done) return;
		showToast({ tone: "success", ...texts.done[done], ...(done === "deleted" && { action: trash }) });
		navigate(address, { replace: true, preventScrollReset: true });
	});

	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{texts.title}</title>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="text-3xl md:text-4xl">{texts.title}</h1>
				<ButtonLink to={adminUrls.newLandingPage(language)}>
					<Plus aria-hidden="true" className="size-5" />
					{texts.newPage}
				</ButtonLink>
			</div>
			{done && (
				<Notice tone="success">
					{Object.values(texts.done[done]).join(". ")}
					{done === "deleted" && <TrashLink />}
				</Notice>
			)}
			{problem && (
				<Notice tone="error" role="alert">
					{texts.problems[problem]}
				</Notice>
			)}
			<p role="status" className="sr-only">
				{navigation.state === "loading" ? common("loading") : ""}
			</p>
			{asked && (
				<DeleteQuestion
					key={asked.id}
					title={texts.deleteQuestion}
					text={`${asked.title ?? asked.slug}. ${texts.deleteText}`}
					words={texts}
					address={address}
					fields={{ id: asked.id }}
				/>
			)}
			<PageFilters texts={texts} query={query} address={list} />
			<PageTable
				texts={texts}
				pages={pages}
				query={query}
				address={list}
				changeAddress={address}
				editAddress={(id) => adminUrls.editLandingPage(language, id)}
				sections={{ label: loaderData.sectionsLabel, address: (id) => adminUrls.sections(language, id) }}
			/>
			<PageLinks
				texts={loaderData.paging}
				page={query.page}
				last={last}
				to={(page) => pageListAddress(list, { ...query, page })}
			/>
		</div>
	);
}
