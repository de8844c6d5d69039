import { and, count, eq, gt } from "drizzle-orm";
import type { LetterSender } from "~/mail/letter.ts";
import { writeMail } from "~/mail/outbox.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { lockOffer, type OfferRow, type OfferVersion, readVersion } from "./offer.store.server.ts";
import { type LinkState, linkState } from "./offer.ts";
import { followQuote, noteOffer } from "./offer-log.server.ts";
import { copyMail } from "./offer-mails.server.ts";

const { offerMessages, offers } = schema;

/** What a buyer's answer is about. @property version which was seen */
type Answering = { offerId: string; version: number; now: Date };

export type AnswerResult = "done" | { problem: "gone" | "many" | Exclude<LinkState, "open"> };

/** Questions that one offer may ask within a day: who has more to say calls. */
const mostQuestions = 10;
const dayMs = 24 * 60 * 60 * 1_000;

type Allowed = (state: LinkState) => boolean;

/** The offer, locked, where its link may still do what is asked. */
async function lockAnswerable(
	tx: Transaction,
	given: Answering,
	isAllowed: Allowed,
): Promise<{ offer: OfferRow; version: OfferVersion } | { problem: "gone" | Exclude<LinkState, "open"> }> {
	const offer = await lockOffer(tx, given.offerId);
	const version = offer && (await readVersion(tx, offer.id, given.version));
	if (!offer || !version) return { problem: "gone" };
	const state = linkState(offer, given.version, antwerpClock(given.now).slice(0, 10));
	if (!isAllowed(state)) return { problem: state as Exclude<LinkState, "open"> };
	return { offer, version };
}

async function tellCompany(
	tx: Transaction,
	sender: LetterSender,
	{ offer, version, kind, said, key }: ToTell,
): Promise<void> {
	const { company } = sender;
	const told = { id: offer.id, number: offer.number, language: offer.language, version };
	await writeMail(tx, {
		...{ kind: "offer", about: offer.id, audience: "company", language: company.mailLanguage },
		...{ recipient: company.email, replyTo: version.content.buyer.email },
		dedupeKey: `offer-${kind}:${key}`,
		...copyMail(sender, told, kind, said),
	});
}

type ToTell = {
	offer: OfferRow;
	version: OfferVersion;
	kind: "declined" | "asked";
	said: string;
	/** Names the occasion. */
	key: string;
};

/**
 * Declines an offer for its buyer, with the reason where one was given, and tells the company. Twice is once. Anyone may
 * call it who holds the link.
 */
export function declineOffer(
	db: Db,
	sender: LetterSender,
	given: Answering & { reason: string },
): Promise<AnswerResult> {
	return db.transaction(async (tx) => {
		const found = await lockAnswerable(tx, given, (state) => state === "open" || state === "declined");
		if ("problem" in found) return found;
		const { offer, version } = found;
		if (offer.status === "declined") return "done";
		const { name, email } = version.content.buyer;
		await tx
			.update(offers)
			.set({
				...{
					status: "declined",
					answeredAt: given.now,
					answeredBy: name,
					answeredHow: "link",
					askedAt: null,
				},
				...{ declineReason: given.reason || null, updatedAt: given.now },
			})
			.where(eq(offers.id, offer.id));
		const buyer = { id: null, email };
		await noteOffer(tx, buyer, {
			...{ offer, action: "status", before: { status: offer.status } },
			after: { status: "declined", ...(given.reason && { reason: given.reason }) },
		});
		await followQuote(tx, buyer, { quoteId: offer.quoteId, to: "lost", from: ["new", "answered"] });
		const key = `${version.id}:${given.now.getTime()}`;
		await tellCompany(tx, sender, { offer, version, kind: "declined", said: given.reason, key });
		return "done";
	});
}

/**
 * Keeps a buyer's question beside its offer and mails it to the company. Also about an offer that has ended or was declined:
 * the answer may be a new version. Anyone may call it who holds the link, some times a day.
 * @param given.text not blank; @param given.key the form's: the same form sent twice asks once
 */
export function askAboutOffer(
	db: Db,
	sender: LetterSender,
	given: Answering & { text: string; key: string },
): Promise<AnswerResult> {
	return db.transaction(async (tx) => {
		const closed = ["accepted", "superseded"];
		const found = await lockAnswerable(tx, given, (state) => !closed.includes(state));
		if ("problem" in found) return found;
		const { offer, version } = found;
		const since = new Date(given.now.getTime() - dayMs);
		const [asked] = await tx
			.select({ lately: count() })
			.from(offerMessages)
			.where(
				and(
					...[eq(offerMessages.offerId, offer.id), eq(offerMessages.author, "buyer")],
					gt(offerMessages.createdAt, since),
				),
			);
		const [known] = await tx
			.select({ id: offerMessages.id })
			.from(offerMessages)
			.where(eq(offerMessages.id, given.key));
		if (known) return "done";
		if ((asked?.lately ?? 0) >= mostQuestions) return { problem: "many" };
		const row = { id: given.key, offerId: offer.id, version: given.version, createdAt: given.now };
		await tx.insert(offerMessages).values({ ...row, author: "buyer", text: given.text });
		await tx
			.update(offers)
			.set({ askedAt: offer.askedAt ?? given.now, updatedAt: given.now })
			.where(eq(offers.id, offer.id));
		await tellCompany(tx, sender, { offer, version, kind: "asked", said: given.text, key: given.key });
		return "done";
	});
}
