import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startEmbeddedPostgres } from "../../app/platform/embedded-postgres.server.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { type Audit, auditOrders } from "./audit.ts";
import { type OpenMarket, openMarket } from "./market.ts";
import { type KeptShop, keepShop, kill, mountSmallDisk, postmasterOf, untilHealthy } from "./shops.ts";

/**
 * `npm run torture`: buyers order over HTTP while everything below them is killed, cut, silenced and filled up; after
 * each round the orders are counted. Options: `--short` (some seven minutes), `--minutes N` (thirty by default),
 * `--keep FOLDER` (a folder in which it goes on where it was broken off).
 */
const { values } = parseArgs({
	options: {
		short: { type: "boolean", default: false },
		minutes: { type: "string", default: "30" },
		keep: { type: "string" },
	},
});
const totalMs = (values.short ? 4 : Number(values.minutes)) * 60_000;
/** Shares of the time: the shop's own database, one of the owner's with two processes, a small disk. */
const shares = { embedded: 0.5, own: 0.3, disk: 0.2 };
const buyers = 10;

const folder = values.keep ?? mkdtempSync(join(tmpdir(), "kade-torture-"));
const faults: string[] = [];
const figures: Record<string, number> = {};

function say(text: string): void {
	process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}

function count(figure: string, by = 1): void {
	figures[figure] = (figures[figure] ?? 0) + by;
}

function scene(name: string): string {
	const path = join(folder, name);
	mkdirSync(path, { recursive: true });
	return path;
}

async function onServer(server: pg.ClientConfig, statement: string): Promise<void> {
	const client = new pg.Client(server);
	client.on("error", () => {});
	try {
		await client.connect();
		await client.query(statement);
	} catch {
		// The server is away, which is what is asked for.
	} finally {
		await client.end().catch(() => {});
	}
}

function judge(round: string, audit: Audit): void {
	const { lost, doubled, broken } = audit;
	say(
		`${round}: ${audit.acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ` +
			`${broken.length} broken, ${audit.unseen} placed unseen, mails ${JSON.stringify(audit.mails)}`,
	);
	for (const id of lost) faults.push(`${round}: order ${id} is lost`);
	for (const email of doubled) faults.push(`${round}: the order of ${email} is there twice`);
	for (const id of broken) faults.push(`${round}: order ${id} is not whole`);
}

const oneBackend =
	"select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and xact_start is not null limit 1";
const everyBackend =
	"select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

type Mood = { name: string; answer: MailServer["answer"] };

const refusal = (code: number) => Object.assign(new Error("not now"), { responseCode: code });
const moods: Mood[] = [
	{ name: "mail is taken", answer: () => null },
	{ name: "mail is refused for now (451)", answer: () => refusal(451) },
	{ name: "the mail server hangs", answer: () => new Promise(() => {}) },
	{ name: "the mail server closes midway (421)", answer: () => refusal(421) },
];

/** Waits for the mails of all orders, with a mail server that is well. */
async function deliverAll(mail: MailServer, server: pg.ClientConfig, market: OpenMarket): Promise<void> {
	mail.answer = () => null;
	const wanted = new Set(market.acknowledged.map(({ email }) => email));
	const deadline = Date.now() + 300_000;
	const arrived = () => new Set(mail.received.flatMap(({ envelope }) => envelope.to));
	// Whoever runs a shop presses "try now" when the mail server is well again: so do we.
	const hurry = "update mail_outbox set next_try_at = now() where status = 'pending' and claim is null";
	while ([...wanted].some((address) => !arrived().has(address)) && Date.now() < deadline) {
		await onServer(server, hurry);
		await sleep(1_000);
	}
	const ids = mail.received.map(({ headers }) => headers["message-id"]);
	const missing = [...wanted].filter((address) => !arrived().has(address));
	count("mails received", ids.length);
	count("mails received twice", ids.length - new Set(ids).size);
	for (const address of missing) faults.push(`no mail has come to ${address}`);
}

/** One shop on its own database: kills of everything, with a mail server of changing moods. */
async function tortureEmbedded(ms: number): Promise<void> {
	const dataDir = scene("embedded");
	const mail = await startMailServer();
	const shop = await keepShop(dataDir, { SMTP_URL: mail.url });
	const server = { host: join(dataDir, "postgres"), user: "kade", database: "postgres" };
	const market = openMarket([shop.origin], dataDir, buyers);
	const attacks: [string, () => void | Promise<void>][] = [
		["node is killed", () => kill(shop.pid(), "SIGKILL")],
		["the database server is killed", () => kill(postmasterOf(dataDir), "SIGKILL")],
		["one connection of a transaction is cut", () => onServer(server, oneBackend)],
		[
			"everything is killed",
			() => {
				kill(shop.pid(), "SIGKILL");
				kill(postmasterOf(dataDir), "SIGKILL");
			},
		],
		["every connection is cut", () => onServer(server, everyBackend)],
		["the database server is stopped", () => kill(postmasterOf(dataDir), "SIGINT")],
	];
	const end = Date.now() + ms;
	for (let round = 0; Date.now() < end; round++) {
		const [name, attack] = attacks[round % attacks.length] ?? ["nothing", () => {}];
		const mood = moods[round % moods.length] ?? moods[0];
		if (mood) mail.answer = mood.answer;
		await sleep(4_000 + 2_000 * Math.random());
		const deaths = shop.deaths();
		await attack();
		count(`kills: ${name}`);
		await sleep(300);
		const back = await untilHealthy(shop);
		if (!/node|everything/.test(name) && shop.deaths() > deaths)
			faults.push(`${name}: the shop's process ended`);
		judge(
			`embedded ${round + 1}, ${name}, ${mood?.name}; well after ${back} ms`,
			await auditOrders(server, market.acknowledged),
		);
	}
	await finish("embedded", market, server, [shop], mail);
}

