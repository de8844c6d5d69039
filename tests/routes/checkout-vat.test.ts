import { randomUUID } from "node:crypto";
import { desc, eq, like } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { companyTag } from "~/company/company-tag.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema } from "~/platform/db.server.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { languages } from "~/values/vocabulary.ts";
import { signInAdmin } from "../support/admin.ts";
import { startFakeVies } from "../support/fake-vies.ts";
import { fieldError, fieldValue, shownText } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { sendFiles } from "../support/send-files.ts";
import { choiceFields, containerPath, orderForm } from "../support/shop-visits.ts";
import { type Fields, useTestShop, type Visitor } from "../support/test-shop.ts";
import { readWritten } from "../support/written-mails.ts";

const vies = await startFakeVies();
const shop = useTestShop({ viesUrl: vies.url });
const { companySettings, formSubmissions, mailOutbox, orders, transportProofs, vatChecks } = schema;
afterAll(() => vies.close());
beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
	await shop.database.db.delete(vatChecks);
	vies.silence.on = false;
});

/** 20 ft, used: 1,750.00; a truck to 4811 Breda as the tariff says. */
const breda: Fields = {
	...{ name: "Femke de Vries", companyName: "Voorbeeld Breda BV", vatNumber: "NL123456782B01" },
	...{ street: "Havenkade 1", postalCode: "4811 AA", city: "Breda", country: "netherlands" },
};

async function startAt(language: "en" | "nl" | "de" | "fr", given: Fields): Promise<Visitor> {
	const container = await createContainer(shop.database.db);
	const visitor = shop.visitor();
	const path = await containerPath(shop.database.db, container, language);
	const added = await visitor.post(path, choiceFields(given));
	expect(added.status).toBe(303);
	return visitor;
}
const byTruck = { delivery: "truck", country: "NL", postcode: "4811 AA" };

async function placed(visitor: Visitor, language: string, fields: Fields) {
	const answer = await visitor.post(`/${language}/cart`, fields);
	expect(answer.status).toBe(303);
	const id = answer.headers.get("Location")?.split("/").at(-1) ?? "";
	const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
	if (!order) throw new Error("no order");
	return order;
}

const sendForm = (
	visitor: Visitor,
	path: string,
	fields: Fields,
	file: { name: string; content: string | Buffer },
) => sendFiles(shop, visitor, path, { fields, files: [file], under: "proofFile" });

/** Presses the button twice: the sum changes with the first, the second orders it. */
async function orderTwice(visitor: Visitor, language: "en" | "nl" | "de" | "fr", given: Fields) {
	const fields = await orderForm(visitor, given, language);
	const refused = await visitor.post(`/${language}/cart`, fields);
	expect(refused.status).toBe(409);
	const html = await refused.text();
	const seenTotal = fieldValue(html, "seenTotal") ?? "";
	return { html, seenTotal, order: await placed(visitor, language, { ...fields, seenTotal }) };
}

