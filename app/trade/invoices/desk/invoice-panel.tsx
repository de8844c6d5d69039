import { useRef } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { vatFields } from "~/trade/orders/desk/vat-form.ts";
import { AmountsTable } from "~/trade/orders/shop/amounts-table.tsx";
import type { VatView } from "~/trade/vat/vat-view.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { type Cents, cents } from "~/values/money.ts";
import type { VatPart } from "~/values/vat-cases.ts";
import type { deliveryStates, InvoiceKind } from "~/values/vocabulary.ts";
import type { InvoiceLine } from "../invoice.ts";
import { DeliveryBadge, InvoiceBadge } from "./invoice-badge.tsx";
import {
	type InvoiceFieldProblems,
	type InvoiceIntent,
	invoiceFields,
	longestReason,
	type TypedInvoice,
} from "./invoice-form.ts";
import type { IssueProblem } from "./issue-invoice.server.ts";

type Texts = PageTexts["adminInvoices"];

/** What an invoice would say, as the owner confirms it. @property mark goes back with the form */
export type ShownDraft = {
	kind: InvoiceKind;
	lines: readonly InvoiceLine[];
	perRate: readonly VatPart[];
	net: Cents;
	gross: Cents;
	prepaid: Cents;
	credits: string | null;
	mark: string;
	/** Whether the day of delivery can stand on it. */
	asksDelivery: boolean;
	buyer: readonly string[];
	vatNumber: string | null;
};

type Problem = Exclude<IssueProblem, "ubl" | "delivery"> | "amount";

export type ShownInvoices = {
	list: readonly {
		id: string;
		kind: InvoiceKind;
		number: string;
		issuedOn: Day;
		gross: Cents;
		hasUbl: boolean;
		credits: string | null;
		isCreditable: boolean;
		/** How its e-invoice travels; `answer` why not, `nextTryAt` when the shop tries again by itself. */
		delivery: {
			state: (typeof deliveryStates)[number];
			providerId: string | null;
			mark: string;
			answer: string | null;
			nextTryAt: Date | null;
		} | null;
		/** Whether it can be sent to its buyer's access point, or once more. */
		isSendable: boolean;
	}[];
	/** Whether the order can have another invoice. */
	canBill: boolean;
	/** Made with the page. */
	key: string;
	today: Day;
	/** Proposed as the day of delivery; empty where nothing is known of it. */
	deliveredOn: string;
	/** What the address asks for; a draft of it, or why there is none. */
	asked: {
		problem: Problem | null;
		fields: [name: string, value: string][];
		draft: ShownDraft | null;
		/** What was agreed and what it would be by now, where that is not the same. */
		vat: { agreed: VatView; now: VatView } | null;
		/** The lines of the credited invoice that are left, and how many of each are asked for. */
		left: { id: number; text: string; details: readonly string[]; most: number; wanted: number }[];
	} | null;
};

/** What the server says to a form that it did not take, with what was typed. */
export type InvoiceAnswer = {
	invoice: InvoiceIntent;
	problem: Exclude<IssueProblem, "delivery"> | "off" | null;
	rules: readonly string[];
	problems: InvoiceFieldProblems;
	typed: TypedInvoice;
};

type Props = { texts: Texts; shown: ShownInvoices; answer: InvoiceAnswer | null; action: string };

/** Fills the places of a text. */
const filled = (text: string, values: Record<string, string>) =>
	text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