/** Two processes on a server of the owner's: restarts, crashes and cuts. */
async function tortureOwn(ms: number): Promise<void> {
	const dataDir = scene("own");
	const mail = await startMailServer();
	const postgres = await startEmbeddedPostgres(join(dataDir, "postgres"));
	const server = { host: join(dataDir, "postgres"), user: "kade", database: "postgres" };
	const env = {
		SMTP_URL: mail.url,
		DATABASE_URL: `postgres://kade@localhost:5432/postgres?host=${encodeURIComponent(server.host)}`,
	};
	const first = await keepShop(scene("own/first"), env);
	const shops = [first, await keepShop(scene("own/second"), { ...env, PUBLIC_URL: first.origin })];
	const market = openMarket(
		shops.map(({ origin }) => origin),
		dataDir,
		buyers,
	);
	const attacks: [string, () => void | Promise<void>][] = [
		["the server restarts", () => kill(postmasterOf(dataDir), "SIGINT")],
		["the server crashes", () => kill(postmasterOf(dataDir), "SIGQUIT")],
		["every connection is cut", () => onServer(server, everyBackend)],
		[
			"a table is locked for 8 s",
			() => onServer(server, "begin; lock table products; select pg_sleep(8); commit"),
		],
		["one process is killed", () => kill(shops[1]?.pid() ?? null, "SIGKILL")],
	];
	const end = Date.now() + ms;
	for (let round = 0; Date.now() < end; round++) {
		const [name, attack] = attacks[round % attacks.length] ?? ["nothing", () => {}];
		await sleep(4_000 + 2_000 * Math.random());
		const deaths = shops.map((shop) => shop.deaths());
		await attack();
		count(`kills: ${name}`);
		await sleep(300);
		const back = Math.max(...(await Promise.all(shops.map((shop) => untilHealthy(shop)))));
		const died = shops.some((shop, index) => shop.deaths() > (deaths[index] ?? 0));
		if (!/process/.test(name) && died) faults.push(`${name}: a shop's process ended`);
		judge(
			`own server ${round + 1}, ${name}; well after ${back} ms`,
			await auditOrders(server, market.acknowledged),
		);
	}
	await finish("own server", market, server, shops, mail);
	await postgres.stop();
}

/** A disk that fills up under a selling shop, and is freed again. */
async function tortureDisk(ms: number): Promise<void> {
	const dataDir = scene("disk");
	const disk = mountSmallDisk(dataDir, 320);
	if (!disk) return say("full disk: left out, because no small disk can be mounted here");
	try {
		const shop = await keepShop(join(dataDir, "data"), {});
		const server = { host: join(dataDir, "data/postgres"), user: "kade", database: "postgres" };
		// Its book must not be on the disk that is full.
		const market = openMarket([shop.origin], scene("disk-book"), buyers);
		const end = Date.now() + ms;
		for (let round = 0; Date.now() < end; round++) {
			await sleep(4_000);
			disk.fill();
			count("disks filled");
			await sleep(6_000);
			disk.free();
			const back = await untilHealthy(shop);
			judge(`full disk ${round + 1}; well after ${back} ms`, await auditOrders(server, market.acknowledged));
		}
		await finish("full disk", market, server, [shop], null);
	} finally {
		disk.unmount();
	}
}

async function finish(
	name: string,
	market: OpenMarket,
	server: pg.ClientConfig,
	shops: KeptShop[],
	mail: MailServer | null,
): Promise<void> {
	if (mail) mail.answer = () => null;
	const { acknowledged, repeated, doubled, refused } = await market.close();
	count("orders acknowledged", acknowledged);
	count("orders sent again", repeated);
	count("orders sent twice at once", doubled);
	count("orders refused in words", refused);
	if (mail) await deliverAll(mail, server, market);
	judge(`${name}, at the end`, await auditOrders(server, market.acknowledged));
	if (market.acknowledged.length === 0) faults.push(`${name}: nothing was sold`);
	const starts = shops.flatMap((shop) => shop.starts).sort((a, b) => a - b);
	say(
		`${name}: ${starts.length} starts, median ${starts[starts.length >> 1]} ms, longest ${starts.at(-1)} ms`,
	);
	for (const shop of shops) await shop.stop();
	await mail?.stop();
}

await tortureEmbedded(totalMs * shares.embedded);
await tortureOwn(totalMs * shares.own);
await tortureDisk(totalMs * shares.disk);
say("");
for (const [name, value] of Object.entries(figures)) say(`${name}: ${value}`);
for (const fault of faults) say(`FAULT ${fault}`);
if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
// The closing line that says how it went.
process.stdout.write(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed\n`);
process.exit(faults.length === 0 ? 0 : 1);
