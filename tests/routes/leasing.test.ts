import { describe, expect, test } from "vitest";
import { company } from "#db/seed/company.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { scenes } from "~/media/pictures.ts";
import { mainOf, metaContent, shownText, structuredData, tagsOf, textsIn } from "../support/html.ts";
import { shopOrigin, useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

describe.each(languages)("the leasing page in %s", (language) => {
	const texts = pageTexts[language].leasing;
	const path = `/${language}/leasing`;

	async function page(): Promise<string> {
		const response = await shop.fetch(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toMatch(/\bpublic\b/);
		return response.text();
	}

	test("has its title, its description and its picture", async () => {
		const html = await page();
		expect(textsIn(html, "title")).toEqual([plain(`${texts.metaTitle} | Kade Containers`)]);
		expect(textsIn(html, "h1")).toEqual([plain(texts.title)]);
		expect(texts.metaTitle.length).toBeLessThanOrEqual(60);
		expect(metaContent(html, "description")).toBe(plain(texts.metaDescription));
		expect(texts.metaDescription.length).toBeGreaterThanOrEqual(110);
		expect(texts.metaDescription.length).toBeLessThanOrEqual(155);
		expect(metaContent(html, "og:image")).toBe(shopOrigin + scenes.leasing);
		expect(metaContent(html, "og:image:alt")).toBe(plain(texts.imageAlt));
	});

	test("shows reasons, three terms, four kinds of container, six benefits and its texts", async () => {
		const html = await page();
		const { reasons, tiers, types, benefits, action, about } = texts;
		expect([tiers, types, benefits].map(({ items }) => items.length)).toEqual([3, 4, 6]);
		const headings = [...reasons.items, ...types.items, ...benefits.items].map(({ title }) => title);
		const expected = [...headings, ...tiers.items.map(({ name }) => name)].map(plain);
		expect(textsIn(mainOf(html), "h3").toSorted()).toEqual(expected.toSorted());
		const shown = shownText(html);
		for (const { term, points } of tiers.items) {
			for (const text of [term, ...points]) expect(shown).toContain(plain(text));
		}
		for (const text of [action.title, action.text, ...about.paragraphs]) expect(shown).toContain(plain(text));
		const groups = ["standard", "high-cube", "thermostatic", "special"];
		const links = tagsOf(html, "a").map(({ href }) => href);
		for (const group of groups) expect(links).toContain(`/${language}/container?type=${group}`);
	});

	test("leads to a price by phone and by a quote from the contact page", async () => {
		const main = mainOf(await page());
		const links = tagsOf(main, "a").map(({ href }) => href);
		const labels = textsIn(main, "a");
		const call = `${plain(texts.callForPricing)} ${company.phone}`;
		expect(links.filter((href) => href === `tel:${company.phoneLink}`)).toHaveLength(2);
		expect(links.filter((href) => href === `/${language}/contact`)).toHaveLength(2);
		expect(labels.filter((label) => label === call)).toHaveLength(2);
		expect(labels.filter((label) => label === catalogues[language].quote.button)).toHaveLength(2);
	});

	test("tells search engines the way to it, who leases where, and for how long", async () => {
		const [breadcrumbs, service] = structuredData(await page());
		expect(breadcrumbs).toMatchObject({
			"@type": "BreadcrumbList",
			itemListElement: [{ position: 1 }, { position: 2, item: shopOrigin + path }],
		});
		const countries = ["BE", "NL", "DE", "FR"].map((identifier) => ({ "@type": "Country", identifier }));
		expect(service).toMatchObject({
			"@type": "Service",
			url: shopOrigin + path,
			provider: { "@type": "Organization", name: company.name, telephone: company.phoneLink },
			areaServed: [...countries, { "@type": "Continent" }],
			hasOfferCatalog: { itemListElement: [{}, {}, {}] },
		});
	});
});

test("the terms are the documented ones (shop document §9)", () => {
	const { items } = pageTexts.en.leasing.tiers;
	expect(items.map(({ term }) => term)).toEqual(["3–12 months", "1–3 years", "3+ years"]);
	expect(items[0]?.points).toContain("Minimum term 3 months");
});
