import "./rich-text.css";
import { EditorContent, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { htmlOf, readHtml } from "./editor-document.ts";
import { extensions } from "./extensions.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { TextTools } from "./text-tools.tsx";
import { Tool } from "./toolbar.tsx";

/** Tab belongs to the page: the editor's own keys for lists and tables would keep a keyboard user in it. */
function isTab(_view: unknown, event: KeyboardEvent): boolean {
	return event.key === "Tab";
}

export type RichTextEditorProps = {
	/** The field's value: it is sent with the form, and shown while the source is. */
	area: RefObject<HTMLTextAreaElement | null>;
	/** What the field starts with; it may change under a form that stays. */
	start: string;
	isSource: boolean;
	onSource: (isSource: boolean) => void;
	texts: PageTexts["richText"];
	uploadAddress: string | null;
	/** Attributes of the text area that the editor takes over. */
	attributes: Record<string, string>;
	/** Of the text, in pixels. */
	height: number;
};

/** Toolbar and text over a field of HTML; a module of its own, loaded where it is needed. */
export function RichTextEditor(props: RichTextEditorProps) {
	const { area, start, isSource, onSource, texts, attributes } = props;
	const [first] = useState(() => readHtml(area.current?.value ?? ""));
	/** Grouping elements that keep the text in its source; null while the editor can show it. */
	const [lost, setLost] = useState(first.expressible ? null : first.groupTags);
	const [dialog, setDialog] = useState<"link" | "image" | null>(null);
	const moveFocus = useRef(false);
	const editorProps = { attributes, handleDOMEvents: { keydown: isTab } };
	const editor = useEditor({
		extensions,
		content: first.expressible ? first.content : "",
		injectCSS: false,
		editorProps,
		onUpdate: ({ editor: { state } }) => {
			// What has been undone is as it was, to the letter.
			store(state.doc.eq(shown.current.document) ? shown.current.text : htmlOf(state.doc));
		},
	});
	/** What the editor was last given, and the text that it stands for. */
	const shown = useRef({ text: area.current?.value ?? "", document: editor.state.doc });

	function store(text: string): void {
		if (!area.current) return;
		area.current.value = text;
		area.current.dispatchEvent(new Event("input", { bubbles: true }));
	}
	/** Shows the field's value in the editor, unless something of it would be lost. */
	function show(): boolean {
		const text = area.current?.value ?? "";
		const read = readHtml(text);
		setLost(read.expressible ? null : read.groupTags);
		if (!read.expressible) return false;
		editor.chain().setMeta("addToHistory", false).setContent(read.content, { emitUpdate: false }).run();
		shown.current = { text, document: editor.state.doc };
		return true;
	}
	function isShown(): boolean {
		const text = area.current?.value;
		return (
			text === (editor.state.doc.eq(shown.current.document) ? shown.current.text : htmlOf(editor.state.doc))
		);
	}
	function toggleSource(): void {
		if (!isSource || isShown() || show()) onSource(!isSource);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor has come
	useLayoutEffect(() => {
		moveFocus.current = document.activeElement === area.current;
		if (first.expressible) onSource(false);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when the field starts with something else
	useLayoutEffect(() => {
		if (!isSource && !isShown() && !show()) onSource(true);
	}, [start]);
	// Before the form looks for the field that is wrong.
	const attributeText = JSON.stringify(attributes);
	// biome-ignore lint/correctness/useExhaustiveDependencies: compared by what they say
	useLayoutEffect(() => editor.setOptions({ editorProps }), [attributeText]);
	useEffect(() => {
		if (!isSource && moveFocus.current) editor.commands.focus();
		moveFocus.current = false;
	}, [isSource, editor]);

	return (
		<>
			<TextTools
				editor={editor}
				texts={texts}
				isSource={isSource}
				onLink={() => setDialog("link")}
				onImage={() => setDialog("image")}
				source={
					<Tool label={texts.source} pressed={isSource} onUse={toggleSource}>
						{texts.source}
					</Tool>
				}
			/>
			{isSource && lost && (
				<div className="p-2">
					<Notice tone="info" role="status">
						{texts.onlySource} {lost.length > 0 && <code>{lost.join(", ")}</code>}
					</Notice>
				</div>
			)}
			<EditorContent
				editor={editor}
				hidden={isSource}
				className="rich-text resize-y overflow-auto rounded-b-md"
				style={{ height: props.height }}
			/>
			{dialog === "link" && <LinkDialog editor={editor} texts={texts} onClose={() => setDialog(null)} />}
			{dialog === "image" && (
				<ImageDialog
					editor={editor}
					texts={texts}
					uploadAddress={props.uploadAddress}
					onClose={() => setDialog(null)}
				/>
			)}
		</>
	);
}
