/** A code with what it is about, such as the slug that is taken or the lines that are wrong. */
export function errorAbout(code: string, about: string): string {
	return `${code}:${about}`;
}

/** What a code says by the words of a form, with what it is about; undefined for none and for an unknown one. */
export function errorWords(
	words: Readonly<Record<string, string>>,
	given: string | undefined,
): string | undefined {
	const [code = "", ...about] = (given ?? "").split(":");
	return Object.hasOwn(words, code) ? `${words[code]} ${about.join(":")}`.trim() : undefined;
}
