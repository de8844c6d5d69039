import { useEffect, useRef } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import { GuardFields } from "~/features/forms/guard-fields.tsx";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { ContactAnswer } from "./contact-answer.ts";
import { type ContactError, contactErrors } from "./contact-errors.ts";

type ContactField = "name" | "email" | "phone" | "message";

const problemTexts = { again: "again", too_many: "tooMany", failed: "failureText" } as const;

/**
 * The form of the contact section. The page around it may be kept for everyone, so its ticket is fetched when a
 * visitor turns to the form; without scripts the first answer brings one.
 */
export function ContactForm(props: {
	action: string;
	/** Hands out tickets as JSON. */
	ticketAddress: string;
	answer: ContactAnswer | null;
}) {
	const t = useTranslations("contact");
	const errorTitle = useTranslations("common")("error");
	const { answer } = props;
	const tickets = useFetcher<{ ticket: string }>();
	const element = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const sending = navigation.formMethod === "POST" && navigation.formAction === props.action;

	// biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer
	useEffect(() => {
		if (answer?.sent) {
			element.current?.reset();
			showToast({ tone: "success", title: t("successTitle"), text: t("successText") });
		} else if (answer?.problem) {
			showToast({ tone: "error", title: errorTitle, text: t(problemTexts[answer.problem]) });
		} else {
			element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
		}
	}, [answer]);

	const errors = answer?.reply?.error ?? {};
	const typed = answer?.reply?.initialValue ?? {};
	const field = (name: ContactField, autoComplete: string) => {
		const code = memberOf<ContactError>(contactErrors, errors[name]?.[0]);
		return {
			id: `contact-${name}`,
			name,
			autoComplete,
			defaultValue: String(typed[name] ?? ""),
			error: code === null ? undefined : t(`errors.${code}`),
		};
	};
	return (
		<Form
			ref={element}
			method="post"
			action={props.action}
			onFocus={() => tickets.state === "idle" && !tickets.data && tickets.load(props.ticketAddress)}
			noValidate
			preventScrollReset
			className="grid gap-4"
		>
			<GuardFields ticket={answer?.ticket ?? tickets.data?.ticket ?? ""} />
			{answer?.sent && (
				<Notice tone="success" role="status">
					<strong>{t("successTitle")}</strong> {t("successText")}
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
			<TextAreaField
				{...field("message", "off")}
				label={t("message")}
				rows={5}
				aria-required
				maxLength={10_000}
			/>
			<Button type="submit" variant="brand" disabled={sending} className="justify-self-start">
				{sending ? t("submitting") : t("submit")}
			</Button>
		</Form>
	);
}
