/** Pseudo-random numbers that are the same on every run for the same seed. */
export type Random = {
	/** From 0 (included) to 1 (excluded). */
	next(): number;
	between(low: number, high: number): number;
	/** A whole number from low to high, both included. */
	whole(low: number, high: number): number;
};

function hash(text: string): number {
	let value = 2166136261;
	for (let i = 0; i < text.length; i += 1) {
		value = Math.imul(value ^ text.charCodeAt(i), 16777619);
	}
	return value >>> 0;
}

export function seeded(seed: string): Random {
	let state = hash(seed);
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	return {
		next,
		between: (low, high) => low + (high - low) * next(),
		whole: (low, high) => low + Math.floor((high - low + 1) * next()),
	};
}
