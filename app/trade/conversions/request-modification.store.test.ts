import { eq, inArray, or } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { labelled } from "~/i18n/labelled.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { tagsOf } from "../../../tests/support/html.ts";
import { sampleSender } from "../../../tests/support/letter-sender.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { readWritten } from "../../../tests/support/written-mails.ts";
import { readConfiguration } from "./configuration-code.ts";
import { configurationText } from "./describe-configuration.ts";
import { type ModificationRequest, requestModification } from "./request-modification.server.ts";

const database = useTestDatabase();
const { mailOutbox, quotes } = schema;

const code = "20ft-hc.7016.80.basic.wl25.dl60";
const drawingUrl = (language: string) =>
	`https://shop.example/${language}/modifications?tab=configurator&config=${code}`;
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0xff, 0xd9]);

const form: ModificationRequest["form"] = {
	customerName: "Anneleen Müller",
	email: "anneleen@buyer.example",
	phone: null,
	companyName: null,
	quantityRequested: 2,
	deliveryAddress: "9000 Gent",
	preferredDeliveryDate: "2026-05-04",
	specialRequirements: "A studio with much light.",
};

const own: ModificationRequest = {
	form,
	conversion: null,
	configuration: null,
	picture: null,
	drawingUrl,
	language: "en",
};
const configured: Partial<ModificationRequest> = {
	configuration: readConfiguration(code),
	picture,
};

/** Asks as given, and reads back what was written. */
async function request(given: Partial<ModificationRequest> = {}) {
	const mails = await requestModification(database.db, sampleSender, { ...own, ...given });
	const rows = await readWritten(
		database.db,
		or(inArray(mailOutbox.id, [mails.admin, mails.customer]), eq(mailOutbox.standsInFor, mails.admin)),
	);
	const find = (id: string) => rows.find((row) => row.id === id) ?? Promise.reject(new Error("no such mail"));
	const backup = rows.find((row) => row.standsInFor === mails.admin);
	const admin = await find(mails.admin);
	const quoteId = admin.dedupeKey.split(":")[1] ?? "";
	const [quote] = await database.db.select().from(quotes).where(eq(quotes.id, quoteId));
	return { backup, quote, admin, customer: await find(mails.customer) };
}

describe("what is stored", () => {
	test("is a special modification without a container", async () => {
		const { quote } = await request();
		expect(quote).toMatchObject({
			...form,
			language: "en",
			productId: null,
			requestType: "Special Modification",
			purchaseOption: null,
			transportType: null,
			transportPrice: null,
			colorType: null,
			ralColor: "N/A",
			configuration: null,
			configurationPicture: null,
			status: "new",
		});
	});

	test("is the configuration with its colour and its picture", async () => {
		const { quote } = await request(configured);
		expect(quote).toMatchObject({ configuration: code, colorType: "wish_color", ralColor: "RAL 7016" });
		expect(quote?.configurationPicture?.equals(picture)).toBe(true);
	});

	test("is no picture without a configuration", async () => {
		const { quote } = await request({ picture });
		expect(quote).toMatchObject({ configuration: null, configurationPicture: null });
	});

	test("cannot be a picture alone, says the database", async () => {
		const values = { language: "en", customerName: "A", email: "a@b.example", requestType: "Lease" } as const;
		await expect(
			database.db.insert(quotes).values({ ...values, configurationPicture: picture }),
		).rejects.toThrow();
	});
});

describe("the mails", () => {
	test.each(languages)("name the example in the quote's language: %s", async (language) => {
		const title = (reader: Language) => pageTexts[reader].modifications.conversions.bar.title;
		const { admin, customer, backup } = await request({ conversion: "bar", language });
		expect(admin).toMatchObject({
			language: "nl",
			recipient: sampleSender.company.email,
			replyTo: form.email,
			subject: mailCatalogues.nl.quote.copySubject
				.replace("{product}", title("nl"))
				.replace("{name}", form.customerName),
		});
		for (const { text, html, language: reader } of [admin, customer]) {
			const { conversion } = pageTexts[reader].modifications.mail;
			expect(text).toContain(labelled(reader, conversion, title(reader)));
			expect(text).toContain(catalogues[reader].quote.requestTypes["Special Modification"]);
			expect(text).toContain("A studio with much light.");
			expect(html).toContain("9000 Gent");
		}
		expect(backup?.subject).toBe(`BACKUP: ${admin.subject}`);
		expect(backup?.text).toContain(title("nl"));
	});

	test("describe the configuration in the shop's own words, and say where it is drawn", async () => {
		const { admin, customer } = await request({ ...configured, language: "en" });
		expect(admin.text).toContain(`Tekening: Tekening openen ${drawingUrl("nl")}`);
		for (const { text, html } of [customer]) {
			expect(text).toContain("Conversion: Container conversion, 20ft High Cube");
			expect(text).toContain("Window: 1.00 × 1.00\u00a0m, in the left wall, 1.25\u00a0m from the doors");
			expect(text).toContain("Colour: RAL 7016 Anthracite grey");
			expect(text).toContain(`Drawing: Open the drawing ${drawingUrl("en")}`);
			expect(tagsOf(html, "a").map(({ href }) => href)).toContain(drawingUrl("en"));
		}
	});

	test("say it once, and bring the picture along", async () => {
		const texts = pageTexts.en.modifications;
		const typed = `${configurationText(readConfiguration(code), texts, "en")}\nBy May, please.`;
		const { admin, customer, quote } = await request({
			...configured,
			form: { ...form, specialRequirements: typed.replaceAll("\n", "\r\n") },
		});
		expect(quote?.specialRequirements).toContain("Window");
		expect(customer.text.match(/Window/g)).toHaveLength(1);
		expect(customer.text).toContain("By May, please.");
		for (const mail of [admin, customer]) {
			expect(mail.attachment).toBe("configuration");
			expect(tagsOf(mail.html, "img").map(({ src }) => src)).toEqual(["cid:picture"]);
		}
	});

	test("have a title for an idea of the visitor's own", async () => {
		const { admin, customer } = await request({ language: "de" });
		expect(customer.text).toContain("Umbau: Umbau eines Containers");
		expect(admin.text).toContain("Ombouw: Ombouw van een container");
		expect(admin.attachment).toBeNull();
		expect(admin.text).not.toContain("N/A");
	});

	test("carry what was typed as text, never as HTML", async () => {
		const { admin } = await request({ form: { ...form, specialRequirements: "<script>alert(1)</script>" } });
		expect(tagsOf(admin.html, "script")).toEqual([]);
	});
});
