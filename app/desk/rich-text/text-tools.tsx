import { type Editor, useEditorState } from "@tiptap/react";
import {
	Bold,
	Heading2,
	Heading3,
	Heading4,
	Image,
	Italic,
	Link,
	List,
	ListOrdered,
	Minus,
	Pilcrow,
	Quote,
	Redo2,
	Strikethrough,
	Table,
	Underline,
	Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TooltipArea } from "~/ui/tooltip.tsx";
import { Tool, Toolbar, ToolGap } from "./toolbar.tsx";

type Texts = PageTexts["richText"];

const levels = [
	[2, Heading2],
	[3, Heading3],
	[4, Heading4],
] as const;
const headingTexts = { 2: "heading2", 3: "heading3", 4: "heading4" } as const;
const marks = [
	["bold", Bold],
	["italic", Italic],
	["underline", Underline],
	["strike", Strikethrough],
] as const;
const lists = [
	["bulletList", List],
	["orderedList", ListOrdered],
] as const;

function stateOf(editor: Editor) {
	return {
		active: Object.fromEntries(
			[
				...["paragraph", "bold", "italic", "underline", "strike"],
				...["bulletList", "orderedList", "blockquote", "link", "image", "table"],
			].map((name) => [name, editor.isActive(name)]),
		),
		level: levels.find(([level]) => editor.isActive("heading", { level }))?.[0] ?? null,
		canUndo: editor.can().undo(),
		canRedo: editor.can().redo(),
		hasHead: hasHeadRow(editor),
	};
}

/** Whether the first row of the table that the cursor stands in is its head. */
function hasHeadRow({ state }: Editor): boolean {
	const { $from } = state.selection;
	const depths = Array.from({ length: $from.depth + 1 }, (_, depth) => depth);
	const table = depths.map((depth) => $from.node(depth)).findLast(({ type }) => type.name === "table");
	return table?.firstChild?.children.every(({ type }) => type.name === "tableHeader") ?? false;
}

/** Tools of the text. In the source only the switch back is of use. @param source the switch itself */
export function TextTools(props: {
	editor: Editor;
	texts: Texts;
	isSource: boolean;
	source: ReactNode;
	onLink: () => void;
	onImage: () => void;
}) {
	const { editor, texts, isSource } = props;
	const { active, level, canUndo, canRedo, hasHead } = useEditorState({
		editor,
		selector: ({ editor: shown }) => stateOf(shown),
	});
	const chain = () => editor.chain().focus();
	const size = { "aria-hidden": true, className: "size-5" } as const;
	return (
		<TooltipArea>
			<Toolbar label={texts.toolbar} className="flex-wrap rounded-t-md">
				{!isSource && (
					<>
						<Tool
							label={texts.paragraph}
							pressed={active.paragraph}
							onUse={() => chain().setParagraph().run()}
						>
							<Pilcrow {...size} />
						</Tool>
						{levels.map(([own, Icon]) => (
							<Tool
								key={own}
								label={texts[headingTexts[own]]}
								pressed={level === own}
								onUse={() => chain().toggleHeading({ level: own }).run()}
							>
								<Icon {...size} />
							</Tool>
						))}
						<ToolGap />
						{marks.map(([name, Icon]) => (
							<Tool
								key={name}
								label={texts[name]}
								pressed={active[name]}
								onUse={() => chain().toggleMark(name).run()}
							>
								<Icon {...size} />
							</Tool>
						))}
						<ToolGap />
						{lists.map(([name, Icon]) => (
							<Tool
								key={name}
								label={texts[name]}
								pressed={active[name]}
								onUse={() => chain().toggleList(name, "listItem").run()}
							>
								<Icon {...size} />
							</Tool>
						))}
						<Tool
							label={texts.quote}
							pressed={active.blockquote}
							onUse={() => chain().toggleBlockquote().run()}
						>
							<Quote {...size} />
						</Tool>
						<ToolGap />
						<Tool label={texts.link} pressed={active.link} onUse={props.onLink}>
							<Link {...size} />
						</Tool>
						<Tool label={texts.image} pressed={active.image} onUse={props.onImage}>
							<Image {...size} />
						</Tool>
						<Tool
							label={texts.table}
							disabled={active.table}
							onUse={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
						>
							<Table {...size} />
						</Tool>
						<Tool label={texts.rule} onUse={() => chain().setHorizontalRule().run()}>
							<Minus {...size} />
						</Tool>
						<ToolGap />
						<Tool label={texts.undo} disabled={!canUndo} onUse={() => chain().undo().run()}>
							<Undo2 {...size} />
						</Tool>
						<Tool label={texts.redo} disabled={!canRedo} onUse={() => chain().redo().run()}>
							<Redo2 {...size} />
						</Tool>
						<ToolGap />
					</>
				)}
				{props.source}
			</Toolbar>
			{!isSource && active.table && <TableTools editor={editor} texts={texts} hasHead={hasHead} />}
		</TooltipArea>
	);
}

/** Tools of the table that the cursor stands in. */
function TableTools({ editor, texts, hasHead }: { editor: Editor; texts: Texts; hasHead: boolean }) {
	const chain = () => editor.chain().focus();
	return (
		<Toolbar label={texts.tableToolbar} className="overflow-x-auto border-t border-line md:flex-wrap">
			<Tool label={texts.addRow} onUse={() => chain().addRowAfter().run()}>
				{texts.addRow}
			</Tool>
			<Tool label={texts.deleteRow} onUse={() => chain().deleteRow().run()}>
				{texts.deleteRow}
			</Tool>
			<ToolGap />
			<Tool label={texts.addColumn} onUse={() => chain().addColumnAfter().run()}>
				{texts.addColumn}
			</Tool>
			<Tool label={texts.deleteColumn} onUse={() => chain().deleteColumn().run()}>
				{texts.deleteColumn}
			</Tool>
			<ToolGap />
			<Tool label={texts.headerRow} pressed={hasHead} onUse={() => chain().toggleHeaderRow().run()}>
				{texts.headerRow}
			</Tool>
			<Tool label={texts.deleteTable} onUse={() => chain().deleteTable().run()}>
				{texts.deleteTable}
			</Tool>
		</Toolbar>
	);
}
