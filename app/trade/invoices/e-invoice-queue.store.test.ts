import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { issuer, placeSampleOrder, wishFor } from "../../../tests/support/sample-invoices.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { checkUbl } from "./check-ubl.ts";
import { issueInvoice } from "./desk/issue-invoice.server.ts";
import { sendAgain } from "./desk/send-again.server.ts";
import { deliveryMark, isSendable, queueEInvoice, sendWaiting } from "./e-invoice-queue.server.ts";
import { createHttpSender } from "./e-invoice-sender.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, invoiceDeliveries, invoices } = schema;

type Heard = { number: string; receiver: string; token: string; body: string };
let provider: Server;
let heard: Heard[] = [];
/** What the provider says next; null: it never answers. */
let answers: (readonly [status: number, body: string] | null)[] = [];

beforeAll(async () => {
	provider = createServer(async (request, response) => {
		let body = "";
		for await (const piece of request) body += piece;
		const header = (name: string) => String(request.headers[name] ?? "");
		heard.push({
			...{ number: header("idempotency-key"), receiver: header("receiver"), token: header("authorization") },
			body,
		});
		const answer = answers.shift();
		if (answer) response.writeHead(answer[0], { Location: "/elsewhere" }).end(answer[1]);
	});
	await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
	provider.closeAllConnections();
	provider.close();
});

beforeEach(async () => {
	heard = [];
	answers = [];
	await database.db.delete(invoiceDeliveries);
});

const sender = () => {
	const { port } = provider.address() as AddressInfo;
	return createHttpSender({ url: `http://127.0.0.1:${port}/documents`, token: "secret", timeoutMs: 1_000 });
};

async function issue() {
	const order = await placeSampleOrder(database.db);
	const result = await issueInvoice(
		database.db,
		author,
		wishFor(order.id),
		issuer,
		new Date(),
		queueEInvoice,
	);
	if ("problem" in result) throw new Error(result.problem);
	return result;
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const send = (minutes = 1) => sendWaiting(database.db, sender(), later(minutes));
const rowOf = async (id: string) =>
	(await database.db.select().from(invoiceDeliveries).where(eq(invoiceDeliveries.invoiceId, id)))[0];

test("a business invoice goes out with its PDF inside, once, and keeps the provider's number", async () => {
	const { id, number } = await issue();
	answers = [[201, '{"id":"p-1"}']];
	const sent = await Promise.all([send(), send(), send()]);
	expect(sent.reduce((sum, count) => sum + count)).toBe(1);
	expect(heard).toHaveLength(1);
	expect(heard[0]).toMatchObject({ number, receiver: "0208:0428759497", token: "Bearer secret" });
	expect(checkUbl(heard[0]?.body ?? "")).toEqual([]);
	expect(heard[0]?.body).toContain('mimeCode="application/pdf"');
	expect(await rowOf(id)).toMatchObject({
		state: "sent",
		providerId: "p-1",
		answer: '201 {"id":"p-1"}',
		tries: 1,
	});
	expect((await rowOf(id))?.documentHash).toMatch(/^[\da-f]{64}$/);
	expect(await send(10_000)).toBe(0);
});

test.each([
	["no answer in time", null],
	["an error of the provider", [503, "later"]],
	["a wrong token", [401, '{"id":"p-2"}']],
	["a yes without a number", [200, "{}"]],
	["a yes that is no JSON", [200, "<ok/>"]],
	["another address", [302, ""]],
	["a duplicate without its number", [409, "known"]],
] as const)(
	"after %s it waits and is tried again under the same number, never called sent",
	async (_what, answer) => {
		const { id, number } = await issue();
		answers = [answer, [409, '{"id":"p-3"}']];
		expect(await send()).toBe(0);
		expect(await rowOf(id)).toMatchObject({ state: "waiting", providerId: null, tries: 1 });
		expect(await send()).toBe(0);
		expect(await send(6)).toBe(1);
		expect(heard.map((one) => one.number)).toEqual([number, number]);
		expect(heard[0]?.body).toBe(heard[1]?.body);
		expect(await rowOf(id)).toMatchObject({ state: "sent", providerId: "p-3", tries: 2 });
	},
);

test("what the provider refuses stays refused, with its reason", async () => {
	const { id } = await issue();
	answers = [[422, '{"id":"p-4","error":"unknown receiver"}']];
	expect(await send()).toBe(0);
	expect(await rowOf(id)).toMatchObject({
		...{ state: "refused", providerId: null },
		answer: expect.stringContaining("unknown receiver"),
	});
	expect(await send(10_000)).toBe(0);
	expect(heard).toHaveLength(1);
});

test("what was refused or has failed is sent again by the owner, once for each press, and the history says so", async () => {
	const { id, number } = await issue();
	const row = () => rowOf(id).then((found) => found ?? null);
	const again = async (seen: string, orderId?: string) => {
		const [invoice] = await database.db.select().from(invoices).where(eq(invoices.id, id));
		const given = { orderId: orderId ?? invoice?.orderId ?? "", invoiceId: id, seen, now: new Date() };
		return sendAgain(database.db, author, given);
	};
	answers = [
		[422, "no such receiver"],
		[503, "later"],
		[201, '{"id":"p-5"}'],
	];
	expect(isSendable(await row())).toBe(false);
	await send();
	const refused = deliveryMark(await row());
	expect(refused).toBe("refused 1");
	expect(await again(refused, randomUUID())).toBe(false);
	// A double click, and the same page in another tab.
	expect(await Promise.all([again(refused), again(refused)])).toEqual([true, true]);
	expect(isSendable(await row())).toBe(false);
	expect(await send()).toBe(0);
	const failed = deliveryMark(await row());
	await Promise.all([again(refused), again(failed), again(failed)]);
	expect((await Promise.all([send(), send()])).reduce((sum, count) => sum + count)).toBe(1);
	expect(heard.map((one) => one.number)).toEqual([number, number, number]);
	expect(await row()).toMatchObject({ state: "sent", providerId: "p-5" });
	await again(deliveryMark(await row()));
	expect((await row())?.state).toBe("sent");
	const changes = await database.db
		.select({ after: auditLog.after })
		.from(auditLog)
		.where(sql`${auditLog.after} ? 'eInvoice'`);
	expect(changes).toEqual(Array(2).fill({ after: { invoice: number, eInvoice: "waiting" } }));
});

test("an invoice of before there was a provider is sent when the owner says so", async () => {
	const { id } = await issue();
	await database.db.delete(invoiceDeliveries);
	const [invoice] = await database.db.select().from(invoices).where(eq(invoices.id, id));
	const given = { orderId: invoice?.orderId ?? "", invoiceId: id, seen: deliveryMark(null), now: new Date() };
	expect(await Promise.all([1, 2].map(() => sendAgain(database.db, author, given)))).toEqual([true, true]);
	answers = [[201, '{"id":"p-6"}']];
	expect(await send()).toBe(1);
	expect(heard).toHaveLength(1);
});

test("a private buyer's invoice does not go to the network", async () => {
	const order = await placeSampleOrder(database.db, { shippingAddress: buyerAddress });
	await issueInvoice(database.db, author, wishFor(order.id), issuer, new Date(), queueEInvoice);
	expect(await send()).toBe(0);
	expect(heard).toEqual([]);
});
