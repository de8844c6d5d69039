import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { scenes } from "~/media/pictures.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { schema } from "~/platform/db.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import { conversions } from "~/trade/conversions/conversions.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import {
	alertsIn,
	fieldError,
	fieldValue,
	metaContent,
	shownText,
	structuredData,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { type Fields, useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();
const { formSubmissions, mailOutbox, quotes } = schema;

/** Everyone asks from one address here: each test starts with the address' full share. */
beforeEach(async () => {
	await shop.database.db.delete(formSubmissions);
});
afterEach(() => {
	vi.useRealTimers();
});

const code = "20ft-hc.7016.80.basic.wl25.dl60";

function pathOf(language: Language, query = ""): string {
	return `/${language}/modifications${query}`;
}

async function pageOf(language: Language, query = ""): Promise<string> {
	const answer = await shop.fetch(pathOf(language, query));
	expect(answer.status).toBe(200);
	return answer.text();
}

/** A ticket of a form that was opened a minute ago, unless another age is given. */
async function openedTicket(age = 60_000): Promise<string> {
	const secret = await requireSecret(shop.database.db);
	return issueTicket(secret, "quote", new Date(Date.now() - age));
}

/** The inquiry as someone fills it in who can be told apart from every other test's, else as given. */
async function inquiry(given: Fields = {}): Promise<Fields> {
	return {
		ticket: given.ticket ?? (await openedTicket()),
		website: "",
		from: "",
		config: "",
		picture: "",
		customerName: "Jana Peeters",
		companyName: "Peeters & Co <BV>",
		email: `jana-${randomUUID()}@buyer.example`,
		phone: "+32 3 000 00 01",
		deliveryAddress: "1050 Brussel",
		preferredDeliveryDate: "2026-05-04",
		quantityRequested: "2",
		specialRequirements: "A studio.\nWith much light.",
		...given,
	};
}

function send(fields: Fields, language: Language = "en", query = "?tab=contact") {
	return shop.visitor().post(pathOf(language, query), fields);
}

async function quoteOf({ email = "" }: Fields) {
	const rows = await shop.database.db
		.select()
		.from(quotes)
		.where(eq(quotes.email, email))
		.orderBy(desc(quotes.createdAt));
	return rows[0];
}

async function expectNothingStored(fields: Fields): Promise<void> {
	expect(await quoteOf(fields)).toBeUndefined();
	const { db } = shop.database;
	expect(
		await db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.recipient, fields.email ?? "")),
	).toEqual([]);
}

/** What was typed is in the form that comes back. */
function expectTyped(html: string, fields: Fields): void {
	for (const name of ["customerName", "companyName", "email", "phone", "deliveryAddress"]) {
		expect(fieldValue(html, name) ?? "", name).toBe(fields[name]);
	}
	expect(fieldValue(html, "preferredDeliveryDate")).toBe(fields.preferredDeliveryDate);
	expect(fieldValue(html, "quantityRequested")).toBe(fields.quantityRequested);
	expect(textsIn(html, "textarea").join()).toBe(
		(fields.specialRequirements ?? "").replace(/\s+/g, " ").trim(),
	);
}

