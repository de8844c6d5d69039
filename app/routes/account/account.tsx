import {
	data,
	Link,
	type RouterContextProvider,
	redirect,
	type ShouldRevalidateFunctionArgs,
} from "react-router";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type AccountPart, accountParts, ownerField } from "~/people/accounts/account-page.ts";
import { answerAccountForm } from "~/people/accounts/answer-account-form.server.ts";
import { isAccountGone } from "~/people/accounts/delete-account.server.ts";
import { undoneField, withDestination } from "~/people/accounts/destination.ts";
import { listSessions } from "~/people/accounts/own-sessions.server.ts";
import { AccountForm, AccountOwner, AccountSection } from "~/people/accounts/shop/account-section.tsx";
import { OwnDataSection } from "~/people/accounts/shop/own-data-section.tsx";
import { SessionsSection } from "~/people/accounts/shop/sessions-section.tsx";
import { TwoFactorSection } from "~/people/accounts/shop/two-factor-section.tsx";
import { readSecondFactor } from "~/people/accounts/two-factor.server.ts";
import { forgetSession, sessionOf } from "~/people/accounts/who-asks.server.ts";
import { clearCartId, clearSessionToken, writeFlash } from "~/people/visitor/visitor-cookies.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { type Services, services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { listOwnOrders, type OwnLine } from "~/trade/orders/own-orders.store.server.ts";
import { OwnOrders } from "~/trade/orders/shop/own-orders.tsx";
import { PaperLinks } from "~/trade/papers/shop/paper-links.tsx";
import { shownPapers } from "~/trade/papers/shown-papers.server.ts";
import { buyersMark, buyersTones } from "~/trade/payments/payment-state.ts";
import { listQuotesOf } from "~/trade/quotes/own-quotes.store.server.ts";
import { OwnQuotes } from "~/trade/quotes/shop/own-quotes.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { urls } from "~/urls.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Route } from "./+types/account";
import { callerOf } from "./caller.server.ts";

/** Which page of the orders, in the address. */
const ordersPage = "orders";

/** Whoever has signed in; anyone else is led to the sign-in card and back, also when a session ended meanwhile. */
async function requireMember(context: Readonly<RouterContextProvider>, isUndone = false) {
	const session = await sessionOf(context);
	if (!session) {
		const card = urls.auth(languageOf(context));
		throw redirect(withDestination(isUndone ? `${card}?${undoneField}` : card, "account"), 303);
	}
	const { id, email, sessionId, role } = session;
	return { id, email, sessionId, role };
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
	const { accountPage, accounts, ownTrade, orderPage } = pageTexts[language];
	const page = {
		trade: await readTrade(shop.db, member, language, args.url.searchParams),
		tradeTexts: { ...ownTrade, again: orderPage.again },
		texts: { page: accountPage, shared: accounts },
		...{ id: member.id, email: member.email, isAdmin: member.role !== null, sessions },
		dataTexts: pageTexts[language].personalData,
		factor: await readSecondFactor(shop.db, member, caller),
	};
	return data(page, { headers: notKept });
}

/** An order's lines, one below the other, each with whether it is rented or how it was bought; what is no container has neither. */
function linesText(lines: readonly OwnLine[], language: Language): string {
	const { conditionNames } = catalogues[language].catalog.details;
	const texts = lines.map(({ quantity, productTitle, selectedCondition: condition }) => {
		const text = `${quantity} × ${productTitle}`;
		return condition === null ? text : `${text} · ${conditionNames[condition]}`;
	});
	return texts.join("\n");
}

/** A buyer's own orders and quote requests in words. Two statements. */
async function readTrade(
	db: Services["db"],
	{ id, email }: { id: string; email: string },
	language: Language,
	query: URLSearchParams,
) {
	const { ownTrade, orderPage } = pageTexts[language];
	const page = Math.min(Math.max(Number.parseInt(query.get(ordersPage) ?? "", 10) || 1, 1), 10_000);
	const [{ rows, hasOlder }, quotes] = await Promise.all([
		listOwnOrders(db, id, page),
		listQuotesOf(db, email, language),
	]);
	const today = antwerpClock(new Date()).slice(0, 10);
	const address = (to: number) => urls.account(language) + (to > 1 ? `?${ordersPage}=${to}` : "");
	return {
		orders: rows.map((order) => {
			const { id, orderNumber, createdAt, status, totalAmount, lines } = order;
			const mark = buyersMark(order, today);
			return {
				papers: shownPapers(order, language, { isAdmin: false, key: null }),
				...{
					id,
					lines: linesText(lines, language),
					number: orderNumber,
					date: formatDate(language, createdAt),
				},
				...{ status: orderPage.statuses[status], total: formatEuro(language, totalAmount, "always") },
				vat:
					order.vatAmount > 0
						? ownTrade.vat.replace("{amount}", formatEuro(language, order.vatAmount, "always"))
						: ownTrade.noVat,
				payment: mark && { text: ownTrade.payments[mark], tone: buyersTones[mark] },
			};
		}),
		newer: page > 1 ? address(page - 1) : null,
		older: hasOlder ? address(page + 1) : null,
		quotes: quotes.map(({ id, createdAt, status, quantity, productId, title, isConversion }) => ({
			...{ id, quantity, productId, date: formatDate(language, createdAt) },
			title: title ?? (isConversion ? ownTrade.conversion : ownTrade.general),
			status: ownTrade.quoteStatuses[status],
		})),
	};
}

