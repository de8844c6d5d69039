import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { schema } from "~/platform/db.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import { urls } from "~/urls.ts";
import { type Language, languages, quoteRequestTypes } from "~/values/vocabulary.ts";
import {
	alertsIn,
	fieldError,
	fieldValue,
	mainOf,
	metaContent,
	shownText,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { byTruck, choiceFields, containerPath } from "../support/shop-visits.ts";
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

type QuotePage = { productId: string; container: string; path: string };

/** The form's page for a container of its own. */
async function newPage(language: Language = "en"): Promise<QuotePage> {
	const product = await createContainer(shop.database.db);
	const container = await containerPath(shop.database.db, product, language);
	return { productId: product.id, container, path: `${container}/quote` };
}

/** A ticket of a form that was opened a minute ago, unless another age is given. */
async function openedTicket(age = 60_000): Promise<string> {
	const secret = await requireSecret(shop.database.db);
	return issueTicket(secret, "quote", new Date(Date.now() - age));
}

/** The form as someone fills it in who can be told apart from every other test's, else as given. */
async function quoteForm(given: Fields = {}): Promise<Fields> {
	const { quantity: _left, ral: _none, ...choice } = choiceFields(byTruck);
	return {
		...choice,
		ticket: given.ticket ?? (await openedTicket()),
		website: "",
		customerName: "Jana Peeters",
		companyName: "Peeters & Co <BV>",
		email: `jana-${randomUUID()}@buyer.example`,
		phone: "+32 3 000 00 01",
		requestType: "Lease",
		quantityRequested: "2",
		deliveryAddress: "Kaaistraat 12, 1050 Brussel",
		preferredDeliveryDate: "2026-05-04",
		specialRequirements: "Two vents.",
		...{ ground: "no", accessWidth: "3,25", doorSide: "cab" },
		...given,
	};
}

function quotesFor({ productId }: QuotePage) {
	return shop.database.db.select().from(quotes).where(eq(quotes.productId, productId));
}

async function expectNothingStored(page: QuotePage, fields: Fields): Promise<void> {
	expect(await quotesFor(page)).toEqual([]);
	const { db } = shop.database;
	const mails = await db
		.select()
		.from(mailOutbox)
		.where(eq(mailOutbox.recipient, fields.email ?? ""));
	expect(mails).toEqual([]);
}

function chosenType(html: string): string | undefined {
	return tagsOf(html, "option").find((option) => "selected" in option)?.value;
}

/** What was typed is in the form that comes back. */
function expectTyped(html: string, fields: Fields): void {
	const texts = ["customerName", "companyName", "email", "phone", "quantityRequested"];
	for (const name of [...texts, "deliveryAddress", "preferredDeliveryDate", "accessWidth"]) {
		expect(fieldValue(html, name) ?? "", name).toBe(fields[name]);
	}
	expect(textsIn(html, "textarea")).toEqual([fields.specialRequirements]);
	const chosen = tagsOf(html, "option").flatMap((one) => ("selected" in one ? [one.value] : []));
	expect(chosen).toEqual([fields.requestType, fields.ground, fields.doorSide]);
}

describe("the page of the form", () => {
	test.each(languages)("is there, not indexed and not kept: %s", async (language) => {
		const { path } = await newPage(language);
		const answer = await shop.fetch(path);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		expect(tagsOf(html, "html")).toEqual([{ lang: language }]);
		expect(metaContent(html, "robots")).toContain("noindex");
		expect(textsIn(html, "h1")).toEqual([catalogues[language].quote.title]);
		expect(shownText(html)).toContain(`Container (${language})`);
	});

	test("is complete without scripts", async () => {
		const { container, path } = await newPage();
		const query = "?condition=rent&quantity=3&delivery=truck&country=BE&postcode=1050";
		const html = await (await shop.fetch(path + query)).text();
		const form = tagsOf(html, "form").find((one) => one.id === "quote");
		expect(form).toMatchObject({ method: "post", action: path + query });
		const { quote } = catalogues.en;
		const labels = textsIn(html, "label").join("\n");
		const visible = [
			...["customerName", "companyName", "email", "phone", "requestType", "quantityRequested"],
			...["deliveryAddress", "preferredDeliveryDate", "specialRequirements"],
		] as (keyof typeof quote & string)[];
		const fields = ["input", "select", "textarea"].flatMap((name) => tagsOf(html, name));
		for (const name of visible) {
			const field = fields.find((one) => one.name === name);
			expect(tagsOf(html, "label").map((label) => label.for)).toContain(field?.id);
			expect(labels).toContain(quote[name]);
		}
		const kinds = tagsOf(html, "option").slice(0, 1 + quoteRequestTypes.length);
		expect(kinds.map((option) => option.value)).toEqual(["", ...quoteRequestTypes]);
		// Three containers for rent: what is asked for stands above the form, and its kind is proposed.
		const shown = shownText(html);
		for (const text of [pageTexts.en.quoteRequest.asked, "Rent", "1050, Belgium", "€753.00"]) {
			expect(shown).toContain(text);
		}
		expect(chosenType(html)).toBe("Lease");
		expect(fieldValue(html, "deliveryAddress")).toBe("1050, Belgium");
		const chosen = { condition: "rent", color: "from_stack", delivery: "truck", postcode: "1050" };
		for (const [name, value] of Object.entries(chosen)) expect(fieldValue(html, name), name).toBe(value);
		expect(fieldValue(html, "country")).toBe("BE");
		expect(fieldValue(html, "quantityRequested")).toBe("3");
		expect(fieldValue(html, "website")).toBe("");
		expect(fieldValue(html, "ticket")).not.toBe("");
		expect(tagsOf(html, "input").map((input) => input.name)).not.toContain("ralColor");
		expect(tagsOf(html, "button").map((button) => button.type)).toContain("submit");
		expect(tagsOf(html, "a").map((link) => link.href)).toContain(container + query);
	});

	test("asks how the truck gets there where one may come, and of a rental where it is one", async () => {
		const { path } = await newPage();
		const { accessTitle, rentalTitle } = pageTexts.en.deliveryWish;
		const asked = async (query: string) => shownText(await (await shop.fetch(path + query)).text());
		const open = await asked("");
		expect([open.includes(accessTitle), open.includes(rentalTitle)]).toEqual([true, false]);
		const rent = await asked("?condition=rent&delivery=self_pickup");
		expect([rent.includes(accessTitle), rent.includes(rentalTitle)]).toEqual([false, true]);
	});

	test("keeps a place without a tariff, and the one container is none of the kinds", async () => {
		const page = await newPage("fr");
		const place = { delivery: "truck", country: "FR", postcode: "75001" };
		const html = await (await shop.fetch(`${page.path}?${new URLSearchParams(place)}`)).text();
		expect(fieldValue(html, "country")).toBe("FR");
		expect(fieldValue(html, "deliveryAddress")).toBe("75001, France");
		expect(shownText(html)).toContain("75001, France");
		expect(chosenType(html) ?? "").toBe("");
		const fields = await quoteForm({ ...place, requestType: "" });
		expect((await shop.visitor().post(page.path, fields)).status).toBe(303);
		expect(await quotesFor(page)).toMatchObject([
			{ transportCountry: "FR", transportPostcode: "75001", transportPrice: null, requestType: null },
		]);
	});

	test("asks for the number of a wish colour", async () => {
		const { path } = await newPage();
		const html = await (await shop.fetch(`${path}?color=wish_color&ral=RAL+5010`)).text();
		expect(fieldValue(html, "color")).toBe("wish_color");
		expect(fieldValue(html, "ralColor")).toBe("RAL 5010");
	});

	test("moves to the language's own address", async () => {
		const page = await newPage("nl");
		const slug = page.container.split("/").at(-1);
		const answer = await shop.fetch(`/de/container/${slug}/quote?condition=rent`);
		expect(answer.status).toBe(301);
		const there = answer.headers.get("Location") ?? "";
		expect(there).toMatch(/^\/de\/container\/container-[0-9a-f-]+\/quote\?condition=rent$/);
		expect(there).not.toContain(slug);
		expect((await shop.fetch(there)).status).toBe(200);
	});

	test("is nowhere for a container that is not there", async () => {
		const path = "/en/container/no-such-container/quote";
		expect((await shop.fetch(path)).status).toBe(404);
		expect((await shop.visitor().post(path, await quoteForm())).status).toBe(404);
	});
});

describe("a request", () => {
	test.each(languages)("is stored with its mails, and the next page says so: %s", async (language) => {
		const page = await newPage(language);
		const visitor = shop.visitor();
		const fields = await quoteForm();
		const answer = await visitor.post(page.path, fields);
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")?.split("?")[0]).toBe(page.container);
		expect(visitor.cookies.has("kade_flash")).toBe(true);
		expect(await quotesFor(page)).toMatchObject([
			{
				language,
				customerName: fields.customerName,
				companyName: fields.companyName,
				email: fields.email,
				phone: fields.phone,
				requestType: "Lease",
				quantityRequested: 2,
				deliveryAddress: fields.deliveryAddress,
				preferredDeliveryDate: "2026-05-04",
				specialRequirements: "Two vents.",
				...{ ground: "no", accessWidth: 3.25, doorSide: "cab", rentalLength: null },
				purchaseOption: "used_a",
				transportType: "truck",
				...{ transportPrice: 44_300, transportCountry: "BE", transportPostcode: "1050" },
				...{ unitPrice: 175_000, totalPrice: 394_300 },
				colorType: "from_stack",
				ralColor: "N/A",
			},
		]);
		const { db } = shop.database;
		const toCompany = await db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.replyTo, fields.email ?? ""));
		const toCustomer = await db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.recipient, fields.email ?? ""));
		// The notification and the plain one in reserve.
		expect([toCompany.length, toCustomer.length]).toEqual([2, 1]);
		const { successTitle, successText } = catalogues[language].quote;
		const next = shownText(await (await visitor.get(page.container)).text());
		expect(next).toContain(successTitle);
		expect(next).toContain(successText);
		expect(shownText(await (await visitor.get(page.container)).text())).not.toContain(successTitle);
	});

	test.each([
		[
			"as it was sent",
			{},
			{ condition: "used-a", quantity: "2", delivery: "truck", country: "BE", postcode: "1050" },
		],
		[
			"in a wish colour, as it was changed in the form",
			{ condition: "new", color: "wish_color", ralColor: "RAL 5010", quantityRequested: "7" },
			{
				...{ color: "wish_color", ral: "RAL 5010", quantity: "7" },
				...{ delivery: "truck", country: "BE", postcode: "1050" },
			},
		],
		[
			"of one piece for Breda",
			{ quantityRequested: "1", country: "NL", postcode: "4811 AA" },
			{ condition: "used-a", delivery: "truck", country: "NL", postcode: "4811 AA" },
		],
	])("leads back to the container with what was chosen: %s", async (_name, given, chosen) => {
		const page = await newPage();
		const visitor = shop.visitor();
		const answer = await visitor.post(page.path, await quoteForm(given));
		const location = new URL(answer.headers.get("Location") ?? "", "http://shop.example");
		expect(Object.fromEntries(location.searchParams)).toEqual(chosen);
		const html = await (await visitor.get(location.pathname + location.search)).text();
		for (const name of ["quantity", "postcode"] as const)
			expect([name, fieldValue(html, name)]).toEqual([name, chosen[name as keyof typeof chosen] ?? "1"]);
	});

	test("has the shop's transport price, not one that comes along", async () => {
		const page = await newPage();
		const forged = { transportPrice: "1", transport_price: "1", status: "won", language: "fr" };
		expect((await shop.visitor().post(page.path, await quoteForm(forged))).status).toBe(303);
		expect(await quotesFor(page)).toMatchObject([{ transportPrice: 44_300, status: "new", language: "en" }]);
	});

	test("may be for a wish colour, for one piece, without anything optional", async () => {
		const page = await newPage();
		const { customerName = "", email = "", ticket = "" } = await quoteForm();
		const fields = { customerName, email, ticket, color: "wish_color", ralColor: "RAL 5010" };
		const answer = await shop
			.visitor()
			.post(page.path, { ...fields, condition: "new", quantityRequested: "x" });
		expect(answer.status).toBe(303);
		expect(await quotesFor(page)).toMatchObject([
			{
				purchaseOption: "new",
				colorType: "wish_color",
				ralColor: "RAL 5010",
				quantityRequested: 1,
				requestType: null,
				transportType: null,
				transportPrice: null,
				phone: null,
				specialRequirements: null,
			},
		]);
	});

	test("of the dialog is answered in place", async () => {
		const page = await newPage();
		const visitor = shop.visitor();
		const fields = { ...(await quoteForm()), dialog: "on" };
		const answer = await visitor.post(`${page.path}.data`, fields);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain('"sent",true');
		expect(visitor.cookies.has("kade_flash")).toBe(false);
		expect(await quotesFor(page)).toHaveLength(1);
		const refused = await visitor.post(`${page.path}.data`, { ...fields, customerName: "" });
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain('"sent",false');
	});

	test("for a container that is gone meanwhile says so, and keeps the form", async () => {
		const page = await newPage();
		const { db } = shop.database;
		await db.delete(schema.products).where(eq(schema.products.id, page.productId));
		const fields = await quoteForm();
		const answer = await shop.visitor().post(`${page.path}.data`, fields);
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain("isGone");
		await expectNothingStored(page, fields);
		const aside = await shop.visitor().post(`${page.path}.data`, { ...fields, aside: "on" });
		expect([aside.status, await aside.text()]).toEqual([404, expect.stringContaining("asked")]);
	});

	test.each(languages)(
		"for a container that is gone meanwhile says so without scripts, with all that was typed: %s",
		async (language) => {
			const page = await newPage(language);
			await shop.database.db.delete(schema.products).where(eq(schema.products.id, page.productId));
			const typed = { ralColor: "RAL 5010", postcode: "10", email: "nobody" };
			const fields = await quoteForm({ ...typed, color: "wish_color" });
			const answer = await shop.visitor().post(page.path, fields);
			expect(answer.status).toBe(404);
			const html = await answer.text();
			expect(alertsIn(html)).toEqual([shownText(pageTexts[language].quoteRequest.gone)]);
			expectTyped(html, fields);
			for (const name of Object.keys(typed))
				expect([name, fieldValue(html, name)]).toEqual([name, fields[name]]);
			const links = tagsOf(mainOf(html), "a").map(({ href }) => href);
			expect(links).toEqual([urls.containers(language)]);
			expect((await shop.visitor().get(page.path)).status).toBe(404);
		},
	);

	test("at an address of before is refused there: what was typed stays", async () => {
		const page = await newPage();
		await shop.database.db
			.update(schema.productTranslations)
			.set({ slug: `moved-${randomUUID()}` })
			.where(eq(schema.productTranslations.productId, page.productId));
		const fields = await quoteForm({ email: "nobody" });
		const answer = await shop.visitor().post(`/en/container/${page.productId}/quote`, fields);
		expect(answer.status).toBe(422);
		expectTyped(await answer.text(), fields);
	});

	test("from another site's page is refused", async () => {
		const page = await newPage();
		const fields = await quoteForm();
		const answer = await shop.visitor().post(page.path, fields, { Origin: "http://evil.example" });
		expect(answer.status).toBe(400);
		await expectNothingStored(page, fields);
	});
});

