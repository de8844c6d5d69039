import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { readFound } from "~/desk/find/find.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	alertsIn,
	attributesOf,
	elementsIn,
	fieldError,
	fieldValue,
	keyedLinks,
	sectionOf,
	shownText,
	tagsOf,
	textOf,
	textsIn,
} from "../support/html.ts";
import { readZip } from "../support/read-zip.ts";
import { sendFiles } from "../support/send-files.ts";
import { placeOrder } from "../support/shop-visits.ts";
import { useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { bankLines, bankStatements, contactMessages, mailOutbox, noteFiles, orders, quotes } = schema;
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0xff, 0xd9]);
const code = "20ft-hc.7016.80.basic.wl25.dl60";
let admin: Visitor;
let orderId: string;
let quoteId: string;
let messageId: string;
let mailId: string;

async function html(visitor: Visitor, path: string): Promise<string> {
	const answer = await visitor.get(path);
	expect([path, answer.status]).toEqual([path, 200]);
	expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
	return answer.text();
}

beforeAll(async () => {
	const { db } = shop.database;
	orderId = (await placeOrder(shop)).orderId;
	const [quote] = await db
		.insert(quotes)
		.values({
			language: "de",
			customerName: "Anneleen Müller",
			email: "anneleen@buyer.example",
			requestType: "Special Modification",
			colorType: "wish_color",
			ralColor: "RAL 7016",
			configuration: code,
			configurationPicture: jpeg,
		})
		.returning();
	const [message] = await db
		.insert(contactMessages)
		.values({ language: "fr", name: "Luc", email: "luc@buyer.example", message: "Bonjour,\n<b>deux</b>" })
		.returning();
	const [mail] = await db
		.select()
		.from(mailOutbox)
		.where(eq(mailOutbox.dedupeKey, `order-confirmation:${orderId}:buyer`));
	const [statement] = await db
		.insert(bankStatements)
		.values({
			...{
				account: "BE68539007547034",
				number: "2026/47",
				closedOn: "2026-11-23",
				fingerprint: "f",
				fileName: "f",
			},
			...{ oldBalance: cents(0), newBalance: cents(100_00), userEmail: "owner@shop.example" },
		})
		.returning();
	await db.insert(bankLines).values({
		...{ statementId: statement?.id ?? "", sequence: 1, amount: cents(100_00), bookedOn: "2026-11-23" },
		...{ name: "Els", account: "BE71096123456769", ogms: [], text: "", reference: "", state: "open" },
	});
	quoteId = quote?.id ?? "";
	messageId = message?.id ?? "";
	mailId = mail?.id ?? "";
	admin = await signInAdmin(shop);
});

/** Every address of the desk below /{lang}/admin. */
function addresses() {
	const lists = ["", "/orders", "/quotes", "/messages", "/mails"];
	const details = [`/orders/${orderId}`, `/quotes/${quoteId}`, `/messages/${messageId}`, `/mails/${mailId}`];
	return { lists, details };
}

