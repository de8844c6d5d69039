import { Suspense } from "react";
import { data } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { MissingRecord } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { type Services, services } from "~/platform/services.server.ts";
import { answerSectionForm } from "~/site/pages/desk/sections/answer-section-form.server.ts";
import { editedSection } from "~/site/pages/desk/sections/form/section-fields.ts";
import { newSectionId, ruleOf } from "~/site/pages/desk/sections/form/section-list.ts";
import { newSection, startValues } from "~/site/pages/desk/sections/form/section-values.ts";
import { previewSection } from "~/site/pages/desk/sections/preview-section.server.ts";
import { findSectionPage, storedSection } from "~/site/pages/desk/sections/section-admin.store.server.ts";
import { SectionForm } from "~/site/pages/desk/sections/views/section-form.tsx";
import { sectionTypes } from "~/site/pages/sections/section.ts";
import { lateView } from "~/ui/late-view.ts";
import { memberOf } from "~/values/closed-set.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/section-edit";
import { previewReads } from "./preview-reads.server.ts";

const PreviewSections = lateView(
	() => import("~/site/pages/desk/preview-sections.tsx"),
	(file) => file.default,
);

/** The section of an address, new or stored, with its page; null when there is none that can be edited. */
async function findEdited(shop: Services, params: { id: string; sectionId: string }, type: string | null) {
	const page = await findSectionPage(shop.db, params.id);
	if (!page) return null;
	if (params.sectionId === newSectionId) {
		const known = memberOf(sectionTypes, type);
		return known && { id: null, seen: null, section: newSection(known) };
	}
	const row = page.rows.find(({ id }) => id === params.sectionId);
	const section = row && editedSection(storedSection(row));
	return section ? { id: row.id, seen: page.seen, section } : null;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { adminSections: sections, adminPages: pages, adminMedia: media } = pageTexts[language];
	const texts = { sections, pages, media };
	try {
		const type = new URL(request.url).searchParams.get("type");
		const edited = await findEdited(shop, params, type);
		const company = await requireCompany(shop.db, shop.cache);
		if (!edited) return data({ texts, company, edited: null }, { status: 404 });
		const { id, seen, section } = edited;
		const preview = await previewSection(section, id, language, previewReads(shop));
		const titles = languages.flatMap((code) => section.texts[code]?.title ?? []);
		const rule = ruleOf(id ?? "", titles);
		const shown = { id, seen, type: section.type, start: startValues(section), rule, preview };
		return { texts, company, edited: shown };
	} catch (error) {
		log.error("section not read", { section: params.sectionId, error: errorText(error) });
		return data({ texts, company: null, edited: null }, { status: 500 });
	}
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "content.change");
	return answerSectionForm(shop, admin, {
		pageId: params.id,
		sectionId: params.sectionId === newSectionId ? null : params.sectionId,
		fields: await request.formData(),
		language,
		list: adminUrls.sections(language, params.id),
		reads: previewReads(shop),
	});
}

export default function EditSection({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, company, edited } = loaderData;
	const answer = actionData ?? null;
	const title = params.sectionId === newSectionId ? texts.sections.newTitle : texts.sections.editTitle;
	const list = adminUrls.sections(language, params.id);
	// Someone whose section was deleted while they wrote keeps what they typed.
	const typed = answer?.reply?.initialValue?.type;
	const type = edited?.type ?? memberOf(sectionTypes, typeof typed === "string" ? typed : null);
	if (!type || !company) {
		return (
			<MissingRecord
				title={title}
				text={texts.sections.notFound}
				back={{ to: list, label: texts.sections.backToSections }}
			/>
		);
	}
	const isNew = params.sectionId === newSectionId;
	const address = isNew
		? adminUrls.newSection(language, params.id, type)
		: adminUrls.section(language, params.id, params.sectionId);
	const query = new URLSearchParams({ section: params.sectionId });
	return (
		<SectionForm
			key={`${params.sectionId} ${type}`}
			texts={texts}
			title={title}
			sectionId={isNew ? null : params.sectionId}
			type={type}
			rule={edited?.rule ?? null}
			address={address}
			listAddress={list}
			previewAddress={`${adminUrls.sectionPreview(language, params.id)}?${query}`}
			start={edited?.start ?? {}}
			seen={edited?.seen ?? null}
			preview={edited?.preview ?? null}
			answer={answer}
			render={(section, preview) => (
				<Suspense>
					<PreviewSections
						sections={[section]}
						language={preview.language}
						company={company}
						products={preview.products}
					/>
				</Suspense>
			)}
		/>
	);
}
