import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { company as demo } from "#db/seed/company.ts";
import { consumerLaw } from "#db/seed/consumer-law.ts";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { usualHours, weekdays } from "~/values/opening-hours.ts";
import { signInAdmin } from "../support/admin.ts";
import { standard20ft } from "../support/demo-slugs.ts";
import {
	alertsIn,
	attributesOf,
	elementsIn,
	fieldError,
	fieldValue,
	mainOf,
	shownText,
	structuredData,
	tagsOf,
	textOf,
	textsIn,
} from "../support/html.ts";
import { sendFiles } from "../support/send-files.ts";
import { type Fields, shopOrigin, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { companySettings, stockColors } = schema;
const texts = pageTexts.en.adminSettings;

const colors = (language: Language = "en") => `/${language}/admin/stock-colors`;
const company = (language: Language = "en") => `/${language}/admin/company`;

let owner: Visitor;
let usual: (typeof stockColors.$inferSelect)[];
beforeAll(async () => {
	owner = await signInAdmin(shop);
	usual = await shop.database.db.select().from(stockColors);
});

const htmlOf = async (path: string, visitor = owner) => (await visitor.get(path)).text();
const shopText = async (path: string) => shownText(await (await shop.fetch(path)).text());

describe("the colours in stock", () => {
	beforeEach(async () => {
		await shop.database.db.delete(stockColors);
		await shop.database.db.insert(stockColors).values(usual);
	});

	const seen = () => usual.map(({ ral }) => ral).join(",");

	/** Sends the form with boxes ticked, in this order. */
	function send(ticked: readonly string[], given: Fields = {}): Promise<Response> {
		const body = new URLSearchParams({ seen: seen(), ...given });
		for (const ral of ticked) body.append("ral", ral);
		const cookies = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const headers = { Cookie: cookies, Origin: shopOrigin };
		return shop.fetch(colors(), { method: "POST", body, headers });
	}

	/** Numbers of the ticked colours, in the page's order. */
	function ticked(html: string): string[] {
		return tagsOf(html, "input").flatMap((input) =>
			input.name === "ral" && "checked" in input ? [input.value ?? ""] : [],
		);
	}

	test.each(languages)("stand in %s with their names, those in stock first", async (language) => {
		const answer = await owner.get(colors(language));
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		const t = pageTexts[language].adminSettings.colors;
		expect(textsIn(mainOf(html), "h1")).toEqual([shownText(t.title)]);
		expect(ticked(html)).toEqual(usual.map(({ ral }) => ral));
		expect(tagsOf(html, "input").filter(({ name }) => name === "ral")).toHaveLength(216);
		const names = { nl: "Gentiaanblauw", en: "Gentian blue", de: "Enzianblau", fr: "Bleu gentiane" };
		expect(shownText(mainOf(html))).toContain(`RAL 5010 ${names[language]}`);
	});

	test("are stored in the form's order, and product pages follow within a second", async () => {
		const page = `/de/container/${standard20ft.de}`;
		const { stockNow, stockLook } = pageTexts.de.container;
		expect(await shopText(page)).toContain(`${stockNow} ${stockLook} RAL 3009 Oxidrot`);
		const answer = await send(["7016", "5010"]);
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${colors()}?done=saved`]);
		const expected = `${stockNow} ${stockLook} RAL 7016 Anthrazitgrau RAL 5010 Enzianblau `;
		await expect.poll(() => shopText(page), { timeout: 1_000 }).toContain(expected);
		expect(shownText(await htmlOf(`${colors()}?done=saved`))).toContain(texts.form.saved);
	});

	test("may be none: then product pages say nothing of them", async () => {
		await send([]);
		const page = `/en/container/${standard20ft.en}`;
		await expect.poll(() => shopText(page), { timeout: 1_000 }).not.toContain("On the yard now");
		expect(shownText(await htmlOf(colors()))).toContain(texts.colors.none);
	});

	test("are moved without scripts, and nothing is stored before the save", async () => {
		const answer = await send(["5010", "7016", "9010", "1003"], { up: "9010" });
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(ticked(html)).toEqual(["5010", "9010", "7016", "1003"]);
		expect(shownText(html)).toContain(texts.colors.moved);
		expect(ticked(await (await send(["5010", "9010"], { down: "5010" })).text())).toEqual(["9010", "5010"]);
		expect(await shop.database.db.select().from(stockColors)).toEqual(usual);
		expect(fieldValue(html, "seen")).toBe(seen());
	});

	test("are not saved over a newer version, unless knowingly", async () => {
		await send(["9010"]);
		const answer = await send(["5010"]);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html)[0]).toContain(texts.problems.stale);
		expect(ticked(html)).toEqual(["5010"]);
		const overwrite = tagsOf(html, "button").find(({ name }) => name === "overwrite")?.value ?? "";
		expect((await send(["5010"], { overwrite })).status).toBe(303);
	});
});

describe("the company's settings", () => {
	beforeEach(async () => {
		await shop.database.db.update(companySettings).set({ ...demo, openingHours: usualHours });
		await shop.database.db.execute("select pg_notify('kade_cache', 'company')");
	});

	/** Every field as the page hands it out, else as given. */
	async function form(given: Fields = {}): Promise<Fields> {
		const html = await htmlOf(company());
		const fields = Object.fromEntries(
			tagsOf(mainOf(html), "input").flatMap((input) =>
				input.type === "checkbox" && !("checked" in input) ? [] : [[input.name ?? "", input.value ?? "on"]],
			),
		);
		const { warnings } = consumerLaw;
		return {
			...fields,
			...Object.fromEntries(languages.map((code) => [`warnings.${code}`, warnings[code]])),
			country: "BE",
			mailLanguage: "nl",
			lapse: "ask",
			customers: "everyone",
			vatByCase: "on",
			vatOss: "off",
			...{ earlierPrice: "on", safety: "on", guarantee: "on" },
			...given,
		};
	}

	const stored = async () => (await shop.database.db.select().from(companySettings))[0];

	test.each(languages)("stand in %s with countries and days in its words", async (language) => {
		const answer = await owner.get(company(language));
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const main = mainOf(await answer.text());
		const all = pageTexts[language].adminSettings;
		expect(textsIn(main, "h1")).toEqual([shownText(all.company.title)]);
		const belgium = { nl: "België", en: "Belgium", de: "Belgien", fr: "Belgique" };
		expect(textsIn(main, "option")).toContain(belgium[language]);
		for (const day of weekdays) {
			expect(shownText(main)).toContain(pageTexts[language].contact.week.days[day]);
		}
	});

	test("sent after the session has ended are kept by the answer, to be sent once more", async () => {
		const answer = await shop.visitor().post(company(), await form({ city: 'Zee"brugge' }));
		expect(answer.status).toBe(403);
		const html = await answer.text();
		expect(shownText(html)).toContain(shownText(pageTexts.en.refusals.signedOut.title));
		const fields = elementsIn(html, "textarea").map((field) => [attributesOf(field).name, textOf(field)]);
		expect((await owner.post(company(), Object.fromEntries(fields))).status).toBe(303);
		expect(await stored()).toMatchObject({ city: 'Zee"brugge' });
	});

	test("of any length and with any file are kept too, but for the file", async () => {
		const note = `/en/admin/orders/${randomUUID()}`;
		const keptOf = async (answer: Response) => {
			expect(answer.status).toBe(403);
			const html = await answer.text();
			const fields = elementsIn(html, "textarea").map((field) => [attributesOf(field).name, textOf(field)]);
			return { kept: Object.fromEntries(fields), again: textsIn(html, "label") };
		};
		// Letters that take six bytes each where they are sent as text, and stay below what the form itself may have.
		const long = { intent: "note", text: "é".repeat(300_000) };
		const proof = { name: "huge.pdf", content: Buffer.alloc(3 * 1024 * 1024) };
		for (const content of [Buffer.from("x"), proof.content]) {
			const sent = await sendFiles(shop, shop.visitor(), note, {
				...{ fields: long, files: [{ ...proof, content }], under: "noteFiles" },
			});
			expect(await keptOf(sent)).toEqual({ kept: long, again: ["huge.pdf"] });
		}
		const none = { fields: long, files: [], under: "noteFiles" };
		const { kept, again } = await keptOf(await sendFiles(shop, shop.visitor(), note, none));
		expect(again).toEqual([]);
		const second = await sendFiles(shop, owner, note, { ...none, fields: kept });
		expect(second.status).toBe(404);
	});

	test("left alone change nothing", async () => {
		const before = await stored();
		expect((await owner.post(company(), await form())).status).toBe(303);
		expect(await stored()).toEqual(before);
	});

	test("are shown in bar, footer, contact page and payment details within a second", async () => {
		const fields = await form({
			...{ name: "Quay 7", legalName: "Quay Seven NV", phone: "03 123 45 67", city: "Gent" },
			...{ email: "hello@quay.example", iban: "NL91ABNA0417164300", vatNumber: "BE1000000021" },
			...{ "hours.saturday.open": "on", "hours.saturday.opens": "10", "hours.saturday.closes": "12:30" },
		});
		const answer = await owner.post(company(), fields);
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${company()}?done=saved`]);
		await expect.poll(() => shopText("/en"), { timeout: 1_000 }).toContain("Quay 7");
		const contact = await (await shop.fetch("/en/contact")).text();
		const shown = shownText(contact);
		for (const text of ["Gent", "hello@quay.example", "Quay Seven NV", "BE 1000.000.021"]) {
			expect(shown).toContain(text);
		}
		expect(shown).toContain("Monday to Friday 9:00 to 17:00 Saturday 10:00 to 12:30 Sunday closed");
		expect(tagsOf(contact, "a").filter(({ href }) => href === "tel:+3231234567").length).toBeGreaterThan(2);
		const record = structuredData(contact).find((one) => one["@type"] === "LocalBusiness");
		expect(record).toMatchObject({
			name: "Quay 7",
			openingHoursSpecification: [
				{ opens: "09:00" },
				{ "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "10:00", closes: "12:30" },
			],
		});
		expect(await stored()).toMatchObject({ iban: "NL91 ABNA 0417 1643 00", phoneLink: "+3231234567" });
	});

	test.each<[Fields, string, keyof typeof texts.company.errors]>([
		[{ name: "" }, "name", "required"],
		[{ postalCode: "20300" }, "postalCode", "postalCode"],
		[{ country: "XX" }, "country", "country"],
		[{ phone: "soon" }, "phone", "phone"],
		[{ phoneLink: "soon" }, "phoneLink", "phoneLink"],
		[{ email: "kade" }, "email", "email"],
		[{ vatNumber: "BE 0123.456.748" }, "vatNumber", "vatNumber"],
		[{ iban: "BE68 5390 0754 7035" }, "iban", "iban"],
		[{ bic: "KADE" }, "bic", "bic"],
		[{ logo: "https://elsewhere.example/logo.png" }, "logo", "logo"],
		[{ logo: "/uploads/content/1-gone.jpg" }, "logo", "logoFile"],
		[{ "hours.monday.opens": "early" }, "hours.monday.opens", "time"],
		[{ "hours.monday.closes": "8:00" }, "hours.monday.closes", "times"],
	])("refuse %j beside its field and keep what was typed", async (wrong, name, error) => {
		const before = await stored();
		const answer = await owner.post(company(), await form({ street: "Kaai 99", ...wrong }));
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([texts.problems.invalid]);
		expect(fieldError(html, name)).toBe(texts.company.errors[error]);
		expect(fieldValue(html, "street")).toBe("Kaai 99");
		if (name !== "country") expect(fieldValue(html, name)).toBe(Object.values(wrong)[0]);
		expect(await stored()).toEqual(before);
	});

	test("say that papers carry the name where the file of the logo is gone", async () => {
		const missing = shownText(texts.company.logoMissing);
		expect(shownText(await htmlOf(company()))).not.toContain(missing);
		await shop.database.db.update(companySettings).set({ logo: "/uploads/content/1-gone.jpg" });
		expect(shownText(await htmlOf(company()))).toContain(missing);
		await shop.database.db.update(companySettings).set({ logo: "" });
	});

	test("are not saved over a newer version, lose nothing, and can be saved knowingly", async () => {
		const mine = await form({ city: "Mijn" });
		await owner.post(company(), await form({ city: "Hun" }));
		const answer = await owner.post(company(), mine);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html)[0]).toContain(texts.problems.stale);
		expect([fieldValue(html, "city"), fieldValue(html, "seen")]).toEqual(["Mijn", mine.seen]);
		expect((await stored())?.city).toBe("Hun");
		const overwrite = tagsOf(html, "button").find((button) => button.name === "overwrite")?.value ?? "";
		expect((await owner.post(company(), { ...mine, overwrite })).status).toBe(303);
		expect((await stored())?.city).toBe("Mijn");
	});

	test("keep an existing shop's hours as they were before they could be set", async () => {
		const { rows } = await shop.database.pool.query(
			`select column_default from information_schema.columns
				where table_name = 'company_settings' and column_name = 'opening_hours'`,
		);
		expect(JSON.parse(/^'(.*)'::jsonb$/.exec(rows[0].column_default)?.[1] ?? "")).toEqual(usualHours);
	});
});
