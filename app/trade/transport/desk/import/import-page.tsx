import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { DryRun } from "./dry-run.tsx";
import { type ImportAnswer, importFields } from "./import-answer.ts";

type Texts = PageTexts["adminSettings"];

/** A file is chosen or pasted; then it is shown what it would do; then it is stored. */
export function ImportPage(props: { texts: Texts; address: string; answer: ImportAnswer | null }) {
	const { texts: all, address, answer } = props;
	const texts = all.import;
	const form = useRef<HTMLFormElement>(null);
	const intent = useNavigation().formData?.get(importFields.intent);
	const checking = intent === "check";
	useFocusOnError(form, answer);
	const problem = answer?.problem ?? null;
	const fileProblem =
		problem !== null && problem in texts.errors ? (problem as keyof Texts["import"]["errors"]) : null;
	return (
		<>
			{problem === "failed" && (
				<Notice tone="error" role="alert">
					{all.problems.failed}
				</Notice>
			)}
			{problem === "changedSince" && (
				<Notice tone="warning" role="alert">
					{texts.changedSince}
				</Notice>
			)}
			{answer?.check && <DryRun texts={texts} address={address} answer={answer} check={answer.check} />}
			<Form
				ref={form}
				method="post"
				action={address}
				encType="multipart/form-data"
				noValidate
				className="grid gap-5 rounded-lg border border-line p-4 md:p-6"
			>
				<p className="max-w-prose text-muted">{texts.format}</p>
				<TextField
					id="import-file"
					type="file"
					name={importFields.file}
					accept=".csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
					label={texts.file}
					hint={texts.fileHint}
					error={fileProblem ? texts.errors[fileProblem] : undefined}
				/>
				<TextAreaField
					id="import-text"
					name={importFields.text}
					label={texts.text}
					hint={texts.textHint}
					defaultValue={answer?.text ?? ""}
					rows={8}
					spellCheck={false}
					className="font-mono text-sm"
				/>
				<label className="flex min-h-11 items-center gap-3 justify-self-start font-semibold">
					<input
						type="checkbox"
						name={importFields.removeMissing}
						defaultChecked={answer?.removeMissing ?? false}
						className="size-5 shrink-0 accent-brand"
					/>
					{texts.removeMissing}
				</label>
				{/* It gives the focus away for good: the result's heading or the file takes it. */}
				<Button
					type="submit"
					disabled={checking}
					name={importFields.intent}
					value="check"
					className="justify-self-start"
				>
					{checking ? texts.checking : texts.check}
				</Button>
			</Form>
		</>
	);
}
