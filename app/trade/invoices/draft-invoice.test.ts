import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cents, cents, timesCents } from "~/values/money.ts";
import { type VatTreatment, vatTotals } from "~/values/vat-cases.ts";
import { draftInvoice } from "./draft-invoice.ts";
import {
	billedGross,
	type InvoiceDraft,
	type InvoiceLine,
	type InvoiceRequest,
	type IssuedInvoice,
	isBilled,
	quantitiesLeft,
	standingInvoice,
} from "./invoice.ts";

const texts = {
	...{ deposit: () => "deposit", deducted: () => "deducted" },
	...{ reduction: () => "reduction", reduced: () => "reduced" },
};
const treatments: VatTreatment[] = [
	{ category: "S", rate: 21, exemption: null },
	{ category: "S", rate: 6, exemption: null },
	{ category: "K", rate: 0, exemption: "VATEX-EU-IC" },
];

/** An order whose invoices are issued one after the other. */
function book(lines: readonly InvoiceLine[]) {
	const issued: IssuedInvoice[] = [];
	const issue = (request: InvoiceRequest): InvoiceDraft | string => {
		const draft = draftInvoice({ isCancelled: false, lines }, issued, request, texts);
		if ("problem" in draft) return draft.problem;
		const id = String(issued.length + 1);
		const creditsId = request.kind === "credit_note" ? request.of : null;
		issued.push({ ...draft, id, creditsId, number: id, issuedOn: "2026-11-23" });
		return draft;
	};
	return { issued, issue };
}

const orderLines = fc
	.array(
		fc.record({
			quantity: fc.integer({ min: 1, max: 20 }),
			unit: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 9_000_000 })),
			treatment: fc.constantFrom(...treatments),
		}),
		{ minLength: 1, maxLength: 6 },
	)
	.map((lines) =>
		lines.map(({ quantity, unit, treatment }, index) => ({
			...{ id: index + 1, text: "20ft", details: [], quantity, unit: "C62" as const, treatment },
			...{ unitNet: cents(unit), net: timesCents(cents(unit), quantity) },
		})),
	);

