import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { type MailServer, startMailServer } from "../../tests/support/mail-server.ts";
import { startOddServer } from "../../tests/support/odd-mail-server.ts";
import { postMail, readMail, sampleMail } from "../../tests/support/sample-mails.ts";
import { useTestDatabase } from "../../tests/support/test-database.ts";
import type { ClaimedMail } from "./claimed-mail.server.ts";
import { type Courier, startCourier } from "./courier.server.ts";
import { writeMail } from "./outbox.server.ts";
import { createSmtpSender, type MailSender } from "./smtp.server.ts";
import { writeTwoStep } from "./two-step.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox } = schema;
const letters = {
	greeting: (facts: object) => {
		if (!("name" in facts)) throw new Error("nobody to greet");
		return { html: `<p>Hello ${facts.name}</p>`, text: `Hello ${facts.name}` };
	},
};
const shop = async () => ({ name: "Kade", email: "info@shop.example" });

let server: MailServer;
let couriers: Courier[] = [];

beforeEach(async () => {
	server = await startMailServer();
});

afterEach(async () => {
	vi.restoreAllMocks();
	await Promise.all(couriers.map((courier) => courier.stop()));
	couriers = [];
	await database.db.delete(mailOutbox);
	await server.stop();
});

function start(sender: MailSender = createSmtpSender(server.url, shop)): Courier {
	const courier = startCourier({ db: database.db, sender, letters });
	couriers.push(courier);
	return courier;
}

/** Sends by what a test says. */
function sendBy(send: (mail: ClaimedMail) => Promise<void>): MailSender {
	return { send, close: () => {} };
}

function post(subject: string, row: Parameters<typeof postMail>[2] = {}): Promise<string> {
	return postMail(database.db, { subject }, row);
}

/** Waits until a mail's row looks as expected. */
async function expectMail(id: string, row: object): Promise<void> {
	await vi.waitFor(async () => expect(await readMail(database.db, id)).toMatchObject(row), {
		timeout: 15_000,
		interval: 20,
	});
}

async function makeDue(id: string): Promise<void> {
	await database.db.update(mailOutbox).set({ nextTryAt: sql`now()` }).where(eq(mailOutbox.id, id));
}

function subjects(): (string | undefined)[] {
	return server.received.map((mail) => mail.headers.subject).sort();
}

function refusal(responseCode: number): Error {
	return Object.assign(new Error("Not like this"), { responseCode });
}

/** What stands in the log under a name, from now on. */
function logged(level: "info" | "warn", part: string): () => number {
	const lines = vi.spyOn(console, level).mockImplementation(() => {});
	return () => lines.mock.calls.filter(([line]) => String(line).includes(part)).length;
}

describe("mails go out", () => {
	test("that an earlier process left", async () => {
		const ids = [await post("first"), await post("second")];
		start();
		for (const id of ids) await expectMail(id, { status: "sent", attempts: 1 });
		expect(subjects()).toEqual(["first", "second"]);
	});

	test("when the courier is told, and when another process wrote them", async () => {
		const courier = start();
		const told = await post("told");
		courier.deliver();
		await expectMail(told, { status: "sent" });
		await expectMail(await post("not told"), { status: "sent" });
	});

	test("once each, of two couriers that are told at the same time", async () => {
		const both = [start(), start()];
		const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => post(`mail ${index}`)));
		for (const { deliver } of both) deliver();
		for (const id of ids) await expectMail(id, { status: "sent", attempts: 1 });
		expect(new Set(subjects()).size).toBe(12);
		expect(subjects()).toHaveLength(12);
	});

	test("of a process that died with them in hand", async () => {
		const claim = "00000000-0000-4000-8000-000000000000";
		const id = await post("taken over", { claim, claimedUntil: new Date(Date.now() - 1), attempts: 1 });
		start();
		await expectMail(id, { status: "sent", attempts: 2, claim: null });
	});
});

describe("a mail that waits as facts", () => {
	const write = async (facts: { letter: string; name?: string }) => {
		const { html, text, ...mail } = sampleMail();
		return (await writeMail(database.db, { ...mail, facts })) ?? "";
	};

	test("is put into words, which stay, and goes", async () => {
		const id = await write({ letter: "greeting", name: "Jana" });
		start();
		await expectMail(id, { status: "sent", facts: null, html: "<p>Hello Jana</p>", text: "Hello Jana" });
		expect(server.received).toHaveLength(1);
	});

	test("fails alone where it cannot be written, and the others go", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const broken = await write({ letter: "greeting" });
		const ids = [await post("plain"), await write({ letter: "greeting", name: "Jana" })];
		start();
		for (const id of ids) await expectMail(id, { status: "sent" });
		await expectMail(broken, { status: "failed", attempts: 0, lastError: "nobody to greet" });
	});

	test("is left to the version that knows its letter", async () => {
		const ids = await Promise.all(Array.from({ length: 10 }, () => write({ letter: "of a newer version" })));
		const known = await write({ letter: "greeting", name: "Jana" });
		await write({ letter: "of a newer version" });
		start();
		await expectMail(known, { status: "sent" });
		for (const id of ids) await expectMail(id, { status: "pending", attempts: 0, html: null });
	});

	test("is kept from a version that knows no facts", async () => {
		const id = await write({ letter: "greeting", name: "Jana" });
		const claim = { claim: randomUUID(), claimedUntil: new Date() };
		await expect(
			database.db.update(mailOutbox).set(claim).where(eq(mailOutbox.id, id)),
		).rejects.toMatchObject({ cause: { constraint: "mail_outbox_claim_words" } });
	});
});

