import { TextAreaField, TextField } from "~/ui/field.tsx";
import { tableFields } from "./import-fields.ts";

/** A table of lines: a file of a spreadsheet, or lines that are pasted. @param props.text what was sent before */
export function FileFields(props: {
	words: { file: string; fileHint: string; text: string; textHint: string };
	error: string | undefined;
	text: string;
}) {
	const { words } = props;
	return (
		<>
			<TextField
				id="import-file"
				type="file"
				name={tableFields.file}
				accept=".csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
				label={words.file}
				hint={words.fileHint}
				error={props.error}
			/>
			<TextAreaField
				id="import-text"
				name={tableFields.text}
				label={words.text}
				hint={words.textHint}
				defaultValue={props.text}
				rows={8}
				spellCheck={false}
				className="font-mono text-sm"
			/>
		</>
	);
}