describe("mistakes", () => {
	test.each<[name: string, given: Fields, error: keyof typeof catalogues.en.quote.errors]>([
		["customerName", { customerName: "" }, "customerName"],
		["email", { email: "" }, "email"],
		["email", { email: "nobody" }, "emailInvalid"],
		["preferredDeliveryDate", { preferredDeliveryDate: "31-03-2026" }, "date"],
		["companyName", { companyName: "x".repeat(201) }, "tooLong"],
		["companyName", { companyName: "evil.example/39" }, "link"],
		["customerName", { customerName: "https://evil.example" }, "link"],
	])("are told beside their field, and the form stays as typed: %s", async (name, given, error) => {
		for (const language of languages) {
			const page = await newPage(language);
			const fields = await quoteForm(given);
			const answer = await shop.visitor().post(page.path, fields);
			expect(answer.status).toBe(422);
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			const html = await answer.text();
			expect(fieldError(html, name)).toBe(catalogues[language].quote.errors[error]);
			expectTyped(html, fields);
			await expectNothingStored(page, fields);
		}
	});

	test.each<[place: Fields, error: "BE" | "FR", right: string]>([
		[{ country: "BE", postcode: "abc" }, "BE", "1050"],
		[{ country: "FR", postcode: "7500" }, "FR", "75001"],
	])("a postcode that is none of its country is asked for again: %j", async (place, country, right) => {
		for (const language of languages) {
			const page = await newPage(language);
			const query = new URLSearchParams({ delivery: "truck", ...place } as Record<string, string>);
			const text = pageTexts[language].container.postcodeErrors[country];
			// Told before anything is sent, since the field is not the form's own.
			const opened = await (await shop.fetch(`${page.path}?${query}`)).text();
			expect(fieldError(opened, "postcode")).toBe(text);
			expect(fieldValue(opened, "postcode")).toBe(place.postcode);
			const fields = await quoteForm({ delivery: "truck", ...place });
			const refused = await shop.visitor().post(`${page.path}?${query}`, fields);
			expect(refused.status).toBe(422);
			const html = await refused.text();
			expect(fieldError(html, "postcode")).toBe(text);
			expectTyped(html, fields);
			await expectNothingStored(page, fields);
			const next = { ...fields, postcode: right, customerName: "" };
			const named = await (await shop.visitor().post(`${page.path}?${query}`, next)).text();
			expect(fieldError(named, "postcode")).toBeUndefined();
			expect(fieldValue(named, "postcode")).toBe(right);
			const taken = await shop.visitor().post(`${page.path}?${query}`, { ...fields, postcode: right });
			expect(taken.status).toBe(303);
		}
	});

	test("what is asked for follows what is typed, and stores nothing", async () => {
		const page = await newPage();
		const { ticket: _unused, ...fields } = await quoteForm({
			delivery: "truck",
			country: "BE",
			postcode: "1050",
		});
		const asked = async (given: Fields) => {
			const answer = await shop.visitor().post(`${page.path}.data`, { ...fields, ...given, aside: "on" });
			expect(answer.status).toBe(200);
			return answer.text();
		};
		expect(await asked({ quantityRequested: "1" })).toContain("€310.00");
		// Two pairs and one: 2 × 443 + 310.
		expect(await asked({ quantityRequested: "5" })).toContain("€1,196.00");
		expect(await asked({ quantityRequested: "many" })).toContain("€310.00");
		expect(await asked({ quantityRequested: "5", postcode: "x" })).not.toContain("€1,196.00");
		expect(await asked({ country: "ES" })).not.toContain("€");
		await expectNothingStored(page, fields);
	});

	test("are all told at once", async () => {
		const page = await newPage();
		const answer = await shop.visitor().post(page.path, await quoteForm({ customerName: " ", email: "a@b" }));
		const html = await answer.text();
		expect(fieldError(html, "customerName")).toBe("Full name is required");
		expect(fieldError(html, "email")).toBe("Please enter a valid email");
	});

	test("include a wish colour without its number", async () => {
		const page = await newPage();
		const fields = await quoteForm({ color: "wish_color", ralColor: "" });
		const answer = await shop.visitor().post(`${page.path}?color=wish_color`, fields);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldError(html, "ralColor")).toBe("RAL colour number is required");
		const forged = await quoteForm({ color: "wish_color", ralColor: "RAL 9999" });
		const again = await shop.visitor().post(`${page.path}?color=wish_color`, forged);
		expect(again.status).toBe(422);
		expect(fieldError(await again.text(), "ralColor")).toBe("RAL Classic has no such number");
		expectTyped(html, fields);
		await expectNothingStored(page, fields);
	});

	test("include a width of the way that is none, and a rental that began yesterday", async () => {
		const page = await newPage();
		const rental = { condition: "rent", rentalStart: "2026-01-01", rentalLength: "0" };
		const fields = await quoteForm({ ...rental, accessWidth: "narrow" });
		const answer = await shop.visitor().post(`${page.path}?condition=rent&delivery=truck`, fields);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		const { width, length, dateInvalid } = pageTexts.en.checkoutPage.errors;
		expect(fieldError(html, "accessWidth")).toBe(width);
		expect(fieldError(html, "rentalLength")).toBe(length);
		expect(fieldError(html, "rentalStart")).toBe(dateInvalid);
		expect(fieldValue(html, "accessWidth")).toBe("narrow");
		await expectNothingStored(page, fields);
	});

	test.each<Fields>([{ color: "gold" }, { country: "ES" }])("are not made by people: %j", async (forged) => {
		const page = await newPage();
		const fields = await quoteForm(forged);
		const answer = await shop.visitor().post(page.path, fields);
		expect(answer.status).toBe(422);
		expect(alertsIn(await answer.text())).toEqual([catalogues.en.quote.failureText]);
		await expectNothingStored(page, fields);
	});

	test.each(["2026-02-30", "0000-01-01"])("include a day that is not in the calendar: %s", async (date) => {
		const page = await newPage();
		const fields = await quoteForm({ preferredDeliveryDate: date });
		const answer = await shop.visitor().post(page.path, fields);
		expect(answer.status).toBe(422);
		expect(fieldError(await answer.text(), "preferredDeliveryDate")).toBe(catalogues.en.quote.errors.date);
		await expectNothingStored(page, fields);
	});
});

