import { createContext, type ReactNode, useContext, useId, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import {
	type AccountIntent,
	type AccountPageAnswer,
	type AccountPart,
	accountParts,
	ownerField,
	partId,
} from "../account-page.ts";

/** The words of the account's page: its own, and those that it shares with the sign-in card. */
export type AccountTexts = { page: PageTexts["accountPage"]; shared: PageTexts["accounts"] };

/** What came of a form, told in the section that it belongs to. */
function AnswerNotice({ texts, answer }: { texts: AccountTexts; answer: AccountPageAnswer | null }) {
	if (answer?.notice) {
		return (
			<Notice tone="success" role="status">
				{texts.page.notices[answer.notice]}
			</Notice>
		);
	}
	if (!answer?.problem) return null;
	const { problem } = answer;
	const isOwn = problem === "setUpExpired" || problem === "otherAccount";
	return (
		<Notice tone="error" role="alert">
			{isOwn ? texts.page[problem] : texts.shared.outcomes[problem].text}
		</Notice>
	);
}

/** A part of the account's page, with what came of its own forms. */
export function AccountSection(props: {
	texts: AccountTexts;
	/** Which one; none where it has no form. */
	part?: AccountPart;
	title: string;
	text: string;
	/** The answer to a form of this section; null for others' and before one. */
	answer: AccountPageAnswer | null;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section
			id={props.part && partId(props.part)}
			aria-labelledby={id}
			className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line p-6 shadow-card md:p-8"
		>
			<header className="grid gap-2">
				<h2 id={id} className="text-2xl">
					{props.title}
				</h2>
				<p className="text-muted">{props.text}</p>
			</header>
			<AnswerNotice texts={props.texts} answer={props.answer} />
			{props.children}
		</section>
	);
}

/** Whose page it is: in each of its forms, which does nothing to another account. */
export const AccountOwner = createContext("");

export function OwnerField() {
	return <input type="hidden" name={ownerField} value={useContext(AccountOwner)} />;
}

/**
 * Address of a form of the account's page. Without scripts the answer is a new page, which opens at the part that tells of it:
 * at its top a refusal would be out of sight. It shows the same orders, which the address says.
 */
export function useFormAddress(intent: AccountIntent): string | undefined {
	const { search } = useLocation();
	return useScripted() ? undefined : `${search}#${partId(accountParts[intent])}`;
}

type Field = "current" | "password" | "code";

/** One form of the account's page. After something was done it starts empty. */
export function AccountForm(props: {
	texts: AccountTexts;
	intent: AccountIntent;
	answer: AccountPageAnswer | null;
	/** Labels of its fields, in order. */
	fields: Partial<Record<Field, string>>;
	button: string;
	variant?: "brand" | "quiet";
}) {
	const { texts, intent, fields } = props;
	const form = useRef<HTMLFormElement>(null);
	const answer = props.answer?.intent === intent ? props.answer : null;
	useFocusOnError(form, answer);
	const sending = useNavigation().formMethod === "POST";
	const errorOf = (name: Field) => {
		const error = answer?.errors[name];
		return error && texts.shared.errors[error];
	};
	const password = { type: "password", maxLength: 128 } as const;
	return (
		<Form
			key={`${useContext(AccountOwner)} ${answer?.notice ? answer.at : "new"}`}
			ref={form}
			method="post"
			action={useFormAddress(intent)}
			noValidate
			preventScrollReset
			className="grid max-w-md gap-4"
		>
			<input type="hidden" name="intent" value={intent} />
			<OwnerField />
			{fields.current && (
				<TextField
					{...password}
					name="current"
					label={fields.current}
					autoComplete="current-password"
					aria-required
					error={errorOf("current")}
				/>
			)}
			{fields.password && (
				<TextField
					{...password}
					name="password"
					label={fields.password}
					hint={texts.shared.passwordHint}
					autoComplete="new-password"
					aria-required
					error={errorOf("password")}
				/>
			)}
			{fields.code && (
				<TextField
					name="code"
					label={fields.code}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					aria-required
					maxLength={60}
					error={errorOf("code")}
				/>
			)}
			<div>
				<SubmitButton sending={sending} variant={props.variant ?? "brand"}>
					{sending ? texts.shared.sending : props.button}
				</SubmitButton>
			</div>
		</Form>
	);
}
