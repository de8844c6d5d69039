import { requireOpeningHours, requirePaymentTerms } from "~/company/company.store.server.ts";
import { openingHoursText } from "~/company/opening-hours-text.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Trust } from "~/site/trust/trust-facts.tsx";
import type { Visit } from "~/site/trust/visit-card.tsx";
import { countContainers } from "~/trade/catalog/product-pages.store.server.ts";

/** When the company is found at its place. Kept with the company. */
export async function readVisit({ db, cache }: Services, language: Language): Promise<Visit> {
	const hours = await requireOpeningHours(db, cache);
	const { homePage, contact } = pageTexts[language];
	return {
		title: contact.hoursTitle,
		times: { hours, week: contact.week },
		lines: openingHoursText(hours, contact.week, language),
		vat: homePage.vat,
	};
}

/** What the shop knows of itself, for who has not heard of it. One statement, kept. */
export async function readTrust(shop: Services, language: Language): Promise<Trust> {
	const [visit, { termDays }, count] = await Promise.all([
		readVisit(shop, language),
		requirePaymentTerms(shop.db, shop.cache),
		countContainers(shop.db, shop.cache),
	]);
	const { homePage: texts, contact } = pageTexts[language];
	const term = termDays === 1 ? texts.termOne : texts.term.replace("{days}", String(termDays));
	return {
		texts,
		visit,
		openLines: visit.lines.filter((line) => line.hours !== contact.week.closed),
		count,
		payment: { title: shop.online ? texts.online : texts.transfer, term },
	};
}
