import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { nextVersion, versionName } from "~/desk/record/version.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { OfferContent } from "~/values/offer-content.ts";
import { type BuyerVat, highestRate } from "~/values/order-vat.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { lockOffer, type OfferRow, type OfferVersion, readVersion } from "../offer.store.server.ts";
import { hasDraft, offerSums, versionNumber } from "../offer.ts";
import { noteOffer } from "../offer-log.server.ts";

const { offers, offerVersions } = schema;

/** gone: there is no such offer; closed: it was accepted; stale: somebody else has saved or sent since. */
export type SaveProblem = "gone" | "closed" | "stale";

/** Names the version that a form shows, and how it was saved last. */
export function seenMark({ version, updatedAt }: Pick<OfferVersion, "version" | "updatedAt">): string {
	return `${version} ${versionName(updatedAt)}`;
}

/** What a version of an offer comes to, as its row keeps it. */
export function sumColumns(content: OfferContent, vat: BuyerVat) {
	const { inputs, decision, totals } = offerSums(content, vat);
	return {
		...{ vatInputs: inputs, vatDecision: decision, vatRate: highestRate(totals) },
		...{ subtotalAmount: totals.net, vatAmount: totals.vat, totalAmount: totals.gross },
	};
}

/** What lists show of an offer. */
export function headColumns({ buyer, validUntil }: OfferContent, totalAmount: OfferVersion["totalAmount"]) {
	const { name: buyerName, companyName, email } = buyer;
	return { buyerName, companyName, email, validUntil, totalAmount };
}

/** The newest version of an offer, locked, where the form's author has seen it as it is. */
export async function lockNewest(
	tx: Transaction,
	{ id, seen }: { id: string; seen: string },
): Promise<{ offer: OfferRow; newest: OfferVersion } | { problem: SaveProblem }> {
	const offer = await lockOffer(tx, id);
	const newest = offer && (await readVersion(tx, offer.id, offer.version));
	if (!offer || !newest) return { problem: "gone" };
	if (offer.status === "accepted") return { problem: "closed" };
	if (seenMark(newest) !== seen) return { problem: "stale" };
	return { offer, newest };
}

/** The draft that says already what a form is to save, as a double click or one whose answer was lost finds it; null: none does. */
async function savedBefore(
	tx: Transaction,
	{ id, content, language }: { id: string; content: OfferContent; language: Language },
): Promise<OfferVersion | null> {
	const offer = await lockOffer(tx, id);
	if (!offer || !hasDraft(offer)) return null;
	if (offer.sentVersion === null && offer.language !== language) return null;
	const draft = await readVersion(tx, offer.id, offer.version);
	// As it is stored: what is undefined is left out.
	const isSame = isDeepStrictEqual(draft?.content, JSON.parse(JSON.stringify(content)));
	return isSame ? draft : null;
}

/**
 * Saves what an offer is to say. What was sent stays as it was sent: a change of it begins the next version, which binds
 * nobody until it is sent. The same form sent again finds it done. Admins only.
 * @param given.seen the mark of the version that the author's form shows; @param given.vat what is known of the buyer
 */
export function saveOffer(
	db: Db,
	author: Actor<"offers.change">,
	given: { id: string; seen: string; content: OfferContent; language: Language; vat: BuyerVat; now: Date },
): Promise<{ seen: string } | { problem: SaveProblem }> {
	return db.transaction(async (tx) => {
		const found = await lockNewest(tx, given);
		if ("problem" in found) {
			const saved = found.problem === "stale" ? await savedBefore(tx, given) : null;
			return saved ? { seen: seenMark(saved) } : found;
		}
		const { offer, newest } = found;
		const { content, now } = given;
		const sums = sumColumns(content, given.vat);
		const isNext = newest.sentAt !== null;
		const version = isNext ? newest.version + 1 : newest.version;
		const updatedAt = nextVersion(newest.updatedAt, now);
		if (isNext) {
			await tx
				.insert(offerVersions)
				.values({ offerId: offer.id, version, content, ...sums, createdAt: now, updatedAt });
		} else {
			await tx
				.update(offerVersions)
				.set({ content, ...sums, updatedAt })
				.where(and(eq(offerVersions.offerId, offer.id), eq(offerVersions.version, version)));
		}
		await tx
			.update(offers)
			.set({
				...{ version, updatedAt: now },
				// What binds is what lists show.
				...(offer.sentVersion === null && {
					...headColumns(content, sums.totalAmount),
					language: given.language,
				}),
			})
			.where(eq(offers.id, offer.id));
		if (isNext) {
			await noteOffer(tx, author, {
				...{ offer, action: "update" },
				after: { version: versionNumber(offer.number, version) },
			});
		}
		return { seen: seenMark({ version, updatedAt }) };
	});
}

/** Whether the draft that a form shows has been dropped already: versions are counted back by nothing else. */
async function isDropped(tx: Transaction, { id, seen }: { id: string; seen: string }): Promise<boolean> {
	const offer = await lockOffer(tx, id);
	return offer !== null && offer.version < Number(seen.split(" ")[0]);
}

/**
 * Drops what is being written: the draft of a next version, or an offer that was never sent. The same form sent again finds it
 * done. Admins only.
 * @returns whether the offer is still there
 */
export function discardDraft(
	db: Db,
	author: Actor<"offers.change">,
	given: { id: string; seen: string },
): Promise<{ isLeft: boolean } | { problem: SaveProblem }> {
	return db.transaction(async (tx) => {
		const found = await lockNewest(tx, given);
		if ("problem" in found) {
			return found.problem === "stale" && (await isDropped(tx, given)) ? { isLeft: true } : found;
		}
		const { offer, newest } = found;
		if (!hasDraft(offer)) return { problem: "stale" };
		if (offer.sentVersion === null) {
			await noteOffer(tx, author, { offer, action: "delete", before: { name: offer.buyerName } });
			await tx.delete(offers).where(eq(offers.id, offer.id));
			return { isLeft: false };
		}
		await tx.delete(offerVersions).where(eq(offerVersions.id, newest.id));
		await tx
			.update(offers)
			.set({ version: newest.version - 1 })
			.where(eq(offers.id, offer.id));
		await noteOffer(tx, author, {
			...{ offer, action: "delete" },
			before: { version: versionNumber(offer.number, newest.version) },
		});
		return { isLeft: true };
	});
}
