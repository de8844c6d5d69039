import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../../../tests/support/author.ts";
import { camtFile, codaFile, type SampleLine } from "../../../../../tests/support/bank-files.ts";
import { sampleSender } from "../../../../../tests/support/letter-sender.ts";
import { buyerAddress } from "../../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../../tests/support/test-database.ts";
import { sumPaid } from "../../book-payment.server.ts";
import { assignLine, leaveLineAside, undoLine } from "./assign-line.server.ts";
import { checkStatements, importStatements, type UploadedFile } from "./import-statements.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, bankLines, bankStatements, mailOutbox, orders, payments } = schema;
const thanks = { ...sampleSender, secret: "a secret of the tests" };
const own = "BE71 0961 2345 6769";

beforeEach(async () => {
	for (const table of [payments, bankLines, bankStatements, orders, mailOutbox, auditLog]) {
		await database.db.delete(table);
	}
});

async function order(total = 358_160, given: Partial<typeof orders.$inferInsert> = {}) {
	const [row] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "de", vatRate: 21 },
			...{ subtotalAmount: cents(total), vatAmount: cents(0), totalAmount: cents(total) },
			...{ shippingAddress: buyerAddress, dueOn: "2026-11-27", ...given },
		})
		.returning();
	if (!row) throw new Error("not inserted");
	return row;
}

const file = (lines: SampleLine[], change = {}): UploadedFile => ({
	name: "047.cod",
	bytes: Buffer.from(
		codaFile({ number: 47, closedOn: "2026-11-26", oldBalance: 100_000, lines, ...change }),
		"latin1",
	),
});

async function check(files: UploadedFile[]) {
	return checkStatements(database.db, files, own);
}

async function run(files: UploadedFile[], change: { mark?: string; thanks?: null } = {}) {
	const mark = change.mark ?? (await check(files)).mark;
	const given = { files, mark, ownAccount: own, thanks: change.thanks === null ? null : thanks };
	return importStatements(database.db, author, given);
}

