import { useRef } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { formatDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { VatView } from "~/trade/vat/vat-view.ts";
import { SelectField, TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { proofKinds, type TransportProof, type VatCheck } from "~/values/order-vat.ts";
import { AmountsTable } from "../shop/amounts-table.tsx";
import { longestProofNote, type VatAnswer, type VatIntent, vatFields } from "./vat-form.ts";

type Texts = PageTexts["adminVat"];

/** What the panel shows of an order's VAT. */
export type ShownOrderVat = {
	number: string | null;
	check: Pick<VatCheck, "state" | "consultation" | "name" | "address" | "askedAt"> | null;
	/** Whether the shop has stopped asking VIES by itself. */
	gaveUp: boolean;
	/** What it comes to by what is known now; null where that is what was ordered. */
	now: VatView | null;
	proof: TransportProof | null;
	/** The papers that prove it, oldest first. */
	files: readonly { id: string; fileName: string; createdAt: Date }[];
	/** Whether a proof of transport could change anything. */
	asksProof: boolean;
	today: Day;
};

type Props = { texts: Texts; shown: ShownOrderVat; answer: VatAnswer | null; action: string };

function useSending(intent: VatIntent): boolean {
	return useNavigation().formData?.get(deskFields.intent) === intent;
}

function ProofForm({ texts, shown, answer, action }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const own = answer?.vat === "vat-proof" ? answer : null;
	useFocusOnError(form, own);
	const error = (name: "kind" | "on" | "note" | "file") => {
		const problem = own?.problems[name];
		return problem && texts.problems[problem];
	};
	const { proof, today } = shown;
	const typed = own?.typed ?? { kind: proof?.kind ?? "", on: proof?.on ?? "", note: proof?.note ?? "" };
	return (
		<Form
			ref={form}
			method="post"
			action={`${action}#vat`}
			encType="multipart/form-data"
			preventScrollReset
			noValidate
			className="grid gap-4 border-t border-line pt-4"
		>
			<input type="hidden" name={deskFields.intent} value="vat-proof" />
			<h3 className="text-base">{texts.proof}</h3>
			<p className="text-sm text-muted">{texts.proofHint}</p>
			<div className="grid gap-4 sm:grid-cols-2">
				<SelectField
					id="proof-kind"
					name={vatFields.kind}
					label={texts.kind}
					defaultValue={typed.kind}
					error={error("kind")}
				>
					<option value="">–</option>
					{proofKinds.map((kind) => (
						<option key={kind} value={kind}>
							{texts.kinds[kind]}
						</option>
					))}
				</SelectField>
				<TextField
					id="proof-on"
					type="date"
					name={vatFields.on}
					label={texts.on}
					defaultValue={typed.on}
					max={today}
					error={error("on")}
				/>
			</div>
			<TextAreaField
				id="proof-note"
				name={vatFields.note}
				label={texts.note}
				defaultValue={typed.note}
				rows={2}
				maxLength={longestProofNote}
				error={error("note")}
			/>
			{/* The last: what stands before a file that is too large is not lost. */}
			<TextField
				id="proof-file"
				type="file"
				name={vatFields.file}
				accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
				label={shown.files.length > 0 ? texts.anotherFile : texts.file}
				hint={texts.fileHint}
				error={error("file")}
			/>
			<SubmitButton sending={useSending("vat-proof")} className="justify-self-start">
				{texts.record}
			</SubmitButton>
		</Form>
	);
}

/** What an order comes to by now, and the button that has it cost that. */
function Changed({ texts, now, action }: Pick<Props, "texts" | "action"> & { now: VatView }) {
	const sending = useSending("vat-apply");
	return (
		<Form method="post" action={`${action}#vat`} preventScrollReset className="grid gap-3">
			<Notice tone="warning">{texts.changed}</Notice>
			<div className="rounded-md bg-mist p-4">
				<AmountsTable amounts={now} />
			</div>
			<input type="hidden" name={vatFields.total} value={now.total} />
			<label className="flex min-h-11 items-center gap-2">
				<input
					type="checkbox"
					name={vatFields.mail}
					value="yes"
					defaultChecked
					className="size-5 shrink-0 accent-brand-ink"
				/>
				{texts.mail}
			</label>
			<p className="text-sm text-muted">{texts.applyHint}</p>
			<SubmitButton
				sending={sending}
				name={deskFields.intent}
				value="vat-apply"
				className="justify-self-start"
			>
				{texts.apply}
			</SubmitButton>
		</Form>
	);
}

/** Why an order's VAT is as it is, with the proof of it, and the forms that change it. */
export function VatPanel(props: Props) {
	const { texts, shown, answer, action } = props;
	const language = useLanguage();
	const asking = useSending("vat-ask");
	const mayChange = useMay("orders.change");
	const [parameters] = useSearchParams();
	// Where an invoice is being made it is said there.
	const done = parameters.has("bill") ? null : parameters.get("vat");
	const news = done && Object.hasOwn(texts.done, done) ? texts.done[done as keyof Texts["done"]] : null;
	const { check, number, now, proof } = shown;
	return (
		<Panel title={texts.title} id="vat">
			{answer?.problems.all && (
				<Notice tone="error" role="alert">
					{texts.problems[answer.problems.all]}
				</Notice>
			)}
			{news && !answer && (
				<Notice tone="success" role="status">
					{news}
				</Notice>
			)}
			{check?.state === "unknown" && (
				<Notice tone="warning">{shown.gaveUp ? texts.gaveUp : texts.pending}</Notice>
			)}
			<Facts
				facts={[
					[texts.number, number],
					[texts.vies, number && <strong key="state">{texts.states[check?.state ?? "none"]}</strong>],
					[texts.asked, check && <Moment key="asked" date={new Date(check.askedAt)} />],
					[texts.consultation, check?.consultation ?? null],
					[texts.name, check?.name ?? null],
					[texts.address, check?.address ?? null],
					[
						texts.proof,
						proof &&
							`${texts.kinds[proof.kind]} · ${formatDate(language, noonOf(proof.on))}\n${texts.by} ${proof.by}`,
					],
				]}
			/>
			{shown.files.length > 0 && (
				<ul className="grid gap-1" aria-label={texts.files}>
					{shown.files.map(({ id, fileName, createdAt }) => (
						<li key={id} className="[overflow-wrap:anywhere]">
							<a href={`${action}/proofs/${id}`} className={deskLink} download>
								{fileName}
							</a>{" "}
							<span className="text-sm text-muted">
								<Moment date={createdAt} />
							</span>
						</li>
					))}
				</ul>
			)}
			{check && mayChange && (
				<Form method="post" action={`${action}#vat`} preventScrollReset>
					<SubmitButton sending={asking} variant="quiet" name={deskFields.intent} value="vat-ask">
						{texts.ask}
					</SubmitButton>
				</Form>
			)}
			{now && mayChange && <Changed texts={texts} now={now} action={action} />}
			{shown.asksProof && mayChange && <ProofForm {...props} />}
		</Panel>
	);
}