function List({ texts, shown, action }: Props) {
	const language = useLanguage();
	const { euro } = useFormat();
	const sending = useNavigation().state !== "idle";
	const [mayIssue, mayCredit] = [useMay("invoices.issue"), useMay("invoices.credit")];
	return (
		<ul className="divide-y divide-line border-y border-line" aria-label={texts.title}>
			{shown.list.map((one) => (
				<li key={one.id} className="grid gap-2 py-3">
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
						<p className="flex flex-wrap items-center gap-2">
							<strong>{one.number}</strong> <InvoiceBadge kind={one.kind} texts={texts} />
							<span className="text-muted">{formatDate(language, noonOf(one.issuedOn))}</span>
							{one.credits && (
								<span className="text-muted">
									{texts.credits} {one.credits}
								</span>
							)}
						</p>
						<p className="font-bold whitespace-nowrap">
							{one.kind === "credit_note" && "−"}
							{euro(one.gross, "always")}
						</p>
					</div>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-1">
						<a
							href={adminUrls.invoicePdf(language, one.id)}
							className={deskLink}
							aria-label={`${texts.pdf} ${one.number}`}
							download
						>
							{texts.pdf}
						</a>
						{one.hasUbl ? (
							<>
								<a
									href={adminUrls.invoiceUbl(language, one.id)}
									className={deskLink}
									aria-label={`${texts.ubl} ${one.number}`}
									download
								>
									{texts.ubl}
								</a>
								<DeliveryBadge state={one.delivery?.state ?? "off"} texts={texts} />
								{one.isSendable && mayIssue && (
									<Form method="post" action={`${action}#invoices`} preventScrollReset>
										<input type="hidden" name={deskFields.intent} value="bill-send" />
										<input type="hidden" name={invoiceFields.of} value={one.id} />
										<input type="hidden" name={invoiceFields.key} value={shown.key} />
										<input type="hidden" name={invoiceFields.seen} value={one.delivery?.mark ?? "none"} />
										<button
											type="submit"
											disabled={sending}
											className={deskLink}
											aria-label={`${one.delivery ? texts.sendAgain : texts.sendNow} ${one.number}`}
										>
											{one.delivery ? texts.sendAgain : texts.sendNow}
										</button>
									</Form>
								)}
							</>
						) : (
							<span className="text-sm text-muted">{texts.noUbl}</span>
						)}
						{one.isCreditable && mayCredit && (
							<Link
								to={`${action}?${invoiceFields.bill}=credit&${invoiceFields.of}=${one.id}#invoices`}
								preventScrollReset
								className={deskLink}
								aria-label={`${texts.credit} ${one.number}`}
							>
								{texts.credit}
							</Link>
						)}
						{mayIssue && (
							<Form method="post" action={`${action}#invoices`} preventScrollReset>
								<input type="hidden" name={deskFields.intent} value="bill-mail" />
								<input type="hidden" name={invoiceFields.of} value={one.id} />
								<input type="hidden" name={invoiceFields.key} value={shown.key} />
								<button
									type="submit"
									disabled={sending}
									className={deskLink}
									aria-label={`${texts.send} ${one.number}`}
								>
									{texts.send}
								</button>
							</Form>
						)}
					</div>
					{one.delivery?.answer && (
						<p className="text-sm text-error [overflow-wrap:anywhere]">
							{texts.answer} {one.delivery.answer}
						</p>
					)}
					{one.delivery?.nextTryAt && (
						<p className="text-sm text-muted">
							{texts.nextTry} <Moment date={one.delivery.nextTryAt} />
						</p>
					)}
				</li>
			))}
		</ul>
	);
}

