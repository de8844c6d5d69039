import { requireCompany } from "~/company/company.store.server.ts";
import { deskStyle } from "~/desk-style.ts";
import { adminUrls } from "~/desk-urls.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { SignedIn } from "~/people/accounts/session.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { listLinkedPages } from "~/site/pages/landing-page.store.server.ts";
import { legalPages, menuOf } from "~/site/pages/menu.ts";
import type { FooterPages } from "~/site/shell/footer.tsx";
import type { PageLink } from "~/site/shell/navigation.tsx";
import { urls } from "~/urls.ts";
import { may, type Right } from "~/values/rights.ts";

type LayoutMenu = { header: PageLink[] } & FooterPages;

const toLink = ({ slug, title }: PageLink): PageLink => ({ slug, title });

/** The owner's landing pages where bar and footer link to them. */
export async function readMenu({ db, cache }: Services, language: Language): Promise<LayoutMenu> {
	const pages = await listLinkedPages(db, cache, language);
	const { header, footer, resources } = menuOf(pages);
	const { customers } = await requireCompany(db, cache);
	const legal = legalPages.flatMap((wanted) => pages.find(({ slug }) => slug === wanted) ?? []);
	return {
		header: header.map(toLink),
		footer: footer.map(toLink),
		resources: resources.map(({ section, pages }) => ({
			label: section === "none" ? null : pageTexts[language].menu[section],
			pages: pages.map(toLink),
		})),
		advice: [
			{ label: pageTexts[language].compare.choice.guide, to: urls.sizeGuide(language) },
			{ label: pageTexts[language].compare.title, to: urls.compare(language) },
		],
		legal: [
			...legal
				.filter(({ visibility }) => visibility === "hidden")
				.map(({ title, slug }) => ({ label: title, to: urls.page(language, slug) })),
			...(customers === "everyone"
				? [{ label: pageTexts[language].withdrawal.link, to: urls.withdrawal(language) }]
				: []),
		],
	};
}

/**
 * Who has signed in, with the footer's column for them: its links come with the data, so that visitors load none. Who uses the
 * desk gets those that their role opens; who does not has the whole column (shop document §2), which opens nothing.
 */
export function memberOf({ email, role }: SignedIn, language: Language) {
	const { title, orders, deliveries, landingPages, redirects, signOut } = pageTexts[language].adminShell;
	const { newProduct } = pageTexts[language].menu;
	const opens = (right: Right) => role === null || may(role, right);
	const links = [
		...(opens("catalog.change") ? [{ label: newProduct, to: adminUrls.newProduct(language) }] : []),
		...(opens("orders.read")
			? [{ label: orders, to: adminUrls.orders(language) }]
			: [{ label: deliveries, to: adminUrls.deliveries(language) }]),
		...(opens("content.change") ? [{ label: landingPages, to: adminUrls.landingPages(language) }] : []),
	];
	const account = pageTexts[language].accountPage.title;
	const texts = { title, redirects: opens("content.change") ? redirects : "", account, signOut };
	return { email, links, texts };
}

/** Address of the rules for the owner's tools, which some visitors' pages hold for admins; nobody else loads them. */
export function toolStyleOf(user: SignedIn | null): string | null {
	return may(user?.role ?? null, "catalog.change") ? deskStyle : null;
}
