import { catalogues, mailCatalogues, paperCatalogues } from "~/i18n/catalogues.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";

interface Texts {
	[key: string]: string | Texts | readonly (string | Texts)[];
}

function flatten(texts: Texts, path: string): [key: string, text: string][] {
	return Object.entries(texts).flatMap(([key, value]) => {
		const place = path === "" ? key : `${path}.${key}`;
		return typeof value === "string" ? [[place, value]] : flatten(value as Texts, place);
	});
}

/** Every text of a language by its key, those of mails, papers and single pages included. */
export function textsOf(language: Language): Map<string, string> {
	const onPaper = { mail: mailCatalogues[language], paper: paperCatalogues[language] };
	const all = { ...catalogues[language], ...onPaper, pages: pageTexts[language] };
	return new Map(flatten(all, ""));
}

/** Index of the brace that closes the one at `open`. */
function closingBrace(text: string, open: number): number {
	let depth = 0;
	for (let index = open; index < text.length; index++) {
		if (text[index] === "{") depth++;
		if (text[index] === "}" && --depth === 0) return index;
	}
	throw new Error(`unclosed brace: ${text}`);
}

/**
 * Arguments of a message as "name" or "name, plural", those inside of its plural forms included.
 * Knows as much of the ICU message syntax as the shop's texts use: no quoted braces.
 */
export function argumentsOf(message: string): Set<string> {
	const found = new Set<string>();
	for (let open = message.indexOf("{"); open !== -1; ) {
		const close = closingBrace(message, open);
		const [name = "", kind, ...forms] = message.slice(open + 1, close).split(",");
		found.add(
			[name, kind]
				.filter((part) => part !== undefined)
				.map((part) => part.trim())
				.join(", "),
		);
		const branches = forms.join(",");
		for (let start = branches.indexOf("{"); start !== -1; ) {
			const end = closingBrace(branches, start);
			for (const inner of argumentsOf(branches.slice(start + 1, end))) found.add(inner);
			start = branches.indexOf("{", end);
		}
		open = message.indexOf("{", close);
	}
	return found;
}
