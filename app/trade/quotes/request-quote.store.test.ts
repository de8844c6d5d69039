import { eq, inArray, or } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { catalogues, mailCatalogues } from "~/i18n/catalogues.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import type { TwoStepIds } from "~/mail/two-step.server.ts";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { findProduct } from "~/trade/catalog/catalog.store.server.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { cents } from "~/values/money.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { breakOutbox, unlucky } from "../../../tests/support/broken-outbox.ts";
import { tagsOf } from "../../../tests/support/html.ts";
import { sampleSender } from "../../../tests/support/letter-sender.ts";
import { type Choice, choose, createContainer } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { readWritten } from "../../../tests/support/written-mails.ts";
import type { QuoteForm } from "./quote.schema.ts";
import { requestQuote } from "./request-quote.server.ts";

const database = useTestDatabase();
const { mailOutbox, quotes } = schema;

const { company } = sampleSender;

/** What a visitor fills in, and nothing that is optional, else as given. */
function fillQuote(form: Partial<QuoteForm> = {}): QuoteForm {
	return {
		customerName: "Anneleen Müller",
		email: "anneleen@buyer.example",
		phone: null,
		companyName: null,
		quantityRequested: 1,
		deliveryAddress: null,
		preferredDeliveryDate: null,
		specialRequirements: null,
		requestType: "Bulk Order",
		...noAnswers,
		...form,
	};
}

const noAnswers = {
	...{ ground: null, accessWidth: null, doorSide: null },
	...{ rentalStart: null, rentalLength: null, rentalUnit: null, rentalReturn: null },
};

const everyField: Partial<QuoteForm> = {
	phone: "+32 3 000 00 01",
	companyName: "Müller & Zonen",
	quantityRequested: 3,
	deliveryAddress: "Kaaiweg 5\n9000 Gent",
	preferredDeliveryDate: "2026-05-04",
	specialRequirements: "Two vents.",
	...{ ground: "no", accessWidth: 3.5, doorSide: "cab" },
	// Nobody is asked for these by a sale.
	...{ rentalStart: "2026-05-04", rentalLength: 2, rentalUnit: "month", rentalReturn: "fetched" },
	requestType: "Special Modification",
};

async function newProduct(
	language: Language,
	facts?: Parameters<typeof createContainer>[1],
): Promise<ProductDetails> {
	const container = await createContainer(database.db, facts);
	const product = await findProduct(database.db, createCache(), language, container.id);
	if (!product) throw new Error("the container is not there");
	return product;
}

type Request = {
	choice?: Choice;
	form?: Partial<QuoteForm>;
	language?: Language;
	facts?: Parameters<typeof createContainer>[1];
};

async function request({ choice, form, language = "nl", facts }: Request = {}) {
	const product = await newProduct(language, facts);
	const mails = await requestQuote(database.db, sampleSender, {
		product,
		selection: choose(choice),
		form: fillQuote(form),
		language,
	});
	const [quote] = await database.db.select().from(quotes).where(eq(quotes.productId, product.id));
	return { product, mails, quote };
}

async function readMails({ admin, customer }: TwoStepIds) {
	const wanted = or(inArray(mailOutbox.id, [admin, customer]), eq(mailOutbox.standsInFor, admin));
	const rows = await readWritten(database.db, wanted);
	const find = (is: (row: (typeof rows)[number]) => boolean) => {
		const mail = rows.find(is);
		if (!mail) throw new Error("the mail is not in the outbox");
		return mail;
	};
	return {
		admin: find(({ id }) => id === admin),
		customer: find(({ id }) => id === customer),
		backup: find(({ standsInFor }) => standsInFor === admin),
	};
}

/** Everything that a request writes, to compare before and after. */
async function countWritten() {
	const { rows } = await database.pool.query(
		"select (select count(*) from quotes) as quotes, (select count(*) from mail_outbox) as mails",
	);
	return rows[0];
}

const toBrussels = { delivery: "truck", country: "BE", postcode: "1050" } as const;

