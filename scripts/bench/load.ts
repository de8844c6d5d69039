import { Agent, request } from "node:http";

const headers = { "Accept-Encoding": "br" };

export type Answer = {
	headers: Record<string, string | string[] | undefined>;
	body: Buffer;
	firstByteMs: number;
};

/** One GET over a kept connection, with the time to its first byte. */
export function get(agent: Agent, url: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const start = performance.now();
		request(url, { agent, headers }, (response) => {
			const firstByteMs = performance.now() - start;
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				resolve({ headers: response.headers, body: Buffer.concat(chunks), firstByteMs }),
			);
			response.on("error", reject);
		})
			.on("error", reject)
			.end();
	});
}

/** Median time to first byte in ms over a number of requests, one after the other. */
export async function medianFirstByte(url: string, requests: number): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const times: number[] = [];
	for (let n = 0; n < requests; n++) times.push((await get(agent, url)).firstByteMs);
	agent.destroy();
	return times.toSorted((a, b) => a - b)[Math.floor(requests / 2)] ?? Number.NaN;
}

/** Requests per second over a number of connections for a number of seconds. */
export async function requestsPerSecond(url: string, connections: number, seconds: number): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const start = performance.now();
	const end = start + seconds * 1000;
	let done = 0;
	async function worker(): Promise<void> {
		while (performance.now() < end) {
			await get(agent, url);
			done++;
		}
	}
	await Promise.all(Array.from({ length: connections }, worker));
	agent.destroy();
	return done / ((performance.now() - start) / 1000);
}
