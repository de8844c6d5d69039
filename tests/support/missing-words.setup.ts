import { IntlErrorCode } from "use-intl/core";

const faults = new Set<unknown>(Object.values(IntlErrorCode));

/** Errors of words, whichever copy of the library made them: the built shop has its own. */
function isAboutWords(error: unknown): boolean {
	return error instanceof Error && "code" in error && faults.has(error.code);
}

const marked = Symbol.for("kade.missing-words");

// In the shop a word that is missing is logged, and its name stands in its place: a page that lacks one word is still a
// page. In a test it is a fault.
if (!(marked in console.error)) {
	const say = console.error;
	const sayUnlessFault = (...given: unknown[]) => {
		const fault = given.find(isAboutWords);
		if (fault) throw fault;
		say(...given);
	};
	console.error = Object.assign(sayUnlessFault, { [marked]: true });
}
