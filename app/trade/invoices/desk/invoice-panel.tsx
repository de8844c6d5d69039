import { useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { Panel } from "~/desk/parts/facts.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useOnChange } from "~/ui/use-on-change.ts";
import { CreditChoice } from "./credit-choice.tsx";
import { DraftConfirmation } from "./draft-confirmation.tsx";
import { invoiceFields, type TypedInvoice } from "./invoice-form.ts";
import { IssuedInvoices } from "./issued-invoices.tsx";
import { NextInvoice } from "./next-invoice.tsx";
import { filled, misfit, type PanelProps } from "./shown-invoices.ts";
import { VatChoice } from "./vat-choice.tsx";

/** What is asked for, whatever part of it: pieces and amounts change while its words are typed. */
const askedOf = (parameters: URLSearchParams) =>
	[invoiceFields.bill, invoiceFields.of].map((name) => parameters.get(name) ?? "").join(" ");

/**
 * Leads to what has just been asked for: the list above it may fill a phone, and what was pressed is gone. Another amount of
 * the same leads to its draft.
 */
function useLeadTo(asked: string, isShown: boolean) {
	const place = useRef<HTMLDivElement>(null);
	const draft = useRef<HTMLHeadingElement>(null);
	const before = useRef("");
	const { key, hash } = useLocation();
	const isBack = useNavigationType() === "POP";
	useOnChange(key, () => {
		const isSame = before.current === asked;
		before.current = asked;
		if (isBack || !isShown || hash !== "#invoices") return;
		const to = isSame ? draft.current : place.current;
		to?.focus({ preventScroll: true });
		to?.scrollIntoView();
	});
	return { place, draft };
}

/** What is asked for, with its draft. What is typed beside one stays when another amount is asked for. */
function Asked(
	props: PanelProps &
		Pick<ReturnType<typeof useLeadTo>, "place" | "draft"> & {
			asked: NonNullable<PanelProps["shown"]["asked"]>;
			/** Whether its order has just been taxed anew. */
			isTaken: boolean;
		},
) {
	const { texts, answer, asked, place, draft, isTaken } = props;
	const [kept, setKept] = useState<TypedInvoice | null>(null);
	return (
		<div ref={place} tabIndex={-1} className="grid gap-4 empty:hidden">
			<CreditChoice {...props} />
			{asked.vat && <VatChoice {...props} />}
			{asked.draft && isTaken && !answer && (
				<Notice tone="success" role="status">
					{texts.vatChange.taken}
				</Notice>
			)}
			{asked.draft && (
				<DraftConfirmation key={asked.draft.mark} {...props} heading={draft} kept={kept} onTyped={setKept} />
			)}
		</div>
	);
}

/** An order's invoices and credit notes, and the form that makes the next one once it has been looked at. */
export function InvoicePanel(given: PanelProps) {
	const { texts, answer } = given;
	const [parameters] = useSearchParams();
	const [mayIssue, mayCredit] = [useMay("invoices.issue"), useMay("invoices.credit")];
	const mayAsk = parameters.get(invoiceFields.bill) === "credit" ? mayCredit : mayIssue;
	const shown = mayAsk ? given.shown : { ...given.shown, asked: null };
	const props = { ...given, shown };
	const { asked, list } = shown;
	const asking = askedOf(parameters);
	const { place, draft } = useLeadTo(asking, Boolean(asked?.draft) && !answer);
	const done = parameters.get(invoiceFields.done);
	const isNumber = done !== null && list.some(({ number }) => number === done);
	const news = isNumber
		? filled(texts.done, { number: done })
		: done === "mailed"
			? texts.mailed
			: done === "sent"
				? texts.sending
				: null;
	const isTaken = parameters.get("vat") === "applied";
	// What a field is wrong by stands at that field.
	const problem = answer?.problem ?? (misfit(asked) ? null : (asked?.problem ?? null));
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
			{list.length > 0 && <IssuedInvoices {...props} />}
			{asked && <Asked key={asking} {...props} {...{ asked, place, draft, isTaken }} />}
			{!asked?.draft && shown.canBill && mayIssue && <NextInvoice {...props} />}
			{list.length === 0 && !(shown.canBill && mayIssue) && <p className="text-muted">{texts.none}</p>}
		</Panel>
	);
}
