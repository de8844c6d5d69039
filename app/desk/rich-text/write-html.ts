import { keptAttributes } from "~/values/kept-html.ts";
import {
	type HtmlElement,
	type HtmlNode,
	isBlank,
	isElement,
	isHeadRow,
	isInline,
	rowsOf,
	scopeOf,
} from "./html-tree.ts";

function escapeText(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll("\u00a0", "&nbsp;");
}

function openTag({ tag, attributes }: HtmlElement): string {
	const given = (keptAttributes[tag] ?? []).flatMap((name) => {
		// A picture without words is decoration, and says so.
		const value = attributes[name] ?? (tag === "img" && name === "alt" ? "" : undefined);
		return value === undefined ? [] : [` ${name}="${escapeText(value).replaceAll('"', "&quot;")}"`];
	});
	return `<${tag}${given.join("")}>`;
}

const voidTags: readonly string[] = ["br", "img", "hr"];

function inline(nodes: readonly HtmlNode[]): string {
	return nodes
		.map((node) => {
			if (!isElement(node)) return escapeText(node);
			return openTag(node) + (voidTags.includes(node.tag) ? "" : `${inline(node.children)}</${node.tag}>`);
		})
		.join("");
}

/** A lone paragraph in an item or a cell is its text; one beside another stays. */
function withoutLoneParagraph(children: readonly HtmlNode[]): HtmlNode[] {
	const [first, ...rest] = children;
	if (!isElement(first, "p") || rest.some((node) => isElement(node, "p"))) return [...children];
	return [...first.children, ...rest];
}

function holder(element: HtmlElement, indent: string): string {
	const children = withoutLoneParagraph(element.children);
	const text = children.filter(isInline);
	const rest = children.filter((node) => !isInline(node));
	const below = rest.length > 0 ? `${lines(rest, `${indent}\t`)}\n${indent}` : "";
	return `${indent}${openTag(element)}${inline(text).trim()}${below && `\n${below}`}</${element.tag}>`;
}

function tablePart(tag: "thead" | "tbody", rows: readonly HtmlElement[], indent: string): string[] {
	if (rows.length === 0) return [];
	const isHead = tag === "thead";
	const written = rows.map((row) => {
		const cells = row.children.flatMap((cell) => {
			if (!isElement(cell, "th", "td")) return [];
			const attributes: HtmlElement["attributes"] = cell.tag === "th" ? { scope: scopeOf(cell, isHead) } : {};
			return [holder({ ...cell, attributes }, `${indent}\t\t`)];
		});
		return [`${indent}\t<tr>`, ...cells, `${indent}\t</tr>`].join("\n");
	});
	return [`${indent}<${tag}>`, ...written, `${indent}</${tag}>`];
}

function table(element: HtmlElement, indent: string): string {
	const rows = rowsOf(element);
	const isHead = rows.map(({ row, inHead }, index) => isHeadRow(row, { inHead, isFirst: index === 0 }));
	const part = (head: boolean) => rows.flatMap(({ row }, index) => (isHead[index] === head ? [row] : []));
	return [
		`${indent}<table>`,
		...tablePart("thead", part(true), `${indent}\t`),
		...tablePart("tbody", part(false), `${indent}\t`),
		`${indent}</table>`,
	].join("\n");
}

function block(element: HtmlElement, indent: string): string {
	const { tag, children } = element;
	if (tag === "table") return table(element, indent);
	if (tag === "li") return holder(element, indent);
	if (voidTags.includes(tag)) return indent + openTag(element);
	if (children.length > 0 && !children.every(isInline)) {
		return `${indent}<${tag}>\n${lines(children, `${indent}\t`)}\n${indent}</${tag}>`;
	}
	return `${indent}${openTag(element)}${inline(children)}</${tag}>`;
}

/** Every block in a line of its own. */
function lines(nodes: readonly HtmlNode[], indent: string): string {
	return nodes
		.filter((node) => !isBlank(node))
		.map((node) => (isElement(node) && !isInline(node) ? block(node, indent) : indent + inline([node])))
		.join("\n");
}

function isEmptyParagraph(node: HtmlNode | undefined): boolean {
	return isElement(node, "p") && node.children.length === 0;
}

/**
 * The editor's text as the shop writes HTML: a line for each block, items and cells without a paragraph of their own,
 * the first row of head cells as the table's head. Empty paragraphs at the end are the editor's, not the author's.
 */
export function writeHtml(nodes: readonly HtmlNode[]): string {
	const last = nodes.findLastIndex((node) => !isEmptyParagraph(node));
	return lines(nodes.slice(0, last + 1), "");
}
