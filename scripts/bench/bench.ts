import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { get, medianFirstByte, requestsPerSecond } from "./load.ts";

/** `npm run bench`: bytes, first byte and throughput of three pages, beside a bare server with the same bytes. */

const pages = { home: "/de", list: "/de/container", detail: "/de/container/20-fuss-container-standard" };
const shopPort = 4310;
const barePort = 4311;
const connections = 16;
const secondsPerRound = 3;
const rounds = 3;

const folder = mkdtempSync(join(tmpdir(), "kade-bench-"));
const running: ChildProcess[] = [];

function start(args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
	const child = spawn(process.execPath, args, { stdio: "ignore", env: { ...process.env, ...env } });
	running.push(child);
	return child;
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill("SIGTERM");
	await new Promise((resolve) => child.once("exit", resolve));
}

async function untilUp(url: string): Promise<void> {
	for (let attempt = 0; attempt < 200; attempt++) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await sleep(50);
	}
	throw new Error(`${url} did not answer`);
}

/** Bytes of JavaScript, as sent, that a page's first load brings. */
async function scriptBytes(html: string): Promise<number> {
	const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
	const agent = new Agent({ keepAlive: true });
	let bytes = 0;
	for (const file of files) bytes += (await get(agent, `http://127.0.0.1:${shopPort}${file}`)).body.length;
	agent.destroy();
	return bytes;
}

function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(name: string, path: string): Promise<void> {
	const url = `http://127.0.0.1:${shopPort}${path}`;
	const html = await (await fetch(url)).text();
	const agent = new Agent();
	const { body } = await get(agent, url);
	agent.destroy();
	const file = join(folder, `${name}.br`);
	writeFileSync(file, body);
	const bare = start(["scripts/bench/bare-server.ts", String(barePort), file]);
	const bareUrl = `http://127.0.0.1:${barePort}/`;
	await untilUp(bareUrl);
	await requestsPerSecond(url, connections, 1);
	await requestsPerSecond(bareUrl, connections, 1);
	const shopRates: number[] = [];
	const bareRates: number[] = [];
	for (let round = 0; round < rounds; round++) {
		shopRates.push(await requestsPerSecond(url, connections, secondsPerRound));
		bareRates.push(await requestsPerSecond(bareUrl, connections, secondsPerRound));
	}
	const firstByte = await medianFirstByte(url, 300);
	await stop(bare);
	const ratio = median(shopRates) / median(bareRates);
	const cells = [
		name.padEnd(8),
		`${(await scriptBytes(html)) / 1000} kB`.padStart(12),
		`${body.length / 1000} kB`.padStart(12),
		`${firstByte.toFixed(2)} ms`.padStart(10),
		`${Math.round(median(shopRates))}/s`.padStart(10),
		`${ratio.toFixed(2)} of bare`.padStart(14),
	];
	console.log(cells.join(""));
}

try {
	start(["build/server/index.js"], {
		NODE_ENV: "production",
		PORT: String(shopPort),
		DATA_DIR: folder,
		DATABASE_URL: "",
		SMTP_URL: "",
		PUBLIC_URL: "",
	});
	await untilUp(`http://127.0.0.1:${shopPort}/health`);
	console.log("page          JS (br)   HTML (br) first byte  requests    ratio");
	for (const [name, path] of Object.entries(pages)) await measure(name, path);
} finally {
	for (const child of running) await stop(child);
	rmSync(folder, { recursive: true, force: true });
}
