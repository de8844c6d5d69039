import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { asc, eq, like } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { portionSize } from "~/desk/export/portions.server.ts";
import { wholeList } from "~/desk/list/list-query.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { deleteExpired } from "~/people/retention/delete-expired.server.ts";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { type Files, FilesError, type KeptFile } from "~/platform/files.server.ts";
import { startConfiguration } from "~/trade/conversions/configuration.ts";
import { configurationCode } from "~/trade/conversions/configuration-code.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { csvLine } from "~/values/csv.ts";
import { daysLater } from "~/values/day.ts";
import { cents } from "~/values/money.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { languages } from "~/values/vocabulary.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { collect } from "../../../tests/support/collect.ts";
import { sampleSender } from "../../../tests/support/letter-sender.ts";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { createContainer } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { readWritten } from "../../../tests/support/written-mails.ts";
import { type Acceptance, acceptOffer } from "./accept-offer.server.ts";
import { askAboutOffer, declineOffer } from "./answer-offer.server.ts";
import { answerQuestion } from "./desk/answer-question.server.ts";
import { createOffer, type NewBuyer } from "./desk/create-offer.server.ts";
import { allOffers, listOffers } from "./desk/offer-desk.store.server.ts";
import { offerSorts } from "./desk/offer-list.ts";
import { offerSheet } from "./desk/offer-sheet.server.ts";
import { discardDraft, saveOffer, seenMark } from "./desk/save-offer.server.ts";
import { sendOffer, withdrawOffer } from "./desk/send-offer.server.ts";
import { findOffer, findOfferByToken } from "./offer.store.server.ts";
import { offerToken } from "./offer-link.server.ts";
import { printOffer } from "./print-offer.server.ts";
import { remindOffers } from "./remind-offers.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const { auditLog, mailOutbox, offers, offerVersions, orderItems, orders, products, quotes } = schema;

const taker: OrderTaker = {
	...{ ...sampleSender, secret: "a secret of the tests", termDays: 5, hasPrivateBuyers: true },
	account: { holder: "Kade Containers BV", iban: "BE68 5390 0754 7034", bic: "" },
};

const anyone: BuyerVat = {
	...{ settings: usualVatSettings, buyer: "private", number: null, check: null },
};

