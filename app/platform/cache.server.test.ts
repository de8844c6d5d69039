import { describe, expect, test } from "vitest";
import { createCache } from "./cache.server.ts";

/** A load that counts how often it ran. */
function countedLoad() {
	let runs = 0;
	return { load: async () => ++runs, runs: () => runs };
}

describe("a cache", () => {
	test("loads once and keeps the value", async () => {
		const cache = createCache();
		const { load, runs } = countedLoad();
		expect(await cache.remember("list", ["products"], load)).toBe(1);
		expect(await cache.remember("list", ["products"], load)).toBe(1);
		expect(runs()).toBe(1);
	});

	test("keeps values that count as nothing", async () => {
		const cache = createCache();
		let runs = 0;
		const load = async () => {
			runs++;
			return null;
		};
		await cache.remember("missing", [], load);
		expect(await cache.remember("missing", [], load)).toBeNull();
		expect(runs).toBe(1);
	});

	test("lets requests at the same moment share one load", async () => {
		const cache = createCache();
		const { load, runs } = countedLoad();
		const both = [cache.remember("list", [], load), cache.remember("list", [], load)];
		expect(await Promise.all(both)).toEqual([1, 1]);
		expect(runs()).toBe(1);
	});

	test("keeps each key apart", async () => {
		const cache = createCache();
		await cache.remember("nl", [], async () => "Onze containers");
		expect(await cache.remember("de", [], async () => "Unsere Container")).toBe("Unsere Container");
	});

	test("does not keep a failure", async () => {
		const cache = createCache();
		const failed = cache.remember("list", [], () => Promise.reject(new Error("no database")));
		await expect(failed).rejects.toThrow("no database");
		expect(await cache.remember("list", [], async () => "there")).toBe("there");
	});
});

describe("dropping", () => {
	test("removes what carries one of the tags, and nothing else", async () => {
		const cache = createCache();
		const products = countedLoad();
		const sections = countedLoad();
		await cache.remember("list", ["products", "prices"], products.load);
		await cache.remember("home", ["sections"], sections.load);
		cache.drop(["prices", "unheard-of"]);
		expect(await cache.remember("list", ["products", "prices"], products.load)).toBe(2);
		expect(await cache.remember("home", ["sections"], sections.load)).toBe(1);
	});

	test("tells the listeners which tags", () => {
		const cache = createCache();
		const heard: (readonly string[])[] = [];
		cache.onDrop((tags) => heard.push(tags));
		cache.drop(["products"]);
		cache.drop(["sections", "tariffs"]);
		expect(heard).toEqual([["products"], ["sections", "tariffs"]]);
	});

	test("leaves a value read before it to its own request, unkept", async () => {
		const cache = createCache();
		const reading = Promise.withResolvers<string>();
		const early = cache.remember("list", ["products"], () => reading.promise);
		cache.drop(["products"]);
		const late = cache.remember("list", ["products"], async () => "new");
		reading.resolve("old");
		expect(await early).toBe("old");
		expect(await late).toBe("new");
		expect(await cache.remember("list", ["products"], async () => "newer")).toBe("new");
	});

	test("is not undone by an old load that fails late", async () => {
		const cache = createCache();
		const reading = Promise.withResolvers<string>();
		const early = cache.remember("list", ["products"], () => reading.promise);
		cache.drop(["products"]);
		const slow = Promise.withResolvers<string>();
		const late = cache.remember("list", ["products"], () => slow.promise);
		reading.reject(new Error("connection lost"));
		await expect(early).rejects.toThrow("connection lost");
		const shared = cache.remember("list", ["products"], async () => "a third load");
		slow.resolve("new");
		expect(await Promise.all([late, shared])).toEqual(["new", "new"]);
	});
});
