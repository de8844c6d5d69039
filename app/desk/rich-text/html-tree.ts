/** An element of HTML as the rules of this folder see it. */
export type HtmlElement = {
	/** In lower case. */
	tag: string;
	attributes: Record<string, string>;
	children: HtmlNode[];
};
export type HtmlNode = string | HtmlElement;

export function isElement(node: HtmlNode | undefined, ...tags: string[]): node is HtmlElement {
	return typeof node === "object" && (tags.length === 0 || tags.includes(node.tag));
}

/** Text, and elements that stand in a line of text. */
const inlineTags: ReadonlySet<string> = new Set([
	...["strong", "b", "em", "i", "u", "s", "a", "br", "img", "span"],
]);

/** Whether a node is part of a line of text, with all that it holds. */
export function isInline(node: HtmlNode): boolean {
	return !isElement(node) || (inlineTags.has(node.tag) && node.children.every(isInline));
}

/** Space as HTML counts it: a no-break space is a letter. */
const space = /[ \t\r\n\f]+/g;

export function collapseSpace(text: string): string {
	return text.replace(space, " ");
}

export function isBlank(node: HtmlNode): boolean {
	return !isElement(node) && collapseSpace(node).trim() === "" && !node.includes("\u00a0");
}

/** Whether a row is the head of its table: so it says, or it is the first and holds head cells only. */
export function isHeadRow(row: HtmlElement, place: { inHead: boolean; isFirst: boolean }): boolean {
	if (place.inHead) return true;
	const cells = row.children.filter((cell) => isElement(cell));
	return place.isFirst && cells.length > 0 && cells.every((cell) => isElement(cell, "th"));
}

/** Rows of a table in order, each with whether it is written in the table's head. */
export function rowsOf(table: HtmlElement): { row: HtmlElement; inHead: boolean }[] {
	return table.children.flatMap((part) => {
		if (isElement(part, "tr")) return [{ row: part, inHead: false }];
		if (!isElement(part, "thead", "tbody")) return [];
		return part.children.flatMap((row) =>
			isElement(row, "tr") ? [{ row, inHead: part.tag === "thead" }] : [],
		);
	});
}

/** What a head cell stands over: its column in the head, its row below. */
export function scopeOf(cell: HtmlElement, isHead: boolean): string {
	return cell.attributes.scope || (isHead ? "col" : "row");
}