export function headers() {
	return notKept;
}

function sayFarewell(request: Request, language: Language): Response {
	const farewell = writeFlash(request, { kind: "account_deleted" });
	const gone = [clearSessionToken(request), clearCartId(request), farewell];
	const cookies = gone.map((cookie): [string, string] => ["Set-Cookie", cookie]);
	return redirect(urls.home(language), { status: 303, headers: cookies });
}

export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const language = languageOf(context);
	const shop = services(context);
	const fields = await request.formData();
	const isDeletion = fields.get("intent") === "delete";
	const isSignedIn = (await sessionOf(context)) !== null;
	const isDone = isDeletion && !isSignedIn && (await isAccountGone(shop.db, String(fields.get(ownerField))));
	if (isDone) return sayFarewell(request, language);
	// A second press of the button that deletes the account finds no session either.
	const member = await requireMember(context, !isDeletion);
	const caller = await callerOf(args, language);
	const result = await answerAccountForm(shop, caller, member, fields);
	if (result === null) throw new Response(null, { status: 400 });
	if (result.answer.isDeleted) return sayFarewell(request, language);
	// It may have been the session of this very request that was ended.
	forgetSession(context);
	return data(result.answer, { status: result.status });
}

/** The page shows whom it refused, and what was done elsewhere: another account may have signed in, codes be switched on. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return actionStatus === 409 || actionStatus === 410 || defaultShouldRevalidate;
}

/** What belongs to an account: what was ordered and asked with it, its password, where it is signed in, and codes for signing in. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, id, email, isAdmin, sessions, factor, trade, tradeTexts } = loaderData;
	const { page, shared } = texts;
	const language = useLanguage();
	const orders = trade.orders.map(({ papers, ...order }) => ({
		...order,
		papers: <PaperLinks papers={papers} of={order.number} />,
	}));
	const answer = useStandingAnswer(actionData);
	const answerTo = (part: AccountPart) => (answer && accountParts[answer.intent] === part ? answer : null);
	return (
		<div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 py-14">
			<Seo title={page.title} description={page.metaDescription} alternates={{}} index={false} />
			<header className="grid grid-cols-[minmax(0,1fr)] gap-2">
				<h1 className="text-3xl">{page.title}</h1>
				<p className="break-words text-muted">
					{page.address} {email}
				</p>
			</header>
			<OwnOrders texts={tradeTexts} orders={orders} newer={trade.newer} older={trade.older} />
			<OwnQuotes texts={tradeTexts} quotes={trade.quotes} />
			<AccountOwner value={id}>
				<AccountSection
					texts={texts}
					part="password"
					title={page.password.title}
					text={page.password.text}
					answer={answerTo("password")}
				>
					<AccountForm
						texts={texts}
						intent="password"
						answer={answerTo("password")}
						fields={{ current: page.password.current, password: shared.newPassword }}
						button={page.password.change}
					/>
					<Link
						to={withDestination(`${urls.auth(language)}?mode=forgot`, "account")}
						className="inline-flex min-h-11 items-center justify-self-start text-info hover:underline"
					>
						{shared.toForgot}
					</Link>
				</AccountSection>
				<TwoFactorSection texts={texts} factor={factor} isAdmin={isAdmin} answer={answerTo("codes")} />
				<SessionsSection texts={texts} sessions={sessions} answer={answerTo("sessions")} />
				<OwnDataSection
					texts={texts}
					words={loaderData.dataTexts}
					file={urls.ownData(language)}
					answer={answerTo("deletion")}
				/>
			</AccountOwner>
		</div>
	);
}
