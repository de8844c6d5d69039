/** The text as a member of a closed set; null when it is none. */
export function memberOf<const T extends string>(
	set: readonly T[],
	text: string | null | undefined,
): T | null {
	return set.find((member) => member === text) ?? null;
}

/** A value for every member of a closed set. */
export function forEach<const K extends string, T>(set: readonly K[], value: (member: K) => T): Record<K, T> {
	return Object.fromEntries(set.map((member) => [member, value(member)])) as Record<K, T>;
}
