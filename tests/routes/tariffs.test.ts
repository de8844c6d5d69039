import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { tariffSheet } from "~/trade/transport/desk/import/tariff-sheet.server.ts";
import { listTariffRows } from "~/trade/transport/desk/tariff-admin.store.server.ts";
import { type TariffRow, tariffKey } from "~/trade/transport/desk/tariff-admin.ts";
import { csvLine, csvMark } from "~/values/csv.ts";
import { cents } from "~/values/money.ts";
import { signInAdmin } from "../support/admin.ts";
import {
	alertsIn,
	elementIn,
	elementsIn,
	fieldError,
	fieldValue,
	mainOf,
	shownText,
	tagsOf,
	textOf,
	textsIn,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { containerPath } from "../support/shop-visits.ts";
import { type Fields, shopOrigin, useTestShop, type Visitor } from "../support/test-shop.ts";

const shop = useTestShop();
const { transportTariffs, auditLog } = schema;
const texts = pageTexts.en.adminSettings;

const list = (language: Language = "en") => `/${language}/admin/tariffs`;
const edit = (key: string) => `${list()}/edit/${key.replace(" ", "/")}`;

let owner: Visitor;
let demo: TariffRow[];
beforeAll(async () => {
	owner = await signInAdmin(shop);
	demo = await listTariffRows(shop.database.db);
});
beforeEach(async () => {
	await shop.database.db.delete(transportTariffs);
	await shop.database.db.insert(transportTariffs).values(demo);
	await shop.database.db.delete(auditLog);
});

const htmlOf = async (path: string, visitor = owner) => (await visitor.get(path)).text();

async function stored(key: string): Promise<TariffRow | undefined> {
	return (await listTariffRows(shop.database.db)).find((row) => tariffKey(row) === key);
}

/** Prefixes of the rows that a list shows. */
async function prefixesIn(query: string): Promise<string[]> {
	const tables = elementsIn(mainOf(await htmlOf(`${list()}?${query}`)), "tbody");
	return tables.flatMap((table) => textsIn(table, "th"));
}

const changes = () => shop.database.db.select().from(auditLog);

describe("the list", () => {
	test.each(languages)(
		"stands in %s with a table for each country, and is kept by nobody",
		async (language) => {
			const answer = await owner.get(list(language));
			expect(answer.status).toBe(200);
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			const main = mainOf(await answer.text());
			expect(textsIn(main, "h1")).toEqual([pageTexts[language].adminSettings.tariffs.title]);
			const rows = [main, mainOf(await (await owner.get(`${list(language)}?page=2`)).text())]
				.concat(mainOf(await (await owner.get(`${list(language)}?page=3`)).text()))
				.map((page) => elementsIn(page, "tbody").flatMap((table) => textsIn(table, "th")));
			expect(rows.map(({ length }) => length)).toEqual([100, 100, demo.length - 200]);
			expect(rows.flat()).toEqual(demo.map(({ prefix }) => prefix));
		},
	);

	test("is narrowed by country, digits and place", async () => {
		const german = demo.filter(({ country }) => country === "DE");
		expect(await prefixesIn("country=DE")).toEqual(german.map(({ prefix }) => prefix));
		expect(await prefixesIn("country=BE&q=20")).toEqual(["20"]);
		expect(await prefixesIn("q=ANTWERPEN")).toEqual(["20"]);
		expect(await prefixesIn("q=nowhere")).toEqual([]);
		expect(await htmlOf(`${list()}?q=nowhere`)).toContain(texts.tariffs.empty);
	});

	test("says how many each country has on all pages, and leads from behind the last one to it", async () => {
		const germans = demo.filter(({ country }) => country === "DE").length;
		const main = mainOf(await htmlOf(`${list()}?page=3`));
		expect(textsIn(main, "h2")).toEqual([`Germany (${germans})`]);
		expect(textsIn(main, "option")).toContain(`Germany (${germans})`);
		expect((await owner.get(`${list()}?page=4`)).headers.get("Location")).toBe(`${list()}?page=3`);
		expect((await owner.get(`${list()}?country=DE&page=2`)).headers.get("Location")).toBe(
			`${list()}?country=DE`,
		);
	});

	test("asks for every row by one form, which keeps the list as it is narrowed", async () => {
		const main = mainOf(await htmlOf(`${list()}?q=1&country=BE`));
		const [form, ...others] = elementsIn(main, "form", { id: "ask-delete" });
		expect(others).toEqual([]);
		expect(form && tagsOf(form, "input").map(({ name, value }) => [name, value])).toEqual([
			["q", "1"],
			["country", "BE"],
		]);
		const asking = tagsOf(main, "button").filter(({ name }) => name === "delete");
		expect(asking.map((button) => button.form)).toEqual(asking.map(() => "ask-delete"));
		expect(asking[0]?.value).toBe("BE 10");
	});

	test("asks before it deletes, without scripts too", async () => {
		const html = await htmlOf(`${list()}?country=BE&delete=BE+20`);
		const dialog = elementIn(html, "dialog");
		expect(textsIn(dialog, "h2")).toEqual([texts.tariffs.deleteQuestion]);
		expect(shownText(dialog)).toContain("BE 20 · Antwerpen · €279.00 · €399.00");
		const form = { intent: "delete", country: "BE", prefix: "20" };
		const answer = await owner.post(`${list()}?country=BE`, form);
		expect([answer.status, answer.headers.get("Location")]).toEqual([
			303,
			`${list()}?country=BE&done=deleted`,
		]);
		expect(await stored("BE 20")).toBeUndefined();
		const again = await owner.post(list(), form);
		expect(again.headers.get("Location")).toBe(`${list()}?done=deleted`);
		expect((await owner.post(list(), { ...form, intent: "nonsense" })).status).toBe(400);
		expect((await owner.post(list(), { ...form, country: "ES" })).status).toBe(400);
	});
});

describe("a tariff's form", () => {
	const form = (given: Fields = {}): Fields => ({
		...{ country: "DE", prefix: "00", place: "Nirgendwo", single: "1.000,50", double: "1200", ...given },
	});

	test("adds one", async () => {
		const answer = await owner.post(`${list("de")}/new`, form());
		expect([answer.status, answer.headers.get("Location")]).toEqual([
			303,
			`${list("de")}?country=DE&done=created`,
		]);
		expect(await stored("DE 00")).toMatchObject({ place: "Nirgendwo", single: 100_050, double: 120_000 });
		expect(await htmlOf(`${list()}?done=created`)).toContain(texts.tariffs.done.created);
	});

	test.each<[Fields, string, keyof typeof texts.tariffs.errors]>([
		[{ country: "ES" }, "country", "country"],
		[{ prefix: "1" }, "prefix", "prefix"],
		[{ prefix: "01" }, "prefix", "taken"],
		[{ place: "x".repeat(101) }, "place", "tooLong"],
		[{ single: "free" }, "single", "form"],
		[{ single: "-1" }, "single", "negative"],
		[{ single: "1.005" }, "single", "decimals"],
		[{ double: "100000" }, "double", "high"],
		[{ double: "1000.49" }, "double", "doubleLow"],
	])("refuses %j beside its field and keeps what was typed", async (wrong, name, error) => {
		const fields = form(wrong);
		const answer = await owner.post(`${list()}/new`, fields);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(alertsIn(html)).toEqual([texts.problems.invalid]);
		expect(fieldError(html, name)).toBe(texts.tariffs.errors[error]);
		for (const field of ["prefix", "place", "single", "double"]) {
			expect(fieldValue(html, field)).toBe(fields[field]);
		}
		expect(await listTariffRows(shop.database.db)).toEqual(demo);
	});

	test("shows euros with the language's decimal sign", async () => {
		expect(fieldValue(await htmlOf(edit("BE 20")), "single")).toBe("279.00");
		expect(fieldValue(await htmlOf(edit("BE 20").replace("/en/", "/fr/")), "double")).toBe("399,00");
	});

	test("changes one, and the shop's prices follow within a second", async () => {
		const container = await createContainer(shop.database.db);
		const query = "?condition=used-a&delivery=truck&postcode=2030";
		const path = (await containerPath(shop.database.db, container, "en")) + query;
		const shown = async () => shownText(await (await shop.fetch(path)).text());
		expect(await shown()).toContain("€2,029");
		const seen = fieldValue(await htmlOf(edit("BE 20")), "seen") ?? "";
		const answer = await owner.post(edit("BE 20"), { place: "Stad", single: "281,25", double: "400", seen });
		expect(answer.headers.get("Location")).toBe(`${list()}?country=BE&done=updated`);
		await expect.poll(shown, { timeout: 1_000 }).toContain("€2,031.25");
		expect(await stored("BE 20")).toMatchObject({ place: "Stad", single: 28_125, double: 40_000 });
	});

	test("is not saved over a newer version, loses nothing, and can be saved knowingly", async () => {
		const seen = fieldValue(await htmlOf(edit("BE 20")), "seen") ?? "";
		const mine = { place: "Mine", single: "300", double: "400", seen };
		await owner.post(edit("BE 20"), { ...mine, place: "Theirs" });
		const answer = await owner.post(edit("BE 20"), mine);
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(alertsIn(html)[0]).toContain(texts.problems.stale);
		expect([fieldValue(html, "place"), fieldValue(html, "seen")]).toEqual(["Mine", seen]);
		expect((await stored("BE 20"))?.place).toBe("Theirs");
		const overwrite = tagsOf(html, "button").find(({ name }) => name === "overwrite")?.value ?? "";
		expect((await owner.post(edit("BE 20"), { ...mine, overwrite })).status).toBe(303);
		expect((await stored("BE 20"))?.place).toBe("Mine");
	});

	test("never changes another row than that of its address", async () => {
		const seen = fieldValue(await htmlOf(edit("BE 20")), "seen") ?? "";
		await owner.post(edit("BE 20"), { ...form(), country: "NL", prefix: "10", seen });
		expect(await stored("NL 10")).toEqual(demo.find((row) => tariffKey(row) === "NL 10"));
		expect((await stored("BE 20"))?.place).toBe("Nirgendwo");
	});

	test("of a row that is gone says so and keeps what was typed", async () => {
		for (const key of ["DE 00", "FR 10", "BE x"]) {
			const answer = await owner.get(edit(key));
			expect(answer.status).toBe(404);
			expect(alertsIn(await answer.text())).toEqual([texts.tariffs.gone]);
		}
		const late = await owner.post(edit("DE 00"), { place: "Mine", single: "1", double: "1", seen: "" });
		expect(late.status).toBe(404);
		const html = await late.text();
		expect(alertsIn(html)).toEqual([texts.problems.missing]);
		expect(fieldValue(html, "place")).toBe("Mine");
	});
});

describe("the export", () => {
	test("is a file with every row, which the import takes back without a change", async () => {
		const answer = await owner.get(`${list()}.csv`);
		expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="tariffs-.*\.csv"$/);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
		const file = bytes.toString("utf8");
		expect(file.split("\r\n").slice(0, 2)).toEqual([
			csvMark + csvLine(tariffSheet("en").headings).trimEnd(),
			"BE;10;Brussel;310,00;443,00",
		]);
		expect(file.split("\r\n")).toHaveLength(demo.length + 2);
		const html = await (await check({ text: file, removeMissing: "on" })).text();
		expect(shownText(html)).toContain(texts.import.noChange);
		expect(tagsOf(html, "input").some(({ name }) => name === "mark")).toBe(false);
	});
});

