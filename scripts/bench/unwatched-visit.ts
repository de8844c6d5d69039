import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What a page shows when, in ms since it was asked for. */
export type Painted = {
	fcp: number;
	lcp: number;
	/** Sum of the layout shifts. */
	shift: number;
	/** Durations of the tasks of more than 50 ms. */
	tasks: number[];
};

export type Phone = {
	width: number;
	height: number;
	deviceScaleFactor: number;
	/** How many times slower than this machine's its processor is. */
	slowdown: number;
	/** Milliseconds to an answer, bytes a second. */
	network: { latency: number; downloadThroughput: number; uploadThroughput: number };
};

/** Reads what the browser has noted from the page's beginning on. */
const readNotes = `new Promise((done) => {
	const seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] };
	const on = (type, note) =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
	on("paint", ({ name, startTime }) => { if (name === "first-contentful-paint") seen.fcp = startTime; });
	on("largest-contentful-paint", ({ startTime }) => { seen.lcp = startTime; });
	on("layout-shift", ({ value }) => { seen.shift += value; });
	on("longtask", ({ duration }) => { seen.tasks.push(duration); });
	setTimeout(() => done(seen), 500);
})`;

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/** Sends commands of the DevTools protocol. */
async function connect(address: string) {
	const socket = new WebSocket(address);
	await new Promise((resolve, reject) => {
		socket.onopen = resolve;
		socket.onerror = reject;
	});
	const waiting = new Map<number, (answer: Answer) => void>();
	let sent = 0;
	socket.onmessage = ({ data }) => {
		const answer = JSON.parse(String(data)) as Answer;
		if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
	};
	async function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
		const id = ++sent;
		const answer = await new Promise<Answer>((resolve) => {
			waiting.set(id, resolve);
			socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
		});
		if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
		return answer.result as Result;
	}
	return { send, close: () => socket.close() };
}

/**
 * A cold visit of which no tool keeps anything: one that may ask for what was loaded has the browser keep copies of all
 * files and read the largest once more, which takes longer than anything that the page does.
 * @param ms how long the page is looked at
 */
export async function visitUnwatched(
	executable: string,
	url: string,
	phone: Phone,
	ms: number,
): Promise<Painted> {
	const folder = mkdtempSync(join(tmpdir(), "kade-visit-"));
	const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--headless=new"];
	const browser = spawn(
		executable,
		[...flags, `--user-data-dir=${folder}`, "--remote-debugging-port=0", "about:blank"],
		// A group of its own: where a script starts the browser, as Debian's does, the script's end is not the browser's.
		{ stdio: ["ignore", "ignore", "pipe"], detached: true },
	);
	try {
		const address = await new Promise<string>((resolve, reject) => {
			let said = "";
			browser.stderr.on("data", (text) => {
				said += text;
				const found = /ws:\/\/\S+/.exec(said);
				if (found) resolve(found[0]);
			});
			browser.once("exit", () => reject(new Error(`no browser: ${said}`)));
		});
		const { send, close } = await connect(address);
		const { targetInfos } = await send<{ targetInfos: { type: string; targetId: string }[] }>(
			"Target.getTargets",
		);
		const targetId = targetInfos.find(({ type }) => type === "page")?.targetId;
		const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", {
			...{ targetId, flatten: true },
		});
		const { slowdown, network, ...screen } = phone;
		await send("Emulation.setDeviceMetricsOverride", { ...screen, mobile: true }, sessionId);
		await send("Emulation.setTouchEmulationEnabled", { enabled: true }, sessionId);
		await send("Emulation.setCPUThrottlingRate", { rate: slowdown }, sessionId);
		// Unless it listens, what the page asks for itself comes as fast as the machine has it. It keeps no copy of anything.
		await send("Network.enable", { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }, sessionId);
		await send("Network.emulateNetworkConditions", { offline: false, ...network }, sessionId);
		await send("Page.navigate", { url }, sessionId);
		await sleep(ms);
		const { result } = await send<{ result: { value: Painted } }>(
			"Runtime.evaluate",
			{ expression: readNotes, awaitPromise: true, returnByValue: true },
			sessionId,
		);
		close();
		return result.value;
	} finally {
		if (browser.exitCode === null && browser.pid !== undefined) {
			const ended = new Promise((resolve) => browser.once("close", resolve));
			process.kill(-browser.pid);
			await ended;
		}
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}