describe("the page", () => {
	test.each(languages)("is there for all, with title, pictures and structured data: %s", async (language) => {
		const texts = pageTexts[language].modifications;
		const answer = await shop.fetch(pathOf(language));
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toContain("public");
		const html = await answer.text();
		expect(textsIn(html, "h1")).toEqual([texts.title]);
		expect(textsIn(html, "title")[0]).toContain(texts.metaTitle.replace(/[\u00a0\u202f]/g, " "));
		expect(metaContent(html, "description")).toBe(texts.metaDescription.replace(/[\u00a0\u202f]/g, " "));
		expect(metaContent(html, "og:image")).toBe(`http://shop.example${scenes["garden-room"]}`);
		const alternates = tagsOf(html, "link").filter((link) => link.rel === "alternate");
		expect(alternates.map((link) => link.hreflang).toSorted()).toEqual(["de", "en", "fr", "nl", "x-default"]);
		const [crumbs, service] = structuredData(html);
		expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
		expect(service).toMatchObject({ "@type": "Service", name: texts.title });
	});

	test.each(languages)("shows eight conversions with what was done: %s", async (language) => {
		const texts = pageTexts[language].modifications;
		const html = await pageOf(language);
		const text = shownText(html);
		for (const conversion of conversions) {
			const { title, works, alt } = texts.conversions[conversion];
			expect(textsIn(html, "h3")).toContain(title);
			for (const work of works) expect(text).toContain(work.replace(/[\u00a0\u202f]/g, " "));
			const images = tagsOf(html, "img").filter((one) => one.src === scenes[conversion]);
			expect(images).toContainEqual(expect.objectContaining({ alt, width: "1200", height: "900" }));
		}
	});

	test("has one canonical address for all its tabs", async () => {
		for (const query of ["", "?tab=configurator", "?tab=contact&from=bar"]) {
			const canonical = tagsOf(await pageOf("en", query), "link").find((link) => link.rel === "canonical");
			expect(canonical?.href).toBe("http://shop.example/en/modifications");
		}
	});
});

describe("the tabs without scripts", () => {
	test.each(languages)("are links of a navigation, one of them current: %s", async (language) => {
		const { tabs } = pageTexts[language].modifications;
		const html = await pageOf(language, "?tab=configurator");
		const links = tagsOf(html, "a").filter((link) => link.id?.startsWith("tab-"));
		expect(links.map((link) => link.href)).toEqual([
			pathOf(language),
			pathOf(language, "?tab=configurator"),
			pathOf(language, "?tab=contact"),
		]);
		expect(links.map((link) => link["aria-current"])).toEqual([undefined, "page", undefined]);
		expect(
			tagsOf(html, "*").some((row) => row.role === "navigation" && row["aria-label"] === tabs.label),
		).toBe(true);
		expect(tagsOf(html, "*").filter(({ role }) => role?.startsWith("tab"))).toEqual([]);
		for (const name of [tabs.showcase, tabs.configurator, tabs.contact])
			expect(shownText(html)).toContain(name);
	});

	test("show one panel each", async () => {
		const texts = pageTexts.en.modifications;
		const titles = [texts.showcase.title, texts.configurator.title, texts.inquiry.title];
		for (const [index, query] of ["", "?tab=configurator", "?tab=contact"].entries()) {
			const headings = textsIn(await pageOf("en", query), "h2");
			expect(headings.filter((heading) => titles.includes(heading))).toEqual([titles[index]]);
		}
		expect(textsIn(await pageOf("en", "?tab=nonsense"), "h2")).toContain(titles[0]);
	});

	test("load neither the 3D code nor other tabs at first", async () => {
		const html = await pageOf("en");
		expect(html).not.toMatch(/assets\/(stage|configurator|inquiry)-/);
	});
});

