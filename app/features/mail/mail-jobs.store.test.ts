import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDb, schema } from "~/platform/db.server.ts";
import { startJobs, stopJobs } from "~/platform/jobs.server.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { startMailJobs } from "./mail-jobs.server.ts";
import { writeMail } from "./outbox.server.ts";
import { createSmtpSender } from "./smtp.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox } = schema;

let server: MailServer;
let sender: ReturnType<typeof createSmtpSender>;
let stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
	server = await startMailServer();
	sender = createSmtpSender(server.url, async () => ({ name: "Kade", email: "info@shop.example" }));
});

afterEach(async () => {
	for (const stop of stops) await stop();
	stops = [];
	await database.db.delete(mailOutbox);
	sender.close();
	await server.stop();
});

async function start(): Promise<{ deliver: () => void; stop: () => Promise<void> }> {
	const jobs = await startJobs(database.pool);
	const stop = () => stopJobs(jobs);
	stops.push(stop);
	return { deliver: await startMailJobs({ db: database.db, jobs, send: sender.send }), stop };
}

async function post(subject: string): Promise<string> {
	const dedupeKey = randomUUID();
	const recipient = "anneleen@buyer.example";
	await writeMail(database.db, {
		...{ dedupeKey, language: "nl", recipient, replyTo: null },
		...{ subject, html: `<p>${subject}</p>`, text: subject },
	});
	const row = await database.db.query.mailOutbox.findFirst({ where: eq(mailOutbox.dedupeKey, dedupeKey) });
	return row?.id ?? "";
}

/** Waits until a mail's row looks as expected. */
async function expectMail(id: string, row: object): Promise<void> {
	await vi.waitFor(
		async () => {
			const mail = await database.db.query.mailOutbox.findFirst({ where: eq(mailOutbox.id, id) });
			expect(mail).toMatchObject(row);
		},
		{ timeout: 15_000, interval: 50 },
	);
}

function subjects(): (string | undefined)[] {
	return server.received.map((mail) => mail.headers.subject).sort();
}

const busy = () => Object.assign(new Error("Mailbox is busy"), { responseCode: 451 });

describe("startMailJobs", () => {
	test("delivers what an earlier process left", async () => {
		const ids = [await post("first"), await post("second")];
		await start();
		for (const id of ids) await expectMail(id, { status: "sent", attempts: 1 });
		expect(subjects()).toEqual(["first", "second"]);
	});

	test("delivers a new mail when it is told to", async () => {
		const { deliver } = await start();
		const id = await post("new");
		deliver();
		await expectMail(id, { status: "sent" });
		expect(subjects()).toEqual(["new"]);
	});

	test("sends each mail once when two processes are told at the same time", async () => {
		const both = await Promise.all([start(), start()]);
		const ids = [await post("a"), await post("b"), await post("c")];
		for (const { deliver } of both) deliver();
		for (const id of ids) await expectMail(id, { status: "sent", attempts: 1 });
		expect(subjects()).toEqual(["a", "b", "c"]);
	});

	test("goes on with the others when one mail is refused", async () => {
		const { deliver } = await start();
		server.answer = (mail) => (mail.headers.subject === "refused" ? busy() : null);
		const refused = await post("refused");
		const welcome = await post("welcome");
		deliver();
		await expectMail(welcome, { status: "sent" });
		await expectMail(refused, { status: "pending", attempts: 1, lastError: expect.stringContaining("busy") });
	});

	test("tries a refused mail again by itself", async () => {
		const { deliver } = await start();
		server.answer = busy;
		const id = await post("again");
		deliver();
		await expectMail(id, { status: "pending", attempts: 1 });
		server.answer = () => null;
		// The first delay is half a minute: here it is over at once.
		await vi.waitFor(
			async () => {
				const due = await database.pool.query(
					"update jobs.job set start_after = now() where state = 'retry' and data ->> 'id' = $1",
					[id],
				);
				expect(due.rowCount).toBe(1);
			},
			{ timeout: 10_000, interval: 50 },
		);
		await expectMail(id, { status: "sent", attempts: 2, lastError: null });
		expect(subjects()).toEqual(["again"]);
	});

	test("tries a refused mail again after a restart", async () => {
		const { deliver, stop } = await start();
		server.answer = busy;
		const id = await post("restart");
		deliver();
		await expectMail(id, { status: "pending", attempts: 1 });
		await stop();
		server.answer = () => null;
		await start();
		await expectMail(id, { status: "sent", attempts: 2 });
		expect(subjects()).toEqual(["restart"]);
	});

	test("stops after the mail in hand", async () => {
		const { deliver, stop } = await start();
		const inHand = Promise.withResolvers<void>();
		const release = Promise.withResolvers<null>();
		server.answer = () => {
			inHand.resolve();
			return release.promise;
		};
		const id = await post("in hand");
		deliver();
		await inHand.promise;
		const stopped = stop();
		release.resolve(null);
		await stopped;
		await expectMail(id, { status: "sent", attempts: 1 });
	});

	test("leaves the database free when it has stopped", async () => {
		const { stop } = await start();
		await stop();
		expect(database.pool.waitingCount).toBe(0);
		expect(database.pool.idleCount).toBe(database.pool.totalCount);
		expect(await createDb(database.pool).select().from(mailOutbox)).toEqual([]);
	});
});
