import { LRUCache } from "lru-cache";

type Entry = { value: unknown; tags: readonly string[] };

/** Values that several requests share, dropped by age or by what they show. */
export type Cache = {
	/** The kept value, or what `load` brings; requests at the same moment share one load. */
	remember<T>(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T>;
	/** Drops everything that carries one of the tags, here and in listeners. */
	drop(tags: readonly string[]): void;
	onDrop(listener: (tags: readonly string[]) => void): void;
};

/** @param maxAgeMs five minutes in the shop (storefront document §9) */
export function createCache(maxAgeMs = 300_000, maxEntries = 2_000): Cache {
	const entries = new LRUCache<string, Entry>({ max: maxEntries, ttl: maxAgeMs });
	const loading = new Map<string, Promise<unknown>>();
	const listeners: ((tags: readonly string[]) => void)[] = [];
	let generation = 0;

	return {
		async remember<T>(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T> {
			const kept = entries.get(key);
			if (kept) return kept.value as T;
			const running = loading.get(key);
			if (running) return running as Promise<T>;
			const started = generation;
			const loadOnce = load()
				.then((value) => {
					// What was read before a drop may be old: it answers this request, but is not kept.
					if (generation === started) entries.set(key, { value, tags });
					return value;
				})
				.finally(() => {
					if (loading.get(key) === loadOnce) loading.delete(key);
				});
			loading.set(key, loadOnce);
			return loadOnce;
		},
		drop(tags) {
			generation++;
			loading.clear();
			for (const [key, entry] of entries.entries()) {
				if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
			}
			for (const listener of listeners) listener(tags);
		},
		onDrop(listener) {
			listeners.push(listener);
		},
	};
}
