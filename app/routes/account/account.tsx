import { data, type RouterContextProvider, redirect } from "react-router";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { AccountIntent } from "~/people/accounts/account-page.ts";
import { answerAccountForm } from "~/people/accounts/answer-account-form.server.ts";
import { listSessions } from "~/people/accounts/own-sessions.server.ts";
import { AccountForm, AccountSection } from "~/people/accounts/shop/account-section.tsx";
import { SessionsSection } from "~/people/accounts/shop/sessions-section.tsx";
import { TwoFactorSection } from "~/people/accounts/shop/two-factor-section.tsx";
import { readSecondFactor } from "~/people/accounts/two-factor.server.ts";
import { forgetSession, sessionOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/account";
import { callerOf } from "./caller.server.ts";

/** Whoever has signed in; anyone else is led to the sign-in card, also when a session ended meanwhile. */
async function requireMember(context: Readonly<RouterContextProvider>) {
	const session = await sessionOf(context);
	if (!session) throw redirect(urls.auth(languageOf(context)), 303);
	const { id, email, sessionId, isAdmin } = session;
	return { id, email, sessionId, isAdmin };
}

export async function loader(args: Route.LoaderArgs) {
	const { context } = args;
	const language = languageOf(context);
	const shop = services(context);
	const member = await requireMember(context);
	const caller = await callerOf(args, language);
	const sessions = (await listSessions(shop.db, member, caller.now)).map((session) => ({
		id: session.id,
		name: [session.browser, session.system].filter(Boolean).join(", ") || null,
		isHere: session.id === member.sessionId,
		lastUsed: momentText(language, session.lastUsedAt),
	}));
	const { accountPage, accounts } = pageTexts[language];
	const page = {
		texts: { page: accountPage, shared: accounts },
		...{ email: member.email, isAdmin: member.isAdmin, sessions },
		factor: await readSecondFactor(shop.db, member, caller),
	};
	return data(page, { headers: notKept });
}

export function headers() {
	return notKept;
}

export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const language = languageOf(context);
	const shop = services(context);
	const member = await requireMember(context);
	const caller = await callerOf(args, language);
	const result = await answerAccountForm(shop, caller, member, await request.formData());
	if (result === null) throw new Response(null, { status: 400 });
	// It may have been the session of this very request that was ended.
	forgetSession(context);
	return data(result.answer, { status: result.status });
}

/** What belongs to an account: its password, where it is signed in, and codes for signing in. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, email, isAdmin, sessions, factor } = loaderData;
	const { page, shared } = texts;
	const answerTo = (intents: AccountIntent[]) =>
		actionData && intents.includes(actionData.intent) ? actionData : null;
	return (
		<div className="page grid max-w-3xl gap-8 py-14">
			<Seo title={page.title} description={page.metaDescription} alternates={{}} index={false} />
			<header className="grid gap-2">
				<h1 className="text-3xl">{page.title}</h1>
				<p className="break-words text-muted">
					{page.address} {email}
				</p>
			</header>
			<AccountSection
				texts={texts}
				title={page.password.title}
				text={page.password.text}
				answer={answerTo(["password"])}
			>
				<AccountForm
					texts={texts}
					intent="password"
					answer={answerTo(["password"])}
					fields={{ current: page.password.current, password: shared.newPassword }}
					button={page.password.change}
				/>
			</AccountSection>
			<TwoFactorSection
				texts={texts}
				factor={factor}
				isAdmin={isAdmin}
				answer={answerTo(["start", "cancel", "confirm", "renew", "off"])}
			/>
			<SessionsSection texts={texts} sessions={sessions} answer={answerTo(["end-session", "end-others"])} />
		</div>
	);
}
