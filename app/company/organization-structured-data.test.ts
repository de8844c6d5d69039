import { expect, test } from "vitest";
import { company } from "#db/seed/company.ts";
import { usualHours } from "~/values/opening-hours.ts";
import { localBusinessStructuredData, organizationStructuredData } from "./organization-structured-data.ts";

const addresses = { url: "https://shop.example/nl", logo: "https://shop.example/favicon.svg" };

test("the owner is an organisation with address, call link and VAT number, without its bank account", () => {
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

test("what nobody has filled in yet is left out", () => {
	const empty = { phoneLink: "", email: "", vatNumber: "", street: "", postalCode: "", city: "" };
	const record = organizationStructuredData({ ...company, ...empty }, addresses);
	expect(record.address).toEqual({ "@type": "PostalAddress", addressCountry: "BE" });
	expect(Object.keys(record).sort()).toEqual(
		["@context", "@type", "name", "legalName", "url", "logo", "address"].sort(),
	);
});

test("the owner can be visited at the opening hours; closed days are left out", () => {
	const hours = { ...usualHours, wednesday: null, saturday: { opens: "10:00", closes: "12:30" } };
	const record = localBusinessStructuredData(company, hours, addresses);
	expect(record).toMatchObject({ "@type": "LocalBusiness", name: "Kade Containers" });
	const times = { "@type": "OpeningHoursSpecification", opens: "09:00", closes: "17:00" };
	expect(record.openingHoursSpecification).toEqual([
		{ ...times, dayOfWeek: ["Monday", "Tuesday"] },
		{ ...times, dayOfWeek: ["Thursday", "Friday"] },
		{ ...times, dayOfWeek: ["Saturday"], opens: "10:00", closes: "12:30" },
	]);
});
