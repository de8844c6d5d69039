import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatOgm, ogmOf } from "~/values/ogm.ts";
import { camtFile, codaFile, type SampleLine } from "../../../../../tests/support/bank-files.ts";
import { mostStatementBytes, ogmsIn } from "./bank-statement.ts";
import { readStatements } from "./read-statements.server.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const first = (bytes: Uint8Array) => {
	const read = readStatements(bytes);
	if ("problem" in read) throw new Error(JSON.stringify(read));
	return read.statements[0];
};
const paid = (amount: number, change: Partial<SampleLine> = {}): SampleLine => ({ amount, ...change });
const ogm = ogmOf(2_026_000_123);
const usual = { number: 47, closedOn: "2026-11-26", oldBalance: 100_000 };
const day = (lines: SampleLine[], change = {}) => ({ ...usual, lines, ...change });

const formats = [
	["CODA", (given: Parameters<typeof codaFile>[0]) => latin(codaFile(given))],
	["CAMT.053", (given: Parameters<typeof camtFile>[0]) => Buffer.from(camtFile(given))],
] as const;

describe.each(formats)("a statement in %s", (_format, file) => {
	test("is read to the cent, with who paid and what for", () => {
		const lines = [
			paid(358_160, { ogm, name: "KLANT EEN NV", account: "BE68539007547034" }),
			paid(999, { text: `FACTUUR ${formatOgm(ogm)} DANK U` }),
			paid(-4_550, { text: "BANKKOSTEN" }),
		];
		expect(first(file(day(lines)))).toEqual({
			account: "BE71096123456769",
			number: "2026/47",
			closedOn: "2026-11-26",
			oldBalance: 100_000,
			newBalance: 454_609,
			lines: [
				expect.objectContaining({
					...{ sequence: 10_000, amount: 358_160, ogms: [ogm], bookedOn: "2026-11-26" },
					...{ name: "KLANT EEN NV", account: "BE68539007547034", text: ogm },
				}),
				expect.objectContaining({ amount: 999, ogms: [ogm], text: `FACTUUR ${formatOgm(ogm)} DANK U` }),
				expect.objectContaining({ amount: -4_550, ogms: [], text: "BANKKOSTEN" }),
			],
		});
	});

	test("keeps letters with accents, also of a debit balance", () => {
		const read = first(
			file(day([paid(1, { name: "Müller & Fils Été", text: "Größe" })], { oldBalance: -5 })),
		);
		expect(read).toMatchObject({
			oldBalance: -5,
			newBalance: -4,
			lines: [{ name: "Müller & Fils Été", text: "Größe" }],
		});
	});

	test("gives each part of a collective payment a line where they add up to it", () => {
		const parts = [paid(100, { ogm }), paid(250, { ogm: ogmOf(10_001) })];
		const read = first(file(day([paid(350, { parts })])));
		expect(read?.lines.map(({ amount, ogms, sequence }) => [amount, ogms[0], sequence])).toEqual([
			[100, ogm, 10_001],
			[250, ogmOf(10_001), 10_002],
		]);
		const odd = first(file(day([paid(351, { parts })])));
		expect(odd?.lines.map(({ amount, ogms }) => [amount, ogms])).toEqual([[351, []]]);
	});

	test("is refused where its balance does not close", () => {
		expect(readStatements(file(day([paid(5)], { newBalance: 100_004 })))).toEqual({ problem: "balance" });
	});

	test("is refused in another currency", () => {
		expect(readStatements(file(day([paid(5)], { currency: "USD" })))).toMatchObject({ problem: "currency" });
	});

	test("closes and is read back with whatever amounts", () => {
		const amount = fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((one) => one !== 0);
		fc.assert(
			fc.property(fc.array(amount, { maxLength: 30 }), amount, (amounts, oldBalance) => {
				const read = first(
					file(
						day(
							amounts.map((one) => paid(one)),
							{ oldBalance },
						),
					),
				);
				expect(read?.lines.map((line) => line.amount)).toEqual(amounts);
				expect(read?.newBalance).toBe(amounts.reduce((sum, one) => sum + one, oldBalance));
			}),
			{ numRuns: 50 },
		);
	});

	test("is refused or read, never a crash, wherever a character of it is changed", () => {
		const bytes = file(day([paid(350, { ogm, name: "X" }), paid(-20)]));
		fc.assert(
			fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), (place, value) => {
				const changed = Uint8Array.from(bytes);
				changed[place] = value;
				const read = readStatements(changed);
				// Whatever is read still closes.
				if ("problem" in read) return;
				for (const { lines, oldBalance, newBalance } of read.statements) {
					expect(lines.reduce((sum, line) => sum + line.amount, oldBalance as number)).toBe(newBalance);
				}
			}),
			{ numRuns: 300 },
		);
	});
});

