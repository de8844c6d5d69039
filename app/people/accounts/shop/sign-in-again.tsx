import { useRef } from "react";
import { useFetcher } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { fieldsOf } from "~/values/form-reply.ts";
import { accountErrors, stayField } from "../account-errors.ts";
import type { AuthAnswer } from "./auth-card.tsx";

/** The words that this form needs of all that an account's pages say. */
export type SignInWords = Pick<
	PageTexts["accounts"],
	"email" | "password" | "code" | "codeText" | "signIn" | "sending" | "errors" | "outcomes"
>;

/** Signs in without leaving the page, with a code where one is asked for. @param onEntered once it has worked */
export function SignInAgain(props: { texts: SignInWords; email: string; onEntered: () => void }) {
	const { texts, onEntered } = props;
	const fetcher = useFetcher<AuthAnswer>();
	const form = useRef<HTMLFormElement>(null);
	const answer = fetcher.data ?? null;
	const sending = fetcher.state !== "idle";
	const entered = answer?.entered === true && !sending;
	useFocusOnError(form, answer);
	useOnChange(entered, () => {
		if (entered) onEntered();
	});
	const fieldOf = fieldsOf("again", answer?.reply ?? null, { email: props.email });
	const field = (name: "email" | "password" | "code") => {
		const { code: given, ...shown } = fieldOf(name);
		const code = memberOf(accountErrors, given);
		return { ...shown, "aria-required": true, error: code === null ? undefined : texts.errors[code] };
	};
	const pending = answer?.pending;
	return (
		<fetcher.Form
			ref={form}
			method="post"
			action={urls.auth(useLanguage())}
			noValidate
			data-aside
			className="grid w-full gap-4"
		>
			<input type="hidden" name={stayField} value="yes" />
			{answer?.outcome && (
				<Notice tone="error" role="alert">
					{texts.outcomes[answer.outcome].text}
				</Notice>
			)}
			{pending ? (
				<>
					<p>{texts.codeText}</p>
					<input type="hidden" name="pending" value={pending} />
					<TextField
						{...field("code")}
						label={texts.code}
						autoComplete="one-time-code"
						autoFocus
						maxLength={60}
					/>
				</>
			) : (
				<>
					<TextField
						{...field("email")}
						label={texts.email}
						type="email"
						autoComplete="email"
						maxLength={200}
					/>
					<TextField
						{...field("password")}
						defaultValue=""
						label={texts.password}
						type="password"
						autoComplete="current-password"
						autoFocus
						maxLength={128}
					/>
				</>
			)}
			<SubmitButton sending={sending}>{sending ? texts.sending : texts.signIn}</SubmitButton>
		</fetcher.Form>
	);
}
