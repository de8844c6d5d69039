import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pageShop } from "../tests/support/page-shop.ts";
import { bestForms } from "./whole-page.ts";

async function bodyOf(response: Response): Promise<Buffer> {
	return Buffer.from(await response.arrayBuffer());
}

describe("a body", () => {
	test("is the same in brotli, gzip and as it is", async () => {
		const shop = pageShop();
		const zipped = await shop.get("/nl", { "Accept-Encoding": "gzip" });
		const brotli = await shop.get("/nl", { "Accept-Encoding": "gzip, br" });
		const plain = await shop.get("/nl");
		const text = await bodyOf(plain);
		expect(shop.rendered).toHaveLength(1);
		expect(plain.headers.has("Content-Encoding")).toBe(false);
		expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
		expect(brotli.headers.get("Content-Encoding")).toBe("br");
		expect(gunzipSync(await bodyOf(zipped))).toEqual(text);
		expect(brotliDecompressSync(await bodyOf(brotli))).toEqual(text);
	});

	test.each(["", "gzip", "br"])("has its own length with encoding %j", async (encoding) => {
		const shop = pageShop();
		for (const cookie of ["", "kade_cart=abc"]) {
			const answer = await shop.get("/nl", { "Accept-Encoding": encoding, Cookie: cookie });
			expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
			expect(answer.headers.get("Content-Length")).toBe(String((await bodyOf(answer)).length));
		}
	});

	test("is not compressed when it is a picture", async () => {
		const shop = pageShop({ "Content-Type": "image/webp" });
		const answer = await shop.get("/media/box.webp", { "Accept-Encoding": "br" });
		expect(answer.headers.has("Content-Encoding")).toBe(false);
	});

	test("of HTML has the policy for its own scripts", async () => {
		const page = await pageShop().get("/nl");
		expect(page.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-/);
		const picture = await pageShop({ "Content-Type": "image/webp" }).get("/media/box.webp");
		expect(picture.headers.has("Content-Security-Policy")).toBe(false);
	});
});

test("a kept page that stands for a while is compressed once more when nobody waits, and goes out as small as that from then on", async () => {
	const shop = pageShop();
	const br = { "Accept-Encoding": "br" };
	const early = await bodyOf(await shop.get("/nl", br));
	await shop.get("/nl", br);
	await bestForms();
	expect(await bodyOf(await shop.get("/nl", br))).toEqual(early);
	// It has stood for a while, so it is worth the work.
	shop.clock.now = 11_000;
	await shop.get("/nl", br);
	await bestForms();
	const answer = await shop.get("/nl", br);
	const late = await bodyOf(answer);
	expect(late.length).toBeLessThan(early.length);
	expect(answer.headers.get("Content-Length")).toBe(String(late.length));
	expect(brotliDecompressSync(late)).toEqual(brotliDecompressSync(early));
	const ready = shop.cache.ready("/nl", "br");
	expect(ready?.body).toEqual(late);
	expect(new Map(ready?.headers).get("content-length")).toBe(String(late.length));
});

describe("HEAD", () => {
	test("has the headers of GET and no body", async () => {
		const shop = pageShop();
		const head = await shop.get("/nl", {}, "HEAD");
		const get = await shop.get("/nl");
		expect(await head.text()).toBe("");
		expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
		expect(await get.text()).not.toBe("");
		expect(shop.rendered).toEqual(["GET /nl"]);
	});

	test("of a page of one's own has no body either", async () => {
		const head = await pageShop().get("/nl", { Cookie: "kade_cart=abc" }, "HEAD");
		expect(head.status).toBe(200);
		expect(await head.text()).toBe("");
	});
});

describe("If-None-Match", () => {
	test("with the page's tag is answered 304 without a body", async () => {
		const shop = pageShop();
		const tag = (await shop.get("/nl")).headers.get("ETag") ?? "";
		expect(tag).toMatch(/^W\/"[\w-]+"$/);
		for (const given of [tag, tag.replace("W/", ""), `"other", ${tag}`]) {
			const answer = await shop.get("/nl", { "If-None-Match": given, "Accept-Encoding": "br" });
			expect(answer.status).toBe(304);
			expect(await answer.text()).toBe("");
			expect(answer.headers.get("ETag")).toBe(tag);
		}
		expect(shop.rendered).toHaveLength(1);
	});

	test("with an older tag is answered with the page", async () => {
		const shop = pageShop();
		const tag = (await shop.get("/nl")).headers.get("ETag") ?? "";
		shop.cache.drop(["products"]);
		const answer = await shop.get("/nl", { "If-None-Match": tag });
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain("rendering 2");
	});

	test("never hides an error or a form's answer", async () => {
		const missing = await pageShop({}, 404).get("/nl");
		const posted = await pageShop().get("/nl/cart", {}, "POST");
		expect(missing.headers.has("ETag")).toBe(false);
		expect(posted.headers.has("ETag")).toBe(false);
	});
});

test("a redirect keeps its address and has no body", async () => {
	const shop = pageShop({ Location: "/nl" }, 302);
	const answer = await shop.get("/");
	expect(answer.status).toBe(302);
	expect(answer.headers.get("Location")).toBe("/nl");
	expect(await answer.text()).toBe("");
});