describe("the configurator without scripts", () => {
	test("shows drawing, fields and description of the configuration in the address", async () => {
		const html = await pageOf("en", `?tab=configurator&config=${code}`);
		const text = shownText(html);
		expect(text).toContain("1.00 × 1.00 m, in the left wall, 1.25 m from the doors");
		expect(text).toContain("RAL 7016 Anthracite grey");
		expect(tagsOf(html, "svg").some((svg) => svg.role === "img" && svg["aria-label"] === "Drawing")).toBe(
			true,
		);
		const form = tagsOf(html, "form").find((one) => one.id === "configuration");
		expect(form).toMatchObject({ action: "/en/modifications" });
		expect(form?.method ?? "get").toBe("get");
		const checked = tagsOf(html, "input").filter((input) => "checked" in input);
		expect(checked.map((input) => input.value)).toEqual(["20ft-hc", "7016", "80", "basic"]);
		expect(fieldValue(html, "config")).toBe(code);
		expect(fieldValue(html, "place-0")).toBe("1250");
	});

	test.each<[string, string, string]>([
		[
			"adds",
			"do=add&kind=vent&wall=front",
			"?tab=configurator&config=20ft.5010.0.none.wl20.vf20#configurator",
		],
		["removes", "do=remove-0", "?tab=configurator&config=20ft.5010.0.none#configurator"],
		[
			"changes",
			"do=show&model=40ft&color=9010",
			"?tab=configurator&config=40ft.9010.0.none.wl20#configurator",
		],
		["asks", "do=request&insulation=80", "?tab=contact&config=20ft.5010.80.none.wl20#inquiry"],
		[
			"says why not",
			"do=add&kind=window&wall=rear",
			"?tab=configurator&config=20ft.5010.0.none.wl20&note=not_here#configurator",
		],
	])("%s by a submission", async (_name, query, there) => {
		const answer = await shop.fetch(pathOf("de", `?config=20ft.5010.0.none.wl20&${query}`));
		expect(answer.status).toBe(302);
		expect(answer.headers.get("Location")).toBe(pathOf("de", there));
	});

	test("tells why something was not added, in the page's language", async () => {
		const html = await pageOf("fr", "?tab=configurator&note=not_here");
		expect(shownText(html)).toContain(pageTexts.fr.modifications.configurator.notes.not_here);
	});

	test("starts anew where the address holds nonsense", async () => {
		const html = await pageOf("en", "?tab=configurator&config=%3Cscript%3Ealert(1)%3C/script%3E");
		expect(fieldValue(html, "config")).toBe("20ft.5010.0.none.dl52");
		expect(textsIn(html, "script")).not.toContain("alert(1)");
	});
});

describe("the inquiry's form", () => {
	test.each(languages)("is complete without scripts, and kept for nobody: %s", async (language) => {
		const answer = await shop.fetch(pathOf(language, "?tab=contact"));
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		const form = tagsOf(html, "form").find((one) => one.method === "post");
		expect(form?.action).toBe(pathOf(language, "?tab=contact"));
		expect(fieldValue(html, "ticket")).not.toBe("");
		expect(fieldValue(html, "website")).toBe("");
		expect(fieldValue(html, "quantityRequested")).toBe("1");
		const labels = tagsOf(html, "label").map((label) => label.for);
		for (const name of [
			"customerName",
			"email",
			"phone",
			"companyName",
			"deliveryAddress",
			"specialRequirements",
		]) {
			expect(labels).toContain(`inquiry-${name}`);
		}
		expect(textsIn(html, "textarea")).toEqual([""]);
	});

	test.each(conversions)("is filled in with the example's details: %s", async (from) => {
		const texts = pageTexts.nl.modifications;
		const html = await pageOf("nl", `?tab=contact&from=${from}`);
		const [details = ""] = textsIn(html, "textarea");
		expect(details).toContain(texts.conversions[from].title);
		for (const work of texts.conversions[from].works) expect(details).toContain(shownText(work));
		expect(fieldValue(html, "from")).toBe(from);
	});

	test("is linked from each example", async () => {
		const links = tagsOf(await pageOf("de"), "a").map((link) => link.href);
		for (const from of conversions)
			expect(links).toContain(pathOf("de", `?tab=contact&from=${from}#inquiry`));
	});

	test("is filled in with a configuration, and draws it", async () => {
		const html = await pageOf("de", `?tab=contact&config=${code}`);
		expect(textsIn(html, "textarea")[0]).toContain("Fenster: 1,00 × 1,00 m, in der linken Wand");
		expect(fieldValue(html, "config")).toBe(code);
		expect(tagsOf(html, "svg").some((svg) => svg.role === "img")).toBe(true);
	});

	test("ignores what is no example and no configuration", async () => {
		for (const query of ["?tab=contact&from=castle", "?tab=contact&config=20ft.5010.0.none.wl20.wl21"]) {
			const html = await pageOf("en", query);
			expect(textsIn(html, "textarea")).toEqual([""]);
			expect(fieldValue(html, "config")).toBe("");
		}
	});
});

