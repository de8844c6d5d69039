import { Eye } from "lucide-react";
import { useRef, useState } from "react";
import { EditorPage } from "~/desk/record/editor-page.tsx";
import type { RecordFields, RecordValues } from "~/desk/record/record-fields.ts";
import { RecordForm } from "~/desk/record/record-form.tsx";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { SectionType } from "~/site/pages/sections/section.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { LatePart } from "~/ui/late-part.tsx";
import { lateView } from "~/ui/late-view.ts";
import { Notice } from "~/ui/notice.tsx";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { SectionAnswer, SectionPreview } from "../form/section-errors.ts";
import { fieldsOfType, formFields, hasFrame, relatedTypes } from "../form/section-fields.ts";
import { boxFieldName } from "../form/section-values.ts";
import { BackgroundFields, PaddingField } from "./background-fields.tsx";
import { type FormTexts, LanguageTexts } from "./language-texts.tsx";
import type { RenderSection } from "./preview-panel.tsx";
import { useLivePreview } from "./use-live-preview.ts";

const SectionThumbnail = lateView(
	() => import("./section-thumbnail.tsx"),
	(file) => file.SectionThumbnail,
);

const PreviewPanel = lateView(
	() => import("./preview-panel.tsx"),
	(file) => file.PreviewPanel,
);

const formId = "section-form";
const panel = "grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-4 md:p-6";

/** How many boxes the form shows in a language: as typed, else as stored. */
function boxCountOf(typed: RecordFields["typed"], start: RecordValues, language: Language): number {
	if (typed) return (typed[language] as { boxes?: unknown[] } | undefined)?.boxes?.length ?? 0;
	let count = 0;
	while (start[boxFieldName(language, count, "title")] !== undefined) count++;
	return count;
}

type SectionFormProps = {
	texts: FormTexts;
	title: string;
	/** Null for a new section. */
	sectionId: string | null;
	type: SectionType;
	/** The rule that leads its button somewhere. */
	rule: "leasing" | "modifications" | null;
	/** Of this form, of the list that it leads back to, and of what draws the preview. */
	address: string;
	listAddress: string;
	previewAddress: string;
	start: RecordValues;
	/** The version of the page; null for a new section. */
	seen: string | null;
	preview: SectionPreview | null;
	answer: SectionAnswer | null;
	render: RenderSection;
};

/** Rules of the shop that hold for a section of the type. */
const typeNotes: Partial<Record<SectionType, keyof FormTexts["sections"]["rules"]>> = {
	hero_with_image: "hero",
	container_carousel: "carousel",
	reviews: "voices",
	references: "voices",
	contact_section: "contact",
	highlight_boxes: "boxes",
	full_width_image: "picture",
};

