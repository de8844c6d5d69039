import { ArrowLeft, Eye } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { type RecordValues, recordFieldsOf } from "~/desk/record/record-fields.ts";
import { SaveProblem } from "~/desk/record/save-problem.tsx";
import { UnsavedQuestion } from "~/desk/record/unsaved-question.tsx";
import { useUnsaved } from "~/desk/record/use-unsaved.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { SectionType } from "~/site/pages/sections/section.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import {
	type SectionAnswer,
	type SectionError,
	type SectionPreview,
	sectionErrors,
} from "../form/section-errors.ts";
import { formFields, hasFrame, relatedTypes, sectionFields } from "../form/section-fields.ts";
import { boxFieldName } from "../form/section-values.ts";
import { BackgroundFields, PaddingField } from "./background-fields.tsx";
import type { FieldOf } from "./field-of.ts";
import { type FormTexts, LanguageTexts } from "./language-texts.tsx";
import { PreviewPanel, type RenderSection } from "./preview-panel.tsx";
import { SectionThumbnail } from "./section-thumbnail.tsx";
import { useLivePreview } from "./use-live-preview.ts";

const formId = "section-form";
const panel = "grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-4 md:p-6";

/** How many boxes the form shows in a language: as typed, else as stored. */
function boxCountOf(answer: SectionAnswer | null, start: RecordValues, language: Language): number {
	const typed = answer?.reply?.initialValue?.[language] as { boxes?: unknown[] } | undefined;
	if (answer?.reply?.initialValue) return typed?.boxes?.length ?? 0;
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
	/** The moment of the page's last change; null for a new section. */
	seen: string | null;
	preview: SectionPreview | null;
	answer: SectionAnswer | null;
	render: RenderSection;
};

/** Rules of the shop that hold for a section of the type. */
const typeNotes = {
	hero_with_image: "hero",
	container_carousel: "carousel",
	contact_section: "contact",
	highlight_boxes: "boxes",
	full_width_image: "picture",
} as const satisfies Partial<Record<SectionType, keyof FormTexts["sections"]["rules"]>>;

/** A section with its layout and its texts in all languages, beside a preview of what is typed. */
export function SectionForm(props: SectionFormProps) {
	const { answer, start, type } = props;
	const { sections: texts, pages: words } = props.texts;
	const own = useLanguage();
	const errorTitle = useTranslations("common")("error");
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	const { touch, blocker } = useUnsaved();
	const [language, setLanguage] = useState<Language>(answer?.preview?.language ?? own);
	const live = useLivePreview(form, props.previewAddress, answer?.preview ?? props.preview);
	// Read again after a save that was refused, it would hide that someone else was there.
	const [seen] = useState(props.seen ?? "");
	useFocusOnError(form, answer);
	const problem = answer?.problem;
	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer
	useEffect(() => {
		if (problem === "update") showToast({ tone: "error", title: errorTitle, text: texts.problems.update });
	}, [answer]);

	function changed(): void {
		touch();
		live.showSoon();
	}
	const fields = recordFieldsOf("section", answer?.reply ?? null, start);
	const fieldOf: FieldOf = (name) => {
		const { code: given, ...shown } = fields.text(name);
		const code = memberOf<SectionError>(sectionErrors, given);
		return { ...shown, error: code === null ? undefined : texts.errors[code] };
	};
	const types = props.sectionId === null ? [type] : relatedTypes(type);
	const note = (typeNotes as Partial<Record<SectionType, keyof typeof texts.rules>>)[type];
	const notes = [props.rule, note].flatMap((key) => (key ? texts.rules[key] : []));
	return (
		<div className="mx-auto grid w-full max-w-[1760px] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 md:px-8 md:py-12">
			<title>{props.title}</title>
			<div className="grid justify-items-start gap-2">
				<ButtonLink to={props.listAddress} variant="plain" className="-ml-2">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{texts.backToSections}
				</ButtonLink>
				<div className="flex items-center gap-4">
					<div className="w-24 shrink-0">
						<SectionThumbnail type={type} />
					</div>
					<div>
						<h1 className="text-3xl md:text-4xl">{props.title}</h1>
						<p className="text-lg text-muted">{texts.types[type].name}</p>
					</div>
				</div>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_26rem] noscript:xl:grid-cols-[minmax(0,1fr)]">
				<Form
					ref={form}
					id={formId}
					method="post"
					action={props.address}
					encType="multipart/form-data"
					noValidate
					preventScrollReset
					onInput={changed}
					className="grid grid-cols-[minmax(0,1fr)] content-start gap-6"
				>
					<div className="sticky top-0 z-20 -mx-4 flex flex-wrap gap-2 border-b sm:gap-3 border-line bg-surface px-4 py-3 md:-mx-8 md:px-8 xl:mr-0 xl:pr-0">
						<SubmitButton sending={sending} className="max-sm:px-3">
							{sending ? words.saving : words.save}
						</SubmitButton>
						<Button
							type="submit"
							name="intent"
							value="preview"
							formAction={`${props.address}#preview`}
							variant="quiet"
							onClick={(event) => {
								event.preventDefault();
								live.showNow();
								document.getElementById("preview")?.scrollIntoView({ block: "start" });
							}}
							className="max-sm:px-3 xl:hidden noscript:xl:inline-flex"
						>
							<Eye aria-hidden="true" className="size-5" />
							{texts.preview}
						</Button>
						<ButtonLink to={props.listAddress} variant="quiet" className="max-md:hidden">
							{words.cancel}
						</ButtonLink>
					</div>
					<input type="hidden" name="seen" value={fields.text("seen").defaultValue || seen} />
					{problem && (
						<SaveProblem
							text={texts.problems[problem]}
							current={answer.current}
							savedAddress={props.address}
							words={words}
							sending={sending}
						/>
					)}
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
								<SelectField {...fieldOf("type")} label={texts.type} hint={texts.typeHint}>
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
								<BackgroundFields texts={texts} fieldOf={fieldOf} type={type} />
								<fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
									<legend className="sr-only">{texts.spacing}</legend>
									<PaddingField texts={texts} field={fieldOf("paddingTop")} label={texts.paddingTop} />
									<PaddingField texts={texts} field={fieldOf("paddingBottom")} label={texts.paddingBottom} />
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
						{sectionFields[type].includes("imageUrl") && (
							<label className="flex min-h-11 items-center gap-3">
								<input
									type="checkbox"
									name="sharedImage"
									defaultChecked={answer ? fields.isOn("sharedImage") : props.sectionId === null}
									className="size-5 shrink-0 accent-brand"
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
									state={live.preview?.states[code] ?? "not_written"}
									fieldOf={fieldOf}
									boxCount={boxCountOf(answer, start, code)}
									answer={answer}
									onChange={changed}
								/>
							))}
						</div>
					</section>
				</Form>
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
			</div>
			<UnsavedQuestion texts={words} blocker={blocker} />
		</div>
	);
}
