import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { schema } from "~/platform/db.server.ts";
import { csvLine } from "~/values/csv.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../../tests/support/test-database.ts";
import { updateTariff } from "../save-tariff.server.ts";
import { listTariffRows } from "../tariff-admin.store.server.ts";
import { seenText, type TariffRow, tariffKey } from "../tariff-admin.ts";
import { checkImport, type ImportRequest, importTariffs } from "./import-tariffs.server.ts";
import { tariffSheet } from "./tariff-sheet.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const { transportTariffs, auditLog } = schema;

let demo: TariffRow[] = [];
beforeAll(async () => {
	demo = await listTariffRows(database.db);
});
beforeEach(async () => {
	await database.db.delete(transportTariffs);
	await database.db.insert(transportTariffs).values(demo);
	await database.db.delete(auditLog);
});

const stored = () => listTariffRows(database.db);
const lines = (...rows: string[]) => ["country,prefix,place,single,double", ...rows].join("\n");

async function check(request: ImportRequest) {
	const result = await checkImport(database.db, request);
	if ("problem" in result) throw new Error(result.problem);
	return result;
}

async function run(request: ImportRequest) {
	const { mark } = await check(request);
	return importTariffs(database.db, author, { ...request, mark });
}

/** The whole table as it is exported. */
function exported(): string {
	const { headings, rowOf } = tariffSheet("nl");
	return [headings, ...demo.map(rowOf)].map(csvLine).join("");
}

const changes = () => listChanges(database.db, "tariff", "import");

describe("an import", () => {
	test("of the export does nothing and notes nothing", async () => {
		const request = { text: exported(), removeMissing: true };
		const { plan } = await check(request);
		expect(plan).toEqual({ added: [], changed: [], removed: [], unchanged: demo.length });
		expect(await run(request)).toEqual({ stored: true });
		expect(await stored()).toEqual(demo);
		expect(await changes()).toEqual([]);
	});

	test("adds and changes the good rows, leaves out the wrong, keeps the rest", async () => {
		const text = lines("DE,00,Nirgendwo,10,20.5", "BE,20,Antwerpen,280,400", "BE,21,Deurne,free,1");
		const { plan, wrong, good } = await check({ text, removeMissing: false });
		expect([good, wrong.map(({ line }) => line)]).toEqual([2, [4]]);
		expect(plan.changed.map(({ before, after }) => [before.single, after.single])).toEqual([
			[27_900, 28_000],
		]);
		expect(await stored()).toEqual(demo);

		expect(await run({ text, removeMissing: false })).toEqual({ stored: true });
		const now = await stored();
		expect(now).toHaveLength(demo.length + 1);
		const changed = now.filter((row) => !demo.some((one) => JSON.stringify(one) === JSON.stringify(row)));
		expect(changed).toEqual([
			{ country: "BE", prefix: "20", place: "Antwerpen", single: 28_000, double: 40_000 },
			{ country: "DE", prefix: "00", place: "Nirgendwo", single: 1_000, double: 2_050 },
		]);
		expect(await changes()).toMatchObject([
			{
				...{ userEmail: author.email, action: "import" },
				before: { "BE 20": { place: "Antwerpen", single: 27_900, double: 39_900 } },
				after: {
					"BE 20": { place: "Antwerpen", single: 28_000, double: 40_000 },
					"DE 00": { place: "Nirgendwo", single: 1_000, double: 2_050 },
				},
			},
		]);
	});

	test("removes what the file does not name, when asked to, but not what a wrong line names", async () => {
		const request = { text: lines("BE,20,Antwerpen,279,399", "NL,10,Amsterdam,?,1"), removeMissing: true };
		expect(await run(request)).toEqual({ stored: true });
		expect((await stored()).map(tariffKey)).toEqual(["BE 20", "NL 10"]);
		const [change] = await changes();
		expect(Object.keys(change?.before as object)).toHaveLength(demo.length - 2);
		expect(change?.after).toEqual({});
	});

	test.each([
		["", "empty"],
		[`country\n${"x\n".repeat(5_001)}`, "tooManyLines"],
	])("of %j is none", async (text, problem) => {
		expect(await checkImport(database.db, { text, removeMissing: true })).toEqual({ problem });
		const result = await importTariffs(database.db, author, { text, removeMissing: true, mark: "" });
		expect(result).toEqual({ stored: false, problem });
		expect(await stored()).toEqual(demo);
	});
});

describe("a table that changed since the check", () => {
	const antwerp = { country: "BE", prefix: "20" } as const;
	const isAntwerp = and(eq(transportTariffs.country, "BE"), eq(transportTariffs.prefix, "20"));
	const request = { text: lines("BE,20,Antwerpen,280,400"), removeMissing: false };

	test("stops an import that would do something else, and shows what", async () => {
		const { mark } = await check(request);
		await database.db
			.update(transportTariffs)
			.set({ single: cents(27_000) })
			.where(isAntwerp);
		const result = await importTariffs(database.db, author, { ...request, mark });
		expect(result).toMatchObject({
			stored: false,
			check: { plan: { changed: [{ before: { ...antwerp, single: 27_000 }, after: { single: 28_000 } }] } },
		});
		expect((await stored()).find((row) => tariffKey(row) === "BE 20")?.single).toBe(27_000);
		expect(await changes()).toEqual([]);
		const again = "check" in result ? result.check.mark : "";
		expect(await importTariffs(database.db, author, { ...request, mark: again })).toEqual({ stored: true });
	});

	test("does not stop one that does the same", async () => {
		const { mark } = await check(request);
		const other = and(eq(transportTariffs.country, "NL"), eq(transportTariffs.prefix, "10"));
		await database.db
			.update(transportTariffs)
			.set({ single: cents(1) })
			.where(other);
		expect(await importTariffs(database.db, author, { ...request, mark })).toEqual({ stored: true });
	});

	test("stops one that would remove a row that nobody saw", async () => {
		const all = { text: exported(), removeMissing: true };
		const { mark } = await check(all);
		await database.db
			.insert(transportTariffs)
			.values({ country: "DE", prefix: "00", place: "", single: cents(1), double: cents(1) });
		expect(await importTariffs(database.db, author, { ...all, mark })).toMatchObject({ stored: false });
		expect(await stored()).toHaveLength(demo.length + 1);
	});

	test("a forged mark stores nothing", async () => {
		expect(await importTariffs(database.db, author, { ...request, mark: "" })).toMatchObject({
			stored: false,
		});
		expect(await stored()).toEqual(demo);
	});

	test.each([1, 2, 3, 4, 5])(
		"at the same moment: one of two imports and an edit gets through (%i)",
		async () => {
			const other = { text: lines("BE,20,Antwerpen,290,410"), removeMissing: false };
			const marks = [(await check(request)).mark, (await check(other)).mark];
			const row = demo.find((one) => tariffKey(one) === "BE 20");
			if (!row) throw new Error("no row");
			const results = await Promise.all([
				updateTariff(database.db, author, { row: { ...row, single: cents(1) }, seen: seenText(row) }),
				importTariffs(database.db, author, { ...request, mark: marks[0] ?? "" }),
				importTariffs(database.db, author, { ...other, mark: marks[1] ?? "" }),
			]);
			const through = results.filter((one) => ("stored" in one ? one.stored : one.saved));
			expect(through).toHaveLength(1);
			expect(await database.db.$count(auditLog)).toBe(1);
		},
	);
});
