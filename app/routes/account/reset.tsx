import { data, Form, Link, useNavigation, useSearchParams } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type AccountError, accountErrors, isFieldError } from "~/people/accounts/account-errors.ts";
import { newPasswordSchema } from "~/people/accounts/accounts.schema.ts";
import { destinationOf, withDestination } from "~/people/accounts/destination.ts";
import { isResetOpen, setPassword } from "~/people/accounts/reset-password.server.ts";
import { CardFrame, OutcomeNotice } from "~/people/accounts/shop/auth-card.tsx";
import { forgetSession } from "~/people/accounts/who-asks.server.ts";
import { clearCartId, clearSessionToken, writeDeviceToken } from "~/people/visitor/visitor-cookies.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Route } from "./+types/reset";
import { callerOf } from "./caller.server.ts";
import { statusOf } from "./enter.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const isOpen = await isResetOpen(services(context), token, new Date());
	const texts = pageTexts[languageOf(context)].accounts;
	return data({ texts, token, isOpen }, { headers: notKept, status: isOpen ? 200 : 410 });
}

export function headers() {
	return notKept;
}

export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const fields = await request.formData();
	const checked = parseForm(fields, newPasswordSchema);
	const complain = (error: string | undefined) => data({ outcome: null, error }, { status: 422 });
	if (checked.status !== "success") return complain(checked.error?.password?.[0]);
	const form = { token: String(fields.get("token") ?? ""), password: checked.value.password };
	const caller = await callerOf(args, languageOf(context));
	const { outcome, device } = await setPassword(services(context), caller, form);
	if (isFieldError(outcome)) return complain(outcome);
	const headers = new Headers();
	if (device !== null) {
		const gone = caller.session === null ? [] : [clearSessionToken(request), clearCartId(request)];
		for (const cookie of [writeDeviceToken(request, device), ...gone]) headers.append("Set-Cookie", cookie);
		forgetSession(context);
	}
	return data({ outcome, error: undefined }, { status: statusOf(outcome), headers });
}

/** Where the mail's link leads that lets its reader choose a new password. */
export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, token, isOpen } = loaderData;
	const [parameters] = useSearchParams();
	const to = destinationOf(parameters);
	const card = urls.auth(useLanguage());
	const signIn = withDestination(card, to);
	const sending = useNavigation().formMethod === "POST";
	const code = memberOf<AccountError>(accountErrors, actionData?.error);
	const done = actionData?.outcome === "passwordChanged";
	const expired = actionData?.outcome === "linkExpired" || (!isOpen && !done);
	return (
		<CardFrame title={texts.newPassword} {...(expired && { text: texts.outcomes.linkExpired.text })}>
			<Seo title={texts.newPassword} description={texts.passwordHint} alternates={{}} index={false} />
			{!expired && <OutcomeNotice texts={texts} outcome={actionData?.outcome ?? null} />}
			{expired && <ButtonLink to={withDestination(`${card}?mode=forgot`, to)}>{texts.newLink}</ButtonLink>}
			{!done && !expired && (
				<Form method="post" noValidate className="grid gap-4">
					<input type="hidden" name="token" value={token} />
					<TextField
						name="password"
						type="password"
						label={texts.newPassword}
						hint={texts.passwordHint}
						autoComplete="new-password"
						aria-required
						maxLength={128}
						error={code === null ? undefined : texts.errors[code]}
					/>
					<SubmitButton sending={sending}>{sending ? texts.sending : texts.savePassword}</SubmitButton>
				</Form>
			)}
			<Link to={signIn} className="inline-flex min-h-11 items-center text-info hover:underline">
				{texts.signIn}
			</Link>
		</CardFrame>
	);
}
