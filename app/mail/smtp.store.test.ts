import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { type MailServer, startMailServer } from "../../tests/support/mail-server.ts";
import { startOddServer } from "../../tests/support/odd-mail-server.ts";
import { postMail } from "../../tests/support/sample-mails.ts";
import { useTestDatabase } from "../../tests/support/test-database.ts";
import { type ClaimedMail, claimMail } from "./claimed-mail.server.ts";
import { readEnclosures } from "./enclosures.server.ts";
import type { Mail } from "./outbox.server.ts";
import { judgeFailure } from "./send-failure.ts";
import { createSmtpSender, type MailSender } from "./smtp.server.ts";

const database = useTestDatabase({ seeded: false });

let server: MailServer;
let sender: MailSender;

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

/** A mail in hand, as the courier takes it. */
async function take(given: Partial<Mail> = {}): Promise<ClaimedMail> {
	await postMail(database.db, {
		language: "de",
		replyTo: "bestellung@shop.example",
		...{ subject, html, text },
		...given,
	});
	const mail = await claimMail(database.db, "newest");
	if (mail === null) throw new Error("no mail is due");
	return mail;
}

/** What sending a mail fails with. */
async function failureOf(mail: ClaimedMail): Promise<Error> {
	return sender.send(mail).then(
		() => new Error("it was sent"),
		(error: Error) => error,
	);
}

/** Line ends as mail carries them, and as the outbox does. */
function plain(part: string | undefined): string {
	return (part ?? "").replaceAll("\r\n", "\n").trim();
}

describe("a mail over SMTP", () => {
	test("arrives with sender, recipient, subject and both parts as they were written", async () => {
		const sent = await take();
		await sender.send(sent);
		expect(server.received).toHaveLength(1);
		const [mail] = server.received;
		expect(mail?.envelope).toEqual({ from: "info@shop.example", to: ["anneleen@buyer.example"] });
		expect(mail?.headers.from).toMatch(/^"?Kade Containers & Söhne"? <info@shop\.example>$/);
		expect(mail?.headers).toMatchObject({
			to: "anneleen@buyer.example",
			"reply-to": "bestellung@shop.example",
			subject,
			"message-id": `<${sent.id}@shop.example>`,
			"content-language": "de",
		});
		expect(mail?.headers["content-type"]).toContain("multipart/alternative");
		expect(plain(mail?.parts["text/plain"])).toBe(text.trim());
		expect(plain(mail?.parts["text/html"])).toBe(html);
	});

	test("has no reply address where there is none", async () => {
		await sender.send(await take({ replyTo: null }));
		expect(server.received[0]?.headers).not.toHaveProperty("reply-to");
	});

	test("cannot carry header fields in its subject", async () => {
		const forged = "Hallo\r\nBcc: everyone@buyer.example";
		await sender.send(await take({ subject: forged }));
		expect(server.received[0]?.headers).not.toHaveProperty("bcc");
		expect(server.received[0]?.envelope.to).toEqual(["anneleen@buyer.example"]);
	});

	test("brings the picture of a conversion along, once it has one", async () => {
		const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0xff, 0xd9]);
		const [quote] = await database.db
			.insert(schema.quotes)
			.values({
				...{ language: "de", customerName: "An", email: "an@buyer.example" },
				...{ configuration: "20ft-hc.7016.80.basic", configurationPicture: picture },
			})
			.returning();
		const about = { kind: "quote", about: quote?.id ?? "" } as const;
		const enclosing = await take({ ...about, attachment: "configuration" });
		expect(await readEnclosures(database.db, enclosing)).toMatchObject([
			{ cid: "picture", contentType: "image/jpeg", content: picture },
		]);
		const own = createSmtpSender(server.url, from, (mail) => readEnclosures(database.db, mail));
		await own.send(enclosing);
		own.close();
		expect(server.received[0]?.parts["image/jpeg"]).toBeDefined();
		expect(plain(server.received[0]?.parts["text/plain"])).toBe(text.trim());
		// Other mails of it bring nothing, and a picture that is gone keeps no mail back.
		expect(await readEnclosures(database.db, await take(about))).toEqual([]);
		await database.db.delete(schema.quotes);
		expect(await readEnclosures(database.db, enclosing)).toEqual([]);
	});

	test("keeps its message id when it is handed over twice", async () => {
		const mail = await take();
		await sender.send(mail);
		await sender.send(mail);
		const ids = server.received.map((one) => one.headers["message-id"]);
		expect(ids).toEqual([`<${mail.id}@shop.example>`, `<${mail.id}@shop.example>`]);
	});

	test("uses a connection again", async () => {
		for (let times = 0; times < 3; times++) await sender.send(await take());
		expect(server.received).toHaveLength(3);
		expect(server.connections()).toBe(1);
	});
});

const answers = { 421: "server", 450: "later", 451: "later", 550: "final", 554: "final" } as const;

describe.each(Object.entries(answers))("a server that answers %s", (code, verdict) => {
	const refusal = () => Object.assign(new Error("Not like this"), { responseCode: Number(code) });

	test("to a recipient", async () => {
		server.recipient = refusal;
		const error = await failureOf(await take());
		expect(error.message).toContain("Not like this");
		expect(judgeFailure(error)).toBe(verdict);
	});

	test("to a message, and takes the next one", async () => {
		server.answer = refusal;
		const error = await failureOf(await take());
		expect(error.message).toContain("Not like this");
		expect(judgeFailure(error)).toBe(verdict);
		server.answer = () => null;
		await sender.send(await take());
	});
});

describe("a server in trouble", () => {
	test("that is not there", async () => {
		await server.stop();
		const error = await failureOf(await take());
		expect(error.message).toContain("ECONNREFUSED");
		expect(judgeFailure(error)).toBe("server");
	});

	test("that closes before its greeting, or midway in a message", async () => {
		for (const script of [() => null, closeInMessage]) {
			const odd = await startOddServer(script);
			const own = createSmtpSender(odd.url, from);
			const error = await own.send(await take()).catch((thrown: unknown) => thrown);
			expect(error).toBeInstanceOf(Error);
			expect(judgeFailure(error)).toBe("server");
			own.close();
			await odd.stop();
		}
	});

	test("that refuses the shop's own address, or its greeting", async () => {
		for (const script of [refuseSender, () => "554 no service here"]) {
			const odd = await startOddServer(script);
			const own = createSmtpSender(odd.url, from);
			const error = await own.send(await take()).catch((thrown: unknown) => thrown);
			expect(error).toMatchObject({ responseCode: expect.any(Number) });
			expect(judgeFailure(error)).toBe("server");
			own.close();
			await odd.stop();
		}
	});

	test("that says nothing is left when the sender closes", async () => {
		const odd = await startOddServer(() => "");
		const own = createSmtpSender(odd.url, from);
		const sending = own.send(await take()).catch((thrown: unknown) => thrown);
		await odd.reached;
		own.close();
		expect(judgeFailure(await sending)).toBe("server");
		await odd.stop();
	});
});

function closeInMessage(line: string): string | null {
	if (line === "") return "220 odd.example ESMTP";
	if (line.startsWith("EHLO")) return "250 odd.example";
	if (line === "DATA") return "354 go on";
	return /^(MAIL|RCPT)/.test(line) ? "250 fine" : null;
}

function refuseSender(line: string): string {
	if (line === "") return "220 odd.example ESMTP";
	return line.startsWith("EHLO") ? "250 odd.example" : "550 not from you";
}
