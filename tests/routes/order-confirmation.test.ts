import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { companyTag } from "~/company/company-tag.ts";
import { catalogues, paperCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema } from "~/platform/db.server.ts";
import { requireSecret, sign } from "~/platform/secret.server.ts";
import { noonOf } from "~/values/day.ts";
import { cents } from "~/values/money.ts";
import { formatOgm } from "~/values/ogm.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import { alertsIn, sectionOf, shownText, tagsOf } from "../support/html.ts";
import { signUpVerified } from "../support/members.ts";
import { readPdf } from "../support/read-pdf.ts";
import { createContainer } from "../support/sample-trade.ts";
import {
	cartIdOf,
	choiceFields,
	containerPath,
	orderForm,
	placeOrder,
	startBuying,
} from "../support/shop-visits.ts";
import { shopOrigin, useTestShop, type Visitor } from "../support/test-shop.ts";
import { readWritten } from "../support/written-mails.ts";

const shop = useTestShop();
const { companySettings, formSubmissions, mailOutbox, orders, payments } = schema;

/** Address of the order as the buyer's mail gives it. */
async function linkInMail(orderId: string): Promise<URL> {
	const [mail] = await readWritten(
		shop.database.db,
		eq(mailOutbox.dedupeKey, `order-confirmation:${orderId}:buyer`),
	);
	return new URL(/https?:\/\/\S+\/order-confirmation\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
}

// One address may place so many orders.
beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
});

