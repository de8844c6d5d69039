import { Form, Outlet } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { AdminNavigation } from "~/desk/admin-navigation.tsx";
import { DeskFrameProvider } from "~/desk/record/frame.tsx";
import { AdminTextsProvider } from "~/desk/rich-text/admin-texts.tsx";
import { deskStyle } from "~/desk-style.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { SignInAgain } from "~/people/accounts/shop/sign-in-again.tsx";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { Logo } from "~/site/shell/logo.tsx";
import { Button } from "~/ui/button.tsx";
import { keepForms } from "~/ui/lost-form/lost-form.ts";
import { LostFormNotice } from "~/ui/lost-form/lost-form-notice.tsx";
import { Toaster } from "~/ui/toast/toaster.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/layout";
import { adminOf } from "./admin.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { email } = adminOf(context);
	const { name } = await requireCompany(shop.db, shop.cache);
	const { adminShell, richText, accounts } = pageTexts[language];
	// A session may end while something is written.
	const { password, code, codeText, signIn, sending, errors, outcomes } = accounts;
	const signInWords = { email: accounts.email, password, code, codeText, signIn, sending, errors, outcomes };
	return { email, company: name, texts: adminShell, richText, signIn: signInWords };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForms];

/** The frame of the owner's side: where to go, who is signed in, and the way out. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	const { texts, company, email } = loaderData;
	const common = useTranslations("common");
	const language = useLanguage();
	const groups = [
		{
			label: texts.groups.trade,
			links: [
				{ label: texts.orders, to: adminUrls.orders(language) },
				{ label: texts.bank, to: `${adminUrls.bank(language)}?state=open` },
				{ label: texts.invoices, to: adminUrls.invoices(language) },
				{ label: texts.quotes, to: adminUrls.quotes(language) },
				{ label: texts.messages, to: adminUrls.messages(language) },
				{ label: texts.mails, to: adminUrls.mails(language) },
			],
		},
		{
			label: texts.groups.shop,
			links: [
				{ label: texts.products, to: urls.containers(language) },
				{ label: texts.landingPages, to: adminUrls.landingPages(language) },
				{ label: texts.blog, to: adminUrls.posts(language) },
				{ label: texts.media, to: adminUrls.media(language) },
				{ label: texts.redirects, to: urls.redirectManager() },
			],
		},
		{
			label: texts.groups.settings,
			links: [
				{ label: texts.tariffs, to: adminUrls.tariffs(language) },
				{ label: texts.stockColors, to: adminUrls.stockColors(language) },
				{ label: texts.company, to: adminUrls.company(language) },
				{ label: texts.owners, to: adminUrls.owners(language) },
				{ label: texts.history, to: adminUrls.history(language) },
				{ label: texts.trash, to: adminUrls.trash(language) },
			],
		},
	];
	return (
		<div className="flex min-h-screen flex-col">
			<meta name="robots" content="noindex" />
			<link rel="stylesheet" href={deskStyle} precedence="desk" />
			<a
				href="#content"
				className="sr-only z-50 bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
			>
				{common("skipToContent")}
			</a>
			<header className="border-b border-line bg-surface">
				<div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 md:flex-nowrap md:gap-x-3">
					<a href={urls.home(language)} className="shrink-0 rounded-sm py-2 text-brand-strong md:mr-auto">
						<Logo name={company} />
						<span className="sr-only">: {texts.shop}</span>
					</a>
					<span className="order-last basis-full truncate text-sm text-muted md:order-none md:min-w-0 md:basis-auto">
						{email}
					</span>
					<Form method="post" action={urls.signOut(language)} reloadDocument className="shrink-0">
						<Button type="submit" variant="quiet">
							{texts.signOut}
						</Button>
					</Form>
				</div>
				<AdminNavigation label={texts.label} menu={common("menu")} groups={groups} />
			</header>
			<main id="content" tabIndex={-1} className="flex-1 outline-none">
				<AdminTextsProvider richText={loaderData.richText} uploadAddress={adminUrls.media(language)}>
					<DeskFrameProvider words={texts.record} author={email}>
						<Outlet />
					</DeskFrameProvider>
				</AdminTextsProvider>
			</main>
			<LostFormNotice
				signIn={(goOn) => <SignInAgain texts={loaderData.signIn} email={email} onEntered={goOn} />}
			/>
			<Toaster labels={{ close: common("close"), region: common("notifications") }} />
		</div>
	);
}
