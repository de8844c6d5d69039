import { pressField } from "./save.ts";

/** What was typed into a record's form and is not saved yet, as the browser keeps it. */
export type Draft = {
	/** The version that the form showed; null for a new record. */
	seen: string | null;
	/** When the last character was typed, in milliseconds since 1970. */
	at: number;
	/** Sent, and not refused so far. */
	sent: boolean;
	/** What was typed, by the names of the fields such as `nl.title`. */
	fields: Record<string, string[]>;
};

/** Fields that say which version a form is about: they are not typed. */
const versions = new Set(["seen", "overwrite", "intent", pressField]);

/**
 * A form's texts by name; files stay out, a browser keeps none.
 * @param untyped names of further fields that say what is sent or shown, and that nobody types
 */
export function typedFields(
	form: Iterable<[string, FormDataEntryValue]>,
	untyped: readonly string[] = [],
): Draft["fields"] {
	const fields = new Map<string, string[]>();
	for (const [name, value] of form) {
		if (typeof value !== "string" || versions.has(name) || untyped.includes(name)) continue;
		fields.set(name, [...(fields.get(name) ?? []), value.replace(/\r\n?/g, "\n")]);
	}
	return Object.fromEntries(fields);
}

/** Whether two forms say the same, in whatever order. */
export function isSame(one: Draft["fields"], other: Draft["fields"]): boolean {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].every((name) => {
		const [mine, others] = [one[name] ?? [], other[name] ?? []];
		return mine.length === others.length && mine.every((value, index) => value === others[index]);
	});
}

/**
 * Whether a kept draft was saved after all: it was sent, and the record has another version since. A tab that was
 * closed while it was on its way never learned.
 */
export function wasSaved(draft: Draft, seen: string | null): boolean {
	return draft.sent && draft.seen !== seen;
}

type Nested = { [key: string]: Nested | string | string[] } | (Nested | string)[];

/** The same structure that the server's answer has: `infos[0].title` becomes `{ infos: [{ title }] }`. */
export function nest(fields: Draft["fields"]): Record<string, unknown> {
	const root: Nested = {};
	for (const [name, values] of Object.entries(fields)) {
		const keys = name.split(/[.[\]]+/).filter((key) => key !== "");
		if (keys.includes("__proto__")) continue;
		let place = root as Record<string, unknown>;
		for (const [index, key] of keys.entries()) {
			const next = keys[index + 1];
			if (next === undefined) place[key] = values.length === 1 ? values[0] : values;
			else {
				place[key] ??= /^\d+$/.test(next) ? [] : {};
				place = place[key] as Record<string, unknown>;
			}
		}
	}
	return root as Record<string, unknown>;
}

/** What the browser has kept under a key; null for nothing and for what no form wrote. */
export function readDraft(text: string | null): Draft | null {
	try {
		const given: unknown = JSON.parse(text ?? "null");
		if (typeof given !== "object" || given === null) return null;
		const { seen, at, sent, fields } = given as Partial<Draft>;
		if (typeof at !== "number" || typeof fields !== "object" || fields === null) return null;
		const lists = Object.values(fields).every(
			(values) => Array.isArray(values) && values.every((value) => typeof value === "string"),
		);
		return lists ? { seen: seen ?? null, at, sent: sent === true, fields } : null;
	} catch {
		return null;
	}
}
