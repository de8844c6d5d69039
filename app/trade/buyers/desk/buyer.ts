import { type ListQuery, listOf } from "~/desk/list/list-query.ts";
import { emailForm } from "~/values/email.ts";
import type { Cents } from "~/values/money.ts";
import { plainText } from "~/values/plain-text.ts";
import type {
	BillingAddress,
	Language,
	OfferStatus,
	orderStatuses,
	ShippingAddress,
} from "~/values/vocabulary.ts";

/** A mail address as the shop compares it; null for what is none. */
export function buyerKey(typed: string): string | null {
	const email = typed.trim().toLowerCase();
	return email.length <= 200 && emailForm.test(email) ? email : null;
}

/** Whom the shop has heard of last first, or by name: both stand in an index. */
export const buyerSorts = ["last", "name"] as const;
export type BuyerSort = (typeof buyerSorts)[number];

/** The list of them; it goes on behind a place, since nobody counts a shop's buyers. */
export const buyerList = listOf("status", [], false, buyerSorts);
export type BuyerQuery = ListQuery<never, BuyerSort>;

/** How far a page reaches: buyers behind it are on the next. @property by moment or name, as the database writes it */
export type ListPlace = { by: string; id: string };

/** A place in an address: what the list is sorted by and an id, both of which the database has given. */
export function placeText({ by, id }: ListPlace): string {
	return `${by}~${id}`;
}

const placeForm = /^(.{0,100})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/su;
const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/;

/** A place of an address; null for what is none in a list that is sorted like that. */
export function parsePlace(text: string | null, sort: BuyerSort = "last"): ListPlace | null {
	const [, by, id] = placeForm.exec(plainText(text ?? "")) ?? [];
	if (by === undefined || id === undefined) return null;
	return sort === "name" || (momentForm.test(by) && !Number.isNaN(Date.parse(by))) ? { by, id } : null;
}

/** A buyer in the list, by the newest that the shop has of them. */
export type FoundBuyer = {
	email: string;
	name: string;
	company: string | null;
	at: string;
	id: string;
	/** Other addresses of the same buyer. */
	others: string[];
	/** Orders that were not cancelled, up to a thousand, and what they come to. */
	orders: number;
	total: Cents;
	/** What of them is still to be paid. */
	open: Cents;
};

type Status = (typeof orderStatuses)[number];

/** Everything that belongs to one buyer; the newest fifty of each kind. */
export type BuyerCard = {
	email: string;
	/** Other addresses, by whom and when they were put together with the first. */
	others: { email: string; by: string; at: string }[];
	accounts: { email: string; at: string }[];
	orders: {
		id: string;
		number: string;
		status: Status;
		total: Cents;
		/** What of it is still to be paid, as `FoundBuyer` has it. */
		open: Cents;
		at: string;
		language: Language;
		shipping: ShippingAddress;
		billing: BillingAddress | null;
		vat: { number: string; state: string } | null;
	}[];
	quotes: { id: string; name: string; status: string; at: string }[];
	offers: { id: string; number: string; status: OfferStatus; total: Cents; at: string }[];
	invoices: {
		id: string;
		number: string;
		kind: string;
		gross: Cents;
		on: string;
		order: string;
		orderId: string;
	}[];
	messages: { id: string; subject: string | null; status: string; at: string }[];
	mails: { id: string; subject: string; status: string; at: string }[];
	notes: { id: string; userEmail: string; text: string; at: string }[];
	sums: { orders: number; total: Cents; open: Cents };
};

/** What the newest order says of a buyer, and each address and VAT number once, the newest first. */
export function factsOf({ orders }: Pick<BuyerCard, "orders">): {
	name: string | null;
	company: string | null;
	phone: string | null;
	addresses: (ShippingAddress | BillingAddress)[];
	vatNumbers: { number: string; state: string }[];
} {
	const newest = orders[0]?.shipping;
	const addresses = new Map<string, ShippingAddress | BillingAddress>();
	const numbers = new Map<string, string>();
	for (const { shipping, billing, vat } of orders) {
		for (const address of billing ? [shipping, billing] : [shipping]) {
			const { street, postalCode, city, country, companyName } = address;
			const key = [companyName, street, postalCode, city, country].join("|").toLowerCase();
			if (!addresses.has(key)) addresses.set(key, address);
			const said = address.vatNumber;
			if (said && !numbers.has(said.replace(/[\s.]/g, ""))) numbers.set(said.replace(/[\s.]/g, ""), "none");
		}
		if (vat && (numbers.get(vat.number) ?? "none") === "none") numbers.set(vat.number, vat.state);
	}
	return {
		...{ name: newest?.name ?? null, company: newest?.companyName ?? null, phone: newest?.phone ?? null },
		addresses: [...addresses.values()],
		vatNumbers: [...numbers].map(([number, state]) => ({ number, state })),
	};
}