describe("whatever is issued", () => {
	test("deposits and the last invoice come to the order's total to the cent", () => {
		fc.assert(
			fc.property(
				orderLines,
				fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
				(lines, percents) => {
					const { issued, issue } = book(lines);
					for (const percent of percents) issue({ kind: "deposit", part: { percent } });
					const last = issue({ kind: "invoice" });
					expect(last).not.toBeTypeOf("string");
					expect(billedGross(issued)).toBe(vatTotals(lines).gross);
					expect(issue({ kind: "deposit", part: { percent: 1 } })).toBe("billed");
				},
			),
		);
	});

	test("each paper adds up, and none is below zero", () => {
		fc.assert(
			fc.property(orderLines, fc.integer({ min: 1, max: 99 }), (lines, percent) => {
				const { issued, issue } = book(lines);
				issue({ kind: "deposit", part: { percent } });
				issue({ kind: "invoice" });
				for (const { perRate, net, vat, gross, lines: own } of issued) {
					expect(net + vat).toBe(gross);
					expect(perRate.reduce((sum, rate) => sum + rate.base, 0)).toBe(net);
					expect(own.reduce((sum, line) => sum + line.net, 0)).toBe(net);
					expect(
						Math.min(net, vat, ...perRate.flatMap((rate) => [rate.base, rate.vat])),
					).toBeGreaterThanOrEqual(0);
				}
			}),
		);
	});

	test("credit notes, piece by piece in any order, come to their invoice and no cent more", () => {
		fc.assert(
			fc.property(orderLines, fc.array(fc.nat(), { minLength: 120, maxLength: 120 }), (lines, draws) => {
				const { issued, issue } = book(lines);
				issue({ kind: "invoice" });
				const pieces = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
				const shuffled = pieces
					.map((id, index) => ({ id, draw: draws[index] ?? 0 }))
					.toSorted((one, other) => one.draw - other.draw);
				for (const { id } of shuffled) {
					expect(issue({ kind: "credit_note", of: "1", lines: [{ id, quantity: 1 }] })).not.toBeTypeOf(
						"string",
					);
				}
				expect(billedGross(issued)).toBe(0);
				expect(issue({ kind: "credit_note", of: "1", lines: "all" })).toBe("credited");
				expect(issue({ kind: "credit_note", of: "1", lines: [{ id: 1, quantity: 1 }] })).toBe("credited");
				expect(issue({ kind: "invoice" })).not.toBeTypeOf("string");
			}),
		);
	});

	test("amounts off and pieces back in any order leave what is left, and the rest takes back all of it", () => {
		const steps = fc.array(
			fc.oneof(
				fc.record({ net: fc.integer({ min: 1, max: 400_000 }) }),
				fc.record({ line: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 4 }) }),
			),
			{ maxLength: 8 },
		);
		fc.assert(
			fc.property(orderLines, fc.option(fc.integer({ min: 1, max: 99 })), steps, (lines, percent, taken) => {
				const { issued, issue } = book(lines);
				if (percent !== null) issue({ kind: "deposit", part: { percent } });
				issue({ kind: "invoice" });
				const of = String(issued.length);
				const invoiced = billedGross(issued);
				const credit = (rest: { net: Cents } | { lines: "all" | { id: number; quantity: number }[] }) =>
					issue({ kind: "credit_note", of, ...rest });
				for (const step of taken) {
					const before = billedGross(issued);
					const note =
						"net" in step
							? credit({ net: cents(step.net) })
							: credit({ lines: [{ id: step.line, quantity: step.quantity }] });
					if (typeof note === "string") continue;
					if ("net" in step) expect(note.net).toBe(step.net);
					expect(billedGross(issued)).toBe(before - note.gross);
					expect(note.lines.reduce((sum, line) => sum + line.net, 0)).toBe(note.net);
					expect(Math.min(...note.perRate.flatMap(({ base, vat }) => [base, vat]))).toBeGreaterThanOrEqual(0);
					expect(new Set(note.lines.map(({ id }) => id)).size).toBe(note.lines.length);
				}
				if (isBilled(issued)) credit({ lines: "all" });
				const asked = issued.find(({ kind }) => kind === "deposit")?.gross ?? 0;
				expect(billedGross(issued)).toBe(asked);
				expect(invoiced).toBe(vatTotals(lines).gross);
				expect(standingInvoice(issued)).toBeNull();
				expect(credit({ net: cents(1) })).toBe("credited");
				expect(credit({ lines: "all" })).toBe("credited");
			}),
		);
	});
});

describe("refused is", () => {
	const line = {
		...{ id: 1, text: "20ft", details: [], quantity: 2, unit: "C62" as const, unitNet: cents(265_000) },
		...{ net: cents(530_000), treatment: treatments[0] as VatTreatment },
	};

	test.each<[InvoiceRequest, string]>([
		[{ kind: "deposit", part: { percent: 0 } }, "percent"],
		[{ kind: "deposit", part: { percent: 100 } }, "percent"],
		[{ kind: "deposit", part: { percent: 12.5 } }, "percent"],
		[{ kind: "deposit", part: { net: cents(0) } }, "nothing"],
		[{ kind: "deposit", part: { net: cents(530_000) } }, "much"],
		[{ kind: "credit_note", of: "9", lines: "all" }, "gone"],
	])("%j: %s", (request, problem) => {
		expect(book([line]).issue(request)).toBe(problem);
	});

	test("a credit note of a deposit that an invoice has taken off, until that one is taken back", () => {
		const { issued, issue } = book([line]);
		issue({ kind: "deposit", part: { percent: 30 } });
		issue({ kind: "invoice" });
		const deposit = { kind: "credit_note", of: "1", lines: "all" } as const;
		expect(issue(deposit)).toBe("deducted");
		expect(issue({ kind: "credit_note", of: "2", lines: [{ id: 2, quantity: -1 }] })).toBe("quantity");
		issue({ kind: "credit_note", of: "2", lines: "all" });
		expect(issue(deposit)).not.toBeTypeOf("string");
		expect(billedGross(issued)).toBe(0);
	});

	test("a credit note of a credit note", () => {
		const { issue } = book([line]);
		issue({ kind: "invoice" });
		issue({ kind: "credit_note", of: "1", lines: "all" });
		expect(issue({ kind: "credit_note", of: "2", lines: "all" })).toBe("gone");
	});

	test("an invoice of an order that is cancelled", () => {
		const cancelled = { isCancelled: true, lines: [line] };
		expect(draftInvoice(cancelled, [], { kind: "invoice" }, texts)).toEqual({ problem: "cancelled" });
	});
});

