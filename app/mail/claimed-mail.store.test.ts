import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { postMail, readMail, sampleMail } from "../../tests/support/sample-mails.ts";
import { useTestDatabase } from "../../tests/support/test-database.ts";
import {
	type ClaimedMail,
	type ClaimOrder,
	claimMail,
	giveBack,
	recordRefusal,
	recordSent,
} from "./claimed-mail.server.ts";
import { writeTwoStep } from "./two-step.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox } = schema;

const day = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const later = { isFinal: false, isSure: true, seconds: 30, lastError: "451 not now" };
const final = { isFinal: true, isSure: true, seconds: 300, lastError: "550 no such mailbox" };

beforeEach(async () => {
	await database.db.delete(mailOutbox);
});

async function take(order: ClaimOrder = "newest"): Promise<ClaimedMail> {
	const mail = await claimMail(database.db, order);
	if (mail === null) throw new Error("no mail is due");
	return mail;
}

/** Its time has come. */
async function makeDue(id: string): Promise<void> {
	await database.db.update(mailOutbox).set({ nextTryAt: sql`now()` }).where(eq(mailOutbox.id, id));
}

const read = (id: string) => readMail(database.db, id);

describe("a mail that is out", () => {
	test("keeps its words for the owner", async () => {
		const id = await postMail(database.db, { text: "Grüße" });
		await recordSent(database.db, await take());
		expect(await read(id)).toMatchObject({ status: "sent", text: "Grüße" });
	});

	test("keeps no link that opens an account", async () => {
		const id = await postMail(database.db, {
			dedupeKey: "account:1",
			text: "https://shop.example/reset?token=x",
		});
		await recordSent(database.db, await take());
		expect(await read(id)).toMatchObject({ status: "sent", text: "", html: "" });
	});
});

describe("a claim", () => {
	test("hands the whole mail to one of many that ask at once, and counts the try", async () => {
		const id = await postMail(database.db, { subject: "Grüße" });
		const claims = await Promise.all(Array.from({ length: 6 }, () => claimMail(database.db, "newest")));
		expect(claims.filter(Boolean)).toMatchObject([{ id, subject: "Grüße", attempts: 1 }]);
	});

	test("hands each mail of many out once", async () => {
		const ids = await Promise.all(Array.from({ length: 5 }, () => postMail(database.db)));
		const claims = await Promise.all(
			Array.from({ length: 8 }, (_, index) => claimMail(database.db, index % 2 ? "newest" : "oldest")),
		);
		const taken = claims.flatMap((mail) => (mail ? [mail.id] : []));
		expect(new Set(taken).size).toBe(taken.length);
		for (
			let mail = await claimMail(database.db, "oldest");
			mail;
			mail = await claimMail(database.db, "oldest")
		)
			taken.push(mail.id);
		expect(taken.toSorted()).toEqual(ids.toSorted());
	});

	test("holds nothing: the row can be changed meanwhile", async () => {
		const id = await postMail(database.db);
		await take();
		await makeDue(id);
		expect(database.pool.idleCount).toBe(database.pool.totalCount);
		expect(await claimMail(database.db, "newest")).toBeNull();
	});

	test("runs out, and then somebody else takes the mail", async () => {
		const id = await postMail(database.db);
		const first = await take();
		await database.db
			.update(mailOutbox)
			.set({ claimedUntil: ago(1) })
			.where(eq(mailOutbox.id, id));
		const second = await take();
		expect(second).toMatchObject({ id, attempts: 2 });
		expect(await recordSent(database.db, first)).toBe(false);
		expect(await recordRefusal(database.db, first, final)).toBe("lost");
		expect(await giveBack(database.db, first, later)).toBe(false);
		expect(await read(id)).toMatchObject({
			status: "pending",
			claim: second.claim,
			refusals: 0,
			attempts: 2,
		});
		expect(await recordSent(database.db, second)).toBe(true);
	});

	test("is not had for what is sent, given up, not due yet or held behind another", async () => {
		await postMail(database.db, {}, { status: "sent", sentAt: new Date() });
		await postMail(database.db, {}, { status: "failed" });
		await postMail(database.db, {}, { nextTryAt: new Date(Date.now() + 60_000) });
		const first = await postMail(database.db);
		await postMail(database.db, {}, { follows: first });
		expect((await take()).id).toBe(first);
		expect(await claimMail(database.db, "newest")).toBeNull();
		expect(await claimMail(database.db, "oldest")).toBeNull();
	});
});

