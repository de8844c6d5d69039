import { Extension, type Extensions } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { isLinkAddress } from "~/values/web-address.ts";

/** The table rules count with spans and widths; the shop keeps none. */
const spans = {
	colspan: { default: 1, rendered: false, parseHTML: () => 1 },
	rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
	colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** Tab leaves the editor, so nested lists have keys of their own. */
const ListDepth = Extension.create({
	name: "listDepth",
	addKeyboardShortcuts() {
		return {
			"Mod-]": () => this.editor.commands.sinkListItem("listItem"),
			"Mod-[": () => this.editor.commands.liftListItem("listItem"),
		};
	},
});

/** What the editor can express: what the shop keeps of a text, without the elements that only group. */
export const extensions: Extensions = [
	StarterKit.configure({
		code: false,
		codeBlock: false,
		heading: { levels: [2, 3, 4] },
		link: {
			openOnClick: false,
			autolink: false,
			HTMLAttributes: { target: null, rel: null, class: null },
			isAllowedUri: isLinkAddress,
		},
		// It would add a paragraph to a text that nobody has changed.
		trailingNode: false,
		dropcursor: { color: false, class: "rich-text-drop" },
	}),
	ListDepth,
	Image.extend({
		addAttributes: () => ({
			src: { default: null },
			alt: { default: "" },
			width: { default: null },
			height: { default: null },
		}),
	}).configure({ inline: true }),
	Table.extend({ renderHTML: () => ["table", ["tbody", 0]], addNodeView: null }),
	TableRow,
	TableCell.extend({ addAttributes: () => spans }),
	TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
];
