import { useMemo } from "react";
import { data, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useMatches } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { useTranslations } from "~/i18n/i18n.tsx";
import { type Language, languages, withLanguage } from "~/i18n/languages.ts";
import { whoOf } from "~/people/accounts/who-asks.server.ts";
import { toldNow } from "~/people/visitor/told-now.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { useSearchKey } from "~/site/search/shop/use-search-key.ts";
import type { Alternates } from "~/site/shell/alternates.ts";
import { NavigationBar } from "~/site/shell/navigation.tsx";
import { lowerView } from "~/ui/late-view.ts";
import { Later } from "~/ui/later.tsx";
import { keepForms } from "~/ui/lost-form/lost-form.ts";
import { LostFormNotice } from "~/ui/lost-form/lost-form-notice.tsx";
import { PaintedPart } from "~/ui/painted-part.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { Toaster } from "~/ui/toast/toaster.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { forEach } from "~/values/closed-set.ts";
import type { Route } from "./+types/layout";
import { readMenu, toolStyleOf } from "./layout-menu.server.ts";
import { messageLook, readShown, visitorParts, writeShown } from "./shown-visitor.ts";
import { readVisitor } from "./visitor.server.ts";
import { StaticMessage, useFlashMessage } from "./visitor-message.tsx";

/** What only a next step asks for comes once the page stands. */
const PendingPage = lowerView(
	() => import("~/site/shell/late/pending-page.tsx"),
	(file) => file.PendingPage,
);

/** Below every page's first screen: its links lead where they lead before its code is there. */
const Foot = lowerView(
	() => import("./foot.tsx"),
	(file) => file.Foot,
);

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { db, cache, config } = shop;
	const told = toldNow(context);
	const { user, shown, headers } = await readVisitor(shop, whoOf(context), { request, language, told });
	const page = {
		company: await requireCompany(db, cache),
		menu: await readMenu(shop, language),
		visitor: writeShown(shown),
		origin: config.origin,
		year: new Date().getFullYear(),
		toolStyle: toolStyleOf(user),
	};
	return data(page, { headers });
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

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForms];

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("common");
	const { company, menu, year } = loaderData;
	// Anew with each answer: the same message may come twice.
	const { cartCount, member, flash, words } = useMemo(() => readShown(loaderData.visitor), [loaderData]);
	const message = useFlashMessage({ flash, words });
	useSearchKey();
	useOnChange(flash, () => {
		if (!flash || !message) return;
		showToast(message);
		// For `app/wake/`.
		dispatchEvent(new Event(flash.kind));
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
				<div id={visitorParts.message} className={messageLook}>
					{message && <StaticMessage message={message} />}
				</div>
				<Later>
					<PendingPage />
				</Later>
				<div className="[.pending+&]:hidden">
					<Outlet />
				</div>
			</main>
			<PaintedPart id="foot">
				<Foot company={company} year={year} pages={menu} member={member} memberPart={visitorParts.member} />
			</PaintedPart>
			<LostFormNotice />
			<Toaster labels={{ close: t("close"), region: t("notifications") }} />
		</div>
	);
}
