import { createHash } from "node:crypto";
import { diffOf } from "../history/change-diff.ts";
import { describeChange, type Reader } from "../history/describe-change.ts";
import type { Met } from "./met.ts";

/** A form's fields as texts, by their names. */
type Fields = Readonly<Record<string, string>>;

/** Browsers send line ends of their own, and no field keeps the spaces around it. */
const plain = (text: string | undefined) => (text ?? "").replace(/\r\n?/g, "\n").trim();

function markOf(text: string | undefined): string {
	return createHash("sha256").update(plain(text)).digest("base64url").slice(0, 12);
}

/** What a form begins with, as it carries it along: a short mark for each field. */
export function beganWith(fields: Fields): string {
	const marks = Object.entries(fields).map(([name, text]) => [name, markOf(text)]);
	return new URLSearchParams(marks).toString();
}

type Compared = {
	/** Names of fields that only the other editor has changed; the form is to take them over. */
	taken: string[];
	/** Names of fields of which something else is stored than was typed. */
	differing: string[];
	/** Whether both have changed one of them: saving would undo what the other did. */
	isContested: boolean;
	/** The marks for the next press: what both have changed stays so, until it is saved knowingly. */
	began: string;
};

/**
 * Holds what was typed against what somebody else has stored meanwhile.
 * @param began the marks of what the form began with; a field without one may have been changed by both
 */
export function compareStored(began: string, typed: Fields, stored: Fields): Compared {
	const marks = new URLSearchParams(began);
	const names = [...new Set([...Object.keys(stored), ...Object.keys(typed)])];
	const different = names.filter((name) => plain(typed[name]) !== plain(stored[name]));
	const taken = different.filter((name) => marks.get(name) === markOf(typed[name]));
	const differing = different.filter((name) => !taken.includes(name));
	const contested = differing.filter((name) => marks.get(name) !== markOf(stored[name]));
	const next = names.map((name) => [
		name,
		contested.includes(name) ? (marks.get(name) ?? "") : markOf(stored[name]),
	]);
	return {
		...{ taken, differing, isContested: contested.length > 0 },
		began: new URLSearchParams(next).toString(),
	};
}

/**
 * Words for what `compareStored` found.
 * @param records.typed what the form says and @param records.stored what is stored, by the names of the form's fields
 * @param current the version that is stored
 */
export function describeMet(
	{ taken, differing, isContested }: Compared,
	records: { typed: object; stored: object },
	{ reader, current }: { reader: Reader; current: string },
): Met {
	const differences = diffOf(records.stored, records.typed);
	const of = (names: readonly string[]) =>
		differences.filter(({ path }) => {
			const whole = path.join(".");
			return names.some((name) => whole === name || whole.startsWith(`${name}.`));
		});
	return {
		taken: describeChange(of(taken), reader),
		differing: describeChange(of(differing), reader),
		current: isContested ? current : null,
	};
}
