import { ArrowLeft, LayoutList } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { type RecordValues, recordFieldsOf } from "~/desk/record/record-fields.ts";
import { SaveProblem } from "~/desk/record/save-problem.tsx";
import { UnsavedQuestion } from "~/desk/record/unsaved-question.tsx";
import { useUnsaved } from "~/desk/record/use-unsaved.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Language, languages, menuSections, visibilities } from "~/values/vocabulary.ts";
import { LanguageFields } from "./language-fields.tsx";
import { type Choice, isNeeded, type PageChoices } from "./page-admin.ts";
import { type PageAnswer, type PageError, pageErrors } from "./page-errors.ts";

type Texts = PageTexts["adminPages"];

const panel = "grid gap-5 rounded-lg border border-line p-4 md:p-6";

/** A list of things to tick; long ones scroll by themselves. */
function Choices(props: {
	name: string;
	legend: string;
	choices: readonly Choice[];
	chosen: readonly string[];
}) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-semibold">{props.legend}</legend>
			<div className="grid max-h-80 gap-0.5 overflow-y-auto rounded-md border border-edge p-2">
				{props.choices.map(({ id, title }) => (
					<label key={id} className="flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-mist">
						<input
							type="checkbox"
							name={props.name}
							value={id}
							defaultChecked={props.chosen.includes(id)}
							className="size-5 shrink-0 accent-brand"
						/>
						{title}
					</label>
				))}
			</div>
		</fieldset>
	);
}

type PageFormProps = {
	texts: Texts;
	media: PageTexts["adminMedia"];
	/** What leads to the page's sections; a new page has none yet. */
	sections: { label: string; address: string } | null;
	title: string;
	/** Of this form, of the list that it leads back to, and of the saved version in a language. */
	address: string;
	listAddress: string;
	viewOf: (language: Language) => { href: string; label: string } | null;
	start: RecordValues;
	/** The moment of the page's last save; null for a new page. */
	seen: string | null;
	choices: PageChoices;
	answer: PageAnswer | null;
};

/** A landing page with its texts in all languages, in one form: one save stores it all. */
export function PageForm(props: PageFormProps) {
	const { texts, answer, start } = props;
	const own = useLanguage();
	const errorTitle = useTranslations("common")("error");
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	const { touch, blocker } = useUnsaved();
	useFocusOnError(form, answer);
	const problem = answer?.problem;
	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer
	useEffect(() => {
		if (problem === "create" || problem === "update") {
			showToast({ tone: "error", title: errorTitle, text: texts.problems[problem] });
		}
	}, [answer]);

	const fields = recordFieldsOf("page", answer?.reply ?? null, start);
	const fieldOf = (name: string) => {
		const { code: given, ...shown } = fields.text(name);
		const code = memberOf<PageError>(pageErrors, given);
		return { ...shown, error: code === null ? undefined : texts.errors[code] };
	};
	const slugFixed = props.seen !== null && isNeeded(String(start.slug));
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{props.title}</title>
			<div className="grid justify-items-start gap-2">
				<ButtonLink to={props.listAddress} variant="plain" className="-ml-2">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{texts.back}
				</ButtonLink>
				<h1 className="text-3xl md:text-4xl">{props.title}</h1>
				{props.sections && (
					<ButtonLink to={props.sections.address} variant="quiet" className="mt-2">
						<LayoutList aria-hidden="true" className="size-5" />
						{props.sections.label}
					</ButtonLink>
				)}
			</div>
			<Form
				ref={form}
				method="post"
				action={props.address}
				encType="multipart/form-data"
				noValidate
				preventScrollReset
				onInput={touch}
				className="grid grid-cols-[minmax(0,1fr)] gap-6"
			>
				<input type="hidden" name="seen" value={fields.text("seen").defaultValue || (props.seen ?? "")} />
				{problem && (
					<SaveProblem
						text={texts.problems[problem]}
						current={answer.current}
						savedAddress={props.address}
						words={texts}
						sending={sending}
					/>
				)}
				<section aria-labelledby="page-settings" className={panel}>
					<h2 id="page-settings" className="text-2xl">
						{texts.settings}
					</h2>
					<div className="grid gap-5 md:grid-cols-2">
						<TextField
							{...fieldOf("slug")}
							label={texts.slug}
							hint={slugFixed ? texts.slugFixed : texts.slugHint}
							aria-required
							readOnly={slugFixed}
							maxLength={100}
							autoCapitalize="none"
							spellCheck={false}
						/>
						<SelectField {...fieldOf("visibility")} label={texts.visibility}>
							{visibilities.map((code) => (
								<option key={code} value={code}>
									{texts.visibilities[code]}
								</option>
							))}
						</SelectField>
						<SelectField {...fieldOf("menuSection")} label={texts.menuSection}>
							{menuSections.map((code) => (
								<option key={code} value={code}>
									{texts.menuSections[code]}
								</option>
							))}
						</SelectField>
						<TextField
							{...fieldOf("menuOrder")}
							label={texts.menuOrder}
							hint={texts.menuOrderHint}
							inputMode="numeric"
							maxLength={4}
						/>
					</div>
					<label className="flex min-h-11 items-center gap-3 justify-self-start font-semibold">
						<input
							type="checkbox"
							// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
							role="switch"
							name="isPublished"
							defaultChecked={fields.isOn("isPublished")}
							className="size-6 accent-brand"
						/>
						{texts.published}
					</label>
				</section>
				<section aria-labelledby="page-texts" className={panel}>
					<h2 id="page-texts" className="text-2xl">
						{texts.texts}
					</h2>
					<p className="text-muted">{texts.textsHint}</p>
					<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
						{languages.map((language) => (
							<LanguageFields
								key={language}
								texts={texts}
								media={props.media}
								language={language}
								fieldOf={fieldOf}
								isOpen={language === own}
								view={props.viewOf(language)}
								isTranslated={start[`${language}.title`] !== undefined}
							/>
						))}
					</div>
				</section>
				<section aria-labelledby="page-related" className={panel}>
					<h2 id="page-related" className="text-2xl">
						{texts.related}
					</h2>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[repeat(2,minmax(0,1fr))]">
						<Choices
							name="relatedProductIds"
							legend={texts.relatedProducts}
							choices={props.choices.products}
							chosen={fields.list("relatedProductIds")}
						/>
						<Choices
							name="relatedBlogPostIds"
							legend={texts.relatedPosts}
							choices={props.choices.posts}
							chosen={fields.list("relatedBlogPostIds")}
						/>
					</div>
				</section>
				<div className="flex flex-wrap gap-3">
					<SubmitButton sending={sending}>{sending ? texts.saving : texts.save}</SubmitButton>
					<ButtonLink to={props.listAddress} variant="quiet">
						{texts.cancel}
					</ButtonLink>
				</div>
			</Form>
			<UnsavedQuestion texts={texts} blocker={blocker} />
		</div>
	);
}
