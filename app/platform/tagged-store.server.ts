import { LRUCache } from "lru-cache";

type Entry<Value> = { value: Value; tags: readonly string[] };

/** What is kept until something that it shows changes. */
export type TaggedStore<Value> = {
	get(key: string): Value | undefined;
	/**
	 * What `load` brings; whoever asks for the same key at the same moment waits for one load, and gets nothing that was
	 * read before a change that came before the question.
	 * @param tagsOf names what a value shows; null: it is not kept
	 */
	load(
		key: string,
		load: () => Promise<Value>,
		tagsOf: (value: Value) => readonly string[] | null,
	): Promise<Value>;
	/**
	 * Drops everything that shows one of the tags; what is being loaded answers, but is not kept. `products:1` is one of
	 * the `products`: its drop takes along what shows them all, and theirs what shows only this one.
	 */
	drop(tags: readonly string[]): void;
	size(): { entries: number; bytes: number };
};

type Limits<Value> =
	| { max: number; ttl: number }
	/** Bytes in all, and of one value. */
	| { mostBytes: number; bytesOf: (value: Value) => number };

/** A tag and all that it is one of: `products:1`, `products`. */
function lineageOf(tag: string): string[] {
	const ends = [...tag.matchAll(/:/g)].map(({ index }) => index);
	return [tag, ...ends.map((end) => tag.slice(0, end))];
}

/** More names than a shop drops in a while; their times are forgotten together. */
const mostNames = 2_000;

/** Remembers which tags were dropped, to say whether what was read earlier is still true. */
function createDrops() {
	let count = 0;
	let forgottenAt = 0;
	/** By tag the last drop of it, and the last drop of it or of one of its own. */
	const [ofIt, ofItsOwn] = [new Map<string, number>(), new Map<string, number>()];
	return {
		count: () => count,
		add(tags: readonly string[]): void {
			count++;
			if (ofItsOwn.size > mostNames) {
				for (const times of [ofIt, ofItsOwn]) times.clear();
				forgottenAt = count;
			}
			for (const tag of tags) {
				ofIt.set(tag, count);
				for (const name of lineageOf(tag)) ofItsOwn.set(name, count);
			}
		},
		/** Whether nothing that the tags name was dropped after so many drops. */
		isStillTrue(tags: readonly string[], since: number): boolean {
			if (since < forgottenAt) return false;
			const lastOf = (tag: string) =>
				Math.max(ofItsOwn.get(tag) ?? 0, ...lineageOf(tag).map((name) => ofIt.get(name) ?? 0));
			return tags.every((tag) => lastOf(tag) <= since);
		},
	};
}

/** @param limits what is asked for longest ago goes first */
export function createTaggedStore<Value>(limits: Limits<Value>): TaggedStore<Value> {
	const entries = new LRUCache<string, Entry<Value>>(
		"max" in limits
			? limits
			: { maxSize: limits.mostBytes, sizeCalculation: ({ value }) => limits.bytesOf(value) },
	);
	const drops = createDrops();
	type Loading = { since: number; value: Promise<Value> };
	const loading = new Map<string, Loading>();

	/** The value of a load that began before some drop; null where it failed or shows what was dropped. */
	async function stillTrue(
		{ since, value }: Loading,
		tagsOf: (value: Value) => readonly string[] | null,
	): Promise<{ value: Value } | null> {
		const loaded = await value.then(
			(one) => ({ value: one }),
			() => null,
		);
		const tags = loaded && tagsOf(loaded.value);
		return tags && drops.isStillTrue(tags, since) ? loaded : null;
	}

	return {
		get: (key) => entries.get(key)?.value,
		async load(key, load, tagsOf) {
			const asked = drops.count();
			for (let running = loading.get(key); running; running = loading.get(key)) {
				if (running.since >= asked) return running.value;
				const early = await stillTrue(running, tagsOf);
				if (early) return early.value;
			}
			const since = drops.count();
			const value = load()
				.then((loaded) => {
					const tags = tagsOf(loaded);
					if (tags !== null && drops.isStillTrue(tags, since)) entries.set(key, { value: loaded, tags });
					return loaded;
				})
				.finally(() => loading.delete(key));
			loading.set(key, { since, value });
			return value;
		},
		drop(tags) {
			drops.add(tags);
			const gone = new Set(tags.flatMap(lineageOf));
			for (const [key, entry] of entries.entries()) {
				const isShown = entry.tags.some(
					(tag) => gone.has(tag) || lineageOf(tag).some((name) => tags.includes(name)),
				);
				if (isShown) entries.delete(key);
			}
		},
		size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
	};
}