describe("a firm in Breda whose number VIES confirms", () => {
	test.each(languages)(
		"sees the sum change, orders it without scripts, and reads why: %s",
		async (language) => {
			const visitor = await startAt(language, byTruck);
			const { html, seenTotal, order } = await orderTwice(visitor, language, breda);
			const intraCommunity = pageTexts[language].vat.reasons.intraCommunity.replace(/\s/g, " ");
			expect(shownText(html)).toContain(intraCommunity);
			expect(fieldValue(html, "vatNumber")).toBe(breda.vatNumber);
			expect(order).toMatchObject({ vatAmount: 0, vatRate: 0, totalAmount: Number(seenTotal) });
			expect(order.totalAmount).toBe(order.subtotalAmount);
			expect(order.vatDecision?.perRate).toMatchObject([
				{ treatment: { category: "K", exemption: "VATEX-EU-IC" } },
			]);
			expect(order.vatInputs).toMatchObject({
				...{ buyer: "business", number: "NL123456782B01", deliveryCountry: "NL", proof: null },
				check: { state: "valid", consultation: "WAPIAAAAY1234567", name: "VOORBEELD BREDA BV" },
			});
			const page = shownText(await (await visitor.get(`/${language}/order-confirmation/${order.id}`)).text());
			expect(page).toContain(intraCommunity);
			const mails = await readWritten(
				shop.database.db,
				like(mailOutbox.dedupeKey, `order-confirmation:${order.id}:buyer`),
			);
			expect(mails[0]?.text?.replace(/\s+/g, " ")).toContain(intraCommunity);
			// The buyer's proof is the order's alone.
			expect(JSON.stringify(mails)).not.toContain("WAPIAAAAY1234567");
		},
	);

	test("sees the sum while typing, as the server decides it", async () => {
		const visitor = await startAt("en", byTruck);
		const { seenTotal, ...fields } = await orderForm(visitor, breda);
		const before = Number(seenTotal);
		const answer = await visitor.post("/en/cart.data", { ...fields, intent: "vat", aside: "on" });
		expect(answer.status).toBe(200);
		const text = await answer.text();
		expect(text).toContain(pageTexts.en.vat.reasons.intraCommunity);
		const order = await placed(visitor, "en", { ...fields, seenTotal: String(Math.round(before / 1.21)) });
		expect(order.vatAmount).toBe(0);
		// Asked once: the order takes the answer that the page had.
		expect(vies.asked.filter(({ vatNumber }) => vatNumber === "123456782B01")).not.toEqual([]);
	});

	test("pays Belgian VAT where the company decides so", async () => {
		const { db } = shop.database;
		await db.update(companySettings).set({ vatByCase: false });
		await announceChange(db, [companyTag]);
		try {
			await expect
				.poll(async () => {
					const visitor = await startAt("en", byTruck);
					const answer = await visitor.post("/en/cart", await orderForm(visitor, breda));
					return answer.status;
				})
				.toBe(303);
			const [order] = await db.select().from(orders).orderBy(desc(orders.createdAt)).limit(1);
			expect(order).toMatchObject({ vatRate: 21, vatInputs: { settings: { byCase: false }, check: null } });
		} finally {
			await db.update(companySettings).set({ vatByCase: usualVatSettings.byCase });
			await announceChange(db, [companyTag]);
		}
	});
});

describe("VIES", () => {
	test("that is silent keeps nobody from ordering, at 21 % for now", async () => {
		vies.silence.on = true;
		const visitor = await startAt("de", byTruck);
		const fields = await orderForm(visitor, breda, "de");
		// A double click, and once more: the same order.
		const [one, other] = await Promise.all([placed(visitor, "de", fields), placed(visitor, "de", fields)]);
		const again = await placed(visitor, "de", fields);
		expect([other.id, again.id]).toEqual([one.id, one.id]);
		expect(one).toMatchObject({ vatRate: 21, vatInputs: { check: { state: "unknown" }, tries: 0 } });
		const page = shownText(await (await visitor.get(`/de/order-confirmation/${one.id}`)).text());
		expect(page).toContain(pageTexts.de.vat.reasons.numberUnknown);
	});

	test("that knows no such number refuses no order and says so", async () => {
		const visitor = await startAt("nl", byTruck);
		const order = await placed(
			visitor,
			"nl",
			await orderForm(visitor, { ...breda, vatNumber: "NL123456782B02" }, "nl"),
		);
		expect(order).toMatchObject({ vatRate: 21, vatInputs: { check: { state: "invalid" } } });
	});

	test("is not asked about Belgian numbers, and bodies of any size are answered", async () => {
		const count = vies.asked.length;
		const visitor = await startAt("en", { delivery: "truck", country: "BE", postcode: "1050" });
		const fields = await orderForm(visitor, { companyName: "Kaai BV", vatNumber: "BE 0123.456.749" });
		const asked = { ...fields, intent: "vat", companyName: "x".repeat(5_000), billingCountry: "nowhere" };
		expect((await visitor.post("/en/cart.data", asked)).status).toBe(200);
		expect(await placed(visitor, "en", fields)).toMatchObject({ vatRate: 21, vatInputs: { check: null } });
		expect(vies.asked).toHaveLength(count);
	});
});

