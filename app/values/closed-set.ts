/** The text as a member of a closed set; null when it is none. */
export function memberOf<const T extends string>(
	set: readonly T[],
	text: string | null | undefined,
): T | null {
	return set.find((member) => member === text) ?? null;
}