const paidFor = (id: string) => sumPaid(database.db, id);
const statusOf = async (id: string) =>
	(await database.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
const mails = () => database.db.select().from(mailOutbox);
const lines = () => database.db.select().from(bankLines).orderBy(asc(bankLines.sequence));

async function firstLine() {
	const [line] = await lines();
	if (!line) throw new Error("no line");
	return line;
}

describe("an import", () => {
	test("shows first what it would do and stores nothing", async () => {
		const { paymentReference: ogm, orderNumber } = await order();
		const plan = await check([file([{ amount: 358_160, ogm }, { amount: 999, name: "X" }, { amount: -5 }])]);
		expect(plan).toMatchObject({
			statements: [{ number: "2026/47", standing: "new", counts: { booked: 1, open: 1, out: 1 } }],
			booked: [{ orders: [{ orderNumber, amount: 358_160, isPaid: true }] }],
			open: [{ amount: 999, reason: "none" }],
			...{ sum: 358_160, paid: 1, isOtherAccount: false },
		});
		expect(await database.db.$count(bankStatements)).toBe(0);
	});

	test("books what is paid, moves the order on and thanks its buyer once in their language", async () => {
		const { id, paymentReference: ogm } = await order();
		expect(await run([file([{ amount: 300_000, ogm }])])).toEqual({ stored: true, statements: 1 });
		expect([await paidFor(id), await statusOf(id)]).toEqual([300_000, "pending"]);
		expect(await mails()).toEqual([]);
		await run([file([{ amount: 58_160, ogm }], { number: 48, closedOn: "2026-11-27" })]);
		expect([await paidFor(id), await statusOf(id)]).toEqual([358_160, "paid"]);
		expect(await mails()).toMatchObject([
			{ language: "de", recipient: buyerAddress.email, dedupeKey: `payment-thanks:${id}` },
		]);
		const changes = await database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
		expect(changes.map(({ action, userEmail }) => [action, userEmail])).toEqual([
			["payment", author.email],
			["payment", author.email],
			["status", author.email],
		]);
	});

	test("of the same file again, twice at once or in the other format, does nothing", async () => {
		const { id, paymentReference: ogm } = await order();
		const files = [file([{ amount: 358_160, ogm }, { amount: 20 }])];
		const { mark } = await check(files);
		const answers = await Promise.all([run(files, { mark }), run(files, { mark }), run(files, { mark })]);
		expect(answers.map((answer) => answer.stored && answer.statements).toSorted()).toEqual([0, 0, 1]);
		expect(await run(files)).toEqual({ stored: true, statements: 0 });
		const given = { number: 47, closedOn: "2026-11-26", oldBalance: 100_000 };
		const again = camtFile({ ...given, lines: [{ amount: 358_160, ogm }, { amount: 20 }] });
		const renamed = again.replace("<Id>047</Id>", "<Id>KBC-X</Id>");
		for (const text of [again, renamed]) {
			const camt = { name: "x.xml", bytes: Buffer.from(text) };
			expect((await check([camt])).statements).toMatchObject([{ standing: "known" }]);
			expect(await run([camt])).toEqual({ stored: true, statements: 0 });
		}
		expect(await paidFor(id)).toBe(358_160);
		expect(await database.db.$count(bankLines)).toBe(2);
		expect(await mails()).toHaveLength(1);
	});

	test("of the same statement twice among its files books it once, earlier days first", async () => {
		const { id, paymentReference: ogm } = await order(100);
		const later = file([{ amount: 60, ogm }], { number: 48, closedOn: "2026-11-27", oldBalance: 100_040 });
		const early = file([{ amount: 40, ogm }]);
		expect(await run([later, early, early])).toEqual({ stored: true, statements: 2 });
		expect([await paidFor(id), await statusOf(id)]).toEqual([100, "paid"]);
	});

	test("that breaks off in the middle leaves nothing, and does all of it when it is made again", async () => {
		const [one, other] = [await order(100), await order(200)];
		const files = [
			file([
				{ amount: 100, ogm: one.paymentReference },
				{ amount: 200, ogm: other.paymentReference },
			]),
		];
		await database.db.execute(sql`create function break_off() returns trigger language plpgsql as
			$$ begin if new.amount = 200 then raise exception 'broke off'; end if; return new; end $$`);
		await database.db.execute(
			sql`create trigger break_off before insert on payments for each row execute function break_off()`,
		);
		await expect(run(files)).rejects.toThrow();
		await database.db.execute(sql`drop function break_off cascade`);
		expect(await database.db.$count(bankStatements)).toBe(0);
		expect([await paidFor(one.id), await statusOf(one.id), (await mails()).length]).toEqual([
			0,
			"pending",
			0,
		]);
		expect(await run(files)).toEqual({ stored: true, statements: 1 });
		expect([await statusOf(one.id), await statusOf(other.id), (await mails()).length]).toEqual([
			"paid",
			"paid",
			2,
		]);
	});

	test("of something else than was seen is shown again", async () => {
		const { id, paymentReference: ogm } = await order(100);
		const files = [file([{ amount: 100, ogm }])];
		const { mark } = await check(files);
		await database.db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, id));
		const result = await run(files, { mark });
		expect(result).toMatchObject({ stored: false, plan: { open: [{ reason: "cancelled" }] } });
		expect(await database.db.$count(bankStatements)).toBe(0);
	});

	test("refuses what does not add up, and takes the files beside it", async () => {
		const { id, paymentReference: ogm } = await order(100);
		const wrong = { ...file([{ amount: 5 }], { number: 50, newBalance: 7 }), name: "wrong.cod" };
		const files = [wrong, file([{ amount: 100, ogm }])];
		expect((await check(files)).refused).toEqual([{ id: 0, fileName: "wrong.cod", problem: "balance" }]);
		expect(await run(files)).toEqual({ stored: true, statements: 1 });
		expect(await statusOf(id)).toBe("paid");
	});

	test("never mixes up two statements that have one number", async () => {
		await run([file([{ amount: 5 }])]);
		expect(await check([file([{ amount: 6 }])])).toMatchObject({ statements: [{ standing: "taken" }] });
		expect(await run([file([{ amount: 6 }])])).toMatchObject({ stored: false });
	});

	test("says where a statement is of another account, and leaves orders alone where it is asked to", async () => {
		const { id, paymentReference: ogm } = await order(100);
		const files = [file([{ amount: 100, ogm }], { account: "BE68539007547034" })];
		expect((await check(files)).isOtherAccount).toBe(true);
		await run(files, { thanks: null });
		expect([await paidFor(id), await statusOf(id), (await mails()).length]).toEqual([100, "pending", 0]);
	});

	test("pays what a payment by hand has left open, whoever is first", async () => {
		const { id, paymentReference: ogm } = await order(100);
		const files = [file([{ amount: 100, ogm }])];
		const { mark } = await check(files);
		const { recordPayment } = await import("../record-payment.server.ts");
		const byHand = recordPayment(database.db, author, {
			...{ orderId: id, key: randomUUID() },
			payment: { amount: cents(100), paidOn: "2026-11-26", note: "" },
		});
		await Promise.all([byHand, run(files, { mark })]);
		// Either the line came first and both are on the order, or it waits for a person.
		const [line] = await lines();
		expect(await paidFor(id)).toBe(line?.state === "booked" ? 200 : 100);
	});
});

