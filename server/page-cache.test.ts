import { describe, expect, test } from "vitest";
import { pageShop } from "../tests/support/page-shop.ts";

describe("a page that carries a tag", () => {
	test("is rendered once for all visitors", async () => {
		const shop = pageShop();
		const first = await shop.get("/nl/container");
		const second = await shop.get("/nl/container");
		expect(shop.rendered).toEqual(["GET /nl/container"]);
		expect(await second.text()).toBe(await first.text());
	});

	test("is rendered for each address and query", async () => {
		const shop = pageShop();
		await shop.get("/nl/container");
		await shop.get("/nl/container?size=20ft");
		await shop.get("/de/container");
		expect(shop.rendered).toHaveLength(3);
	});

	test("is rendered again after its tag was dropped", async () => {
		const shop = pageShop();
		const before = await shop.get("/nl/container");
		shop.cache.drop(["products"]);
		const after = await shop.get("/nl/container");
		expect(shop.rendered).toHaveLength(2);
		expect(await after.text()).not.toBe(await before.text());
	});

	test("is found by each of its tags, and stays when another is dropped", async () => {
		const shop = pageShop({ "Cache-Tag": "products,tariffs" });
		await shop.get("/nl/container");
		shop.cache.drop(["sections"]);
		await shop.get("/nl/container");
		expect(shop.rendered).toHaveLength(1);
		shop.cache.drop(["tariffs"]);
		await shop.get("/nl/container");
		expect(shop.rendered).toHaveLength(2);
	});

	test("is not kept when something was dropped while it was rendered", async () => {
		const shop = pageShop();
		const early = shop.get("/nl/container");
		shop.cache.drop(["products"]);
		await early;
		await shop.get("/nl/container");
		expect(shop.rendered).toHaveLength(2);
	});
});

describe("a page is not kept", () => {
	test.each<[string, Record<string, string>]>([
		["without a tag", { "Cache-Tag": "" }],
		["with a cookie", { "Set-Cookie": "kade_language=nl" }],
	])("%s", async (_name, headers) => {
		const shop = pageShop(headers);
		await shop.get("/nl/container");
		await shop.get("/nl/container");
		expect(shop.rendered).toHaveLength(2);
	});

	test.each([404, 500, 302])("with status %i", async (status) => {
		const shop = pageShop({}, status);
		const answer = await shop.get("/nl/nowhere");
		expect(answer.status).toBe(status);
		await shop.get("/nl/nowhere");
		expect(shop.rendered).toHaveLength(2);
	});

	test("with a query too long to come again", async () => {
		const shop = pageShop();
		await shop.get(`/nl/container?note=${"x".repeat(100)}`);
		await shop.get(`/nl/container?note=${"x".repeat(100)}`);
		expect(shop.rendered).toHaveLength(2);
	});

	test("that answers a form", async () => {
		const shop = pageShop();
		await shop.get("/nl/cart", {}, "POST");
		await shop.get("/nl/cart", {}, "POST");
		expect(shop.rendered).toEqual(["POST /nl/cart", "POST /nl/cart"]);
	});
});

describe("a visitor with a cart or a message", () => {
	test.each(["kade_cart=abc", "kade_language=nl; kade_cart=abc", "kade_flash=abc"])(
		"(%s) gets a page of their own",
		async (cookie) => {
			const shop = pageShop();
			const kept = await shop.get("/nl/container");
			const own = await shop.get("/nl/container", { Cookie: cookie });
			expect(shop.rendered).toHaveLength(2);
			expect(await own.text()).not.toBe(await kept.text());
			expect(own.headers.get("Cache-Control")).toBe("private, no-cache");
			expect(own.headers.has("Cache-Tag")).toBe(false);
		},
	);

	test("leaves nothing for others", async () => {
		const shop = pageShop();
		const own = await shop.get("/nl/container", { Cookie: "kade_cart=abc" });
		const other = await shop.get("/nl/container");
		expect(await other.text()).not.toBe(await own.text());
		expect(other.headers.get("Cache-Control")).toBe("public, max-age=60");
	});

	test("is not told apart by the language cookie", async () => {
		const shop = pageShop();
		await shop.get("/nl/container");
		await shop.get("/nl/container", { Cookie: "kade_language=nl" });
		expect(shop.rendered).toHaveLength(1);
	});
});
