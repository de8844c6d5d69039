import { useSearchParams } from "react-router";
import { Panel } from "~/desk/parts/facts.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { Notice } from "~/ui/notice.tsx";
import { CreditChoice } from "./credit-choice.tsx";
import { DraftConfirmation } from "./draft-confirmation.tsx";
import { invoiceFields } from "./invoice-form.ts";
import { IssuedInvoices } from "./issued-invoices.tsx";
import { NextInvoice } from "./next-invoice.tsx";
import { filled, misfit, type PanelProps } from "./shown-invoices.ts";
import { VatChoice } from "./vat-choice.tsx";

/** An order's invoices and credit notes, and the form that makes the next one once it has been looked at. */
export function InvoicePanel(given: PanelProps) {
	const { texts, answer } = given;
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
			{asked && <CreditChoice {...props} />}
			{asked?.vat && <VatChoice {...props} />}
			{asked?.draft && parameters.get("vat") === "applied" && !answer && (
				<Notice tone="success" role="status">
					{texts.vatChange.taken}
				</Notice>
			)}
			{asked?.draft && <DraftConfirmation key={asked.draft.mark} {...props} />}
			{!asked?.draft && shown.canBill && mayIssue && <NextInvoice {...props} />}
			{list.length === 0 && !(shown.canBill && mayIssue) && <p className="text-muted">{texts.none}</p>}
		</Panel>
	);
}
