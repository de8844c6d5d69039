import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Company } from "~/company/company.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { urls } from "~/urls.ts";
import { Logo } from "./logo.tsx";
import type { PageLink } from "./navigation.tsx";

type FooterLink = { label: string; to: string };

/** What the owner's landing pages add to the footer. */
export type FooterPages = {
	footer: PageLink[];
	/** Additional Resources; a group without a label has no heading of its own. */
	resources: { label: string | null; pages: PageLink[] }[];
	/** Pages that help to choose. */
	advice: FooterLink[];
	/** What the law wants found from every page. */
	legal: FooterLink[];
};

function Links({ links }: { links: FooterLink[] }) {
	return (
		<ul>
			{links.map((link) => (
				<li key={link.to}>
					<Link
						to={link.to}
						className="inline-flex min-h-8 items-center text-on-brand/80 max-md:leading-tight md:min-h-9 hover:text-on-brand hover:underline"
					>
						{link.label}
					</Link>
				</li>
			))}
		</ul>
	);
}

function Column({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<nav aria-labelledby={id}>
			<h2 id={id} className="mb-1 text-base md:mb-2">
				{title}
			</h2>
			{children}
		</nav>
	);
}

function Address({ company }: { company: Company }) {
	const title = useTranslations("common.footer")("contact");
	return (
		<address className="not-italic">
			<h2 className="mb-1 text-base md:mb-2">{title}</h2>
			<p className="text-on-brand/80">
				{company.legalName}
				<br />
				{company.street}
				<br />
				{company.postalCode} {company.city}
			</p>
			<p className="mt-1 grid md:mt-3">
				<a
					href={`tel:${company.phoneLink}`}
					className="inline-flex min-h-8 items-center hover:underline md:min-h-9"
				>
					{company.phone}
				</a>
				<a
					href={`mailto:${company.email}`}
					className="inline-flex min-h-8 items-center hover:underline md:min-h-9"
				>
					{company.email}
				</a>
			</p>
		</address>
	);
}

/** @param year of the copyright line; passed in, because the page may be kept */
export function Footer(props: {
	company: Company;
	year: number;
	pages: FooterPages;
	/** A column for whoever has signed in. */
	member?: ReactNode;
}) {
	const { company, year, pages } = props;
	const t = useTranslations("common");
	const nav = useTranslations("common.nav");
	const language = useLanguage();
	const linkTo = ({ slug, title }: PageLink) => ({ label: title, to: urls.page(language, slug) });
	const products = [
		{ label: nav("all"), to: urls.containers(language) },
		{ label: nav("rent"), to: urls.rent(language) },
		{ label: nav("leasing"), to: urls.leasing(language) },
		{ label: nav("modifications"), to: urls.modifications(language) },
		...pages.advice,
	];
	const info = [
		...pages.footer.map(linkTo),
		{ label: nav("blog"), to: urls.blog(language) },
		{ label: nav("contact"), to: urls.contact(language) },
		...pages.legal,
	];
	return (
		<footer className="shop-footer bg-brand-strong text-on-brand">
			<div className="footer-columns page grid gap-x-6 gap-y-5 py-7 min-[368px]:grid-cols-2 md:gap-10 md:py-14 lg:grid-cols-[2fr_1fr_1fr_1.2fr_1fr]">
				<div className="grid content-start gap-2 min-[368px]:col-span-2 md:gap-4 lg:col-span-1">
					<Logo name={company.name} />
					<p className="text-on-brand/80 max-md:text-sm md:max-w-xs">{t("footer.slogan")}</p>
				</div>
				<Column id="footer-products" title={t("footer.products")}>
					<Links links={products} />
				</Column>
				<Column id="footer-info" title={t("footer.info")}>
					<Links links={info} />
				</Column>
				{pages.resources.length > 0 && (
					<Column id="footer-resources" title={t("footer.resources")}>
						{pages.resources.map(({ label, pages: group }) => (
							<div key={label ?? ""} className="mb-1 md:mb-3">
								{label && <h3 className="text-sm font-semibold text-on-brand/80">{label}</h3>}
								<Links links={group.map(linkTo)} />
							</div>
						))}
					</Column>
				)}
				{props.member}
				{company.legalName && <Address company={company} />}
			</div>
			<div className="border-t border-on-brand/20">
				<p className="page flex flex-wrap gap-x-6 py-3 text-sm md:py-5 text-on-brand/80">
					<span>
						{t("footer.rights", { year: String(year), company: company.legalName || company.name })}
					</span>
					{company.vatNumber && (
						<span>
							{t("footer.vat")} {company.vatNumber}
						</span>
					)}
					{company.register && <span>{company.register}</span>}
				</p>
			</div>
		</footer>
	);
}
