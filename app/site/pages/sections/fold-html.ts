import { labelled } from "~/i18n/labelled.ts";
import { markupText } from "~/values/markup-text.ts";
import type { Language } from "~/values/vocabulary.ts";

/** Letters that are worth a press on a phone; what is shorter stays in sight. */
const worthFolding = 100;

/** Elements without an end tag that editors write. */
const empty: readonly string[] = ["br", "hr", "img", "col"];

/** The outermost elements of well-formed HTML, each whole; text between them belongs to the one before. */
function blocksOf(html: string): string[] {
	const blocks: string[] = [];
	let depth = 0;
	let start = 0;
	for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
		const [whole, slash, name = ""] = tag;
		if (slash === "" && !empty.includes(name.toLowerCase())) {
			if (depth === 0 && html.slice(start, tag.index).trim() !== "" && blocks.length > 0) {
				blocks.push(`${blocks.pop()}${html.slice(start, tag.index)}`);
				start = tag.index;
			}
			depth++;
			continue;
		}
		if (slash !== "") depth--;
		if (depth === 0) {
			const end = tag.index + whole.length;
			blocks.push(html.slice(start, end));
			start = end;
		}
	}
	const rest = html.slice(start);
	if (rest.trim() !== "") blocks.push(`${blocks.pop() ?? ""}${rest}`);
	return blocks.map((block) => block.trim());
}

const lettersIn = (html: string) =>
	html
		.replace(/<[^>]*>/g, "")
		.replace(/\s+/g, " ")
		.trim().length;

/** Letters of a first paragraph that a phone shows whole: four lines. */
const longestLead = 150;

/** Short for words that a sentence goes on after, where four letters and more do not tell; what is shorter is never its end. */
const shortened: readonly string[] = [
	...["zzgl", "inkl", "exkl", "evtl", "bspw", "bzgl", "bijv", "mind", "vorm", "nachm", "sept"],
	...["incl", "excl", "approx", "appr", "resp", "tél", "févr", "janv", "juil", "env"],
];

/** Whether a word before a full stop is one that sentences end with: written out, no figure, no "MwSt". */
const endsSentence = (word: string) =>
	/^\p{L}?\p{Ll}{3,}$/u.test(word) && !shortened.includes(word.toLowerCase());

/**
 * A paragraph of plain text in two, after as many whole sentences as lead; null where that would not be worth a press.
 * The space between them stays with the lead, so that both read as one where they stand in one line.
 */
function cutAfterLead(block: string): [string, string] | null {
	const [, text = ""] = /^<p>([^<]*)<\/p>$/.exec(block) ?? [];
	if (text.length <= longestLead) return null;
	const ends = [...text.matchAll(/([^\s(]*)([.!?])[ \n\t]+(?=\p{Lu})/gu)].flatMap((found) =>
		found[2] !== "." || endsSentence(found[1] ?? "") ? [found.index + found[0].length] : [],
	);
	const end = ends.findLast((one) => one <= longestLead) ?? ends[0];
	if (end === undefined || lettersIn(text.slice(end)) < worthFolding) return null;
	return [`<p>${text.slice(0, end)}</p>`, `<p>${text.slice(end)}</p>`];
}

/** What the line says that opens a text, and in which language. */
type FoldWords = { language: Language; more: string };

/** @param about what it is that goes on, for who hears a list of such controls; HTML */
function fold(
	html: string,
	{ language, more, about, kind = "fold" }: FoldWords & { about: string; kind?: string },
): string {
	const name = about === "" ? more : `${more}<span class="sr-only">${labelled(language, "", about)}</span>`;
	return `<details class="${kind}"><summary>${name}</summary>${html}</details>`;
}

/**
 * HTML of a section whose first block – of a long paragraph its first sentences – leads on a phone, the rest behind a line that opens it: it stays in the page for
 * search engines, for paper and where there is room, by the stylesheet. Of columns each has its heading in sight.
 * @param html sanitised, so that it is well-formed
 * @param words what the line says, and the section's title as plain text
 */
export function foldHtml(html: string, { title, ...words }: FoldWords & { title: string | null }): string {
	const blocks = blocksOf(html);
	if (blocks.every((block) => /^<section>/i.test(block))) {
		return blocks
			.map((block) => {
				const [, heading = "", about = "", body = ""] =
					/^<section>\s*(<h[2-4]>(.*?)<\/h[2-4]>)(.*)<\/section>$/is.exec(block) ?? [];
				if (heading === "" || lettersIn(body) < worthFolding) return block;
				return `<section>${heading}${fold(body.trim(), { ...words, about: about.replace(/<[^>]*>/g, "") })}</section>`;
			})
			.join("");
	}
	const [lead = "", ...others] = blocks;
	const rest = others.join("");
	const about = markupText(title ?? "");
	const cut = cutAfterLead(lead);
	if (cut) return cut[0] + fold(cut[1] + rest, { ...words, about, kind: "fold run-on" });
	if (lettersIn(rest) < worthFolding) return html;
	return lead + fold(rest, { ...words, about });
}
