import { Suspense } from "react";
import {
	data,
	Outlet,
	type RouterContextProvider,
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useMatches,
} from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { type Language, languages, withLanguage } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cartIdOf, signedInOf } from "~/people/accounts/who-asks.server.ts";
import { clearFlash, type Flash, readFlash } from "~/people/visitor/visitor-cookies.server.ts";
import { isDatabaseAway } from "~/platform/database-away.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Alternates } from "~/site/shell/alternates.ts";
import { Footer } from "~/site/shell/footer.tsx";
import { NavigationBar } from "~/site/shell/navigation.tsx";
import { countCartLines } from "~/trade/cart/cart.store.server.ts";
import { lateView } from "~/ui/late-view.ts";
import { keepForms } from "~/ui/lost-form/lost-form.ts";
import { Notice } from "~/ui/notice.tsx";
import { showToast, type ToastMessage } from "~/ui/toast/toast-store.ts";
import { Toaster } from "~/ui/toast/toaster.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { useScripted } from "~/ui/use-scripted.ts";
import { urls } from "~/urls.ts";
import { forEach } from "~/values/closed-set.ts";
import type { Route } from "./+types/layout";
import { memberOf, readMenu, toolStyleOf } from "./layout-menu.server.ts";
import { MemberColumn } from "./member-column.tsx";

/** What only a next step asks for comes once the page stands. */
const PendingPage = lateView(
	() => import("~/site/shell/late/pending-page.tsx"),
	(file) => file.PendingPage,
);
const LostFormNotice = lateView(
	() => import("~/ui/lost-form/lost-form-notice.tsx"),
	(file) => file.LostFormNotice,
);

/**
 * Who looks, and how many lines their cart has. While the database is away a page is shown all the same: to nobody in
 * particular (shop document §6: an error means not signed in), with a cart whose lines are not known (null).
 */
async function readVisitor(context: Readonly<RouterContextProvider>) {
	try {
		const [user, cartId] = [await signedInOf(context), await cartIdOf(context)];
		return { user, cartCount: cartId ? await countCartLines(services(context).db, cartId) : 0 };
	} catch (error) {
		if (!isDatabaseAway(error)) throw error;
		return { user: null, cartCount: null };
	}
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { db, cache, config } = shop;
	const { user, cartCount } = await readVisitor(context);
	const flash = readFlash(request);
	const page = {
		company: await requireCompany(db, cache),
		cartCount,
		menu: await readMenu(shop, language),
		member: user && memberOf(user, language),
		origin: config.origin,
		year: new Date().getFullYear(),
		flash,
		toolStyle: toolStyleOf(user),
		// The rarest message brings its own words: the first load has no room for them.
		farewell: flash?.kind === "signed_out" ? pageTexts[language].accounts.signedOut : null,
	};
	return data(page, flash ? { headers: { "Set-Cookie": clearFlash(request) } } : {});
}

/** Nothing here depends on the query, and a configurator or a filter changes it with every character that is typed. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
	formMethod,
	actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
	// A refusal may say that the cart is no longer what the bar counts.
	if (actionStatus === 409 || actionStatus === 422) return true;
	const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return onlyQuery && formMethod === undefined ? false : defaultShouldRevalidate;
}

/** The page's address in every language: its own translations, else the same path under another prefix. */
function useAlternates(): Record<Language, string> {
	const { pathname, search } = useLocation();
	const own = useMatches()
		.map((match) => (match.loaderData as { alternates?: Alternates } | undefined)?.alternates)
		.findLast((alternates) => alternates !== undefined);
	return forEach(languages, (code) => (own?.[code] ?? withLanguage(pathname, code)) + search);
}

function useFlashMessage(
	flash: Flash | null,
	farewell: { title: string; text: string } | null,
): ToastMessage | null {
	const t = useTranslations("checkout.toasts");
	const quote = useTranslations("quote");
	const common = useTranslations("common");
	const errorTitle = common("error");
	const language = useLanguage();
	if (!flash) return null;
	switch (flash.kind) {
		case "added":
			return {
				tone: "success",
				title: t("added"),
				text: flash.title,
				action: { label: t("goToCart"), to: urls.cart(language) },
			};
		case "removed":
			return { tone: "success", title: t("removed") };
		case "placed":
			return { tone: "success", title: t("placed") };
		case "signed_out":
			return farewell && { tone: "success", ...farewell };
		case "signed_in":
			return { tone: "success", title: common("signedIn.title"), text: common("signedIn.text") };
		case "quote_sent":
			return { tone: "success", title: quote("successTitle"), text: quote("successText") };
		case "quote_arrived":
			return { tone: "success", title: quote("successTitle"), text: quote("laterText") };
		case "remove_failed":
			return { tone: "error", title: errorTitle, text: t("removeFailed") };
		case "quantity_failed":
			return { tone: "error", title: errorTitle, text: t("quantityFailed") };
	}
}

/** What a toast says, for visitors without scripts. */
function StaticMessage({ message }: { message: ToastMessage }) {
	return (
		<noscript>
			<div className="page pt-4">
				<Notice tone={message.tone} role="status">
					<strong>{message.title}</strong> {message.text}{" "}
					{message.action && (
						<a href={message.action.to} className="underline">
							{message.action.label}
						</a>
					)}
				</Notice>
			</div>
		</noscript>
	);
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForms];

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("common");
	const { company, cartCount, menu, member, year, flash } = loaderData;
	const message = useFlashMessage(flash, loaderData.farewell);
	const scripted = useScripted();
	useOnChange(flash, () => {
		if (message) showToast(message);
	});
	return (
		<div className="flex min-h-screen flex-col">
			{loaderData.toolStyle && <link rel="stylesheet" href={loaderData.toolStyle} precedence="desk" />}
			<a
				href="#content"
				className="sr-only z-50 bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
			>
				{t("skipToContent")}
			</a>
			<NavigationBar
				company={company}
				cartCount={cartCount}
				pages={menu.header}
				alternates={useAlternates()}
			/>
			<main id="content" tabIndex={-1} className="flex-1 outline-none">
				{message && <StaticMessage message={message} />}
				{scripted && (
					<Suspense>
						<PendingPage />
					</Suspense>
				)}
				<div className="[.pending+&]:hidden">
					<Outlet />
				</div>
			</main>
			<Footer
				company={company}
				year={year}
				pages={menu}
				member={member && <MemberColumn member={member} />}
			/>
			{scripted && (
				<Suspense>
					<LostFormNotice />
				</Suspense>
			)}
			<Toaster labels={{ close: t("close"), region: t("notifications") }} />
		</div>
	);
}
