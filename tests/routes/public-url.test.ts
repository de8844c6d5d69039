import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import type { Shop } from "../../server/shop.ts";
import { metaContent, tagsOf } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { choiceFields, containerPath, orderForm } from "../support/shop-visits.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, shopOrigin, visitorOf } from "../support/test-shop.ts";
import { readWritten } from "../support/written-mails.ts";
import { xmlTexts } from "../support/xml.ts";

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
	for (const address of xmlTexts(sitemap, "loc")) expect(new URL(address).origin).toBe(publicUrl);
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
	const [mail] = await readWritten(database.db, eq(schema.mailOutbox.recipient, fields.email ?? ""));
	expect(mail?.text).toContain(`${publicUrl}${placed.headers.get("Location")}?key=`);
	expect(mail?.html).toContain(`${publicUrl}${placed.headers.get("Location")}?key=`);
});

describe("a shop that nobody has told its public address", () => {
	const foreign = "http://evil.example";
	let untold: Shop;

	beforeAll(async () => {
		untold = await openTestShop(database.url);
	});
	afterAll(() => untold.close());

	test("answers at any address, and names only its own", async () => {
		for (const path of ["/de", "/de/container", "/sitemap.xml", "/robots.txt", "/de/blog/feed.xml"]) {
			const answer = await visitorOf(untold, {}, foreign).get(path, { "X-Forwarded-Host": "evil.example" });
			expect(answer.status).toBe(200);
			expect(await answer.text()).not.toContain("evil.example");
		}
		const html = await (await visitorOf(untold, {}, foreign).get("/de/container")).text();
		expect(metaContent(html, "og:url")).toBe(`${shopOrigin}/de/container`);
		expect(await (await visitorOf(untold).get("/de/container")).text()).toBe(html);
	});

	test("takes the forms of the address that it was reached by, and mails links to its own", async () => {
		const visitor = visitorOf(untold, {}, foreign);
		const path = await containerPath(database.db, await createContainer(database.db), "en");
		expect((await visitor.post(path, choiceFields())).status).toBe(303);
		expect((await visitor.post(path, choiceFields(), { Origin: shopOrigin })).status).toBe(400);
		const fields = await orderForm(visitor, { email: "foreign@buyer.example" });
		expect((await visitor.post("/en/cart", fields)).status).toBe(303);
		const [mail] = await readWritten(database.db, eq(schema.mailOutbox.recipient, "foreign@buyer.example"));
		expect(mail?.text).toContain(`${shopOrigin}/en/order-confirmation/`);
		expect(`${mail?.html}${mail?.text}`).not.toContain("evil.example");
	});

	test("mails the link for a new password to its own address, whatever host was named", async () => {
		const email = "owner@buyer.example";
		await database.db.insert(schema.users).values({ email, name: "owner" });
		await visitorOf(untold, {}, foreign).post("/nl/auth?mode=forgot", { email });
		const mails = await database.db
			.select({ text: schema.mailOutbox.text })
			.from(schema.mailOutbox)
			.where(eq(schema.mailOutbox.recipient, email));
		for (const { text } of mails) expect(text).not.toContain("evil.example");
		expect(mails[0]?.text).toContain(`${shopOrigin}/nl/auth/reset?token=`);
	});
});
