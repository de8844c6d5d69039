import { Form, Link, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { deskLink } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { useSendingButton } from "~/ui/use-sending-button.ts";
import { noonOf } from "~/values/day.ts";
import { DeliveryBadge, InvoiceBadge } from "./invoice-badge.tsx";
import { invoiceFields } from "./invoice-form.ts";
import type { PanelProps } from "./shown-invoices.ts";

type SendFormProps = {
	action: string;
	/** Made with the page. */
	formKey: string;
	intent: "bill-send" | "bill-mail";
	/** The invoice's id. */
	of: string;
	number: string;
	/** What the form has seen of the e-invoice's way. */
	seen?: string;
	label: string;
};

/** Sends an invoice on its way: to the provider of e-invoices, or by mail. */
function SendForm({ action, formKey, intent, of, number, seen, label }: SendFormProps) {
	const button = useSendingButton(useNavigation().state !== "idle");
	return (
		<Form method="post" action={`${action}#invoices`} preventScrollReset>
			<input type="hidden" name={deskFields.intent} value={intent} />
			<input type="hidden" name={invoiceFields.of} value={of} />
			<input type="hidden" name={invoiceFields.key} value={formKey} />
			{seen && <input type="hidden" name={invoiceFields.seen} value={seen} />}
			<button {...button} className={deskLink} aria-label={`${label} ${number}`}>
				{label}
			</button>
		</Form>
	);
}

/** What was issued for an order, with its files and how its e-invoice travels. */
export function IssuedInvoices({ texts, shown, action }: PanelProps) {
	const language = useLanguage();
	const { euro } = useFormat();
	const shared = { action, formKey: shown.key };
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
									<SendForm
										{...{ ...shared, of: one.id, number: one.number }}
										intent="bill-send"
										seen={one.delivery?.mark ?? "none"}
										label={one.delivery ? texts.sendAgain : texts.sendNow}
									/>
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
							<SendForm
								{...{ ...shared, of: one.id, number: one.number }}
								intent="bill-mail"
								label={texts.send}
							/>
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
