import { and, eq } from "drizzle-orm";
import { writeMail } from "~/mail/outbox.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import type { Actor } from "~/values/rights.ts";
import { lockOffer, type OfferRow, type OfferVersion, readVersion } from "../offer.store.server.ts";
import { hasDraft, type SendProblem, sendProblem } from "../offer.ts";
import { offerLink, offerToken, offerTokenHash } from "../offer-link.server.ts";
import { followQuote, noteOffer } from "../offer-log.server.ts";
import { laterMail, offerMail } from "../offer-mails.server.ts";
import { headColumns, lockNewest, type SaveProblem, seenMark, sumColumns } from "./save-offer.server.ts";

const { mailOutbox, offers, offerVersions } = schema;

/** total: it comes to another sum than was shown, since VIES has answered otherwise. */
export type SendResult = { version: number } | { problem: SaveProblem | SendProblem | "total" };

export type Sending = {
	id: string;
	/** The mark of the draft that the author has seen, and what it came to, incl. VAT in cents. */
	seen: string;
	seenTotal: number;
	vat: BuyerVat;
	/** False: the buyer was told on the phone, and gets no mail of the offer itself. */
	isMailed: boolean;
	now: Date;
};

/** Sending a draft is its last change, so long after the one before: the same press is known again by that, in milliseconds. */
const sentAfter = 1;

/** The version that the same form has sent already, as a double click or one whose answer was lost; null: none. */
async function sentBefore(tx: Transaction, { id, seen }: Sending): Promise<number | null> {
	const offer = await lockOffer(tx, id);
	if (offer?.status !== "sent" || hasDraft(offer)) return null;
	const sent = await readVersion(tx, offer.id, offer.version);
	if (!sent) return null;
	const { version, updatedAt } = sent;
	const before = new Date(updatedAt.getTime() - sentAfter);
	return seen === seenMark({ version, updatedAt: before }) ? version : null;
}

/** Fixes a draft, so that it binds from now on; older links lead to it. */
async function fix(
	tx: Transaction,
	sender: ConfirmationSender,
	{ offer, draft, given }: { offer: OfferRow; draft: OfferVersion; given: Sending },
): Promise<OfferVersion> {
	const { content } = draft;
	const sums = sumColumns(content, given.vat);
	const updatedAt = new Date(draft.updatedAt.getTime() + sentAfter);
	const tokenHash = offerTokenHash(offerToken(sender.secret, draft.id));
	const [sent] = await tx
		.update(offerVersions)
		.set({ ...sums, sentAt: given.now, tokenHash, updatedAt })
		.where(and(eq(offerVersions.id, draft.id)))
		.returning();
	if (!sent) throw new Error("the version was not fixed");
	await tx
		.update(offers)
		.set({
			...{ ...headColumns(content, sums.totalAmount), status: "sent", sentVersion: draft.version },
			...{ sentAt: given.now, updatedAt: given.now, askedAt: null },
			...{ answeredAt: null, answeredBy: null, answeredHow: null, declineReason: null },
		})
		.where(eq(offers.id, offer.id));
	return sent;
}

/**
 * Sends a draft to its buyer: from then on it is fixed and binds until its last day. Its mail brings it as PDF, in the
 * buyer's language, with a link that opens it without an account; the request that it answers counts as answered. The same form
 * sent again finds it done. Admins only.
 */
export function sendOffer(
	db: Db,
	sender: ConfirmationSender,
	author: Actor<"offers.change">,
	given: Sending,
): Promise<SendResult> {
	return db.transaction((tx) => sendWithin(tx, sender, author, given));
}

