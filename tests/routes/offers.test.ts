import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import { offerToken } from "~/trade/offers/offer-link.server.ts";
import { refusalIn } from "~/values/refusal-text.ts";
import { languages } from "~/values/vocabulary.ts";
import type { Shop } from "../../server/shop.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	alertsIn,
	areaValue,
	elementIn,
	fieldError,
	fieldValue as inputValue,
	shownText,
	tagsOf,
} from "../support/html.ts";
import { type LostCommits, loseCommits } from "../support/lost-commits.ts";
import { readPdf } from "../support/read-pdf.ts";
import { createContainer } from "../support/sample-trade.ts";
import { type Fields, openTestShop, useTestShop, type Visitor, visitorOf } from "../support/test-shop.ts";

const shop = useTestShop();
const { offers, offerVersions, orders, quotes } = schema;
let owner: Visitor;
beforeAll(async () => {
	owner = await signInAdmin(shop);
});

const words = pageTexts.en.adminOffers;
const { met } = pageTexts.en.adminShell.record;

async function requestQuote() {
	const container = await createContainer(shop.database.db);
	const [quote] = await shop.database.db
		.insert(quotes)
		.values({
			...{ productId: container.id, language: "de", customerName: "Jonas Groß", quantityRequested: 2 },
			...{ email: `jonas-${randomUUID()}@buyer.example`, phone: "+49 30 000001" },
			...{ purchaseOption: "used_a", transportType: "truck", transportCountry: "BE" },
			...{ transportPostcode: "1050", colorType: "from_stack" },
		})
		.returning();
	if (!quote) throw new Error("not inserted");
	return quote;
}

/** Of an input or a text area. */
const fieldValue = (html: string, name: string) => inputValue(html, name) ?? areaValue(html, name);

const location = (answer: Response) => answer.headers.get("Location") ?? "";

/** An offer that answers a request, begun at the desk. @returns its page */
async function begin(): Promise<{ page: string; id: string }> {
	const quote = await requestQuote();
	const answer = await owner.post("/en/admin/offers/new", { id: randomUUID(), quote: quote.id });
	expect(answer.status).toBe(303);
	const page = location(answer);
	return { page, id: page.split("/").at(-1) ?? "" };
}

const hiddenField = (html: string, name: string) =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** The form of the editor as the page holds it, all that it would send. */
async function formOf(page: string): Promise<Fields> {
	const html = await (await owner.get(`${page}/edit`)).text();
	const names = [
		...["name", "email", "phone", "companyName", "vatNumber", "street", "postalCode", "city", "intro"],
		...["closing", "conditions", "remarks", "pictures", "validUntil", "termDays"],
		...["quantity", "unitPrice", "transportPrice", "title", "details", "ralColor"].map(
			(name) => `lines[0].${name}`,
		),
	];
	return {
		...Object.fromEntries(names.map((name) => [name, fieldValue(html, name) ?? ""])),
		...{ language: "de", country: "belgium", billingCountry: "belgium", transportType: "truck" },
		"lines[0].productId": hiddenField(html, "lines\\[0\\].productId"),
		"lines[0].listPrice": hiddenField(html, "lines\\[0\\].listPrice"),
		"lines[0].condition": "used-a",
		...carriedBy(html),
	};
}

/** What a form says of what it began with. */
const carriedBy = (html: string) => ({
	seen: hiddenField(html, "seen"),
	began: hiddenField(html, "began").replaceAll("&amp;", "&"),
});

/** The version that a button saves over; undefined where there is none. */
const overwriteOf = (html: string) => tagsOf(html, "button").find(({ name }) => name === "overwrite")?.value;

const sectionNamed = (html: string, label: string) => elementIn(html, "section", { "aria-label": label });

async function send(page: string): Promise<Response> {
	const html = await (await owner.get(page)).text();
	return owner.post(page, {
		intent: "send",
		seen: hiddenField(html, "seen"),
		total: hiddenField(html, "total"),
	});
}

