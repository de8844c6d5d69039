import type { ReactNode } from "react";
import { Link, Outlet } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { FindLink, FindPlace, useFind } from "~/desk/find/find-link.tsx";
import { useListKeys } from "~/desk/list/use-list-keys.ts";
import { DeskFrameProvider } from "~/desk/record/frame.tsx";
import { AdminTextsProvider } from "~/desk/rich-text/admin-texts.tsx";
import { Account } from "~/desk/shell/account.tsx";
import { NoPage } from "~/desk/shell/no-page.tsx";
import { OwnRightsProvider } from "~/desk/shell/own-rights.tsx";
import { PhoneBar } from "~/desk/shell/phone-bar.tsx";
import { SideBar, sideLabel } from "~/desk/shell/side-bar.tsx";
import { readSideWidth } from "~/desk/shell/side-width.ts";
import { useLiveWaiting } from "~/desk/shell/use-live-waiting.ts";
import { useSinglePress } from "~/desk/shell/use-single-press.ts";
import { readFrame } from "~/desk/shell/waiting.store.server.ts";
import { waitingFor } from "~/desk/shell/waiting.ts";
import { OwnViewsProvider } from "~/desk/views/own-views.tsx";
import { deskStyle } from "~/desk-style.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { readCookie } from "~/platform/cookies.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { isSearchKeyOn } from "~/site/search/search-key.ts";
import { Logo } from "~/site/shell/logo.tsx";
import { keepForms } from "~/ui/lost-form/lost-form.ts";
import { Toaster } from "~/ui/toast/toaster.tsx";
import { rightsOf } from "~/values/rights.ts";
import type { Route } from "./+types/layout";
import { deskMember } from "./admin.server.ts";
import { allGroups, deskGroups } from "./desk-groups.ts";
import { LostFormPlace } from "./lost-form-place.tsx";
import { lostFormWords } from "./lost-form-words.server.ts";
import { sideCookie } from "./side-width.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = deskMember(context);
	const { email } = admin;
	const [{ name }, frame] = await Promise.all([
		requireCompany(shop.db, shop.cache),
		readFrame(shop.db, admin),
	]);
	const { adminShell, richText } = pageTexts[language];
	const sideWidth = readSideWidth(readCookie(request, sideCookie));
	const words = { texts: adminShell, richText, ...lostFormWords(language) };
	const { role } = admin;
	const waiting = waitingFor(role, frame.waiting);
	return { email, company: name, ...frame, waiting, rights: rightsOf(role), sideWidth, ...words };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForms];

/** Around what could not be shown the frame stays, unless it is what failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const page = <NoPage error={error} texts={loaderData?.texts ?? null} />;
	return loaderData ? <Frame loaderData={loaderData}>{page}</Frame> : <main>{page}</main>;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	return (
		<Frame loaderData={loaderData}>
			<Outlet />
		</Frame>
	);
}

type FrameProps = Pick<Route.ComponentProps, "loaderData"> & { children: ReactNode };

/** The frame of the owner's side: where to go, who is signed in, and the way out. */
function Frame({ loaderData, children }: FrameProps) {
	const { texts, company, email } = loaderData;
	const common = useTranslations("common");
	const language = useLanguage();
	const waiting = useLiveWaiting(loaderData.waiting, adminUrls.waiting(language));
	const { groups, phone } = deskGroups(allGroups(texts, language, waiting), loaderData.rights);
	const find = useFind(isSearchKeyOn);
	useListKeys(isSearchKeyOn);
	useSinglePress();
	const search = adminUrls.search(language);
	const home = (
		<Link
			to={adminUrls.overview(language)}
			className="min-w-0 overflow-hidden rounded-sm py-1 whitespace-nowrap side-narrow:w-9"
		>
			<Logo name={company} />
			<span className="sr-only">: {texts.today}</span>
		</Link>
	);
	return (
		<div className="min-h-screen md:flex">
			<meta name="robots" content="noindex" />
			<link rel="stylesheet" href={deskStyle} precedence="desk" />
			<a
				href="#content"
				className="sr-only z-50 bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
			>
				{common("skipToContent")}
			</a>
			<SideBar
				label={texts.label}
				groups={groups}
				width={loaderData.sideWidth}
				words={texts}
				address={adminUrls.sideWidth(language)}
				head={
					<>
						{home}
						<FindLink
							words={texts}
							address={search}
							onOpen={find.open}
							look="flex min-h-10 w-full items-center gap-3 rounded-md border border-on-brand/30 px-3 text-on-brand-muted hover:bg-brand side-narrow:flex-col side-narrow:gap-0.5 side-narrow:px-0.5 side-narrow:py-1"
							labelClass={sideLabel}
						/>
					</>
				}
				foot={<Account texts={texts} email={email} look="side" />}
			/>
			<header className="border-b border-line bg-surface md:hidden">
				<div className="page flex min-h-14 items-center justify-between gap-3">
					{home}
					<FindLink
						words={texts}
						address={search}
						onOpen={find.open}
						look="grid size-11 shrink-0 place-items-center rounded-md hover:bg-mist"
						labelClass="sr-only"
					/>
				</div>
			</header>
			<main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
				<AdminTextsProvider richText={loaderData.richText} uploadAddress={adminUrls.media(language)}>
					<DeskFrameProvider words={texts.record} author={email}>
						<OwnViewsProvider views={loaderData.views} columns={loaderData.columns} words={texts.views}>
							<OwnRightsProvider rights={loaderData.rights}>{children}</OwnRightsProvider>
						</OwnViewsProvider>
					</DeskFrameProvider>
				</AdminTextsProvider>
			</main>
			<PhoneBar
				label={texts.label}
				menu={common("menu")}
				links={phone}
				groups={groups}
				account={<Account texts={texts} email={email} look="sheet" />}
			/>
			<LostFormPlace refused={loaderData.refused} signIn={loaderData.signIn} email={email} />
			<FindPlace
				find={find}
				words={
					loaderData.rights.includes("orders.read")
						? texts.find
						: { ...texts.find, placeholder: texts.find.deliveriesPlaceholder }
				}
				addresses={{ answers: adminUrls.find(language), page: search }}
			/>
			<Toaster labels={{ close: common("close"), region: common("notifications") }} />
		</div>
	);
}