describe("the confirmation page", () => {
	test("is the buyer's alone", async () => {
		const { visitor, location, orderId, fields } = await placeOrder(shop);
		const { visitor: stranger } = await startBuying(shop);
		for (const someone of [shop.visitor(), stranger, shop.visitor({ kade_cart: cartIdOf(visitor) })]) {
			// "Order again" too: the session may have ended beside its button.
			for (const answer of [await someone.get(location), await someone.post(location, {})]) {
				expect(answer.status).toBe(404);
				expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
				const html = await answer.text();
				expect(shownText(html)).toContain("There was an issue loading your order.");
				expect(shownText(html)).toContain(`Order id: ${orderId}`);
				expect(shownText(html)).toContain(pageTexts.en.orderPage.locked.text);
				expect(tagsOf(html, "a").map(({ href }) => href)).toContain("/en/auth?to=account");
				for (const secret of [fields.name, fields.email, fields.street]) expect(html).not.toContain(secret);
			}
		}
		expect((await visitor.get(location)).status).toBe(200);
	});

	test("says that it cannot be paid online to whoever still reads that it can", async () => {
		const { visitor, location } = await placeOrder(shop);
		const answer = await visitor.post(location, { intent: "pay-online" });
		expect(answer.status).toBe(503);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([pageTexts.en.payOnline.notStarted]);
		expect(shownText(html)).toContain(pageTexts.en.transfer.title);
	});

	test("stays the buyer's with the next cart, and in every language", async () => {
		const { visitor, orderId } = await placeOrder(shop);
		const other = await createContainer(shop.database.db);
		await visitor.post(await containerPath(shop.database.db, other, "en"), choiceFields());
		for (const language of languages) {
			const answer = await visitor.get(`/${language}/order-confirmation/${orderId}`);
			expect(answer.status).toBe(200);
			expect(shownText(await answer.text())).toContain(catalogues[language].checkout.confirmation.title);
		}
	});

	test.each(languages)("of a cancelled order says so in %s, and thanks for nothing", async (language) => {
		const { visitor, orderId } = await placeOrder(shop);
		await shop.database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, orderId));
		const text = shownText(await (await visitor.get(`/${language}/order-confirmation/${orderId}`)).text());
		const { title, text: what } = pageTexts[language].orderPage.cancelled;
		for (const said of [title, what]) expect(text).toContain(shownText(said));
		expect(text).not.toContain(shownText(catalogues[language].checkout.confirmation.title));
	});

	test.each(languages)("says in %s where to transfer to, until when, and draws it", async (language) => {
		const { visitor, orderId } = await placeOrder(shop);
		const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
		if (!order?.dueOn) throw new Error("no order that is due");
		const texts = pageTexts[language].transfer;
		const html = await (await visitor.get(`/${language}/order-confirmation/${orderId}`)).text();
		const shown = shownText(sectionOf(html, texts.title));
		const date = formatDate(language, noonOf(order.dueOn));
		for (const text of [
			...["Kade Containers BV", "BE68 5390 0754 7034", "GKCCBEBB", date, texts.promise],
			...[formatOgm(order.paymentReference), formatEuro(language, order.totalAmount, "always")],
		]) {
			expect(shown).toContain(shownText(text));
		}
		expect(tagsOf(html, "svg").some((tag) => tag["aria-label"] === texts.qr)).toBe(true);
		expect(shownText(html)).toContain(pageTexts[language].orderPage.transferNow);
	});

	test("asks for what is billed in advance alone, and for nothing once that is paid", async () => {
		const { db } = shop.database;
		const { visitor, location, orderId } = await placeOrder(shop);
		const texts = pageTexts.en.transfer;
		const panel = async () => shownText(sectionOf(await (await visitor.get(location)).text(), texts.title));
		const euro = (amount: number) => shownText(formatEuro("en", cents(amount), "always"));
		const change = (depositAmount: number, invoicedAmount: number) =>
			db
				.update(orders)
				.set({ depositAmount: cents(depositAmount), invoicedAmount: cents(invoicedAmount) })
				.where(eq(orders.id, orderId));
		const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
		const total = order?.totalAmount ?? 0;
		await change(50_000, 0);
		expect(await panel()).toContain(`${texts.amount} ${euro(50_000)}`);
		expect(await panel()).not.toContain(texts.partly);
		await db.insert(payments).values({
			...{ orderId, amount: cents(50_000), paidOn: "2026-11-20", key: randomUUID(), userEmail: "" },
		});
		expect(await panel()).toBe("");
		await change(50_000, total - 50_000);
		expect(await panel()).toContain(`${texts.amount} ${euro(total - 50_000)}`);
		expect(await panel()).toContain(texts.partly);
	});

	test.each(["sent", "pending", "failed"] as const)(
		"says what has become of the confirmation: %s",
		async (status) => {
			const { visitor, fields, location, orderId } = await placeOrder(shop);
			const ofBuyer = eq(mailOutbox.dedupeKey, `order-confirmation:${orderId}:buyer`);
			const gone = status === "sent" ? { sentAt: new Date() } : {};
			await shop.database.db
				.update(mailOutbox)
				.set({ status, ...gone })
				.where(ofBuyer);
			const told = pageTexts.en.orderPage.mail[status].replace("{email}", fields.email ?? "");
			expect(shownText(await (await visitor.get(location)).text())).toContain(shownText(told));
		},
	);

	test("shows no account as long as the owner has not said which, and none once it is paid", async () => {
		const { db } = shop.database;
		const { visitor, location, orderId } = await placeOrder(shop);
		const texts = pageTexts.en.transfer;
		await db.update(orders).set({ status: "paid" }).where(eq(orders.id, orderId));
		expect(await (await visitor.get(location)).text()).not.toContain(texts.title);
		await db.update(orders).set({ status: "confirmed" }).where(eq(orders.id, orderId));
		const [settings] = await db.select().from(companySettings);
		await db.transaction(async (tx) => {
			await tx.update(companySettings).set({ iban: "" });
			await announceChange(tx, [companyTag]);
		});
		await expect
			.poll(async () => shownText(sectionOf(await (await visitor.get(location)).text(), texts.title)))
			.toContain(texts.none);
		const html = await (await visitor.get(location)).text();
		expect(html).not.toContain("+++");
		expect(shownText(html)).toContain(pageTexts.en.orderPage.transfer);
		await db.transaction(async (tx) => {
			await tx.update(companySettings).set({ iban: settings?.iban });
			await announceChange(tx, [companyTag]);
		});
	});

	test("is never kept and never tells its address", async () => {
		const { visitor, location } = await placeOrder(shop);
		const { headers } = await visitor.get(location);
		expect(headers.get("Cache-Control")).toBe("private, no-store");
		expect(headers.get("Referrer-Policy")).toBe("same-origin");
		expect(headers.has("Cache-Tag")).toBe(false);
	});

	test("opens for whoever has the link of the mail", async () => {
		const { orderId, fields } = await placeOrder(shop, "de");
		const link = await linkInMail(orderId);
		expect(link.origin).toBe(shopOrigin);
		expect(link.pathname).toBe(`/de/order-confirmation/${orderId}`);
		const answer = await shop.visitor().get(link.pathname + link.search);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
		expect(shownText(await answer.text())).toContain(fields.email);
		const english = await shop.visitor().get(`/en/order-confirmation/${orderId}${link.search}`);
		expect(english.status).toBe(200);
	});

	test("stays shut for a key that is not the order's", async () => {
		const { orderId } = await placeOrder(shop);
		const other = await placeOrder(shop);
		const key = (await linkInMail(orderId)).searchParams.get("key") ?? "";
		const secret = await requireSecret(shop.database.db);
		const wrong = [
			"",
			"1",
			key.slice(0, -1),
			`${key}A`,
			key.toLowerCase(),
			(await linkInMail(other.orderId)).searchParams.get("key") ?? "",
			sign(secret, `cart:${orderId}`),
			sign("guessed", `order:${orderId}`),
		];
		for (const one of wrong) {
			const path = `/en/order-confirmation/${orderId}?key=${encodeURIComponent(one)}`;
			expect((await shop.visitor().get(path)).status).toBe(404);
		}
	});

	test("of data is as closed as the page", async () => {
		const { visitor, location, fields } = await placeOrder(shop);
		const answer = await shop.visitor().get(`${location}.data`);
		expect(await answer.text()).not.toContain(fields.email);
		expect(answer.headers.get("Cache-Control")).toMatch(/no-store|no-cache/);
		expect(await (await visitor.get(`${location}.data`)).text()).toContain(fields.email);
	});
});

