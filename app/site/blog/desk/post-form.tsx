import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { SaveProblem } from "~/desk/record/save-problem.tsx";
import { UnsavedQuestion } from "~/desk/record/unsaved-question.tsx";
import { useUnsaved } from "~/desk/record/use-unsaved.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ImageField } from "~/media/desk/image-fields.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { type EditedPost, missingParts, startValues } from "./blog-admin.ts";
import { type PostAnswer, type PostError, postErrors } from "./post-errors.ts";
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
						className="size-5 shrink-0 accent-brand"
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
	answer: PostAnswer | null;
};

/** A post with its texts in all languages, in one form: one save stores it all. */
export function PostForm(props: PostFormProps) {
	const { texts, answer, stored } = props;
	const own = useLanguage();
	const errorTitle = useTranslations("common")("error");
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	const { touch, blocker } = useUnsaved();
	useFocusOnError(form, answer);
	const problem = answer?.problem;
	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer
	useEffect(() => {
		if (problem === "failed") showToast({ tone: "error", title: errorTitle, text: texts.problems.failed });
	}, [answer]);

	const start = startValues(stored?.post ?? null);
	const fields = recordFieldsOf("post", answer?.reply ?? null, start);
	const fieldOf = (name: string) => {
		const { code: given, ...shown } = fields.text(name);
		const code = memberOf<PostError>(postErrors, given);
		return { ...shown, error: code === null ? undefined : texts.errors[code] };
	};
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{props.title}</title>
			<div className="grid justify-items-start gap-2">
				<ButtonLink to={props.listAddress} variant="plain" className="-ml-2">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{texts.back}
				</ButtonLink>
				<h1 className="text-3xl md:text-4xl">{props.title}</h1>
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
				<input type="hidden" name="id" value={fields.text("id").defaultValue || (stored?.id ?? "")} />
				<input type="hidden" name="seen" value={fields.text("seen").defaultValue || (stored?.seen ?? "")} />
				{problem && (
					<SaveProblem
						text={texts.problems[problem]}
						current={answer.current}
						savedAddress={props.savedAddress}
						words={texts}
						sending={sending}
					/>
				)}
				<Panel id="post-publishing" title={texts.publishing}>
					<div className="grid gap-5 md:grid-cols-2">
						<StateChoice texts={texts} state={fields.text("state").defaultValue} />
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