describe("an inquiry", () => {
	test.each(languages)("is stored with its mails, and the next page says so: %s", async (language) => {
		const fields = await inquiry({ from: "bar" });
		const visitor = shop.visitor();
		const answer = await visitor.post(pathOf(language, "?tab=contact"), fields);
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe(pathOf(language, "?tab=contact"));
		expect(await quoteOf(fields)).toMatchObject({
			productId: null,
			language,
			requestType: "Special Modification",
			customerName: "Jana Peeters",
			companyName: "Peeters & Co <BV>",
			phone: "+32 3 000 00 01",
			deliveryAddress: "1050 Brussel",
			preferredDeliveryDate: "2026-05-04",
			quantityRequested: 2,
			specialRequirements: "A studio.\nWith much light.",
			configuration: null,
			configurationPicture: null,
		});
		const { db } = shop.database;
		const [mail] = await db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.replyTo, fields.email ?? ""));
		expect(mail?.subject).toContain(pageTexts.nl.modifications.conversions.bar.title);
		const { successTitle, successText } = catalogues[language].quote;
		const next = shownText(await (await visitor.get(pathOf(language, "?tab=contact"))).text());
		expect(next).toContain(successTitle);
		expect(next).toContain(successText);
	});

	test("carries a configuration and its picture", async () => {
		const file = Buffer.concat([
			Buffer.from([0xff, 0xd8, 0xff]),
			Buffer.alloc(90_000, 7),
			Buffer.from([0xff, 0xd9]),
		]);
		const fields = await inquiry({ config: code, picture: file.toString("base64url") });
		expect((await send(fields)).status).toBe(303);
		const quote = await quoteOf(fields);
		expect(quote).toMatchObject({ configuration: code, ralColor: "RAL 7016" });
		expect(quote?.configurationPicture?.equals(file)).toBe(true);
		const [mail] = await shop.database.db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.recipient, fields.email ?? ""));
		expect(mail?.text).toContain(`http://shop.example/en/modifications?tab=configurator&config=${code}`);
	});

	test.each([
		["a configuration that breaks a rule", { config: "20ft.5010.0.none.wl20.wl21" }, null],
		["a configuration that is none", { config: "'; drop table quotes" }, null],
		["an example that is none", { from: "constructor" }, null],
		["a picture that is none", { config: code, picture: "PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+" }, code],
		[
			"a picture without a configuration",
			{ picture: Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xd9]).toString("base64") },
			null,
		],
	])("is stored without %s", async (_name, forged, configuration) => {
		const fields = await inquiry(forged);
		expect((await send(fields)).status).toBe(303);
		expect(await quoteOf(fields)).toMatchObject({ configuration, configurationPicture: null });
	});

	test("is what the server makes of it, not what comes along", async () => {
		const forged = {
			requestType: "Lease",
			status: "won",
			language: "fr",
			transportPrice: "1",
			ralColor: "x",
		};
		const fields = await inquiry(forged);
		await send(fields);
		expect(await quoteOf(fields)).toMatchObject({
			requestType: "Special Modification",
			status: "new",
			language: "en",
			transportPrice: null,
			ralColor: "N/A",
		});
	});

	test("with scripts is answered in place", async () => {
		const fields = await inquiry({ inPlace: "on" });
		const visitor = shop.visitor();
		const answer = await visitor.post(`/en/modifications.data?tab=contact`, fields);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain('"sent",true');
		expect(visitor.cookies.has("kade_flash")).toBe(false);
		const refused = await visitor.post(`/en/modifications.data?tab=contact`, { ...fields, customerName: "" });
		expect(refused.status).toBe(422);
	});

	test("from another site's page is refused", async () => {
		const fields = await inquiry();
		const answer = await shop
			.visitor()
			.post(pathOf("en", "?tab=contact"), fields, { Origin: "http://evil.example" });
		expect(answer.status).toBe(400);
		await expectNothingStored(fields);
	});
});

