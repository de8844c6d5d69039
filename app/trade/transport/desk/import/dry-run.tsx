import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { type TariffRow, tariffKey } from "../tariff-admin.ts";
import { type ImportAnswer, importFields } from "./import-answer.ts";
import { isIdle, type TariffChange, type WrongLine } from "./plan-import.ts";

type Texts = PageTexts["adminSettings"]["import"];
type Check = NonNullable<ImportAnswer["check"]>;

function useRowText() {
	const { euro } = useFormat();
	return ({ place, single, double }: TariffRow) =>
		[place, euro(single, "always"), euro(double, "always")].filter((text) => text !== "").join(" · ");
}

/** One kind of change with its rows; open while there are few. */
function Rows(props: { title: string; count: number; isLoss?: boolean; children: ReactNode }) {
	const { number } = useFormat();
	if (props.count === 0) return null;
	return (
		<details
			open={props.count <= 20}
			className={`group rounded-md border ${props.isLoss ? "border-warning" : "border-line"}`}
		>
			<summary
				className={`flex min-h-11 items-center justify-between gap-3 rounded-md px-4 py-2 font-semibold ${props.isLoss ? "bg-warning-soft text-warning" : "hover:bg-mist"}`}
			>
				<span>
					{props.title} ({number(props.count)})
				</span>
				<ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
			</summary>
			<ul className="grid gap-2 border-t border-line p-4 [overflow-wrap:anywhere]">{props.children}</ul>
		</details>
	);
}

function Changed({ before, after }: TariffChange) {
	const text = useRowText();
	return (
		<li>
			<strong>{tariffKey(after)}</strong> <del className="text-muted no-underline">{text(before)}</del>{" "}
			<span aria-hidden="true">→</span> <ins className="font-semibold no-underline">{text(after)}</ins>
		</li>
	);
}

function Wrong({ texts, line }: { texts: Texts; line: WrongLine }) {
	const reasons = line.problems.map(({ code, of }) => texts.lineProblems[code].replace("{n}", String(of)));
	return (
		<li className="grid gap-1">
			<span>
				<strong>
					{texts.line} {line.line}
				</strong>{" "}
				{reasons.join(". ")}
			</span>
			<code className="block rounded-sm bg-mist px-2 py-1 text-sm whitespace-pre-wrap">
				{line.text.length > 300 ? `${line.text.slice(0, 300)}…` : line.text}
			</code>
		</li>
	);
}

/** The button that stores what is shown; nothing to store, no button. */
function StoreForm(props: { texts: Texts; address: string; answer: ImportAnswer; check: Check }) {
	const { texts, answer, check } = props;
	const { number } = useFormat();
	const storing = useNavigation().formData?.get(importFields.intent) === "store";
	const label =
		check.wrong.length === 0
			? texts.store
			: texts.storeGood.replace("{n}", number(check.good)).replace("{m}", number(check.wrong.length));
	return (
		<Form method="post" action={props.address} encType="multipart/form-data">
			<textarea name={importFields.text} value={answer.text} readOnly hidden />
			{answer.removeMissing && <input type="hidden" name={importFields.removeMissing} value="on" />}
			<input type="hidden" name={importFields.mark} value={check.mark} />
			<SubmitButton sending={storing} name={importFields.intent} value="store" variant="signal">
				{storing ? texts.storing : label}
			</SubmitButton>
		</Form>
	);
}

/** What an import would do, row by row, and its wrong lines. */
export function DryRun(props: { texts: Texts; address: string; answer: ImportAnswer; check: Check }) {
	const { texts, check, answer } = props;
	const { plan, wrong } = check;
	const { number } = useFormat();
	const text = useRowText();
	const title = useRef<HTMLHeadingElement>(null);
	useOnChange(answer, () => title.current?.focus());
	return (
		<section aria-labelledby="dry-run" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<h2 id="dry-run" ref={title} tabIndex={-1} className="text-2xl outline-none">
				{texts.result}
			</h2>
			<p className="font-semibold">{texts.nothingStored}</p>
			{wrong.length > 0 && (
				<section
					aria-labelledby="wrong-lines"
					className="grid gap-3 rounded-md border border-error p-4 [overflow-wrap:anywhere]"
				>
					<h3 id="wrong-lines" className="text-xl text-error">
						{texts.wrongTitle} ({number(wrong.length)})
					</h3>
					<p>{texts.wrongHint}</p>
					<ul className="grid gap-3">
						{wrong.map((line) => (
							<Wrong key={line.line} texts={texts} line={line} />
						))}
					</ul>
				</section>
			)}
			<Rows title={texts.added} count={plan.added.length}>
				{plan.added.map((row) => (
					<li key={tariffKey(row)}>
						<strong>{tariffKey(row)}</strong> {text(row)}
					</li>
				))}
			</Rows>
			<Rows title={texts.changed} count={plan.changed.length}>
				{plan.changed.map((change) => (
					<Changed key={tariffKey(change.after)} {...change} />
				))}
			</Rows>
			<Rows title={texts.removed} count={plan.removed.length} isLoss>
				{plan.removed.map((row) => (
					<li key={tariffKey(row)}>
						<strong>{tariffKey(row)}</strong> {text(row)}
					</li>
				))}
			</Rows>
			<p className="text-muted">
				{texts.unchanged} ({number(plan.unchanged)})
			</p>
			{isIdle(plan) ? <Notice tone="info">{texts.noChange}</Notice> : <StoreForm {...props} />}
		</section>
	);
}
