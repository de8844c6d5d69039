import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTaggedStore } from "./tagged-store.server.ts";

function storeOf(tagsByKey: Record<string, readonly string[]>) {
	const store = createTaggedStore<number>({ max: 100, ttl: 1_000_000 });
	let loads = 0;
	const read = (key: string) =>
		store.load(
			key,
			async () => ++loads,
			() => tagsByKey[key] ?? null,
		);
	return { store, read };
}

describe("a tag of one among many", () => {
	const shown = {
		list: ["products"],
		one: ["products:1", "products:small"],
		two: ["products:2"],
		tenth: ["products:10"],
		post: ["blog"],
	};

	test.each<[string, string[]]>([
		["products:1", ["list", "one"]],
		["products:small", ["list", "one"]],
		["products:3", ["list"]],
		["products", ["list", "one", "two", "tenth"]],
		["blog", ["post"]],
		["product", []],
	])("%s takes along %j", async (tag, expected) => {
		const { store, read } = storeOf(shown);
		for (const key of Object.keys(shown)) await read(key);
		store.drop([tag]);
		expect(Object.keys(shown).filter((key) => store.get(key) === undefined)).toEqual(expected);
	});

	test.each(["products:1", "products"])("%s makes what was read before it old", async (tag) => {
		const { store, read } = storeOf(shown);
		const reading = ["list", "one", "two", "post"].map(read);
		store.drop([tag]);
		await Promise.all(reading);
		expect([store.get("list"), store.get("one")]).toEqual([undefined, undefined]);
		expect(store.get("two") === undefined).toBe(tag === "products");
		expect(store.get("post")).toBeDefined();
	});
});

test("whatever is dropped while something is read, nothing old is kept, and no other value lost", async () => {
	const tag = fc.constantFrom("a", "a:1", "a:2", "a:1:x", "b", "b:1");
	const meet = (one: string, other: string) =>
		`${one}:`.startsWith(`${other}:`) || `${other}:`.startsWith(`${one}:`);
	await fc.assert(
		fc.asyncProperty(fc.uniqueArray(tag), fc.array(fc.uniqueArray(tag)), async (tags, drops) => {
			const { store, read } = storeOf({ key: tags });
			const reading = read("key");
			for (const dropped of drops) store.drop(dropped);
			await reading;
			const isOld = drops.flat().some((dropped) => tags.some((one) => meet(one, dropped)));
			expect(store.get("key") === undefined).toBe(isOld);
		}),
	);
});

test("the memory of what was dropped has an end, and what is forgotten counts as dropped", async () => {
	const { store, read } = storeOf({ page: ["blog"] });
	const early = read("page");
	for (let number = 0; number < 5_000; number++) store.drop([`products:${number}`]);
	await early;
	expect(store.get("page")).toBeUndefined();
	await read("page");
	expect(store.get("page")).toBe(2);
});

test("whoever asks after a change gets one new load, however many ask and whatever comes of the old one", async () => {
	const store = createTaggedStore<string>({ max: 100, ttl: 1_000_000 });
	const tags = () => ["products"];
	const old = Promise.withResolvers<string>();
	const early = store.load("list", () => old.promise, tags);
	store.drop(["products"]);
	let loads = 0;
	const late = Array.from({ length: 5 }, () => store.load("list", async () => `new ${++loads}`, tags));
	old.reject(new Error("connection lost"));
	await expect(early).rejects.toThrow("connection lost");
	expect(await Promise.all(late)).toEqual(Array(5).fill("new 1"));
});