describe("the guard", () => {
	test("asks who sends at once to send once more", async () => {
		// The clock stands still while the form is fetched and sent.
		vi.useFakeTimers({ toFake: ["Date"] });
		const page = await newPage();
		const visitor = shop.visitor();
		const opened = await (await visitor.get(page.path)).text();
		const fields = await quoteForm({ ticket: fieldValue(opened, "ticket") ?? "" });
		const answer = await visitor.post(page.path, fields);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual(["Please press send once more to confirm."]);
		expectTyped(html, fields);
		await expectNothingStored(page, fields);
		expect(await shop.database.db.select().from(formSubmissions)).toEqual([]);

		vi.setSystemTime(Date.now() + 2_000);
		const ticket = fieldValue(html, "ticket") ?? "";
		expect((await visitor.post(page.path, { ...fields, ticket })).status).toBe(303);
		expect(await quotesFor(page)).toHaveLength(1);
	});

	test.each([
		["missing", async () => ""],
		["stale", () => openedTicket(25 * 60 * 60 * 1000)],
		["forged", async () => issueTicket("guessed", "quote", new Date(Date.now() - 60_000))],
	])("hands out a new ticket for one that is %s", async (_name, makeTicket) => {
		const page = await newPage();
		const fields = await quoteForm({ ticket: await makeTicket() });
		const answer = await shop.visitor().post(page.path, fields);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([catalogues.en.quote.again]);
		expect(fieldValue(html, "ticket")).not.toBe(fields.ticket);
		await expectNothingStored(page, fields);
	});

	test.each(["", ".data"])("takes a double click for one request%s", async (data) => {
		const page = await newPage();
		const visitor = shop.visitor();
		const fields = { ...(await quoteForm()), ...(data ? { dialog: "on" } : {}) };
		const answers = await Promise.all([1, 2, 3].map(() => visitor.post(page.path + data, fields)));
		expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(data ? 200 : 303));
		expect(await quotesFor(page)).toHaveLength(1);
	});

	test("stores nothing of a robot", async () => {
		const page = await newPage();
		const fields = await quoteForm({ website: "https://spam.example" });
		const answer = await shop.visitor().post(page.path, fields);
		expect(answer.status).toBe(422);
		expect(alertsIn(await answer.text())).toEqual([catalogues.en.quote.failureText]);
		await expectNothingStored(page, fields);
	});

	test("stops the sixth request, in the page's language", async () => {
		const page = await newPage("fr");
		for (let index = 0; index < 5; index++) {
			expect((await shop.visitor().post(page.path, await quoteForm())).status).toBe(303);
		}
		const fields = await quoteForm();
		const answer = await shop.visitor().post(page.path, fields);
		expect(answer.status).toBe(429);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([catalogues.fr.quote.tooMany]);
		expectTyped(html, fields);
		expect(await quotesFor(page)).toHaveLength(5);
	});

	test("does not count mistakes", async () => {
		const page = await newPage();
		const fields = await quoteForm();
		for (let index = 0; index < 6; index++) {
			expect((await shop.visitor().post(page.path, { ...fields, email: "" })).status).toBe(422);
		}
		expect((await shop.visitor().post(page.path, fields)).status).toBe(303);
	});
});
