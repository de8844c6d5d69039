import { createHash, randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { product20ftDv } from "#db/seed/products/20ft-dv.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { attributesOf, elementsIn, handlersIn, shownText, tagsOf, textOf } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { choiceFields, containerPath } from "../support/shop-visits.ts";
import { statementsDuring } from "../support/statements.ts";
import { openTestShop, useTestShop, type Visitor, visitorOf } from "../support/test-shop.ts";

const shop = useTestShop();
const { products } = schema;

const detail = `/en/container/${product20ftDv.translations.en.slug}`;
const publicPages = ["/en", "/en/container", "/en/container?size=20ft&sort=price-asc", detail];

/** A visitor whose cart has one line. */
async function visitorWithCart(): Promise<Visitor> {
	const container = await createContainer(shop.database.db);
	const visitor = shop.visitor();
	const added = await visitor.post(await containerPath(shop.database.db, container, "en"), choiceFields());
	expect(added.status).toBe(303);
	return visitor;
}

describe.each(publicPages)("a public page: %s", (path) => {
	test("is the same for everyone, whatever their browser says", async () => {
		const one = await shop.fetch(path, { headers: { "Accept-Language": "de", "User-Agent": "One" } });
		const two = await shop.fetch(path, {
			headers: { "Accept-Language": "fr", "User-Agent": "Two", Cookie: "kade_language=nl; other=1" },
		});
		expect(one.headers.has("Set-Cookie")).toBe(false);
		expect(Object.fromEntries(two.headers)).toEqual(Object.fromEntries(one.headers));
		expect(await two.text()).toBe(await one.text());
	});

	test("may be kept by caches that tell cookies apart", async () => {
		const { headers } = await shop.fetch(path);
		expect(headers.get("Cache-Control")).toMatch(/\bpublic\b/);
		expect(headers.get("Vary")).toMatch(/Cookie/);
		expect(headers.get("Vary")).toMatch(/Accept-Encoding/);
	});

	test("is not sent again to who has it", async () => {
		const first = await shop.fetch(path);
		const etag = first.headers.get("ETag") ?? "";
		expect(etag).not.toBe("");
		const again = await shop.fetch(path, { headers: { "If-None-Match": etag } });
		expect(again.status).toBe(304);
		expect(again.headers.get("ETag")).toBe(etag);
		expect(await again.text()).toBe("");
		const other = await shop.fetch(path, { headers: { "If-None-Match": '"another"' } });
		expect(other.status).toBe(200);
	});

	test("is the same in every encoding", async () => {
		const plain = await (await shop.fetch(path)).text();
		const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
		for (const [encoding, decode] of Object.entries(decoders)) {
			const response = await shop.fetch(path, { headers: { "Accept-Encoding": encoding } });
			expect(response.headers.get("Content-Encoding")).toBe(encoding);
			const body = Buffer.from(await response.arrayBuffer());
			expect(response.headers.get("Content-Length")).toBe(String(body.length));
			expect(decode(body).toString("utf8")).toBe(plain);
		}
	});
});

describe("a changed price", () => {
	test("is on home, list and detail as soon as it is announced", async () => {
		const { db } = shop.database;
		const container = await createContainer(db, { priceNew: cents(234_500) });
		const path = await containerPath(db, container, "en");

		/** Announces the products as changed and waits until every page that shows this one has the price. */
		async function expectEverywhere(price: string): Promise<void> {
			await announceChange(db, ["products"]);
			for (const page of ["/en", "/en/container", path]) {
				await vi.waitFor(
					async () => expect(shownText(await (await shop.fetch(page)).text())).toContain(price),
					{ timeout: 10_000 },
				);
			}
		}

		await expectEverywhere("€2,345");
		const etag = (await shop.fetch(path)).headers.get("ETag") ?? "";
		await db
			.update(products)
			.set({ priceNew: cents(234_600) })
			.where(eq(products.id, container.id));
		await expectEverywhere("€2,346");
		const again = await shop.fetch(path, { headers: { "If-None-Match": etag } });
		expect(again.status).toBe(200);
		expect(shownText(await again.text())).not.toContain("€2,345");
	});
});

describe("a saved product", () => {
	const isKept = async (path: string) =>
		(await statementsDuring(async () => void (await shop.fetch(path)))).length === 0;

	test("takes along its own pages and the lists, and leaves those of the others", async () => {
		const { db } = shop.database;
		const [saved, other] = [await createContainer(db), await createContainer(db)];
		const [own, others] = [await containerPath(db, saved, "en"), await containerPath(db, other, "en")];
		for (const path of [own, others, "/en/container"]) await shop.fetch(path);
		await db
			.update(products)
			.set({ priceNew: cents(345_600) })
			.where(eq(products.id, saved.id));
		await announceChange(db, [`products:${saved.id}`]);
		await vi.waitFor(
			async () => expect(shownText(await (await shop.fetch(own)).text())).toContain("€3,456"),
			{
				timeout: 10_000,
			},
		);
		expect(await isKept(others)).toBe(true);
		expect(await isKept("/en/container")).toBe(false);
	});
});

test("a feed is compressed and kept", async () => {
	const [path, headers] = ["/en/blog/feed.xml", { "Accept-Encoding": "br" }];
	const feed = await shop.fetch(path, { headers });
	expect(feed.headers.get("Content-Encoding")).toBe("br");
	expect(await statementsDuring(async () => void (await shop.fetch(path, { headers })))).toEqual([]);
});

describe("a visitor with a cart", () => {
	test.each(publicPages)("gets a page of their own: %s", async (path) => {
		const visitor = await visitorWithCart();
		const own = await visitor.get(path);
		expect(own.headers.get("Cache-Control")).toMatch(/\bprivate\b/);
		expect(own.headers.has("CDN-Cache-Control")).toBe(false);
		expect(own.headers.has("Cache-Tag")).toBe(false);
		expect(elementsIn(await own.text(), "a", { "aria-label": "Cart, 1 line" })).not.toEqual([]);
		const everyones = await shop.fetch(path);
		expect(elementsIn(await everyones.text(), "a", { "aria-label": "Cart, empty" })).not.toEqual([]);
	});

	test("gets data of their own", async () => {
		const visitor = await visitorWithCart();
		const own = await visitor.get("/en/container.data");
		expect(own.headers.get("Cache-Control")).toMatch(/\bprivate\b/);
		const everyones = await shop.fetch("/en/container.data");
		expect(await everyones.text()).not.toBe(await own.text());
		expect(await (await shop.fetch("/en/container.data")).text()).not.toContain("Item added");
	});

	test("is told once what happened", async () => {
		const visitor = await visitorWithCart();
		const first = await visitor.get("/en/container");
		expect(shownText(await first.text())).toContain("Item added to cart");
		expect(visitor.cookies.has("kade_flash")).toBe(false);
		expect(shownText(await (await visitor.get("/en/container")).text())).not.toContain("Item added to cart");
	});

	test.each(["/en/cart", "/en/checkout"])("has a cart that nobody keeps: %s", async (path) => {
		const visitor = await visitorWithCart();
		expect((await visitor.get(path)).headers.get("Cache-Control")).toBe("private, no-store");
		expect((await shop.fetch(path)).headers.get("Cache-Control")).toBe("private, no-store");
	});
});

/** Address of the first script that a page names. */
function builtFileIn(html: string): string {
	return html.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? "";
}

function inlineScriptHashes(html: string): string[] {
	const inline = elementsIn(html, "script").filter((script) => {
		const { src, type } = attributesOf(script);
		// Data for search engines is no script.
		return src === undefined && type !== "application/ld+json";
	});
	return inline.map((script) => `'sha256-${createHash("sha256").update(textOf(script)).digest("base64")}'`);
}

describe("the content security policy", () => {
	test.each([
		["a public page", async () => shop.fetch("/en")],
		["a product", async () => shop.fetch(detail)],
		[
			"a product with a choice of one's own",
			async () => shop.fetch(`${detail}?condition=rent&${"a".repeat(99)}`),
		],
		["a cart", async () => (await visitorWithCart()).get("/en/cart")],
		["a page that does not exist", async () => shop.fetch("/de/nothing-here")],
		["an order that may not be seen", async () => shop.fetch(`/fr/order-confirmation/${randomUUID()}`)],
		["a refused form", async () => shop.visitor().post(detail, choiceFields({ quantity: "0" }))],
	])("of %s allows its inline scripts and no others", async (_name, answer) => {
		const response = await answer();
		const policy = new Map(
			(response.headers.get("Content-Security-Policy") ?? "").split(/;\s*/).map((directive) => {
				const [name = "", ...sources] = directive.split(" ");
				return [name, sources];
			}),
		);
		const html = await response.text();
		const hashes = inlineScriptHashes(html);
		expect(hashes.length).toBeGreaterThan(0);
		expect(new Set(policy.get("script-src"))).toEqual(new Set(["'self'", ...hashes]));
		expect(policy.get("default-src")).toEqual(["'self'"]);
		expect(policy.get("object-src")).toEqual(["'none'"]);
		expect(policy.get("base-uri")).toEqual(["'self'"]);
		expect(policy.get("form-action")).toEqual(["'self'"]);
		expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
		expect(handlersIn(html)).toEqual([]);
		const sources = [...tagsOf(html, "script"), ...tagsOf(html, "img")].flatMap(({ src }) => src ?? []);
		for (const source of sources) expect(source).toMatch(/^\/(?!\/)/);
	});
});

describe("security headers", () => {
	test.each([
		["a page", 200, async () => shop.fetch("/en")],
		[
			"a page that one has",
			304,
			async () => {
				const etag = (await shop.fetch("/en")).headers.get("ETag") ?? "";
				return shop.fetch("/en", { headers: { "If-None-Match": etag } });
			},
		],
		["a path without a language", 302, async () => shop.fetch("/")],
		["a moved page", 301, async () => shop.fetch("/en/products")],
		["a page that does not exist", 404, async () => shop.fetch("/en/nothing-here")],
		["a file that does not exist", 404, async () => shop.fetch("/assets/nothing-here.js")],
		["an icon that does not exist", 404, async () => shop.fetch("/favicon.ico")],
		["a picture", 200, async () => shop.fetch("/images/placeholder.svg")],
		["the sitemap", 200, async () => shop.fetch("/sitemap.xml")],
		["health", 200, async () => shop.fetch("/health")],
		["data for a page", 200, async () => shop.fetch("/en/container.data")],
		["a form that is done", 303, async () => shop.visitor().post(detail, choiceFields())],
		["a refused form", 422, async () => shop.visitor().post(detail, choiceFields({ quantity: "0" }))],
		[
			"a form from elsewhere",
			400,
			async () => shop.visitor().post(detail, choiceFields(), { Origin: "https://evil.example" }),
		],
		["a form that is too large", 413, async () => shop.visitor().post(detail, { ral: "x".repeat(300_000) })],
	])("are on %s (%d)", async (_name, status, answer) => {
		const response = await answer();
		expect(response.status).toBe(status);
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
		expect(response.headers.get("Permissions-Policy")).toContain("geolocation=()");
		expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
		expect(response.headers.has("X-Powered-By")).toBe(false);
	});

	test("built files may be kept for good, because their names change", async () => {
		const html = await (await shop.fetch("/en")).text();
		const response = await shop.fetch(builtFileIn(html), { headers: { "Accept-Encoding": "br" } });
		expect(response.headers.get("Content-Encoding")).toBe("br");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(Object.fromEntries(response.headers)).toMatchObject({ "x-content-type-options": "nosniff" });
		expect([...response.headers.keys()]).not.toContain("permissions-policy");
		expect([...response.headers.keys()]).not.toContain("last-modified");
	});
});

test("pictures may be kept for a day", async () => {
	const response = await shop.fetch("/images/placeholder.svg");
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
});

/** Company, tariffs, stock colours, the menu's pages, what buyers say and how many containers there are is read once for all pages. */
function isFromSmallTable(statement: string): boolean {
	return /sum\(count\)::int as count|\bfrom ("company_settings"|"review_settings"|"transport_tariffs"|"stock_colors"|"landing_pages" inner join)/.test(
		statement,
	);
}

describe("statements of a shop that has just started", () => {
	test.each(["/en", "/en/container", detail])("%s: two at most, then none", async (path) => {
		const cold = await openTestShop(shop.database.url);
		try {
			const visitor = visitorOf(cold);
			const first = await statementsDuring(async () => {
				expect((await visitor.get(path)).status).toBe(200);
			});
			expect(first.filter((statement) => !isFromSmallTable(statement)).length).toBeLessThanOrEqual(2);
			expect(first.filter(isFromSmallTable).length).toBeLessThanOrEqual(5);
			const second = await statementsDuring(async () => {
				expect((await visitor.get(path)).status).toBe(200);
				expect((await visitor.get(path, { "Accept-Encoding": "br" })).status).toBe(200);
			});
			expect(second).toEqual([]);
		} finally {
			await cold.close();
		}
	});

	test("many visitors at once cause no more than one", async () => {
		const cold = await openTestShop(shop.database.url);
		try {
			const one = await statementsDuring(() => visitorOf(cold).get("/de/container"));
			const many = await statementsDuring(() =>
				Promise.all(Array.from({ length: 20 }, () => visitorOf(cold).get("/fr/container"))),
			);
			expect(many.length).toBeLessThanOrEqual(one.length);
		} finally {
			await cold.close();
		}
	});

	test("the same address with another query reads what it shows, and nothing again", async () => {
		const cold = await openTestShop(shop.database.url);
		try {
			const visitor = visitorOf(cold);
			await visitor.get("/en/container");
			await visitor.get(detail);
			const more = await statementsDuring(async () => {
				await visitor.get("/en/container?size=40ft&sort=price-desc");
				await visitor.get(`${detail}?condition=used-a&quantity=3&delivery=truck&postcode=1050`);
			});
			expect(more).toHaveLength(1);
			expect(more[0]).toContain("highest_price");
		} finally {
			await cold.close();
		}
	});
});
