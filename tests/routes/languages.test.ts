import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { product10ft } from "#db/seed/products/10ft.ts";
import { product20ftDv } from "#db/seed/products/20ft-dv.ts";
import { schema } from "~/platform/db.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { metaContent, tagsOf, textsIn } from "../support/html.ts";
import { shopOrigin, useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();
const slugs = product20ftDv.translations;

/** Where an answer leads, as path and query; null when it leads nowhere. */
function target(response: Response): string | null {
	return response.headers.get("Location");
}

describe("a path without a language", () => {
	test.each([
		["/", {}, "/nl"],
		["/", { "Accept-Language": "de-DE" }, "/de"],
		["/", { "Accept-Language": "es, fr;q=0.3, en;q=0.8" }, "/en"],
		["/", { "Accept-Language": "en;q=0, fr;q=0.1" }, "/fr"],
		["/", { "Accept-Language": "es-ES, pt" }, "/nl"],
		["/", { "Accept-Language": "nonsense;;q=x,,*" }, "/nl"],
		["/", { "Accept-Language": "de", Cookie: "kade_language=fr" }, "/fr"],
		["/", { "Accept-Language": "de", Cookie: "kade_language=xx" }, "/de"],
		["/?utm=a%20b", { "Accept-Language": "fr" }, "/fr?utm=a%20b"],
		["/container?size=20ft&sort=price-asc", {}, "/nl/container?size=20ft&sort=price-asc"],
		["/cart", { "Accept-Language": "en" }, "/en/cart"],
		["/products/some-slug?a=1", { "Accept-Language": "en" }, "/en/products/some-slug?a=1"],
		["/es/container", {}, "/nl/es/container"],
		["/DE/container?size=20ft", {}, "/de/container?size=20ft"],
		["/Fr", { "Accept-Language": "en" }, "/fr"],
		["/product", { "Accept-Language": "de" }, "/de/container"],
		["/product/anything", {}, "/nl/container"],
		["/product/a/b/c", { Cookie: "kade_language=en" }, "/en/container"],
	])("%s with %j leads to %3$s", async (path, headers: Record<string, string>, expected) => {
		const response = await shop.fetch(path, { headers });
		expect(response.status).toBe(302);
		expect(target(response)).toBe(expected);
		expect(response.headers.get("Vary")).toMatch(/Accept-Language.*Cookie/);
		expect(response.headers.get("Cache-Control")).toContain("no-store");
	});

	test.each(["//evil.example", "//evil.example/container", "/%5Cevil.example"])(
		"stays in the shop for %s",
		async (path) => {
			const response = await shop.fetch(path);
			expect(new URL(target(response) ?? "", shopOrigin).origin).toBe(shopOrigin);
		},
	);
});

describe("addresses of an earlier shop", () => {
	test.each(languages)("lead on in %s", async (language) => {
		const moves: [from: string, to: string][] = [
			[`/${language}/product/x`, `/${language}/container`],
			[`/${language}/product/x/y`, `/${language}/container`],
			[`/${language}/products`, `/${language}/container`],
			[`/${language}/products?size=20ft`, `/${language}/container?size=20ft`],
			[`/${language}/products/${slugs[language].slug}`, `/${language}/container/${slugs[language].slug}`],
		];
		for (const [from, to] of moves) {
			const response = await shop.fetch(from);
			expect([from, response.status, target(response)]).toEqual([from, 301, to]);
		}
	});

	test("lead to a product whose slug is of another language", async () => {
		const first = await shop.fetch(`/en/products/${slugs.nl.slug}?condition=rent`);
		expect(first.status).toBe(301);
		const second = await shop.fetch(target(first) ?? "");
		expect(second.status).toBe(301);
		expect(target(second)).toBe(`/en/container/${slugs.en.slug}?condition=rent`);
		expect((await shop.fetch(target(second) ?? "")).status).toBe(200);
	});
});

describe("a product's address", () => {
	test.each(languages)("is its slug in %s; slugs of other languages move there", async (language) => {
		const own = `/${language}/container/${slugs[language].slug}`;
		expect((await shop.fetch(own)).status).toBe(200);
		for (const other of languages.filter((one) => one !== language)) {
			const query = "?condition=used-a&quantity=2";
			const response = await shop.fetch(`/${language}/container/${slugs[other].slug}${query}`);
			expect(response.status).toBe(301);
			expect(target(response)).toBe(own + query);
		}
	});

	test("may be the same in two languages", async () => {
		const { nl, en, de } = product10ft.translations;
		expect(nl.slug).toBe(en.slug);
		expect((await shop.fetch(`/nl/container/${nl.slug}`)).status).toBe(200);
		expect((await shop.fetch(`/en/container/${en.slug}`)).status).toBe(200);
		expect(target(await shop.fetch(`/de/container/${en.slug}`))).toBe(`/de/container/${de.slug}`);
	});

	test("may be its id, which moves to the slug", async () => {
		const [row] = await shop.database.db
			.select({ id: schema.productTranslations.productId })
			.from(schema.productTranslations)
			.where(eq(schema.productTranslations.slug, slugs.fr.slug));
		const response = await shop.fetch(`/fr/container/${row?.id}?delivery=truck`);
		expect(response.status).toBe(301);
		expect(target(response)).toBe(`/fr/container/${slugs.fr.slug}?delivery=truck`);
	});
});

describe("a product without a text in the visitor's language", () => {
	test("shows its Dutch text as Dutch, and points to the Dutch page", async () => {
		const { db } = shop.database;
		const { productTranslations: texts } = schema;
		const [open] = await db.select().from(texts).where(eq(texts.slug, product10ft.translations.fr.slug));
		if (!open) throw new Error("no such product");
		await db.delete(texts).where(and(eq(texts.productId, open.productId), eq(texts.language, "fr")));
		try {
			const dutch = `/nl/container/${product10ft.translations.nl.slug}`;
			const html = await (await shop.fetch(`/fr${dutch.slice(3)}`)).text();
			const links = tagsOf(html, "link");
			expect(tagsOf(html, "html")).toEqual([{ lang: "fr" }]);
			expect(tagsOf(html, "header").some(({ lang }) => lang === "nl")).toBe(true);
			expect(links.find(({ rel }) => rel === "canonical")?.href).toBe(shopOrigin + dutch);
			expect(links.flatMap(({ hreflang = "" }) => hreflang).filter(Boolean)).toEqual([
				...["nl", "en", "de"],
				"x-default",
			]);
			const list = await (await shop.fetch("/fr/container")).text();
			expect(tagsOf(list, "h2").filter(({ lang }) => lang === "nl")).toHaveLength(1);
		} finally {
			await db.insert(texts).values(open);
		}
	});
});

describe("what does not exist", () => {
	test.each([
		"/en/container/no-such-container",
		`/en/container/${randomUUID()}`,
		"/en/container/%27%20or%201%3D1",
		"/de/no-such-page",
		"/fr/a/b",
		`/nl/order-confirmation/${randomUUID()}`,
		"/nl/order-confirmation/not-an-id",
		"/en/checkout/more",
	])("is a 404 page: %s", async (path) => {
		const response = await shop.fetch(path);
		expect(response.status).toBe(404);
		const html = await response.text();
		expect(tagsOf(html, "html")).toEqual([{ lang: path.slice(1, 3) }]);
		expect(textsIn(html, "title")).toHaveLength(1);
		expect(metaContent(html, "robots")).toBe("noindex");
	});
});

describe("choosing a language", () => {
	test("remembers the choice, and it beats the browser's", async () => {
		const visitor = shop.visitor();
		const response = await visitor.get("/de/language?to=%2Fnl%2Fcontainer%3Fsize%3D20ft");
		expect(response.status).toBe(303);
		expect(target(response)).toBe("/de/container?size=20ft");
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		expect(response.headers.get("Set-Cookie")).toMatch(
			/^kade_language=de; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		expect(target(await visitor.get("/", { "Accept-Language": "fr" }))).toBe("/de");
	});

	test("keeps the product and the choice on its page", async () => {
		const visitor = shop.visitor();
		const to = encodeURIComponent(`/nl/container/${slugs.nl.slug}?condition=used-a`);
		const chosen = await visitor.get(`/fr/language?to=${to}`);
		const moved = await visitor.get(target(chosen) ?? "");
		expect(target(moved)).toBe(`/fr/container/${slugs.fr.slug}?condition=used-a`);
	});

	test("without a goal leads home", async () => {
		expect(target(await shop.fetch("/fr/language"))).toBe("/fr");
	});

	test.each([
		"//evil.example",
		"///evil.example",
		"/\\evil.example",
		"\\\\evil.example",
		"/\t/evil.example",
		"/..//evil.example",
		"/nl//evil.example",
		"https://evil.example",
		"https:evil.example",
		"javascript:alert(1)",
		"data:text/html,x",
		"evil.example",
		"/nl\r\nSet-Cookie: a=b",
		"",
	])("never leaves the shop for %j", async (to) => {
		const response = await shop.fetch(`/de/language?to=${encodeURIComponent(to)}`);
		expect(response.status).toBe(303);
		expect(target(response)).toMatch(/^\/de(?:[/?]|$)/);
		expect(new URL(target(response) ?? "", shopOrigin).origin).toBe(shopOrigin);
		expect(response.headers.getSetCookie()).toHaveLength(1);
	});

	test("that the shop does not speak is a page without a language", async () => {
		const response = await shop.fetch("/es/language?to=/nl");
		expect(response.status).toBe(302);
		expect(response.headers.has("Set-Cookie")).toBe(false);
		expect((await shop.fetch(target(response) ?? "")).status).toBe(404);
	});
});