describe("a refused mail", () => {
	test("is put off alone: the others go", async () => {
		server.answer = (mail) => (mail.headers.subject === "refused" ? refusal(451) : null);
		const [refused, welcome] = [await post("refused"), await post("welcome")];
		start();
		await expectMail(welcome, { status: "sent" });
		await expectMail(refused, {
			status: "pending",
			attempts: 1,
			lastError: expect.stringContaining("Not like"),
		});
	});

	test("is tried again when its time has come, after a restart too", async () => {
		server.answer = () => refusal(451);
		const id = await post("again");
		start();
		await expectMail(id, { status: "pending", attempts: 1, claim: null });
		await couriers.pop()?.stop();
		server.answer = () => null;
		await makeDue(id);
		start();
		await expectMail(id, { status: "sent", attempts: 2, lastError: null });
		expect(subjects()).toEqual(["again"]);
	});

	test("for good is tried exactly twice", async () => {
		let tries = 0;
		server.recipient = () => {
			tries++;
			return refusal(550);
		};
		const id = await post("nobody there");
		const courier = start();
		await expectMail(id, { status: "pending", refusals: 1, claim: null });
		await makeDue(id);
		courier.deliver();
		await expectMail(id, { status: "failed", refusals: 2, attempts: 2 });
		server.recipient = () => null;
		const others = await Promise.all([post("b"), post("c")]);
		courier.deliver();
		for (const other of others) await expectMail(other, { status: "sent" });
		expect(tries).toBe(2);
	});

	test("that breaks the connection while others go through pays for it itself", async () => {
		const slow = Promise.withResolvers<void>();
		start(
			sendBy(async ({ subject }) => {
				if (subject !== "poison") return;
				await slow.promise;
				throw Object.assign(new Error("closed"), { code: "ECONNECTION", command: "CONN" });
			}),
		);
		const [poison, welcome] = [await post("poison"), await post("welcome")];
		await expectMail(welcome, { status: "sent" });
		slow.resolve();
		await expectMail(poison, { status: "pending", attempts: 1, claim: null });
	});
});

describe("the mail server's own trouble", () => {
	test("costs no mail a try, is told once, and ends by itself", async () => {
		const fails = logged("warn", "mail server fails");
		const answers = logged("info", "mail server answers again");
		let away = true;
		let tries = 0;
		const courier = start(
			sendBy(async () => {
				tries++;
				if (away) throw Object.assign(new Error("refused"), { code: "ESOCKET", command: "CONN" });
			}),
		);
		const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => post(`mail ${index}`)));
		courier.deliver();
		await vi.waitFor(() => expect(fails()).toBe(1));
		// One at a time finds out, not each of the twenty.
		await vi.waitFor(() => expect(tries).toBeGreaterThan(1), { timeout: 10_000 });
		expect(tries).toBeLessThan(6);
		for (const id of ids) expect((await readMail(database.db, id))?.status).toBe("pending");
		away = false;
		courier.deliver();
		for (const id of ids) await expectMail(id, { status: "sent", attempts: 1, refusals: 0 });
		expect([fails(), answers()]).toEqual([1, 1]);
	});

	test("keeps nobody waiting for a server that is known to fail", async () => {
		const courier = start(
			sendBy(async () => {
				throw Object.assign(new Error("refused"), { code: "ESOCKET", command: "CONN" });
			}),
		);
		const id = await post("first");
		const wait = courier.areOut([id]);
		courier.deliver();
		expect(await wait).toBe(false);
		expect(await courier.areOut(["whatever"])).toBe(false);
	});
});

describe("a server that takes connections and says nothing", () => {
	test("holds nothing of the database and bounds who waits", async () => {
		const silent = await startOddServer(() => "");
		const courier = start(createSmtpSender(silent.url, shop));
		const answers = Array.from({ length: 12 }, async (_, index) => {
			const wait = courier.areOut([await post(`mail ${index}`)]);
			courier.deliver();
			return wait;
		});
		await silent.reached;
		await vi.waitFor(() => expect(silent.connections()).toBe(4));
		await vi.waitFor(() => {
			const { idleCount, totalCount, waitingCount } = database.pool;
			expect([idleCount, waitingCount]).toEqual([totalCount, 0]);
		});
		expect(await Promise.all(answers)).toEqual(Array(12).fill(false));
		expect(silent.connections()).toBe(4);
		await silent.stop();
	});
});

