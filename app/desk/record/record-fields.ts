import type { FormReply } from "~/values/form-reply.ts";

/** What a form of the owner's side starts with, by the names of its fields such as `slug` or `nl.title`. */
export type RecordValues = Record<string, string | string[]>;

/** How a field comes to what was typed or stored, and to its error in words. */
export type FieldOf = (name: string) => {
	id: string;
	name: string;
	defaultValue: string;
	error: string | undefined;
};

/** What a record's form hands to its fields. */
export type RecordFields = {
	fieldOf: FieldOf;
	/** All values of a name that may occur several times. */
	list: (name: string) => string[];
	isOn: (name: string) => boolean;
	/** What was typed, where the server or the browser gave it back; null while the fields show what is stored. */
	typed: Record<string, unknown> | null;
	sending: boolean;
	/** Called with every change that no input tells of. */
	touch: () => void;
};

/** The value at a name such as `nl.title` or `infos[0].title` in what was sent. */
function typedAt(typed: unknown, name: string): unknown {
	return name
		.split(/[.[\]]+/)
		.filter((key) => key !== "")
		.reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], typed);
}

/**
 * The fields of a record's form as the server's answer leaves them: what was typed, else what the form starts with.
 * @param form names the form in the ids of its fields
 */
export function recordFieldsOf(form: string, reply: FormReply, start: RecordValues) {
	const typed = reply?.initialValue;
	const given = (name: string): unknown => (typed ? typedAt(typed, name) : start[name]);
	return {
		text: (name: string) => ({
			id: `${form}-${name.replace(/[.[\]]+/g, "-")}`,
			name,
			defaultValue: String(given(name) ?? ""),
			code: reply?.error?.[name]?.[0],
		}),
		list: (name: string): string[] => {
			const value = given(name);
			if (Array.isArray(value)) return value.map(String);
			return typeof value === "string" && value !== "" ? [value] : [];
		},
		isOn: (name: string) => given(name) === "on",
	};
}
