import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { useTestDatabase } from "../../tests/support/test-database.ts";
import { type WrittenMail, writeMail } from "./outbox.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox } = schema;

function compose(mail: Partial<WrittenMail> = {}): WrittenMail {
	return {
		...{ kind: "message", about: randomUUID(), audience: "customer" },
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

describe("writeMail", () => {
	test("leaves a pending mail with every word of it", async () => {
		const mail = compose({ replyTo: null, subject: "Größe geändert" });
		await writeMail(database.db, mail);
		expect(await findMail(mail.dedupeKey)).toMatchObject({
			...mail,
			status: "pending",
			attempts: 0,
			refusals: 0,
			lastError: null,
			sentAt: null,
			nextTryAt: expect.any(Date),
			claim: null,
			follows: null,
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
