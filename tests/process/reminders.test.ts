import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { asc, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { afterEach, expect, test, vi } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { placeManyOrders } from "../support/sample-invoices.ts";
import { freePort, newDataDir, type ShopProcess, startShop } from "../support/shop-process.ts";

const { mailOutbox, orders } = schema;
const queue = "payment-reminders";
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
	for (const end of ends.splice(0).toReversed()) await end();
});

/** A shop of two workers with its own database, and which of them runs the jobs. */
async function startWorkers() {
	const folder = newDataDir();
	ends.push(async () => rmSync(folder, { recursive: true, force: true }));
	const shop: ShopProcess = startShop({ port: await freePort(), dataDir: folder, env: { WORKERS: "2" } });
	let log = "";
	shop.child.stdout?.on("data", (chunk) => {
		log += String(chunk);
	});
	ends.push(async () => {
		shop.child.kill("SIGTERM");
		await shop.ended;
	});
	await shop.ready();
	const runners = () =>
		[...log.matchAll(/this process runs the jobs pid=(\d+)/g)].map(([, pid]) => Number(pid));
	const runner = async (count: number) => {
		await vi.waitFor(() => expect(runners()).toHaveLength(count), { timeout: 60_000, interval: 50 });
		return runners().at(-1) ?? 0;
	};
	return { folder, runner };
}

test("a reminder job that is killed in the middle leaves nobody out and writes to nobody twice", {
	timeout: 120_000,
}, async () => {
	const shop = await startWorkers();
	const runner = await shop.runner(1);
	const connection = { host: join(shop.folder, "postgres"), user: "kade", database: "postgres" };
	const pool = new pg.Pool({ ...connection, max: 4 });
	ends.push(() => pool.end());
	const db = drizzle(pool, { schema, casing: "snake_case" });
	const ids = await placeManyOrders(db, 40);
	await db.update(orders).set({ dueOn: sql`current_date - 3` }).where(inArray(orders.id, ids));
	const due = await db
		.select({ id: orders.id, dueOn: orders.dueOn })
		.from(orders)
		.where(inArray(orders.id, ids))
		.orderBy(asc(orders.id));
	const written = async () => {
		const keys = due.map(({ id, dueOn }) => `payment-after:${id}:${dueOn}`);
		const rows = await db
			.select({ about: mailOutbox.about })
			.from(mailOutbox)
			.where(inArray(mailOutbox.dedupeKey, keys));
		return rows.map(({ about }) => about);
	};

	// The job comes to the twentieth order, cannot have it, and is killed as it waits.
	const holder = await pool.connect();
	await holder.query("begin");
	await holder.query("select from orders where id = $1 for update", [due[19]?.id ?? randomUUID()]);
	const boss = new PgBoss({
		...{ db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }, schema: "jobs" },
		...{ migrate: false, supervise: false, schedule: false },
	});
	await boss.start();
	ends.push(() => boss.stop({ graceful: false }));
	const killed = await boss.send(queue, {});
	await vi.waitFor(async () => expect(await written()).toHaveLength(19), { timeout: 30_000, interval: 50 });
	process.kill(runner, "SIGKILL");
	await shop.runner(2);
	await holder.query("rollback");
	holder.release();
	expect(await written()).toHaveLength(19);
	// It is not taken for done: whoever looks after the jobs gives it out again when its time is over.
	const [job] = await boss.findJobs(queue, { id: killed ?? "" });
	expect(job).toMatchObject({ state: "active" });
	expect((job?.retryLimit ?? 0) - (job?.retryCount ?? 0)).toBeGreaterThan(0);

	// The next one, such as that of the next morning, does what is left; another at its side nothing.
	await Promise.all([boss.send(queue, {}), boss.send(queue, {})]);
	await vi.waitFor(async () => expect(await written()).toHaveLength(40), { timeout: 60_000, interval: 50 });
	expect(new Set(await written()).size).toBe(40);
});
