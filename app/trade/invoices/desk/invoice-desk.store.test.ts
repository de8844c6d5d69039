import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { wholeList } from "~/desk/list/list-query.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { claimMail } from "~/mail/claimed-mail.server.ts";
import { schema } from "~/platform/db.server.ts";
import { zipFile } from "~/platform/zip.server.ts";
import { csvLine } from "~/values/csv.ts";
import { cents } from "~/values/money.ts";
import type { SheetRow } from "~/values/sheet.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { readZip } from "../../../../tests/support/read-zip.ts";
import {
	billingCompany,
	issuer,
	placeSampleOrder,
	wishFor,
} from "../../../../tests/support/sample-invoices.ts";
import { buyerAddress } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { checkUbl } from "../check-ubl.ts";
import { encloseInvoice } from "../enclose-invoice.server.ts";
import { findInvoice } from "../invoice.store.server.ts";
import { printInvoice } from "../print-invoice.server.ts";
import { allInvoices, listInvoices } from "./invoice-desk.store.server.ts";
import { invoiceFiles } from "./invoice-files.server.ts";
import { writeInvoiceMail } from "./invoice-mail.server.ts";
import { issueInvoice } from "./issue-invoice.server.ts";
import { journalSheet } from "./journal-sheet.server.ts";
import type { IssueWish } from "./prepare-invoice.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const sender = {
	...{ company: billingCompany, origin: "https://shop.example", secret: "s".repeat(32) },
	deskAddress: () => "",
};
const december = new Date("2026-12-02T10:00:00Z");
const november = new Date("2026-11-23T10:00:00Z");

async function issue(orderId: string, wish: Partial<IssueWish>, now: Date): Promise<string> {
	const result = await issueInvoice(
		database.db,
		author,
		wishFor(orderId, wish),
		issuer,
		now,
		async (tx, issued) => {
			await writeInvoiceMail(tx, sender, issued, { again: null, now });
		},
	);
	if ("problem" in result) throw new Error(result.problem);
	return result.id;
}

const ids: Record<"deposit" | "last" | "credit" | "private", string> = {
	deposit: "",
	last: "",
	credit: "",
	private: "",
};

beforeAll(async () => {
	const { id } = await placeSampleOrder(database.db, { language: "fr" });
	ids.deposit = await issue(id, { request: { kind: "deposit", part: { percent: 33 } } }, november);
	ids.last = await issue(id, {}, november);
	const credit = { kind: "credit_note", of: ids.last, lines: [{ id: 1, quantity: 1 }] } as const;
	ids.credit = await issue(id, { request: credit, reason: "Retour" }, december);
	const own = {
		shippingAddress: { ...buyerAddress, name: "Jan de Vries" },
		items: [{ price: cents(50), quantity: 3 }],
	};
	ids.private = await issue((await placeSampleOrder(database.db, own)).id, {}, december);
});

const numbersOf = async (query: Parameters<typeof listInvoices>[1]) => {
	const { rows, found } = await listInvoices(database.db, query);
	return [rows.map(({ number }) => number), found.total];
};

describe("the list", () => {
	test.each([
		[{}, ["2026-000003", "2026-C00001", "2026-000002", "2026-000001"]],
		[{ sort: "date-asc" as const }, ["2026-000001", "2026-000002", "2026-C00001", "2026-000003"]],
		[{ search: "vries" }, ["2026-000003"]],
		[{ search: "000002" }, ["2026-000002"]],
		[{ choice: "credit_note" as const }, ["2026-C00001"]],
		[{ choice: "deposit" as const, search: "bouw" }, ["2026-000001"]],
		[{ days: { from: "2026-11-01", to: "2026-11-30" } }, ["2026-000002", "2026-000001"]],
		[{ days: { from: "2026-12-02", to: null }, search: "bouw" }, ["2026-C00001"]],
		[{ search: "' or 1=1 --" }, []],
	])("%j finds %j", async (query, numbers) => {
		expect(await numbersOf({ ...wholeList, ...query })).toEqual([numbers, numbers.length]);
	});
});

async function journal(query = {}): Promise<SheetRow[]> {
	const rows: SheetRow[] = [];
	for await (const portion of allInvoices(database.db, { ...wholeList, ...query })) {
		rows.push(...portion.flatMap(journalSheet("nl").rowsOf));
	}
	return rows;
}

