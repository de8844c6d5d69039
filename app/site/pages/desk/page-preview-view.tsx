import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import { CompanyBlock } from "~/site/shell/company-block.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { lateView } from "~/ui/late-view.ts";
import { languages } from "~/values/vocabulary.ts";
import { SectionHtml } from "../sections/section-frame.tsx";
import { TextArticle } from "../text-page.tsx";
import type { PagePreviewData } from "./page-preview.server.ts";
import { PageFrame } from "./sections/views/page-frame.tsx";

const PreviewSections = lateView(
	() => import("./preview-sections.tsx"),
	(file) => file.default,
);

/** The whole page with all its sections as the shop shows it. */
export default function PagePreviewView({ pageId, preview }: { pageId: string; preview: PagePreviewData }) {
	const own = useLanguage();
	const noContent = useTranslations("common")("noContent");
	const { language, title, html, sections, texts, mainId, beside, company } = preview;
	const address = adminUrls.editLandingPage(own, pageId);
	const tools = (
		<>
			<ButtonLink to={adminUrls.sections(own, pageId)} variant="quiet">
				<ArrowLeft aria-hidden="true" className="size-5" />
				{texts.backToSections}
			</ButtonLink>
			<nav aria-label={texts.previewLanguage} className="flex gap-1">
				{languages.map((code) => (
					<ButtonLink
						key={code}
						to={`${address}?preview=${code}`}
						variant={code === language ? "brand" : "quiet"}
						aria-label={languageTable[code].nativeName}
						aria-current={code === language ? "page" : undefined}
						title={languageTable[code].nativeName}
						className="min-w-11 px-2"
					>
						{code.toUpperCase()}
					</ButtonLink>
				))}
			</nav>
		</>
	);
	return (
		<>
			<title>{title}</title>
			<PageFrame
				texts={texts}
				title={title}
				note={`${preview.note} ${texts.previewNote}`}
				tools={tools}
				language={language}
			>
				{!beside && !mainId && <h1 className="sr-only">{title}</h1>}
				<Suspense>
					<PreviewSections
						sections={sections}
						language={language}
						company={company}
						products={preview.products}
						mainId={mainId}
					>
						{beside && (
							<TextArticle title={title} imageUrl={preview.imageUrl} beside={beside} company={company}>
								<SectionHtml html={html} />
								{preview.isContainerList && <p className="text-muted">{texts.previewList}</p>}
								{!html && sections.length === 0 && <p className="text-muted">{noContent}</p>}
								{preview.isSigned && <CompanyBlock company={company} />}
							</TextArticle>
						)}
					</PreviewSections>
				</Suspense>
			</PageFrame>
		</>
	);
}
