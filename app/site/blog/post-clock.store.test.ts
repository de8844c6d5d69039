import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { announceChange, followChanges } from "~/platform/cache-notice.server.ts";
import { createDb, schema } from "~/platform/db.server.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { blogTag, listPosts } from "./blog.store.server.ts";
import { startPostClock } from "./post-clock.server.ts";

const database = useTestDatabase({ seeded: false });
const { blogPosts, blogPostTranslations } = schema;

const may = new Date("2026-05-01T08:00:00Z");
const inMs = (ms: number) => new Date(Date.now() + ms);

async function createPost(title: string, customPublishDate: Date): Promise<void> {
	const [post] = await database.db
		.insert(blogPosts)
		.values({ publishedAt: may, customPublishDate })
		.returning();
	await database.db.insert(blogPostTranslations).values({
		...{ blogPostId: post?.id ?? "", language: "nl", slug: randomUUID(), title, content: "<p>Staal</p>" },
	});
}

let ends: (() => unknown)[] = [];
beforeEach(async () => {
	await database.db.delete(blogPosts);
});
afterEach(async () => {
	for (const end of ends) await end();
	ends = [];
});

/** A process of the shop, as far as it keeps posts. @returns what its visitors see */
async function startProcess() {
	const cache = createCache();
	ends.push(await followChanges(database.pool, cache, [blogTag]));
	ends.push(startPostClock(database.db, cache));
	return async () => (await listPosts(database.db, cache, "nl", 1)).posts.map(({ title }) => title);
}

describe("a scheduled post", () => {
	test("appears by itself when its time has come, and so does the next, in every process", async () => {
		const shown = await Promise.all([startProcess(), startProcess()]);
		await createPost("first", inMs(700));
		await createPost("second", inMs(1_400));
		await announceChange(database.db, [blogTag]);
		for (const list of shown) expect(await list()).toEqual([]);
		for (const list of shown) await expect.poll(list, { timeout: 3_000 }).toEqual(["first"]);
		for (const list of shown) await expect.poll(list, { timeout: 3_000 }).toEqual(["second", "first"]);
	});

	test("appears in a process that starts while it waits", async () => {
		await createPost("first", inMs(700));
		const list = await startProcess();
		expect(await list()).toEqual([]);
		await expect.poll(list, { timeout: 3_000 }).toEqual(["first"]);
	});

	test("that is put off does not appear at its old time", async () => {
		await createPost("first", inMs(300));
		const list = await startProcess();
		expect(await list()).toEqual([]);
		await database.db.update(blogPosts).set({ customPublishDate: inMs(1_000) });
		await announceChange(database.db, [blogTag]);
		await new Promise((resolve) => setTimeout(resolve, 600));
		expect(await list()).toEqual([]);
		await expect.poll(list, { timeout: 3_000 }).toEqual(["first"]);
	});
});

test("what is kept stays kept while no post is due", async () => {
	const cache = createCache();
	const drops = vi.fn();
	await createPost("public", may);
	await createPost("far", inMs(90 * 86_400_000));
	ends.push(startPostClock(database.db, cache));
	cache.onDrop(drops);
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(drops).not.toHaveBeenCalled();
});

test("a database that does not answer is asked again", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	try {
		const cache = createCache();
		const execute = vi.spyOn(database.pool, "query").mockRejectedValue(new Error("gone") as never);
		ends.push(startPostClock(createDb(database.pool), cache));
		await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(1));
		await vi.advanceTimersByTimeAsync(10_000);
		await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(2));
		execute.mockRestore();
	} finally {
		vi.useRealTimers();
	}
});
