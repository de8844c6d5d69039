import { data, Form, useNavigation, useSearchParams } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type AccountError, accountErrors } from "~/people/accounts/account-errors.ts";
import { passwordSchema } from "~/people/accounts/accounts.schema.ts";
import { destinationOf, withDestination } from "~/people/accounts/destination.ts";
import { CardFrame, OutcomeNotice } from "~/people/accounts/shop/auth-card.tsx";
import { isSignUpOpen, verifyAddress } from "~/people/accounts/verify-address.server.ts";
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
	const isOpen = await isSignUpOpen(services(context), token, new Date());
	const texts = pageTexts[languageOf(context)].accounts;
	return data({ texts, token, isOpen }, { headers: notKept, status: isOpen ? 200 : 410 });
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

/** Where the mail's link leads that verifies an address: it asks for the password that was chosen with it. */
export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, token, isOpen } = loaderData;
	const language = useLanguage();
	const [parameters] = useSearchParams();
	const sending = useNavigation().formMethod === "POST";
	const code = memberOf<AccountError>(accountErrors, actionData?.error);
	const expired = !isOpen || actionData?.outcome === "linkExpired";
	return (
		<CardFrame title={texts.verifyTitle} text={expired ? texts.outcomes.linkExpired.text : texts.verifyText}>
			<Seo title={texts.verifyTitle} description={texts.verifyText} alternates={{}} index={false} />
			{!expired && <OutcomeNotice texts={texts} outcome={actionData?.outcome ?? null} />}
			{expired ? (
				<ButtonLink to={withDestination(`${urls.auth(language)}?mode=sign-up`, destinationOf(parameters))}>
					{texts.signUp}
				</ButtonLink>
			) : (
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
		</CardFrame>
	);
}
