import { Menu, Phone, Search, ShoppingCart, X } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { closeOnEscape } from "~/ui/close-on-escape.ts";
import { useMenuClosing } from "~/ui/use-menu-closing.ts";
import { urls } from "~/urls.ts";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Logo } from "./logo.tsx";

export type PageLink = { slug: string; title: string };

type Company = { name: string; phone: string; phoneLink: string };

/** The main links, without blog and contact (shop document §2), then the owner's pages for the bar. */
function useMainLinks(pages: PageLink[]) {
	const t = useTranslations("common.nav");
	const language = useLanguage();
	return [
		{ label: t("all"), to: urls.containers(language) },
		{ label: t("rent"), to: urls.rent(language) },
		{ label: t("leasing"), to: urls.leasing(language) },
		{ label: t("modifications"), to: urls.modifications(language) },
		{ label: t("reefer"), to: urls.refrigerated(language) },
		...pages.map(({ slug, title }) => ({ label: title, to: urls.page(language, slug) })),
	];
}

function PhoneButton({ company }: { company: Company }) {
	const t = useTranslations("common");
	return (
		<a
			href={`tel:${company.phoneLink}`}
			aria-label={t("callUs", { phone: company.phone })}
			className="inline-flex min-h-11 items-center gap-2 rounded-md bg-signal px-3.5 font-semibold whitespace-nowrap text-on-signal hover:bg-signal-hover"
		>
			<Phone aria-hidden="true" className="size-5" />
			<span className="hidden xl:inline">{company.phone}</span>
		</a>
	);
}

/** @param props.count lines; null while nobody can say */
export function CartLink({ count }: { count: number | null }) {
	const t = useTranslations("common");
	return (
		<Link
			to={urls.cart(useLanguage())}
			aria-label={count === null ? t("cart") : t("cartCount", { count })}
			className="relative grid size-11 place-items-center rounded-md hover:bg-mist"
		>
			<ShoppingCart aria-hidden="true" className="size-6" />
			{count !== null && count > 0 && (
				<span
					aria-hidden="true"
					className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-signal px-1 text-xs font-bold text-on-signal"
				>
					{count}
				</span>
			)}
		</Link>
	);
}

/** Opens without scripts; with them it closes on Escape and after a choice. */
function MobileMenu(props: { pages: PageLink[]; alternates: Record<Language, string> }) {
	const t = useTranslations("common");
	const search = { label: t("search"), to: urls.search(useLanguage()) };
	const links = [...useMainLinks(props.pages), search];
	const details = useRef<HTMLDetailsElement>(null);
	const closeAfterChoice = useMenuClosing(details);
	return (
		<details ref={details} className="group lg:hidden" onKeyDown={closeOnEscape} onClick={closeAfterChoice}>
			<summary
				aria-label={t("menu")}
				className="grid size-11 list-none place-items-center rounded-md hover:bg-mist [&::-webkit-details-marker]:hidden"
			>
				<Menu aria-hidden="true" className="size-6 group-open:hidden" />
				<X aria-hidden="true" className="hidden size-6 group-open:block" />
			</summary>
			<div className="absolute inset-x-0 top-full border-b border-line bg-surface shadow-raised">
				<nav aria-label={t("menu")} className="page grid gap-1 py-4">
					{links.map((link) => (
						<Link
							key={link.to}
							to={link.to}
							className="flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-mist"
						>
							{link.label}
						</Link>
					))}
					<div className="mt-3 border-t border-line pt-3">
						<LanguageSwitcher alternates={props.alternates} />
					</div>
				</nav>
			</div>
		</details>
	);
}

/** @param alternates the page's address in every language */
export function NavigationBar(props: {
	company: Company;
	/** Null while nobody can say. */
	cartCount: number | null;
	pages: PageLink[];
	alternates: Record<Language, string>;
}) {
	const t = useTranslations("common");
	const language = useLanguage();
	const links = useMainLinks(props.pages);
	return (
		// The strip above the bar scrolls away.
		<header className="shop-bar sticky top-0 z-40 border-b border-line bg-surface lg:-top-9">
			<div className="hidden bg-brand-strong text-on-brand lg:block">
				<div className="page flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-sm">
					<p className="text-on-brand/80">{t("footer.slogan")}</p>
					<LanguageSwitcher alternates={props.alternates} />
				</div>
			</div>
			<div className="page flex min-h-16 items-center gap-2 sm:gap-4 lg:gap-2 xl:gap-4">
				<Link to={urls.home(language)} className="mr-auto rounded-sm py-2 lg:mr-2">
					<Logo name={props.company.name} />
				</Link>
				<nav aria-label={t("mainNavigation")} className="mr-auto hidden gap-1 lg:flex">
					{links.map((link) => (
						<Link
							key={link.to}
							to={link.to}
							className="inline-flex min-h-11 items-center rounded-md px-2 font-medium whitespace-nowrap hover:bg-mist xl:px-2.5"
						>
							{link.label}
						</Link>
					))}
				</nav>
				<Link
					to={urls.search(language)}
					aria-label={t("search")}
					className="hidden size-11 place-items-center rounded-md hover:bg-mist sm:grid"
				>
					<Search aria-hidden="true" className="size-6" />
				</Link>
				{props.company.phoneLink && <PhoneButton company={props.company} />}
				<CartLink count={props.cartCount} />
				<MobileMenu pages={props.pages} alternates={props.alternates} />
			</div>
		</header>
	);
}
