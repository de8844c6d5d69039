import { requireOpeningHours, requirePaymentTerms } from "~/company/company.store.server.ts";
import { openingHoursText } from "~/company/opening-hours-text.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Trust } from "~/site/trust/trust-facts.tsx";
import { countContainers } from "~/trade/catalog/product-pages.store.server.ts";

/** What the shop knows of itself, for who has not heard of it. One statement, kept. */
export async function readTrust({ db, cache, online }: Services, language: Language): Promise<Trust> {
	const [hours, { termDays }, count] = await Promise.all([
		requireOpeningHours(db, cache),
		requirePaymentTerms(db, cache),
		countContainers(db, cache),
	]);
	const { homePage: texts, contact } = pageTexts[language];
	const lines = openingHoursText(hours, contact.week, language);
	const term = termDays === 1 ? texts.termOne : texts.term.replace("{days}", String(termDays));
	return {
		texts,
		times: { hours, week: contact.week },
		lines: lines.filter((line) => line.hours !== contact.week.closed),
		hoursTitle: contact.hoursTitle,
		count,
		payment: { title: online ? texts.online : texts.transfer, term },
	};
}