describe("the order", () => {
	test("is what was never tried first, the last of it before all, and what has been due for longest on its own lane", async () => {
		const retried = await postMail(database.db, {}, { attempts: 3, createdAt: ago(1), nextTryAt: ago(day) });
		const old = await postMail(database.db, {}, { createdAt: ago(2 * day), nextTryAt: ago(2 * day) });
		const young = await postMail(database.db, {}, { createdAt: ago(60_000), nextTryAt: ago(60_000) });
		expect((await take("newest")).id).toBe(young);
		expect((await take("oldest")).id).toBe(old);
		expect((await take("newest")).id).toBe(retried);
	});

	test("puts a new order before thousands that wait, without looking at each", async () => {
		await database.db.insert(mailOutbox).values(
			Array.from({ length: 2_000 }, (_, index) => ({
				...sampleMail(),
				createdAt: ago(day - index),
				nextTryAt: ago(day - index),
			})),
		);
		await database.db.execute(sql`analyze mail_outbox`);
		const id = await postMail(database.db);
		expect((await take("newest")).id).toBe(id);
		const { rows } = await database.db.execute<{
			"QUERY PLAN": string;
		}>(sql`explain select id from mail_outbox
			where status = 'pending' and follows is null and next_try_at <= now()
				and (claim is null or claimed_until <= now())
			order by (attempts > 0), created_at desc limit 1 for update skip locked`);
		expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("mail_outbox_newest");
	});
});

describe("what came of a mail", () => {
	test("sent: the reason of earlier tries is forgotten", async () => {
		const id = await postMail(database.db, {}, { attempts: 2, lastError: "451 not now" });
		expect(await recordSent(database.db, await take())).toBe(true);
		expect(await read(id)).toMatchObject({
			...{ status: "sent", attempts: 3, lastError: null, claim: null, claimedUntil: null },
			sentAt: expect.any(Date),
		});
	});

	test("put off: it waits for its own time, with the reason", async () => {
		const id = await postMail(database.db);
		expect(await recordRefusal(database.db, await take(), later)).toBe("refused");
		const mail = await read(id);
		expect(mail).toMatchObject({ status: "pending", attempts: 1, refusals: 0, lastError: "451 not now" });
		const wait = (mail?.nextTryAt.getTime() ?? 0) - Date.now();
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(30_000);
		expect(await claimMail(database.db, "newest")).toBeNull();
	});

	test.each([
		["failed", "after the last try", 24, 4],
		["pending", "while there are tries left", 23, 4],
		["pending", "while it is young, however often it was tried", 60, 2],
	])("put off, it is %s %s", async (status, _when, attempts, days) => {
		const id = await postMail(database.db, {}, { attempts, createdAt: ago(days * day) });
		await recordRefusal(database.db, await take(), later);
		expect(await read(id)).toMatchObject({ status, attempts: attempts + 1 });
	});

	test("refused for good: tried once more, then given up", async () => {
		const id = await postMail(database.db);
		await recordRefusal(database.db, await take(), final);
		expect(await read(id)).toMatchObject({ status: "pending", attempts: 1, refusals: 1 });
		await makeDue(id);
		await recordRefusal(database.db, await take(), final);
		expect(await read(id)).toMatchObject({ status: "failed", attempts: 2, refusals: 2 });
		await makeDue(id);
		expect(await claimMail(database.db, "oldest")).toBeNull();
	});

	test("the server's own trouble: the try does not count", async () => {
		const id = await postMail(database.db);
		for (let times = 0; times < 60; times++) {
			await giveBack(database.db, await take(), { seconds: 0, lastError: "connection refused" });
		}
		expect(await read(id)).toMatchObject({
			...{ status: "pending", attempts: 0, refusals: 0, lastError: "connection refused", claim: null },
		});
	});

	test("a mail that was given back stands behind the others that wait", async () => {
		const first = await postMail(database.db);
		const second = await postMail(database.db);
		const mail = await take("oldest");
		expect(mail.id).toBe(first);
		await giveBack(database.db, mail, { seconds: 0, lastError: "connection refused" });
		expect((await take("oldest")).id).toBe(second);
	});
});

