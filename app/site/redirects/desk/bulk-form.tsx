import { type FormEvent, useRef, useState } from "react";
import { useLanguage } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { TextAreaField } from "~/ui/field.tsx";
import { FileDrop } from "./file-drop.tsx";

type BulkFormProps = {
	texts: PageTexts["redirects"]["bulk"];
	ready: boolean;
	/** @returns how many redirects the text held */
	onImport: (text: string) => number;
};

/** Many redirects at once, typed, pasted or from a file. */
export function BulkForm({ texts, ready, onImport }: BulkFormProps) {
	const language = useLanguage();
	const [isEmpty, setIsEmpty] = useState(false);
	const lines = useRef<HTMLTextAreaElement>(null);

	function submit(event: FormEvent): void {
		event.preventDefault();
		const field = lines.current;
		if (!field) return;
		const count = onImport(field.value);
		if (count > 0) field.value = "";
		setIsEmpty(count === 0);
		field.focus();
	}

	return (
		<form onSubmit={submit} noValidate className="grid gap-5">
			<FileDrop
				texts={texts}
				ready={ready}
				onText={(text) => {
					if (lines.current) lines.current.value = text;
					setIsEmpty(false);
				}}
			/>
			<TextAreaField
				ref={lines}
				name="lines"
				rows={8}
				label={texts.lines}
				hint={
					<>
						{texts.linesHint}{" "}
						<span className="mt-1 block">
							{withColon(language, texts.example)}{" "}
							<code className="whitespace-pre-wrap text-ink">{texts.exampleLine}</code>
						</span>
					</>
				}
				error={isEmpty ? texts.nothing : undefined}
				disabled={!ready}
				autoCapitalize="none"
				spellCheck={false}
				className="font-mono text-sm"
			/>
			<Button type="submit" disabled={!ready} className="justify-self-start max-sm:w-full">
				{texts.submit}
			</Button>
		</form>
	);
}
