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
	/** How many drops there have been, and by tag which was its last. */
	let drops = 0;
	const lastDrop = new Map<string, number>();
	const isStillTrue = (tags: readonly string[], since: number) =>
		tags.every((tag) => (lastDrop.get(tag) ?? 0) <= since);

	return {
		get: (key) => entries.get(key)?.value,
		async load(key, load, tagsOf) {
			const running = loading.get(key);
			if (running) return running;
			const started = drops;
			const once = load()
				.then((value) => {
					// What was read before a drop of what it shows may be old: it answers this request, but is not kept.
					const tags = tagsOf(value);
					if (tags !== null && isStillTrue(tags, started)) entries.set(key, { value, tags });
					return value;
				})
				.finally(() => {
					if (loading.get(key) === once) loading.delete(key);
				});
			loading.set(key, once);
			return once;
		},
		drop(tags) {
			drops++;
			for (const tag of tags) lastDrop.set(tag, drops);
			loading.clear();
			for (const [key, entry] of entries.entries()) {
				if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
			}
		},
		size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
	};
}
