/** Colours are written "#rrggbb". */
function channels(hex: string): [number, number, number] {
	const value = Number.parseInt(hex.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** From a (share 0) to b (share 1). */
export function mix(a: string, b: string, share: number): string {
	const from = channels(a);
	const to = channels(b);
	const part = Math.min(1, Math.max(0, share));
	const hex = from.map((channel, i) =>
		Math.round(channel + ((to[i] ?? 0) - channel) * part)
			.toString(16)
			.padStart(2, "0"),
	);
	return `#${hex.join("")}`;
}

/** The same colour with more (above 1) or less (below 1) light on it; 1 leaves it as it is. */
export function lit(hex: string, factor: number): string {
	if (factor <= 1) return mix(hex, "#06121f", (1 - factor) * 0.92);
	return mix(hex, "#ffffff", (factor - 1) * 0.6);
}

/** The colour bleached by sun and rain; share from 0 (fresh) to 1 (only grey left). */
export function faded(hex: string, share: number): string {
	return mix(hex, "#b3b7b5", share);
}
