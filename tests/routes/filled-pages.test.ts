import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "~/i18n/languages.ts";
import { signInAdmin, signInMember } from "../support/admin.ts";
import { elementIn, elementsIn, markupOf, textOf } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { choiceFields, containerPath } from "../support/shop-visits.ts";
import { statementsDuring } from "../support/statements.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();

/** A visitor whose cart has so many lines, and who has been told of them. */
async function visitorWithLines(lines: number, cookies: Fields = {}): Promise<Visitor> {
	const visitor = shop.visitor(cookies);
	for (let line = 0; line < lines; line++) {
		const container = await createContainer(shop.database.db);
		await visitor.post(await containerPath(shop.database.db, container, "en"), choiceFields());
	}
	visitor.cookies.delete("kade_flash");
	return visitor;
}

/** Each makes a visitor anew: a message is told once. */
const visitors: Record<string, () => Promise<Visitor>> = {
	"one line in the cart": async () => oneLine,
	"two lines in the cart": async () => twoLines,
	"a cart that is not the shop's": async () => shop.visitor({ kade_cart: "x.y" }),
	"a message": async () => shop.visitor({ kade_flash: "removed" }),
	"a message with words of its own": async () => shop.visitor({ kade_flash: "signed_out" }),
	"a message and a cart": async () => withFlash(oneLine, "added:20' <b>“DV”</b> & more"),
	"a message that is markup": async () => shop.visitor({ kade_flash: encodeURIComponent(evil) }),
	"an account": async () => member,
	"an account and a message": async () => withFlash(member, "signed_in"),
};
const evil = `added:</script><script>alert(1)</script><!--\u2028$&"\\`;
const withFlash = (visitor: Visitor, flash: string) =>
	shop.visitor({ ...Object.fromEntries(visitor.cookies), kade_flash: encodeURIComponent(flash) });

let oneLine: Visitor;
let twoLines: Visitor;
let member: Visitor;
beforeAll(async () => {
	[oneLine, twoLines, member] = [
		await visitorWithLines(1),
		await visitorWithLines(2),
		await signInMember(shop),
	];
});

/** What a page shows of its visitor, and what its scripts begin with. */
function shownIn(html: string) {
	const [cart] = elementsIn(html, "a").filter(
		(link) =>
			/\/cart$/.test(link.attrs.find(({ name }) => name === "href")?.value ?? "") &&
			link.attrs.some(({ name }) => name === "aria-label"),
	);
	const data = /\\"(\{\\\\\\"cartCount.*?\})\\"/.exec(html)?.[1];
	expect(data).toBeDefined();
	return {
		cart: cart && markupOf(cart),
		message: markupOf(elementIn(html, "div", { id: "visitor-message" })),
		footer: markupOf(elementIn(html, "footer")),
		data,
	};
}

const everyonesTag = async (path: string) =>
	(await shop.fetch(path)).headers.get("ETag")?.slice(0, -1) ?? "?";

