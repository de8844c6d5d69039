import { createTaggedStore } from "./tagged-store.server.ts";

type Tags<T> = readonly string[] | ((value: T) => readonly string[]);

/** Values that several requests share, dropped by age or by what they show. */
export type Cache = {
	/**
	 * The kept value, or what `load` brings; requests at the same moment share one load.
	 * @param tags names what a value shows; by the value itself where only it tells
	 */
	remember<T>(key: string, tags: Tags<T>, load: () => Promise<T>): Promise<T>;
	/** Drops everything that carries one of the tags, here and in listeners. */
	drop(tags: readonly string[]): void;
	onDrop(listener: (tags: readonly string[]) => void): void;
};

/** @param maxAgeMs five minutes in the shop (storefront document §9) */
export function createCache(maxAgeMs = 300_000, maxEntries = 2_000): Cache {
	// Wrapped: a value may be undefined too.
	const store = createTaggedStore<{ value: unknown }>({ max: maxEntries, ttl: maxAgeMs });
	const listeners: ((tags: readonly string[]) => void)[] = [];

	return {
		async remember<T>(key: string, tags: Tags<T>, load: () => Promise<T>): Promise<T> {
			const kept = store.get(key);
			if (kept) return kept.value as T;
			const loaded = await store.load(
				key,
				async () => ({ value: await load() }),
				({ value }) => (typeof tags === "function" ? tags(value as T) : tags),
			);
			return loaded.value as T;
		},
		drop(tags) {
			store.drop(tags);
			for (const listener of listeners) listener(tags);
		},
		onDrop(listener) {
			listeners.push(listener);
		},
	};
}
