import { FileFields } from "~/desk/import/file-fields.tsx";
import { ImportPage } from "~/desk/import/import-page.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { DryRun } from "./dry-run.tsx";
import { type ImportAnswer, importFields } from "./import-answer.ts";

type Texts = PageTexts["adminSettings"];

/** A file of tariffs is chosen or pasted; then it is shown what it would do; then it is stored. */
export function TariffImportPage(props: { texts: Texts; address: string; answer: ImportAnswer | null }) {
	const { texts: all, address, answer } = props;
	const texts = all.import;
	const problem = answer?.problem ?? null;
	const fileProblem =
		problem !== null && problem in texts.errors ? (problem as keyof Texts["import"]["errors"]) : null;
	return (
		<ImportPage
			words={{ ...texts, failed: all.problems.failed }}
			address={address}
			answer={answer}
			result={
				answer?.check && <DryRun texts={texts} address={address} answer={answer} check={answer.check} />
			}
		>
			<p className="max-w-prose text-muted">{texts.format}</p>
			<FileFields
				words={texts}
				error={fileProblem ? texts.errors[fileProblem] : undefined}
				text={answer?.text ?? ""}
			/>
			<label className="flex min-h-11 items-center gap-3 justify-self-start font-semibold">
				<input
					type="checkbox"
					name={importFields.removeMissing}
					defaultChecked={answer?.removeMissing ?? false}
					className="size-5 shrink-0 accent-brand-ink"
				/>
				{texts.removeMissing}
			</label>
		</ImportPage>
	);
}
