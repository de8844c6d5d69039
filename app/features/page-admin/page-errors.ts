import type { FormReply } from "~/features/forms/form-reply.ts";
import type { PageValues } from "./page-admin.ts";

/** Codes of what can be wrong with a field; the page's texts have `errors` for them. */
export const pageErrors = [
	"slug",
	"slugForm",
	"slugTaken",
	"slugFixed",
	"title",
	"tooLong",
	"menuOrder",
	"address",
	"json",
	"jsonObject",
] as const;
export type PageError = (typeof pageErrors)[number];

/**
 * invalid: a field is wrong; stale: someone else saved since; missing: the page is gone; create, update: it could not
 * be stored.
 */
export type PageProblem = "invalid" | "stale" | "missing" | "create" | "update";

/** What the server says to a form that it did not take: everything typed comes back. */
export type PageAnswer = {
	problem: PageProblem;
	reply: FormReply;
	/** Of the page as it is stored now, when someone else saved since; allows to save over it knowingly. */
	current: string | null;
};

/** The value at a name such as `nl.title` in what was sent. */
function typedAt(typed: unknown, name: string): unknown {
	return name
		.split(".")
		.reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], typed);
}

/** The form's fields as the server's answer leaves them: what was typed, else what the form starts with. */
export function pageFieldsOf(reply: FormReply, start: PageValues) {
	const typed = reply?.initialValue;
	const given = (name: string): unknown => (typed ? typedAt(typed, name) : start[name]);
	return {
		text: (name: string) => ({
			id: `page-${name.replace(".", "-")}`,
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
