import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { VatView } from "~/trade/vat/vat-view.ts";
import type { Day } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import type { VatPart } from "~/values/vat-cases.ts";
import type { deliveryStates, InvoiceKind } from "~/values/vocabulary.ts";
import type { InvoiceLine, IssueProblem } from "../invoice.ts";
import type { InvoiceFieldProblems, InvoiceIntent, TypedInvoice } from "./invoice-form.ts";

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

/**
 * @property net what is left of it, without VAT
 * @property lines those of which something is left, and how many of each are asked for, as typed
 */
type ShownCredited = {
	id: string;
	net: Cents;
	lines: { id: number; text: string; details: readonly string[]; most: number; typed: string }[];
	/** Whether an amount is asked for, and no pieces. */
	isReduced: boolean;
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
		isDeposit: boolean;
		/** As they came: without VAT, and percent of an order. */
		typed: { amount: string; percent: string };
		/** What was typed beside the draft before; null: nothing. */
		carried: TypedInvoice | null;
		/** The invoice that is credited; null for all else, and where there is none. */
		credited: ShownCredited | null;
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

export type PanelProps = { texts: Texts; shown: ShownInvoices; answer: InvoiceAnswer | null; action: string };

/** The invoice that a credit note is written of first: the last one, before what was billed in advance; null where none stands. */
export function firstToCredit({ list }: Pick<ShownInvoices, "list">): string | null {
	const left = list.filter(({ isCreditable }) => isCreditable);
	return (left.find(({ kind }) => kind === "invoice") ?? left[0])?.id ?? null;
}

/** Whether so many of a line cannot be credited, as typed. */
export const isTooMany = ({ typed, most }: { typed: string; most: number }) =>
	typed !== "" && !(/^\d{1,6}$/.test(typed) && Number(typed) <= most);

/** The field, or the pieces of lines, that what is asked for fails by; null where it is none of them. */
export function misfit(asked: ShownInvoices["asked"]): "percent" | "amount" | "pieces" | null {
	if (!asked?.problem) return null;
	const { problem, typed, credited, isDeposit } = asked;
	const isOfSum = problem === "amount" || problem === "much" || problem === "nothing";
	if (credited?.isReduced) return isOfSum ? "amount" : null;
	if (credited) return credited.lines.some(isTooMany) ? "pieces" : null;
	if (!isDeposit) return null;
	if (typed.percent !== "") return isOfSum || problem === "percent" ? "percent" : null;
	return isOfSum ? "amount" : null;
}

/** Fills the places of a text. */
export const filled = (text: string, values: Record<string, string>) =>
	text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
