import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { benchGrowth } from "./growth.ts";
import { type Answer, askFor, get, type Headers, hasWrk, medianFirstByte } from "./load.ts";
import { processorMs } from "./processor-time.ts";

/**
 * `npm run bench`: bytes, first byte, throughput and processor time of pages, beside bare servers: one that sends the
 * same answer, headers too, and one that sends its body with the three headers that it cannot do without. They take turns, three rounds; wrk asks where it is installed, because a generator in JavaScript
 * measures itself. Processor time a page tells most where other work runs beside. Arguments: words of pages to measure.
 */

const detail = "/de/container/20-fuss-container-standard";
/** As everybody gets them, with a cart of one line, and one that is rendered for each who asks. */
const pages: [name: string, path: string, withCart: boolean][] = [
	["home", "/de", false],
	["list", "/de/container", false],
	["detail", detail, false],
	["home, cart", "/de", true],
	["list, cart", "/de/container", true],
	["detail, cart", detail, true],
	["rendered", `${detail}?quantity=2`, false],
];
const shopPort = Number(process.env.PORT ?? 4310);
const [alikePort, barePort] = [shopPort + 1, shopPort + 2];
const connections = 16;
const secondsPerRound = 3;
const rounds = 3;
/** A kept page has its best form by then. */
const settledMs = 12_000;

// By a computed path: it has no types, because it runs before anything is installed.
const { shopOptions, shopEnvironment }: { shopOptions: string[]; shopEnvironment: Record<string, string> } =
	await import(new URL("../bootstrap.mjs", import.meta.url).href);

if (process.argv.includes("--growth")) {
	await benchGrowth(process.argv.slice(2).filter((given) => given !== "--growth"));
	process.exit();
}

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

type Round = { rate: number; microseconds: number | null };

/** One round on a server: answers a second, and processor time for each. */
async function roundOn(server: ChildProcess, url: string, headers: Headers): Promise<Round> {
	const before = processorMs(server.pid);
	const answers = await askFor(url, { connections, seconds: secondsPerRound, headers });
	const after = processorMs(server.pid);
	const spent = before === null || after === null ? null : ((after - before) * 1000) / answers;
	return { rate: answers / secondsPerRound, microseconds: spent };
}

const time = (rounds: Round[]) => {
	const known = rounds.flatMap(({ microseconds }) => microseconds ?? []);
	return known.length === 0 ? "" : `${Math.round(median(known))} us`;
};

/** Of an answer, what a bare server does not say by itself. */
const ownHeaders = ({ date, connection, "keep-alive": _, "content-length": __, ...own }: Answer["headers"]) =>
	own;

const ratiosOf = (ours: Round[], theirs: Round[]) =>
	ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN));

const rateOf = (rounds: Round[]) => `${Math.round(median(rounds.map(({ rate }) => rate)))}/s`;

async function measure(shop: ChildProcess, name: string, path: string, headers: Headers): Promise<void> {
	const url = `http://127.0.0.1:${shopPort}${path}`;
	const agent = new Agent();
	const { body, status, headers: answered } = await get(agent, url, headers);
	agent.destroy();
	if (status !== 200) throw new Error(`${url} was answered ${status}`);
	const [file, more] = [join(folder, "page.br"), join(folder, "page.json")];
	writeFileSync(file, body);
	writeFileSync(more, JSON.stringify(ownHeaders(answered)));
	const servers = [
		{ server: shop, url, headers },
		{
			server: start(["scripts/bench/bare-server.ts", String(alikePort), file, more]),
			url: `http://127.0.0.1:${alikePort}/`,
			headers: {},
		},
		{
			server: start(["scripts/bench/bare-server.ts", String(barePort), file]),
			url: `http://127.0.0.1:${barePort}/`,
			headers: {},
		},
	];
	for (const one of servers) {
		await untilUp(one.url);
		await askFor(one.url, { connections, seconds: 1, headers: one.headers });
	}
	const found: Round[][] = servers.map(() => []);
	for (let round = 0; round < rounds; round++) {
		for (const [index, one] of servers.entries())
			found[index]?.push(await roundOn(one.server, one.url, one.headers));
	}
	const firstByte = await medianFirstByte(url, 300, headers);
	for (const { server } of servers.slice(1)) await stop(server);
	const [shops = [], alikes = [], bares = []] = found;
	const ratios = ratiosOf(shops, alikes);
	const cells = [
		name.padEnd(14),
		`${(body.length / 1000).toFixed(1)} kB`.padStart(9),
		`${firstByte.toFixed(2)} ms`.padStart(12),
		...[shops, alikes, bares].map((rounds) => rateOf(rounds).padStart(10)),
		median(ratios).toFixed(3).padStart(8),
		`[${ratios.map((ratio) => ratio.toFixed(3)).join(" ")}]`.padStart(22),
		median(ratiosOf(shops, bares)).toFixed(3).padStart(10),
		...[shops, alikes, bares].map((rounds) => time(rounds).padStart(9)),
	];
	console.log(cells.join(""));
}

/** The cookie of a visitor who has put one container into the cart. */
async function cartCookie(): Promise<string> {
	const origin = `http://127.0.0.1:${shopPort}`;
	const choice = { condition: "used-a", color: "from_stack", ral: "", quantity: "1" };
	const answer = await fetch(origin + detail, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: origin },
		body: new URLSearchParams({ ...choice, delivery: "self_pickup", country: "BE", postcode: "" }),
	});
	const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("kade_cart="));
	if (cookie === undefined) throw new Error(`no cart: ${answer.status}`);
	return cookie.split(";")[0] ?? "";
}

try {
	const shop = start([...shopOptions, "build/server/index.js"], {
		...shopEnvironment,
		PORT: String(shopPort),
		DATA_DIR: folder,
		DATABASE_URL: "",
		SMTP_URL: "",
		PUBLIC_URL: "",
	});
	await untilUp(`http://127.0.0.1:${shopPort}/health`);
	const given = process.argv.slice(2);
	const wanted = pages.filter(([name]) => given.length === 0 || given.some((word) => name.includes(word)));
	for (const [name, path] of wanted) {
		const html = await (await fetch(`http://127.0.0.1:${shopPort}${path}`)).text();
		console.log(`${name}: ${(await scriptBytes(html)) / 1000} kB of JavaScript (br)`);
	}
	const agent = new Agent();
	for (const [, path] of wanted) await get(agent, `http://127.0.0.1:${shopPort}${path}`);
	await sleep(settledMs);
	for (const [, path] of wanted) await get(agent, `http://127.0.0.1:${shopPort}${path}`);
	agent.destroy();
	await sleep(1_000);
	if (!hasWrk) console.log("wrk is not installed: the generator in JavaScript is what limits the rates");
	console.log(
		"page            HTML br  first byte      shop     alike      bare   ratio              [rounds]   to bare     time    alike     bare",
	);
	const cart = { Cookie: await cartCookie() };
	for (const [name, path, withCart] of wanted) await measure(shop, name, path, withCart ? cart : {});
} finally {
	for (const child of running) await stop(child);
	rmSync(folder, { recursive: true, force: true });
}
