import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { memberOf } from "~/values/closed-set.ts";
import { fieldsOf } from "~/values/form-reply.ts";
import { type AccountError, accountErrors } from "../account-errors.ts";
import { type AuthAnswer, CardFrame } from "./auth-card.tsx";

/** The second step of a sign-in: the password was right, a code is asked for. */
export function CodeCard(props: {
	texts: PageTexts["accounts"];
	pending: string;
	answer: AuthAnswer;
	/** Address of the sign-in card. */
	address: string;
}) {
	const { texts, pending, answer, address } = props;
	const form = useRef<HTMLFormElement>(null);
	useFocusOnError(form, answer);
	const sending = useNavigation().formMethod === "POST";
	const { code: given, ...field } = fieldsOf("auth", answer.reply)("code");
	const code = memberOf<AccountError>(accountErrors, given);
	return (
		<CardFrame title={texts.codeTitle} text={texts.codeText}>
			<Form ref={form} method="post" action={address} noValidate className="grid gap-4">
				<input type="hidden" name="pending" value={pending} />
				<TextField
					{...field}
					label={texts.code}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					autoFocus
					aria-required
					maxLength={60}
					error={code === null ? undefined : texts.errors[code]}
				/>
				<SubmitButton sending={sending}>{sending ? texts.sending : texts.signIn}</SubmitButton>
			</Form>
			<p className="text-sm text-muted">{texts.codeLost}</p>
			<Link
				to={address}
				reloadDocument
				className="inline-flex min-h-11 items-center text-info hover:underline"
			>
				{texts.toSignIn}
			</Link>
		</CardFrame>
	);
}
