import { describe, expect, test } from "vitest";
import { renderLogo } from "~/media/render-picture.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { pdfDrawings, pdfPages, pdfRuns, readPdf } from "../../../tests/support/read-pdf.ts";
import { sampleLine, samplePaper } from "../../../tests/support/sample-papers.ts";
import { twoHalves } from "../../../tests/support/sample-pictures.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { renderPaper, renderText } from "./render-paper.server.ts";

describe("a paper as PDF", () => {
	// The exporter refuses a letter without a glyph in PDF/A: a document is the proof that each has one.
	test.each(languages)(
		"in %s claims PDF/A-3a, is tagged, names its language, holds its fonts",
		async (lang) => {
			const pdf = readPdf(await renderPaper(samplePaper("pro-forma", lang)));
			expect(pdf).toMatch(/^%PDF-1\.7/);
			expect(pdf).toMatch(/pdfaid:part>3</);
			expect(pdf).toMatch(/pdfaid:conformance>A</);
			expect(pdf).toMatch(/\/Marked true/);
			expect(pdf).toMatch(new RegExp(`/Lang\\s*\\(${lang}`));
			expect(pdf).toContain("/GTS_PDFA1");
			const fonts = new Set([...pdf.matchAll(/\/FontName\s*\/(\S+)/g)].map(([, name]) => name));
			expect(fonts.size).toBeGreaterThan(1);
			expect([...pdf.matchAll(/\/FontFile[23]? /g)].length).toBeGreaterThanOrEqual(fonts.size);
			expect(pdf).not.toContain("Helvetica");
		},
	);

	test("has the same bytes each time, and others for another order", async () => {
		const paper = samplePaper("order-confirmation", "de");
		const [one, two, other] = await Promise.all([
			renderPaper(paper),
			renderPaper(paper),
			renderPaper({ ...paper, number: "K-10002" }),
		]);
		expect(Buffer.compare(one, two)).toBe(0);
		expect(Buffer.compare(one, other)).not.toBe(0);
	});

	test("takes files along: an XML file as the same paper in another form", async () => {
		const attached = [
			{ name: "factuur.xml", mime: "application/xml", bytes: Buffer.from("<Invoice>12,50</Invoice>") },
			{ name: "voorwaarden.txt", mime: "text/plain", bytes: Buffer.from("geen") },
		];
		const pdf = readPdf(await renderPaper(samplePaper("pro-forma"), attached));
		expect(pdf).toContain("factuur.xml");
		expect(pdf).toContain("<Invoice>12,50</Invoice>");
		expect(pdf).toMatch(/\/AFRelationship\s*\/Alternative/);
		expect(pdf).toMatch(/\/AFRelationship\s*\/Supplement/);
		expect(readPdf(await renderPaper(samplePaper("pro-forma")))).not.toContain("AFRelationship");
	});

	test.each([
		["Greek, Polish and Cyrillic", "Ζωή Παπαδοπούλου, Łucja Żółć, Юлия Щукина"],
		["letters that no font has", "王小明 🚢 \u{f0000}"],
		["markup", '#eval("1+1") $x^2$ *bold* <label> @ref \\ // `raw` #include "/etc/passwd"'],
		["spaces of all kinds", "1\u202f234\u00a0km\u2009\u2003\tnext\nline\u200b\u00ad-\u2011"],
		["two hundred letters in one word", "Donaudampfschifffahrtsgesellschaft".repeat(6).slice(0, 200)],
		["nothing", ""],
	])("is made of %s", async (_what, text) => {
		const paper = samplePaper("pro-forma", "fr", {
			shippingAddress: { ...buyerAddress, name: text, companyName: text },
			items: [{ ...sampleLine, productTitle: text }],
		});
		const pdf = readPdf(await renderPaper({ ...paper, notes: [text] }));
		expect([1, 2]).toContain(pdfPages(pdf));
	});

	test("goes on over as many pages as it has lines", async () => {
		const items = Array.from({ length: 60 }, () => sampleLine);
		expect(pdfPages(readPdf(await renderPaper(samplePaper("pro-forma", "nl", { items }))))).toBeGreaterThan(
			4,
		);
	});

	const [proForma, confirmation] = [samplePaper("pro-forma"), samplePaper("order-confirmation")];
	// Each has other parts below its lines: where to pay, notes, fields to sign. Some ten lines fill a page.
	test.each([
		["an invoice", { ...proForma, kind: "invoice" as const }],
		["a pro forma, which has notes", proForma],
		["a credit note", { ...confirmation, kind: "credit-note" as const }],
		["an offer with notes", { ...confirmation, kind: "offer" as const, notes: ["One", "Two"] }],
		["a delivery note", samplePaper("delivery-note")],
	])("%s has no page without anything of its own, however many lines it has", async (_what, paper) => {
		const line = { text: "20ft", details: ["Used", "Stock", "Ghent"], quantity: 1, unitNet: null, net: null };
		const counts = Array.from({ length: 14 }, (_, index) => index + 1);
		const empty: number[] = [];
		for (const count of counts) {
			const pages = pdfDrawings(await renderPaper({ ...paper, lines: Array(count).fill(line) }));
			// Head and foot are no content that is marked (PDF 32000-1, 14.8.2.2).
			if (pages.some((page) => !page.includes("/MCID"))) empty.push(count);
		}
		expect(empty).toEqual([]);
	});
});

