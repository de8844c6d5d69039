import type { ReactNode } from "react";
import { EditorPage } from "~/desk/record/editor-page.tsx";
import { RecordForm } from "~/desk/record/record-form.tsx";
import type { SaveAnswer } from "~/desk/record/save.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import { TextField } from "~/ui/field.tsx";
import { type Language, languages } from "~/values/vocabulary.ts";
import { type EditedPost, missingParts, startValues } from "./blog-admin.ts";
import { PostTexts } from "./post-texts.tsx";

type Texts = PageTexts["adminBlog"];

function Panel(props: { id: string; title: string; children: ReactNode }) {
	return (
		<section
			aria-labelledby={props.id}
			className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-4 md:p-6"
		>
			<h2 id={props.id} className="text-2xl">
				{props.title}
			</h2>
			{props.children}
		</section>
	);
}

function StateChoice({ texts, state }: { texts: Texts; state: string }) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 text-sm font-semibold">{texts.state}</legend>
			{(["draft", "published"] as const).map((code) => (
				<label key={code} className="flex min-h-11 items-center gap-3 py-1">
					<input
						type="radio"
						name="state"
						value={code}
						defaultChecked={state === code}
						className="size-5 shrink-0 accent-brand-ink"
					/>
					<span>
						<span className="font-semibold">{texts.states[code]}</span>{" "}
						<span className="text-muted">{texts.stateHints[code]}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}

type PostFormProps = {
	texts: Texts;
	mediaTexts: PageTexts["adminMedia"];
	title: string;
	/** Of the page that the form stands on, of the post as it is saved, and of the list that it leads back to. */
	address: string;
	savedAddress: string | null;
	listAddress: string;
	/** Where the saved text can be seen in a language. */
	viewOf: (language: Language) => { href: string; label: string } | null;
	/** Null for a new post. */
	stored: { id: string; seen: string; post: EditedPost } | null;
	answer: SaveAnswer | null;
};

/** A post with its texts in all languages, in one form: one save stores it all. */
export function PostForm(props: PostFormProps) {
	const { texts, stored } = props;
	const own = useLanguage();
	return (
		<EditorPage title={props.title} back={{ to: props.listAddress, label: texts.back }}>
			<RecordForm
				kind="post"
				id={stored?.id ?? null}
				seen={stored?.seen ?? null}
				hidden={stored ? { id: stored.id } : {}}
				start={startValues(stored?.post ?? null)}
				answer={props.answer}
				errors={texts.errors}
				problems={texts.problems}
				address={props.address}
				savedAddress={props.savedAddress}
				cancel={{ address: props.listAddress, label: texts.cancel }}
				save={texts.save}
			>
				{({ fieldOf }) => (
					<>
						<Panel id="post-publishing" title={texts.publishing}>
							<div className="grid gap-5 md:grid-cols-2">
								<StateChoice texts={texts} state={fieldOf("state").defaultValue} />
								<TextField
									{...fieldOf("customPublishDate")}
									type="datetime-local"
									label={texts.publishDate}
									hint={texts.publishDateHint}
								/>
							</div>
						</Panel>
						<Panel id="post-texts" title={texts.texts}>
							<p className="text-muted">{texts.textsHint}</p>
							<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
								{languages.map((language) => (
									<PostTexts
										key={language}
										texts={texts}
										language={language}
										fieldOf={fieldOf}
										isOpen={language === own}
										missing={missingParts(stored?.post ?? null, language)}
										view={props.viewOf(language)}
									/>
								))}
							</div>
						</Panel>
						<Panel id="post-picture" title={texts.picture}>
							<ImageField
								{...fieldOf("imageUrl")}
								label={texts.imageUrl}
								texts={props.mediaTexts}
								target={{ kind: "content" }}
							/>
							<div className="grid items-start gap-5 md:grid-cols-2">
								<TextField
									{...fieldOf("imageAlt")}
									label={texts.imageAlt}
									hint={texts.imageAltHint}
									maxLength={300}
								/>
								<TextField
									{...fieldOf("imageTitle")}
									label={texts.imageTitle}
									hint={texts.imageTitleHint}
									maxLength={300}
								/>
							</div>
						</Panel>
					</>
				)}
			</RecordForm>
		</EditorPage>
	);
}
