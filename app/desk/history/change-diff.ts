/** A value without parts: what a field holds, a list of such values included. */
export type Leaf = string | number | boolean | readonly (string | number | boolean | null)[];

/** A field that a change touched; null: it was or is empty. */
export type Difference = {
	/** Names from the outside in, such as texts, nl, title. */
	path: readonly string[];
	before: Leaf | null;
	after: Leaf | null;
};

type Field = { path: readonly string[]; value: Leaf };

function isPlain(value: unknown): value is string | number | boolean | null {
	return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** Parts of a list are known by their id where all have one of their own, else by their place from 1 on. */
function namesIn(list: readonly unknown[]): string[] {
	const ids = list.map((part) => (part as { id?: unknown } | null)?.id);
	const known = ids.every((id) => typeof id === "string") && new Set(ids).size === ids.length;
	return list.map((_part, index) => (known ? String(ids[index]) : String(index + 1)));
}

/** Every field that holds something, with where it stands; empty ones are left out. */
function fieldsOf(value: unknown, path: readonly string[] = []): Field[] {
	if (value === null || value === undefined || value === "") return [];
	if (isPlain(value)) return [{ path, value }];
	if (Array.isArray(value)) {
		if (value.every(isPlain)) return value.length > 0 ? [{ path, value }] : [];
		const names = namesIn(value);
		return value.flatMap((part, index) => fieldsOf(part, [...path, names[index] ?? ""]));
	}
	return Object.entries(value as object).flatMap(([name, part]) => fieldsOf(part, [...path, name]));
}

/** Names an object's field apart from every other. */
function keyOf(path: readonly string[]): string {
	return JSON.stringify(path);
}

/** The database keeps no order of names; parts are counted 1, 2, 10. */
const byName = new Intl.Collator("en", { numeric: true });

/**
 * What differs between two versions of a thing, field by field, by the fields' names. A thing that was created has no
 * version before, a deleted one none after: then every field that holds something is listed.
 */
export function diffOf(before: unknown, after: unknown): Difference[] {
	const old = new Map(fieldsOf(before).map((field) => [keyOf(field.path), field]));
	const current = new Map(fieldsOf(after).map((field) => [keyOf(field.path), field]));
	const paths = new Map([...current, ...old].map(([key, { path }]) => [key, path]));
	const inOrder = [...paths].toSorted(([, one], [, other]) => byName.compare(one.join("."), other.join(".")));
	return inOrder.flatMap(([key, path]) => {
		const difference = {
			path,
			before: old.get(key)?.value ?? null,
			after: current.get(key)?.value ?? null,
		};
		return JSON.stringify(difference.before) === JSON.stringify(difference.after) ? [] : [difference];
	});
}
