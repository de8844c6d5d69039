import { type AddressInfo, createServer, type Socket } from "node:net";

export type OddMailServer = {
	url: string;
	/** Resolves with the first connection. */
	reached: Promise<void>;
	connections: () => number;
	stop(): Promise<void>;
};

/**
 * A mail server that does not do as it should.
 * @param script its answer to a line, and to "" when a connection is made; "" says nothing, null closes
 */
export async function startOddServer(script: (line: string) => string | null): Promise<OddMailServer> {
	const sockets = new Set<Socket>();
	const reached = Promise.withResolvers<void>();
	let connections = 0;
	const server = createServer((socket) => {
		connections++;
		sockets.add(socket);
		socket.on("error", () => {});
		socket.on("close", () => sockets.delete(socket));
		const say = (line: string) => {
			const answer = script(line);
			if (answer === null) socket.destroy();
			else if (answer !== "") socket.write(`${answer}\r\n`);
		};
		socket.on("data", (chunk) => {
			for (const line of String(chunk).split("\r\n").filter(Boolean)) say(line);
		});
		say("");
		reached.resolve();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		reached: reached.promise,
		connections: () => connections,
		stop: () =>
			new Promise((resolve) => {
				for (const socket of sockets) socket.destroy();
				server.close(() => resolve());
			}),
	};
}