/** The same in the caller's transaction. What it refuses has changed nothing. */
export async function sendWithin(
	tx: Transaction,
	sender: ConfirmationSender,
	author: Actor<"offers.change">,
	given: Sending,
): Promise<SendResult> {
	const sent = await sentBefore(tx, given);
	if (sent !== null) return { version: sent };
	const found = await lockNewest(tx, given);
	if ("problem" in found) return found;
	const { offer, newest: draft } = found;
	if (!hasDraft(offer)) return { problem: "stale" };
	const { totalAmount: gross } = sumColumns(draft.content, given.vat);
	const today = antwerpClock(given.now).slice(0, 10);
	const problem = sendProblem(draft.content, { gross, today });
	if (problem) return { problem };
	if (gross !== given.seenTotal) return { problem: "total" };
	const version = await fix(tx, sender, { offer, draft, given });
	const { id, number, language } = offer;
	const { company } = sender;
	const mail = given.isMailed
		? await writeMail(tx, {
				...{ kind: "offer", about: id, audience: "customer", language },
				...{ recipient: draft.content.buyer.email, replyTo: company.email },
				...{ dedupeKey: `offer:${draft.id}`, attachment: "offer", attachedId: draft.id },
				...offerMail(
					company,
					{ id, number, language, version },
					offerLink(sender, { versionId: draft.id, language }),
				),
			})
		: null;
	await noteOffer(tx, author, {
		...{ offer, action: "status", before: { status: offer.status } },
		after: { status: "sent", version: draft.version, ...(mail && { mail }) },
	});
	await followQuote(tx, author, { quoteId: offer.quoteId, to: "answered", from: ["new", "lost"] });
	return { version: draft.version };
}

/** Names the mail that tells a buyer that a version is withdrawn. */
const withdrawnKey = ({ id }: { id: string }) => `offer-withdrawn:${id}`;

/** Whether a withdrawn offer became so as this form wants it, its buyer told or not: the same press, whose answer was lost. */
async function isWithdrawnSo(tx: Transaction, version: OfferVersion, isTold: boolean): Promise<boolean> {
	const told = await tx.$count(mailOutbox, eq(mailOutbox.dedupeKey, withdrawnKey(version)));
	return isTold === told > 0;
}

/**
 * Takes an offer back before it is accepted, and tells its buyer where that is wanted. The link says so from then on. The
 * same form sent again finds it done. Admins only. Whoever accepts at the same moment was first or is told.
 * @returns gone: there is no such offer; accepted: it is an order already; stale: it does not stand
 */
export function withdrawOffer(
	db: Db,
	sender: ConfirmationSender,
	author: Actor<"offers.change">,
	given: { id: string; isTold: boolean; now: Date },
): Promise<"withdrawn" | "gone" | "accepted" | "stale"> {
	return db.transaction(async (tx) => {
		const offer = await lockForAuthor(tx, given.id);
		if (!offer) return "gone";
		if (offer.head.status === "accepted") return "accepted";
		const { head, version } = offer;
		if (head.status === "withdrawn" && version && (await isWithdrawnSo(tx, version, given.isTold))) {
			return "withdrawn";
		}
		if (head.status !== "sent" || !version) return "stale";
		await tx
			.update(offers)
			.set({ status: "withdrawn", askedAt: null, updatedAt: given.now })
			.where(eq(offers.id, head.id));
		const { id, number, language } = head;
		const mail = given.isTold
			? await writeMail(tx, {
					...{ kind: "offer", about: id, audience: "customer", language },
					...{ recipient: head.email, replyTo: sender.company.email },
					dedupeKey: withdrawnKey(version),
					...laterMail(sender.company, { id, number, language, version }, "withdrawn", null),
				})
			: null;
		await noteOffer(tx, author, {
			...{ offer: head, action: "status", before: { status: head.status } },
			after: { status: "withdrawn", ...(mail && { mail }) },
		});
		return "withdrawn";
	});
}

async function lockForAuthor(tx: Transaction, id: string) {
	const head = await lockOffer(tx, id);
	if (!head) return null;
	const version = head.sentVersion === null ? null : await readVersion(tx, id, head.sentVersion);
	return { head, version };
}
