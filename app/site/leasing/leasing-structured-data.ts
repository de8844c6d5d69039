import type { Company } from "~/company/company.ts";
import { organizationStructuredData } from "~/company/organization-structured-data.ts";
import { labelled } from "~/i18n/labelled.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** ISO 3166-1 codes of the countries in which containers are leased (shop document §2). */
const countries = ["BE", "NL", "DE", "FR"] as const;

/** UN M49 code of Europe, which names of regions use as well. */
const europe = "150";

/** The four countries and Europe as schema.org places, named in the language. */
function areaServed(language: Language) {
	const names = new Intl.DisplayNames([language], { type: "region" });
	return [
		...countries.map((code) => ({ "@type": "Country", name: names.of(code), identifier: code })),
		{ "@type": "Continent", name: names.of(europe) },
	];
}

/**
 * Leasing as a schema.org Service of the company, with its three terms.
 * @param page its language, absolute address and texts, and the absolute addresses of the home page and the logo
 */
export function leasingService(
	company: Company,
	page: { language: Language; url: string; home: string; logo: string; texts: PageTexts["leasing"] },
) {
	const { "@context": context, ...provider } = organizationStructuredData(company, {
		url: page.home,
		logo: page.logo,
	});
	const { texts, url } = page;
	return {
		"@context": context,
		"@type": "Service",
		name: texts.title,
		serviceType: texts.serviceType,
		description: texts.metaDescription,
		url,
		provider,
		areaServed: areaServed(page.language),
		hasOfferCatalog: {
			"@type": "OfferCatalog",
			name: texts.tiers.title,
			itemListElement: texts.tiers.items.map(({ name, term, text }) => ({
				"@type": "Offer",
				itemOffered: { "@type": "Service", name: labelled(page.language, name, term), description: text },
			})),
		},
	};
}
