import { Form, Link, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { deskLink } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { noonOf } from "~/values/day.ts";
import { DeliveryBadge, InvoiceBadge } from "./invoice-badge.tsx";
import { invoiceFields } from "./invoice-form.ts";
import type { PanelProps } from "./shown-invoices.ts";

/** What was issued for an order, with its files and how its e-invoice travels. */
export function IssuedInvoices({ texts, shown, action }: PanelProps) {
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
