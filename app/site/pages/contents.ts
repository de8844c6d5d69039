import { slugFromTitle } from "~/values/slug.ts";

/** A heading of a text, and where it stands: an `id` of the page. */
export type ContentsEntry = { id: string; title: string };

/** Headings that make a text long enough for a list of them. */
const fewest = 3;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What HTML says, without its elements; spaces that do not break stay. */
function plain(html: string): string {
	return html
		.replace(/<[^>]*>/g, "")
		.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? "")
		.replace(/[ \t\r\n]+/g, " ")
		.trim();
}

/**
 * A text with an address at each heading of the second level, of the third where there are too few of the second, and the
 * list of them; the text as it is and no list where there are fewer than three of either. The addresses begin with "on-", so
 * that none is an `id` of the page around it.
 * @param html sanitised, so that headings have no attributes
 */
export function withContents(html: string): { html: string; contents: ContentsEntry[] } {
	for (const level of [2, 3]) {
		const heading = new RegExp(`<h${level}>(.*?)</h${level}>`, "gs");
		const found = [...html.matchAll(heading)].filter(([, inner = ""]) => plain(inner) !== "");
		if (found.length < fewest) continue;
		const contents: ContentsEntry[] = [];
		const marked = html.replace(heading, (whole, inner: string) => {
			const title = plain(inner);
			if (title === "") return whole;
			const stem = `on-${slugFromTitle(title) || contents.length + 1}`;
			let id = stem;
			for (let more = 2; contents.some((one) => one.id === id); more++) id = `${stem}-${more}`;
			contents.push({ id, title });
			return `<h${level} id="${id}">${inner}</h${level}>`;
		});
		return { html: marked, contents };
	}
	return { html, contents: [] };
}