describe("a line that waits for a person", () => {
	const assign = (lineId: string, parts: [string, number][], change = {}) =>
		assignLine(database.db, author, {
			...{ lineId, note: "", key: randomUUID(), thanks, ...change },
			parts: parts.map(([orderId, amount]) => ({ orderId, amount: cents(amount) })),
		});

	test("is booked to several orders, once however often the form comes", async () => {
		const [one, other] = [await order(100), await order(200)];
		await run([file([{ amount: 300, text: "twee bestellingen" }])]);
		const { id } = await firstLine();
		const key = randomUUID();
		const parts: [string, number][] = [
			[one.id, 100],
			[other.id, 200],
		];
		const answers = await Promise.all([assign(id, parts, { key }), assign(id, parts, { key })]);
		expect(answers).toEqual([{ done: true }, { done: true }]);
		expect([await paidFor(one.id), await paidFor(other.id)]).toEqual([100, 200]);
		expect([await statusOf(one.id), await statusOf(other.id), (await mails()).length]).toEqual([
			"paid",
			"paid",
			2,
		]);
		expect(await assign(id, parts)).toEqual({ problem: "notOpen" });
		const corrected: [string, number][] = [[other.id, 300]];
		expect(await assign(id, corrected, { key })).toEqual({ problem: "notOpen" });
	});

	test("is refused for more than came in, a rest without a reason, and what is not there", async () => {
		const { id: orderId } = await order(100);
		await run([file([{ amount: 90 }])]);
		const { id } = await firstLine();
		expect(await assign(id, [[orderId, 100]])).toEqual({ problem: "tooMuch" });
		expect(await assign(id, [[orderId, 80]])).toEqual({ problem: "rest" });
		expect(await assign(id, [[randomUUID(), 90]])).toEqual({ problem: "gone" });
		expect(await assign(randomUUID(), [[orderId, 90]])).toEqual({ problem: "gone" });
		expect(await assign("x", [[orderId, 90]])).toEqual({ problem: "gone" });
		expect(await paidFor(orderId)).toBe(0);
		expect(await assign(id, [[orderId, 80]], { note: "10 voor de sleutel" })).toEqual({ done: true });
		expect(await paidFor(orderId)).toBe(80);
	});

	test("is taken back with its reason; the order waits again and its buyer is not thanked twice", async () => {
		const { id: orderId } = await order(100);
		await run([file([{ amount: 100 }])]);
		const { id } = await firstLine();
		await assign(id, [[orderId, 100]]);
		const undo = () => undoLine(database.db, author, { lineId: id, note: "verkeerde koper" });
		expect(await Promise.all([undo(), undo()])).toEqual([{ done: true }, { done: true }]);
		expect([await paidFor(orderId), await statusOf(orderId)]).toEqual([0, "confirmed"]);
		expect((await firstLine()).state).toBe("open");
		await assign(id, [[orderId, 100]]);
		expect([await paidFor(orderId), await statusOf(orderId), (await mails()).length]).toEqual([
			100,
			"paid",
			1,
		]);
		await undo();
		expect(await paidFor(orderId)).toBe(0);
	});

	test("is not taken back once its money was paid back to the buyer", async () => {
		const { id: orderId } = await order(100);
		await run([file([{ amount: 100 }])]);
		const { id } = await firstLine();
		await assign(id, [[orderId, 100]]);
		await database.db.insert(payments).values({
			...{ orderId, amount: cents(-60), paidOn: "2026-11-27", note: "terug", key: randomUUID() },
			userEmail: author.email,
		});
		expect(await undoLine(database.db, author, { lineId: id, note: "x" })).toEqual({ problem: "refunded" });
		expect([await paidFor(orderId), (await firstLine()).state]).toEqual([40, "booked"]);
	});

	test("is left aside with a reason and taken up again", async () => {
		const { id: orderId } = await order(100);
		await run([file([{ amount: 100 }, { amount: -5 }])]);
		const [line, out] = await lines();
		if (!line || !out) throw new Error("no lines");
		const aside = (lineId: string) => leaveLineAside(database.db, author, { lineId, note: "huur garage" });
		expect(await aside(line.id)).toEqual({ done: true });
		expect(await aside(line.id)).toEqual({ done: true });
		expect(await aside(out.id)).toEqual({ problem: "notOpen" });
		expect(await assign(line.id, [[orderId, 100]])).toEqual({ problem: "notOpen" });
		expect(await undoLine(database.db, author, { lineId: line.id, note: "toch niet" })).toEqual({
			done: true,
		});
		expect(await assign(line.id, [[orderId, 100]])).toEqual({ done: true });
	});
});