describe("an admin", () => {
	test.each(languages)(
		"begins in %s with what there is to do, each item leading to its place",
		async (language) => {
			const page = await html(admin, `/${language}/admin`);
			const texts = pageTexts[language].adminToday;
			const links = tagsOf(page, "a").map(({ href }) => href);
			expect(links).toContain(`/${language}/admin/orders/${orderId}?to=confirmed#change-status`);
			expect(links).toContain(`/${language}/admin/quotes/${quoteId}#answer`);
			expect(links).toContain(`/${language}/admin/messages/${messageId}`);
			expect(shownText(page)).toContain(shownText(texts.plots.weeks));
		},
	);

	test("reads the desk in a language of their own, whatever a link says", async () => {
		const owner = await signInAdmin(shop);
		const chosen = await owner.post("/de/admin/language", { language: "fr", back: "/de/admin/orders?q=a" });
		expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, "/fr/admin/orders?q=a"]);
		for (const path of [
			"/admin/orders?q=a",
			`/admin/orders/${orderId}`,
			"/admin/orders.csv",
			"/blog/admin/new",
		]) {
			const led = await owner.get(`/nl${path}`);
			expect([led.status, led.headers.get("Location")]).toEqual([302, `/fr${path}`]);
			expect((await owner.get(`/fr${path}`)).status).toBe(200);
		}
		// The shop stays as its address says, and a colleague has a language of their own.
		expect((await owner.get("/nl/contact")).status).toBe(200);
		expect((await admin.get("/nl/admin/orders")).status).toBe(200);
		expect((await owner.post("/fr/admin/language", { language: "xx" })).status).toBe(400);
		const elsewhere = await owner.post("/fr/admin/language", { language: "en", back: "//other.example/x" });
		expect(elsewhere.headers.get("Location")).toBe("/en/admin");
	});

	test("chooses the columns of the list of orders, for themselves alone, without scripts", async () => {
		const list = "/en/admin/orders";
		const choose = (intent: string, ...columns: string[]) =>
			admin.post(
				"/en/admin/views",
				new URLSearchParams([
					...Object.entries({ intent, list: "orders", query: "status=pending&page=2" }),
					...columns.map((column) => ["column", column]),
				]),
			);
		const chosen = await choose("columns", "place", "total", "secrets");
		expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, `${list}?status=pending`]);
		const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
		const place = `${order?.shippingAddress.postalCode} ${order?.shippingAddress.city}`;
		const page = shownText(await html(admin, list));
		for (const text of [order?.orderNumber ?? "", place]) expect(page).toContain(text);
		expect(page).not.toContain(order?.shippingAddress.name);
		const others = shownText(await html(await signInAdmin(shop), list));
		expect(others).toContain(order?.shippingAddress.name);
		expect(others).not.toContain(place);
		expect((await choose("usual-columns")).status).toBe(303);
		expect(shownText(await html(admin, list))).toContain(order?.shippingAddress.name);
		const elsewhere = { intent: "columns", list: "users", column: "email" };
		expect((await admin.post("/en/admin/views", elsewhere)).status).toBe(400);
	});

	test.each([
		["quotes", "email", "anneleen@buyer.example", "place"],
		["messages", "language", "Français", "date"],
		["mails", "recipient", "@buyer.example", "attempts"],
		["bank", "account", "BE71096123456769", "name"],
		["bank", "statement", "2026/47", "name"],
		["buyers", "email", "anneleen@buyer.example", "last"],
	])("chooses columns of %s too: with %s stands %s, without it not", async (list, column, text, other) => {
		const choose = (intent: string, ...columns: string[]) =>
			admin.post(
				"/en/admin/views",
				new URLSearchParams([
					...Object.entries({ intent, list, query: "" }),
					...columns.map((one) => ["column", one]),
				]),
			);
		// Beside the table stand the columns that can be chosen, and the shop's languages.
		const table = async () => textsIn(await html(admin, `/en/admin/${list}`), "li").join(" ");
		expect((await choose("columns", other, column)).headers.get("Location")).toBe(`/en/admin/${list}`);
		expect(await table()).toContain(text);
		expect((await choose("columns", other)).status).toBe(303);
		expect(await table()).not.toContain(text);
		expect((await choose("usual-columns")).status).toBe(303);
	});

	test.each([
		["tariffs", "/en/admin/tariffs/edit/"],
		["landing-pages", "/en/admin/landing-pages/edit/"],
		["products", "/en/admin/products/prices/"],
		["buyers", "/en/admin/buyers/"],
	])("goes from row to row of %s by keys", async (list, start) => {
		const links = keyedLinks(await html(admin, `/en/admin/${list}`));
		expect(links.length).toBeGreaterThan(0);
		expect(links.filter((link) => !link?.startsWith(start))).toEqual([]);
	});

	test("keeps a view of a list, which is theirs alone, and drops it again", async () => {
		const views = "/en/admin/views";
		const keep = (fields: Record<string, string>) =>
			admin.post(views, { intent: "keep", list: "orders", name: "Due", query: "status=pending", ...fields });
		const kept = await keep({ query: "status=pending&sort=due-asc&page=4" });
		const address = "/en/admin/orders?status=pending&sort=due-asc";
		expect([kept.status, kept.headers.get("Location")]).toEqual([303, address]);
		const linksOf = async (who: Visitor) =>
			tagsOf(await html(who, "/en/admin/orders"), "a").map(({ href }) => href);
		expect(await linksOf(admin)).toContain(address);
		expect(await linksOf(await signInAdmin(shop))).not.toContain(address);
		expect((await keep({ list: "users" })).status).toBe(400);
		expect((await keep({ query: "page=3" })).status).toBe(400);
		// Refused, the list stands there with the form open, what was typed and why.
		const refusal = async (fields: Record<string, string>) => {
			const to = (await keep(fields)).headers.get("Location") ?? "";
			const page = await html(admin, to);
			expect(new URL(to, "http://shop.example").searchParams.get("status")).toBe("pending");
			return [fieldValue(page, "name"), fieldError(page, "name")];
		};
		const { problems } = pageTexts.en.adminShell.views;
		expect(await refusal({ name: " " })).toEqual([" ", problems.name]);
		for (let count = 0; count < 20; count++) await keep({ name: `View ${count}`, query: `q=${count}` });
		expect(await refusal({ name: "One more" })).toEqual(["One more", problems.full]);
		expect((await keep({ list: "offers", query: "q=x" })).headers.get("Location")).toBe(
			"/en/admin/offers?q=x",
		);
		const found = await linksOf(admin);
		expect(found.filter((link) => link?.startsWith("/en/admin/orders?q="))).toHaveLength(11);
		const id = fieldValue(await html(admin, address), "id") ?? "";
		const stranger = await signInAdmin(shop);
		await stranger.post(views, { intent: "drop", list: "orders", id });
		expect(await linksOf(admin)).toContain(address);
		await admin.post(views, { intent: "drop", list: "orders", id });
		expect(await linksOf(admin)).not.toContain(address);
	});

	test.each([
		["bank", "bank", "q=transfer"],
		["products", "products", "type=Standard"],
		["buyers", "buyers", "q=jan"],
		["tariffs", "tariffs", "country=DE"],
		["landingPages", "landing-pages", "q=faq"],
		["posts", "blog", "state=draft"],
		["media", "media", "show=unused"],
		["history", "history", "action=update"],
	])("keeps a view of %s, which stands above that list until it is removed", async (list, path, query) => {
		const { keep, drop } = pageTexts.en.adminShell.views;
		const [whole, address] = [`/en/admin/${path}`, `/en/admin/${path}?${query}`];
		const send = (intent: string, fields: Record<string, string>) =>
			admin.post("/en/admin/views", { intent, list, ...fields });
		expect(textsIn(await html(admin, address), "summary")).toContain(keep);
		const kept = await send("keep", { name: "Mornings", query });
		expect([kept.status, kept.headers.get("Location")]).toEqual([303, address]);
		const links = async () => tagsOf(await html(admin, whole), "a").map(({ href }) => href);
		expect(await links()).toContain(address);
		const shown = await html(admin, address);
		expect(textsIn(shown, "summary")).not.toContain(keep);
		expect(tagsOf(shown, "button").map((button) => button["aria-label"])).toContain(`${drop}: Mornings`);
		const forms = elementsIn(shown, "form").filter((form) => fieldValue(form, "list") === list);
		const [id] = forms.map((form) => fieldValue(form, "id")).filter((one) => one !== undefined);
		await send("drop", { id: id ?? "" });
		expect(await links()).not.toContain(address);
	});

	test("narrows quotes and mails to days, in Antwerp", async () => {
		const path = "/en/admin/quotes?q=anneleen%40buyer.example";
		expect(shownText(await html(admin, `${path}&from=2020-01-01`))).toContain("Found: 1");
		expect(shownText(await html(admin, `${path}&to=2020-01-01`))).toContain("Found: 0");
		expect(shownText(await html(admin, "/en/admin/quotes?to=2020-01-01"))).toContain("Found: 0");
		expect(shownText(await html(admin, "/en/admin/mails?to=2020-01-01"))).toContain("Found: 0");
	});

	test("is found everywhere from one page, which answers as data too", async () => {
		const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
		const page = await html(admin, `/de/admin/search?q=${order?.orderNumber}`);
		expect(tagsOf(page, "a").map(({ href }) => href)).toContain(`/de/admin/orders/${orderId}`);
		const groups = await (await admin.get("/nl/admin/find?q=container")).json();
		const found = readFound(groups) ?? [];
		expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["product", "action"]));
		const items = found.flatMap((group) => group.items);
		expect(items.find(({ key }) => key === "new-product")?.to).toBe("/nl/products/admin/new");
		for (const { to } of items) expect([to, (await admin.get(to)).status]).toEqual([to, 200]);
		const nothing = shownText(await html(admin, "/fr/admin/search?q=%25_%27%22"));
		expect(nothing).toContain(shownText(pageTexts.fr.adminShell.find.nothing));
	});

	test("marks a message as done by one press, and opens it again", async () => {
		const path = `/en/admin/messages/${messageId}`;
		const step = (seen: string, status: string) => admin.post(path, { intent: "status", seen, status });
		expect((await step("new", "done")).status).toBe(303);
		expect(shownText(await html(admin, "/en/admin/messages?status=new"))).not.toContain("luc@buyer.example");
		expect(shownText(await html(admin, "/en/admin/messages?status=done"))).toContain("luc@buyer.example");
		expect((await step("new", "done")).status).toBe(303);
		expect(shownText(await html(admin, path))).toContain(pageTexts.en.adminTrade.messageSteps.new);
		expect((await step("done", "new")).status).toBe(303);
		expect((await step("done", "won")).status).toBe(400);
	});

	test.each(languages)("reads every page in %s", async (language) => {
		const { lists, details } = addresses();
		for (const path of [...lists.slice(1), ...details]) await html(admin, `/${language}/admin${path}`);
	});

	test("finds an order by a search and is told when there is none", async () => {
		const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
		const found = shownText(await html(admin, `/en/admin/orders?q=${order?.shippingAddress.email}`));
		expect(found).toContain(order?.orderNumber);
		expect(found).toContain("Found: 1");
		const texts = pageTexts.en.adminTrade;
		const none = shownText(await html(admin, "/en/admin/orders?q=nobody&status=paid"));
		expect(none).toContain(texts.list.nothing);
	});

	test("is led to the last page from beyond it", async () => {
		const answer = await admin.get("/en/admin/mails?page=999&q=order");
		expect(answer.status).toBe(302);
		expect(answer.headers.get("Location")).toBe("/en/admin/mails?q=order");
	});

	test("sees an order with lines, sums, addresses and its mails", async () => {
		const text = shownText(await html(admin, `/en/admin/orders/${orderId}`));
		for (const part of ["2 × ", "€1,750", "€443", "€3,943.00", "VAT (21%)", "Kaaistraat 12", "1050 Brussel"])
			expect(text).toContain(part);
		expect(text.match(/Send again/g)).toHaveLength(2);
	});

	test("reads a mail that waits, before it is in words", async () => {
		const text = shownText(await html(admin, `/en/admin/mails/${mailId}`));
		for (const part of ["Dear Jana Peeters,", "€3,943.00", "1050 Brussel"]) expect(text).toContain(part);
		expect(
			await shop.database.db.$count(mailOutbox, and(eq(mailOutbox.id, mailId), isNull(mailOutbox.html))),
		).toBe(1);
	});

	test("changes a status by a plain form and sees who did it", async () => {
		const path = `/en/admin/orders/${orderId}`;
		const page = await html(admin, `${path}?to=confirmed`);
		const seen = fieldValue(page, "seen") ?? "";
		const answer = await admin.post(path, { intent: "status", seen, status: "confirmed" });
		expect(answer.status).toBe(303);
		const after = shownText(await html(admin, answer.headers.get("Location") ?? ""));
		expect(after).toContain(pageTexts.en.adminTrade.done.status);
		expect(after).toMatch(/Pending → Confirmed \d\d\/\d\d\/\d{4}, \d\d:\d\d by owner-\S+@shop\.example/);
		const late = await admin.post(path, { intent: "status", seen, status: "cancelled" });
		expect(late.status).toBe(409);
		expect(shownText(await late.text())).toContain(pageTexts.en.adminTrade.problems.moved);
	});

	test("is asked before a step, and keeps the letter that was refused", async () => {
		const { orderId: own } = await placeOrder(shop, "fr");
		const path = `/en/admin/orders/${own}`;
		const t = pageTexts.en.adminTrade;
		const asked = await html(admin, `${path}?to=paid`);
		expect(shownText(asked)).toContain(t.warnings.paid);
		// In the buyer's language, whatever the owner reads.
		expect(fieldValue(asked, "subject")).toMatch(/^Nous avons reçu votre paiement pour la commande K-/);
		expect(textsIn(asked, "textarea").join("\n")).toContain("Bonjour Jana Peeters,");
		expect(tagsOf(asked, "input").find(({ name }) => name === "letter")).toHaveProperty("checked");
		const form = {
			...{ intent: "status", seen: "pending", status: "paid", letter: "on" },
			...{ subject: "Merci", body: "Bien reçu.", key: randomUUID() },
		};
		const blank = await admin.post(`${path}?to=paid`, { ...form, subject: " " });
		expect(blank.status).toBe(422);
		const page = await blank.text();
		expect(fieldError(page, "subject")).toBe(t.problems.subject_blank);
		expect(textsIn(page, "textarea")).toContain("Bien reçu.");
		expect((await admin.post(path, { ...form, key: "forged" })).status).toBe(400);
		for (const _twice of [1, 2]) {
			expect((await admin.post(`${path}?to=paid`, form)).status).toBe(303);
		}
		const after = shownText(await html(admin, path));
		expect(after).toContain("Merci");
		const { db } = shop.database;
		expect(await db.$count(mailOutbox, eq(mailOutbox.subject, "Merci"))).toBe(1);
		const corrected = await admin.post(`${path}?to=paid`, { ...form, body: "Bien reçu, merci !" });
		expect(corrected.status).toBe(409);
		const told = await corrected.text();
		expect(alertsIn(told).join()).toContain(t.problems.sent_before);
		expect(textsIn(told, "textarea")).toContain("Bien reçu, merci !");
		const late = { ...form, seen: "pending", status: "confirmed", key: randomUUID(), body: "Annulée." };
		const moved = await admin.post(`${path}?to=confirmed`, late);
		expect(moved.status).toBe(409);
		const kept = await moved.text();
		expect(shownText(kept)).toContain(t.problems.moved);
		expect(shownText(kept)).toContain(t.warnings.notPaid);
		expect(textsIn(kept, "textarea")).toContain("Annulée.");
		expect(fieldValue(kept, "seen")).toBe("paid");
	});

	test("answers a request by a letter", async () => {
		const path = `/en/admin/quotes/${quoteId}`;
		const page = await html(admin, path);
		expect(fieldValue(page, "subject")).toContain("Re: Ihre Angebotsanfrage zu");
		expect(textsIn(page, "textarea").join("\n")).toContain("Guten Tag Anneleen Müller,");
		const form = { intent: "answer", subject: "Ihr Angebot", body: "x".repeat(10_001), key: randomUUID() };
		const long = await admin.post(path, form);
		expect(long.status).toBe(422);
		const refused = await long.text();
		expect(fieldError(refused, "body")).toBe(shownText(pageTexts.en.adminTrade.problems.body_long));
		expect(refused).toContain(form.body);
		const sent = await admin.post(path, { ...form, body: "Drei Container, 3.950 €." });
		expect(sent.headers.get("Location")).toBe(`${path}?done=answer`);
		const after = shownText(await html(admin, path));
		expect(after).toMatch(/New → Answered/);
		expect(after).toContain("Ihr Angebot");
		const message = { ...form, body: "Bonjour." };
		expect((await admin.post(`/en/admin/messages/${messageId}`, message)).status).toBe(400);
	});

	test.each(languages)(
		"does not call a letter sent in %s that was changed after its answer was lost, nor writes after a colleague unasked",
		async (language) => {
			const path = `/${language}/admin/quotes/${quoteId}`;
			const { letter, problems } = pageTexts[language].adminTrade;
			const write = (page: string, body: string) => {
				const form = sectionOf(page, letter.answerTitle);
				const hidden = { key: fieldValue(form, "key") ?? "", seenMail: fieldValue(form, "seenMail") ?? "" };
				return admin.post(path, { intent: "answer", subject: `Angebot ${language}`, body, ...hidden });
			};
			const [mine, colleagues] = [await html(admin, path), await html(admin, path)];
			expect((await write(mine, "1000 €")).status).toBe(303);
			for (const [page, body, problem] of [
				[mine, "10000 €", problems.sent_before],
				[colleagues, "9000 €", problems.written_since],
			] as const) {
				const refused = await write(page, body);
				expect(refused.status).toBe(409);
				const kept = await refused.text();
				expect(alertsIn(kept).join()).toContain(shownText(problem));
				expect(textsIn(kept, "textarea")).toContain(body);
				expect((await write(kept, body)).status).toBe(303);
			}
			expect((await write(mine, "1000 €")).status).toBe(303);
			const written = eq(mailOutbox.subject, `Angebot ${language}`);
			expect(await shop.database.db.$count(mailOutbox, written)).toBe(3);
		},
	);

	test("adds a note; one that is too long is kept in the form", async () => {
		const path = `/en/admin/messages/${messageId}`;
		const blank = await admin.post(path, { intent: "note", note: "  " });
		expect(blank.status).toBe(422);
		expect(shownText(await blank.text())).toContain(pageTexts.en.adminTrade.problems.note_blank);
		const long = await admin.post(path, { intent: "note", note: "y".repeat(4001) });
		expect(long.status).toBe(422);
		expect(await long.text()).toContain("y".repeat(4001));
		expect((await admin.post(path, { intent: "note", note: "Called <i>back</i>." })).status).toBe(303);
		expect(shownText(await html(admin, path))).toContain("Called <i>back</i>.");
	});

	test("keeps files with a note; one that is refused keeps what was typed, and says which", async () => {
		const { problems } = pageTexts.en.adminTrade;
		const scan = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#fff" } })
			.withExif({ IFD0: { Artist: "the driver" } })
			.png()
			.toBuffer();
		const pdf = { name: "Schade 1.pdf", content: `%PDF-1.7\n${"x".repeat(80)}\n%%EOF` };
		const photo = { name: "../door.png", content: scan };
		const send = (path: string, note: string, files: { name: string; content: string | Buffer }[]) =>
			sendFiles(shop, admin, path, {
				...{ fields: { intent: "note", key: randomUUID(), note }, files, under: "noteFiles" },
			});
		const [order, quote] = [`/en/admin/orders/${orderId}`, `/en/admin/quotes/${quoteId}`];
		for (const [files, problem, name] of [
			[[pdf, { name: "a.pdf", content: "<script>alert(1)</script>" }], "fileKind", "a.pdf: "],
			[[{ name: "cut.png", content: scan.subarray(0, 60) }], "fileDamaged", "cut.png: "],
			[[{ name: "big.pdf", content: Buffer.alloc(10 * 1024 * 1024 + 1) }], "fileLarge", "big.pdf: "],
			[[{ name: "huge.pdf", content: Buffer.alloc(21 * 1024 * 1024) }], "fileLarge", ""],
			[Array.from({ length: 11 }, () => pdf), "fileMany", ""],
		] as const) {
			for (const path of [order, quote]) {
				const refused = await send(path, "The <b>left</b> door", [...files]);
				expect([problem, refused.status]).toEqual([problem, problem === "fileLarge" ? 413 : 422]);
				const page = await refused.text();
				expect(fieldError(page, "noteFiles")).toBe(shownText(name + problems[problem]));
				expect(page).toContain("The &lt;b&gt;left&lt;/b&gt; door");
			}
		}
		expect(await shop.database.db.$count(noteFiles)).toBe(0);
		for (const path of [order, quote]) {
			expect((await send(path, "Bent", [pdf, photo])).headers.get("Location")).toBe(`${path}?done=note`);
			const page = await html(admin, path);
			const links = tagsOf(page, "a").flatMap(({ href = "" }) => (href.includes("/notes/") ? [href] : []));
			expect(links).toHaveLength(2);
			expect(shownText(page)).toContain("Schade 1.pdf door.png");
			const got = await admin.get(links[1] ?? "");
			expect([got.status, got.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
			expect(got.headers.get("Content-Disposition")).toContain('attachment; filename="door.jpg"');
			expect((await sharp(await got.bytes()).metadata()).exif).toBeUndefined();
			expect((await shop.visitor().get(links[0] ?? "")).status).not.toBe(200);
			// What belongs to one thing is not read by another's address.
			const elsewhere = (links[0] ?? "").replace(/(orders|quotes)\/[\w-]+/, `messages/${messageId}`);
			expect((await admin.get(elsewhere)).status).toBe(404);
		}
		// No file was chosen: browsers send an empty one then.
		expect((await send(order, "Nothing with it", [{ name: "", content: "" }])).status).toBe(303);
		expect(await shop.database.db.$count(noteFiles)).toBe(4);
	});

	test("sends a mail again from the order and from the outbox", async () => {
		const { db } = shop.database;
		const again = { intent: "resend", mail: mailId, key: randomUUID() };
		for (const path of [`/en/admin/orders/${orderId}`, `/en/admin/mails/${mailId}`]) {
			const answer = await admin.post(path, { ...again, key: randomUUID() });
			expect(answer.status).toBe(303);
		}
		const rows = await db.select().from(mailOutbox);
		const copies = rows.filter((row) => row.repeats !== null && row.about === orderId);
		expect(copies).toHaveLength(2);
		const gone = await admin.post(`/en/admin/orders/${orderId}`, { ...again, mail: randomUUID() });
		expect(gone.status).toBe(404);
	});

	test("sees a conversion in words, drawn again and as it was sent", async () => {
		const page = await html(admin, `/de/admin/quotes/${quoteId}`);
		const { models } = pageTexts.de.modifications.configurator;
		expect(shownText(page)).toContain(models["20ft-hc"]);
		expect(tagsOf(page, "a").map(({ href }) => href)).toContain(
			`/de/modifications?tab=configurator&config=${code}`,
		);
		const picture = await admin.get(`/de/admin/quotes/${quoteId}/picture`);
		expect(picture.status).toBe(200);
		expect(Buffer.from(await picture.arrayBuffer()).equals(jpeg)).toBe(true);
		expect(Object.fromEntries(picture.headers)).toMatchObject({
			"cache-control": "private, no-store",
			"content-type": "image/jpeg",
			"x-content-type-options": "nosniff",
		});
		expect(picture.headers.get("Content-Disposition")).toMatch(/^inline/);
		expect((await admin.get(`/de/admin/quotes/${randomUUID()}/picture`)).status).toBe(404);
	});

	test("reads a message as text and answers it by mail", async () => {
		const page = await html(admin, `/en/admin/messages/${messageId}`);
		expect(page).toContain("Bonjour,\n&lt;b&gt;deux&lt;/b&gt;");
		expect(tagsOf(page, "a").map(({ href }) => href)).toContain("mailto:luc@buyer.example");
	});

	test("takes what a search finds along as a file", async () => {
		const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
		const answer = await admin.get(`/de/admin/orders.csv?q=${order?.orderNumber}`);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		expect(answer.headers.get("Content-Disposition")).toMatch(
			/^attachment; filename="orders-[\d-]{10}\.csv"$/,
		);
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
		const [headings, row, ...rest] = bytes.toString("utf8").trimEnd().split("\r\n");
		expect(headings).toContain("Rechnungsadresse");
		expect(row).toContain(`${order?.orderNumber};`);
		expect(row).toContain(";3943,00;");
		expect(rest).toEqual([]);
		for (const kind of ["quotes", "messages"]) {
			const file = await (await admin.get(`/en/admin/${kind}.csv`)).text();
			expect(file).toContain("@buyer.example");
		}
		expect(
			(await (await admin.get("/en/admin/orders.csv?status=lost&q=nobody")).text()).split("\r\n"),
		).toHaveLength(2);
	});

	test("takes them along as a workbook", async () => {
		for (const kind of ["orders", "quotes", "messages", "tariffs"]) {
			const answer = await admin.get(`/nl/admin/${kind}.xlsx`);
			expect([kind, answer.status]).toEqual([kind, 200]);
			expect(answer.headers.get("Content-Type")).toContain("spreadsheetml.sheet");
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			expect(answer.headers.get("Content-Disposition")).toMatch(new RegExp(`"${kind}-[\\d-]{10}\\.xlsx"$`));
			const files = readZip(Buffer.from(await answer.arrayBuffer()));
			expect(files.get("xl/worksheets/sheet1.xml")).toMatch(/<row>.*<\/row><row>.*<\/sheetData>/s);
		}
	});

	test.each(languages)("reads within the desk that a page is not there: %s", async (language) => {
		const { missing, orders: inTheFrame } = pageTexts[language].adminShell;
		for (const path of ["admin/nothing", "blog/admin", "products/admin", `admin/orders/${randomUUID()}`]) {
			const answer = await admin.get(`/${language}/${path}`);
			expect([path, answer.status]).toEqual([path, 404]);
			const page = await answer.text();
			expect(textsIn(page, "h1")).toEqual([catalogues[language].common.notFound.title]);
			expect(textsIn(page, "p")).toContain(missing.replaceAll("\u202f", " "));
			expect(shownText(page)).toContain(inTheFrame);
		}
	});

	test("reads within the desk that a page cannot be shown, and how to go on", async () => {
		const { db } = shop.database;
		await db.execute("alter table contact_messages rename to away");
		const { failure } = catalogues.de.common;
		try {
			const path = "/de/admin/messages?status=new";
			const answer = await admin.get(path);
			expect(answer.status).toBe(500);
			const page = await answer.text();
			expect(textsIn(page, "h1")).toEqual([failure.title]);
			const again = elementsIn(page, "a").find((link) => textOf(link) === failure.retry);
			expect(again && attributesOf(again).href).toBe(path);
			expect(shownText(page)).toContain(pageTexts.de.adminShell.orders);
		} finally {
			await db.execute("alter table away rename to contact_messages");
		}
	});

	test("gets 404 for what is not there and 400 for a forged form", async () => {
		for (const kind of ["orders", "quotes", "messages", "mails"]) {
			for (const id of [randomUUID(), "1"]) {
				const path = `/en/admin/${kind}/${id}`;
				expect([path, (await admin.get(path)).status]).toEqual([path, 404]);
				const again = { intent: "resend", mail: id, key: randomUUID() };
				expect([path, (await admin.post(path, again)).status]).toEqual([path, 404]);
			}
		}
		const path = `/en/admin/orders/${orderId}`;
		expect((await admin.post(path, { intent: "delete" })).status).toBe(400);
		expect((await admin.post(path, { intent: "status", seen: "confirmed", status: "won" })).status).toBe(400);
		const mail = `/en/admin/mails/${mailId}`;
		expect((await admin.post(mail, { intent: "note", note: "x" })).status).toBe(400);
		const message = `/en/admin/messages/${messageId}`;
		expect((await admin.post(message, { intent: "status", seen: "new", status: "won" })).status).toBe(400);
	});
});
