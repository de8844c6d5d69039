import { describe, expect, test } from "vitest";
import { products } from "#db/seed/products.ts";
import { formatEuro } from "~/i18n/format.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cents } from "~/values/money.ts";
import { withVat } from "~/values/vat.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import { elementIn, elementsIn, fieldError, fieldValue, mainOf, shownText } from "../support/html.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

/** What a 20 ft container in A grade costs in Cologne: the container and one truck. */
const sum = cents(175_000 + 70_600);

/** As the text of a page has it: all spaces alike. */
const euro = (...given: Parameters<typeof formatEuro>) => formatEuro(...given).replaceAll(/\s/g, " ");

const page = async (path: string) => {
	const response = await shop.fetch(path);
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
};
const finderOf = (html: string) => {
	const finder = elementsIn(mainOf(html), "section").findLast((section) =>
		elementsIn(section, "select").some(({ attrs }) => attrs.some(({ value }) => value === "c")),
	);
	if (!finder) throw new Error("the page has no price finder");
	return finder;
};

describe.each(languages)("the question at the door in %s", (language) => {
	const asked = `c=${standard20ft[language]}&condition=used-a`;

	test("is answered with the sum of container and truck, with and without VAT, as the container's page has it", async () => {
		const html = await page(`/${language}?${asked}&to=DE-50667`);
		const answer = shownText(elementIn(finderOf(html), "div", { role: "status" }));
		expect(answer).toContain(euro(language, sum));
		expect(answer).toContain(euro(language, withVat(sum).total, "always"));
		const link = elementIn(finderOf(html), "a");
		const address = link.attrs.find(({ name }) => name === "href")?.value ?? "";
		const detail = await page(address);
		expect(shownText(mainOf(detail))).toContain(euro(language, withVat(sum).total, "always"));
	});

	test("names the field of a postcode that is none, keeps it, and asks for nothing else", async () => {
		const html = await page(`/${language}?${asked}&country=DE&postcode=5066`);
		expect(fieldError(finderOf(html), "postcode")).toBe(pageTexts[language].container.postcodeErrors.DE);
		expect(fieldValue(finderOf(html), "postcode")).toBe("5066");
	});
});

test("a form's country and postcode lead to the one address of the place, which keeps the rest", async () => {
	const asked = await shop.fetch("/nl/container?size=20ft&country=NL&postcode=1012+ab&page=1");
	expect(asked.status).toBe(302);
	expect(asked.headers.get("Location")).toMatch(/^\/nl\/container\?size=20ft&.*to=NL-1012AB$/);
	expect((await shop.fetch("/nl?to=nowhere&junk=1")).status).toBe(200);
});

test("where there is no tariff, or not in that condition, the answer says what next", async () => {
	const slug = standard20ft.fr;
	const t = pageTexts.fr.priceFinder;
	expect(await page(`/fr?c=${slug}&condition=new&to=FR-75001`)).toContain(t.onRequest);
	const rare = products.find(
		(product) => !product.price_used_cw && product.price_new && !product.ask_offer_used_cw,
	);
	expect(await page(`/fr?c=${rare?.translations.fr.slug}&condition=used-cw&to=BE-2000`)).toContain(
		t.notOffered,
	);
});

test("a list shows delivered prices at a place, can be ordered by them, and leads on with the place", async () => {
	const html = await page("/de/container?to=DE-50667&sort=price-asc");
	const cards = elementsIn(mainOf(html), "article");
	expect(cards).toHaveLength(14);
	const prices = cards
		.map(
			(card) => shownText(card).match(new RegExp(`${pageTexts.de.priceFinder.delivered}\\D*([\\d.]+)`))?.[1],
		)
		.filter((price) => price !== undefined)
		.map((price) => Number(price.replaceAll(".", "")));
	expect(prices.length).toBeGreaterThan(8);
	expect(prices).toEqual(prices.toSorted((a, b) => a - b));
	expect(html).toContain(`href="/de/container/${standard20ft.de}?to=DE-50667"`);
	expect(shownText(mainOf(await page("/de/container")))).not.toContain(pageTexts.de.priceFinder.delivered);
});

describe.each(languages)("a container out of stock in %s", (language) => {
	const { slug = "", title = "" } =
		products.find(({ is_available, price_new }) => !is_available && price_new)?.translations[language] ?? {};
	const { unavailable } = pageTexts[language].container.obstacles;
	const { onRequest, transportOnRequest } = pageTexts[language].priceFinder;
	/** What its own page asks for it in Rotterdam, in its cheapest condition. */
	const asked = async () => {
		const main = mainOf(await page(`/${language}/container/${slug}?condition=used-cw&to=NL-3011AA`));
		return shownText(elementIn(main, "span", { "data-testid": "total" })).match(/€\s?[\d.,\s]*\d/)?.[0];
	};

	test("is said to be so at the door, and not to have no price", async () => {
		const html = await page(`/${language}?c=${slug}&condition=new&to=NL-3011AA`);
		const answer = shownText(elementIn(finderOf(html), "div", { role: "status" }));
		expect(answer).toContain(shownText(unavailable));
		expect(answer).not.toContain(shownText(onRequest));
	});

	test.each(["cards", "table"])("has its delivered price in a list of %s", async (view) => {
		const main = mainOf(await page(`/${language}/container?view=${view}&to=NL-3011AA`));
		const shown = [...elementsIn(main, "article"), ...elementsIn(main, "tr")].map((one) => shownText(one));
		const own = shown.find((text) => text.includes(title)) ?? "";
		expect(own).not.toContain(transportOnRequest);
		expect(own).toContain((await asked()) ?? "a sum");
	});
});