describe("a CODA file", () => {
	const text = codaFile(day([paid(358_160, { ogm }), paid(-20, { text: "KOST" })]));
	const records = text.trimEnd().split("\r\n");
	const refused = (changed: string[]) => readStatements(latin(changed.join("\r\n")));
	const at = (index: number, change: (record: string) => string) =>
		records.map((record, place) => (place === index ? change(record) : record));
	const put = (record: string, place: number, part: string) =>
		record.slice(0, place) + part + record.slice(place + part.length);

	test.each<[string, string[], unknown]>([
		["a short line", at(2, (record) => record.slice(1)), { problem: "length", line: 3 }],
		["a long line", at(2, (record) => `${record} `), { problem: "length", line: 3 }],
		["letters in an amount", at(2, (record) => put(record, 40, "X")), { problem: "figures", line: 3 }],
		["a third decimal", at(2, (record) => put(record, 46, "5")), { problem: "decimals", line: 3 }],
		["the 31st of February", at(2, (record) => put(record, 115, "310226")), { problem: "figures", line: 3 }],
		["an unknown record", at(2, () => "7".padEnd(128)), { problem: "order", line: 3 }],
		["a movement twice", [...records.slice(0, 3), ...records.slice(2)], { problem: "order", line: 4 }],
		["no old balance", records.filter((record) => !record.startsWith("1")), { problem: "order", line: 2 }],
		[
			"no new balance",
			records.filter((record) => !record.startsWith("8")),
			expect.objectContaining({ problem: "order" }),
		],
		["no end", records.slice(0, -1), { problem: "order" }],
		[
			"other totals",
			at(records.length - 1, (record) => put(record, 48, "99")),
			expect.objectContaining({ problem: "totals" }),
		],
		[
			"another account at its end",
			at(records.length - 2, (record) => put(record, 6, "99")),
			expect.objectContaining({ problem: "account" }),
		],
		["another balance", at(records.length - 2, (record) => put(record, 54, "99")), { problem: "balance" }],
	])("with %s is refused", (_what, changed, refusal) => {
		expect(refused(changed)).toEqual(refusal);
	});

	test("holds several accounts one behind the other", () => {
		const read = readStatements(latin(text + codaFile(day([paid(7)], { account: "BE68539007547034" }))));
		expect("statements" in read && read.statements.map(({ account }) => account)).toEqual([
			"BE71096123456769",
			"BE68539007547034",
		]);
	});

	test("that became UTF-8 on its way is read all the same", () => {
		const given = day([paid(7, { name: "Müller" })]);
		expect(first(Buffer.from(codaFile(given), "utf8"))?.lines[0]?.name).toBe("Müller");
	});

	test("goes on with a communication in its next records", () => {
		const long = `${"BETALING VAN EEN LANGE LIJST ".repeat(3)}${formatOgm(ogm)} EN MEER`;
		expect(first(latin(codaFile(day([paid(7, { text: long })]))))?.lines[0]).toMatchObject({
			ogms: [ogm],
			text: long,
		});
	});

	test("with an old account number and no statement number is named by its day", () => {
		const read = first(latin(codaFile(day([paid(7)], { account: "096123456769", isOld: true, number: 0 }))));
		expect(read).toMatchObject({ account: "096123456769", number: "2026-11-26" });
	});
});

