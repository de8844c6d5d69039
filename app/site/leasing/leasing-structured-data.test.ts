import { expect, test } from "vitest";
import { company } from "#db/seed/company.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { leasingService } from "./leasing-structured-data.ts";

const page = {
	url: "https://shop.example/en/leasing",
	home: "https://shop.example/en",
	logo: "https://shop.example/favicon.svg",
};

test("leasing is a service of the company in four countries and Europe, in three terms", () => {
	const service = leasingService(company, { ...page, language: "en", texts: pageTexts.en.leasing });
	expect(service).toMatchObject({
		"@context": "https://schema.org",
		"@type": "Service",
		name: pageTexts.en.leasing.title,
		url: page.url,
		provider: { "@type": "Organization", name: "Kade Containers", telephone: "+3230000000", url: page.home },
		areaServed: [
			{ "@type": "Country", name: "Belgium", identifier: "BE" },
			{ "@type": "Country", name: "Netherlands", identifier: "NL" },
			{ "@type": "Country", name: "Germany", identifier: "DE" },
			{ "@type": "Country", name: "France", identifier: "FR" },
			{ "@type": "Continent", name: "Europe" },
		],
	});
	expect(service.provider).not.toHaveProperty("@context");
	const terms = service.hasOfferCatalog.itemListElement.map((offer) => offer.itemOffered.name);
	expect(terms).toEqual(["Short term: 3–12 months", "Medium term: 1–3 years", "Long term: 3+ years"]);
});

test.each(languages)("the places have names in %s", (language) => {
	const { areaServed } = leasingService(company, { ...page, language, texts: pageTexts[language].leasing });
	const europe = { nl: "Europa", en: "Europe", de: "Europa", fr: "Europe" };
	expect(areaServed.at(-1)?.name).toBe(europe[language]);
	expect(new Set(areaServed.map(({ name }) => name)).size).toBe(5);
});