describe("mistakes", () => {
	test.each<[name: string, given: Fields, error: keyof typeof catalogues.en.quote.errors]>([
		["customerName", { customerName: "" }, "customerName"],
		["email", { email: "" }, "email"],
		["email", { email: "nobody" }, "emailInvalid"],
		["preferredDeliveryDate", { preferredDeliveryDate: "31-03-2026" }, "date"],
		["companyName", { companyName: "x".repeat(201) }, "tooLong"],
	])("are told beside their field, and the form stays as typed: %s", async (name, given, error) => {
		for (const language of languages) {
			const fields = await inquiry(given);
			const answer = await send(fields, language);
			expect(answer.status).toBe(422);
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			const html = await answer.text();
			expect(fieldError(html, name)).toBe(
				catalogues[language].quote.errors[error].replace(/[\u00a0\u202f]/g, " "),
			);
			expectTyped(html, fields);
			await expectNothingStored(fields);
		}
	});

	test.each(languages)("include an inquiry that says nothing: %s", async (language) => {
		const fields = await inquiry({ specialRequirements: "  " });
		const answer = await send(fields, language);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		const { detailsRequired } = pageTexts[language].modifications.inquiry;
		expect(fieldError(html, "specialRequirements")).toBe(detailsRequired);
		await expectNothingStored(fields);
	});

	test("keep the configuration that was asked for, but repeat no picture", async () => {
		const picture = Buffer.concat([
			Buffer.from([0xff, 0xd8, 0xff]),
			Buffer.alloc(60_000),
			Buffer.from([0xff, 0xd9]),
		]);
		const fields = await inquiry({ config: code, picture: picture.toString("base64url"), email: "nobody" });
		const html = await (await send(fields)).text();
		expect(fieldValue(html, "config")).toBe(code);
		expect(html.length).toBeLessThan(200_000);
		expect(html).not.toContain(fields.picture?.slice(0, 200));
	});

	test("include a picture that is too large for any form", async () => {
		const fields = await inquiry({ config: code, picture: "A".repeat(300_000) });
		expect((await send(fields)).status).toBe(413);
		await expectNothingStored(fields);
	});
});

describe("the guard", () => {
	test("asks who sends at once to send once more", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const html = await pageOf("en", "?tab=contact&from=pool");
		const fields = await inquiry({ ticket: fieldValue(html, "ticket") ?? "" });
		const answer = await send(fields);
		expect(answer.status).toBe(409);
		const again = await answer.text();
		expect(alertsIn(again)).toEqual([catalogues.en.quote.again]);
		expectTyped(again, fields);
		await expectNothingStored(fields);
		vi.setSystemTime(Date.now() + 2_000);
		expect((await send({ ...fields, ticket: fieldValue(again, "ticket") ?? "" })).status).toBe(303);
	});

	test("stores nothing of a robot", async () => {
		const fields = await inquiry({ website: "https://spam.example" });
		const answer = await send(fields);
		expect(answer.status).toBe(422);
		expect(alertsIn(await answer.text())).toEqual([catalogues.en.quote.failureText]);
		await expectNothingStored(fields);
	});

	test("stops the sixth inquiry, in the page's language", async () => {
		for (let index = 0; index < 5; index++) expect((await send(await inquiry(), "de")).status).toBe(303);
		const fields = await inquiry();
		const answer = await send(fields, "de");
		expect(answer.status).toBe(429);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([catalogues.de.quote.tooMany]);
		expectTyped(html, fields);
		await expectNothingStored(fields);
	});
});