/** The fields of a section: its layout, and its texts in all languages. */
function SectionFields(
	props: Pick<SectionFormProps, "texts" | "sectionId" | "type" | "rule" | "start" | "answer"> & {
		fields: RecordFields;
		preview: SectionPreview | null;
	},
) {
	const { type, answer, fields } = props;
	const { sections: texts } = props.texts;
	const types = props.sectionId === null ? [type] : relatedTypes(type);
	const note = typeNotes[type];
	const notes = [props.rule, note].flatMap((key) => (key ? texts.rules[key] : []));
	return (
		<>
			{notes.map((text) => (
				<Notice key={text} tone="info">
					{text}
				</Notice>
			))}
			<section aria-labelledby="section-settings" className={panel}>
				<h2 id="section-settings" className="text-2xl">
					{texts.settings}
				</h2>
				{types.length > 1 ? (
					<div className="max-w-md">
						<SelectField {...fields.fieldOf("type")} label={texts.type} hint={texts.typeHint}>
							{types.map((one) => (
								<option key={one} value={one}>
									{texts.types[one].name}
								</option>
							))}
						</SelectField>
					</div>
				) : (
					<input type="hidden" name="type" value={type} />
				)}
				{hasFrame(type) && (
					<>
						<BackgroundFields texts={texts} fieldOf={fields.fieldOf} type={type} />
						<fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
							<legend className="sr-only">{texts.spacing}</legend>
							<PaddingField texts={texts} field={fields.fieldOf("paddingTop")} label={texts.paddingTop} />
							<PaddingField
								texts={texts}
								field={fields.fieldOf("paddingBottom")}
								label={texts.paddingBottom}
							/>
							<p className="text-sm text-muted sm:col-span-full">{texts.paddingsHint}</p>
						</fieldset>
					</>
				)}
			</section>
			<section aria-labelledby="section-texts" className={panel}>
				<h2 id="section-texts" className="text-2xl">
					{texts.texts}
				</h2>
				<p className="text-muted">{texts.textsHint}</p>
				{fieldsOfType(type).includes("imageUrl") && (
					<label className="flex min-h-11 items-center gap-3">
						<input
							type="checkbox"
							name="sharedImage"
							defaultChecked={fields.typed ? fields.isOn("sharedImage") : props.sectionId === null}
							className="size-5 shrink-0 accent-brand-ink"
						/>
						{texts.sharedImage}
					</label>
				)}
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
					{languages.map((code) => (
						<LanguageTexts
							key={code}
							texts={props.texts}
							language={code}
							fields={formFields({ id: props.sectionId, type })}
							state={props.preview?.states[code] ?? "not_written"}
							fieldOf={fields.fieldOf}
							boxCount={boxCountOf(fields.typed, props.start, code)}
							answer={answer}
							onChange={fields.touch}
						/>
					))}
				</div>
			</section>
		</>
	);
}

/** A section with its layout and its texts in all languages, beside a preview of what is typed. */
export function SectionForm(props: SectionFormProps) {
	const { answer, type, sectionId, address } = props;
	const { sections: texts, pages: words } = props.texts;
	const own = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	const [language, setLanguage] = useState<Language>(answer?.preview?.language ?? own);
	const live = useLivePreview(form, props.previewAddress, answer?.preview ?? props.preview);
	return (
		<EditorPage
			isWide
			title={props.title}
			back={{ to: props.listAddress, label: texts.backToSections }}
			heading={
				<div className="flex items-center gap-4">
					<div className="w-24 shrink-0">
						<LatePart>
							<SectionThumbnail type={type} />
						</LatePart>
					</div>
					<div>
						<h1 className="text-3xl md:text-4xl">{props.title}</h1>
						<p className="text-lg text-muted">{texts.types[type].name}</p>
					</div>
				</div>
			}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_26rem] noscript:xl:grid-cols-[minmax(0,1fr)]">
				<RecordForm
					ref={form}
					htmlId={formId}
					kind="section"
					id={sectionId ?? `new-${address}`}
					seen={props.seen}
					untyped={["preview"]}
					start={props.start}
					answer={answer}
					errors={texts.errors}
					problems={{ ...texts.problems, failed: texts.problems.update }}
					address={address}
					savedAddress={address}
					bar="top"
					save={words.save}
					cancel={{ address: props.listAddress, label: words.cancel }}
					tools={
						<Button
							type="submit"
							name="intent"
							value="preview"
							formAction={`${address}#preview`}
							variant="quiet"
							onClick={(event) => {
								event.preventDefault();
								live.showNow();
								document.getElementById("preview")?.scrollIntoView({ block: "start" });
							}}
							className="xl:hidden noscript:xl:inline-flex"
						>
							<Eye aria-hidden="true" className="size-5" />
							{texts.preview}
						</Button>
					}
					className="content-start"
					onChange={live.showSoon}
				>
					{(fields) => <SectionFields {...props} fields={fields} preview={live.preview} />}
				</RecordForm>
				<LatePart>
					<PreviewPanel
						texts={texts}
						formId={formId}
						preview={live.preview}
						state={live.state}
						language={language}
						onLanguage={(code) => {
							setLanguage(code);
							live.showNow(code);
						}}
						render={props.render}
					/>
				</LatePart>
			</div>
		</EditorPage>
	);
}
