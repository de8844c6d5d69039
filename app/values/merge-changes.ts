const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What differs between `seen` and `next`, applied to `latest`: field by field, down into plain objects; lists are one
 * value each. Two changes that were made from the same sight both count.
 */
export function mergeChanges<T>(seen: T, next: T, latest: T): T {
	if (!isRecord(seen) || !isRecord(next) || !isRecord(latest)) return Object.is(seen, next) ? latest : next;
	const fields = Object.keys(next).map((key) => [key, mergeChanges(seen[key], next[key], latest[key])]);
	return { ...latest, ...Object.fromEntries(fields) };
}
