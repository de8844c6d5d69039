import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "../../tests/support/test-database.ts";
import { type Cache, createCache } from "./cache.server.ts";
import { announceChange, followChanges } from "./cache-notice.server.ts";

const database = useTestDatabase({ seeded: false });

let stops: (() => Promise<void>)[] = [];

afterEach(async () => {
	for (const stop of stops) await stop();
	stops = [];
	// Each test begins without connections of an earlier one.
	for (const pid of await listFollowers()) await cut(pid);
});

async function cut(pid: number | undefined): Promise<void> {
	await database.pool.query("select pg_terminate_backend($1, 5000)", [pid]);
}

/** Another process: a cache of its own that follows the announcements. */
async function startFollower(allTags: string[] = ["products", "content"]) {
	const cache = createCache();
	const stop = await followChanges(database.pool, cache, allTags);
	stops.push(stop);
	return { cache, stop };
}

/** Whether the cache still has what it kept under the tag. */
async function remembers(cache: Cache, tag: string): Promise<boolean> {
	const load = vi.fn(async () => "new");
	await cache.remember(tag, [tag], load);
	return load.mock.calls.length === 0;
}

async function keep(cache: Cache, ...tags: string[]): Promise<void> {
	for (const tag of tags) await cache.remember(tag, [tag], async () => "old");
}

async function waitForDrop(cache: Cache, tag: string): Promise<void> {
	await new Promise<void>((resolve) => {
		cache.onDrop((tags) => {
			if (tags.includes(tag)) resolve();
		});
	});
}

/** Clients of this file's database besides the pool; the server's own workers, such as its vacuum, follow nothing. */
async function listFollowers(): Promise<number[]> {
	const { rows } = await database.pool.query(
		`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
			and pid <> pg_backend_pid()`,
	);
	// The pool holds one connection: nothing here asks it two things at once.
	expect(database.pool.totalCount).toBe(1);
	return rows.map((row) => row.pid);
}

describe("announceChange", () => {
	test("drops what the tag names in another process, and nothing else", async () => {
		const { cache } = await startFollower();
		await keep(cache, "products", "content");
		const dropped = waitForDrop(cache, "products");
		await database.db.transaction((tx) => announceChange(tx, ["products"]));
		await dropped;
		expect(await remembers(cache, "products")).toBe(false);
		expect(await remembers(cache, "content")).toBe(true);
	});

	test("takes several tags at once, to every process", async () => {
		const [one, other] = [await startFollower(), await startFollower()];
		for (const { cache } of [one, other]) await keep(cache, "products", "content");
		const dropped = Promise.all([waitForDrop(one.cache, "content"), waitForDrop(other.cache, "content")]);
		await announceChange(database.db, ["products", "content"]);
		await dropped;
		for (const { cache } of [one, other]) {
			expect(await remembers(cache, "products")).toBe(false);
			expect(await remembers(cache, "content")).toBe(false);
		}
	});

	test("speaks with the commit, and not at all after a rollback", async () => {
		const { cache } = await startFollower();
		await keep(cache, "products", "content");
		const drops: string[] = [];
		cache.onDrop((tags) => drops.push(...tags));
		const failing = database.db.transaction(async (tx) => {
			await announceChange(tx, ["products"]);
			throw new Error("the change failed");
		});
		await expect(failing).rejects.toThrow("the change failed");
		// Announcements arrive in the order of their commits: once this one is here, no earlier one is missing.
		const dropped = waitForDrop(cache, "content");
		await announceChange(database.db, ["content"]);
		await dropped;
		expect(drops).toEqual(["content"]);
		expect(await remembers(cache, "products")).toBe(true);
	});
});

describe("followChanges", () => {
	test("ends its connection when it is stopped", async () => {
		const { stop } = await startFollower();
		expect(await listFollowers()).toHaveLength(1);
		await stop();
		stops = [];
		await vi.waitFor(async () => expect(await listFollowers()).toEqual([]), { timeout: 5_000 });
	});

	test("listens again after its connection was cut, and drops what it may have missed", async () => {
		const { cache } = await startFollower();
		await keep(cache, "products", "content");
		const dropped = waitForDrop(cache, "content");
		const [pid] = await listFollowers();
		await cut(pid);
		await dropped;
		expect(await remembers(cache, "products")).toBe(false);
		expect(await remembers(cache, "content")).toBe(false);
		const droppedAgain = waitForDrop(cache, "products");
		await announceChange(database.db, ["products"]);
		await droppedAgain;
		expect(await remembers(cache, "products")).toBe(false);
		expect(await remembers(cache, "content")).toBe(true);
	});

	test("holds one connection after it was cut, and none when it has stopped", async () => {
		const { cache, stop } = await startFollower();
		const dropped = waitForDrop(cache, "products");
		const [pid] = await listFollowers();
		await cut(pid);
		await dropped;
		// One look after the other: two at once would be two connections of the pool.
		for (const until = performance.now() + 1_500; performance.now() < until; await sleep(50)) {
			expect(await listFollowers()).toHaveLength(1);
		}
		await stop();
		stops = [];
		await vi.waitFor(async () => expect(await listFollowers()).toEqual([]), { timeout: 5_000 });
	});
});
