import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useKeptWords } from "~/ui/use-kept-words.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { urls } from "~/urls.ts";
import type { Missing } from "../offer.ts";
import {
	type AnswerField,
	answerFields,
	longestMessage,
	type OfferAnswer,
	type OfferIntent,
} from "./answer-form.ts";

type Texts = PageTexts["offerPage"];

type FormProps = {
	texts: Texts;
	/** The refusal of one of the page's forms. */
	answer: OfferAnswer | null;
	/** Of the page, which takes its forms. */
	action: string;
	/** The offer's number, the same for all its versions. */
	offer: string;
};

/** Slug of the owner's page with the terms. */
const termsPage = "terms-of-sale";

/**
 * The part of an answer that is about a form, with the words of what is wrong. What is typed is kept until the shop has taken
 * it, also for the version that comes next.
 */
function useOwn(
	intent: OfferIntent,
	names: readonly string[],
	{ texts, answer, offer }: Pick<FormProps, "texts" | "answer" | "offer">,
) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formData?.get(answerFields.intent) === intent;
	const own = answer?.intent === intent ? answer : null;
	const kept = useKeptWords(form, {
		...{ form: `${intent}:${offer}`, names, answer: own },
		onFilled() {
			const fold = form.current?.closest("details");
			if (fold) fold.open = true;
		},
	});
	useFocusOnError(form, own);
	const error = (field: AnswerField) => {
		const problem = own?.problems[field];
		if (problem === undefined) return undefined;
		if (problem === "required") return texts.required;
		return problem === "terms" ? texts.termsRequired : texts.problems[problem];
	};
	return { form, kept, sending, own, error };
}

function Problem({ texts, own }: { texts: Texts; own: OfferAnswer | null }) {
	if (!own) return null;
	return (
		<Notice tone="error" role="alert">
			{texts.problems[own.problem]}
		</Notice>
	);
}

/** Accepts the offer: who, what still lacks, and the button that says what it means. */
export function AcceptForm(props: FormProps & { name: string; missing: readonly Missing[]; total: string }) {
	const { texts, action, missing } = props;
	const t = useTranslations("checkout");
	const language = useLanguage();
	const { form, kept, sending, own, error } = useOwn("accept", [answerFields.name, ...missing], props);
	const typed = own?.typed;
	const fill = { phone: "tel", street: "street-address", postalCode: "postal-code", city: "address-level2" };
	return (
		<section
			aria-labelledby="accept"
			className="grid gap-4 rounded-lg border-2 border-brand-ink bg-surface p-5 md:p-6"
		>
			<h2 id="accept" className="text-2xl">
				{texts.accept.title}
			</h2>
			<p className="max-w-prose">{texts.accept.intro}</p>
			<Form
				ref={form}
				method="post"
				action={`${action}#accept`}
				preventScrollReset
				noValidate
				className="grid gap-4 sm:max-w-lg"
				{...kept}
			>
				<input type="hidden" name={answerFields.intent} value="accept" />
				<Problem texts={texts} own={own} />
				<TextField
					name={answerFields.name}
					id="accept-name"
					label={texts.accept.name}
					autoComplete="name"
					maxLength={200}
					required
					defaultValue={typed?.name ?? props.name}
					error={error("name")}
				/>
				{missing.length > 0 && (
					<fieldset className="grid min-w-0 gap-4">
						<legend className="mb-2 font-semibold">{texts.accept.address}</legend>
						{missing.map((field) => (
							<TextField
								key={field}
								name={field}
								id={`accept-${field}`}
								label={t(field)}
								type={field === "phone" ? "tel" : "text"}
								autoComplete={fill[field]}
								maxLength={200}
								required
								defaultValue={typed?.[field] ?? ""}
								error={error(field)}
							/>
						))}
					</fieldset>
				)}
				<div className="grid gap-1.5">
					<label className="flex min-h-11 items-start gap-3 py-2">
						<input
							type="checkbox"
							name={answerFields.terms}
							defaultChecked={typed?.terms === "on"}
							aria-invalid={error("terms") ? true : undefined}
							aria-describedby={error("terms") ? "accept-terms-error" : undefined}
							className="mt-0.5 size-5 shrink-0 accent-brand-ink"
						/>
						<span>{texts.terms}</span>
					</label>
					{error("terms") && (
						<p id="accept-terms-error" className="text-sm font-medium text-error">
							{error("terms")}
						</p>
					)}
					<a
						href={urls.page(language, termsPage)}
						target="_blank"
						rel="noreferrer"
						className="inline-flex min-h-11 w-fit items-center font-semibold text-info underline underline-offset-4"
					>
						{texts.termsLink}
					</a>
				</div>
				<p className="text-lg">
					{withColon(language, t("total"))}{" "}
					<strong className="text-2xl whitespace-nowrap">{props.total}</strong>
				</p>
				<SubmitButton sending={sending} variant="signal" className="w-full">
					{sending ? texts.accept.sending : t("placeOrder")}
				</SubmitButton>
			</Form>
		</section>
	);
}

