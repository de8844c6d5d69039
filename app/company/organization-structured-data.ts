import { groupHours, type OpeningHours } from "~/values/opening-hours.ts";
import type { Company } from "./company.ts";

function known<Field extends string>(fields: Record<Field, string>): Partial<Record<Field, string>> {
	const all = Object.entries(fields) as [Field, string][];
	return Object.fromEntries(all.filter(([, text]) => text !== "")) as Partial<Record<Field, string>>;
}

/**
 * The owner as a schema.org Organization. What a shop that is being set up does not know yet is left out.
 * @param url absolute address of the home page
 * @param logo absolute address of the logo's picture
 */
export function organizationStructuredData(company: Company, { url, logo }: { url: string; logo: string }) {
	return {
		"@context": "https://schema.org",
		"@type": "Organization",
		name: company.name,
		url,
		logo,
		...known({
			legalName: company.legalName,
			telephone: company.phoneLink,
			email: company.email,
			// As the EU's VIES writes it: country code and number without spaces and dots.
			vatID: company.vatNumber.replace(/[^0-9A-Za-z]/g, ""),
		}),
		address: {
			"@type": "PostalAddress",
			...known({
				streetAddress: company.street,
				postalCode: company.postalCode,
				addressLocality: company.city,
				addressCountry: company.country,
			}),
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
