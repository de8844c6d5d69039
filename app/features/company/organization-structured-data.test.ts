import { expect, test } from "vitest";
import { company } from "#db/seed/company.ts";
import { organizationStructuredData } from "./organization-structured-data.ts";

test("the owner is an organisation with address, call link and VAT number, without its bank account", () => {
	const addresses = { url: "https://shop.example/nl", logo: "https://shop.example/favicon.svg" };
	expect(organizationStructuredData(company, addresses)).toEqual({
		"@context": "https://schema.org",
		"@type": "Organization",
		name: "Kade Containers",
		legalName: "Kade Containers BV",
		...addresses,
		telephone: "+3230000000",
		email: "info@kade.example",
		vatID: "BE0123456749",
		address: {
			"@type": "PostalAddress",
			streetAddress: "Containerkaai 1",
			postalCode: "2030",
			addressLocality: "Antwerpen",
			addressCountry: "BE",
		},
	});
});