async function tokenOf(id: string): Promise<string> {
	const [version] = await shop.database.db
		.select({ id: offerVersions.id })
		.from(offerVersions)
		.innerJoin(offers, eq(offers.id, offerVersions.offerId))
		.where(eq(offers.id, id))
		.orderBy(offerVersions.version);
	return offerToken(await requireSecret(shop.database.db), version?.id ?? "");
}

async function sentOffer() {
	const { page, id } = await begin();
	const saved = await owner.post(`${page}/edit`, {
		...(await formOf(page)),
		...{ street: "Hafenstraße 1", city: "Brüssel", intent: "save" },
	});
	expect(saved.status).toBe(303);
	expect((await send(page)).status).toBe(303);
	return { page, id, link: `/de/offer/${await tokenOf(id)}` };
}

describe("at the desk", () => {
	test("a request leads to an offer, which is changed, sent, withdrawn and found again", async () => {
		const { page, link, id } = await sentOffer();
		const html = await (await owner.get(page)).text();
		expect(html).toContain(words.states.sent);
		const [offer] = await shop.database.db.select().from(offers).where(eq(offers.id, id));
		const list = shownText(await (await owner.get(`/en/admin/offers?q=${offer?.number}&status=sent`)).text());
		expect(list).toContain("Jonas Groß");
		expect(list).not.toContain(offer?.email);
		await owner.post("/en/admin/views", { intent: "columns", list: "offers", column: "email", query: "" });
		const narrow = shownText(await (await owner.get(`/en/admin/offers?q=${offer?.number}`)).text());
		expect(narrow).toContain(offer?.email);
		expect(narrow).not.toContain("Jonas Groß");
		for (const [ending, type] of [
			["csv", "text/csv; charset=utf-8"],
			["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
		]) {
			const file = await owner.get(`/en/admin/offers.${ending}?q=${offer?.number}&status=sent`);
			expect([file.status, file.headers.get("Content-Type")]).toEqual([200, type]);
			expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="offers-[\d-]{10}\./);
			if (ending === "csv") expect((await file.text()).split("\r\n")[1]).toContain(`${offer?.number};1;`);
		}
		expect(
			shownText(await (await owner.get("/en/admin/offers?status=draft&sort=valid-asc")).text()),
		).not.toContain(offer?.number);
		expect(shownText(await (await owner.get(`/en/admin/quotes/${offer?.quoteId}`)).text())).toContain(
			offer?.number,
		);
		expect((await owner.post(page, { intent: "withdraw", told: "on" })).status).toBe(303);
		const gone = await shop.visitor().get(link);
		expect(shownText(await gone.text())).toContain(pageTexts.de.offerPage.states.withdrawn.title);
		expect((await owner.post(page, { intent: "withdraw" })).status).toBe(409);
	});

	test("an offer that is deleted leads to the list, also by a second press, and anything else says that it is gone", async () => {
		const { id, page } = await begin();
		const seen = hiddenField(await (await owner.get(page)).text(), "seen");
		for (const _press of [1, 2]) {
			const answer = await owner.post(page, { intent: "discard", seen });
			expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/admin/offers"]);
		}
		expect(await shop.database.db.$count(offers, eq(offers.id, id))).toBe(0);
		expect((await owner.post(page, { intent: "withdraw" })).status).toBe(404);
	});

	test("a refused form keeps what was typed and names each field's error; buttons change lines without saving", async () => {
		const { page } = await begin();
		const form = await formOf(page);
		const bad = {
			...form,
			name: "",
			email: "nobody",
			"lines[0].unitPrice": "1.2.3",
			"lines[0].quantity": "0",
		};
		const refused = await owner.post(`${page}/edit`, { ...bad, intent: "save", remarks: "With lock box" });
		expect(refused.status).toBe(422);
		const html = await refused.text();
		expect(fieldError(html, "name")).toBe(words.errors.required);
		expect(fieldError(html, "email")).toBe(words.errors.emailInvalid);
		expect(fieldError(html, "lines[0].unitPrice")).toBe(words.errors.money);
		expect(fieldError(html, "lines[0].quantity")).toBe(words.errors.quantity);
		expect(fieldValue(html, "remarks")).toBe("With lock box");
		const added = await (await owner.post(`${page}/edit`, { ...form, intent: "add-free" })).text();
		expect(fieldValue(added, "lines[1].title")).toBe("");
		const removed = await (await owner.post(`${page}/edit`, { ...form, intent: "remove:0" })).text();
		expect(removed).not.toContain('name="lines[0].title"');
		const priced = await owner.post(`${page}/edit`, {
			...{ ...form, "lines[0].unitPrice": "1", intent: "reprice" },
		});
		expect(fieldValue(await priced.text(), "lines[0].unitPrice")).toBe("1750.00");
		expect(fieldValue(await (await owner.get(`${page}/edit`)).text(), "remarks")).toBe("");
	});

	test("what another editor has saved meanwhile is named beside what was typed, and saved over by a press that says so", async () => {
		const { page } = await begin();
		const form = await formOf(page);
		const edit = `${page}/edit`;
		const theirs = { phone: "+49 40 7654321", street: "Speicherstadt 4", remarks: "Of the first" };
		expect((await owner.post(edit, { ...form, ...theirs, intent: "save" })).status).toBe(303);
		const mine = { ...form, remarks: "Of the second", intent: "save" };
		const refused = await owner.post(edit, mine);
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(alertsIn(html).join()).toContain(words.problems.met);
		// Only they have changed phone and street: the form takes them over.
		expect(shownText(sectionNamed(html, met.taken))).toContain(theirs.phone);
		expect(fieldValue(html, "phone")).toBe(theirs.phone);
		expect(fieldValue(html, "street")).toBe(theirs.street);
		// Both have written a remark.
		const differing = shownText(sectionNamed(html, met.differing));
		expect(differing).toContain(
			`${words.fields.remarks} ${met.stored} Of the first ${met.typed} Of the second`,
		);
		expect(differing).not.toContain(theirs.phone);
		expect(fieldValue(html, "remarks")).toBe("Of the second");
		const link = tagsOf(html, "a").find(({ target, href }) => target === "_blank" && href === page);
		expect(link).toBeDefined();
		// The same press once more is none that says so.
		const shown = { phone: theirs.phone, street: theirs.street, ...carriedBy(html) };
		expect((await owner.post(edit, { ...mine, ...shown })).status).toBe(409);
		const { intent: _save, ...over } = { ...mine, ...shown, overwrite: overwriteOf(html) ?? "" };
		expect((await owner.post(edit, over)).status).toBe(303);
		const stored = await (await owner.get(edit)).text();
		expect(fieldValue(stored, "remarks")).toBe("Of the second");
		expect(fieldValue(stored, "phone")).toBe(theirs.phone);
	});

	test("a form joins what another editor has saved of other fields and lines, and is saved by its own button then", async () => {
		const { page } = await begin();
		const form = await formOf(page);
		const edit = `${page}/edit`;
		const theirs = { phone: "+49 40 7654321", "lines[0].unitPrice": "1600" };
		expect((await owner.post(edit, { ...form, ...theirs, intent: "save" })).status).toBe(303);
		const html = await (await owner.post(edit, { ...form, remarks: "Mine", intent: "save" })).text();
		expect(shownText(sectionNamed(html, met.taken))).toContain("€1,600.00");
		expect(fieldValue(html, "lines[0].unitPrice")).toBe("1600.00");
		expect(shownText(sectionNamed(html, met.differing))).toContain("Mine");
		expect(overwriteOf(html)).toBeUndefined();
		const joined = { ...form, ...theirs, remarks: "Mine", ...carriedBy(html), intent: "save" };
		expect((await owner.post(edit, joined)).status).toBe(303);
	});

	test("a form that its own buttons have changed, or that was refused, still knows what it began with", async () => {
		const { page } = await begin();
		const form = await formOf(page);
		const edit = `${page}/edit`;
		expect((await owner.post(edit, { ...form, phone: "+49 40 7654321", intent: "save" })).status).toBe(303);
		const presses: Fields[] = [{ intent: "add-free" }, { intent: "save", name: "" }];
		for (const press of presses) {
			const html = await (await owner.post(edit, { ...form, ...press })).text();
			expect(carriedBy(html)).toEqual({ seen: form.seen, began: form.began });
		}
	});

	test("a form without marks of what it began with counts every difference as made by both", async () => {
		const { page } = await begin();
		const form: Fields = { ...(await formOf(page)), began: "" };
		const edit = `${page}/edit`;
		expect((await owner.post(edit, { ...form, phone: "+49 40 7654321", intent: "save" })).status).toBe(303);
		const html = await (await owner.post(edit, { ...form, remarks: "Mine", intent: "save" })).text();
		expect(shownText(sectionNamed(html, met.differing))).toContain("+49 40 7654321");
		expect(fieldValue(html, "phone")).toBe(form.phone);
		expect(overwriteOf(html)).toBeDefined();
	});

	test("a form that was open while the offer was sent says that a save begins the next version", async () => {
		const { page } = await begin();
		const first = await formOf(page);
		const addressed = { ...first, street: "Hafenstraße 1", city: "Brüssel", intent: "save" };
		expect((await owner.post(`${page}/edit`, addressed)).status).toBe(303);
		const form = await formOf(page);
		expect((await send(page)).status).toBe(303);
		const refused = await owner.post(`${page}/edit`, { ...form, remarks: "Late", intent: "save" });
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(alertsIn(html).join()).toContain(words.problems.metSent);
		const next = { ...form, remarks: "Late", ...carriedBy(html), intent: "save" };
		expect((await owner.post(`${page}/edit`, next)).status).toBe(303);
		expect(shownText(await (await owner.get(page)).text())).toContain(words.draftNote);
	});

	test("a form that has begun an offer and then names another buyer is told so, and begins a second one", async () => {
		const address = "/en/admin/offers/new";
		const id = randomUUID();
		const caller = {
			id,
			name: "Piet",
			email: "piet@buyer.example",
			language: "nl",
			phone: "",
			companyName: "",
		};
		const first = await owner.post(address, caller);
		expect(location(first)).toBe(`/en/admin/offers/${id}/edit`);
		expect(location(await owner.post(address, caller))).toBe(location(first));
		const other = { ...caller, name: "Joris", email: "joris@buyer.example" };
		const refused = await owner.post(address, other);
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(alertsIn(html).join()).toContain(words.new.begun);
		expect(tagsOf(html, "a").some(({ href }) => href === `/en/admin/offers/${id}`)).toBe(true);
		expect(fieldValue(html, "name")).toBe("Joris");
		const next = hiddenField(html, "id");
		expect(next).not.toBe(id);
		const second = await owner.post(address, { ...other, id: next });
		expect(location(second)).toBe(`/en/admin/offers/${next}/edit`);
		expect(fieldValue(await (await owner.get(location(second))).text(), "name")).toBe("Joris");
		expect(fieldValue(await (await owner.get(location(first))).text(), "name")).toBe("Piet");
	});

	test("a call becomes an order by the same way: who called, what, accepted on the phone", async () => {
		const id = randomUUID();
		const caller = { id, name: "Piet", email: "piet@buyer.example", language: "nl", phone: "" };
		expect((await owner.post("/en/admin/offers/new", { ...caller, email: "no" })).status).toBe(422);
		const begun = await owner.post("/en/admin/offers/new", caller);
		expect(location(begun)).toBe(`/en/admin/offers/${id}/edit`);
		const page = `/en/admin/offers/${id}`;
		const html = await (await owner.get(`${page}/edit`)).text();
		const form = {
			...{ name: "Piet", email: "piet@buyer.example", language: "nl", country: "netherlands" },
			...{ phone: "010 000 0000", street: "Kade 1", postalCode: "3011 AA", city: "Rotterdam" },
			...{ billingCountry: "belgium", transportType: "self_pickup", termDays: "5" },
			...{
				validUntil: fieldValue(html, "validUntil") ?? "",
				seen: hiddenField(html, "seen"),
				intent: "save",
			},
			...{ "lines[0].title": "Shelves", "lines[0].quantity": "2", "lines[0].unitPrice": "150,50" },
		};
		expect((await owner.post(`${page}/edit`, form)).status).toBe(303);
		const shown = await (await owner.get(page)).text();
		const yes = {
			...{ intent: "accept", name: "Piet", how: "phone", version: "1" },
			...{ seen: hiddenField(shown, "seen"), total: hiddenField(shown, "total") },
		};
		expect((await owner.post(page, { ...yes, name: "" })).status).toBe(422);
		const results = await Promise.all([owner.post(page, yes), owner.post(page, yes)]);
		expect(results.map(({ status }) => status)).toContain(303);
		const made = await shop.database.db.select().from(orders).where(eq(orders.offerId, id));
		expect(made).toMatchObject([{ totalAmount: 36_421, shippingAddress: { city: "Rotterdam" } }]);
		const order = shownText(await (await owner.get(`/en/admin/orders/${made[0]?.id}`)).text());
		expect(order).toContain("Shelves");
		expect(order).toContain(words.from);
	});

	test("a yes on the phone to a draft is order and offer, or neither", async () => {
		const { page, id } = await begin();
		await owner.post(`${page}/edit`, {
			...(await formOf(page)),
			...{ street: "Hafenstraße 1", city: "Brüssel", intent: "save" },
		});
		const shown = await (await owner.get(page)).text();
		const yes = {
			...{ intent: "accept", name: "Jonas Groß", how: "phone", version: "1" },
			...{ seen: hiddenField(shown, "seen"), total: hiddenField(shown, "total") },
		};
		const { db } = shop.database;
		const offer = async () => (await db.select().from(offers).where(eq(offers.id, id)))[0];
		await db.execute("alter table orders add constraint shut check (false) not valid");
		try {
			expect((await owner.post(page, yes)).status).toBe(500);
			expect(await offer()).toMatchObject({ status: "draft", sentVersion: null });
		} finally {
			await db.execute("alter table orders drop constraint shut");
		}
		expect((await owner.post(page, { ...yes, version: "2" })).status).toBe(409);
		const answers = await Promise.all([owner.post(page, yes), owner.post(page, yes)]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(await offer()).toMatchObject({ status: "accepted", sentVersion: 1 });
		expect(await db.select().from(orders).where(eq(orders.offerId, id))).toHaveLength(1);
	});

	test("settings keep what a new offer begins with, and refuse what is none", async () => {
		const html = await (await owner.get("/en/admin/offers/settings")).text();
		const form = {
			validDays: "21",
			remindBefore: "",
			"texts.de.intro": "Moin!",
			...carriedBy(html),
		};
		const refused = await owner.post("/en/admin/offers/settings", { ...form, validDays: "0" });
		expect(refused.status).toBe(422);
		expect(fieldError(await refused.text(), "validDays")).toBe(words.settings.validInvalid);
		expect((await owner.post("/en/admin/offers/settings", form)).status).toBe(303);
		// The same form sent again finds itself done.
		expect((await owner.post("/en/admin/offers/settings", form)).status).toBe(303);
		const { page } = await begin();
		expect(fieldValue(await (await owner.get(`${page}/edit`)).text(), "intro")).toBe("Moin!");
	});

	test("settings that a colleague has saved meanwhile are named, and saved over by a press that says so", async () => {
		const address = "/en/admin/offers/settings";
		const page = await (await owner.get(address)).text();
		const form = {
			...{ validDays: fieldValue(page, "validDays") ?? "", remindBefore: "" },
			...{ "texts.de.intro": fieldValue(page, "texts.de.intro") ?? "", ...carriedBy(page) },
		};
		const theirs = { validDays: "45", "texts.de.intro": "Guten Tag!" };
		expect((await owner.post(address, { ...form, ...theirs })).status).toBe(303);
		const mine = { ...form, "texts.de.intro": "Ahoi!", "texts.fr.closing": "À bientôt" };
		const refused = await owner.post(address, mine);
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(alertsIn(html).join()).toContain(words.settings.stale);
		expect(shownText(sectionNamed(html, met.taken))).toContain(`${words.settings.validDays} 45`);
		expect(fieldValue(html, "validDays")).toBe("45");
		expect(fieldValue(html, "texts.fr.closing")).toBe("À bientôt");
		expect(shownText(sectionNamed(html, met.differing))).toContain(
			`${words.fields.intro} ${met.stored} Guten Tag! ${met.typed} Ahoi!`,
		);
		const shown = { ...mine, validDays: "45", ...carriedBy(html) };
		expect((await owner.post(address, shown)).status).toBe(409);
		const over = { ...shown, overwrite: overwriteOf(html) ?? "" };
		expect((await owner.post(address, over)).status).toBe(303);
		const stored = await (await owner.get(address)).text();
		expect(fieldValue(stored, "validDays")).toBe("45");
		expect(fieldValue(stored, "texts.de.intro")).toBe("Ahoi!");
	});
});

/** Within how many days an offer is paid, once it is an order. */
const terms = {
	nl: "Te betalen binnen 5 werkdagen na uw bestelling.",
	en: "Payable within 5 working days of your order.",
	de: "Zahlbar innerhalb von 5 Werktagen nach Ihrer Bestellung.",
	fr: "Délai de paiement : 5 jours ouvrables après votre commande.",
};

describe("the buyer's page", () => {
	test.each(languages)(
		"says all of the offer in %s, to whoever has the link and to nobody else",
		async (language) => {
			const { link } = await sentOffer();
			const answer = await shop.visitor().get(link.replace("/de/", `/${language}/`));
			expect(answer.status).toBe(200);
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
			const html = await answer.text();
			expect(html).toContain('<meta name="robots" content="noindex"');
			const text = shownText(html);
			expect(text).toContain(catalogues[language].checkout.placeOrder);
			expect(text).toContain("Container (de)");
			expect(text).toContain(terms[language]);
			expect(text).toMatch(/4[.,\u00a0\u202f\s]?771[.,]03/);
			expect((await shop.visitor().get(`${link}x`)).status).toBe(404);
			expect((await shop.visitor().get("/de/offer/%00")).status).toBeLessThan(500);
		},
	);

	test("has its PDF, the same bytes each time, in the offer's language", async () => {
		const { link, page } = await sentOffer();
		const pdf = async (path: string, visitor = shop.visitor()) =>
			Buffer.from(await (await visitor.get(path)).arrayBuffer());
		const [one, other] = [
			await pdf(`${link}/offer.pdf`),
			await pdf(`${link.replace("/de/", "/fr/")}/offer.pdf`),
		];
		expect(one.equals(other)).toBe(true);
		expect(one.equals(await pdf(`${page}/pdf`, owner))).toBe(true);
		const text = readPdf(one);
		expect(text).toMatch(/^%PDF-1\.7/);
		expect(text).toContain("Angebot A-2026-");
		expect((await shop.visitor().get(`${link}/drawing.jpg`)).status).toBe(404);
		expect((await shop.visitor().get(`${link}/other`)).status).toBe(404);
	});

	test("whose PDF cannot be made right now says so in the reader's language, and has it afterwards", async () => {
		const { link, page } = await sentOffer();
		const { db } = shop.database;
		const pdfOf = (language: (typeof languages)[number]) =>
			`${link.replace("/de/", `/${language}/`)}/offer.pdf`;
		await db.execute("alter table papers add constraint shut check (false) not valid");
		try {
			for (const language of languages) {
				for (const [visitor, path] of [
					[shop.visitor(), pdfOf(language)],
					[owner, `${page.replace("/en/", `/${language}/`)}/pdf`],
				] as const) {
					const answer = await visitor.get(path);
					const { headers } = answer;
					expect([answer.status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
						...[503, "text/html; charset=utf-8", "private, no-store"],
					]);
					const html = await answer.text();
					expect(refusalIn(html)).toEqual(pageTexts[language].refusals.notPrinted);
					// Its own address.
					expect(tagsOf(html, "a").map(({ href }) => href)).toEqual([""]);
				}
			}
		} finally {
			await db.execute("alter table papers drop constraint shut");
		}
		expect((await shop.visitor().get(pdfOf("nl"))).headers.get("Content-Type")).toBe("application/pdf");
	});

	test("accepts once, leads to the order, and says so to the second tab", async () => {
		const { link, id } = await sentOffer();
		const visitor = shop.visitor();
		const refused = await visitor.post(link, { intent: "accept", name: "" });
		expect(refused.status).toBe(422);
		const html = await refused.text();
		expect(fieldError(html, "name")).toBe(pageTexts.de.offerPage.required);
		expect(html).toContain(pageTexts.de.offerPage.termsRequired);
		const yes = { intent: "accept", name: "Jonas Groß", terms: "on" };
		const answers = await Promise.all([visitor.post(link, yes), shop.visitor().post(link, yes)]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(answers.map(location).filter((to) => to.includes("/order-confirmation/"))).toHaveLength(1);
		const made = await shop.database.db.select().from(orders).where(eq(orders.offerId, id));
		expect(made).toHaveLength(1);
		const confirmation = answers.map(location).find((to) => to.includes("/order-confirmation/")) ?? "";
		expect(shownText(await (await shop.visitor().get(confirmation)).text())).toContain(made[0]?.orderNumber);
		const after = shownText(await (await shop.visitor().get(link)).text());
		expect(after).toContain(pageTexts.de.offerPage.states.accepted.title);
		expect(after).toContain(made[0]?.orderNumber);
		expect(after).not.toContain(catalogues.de.checkout.placeOrder);
		const late = await shop.visitor().post(link, { intent: "decline" });
		expect(late.status).toBe(409);
		expect(shownText(await late.text())).toContain(pageTexts.de.offerPage.problems.accepted);
	});

	describe("where the answer of the database is lost as the order is made", () => {
		let database: LostCommits;
		let unlucky: Shop;
		beforeAll(async () => {
			database = await loseCommits(shop.database.url);
			unlucky = await openTestShop(database.url);
		});
		afterAll(async () => {
			await unlucky.close();
			await database.close();
		});
		const yes = { intent: "accept", name: "Jonas Groß", terms: "on" };
		const made = (id: string) => shop.database.db.select().from(orders).where(eq(orders.offerId, id));

		test("leads to the order all the same", async () => {
			const { link, id } = await sentOffer();
			database.isLosing = true;
			const answer = await visitorOf(unlucky).post(link, yes);
			const [order, ...others] = await made(id);
			expect([answer.status, others]).toEqual([303, []]);
			expect(location(answer)).toContain(`/de/order-confirmation/${order?.id}?key=`);
		});

		test("does not say that nothing was ordered while it cannot know, and the next press leads there", async () => {
			const { link, id } = await sentOffer();
			Object.assign(database, { isLosing: true, isAwayThen: true });
			const answer = await visitorOf(unlucky).post(`${link}.data`, yes);
			const text = await answer.text();
			expect([answer.status, text.includes('"unsure"'), text.includes('"failed"')]).toEqual([
				503,
				true,
				false,
			]);
			expect(await made(id)).toHaveLength(1);
			Object.assign(database, { isAway: false, isAwayThen: false });
			expect((await visitorOf(unlucky).post(link, yes)).status).toBe(303);
			expect(shownText(await (await visitorOf(unlucky).get(link)).text())).toContain(
				pageTexts.de.offerPage.states.accepted.title,
			);
			expect(await made(id)).toHaveLength(1);
		});
	});

	test("says of a question that the database refuses that it has not arrived, and keeps it", async () => {
		const { link } = await sentOffer();
		const { db } = shop.database;
		await db.execute("alter table offer_messages add constraint shut check (false) not valid");
		try {
			const answer = await shop.visitor().post(link, { intent: "ask", text: "Kran?", key: randomUUID() });
			expect(answer.status).toBe(503);
			const html = await answer.text();
			expect(alertsIn(html)).toEqual([pageTexts.de.offerPage.problems.notSent]);
			expect(fieldValue(html, "text")).toBe("Kran?");
		} finally {
			await db.execute("alter table offer_messages drop constraint shut");
		}
	});

	test("takes a question and a refusal, and no nonsense", async () => {
		const { link, page } = await sentOffer();
		const visitor = shop.visitor();
		expect((await visitor.post(link, { intent: "ask", text: " ", key: randomUUID() })).status).toBe(422);
		expect((await visitor.post(link, { intent: "ask", text: "?", key: "x" })).status).toBe(400);
		expect((await visitor.post(link, { intent: "burn" })).status).toBe(400);
		const long = await visitor.post(link, { intent: "ask", text: "x".repeat(2_001), key: randomUUID() });
		expect(long.status).toBe(422);
		expect(fieldValue(await long.text(), "text")).toHaveLength(2_001);
		const asked = await visitor.post(link, {
			intent: "ask",
			text: "Auch ohne <b>Kran</b>?",
			key: randomUUID(),
		});
		expect(asked.status).toBe(303);
		expect(shownText(await (await visitor.get(location(asked))).text())).toContain("Auch ohne <b>Kran</b>?");
		expect(shownText(await (await owner.get(page)).text())).toContain(words.states.asked);
		expect((await visitor.post(link, { intent: "decline", reason: "" })).status).toBe(303);
		const declined = shownText(await (await visitor.get(link)).text());
		expect(declined).toContain(pageTexts.de.offerPage.states.declined.title);
		expect((await visitor.post(link, { intent: "accept", name: "J", terms: "on" })).status).toBe(409);
	});

	test("of an older version leads to the newer one, of the same buyer alone", async () => {
		const { link, page, id } = await sentOffer();
		const change = async (given: Fields) => {
			const form = { ...(await formOf(page)), ...given, intent: "save" };
			expect((await owner.post(`${page}/edit`, form)).status).toBe(303);
			expect((await send(page)).status).toBe(303);
		};
		const { superseded } = pageTexts.de.offerPage.states;
		await change({ remarks: "Neuer Preis" });
		const html = await (await shop.visitor().get(link)).text();
		expect(shownText(html)).toContain(superseded.title);
		expect(shownText(html)).toContain(superseded.link);
		expect((await shop.visitor().post(link, { intent: "accept", name: "J", terms: "on" })).status).toBe(409);
		await change({ email: "other@buyer.example" });
		const other = shownText(await (await shop.visitor().get(link)).text());
		expect(other).toContain(superseded.mailed);
		expect(other).not.toContain(superseded.link);
		expect(await shop.database.db.$count(orders, eq(orders.offerId, id))).toBe(0);
	});
});