describe("what is stored", () => {
	test("is every field of the request (storefront document §3)", async () => {
		const { product, quote } = await request({
			choice: { quantity: 1, transport: toBrussels },
			form: everyField,
			language: "de",
		});
		expect(quote).toEqual({
			id: expect.any(String),
			productId: product.id,
			language: "de",
			customerName: "Anneleen Müller",
			email: "anneleen@buyer.example",
			phone: "+32 3 000 00 01",
			companyName: "Müller & Zonen",
			quantityRequested: 3,
			deliveryAddress: "Kaaiweg 5\n9000 Gent",
			preferredDeliveryDate: "2026-05-04",
			specialRequirements: "Two vents.",
			...{ ...noAnswers, ground: "no", accessWidth: 3.5, doorSide: "cab" },
			requestType: "Special Modification",
			purchaseOption: "used_a",
			transportType: "truck",
			transportCountry: "BE",
			transportPostcode: "1050",
			transportPrice: 75_300,
			unitPrice: 175_000,
			totalPrice: 600_300,
			colorType: "from_stack",
			ralColor: "N/A",
			configuration: null,
			configurationPicture: null,
			status: "new",
			createdAt: expect.any(Date),
		});
	});

	test("is null for what was left empty", async () => {
		const { quote } = await request();
		expect(quote).toMatchObject({
			phone: null,
			companyName: null,
			deliveryAddress: null,
			preferredDeliveryDate: null,
			specialRequirements: null,
			quantityRequested: 1,
			requestType: "Bulk Order",
		});
	});

	test.each([
		["new", "new"],
		["used-a", "used_a"],
		["used-cw", "used_cw"],
		["rent", "rent"],
		[null, null],
	] as const)("names the chosen option: %s", async (condition, purchaseOption) => {
		const { quote } = await request({ choice: { condition } });
		expect(quote?.purchaseOption).toBe(purchaseOption);
	});

	test("has the number of a wish colour", async () => {
		const { quote } = await request({
			choice: { colorType: "wish_color" },
			form: { ralColor: "RAL 5010" },
		});
		expect(quote).toMatchObject({ colorType: "wish_color", ralColor: "RAL 5010" });
	});

	test("has N/A for a stock colour, whatever number came along", async () => {
		const { quote } = await request({ choice: { ral: "RAL 5010" }, form: { ralColor: "RAL 5010" } });
		expect(quote).toMatchObject({ colorType: "from_stack", ralColor: "N/A" });
	});

	test("has a stock colour for rent", async () => {
		const { quote } = await request({
			choice: { condition: "rent", colorType: "wish_color" },
			form: { ralColor: "RAL 5010" },
		});
		expect(quote).toMatchObject({ purchaseOption: "rent", colorType: "from_stack", ralColor: "N/A" });
	});

	test("is kept for a container on request that is out of stock", async () => {
		const facts = { isAvailable: false, stockStatus: "Out of Stock", askOfferUsedA: true } as const;
		const { product, quote } = await request({ facts });
		expect(quote?.productId).toBe(product.id);
	});
});

describe("the transport price", () => {
	test("is the shop's, for the quantity that was asked for", async () => {
		// 20 ft to Brussels: a pair at 443.00 and one more at 310.00.
		const { quote } = await request({
			choice: { quantity: 1, transport: toBrussels },
			form: { quantityRequested: 3 },
		});
		expect(quote).toMatchObject({ quantityRequested: 3, transportType: "truck", transportPrice: 75_300 });
	});

	test("has the crane's 13 percent", async () => {
		// 753.00 × 1.13 = 850.89.
		const { quote } = await request({
			choice: { transport: { ...toBrussels, delivery: "truck_with_crane" } },
			form: { quantityRequested: 3 },
		});
		expect(quote).toMatchObject({ transportType: "truck_with_crane", transportPrice: 85_089 });
	});

	test("is 0 for who fetches the container", async () => {
		const { quote } = await request({ choice: { transport: { delivery: "self_pickup" } } });
		expect(quote).toMatchObject({ transportType: "self_pickup", transportPrice: 0 });
	});

	test.each<[string, Choice["transport"]]>([
		["no delivery", { delivery: null }],
		["no postcode", { ...toBrussels, postcode: "" }],
		["a wrong postcode", { ...toBrussels, postcode: "10500" }],
		["a postcode without a tariff", { ...toBrussels, country: "DE", postcode: "00123" }],
	])("is open with %s", async (_name, transport) => {
		const { quote } = await request({ choice: { transport } });
		expect(quote).toMatchObject({ transportType: transport?.delivery, transportPrice: null });
	});

	test("does not stop the largest request that the form takes", async () => {
		const { quote } = await request({
			choice: { transport: { delivery: "truck", country: "DE", postcode: "01067" } },
			form: { quantityRequested: 100_000 },
			facts: { size: "40ft" },
		});
		expect(quote?.quantityRequested).toBe(100_000);
	});
});

