import { LRUCache } from "lru-cache";

type Entry<Value> = { value: Value; tags: readonly string[] };

/** What is kept until something that it shows changes. */
export type TaggedStore<Value> = {
	get(key: string): Value | undefined;
	/**
	 * What `load` brings; whoever asks for the same key at the same moment waits for one load.
	 * @param tagsOf names what a value shows; null: it is not kept
	 */
	load(
		key: string,
		load: () => Promise<Value>,
		tagsOf: (value: Value) => readonly string[] | null,
	): Promise<Value>;
	/** Drops everything that shows one of the tags; what is being loaded answers, but is not kept. */
	drop(tags: readonly string[]): void;
	size(): { entries: number; bytes: number };
};

type Limits<Value> =
	| { max: number; ttl: number }
	/** Bytes in all, and of one value. */
	| { mostBytes: number; bytesOf: (value: Value) => number };

/** @param limits what is asked for longest ago goes first */
export function createTaggedStore<Value>(limits: Limits<Value>): TaggedStore<Value> {
	const entries = new LRUCache<string, Entry<Value>>(
		"max" in limits
			? limits
			: { maxSize: limits.mostBytes, sizeCalculation: ({ value }) => limits.bytesOf(value) },
	);
	const loading = new Map<string, Promise<Value>>();
	let generation = 0;

	return {
		get: (key) => entries.get(key)?.value,
		async load(key, load, tagsOf) {
			const running = loading.get(key);
			if (running) return running;
			const started = generation;
			const once = load()
				.then((value) => {
					// What was read before a drop may be old: it answers this request, but is not kept.
					const tags = generation === started ? tagsOf(value) : null;
					if (tags !== null) entries.set(key, { value, tags });
					return value;
				})
				.finally(() => {
					if (loading.get(key) === once) loading.delete(key);
				});
			loading.set(key, once);
			return once;
		},
		drop(tags) {
			generation++;
			loading.clear();
			for (const [key, entry] of entries.entries()) {
				if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
			}
		},
		size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
	};
}
