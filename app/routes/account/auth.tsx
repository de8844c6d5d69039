import { data, redirect, useSearchParams } from "react-router";
import { type AuthMode, authModes } from "~/features/accounts/account-errors.ts";
import { requestReset, signIn, signUp } from "~/features/accounts/account-verbs.server.ts";
import { resetRequestSchema, signInSchema, signUpSchema } from "~/features/accounts/accounts.schema.ts";
import { type AuthAnswer, AuthCard } from "~/features/accounts/auth-card.tsx";
import { readSignedIn } from "~/features/accounts/session.server.ts";
import { joinCarts } from "~/features/cart/join-carts.server.ts";
import { parseForm } from "~/features/forms/parse-form.server.ts";
import { Seo } from "~/features/shell/seo.tsx";
import { useShop } from "~/features/shell/shop-page.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { readCartId, writeCartId, writeFlash } from "~/platform/cookies.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { type Services, services } from "~/platform/services.server.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Route } from "./+types/auth";
import { callerOf } from "./caller.server.ts";

function modeOf(parameters: URLSearchParams): AuthMode {
	return memberOf(authModes, parameters.get("mode")) ?? "sign-in";
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const language = requireLanguage(params.lang);
	if (await readSignedIn(services({ context }), request)) throw redirect(urls.home(language));
	return data({ texts: pageTexts[language].accounts }, { headers: notKept });
}

export function headers() {
	return notKept;
}

/** The cookie of the account's cart, which takes in the browser's; none when that fails: the sign-in counts more. */
async function cartCookies(request: Request, { db, secret }: Services, userId: string): Promise<string[]> {
	try {
		const id = await joinCarts(db, { userId, cartId: readCartId(request, secret, null) });
		return [writeCartId(request, secret, { id, userId })];
	} catch (error) {
		log.error("carts not joined", { error: errorText(error) });
		return [];
	}
}

export async function action(args: Route.ActionArgs) {
	const { params, request, context } = args;
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	const mode = modeOf(new URL(request.url).searchParams);
	const fields = await request.formData();
	const caller = await callerOf(args, language);
	const schema = { "sign-in": signInSchema, "sign-up": signUpSchema, forgot: resetRequestSchema }[mode];
	const checked = parseForm(fields, schema);
	// A password is never sent back.
	fields.delete("password");
	const reply = parseForm(fields, resetRequestSchema).reply();
	const answer = (outcome: AuthAnswer["outcome"], status: number) =>
		data<AuthAnswer>({ outcome, reply: { ...reply, error: {} } }, { status });
	if (checked.status !== "success") {
		return data<AuthAnswer>(
			{ outcome: null, reply: { ...reply, error: checked.reply().error ?? {} } },
			{ status: 422 },
		);
	}
	if (mode === "forgot") return answer(await requestReset(shop, caller, checked.value), 200);
	const form = signInSchema.parse(checked.value);
	if (mode === "sign-up") {
		const outcome = await signUp(shop, caller, form);
		return answer(outcome, outcome === "verificationSent" ? 200 : 409);
	}
	const result = await signIn(shop, caller, form);
	if ("outcome" in result) return answer(result.outcome, result.outcome === "tooMany" ? 429 : 401);
	const headers = new Headers();
	const cookies = [...result.cookies, ...(await cartCookies(request, shop, result.userId))];
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	headers.append("Set-Cookie", writeFlash(request, { kind: "signed_in" }));
	return redirect(urls.home(language), { status: 303, headers });
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
	const { origin, company } = useShop();
	const language = useLanguage();
	const { texts } = loaderData;
	const asked = modeOf(useSearchParams()[0]);
	// Who is registered already is asked to sign in (shop document §8).
	const mode = actionData?.outcome === "alreadyRegistered" ? "sign-in" : asked;
	return (
		<>
			<Seo
				title={texts.signInTitle}
				description={texts.metaDescription}
				origin={origin}
				siteName={company.name}
				alternates={{}}
				index={false}
			/>
			<AuthCard
				texts={texts}
				mode={mode}
				answer={actionData ?? null}
				addressOf={(to) => urls.auth(language) + (to === "sign-in" ? "" : `?mode=${to}`)}
			/>
		</>
	);
}
