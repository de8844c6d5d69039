import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Longest time that a running request may go on after the signal. */
const longestRequestMs = 20_000;
const lookEveryMs = 50;

/** Of all servers of this process, which has one. */
const running = new Set<ServerResponse>();

/** Keeps count of an answer that is being made, until it is given; one that is given at once needs none of it. */
export function followAnswer(response: ServerResponse): void {
	running.add(response);
	response.once("close", () => running.delete(response));
}

/**
 * Takes no new connection, lets every running request finish, and tells whoever keeps a connection that this answer is
 * its last (RFC 9112 §9.6): a proxy goes elsewhere instead of running into a closed door.
 */
export async function closeServer(server: Server): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	const sayGoodbye = (response: ServerResponse) => {
		if (!response.headersSent) response.setHeader("Connection", "close");
	};
	for (const response of running) sayGoodbye(response);
	server.prependListener("request", (_request, response) => sayGoodbye(response));
	let isClosed = false;
	closed.then(() => {
		isClosed = true;
	});
	const deadline = Date.now() + longestRequestMs;
	while (!isClosed && Date.now() < deadline) {
		server.closeIdleConnections();
		await sleep(lookEveryMs);
	}
	server.closeAllConnections();
	await closed;
}
