import {
	type DefaultTreeAdapterTypes,
	defaultTreeAdapter,
	parse,
	parseFragment,
	serialize,
	serializeOuter,
} from "parse5";
import type { HtmlNode } from "~/desk/rich-text/html-tree.ts";

/** An element as a browser without scripts has it. */
export type PageElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A page, a piece of HTML, or an element of one: where a test looks for something. */
export type Markup = string | PageElement;

const { isElementNode, isTextNode } = defaultTreeAdapter;

/**
 * Without scripts `noscript` holds elements; a page that HTML calls wrong fails whatever test reads it. What stands in a
 * page's styles is left out: to read it takes as long as all the rest.
 */
function read(html: string): Parent {
	if (!/^<!doctype /i.test(html)) return parseFragment(html, { scriptingEnabled: false });
	const page = html.replace(/(<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g, "$1");
	return parse(page, {
		scriptingEnabled: false,
		onParseError({ code, startOffset }) {
			throw new Error(`${code}: …${page.slice(Math.max(0, startOffset - 80), startOffset + 40)}…`);
		},
	});
}

/** A test asks one page several questions. */
let last: { html: string; tree: Parent } = { html: "", tree: read("") };

function treeOf(markup: Markup): Parent {
	if (typeof markup !== "string") return markup;
	if (markup !== last.html) last = { html: markup, tree: read(markup) };
	return last.tree;
}

/** Attributes of an element, in lower case. */
export function attributesOf(element: PageElement): Record<string, string> {
	return Object.fromEntries(element.attrs.map(({ name, value }) => [name.toLowerCase(), value]));
}

/**
 * Every element of a name below the markup's root, in its order.
 * @param name in lower case; * for any
 * @param wanted attributes that it must have; true: with any value
 */
export function elementsIn(
	markup: Markup,
	name: string,
	wanted: Record<string, string | true> = {},
): PageElement[] {
	const found: PageElement[] = [];
	const asked = Object.entries(wanted);
	function isWanted(node: PageElement): boolean {
		if (name !== "*" && node.tagName.toLowerCase() !== name) return false;
		if (asked.length === 0) return true;
		const has = attributesOf(node);
		return asked.every(([key, value]) => (value === true ? key in has : has[key] === value));
	}
	function visit(parent: Parent): void {
		for (const node of parent.childNodes) {
			if (!isElementNode(node)) continue;
			if (isWanted(node)) found.push(node);
			visit(node);
		}
	}
	visit(treeOf(markup));
	return found;
}

/** The first of such elements. @throws where there is none */
export function elementIn(markup: Markup, name: string, wanted?: Record<string, string | true>): PageElement {
	const [element] = elementsIn(markup, name, wanted);
	if (!element) throw new Error(`no ${name} ${JSON.stringify(wanted ?? {})}`);
	return element;
}

/** The page without bar and footer. @throws where a page has none */
export function mainOf(html: string): PageElement {
	return elementIn(html, "main");
}

/** Where the keys of a list lead to: the first link of each row, in lists that say which keys they have. */
export function keyedLinks(markup: Markup): (string | undefined)[] {
	const rows = elementsIn(markup, "*", { "aria-keyshortcuts": true }).flatMap((list) =>
		elementsIn(list, "*", { "data-row": true }),
	);
	return rows.map((row) => tagsOf(row, "a").find(({ href }) => href)?.href);
}

/** The nearest element of a name that an element stands in; undefined where it stands in none. */
export function around(element: PageElement, name: string): PageElement | undefined {
	const parent = element.parentNode;
	if (!parent || !isElementNode(parent)) return undefined;
	return parent.tagName === name ? parent : around(parent, name);
}

/** The section that a heading of the second level stands in; empty where the markup has no such heading. */
export function sectionOf(markup: Markup, heading: string): Markup {
	const title = elementsIn(markup, "h2").find((one) => shownText(one) === heading);
	return (title && around(title, "section")) ?? "";
}

/** An element as HTML, to look for what may stand nowhere in it. */
export function markupOf(element: PageElement): string {
	return serializeOuter(element);
}

/** All that an element holds as text, spaces included: a script, or the value of an area for text. */
export function textOf(element: Parent): string {
	return element.childNodes
		.map((node) => (isTextNode(node) ? node.value : isElementNode(node) ? textOf(node) : ""))
		.join("");
}

/** Texts with a space wherever an element begins or ends. */
function spacedText(parent: Parent): string {
	const texts = parent.childNodes.map((node) => {
		if (isTextNode(node)) return node.value;
		if (!isElementNode(node)) return "";
		return ["script", "style", "template"].includes(node.tagName) ? " " : ` ${spacedText(node)} `;
	});
	return texts.join("");
}

/** What markup says without scripts: its texts in order, with single plain spaces. */
export function shownText(markup: Markup): string {
	return spacedText(treeOf(markup)).replace(/\s+/g, " ").trim();
}

/** Attributes of every tag of a name, in lower case, in the page's order. */
export function tagsOf(markup: Markup, name: string): Record<string, string>[] {
	return elementsIn(markup, name).map(attributesOf);
}

/** Texts of every element of a name that has no element of the same name inside. */
export function textsIn(markup: Markup, name: string): string[] {
	return elementsIn(markup, name)
		.filter((element) => elementsIn(element, name).length === 0)
		.map(shownText);
}

/** Names and values of all attributes that would run as scripts. */
export function handlersIn(markup: Markup): string[] {
	return elementsIn(markup, "*").flatMap(({ attrs }) =>
		attrs.filter(({ name }) => /^on/i.test(name)).map(({ name, value }) => `${name}=${value}`),
	);
}

/** What a page tells search engines, in its order. */
export function structuredData(html: string): { [key: string]: unknown; "@type": string }[] {
	return elementsIn(html, "script", { type: "application/ld+json" }).map((one) => JSON.parse(textOf(one)));
}

/** Value of the form field with a name; undefined where the page has none. */
export function fieldValue(markup: Markup, name: string): string | undefined {
	return tagsOf(markup, "input").find((input) => input.name === name)?.value;
}

/** What the area for text with a name holds; undefined where the page has none. */
export function areaValue(markup: Markup, name: string): string | undefined {
	const [area] = elementsIn(markup, "textarea", { name });
	return area && textOf(area);
}

/** Value of the option that the choice with a name has; undefined for none. */
export function chosenValue(markup: Markup, name: string): string | undefined {
	const [option] = elementsIn(elementIn(markup, "select", { name }), "option", { selected: true });
	return option && attributesOf(option).value;
}

/** Content of the `meta` with a name or property; undefined where the page has none. */
export function metaContent(html: string, name: string): string | undefined {
	const meta = tagsOf(html, "meta").find((one) => one.name === name || one.property === name);
	return meta?.content?.replace(/\s+/g, " ");
}

/** What the page says went wrong: the texts of its alerts. */
export function alertsIn(markup: Markup): string[] {
	return elementsIn(markup, "*", { role: "alert" }).map(shownText);
}

/** Attributes of the fields that are marked as wrong, in the page's order. */
export function wrongFields(markup: Markup): Record<string, string>[] {
	return elementsIn(markup, "*", { "aria-invalid": "true" }).map(attributesOf);
}

/** The error that a field names as its description; undefined for a field that is fine. */
export function fieldError(markup: Markup, name: string): string | undefined {
	const field = wrongFields(markup).find((one) => one.name === name);
	const id = field?.["aria-describedby"]?.split(" ").find((one) => one.endsWith("-error"));
	if (!field) return undefined;
	return id === undefined ? "" : shownText(elementIn(markup, "*", { id }));
}

function nodesOf(parent: Parent): HtmlNode[] {
	return parent.childNodes.flatMap((node): HtmlNode[] => {
		if (isTextNode(node)) return [node.value];
		if (!isElementNode(node)) return [];
		return [{ tag: node.tagName, attributes: attributesOf(node), children: nodesOf(node) }];
	});
}

/** HTML as rules see it that see trees in the browser. @throws where a browser would repair it */
export function htmlTree(html: string): HtmlNode[] {
	const tree = parseFragment(html);
	const asWritten = (text: string) => text.replaceAll("&nbsp;", "\u00a0");
	const read = serialize(tree);
	if (asWritten(read) !== asWritten(html)) throw new Error(`${html} is read as ${read}`);
	return nodesOf(tree);
}
