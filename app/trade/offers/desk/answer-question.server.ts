import { eq } from "drizzle-orm";
import type { KeyedLetter } from "~/desk/detail/own-letter.ts";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { writeOwnLetter } from "~/mail/desk/own-letter.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import type { Actor } from "~/values/rights.ts";
import { lockOffer, readVersion } from "../offer.store.server.ts";
import { offerLink } from "../offer-link.server.ts";
import { noteOffer } from "../offer-log.server.ts";

const { offerMessages, offers } = schema;

/**
 * Answers a buyer by mail, with the link to the offer below the text; the offer keeps the answer, and nothing waits any more.
 * The same form sent twice writes one letter. Admins only.
 * @returns false when there is no such offer, or nobody has been sent it
 */
export function answerQuestion(
	db: Db,
	author: Actor<"offers.change">,
	{ id, sender, letter, now }: { id: string; sender: ConfirmationSender; letter: KeyedLetter; now: Date },
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const offer = await lockOffer(tx, id);
		if (!offer || offer.sentVersion === null) return false;
		const version = await readVersion(tx, id, offer.sentVersion);
		if (!version) return false;
		const { language, email: recipient } = offer;
		const href = offerLink(sender, { versionId: version.id, language });
		const mail = await writeOwnLetter(tx, sender.company, {
			...{ kind: "offer", about: id, occasion: "answer", letter, language, recipient },
			parts: [{ kind: "link", label: mailCatalogues[language].offer.link, href }],
		});
		if (mail === null) return true;
		const row = { offerId: id, version: version.version, createdAt: now };
		await tx.insert(offerMessages).values({ ...row, author: "company", text: letter.body });
		await tx.update(offers).set({ askedAt: null, updatedAt: now }).where(eq(offers.id, id));
		await noteOffer(tx, author, { offer, action: "letter", after: { mail } });
		return true;
	});
}
