import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { type Mail, sendPendingMail, writeMail } from "./outbox.server.ts";
import { createSmtpSender } from "./smtp.server.ts";

const database = useTestDatabase({ seeded: false });
const { mailOutbox } = schema;

let server: MailServer;
let sender: ReturnType<typeof createSmtpSender>;

const from = async () => ({ name: "Kade Containers & Söhne", email: "info@shop.example" });

beforeEach(async () => {
	server = await startMailServer();
	sender = createSmtpSender(server.url, from);
});

afterEach(async () => {
	sender.close();
	await server.stop();
});

const subject =
	"Größenänderung: Ihre Bestellung K-10001 über € 10.947,83 – mit vielen Wörtern für zwei Zeilen";
const html = "<p>Guten Tag Anneleen Müller,</p><p>Gesamt: <strong>€\u00a010.947,83</strong></p>";
const text = "Guten Tag Anneleen Müller,\n\nGesamt: €\u00a010.947,83\n";

async function post(mail: Partial<Mail> = {}): Promise<string> {
	const dedupeKey = randomUUID();
	await writeMail(database.db, {
		dedupeKey,
		language: "de",
		recipient: "anneleen@buyer.example",
		replyTo: "bestellung@shop.example",
		subject,
		html,
		text,
		...mail,
	});
	const row = await database.db.query.mailOutbox.findFirst({ where: eq(mailOutbox.dedupeKey, dedupeKey) });
	return row?.id ?? "";
}

function readMail(id: string) {
	return database.db.query.mailOutbox.findFirst({ where: eq(mailOutbox.id, id) });
}

/** Line ends as mail carries them, and as the outbox does. */
function plain(part: string | undefined): string {
	return (part ?? "").replaceAll("\r\n", "\n").trim();
}

describe("a mail over SMTP", () => {
	test("arrives with sender, recipient, subject and both parts as they were written", async () => {
		const id = await post();
		expect(await sendPendingMail(database.db, id, sender.send)).toBe(true);
		expect(server.received).toHaveLength(1);
		const [mail] = server.received;
		expect(mail?.envelope).toEqual({ from: "info@shop.example", to: ["anneleen@buyer.example"] });
		expect(mail?.headers.from).toMatch(/^"?Kade Containers & Söhne"? <info@shop\.example>$/);
		expect(mail?.headers).toMatchObject({
			to: "anneleen@buyer.example",
			"reply-to": "bestellung@shop.example",
			subject,
			"message-id": `<${id}@shop.example>`,
			"content-language": "de",
		});
		expect(mail?.headers["content-type"]).toContain("multipart/alternative");
		expect(plain(mail?.parts["text/plain"])).toBe(text.trim());
		expect(plain(mail?.parts["text/html"])).toBe(html);
	});

	test("has no reply address where there is none", async () => {
		await sendPendingMail(database.db, await post({ replyTo: null }), sender.send);
		expect(server.received[0]?.headers).not.toHaveProperty("reply-to");
	});

	test("cannot carry header fields in its subject", async () => {
		const forged = "Hallo\r\nBcc: everyone@buyer.example";
		await sendPendingMail(database.db, await post({ subject: forged }), sender.send);
		expect(server.received[0]?.headers).not.toHaveProperty("bcc");
		expect(server.received[0]?.envelope.to).toEqual(["anneleen@buyer.example"]);
	});

	test("keeps its message id when it is handed over twice", async () => {
		const id = await post();
		await sendPendingMail(database.db, id, sender.send);
		await database.db
			.update(mailOutbox)
			.set({ status: "pending", sentAt: null })
			.where(eq(mailOutbox.id, id));
		await sendPendingMail(database.db, id, sender.send);
		const ids = server.received.map((mail) => mail.headers["message-id"]);
		expect(ids).toEqual([`<${id}@shop.example>`, `<${id}@shop.example>`]);
	});

	test("stays pending with the server's reason when it is refused, and goes out later", async () => {
		const id = await post();
		server.answer = () => Object.assign(new Error("Mailbox is busy"), { responseCode: 451 });
		await expect(sendPendingMail(database.db, id, sender.send)).rejects.toThrow("Mailbox is busy");
		expect(await readMail(id)).toMatchObject({
			status: "pending",
			attempts: 1,
			lastError: expect.stringContaining("Mailbox is busy"),
			sentAt: null,
		});
		server.answer = () => null;
		expect(await sendPendingMail(database.db, id, sender.send)).toBe(true);
		expect(await readMail(id)).toMatchObject({ status: "sent", attempts: 2, lastError: null });
		expect(server.received).toHaveLength(1);
	});

	test("stays pending while no server answers", async () => {
		const id = await post();
		await server.stop();
		await expect(sendPendingMail(database.db, id, sender.send)).rejects.toThrow("ECONNREFUSED");
		expect(await readMail(id)).toMatchObject({
			status: "pending",
			attempts: 1,
			lastError: expect.stringContaining("ECONNREFUSED"),
		});
	});
});
