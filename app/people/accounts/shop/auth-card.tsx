import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useKeptWords } from "~/ui/use-kept-words.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type FormReply, fieldsOf } from "~/values/form-reply.ts";
import { type AccountError, type AccountOutcome, type AuthMode, accountErrors } from "../account-errors.ts";

const good: readonly AccountOutcome[] = ["verificationSent", "resetSent", "passwordChanged"];

/** What became of a submission, on the page and as a toast. */
export function OutcomeNotice(props: { texts: PageTexts["accounts"]; outcome: AccountOutcome | null }) {
	const { texts, outcome } = props;
	const tone = outcome !== null && good.includes(outcome) ? "success" : "error";
	useEffect(() => {
		if (outcome) showToast({ tone, ...texts.outcomes[outcome] });
	}, [outcome, tone, texts]);
	if (outcome === null) return null;
	const { title, text } = texts.outcomes[outcome];
	return (
		<Notice tone={tone} role={tone === "success" ? "status" : "alert"}>
			<strong>{title}</strong> {text}
		</Notice>
	);
}

/** The card that an account's forms stand in. */
export function CardFrame(props: { title: string; text?: string; children: ReactNode }) {
	return (
		<div className="page py-14">
			<div className="mx-auto grid max-w-md gap-6 rounded-lg border border-line p-6 shadow-card md:p-8">
				<header className="grid gap-2">
					<h1 className="text-3xl">{props.title}</h1>
					{props.text && <p className="text-muted">{props.text}</p>}
				</header>
				{props.children}
			</div>
		</div>
	);
}

/**
 * @property pending token of a sign-in that waits for a code; null when none is asked for
 * @property entered signed in, and staying where one is
 */
export type AuthAnswer = {
	outcome: AccountOutcome | null;
	reply: FormReply;
	pending: string | null;
	entered?: true;
};

/** What the card is called in each mode. */
export const cardTitles = {
	"sign-in": "signInTitle",
	"sign-up": "signUpTitle",
	forgot: "forgotTitle",
} as const;
const intros = { "sign-in": "signInText", "sign-up": "signUpText", forgot: "forgotText" } as const;
const buttons = { "sign-in": "signIn", "sign-up": "signUp", forgot: "sendLink" } as const;
const switches = {
	"sign-in": [
		["sign-up", "toSignUp"],
		["forgot", "toForgot"],
	],
	"sign-up": [["sign-in", "toSignIn"]],
	forgot: [["sign-in", "toSignIn"]],
} as const;

/** What of an account's forms stays in the tab until it is taken: never a password. */
const keptNames = ["email"] as const;

/** Modes in which the card has done its work with that answer: what is left to do stands in the mail. */
const mailed: readonly (AccountOutcome | null)[] = ["verificationSent", "resetSent"];

type AuthCardProps = {
	texts: PageTexts["accounts"];
	mode: AuthMode;
	answer: AuthAnswer | null;
	/** Address of the card in a mode. */
	addressOf: (mode: AuthMode) => string;
};

/** One card for signing in, signing up and a forgotten password; its modes are links, so that it works without scripts. */
export function AuthCard(props: AuthCardProps) {
	// What is left to do stands in the mail.
	const isDone = props.mode === "sign-up" && props.answer?.outcome === "verificationSent";
	// A form that comes back after it is a new one, with fields of its own to keep.
	return <Card key={isDone ? "done" : "asks"} {...props} isDone={isDone} />;
}

function Card(props: AuthCardProps & { isDone: boolean }) {
	const { texts, mode, answer, isDone } = props;
	const form = useRef<HTMLFormElement>(null);
	useFocusOnError(form, answer);
	// An answer that sends nothing back, such as that of a code that came too late, leaves what was typed before it.
	const kept = useKeptWords(form, {
		...{ form: "auth", names: keptNames, answer: answer?.reply ? answer : null },
		isSent: mailed.includes(answer?.outcome ?? null),
	});
	const sending = useNavigation().formMethod === "POST";
	const fieldOf = fieldsOf("auth", answer?.reply ?? null);
	const field = (name: "email" | "password") => {
		const { code: given, ...shown } = fieldOf(name);
		const code = memberOf<AccountError>(accountErrors, given);
		return { ...shown, "aria-required": true, error: code === null ? undefined : texts.errors[code] };
	};
	return (
		<CardFrame title={texts[cardTitles[mode]]} {...(isDone ? {} : { text: texts[intros[mode]] })}>
			<OutcomeNotice texts={texts} outcome={answer?.outcome ?? null} />
			{!isDone && (
				<Form
					ref={form}
					method="post"
					action={props.addressOf(mode)}
					noValidate
					className="grid gap-4"
					{...kept}
				>
					<TextField
						{...field("email")}
						label={texts.email}
						type="email"
						autoComplete="email"
						maxLength={200}
					/>
					{mode !== "forgot" && (
						<TextField
							{...field("password")}
							defaultValue=""
							label={texts.password}
							type="password"
							hint={mode === "sign-up" ? texts.passwordHint : undefined}
							autoComplete={mode === "sign-in" ? "current-password" : "new-password"}
							maxLength={128}
						/>
					)}
					<SubmitButton sending={sending}>{sending ? texts.sending : texts[buttons[mode]]}</SubmitButton>
				</Form>
			)}
			<div className="grid">
				{switches[mode].map(([to, label]) => (
					<Link
						key={to}
						to={props.addressOf(to)}
						className="inline-flex min-h-11 items-center text-info hover:underline"
					>
						{texts[label]}
					</Link>
				))}
			</div>
		</CardFrame>
	);
}
