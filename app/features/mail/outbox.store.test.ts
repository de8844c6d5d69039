import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import {
	listPendingMail,
	type Mail,
	type OutgoingMail,
	sendPendingMail,
	writeMail,
} from "./outbox.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox } = schema;

function compose(mail: Partial<Mail> = {}): Mail {
	return {
		dedupeKey: randomUUID(),
		language: "de",
		recipient: "anneleen@buyer.example",
		replyTo: "info@shop.example",
		subject: "Ihre Bestellung",
		html: "<p>Guten Tag</p>",
		text: "Guten Tag",
		...mail,
	};
}

async function findMail(dedupeKey: string) {
	return database.db.query.mailOutbox.findFirst({ where: eq(mailOutbox.dedupeKey, dedupeKey) });
}

/** Writes a mail. @returns its id */
async function post(mail: Partial<Mail> = {}): Promise<string> {
	const composed = compose(mail);
	await writeMail(database.db, composed);
	return (await findMail(composed.dedupeKey))?.id ?? "";
}

async function readMail(id: string) {
	return database.db.query.mailOutbox.findFirst({ where: eq(mailOutbox.id, id) });
}

const accept = async () => {};
const refuse = async () => {
	throw new Error("451 try again later");
};

describe("writeMail", () => {
	test("leaves a pending mail with every word of it", async () => {
		const mail = compose({ replyTo: null, subject: "Größe geändert" });
		await writeMail(database.db, mail);
		expect(await findMail(mail.dedupeKey)).toMatchObject({
			...mail,
			status: "pending",
			attempts: 0,
			lastError: null,
			sentAt: null,
		});
	});

	test("writes one mail per occasion, the first", async () => {
		const mail = compose();
		await writeMail(database.db, mail);
		await writeMail(database.db, { ...mail, subject: "Noch einmal" });
		expect(await findMail(mail.dedupeKey)).toMatchObject({ subject: "Ihre Bestellung" });
	});

	test("goes with the transaction that it belongs to", async () => {
		const mail = compose();
		const failing = database.db.transaction(async (tx) => {
			await writeMail(tx, mail);
			throw new Error("the order failed");
		});
		await expect(failing).rejects.toThrow("the order failed");
		expect(await findMail(mail.dedupeKey)).toBeUndefined();
	});
});

describe("listPendingMail", () => {
	test("lists what waits, oldest first, without what is sent", async () => {
		const first = await post();
		const sent = await post();
		const last = await post();
		await sendPendingMail(database.db, sent, accept);
		const pending = await listPendingMail(database.db);
		expect(pending).not.toContain(sent);
		expect(pending.indexOf(first)).toBeGreaterThanOrEqual(0);
		expect(pending.indexOf(last)).toBeGreaterThan(pending.indexOf(first));
	});
});

describe("sendPendingMail", () => {
	test("hands the mail over and marks it sent", async () => {
		const id = await post({ subject: "Grüße" });
		const send = vi.fn<(mail: OutgoingMail) => Promise<void>>(accept);
		expect(await sendPendingMail(database.db, id, send)).toBe(true);
		expect(send.mock.calls).toMatchObject([[{ id, subject: "Grüße", recipient: "anneleen@buyer.example" }]]);
		expect(await readMail(id)).toMatchObject({
			status: "sent",
			attempts: 1,
			lastError: null,
			sentAt: expect.any(Date),
		});
	});

	test("keeps a refused mail pending, with the reason and the number of attempts", async () => {
		const id = await post();
		await expect(sendPendingMail(database.db, id, refuse)).rejects.toThrow("451 try again later");
		expect(await readMail(id)).toMatchObject({
			status: "pending",
			attempts: 1,
			lastError: "451 try again later",
			sentAt: null,
		});
		await expect(sendPendingMail(database.db, id, refuse)).rejects.toThrow("451");
		expect(await readMail(id)).toMatchObject({ attempts: 2 });
	});

	test.each([
		["failed", "after the last try", 24, 4],
		["pending", "while there are tries left", 23, 4],
		["pending", "while it is young, however often it was tried", 60, 2],
	])("leaves a refused mail %s %s", async (status, _when, attempts, days) => {
		const id = await post();
		const createdAt = new Date(Date.now() - days * 86_400_000);
		await database.db
			.update(schema.mailOutbox)
			.set({ attempts, createdAt })
			.where(eq(schema.mailOutbox.id, id));
		await expect(sendPendingMail(database.db, id, refuse)).rejects.toThrow("451");
		expect(await readMail(id)).toMatchObject({ status, attempts: attempts + 1 });
	});

	test("sends a refused mail the next time, and forgets the reason", async () => {
		const id = await post();
		await expect(sendPendingMail(database.db, id, refuse)).rejects.toThrow();
		expect(await sendPendingMail(database.db, id, accept)).toBe(true);
		expect(await readMail(id)).toMatchObject({ status: "sent", attempts: 2, lastError: null });
	});

	test("keeps a very long reason short", async () => {
		const id = await post();
		const verbose = () => Promise.reject(new Error("x".repeat(5_000)));
		await expect(sendPendingMail(database.db, id, verbose)).rejects.toThrow();
		expect((await readMail(id))?.lastError?.length).toBeLessThanOrEqual(500);
	});

	test("sends once when two processes try at the same time", async () => {
		const id = await post();
		const send = vi.fn(accept);
		const sent = await Promise.all([1, 2, 3].map(() => sendPendingMail(database.db, id, send)));
		expect(send).toHaveBeenCalledTimes(1);
		expect(sent.filter(Boolean)).toHaveLength(1);
	});

	test("leaves a mail alone that another process has in hand", async () => {
		const id = await post();
		const handedOver = Promise.withResolvers<void>();
		const accepted = Promise.withResolvers<void>();
		const first = sendPendingMail(database.db, id, () => {
			handedOver.resolve();
			return accepted.promise;
		});
		await handedOver.promise;
		const send = vi.fn(accept);
		expect(await sendPendingMail(database.db, id, send)).toBe(false);
		expect(send).not.toHaveBeenCalled();
		accepted.resolve();
		expect(await first).toBe(true);
	});

	test("skips what is sent or gone", async () => {
		const id = await post();
		await sendPendingMail(database.db, id, accept);
		const send = vi.fn(accept);
		expect(await sendPendingMail(database.db, id, send)).toBe(false);
		expect(await sendPendingMail(database.db, randomUUID(), send)).toBe(false);
		expect(send).not.toHaveBeenCalled();
	});
});
