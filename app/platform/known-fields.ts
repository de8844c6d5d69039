import { z } from "zod";

/** More entries than any list of a form has. */
const mostEntries = 200;
const longestName = 120;

/** What the schema says of the part at a path; null when it has none there. */
function partAt(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | null {
	const inner = unwrapped(schema);
	const [key, ...deeper] = path;
	if (key === undefined) return inner;
	if (inner instanceof z.ZodObject) {
		const part: z.core.$ZodType | undefined = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
		return part === undefined ? null : partAt(part, deeper);
	}
	const isEntry = inner instanceof z.ZodArray && (key === "" || Number(key) < mostEntries);
	return isEntry ? partAt(inner.element, deeper) : null;
}

/** Whether a form may send a text there: it is no group of further fields. */
function takesText(schema: z.ZodType, path: readonly string[]): boolean {
	const part = partAt(schema, path);
	return part !== null && !(part instanceof z.ZodObject);
}

/** The schema of what is sent, before anything is done with it. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
	if (schema instanceof z.ZodPipe) return unwrapped(schema.in);
	const isWrapper =
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodNullable ||
		schema instanceof z.ZodDefault ||
		schema instanceof z.ZodPrefault ||
		schema instanceof z.ZodCatch ||
		schema instanceof z.ZodReadonly ||
		schema instanceof z.ZodNonOptional;
	return isWrapper ? unwrapped(schema.def.innerType) : schema;
}

/** `infos[0].title` as its parts; a name written in any other way is none. */
function partsOf(name: string): string[] | null {
	if (name.length > longestName || !/^\w[\w-]*(\.\w[\w-]*|\[\d{0,3}\])*$/.test(name)) return null;
	return name.split(/\.|\[/).map((part) => part.replace("]", ""));
}

/** The name under which a button without scripts asks for a change of a list. */
const intentName = "__intent__";

const listIntent = z.object({
	type: z.enum(["insert", "remove", "reorder"]),
	payload: z.object({
		name: z.string(),
		index: z.int().min(0).max(mostEntries).optional(),
		from: z.int().min(0).max(mostEntries).optional(),
		to: z.int().min(0).max(mostEntries).optional(),
	}),
});

/** The change of one of the form's own lists that a button asks for, as text; null for anything else. */
function knownIntent(sent: FormData, schema: z.ZodType): string | null {
	try {
		const intent = listIntent.parse(JSON.parse(String(sent.get(intentName) ?? "")));
		const path = partsOf(intent.payload.name);
		return path !== null && partAt(schema, path) instanceof z.ZodArray ? JSON.stringify(intent) : null;
	} catch {
		return null;
	}
}

export type FormExtras = {
	/** Fields that the schema does not read but an answer repeats, such as a record's id. */
	repeated?: readonly string[];
	/** Whether buttons of the form add, move and remove entries of its lists. */
	hasLists?: boolean;
};

/**
 * The fields that a form has, out of what was sent. A name that the schema does not know never reaches the parser, which
 * would build whatever structure it spells; nor does a file in place of a text.
 */
export function knownFields(
	sent: FormData,
	schema: z.ZodType,
	{ repeated = [], hasLists = false }: FormExtras = {},
): FormData {
	const known = new FormData();
	for (const [name, value] of sent) {
		const path = typeof value === "string" ? partsOf(name) : null;
		if (path === null) continue;
		if (repeated.includes(name) || takesText(schema, path)) known.append(name, value);
	}
	const intent = hasLists ? knownIntent(sent, schema) : null;
	if (intent !== null) known.append(intentName, intent);
	return known;
}
