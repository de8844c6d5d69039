import { Form, Link, useNavigation } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import type { LetterDraft } from "../detail/letter-fields.tsx";
import { severalFields } from "../list/several-form.ts";
import { deskLink } from "../parts/facts.tsx";
import { nameField, rowValue } from "./several.ts";
import { LeftOut, Row, type SeveralPageProps } from "./several-rows.tsx";
import { useOwnAddress } from "./use-own-address.ts";

function Letter({ texts, letter }: { texts: SeveralPageProps["texts"]; letter: LetterDraft }) {
	return (
		<details className="text-sm">
			<summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 md:min-h-8">
				{texts.letterTo} {letter.recipient} · {letter.languageName}
			</summary>
			<div className="my-1 grid gap-2 rounded-md bg-mist p-3">
				<p className="font-semibold">{letter.subject}</p>
				<p className="whitespace-pre-wrap">{letter.body}</p>
			</div>
		</details>
	);
}

/** Says what becomes of each row and whom it tells, before anything is done. */
export function Question(props: SeveralPageProps & { act: string }) {
	const { texts, rows, codes, to, act } = props;
	const { number } = useFormat();
	const sending = useNavigation().formData?.has(severalFields.row) === true;
	const action = useOwnAddress();
	const going = rows.filter(({ isPossible }) => isPossible);
	const letters = going.filter(({ letter }) => letter !== null).length;
	return (
		<>
			{going.length === 0 && <Notice tone="warning">{texts.nothingToDo}</Notice>}
			{going.length > 0 && (
				<Form method="post" action={action} className="grid gap-4">
					<input type="hidden" name={severalFields.key} value={props.formKey} />
					<section aria-labelledby="going" className="grid gap-1">
						<h2 id="going" className="text-xl">
							{texts.going} {number(going.length)}
						</h2>
						<ul>
							{going.map((row) => (
								<Row key={row.id} row={row} look={props.lookOf?.(row)}>
									<input
										type="hidden"
										name={severalFields.row}
										value={rowValue({ id: row.id, seen: row.code, to, version: row.version })}
									/>
									<input type="hidden" name={nameField(row.id)} value={row.name} />
									<p>
										{codes[row.code]} <span aria-hidden="true">→</span>{" "}
										<strong>{codes[row.becomes ?? to]}</strong>
									</p>
									{row.letter && <Letter texts={texts} letter={row.letter} />}
								</Row>
							))}
						</ul>
					</section>
					{letters > 0 && (
						<label className="flex min-h-11 items-start gap-3 py-2 font-semibold">
							<input
								type="checkbox"
								name={severalFields.tell}
								defaultChecked={props.isTold}
								className="size-5 shrink-0 accent-brand-ink"
							/>
							<span>
								{texts.tell.replace("{n}", number(letters))}
								<span className="block text-sm font-normal text-muted">{texts.tellHint}</span>
							</span>
						</label>
					)}
					{props.warning ? (
						<Notice tone="warning">{props.warning}</Notice>
					) : (
						letters === 0 && <p className="max-w-prose text-muted">{props.hint ?? texts.nobody}</p>
					)}
					<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
						<SubmitButton sending={sending} variant={to === "deleted" ? "signal" : "brand"}>
							{act} ({number(going.length)})
						</SubmitButton>
						<Link to={props.list.address} className={deskLink}>
							{texts.cancel}
						</Link>
					</div>
				</Form>
			)}
			<LeftOut {...props} rows={rows.filter(({ isPossible }) => !isPossible)} />
		</>
	);
}
