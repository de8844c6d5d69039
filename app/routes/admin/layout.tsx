import { data, Form, NavLink, Outlet } from "react-router";
import { requireCompany } from "~/features/company/company.store.server.ts";
import { Logo } from "~/features/shell/logo.tsx";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { Button } from "~/ui/button.tsx";
import { Toaster } from "~/ui/toast/toaster.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/layout";
import { requireAdmin } from "./require-admin.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	const { email } = await requireAdmin(shop, request, language);
	const { name } = await requireCompany(shop.db, shop.cache);
	return data({ email, company: name, texts: pageTexts[language].adminShell }, { headers: notKept });
}

export function headers() {
	return notKept;
}

const link =
	"inline-flex min-h-11 items-center rounded-md px-3 font-medium whitespace-nowrap hover:bg-mist aria-[current]:bg-brand-soft aria-[current]:text-brand";

/** The frame of the owner's side: where to go, who is signed in, and the way out. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	const { texts, company, email } = loaderData;
	const common = useTranslations("common");
	const language = useLanguage();
	const links = [
		{ label: texts.orders, to: urls.admin.orders(language) },
		{ label: texts.quotes, to: urls.admin.quotes(language) },
		{ label: texts.messages, to: urls.admin.messages(language) },
		{ label: texts.mails, to: urls.admin.mails(language) },
		{ label: texts.landingPages, to: urls.admin.landingPages(language) },
		{ label: texts.redirects, to: urls.redirectManager() },
	];
	return (
		<div className="flex min-h-screen flex-col">
			<meta name="robots" content="noindex" />
			<a
				href="#content"
				className="sr-only z-50 bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
			>
				{common("skipToContent")}
			</a>
			<header className="border-b border-line bg-surface">
				<div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
					<a href={urls.home(language)} className="rounded-sm py-2 text-brand-strong" aria-label={texts.shop}>
						<Logo name={company} />
					</a>
					<div className="flex flex-wrap items-center gap-3">
						<span className="text-sm text-muted">{email}</span>
						<Form method="post" action={urls.signOut(language)} reloadDocument>
							<Button type="submit" variant="quiet">
								{texts.signOut}
							</Button>
						</Form>
					</div>
				</div>
				<nav aria-label={texts.label} className="page flex flex-wrap gap-1 pb-2">
					{links.map(({ label, to }) => (
						<NavLink key={to} to={to} className={link}>
							{label}
						</NavLink>
					))}
				</nav>
			</header>
			<main id="content" tabIndex={-1} className="flex-1 outline-none">
				<Outlet />
			</main>
			<Toaster labels={{ close: common("close"), region: common("notifications") }} />
		</div>
	);
}
