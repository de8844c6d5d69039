import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cents } from "~/values/money.ts";
import { tabledOgm } from "~/values/ogm.ts";
import type { SheetRow } from "~/values/sheet.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { InvoiceRow } from "../invoice.store.server.ts";

/** Sales, in the Belgian minimum chart of accounts (royal decree of 21 October 2018); accountants refine it. */
const salesAccount = "700000";

/** The journal of sales: a row for each rate of each document, credit notes below zero, so that columns add up. */
export function journalSheet(language: Language) {
	const { headings, kinds } = pageTexts[language].adminInvoices;
	function rowsOf({ kind, number, issuedOn, snapshot }: InvoiceRow): SheetRow[] {
		const { buyer, order, dueOn, credits, perRate } = snapshot;
		const sign = kind === "credit_note" ? -1 : 1;
		const euros = (amount: number) => ({ euros: cents(amount === 0 ? 0 : sign * amount) });
		return perRate.map(({ treatment, base, vat }) => [
			...[kinds[kind], number, { day: issuedOn }, dueOn && { day: dueOn }, buyer.name, buyer.vatNumber ?? ""],
			...[buyer.country, treatment.category, { number: treatment.rate, decimals: 0 as const }],
			...[euros(base), euros(vat), euros(base + vat), tabledOgm(order.reference), order.number],
			...[credits?.number ?? "", salesAccount],
		]);
	}
	return {
		headings: [
			...[
				headings.kind,
				headings.number,
				headings.issuedOn,
				headings.dueOn,
				headings.customer,
				headings.vatNumber,
			],
			...[headings.country, headings.category, headings.rate, headings.net, headings.vat, headings.gross],
			...[headings.reference, headings.order, headings.credits, headings.account],
		],
		rowsOf,
	};
}