test("the journal's columns come to the invoices less the credit notes, in the order of the books", async () => {
	const rows = await journal();
	const { headings } = journalSheet("nl");
	expect(rows.map((row) => row[1])).toEqual(["2026-000001", "2026-000002", "2026-C00001", "2026-000003"]);
	const sumOf = (at: number) =>
		rows.reduce((sum, row) => {
			const cell = row[at];
			return sum + (typeof cell === "object" && cell !== null && "euros" in cell ? cell.euros : Number.NaN);
		}, 0);
	const stored = await database.db.select().from(schema.invoices);
	const signed = (amount: "netAmount" | "vatAmount" | "grossAmount") =>
		stored.reduce((sum, row) => sum + (row.kind === "credit_note" ? -row[amount] : row[amount]), 0);
	expect([9, 10, 11].map(sumOf)).toEqual([signed("netAmount"), signed("vatAmount"), signed("grossAmount")]);
	expect(rows.every((row) => row.length === headings.length)).toBe(true);
	const [row] = rows;
	// Without the mark that a leading plus would get: accountants find payments by it.
	const reference = headings.indexOf(pageTexts.nl.adminInvoices.headings.reference);
	expect(row && csvLine(row).split(";")[reference]).toMatch(/^\*{3}\d{3}\/\d{4}\/\d{5}\*{3}$/);
	expect(await journal({ days: { from: "2026-12-01", to: "2026-12-31" } })).toHaveLength(2);
});

test("the archive holds each PDF, and of businesses a UBL that breaks no rule", async () => {
	const pieces: Uint8Array[] = [];
	const rows = allInvoices(database.db, wholeList);
	for await (const piece of zipFile(invoiceFiles(database.db, rows))) pieces.push(piece);
	const files = readZip(Buffer.concat(pieces));
	expect([...files.keys()]).toEqual([
		...[
			"Facture-2026-000001.pdf",
			"Facture-2026-000001.xml",
			"Facture-2026-000002.pdf",
			"Facture-2026-000002.xml",
		],
		...["Note-de-credit-2026-C00001.pdf", "Note-de-credit-2026-C00001.xml", "Factuur-2026-000003.pdf"],
	]);
	for (const [name, content] of files) {
		if (name.endsWith(".xml")) expect(checkUbl(content)).toEqual([]);
		else expect(content.slice(0, 5)).toBe("%PDF-");
	}
});

test("an invoice is printed once, with its UBL inside", async () => {
	const invoice = await findInvoice(database.db, ids.last);
	if (!invoice) throw new Error("no invoice");
	const [one, two] = await Promise.all([
		printInvoice(database.db, invoice),
		printInvoice(database.db, invoice),
	]);
	expect(Buffer.compare(one, two)).toBe(0);
	expect(await findInvoice(database.db, "x")).toBeNull();
	expect(await findInvoice(database.db, randomUUID())).toBeNull();
});

describe("the mail", () => {
	const mails = (id: string) =>
		database.db.select().from(schema.mailOutbox).where(eq(schema.mailOutbox.attachedId, id));

	test("goes to the buyer in their language, once, and again when somebody asks for it", async () => {
		const [mail, ...others] = await mails(ids.credit);
		expect(others).toEqual([]);
		expect(mail).toMatchObject({
			recipient: buyerAddress.email,
			language: "fr",
			attachment: "invoice",
			kind: "order",
		});
		expect(mail?.subject).toContain("2026-C00001");
		const invoice = await findInvoice(database.db, ids.credit);
		if (!invoice) throw new Error("no invoice");
		const key = randomUUID();
		for (const _time of [1, 2]) {
			await writeInvoiceMail(
				database.db,
				sender,
				{ ...invoice, hasUbl: true },
				{ again: key, now: december },
			);
		}
		expect(await mails(ids.credit)).toHaveLength(2);
	});

	test("brings PDF and UBL to a business, the PDF alone to a private buyer", async () => {
		const names: Record<string, string[]> = {};
		for (
			let mail = await claimMail(database.db, "newest");
			mail;
			mail = await claimMail(database.db, "newest")
		) {
			const files = await encloseInvoice(database.db, mail);
			names[mail.attachedId ?? ""] = files.map(({ filename }) => filename);
		}
		expect(names[ids.private]).toEqual(["Factuur-2026-000003.pdf"]);
		expect(names[ids.last]).toEqual(["Facture-2026-000002.pdf", "Facture-2026-000002.xml"]);
	});
});
