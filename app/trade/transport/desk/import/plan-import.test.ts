import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLine, csvMark } from "~/values/csv.ts";
import { eurosText } from "~/values/euros.ts";
import { cents } from "~/values/money.ts";
import { type Language, languages, transportCountries } from "~/values/vocabulary.ts";
import { cleanPlace, mostTariff, type TariffRow, tariffKey } from "../tariff-admin.ts";
import { type ImportPlan, isIdle, planImport, touchedRows } from "./plan-import.ts";
import { readTariffFile } from "./tariff-file.server.ts";
import { columns, tariffSheet } from "./tariff-sheet.server.ts";

function row(prefix: string, single = 100, double = 200, place = ""): TariffRow {
	return { country: "BE", prefix, place, single: cents(single), double: cents(double) };
}

const stored = [row("20"), row("21"), row("22")];

describe("what an import does", () => {
	test("tells rows apart by country and prefix", () => {
		const dutch = { ...row("20"), country: "NL" as const };
		const rows = [row("21"), row("20", 150), dutch];
		expect(planImport({ rows, mentioned: [] }, stored, true)).toEqual({
			added: [dutch],
			changed: [{ before: row("20"), after: row("20", 150) }],
			removed: [row("22")],
			unchanged: 1,
		});
	});

	test.each([row("20", 101), row("20", 100, 201), row("20", 100, 200, "Antwerpen")])(
		"notices the change to %j",
		(after) => {
			expect(planImport({ rows: [after], mentioned: [] }, stored, false).changed).toHaveLength(1);
		},
	);

	test("removes nothing that was not asked for, nor what a wrong line names", () => {
		const rows = [row("20")];
		expect(planImport({ rows, mentioned: [] }, stored, false).removed).toEqual([]);
		expect(planImport({ rows, mentioned: ["BE 22"] }, stored, true).removed).toEqual([row("21")]);
	});

	test("is noted by the rows that it touches alone", () => {
		const plan = planImport(
			{ rows: [row("20"), row("21", 150), row("30", 1, 2, "Leuven")], mentioned: [] },
			stored,
			true,
		);
		expect(touchedRows(plan)).toEqual({
			before: {
				"BE 21": { place: "", single: 100, double: 200 },
				"BE 22": { place: "", single: 100, double: 200 },
			},
			after: {
				"BE 21": { place: "", single: 150, double: 200 },
				"BE 30": { place: "Leuven", single: 1, double: 2 },
			},
		});
	});
});

const anyPlace = fc
	.string({ unit: fc.constantFrom(..."aé'\"=+-@,;\t\n\r .|1".split("")), maxLength: 12 })
	.map(cleanPlace);
const anyRow: fc.Arbitrary<TariffRow> = fc
	.record({
		country: fc.constantFrom(...transportCountries),
		prefix: fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, "0")),
		place: anyPlace,
		single: fc.nat(mostTariff),
		more: fc.nat(mostTariff),
	})
	.map(({ single, more, ...rest }) => ({
		...rest,
		single: cents(single),
		double: cents(Math.min(mostTariff, single + more)),
	}));
const anyTable = fc.uniqueArray(anyRow, { selector: tariffKey, maxLength: 40 });

function apply(table: readonly TariffRow[], { added, changed, removed }: ImportPlan): TariffRow[] {
	const rows = new Map(table.map((one) => [tariffKey(one), one]));
	for (const { after } of changed) rows.set(tariffKey(after), after);
	for (const one of added) rows.set(tariffKey(one), one);
	for (const one of removed) rows.delete(tariffKey(one));
	return [...rows.values()].toSorted((one, other) => tariffKey(one).localeCompare(tariffKey(other)));
}

/** The table as it is exported, and as a spreadsheet saves it that separates by commas and writes decimal points. */
function exported(table: readonly TariffRow[], language: Language): string {
	const { headings, rowOf } = tariffSheet(language);
	return csvMark + [headings, ...table.map(rowOf)].map(csvLine).join("");
}

function savedAgain(table: readonly TariffRow[]): string {
	const rows = table.map(({ country, prefix, place, single, double }) =>
		[country, prefix, place, eurosText(single, "."), eurosText(double, ".")]
			.map((text) => `"${text.replaceAll('"', '""')}"`)
			.join(","),
	);
	return [columns.join(","), ...rows].join("\r\n");
}

test("an exported table, imported again, changes nothing", () => {
	fc.assert(
		fc.property(anyTable, fc.constantFrom(...languages, null), (table, language) => {
			const file = readTariffFile(language ? exported(table, language) : savedAgain(table));
			if (typeof file === "string") throw new Error(file);
			expect(file.wrong).toEqual([]);
			const plan = planImport(file, table, true);
			expect(isIdle(plan)).toBe(true);
			expect(plan.unchanged).toBe(table.length);
		}),
	);
});

test("an import makes the table what the file says, and once more changes nothing", () => {
	fc.assert(
		fc.property(anyTable, anyTable, fc.boolean(), (table, rows, removeMissing) => {
			const file = { rows, mentioned: [] };
			const after = apply(table, planImport(file, table, removeMissing));
			const named = new Set(rows.map(tariffKey));
			const kept = removeMissing ? [] : table.filter((one) => !named.has(tariffKey(one)));
			expect(after).toEqual(apply([...rows, ...kept], { added: [], changed: [], removed: [], unchanged: 0 }));
			expect(isIdle(planImport(file, after, removeMissing))).toBe(true);
		}),
	);
});
