import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { adminShell as de } from "~/i18n/pages/de/admin-shell.ts";
import { homePage } from "~/i18n/pages/de/home-page.ts";
import { adminShell as nl } from "~/i18n/pages/nl/admin-shell.ts";
import { adminToday as today } from "~/i18n/pages/nl/admin-today.ts";
import { adminTrade } from "~/i18n/pages/nl/admin-trade.ts";
import type { Shop } from "../../server/shop.ts";
import { mainOf, shownText, tagsOf } from "../support/html.ts";
import { acceptAdmin, memberPassword } from "../support/members.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, visitorOf } from "../support/test-shop.ts";

const database = useTestDatabase({ seeded: false });
let shop: Shop | null = null;

beforeAll(async () => {
	shop = await openTestShop(database.url, { demo: false });
});
afterAll(() => shop?.close());

const email = "owner@shop.example";

async function signIn() {
	if (!shop) throw new Error("the shop is not open yet");
	const owner = visitorOf(shop);
	const answer = await owner.post("/de/auth", { email, password: memberPassword });
	return { owner, answer };
}

test("a shop without demo content answers all of its pages", async () => {
	if (!shop) throw new Error("the shop is not open yet");
	const visitor = visitorOf(shop);
	for (const path of [
		"",
		"/container",
		"/rent",
		"/leasing",
		"/modifications",
		"/blog",
		"/contact",
		"/cart",
	]) {
		const answer = await visitor.get(`/fr${path}`);
		expect(answer.status, path).toBe(200);
		const html = await answer.text();
		for (const nothing of ['"tel:"', '"mailto:"', "query=%2C", "©\u{a0}2026 .", "© 2026 ."])
			expect(html, path).not.toContain(nothing);
		for (const draft of ["cookie-policy", "privacy-statement"])
			expect(html, path).not.toContain(`"/fr/${draft}"`);
	}
	expect((await visitor.get("/fr/cookie-policy")).status).toBe(404);
	const feed = await (await visitor.get("/fr/blog/feed.xml")).text();
	expect(feed).toContain("<lastBuildDate>");
	expect(feed).not.toContain("1970");
});

test("where it has no container yet it says so and leads to the contact page, unless a filter is set", async () => {
	if (!shop) throw new Error("the shop is not open yet");
	const visitor = visitorOf(shop);
	const shown = catalogues.de;
	const { noneYet, noResults } = shown.catalog;
	for (const [path, none] of [
		["/de", shown.home.noMatches],
		["/de/container", noResults],
		["/de/container?view=table", noResults],
	] as const) {
		const main = mainOf(await (await visitor.get(path)).text());
		expect(shownText(main), path).toContain(noneYet);
		expect(shownText(main), path).not.toContain(none);
		expect(
			tagsOf(main, "a").map(({ href }) => href),
			path,
		).toContain("/de/contact");
		// Nothing to narrow, sort or price, and no offer of none.
		expect(
			tagsOf(main, "select").filter(({ name }) => ["size", "type", "sort", "country"].includes(name ?? "")),
			path,
		).toEqual([]);
		expect(shownText(main), path).not.toContain(homePage.onOffer);
		const narrowed = await (await visitor.get(`${path}${path.includes("?") ? "&" : "?"}size=20ft`)).text();
		expect(shownText(mainOf(narrowed)), path).toContain(none);
	}
});

test("its owner is led through company, tariffs and first container, until nothing is missing", async () => {
	if (!shop) throw new Error("the shop is not open yet");
	await visitorOf(shop).post("/de/auth?mode=sign-up", { email, password: memberPassword });
	await database.pool.query(acceptAdmin(email));
	const { owner, answer } = await signIn();
	expect(answer.headers.get("Location")).toBe("/de/admin");
	const next = async (path: string) => {
		const html = await (await owner.get(path)).text();
		const link = new RegExp(`${nl.setUp.next}(?:[^<]|<!-- -->)*<a [^>]*href="([^"]*)"[^>]*>([^<]*)<`);
		const [, to, title] = html.match(link) ?? [];
		return to ? [title, to] : null;
	};
	expect(await next("/nl/admin/company")).toBeNull();
	const html = await (await owner.get("/de/admin")).text();
	for (const { title, button } of Object.values(de.setUp.steps)) {
		expect(html).toContain(title);
		expect(html).toContain(button);
	}
	expect((await owner.get("/de/admin/orders")).status).toBe(200);

	await database.pool.query(
		`update company_settings set legal_name = 'A', street = 'B 1', postal_code = '2030', city = 'C', phone = '1',
			phone_link = '+3230000000', email = 'a@shop.example', vat_number = 'D', iban = 'E', bic = 'F', bank_name = 'G'`,
	);
	expect(await (await owner.get("/nl/admin")).text()).toContain(nl.setUp.done);
	expect(await next("/nl/admin/company")).toEqual([nl.setUp.steps.tariffs.title, "/nl/admin/tariffs"]);
	expect(await next("/nl/admin/tariffs")).toBeNull();
	await database.pool.query("insert into transport_tariffs values ('BE', '20', 'Antwerpen', 10000, 20000)");
	const container = [nl.setUp.steps.container.title, "/nl/products/admin/new"];
	expect(await next("/nl/admin/company")).toEqual(container);
	expect(await next("/nl/admin/tariffs")).toEqual(container);
	await database.pool.query(
		"insert into products (type, condition, size) values ('Standard', 'new', '20ft')",
	);
	expect(await next("/nl/admin/company")).toBeNull();
	const first = async () => shownText(mainOf(await (await owner.get("/nl/admin")).text()));
	for (const said of [today.now.nothing, today.shop.drafts, "Privacyverklaring"]) {
		expect(await first()).toContain(said);
	}
	await database.pool.query("update landing_pages set is_published = true");
	expect(await first()).not.toContain(today.shop.drafts);
	expect((await signIn()).answer.headers.get("Location")).toBe("/de");
});

test("today and the list of mails say that no mail goes out as long as no server is set", async () => {
	const served = await openTestShop(database.url, { demo: false, smtpUrl: "smtp://127.0.0.1:9" });
	try {
		if (!shop) throw new Error("the shop is not open yet");
		const session = Object.fromEntries((await signIn()).owner.cookies);
		for (const path of ["/nl/admin", "/nl/admin/mails"]) {
			const said = async (by: Shop) =>
				shownText(mainOf(await (await visitorOf(by, session).get(path)).text()));
			expect(await said(shop), path).toContain(adminTrade.mails.noServer);
			expect(await said(served), path).not.toContain("SMTP_URL");
		}
	} finally {
		await served.close();
	}
});