const questionFields = [answerFields.text];

type AskProps = FormProps & { messageKey: string };

/**
 * Asks back; the answer comes by mail and stands on the page. @param props.asked how many questions there are;
 * @param props.wasAsked whether one has just been sent
 */
export function AskForm(props: AskProps & { asked: number; wasAsked: boolean }) {
	const { texts, asked, wasAsked } = props;
	const sent = useRef<HTMLDivElement>(null);
	const before = useRef(asked);
	useOnChange(asked, () => {
		if (asked > before.current) sent.current?.focus();
		before.current = asked;
	});
	return (
		<section
			aria-labelledby="ask"
			className="grid content-start gap-4 rounded-lg border border-line p-5 md:p-6"
		>
			<h2 id="ask" className="text-xl">
				{texts.ask.title}
			</h2>
			{wasAsked && (
				<div ref={sent} tabIndex={-1}>
					<Notice tone="success" role="status">
						{texts.ask.sent}
					</Notice>
				</div>
			)}
			{/* A question that was sent leaves an empty field for the next one; any other answer leaves what is typed. */}
			<Question key={asked} {...props} />
		</section>
	);
}

function Question(props: AskProps) {
	const { texts, action } = props;
	const { form, kept, sending, own, error } = useOwn("ask", questionFields, props);
	return (
		<Form
			ref={form}
			method="post"
			action={`${action}#ask`}
			preventScrollReset
			noValidate
			className="grid gap-4"
			{...kept}
		>
			<input type="hidden" name={answerFields.intent} value="ask" />
			<input type="hidden" name={answerFields.key} value={props.messageKey} />
			<Problem texts={texts} own={own} />
			<TextAreaField
				name={answerFields.text}
				id="ask-text"
				label={texts.ask.text}
				rows={4}
				maxLength={longestMessage}
				required
				defaultValue={own?.typed.text ?? ""}
				error={error("text")}
			/>
			<SubmitButton sending={sending} variant="quiet" className="justify-self-start">
				{texts.ask.button}
			</SubmitButton>
		</Form>
	);
}

const reasonFields = [answerFields.reason];

/** Declines the offer, with a reason or without; opens on demand, so that nobody presses it by mistake. */
export function DeclineForm(props: FormProps) {
	const { texts, action } = props;
	const { form, kept, sending, own, error } = useOwn("decline", reasonFields, props);
	return (
		<details open={own !== null} className="rounded-lg border border-line p-5 md:p-6">
			<summary className="flex min-h-11 cursor-pointer items-center text-xl font-semibold">
				{texts.decline.title}
			</summary>
			<Form
				ref={form}
				method="post"
				action={action}
				preventScrollReset
				noValidate
				className="mt-3 grid gap-4"
				{...kept}
			>
				<input type="hidden" name={answerFields.intent} value="decline" />
				<Problem texts={texts} own={own} />
				<TextAreaField
					name={answerFields.reason}
					id="decline-reason"
					label={texts.decline.reason}
					hint={texts.decline.hint}
					rows={3}
					maxLength={longestMessage}
					defaultValue={own?.typed.reason ?? ""}
					error={error("reason")}
				/>
				<SubmitButton sending={sending} variant="quiet" className="justify-self-start">
					{texts.decline.button}
				</SubmitButton>
			</Form>
		</details>
	);
}
