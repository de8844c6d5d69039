import { ChangedRows, ImportResult, LeftOut, StoreForm, WrongLine } from "~/desk/import/import-page.tsx";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { type TariffRow, tariffKey } from "../tariff-admin.ts";
import { type ImportAnswer, importFields } from "./import-answer.ts";
import { isIdle, type TariffChange, type WrongLine as Wrong } from "./plan-import.ts";

type Texts = PageTexts["adminSettings"]["import"];
type Check = NonNullable<ImportAnswer["check"]>;

function useRowText() {
	const { euro } = useFormat();
	return ({ place, single, double }: TariffRow) =>
		[place, euro(single, "always"), euro(double, "always")].filter((text) => text !== "").join(" · ");
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

function reasonOf(texts: Texts, { problems }: Wrong): string {
	return problems.map(({ code, of }) => texts.lineProblems[code].replace("{n}", String(of))).join(". ");
}

/** The button that stores what is shown; nothing to store, no button. */
function Store(props: { texts: Texts; address: string; answer: ImportAnswer; check: Check }) {
	const { texts, answer, check } = props;
	const { number } = useFormat();
	const store =
		check.wrong.length === 0
			? texts.store
			: texts.storeGood.replace("{n}", number(check.good)).replace("{m}", number(check.wrong.length));
	return (
		<StoreForm address={props.address} mark={check.mark} words={{ store, storing: texts.storing }}>
			<textarea name={importFields.text} value={answer.text} readOnly hidden />
			{answer.removeMissing && <input type="hidden" name={importFields.removeMissing} value="on" />}
		</StoreForm>
	);
}

/** What an import would do, row by row, and its wrong lines. */
export function DryRun(props: { texts: Texts; address: string; answer: ImportAnswer; check: Check }) {
	const { texts, check, answer } = props;
	const { plan, wrong } = check;
	const { number } = useFormat();
	const text = useRowText();
	const named = (row: TariffRow) => (
		<li key={tariffKey(row)}>
			<strong>{tariffKey(row)}</strong> {text(row)}
		</li>
	);
	return (
		<ImportResult words={texts} answer={answer}>
			{wrong.length > 0 && (
				<LeftOut
					id="wrong-lines"
					title={`${texts.wrongTitle} (${number(wrong.length)})`}
					hint={texts.wrongHint}
				>
					{wrong.map((line) => (
						<WrongLine
							key={line.line}
							label={texts.line}
							line={line.line}
							reason={reasonOf(texts, line)}
							text={line.text}
						/>
					))}
				</LeftOut>
			)}
			<ChangedRows title={texts.added} count={plan.added.length}>
				{plan.added.map(named)}
			</ChangedRows>
			<ChangedRows title={texts.changed} count={plan.changed.length}>
				{plan.changed.map((change) => (
					<Changed key={tariffKey(change.after)} {...change} />
				))}
			</ChangedRows>
			<ChangedRows title={texts.removed} count={plan.removed.length} isLoss>
				{plan.removed.map(named)}
			</ChangedRows>
			<p className="text-muted">
				{texts.unchanged} ({number(plan.unchanged)})
			</p>
			{isIdle(plan) ? <Notice tone="info">{texts.noChange}</Notice> : <Store {...props} />}
		</ImportResult>
	);
}
