import { data } from "react-router";
import { SectionHtml } from "~/features/content/sections/section-frame.tsx";
import { answerPageForm } from "~/features/page-admin/answer-page-form.server.ts";
import { findPage, listChoices } from "~/features/page-admin/page-admin.store.server.ts";
import { type PageChoices, startValues } from "~/features/page-admin/page-admin.ts";
import { PageForm } from "~/features/page-admin/page-form.tsx";
import { PagePreview } from "~/features/page-admin/page-preview.tsx";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { services } from "~/platform/services.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { languages } from "~/values/vocabulary.ts";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/edit";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	await requireAdmin(shop, request, language);
	const texts = pageTexts[language].adminPages;
	// A page that is gone or cannot be read is said in the page's own words.
	const failed = (status: number, choices: PageChoices = { products: [], posts: [] }) =>
		data({ texts, stored: null, preview: null, choices }, { status, headers: notKept });
	try {
		const stored = await findPage(shop.db, params.id);
		const choices = await listChoices(shop.db, language);
		if (!stored) return failed(404, choices);
		const code = memberOf(languages, new URL(request.url).searchParams.get("preview"));
		const text = code && stored.page.texts[code];
		const preview = code &&
			text && {
				language: code,
				title: text.title,
				imageUrl: text.ogImageUrl,
				html: text.contentHtml && sanitizeHtml(text.contentHtml),
			};
		return data({ texts, stored, preview, choices }, { headers: notKept });
	} catch (error) {
		log.error("landing page not read", { page: params.id, error: errorText(error) });
		return failed(500);
	}
}

export function headers() {
	return notKept;
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	const admin = await requireAdmin(shop, request, language);
	return answerPageForm(shop, admin, {
		id: params.id,
		fields: await request.formData(),
		language,
		list: urls.admin.landingPages("nl"),
	});
}

/** Where the shop shows a page; some are pages of their own. */
function shopAddress(language: Language, slug: string): string {
	if (slug === "home") return urls.home(language);
	return slug === "container" ? urls.containers(language) : urls.page(language, slug);
}

export default function EditLandingPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const noContent = useTranslations("common")("noContent");
	const { texts, stored, preview, choices } = loaderData;
	const listAddress = urls.admin.landingPages(language);
	// Someone whose page was deleted while they wrote keeps what they typed.
	if (!stored && !actionData) {
		return (
			<div className="page grid justify-items-start gap-5 py-12">
				<title>{texts.editTitle}</title>
				<h1 className="text-3xl">{texts.editTitle}</h1>
				<Notice tone="error" role="alert">
					{texts.loadError}
				</Notice>
				<ButtonLink to={listAddress} variant="quiet">
					{texts.back}
				</ButtonLink>
			</div>
		);
	}
	if (preview) {
		return (
			<PagePreview
				note={texts.previewNote}
				title={preview.title}
				imageUrl={preview.imageUrl}
				lang={preview.language}
			>
				{preview.html ? <SectionHtml html={preview.html} /> : <p className="text-muted">{noContent}</p>}
			</PagePreview>
		);
	}
	const page = stored?.page ?? null;
	const address = urls.admin.editLandingPage(language, params.id);
	return (
		<PageForm
			key={params.id}
			texts={texts}
			title={texts.editTitle}
			address={address}
			listAddress={listAddress}
			viewOf={(code) => {
				if (!page?.texts[code]) return null;
				return page.isPublished
					? { href: shopAddress(code, page.slug), label: texts.inShop }
					: { href: `${address}?preview=${code}`, label: texts.preview };
			}}
			start={startValues(page)}
			seen={stored?.seen ?? null}
			choices={choices}
			answer={actionData ?? null}
		/>
	);
}
