import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { blogPosts } from "#db/seed/blog/index.ts";
import { landingPages } from "#db/seed/pages/index.ts";
import { product20ftDv } from "#db/seed/products/20ft-dv.ts";
import { products } from "#db/seed/products.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { metaContent, shownText, tagsOf, textsIn } from "../support/html.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { useTestShop } from "../support/test-shop.ts";

/**
 * The full route table of shop document §2, row by row. Sign-in, admin pages and the redirect manager have tests of
 * their own.
 */
const shop = useTestShop();
const reefers = "koelcontainers-reefers-vriescontainers";
const [firstPost] = blogPosts;
const ownAddresses = ["about", "faq", "cookie-policy", "privacy-statement"];

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** What the table says of an answer: its status and where it leads. */
async function answerTo(
	path: string,
	headers: Record<string, string> = {},
): Promise<[number, string | null]> {
	const response = await shop.fetch(path, { headers });
	return [response.status, response.headers.get("Location")];
}

describe.each(languages)("a path in %s", (language) => {
	const { home, catalog, checkout, blog, common } = catalogues[language];
	const pages = pageTexts[language];
	const { slug, meta_title: containerTitle } = product20ftDv.translations[language];
	const landingPath = (page: string) => (ownAddresses.includes(page) ? `/${page}` : `/pages/${page}`);

	/** What the browser and what the visitor's own choice say. */
	const speaking: Record<string, string>[] = [
		{ "Accept-Language": language },
		{ Cookie: `kade_language=${language}` },
	];

	const shown: [path: string, title: string][] = [
		["", home.metaTitle],
		["/container", catalog.metaTitle],
		[`/container/${slug}`, containerTitle],
		[`/${reefers}`, pages.refrigerated.metaTitle],
		["/blog", pages.blog.metaTitle],
		[`/blog/${firstPost?.translations[language].slug}`, firstPost?.translations[language].title ?? ""],
		["/cart", checkout.title],
		["/checkout", checkout.title],
		["/rent", pages.rent.metaTitle],
		["/leasing", pages.leasing.metaTitle],
		["/contact", pages.contact.metaTitle],
		["/modifications", pages.modifications.metaTitle],
		...landingPages.map((page): [string, string] => [
			landingPath(page.slug),
			page.translations[language].meta_title,
		]),
	];

	test.each(shown)("%s is a page with its title", async (path, title) => {
		const response = await shop.fetch(`/${language}${path}`);
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
		const html = await response.text();
		expect(tagsOf(html, "html")).toEqual([{ lang: language }]);
		expect(textsIn(html, "title")).toEqual([plain(`${title} | Kade Containers`)]);
		expect(textsIn(html, "h1")).toHaveLength(1);
	});

	test("/cart and /checkout are one screen", async () => {
		const [cart, checkoutPage] = await Promise.all(
			["cart", "checkout"].map(async (path) =>
				shownText(await (await shop.fetch(`/${language}/${path}`)).text()),
			),
		);
		expect(cart).toBe(checkoutPage);
	});

	test("/order-confirmation/{orderId} is the buyer's order", async () => {
		const { visitor, location, orderId } = await placeOrder(shop, language);
		expect(location).toBe(`/${language}/order-confirmation/${orderId}`);
		const response = await visitor.get(location);
		expect(response.status).toBe(200);
		const [order] = await shop.database.db
			.select({ number: schema.orders.orderNumber })
			.from(schema.orders)
			.where(eq(schema.orders.id, orderId));
		const title = checkout.confirmation.metaTitle.replace("{number}", order?.number ?? "");
		expect(textsIn(await response.text(), "title")).toEqual([plain(`${title} | Kade Containers`)]);
	});

	test.each([
		["/products", "/container"],
		["/products?size=20ft", "/container?size=20ft"],
		[`/products/${slug}`, `/container/${slug}`],
		["/product/anything", "/container"],
		["/product/any/thing", "/container"],
		["/pages/about", "/about"],
		["/pages/faq?from=mail", "/faq?from=mail"],
		["/pages/cookie-policy", "/cookie-policy"],
		["/pages/privacy-statement", "/privacy-statement"],
	])("%s has moved for good", async (from, to) => {
		expect(await answerTo(`/${language}${from}`)).toEqual([301, `/${language}${to}`]);
	});

	test.each([
		["/no-such-page", common.notFound.title],
		["/a/b/c", common.notFound.title],
		["/pages", common.notFound.title],
		["/pages/no-such-page", common.notFound.title],
		["/container/no-such-container", catalog.details.errorTitle],
		["/blog/no-such-post", blog.notFound],
		[`/order-confirmation/${randomUUID()}`, checkout.confirmation.loadError],
	])("%s is not there and says so", async (path, title) => {
		const response = await shop.fetch(`/${language}${path}`);
		expect(response.status).toBe(404);
		const html = await response.text();
		expect(textsIn(html, "title")).toEqual([plain(title)]);
		expect(textsIn(html, "h1")).toHaveLength(1);
		expect(metaContent(html, "robots")).toBe("noindex");
	});

	test.each([
		["container", "/container"],
		["zeecontainer", "/container"],
		["produkte", "/container"],
		["blog", "/blog"],
		["know-how", "/blog"],
		["contact", "/contact"],
		["kontakt", "/contact"],
		["leasing", "/leasing"],
		["huren", "/rent"],
		["mieten", "/rent"],
		["rent", "/rent"],
		["modificatie", "/modifications"],
		["umbau", "/modifications"],
		["ombouwen", "/modifications"],
	])("with the keyword %s leads on", async (keyword, to) => {
		for (const unknown of [`old-${keyword}-page`, `shop/${keyword.toUpperCase()}/2019`, `${keyword}.html`]) {
			expect([unknown, ...(await answerTo(`/${language}/${unknown}`))]).toEqual([
				unknown,
				302,
				`/${language}${to}`,
			]);
		}
	});

	test("without a language leads to the same path in the visitor's", async () => {
		const everywhere = ["/products", "/modifications", "/blog/no-such-post", "/no-such-page?a=1", "/a/b"];
		for (const path of [...shown.map(([one]) => one || "/"), ...everywhere]) {
			if (path === `/${reefers}`) continue;
			const to = path === "/" ? `/${language}` : `/${language}${path}`;
			for (const headers of speaking) {
				expect([path, ...(await answerTo(path, headers))]).toEqual([path, 302, to]);
			}
		}
	});

	test("/product/* without a language leads to the list in the visitor's", async () => {
		for (const path of ["/product", "/product/anything", "/product/a/b?c=d"]) {
			expect([path, ...(await answerTo(path, { "Accept-Language": language }))]).toEqual([
				path,
				302,
				`/${language}/container`,
			]);
		}
	});

	test("of refrigerated containers without a language is German, whatever the visitor speaks", async () => {
		for (const headers of speaking) {
			for (const under of ["", "/", "/kaufen", "/a/b/c"]) {
				expect(await answerTo(`/${reefers}${under}`, headers)).toEqual([302, `/de/${reefers}`]);
			}
		}
	});
});

