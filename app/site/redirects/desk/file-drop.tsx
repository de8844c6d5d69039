import { FileUp } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { withNumber } from "../redirects.ts";
import { acceptedEndings, fileProblem, maxFileBytes, minFileBytes } from "./upload.ts";

type FileDropProps = {
	texts: PageTexts["redirects"]["bulk"];
	ready: boolean;
	onText: (text: string) => void;
};

type Outcome = "read" | keyof PageTexts["redirects"]["bulk"]["problems"];

const limits: Partial<Record<Outcome, number>> = { tooLarge: maxFileBytes, tooSmall: minFileBytes };

/** Takes one text file, chosen or dropped, and hands over its text; says what is wrong with any other. */
export function FileDrop({ texts, ready, onText }: FileDropProps) {
	const id = useId();
	const [over, setOver] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);

	async function take(files: File[]): Promise<void> {
		const [file] = files;
		if (!file) return;
		const problem = fileProblem(files);
		if (problem) return setOutcome(problem);
		try {
			onText(await file.text());
			setOutcome("read");
		} catch (error) {
			reportError(error);
			setOutcome("unreadable");
		}
	}

	function drag(event: DragEvent, isOver: boolean): void {
		event.preventDefault();
		setOver(isOver && ready);
	}

	const problem = outcome === null || outcome === "read" ? null : outcome;
	const border = over ? "border-brand-ink bg-brand-soft" : problem ? "border-error" : "border-edge";
	return (
		<div className="grid gap-1.5">
			<input
				id={id}
				type="file"
				accept={acceptedEndings.join(",")}
				disabled={!ready}
				aria-invalid={problem ? true : undefined}
				aria-describedby={`${id}-hint ${id}-outcome`}
				className="peer sr-only"
				onChange={(event) => {
					const input = event.currentTarget;
					void take([...(input.files ?? [])]);
					// The same file, mended, can be chosen again.
					input.value = "";
				}}
			/>
			<label
				htmlFor={id}
				onDragOver={(event) => drag(event, true)}
				onDragLeave={(event) => drag(event, false)}
				onDrop={(event) => {
					drag(event, false);
					if (ready) void take([...event.dataTransfer.files]);
				}}
				className={`flex min-h-24 flex-col items-center justify-center gap-2 rounded-md border-2 border-dashed p-4 text-center font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info peer-disabled:text-muted ${border}`}
			>
				<FileUp aria-hidden="true" className="size-6 text-muted" />
				{texts.drop}
			</label>
			<p id={`${id}-hint`} className="text-sm text-muted">
				{texts.dropHint}
			</p>
			<p
				id={`${id}-outcome`}
				role="status"
				className={`text-sm font-medium ${problem ? "text-error" : "text-success"}`}
			>
				{outcome === "read" && texts.read}
				{problem && withNumber(texts.problems[problem], limits[problem] ?? 0)}
			</p>
		</div>
	);
}
