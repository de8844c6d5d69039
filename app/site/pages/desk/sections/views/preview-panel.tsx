import { type ReactNode, useState } from "react";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Section } from "~/site/pages/sections/section.ts";
import { Notice } from "~/ui/notice.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { SectionPreview } from "../form/section-errors.ts";
import { Segmented } from "./segmented.tsx";
import { type FrameWidth, ShopFrame } from "./shop-frame.tsx";

export type RenderSection = (section: Section, preview: SectionPreview) => ReactNode;

const widths = ["phone", "desktop"] as const satisfies readonly FrameWidth[];

/** The section as the shop shows it, at the width of a phone or of a desktop. */
export function PreviewPanel(props: {
	texts: PageTexts["adminSections"];
	/** The form that the choice of a language belongs to. */
	formId: string;
	preview: SectionPreview | null;
	state: "idle" | "busy" | "failed";
	language: Language;
	onLanguage: (language: Language) => void;
	render: RenderSection;
}) {
	const { texts, preview } = props;
	const scripted = useScripted();
	const [width, setWidth] = useState<FrameWidth>("phone");
	const section = preview?.section ?? null;
	return (
		<aside
			id="preview"
			aria-labelledby="preview-title"
			className="grid min-w-0 scroll-mt-24 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_minmax(0,1fr)] content-start gap-4 xl:sticky xl:top-4 xl:max-h-[calc(100vh-2rem)] xl:self-start noscript:xl:static noscript:xl:max-h-none"
		>
			<div>
				<h2 id="preview-title" className="text-2xl">
					{texts.preview}
				</h2>
				<p className="text-sm text-muted">{texts.previewHint}</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<Segmented
					legend={texts.previewLanguage}
					name="preview"
					form={props.formId}
					value={props.language}
					onChange={props.onLanguage}
					choices={languages.map((code) => ({
						value: code,
						label: code.toUpperCase(),
						name: languageTable[code].nativeName,
					}))}
				/>
				{scripted && (
					<Segmented
						legend={texts.width}
						name="width"
						value={width}
						onChange={setWidth}
						choices={widths.map((one) => ({ value: one, label: texts.widths[one] }))}
					/>
				)}
			</div>
			<div>
				<p role="status" className="sr-only">
					{props.state === "busy" ? texts.previewBusy : ""}
				</p>
				{props.state === "failed" && (
					<Notice tone="warning" role="alert">
						{texts.previewFailed}
					</Notice>
				)}
				{!section && <Notice tone="info">{texts.previewEmpty}</Notice>}
			</div>
			{section && preview && scripted && (
				// Taller than the window, it is scrolled by itself, by keyboard too.
				// biome-ignore lint/a11y/useSemanticElements: a place to scroll, not a section of the page's outline
				<div
					role="region"
					aria-label={texts.frameTitle}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: nothing inside takes the focus
					tabIndex={0}
					className="overflow-y-auto rounded-lg"
				>
					<ShopFrame title={texts.frameTitle} language={preview.language} width={width}>
						{props.render(section, preview)}
					</ShopFrame>
				</div>
			)}
			{section && preview && !scripted && (
				// In the document for those without scripts alone; `noscript` would not do, sections have their own.
				<div
					inert
					lang={preview.language}
					className="hidden overflow-hidden rounded-lg border border-edge noscript:block"
				>
					{props.render(section, preview)}
				</div>
			)}
		</aside>
	);
}
