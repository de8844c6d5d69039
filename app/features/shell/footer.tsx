import { Link } from "react-router";
import type { Company } from "~/features/company/company.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { urls } from "~/urls.ts";
import { Logo } from "./logo.tsx";

/** @param year of the copyright line; passed in, because the page may be kept */
export function Footer({ company, year }: { company: Company; year: number }) {
	const t = useTranslations("common");
	const nav = useTranslations("common.nav");
	const list = urls.containers(useLanguage());
	const products = [
		{ label: nav("all"), to: list },
		{ label: nav("size20"), to: `${list}?size=20ft` },
		{ label: nav("size40"), to: `${list}?size=40ft` },
		{ label: nav("reefer"), to: `${list}?type=thermostatic` },
	];
	return (
		<footer className="bg-brand-strong text-on-brand">
			<div className="page grid gap-10 py-14 md:grid-cols-[2fr_1fr_1fr]">
				<div className="grid content-start gap-4">
					<Logo name={company.name} />
					<p className="max-w-xs text-on-brand/80">{t("footer.slogan")}</p>
				</div>
				<nav aria-labelledby="footer-products">
					<h2 id="footer-products" className="mb-2 text-base">
						{t("footer.products")}
					</h2>
					<ul>
						{products.map((link) => (
							<li key={link.to}>
								<Link
									to={link.to}
									className="inline-flex min-h-9 items-center text-on-brand/80 hover:text-on-brand hover:underline"
								>
									{link.label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<address className="not-italic">
					<h2 className="mb-2 text-base">{t("footer.contact")}</h2>
					<p className="text-on-brand/80">
						{company.legalName}
						<br />
						{company.street}
						<br />
						{company.postalCode} {company.city}
					</p>
					<p className="mt-3 grid">
						<a href={`tel:${company.phoneLink}`} className="inline-flex min-h-9 items-center hover:underline">
							{company.phone}
						</a>
						<a href={`mailto:${company.email}`} className="inline-flex min-h-9 items-center hover:underline">
							{company.email}
						</a>
					</p>
				</address>
			</div>
			<div className="border-t border-on-brand/20">
				<p className="page flex flex-wrap gap-x-6 py-5 text-sm text-on-brand/80">
					<span>{t("footer.rights", { year: String(year), company: company.legalName })}</span>
					<span>
						{t("footer.vat")} {company.vatNumber}
					</span>
				</p>
			</div>
		</footer>
	);
}
