import { data, redirect, useSearchParams } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import {
	type AccountError,
	type AccountOutcome,
	type AuthMode,
	authModes,
	isFieldError,
	stayField,
} from "~/people/accounts/account-errors.ts";
import {
	codeSchema,
	resetRequestSchema,
	signInSchema,
	signUpSchema,
} from "~/people/accounts/accounts.schema.ts";
import type { Caller } from "~/people/accounts/caller.ts";
import { destinationOf, undoneField, withDestination } from "~/people/accounts/destination.ts";
import { enterCode } from "~/people/accounts/enter-code.server.ts";
import type { Entered } from "~/people/accounts/open-session.server.ts";
import { requestReset } from "~/people/accounts/reset-password.server.ts";
import { type AuthAnswer, AuthCard, cardTitles } from "~/people/accounts/shop/auth-card.tsx";
import { CodeCard } from "~/people/accounts/shop/code-card.tsx";
import { signIn } from "~/people/accounts/sign-in.server.ts";
import { signUp } from "~/people/accounts/sign-up.server.ts";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { type Services, services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Route } from "./+types/auth";
import { callerOf } from "./caller.server.ts";
import { destinationAddress, enter, enterInPlace, statusOf } from "./enter.server.ts";

function modeOf(parameters: URLSearchParams): AuthMode {
	return memberOf(authModes, parameters.get("mode")) ?? "sign-in";
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	// Whoever has signed in may have forgotten the password that their account's page asks for.
	const isForgot = modeOf(new URL(request.url).searchParams) === "forgot";
	if (!isForgot && (await signedInOf(context)))
		throw redirect(destinationAddress(request, language) ?? urls.home(language));
	return data({ texts: pageTexts[language].accounts }, { headers: notKept });
}

export function headers() {
	return notKept;
}

function enterOrStay(
	request: Request,
	shop: Services,
	language: Language,
	entered: Entered,
	fields: FormData,
) {
	if (fields.has(stayField)) return enterInPlace(request, shop, entered);
	return enter(request, shop, language, entered);
}

/** The second step: the card asks again for a wrong code, and starts anew when its time is over. */
async function answerCode(request: Request, shop: Services, caller: Caller, fields: FormData) {
	const pending = String(fields.get("pending"));
	const askAgain = (error: AccountError, status: number) =>
		data<AuthAnswer>({ outcome: null, reply: { error: { code: [error] } }, pending }, { status });
	const checked = parseForm(fields, codeSchema);
	if (checked.status !== "success") return askAgain("code", 422);
	const result = await enterCode(shop, caller, { pending, ...checked.value });
	if ("entered" in result) return enterOrStay(request, shop, caller.language, result.entered, fields);
	const { outcome } = result;
	if (outcome === "codeWrong") return askAgain(outcome, 401);
	return data<AuthAnswer>({ outcome, reply: null, pending: null }, { status: statusOf(outcome) });
}

export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const shop = services(context);
	const language = languageOf(context);
	const mode = modeOf(new URL(request.url).searchParams);
	const fields = await request.formData();
	const caller = await callerOf(args, language);
	if (fields.has("pending")) return answerCode(request, shop, caller, fields);
	const schema = { "sign-in": signInSchema, "sign-up": signUpSchema, forgot: resetRequestSchema }[mode];
	const checked = parseForm(fields, schema);
	// A password is never sent back.
	fields.delete("password");
	const reply = parseForm(fields, resetRequestSchema).reply();
	const answer = (outcome: AccountOutcome) =>
		data<AuthAnswer>(
			{ outcome, reply: { ...reply, error: {} }, pending: null },
			{ status: statusOf(outcome) },
		);
	const complain = (error: Record<string, string[] | null>) =>
		data<AuthAnswer>({ outcome: null, reply: { ...reply, error }, pending: null }, { status: 422 });
	if (checked.status !== "success") return complain(checked.reply().error ?? {});
	if (mode === "forgot") return answer(await requestReset(shop, caller, checked.value));
	const form = signInSchema.parse(checked.value);
	if (mode === "sign-up") {
		const result = await signUp(shop, caller, form);
		return isFieldError(result) ? complain({ password: [result] }) : answer(result);
	}
	const result = await signIn(shop, caller, form);
	if ("pending" in result) return data<AuthAnswer>({ outcome: null, reply: null, pending: result.pending });
	if (!("entered" in result)) return answer(result.outcome);
	return enterOrStay(request, shop, language, result.entered, fields);
}

/** What the card says first to whoever sent something from the account's page and is no longer signed in. */
const undone: AuthAnswer = { outcome: "undone", reply: null, pending: null };

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts } = loaderData;
	const [parameters] = useSearchParams();
	const asked = modeOf(parameters);
	const addressOf = (mode: AuthMode) => {
		const card = urls.auth(language);
		return withDestination(mode === "sign-in" ? card : `${card}?mode=${mode}`, destinationOf(parameters));
	};
	const answer = useStandingAnswer(actionData);
	const pending = answer?.pending;
	// Who is registered already is asked to sign in (shop document §8).
	const mode = answer?.outcome === "alreadyRegistered" ? "sign-in" : asked;
	const left = !answer && parameters.has(undoneField) ? undone : null;
	return (
		<>
			<Seo
				title={pending ? texts.codeTitle : texts[cardTitles[mode]]}
				description={texts.metaDescription}
				alternates={{}}
				index={false}
			/>
			{pending && <CodeCard texts={texts} pending={pending} answer={answer} address={addressOf("sign-in")} />}
			{!pending && <AuthCard texts={texts} mode={mode} answer={answer ?? left} addressOf={addressOf} />}
		</>
	);
}
