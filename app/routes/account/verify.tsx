import { data, Form, Link, useNavigation, useSearchParams } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type AccountError, accountErrors } from "~/people/accounts/account-errors.ts";
import { passwordSchema } from "~/people/accounts/accounts.schema.ts";
import { destinationOf, withDestination } from "~/people/accounts/destination.ts";
import { CardFrame, OutcomeNotice } from "~/people/accounts/shop/auth-card.tsx";
import { signUpClosed, verifyAddress } from "~/people/accounts/verify-address.server.ts";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
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
import type { Route } from "./+types/verify";
import { callerOf } from "./caller.server.ts";
import { enter, statusOf } from "./enter.server.ts";

/** Looking at the link changes nothing: machines that check mails open it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const closed = await signUpClosed(services(context), token, new Date());
	const { accounts: texts, accountPage } = pageTexts[languageOf(context)];
	// Whoever has signed in is led to what signing in would bring.
	const account = (await signedInOf(context)) ? accountPage.title : null;
	return data({ texts, token, closed, account }, { headers: notKept, status: closed ? 410 : 200 });
}

export function headers() {
	return notKept;
}

export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const language = languageOf(context);
	const shop = services(context);
	const fields = await request.formData();
	const checked = parseForm(fields, passwordSchema);
	if (checked.status !== "success") {
		return data({ outcome: null, error: checked.error?.password?.[0] }, { status: 422 });
	}
	const token = String(fields.get("token") ?? "");
	const result = await verifyAddress(shop, await callerOf(args, language), { token, ...checked.value });
	if ("entered" in result) return enter(request, shop, language, result.entered);
	return data({ outcome: result.outcome, error: undefined }, { status: statusOf(result.outcome) });
}

const link = "inline-flex min-h-11 items-center text-info hover:underline";

/** Where the mail's link leads that verifies an address: it asks for the password that was chosen with it. */
export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, token, account } = loaderData;
	const language = useLanguage();
	const [parameters] = useSearchParams();
	const sending = useNavigation().formMethod === "POST";
	const code = memberOf<AccountError>(accountErrors, actionData?.error);
	const outcome = actionData?.outcome ?? null;
	const closed = outcome === "linkExpired" || outcome === "alreadyVerified" ? outcome : loaderData.closed;
	const to = destinationOf(parameters);
	const signIn = withDestination(urls.auth(language), to);
	const signUp = withDestination(`${urls.auth(language)}?mode=sign-up`, to);
	return (
		<CardFrame title={texts.verifyTitle} text={closed ? texts.outcomes[closed].text : texts.verifyText}>
			<Seo title={texts.verifyTitle} description={texts.verifyText} alternates={{}} index={false} />
			{!closed && <OutcomeNotice texts={texts} outcome={outcome} />}
			{closed === "alreadyVerified" && (
				<ButtonLink to={account ? urls.account(language) : signIn}>{account ?? texts.signIn}</ButtonLink>
			)}
			{closed === "linkExpired" && (
				<>
					<ButtonLink to={signUp}>{texts.signUp}</ButtonLink>
					<Link to={signIn} className={link}>
						{texts.toSignIn}
					</Link>
				</>
			)}
			{!closed && (
				<Form method="post" noValidate className="grid gap-4">
					<input type="hidden" name="token" value={token} />
					<TextField
						name="password"
						type="password"
						label={texts.password}
						autoComplete="current-password"
						aria-required
						maxLength={128}
						error={code === null ? undefined : texts.errors[code]}
					/>
					<SubmitButton sending={sending}>{sending ? texts.sending : texts.verify}</SubmitButton>
				</Form>
			)}
			{!closed && outcome === "otherPassword" && (
				<Link to={signUp} className={link}>
					{texts.signUp}
				</Link>
			)}
		</CardFrame>
	);
}