describe("a buyer who collects", () => {
	const fetched = { delivery: "self_pickup", country: "NL", postcode: "" };

	test("pays 21 % until the owner has the proof, and then what the owner takes over", async () => {
		const visitor = await startAt("nl", fetched);
		const order = await placed(visitor, "nl", await orderForm(visitor, breda, "nl"));
		expect(order).toMatchObject({ vatRate: 21, totalAmount: 211_750 });
		const admin = await signInAdmin(shop);
		const address = `/nl/admin/orders/${order.id}`;
		const { adminVat, vat } = pageTexts.nl;
		const before = shownText(await (await admin.get(address)).text());
		for (const part of [vat.reasons.collected, adminVat.proofHint, "WAPIAAAAY1234567"])
			expect(before).toContain(part);
		const proof = { intent: "vat-proof", proofKind: "cmr", proofOn: "2026-01-02", proofNote: "CMR 12" };
		const wrong = await admin.post(address, { ...proof, proofKind: "", proofOn: "2099-01-01" });
		expect(wrong.status).toBe(422);
		const said = shownText(await wrong.text());
		for (const problem of [adminVat.problems.kind, adminVat.problems.future]) expect(said).toContain(problem);
		// The paper itself has to come with it, and its kind is judged by its content.
		const scan = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#fff" } })
			.withExif({ IFD0: { Artist: "the driver" } })
			.png()
			.toBuffer();
		for (const [name, content, problem] of [
			["", "", "noFile"],
			["cmr.pdf", "<script>alert(1)</script>", "fileKind"],
			["cmr.png", scan.subarray(0, 60), "fileDamaged"],
			["cmr.pdf", Buffer.alloc(10 * 1024 * 1024 + 1), "fileLarge"],
			["cmr.pdf", Buffer.alloc(21 * 1024 * 1024), "fileLarge"],
		] as const) {
			const refused = await sendForm(admin, address, proof, { name, content });
			expect([problem, refused.status]).toEqual([problem, content.length > 20 * 1024 * 1024 ? 413 : 422]);
			const html = await refused.text();
			expect(fieldError(html, "proofFile")).toBe(shownText(adminVat.problems[problem]));
			expect(fieldValue(html, "proofOn")).toBe(proof.proofOn);
			expect(html).toContain(proof.proofNote);
		}
		const sent = await Promise.all(
			[1, 2].map(() => sendForm(admin, address, proof, { name: "../CMR 12.png", content: scan })),
		);
		expect(sent.map(({ status }) => status)).toEqual([303, 303]);
		const files = await shop.database.db.select().from(transportProofs);
		expect(files).toMatchObject([{ fileName: "CMR 12.png", type: "image/jpeg", orderId: order.id }]);
		const download = `${address}/proofs/${files[0]?.id}`;
		const got = await admin.get(download);
		expect(got.headers.get("Content-Disposition")).toContain('attachment; filename="CMR-12.jpg"');
		expect((await sharp(await got.bytes()).metadata()).exif).toBeUndefined();
		for (const stranger of [visitor, shop.visitor()]) {
			expect((await stranger.get(download)).status).not.toBe(200);
		}
		expect((await admin.get(`/nl/admin/orders/${randomUUID()}/proofs/${files[0]?.id}`)).status).toBe(404);
		const html = await (await admin.get(address)).text();
		expect(shownText(html)).toContain(adminVat.changed);
		expect((await admin.post(address, { intent: "vat-apply", seenTotal: "1" })).status).toBe(409);
		expect((await admin.post(address, { intent: "vat-apply", seenTotal: "175000" })).status).toBe(303);
		const [changed] = await shop.database.db.select().from(orders).where(eq(orders.id, order.id));
		expect(changed).toMatchObject({ totalAmount: 175_000, vatAmount: 0, vatRate: 0 });
		expect(shownText(await (await admin.get(address)).text())).not.toContain(adminVat.changed);
	});

	test("is nobody's to change but the owner's", async () => {
		const visitor = await startAt("nl", fetched);
		const order = await placed(visitor, "nl", await orderForm(visitor, breda, "nl"));
		const stranger = await visitor.post(`/nl/admin/orders/${order.id}`, {
			...{ intent: "vat-proof", proofKind: "cmr", proofOn: "2026-01-02" },
		});
		expect(stranger.status).toBeGreaterThanOrEqual(300);
		const [same] = await shop.database.db.select().from(orders).where(eq(orders.id, order.id));
		expect(same?.vatInputs?.proof).toBeNull();
	});
});
