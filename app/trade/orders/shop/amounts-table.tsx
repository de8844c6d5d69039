import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { VatView } from "~/trade/vat/vat-view.ts";
import { type Amounts, vatRate } from "~/values/vat.ts";

/** A sum that does not fit beside its words stands below them: on a narrow phone a word was cut in two. */
const row = "flex flex-wrap justify-between gap-x-4";

type AmountsTableProps = {
	amounts: Amounts & Partial<Pick<VatView, "parts" | "notes">>;
	/** What subtotal and total are called where they leave something out. */
	names?: { subtotal: string; total: string } | undefined;
};

/** Subtotal, VAT by rate and total, aligned to the cent where one of them has cents, and why VAT is as it is. */
export function AmountsTable({ amounts, names }: AmountsTableProps) {
	const t = useTranslations("checkout");
	const { euro } = useFormat();
	const parts = amounts.parts ?? [{ rate: vatRate, base: amounts.subtotal, vat: amounts.vat }];
	const whole = [amounts.subtotal, amounts.total, ...parts.map(({ vat }) => vat)].every(
		(amount) => amount % 100 === 0,
	);
	const show = (amount: Amounts["total"]) => euro(amount, whole ? "auto" : "always");
	const table = (
		<dl className="grid gap-2">
			<div className={row}>
				<dt className="text-muted">{names?.subtotal ?? t("subtotal")}</dt>
				<dd className="ml-auto font-semibold whitespace-nowrap">{show(amounts.subtotal)}</dd>
			</div>
			{parts.map(({ rate, base, vat }) => (
				<div key={`${rate} ${base}`} className={row}>
					<dt className="text-muted">
						{t("vat", { rate: String(rate) })}
						{parts.length > 1 && <span className="block text-sm">{show(base)}</span>}
					</dt>
					<dd className="ml-auto font-semibold whitespace-nowrap">{show(vat)}</dd>
				</div>
			))}
			<div className={`${row} items-baseline border-t border-line pt-3`}>
				<dt className="font-bold">{names?.total ?? t("total")}</dt>
				<dd className="ml-auto text-2xl font-extrabold whitespace-nowrap">{show(amounts.total)}</dd>
			</div>
		</dl>
	);
	if (!amounts.notes?.length) return table;
	return (
		<div className="grid gap-3">
			{table}
			{amounts.notes.map((note) => (
				<p key={note} className="text-sm text-muted">
					{note}
				</p>
			))}
		</div>
	);
}
