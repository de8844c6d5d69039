import { LayoutList } from "lucide-react";
import { EditorPage } from "~/desk/record/editor-page.tsx";
import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { type Language, languages, menuSections, visibilities } from "~/values/vocabulary.ts";
import { LanguageFields } from "./language-fields.tsx";
import { type Choice, type EditedPage, isNeeded, type PageChoices, startValues } from "./page-admin.ts";

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
							className="size-5 shrink-0 accent-brand-ink"
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
	/** Null for a new page, and for one that is gone. */
	stored: { id: string; seen: string; page: EditedPage } | null;
	choices: PageChoices;
	answer: SaveAnswer | null;
};

/** A landing page with its texts in all languages, in one form: one save stores it all. */
export function PageForm(props: PageFormProps) {
	const { texts, stored } = props;
	const own = useLanguage();
	const slugFixed = stored !== null && isNeeded(stored.page.slug);
	return (
		<EditorPage
			title={props.title}
			back={{ to: props.listAddress, label: texts.back }}
			head={
				props.sections && (
					<ButtonLink to={props.sections.address} variant="quiet" className="mt-2">
						<LayoutList aria-hidden="true" className="size-5" />
						{props.sections.label}
					</ButtonLink>
				)
			}
		>
			<RecordForm
				kind="page"
				id={stored?.id ?? null}
				seen={stored?.seen ?? null}
				start={startValues(stored?.page ?? null)}
				answer={props.answer}
				errors={texts.errors}
				problems={{ ...texts.problems, failed: stored ? texts.problems.update : texts.problems.create }}
				address={props.address}
				savedAddress={stored ? props.address : null}
				cancel={{ address: props.listAddress, label: texts.cancel }}
				save={texts.save}
			>
				{({ fieldOf, list, isOn }) => (
					<>
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
									defaultChecked={isOn("isPublished")}
									className="size-6 accent-brand-ink"
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
										isTranslated={Boolean(stored?.page.texts[language])}
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
									chosen={list("relatedProductIds")}
								/>
								<Choices
									name="relatedBlogPostIds"
									legend={texts.relatedPosts}
									choices={props.choices.posts}
									chosen={list("relatedBlogPostIds")}
								/>
							</div>
						</section>
					</>
				)}
			</RecordForm>
		</EditorPage>
	);
}