describe("a CAMT.053 file", () => {
	const text = camtFile(day([paid(358_160, { ogm }), paid(-20, { text: "KOST" })]));
	const read = (changed: string) => readStatements(Buffer.from(changed));

	test.each<[string, string, unknown]>([
		["an entity of its own", text.replace("<Document", '<!DOCTYPE a [<!ENTITY x "y">]><Document'), "hostile"],
		[
			"a billion laughs",
			`<!DOCTYPE a [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><Document>&c;</Document>`,
			"hostile",
		],
		["a file of the server", `<!DOCTYPE a SYSTEM "file:///etc/passwd"><Document/>`, "hostile"],
		["no end", text.slice(0, -20), "broken"],
		["names of JavaScript", "<Document><__proto__><x>1</x></__proto__></Document>", "broken"],
		["endless depth", "<a>".repeat(100_000), "broken"],
		["another document", "<Document><BkToCstmrAcctRpt/></Document>", "unknown"],
		["a page of the web", "<!doctype html><html></html>", "hostile"],
		["no closing balance", text.replace("CLBD", "ITBD"), "noBalance"],
		["three decimals", text.replace("3581.60<", "3581.605<"), "decimals"],
		["an amount in words", text.replace("3581.60<", "1e5<"), "figures"],
		["an entry of dollars", text.replace('<Ntry><Amt Ccy="EUR"', '<Ntry><Amt Ccy="USD"'), "currency"],
		["an encoding of its own", '<?xml version="1.0" encoding="x-made-up"?><Document/>', "encoding"],
	])("with %s is refused", (_what, changed, problem) => {
		expect(read(changed)).toEqual({ problem });
	});

	test.each<[string, string]>([
		["trailing zeros", text.replace("3581.60<", "3581.60000<")],
		["a prefix", text.replaceAll(/<(\/?)(?=[A-Z])/g, "<$1ns2:")],
		["a status of before", text.replaceAll("<Sts><Cd>BOOK</Cd></Sts>", "<Sts>BOOK</Sts>")],
		[
			"an announced entry",
			text.replace("</Stmt>", "<Ntry><Amt>5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry></Stmt>"),
		],
	])("with %s is read", (_what, changed) => {
		expect(first(Buffer.from(changed))?.lines.map(({ amount }) => amount)).toEqual([358_160, -20]);
	});

	test("that takes an entry back pays no order", () => {
		const reversed = text.replace("<Sts>", "<RvslInd>true</RvslInd><Sts>");
		expect(first(Buffer.from(reversed))?.lines[0]).toMatchObject({ amount: 358_160, ogms: [] });
	});

	test("keeps leading zeros and decodes what XML must write otherwise", () => {
		const zeros = ogmOf(1);
		const given = camtFile(
			day([paid(5, { ogm: zeros, name: "A &amp; &#66; &quot;C&quot; &amp;lt;" })], { isRaw: true }),
		);
		expect(first(Buffer.from(given))?.lines[0]).toMatchObject({ ogms: [zeros], name: 'A & B "C" &lt;' });
	});

	test("in Latin-1 is read as it says", () => {
		const given = camtFile(day([paid(5, { name: "Müller" })])).replace("UTF-8", "ISO-8859-1");
		expect(first(latin(given))?.lines[0]?.name).toBe("Müller");
	});
});

test.each<[string, Uint8Array, string]>([
	["nothing", new Uint8Array(), "empty"],
	["spaces", Buffer.from(" \r\n "), "empty"],
	["a table", Buffer.from("date;amount\n2026-11-26;5,00"), "unknown"],
	["zeros", new Uint8Array(10_000), "unknown"],
	["too much", new Uint8Array(mostStatementBytes + 1), "tooLarge"],
	["UTF-16", Buffer.from("\ufeff<?xml version='1.0'?>", "utf16le"), "unknown"],
])("a file of %s is refused", (_what, bytes, problem) => {
	expect(readStatements(bytes)).toEqual({ problem });
});

test("a year of a busy shop is read within a moment", () => {
	const lines = Array.from({ length: 10_000 }, (_, index) => paid(index + 1, { ogm: ogmOf(10_001 + index) }));
	expect(first(latin(codaFile(day(lines.slice(0, 9_999)))))?.lines).toHaveLength(9_999);
	expect(first(Buffer.from(camtFile(day(lines.slice(0, 5_000)))))?.lines).toHaveLength(5_000);
});

test.each<[string, string[]]>([
	["+++202/6000/12320+++", ["202600012320"]],
	["factuur ***202/6000/12320*** dank", ["202600012320"]],
	["202600012320", ["202600012320"]],
	["202/6000/12320 en 202/6000/12421", ["202600012320", "202600012421"]],
	["+++202/6000/12321+++", []],
	["BE71 0961 2345 6769", []],
	["2026000123201", []],
	["+++ 202 / 6000 / 12320 +++", ["202600012320"]],
	["202600012320 +++202/6000/12320+++", ["202600012320"]],
])("in %j stand %j", (text, found) => {
	expect(ogmsIn(text)).toEqual(found);
});
