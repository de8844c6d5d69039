import { Suspense } from "react";
import { data } from "react-router";
import { MissingRecord } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerPageForm } from "~/site/pages/desk/answer-page-form.server.ts";
import { findPage, listChoices } from "~/site/pages/desk/page-admin.store.server.ts";
import type { PageChoices } from "~/site/pages/desk/page-admin.ts";
import { PageForm } from "~/site/pages/desk/page-form.tsx";
import { previewPage } from "~/site/pages/desk/page-preview.server.ts";
import { lateView } from "~/ui/late-view.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { languages } from "~/values/vocabulary.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/edit";

const PagePreviewView = lateView(
	() => import("~/site/pages/desk/page-preview-view.tsx"),
	(file) => file.default,
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { adminPages: texts, adminMedia: media, adminSections } = pageTexts[language];
	const sectionsLabel = adminSections.title;
	// A page that is gone or cannot be read is said in the page's own words.
	const failed = (status: number, choices: PageChoices = { products: [], posts: [] }) =>
		data({ texts, media, sectionsLabel, stored: null, preview: null, choices }, { status });
	try {
		const stored = await findPage(shop.db, params.id);
		const choices = await listChoices(shop.db, language);
		if (!stored) return failed(404, choices);
		const code = memberOf(languages, new URL(request.url).searchParams.get("preview"));
		const preview = code && (await previewPage(shop, stored, { language: code, own: language }));
		return { texts, media, sectionsLabel, stored, preview, choices };
	} catch (error) {
		log.error("landing page not read", { page: params.id, error: errorText(error) });
		return failed(500);
	}
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "content.change");
	return answerPageForm(shop, admin, {
		id: params.id,
		fields: await request.formData(),
		language,
		list: adminUrls.landingPages("nl"),
	});
}

/** Where the shop shows a page; some are pages of their own. */
function shopAddress(language: Language, slug: string): string {
	if (slug === "home") return urls.home(language);
	return slug === "container" ? urls.containers(language) : urls.page(language, slug);
}

export default function EditLandingPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, media, stored, preview, choices } = loaderData;
	const listAddress = adminUrls.landingPages(language);
	// Someone whose page was deleted while they wrote keeps what they typed.
	if (!stored && !actionData) {
		return (
			<MissingRecord
				title={texts.editTitle}
				text={texts.loadError}
				back={{ to: listAddress, label: texts.back }}
			/>
		);
	}
	if (preview) {
		return (
			<Suspense>
				<PagePreviewView pageId={params.id} preview={preview} />
			</Suspense>
		);
	}
	const page = stored?.page ?? null;
	const address = adminUrls.editLandingPage(language, params.id);
	return (
		<PageForm
			key={params.id}
			texts={texts}
			media={media}
			sections={
				stored && { label: loaderData.sectionsLabel, address: adminUrls.sections(language, params.id) }
			}
			title={texts.editTitle}
			address={address}
			listAddress={listAddress}
			viewOf={(code) => {
				if (!page?.texts[code]) return null;
				return page.isPublished
					? { href: shopAddress(code, page.slug), label: texts.inShop }
					: { href: `${address}?preview=${code}`, label: texts.preview };
			}}
			stored={stored}
			choices={choices}
			answer={actionData ?? null}
		/>
	);
}
