import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { severalFields } from "../list/several-form.ts";
import { deskLink } from "../parts/facts.tsx";
import { nameField, type RowOutcome, rowValue, type SeveralAnswer } from "./several.ts";
import { Row, type SeveralPageProps } from "./several-rows.tsx";
import { useOwnAddress } from "./use-own-address.ts";

const isDone = ({ outcome }: RowOutcome) => outcome === "done" || outcome === "already";

/** Says of each row what came of it, and offers to take back what can be. */
export function Result(props: SeveralPageProps & { answer: SeveralAnswer }) {
	const { texts, rows, codes, answer, list, trash } = props;
	const { number } = useFormat();
	const box = useRef<HTMLDivElement>(null);
	const sending = useNavigation().formData?.get(severalFields.intent) === "undo";
	const action = useOwnAddress();
	const rowOf = new Map(rows.map((row) => [row.id, row]));
	const nameOf = new Map(answer.outcomes.map(({ id, name }) => [id, name]));
	const refused = answer.outcomes.filter((one) => !isDone(one));
	const done = answer.outcomes.length - refused.length;
	useEffect(() => {
		if (answer) box.current?.focus();
	}, [answer]);
	function words({ id, outcome }: RowOutcome): string {
		const row = rowOf.get(id);
		if (outcome === "used" && row?.reason) return row.reason;
		return texts.outcomes[outcome].replace("{status}", codes[row?.code ?? ""] ?? "");
	}
	const listed = (of: readonly RowOutcome[]) => (
		<ul>
			{of.map((one) => {
				const row = rowOf.get(one.id);
				const gone = { name: one.name, detail: "", address: trash?.address ?? list.address };
				return (
					<Row key={one.id} row={row ?? gone} look={row && props.lookOf?.(row)}>
						{words(one)}
					</Row>
				);
			})}
		</ul>
	);
	return (
		<>
			<div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
				{done > 0 && (
					<Notice tone="success" role="status">
						{(answer.isUndo ? texts.undone : texts.done).replace("{n}", number(done))}
						{answer.told > 0 && ` ${texts.told.replace("{n}", number(answer.told))}`}
					</Notice>
				)}
				{refused.length > 0 && (
					<Notice tone="error" role="alert">
						{texts.refused.replace("{n}", number(refused.length))}
					</Notice>
				)}
			</div>
			{refused.length > 0 && listed(refused)}
			{trash && done > 0 && !answer.isUndo && (
				<p className="max-w-prose">
					{trash.text}{" "}
					<Link to={trash.address} className={deskLink}>
						{trash.link}
					</Link>
				</p>
			)}
			<div className="flex flex-wrap items-center gap-3">
				<ButtonLink to={list.address}>{texts.back}</ButtonLink>
				{answer.canUndo.length > 0 && (
					<Form method="post" action={action}>
						<input type="hidden" name={severalFields.key} value={props.formKey} />
						{answer.canUndo.map((row) => (
							<input key={row.id} type="hidden" name={severalFields.row} value={rowValue(row)} />
						))}
						{answer.canUndo.map(({ id }) => (
							<input key={id} type="hidden" name={nameField(id)} value={nameOf.get(id) ?? ""} />
						))}
						<SubmitButton sending={sending} variant="quiet" name={severalFields.intent} value="undo">
							{texts.undo}
						</SubmitButton>
					</Form>
				)}
			</div>
			{listed(answer.outcomes.filter(isDone))}
		</>
	);
}
