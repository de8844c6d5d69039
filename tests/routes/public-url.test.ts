import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import type { Shop } from "../../server/shop.ts";
import { metaContent, tagsOf, textsIn } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { choiceFields, containerPath, orderForm } from "../support/shop-visits.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, visitorOf } from "../support/test-shop.ts";

/** The shop behind a proxy: asked at an inner address, known by a public one. */
const publicUrl = "https://kade.example";
const innerUrl = "http://10.0.0.7:3000";

const database = useTestDatabase();
let shop: Shop;

beforeAll(async () => {
	shop = await openTestShop(database.url, { publicUrl });
});
afterAll(() => shop.close());

test("pages and files name public addresses only", async () => {
	const visitor = visitorOf(shop, {}, innerUrl);
	const html = await (await visitor.get("/en/container?size=20ft")).text();
	const links = tagsOf(html, "link");
	expect(links.find((link) => link.rel === "canonical")?.href).toBe(`${publicUrl}/en/container`);
	expect(metaContent(html, "og:url")).toBe(`${publicUrl}/en/container`);
	const sitemap = await (await visitor.get("/sitemap.xml")).text();
	for (const address of textsIn(sitemap, "loc")) expect(new URL(address).origin).toBe(publicUrl);
	const robots = await (await visitor.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
	for (const text of [html, sitemap, robots]) expect(text).not.toContain("10.0.0.7");
});

test("a forged Host changes nothing", async () => {
	const visitor = visitorOf(shop, {}, "http://evil.example");
	const forged = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" };
	const html = await (await visitor.get("/de", forged)).text();
	expect(html).not.toContain("evil.example");
	expect(metaContent(html, "og:url")).toBe(`${publicUrl}/de`);
});

test("redirects name no host", async () => {
	const visitor = visitorOf(shop, {}, innerUrl);
	for (const path of ["/", "/container?size=20ft", "/en/products", "/en/language?to=/nl"]) {
		expect((await visitor.get(path)).headers.get("Location")).toMatch(/^\/(?!\/)/);
	}
});

test("forms of the public address are taken, cookies are for https, and the mail's link is public", async () => {
	const visitor = visitorOf(shop, {}, innerUrl);
	const path = await containerPath(database.db, await createContainer(database.db), "en");
	const refused = await visitor.post(path, choiceFields(), { Origin: innerUrl });
	expect(refused.status).toBe(400);
	const added = await visitor.post(path, choiceFields(), { Origin: publicUrl });
	expect(added.status).toBe(303);
	for (const cookie of added.headers.getSetCookie()) expect(cookie).toContain("; Secure");
	const fields = await orderForm(visitor);
	const placed = await visitor.post("/en/cart", fields, { Origin: publicUrl });
	expect(placed.status).toBe(303);
	const [mail] = await database.db
		.select({ html: schema.mailOutbox.html, text: schema.mailOutbox.text })
		.from(schema.mailOutbox)
		.where(eq(schema.mailOutbox.recipient, fields.email ?? ""));
	expect(mail?.text).toContain(`${publicUrl}${placed.headers.get("Location")}?key=`);
	expect(mail?.html).toContain(`${publicUrl}${placed.headers.get("Location")}?key=`);
});
