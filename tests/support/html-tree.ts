import type { HtmlElement, HtmlNode } from "~/desk/rich-text/html-tree.ts";

const voidTags = ["br", "hr", "img"];

function decode(text: string): string {
	return text
		.replaceAll("&nbsp;", "\u00a0")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");
}

/** Well-formed HTML as a tree, for tests of rules that see trees in the browser. @throws where a tag is not closed */
export function htmlTree(html: string): HtmlNode[] {
	const root: HtmlElement = { tag: "body", attributes: {}, children: [] };
	const open = [root];
	for (const [, close, tag = "", given = "", text = ""] of html.matchAll(
		/<(\/?)([a-z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/?>|([^<]+)/g,
	)) {
		const parent = open.at(-1);
		if (!parent) throw new Error(`closed too often: ${html}`);
		if (tag === "") parent.children.push(decode(text));
		else if (close === "/") {
			if (open.pop()?.tag !== tag) throw new Error(`not closed before ${tag}: ${html}`);
		} else {
			const pairs = [...given.matchAll(/([\w-]+)="([^"]*)"/g)];
			const attributes = Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decode(value)]));
			const element: HtmlElement = { tag, attributes, children: [] };
			parent.children.push(element);
			if (!voidTags.includes(tag)) open.push(element);
		}
	}
	if (open.length !== 1) throw new Error(`left open: ${html}`);
	return root.children;
}
