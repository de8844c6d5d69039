import type { Day } from "~/values/day.ts";
import { type Cents, cents } from "~/values/money.ts";
import { may, type Role } from "~/values/rights.ts";
import type { Language, ReversalKind, TransportCountry } from "~/values/vocabulary.ts";

type Buyer = { id: string; number: string; name: string; company: string | null };

/**
 * What there is to do. Counts end at a hundred where nothing keeps them; `at` is a moment as the database writes it; rows
 * are the oldest few.
 */
export type Today = {
	/** To be confirmed. */
	orders: { count: number; rows: (Buyer & { total: Cents; at: string; lines: string | null })[] };
	/** Without an answer; late: for more than the 24 hours that the shop promises. */
	quotes: {
		count: number;
		late: number;
		rows: { id: string; name: string; company: string | null; at: string; about: string | null }[];
	};
	/** Sent, and a question of the buyer's waits since `at`; else they end today or within two days, on `until`. */
	offers: (Buyer & { at: string | null; until: Day; total: Cents })[];
	messages: { count: number; rows: { id: string; name: string; about: string; at: string }[] };
	/** Their day has passed. @property open the sum of those that are counted */
	unpaid: {
		count: number;
		open: Cents;
		rows: (Buyer & { dueOn: Day; open: Cents; paid: Cents; total: Cents })[];
	};
	/** Confirmed or paid and wished for this week; late: for a day before today. */
	deliveries: {
		count: number;
		late: number;
		rows: (Buyer & {
			on: Day;
			postalCode: string | null;
			city: string | null;
			isPaid: boolean;
			lines: string | null;
		})[];
	};
	mails: {
		count: number;
		rows: { id: string; recipient: string; subject: string; error: string | null; at: string }[];
	};
	bank: number;
	/** What goes back to buyers. @property open the sum of those that are counted */
	toPayBack: { count: number; open: Cents };
	/** Money that went another way than the owner meant, and nobody has dealt with it: refunds that have come back, chargebacks. */
	refunds: (Buyer & { kind: ReversalKind; amount: Cents; at: string })[];
	/** What is in the shop without a text in each language. @property languages those that it has */
	texts: { kind: "product" | "page" | "post"; id: string; languages: Language[]; title: string }[];
	/** Pages of the law that nobody but the owner sees yet. */
	drafts: { id: string; title: string }[];
	/** Where deliveries were asked for and no tariff is known. */
	tariffs: { country: TransportCountry; prefix: string; count: number }[];
};

/** Of it, what a role can settle: the rest is not sent. */
export function todayFor(role: Role, today: Today): Today {
	return {
		...today,
		...(!may(role, "payments.record") && {
			unpaid: { count: 0, open: cents(0), rows: [] },
			toPayBack: { count: 0, open: cents(0) },
		}),
		...(!may(role, "bank.change") && { bank: 0 }),
		...(!may(role, "mails.read") && { mails: { count: 0, rows: [] } }),
		...(!may(role, "content.change") && { texts: [], drafts: [] }),
		...(!may(role, "prices.change") && { tariffs: [] }),
	};
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** How long something has waited: at least a minute, in hours up to two days, then in days. */
export function waitOf(at: string, now: Date): { unit: "minutes" | "hours" | "days"; count: number } {
	const waited = now.getTime() - Date.parse(at);
	const hours = Math.floor(waited / hourMs);
	if (hours < 1) return { unit: "minutes", count: Math.max(1, Math.floor(waited / minuteMs)) };
	return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}

/** Hours within which the shop promises an answer to a quote. */
const promisedHours = 24;

/** Whether a request waits for longer than the shop promises. */
export function isLate(at: string, now: Date): boolean {
	return now.getTime() - Date.parse(at) > promisedHours * hourMs;
}