describe("the papers of an order", () => {
	const fileOf = (location: string, file = "pro-forma.pdf") => `${location}/${file}`;

	test.each(languages)(
		"are linked on its page in %s, and come as files that nobody keeps",
		async (language) => {
			const { visitor, orderId } = await placeOrder(shop, language);
			const location = `/${language}/order-confirmation/${orderId}`;
			const html = await (await visitor.get(location)).text();
			const links = tagsOf(sectionOf(html, pageTexts[language].orderPage.papers), "a");
			expect(links.map(({ href }) => href)).toEqual([fileOf(location)]);
			const answer = await visitor.get(fileOf(location));
			expect(answer.status).toBe(200);
			const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
			const name = `${paperCatalogues[language].files["pro-forma"]}-${order?.orderNumber}.pdf`;
			expect(Object.fromEntries(answer.headers)).toMatchObject({
				"content-type": "application/pdf",
				"content-disposition": `inline; filename="${name}"`,
				"cache-control": "private, no-store",
				"x-robots-tag": "noindex",
				"x-content-type-options": "nosniff",
			});
			const bytes = Buffer.from(await answer.arrayBuffer());
			expect(answer.headers.get("content-length")).toBe(String(bytes.length));
			expect(readPdf(bytes)).toMatch(new RegExp(`/Lang\\s*\\(${language}`));
			const again = Buffer.from(await (await visitor.get(fileOf(location))).arrayBuffer());
			expect(again.equals(bytes)).toBe(true);
		},
	);

	test("are linked in the buyer's mail, for whoever has its key", async () => {
		const { orderId } = await placeOrder(shop, "fr");
		const { pathname, search } = await linkInMail(orderId);
		const key = `order-confirmation:${orderId}:buyer`;
		const [mail] = await readWritten(shop.database.db, eq(mailOutbox.dedupeKey, key));
		expect(mail?.text).toContain(`${shopOrigin}${fileOf(pathname)}${search}`);
		expect(mail?.attachment).toBe("pro-forma");
		const stranger = shop.visitor();
		expect((await stranger.get(fileOf(pathname) + search)).status).toBe(200);
		const html = await (await stranger.get(pathname + search)).text();
		expect(tagsOf(html, "a").map(({ href }) => href)).toContain(fileOf(pathname) + search);
	});

	test("lead strangers to the order's page, before and after they are printed; none is there that is not made", async () => {
		const { visitor, location } = await placeOrder(shop);
		const { visitor: stranger } = await startBuying(shop);
		const closed = async (path: string, reader: Visitor) => {
			const answer = await reader.get(path);
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			expect(answer.headers.get("Content-Type") ?? "").not.toContain("pdf");
			return [answer.status, answer.headers.get("Location")];
		};
		const ledOn = async (path: string, to: string) => expect(await closed(path, stranger)).toEqual([302, to]);
		await ledOn(fileOf(location), location);
		expect((await visitor.get(fileOf(location))).status).toBe(200);
		await ledOn(fileOf(location), location);
		await ledOn(`${fileOf(location)}?key=x`, `${location}?key=x`);
		await ledOn(fileOf(location, "x.pdf"), location);
		const none = `/en/order-confirmation/${randomUUID()}`;
		await ledOn(fileOf(none), none);
		for (const file of [
			"delivery-note.pdf",
			"invoice.pdf",
			"invoice-F2026-00001.pdf",
			"pro-forma",
			"x.pdf",
		]) {
			expect(await closed(fileOf(location, file), visitor)).toEqual([404, null]);
		}
	});

	test.each(["de", "fr"] as const)(
		"lead the buyer of a cancelled order to its page in %s, where the pro forma asks for its money",
		async (language) => {
			const { visitor, orderId } = await placeOrder(shop, language);
			const location = `/${language}/order-confirmation/${orderId}`;
			const { pathname, search } = await linkInMail(orderId);
			expect((await visitor.get(fileOf(location))).status).toBe(200);
			await shop.database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, orderId));
			const { cancelled } = pageTexts[language].orderPage.statuses;
			expect(await (await visitor.get(location)).text()).not.toContain(fileOf(location));
			for (const reader of [visitor, shop.visitor()]) {
				const answer = await reader.get(fileOf(pathname) + search);
				expect([answer.status, answer.headers.get("Location")]).toEqual([302, pathname + search]);
			}
			expect((await shop.visitor().get(fileOf(location))).status).toBe(302);
			const admin = await signInAdmin(shop);
			const html = await (await admin.get(`/${language}/admin/orders/${orderId}`)).text();
			expect(shownText(sectionOf(html, pageTexts[language].orderPage.papers))).toContain(cancelled);
			expect((await admin.get(fileOf(location))).status).toBe(200);
		},
	);

	test("are those of its step; what goes along with the goods is linked once they are there", async () => {
		const { visitor, location, orderId } = await placeOrder(shop);
		await shop.database.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, orderId));
		const html = await (await visitor.get(location)).text();
		const links = tagsOf(sectionOf(html, pageTexts.en.orderPage.papers), "a");
		expect(links.map(({ href }) => href)).toEqual([
			fileOf(location, "order-confirmation.pdf"),
			fileOf(location, "delivery-note.pdf"),
		]);
		for (const { href } of links) expect((await visitor.get(href ?? "")).status).toBe(200);
		expect((await visitor.get(fileOf(location))).status).toBe(404);
	});

	test("are linked in the buyer's account, and at the desk with what goes along with the goods", async () => {
		const browser = await signUpVerified(shop, { email: `jana-${randomUUID()}@buyer.example` });
		const container = await createContainer(shop.database.db);
		await browser.post(await containerPath(shop.database.db, container, "nl"), choiceFields());
		const { headers } = await browser.post("/nl/cart", await orderForm(browser, {}, "nl"));
		const location = headers.get("Location") ?? "";
		const linksOn = async (visitor: Visitor, path: string, title: string) =>
			tagsOf(sectionOf(await (await visitor.get(path)).text(), title), "a").map(({ href }) => href);
		const own = await linksOn(browser, "/nl/auth/account", pageTexts.nl.ownTrade.orders);
		expect(own).toContain(fileOf(location));
		const orderId = location.split("/").at(-1) ?? "";
		await shop.database.db.update(orders).set({ status: "confirmed" }).where(eq(orders.id, orderId));
		const admin = await signInAdmin(shop);
		const links = await linksOn(admin, `/nl/admin/orders/${orderId}`, pageTexts.nl.orderPage.papers);
		expect(links).toEqual(
			["pro-forma.pdf", "order-confirmation.pdf", "delivery-note.pdf"].map((file) => fileOf(location, file)),
		);
		for (const href of links) expect((await admin.get(href ?? "")).status).toBe(200);
	});
});