describe("two steps", () => {
	const company = "info@shop.example";
	const visitor = "anneleen@buyer.example";

	async function startMails() {
		return database.db.transaction((tx) =>
			writeTwoStep(tx, {
				admin: sampleMail({ recipient: company, subject: "Aanvraag" }),
				customer: sampleMail({ recipient: visitor, subject: "Uw aanvraag" }),
				backup: sampleMail({ recipient: company, subject: "BACKUP: Aanvraag" }),
			}),
		);
	}

	/** Subjects of everything that is handed out now, given back at once. */
	async function dueNow(): Promise<string[]> {
		const mails: ClaimedMail[] = [];
		for (
			let mail = await claimMail(database.db, "newest");
			mail;
			mail = await claimMail(database.db, "newest")
		)
			mails.push(mail);
		for (const mail of mails)
			await giveBack(database.db, mail, { seconds: 0, lastError: "connection refused" });
		return mails.map((mail) => mail.subject);
	}

	function backupOf(admin: string) {
		return database.db.query.mailOutbox.findFirst({
			where: eq(mailOutbox.dedupeKey, `backup:${admin}`),
		});
	}

	test("the company's mail goes first, then the visitor's; the plain one was not needed", async () => {
		const { admin, customer } = await startMails();
		expect(await dueNow()).toEqual(["Aanvraag"]);
		await recordSent(database.db, await take());
		expect(await backupOf(admin)).toBeUndefined();
		const mail = await take();
		expect(mail.id).toBe(customer);
		await recordSent(database.db, mail);
		expect(await dueNow()).toEqual([]);
	});

	test.each([later, final])(
		"a refused notification: the plain mail goes at once, and alone",
		async (refusal) => {
			const { admin } = await startMails();
			expect(await recordRefusal(database.db, await take(), refusal)).toBe("replaced");
			await makeDue(admin);
			expect(await dueNow()).toEqual(["BACKUP: Aanvraag"]);
			await recordSent(database.db, await take());
			expect(await read(admin)).toMatchObject({ status: "failed", sentAt: null });
			expect(await backupOf(admin)).toMatchObject({ status: "sent" });
			expect(await dueNow()).toEqual(["Uw aanvraag"]);
		},
	);

	test("the plain mail refused too: it is given up, the notification keeps its own time, the visitor's goes", async () => {
		const { admin } = await startMails();
		await recordRefusal(database.db, await take(), later);
		expect(await recordRefusal(database.db, await take(), later)).toBe("refused");
		expect(await backupOf(admin)).toMatchObject({ status: "failed" });
		expect(await dueNow()).toEqual(["Uw aanvraag"]);
		await recordSent(database.db, await take());
		await makeDue(admin);
		expect(await dueNow()).toEqual(["Aanvraag"]);
		await recordSent(database.db, await take());
		expect(await read(admin)).toMatchObject({ status: "sent" });
	});

	test.each([
		[
			"a connection that broke over it",
			(mail: ClaimedMail) => recordRefusal(database.db, mail, { ...later, isSure: false }),
		],
		["trouble of the server", (mail: ClaimedMail) => giveBack(database.db, mail, { ...later, seconds: 0 })],
		[
			"a process that died",
			({ id }: ClaimedMail) =>
				database.db
					.update(mailOutbox)
					.set({ claimedUntil: ago(1) })
					.where(eq(mailOutbox.id, id)),
		],
	])("after %s the notification may have arrived: no plain one goes as well", async (_name, leaveInDoubt) => {
		const { admin, customer } = await startMails();
		await leaveInDoubt(await take());
		await makeDue(admin);
		const again = await take("oldest");
		const mail = again.id === admin ? again : await take("oldest");
		expect(await recordRefusal(database.db, mail, later)).toBe("refused");
		expect(await backupOf(admin)).toMatchObject({ status: "pending", follows: admin });
		expect(await read(customer)).toMatchObject({ follows: null });
		await makeDue(admin);
		await database.db.update(mailOutbox).set({ refusals: 1 }).where(eq(mailOutbox.id, admin));
		await database.db
			.update(mailOutbox)
			.set({ status: "failed", claim: null, claimedUntil: null })
			.where(eq(mailOutbox.id, customer));
		expect(await recordRefusal(database.db, await take(), final)).toBe("refused");
		expect(await read(admin)).toMatchObject({ status: "failed" });
		expect(await backupOf(admin)).toBeUndefined();
	});

	test("a plain mail that may have arrived goes on itself, and the notification only when it is given up", async () => {
		const { admin, customer } = await startMails();
		await recordRefusal(database.db, await take(), later);
		const backup = await take();
		await recordRefusal(database.db, backup, { ...later, isSure: false });
		await makeDue(admin);
		expect(await dueNow()).toEqual(["Uw aanvraag"]);
		await recordSent(database.db, await take());
		expect(await read(customer)).toMatchObject({ status: "sent" });
		for (let times = 0; times < 2; times++) {
			await makeDue(backup.id);
			expect(await dueNow()).toEqual(["BACKUP: Aanvraag"]);
			await recordRefusal(database.db, await take(), final);
		}
		expect(await dueNow()).toEqual(["Aanvraag"]);
	});

	test("a company's address that is refused for good: three tries in all, then given up", async () => {
		const { admin, customer } = await startMails();
		for (let times = 0; times < 2; times++) await recordRefusal(database.db, await take(), final);
		await recordSent(database.db, await take());
		await makeDue(admin);
		await recordRefusal(database.db, await take(), final);
		expect(await read(admin)).toMatchObject({ status: "failed", refusals: 2 });
		expect(await read(customer)).toMatchObject({ status: "sent" });
		expect(await dueNow()).toEqual([]);
	});

	test("a server in trouble keeps the order", async () => {
		await startMails();
		await giveBack(database.db, await take(), { seconds: 0, lastError: "connection refused" });
		expect(await dueNow()).toEqual(["Aanvraag"]);
	});

	test("a process that dies midway leaves nothing out", async () => {
		const { admin } = await startMails();
		await take();
		await database.db
			.update(mailOutbox)
			.set({ claimedUntil: ago(1) })
			.where(eq(mailOutbox.id, admin));
		const again = await take();
		expect(again.id).toBe(admin);
		await recordSent(database.db, again);
		expect(await dueNow()).toEqual(["Uw aanvraag"]);
	});
});
