import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type BuiltShop, startShop } from "./grown-shop.ts";
import { processorMs } from "./processor-time.ts";

/**
 * `npm run bench -- --growth [folders of grown shops]`: what a page costs the shop's process as there are more and more
 * containers, and how long it is waited for, database included, each time after a change that lets nothing be kept. The
 * demo shop comes first; `npm run grow` makes the folders. The shops run side by side and take turns: what else the
 * machine does falls on all of them. A list of the demo shop has a few rows, one of a grown shop a full page: a small
 * grown shop before the large one (`npm run grow -- 1000`) tells the price of a full page from that of growth. PAGES, a
 * regular expression, picks some of the pages by their names.
 */

const port = 4340;
const rounds = 5;
/** Requests of a page in a round. */
const requests = 12;
/**
 * A shop that people buy in has made each page many times: by then V8 has compiled what makes it. It is not done after 40
 * times, and a full page, made of more, would pay more for that than a short one.
 */
const warmUp = 150;
/** Longer than the shop takes to see that a busy time is over (`lookMs` of `server/trim-memory.ts`, twice). */
const restMs = 25_000;

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

/** What the owner's side lists, first pages and searches: never kept, so each answer is a visit to the database. */
const deskPages = {
	"desk, first page": "/de/admin",
	orders: "/de/admin/orders",
	"orders by number": "/de/admin/orders?q=K-10007",
	"orders by name": "/de/admin/orders?q=dubois",
	"open items": "/de/admin/bank/open-items",
	"bank lines": "/de/admin/bank",
	"bank lines by name": "/de/admin/bank?q=dubois",
	invoices: "/de/admin/invoices",
	"invoices by name": "/de/admin/invoices?q=dubois",
	deliveries: "/de/admin/deliveries",
	buyers: "/de/admin/buyers",
	quotes: "/de/admin/quotes",
	messages: "/de/admin/messages",
	offers: "/de/admin/offers",
	mails: "/de/admin/mails",
	history: "/de/admin/history",
	containers: "/de/admin/products",
	"blog posts": "/de/admin/blog",
	"landing pages": "/de/admin/landing-pages",
	"desk's search": "/de/admin/search?q=dubois",
};

function residentBytes(pid: number): number {
	return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
}

/** Of a page: milliseconds of the shop's process, milliseconds until it was there whole, bytes of HTML. */
type Cost = { ms: number; waited: number; bytes: number };

/** @throws where the page is none: what is refused costs nothing */
async function ask(address: string, cookie = ""): Promise<number> {
	const response = await fetch(address, {
		headers: { "Accept-Encoding": "br", ...(cookie && { Cookie: cookie }) },
		redirect: "manual",
	});
	if (response.status !== 200 && !address.endsWith(pages["not found"]))
		throw new Error(`${address}: ${response.status}`);
	// As it came: fetch has unpacked what it counts.
	return (await response.arrayBuffer()).byteLength;
}

type Measured = BuiltShop & { client: pg.Client; cookie: string };

/** @returns the cookie of an owner of the shop who has signed in */
async function signIn(client: pg.Client): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	await client.query(
		`with owner as (
			insert into users (name, email) values ('Bench', 'bench-' || gen_random_uuid() || '@shop.example') returning id
		), role as (
			insert into user_roles (user_id, role) select id, 'admin' from owner
		)
		insert into sessions (user_id, token_hash, last_used_at, expires_at)
			select id, $1, now(), now() + interval '1 hour' from owner`,
		[createHash("sha256").update(token).digest("base64url")],
	);
	return `kade_session=${token}`;
}

async function open(dataDir: string, port: number): Promise<Measured> {
	const shop = await startShop({ dataDir, port });
	const client = new pg.Client({ host: `${dataDir}/postgres`, user: "kade_shop", database: "postgres" });
	await client.connect();
	return { ...shop, client, cookie: await signIn(client) };
}

/** What a page costs right after everything that it shows has changed: nothing is kept, of pages or of data. */
async function round({ origin, pid, client, cookie }: Measured, path: string): Promise<Cost> {
	let [ms, waited, bytes] = [0, 0, 0];
	for (let turn = 0; turn < requests; turn++) {
		await client.query("select pg_notify('kade_cache', 'products,blog,content')");
		await sleep(20);
		const before = processorMs(pid) ?? Number.NaN;
		const asked = performance.now();
		bytes += await ask(origin + path, isDesk(path) ? cookie : "");
		waited += performance.now() - asked;
		ms += (processorMs(pid) ?? Number.NaN) - before;
	}
	return { ms: ms / requests, waited: waited / requests, bytes: bytes / requests };
}

const isDesk = (path: string) => path.includes("/admin");

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @returns for each shop the median of its rounds */
async function measure(shops: readonly Measured[], path: string): Promise<Cost[]> {
	const found: Cost[][] = shops.map(() => []);
	for (const { origin, cookie } of shops)
		for (let turn = 0; turn < warmUp; turn++) await ask(origin + path, isDesk(path) ? cookie : "");
	for (let turn = 0; turn < rounds; turn++) {
		for (const [index, shop] of shops.entries()) found[index]?.push(await round(shop, path));
	}
	return found.map((costs) => ({
		ms: median(costs.map(({ ms }) => ms)),
		waited: median(costs.map(({ waited }) => waited)),
		bytes: median(costs.map(({ bytes }) => bytes)),
	}));
}

function print(name: string, costs: readonly Cost[]): void {
	const cells = costs.map(({ ms, waited, bytes }) => {
		const further = bytes > 0 ? ` / ${waited.toFixed(0)} / ${(bytes / 1000).toFixed(1)}` : "";
		return `${ms.toFixed(1)}${further}`.padStart(20);
	});
	const times = costs.slice(0, -1).map(({ ms }) => `× ${((costs.at(-1)?.ms ?? 0) / ms).toFixed(2)}`);
	console.log([name.padEnd(26), ...cells, ...times].join("  "));
}

/** The table: a line a page, a column a shop, and what the last costs beside each of the others. */
export async function benchGrowth(folders: readonly string[]): Promise<void> {
	const demo = mkdtempSync(join(tmpdir(), "kade-bench-"));
	const shops: Measured[] = [];
	try {
		for (const folder of [demo, ...folders]) shops.push(await open(resolve(folder), port + shops.length));
		const heads = ["demo", ...folders].map((name) => name.padStart(20));
		console.log("ms of the shop's process / ms to wait / kB of HTML");
		console.log(["page".padEnd(26), ...heads].join("  "));
		const wanted = new RegExp(process.env.PAGES ?? "");
		for (const [name, path] of Object.entries({ ...pages, ...deskPages }))
			if (wanted.test(name)) print(name, await measure(shops, path));
		// It gives back then what a busy time has left.
		await sleep(restMs);
		print(
			"memory at rest (MB)",
			shops.map(({ pid }) => ({ ms: residentBytes(pid) / 1e6, waited: 0, bytes: 0 })),
		);
	} finally {
		for (const { client, stop } of shops) {
			await client.end();
			await stop();
		}
		rmSync(demo, { recursive: true, force: true });
	}
}
