import { keptAttributes, keptTags } from "~/values/kept-html.ts";
import {
	collapseSpace,
	type HtmlElement,
	type HtmlNode,
	isBlank,
	isElement,
	isHeadRow,
	isInline,
	rowsOf,
	scopeOf,
} from "./html-tree.ts";

const kept: ReadonlySet<string> = new Set(keptTags);
const droppedWithContent: ReadonlySet<string> = new Set(["script", "style", "textarea", "option"]);

/** Elements that group or caption: the editor has nothing for them. */
const groupTags = ["section", "div", "span", "figure", "figcaption"];

const sameMark: Readonly<Record<string, string>> = { b: "strong", i: "em" };

function keptOf(nodes: readonly HtmlNode[]): HtmlNode[] {
	return nodes.flatMap((node): HtmlNode[] => {
		if (!isElement(node)) return [node];
		if (droppedWithContent.has(node.tag)) return [];
		const children = keptOf(node.children);
		return kept.has(node.tag) ? [{ ...node, children }] : children;
	});
}

type Run = { marks: string; text: string } | { marks: string; object: string };

function attributesOf({ tag, attributes }: HtmlElement): string {
	return (keptAttributes[tag] ?? []).map((name) => `${name}=${attributes[name] ?? ""}`).join(" ");
}

function addRuns(nodes: readonly HtmlNode[], marks: readonly string[], runs: Run[]): void {
	const marked = [...new Set(marks)].toSorted().join(",");
	for (const node of nodes) {
		if (isElement(node, "br")) runs.push({ marks: "", object: "br" });
		else if (isElement(node, "img")) runs.push({ marks: marked, object: `img ${attributesOf(node)}` });
		else if (isElement(node)) {
			const own = `${sameMark[node.tag] ?? node.tag} ${attributesOf(node)}`.trim();
			addRuns(node.children, [...marks, own], runs);
		} else addText(collapseSpace(node), marked, runs);
	}
}

/** Space counts once, also where one element's text ends with it and the next begins with it. */
function addText(text: string, marks: string, runs: Run[]): void {
	const last = runs.at(-1);
	const afterSpace = !last || ("object" in last ? last.object === "br" : last.text.endsWith(" "));
	const rest = afterSpace ? text.replace(/^ /, "") : text;
	if (rest === "") return;
	if (last && "text" in last && last.marks === marks) last.text += rest;
	else runs.push({ marks, text: rest });
}

function runsOf(nodes: readonly HtmlNode[]): Run[] {
	const runs: Run[] = [];
	addRuns(nodes, [], runs);
	const last = runs.at(-1);
	if (last && "text" in last) last.text = last.text.replace(/ $/, "");
	return runs.filter((run) => "object" in run || run.text !== "");
}

/** Text without a paragraph counts as one; empty paragraphs count for nothing. */
function blocksOf(nodes: readonly HtmlNode[]): unknown[] {
	const blocks: unknown[] = [];
	let line: HtmlNode[] = [];
	function endLine(): void {
		const runs = runsOf(line);
		if (runs.length > 0) blocks.push(["p", runs]);
		line = [];
	}
	for (const node of nodes) {
		if (isInline(node)) line.push(node);
		else if (isElement(node, "p") && node.children.every(isInline)) {
			endLine();
			line = node.children;
			endLine();
		} else if (isElement(node)) {
			endLine();
			blocks.push(blockOf(node));
		}
	}
	endLine();
	return blocks;
}

function blockOf(element: HtmlElement): unknown {
	const { tag, children } = element;
	if (tag === "table") return [tag, tableOf(element)];
	if (tag === "ul" || tag === "ol") {
		const items = children.filter((child) => !isBlank(child));
		return [tag, items.map((item) => (isElement(item, "li") ? blocksOf(item.children) : "no item"))];
	}
	if (/^h\d$/.test(tag) && children.every(isInline)) return [tag, runsOf(children)];
	return [tag, blocksOf(children)];
}

function tableOf(table: HtmlElement): unknown[] {
	return rowsOf(table).map(({ row, inHead }, index) => {
		const isHead = isHeadRow(row, { inHead, isFirst: index === 0 });
		const cells = row.children.flatMap((cell): unknown[] => {
			if (!isElement(cell, "th", "td")) return isBlank(cell) ? [] : ["no cell"];
			const scope = cell.tag === "th" ? scopeOf(cell, isHead) : "";
			return [[cell.tag, scope, blocksOf(cell.children)]];
		});
		return [isHead, cells];
	});
}

function someElement(nodes: readonly HtmlNode[], test: (element: HtmlElement) => boolean): boolean {
	return nodes.some((node) => isElement(node) && (test(node) || someElement(node.children, test)));
}

/** Rows of different lengths: the editor would fill them up. */
function isUneven(table: HtmlElement): boolean {
	const lengths = rowsOf(table).map(({ row }) => row.children.filter((cell) => isElement(cell)).length);
	return lengths.length === 0 || new Set(lengths).size > 1;
}

/**
 * Whether a text came back from the editor with all that the shop would keep of it. What makes no difference does not
 * count: spaces between elements, `b` for `strong`, the order of marks, a paragraph around a lone text.
 */
export function isSameContent(original: readonly HtmlNode[], back: readonly HtmlNode[]): boolean {
	if (someElement(original, (element) => element.tag === "table" && isUneven(element))) return false;
	const [one, other] = [original, back].map((nodes) => JSON.stringify(blocksOf(keptOf(nodes))));
	return one === other;
}

/** Grouping elements in a text that the editor has nothing for, each once, in a fixed order. */
export function groupTagsIn(nodes: readonly HtmlNode[]): string[] {
	return groupTags.filter((tag) => someElement(nodes, (element) => element.tag === tag));
}
