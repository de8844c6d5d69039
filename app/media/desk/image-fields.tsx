import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import type { EditorStart, ImageEditorProps, ImageFieldProps } from "../media.ts";

type Editor = ComponentType<ImageEditorProps>;

/** The editor of a field, once its code is there; what was typed before is its start. */
function useEditor(
	plain: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
	load: () => Promise<{ default: Editor }>,
): { Editor: Editor; start: EditorStart } | null {
	const [loaded, setLoaded] = useState<{ Editor: Editor; start: EditorStart } | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
	useEffect(() => {
		load().then(
			({ default: Editor }) => {
				const field = plain.current;
				if (!field) return;
				const start = { value: field.value, hadFocus: document.activeElement === field };
				setLoaded({ Editor, start });
			},
			// Without the editor the plain field stays, and takes addresses.
			() => {},
		);
	}, []);
	return loaded;
}

const loadImageEditor = () => import("./image-editor.tsx");
const loadListEditor = () => import("./image-list-editor.tsx");

/** One image, by address or by upload; without scripts a text field for its address. */
export function ImageField({ texts, target, onChange, isWhole = false, ...field }: ImageFieldProps) {
	const plain = useRef<HTMLInputElement>(null);
	const loaded = useEditor(plain, loadImageEditor);
	if (!loaded) return <TextField {...field} ref={plain} onInput={onChange} />;
	return <loaded.Editor {...field} {...{ texts, target, onChange, isWhole }} start={loaded.start} />;
}

/**
 * Images in an order: added by address or by upload, moved by drag, by buttons or by keyboard, removed. The form gets
 * one address in a line; without scripts they are written into a text area.
 */
export function ImageListField({ texts, target, onChange, ...field }: ImageFieldProps) {
	const plain = useRef<HTMLTextAreaElement>(null);
	const loaded = useEditor(plain, loadListEditor);
	if (!loaded) {
		const hint = field.hint ?? texts.addressPerLine;
		return <TextAreaField {...field} ref={plain} onInput={onChange} hint={hint} rows={4} />;
	}
	return <loaded.Editor {...field} {...{ texts, target, onChange }} start={loaded.start} />;
}
