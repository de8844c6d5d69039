import { Plus } from "lucide-react";
import { redirect } from "react-router";
import { answerChange, goneIsDone } from "~/desk/list/answer-change.server.ts";
import { FilterForm } from "~/desk/list/filter-form.tsx";
import { hereText, listFields, viewText } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { RecordList } from "~/desk/list/record-list.tsx";
import { SeveralBar } from "~/desk/list/several-bar.tsx";
import { severalTexts } from "~/desk/list/several-texts.server.ts";
import { useSeveral } from "~/desk/list/use-several.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { ViewLinks } from "~/desk/views/view-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { deletePage } from "~/site/pages/desk/delete-page.server.ts";
import { listPages } from "~/site/pages/desk/page-admin.store.server.ts";
import { isNeeded, type Outcome, outcomes, pageList } from "~/site/pages/desk/page-admin.ts";
import { PageTable } from "~/site/pages/desk/page-list.tsx";
import { publishPage } from "~/site/pages/desk/publish-page.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { visibilities } from "~/values/vocabulary.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const query = pageList.read(searchParams);
	const { pages, total } = await listPages(shop.db, language, query);
	const wanted = searchParams.get(listFields.ask);
	const { adminPages, adminSections, adminTrade } = pageTexts[language];
	return {
		texts: adminPages,
		sectionsLabel: adminSections.title,
		words: adminTrade.list,
		several: severalTexts(language, "landing-pages"),
		query,
		pages,
		last: withinPages(pageList, adminUrls.landingPages(language), query, total),
		asked: pages.find(({ id, slug }) => id === wanted && !isNeeded(slug)) ?? null,
		done: memberOf(outcomes, searchParams.get(listFields.done)),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const list = adminUrls.landingPages(languageOf(context));
	const admin = allowed(context, "content.change");
	const form = await request.formData();
	const id = String(form.get("id"));
	const query = pageList.read(new URL(request.url).searchParams);
	const lead = (done: Outcome) => () => {
		shop.cache.drop([contentTag]);
		return redirect(pageList.address(list, query, done), { status: 303 });
	};
	switch (form.get("intent")) {
		case "delete":
			return answerChange(
				"landing page",
				"delete",
				async () => goneIsDone(await deletePage(shop.db, admin, id)),
				lead("deleted"),
			);
		case "publish": {
			const isPublished = form.get("publish") === "yes";
			const publish = async () =>
				"problem" in (await publishPage(shop.db, admin, { id, isPublished })) ? "missing" : "done";
			return answerChange<"update" | "gone">("landing page", "update", publish, lead("updated"), "gone");
		}
	}
	throw new Response(null, { status: 400 });
}

export { readsRefused as shouldRevalidate } from "~/desk/list/reads-refused.tsx";

export default function LandingPageList({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, words, query, asked, done } = loaderData;
	const language = useLanguage();
	const list = adminUrls.landingPages(language);
	const address = pageList.address(list, query);
	const several = useSeveral("landing-pages", loaderData.several);
	const table = (
		<PageTable
			texts={texts}
			pages={loaderData.pages}
			tick={several?.words.choose}
			changeAddress={address}
			editAddress={(id) => adminUrls.editLandingPage(language, id)}
			sections={{ label: loaderData.sectionsLabel, address: (id) => adminUrls.sections(language, id) }}
		/>
	);
	return (
		<RecordList
			title={texts.title}
			links={
				<ButtonLink to={adminUrls.newLandingPage(language)}>
					<Plus aria-hidden="true" className="size-5" />
					{texts.newPage}
				</ButtonLink>
			}
			address={address}
			done={done && { code: done, ...texts.done[done] }}
			answer={actionData}
			problem={actionData ? texts.problems[actionData.problem] : null}
			asked={
				asked && {
					key: asked.id,
					text: `${asked.title ?? asked.slug}. ${texts.deleteText}`,
					fields: { id: asked.id },
				}
			}
			words={texts}
		>
			<FilterForm
				list={pageList}
				query={query}
				address={list}
				words={{ search: texts.search, find: texts.find, showAll: words.reset }}
				filter={{
					label: texts.visibility,
					all: texts.all,
					choices: visibilities.map((value) => ({ value, label: texts.visibilities[value] })),
				}}
				sorting={{ label: words.sort, words: texts.sorts }}
			/>
			<ViewLinks list="landingPages" address={list} query={viewText(pageList, query)} />
			{several && loaderData.pages.length > 0 ? (
				<SeveralBar {...several} query={hereText(pageList, query)}>
					{table}
				</SeveralBar>
			) : (
				table
			)}
			<PageLinks
				texts={words}
				page={query.page}
				last={loaderData.last}
				to={(page) => pageList.address(list, { ...query, page })}
			/>
		</RecordList>
	);
}
