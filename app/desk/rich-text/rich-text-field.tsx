import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAdminTexts } from "./admin-texts.tsx";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";

type Editor = (props: RichTextEditorProps) => ReactNode;

/** The editor, once it has arrived; null until then and where scripts do not run. */
function useEditorModule(isWanted: boolean): Editor | null {
	const [editor, setEditor] = useState<{ show: Editor } | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		let gone = false;
		import("./rich-text-editor.tsx").then(
			({ RichTextEditor }) => gone || setEditor({ show: RichTextEditor }),
			// The field is whole without it.
			() => {},
		);
		return () => {
			gone = true;
		};
	}, [isWanted]);
	return editor?.show ?? null;
}

type RichTextFieldProps = Omit<ComponentProps<"textarea">, "defaultValue"> & {
	label: ReactNode;
	error?: string | undefined;
	hint?: ReactNode;
	defaultValue?: string | undefined;
	/** Of the text. */
	language: string;
};

const lineHeight = 26;

/**
 * A field for HTML: a text area, and with scripts an editor over it that shows the text as the shop does. The form
 * gets the text area's value; a text that nobody changes is sent as it came, to the letter. Stands below
 * AdminTextsProvider, as everything in the admin layout does; elsewhere it stays a text area.
 */
export function RichTextField(props: RichTextFieldProps) {
	const { label, error, hint, language, id: given, rows = 14, defaultValue = "", ...others } = props;
	const ownId = useId();
	const id = given ?? ownId;
	const area = useRef<HTMLTextAreaElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const admin = useAdminTexts();
	const Editor = useEditorModule(admin !== null);
	const [isSource, setSource] = useState(true);
	const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
	const invalid = error ? true : undefined;
	const isRequired = others["aria-required"] === true || others["aria-required"] === "true";
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Tab leads to the editor, which is no field that a label knows */}
			<label
				id={`${id}-label`}
				htmlFor={isSource ? id : undefined}
				onClick={() => frame.current?.querySelector<HTMLElement>("[contenteditable=true]")?.focus()}
				className="text-sm font-semibold"
			>
				{label}
			</label>
			<div ref={frame} className={`rounded-md border bg-surface ${error ? "border-error" : "border-edge"}`}>
				{Editor && admin && (
					<Editor
						area={area}
						start={defaultValue}
						isSource={isSource}
						onSource={setSource}
						texts={admin.richText}
						uploadAddress={admin.uploadAddress}
						height={rows * lineHeight}
						attributes={{
							class: "prose",
							lang: language,
							"aria-multiline": "true",
							// One of the two has the name at a time.
							...(isSource ? {} : { "aria-labelledby": `${id}-label` }),
							...(describedBy ? { "aria-describedby": describedBy } : {}),
							...(invalid ? { "aria-invalid": "true" } : {}),
							...(isRequired ? { "aria-required": "true" } : {}),
						}}
					/>
				)}
				<textarea
					{...others}
					ref={area}
					id={id}
					rows={rows}
					defaultValue={defaultValue}
					lang={language}
					hidden={!isSource}
					aria-invalid={isSource ? invalid : undefined}
					aria-describedby={describedBy}
					className="block min-h-40 w-full rounded-md px-3 py-2 font-mono text-sm text-ink"
				/>
			</div>
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-muted">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="text-sm font-medium text-error">
					{error}
				</p>
			)}
		</div>
	);
}