describe("the mails", () => {
	test.each(languages)("are two, the customer's in the quote's language: %s", async (language) => {
		const { mails, quote } = await request({ choice: { transport: toBrussels }, form: everyField, language });
		const { admin, customer } = await readMails(mails);
		expect(admin).toMatchObject({
			language: "nl",
			recipient: company.email,
			replyTo: "anneleen@buyer.example",
			status: "pending",
			subject: mailCatalogues.nl.quote.copySubject
				.replace("{product}", "Container (nl)")
				.replace("{name}", "Anneleen Müller"),
		});
		expect(customer).toMatchObject({
			language,
			recipient: "anneleen@buyer.example",
			replyTo: company.email,
			status: "pending",
			subject: mailCatalogues[language].quote.subject.replace("{company}", company.name),
		});
		expect(customer.text).toContain(mailCatalogues[language].quote.intro);
		expect(customer.text).toContain(company.vatNumber);
		for (const mail of [admin, customer]) {
			const { catalog, quote: words } = catalogues[mail.language];
			const { details } = catalog;
			const euro = (amount: number) => formatEuro(mail.language, cents(amount), "always");
			for (const text of [
				...[`Container (${mail.language})`, details.conditionNames["used-a"], details.deliveries.truck],
				...[details.colors.from_stack, `1050, ${details.countries.BE}`, euro(175_000), euro(75_300)],
				...[euro(600_300), euro(726_363), words.requestTypes["Special Modification"]],
				...["+32 3 000 00 01", "Kaaiweg 5\n9000 Gent", "Two vents."],
				formatDate(mail.language, new Date("2026-05-04T12:00:00Z")),
			]) {
				expect(mail.text).toContain(text);
				expect(mail.html).toContain(text);
			}
			expect(tagsOf(mail.html, "html")).toEqual([{ lang: mail.language }]);
		}
		const desk = sampleSender.deskAddress("quote", quote?.id ?? "");
		expect(tagsOf(admin.html, "a").map(({ href }) => href)).toContain(desk);
		expect(customer.text).not.toContain("/admin/");
	});

	test("tell the company's people what to do, and do not sign to them", async () => {
		const { admin } = await readMails((await request({ language: "de" })).mails);
		const { closing, copyNext } = mailCatalogues.nl.quote;
		expect(admin.text).toContain(copyNext.split("{moment}")[0]);
		expect(admin.text).toContain("Deutsch");
		for (const text of [closing, company.name, "null", "niet opgegeven"]) {
			expect(admin.text).not.toContain(text);
		}
	});

	test("say so where the shop has no price", async () => {
		const toParis = { delivery: "truck", country: "FR", postcode: "75001" } as const;
		const { mails, quote } = await request({ choice: { transport: toParis }, language: "fr" });
		expect(quote).toMatchObject({
			...{ transportCountry: "FR", transportPostcode: "75001", transportPrice: null },
			...{ unitPrice: 175_000, totalPrice: 175_000 },
		});
		const { customer } = await readMails(mails);
		const { onRequest, transport, totalWithout, place } = mailCatalogues.fr.quote;
		expect(customer.text).toContain(labelled("fr", transport, onRequest));
		expect(customer.text).toContain(labelled("fr", place, "75001, France"));
		expect(customer.text).toContain(totalWithout);
		const wish = await request({ choice: { colorType: "wish_color" }, form: { ralColor: "RAL 5010" } });
		expect(wish.quote).toMatchObject({ unitPrice: null, totalPrice: null });
	});

	test("leave out what was not filled in", async () => {
		const { admin, customer } = await readMails((await request({ language: "en" })).mails);
		const { deliveryAddress, ralColor } = catalogues.en.quote;
		for (const label of [deliveryAddress, ralColor, "N/A", "null"]) {
			expect(customer.text).not.toContain(label);
		}
		expect(admin.text).not.toContain(catalogues.nl.quote.deliveryAddress);
	});

	test("carry the values of the form as text, never as HTML", async () => {
		const name = "<b>&amp; An</b>";
		const { mails } = await request({
			form: { customerName: name, companyName: '"><script>alert(1)</script>', specialRequirements: name },
		});
		for (const mail of Object.values(await readMails(mails))) {
			expect(mail.html).toContain("&lt;b&gt;&amp;amp; An&lt;/b&gt;");
			for (const name of ["b", "script"]) expect(tagsOf(mail.html, name)).toEqual([]);
			expect(mail.text).toContain(name);
		}
	});

	test("have a plain one in reserve that names the product", async () => {
		const { mails } = await request({ form: everyField, language: "fr" });
		const { admin, customer, backup } = await readMails(mails);
		expect([backup.follows, customer.follows]).toEqual([admin.id, admin.id]);
		expect(backup).toMatchObject({
			language: "nl",
			recipient: company.email,
			replyTo: "anneleen@buyer.example",
			subject: `BACKUP: ${admin.subject}`,
		});
		for (const text of [backup.subject, backup.text]) expect(text).toContain("Container (nl)");
		expect(tagsOf(backup.html, "table")).toEqual([]);
	});

	test("are new ones for every request", async () => {
		const [first, second] = [await request(), await request()];
		expect(second.mails.admin).not.toBe(first.mails.admin);
	});
});

describe("a request that fails on the way", () => {
	beforeAll(async () => {
		// The customer's mail is the last thing written.
		await breakOutbox(database.pool, "recipient");
	});

	test("leaves no quote and no mail", async () => {
		const written = await countWritten();
		await expect(request({ form: { email: unlucky } })).rejects.toThrow();
		expect(await countWritten()).toEqual(written);
		await request();
		expect(await countWritten()).not.toEqual(written);
	});
});
