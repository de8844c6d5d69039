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

	test("is kept when something that it does not show was dropped while it was rendered", async () => {
		const shop = pageShop();
		const early = shop.get("/nl/container");
		shop.cache.drop(["blog"]);
		await early;
		await shop.get("/nl/container");
		expect(shop.rendered).toHaveLength(1);
	});

	test("is not kept when something that it shows was dropped while it was rendered", async () => {
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

	test("with a choice of the visitor's own", async () => {
		const shop = pageShop();
		const path = "/nl/container/20ft-dv?condition=new&quantity=3&postcode=2000";
		await shop.get(path);
		await shop.get(path);
		expect(shop.rendered).toHaveLength(2);
	});

	test("that is no page of the shop", async () => {
		const shop = pageShop();
		for (const path of ["/nl/nothing-here", "/nl/container/", "/nl/CONTAINER", "/nl/container/20ft%2Ddv"]) {
			await shop.get(path);
			await shop.get(path);
		}
		expect(shop.rendered).toHaveLength(8);
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

describe("a parameter that the page does not read", () => {
	test("makes no page of its own", async () => {
		const shop = pageShop();
		const first = await (await shop.get("/nl/container")).text();
		for (const query of [
			"?utm_source=x",
			"?a=1&b=2",
			`?${"x".repeat(2_000)}`,
			"?size=7ft",
			"?sort=",
			"?__proto__=1",
		]) {
			expect(await (await shop.get(`/nl/container${query}`)).text()).toBe(first);
		}
		expect(shop.rendered).toHaveLength(1);
	});

	test("changes nothing in whatever order known ones stand", async () => {
		const shop = pageShop();
		await shop.get("/nl/container?size=20ft&sort=price-asc");
		await shop.get("/nl/container?utm=1&sort=price-asc&size=20ft&size=40ft");
		expect(shop.rendered).toHaveLength(1);
	});

	test("goes along with a redirect", async () => {
		const moved = await pageShop({ Location: "/nl/container/new-name?condition=new" }, 301).get(
			"/nl/container/old-name?condition=new&utm_source=mail",
		);
		expect(moved.headers.get("Location")).toBe("/nl/container/new-name?condition=new&utm_source=mail");
	});
});

describe("visitors who ask for a page at the same moment", () => {
	test("wait for one rendering", async () => {
		const shop = pageShop();
		const answers = await Promise.all(Array.from({ length: 20 }, () => shop.get("/nl/container")));
		expect(shop.rendered).toHaveLength(1);
		expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
	});

	test("wait for that one though something else is changed meanwhile", async () => {
		const shop = pageShop();
		const early = shop.get("/nl/container");
		shop.cache.drop(["blog"]);
		const late = shop.get("/nl/container");
		expect(await (await late).text()).toBe(await (await early).text());
		expect(shop.rendered).toHaveLength(1);
	});

	test("wait for one new rendering after a change", async () => {
		const shop = pageShop();
		await shop.get("/nl/container");
		shop.cache.drop(["products"]);
		await Promise.all(Array.from({ length: 20 }, () => shop.get("/nl/container")));
		expect(shop.rendered).toHaveLength(2);
	});

	test("get what a change has made of it when they come after the change", async () => {
		const shop = pageShop();
		const before = shop.get("/nl/container");
		shop.cache.drop(["products"]);
		const after = shop.get("/nl/container");
		expect(await (await after).text()).not.toBe(await (await before).text());
	});
});

describe("while a page cannot be rendered", () => {
	const fiveMinutes = 300_000;

	test.each([
		["an error", { down: true }],
		["a failure", { status: 503 }],
	])("(%s) its last form is served", async (_name, trouble) => {
		const shop = pageShop();
		const kept = await (await shop.get("/nl/container")).text();
		shop.clock.now = fiveMinutes;
		Object.assign(shop.shop, trouble);
		const answer = await shop.get("/nl/container");
		expect(answer.status).toBe(200);
		expect(await answer.text()).toBe(kept);
		Object.assign(shop.shop, { down: false, status: 200 });
		expect(await (await shop.get("/nl/container")).text()).not.toBe(kept);
	});

	test("what was changed meanwhile is not served as it was", async () => {
		const shop = pageShop();
		await shop.get("/nl/container");
		shop.cache.drop(["products"]);
		shop.shop.status = 503;
		expect((await shop.get("/nl/container")).status).toBe(503);
	});
});

test("kept pages are bounded by their bytes: the one asked for longest ago goes", async () => {
	const shop = pageShop();
	for (let page = 0; page < 200; page++) await shop.get(`/nl/blog/post-${page}`);
	const { pages, bytes } = shop.cache.size();
	expect(pages).toBeLessThan(200);
	expect(bytes).toBeLessThanOrEqual(300_000);
	await shop.get("/nl/blog/post-199");
	expect(shop.rendered).toHaveLength(200);
	await shop.get("/nl/blog/post-0");
	expect(shop.rendered).toHaveLength(201);
});

describe("data of parts of a page", () => {
	test("is kept by the parts that the shop has", async () => {
		const shop = pageShop();
		await shop.get("/nl/container.data?_routes=root");
		await shop.get("/nl/container.data?_routes=root%2Croot");
		expect(shop.rendered).toHaveLength(1);
	});

	test("is that of the whole page for parts that it does not have", async () => {
		const shop = pageShop();
		await shop.get("/nl/container.data");
		for (let part = 0; part < 9; part++) await shop.get(`/nl/container.data?_routes=root,x${part}`);
		expect(shop.rendered).toHaveLength(1);
	});
});
