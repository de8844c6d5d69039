import { type FormEvent, useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { findRule, type Rules } from "../redirects.ts";

type TestFormProps = { texts: PageTexts["redirects"]["test"]; ready: boolean; rules: Rules };

/** Which rule an address meets; the answer follows the rules as they change. */
export function TestForm({ texts, ready, rules }: TestFormProps) {
	const [tested, setTested] = useState<string | null>(null);
	const rule = tested ? findRule(rules, tested) : null;

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		setTested(String(new FormData(event.currentTarget).get("url") ?? "").trim());
	}

	return (
		<form onSubmit={submit} noValidate className="grid gap-5">
			<TextField
				name="url"
				inputMode="url"
				label={texts.url}
				hint={texts.urlHint}
				error={tested === "" ? texts.missing : undefined}
				onChange={() => setTested(null)}
				disabled={!ready}
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
			/>
			<Button type="submit" disabled={!ready} className="justify-self-start max-sm:w-full">
				{texts.submit}
			</Button>
			<div role="status">
				{rule && (
					<Notice tone="success">
						{texts.match}
						<span className="mt-1 block wrap-anywhere font-mono">
							{rule.oldPath} <span aria-hidden="true">→</span>
							<span className="sr-only">{texts.leadsTo}</span> {rule.newPath} ({rule.statusCode})
						</span>
					</Notice>
				)}
				{tested && !rule && <Notice tone="warning">{texts.none}</Notice>}
			</div>
		</form>
	);
}
