/** Longer questions are cut: nobody types more, and each word costs the database a look. */
const longest = 100;

/**
 * What a visitor asks for, from the query of the address: without what the database cannot read, cut to a length.
 * "" where nothing is asked.
 */
export function searchText(parameters: URLSearchParams): string {
	const text = parameters.get("q") ?? "";
	return text
		.normalize("NFC")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim()
		.slice(0, longest);
}

/** A question as the query of an address. */
export function searchQuery(text: string): URLSearchParams {
	return new URLSearchParams(text === "" ? {} : { q: text });
}

/** In words of the texts: traders write "40hc" and "20dv" where titles say "40ft High Cube" and "20ft". */
export function inWords(text: string): string {
	return text
		.replace(/(\d+)\s*(?:ft|')?\s*(?:hc|hq)\b/gi, "$1ft high cube")
		.replace(/(\d+)\s*(?:ft|')?\s*(?:dv|dc|gp)\b/gi, "$1ft");
}
