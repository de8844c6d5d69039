import { eq } from "drizzle-orm";
import type { ClaimedMail } from "~/mail/claimed-mail.server.ts";
import { schema } from "~/platform/db.server.ts";
import { paperFilename } from "~/trade/papers/enclose-paper.server.ts";
import { offerColumns } from "./offer.store.server.ts";
import { type OfferPrinter, printOffer } from "./print-offer.server.ts";

const { offers, offerVersions } = schema;

/**
 * The offer that a mail brings, as PDF. A mail that brings an offer does not go without; one whose offer is gone, as after a
 * year, does.
 * @throws what the printer, the database or the file store says: the mail is tried again
 */
export async function encloseOffer(shop: OfferPrinter, { attachment, attachedId }: ClaimedMail) {
	if (attachment !== "offer" || attachedId === null) return [];
	const [found] = await shop.db
		.select({ offer: offerColumns, version: offerVersions })
		.from(offerVersions)
		.innerJoin(offers, eq(offers.id, offerVersions.offerId))
		.where(eq(offerVersions.id, attachedId));
	if (!found) return [];
	const paper = await printOffer(shop, found);
	const file = { filename: paperFilename(paper), contentType: "application/pdf" };
	return [{ ...file, content: paper.bytes, contentDisposition: "attachment" as const }];
}
