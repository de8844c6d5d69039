import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import * as printer from "~/trade/papers/render-paper.server.ts";
import { cents } from "~/values/money.ts";
import type { Language } from "~/values/vocabulary.ts";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { encloseTerms } from "./enclose-terms.server.ts";

const database = useTestDatabase();
const { companySettings, landingPages, orders } = schema;

afterEach(async () => {
	vi.restoreAllMocks();
	await database.db.update(companySettings).set({ customers: "everyone" });
	await database.db.update(landingPages).set({ isPublished: true });
});

/** The first mail of an order by a private buyer, else as given. */
async function mailOf(given: Partial<typeof orders.$inferInsert> = {}) {
	const [order] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "fr", vatRate: 21 },
			...{ subtotalAmount: cents(100), vatAmount: cents(21), totalAmount: cents(121) },
			shippingAddress: { ...buyerAddress, companyName: null },
			...given,
		})
		.returning();
	if (!order) throw new Error("no order");
	return { id: randomUUID(), kind: "order", about: order.id, attachment: "pro-forma" };
}

async function enclosed(mail: object, waitMs?: number) {
	const shop = { db: database.db, cache: createCache(), origin: "https://shop.example" };
	return encloseTerms(shop, mail as Parameters<typeof encloseTerms>[1], waitMs);
}

const names = async (mail: object) => (await enclosed(mail)).map(({ filename }) => filename);

test.each<[Language, string[]]>([
	["nl", ["Verkoopvoorwaarden.pdf", "Herroepingsformulier.pdf"]],
	["en", ["Terms-of-sale.pdf", "Withdrawal-form.pdf"]],
	["de", ["Verkaufsbedingungen.pdf", "Widerrufsformular.pdf"]],
	["fr", ["Conditions-de-vente.pdf", "Formulaire-de-retractation.pdf"]],
])("a private buyer gets terms and form in %s, the same bytes each time", async (language, filenames) => {
	const [mail, later] = [await mailOf({ language }), await mailOf({ language })];
	const [files, again] = [await enclosed(mail), await enclosed(later)];
	expect(files.map(({ filename }) => filename)).toEqual(filenames);
	expect(files.every(({ content }) => /^%PDF-1\.7/.test(readPdf(content)))).toBe(true);
	expect(again).toEqual(files);
});

test("a business gets neither, nor does anybody where only businesses are sold to", async () => {
	const business = { ...buyerAddress, companyName: "Bouw BV" };
	expect(await names(await mailOf({ shippingAddress: business }))).toEqual([]);
	const mail = await mailOf();
	await database.db.update(companySettings).set({ customers: "businesses" });
	expect(await names(mail)).toEqual([]);
});

test("no other mail takes them along", async () => {
	const mail = await mailOf();
	expect(await names({ ...mail, attachment: null })).toEqual([]);
	expect(await names({ ...mail, kind: "quote" })).toEqual([]);
	expect(await names({ ...mail, about: randomUUID() })).toEqual([]);
});

test("terms that are not published stay at home; the form goes all the same", async () => {
	const mail = await mailOf();
	await database.db.update(landingPages).set({ isPublished: false });
	expect(await names(mail)).toEqual(["Formulaire-de-retractation.pdf"]);
});

test("a mail goes without them where the printer fails or hangs, and the next one has them", async () => {
	const mail = await mailOf({ language: "nl" });
	// Nobody has seen these terms: they have to be printed.
	await database.db.update(landingPages).set({ updatedAt: new Date("2020-01-02T12:00:00Z") });
	const rendering = vi.spyOn(printer, "renderText").mockRejectedValueOnce(new Error("no fonts"));
	expect(await names(mail)).toEqual([]);
	const hanging = Promise.withResolvers<Uint8Array>();
	// On a busy machine the mail has gone before anybody asks the printer.
	hanging.promise.catch(() => {});
	rendering.mockReturnValueOnce(hanging.promise);
	expect(await enclosed(mail, 20)).toEqual([]);
	hanging.reject(new Error("late"));
	rendering.mockRestore();
	await vi.waitFor(async () => expect(await names(mail)).toHaveLength(2));
});