describe("a form's wait", () => {
	/** As a form does: writes its mails and waits for them. */
	async function askToSend(courier: Courier): Promise<{ out: Promise<boolean> }> {
		const [admin, customer] = [sampleMail({ subject: "first" }), sampleMail({ subject: "second" })];
		const backup = sampleMail({ subject: "BACKUP: first" });
		const ids = await database.db.transaction((tx) => writeTwoStep(tx, { admin, customer, backup }));
		const out = courier.areOut(Object.values(ids));
		courier.deliver();
		return { out };
	}

	test("ends well when both mails are out", async () => {
		const courier = start();
		const wait = await askToSend(courier);
		expect(await wait.out).toBe(true);
		expect(server.received.map((mail) => mail.headers.subject)).toEqual(["first", "second"]);
	});

	test.each([
		["ends well with the plain mail in the company's place", /^first/, true, ["BACKUP: first", "second"]],
		["ends badly, and at once, when the plain one is refused too", /first/, false, ["second"]],
		["ends badly when the confirmation is refused", /second/, false, ["first"]],
	])("%s", async (_name, refused, out, received) => {
		server.answer = ({ headers }) => (refused.test(headers.subject ?? "") ? refusal(451) : null);
		const courier = start();
		const wait = await askToSend(courier);
		expect(await wait.out).toBe(out);
		await vi.waitFor(() => expect(server.received.map((mail) => mail.headers.subject)).toEqual(received));
	});
});

describe("a backlog of two thousand mails", () => {
	const backlog = (count: number) =>
		database.db.insert(mailOutbox).values(
			Array.from({ length: count }, (_, index) => ({
				...sampleMail({ subject: `old ${index}` }),
				createdAt: new Date(Date.now() - 86_400_000 + index),
				nextTryAt: new Date(Date.now() - 86_400_000 + index),
			})),
		);

	test("costs a new mail nothing, and does not make it wait; the oldest go too", async () => {
		await backlog(2_000);
		const taken: string[] = [];
		let release = Promise.withResolvers<void>();
		const courier = start(
			sendBy(async ({ subject }) => {
				taken.push(subject);
				await release.promise;
			}),
		);
		await vi.waitFor(() => expect(taken).toEqual(["old 0", "old 1999", "old 1998", "old 1997"]));
		const statements = vi.spyOn(database.pool, "query");
		await post("new order");
		courier.deliver();
		courier.deliver();
		expect(statements).toHaveBeenCalledTimes(1);
		release.resolve();
		release = Promise.withResolvers();
		await vi.waitFor(() => expect(taken).toHaveLength(8), { interval: 5 });
		expect(taken.slice(4)).toContain("new order");
		expect(taken.slice(4)).toContain("old 1");
		release.resolve();
	});
});

describe("a database that is away", () => {
	test("is told once, and the courier goes on later", async () => {
		const told = logged("warn", "outbox not read");
		const update = vi.spyOn(database.db, "update").mockImplementation(() => {
			throw new Error("the database is away");
		});
		const courier = start();
		courier.deliver();
		await vi.waitFor(() => expect(update.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 });
		expect(told()).toBe(1);
		update.mockRestore();
		await expectMail(await post("later"), { status: "sent" });
	});

	test("at the moment of the outcome does not send the mail twice", async () => {
		const execute = vi.spyOn(database.db, "execute").mockImplementationOnce(() => {
			throw new Error("the database is away");
		});
		const id = await post("once");
		start();
		await expectMail(id, { status: "sent", attempts: 1 });
		expect(execute.mock.calls.length).toBe(2);
		expect(subjects()).toEqual(["once"]);
	});
});

describe("a stop", () => {
	test("comes after the mail in hand", async () => {
		const inHand = Promise.withResolvers<void>();
		const release = Promise.withResolvers<null>();
		server.answer = () => {
			inHand.resolve();
			return release.promise;
		};
		const id = await post("in hand");
		const courier = start();
		await inHand.promise;
		const stopped = courier.stop();
		release.resolve(null);
		await stopped;
		expect(await readMail(database.db, id)).toMatchObject({ status: "sent", attempts: 1 });
		expect(database.pool.idleCount).toBe(database.pool.totalCount);
	});

	test("does not wait for a server that says nothing: the mail is given back", async () => {
		const fails = logged("warn", "mail server fails");
		const silent = await startOddServer(() => "");
		const id = await post("in vain");
		const courier = start(createSmtpSender(silent.url, shop));
		await silent.reached;
		await courier.stop();
		expect(await readMail(database.db, id)).toMatchObject({ status: "pending", attempts: 0, claim: null });
		expect(fails()).toBeLessThanOrEqual(1);
		await silent.stop();
	});

	test("takes nothing more", async () => {
		const courier = start();
		await courier.stop();
		const id = await post("too late");
		courier.deliver();
		expect(await courier.areOut([id])).toBe(false);
		expect(await readMail(database.db, id)).toMatchObject({ status: "pending", attempts: 0 });
	});
});
