import { spawnSync } from "node:child_process";
import { Agent, request } from "node:http";

export type Headers = Record<string, string>;

export type Answer = {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: Buffer;
	firstByteMs: number;
};

/** One GET over a kept connection, with the time to its first byte. */
export function get(agent: Agent, url: string, headers: Headers = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const start = performance.now();
		request(url, { agent, headers: { "Accept-Encoding": "br", ...headers } }, (response) => {
			const firstByteMs = performance.now() - start;
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				resolve({
					...{ status: response.statusCode ?? 0, headers: response.headers },
					...{ body: Buffer.concat(chunks), firstByteMs },
				}),
			);
			response.on("error", reject);
		})
			.on("error", reject)
			.end();
	});
}

/** Median time to first byte in ms over a number of requests, one after the other. */
export async function medianFirstByte(url: string, requests: number, headers: Headers = {}): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const times: number[] = [];
	for (let n = 0; n < requests; n++) times.push((await get(agent, url, headers)).firstByteMs);
	agent.destroy();
	return times.toSorted((a, b) => a - b)[Math.floor(requests / 2)] ?? Number.NaN;
}

/** Whether the machine has wrk: a generator in JavaScript takes more of it than the server that it measures. */
export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

function byWrk(url: string, connections: number, seconds: number, headers: Headers): number {
	const given = Object.entries({ "Accept-Encoding": "br", ...headers }).flatMap(([name, value]) => [
		"-H",
		`${name}: ${value}`,
	]);
	const args = ["-t2", `-c${connections}`, `-d${seconds}s`, ...given, url];
	const { stdout } = spawnSync("wrk", args, { encoding: "utf8" });
	if (/Non-2xx/.test(stdout)) throw new Error(`${url} refused:\n${stdout}`);
	return Number(/(\d+) requests in/.exec(stdout)?.[1] ?? Number.NaN);
}

async function byNode(url: string, connections: number, seconds: number, headers: Headers): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const end = performance.now() + seconds * 1000;
	let done = 0;
	async function worker(): Promise<void> {
		while (performance.now() < end) {
			const { status } = await get(agent, url, headers);
			if (status !== 200) throw new Error(`${url} was answered ${status}`);
			done++;
		}
	}
	await Promise.all(Array.from({ length: connections }, worker));
	agent.destroy();
	return done;
}

/** Asks over a number of connections for a number of seconds. @returns how many answers came */
export async function askFor(
	url: string,
	{ connections, seconds, headers = {} }: { connections: number; seconds: number; headers?: Headers },
): Promise<number> {
	return (hasWrk ? byWrk : byNode)(url, connections, seconds, headers);
}
