import { groupHours, type OpeningHours } from "~/values/opening-hours.ts";
import type { Company } from "./company.ts";

/**
 * The owner as a schema.org Organization.
 * @param url absolute address of the home page
 * @param logo absolute address of the logo's picture
 */
export function organizationStructuredData(company: Company, { url, logo }: { url: string; logo: string }) {
	return {
		"@context": "https://schema.org",
		"@type": "Organization",
		name: company.name,
		legalName: company.legalName,
		url,
		logo,
		telephone: company.phoneLink,
		email: company.email,
		// As the EU's VIES writes it: country code and number without spaces and dots.
		vatID: company.vatNumber.replace(/[^0-9A-Za-z]/g, ""),
		address: {
			"@type": "PostalAddress",
			streetAddress: company.street,
			postalCode: company.postalCode,
			addressLocality: company.city,
			addressCountry: company.country,
		},
	};
}

/** The owner as a place that can be visited: an organisation that has opening hours (schema.org LocalBusiness). */
export function localBusinessStructuredData(
	company: Company,
	openingHours: OpeningHours,
	addresses: { url: string; logo: string },
) {
	return {
		...organizationStructuredData(company, addresses),
		"@type": "LocalBusiness",
		openingHoursSpecification: groupHours(openingHours).flatMap(({ days, hours }) => {
			if (hours === null) return [];
			const dayOfWeek = days.map((day) => day.charAt(0).toUpperCase() + day.slice(1));
			return [{ "@type": "OpeningHoursSpecification", dayOfWeek, ...hours }];
		}),
	};
}
