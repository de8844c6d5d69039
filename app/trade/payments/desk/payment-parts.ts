import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Day } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import type { RefundState } from "~/values/vocabulary.ts";
import type { PaymentMark } from "../payment-state.ts";
import { type PaymentAnswer, paymentFields } from "./payment-form.ts";

export type PaymentTexts = PageTexts["adminPayments"];

/** What the panel shows of an order's money. */
export type ShownPayments = {
	reference: string;
	/** Below zero: paid too much; null where nothing is asked for. */
	open: Cents | null;
	/** What has not been written down of what it comes to, below zero what goes back: proposed as the next payment. */
	unrecorded: Cents;
	paid: Cents;
	/** What credit notes have taken back. */
	credited: Cents;
	mark: PaymentMark | null;
	dueOn: Day | null;
	/** Whether the buyer is still asked for money. */
	isAwaited: boolean;
	remindersStopped: boolean;
	/** Whether it is up to the owner what becomes of it, since it has not been paid for so long. */
	isLapsing: boolean;
	today: Day;
	/** Made with the page. */
	key: string;
	list: readonly {
		id: string;
		amount: Cents;
		paidOn: Day;
		note: string;
		userEmail: string;
		/** Where in the bank's statements it stands. */
		bankLine: { id: string; statement: string } | null;
	}[];
	/** What was paid back of what is billed and not credited, and where a credit note is written; null where nothing is billed. */
	owedAgain: { amount: Cents; creditTo: string } | null;
	/** Whether a refund has come back that nobody has dealt with. */
	hasFailedRefund: boolean;
	/** What the payers' banks took back that nobody has dealt with. */
	chargebacks: readonly { id: string; amount: Cents }[];
	/** What the buyer may be paying online right now; null where nothing. */
	underWay: Cents | null;
	/**
	 * What was paid online, as the provider has confirmed it; none where no provider is set up.
	 * @property asked what it was asked for; @property left what of it can be paid back
	 */
	online: readonly {
		id: string;
		amount: Cents;
		asked: Cents;
		paidOn: Day;
		left: Cents;
		refunds: readonly {
			id: string;
			amount: Cents;
			state: RefundState;
			answer: string;
			settledAt: Date | null;
		}[];
	}[];
};

/** What the panel and its forms are given. */
export type PaymentPartProps = {
	texts: PaymentTexts;
	shown: ShownPayments;
	answer: PaymentAnswer | null;
	/** Address of the order's page. */
	action: string;
};

/** What the address says was done; empty: nothing. */
export const doneIn = (query: URLSearchParams) => query.get(paymentFields.done) ?? "";