describe("a price reduction", () => {
	const line = {
		...{ id: 1, text: "20ft", details: [], quantity: 2, unit: "C62" as const, unitNet: cents(265_000) },
		...{ net: cents(530_000), treatment: treatments[0] as VatTreatment },
	};
	const off = (net: number): InvoiceRequest => ({ kind: "credit_note", of: "1", net: cents(net) });

	test("takes its amount off the invoice, and VAT on it, and no piece", () => {
		const { issued, issue } = book([line]);
		issue({ kind: "invoice" });
		expect(issue(off(10_000))).toMatchObject({
			lines: [{ id: 2, text: "reduction", quantity: 1, unitNet: 10_000, net: 10_000 }],
			...{ net: 10_000, vat: 2_100, gross: 12_100, credits: { number: "1" } },
		});
		expect(issue(off(5_000))).toMatchObject({ lines: [{ id: 3 }] });
		expect([...quantitiesLeft(issued, issued[0] as IssuedInvoice)]).toEqual([[1, 2]]);
	});

	test.each<[number, string]>([
		[0, "nothing"],
		[-1, "nothing"],
		[530_000, "much"],
	])("of %i is refused: %s", (net, problem) => {
		const { issue } = book([line]);
		issue({ kind: "invoice" });
		expect(issue(off(net))).toBe(problem);
	});

	test("goes off what the rest comes to once that is taken back", () => {
		const { issue } = book([line]);
		issue({ kind: "invoice" });
		issue(off(10_000));
		issue({ kind: "credit_note", of: "1", lines: [{ id: 1, quantity: 1 }] });
		// All pieces that are left are the rest, named or not.
		expect(issue({ kind: "credit_note", of: "1", lines: [{ id: 1, quantity: 1 }] })).toMatchObject({
			lines: [
				{ id: 1, quantity: 1, net: 265_000 },
				{ id: 2, text: "reduced", quantity: -1, unitNet: 10_000, net: -10_000 },
			],
			net: 255_000,
		});
	});

	test("off two rates is shared out between them", () => {
		const other = { ...line, id: 2, treatment: treatments[1] as VatTreatment };
		const { issue } = book([line, other]);
		issue({ kind: "invoice" });
		expect(issue(off(10_001))).toMatchObject({
			lines: [
				{ id: 3, net: 5_001 },
				{ id: 4, net: 5_000 },
			],
			vat: 1_050 + 300,
		});
	});

	test("off a deposit that an invoice has taken off waits until that one is taken back", () => {
		const { issue } = book([line]);
		issue({ kind: "deposit", part: { percent: 30 } });
		issue({ kind: "invoice" });
		expect(issue(off(1_000))).toBe("deducted");
	});
});

describe("rent", () => {
	const rented = {
		...{ id: 1, text: "20ft", details: ["Huur · eerste 30 dagen"], quantity: 2, unit: "C62" as const },
		...{ unitNet: cents(7_500), net: cents(15_000), treatment: treatments[0] as VatTreatment },
	};
	const creditOne = { kind: "credit_note", of: "1", lines: [{ id: 1, quantity: 1 }] } as const;

	test("of one container of two is taken back for as long as it was billed", () => {
		const { issue } = book([{ ...rented, days: 30 }]);
		issue({ kind: "invoice" });
		expect(issue(creditOne)).toMatchObject({ lines: [{ quantity: 1, net: 7_500, days: 30 }], net: 7_500 });
	});

	test("that was billed before invoices said how long is taken back in the words of its invoice", () => {
		const { issued, issue } = book([{ ...rented, days: 30 }]);
		const old = { ...rented, details: ["Huur"] };
		issue({ kind: "invoice" });
		issued.splice(0, 1, { ...(issued[0] as IssuedInvoice), lines: [old] });
		expect(issue(creditOne)).toMatchObject({ lines: [{ ...old, quantity: 1, net: 7_500 }] });
		expect(issued[1]?.lines[0]).not.toHaveProperty("days");
	});
});