test("a path without a language is Dutch for a visitor without one", async () => {
	expect(await answerTo("/")).toEqual([302, "/nl"]);
	expect(await answerTo("/cookie-policy")).toEqual([302, "/nl/cookie-policy"]);
	expect(await answerTo("/privacy-statement")).toEqual([302, "/nl/privacy-statement"]);
	expect(await answerTo("/modifications")).toEqual([302, "/nl/modifications"]);
});

test.each(languages)("every container, post and page of the demo has an address in %s", async (language) => {
	const paths = [
		...products.map(({ translations }) => `/container/${translations[language].slug}`),
		...blogPosts.map(({ translations }) => `/blog/${translations[language].slug}`),
	];
	for (const path of paths) {
		expect([path, ...(await answerTo(`/${language}${path}`))]).toEqual([path, 200, null]);
	}
});

test.each([
	...["/nl/", "/nl/blog/", "/nl/about/", "/nl/rent/"],
	...["/nl/BLOG", "/nl/About", "/nl/FAQ", "/nl/Cookie-Policy"],
])("%s answers too, with the one canonical address", async (path) => {
	const response = await shop.fetch(path);
	expect(response.status).toBe(200);
	const canonical = tagsOf(await response.text(), "link").find(({ rel }) => rel === "canonical")?.href;
	expect(canonical).toBe(canonical?.toLowerCase().replace(/\/$/, ""));
});

test.each(["/nl/pages/%00", "/nl/blog/%00", "/nl/container/%00", "/nl/%00", "/nl/blog/%E0%A4%A", "/%00"])(
	"%s is no address and no failure of the shop",
	async (path) => {
		let response = await shop.fetch(path);
		if (response.status === 302) response = await shop.fetch(response.headers.get("Location") ?? "");
		expect([400, 404]).toContain(response.status);
	},
);
