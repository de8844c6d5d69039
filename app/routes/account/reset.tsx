import { data, Form, Link, useNavigation } from "react-router";
import { type AccountError, accountErrors } from "~/features/accounts/account-errors.ts";
import { setPassword } from "~/features/accounts/account-verbs.server.ts";
import { newPasswordSchema } from "~/features/accounts/accounts.schema.ts";
import { OutcomeNotice } from "~/features/accounts/auth-card.tsx";
import { parseForm } from "~/features/forms/parse-form.server.ts";
import { Seo } from "~/features/shell/seo.tsx";
import { useShop } from "~/features/shell/shop-page.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Route } from "./+types/reset";

export function loader({ params, request }: Route.LoaderArgs) {
	const texts = pageTexts[requireLanguage(params.lang)].accounts;
	return data({ texts, token: new URL(request.url).searchParams.get("token") ?? "" }, { headers: notKept });
}

export function headers() {
	return notKept;
}

export async function action({ request, context }: Route.ActionArgs) {
	const fields = await request.formData();
	const checked = parseForm(fields, newPasswordSchema);
	if (checked.status !== "success") {
		return data({ outcome: null, error: checked.error?.password?.[0] }, { status: 422 });
	}
	const token = String(fields.get("token") ?? "");
	const outcome = await setPassword(services({ context }), { token, password: checked.value.password });
	return data({ outcome, error: undefined }, { status: outcome === "passwordChanged" ? 200 : 410 });
}

/** Where the mail's link leads that lets its reader choose a new password. */
export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, token } = loaderData;
	const { origin, company } = useShop();
	const language = useLanguage();
	const sending = useNavigation().formMethod === "POST";
	const code = memberOf<AccountError>(accountErrors, actionData?.error);
	const done = actionData?.outcome === "passwordChanged";
	return (
		<div className="page py-14">
			<Seo
				title={texts.newPassword}
				description={texts.passwordHint}
				origin={origin}
				siteName={company.name}
				alternates={{}}
				index={false}
			/>
			<div className="mx-auto grid max-w-md gap-6 rounded-lg border border-line p-6 shadow-card md:p-8">
				<h1 className="text-3xl">{texts.newPassword}</h1>
				<OutcomeNotice texts={texts} outcome={actionData?.outcome ?? null} />
				{!done && (
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
				<Link
					to={urls.auth(language)}
					className="inline-flex min-h-11 items-center text-info hover:underline"
				>
					{texts.signIn}
				</Link>
			</div>
		</div>
	);
}
