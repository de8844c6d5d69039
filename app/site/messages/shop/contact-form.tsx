import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, PrefetchPageLinks, useNavigation, useSubmit } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { FormAnswer } from "~/people/guard/form-answer.ts";
import { GuardFields, useLastTicket } from "~/people/guard/guard-fields.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useKeptWords } from "~/ui/use-kept-words.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { usePaintedWords } from "~/ui/use-painted-words.ts";
import { useSentBack } from "~/ui/use-sent-back.ts";
import { memberOf } from "~/values/closed-set.ts";
import { fieldsOf } from "~/values/form-reply.ts";
import { type ContactError, contactErrors } from "../contact-errors.ts";
import { contactPageForm, sectionField } from "../section-answer.ts";

const contactFields = ["name", "email", "phone", "subject", "message"] as const;
type ContactField = (typeof contactFields)[number];

const problemTexts = { again: "again", too_many: "tooMany", failed: "failureText" } as const;

/** Fetched plainly: the framework would load the page anew, with all that was typed, where its own file is missing. */
function useTicket(address: string) {
	const [ticket, setTicket] = useState("");
	const isAsked = useRef(false);
	function askForTicket(): void {
		if (isAsked.current) return;
		isAsked.current = true;
		fetch(address)
			.then((answer) => answer.json())
			.then(({ ticket: given }: { ticket: string }) => setTicket(given))
			.catch(() => {
				isAsked.current = false;
			});
	}
	return { ticket, askForTicket };
}

/** Whether somebody is in a form or has written into it. */
function isTurnedTo(form: HTMLFormElement): boolean {
	const isWritten = ([name, value]: [string, unknown]) => name !== sectionField && value !== "";
	return form.contains(document.activeElement) || [...new FormData(form)].some(isWritten);
}

/**
 * The form of contact section and contact page. The page around it may be kept for everyone, so its ticket is fetched when a
 * visitor turns to the form; without scripts the first answer brings one.
 */
export default function ContactForm(props: {
	/** Names its fields where a page may have several. */
	id?: string;
	action: string;
	/** Hands out tickets as JSON. */
	ticketAddress: string;
	answer: FormAnswer | null;
	/** The contact page asks for one, the contact section does not. */
	withSubject?: boolean;
}) {
	const t = useTranslations("contact");
	const errorTitle = useTranslations("common")("error");
	const { answer, id = contactPageForm } = props;
	const submit = useSubmit();
	const { ticket, askForTicket } = useTicket(props.ticketAddress);
	const lastTicket = useLastTicket(answer);
	const [isTouched, setTouched] = useState(false);
	const element = useRef<HTMLFormElement>(null);
	usePaintedWords(element, `send-${id}`);
	const navigation = useNavigation();
	const sending = navigation.formData?.get(sectionField) === id;

	function turnToForm(): void {
		askForTicket();
		setTouched(true);
	}
	// Who was there before the page came to life has not been heard.
	const turnToEarly = useEffectEvent(() => {
		if (!answer && element.current && isTurnedTo(element.current)) turnToForm();
	});
	useEffect(() => turnToEarly(), []);

	const kept = useKeptWords(element, {
		...{ form: `contact:${id}`, names: contactFields, answer, isSent: answer?.sent },
		onFilled() {
			turnToForm();
			const fold = element.current?.closest("details");
			if (fold) fold.open = true;
		},
	});

	const sentText = t(answer?.mailsLater ? "laterText" : "successText");
	useFocusOnError(element, answer);
	useOnChange(answer, () => {
		if (answer?.sent) {
			element.current?.reset();
			showToast({ tone: "success", title: t("successTitle"), text: sentText });
		} else if (answer?.problem) {
			showToast({ tone: "error", title: errorTitle, text: t(problemTexts[answer.problem]) });
		}
	});

	const fieldOf = fieldsOf(id, useSentBack(answer?.reply ?? null, answer?.sent));
	const field = (name: ContactField, autoComplete: string) => {
		const { code: given, ...shown } = fieldOf(name);
		const code = memberOf<ContactError>(contactErrors, given);
		return {
			...shown,
			autoComplete,
			error: code === null ? undefined : t(`errors.${code}`),
		};
	};
	return (
		<Form
			ref={element}
			method="post"
			// Without scripts the answer is a new page: it opens where the form and what was said of it stand. Browsers know by the
			// action whose typed words they give back, so it stays the same.
			id={`send-${id}`}
			action={`${props.action}#send-${id}`}
			onSubmit={(event) => {
				event.preventDefault();
				submit(event.currentTarget, { method: "post", action: props.action, preventScrollReset: true });
			}}
			onFocus={turnToForm}
			{...kept}
			noValidate
			className="grid gap-4"
		>
			{/* Its answer is a page with files of its own: they are here before a connection can be lost. */}
			{isTouched && <PrefetchPageLinks page={props.action} />}
			<input type="hidden" name={sectionField} value={id} />
			<GuardFields ticket={lastTicket ?? ticket} />
			{answer?.sent && (
				<Notice tone="success" role="status">
					<strong>{t("successTitle")}</strong> {sentText}
				</Notice>
			)}
			{answer?.problem && (
				<Notice tone={answer.problem === "again" ? "info" : "error"} role="alert">
					{t(problemTexts[answer.problem])}
				</Notice>
			)}
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field("name", "name")} label={t("name")} aria-required maxLength={200} />
				<TextField
					{...field("email", "email")}
					label={t("email")}
					type="email"
					aria-required
					maxLength={200}
				/>
			</div>
			<TextField
				{...field("phone", "tel")}
				type="tel"
				maxLength={200}
				label={
					<>
						{t("phone")} <span className="font-normal text-muted">({t("optional")})</span>
					</>
				}
			/>
			{props.withSubject && (
				<TextField {...field("subject", "on")} label={t("subject")} aria-required maxLength={200} />
			)}
			<TextAreaField
				{...field("message", "on")}
				className="min-h-[150px]"
				label={t("message")}
				rows={5}
				aria-required
				maxLength={10_000}
			/>
			<SubmitButton variant="brand" sending={sending} className="justify-self-start">
				{sending ? t("submitting") : t("submit")}
			</SubmitButton>
		</Form>
	);
}
