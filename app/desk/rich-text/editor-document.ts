import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser, DOMSerializer, type Node as EditorNode } from "@tiptap/pm/model";
import { extensions } from "./extensions.ts";
import type { HtmlNode } from "./html-tree.ts";
import { groupTagsIn, isSameContent } from "./same-content.ts";
import { writeHtml } from "./write-html.ts";

const schema = getSchema(extensions);

function treeOf(parent: Node): HtmlNode[] {
	return [...parent.childNodes].flatMap((node): HtmlNode[] => {
		if (node instanceof Text) return [node.data];
		if (!(node instanceof Element)) return [];
		const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
		return [{ tag: node.localName, attributes, children: treeOf(node) }];
	});
}

function treeOfDocument(document: EditorNode): HtmlNode[] {
	return treeOf(DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content));
}

/** A text as the editor takes it. @property groupTags grouping elements that it has nothing for */
export type ReadHtml =
	| { expressible: true; content: JSONContent }
	| { expressible: false; groupTags: string[] };

/** Reads HTML for the editor, and tells where something would be lost. Runs in the browser. */
export function readHtml(html: string): ReadHtml {
	const { body } = new window.DOMParser().parseFromString(html, "text/html");
	const original = treeOf(body);
	const document = DOMParser.fromSchema(schema).parse(body);
	return isSameContent(original, treeOfDocument(document))
		? { expressible: true, content: document.toJSON() }
		: { expressible: false, groupTags: groupTagsIn(original) };
}

/** The editor's text as HTML; empty for an empty one. */
export function htmlOf(document: EditorNode): string {
	return writeHtml(treeOfDocument(document));
}
