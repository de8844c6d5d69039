import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
	/** Sender and recipients as the servers agreed on them. */
	envelope: { from: string; to: string[] };
	/** Header fields by lower-case name, unfolded and decoded. */
	headers: Record<string, string>;
	/** Decoded text by content type. */
	parts: Record<string, string>;
};

export type MailServer = {
	url: string;
	received: ReceivedMail[];
	/** What to answer a mail with: null accepts it; a promise is waited for. */
	answer: (mail: ReceivedMail) => Error | null | Promise<Error | null>;
	/** What to answer a recipient with. */
	recipient: (address: string) => Error | null;
	/** How many connections there were. */
	connections: () => number;
	stop(): Promise<void>;
};

/** A real SMTP server on this machine that keeps what it receives. @param port 0: any free one */
export async function startMailServer(port = 0): Promise<MailServer> {
	let connections = 0;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["AUTH", "STARTTLS"],
		logger: false,
		onConnect(_session, done) {
			connections++;
			done();
		},
		onRcptTo({ address }, _session, done) {
			done(mailServer.recipient(address));
		},
		async onData(stream, session, done) {
			const chunks: Buffer[] = [];
			try {
				for await (const chunk of stream) chunks.push(Buffer.from(chunk));
			} catch {
				// Its sender has died in the middle: there is nobody to answer.
				return;
			}
			const { mailFrom, rcptTo } = session.envelope;
			const mail = {
				...parseMail(Buffer.concat(chunks).toString("latin1")),
				envelope: { from: mailFrom ? mailFrom.address : "", to: rcptTo.map((one) => one.address) },
			};
			const refusal = await mailServer.answer(mail);
			if (refusal === null) mailServer.received.push(mail);
			done(refusal);
		},
	});
	await new Promise<void>((resolve, reject) => {
		// A sender that dies in the middle of a long mail is an error here too: it ends no server.
		server.on("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const mailServer: MailServer = {
		url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
		received: [],
		answer: () => null,
		recipient: () => null,
		connections: () => connections,
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
	return mailServer;
}

type Entity = ReturnType<typeof parseEntity>;

/** What a message carries, parts of parts included (RFC 2046 §5.1). */
function partsOf({ headers, body }: Entity): [type: string, content: string][] {
	const type = headers["content-type"]?.split(";")[0] ?? "text/plain";
	const boundary = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "")?.[1];
	if (!boundary) return [[type, decodeBody(body, headers["content-transfer-encoding"]?.toLowerCase())]];
	return body
		.split(`--${boundary}`)
		.slice(1, -1)
		.flatMap((part) => partsOf(parseEntity(part.replace(/^\r\n/, "").replace(/\r\n$/, ""))));
}

function parseMail(source: string): Omit<ReceivedMail, "envelope"> {
	const entity = parseEntity(source);
	return { headers: entity.headers, parts: Object.fromEntries(partsOf(entity)) };
}

function parseEntity(source: string): { headers: Record<string, string>; body: string } {
	const end = source.indexOf("\r\n\r\n");
	const fields = source
		.slice(0, end)
		.replace(/\r\n[ \t]+/g, " ")
		.split("\r\n")
		.map((field) => {
			const colon = field.indexOf(":");
			return [field.slice(0, colon).toLowerCase(), decodeWords(field.slice(colon + 1).trim())];
		});
	return { headers: Object.fromEntries(fields), body: source.slice(end + 4) };
}

function decodeQuoted(text: string): Buffer {
	const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1");
}

/** Encoded words of RFC 2047; blanks between two of them do not count, and a letter may be split between them. */
function decodeWords(text: string): string {
	const joined = text.replace(/\?=\s+=\?/g, "?==?");
	return joined.replace(/(?:=\?utf-8\?[QB]\?[^?]*\?=)+/gi, (words) => {
		const bytes = [...words.matchAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi)].map(([, form, content = ""]) =>
			form?.toUpperCase() === "B"
				? Buffer.from(content, "base64")
				: decodeQuoted(content.replaceAll("_", " ")),
		);
		return Buffer.concat(bytes).toString("utf8");
	});
}

function decodeBody(body: string, encoding: string | undefined): string {
	if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
	if (encoding === "quoted-printable") return decodeQuoted(body.replace(/=\r\n/g, "")).toString("utf8");
	return Buffer.from(body, "latin1").toString("utf8");
}
