import { describe, expect, test } from "vitest";
import { shownPapers } from "./shown-papers.server.ts";

const order = {
	...{ id: "1", orderNumber: "K-10001", revision: 0, anonymizedAt: null, papers: [] },
	creditedAmount: 0,
};
const proForma = { kind: "pro-forma", number: "K-10001" } as const;
const invoice = { kind: "invoice", number: "2026-000123" } as const;
const note = { kind: "delivery-note", number: "K-10001" } as const;
const buyer = { isAdmin: false, key: null };
const namesOf = (given: Partial<Parameters<typeof shownPapers>[0]>, reader = buyer) =>
	shownPapers({ ...order, status: "pending", ...given }, "en", reader).map(({ name }) => name);

describe("the papers that a reader is led to", () => {
	test("are those that can be printed, and those that are", () => {
		expect(namesOf({})).toEqual(["Pro forma invoice"]);
		expect(namesOf({ status: "paid" })).toEqual(["Order confirmation"]);
		expect(namesOf({ status: "paid", papers: [proForma, invoice] })).toEqual([
			...["Pro forma invoice", "Order confirmation", "Invoice 2026-000123"],
		]);
		expect(namesOf({ status: "cancelled" })).toEqual([]);
	});

	test("have the delivery note for the company, and for the buyer once the goods are there", () => {
		const admin = { isAdmin: true, key: null };
		expect(namesOf({ status: "confirmed" }, admin)).toContain("Delivery note");
		expect(namesOf({ status: "confirmed", papers: [note] })).not.toContain("Delivery note");
		expect(namesOf({ status: "delivered" })).toContain("Delivery note");
	});

	test("are those with its new sums, and for the company those of before too", () => {
		const given = { revision: 1, papers: [proForma] };
		expect(namesOf(given)).toEqual(["Pro forma invoice"]);
		expect(namesOf({ ...given, status: "cancelled" })).toEqual([]);
		expect(namesOf(given, { isAdmin: true, key: null })).toContain("Pro forma invoice K-10001");
		const again = { kind: "pro-forma", number: "K-10001-2" } as const;
		expect(namesOf({ revision: 1, status: "paid", papers: [proForma, again] })).toContain(
			"Pro forma invoice",
		);
	});

	test("are without the pro forma for a buyer who owes less than it asks for", () => {
		const given = { creditedAmount: 100, papers: [proForma] };
		expect(namesOf(given)).toEqual([]);
		expect(namesOf(given, { isAdmin: true, key: null })).toContain("Pro forma invoice");
	});

	test("are marked where the order is cancelled, and without the pro forma for its buyer", () => {
		const confirmation = { kind: "order-confirmation", number: "K-10001" } as const;
		const papers = [proForma, confirmation, invoice];
		const marks = (reader: typeof buyer, language: "en" | "de") =>
			shownPapers({ ...order, status: "cancelled", papers }, language, reader).map(({ mark }) => mark);
		expect(namesOf({ status: "cancelled", papers })).toEqual(["Order confirmation", "Invoice 2026-000123"]);
		expect(marks(buyer, "en")).toEqual(["Cancelled", null]);
		expect(marks({ ...buyer, isAdmin: true }, "de")).toEqual(["Storniert", "Storniert", null]);
	});

	test("are opened by the key that their reader came with", () => {
		const addresses = (key: string | null) =>
			shownPapers({ ...order, status: "paid", papers: [proForma, invoice] }, "fr", {
				...buyer,
				key,
			}).map(({ address }) => address);
		expect(addresses(null)).toEqual([
			"/fr/order-confirmation/1/pro-forma.pdf",
			"/fr/order-confirmation/1/order-confirmation.pdf",
			"/fr/order-confirmation/1/invoice-2026-000123.pdf",
		]);
		expect(addresses("a+b")[0]).toBe("/fr/order-confirmation/1/pro-forma.pdf?key=a%2Bb");
	});
});
