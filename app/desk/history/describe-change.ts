import { formatEuro, formatNumber } from "~/i18n/format.ts";
import { isLanguage, type Language, languages, languageTable } from "~/i18n/languages.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { htmlText } from "~/values/html-text.ts";
import { cents } from "~/values/money.ts";
import type { Difference, Leaf } from "./change-diff.ts";

/** A field as its editor calls it, and how its values are read. @property words of a closed set's members */
export type Field = {
	label: string;
	/** Left out: another field says it in words. */
	isHidden?: true;
	kind?: "money" | "html" | "picture" | "moment" | "name";
	words?: Readonly<Record<string, string>>;
};

/** Fields of a kind of thing by their paths, such as `deliveryOptions.truck`; texts by their field's name alone. */
export type FieldWords = Readonly<Record<string, Field>>;

export type ShownValue = { text: string; pictures: readonly string[] };

/** A field that a change touched; null: it was or is empty. */
export type ShownField = {
	key: string;
	label: string;
	before: ShownValue | null;
	after: ShownValue | null;
};

/** Fields of one language under its name; those without a language come first, under none. */
export type ShownGroup = { title: string | null; fields: ShownField[] };

export type Reader = {
	language: Language;
	fields: FieldWords;
	words: { yes: string; no: string };
	/** What things are called, by their ids. */
	names?: ReadonlyMap<string, string>;
};

/** The name of a field that nobody has given one, in the words that it is made of. */
function plainName(name: string): string {
	if (!/^[a-z][\w-]*$/i.test(name)) return name;
	const words = name
		.replace(/([a-z\d])([A-Z])/g, "$1 $2")
		.replaceAll(/[_-]/g, " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The language that a path leads through, and the path without it. */
function splitLanguage(path: readonly string[]): { language: Language | null; rest: readonly string[] } {
	const at = path.findIndex((name, index) => index > 0 && path[index - 1] === "texts" && isLanguage(name));
	const language = path[at];
	if (at < 0 || !isLanguage(language)) return { language: null, rest: path };
	return { language, rest: path.toSpliced(at - 1, 2) };
}

/** The names of a path with the places in lists that follow them. */
function partsOf(path: readonly string[]): { name: string; place: string }[] {
	return path.flatMap((name, index) => {
		const next = path[index + 1] ?? "";
		if (index > 0 && isPlace(name)) return [];
		return [{ name, place: isPlace(next) ? ` ${next}` : "" }];
	});
}

function isPlace(name: string): boolean {
	return /^\d{1,4}$/.test(name);
}

/**
 * The parts of a path in words, from the outside in, and what is known of the innermost.
 * @property order its place in the editor; unknown fields come last
 */
function nameOf(
	path: readonly string[],
	fields: FieldWords,
): { label: string; field: Field | null; order: number } {
	const parts = partsOf(path);
	const nameAt = (from: number, to: number) =>
		parts
			.slice(from, to)
			.map(({ name }) => name)
			.join(".");
	const labels: string[] = [];
	let order = -1;
	let field: Field | null = null;
	for (let at = 0; at < parts.length; ) {
		// A name reaches into an object, never into a list.
		const list = parts.findIndex(({ place }, index) => index >= at && place !== "");
		const most = list < 0 ? parts.length : list + 1;
		const ends = parts.map((_, index) => index + 1).filter((end) => end > at && end <= most);
		// A part of a list has names of its own: `badges.type` is no product's `type`.
		const starts = at > 0 ? [at - 1, at] : [at];
		const [from, end] = starts
			.flatMap((start) => ends.toReversed().map((to) => [start, to] as const))
			.find(([start, to]) => Object.hasOwn(fields, nameAt(start, to))) ?? [at, at + 1];
		field = fields[nameAt(from, end)] ?? null;
		if (at === 0) order = Object.keys(fields).indexOf(nameAt(from, end));
		labels.push((field?.label ?? plainName(nameAt(at, end))) + (parts[end - 1]?.place ?? ""));
		at = end;
	}
	const label = labels.filter((one) => one !== "").join(" · ");
	return { label, field, order: order < 0 ? Number.POSITIVE_INFINITY : order };
}

function textOf(leaf: Leaf | null, field: Field | null, reader: Reader): string {
	const { language, words, names } = reader;
	if (leaf === null) return "";
	if (typeof leaf === "object") return leaf.map((part) => textOf(part, field, reader)).join(", ");
	if (typeof leaf === "boolean") return leaf ? words.yes : words.no;
	if (typeof leaf === "number") {
		if (field?.kind === "money" && Number.isSafeInteger(leaf)) {
			return formatEuro(language, cents(leaf), "always");
		}
		const decimals = /\.(\d+)$/.exec(String(leaf))?.[1]?.length ?? 0;
		return formatNumber(language, leaf, Math.min(decimals, 20));
	}
	if (field?.words && Object.hasOwn(field.words, leaf)) return field.words[leaf] ?? leaf;
	if (field?.kind === "name") return names?.get(leaf) ?? leaf;
	if (field?.kind === "html") return htmlText(leaf);
	const time = field?.kind === "moment" ? new Date(leaf) : null;
	return time && !Number.isNaN(time.getTime()) ? momentText(language, time) : leaf;
}

function shown(leaf: Leaf | null, field: Field | null, reader: Reader): ShownValue | null {
	if (leaf === null) return null;
	if (field?.kind === "picture") {
		const pictures = [leaf].flat().filter((address) => typeof address === "string");
		return { text: "", pictures };
	}
	return { text: textOf(leaf, field, reader), pictures: [] };
}

function describe(
	difference: Difference,
	path: readonly string[],
	reader: Reader,
): { order: number; field: ShownField } | null {
	const { label, field, order } = nameOf(path, reader.fields);
	if (field?.isHidden) return null;
	const read = (by: Field | null) => ({
		before: shown(difference.before, by, reader),
		after: shown(difference.after, by, reader),
	});
	const values = read(field);
	// The words are the same and what is around them has changed: only the HTML itself shows it.
	const isMarkup = field?.kind === "html" && values.before?.text === values.after?.text;
	const shownField = { key: difference.path.join("."), label, ...(isMarkup ? read(null) : values) };
	return { order, field: shownField };
}

/** What a change did, field by field, in the words and the order of the editors and in groups by language. */
export function describeChange(differences: readonly Difference[], reader: Reader): ShownGroup[] {
	const parts = differences.map((difference) => {
		const { language, rest } = splitLanguage(difference.path);
		return { language, told: describe(difference, rest, reader) };
	});
	return [null, ...languages].flatMap((language) => {
		const fields = parts
			.flatMap((part) => (part.language === language && part.told ? [part.told] : []))
			.toSorted((one, other) => (one.order === other.order ? 0 : one.order - other.order))
			.map(({ field }) => field);
		const title = language && languageTable[language].nativeName;
		return fields.length > 0 ? [{ title, fields }] : [];
	});
}
