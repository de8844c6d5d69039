import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startShop } from "./grown-shop.ts";

/**
 * `npm run bench -- --growth [folders of grown shops]`: what a page costs the shop's process as there are more and more
 * containers, each time after a change that lets nothing be kept. The demo shop comes first; `npm run grow` makes the
 * folders.
 */

const port = 4340;
/** Requests a page: a processor's clock ticks a hundred times a second. */
const requests = 40;
const warmUp = 5;

const pages = {
	home: "/de",
	list: "/de/container",
	"list, narrowed and sorted": "/fr/container?size=40ft&type=standard&sort=price-desc",
	rent: "/de/rent",
	container: "/de/container/20-fuss-container-standard",
	blog: "/de/blog",
	"refrigerated page": "/de/koelcontainers-reefers-vriescontainers",
	search: "/de/search?q=20+fuss",
	"not found": "/de/nowhere-near",
	sitemap: "/sitemap.xml",
};

/** Seconds of processor that a process has used. */
function processorSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	return (Number(fields[11]) + Number(fields[12])) / ticks;
}
const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

function residentBytes(pid: number): number {
	return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
}

type Cost = { ms: number; bytes: number };

/** What a page costs right after everything that it shows has changed: nothing is kept, of pages or of data. */
async function cost(pid: number, ask: () => Promise<number>, change: () => Promise<void>): Promise<Cost> {
	for (let turn = 0; turn < warmUp; turn++) await ask();
	let [ms, bytes] = [0, 0];
	for (let turn = 0; turn < requests; turn++) {
		await change();
		const before = processorSeconds(pid);
		bytes += await ask();
		ms += (processorSeconds(pid) - before) * 1000;
	}
	return { ms: ms / requests, bytes: bytes / requests };
}

async function ask(address: string): Promise<number> {
	const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
	// As it came: fetch has unpacked what it counts.
	return (await response.arrayBuffer()).byteLength;
}

async function measure(dataDir: string): Promise<Map<string, Cost>> {
	const { origin, pid, stop } = await startShop({ dataDir, port });
	const client = new pg.Client({ host: `${dataDir}/postgres`, user: "kade_shop", database: "postgres" });
	try {
		await client.connect();
		const change = async () => {
			await client.query("select pg_notify('kade_cache', 'products,blog,content')");
			await sleep(20);
		};
		const found = new Map<string, Cost>();
		for (const [name, path] of Object.entries(pages)) {
			found.set(name, await cost(pid, () => ask(origin + path), change));
		}
		found.set("memory (MB)", { ms: residentBytes(pid) / 1e6, bytes: 0 });
		return found;
	} finally {
		await client.end();
		await stop();
	}
}

/** The table: a line a page, a column a shop, and what the last costs beside the first. */
export async function benchGrowth(folders: readonly string[]): Promise<void> {
	const demo = mkdtempSync(join(tmpdir(), "kade-bench-"));
	try {
		const columns = [];
		for (const folder of [demo, ...folders]) columns.push(await measure(resolve(folder)));
		const names = [...(columns[0]?.keys() ?? [])];
		console.log(["page (ms, kB of HTML)".padEnd(26), "demo", ...folders].join("  "));
		for (const name of names) {
			const cells = columns.map((column) => {
				const { ms, bytes } = column.get(name) ?? { ms: Number.NaN, bytes: 0 };
				return `${ms.toFixed(1)}${bytes > 0 ? ` / ${(bytes / 1000).toFixed(1)}` : ""}`.padStart(14);
			});
			const [first, last] = [columns[0]?.get(name)?.ms ?? 0, columns.at(-1)?.get(name)?.ms ?? 0];
			console.log([name.padEnd(26), ...cells, `× ${(last / first).toFixed(2)}`].join("  "));
		}
	} finally {
		rmSync(demo, { recursive: true, force: true });
	}
}