function Quantities({ texts, shown, action }: Props) {
	const { asked } = shown;
	if (!asked || asked.left.length === 0) return null;
	const own = asked.fields.filter(([name]) => !name.startsWith(invoiceFields.quantity));
	return (
		<Form
			method="get"
			action={`${action}#invoices`}
			key={asked.left.map(({ wanted }) => wanted).join()}
			preventScrollReset
			className="grid gap-3"
		>
			{own.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<fieldset className="grid gap-3">
				<legend className="mb-2 font-semibold">{texts.quantities}</legend>
				{asked.left.map((line) => (
					<TextField
						key={line.id}
						id={`credit-line-${line.id}`}
						name={`${invoiceFields.quantity}${line.id}`}
						label={[line.text, ...line.details].join(" · ")}
						hint={`${texts.of} ${line.most}`}
						defaultValue={String(Number.isNaN(line.wanted) ? "" : line.wanted)}
						inputMode="numeric"
						autoComplete="off"
						className="max-w-24"
					/>
				))}
			</fieldset>
			<Button type="submit" variant="quiet" className="justify-self-start">
				{texts.recalculate}
			</Button>
		</Form>
	);
}

function DraftTable({ texts, draft }: { texts: Texts; draft: ShownDraft }) {
	const { euro, number } = useFormat();
	const sums: [label: string, amount: Cents][] = [
		[texts.net, draft.net],
		...draft.perRate.map(({ treatment, base, vat }): [string, Cents] => [
			filled(texts.rate, { rate: number(treatment.rate), base: euro(base, "always") }),
			vat,
		]),
		[texts.gross, draft.gross],
		...(draft.prepaid > 0
			? ([
					[texts.prepaid, cents(-draft.prepaid)],
					[texts.toPay, cents(draft.gross - draft.prepaid)],
				] satisfies [string, Cents][])
			: []),
	];
	return (
		<div className="grid gap-3 rounded-md bg-mist p-4">
			<Facts
				facts={[
					[texts.customer, [...draft.buyer, draft.vatNumber].filter(Boolean).join(", ")],
					[texts.credits, draft.credits],
				]}
			/>
			<ul className="divide-y divide-line border-y border-line">
				{draft.lines.map((line) => (
					<li key={line.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
						<span className="min-w-0 [overflow-wrap:anywhere]">
							{line.quantity} × {line.text}
							{line.details.length > 0 && (
								<span className="block text-sm text-muted">{line.details.join(" · ")}</span>
							)}
						</span>
						<span className="whitespace-nowrap">{euro(line.net, "always")}</span>
					</li>
				))}
			</ul>
			<dl className="grid gap-1">
				{sums.map(([label, sum]) => (
					<div key={label} className="flex justify-between gap-6 last:font-bold">
						<dt>{label}</dt>
						<dd className="whitespace-nowrap">{euro(sum, "always")}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** What was agreed beside what it would be by now, and the button that takes the new sum over. */
function VatChoice({ texts, shown, action }: Props) {
	const { euro } = useFormat();
	const sending = useNavigation().formData?.get(deskFields.intent) === "vat-apply";
	const { asked } = shown;
	if (!asked?.vat) return null;
	const { agreed, now } = asked.vat;
	const words = texts.vatChange;
	return (
		<div className="grid gap-4">
			<Notice tone="warning">
				<strong className="block">{words.title}</strong>
				{words.hint}
			</Notice>
			<div className="grid gap-4 lg:grid-cols-2">
				{[[words.agreed, agreed] as const, [words.now, now] as const].map(([title, amounts]) => (
					<div key={title} className="grid content-start gap-3 rounded-md bg-mist p-4">
						<h3 className="text-base">{title}</h3>
						<AmountsTable amounts={amounts} />
					</div>
				))}
			</div>
			<Form
				method="post"
				action={`${action}?${new URLSearchParams(asked.fields)}#invoices`}
				preventScrollReset
				className="grid gap-3"
			>
				<input type="hidden" name={vatFields.total} value={now.total} />
				<label className="flex min-h-11 items-center gap-2">
					<input
						type="checkbox"
						name={vatFields.mail}
						value="yes"
						defaultChecked
						className="size-5 shrink-0 accent-brand"
					/>
					{words.takeMail}
				</label>
				<SubmitButton
					sending={sending}
					name={deskFields.intent}
					value="vat-apply"
					className="justify-self-start"
				>
					{filled(words.take, { amount: euro(now.total, "always") })}
				</SubmitButton>
			</Form>
		</div>
	);
}

function Confirmation({ texts, shown, answer, action }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const { euro } = useFormat();
	const sending = useNavigation().formData?.get(deskFields.intent) === "bill";
	const own = answer?.invoice === "bill" ? answer : null;
	useFocusOnError(form, own);
	const { asked, deliveredOn } = shown;
	const draft = asked?.draft;
	if (!asked || !draft) return null;
	const error = (name: keyof InvoiceFieldProblems) => {
		const problem = own?.problems[name];
		return problem && texts.problems[problem];
	};
	const typed = own?.typed ?? { deliveredOn, reason: "", vatReason: "", isMailed: true };
	const query = new URLSearchParams(asked.fields);
	return (
		<Form
			ref={form}
			method="post"
			action={`${action}?${query}#invoices`}
			preventScrollReset
			noValidate
			className="grid gap-4"
		>
			<input type="hidden" name={deskFields.intent} value="bill" />
			<input type="hidden" name={invoiceFields.key} value={shown.key} />
			<input type="hidden" name={invoiceFields.seen} value={draft.mark} />
			{asked.fields.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{asked.vat && <input type="hidden" name={invoiceFields.insteadOf} value={asked.vat.now.total} />}
			<h3 className="text-lg">{asked.vat ? texts.vatChange.keep : texts.draft}</h3>
			<DraftTable texts={texts} draft={draft} />
			{draft.asksDelivery && (
				<TextField
					id="invoice-delivered"
					type="date"
					name={invoiceFields.deliveredOn}
					label={texts.deliveredOn}
					hint={texts.deliveredHint}
					defaultValue={typed.deliveredOn}
					error={error("deliveredOn")}
				/>
			)}
			{asked.vat && (
				<TextAreaField
					id="invoice-vat-reason"
					name={invoiceFields.vatReason}
					label={texts.vatChange.vatReason}
					hint={texts.vatChange.vatReasonHint}
					defaultValue={typed.vatReason}
					rows={2}
					maxLength={longestReason}
					error={error("vatReason")}
				/>
			)}
			{draft.kind === "credit_note" && (
				<TextAreaField
					id="invoice-reason"
					name={invoiceFields.reason}
					label={texts.reason}
					hint={texts.reasonHint}
					defaultValue={typed.reason}
					rows={2}
					maxLength={longestReason}
					error={error("reason")}
				/>
			)}
			<label className="flex min-h-11 items-center gap-2">
				<input
					type="checkbox"
					name={invoiceFields.mail}
					value="yes"
					defaultChecked={typed.isMailed}
					className="size-5 accent-brand"
				/>
				{texts.mail}
			</label>
			<p className="text-sm text-muted">{texts.never}</p>
			<div className="flex flex-wrap gap-3">
				<SubmitButton sending={sending} {...(asked.vat ? { variant: "quiet" as const } : {})}>
					{filled(texts.issue, { kind: texts.kinds[draft.kind], amount: euro(draft.gross, "always") })}
				</SubmitButton>
				<ButtonLink to={`${action}#invoices`} variant="quiet" preventScrollReset>
					{texts.cancel}
				</ButtonLink>
			</div>
		</Form>
	);
}

/** What can be asked for: the invoice of all, or a part in advance. */
function Offers({ texts, action, isOpen }: Pick<Props, "texts" | "action"> & { isOpen: boolean }) {
	return (
		<div className="grid gap-3">
			<ButtonLink
				to={`${action}?${invoiceFields.bill}=invoice#invoices`}
				preventScrollReset
				className="justify-self-start"
			>
				{texts.make}
			</ButtonLink>
			<details open={isOpen}>
				<summary className="flex min-h-11 w-fit items-center font-semibold text-info">
					{texts.makeDeposit}
				</summary>
				<Form method="get" action={`${action}#invoices`} preventScrollReset className="grid gap-3 pt-2">
					<input type="hidden" name={invoiceFields.bill} value="deposit" />
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField
							id="deposit-percent"
							name={invoiceFields.percent}
							label={texts.percent}
							defaultValue="30"
							inputMode="numeric"
							autoComplete="off"
						/>
						<TextField
							id="deposit-amount"
							name={invoiceFields.amount}
							label={texts.amount}
							inputMode="decimal"
							autoComplete="off"
							maxLength={100}
						/>
					</div>
					<Button type="submit" variant="quiet" className="justify-self-start">
						{texts.next}
					</Button>
				</Form>
			</details>
		</div>
	);
}

/** An order's invoices and credit notes, and the form that makes the next one once it has been looked at. */
export function InvoicePanel(given: Props) {
	const { texts, answer, action } = given;
	const [parameters] = useSearchParams();
	const [mayIssue, mayCredit] = [useMay("invoices.issue"), useMay("invoices.credit")];
	const mayAsk = parameters.get(invoiceFields.bill) === "credit" ? mayCredit : mayIssue;
	const shown = mayAsk ? given.shown : { ...given.shown, asked: null };
	const props = { ...given, shown };
	const { asked, list } = shown;
	const done = parameters.get(invoiceFields.done);
	const isNumber = done !== null && list.some(({ number }) => number === done);
	const news = isNumber
		? filled(texts.done, { number: done })
		: done === "mailed"
			? texts.mailed
			: done === "sent"
				? texts.sending
				: null;
	const problem = answer?.problem ?? asked?.problem ?? null;
	return (
		<Panel title={texts.title} id="invoices">
			{problem && (
				<Notice tone="error" role="alert">
					{filled(texts.problems[problem], { rules: answer?.rules.join(", ") ?? "" })}
				</Notice>
			)}
			{news && !answer && !asked && (
				<Notice tone="success" role="status">
					{news}
				</Notice>
			)}
			{list.length > 0 && <List {...props} />}
			{asked && <Quantities {...props} />}
			{asked?.vat && <VatChoice {...props} />}
			{asked?.draft && parameters.get("vat") === "applied" && !answer && (
				<Notice tone="success" role="status">
					{texts.vatChange.taken}
				</Notice>
			)}
			{asked?.draft && <Confirmation key={asked.draft.mark} {...props} />}
			{!asked?.draft && shown.canBill && mayIssue && (
				<Offers
					texts={texts}
					action={action}
					isOpen={asked?.problem === "percent" || asked?.problem === "amount"}
				/>
			)}
			{list.length === 0 && !(shown.canBill && mayIssue) && <p className="text-muted">{texts.none}</p>}
		</Panel>
	);
}
