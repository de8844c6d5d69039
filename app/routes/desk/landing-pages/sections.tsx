import { data, redirect } from "react-router";
import { MissingRecord } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { answerSectionList } from "~/site/pages/desk/sections/answer-list.server.ts";
import {
	doneAddress,
	listedSections,
	listFields,
	readOutcome,
} from "~/site/pages/desk/sections/form/section-list.ts";
import { findSectionPage, storedSection } from "~/site/pages/desk/sections/section-admin.store.server.ts";
import { SectionListView } from "~/site/pages/desk/sections/views/section-list-view.tsx";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/sections";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const texts = { sections: pageTexts[language].adminSections, pages: pageTexts[language].adminPages };
	try {
		const page = await findSectionPage(shop.db, params.id);
		if (!page) return data({ texts, page: null }, { status: 404 });
		const { rows, titles, slug, seen } = page;
		const { types, unknownType } = texts.sections;
		const sections = listedSections(rows.map(storedSection), language, ({ known, type }) =>
			known ? types[known].name : `${unknownType} ${type}`,
		);
		const { searchParams } = new URL(request.url);
		const asked = sections.find(({ id }) => id === searchParams.get(listFields.ask)) ?? null;
		const done = readOutcome(searchParams);
		const at = sections.findIndex(({ id }) => id === searchParams.get(listFields.at));
		const shown = { title: titles[language] ?? slug, seen, sections, asked, done, at };
		return { texts, page: shown };
	} catch (error) {
		log.error("sections not read", { page: params.id, error: errorText(error) });
		return data({ texts, page: null }, { status: 500 });
	}
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "content.change");
	const form = await request.formData();
	const refuse = (problem: "staleList" | "missingList" | "update", status: number) =>
		data({ problem }, { status });
	let answer: Awaited<ReturnType<typeof answerSectionList>>;
	try {
		answer = await answerSectionList(shop.db, admin, { pageId: params.id, form });
	} catch (error) {
		log.error("sections not changed", { page: params.id, error: errorText(error) });
		return refuse("update", 503);
	}
	if (!answer) throw new Response(null, { status: 400 });
	const { outcome, result } = answer;
	if (!result.saved) {
		return result.problem === "stale" ? refuse("staleList", 409) : refuse("missingList", 404);
	}
	shop.cache.drop([contentTag]);
	const address = doneAddress(adminUrls.sections(language, params.id), outcome, result.id);
	const anchor = form.get("anchored") === "yes" ? `#row-${result.id}` : "";
	return redirect(address + anchor, { status: 303 });
}

export { readsRefused as shouldRevalidate } from "~/desk/list/reads-refused.tsx";

export default function Sections({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, page } = loaderData;
	if (!page) {
		const back = { to: adminUrls.landingPages(language), label: texts.pages.back };
		return <MissingRecord title={texts.sections.title} text={texts.sections.loadError} back={back} />;
	}
	return <SectionListView texts={texts} page={page} pageId={params.id} answer={actionData} />;
}
