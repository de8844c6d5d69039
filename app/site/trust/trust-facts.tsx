import { Clock, Container, type LucideIcon, MessageSquare, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Company } from "~/company/company.ts";
import type { HoursLine } from "~/company/opening-hours-text.ts";
import { OpeningNow } from "~/company/opening-now.tsx";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { urls } from "~/urls.ts";
import type { Visit } from "./visit-card.tsx";

/** What a shop can say of itself because it knows it: settings and counts, no claims. */
export type Trust = {
	texts: PageTexts["homePage"];
	visit: Visit;
	/** Of the days that it opens on. */
	openLines: HoursLine[];
	/** Containers on offer. */
	count: number;
	payment: { title: string; term: string };
};

function Fact(props: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
	const { icon: Icon } = props;
	return (
		<li className="relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
			<Icon aria-hidden="true" className="row-span-2 mt-0.5 size-6 text-brand-ink" strokeWidth={1.75} />
			<p className="font-bold">{props.title}</p>
			<p className="text-sm text-muted">{props.children}</p>
		</li>
	);
}

const wholeFact = "after:absolute after:-inset-y-1.5 after:inset-x-0 hover:text-info hover:underline";

/** When the yard is open, how soon it answers, how many containers it offers, how it is paid, and who it is. */
export default function TrustFacts({ trust, company }: { trust: Trust; company: Company }) {
	const { texts, visit, openLines, payment } = trust;
	const t = useTranslations("catalog");
	const language = useLanguage();
	const { legalName, street, postalCode, city, vatNumber, register } = company;
	return (
		<aside aria-label={texts.facts} className="border-b border-line">
			<div className="page grid gap-4 py-5 md:gap-5 md:py-8">
				<ul className="grid gap-x-8 gap-y-2.5 max-md:leading-snug md:grid-cols-2 md:gap-y-4 xl:grid-cols-4">
					<Fact icon={Clock} title={<OpeningNow times={visit.times} otherwise={visit.title} />}>
						{openLines.map(({ days, hours }) => (
							<span key={days} className="block">
								{days} {hours}
							</span>
						))}
					</Fact>
					<Fact icon={MessageSquare} title={texts.reply}>
						<Link to={urls.contact(language)} className={wholeFact}>
							{[company.phone, company.email].filter(Boolean).join(" · ")}
						</Link>
					</Fact>
					{trust.count > 0 && (
						<Fact icon={Container} title={`${t("results", { count: trust.count })} ${texts.onOffer}`}>
							<Link to={urls.containers(language)} className={wholeFact}>
								{texts.offerText}
							</Link>
						</Fact>
					)}
					<Fact icon={Wallet} title={payment.title}>
						{payment.term}
					</Fact>
				</ul>
				{legalName && (
					<p className="text-sm text-muted max-md:hidden">
						{`${legalName}, ${street}, ${postalCode} ${city}`}
						{vatNumber && ` · ${texts.vat} ${vatNumber}`}
						{register && ` · ${register}`}
					</p>
				)}
			</div>
		</aside>
	);
}
