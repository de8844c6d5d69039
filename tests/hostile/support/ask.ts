import { randomInt } from "node:crypto";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { inject } from "vitest";

/** How visitors know the shop; requests reach its port with this host, as a proxy would send them. */
export const publicUrl = "https://shop.example";

export type Question = {
	/** As it goes over the wire: nothing is normalised. */
	path: string;
	/** GET where nothing is said, POST with a body. */
	method?: string;
	/** In place of the usual ones; an array is sent as repeated headers; "" sends none. */
	headers?: Record<string, string | string[]>;
	cookie?: string | undefined;
	body?: string | Buffer;
	/** The visitor's address; a new one for each request where nothing is said. */
	from?: string;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; location: string };

let asked = 0;

/** How many requests have been sent so far. */
export function requestsSoFar(): number {
	return asked;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** An address in a network that belongs to nobody (RFC 2544), so that limits by address stay out of the way. */
export function newAddress(): string {
	return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
}

/** How an attempt can end without an answer: on a connection that was kept, the shop may have hung up just before. */
class HungUp extends Error {}

/**
 * Asks the shop as a browser would, except where the question says otherwise. A redirect is not followed. As browsers
 * do, it asks once more over a new connection when a kept one turns out to be closed (RFC 9112, 9.3.1).
 */
export async function ask(question: Question): Promise<Answer> {
	asked++;
	try {
		return await attempt(question, agent);
	} catch (error) {
		if (!(error instanceof HungUp)) throw error;
		return await attempt(question, false);
	}
}

function attempt(question: Question, agent: Agent | false): Promise<Answer> {
	const { path, body, cookie, from = newAddress() } = question;
	const method = question.method ?? (body === undefined ? "GET" : "POST");
	const usual = {
		Host: new URL(publicUrl).host,
		"X-Forwarded-For": from,
		...(method === "GET" || method === "HEAD" ? {} : { Origin: publicUrl }),
		...(body === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded" }),
		...(body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) }),
		...(cookie === undefined ? {} : { Cookie: cookie }),
	};
	const headers = Object.fromEntries(
		Object.entries({ ...usual, ...question.headers }).filter(([, value]) => value !== ""),
	);
	const { port } = inject("startedShop");
	return new Promise((resolve, reject) => {
		const sent = request({ host: "127.0.0.1", port, agent, method, path, headers }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk: Buffer) => chunks.push(chunk));
			answer.once("error", reject);
			answer.once("end", () =>
				resolve({
					status: answer.statusCode ?? 0,
					headers: answer.headers,
					body: Buffer.concat(chunks).toString("utf8"),
					location: answer.headers.location ?? "",
				}),
			);
		});
		sent.setTimeout(30_000, () => sent.destroy(new Error(`no answer: ${method} ${path.slice(0, 100)}`)));
		sent.once("error", (error: NodeJS.ErrnoException) =>
			reject(sent.reusedSocket && error.code === "ECONNRESET" ? new HungUp(error.message) : error),
		);
		sent.end(body);
	});
}

/** A form as a browser sends it. */
export function formBody(fields: Record<string, string>): string {
	return new URLSearchParams(fields).toString();
}

/** Where the answer that starts at a place ends; null while it is not whole. An answer to the end of the connection never is. */
function endOfAnswer(text: string, start: number): number | null {
	const bodyStart = text.indexOf("\r\n\r\n", start) + 4;
	if (bodyStart === 3) return null;
	const head = text.slice(start, bodyStart);
	if (/^HTTP\/1\.1 (1\d\d|204|304) /.test(head)) return bodyStart;
	const length = /^content-length: (\d+)\r$/im.exec(head)?.[1];
	if (length !== undefined)
		return bodyStart + Number(length) <= text.length ? bodyStart + Number(length) : null;
	const lastChunk = text.indexOf("\r\n0\r\n\r\n", bodyStart - 2);
	return lastChunk < 0 ? null : lastChunk + 7;
}

/** The answers that have come over a connection, interim ones too; the last may not be whole. */
export function answersIn(text: string): { status: number; head: string; isWhole: boolean }[] {
	const answers = [];
	for (let start = 0; text.startsWith("HTTP/1.1 ", start); ) {
		const end = endOfAnswer(text, start);
		const head = text.slice(start, text.indexOf("\r\n\r\n", start));
		answers.push({ status: Number(head.slice(9, 12)), head, isWhole: end !== null });
		start = end ?? text.length;
	}
	return answers;
}

/** The statuses in what a connection answered. */
export function statusesIn(text: string): number[] {
	return answersIn(text).map(({ status }) => status);
}

/**
 * Sends bytes over a connection of their own and reads what comes, until the answers are there, the shop closes the
 * connection or the sender has had enough.
 */
export function askRaw(
	bytes: string | Buffer,
	{ answers = 1, patienceMs = 10_000 }: { answers?: number; patienceMs?: number } = {},
): Promise<string> {
	asked += answers;
	const { port } = inject("startedShop");
	return new Promise((resolve) => {
		let text = "";
		const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
		const leave = setTimeout(() => socket.destroy(), patienceMs);
		socket.on("data", (chunk) => {
			text += chunk.toString("latin1");
			const whole = answersIn(text).filter(({ status, isWhole }) => isWhole && status >= 200);
			if (whole.length >= answers) socket.destroy();
		});
		socket.on("error", () => {});
		socket.once("close", () => {
			clearTimeout(leave);
			resolve(text);
		});
	});
}
