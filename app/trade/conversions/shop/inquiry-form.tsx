import { type ReactNode, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { FormAnswer } from "~/people/guard/form-answer.ts";
import { GuardFields, useLastTicket } from "~/people/guard/guard-fields.tsx";
import { type ModificationError, modificationErrors } from "~/trade/quotes/quote-errors.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useKeptWords } from "~/ui/use-kept-words.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import { memberOf } from "~/values/closed-set.ts";
import { fieldsOf } from "~/values/form-reply.ts";
import { inquiryFields } from "../inquiry-fields.ts";
import type { PageView } from "./page-view.ts";
import { useEarlyText } from "./use-early-text.ts";

type TextName =
	| "customerName"
	| "email"
	| "phone"
	| "companyName"
	| "deliveryAddress"
	| "preferredDeliveryDate"
	| "quantityRequested"
	| "specialRequirements";

const problemTexts = { again: "again", too_many: "tooMany", failed: "failureText" } as const;

const keptNames = [
	...["customerName", "companyName", "email", "phone", "deliveryAddress", "preferredDeliveryDate"],
	...["quantityRequested", "specialRequirements"],
];

type InquiryFormProps = {
	texts: PageTexts["modifications"]["inquiry"];
	action: string;
	/** Where it started: an example or a configuration; its details stand in the form until it is left. */
	view: Pick<PageView, "from" | "config">;
	details: string;
	/** JPEG of the configuration in base64url; empty without one. */
	picture: string;
	ticket: string | null;
	/** What the server said to a submission without scripts. */
	answer: FormAnswer | null;
	/** Shows what the inquiry is about. */
	subject: ReactNode;
	onSent: () => void;
};

/** The inquiry for a conversion. The server validates; errors come back tied to their fields. */
export function InquiryForm(props: InquiryFormProps) {
	const t = useTranslations("quote");
	const { texts, view } = props;
	const submission = useFetcher<FormAnswer>();
	const element = useRef<HTMLFormElement>(null);
	const scripted = useScripted();
	const answer = submission.data ?? props.answer;
	const sending = submission.state !== "idle";

	const sentText = t(answer?.mailsLater ? "laterText" : "successText");
	useOnChange(submission.data, () => {
		const { data } = submission;
		if (data?.sent) {
			element.current?.reset();
			showToast({ tone: "success", title: t("successTitle"), text: sentText });
			props.onSent();
		} else if (data?.problem === "failed") {
			showToast({ tone: "error", title: t("failureTitle"), text: t("failureText") });
		}
	});
	useFocusOnError(element, submission.data);

	// What was typed stands in the fields; only a page that came without scripts brings it along.
	const start = `${view.from}|${view.config}`;
	const [firstStart] = useState(start);
	const typed = start === firstStart ? (props.answer?.reply ?? null) : null;
	const fieldOf = fieldsOf("inquiry", typed, {
		quantityRequested: "1",
		specialRequirements: props.details,
	});
	const judged = fieldsOf("inquiry", answer?.reply ?? null);

	function errorText(name: TextName): string | undefined {
		const code = memberOf<ModificationError>(modificationErrors, judged(name).code);
		if (code === "specialRequirements") return texts.detailsRequired;
		return code === null ? undefined : t(`errors.${code}`);
	}

	function field(name: Exclude<TextName, "specialRequirements">, autoComplete: string, required = false) {
		const { code: _judged, ...attributes } = fieldOf(name);
		const label = name === "deliveryAddress" ? texts.address : t(name);
		return {
			...attributes,
			autoComplete,
			error: errorText(name),
			"aria-required": required || undefined,
			label: required ? (
				label
			) : (
				<>
					{label} <span className="font-normal text-muted">({t("optional")})</span>
				</>
			),
		};
	}

	const { code: _judged, ...details } = fieldOf("specialRequirements");
	useEarlyText(details.id);
	// After it, which would set back what was kept.
	const kept = useKeptWords(element, {
		...{ form: `inquiry:${start}`, names: keptNames, answer, isSent: answer?.sent },
	});
	const row = "grid content-start gap-4 sm:grid-cols-2";
	return (
		<submission.Form
			ref={element}
			method="post"
			action={props.action}
			noValidate
			className="grid gap-4"
			{...kept}
		>
			<GuardFields ticket={useLastTicket(answer) ?? props.ticket ?? ""} />
			<input type="hidden" name={inquiryFields.from} value={view.from ?? ""} />
			<input type="hidden" name={inquiryFields.config} value={view.config ?? ""} />
			<input type="hidden" name={inquiryFields.picture} value={props.picture} />
			{scripted && <input type="hidden" name={inquiryFields.inPlace} value="on" />}
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
			{props.subject}
			{/* Another example or configuration brings its own details; leaving it takes them away. */}
			<TextAreaField
				{...details}
				key={start}
				aria-required
				error={errorText("specialRequirements")}
				label={
					<>
						{texts.details} <span className="block font-normal text-muted">{texts.detailsHint}</span>
					</>
				}
				rows={8}
				maxLength={4000}
			/>
			<div className={row}>
				<TextField {...field("customerName", "name", true)} maxLength={200} />
				<TextField {...field("companyName", "organization")} maxLength={200} />
			</div>
			<div className={row}>
				<TextField {...field("email", "email", true)} type="email" maxLength={200} />
				<TextField {...field("phone", "tel")} type="tel" maxLength={200} />
			</div>
			<TextField {...field("deliveryAddress", "street-address")} maxLength={4000} />
			<div className={row}>
				<TextField {...field("preferredDeliveryDate", "on")} type="date" />
				<TextField {...field("quantityRequested", "on", true)} type="number" min={1} inputMode="numeric" />
			</div>
			<SubmitButton variant="signal" sending={sending} className="justify-self-start">
				{sending ? t("submitting") : t("submit")}
			</SubmitButton>
		</submission.Form>
	);
}
