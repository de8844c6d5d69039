import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import { type Amounts, vatRate } from "~/values/vat.ts";

/** Subtotal, VAT and total, aligned to the cent where one of them has cents. */
export function AmountsTable({ amounts, rate = vatRate }: { amounts: Amounts; rate?: number }) {
	const t = useTranslations("checkout");
	const { euro } = useFormat();
	const whole = [amounts.subtotal, amounts.vat, amounts.total].every((amount) => amount % 100 === 0);
	const show = (amount: Amounts["total"]) => euro(amount, whole ? "auto" : "always");
	return (
		<dl className="grid gap-2">
			<div className="flex justify-between gap-4">
				<dt className="text-muted">{t("subtotal")}</dt>
				<dd className="font-semibold whitespace-nowrap">{show(amounts.subtotal)}</dd>
			</div>
			<div className="flex justify-between gap-4">
				<dt className="text-muted">{t("vat", { rate: String(rate) })}</dt>
				<dd className="font-semibold whitespace-nowrap">{show(amounts.vat)}</dd>
			</div>
			<div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
				<dt className="font-bold">{t("total")}</dt>
				<dd className="text-2xl font-extrabold whitespace-nowrap">{show(amounts.total)}</dd>
			</div>
		</dl>
	);
}