describe.each(Object.entries(visitors))("a visitor with %s", (_name, visitorOf) => {
	test.each(languages)(
		"gets the kept page with what is theirs, as rendering would write it: %s",
		async (language) => {
			const kept = await everyonesTag(`/${language}/leasing`);
			const filled = await (await visitorOf()).get(`/${language}/leasing`);
			expect(filled.headers.get("ETag")?.startsWith(`${kept}.`)).toBe(true);
			// The cart's page is kept by nobody, so it is rendered.
			const rendered = await (await visitorOf()).get(`/${language}/cart`);
			expect(shownIn(await filled.text())).toEqual(shownIn(await rendered.text()));
			expect(filled.headers.get("Set-Cookie")).toBe(rendered.headers.get("Set-Cookie"));
		},
	);

	test("gets what nobody may keep, and leaves nothing of it to others", async () => {
		const before = await (await shop.fetch("/en/leasing")).text();
		const { headers } = await (await visitorOf()).get("/en/leasing");
		expect(headers.get("Cache-Control")).toBe("private, no-cache");
		expect(headers.get("Vary")).toMatch(/Cookie/);
		for (const name of ["CDN-Cache-Control", "Cache-Tag"]) expect(headers.has(name)).toBe(false);
		expect(await (await shop.fetch("/en/leasing")).text()).toBe(before);
		expect(shownIn(before).data).toContain('cartCount\\\\\\":0');
	});

	test("has a policy that allows the page's scripts as they are now", async () => {
		const page = await (await visitorOf()).get("/en/container");
		const policy = page.headers.get("Content-Security-Policy") ?? "";
		const scripts = elementsIn(await page.text(), "script").filter(
			({ attrs }) => !attrs.some(({ name, value }) => name === "src" || value === "application/ld+json"),
		);
		expect(scripts.length).toBeGreaterThan(2);
		const digests = scripts.map(
			(script) => `'sha256-${createHash("sha256").update(textOf(script)).digest("base64")}'`,
		);
		const allowed = /script-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(" ");
		expect(new Set(allowed)).toEqual(new Set(digests));
	});

	test("gets data for the next page as the page has it", async () => {
		const data = await (await (await visitorOf()).get("/de/leasing.data")).text();
		const html = await (await (await visitorOf()).get("/de/leasing")).text();
		const shown = /"(\{\\"cartCount(?:[^"\\]|\\.)*\})"/.exec(data)?.[1] ?? "?";
		expect(JSON.parse(`"${shown}"`)).toBe(JSON.parse(JSON.parse(`"\\"${shownIn(html).data}\\""`)));
	});
});

describe("a cart", () => {
	const label = (language: Language, visitor: Visitor) =>
		visitor.get(`/${language}/rent`).then(async (page) => shownIn(await page.text()).cart);

	test("costs one statement, on every page", async () => {
		const pages = ["/en", "/en/container", "/en/blog", "/en/contact", "/en/faq", "/en/rent?size=20ft"];
		for (const path of pages) {
			await shop.fetch(path);
			const statements = await statementsDuring(async () => void (await oneLine.get(path)));
			expect(statements).toHaveLength(1);
		}
	});

	test("is counted anew for each page, and by nobody else's", async () => {
		const visitor = await visitorWithLines(1);
		expect(await label("en", visitor)).toContain("Cart, 1 line");
		expect(await label("en", twoLines)).toContain("Cart, 2 lines");
		const container = await createContainer(shop.database.db);
		await visitor.post(await containerPath(shop.database.db, container, "en"), choiceFields());
		expect(await label("en", visitor)).toContain("Cart, 2 lines");
		expect(await label("fr", visitor)).toContain("Panier, 2 lignes");
		expect(await label("en", shop.visitor())).toContain("Cart, empty");
	});

	test("that grows is another page to whoever has the page", async () => {
		const visitor = await visitorWithLines(1);
		const etag = (await visitor.get("/en/rent")).headers.get("ETag") ?? "";
		const same = await visitor.get("/en/rent", { "If-None-Match": etag });
		expect([same.status, await same.text(), same.headers.get("ETag")]).toEqual([304, "", etag]);
		expect(same.headers.get("Cache-Control")).toBe("private, no-cache");
		const everyones = (await shop.fetch("/en/rent")).headers.get("ETag") ?? "";
		expect((await visitor.get("/en/rent", { "If-None-Match": everyones })).status).toBe(200);
		expect((await twoLines.get("/en/rent", { "If-None-Match": etag })).status).toBe(200);
	});

	test("is in the compressed page too, and its length is right", async () => {
		const plain = await (await oneLine.get("/nl/rent")).text();
		const page = await oneLine.get("/nl/rent", { "Accept-Encoding": "br" });
		const body = Buffer.from(await page.arrayBuffer());
		expect(page.headers.get("Content-Length")).toBe(String(body.length));
		expect(brotliDecompressSync(body).toString()).toBe(plain);
	});
});

test("a message is told once", async () => {
	const visitor = shop.visitor({ kade_flash: "removed" });
	expect(shownIn(await (await visitor.get("/en/leasing")).text()).message).toContain("noscript");
	expect(visitor.cookies.has("kade_flash")).toBe(false);
	expect(shownIn(await (await visitor.get("/en/leasing")).text()).message).not.toContain("noscript");
});

test("an admin's pages are rendered: they have tools elsewhere too", async () => {
	const admin = await signInAdmin(shop);
	const kept = await everyonesTag("/en/container");
	const page = await admin.get("/en/container");
	expect(page.headers.get("ETag")).not.toContain(kept);
	expect(await page.text()).toContain("/en/products/admin/new");
});

test("a page with a choice of one's own, and one that is not there, are rendered with the cart", async () => {
	const container = await createContainer(shop.database.db);
	const path = await containerPath(shop.database.db, container, "en");
	for (const address of [`${path}?quantity=3`, "/en/nothing-here", "/en/cart"]) {
		expect(shownIn(await (await oneLine.get(address)).text()).cart).toContain("Cart, 1 line");
	}
});

test("a feed is the same for a visitor with a cart, and nobody keeps it", async () => {
	const feed = await oneLine.get("/en/blog/feed.xml");
	expect(feed.headers.get("Cache-Control")).toBe("private, no-cache");
	expect(await feed.text()).toBe(await (await shop.fetch("/en/blog/feed.xml")).text());
});