/** Ten in the morning in Antwerp. */
const now = new Date("2026-03-02T09:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

const shop = () => ({ db: database.db, cache: createCache() });

async function requestQuote(given: Partial<typeof quotes.$inferInsert> = {}) {
	const container = await createContainer(database.db);
	const [quote] = await database.db
		.insert(quotes)
		.values({
			...{
				productId: container.id,
				language: "de",
				customerName: "Jonas Groß",
				email: "jonas@buyer.example",
			},
			...{ phone: "+49 30 000001", quantityRequested: 2, deliveryAddress: "Hafenstraße 1" },
			...{ purchaseOption: "used_a", transportType: "truck", transportCountry: "BE" },
			...{
				transportPostcode: "1050",
				colorType: "from_stack",
				specialRequirements: "Vor neun Uhr",
				...given,
			},
		})
		.returning();
	if (!quote) throw new Error("not inserted");
	return { quote, container };
}

async function read(id: string) {
	const found = await findOffer(database.db, id);
	if (!found) throw new Error("the offer is gone");
	const newest = found.versions.at(-1);
	if (!newest) throw new Error("the offer has no version");
	return { ...found, newest, seen: seenMark(newest), token: offerToken(taker.secret, newest.id) };
}

/** An offer for a request of two used containers, brought to Brussels. @returns its id */
async function draft(given: Partial<typeof quotes.$inferInsert> = {}) {
	const { quote, container } = await requestQuote(given);
	const id = randomUUID();
	const from = { quoteId: quote.id };
	expect(await createOffer(shop(), author, { id, from, vat: usualVatSettings, now })).toEqual({
		result: "made",
	});
	return { id, quote, container };
}

async function save(id: string, change: Partial<OfferContent>) {
	const { newest, seen, offer } = await read(id);
	const content = { ...newest.content, ...change };
	return saveOffer(database.db, author, { id, seen, content, language: offer.language, vat: anyone, now });
}

async function send(id: string, at = now) {
	const { newest, seen } = await read(id);
	return sendOffer(database.db, taker, author, {
		...{ id, seen, seenTotal: newest.totalAmount, vat: anyone, isMailed: true, now: at },
	});
}

const address = { street: "Hafenstraße 1", city: "Brüssel" };

async function sent(given: Partial<typeof quotes.$inferInsert> = {}) {
	const made = await draft(given);
	const { newest } = await read(made.id);
	const buyer = { ...newest.content.buyer, ...address };
	expect(await save(made.id, { buyer })).toHaveProperty("seen");
	expect(await send(made.id)).toEqual({ version: 1 });
	return made;
}

function accept(offerId: string, given: Partial<Acceptance> = {}) {
	return acceptOffer(database.db, taker, {
		...{ offerId, version: 1, name: "Jonas Groß", how: "link", address: {}, userId: null, now },
		actor: { id: null, email: "jonas@buyer.example" },
		...given,
	});
}

const ordersOf = (offerId: string) => database.db.select().from(orders).where(eq(orders.offerId, offerId));
const statusOfQuote = async (id: string) =>
	(await database.db.select().from(quotes).where(eq(quotes.id, id)))[0]?.status;
const mailsAbout = (id: string) =>
	database.db.select().from(mailOutbox).where(eq(mailOutbox.about, id)).orderBy(asc(mailOutbox.createdAt));

describe("an offer for a request", () => {
	test("takes over what was asked for, at today's prices and in the buyer's language", async () => {
		const { id, quote } = await draft();
		const { offer, newest } = await read(id);
		expect(offer).toMatchObject({
			...{ number: expect.stringMatching(/^A-2026-\d{5}$/), status: "draft", language: "de" },
			...{ quoteId: quote.id, buyerName: "Jonas Groß", validUntil: "2026-03-16" },
		});
		expect(newest.content.lines).toMatchObject([
			{
				title: "Container (de)",
				condition: "used-a",
				quantity: 2,
				unitPrice: 175_000,
				transportPrice: 44_300,
			},
		]);
		expect(newest.content.buyer).toMatchObject({
			country: "belgium",
			postalCode: "1050",
			street: "Hafenstraße 1",
		});
		expect(newest.content.wish.note).toBe("Vor neun Uhr");
		expect(newest.content.intro).toBe(mailCatalogues.de.offer.texts.intro);
		// 2 × 1,750.00 + 443.00 = 3,943.00; VAT 828.03.
		expect(newest).toMatchObject({ subtotalAmount: 394_300, vatAmount: 82_803, totalAmount: 477_103 });
		expect(await mailsAbout(id)).toEqual([]);
		expect(await statusOfQuote(quote.id)).toBe("new");
	});

	test("is begun once by a form that is sent twice, and takes one number", async () => {
		const { quote } = await requestQuote();
		const id = randomUUID();
		const given = { id, from: { quoteId: quote.id }, vat: usualVatSettings, now };
		const made = await Promise.all([1, 2, 3].map(() => createOffer(shop(), author, given)));
		expect(made.map(({ result }) => result)).toEqual(["made", "made", "made"]);
		expect(await database.db.$count(offers, eq(offers.id, id))).toBe(1);
		const gone = { id: randomUUID(), from: { quoteId: randomUUID() }, vat: usualVatSettings, now };
		expect(await createOffer(shop(), author, gone)).toEqual({ result: "gone" });
	});

	test("is another one for another buyer, of which the form that has begun one already is told", async () => {
		const id = randomUUID();
		const called = { name: "Piet", email: "piet@buyer.example", phone: null, companyName: null };
		const press = (change: Partial<NewBuyer>) => {
			const from = { ...called, language: "nl" as const, ...change };
			return createOffer(shop(), author, { id, from, vat: usualVatSettings, now });
		};
		// Two at once, of which the one that comes second waits for the first.
		const results = await Promise.all([press({}), press({ name: "Joris" })]);
		expect(results.map(({ result }) => result).toSorted()).toEqual(["made", "other"]);
		const { offer } = await read(id);
		const first = { name: offer.buyerName };
		expect(await press(first)).toEqual({ result: "made" });
		for (const change of [
			{ name: "Anna" },
			{ ...first, phone: "010 000 0000" },
			{ ...first, language: "fr" as const },
		]) {
			expect(await press(change)).toEqual({ result: "other", number: offer.number, name: offer.buyerName });
		}
		expect(await database.db.$count(offers, eq(offers.id, id))).toBe(1);
	});

	test("has numbers without doubles, whoever begins how many at once", async () => {
		const made = await Promise.all(Array.from({ length: 8 }, () => draft()));
		const numbers = await Promise.all(made.map(async ({ id }) => (await read(id)).offer.number));
		expect(new Set(numbers).size).toBe(8);
	});

	test("for a conversion brings its description, and its drawing outlives the request", async () => {
		const picture = Buffer.from("a drawing");
		const { id, quote } = await draft({
			...{
				productId: null,
				purchaseOption: null,
				requestType: "Special Modification",
				colorType: "wish_color",
			},
			...{
				ralColor: "RAL 5010",
				configuration: configurationCode(startConfiguration),
				configurationPicture: picture,
			},
		});
		const { offer, newest } = await read(id);
		expect(offer).toMatchObject({ hasDrawing: true, configuration: quote.configuration });
		const [line] = newest.content.lines;
		expect(line).toMatchObject({ condition: null, quantity: 2, unitPrice: 0 });
		expect(line?.details.split("\n")[0]).toBe("Container: 20 Fuß Standard");
		await database.db.delete(quotes).where(eq(quotes.id, quote.id));
		expect((await read(id)).offer).toMatchObject({ quoteId: null, hasDrawing: true });
	});
});

describe("a sent offer", () => {
	test.each(languages)("goes out in %s with its PDF and a link that opens it", async (language) => {
		const { id, quote } = await sent({ language });
		const { offer, newest, token } = await read(id);
		expect(offer).toMatchObject({ status: "sent", sentVersion: 1, sentAt: now });
		const [mail] = await mailsAbout(id);
		expect(mail).toMatchObject({
			...{ kind: "offer", audience: "customer", language, recipient: "jonas@buyer.example" },
			...{ attachment: "offer", attachedId: newest.id },
		});
		expect(mail?.subject).toContain(offer.number);
		expect(mail?.text).toContain(`https://shop.example/${language}/offer/${token}`);
		expect(await statusOfQuote(quote.id)).toBe("answered");
		const found = await findOfferByToken(database.db, token);
		expect(found?.offer.id).toBe(id);
		expect(JSON.stringify(found)).not.toContain(token);
		expect(await findOfferByToken(database.db, `${token}x`)).toBeNull();
	});

	test("is not printed while its pictures cannot be read, which would be missing for ever; one that is gone is", async () => {
		const { id } = await draft();
		const pictures = ["here", "gone"].map((name) => `/uploads/content/${name}.jpg?size=8x6`);
		const { newest: before } = await read(id);
		await save(id, { pictures, buyer: { ...before.content.buyer, ...address } });
		expect(await send(id)).toEqual({ version: 1 });
		const { offer, newest: version } = await read(id);
		let isSilent = true;
		const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#a33" } })
			.jpeg()
			.toBuffer();
		const find = async (key: string): Promise<KeptFile | null> => {
			if (isSilent) throw new FilesError("file not read");
			const isHere = key === "content/here.jpg";
			return isHere ? { size: picture.length, etag: "", open: async () => Readable.from([picture]) } : null;
		};
		const files = { find } as Partial<Files> as Files;
		const print = () => printOffer({ ...shop(), files }, { offer, version });
		await expect(print()).rejects.toThrow(FilesError);
		isSilent = false;
		const paper = await print();
		expect(readPdf(Buffer.from(paper.bytes)).match(/\/Subtype ?\/Image/g)).toHaveLength(1);
		isSilent = true;
		expect(await print()).toEqual(paper);
	});

	test("is fixed: nothing changes what was sent, not even the database's owner", async () => {
		const { id } = await sent();
		const { newest } = await read(id);
		const change = database.db
			.update(offerVersions)
			.set({ totalAmount: cents(1) })
			.where(eq(offerVersions.id, newest.id));
		await expect(change).rejects.toMatchObject({ cause: { message: "offer_versions are never changed" } });
	});

	test("that is changed becomes version 2, which binds once it is sent; the older link says so", async () => {
		const { id } = await sent();
		const first = await read(id);
		expect(await save(id, { remarks: "With lock box" })).toHaveProperty("seen");
		const second = await read(id);
		expect(second.offer).toMatchObject({ version: 2, sentVersion: 1, status: "sent" });
		expect(second.newest.sentAt).toBeNull();
		// Until then the first one stands.
		expect((await findOfferByToken(database.db, first.token))?.offer.sentVersion).toBe(1);
		expect(await send(id)).toEqual({ version: 2 });
		expect(await accept(id, { version: 1 })).toEqual({ problem: "superseded" });
		expect(await accept(id, { version: 2 })).toMatchObject({ isNew: true });
		const subjects = (await mailsAbout(id)).map(({ subject }) => subject);
		expect(subjects.at(-1)).toContain(`${second.offer.number}/2`);
	});

	test("is sent once by a double click; what another has saved meanwhile is not sent unseen", async () => {
		const { id } = await draft();
		const { newest, seen } = await read(id);
		const sending = { id, seen, seenTotal: newest.totalAmount, vat: anyone, isMailed: true, now };
		const results = await Promise.all([1, 2].map(() => sendOffer(database.db, taker, author, sending)));
		expect(results).toEqual([{ version: 1 }, { version: 1 }]);
		expect(await mailsAbout(id)).toHaveLength(1);
		expect(
			await saveOffer(database.db, author, { ...sending, content: newest.content, language: "de" }),
		).toEqual({
			problem: "stale",
		});
	});

	test("is saved, dropped and withdrawn once by a form that is sent twice, which both times says so", async () => {
		const { id } = await sent();
		const { newest, seen } = await read(id);
		const content = { ...newest.content, remarks: "With lock box" };
		const saving = { id, seen, content, language: "de" as const, vat: anyone, now };
		const results = [1, 2].map(() => saveOffer(database.db, author, saving));
		const [first, second] = await Promise.all(results);
		expect(first).toHaveProperty("seen");
		expect(second).toEqual(first);
		expect((await read(id)).offer).toMatchObject({ version: 2, sentVersion: 1 });
		const other = { ...saving, content: { ...content, remarks: "Another tab" } };
		expect(await saveOffer(database.db, author, other)).toEqual({ problem: "stale" });

		const dropping = { id, seen: (await read(id)).seen };
		for (const _press of [1, 2]) {
			expect(await discardDraft(database.db, author, dropping)).toEqual({ isLeft: true });
		}
		const withdrawing = { id, isTold: true, now };
		for (const _press of [1, 2]) {
			expect(await withdrawOffer(database.db, taker, author, withdrawing)).toBe("withdrawn");
		}
		expect(await withdrawOffer(database.db, taker, author, { ...withdrawing, isTold: false })).toBe("stale");
		expect(await mailsAbout(id)).toHaveLength(2);
	});

	test("that another has saved, sent or withdrawn since is not taken for sent by the same press", async () => {
		const { id } = await draft();
		const { newest, seen } = await read(id);
		const sending = { id, seen, seenTotal: newest.totalAmount, vat: anyone, isMailed: true, now };
		const press = () => sendOffer(database.db, taker, author, sending);
		await save(id, { remarks: "Another tab" });
		await send(id);
		expect(await press()).toEqual({ problem: "stale" });
		const { id: other } = await draft();
		const shown = await read(other);
		const again = { ...sending, id: other, seen: shown.seen, seenTotal: shown.newest.totalAmount };
		expect(await sendOffer(database.db, taker, author, again)).toEqual({ version: 1 });
		await withdrawOffer(database.db, taker, author, { id: other, isTold: false, now });
		expect(await sendOffer(database.db, taker, author, again)).toEqual({ problem: "stale" });
		expect(await mailsAbout(other)).toHaveLength(1);
	});

	test("is refused with the reason as long as something lacks", async () => {
		const { id } = await draft();
		const { newest } = await read(id);
		const { lines, buyer } = newest.content;
		for (const [change, problem] of [
			[{ lines: [] }, "lines"],
			[
				{ lines: lines.map((line) => ({ ...line, unitPrice: cents(0), transportPrice: cents(0) })) },
				"nothing",
			],
			[{ lines, buyer: { ...buyer, postalCode: null } }, "place"],
			[{ buyer, validUntil: "2026-03-01" }, "ended"],
		] as const) {
			await save(id, change as Partial<OfferContent>);
			expect(await send(id)).toEqual({ problem });
		}
		await save(id, { validUntil: "2026-03-02" });
		const { seen } = await read(id);
		const sending = { id, seen, seenTotal: 1, vat: anyone, isMailed: true, now };
		expect(await sendOffer(database.db, taker, author, sending)).toEqual({ problem: "total" });
	});

	test("that was never sent is deleted, and a next version dropped, without a trace in what binds", async () => {
		const { id } = await sent();
		await save(id, { remarks: "Draft" });
		expect(await discardDraft(database.db, author, { id, seen: (await read(id)).seen })).toEqual({
			isLeft: true,
		});
		expect((await read(id)).offer).toMatchObject({ version: 1, sentVersion: 1 });
		const { id: other } = await draft();
		expect(await discardDraft(database.db, author, { id: other, seen: (await read(other)).seen })).toEqual({
			isLeft: false,
		});
		expect(await findOffer(database.db, other)).toBeNull();
	});
});

describe("accepting", () => {
	test("makes the order with the offered prices, its mails and its reference, whatever the catalogue says by then", async () => {
		const { id, quote, container } = await sent();
		const { newest } = await read(id);
		const line = newest.content.lines[0];
		if (!line) throw new Error("no line");
		const work = { ...line, productId: null, condition: null, title: "Fenster", details: "1 × 1 m\nlinks" };
		await save(id, {
			lines: [
				{ ...line, unitPrice: cents(150_001) },
				{ ...work, quantity: 3, unitPrice: cents(33_333), listPrice: null, transportPrice: cents(0) },
			],
		});
		await send(id);
		await database.db
			.update(products)
			.set({ priceUsedA: cents(999_999) })
			.where(eq(products.id, container.id));
		const result = await accept(id, { version: 2 });
		const [order] = await ordersOf(id);
		expect(result).toEqual({ orderId: order?.id, isNew: true, acceptedBy: "Jonas Groß" });
		// 2 × 1,500.01 + 443.00 + 3 × 333.33 = 4,443.01 + … worked out: 3,000.02 + 443.00 + 999.99 = 4,443.01.
		expect(order).toMatchObject({
			...{
				subtotalAmount: 444_301,
				vatAmount: 93_303,
				totalAmount: 537_604,
				language: "de",
				dueOn: "2026-03-09",
			},
			shippingAddress: { name: "Jonas Groß", ...address, postalCode: "1050", country: "belgium" },
			...{ note: "Vor neun Uhr", status: "pending" },
		});
		expect(order?.paymentReference).toMatch(/^\d{12}$/);
		const items = await database.db
			.select()
			.from(orderItems)
			.where(eq(orderItems.orderId, order?.id ?? ""))
			.orderBy(orderItems.position);
		expect(items).toMatchObject([
			{ productId: container.id, price: 150_001, transportPrice: 44_300, selectedCondition: "used-a" },
			{ productId: null, price: 33_333, quantity: 3, selectedCondition: null, details: "1 × 1 m\nlinks" },
		]);
		const mails = await readWritten(
			database.db,
			like(mailOutbox.dedupeKey, `order-confirmation:${order?.id}:%`),
		);
		expect(mails.map(({ audience }) => audience).toSorted()).toEqual(["company", "customer"]);
		expect(mails.every(({ text }) => text.includes("Fenster") && text.includes("links"))).toBe(true);
		expect(await statusOfQuote(quote.id)).toBe("won");
		expect((await read(id)).order).toMatchObject({ orderNumber: order?.orderNumber });
	});

	test("by two people, three tabs and a double click at the same moment makes one order; each learns of it", async () => {
		const { id } = await sent();
		const names = ["Jonas", "Jonas", "Jonas", "Petra", "Petra"];
		const results = await Promise.all(names.map((name) => accept(id, { name })));
		const [order, ...others] = await ordersOf(id);
		expect(others).toEqual([]);
		expect(results.filter((result) => "isNew" in result && result.isNew)).toHaveLength(1);
		const { answeredBy } = (await read(id)).offer;
		expect(results).toEqual(
			results.map((result) => ({ ...result, orderId: order?.id, acceptedBy: answeredBy })),
		);
		expect(await database.db.$count(mailOutbox, eq(mailOutbox.about, order?.id ?? ""))).toBe(2);
	});

	test.each([1, 2, 3, 4])("and a withdrawal at the same moment: one of both counts (%i)", async () => {
		const { id } = await sent();
		const withdraw = () => withdrawOffer(database.db, taker, author, { id, isTold: true, now });
		const [accepted, withdrawn] = await Promise.all([accept(id), withdraw()]);
		const { offer } = await read(id);
		const made = (await ordersOf(id)).length;
		if (offer.status === "accepted") {
			expect([accepted, withdrawn, made]).toEqual([expect.objectContaining({ isNew: true }), "accepted", 1]);
		} else {
			expect([accepted, withdrawn, made]).toEqual([{ problem: "withdrawn" }, "withdrawn", 0]);
		}
	});

	test.each([1, 2, 3, 4])("and declining at the same moment: one of both counts (%i)", async () => {
		const { id } = await sent();
		const decline = declineOffer(database.db, taker, { offerId: id, version: 1, reason: "", now });
		const [accepted, declined] = await Promise.all([accept(id), decline]);
		const isAccepted = "isNew" in accepted;
		expect([accepted, declined]).toEqual(
			isAccepted ? [expect.anything(), { problem: "accepted" }] : [{ problem: "declined" }, "done"],
		);
		expect(await ordersOf(id)).toHaveLength(isAccepted ? 1 : 0);
	});

	test("ends with the last day in Antwerp; the owner may still record what was said before", async () => {
		const { id } = await sent();
		const lastMinute = new Date("2026-03-16T22:59:00Z");
		const over = new Date("2026-03-16T23:00:00Z");
		expect(await accept(id, { now: over })).toEqual({ problem: "expired" });
		expect(await accept(id, { now: lastMinute })).toMatchObject({ isNew: true });
		const { id: called } = await sent();
		expect(await accept(called, { now: over, how: "phone" })).toMatchObject({ isNew: true });
		expect((await read(called)).offer).toMatchObject({ answeredHow: "phone", answeredBy: "Jonas Groß" });
	});

	test("asks for what an order needs and the offer does not say", async () => {
		const { id } = await draft();
		await send(id);
		expect(await accept(id)).toEqual({ problem: "missing" });
		expect(await ordersOf(id)).toEqual([]);
		expect(await accept(id, { address: { city: "Brüssel", phone: "" } })).toMatchObject({ isNew: true });
		const [order] = await ordersOf(id);
		expect(order?.shippingAddress).toMatchObject({ city: "Brüssel", phone: "+49 30 000001" });
	});

	test("goes on where its container has been deleted: the line has its title and price", async () => {
		const { id, container } = await sent();
		await database.db.delete(products).where(eq(products.id, container.id));
		expect(await accept(id)).toMatchObject({ isNew: true });
		const [order] = await ordersOf(id);
		const [item] = await database.db
			.select()
			.from(orderItems)
			.where(eq(orderItems.orderId, order?.id ?? ""));
		expect(item).toMatchObject({ productId: null, productTitle: "Container (de)", price: 175_000 });
	});

	test("of what is no offer, not sent, or taken back leads to no order", async () => {
		expect(await accept(randomUUID())).toEqual({ problem: "gone" });
		expect(await accept("nonsense")).toEqual({ problem: "gone" });
		const { id } = await draft();
		expect(await accept(id)).toEqual({ problem: "superseded" });
		expect(await accept(id, { version: 2_000_000 })).toEqual({ problem: "superseded" });
		expect(await ordersOf(id)).toEqual([]);
	});
});

describe("a buyer who does not accept", () => {
	test("declines once, with a reason that the company reads; a new version starts over", async () => {
		const { id, quote } = await sent();
		const decline = () =>
			declineOffer(database.db, taker, { offerId: id, version: 1, reason: "Te duur", now });
		expect(await Promise.all([decline(), decline()])).toEqual(["done", "done"]);
		expect((await read(id)).offer).toMatchObject({ status: "declined", declineReason: "Te duur" });
		expect(await statusOfQuote(quote.id)).toBe("lost");
		const copies = (await mailsAbout(id)).filter(({ audience }) => audience === "company");
		expect(copies.map(({ language, text }) => [language, text?.includes("Te duur")])).toEqual([["nl", true]]);
		await save(id, { remarks: "Cheaper" });
		expect(await send(id)).toEqual({ version: 2 });
		expect((await read(id)).offer).toMatchObject({ status: "sent", answeredAt: null, declineReason: null });
		expect(await statusOfQuote(quote.id)).toBe("answered");
	});

	test("asks back, is answered by mail, and both stand at the offer", async () => {
		const { id } = await sent();
		const question = { offerId: id, version: 1, text: "Auch ohne Kran?", key: randomUUID(), now };
		const ask = () => askAboutOffer(database.db, taker, question);
		expect([await ask(), await ask()]).toEqual(["done", "done"]);
		expect((await read(id)).offer.askedAt).toEqual(now);
		const letter = { subject: "Re", body: "Ja.", key: randomUUID() };
		const answer = () => answerQuestion(database.db, author, { id, sender: taker, letter, now: later(1) });
		expect([await answer(), await answer()]).toEqual([true, true]);
		const { offer, messages, token } = await read(id);
		expect(offer.askedAt).toBeNull();
		expect(messages.map(({ author: who, text }) => [who, text])).toEqual([
			["buyer", "Auch ohne Kran?"],
			["company", "Ja."],
		]);
		const mail = (await mailsAbout(id)).find(({ subject }) => subject === "Re");
		expect(mail?.text).toContain(token);
	});

	test("asks ten times a day at most", async () => {
		const { id } = await sent();
		const results = [];
		for (let index = 0; index < 11; index += 1) {
			const question = { offerId: id, version: 1, text: `${index}`, key: randomUUID(), now };
			results.push(await askAboutOffer(database.db, taker, question));
		}
		expect(results.slice(0, 10)).toEqual(Array(10).fill("done"));
		expect(results[10]).toEqual({ problem: "many" });
	});
});

describe("the reminder", () => {
	const remind = (at: Date) => remindOffers(database.db, taker, at);
	const remindersOf = async (id: string) =>
		(await mailsAbout(id)).filter(({ dedupeKey }) => dedupeKey?.startsWith("offer-reminder"));

	test("comes once within the last two days, also where two processes do it at once", async () => {
		const { id } = await sent();
		await remind(later(11));
		expect(await remindersOf(id)).toEqual([]);
		await Promise.all([remind(later(12)), remind(later(12)), remind(later(12))]);
		await remind(later(13));
		expect(await remindersOf(id)).toMatchObject([{ language: "de", recipient: "jonas@buyer.example" }]);
	});

	test.each<[string, Partial<typeof offers.$inferInsert>]>([
		["stopped", { remindersStopped: true }],
		["waiting for an answer", { askedAt: now }],
		["withdrawn", { status: "withdrawn" }],
		["over", { validUntil: "2026-03-10" }],
	])("does not come for an offer that is %s", async (_what, given) => {
		const { id } = await sent();
		await database.db.update(offers).set(given).where(eq(offers.id, id));
		await remind(later(13));
		expect(await remindersOf(id)).toEqual([]);
	});
});

test("an acceptance is noted", async () => {
	const { id } = await sent();
	await accept(id);
	const told = await database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
	expect(told.map(({ action }) => action)).toContain("create");
});

describe("what is kept long enough", () => {
	const yearLater = new Date("2027-03-03T09:00:00Z");
	const tenYearsLater = new Date("2036-03-03T09:00:00Z");

	test("goes with its versions, messages and history; what became an order stays as long as the person in that", async () => {
		const { id: declined } = await sent();
		const question = { offerId: declined, version: 1, text: "?", key: randomUUID(), now };
		await askAboutOffer(database.db, taker, question);
		const { id: accepted } = await sent();
		await accept(accepted);
		await deleteExpired(database.db, yearLater);
		expect(await findOffer(database.db, declined)).toBeNull();
		expect(await database.db.$count(auditLog, eq(auditLog.entityId, declined))).toBe(0);
		expect((await read(accepted)).order).not.toBeNull();
		await database.db.update(orders).set({ createdAt: now }).where(eq(orders.offerId, accepted));
		await deleteExpired(database.db, tenYearsLater);
		expect(await findOffer(database.db, accepted)).toBeNull();
	});
});

test("the list finds offers by number, name and company, by state on a day, and sorts them", async () => {
	const { id } = await sent();
	const { offer } = await read(id);
	const query = { search: offer.number, choice: null, page: 1 } as const;
	const { rows, found } = await listOffers(database.db, query, "2026-03-02");
	expect(rows.map((row) => [row.offer.id, row.state])).toEqual([[id, "sent"]]);
	expect(found).toEqual({ total: 1, byStatus: { sent: 1 } });
	const over = await listOffers(database.db, { ...query, choice: "expired" }, "2026-03-17");
	expect(over.rows.map((row) => row.state)).toEqual(["expired"]);
	expect((await listOffers(database.db, { ...query, choice: "sent" }, "2026-03-17")).rows).toEqual([]);
	const begun = antwerpClock(offer.createdAt).slice(0, 10);
	const within = (from: string | null, to: string | null) => ({ ...query, days: { from, to } });
	for (const [days, ids] of [
		[within(begun, begun), [id]],
		[within(null, daysLater(begun, -1)), []],
	] as const) {
		const listed = await listOffers(database.db, days, "2026-03-02");
		expect(listed.rows.map((row) => row.offer.id)).toEqual(ids);
		expect(listed.found.total).toBe(ids.length);
		const file = (await collect(allOffers(database.db, days, "2026-03-02"))).flat();
		expect(file.map((row) => row.offer.id)).toEqual(ids);
	}
	const all = await listOffers(database.db, { ...query, search: "", sort: "total-desc" }, "2026-03-02");
	const totals = all.rows.map((row) => row.offer.totalAmount);
	expect(totals).toEqual(totals.toSorted((one, other) => other - one));
});

describe("the file of offers", () => {
	const today = "2026-03-02";
	const fileOf = (query: Parameters<typeof allOffers>[1], day = today) =>
		collect(allOffers(database.db, query, day));

	test.each(languages)(
		"has every column below its heading in %s, as the version that binds has it",
		async (language) => {
			const email = `${randomUUID()}@buyer.example`;
			const { id } = await sent({ email });
			const { offer } = await read(id);
			await save(id, { lines: [] });
			const [[row] = []] = await fileOf({ ...wholeList, search: email });
			const { headings, rowOf } = offerSheet(language);
			const cells = row ? rowOf(row) : [];
			expect(cells).toHaveLength(headings.length);
			expect(new Set(headings).size).toBe(headings.length);
			for (const cell of [offer.number, email, "2 × Container (de)", "Brüssel"])
				expect(cells).toContain(cell);
			expect(csvLine(cells)).toContain(";3943,00;21,00;828,03;4771,03;");
		},
	);

	test("says what became of each, and is narrowed and sorted as the list is", async () => {
		const email = `${randomUUID()}@buyer.example`;
		const { id } = await sent({ email });
		const { id: other } = await sent({ email, quantityRequested: 5 });
		expect(await accept(id)).toMatchObject({ isNew: true });
		const [order] = await ordersOf(id);
		const query = { ...wholeList, search: email };
		for (const sort of offerSorts) {
			const { rows } = await listOffers(database.db, { ...query, sort }, today);
			const file = (await fileOf({ ...query, sort })).flat();
			expect(file.map((row) => row.offer.id)).toEqual(rows.map((row) => row.offer.id));
		}
		const [[accepted, ...rest] = []] = await fileOf({ ...query, choice: "accepted" });
		expect([accepted?.offer.id, rest]).toEqual([id, []]);
		const cells = accepted ? offerSheet("en").rowOf(accepted) : [];
		for (const cell of [order?.orderNumber ?? "none", "Accepted", "Jonas Groß", "By the link"]) {
			expect(cells).toContain(cell);
		}
		const [[over] = []] = await fileOf({ ...query, choice: "expired" }, "2026-03-17");
		expect(over?.offer.id).toBe(other);
	});

	test("goes on behind a portion, also among offers of one moment, day and total", async () => {
		const { id } = await sent({ email: `${randomUUID()}@buyer.example` });
		const [whole] = await database.db.select().from(offers).where(eq(offers.id, id));
		const { newest } = await read(id);
		if (!whole) throw new Error("the offer is gone");
		const copies = Array.from({ length: 2 * portionSize }, () => ({
			...{ ...whole, id: randomUUID(), number: randomUUID(), quoteId: null },
		}));
		await database.db.insert(offers).values(copies);
		await database.db
			.insert(offerVersions)
			.values(
				copies.map((copy) => ({ ...newest, id: randomUUID(), offerId: copy.id, tokenHash: randomUUID() })),
			);
		for (const sort of offerSorts) {
			const portions = await fileOf({ ...wholeList, search: whole.email, sort });
			expect(portions.map((rows) => rows.length)).toEqual([portionSize, portionSize, 1]);
			expect(new Set(portions.flat().map(({ offer }) => offer.id)).size).toBe(copies.length + 1);
		}
	});
});
