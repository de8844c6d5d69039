import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { absoluteUrl } from "~/values/absolute-url.ts";
import { conversionPicture, conversions } from "../conversions.ts";

/** The conversions as a service in words of schema.org, with each example as an offer of its own. */
export function serviceStructuredData(
	texts: PageTexts["modifications"],
	{ origin, path, company }: { origin: string; path: string; company: string },
) {
	return {
		"@context": "https://schema.org",
		"@type": "Service",
		name: texts.title,
		serviceType: texts.serviceType,
		description: texts.metaDescription,
		url: origin + path,
		provider: { "@type": "Organization", name: company, url: origin },
		areaServed: ["BE", "NL", "DE", "FR"].map((name) => ({ "@type": "Country", name })),
		hasOfferCatalog: {
			"@type": "OfferCatalog",
			name: texts.showcase.title,
			itemListElement: conversions.map((conversion) => ({
				"@type": "Offer",
				itemOffered: {
					"@type": "Service",
					name: texts.conversions[conversion].title,
					description: texts.conversions[conversion].works.join("; "),
					image: absoluteUrl(origin, conversionPicture(conversion)),
				},
			})),
		},
	};
}
