import { type FormEvent, useRef, useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { defaultStatus, offeredStatuses, type RuleDraft } from "../redirects.ts";

type AddFormProps = {
	texts: PageTexts["redirects"]["add"];
	/** Whether scripts run; without them nothing can be added. */
	ready: boolean;
	/** @returns whether both paths were there and the rule was added */
	onAdd: (draft: RuleDraft) => boolean;
};

/** One redirect, typed in. */
export function AddForm({ texts, ready, onAdd }: AddFormProps) {
	const [missing, setMissing] = useState({ oldPath: false, newPath: false });
	const oldPath = useRef<HTMLInputElement>(null);
	const newPath = useRef<HTMLInputElement>(null);
	const statusLabels: Record<(typeof offeredStatuses)[number], string> = {
		301: texts.statuses.permanent,
		302: texts.statuses.temporary,
		200: texts.statuses.rewrite,
		410: texts.statuses.gone,
	};

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const form = event.currentTarget;
		const fields = new FormData(form);
		const typed = (name: string) => String(fields.get(name) ?? "").trim();
		const draft = {
			oldPath: typed("oldPath"),
			newPath: typed("newPath"),
			statusCode: Number(fields.get("statusCode")),
		};
		setMissing({ oldPath: draft.oldPath === "", newPath: draft.newPath === "" && draft.statusCode !== 410 });
		const added = onAdd(draft);
		if (added) form.reset();
		const next = added || draft.oldPath === "" ? oldPath : newPath;
		next.current?.focus();
	}

	return (
		<form onSubmit={submit} noValidate className="grid gap-5">
			<TextField
				ref={oldPath}
				name="oldPath"
				label={texts.oldPath}
				hint={texts.oldPathHint}
				error={missing.oldPath ? texts.oldPathMissing : undefined}
				disabled={!ready}
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
			/>
			<TextField
				ref={newPath}
				name="newPath"
				label={texts.newPath}
				hint={texts.newPathHint}
				error={missing.newPath ? texts.newPathMissing : undefined}
				disabled={!ready}
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
			/>
			<SelectField name="statusCode" label={texts.status} defaultValue={defaultStatus} disabled={!ready}>
				{offeredStatuses.map((status) => (
					<option key={status} value={status}>
						{statusLabels[status]}
					</option>
				))}
			</SelectField>
			<Button type="submit" disabled={!ready} className="justify-self-start max-sm:w-full">
				{texts.submit}
			</Button>
		</form>
	);
}
