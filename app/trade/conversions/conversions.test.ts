import { describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { scenes } from "~/media/pictures.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { languages } from "~/values/vocabulary.ts";
import { conversionDetails, conversionPicture, conversions } from "./conversions.ts";
import { serviceStructuredData } from "./shop/service-structured-data.ts";

describe("the showcase", () => {
	test("has eight conversions, each with a picture", () => {
		expect(conversions).toHaveLength(8);
		for (const conversion of conversions) {
			expect(pictureOf(conversionPicture(conversion))).toMatchObject({ width: 1200, height: 900 });
		}
	});

	test.each(languages)(
		"says of each what was done, on which base, and what the picture shows: %s",
		(language) => {
			const texts = pageTexts[language].modifications;
			expect(Object.keys(texts.conversions)).toEqual([...conversions]);
			for (const conversion of conversions) {
				const { title, alt, base, works } = texts.conversions[conversion];
				expect(works.length).toBeGreaterThanOrEqual(3);
				expect(alt.length).toBeGreaterThan(20);
				const details = conversionDetails(conversion, texts);
				for (const text of [texts.inquiry.likeConversion, title, base, ...works])
					expect(details).toContain(text);
			}
		},
	);

	test("calls its tabs as documented in English", () => {
		const { showcase, configurator, contact } = pageTexts.en.modifications.tabs;
		expect([showcase, configurator, contact]).toEqual(["Showcase", "Configurator", "Inquiry"]);
	});
});

test("the service is described with all examples and absolute addresses", () => {
	const data = serviceStructuredData(pageTexts.fr.modifications, {
		origin: "https://shop.example",
		path: "/fr/modifications",
		company: "Kade Containers",
	});
	expect(data).toMatchObject({
		"@type": "Service",
		url: "https://shop.example/fr/modifications",
		provider: { "@type": "Organization", name: "Kade Containers" },
	});
	const offers = data.hasOfferCatalog.itemListElement;
	expect(offers.map(({ itemOffered }) => itemOffered.image)).toEqual(
		conversions.map((conversion) => `https://shop.example${scenes[conversion]}`),
	);
});