/** Sends the import's form as a browser does. */
async function send(fields: Record<string, string | File>): Promise<Response> {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const cookies = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const headers = { Cookie: cookies, Origin: shopOrigin };
	return shop.fetch(`${list()}/import`, { method: "POST", body, headers });
}

const check = (fields: Record<string, string | File>) => send({ intent: "check", ...fields });

/** The button of a dry run: what its form sends. */
function storeForm(html: string): Record<string, string> {
	const [area] = elementsIn(html, "textarea", { name: "text", hidden: true });
	const mark = fieldValue(html, "mark") ?? "";
	return { intent: "store", mark, text: area ? textOf(area) : "" };
}

const lines = (...rows: string[]) => ["country;prefix;place;single;double", ...rows].join("\r\n");

describe("the import", () => {
	const text = lines(
		"BE;20;Antwerpen;280,50;400",
		"DE;00;Nirgendwo;10;20",
		"BE;21;Deurne;free;1",
		"XX;1;;1;2",
	);

	test("shows what it would do, names wrong lines, and stores nothing", async () => {
		const answer = await check({ text, removeMissing: "" });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await answer.text();
		const shown = shownText(mainOf(html));
		const { import: t } = texts;
		expect(shown).toContain(t.nothingStored);
		expect(shown).toContain(`${t.line} 4 ${t.lineProblems.singleForm} BE;21;Deurne;free;1`);
		expect(shown).toContain(`${t.line} 5 ${t.lineProblems.country}. ${t.lineProblems.prefix} XX;1;;1;2`);
		expect(shown).toContain(`${t.added} (1) DE 00 Nirgendwo · €10.00 · €20.00`);
		expect(shown).toContain(
			`${t.changed} (1) BE 20 Antwerpen · €279.00 · €399.00 → Antwerpen · €280.50 · €400.00`,
		);
		expect(shown).not.toContain(`${t.removed} (`);
		expect(shown).toContain(t.storeGood.replace("{n}", "2").replace("{m}", "2"));
		expect(await listTariffRows(shop.database.db)).toEqual(demo);
		expect(await changes()).toEqual([]);
	});

	test("then stores the good lines", async () => {
		const html = await (await check({ text })).text();
		const answer = await send(storeForm(html));
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list()}?done=imported`]);
		expect(await stored("BE 20")).toMatchObject({ single: 28_050, double: 40_000 });
		expect(await stored("DE 00")).toMatchObject({ place: "Nirgendwo" });
		expect(await stored("BE 21")).toEqual(demo.find((row) => tariffKey(row) === "BE 21"));
		expect(await listTariffRows(shop.database.db)).toHaveLength(demo.length + 1);
		expect(await changes()).toMatchObject([{ entity: "tariff", action: "import" }]);
	});

	test("takes the export's workbook back, its lines once they were seen, and names one that it cannot read", async () => {
		const bytes = await (await owner.get(`${list()}.xlsx`)).arrayBuffer();
		const html = await (await check({ file: new File([bytes], "tariffs.xlsx") })).text();
		expect(shownText(html)).toContain(texts.import.noChange);
		await shop.database.db.delete(transportTariffs).where(eq(transportTariffs.prefix, "20"));
		const again = await (await check({ file: new File([bytes], "tariffs.xlsx") })).text();
		expect((await send(storeForm(again))).status).toBe(303);
		expect(await listTariffRows(shop.database.db)).toEqual(demo);
		const cut = await check({ file: new File([bytes.slice(0, 900)], "tariffs.xlsx") });
		expect(cut.status).toBe(422);
		expect(fieldError(await cut.text(), "file")).toBe(texts.import.errors.workbook);
	});

	test("removes what the file does not name only when that was ticked", async () => {
		const one = lines("BE;20;Antwerpen;279;399");
		const html = await (await check({ text: one, removeMissing: "on" })).text();
		expect(shownText(html)).toContain(`${texts.import.removed} (${demo.length - 1})`);
		expect(fieldValue(html, "removeMissing")).toBe("on");
		expect((await send({ ...storeForm(html) })).status).toBe(409);
		expect(await listTariffRows(shop.database.db)).toHaveLength(demo.length);
		expect((await send({ ...storeForm(html), removeMissing: "on" })).status).toBe(303);
		expect((await listTariffRows(shop.database.db)).map(tariffKey)).toEqual(["BE 20"]);
	});

	test("is refused with a new dry run when the table changed since", async () => {
		const html = await (await check({ text })).text();
		await shop.database.db
			.update(transportTariffs)
			.set({ place: "Elders" })
			.where(eq(transportTariffs.place, "Antwerpen"));
		const answer = await send(storeForm(html));
		expect(answer.status).toBe(409);
		const again = await answer.text();
		expect(alertsIn(again)).toEqual([texts.import.changedSince]);
		expect(shownText(again)).toContain("BE 20 Elders · €279.00");
		expect(await stored("DE 00")).toBeUndefined();
		expect((await send(storeForm(again))).status).toBe(303);
		expect(await stored("DE 00")).toBeDefined();
	});

	test("takes a file before what was pasted, from Windows too", async () => {
		const latin = Buffer.from(lines("DE;00;Köln;10;20"), "latin1");
		const file = new File([latin], "tariffs.csv", { type: "text/csv" });
		const html = await (await check({ file, text: "rubbish" })).text();
		expect(shownText(html)).toContain("DE 00 Köln");
	});

	test.each<[string, () => Record<string, string | File>, keyof typeof texts.import.errors]>([
		["nothing", () => ({ text: " ", file: new File([], "") }), "empty"],
		["more than a megabyte", () => ({ file: new File(["x".repeat(1_000_001)], "a.csv") }), "tooLarge"],
		["a paste of more than a megabyte", () => ({ text: "x".repeat(1_000_001) }), "tooLarge"],
		["more than 5000 lines", () => ({ text: "a\n".repeat(5_001) }), "tooManyLines"],
	])("refuses %s", async (_name, fields, error) => {
		const answer = await check(fields());
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(fieldError(html, "file")).toBe(shownText(texts.import.errors[error]));
	});

	test("of a file without column names says so and offers nothing", async () => {
		const html = await (await check({ text: "BE;20;Antwerpen;1;2" })).text();
		expect(shownText(html)).toContain(`${texts.import.line} 1 ${texts.import.lineProblems.header}`);
		expect(fieldValue(html, "mark")).toBeUndefined();
	});

	test("takes a full file of a megabyte through its dry run", async () => {
		const rows = Array.from({ length: 4_990 }, (_, index) => `BE;20;${"x".repeat(180)}${index};1;1`);
		const answer = await check({ text: lines(...rows) });
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(shownText(html)).toContain(`${texts.import.wrongTitle} (4,990)`);
	}, 30_000);

	test("never runs what a file holds, and takes nothing else", async () => {
		const html = await (await check({ text: lines('BE;20;"</textarea><script>x()</script>";1;2') })).text();
		expect(textsIn(html, "script")).not.toContain("x()");
		expect((await send({ intent: "nonsense", text })).status).toBe(400);
		expect((await send({ intent: "store", text, mark: "" })).status).toBe(409);
		expect(await listTariffRows(shop.database.db)).toEqual(demo);
	});

	test("counts rows in cents", async () => {
		const html = await (await check({ text: lines("DE;00;a;0,1;0,1") })).text();
		await send(storeForm(html));
		expect((await stored("DE 00"))?.single).toBe(cents(10));
	});
});
