import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * `npm run bench:orders`: orders a second through the shop's own form, 16 at once, and the processor time that each
 * costs the shop and its database. Carts stand ready before. `taskset -c 0,1` gives all of it two cores. Linux only.
 */

const port = Number(process.env.PORT ?? 4330);
const atOnce = 16;
const [rounds, perRound] = [5, 600];
const origin = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

type Answer = { status: number; cookies: string[]; body: string };
type Buyer = { address: string; cookie: string; form: string };

/** One request of a buyer who comes from an address of their own. */
function send(address: string, cookie: string, path: string, form?: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const headers = {
			"X-Forwarded-For": address,
			...(cookie ? { Cookie: cookie } : {}),
			...(form === undefined
				? {}
				: {
						Origin: origin,
						"Content-Type": "application/x-www-form-urlencoded",
						"Content-Length": form.length,
					}),
		};
		const sent = request(
			origin + path,
			{ agent, method: form === undefined ? "GET" : "POST", headers },
			(got) => {
				const chunks: Buffer[] = [];
				got.on("data", (chunk: Buffer) => chunks.push(chunk));
				got.on("end", () => {
					const cookies = (got.headers["set-cookie"] ?? []).map((line) => line.split(";")[0] ?? "");
					resolve({ status: got.statusCode ?? 0, cookies, body: Buffer.concat(chunks).toString() });
				});
				got.on("error", reject);
			},
		);
		sent.on("error", reject);
		sent.end(form);
	});
}

function hidden(html: string, name: string): string {
	const [tag = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
	return /value="([^"]*)"/.exec(tag)?.[1] ?? "";
}

/** A cart of one container that a truck brings to the buyer, and the form that orders it. */
async function prepare(number: number): Promise<Buyer> {
	const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
	const line = { condition: "new", color: "from_stack", quantity: "2", delivery: "truck", country: "BE" };
	const choice = new URLSearchParams({ ...line, postcode: "1050" }).toString();
	const added = await send(address, "", "/en/container/20ft-container-standard", choice);
	if (added.status !== 303) throw new Error(`the line was refused: ${added.status}`);
	const cookie = added.cookies.join("; ");
	const { body: html } = await send(address, cookie, "/en/cart");
	const fields = {
		...{ intent: "order", country: "belgium", email: `buyer${number}@buyer.example` },
		...{ name: "Jana Peeters", phone: "+32 3 000 00 01", street: "Kaaistraat 12" },
		...{ city: "Brussel", postalCode: "1050" },
		ticket: hidden(html, "ticket"),
		idempotencyKey: hidden(html, "idempotencyKey"),
		seenTotal: hidden(html, "seenTotal"),
	};
	return { address, cookie, form: new URLSearchParams(fields).toString() };
}

/** Does a number of things, so many at once. */
async function each<T>(things: readonly T[], run: (thing: T) => Promise<void>): Promise<void> {
	const left = [...things];
	const worker = async () => {
		for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await run(thing);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Milliseconds of processor time of a process; with those of its children that have ended, where asked for. */
function processorMs(pid: number, withEnded = false): number {
	const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
	const figures = stat
		.slice(stat.lastIndexOf(")") + 2)
		.split(" ")
		.map(Number);
	const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = figures.slice(11, 15);
	return 10 * (user + system + (withEnded ? endedUser + endedSystem : 0));
}

function childrenOf(pid: number): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.flatMap((name) => {
			try {
				const stat = readFileSync(`/proc/${name}/stat`, "utf8");
				const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
				return parent === pid ? [Number(name)] : [];
			} catch {
				return [];
			}
		});
}

function postgresMs(postmaster: number): number {
	const children = childrenOf(postmaster).map((child) => processorMs(child));
	return processorMs(postmaster, true) + children.reduce((sum, ms) => sum + ms, 0);
}

// By a computed path: it has no types, because it runs before anything is installed.
const { shopOptions, shopEnvironment }: { shopOptions: string[]; shopEnvironment: Record<string, string> } =
	await import(new URL("../bootstrap.mjs", import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), "kade-orders-"));
const shop: ChildProcess = spawn(process.execPath, [...shopOptions, "build/server/index.js"], {
	stdio: "ignore",
	env: {
		...{ ...process.env, ...shopEnvironment },
		...{ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder },
		// Behind a public address each buyer is a visitor of their own to the limits.
		...{ PUBLIC_URL: origin, DATABASE_URL: "", SMTP_URL: "" },
	},
});
try {
	for (let up = false; !up; await sleep(100))
		up = await fetch(`${origin}/health`).then(
			({ ok }) => ok,
			() => false,
		);
	const postmaster = Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
	console.log("orders/s   p50      p99      CPU ms per order: node   PostgreSQL   client   refused");
	for (let round = 0; round < rounds; round++) {
		const buyers: Buyer[] = [];
		const numbers = Array.from({ length: perRound }, (_, index) => round * perRound + index + 1);
		await each(numbers, async (number) => {
			buyers.push(await prepare(number));
		});
		// Nobody types an address faster, and the form is not taken sooner.
		await sleep(2_200);
		const times: number[] = [];
		let refused = 0;
		const before = [processorMs(shop.pid ?? 0), postgresMs(postmaster), process.cpuUsage()] as const;
		const start = performance.now();
		await each(buyers, async ({ address, cookie, form }) => {
			const asked = performance.now();
			const { status } = await send(address, cookie, "/en/cart", form);
			times.push(performance.now() - asked);
			if (status !== 303) refused++;
		});
		const seconds = (performance.now() - start) / 1_000;
		const client = process.cpuUsage(before[2]);
		const per = (ms: number) => (ms / perRound).toFixed(2);
		times.sort((a, b) => a - b);
		const at = (share: number) => `${(times[Math.floor(share * times.length)] ?? 0).toFixed(0)} ms`;
		const cells = [
			(perRound / seconds).toFixed(0).padStart(8),
			at(0.5).padStart(8),
			at(0.99).padStart(9),
			per(processorMs(shop.pid ?? 0) - before[0]).padStart(28),
			per(postgresMs(postmaster) - before[1]).padStart(13),
			per((client.user + client.system) / 1_000).padStart(9),
			String(refused).padStart(10),
		];
		console.log(cells.join(""));
	}
} finally {
	agent.destroy();
	shop.kill("SIGTERM");
	await new Promise((resolve) => shop.once("exit", resolve));
	rmSync(folder, { recursive: true, force: true });
}