/** The values beside the title: right of their labels, below the seller and above the buyer. */
async function factsOf(label: string) {
	const facts = [[label, "27.\u00a0November\u00a02026"]] as const;
	const [page = ""] = pdfDrawings(await renderPaper({ ...samplePaper("order-confirmation", "de"), facts }));
	const runs = pdfRuns(page).filter(({ x, y }) => x > 348 && y > 640 && y < 710);
	const column = Math.max(...runs.map(({ x }) => x));
	return { column, values: runs.filter(({ x }) => x === column).length, runs: runs.length };
}

test("a label goes on over two lines before the date beside it would leave the page", async () => {
	const [short, long] = [await factsOf("Gültig bis"), await factsOf("Zahlbar innerhalb von längstens")];
	expect([short.values, short.runs]).toEqual([3, 6]);
	expect([long.values, long.runs]).toEqual([3, 7]);
	// The widest date takes 88 points of the 541 to where the margin begins.
	expect(long.column).toBeLessThanOrEqual(541.4 - 87.8);
	expect(long.column).toBeGreaterThan(short.column);
});

test("a paper that cannot be printed says so, and the next one comes", async () => {
	const paper = samplePaper("pro-forma");
	await expect(renderPaper({ ...paper, buyer: [] })).rejects.toThrow(/empty/);
	expect(readPdf(await renderPaper(paper))).toMatch(/^%PDF/);
});

describe("the company's logo", () => {
	const logoOf = async (size: { width: number; height: number }) =>
		renderLogo(await twoHalves(size).jpeg().toBuffer());
	const pictures = (pdf: string) => [...pdf.matchAll(/\/Subtype\s*\/Image\b/g)].length;

	test.each(languages)("stands on papers in %s as a picture that says the name", async (language) => {
		const [paper, logo] = [
			samplePaper("order-confirmation", language),
			await logoOf({ width: 900, height: 150 }),
		];
		const [with_, without] = [await renderPaper({ ...paper, logo }), await renderPaper(paper)];
		const pdf = readPdf(with_);
		expect(pictures(pdf)).toBe(pictures(readPdf(without)) + 1);
		expect(pdf).toMatch(new RegExp(`/Alt\\s*\\(${paper.seller.name}\\)`));
		expect(pdf).toMatch(/pdfaid:conformance>A</);
		expect(Buffer.compare(with_, await renderPaper({ ...paper, logo }))).toBe(0);
	});

	test("stands above the terms too", async () => {
		const sheet = {
			...{ lang: "nl" as const, region: "BE", title: "Voorwaarden", date: "2026-06-19", about: null },
			...{ company: "Kade", footer: "Antwerpen", page: "{page} / {pages}", blocks: [] },
		};
		const pdf = readPdf(await renderText(sheet, await logoOf({ width: 100, height: 400 })));
		expect(pdf).toMatch(/\/Alt\s*\(Kade\)/);
		expect(readPdf(await renderText(sheet))).not.toContain("/Alt");
	});

	test("that cannot be read keeps no paper back: it is the one without", async () => {
		const paper = samplePaper("pro-forma", "nl");
		const logo = { bytes: Buffer.from("not a picture"), width: 900, height: 150 };
		expect(Buffer.compare(await renderPaper({ ...paper, logo }), await renderPaper(paper))).toBe(0);
	});
});
