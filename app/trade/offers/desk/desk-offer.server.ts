import { adminUrls } from "~/desk-urls.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { findOffer } from "../offer.store.server.ts";
import { hasDraft, offerState, versionNumber } from "../offer.ts";
import { offerLink } from "../offer-link.server.ts";
import { draftAnswer, offerMail } from "../offer-mails.server.ts";
import { shownOffer } from "../offer-view.server.ts";
import { seenMark } from "./save-offer.server.ts";

type FoundOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

export type DeskOffer = NonNullable<ReturnType<typeof deskOffer>>;

/**
 * An offer as its page at the desk shows it: what is being written, what binds, and the mails that go with them. Null for
 * one of which nothing is written.
 * @param asked.language of the owner; mails and links are in the buyer's
 */
export function deskOffer(
	{ offer, order, messages, versions }: FoundOffer,
	asked: { sender: ConfirmationSender; language: Language; now: Date },
) {
	const { sender, language } = asked;
	const newest = versions.at(-1);
	if (!newest) return null;
	const binding = versions.find(({ version }) => version === offer.sentVersion) ?? null;
	const linkOf = (versionId: string) => offerLink(sender, { versionId, language: offer.language });
	const isWriting = hasDraft(offer);
	return {
		...{ offer, order, messages, isWriting },
		state: offerState(offer, antwerpClock(asked.now).slice(0, 10)),
		// What is being written is shown; what binds stands among the versions.
		shown: shownOffer(newest, language),
		hasDrawing: newest.content.hasDrawing && offer.hasDrawing,
		number: versionNumber(offer.number, newest.version),
		...{ seen: seenMark(newest), total: newest.totalAmount, version: newest.version },
		binding: binding && { version: binding.version, total: binding.totalAmount, link: linkOf(binding.id) },
		versions: versions.toReversed().map(({ version, sentAt }) => ({
			...{ version, sentAt, number: versionNumber(offer.number, version) },
			pdf: adminUrls.offerPdf(language, offer.id, version),
		})),
		mail: isWriting ? offerMail(sender.company, { ...offer, version: newest }, linkOf("…")).text : null,
		vatUnknown: newest.vatInputs.check?.state === "unknown",
		answerDraft: binding ? draftAnswer(sender.company, { ...offer, version: binding }, messages) : null,
	};
}
